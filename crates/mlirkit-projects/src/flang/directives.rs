//! Custom directives of Flang's formats, and the syntax of `hlfir.region_assign`.

use mlirkit_asm::hooks::{Directive, Hooks, OpSyntax, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_ir::{AttrData, OpRef, RegionRef, TensorType, TypeData, ValueRef};

use super::attr_dict;

/// Registers the directives of the `fir` dialect.
pub(super) fn register_fir(hooks: &mut Hooks) {
    hooks.directives.insert("fir.CustomRangeSubscript", &RangeSubscript);
}

/// Registers the directives and operations of the `hlfir` dialect.
pub(super) fn register_hlfir(hooks: &mut Hooks) {
    hooks.directives.insert("hlfir.DesignatorIndices", &DesignatorIndices);
    hooks.directives.insert("hlfir.DesignatorComplexPart", &ComplexPart);
    hooks.directives.insert("hlfir.YieldOpCleanup", &Cleanup);
    hooks.directives.insert("hlfir.AssignmentMaskOpBody", &RegionBody { takes_args: false });
    hooks.directives.insert("hlfir.ForallOpBody", &RegionBody { takes_args: true });
    hooks.ops.insert("hlfir.region_assign", &RegionAssign);
}

/// Registers the directives of the `cuf` dialect.
pub(super) fn register_cuf(hooks: &mut Hooks) {
    hooks.directives.insert("cuf.CUFKernelValues", &KernelValues);
    hooks.directives.insert("cuf.CUFKernelLoopControl", &KernelLoops);
}

/// Registers the directives of the `mif` dialect.
pub(super) fn register_mif(hooks: &mut Hooks) {
    hooks.directives.insert("mif.ChangeTeamOpBody", &RegionBody { takes_args: false });
}

/// Returns the print options for a region whose terminator and entry arguments are omitted.
fn implied() -> RegionOptions {
    RegionOptions::default().without_entry_args().without_terminators()
}

/// Prints `%a: type`, without the location that other region arguments have.
fn argument_and_type<'c>(p: &mut OpPrinter<'_, 'c>, value: ValueRef<'_, 'c>) {
    p.operand(value);
    p.text(": ");
    p.ty(value.ty());
}

/// Syntax of a range of subscripts: `from (0, 1) to (4, 5)`.
struct RangeSubscript;

impl Directive for RangeSubscript {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (coor,): Parse<'_, Self>) -> PResult<()> {
        let mut bounds = [Vec::new(), Vec::new()];
        for (keyword, numbers) in ["from", "to"].into_iter().zip(&mut bounds) {
            p.expect_keyword(keyword)?;
            p.list_of(Delimiter::Paren, "", |p| {
                let index = p.ctx.index_type();
                let value = p.attr(Some(index))?;
                let number = p.ctx.int_value(value).ok_or_else(|| p.error_here("expected integer value"))?;
                numbers.push(number);
                Ok(())
            })?;
        }
        let [lower, upper] = bounds;
        if lower.len() != upper.len() {
            return Err(p.error_here("expected as many upper bounds as lower bounds"));
        }
        let numbers: Vec<i64> = lower.into_iter().zip(upper).flat_map(|(lower, upper)| [lower, upper]).collect();
        let shape = [i64::try_from(numbers.len()).unwrap_or(i64::MAX)];
        let element = p.ctx.index_type();
        let tensor = TensorType { shape: shape.into(), element, encoding: None };
        let ty = p.ctx.ty(TypeData::RankedTensor(Box::new(tensor)));
        *coor = p.ctx.dense_attr(ty, &numbers).ok();
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (coor,): Print<'m, 'c, Self>) {
        let Some(AttrData::DenseElements(values)) = coor.map(|coor| p.ctx.attr_data(coor)) else { return };
        /// The maximum rank of a Fortran array.
        const MOST_RANK: usize = 15;
        let mut count = 0;
        if let TypeData::RankedTensor(tensor) = p.ctx.type_data(values.ty) {
            count = tensor.shape.first().and_then(|count| usize::try_from(*count).ok()).unwrap_or(0);
        }
        let data = values.data.as_slice();
        count = count.min(if values.splat { 2 * MOST_RANK } else { data.len() / 8 });
        let number = |index: usize| {
            let index = if values.splat { 0 } else { index };
            let bytes = data.get(index * 8..index * 8 + 8).and_then(|bytes| bytes.try_into().ok());
            bytes.map_or(0, i64::from_le_bytes)
        };
        for (first, word) in ["from (", " to ("].into_iter().enumerate() {
            p.text(word);
            p.comma_separated((first..count).step_by(2), |p, index| p.fmt(format_args!("{}", number(index))));
            p.text(")");
        }
    }
}

/// Syntax of subscripts: `(%a, %lower:%upper:%step)`.
struct DesignatorIndices;

impl Directive for DesignatorIndices {
    type Args = (arg::Operands, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (indices, is_triplet): Parse<'_, Self>,
    ) -> PResult<()> {
        let mut triplets = Vec::new();
        if p.at(Kind::LParen) {
            p.list_of(Delimiter::Paren, "", |p| {
                indices.push(p.operand()?);
                let triplet = p.eat(Kind::Colon);
                if triplet {
                    indices.push(p.operand()?);
                    p.expect(Kind::Colon, "expected ':'")?;
                    indices.push(p.operand()?);
                }
                triplets.push(i64::from(triplet));
                Ok(())
            })?;
        }
        *is_triplet = Some(p.ctx.int_array_attr(1, &triplets));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (indices, is_triplet): Print<'m, 'c, Self>) {
        let triplets = is_triplet.and_then(|attr| p.ctx.int_array_values(attr)).unwrap_or_default();
        if triplets.is_empty() {
            return;
        }
        let mut indices = indices.iter();
        p.text("(");
        p.comma_separated(triplets, |p, triplet| {
            for (number, index) in indices.by_ref().take(if triplet == 0 { 1 } else { 3 }).enumerate() {
                p.text(if number > 0 { ":" } else { "" });
                p.operand(*index);
            }
        });
        p.text(")");
    }
}

/// Syntax of `real` or `imag`.
struct ComplexPart;

impl Directive for ComplexPart {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (part,): Parse<'_, Self>) -> PResult<()> {
        if p.eat_keyword("imag") {
            *part = Some(p.ctx.bool_attr(true));
        } else if p.eat_keyword("real") {
            *part = Some(p.ctx.bool_attr(false));
        }
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (part,): Print<'m, 'c, Self>) {
        if let Some(part) = part {
            let is_real = p.ctx.int_value(part) == Some(0);
            p.text(if is_real { "real" } else { "imag" });
        }
    }
}

/// Syntax of an optional region: `cleanup { ... }`.
struct Cleanup;

impl Directive for Cleanup {
    type Args = (arg::Regions,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState, (regions,): Parse<'_, Self>) -> PResult<()> {
        let region = if p.eat_keyword("cleanup") {
            let region = p.region(op, &[], false)?;
            p.ensure_terminator(op, region, "fir.end");
            region
        } else {
            p.empty_region(op)
        };
        regions.push(region);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, (regions,): Print<'m, 'c, Self>) {
        if let Some(region) = regions.first().filter(|region| region.blocks().next().is_some()) {
            p.text("cleanup ");
            p.region(op, *region, implied());
        }
    }
}

/// Syntax of a region without its terminator, which may be preceded by the region arguments.
struct RegionBody {
    takes_args: bool,
}

impl Directive for RegionBody {
    type Args = (arg::Regions,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState, (regions,): Parse<'_, Self>) -> PResult<()> {
        let args = if self.takes_args { p.argument_list(Delimiter::Paren, true, false)? } else { Vec::new() };
        let region = p.region(op, &args, false)?;
        p.ensure_terminator(op, region, "fir.end");
        regions.push(region);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, (regions,): Print<'m, 'c, Self>) {
        let Some(region) = regions.first() else { return };
        if self.takes_args {
            let args = region.blocks().next().map(|block| block.args().collect::<Vec<_>>()).unwrap_or_default();
            p.text(" (");
            p.comma_separated(args, argument_and_type);
            p.text(") ");
        }
        p.region(op, *region, if ends(*region) { implied() } else { RegionOptions::default().without_entry_args() });
    }
}

/// Returns whether a region ends in the terminator that is omitted when printing. `hlfir.elsewhere` may end one too.
fn ends(region: RegionRef<'_, '_>) -> bool {
    let last = region.blocks().last().and_then(|block| block.ops().last());
    last.is_none_or(|last| last.name() == "fir.end")
}

/// Syntax of `hlfir.region_assign { ... } to { ... } user_defined_assign (%a: type) to (%b: type) { ... }`.
struct RegionAssign;

impl OpSyntax for RegionAssign {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let value = p.region(op, &[], false)?;
        op.regions.push(value);
        p.expect_keyword("to")?;
        let target = p.region(op, &[], false)?;
        op.regions.push(target);
        let call = if p.eat_keyword("user_defined_assign") {
            let mut args = p.argument_list(Delimiter::Paren, true, false)?;
            p.expect_keyword("to")?;
            args.extend(p.argument_list(Delimiter::Paren, true, false)?);
            let call = p.region(op, &args, false)?;
            p.ensure_terminator(op, call, "fir.end");
            call
        } else {
            p.empty_region(op)
        };
        op.regions.push(call);
        p.attr_dict(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        for (region, word) in op.regions().zip([" ", " to ", " user_defined_assign  ("]) {
            let Some(entry) = region.blocks().next() else { continue };
            p.text(word);
            let args: Vec<_> = entry.args().collect();
            let is_call = word.len() > 4;
            if is_call {
                for (number, arg) in args.into_iter().enumerate() {
                    p.text(if number > 0 { ") to (" } else { "" });
                    argument_and_type(p, arg);
                }
                p.text(") ");
            }
            let options = if is_call { implied() } else { RegionOptions::default().without_entry_args() };
            p.region(op, region, options);
        }
        attr_dict(p, op, &[]);
    }
}

/// Syntax of the launch dimensions of a kernel: `*`, `%a`, or `(%a, %b)`.
struct KernelValues;

impl Directive for KernelValues {
    type Args = (arg::Operands, arg::Types);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (values, types): Parse<'_, Self>) -> PResult<()> {
        if p.eat(Kind::Star) {
            return Ok(());
        }
        if p.at(Kind::LParen) {
            *values = p.operand_list(Delimiter::Paren)?;
        } else {
            values.push(p.operand()?);
        }
        types.extend(std::iter::repeat_n(p.ctx.i32_type(), values.len()));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (values, _): Print<'m, 'c, Self>) {
        match values {
            [] => p.text("*"),
            [value] => p.operand(*value),
            values => {
                p.text("(");
                p.operands(values.iter().copied());
                p.text(")");
            }
        }
    }
}

/// Syntax of the loops of a kernel: `(%i : index) = (%a : index) to (%b : index)  step (%c : index) { ... }`.
struct KernelLoops;

impl Directive for KernelLoops {
    type Args = (arg::Regions, arg::Operands, arg::Types, arg::Operands, arg::Types, arg::Operands, arg::Types);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        op: &mut OpState,
        (regions, lower, lower_types, upper, upper_types, step, step_types): Parse<'_, Self>,
    ) -> PResult<()> {
        let args = p.argument_list(Delimiter::Paren, true, false)?;
        p.expect(Kind::Equal, "expected '='")?;
        let bounds = [("", lower, lower_types), ("to", upper, upper_types), ("step", step, step_types)];
        for (word, values, types) in bounds {
            if !word.is_empty() {
                p.expect_keyword(word)?;
            }
            p.expect(Kind::LParen, "expected '('")?;
            *values = p.plain_operand_list()?;
            p.expect(Kind::Colon, "expected ':'")?;
            types.push(p.ty()?);
            while p.eat(Kind::Comma) {
                types.push(p.ty()?);
            }
            p.expect(Kind::RParen, "expected ')'")?;
        }
        let region = p.region(op, &args, false)?;
        regions.push(region);
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        op: OpRef<'m, 'c>,
        (regions, lower, _, upper, _, step, _): Print<'m, 'c, Self>,
    ) {
        let Some(region) = regions.first() else { return };
        let args = region.blocks().next().map(|block| block.args().collect::<Vec<_>>()).unwrap_or_default();
        p.text("(");
        p.comma_separated(args, |p, arg| {
            p.operand(arg);
            p.text(" : ");
            p.ty(arg.ty());
        });
        for (word, values) in [(") = (", lower), (") to (", upper), (")  step (", step)] {
            p.text(word);
            p.operands(values.iter().copied());
            p.text(" : ");
            p.value_types(values.iter().copied());
        }
        p.text(") ");
        p.region(op, *region, RegionOptions::default().without_entry_args());
    }
}
