//! Syntax of `fir` loops.

use mlirkit_asm::hooks::{Hooks, OpSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Argument, Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions, Unresolved};
use mlirkit_ir::{Attr, OpRef, Type, ValueRef};

use super::{argument, attr_dict, body_args, elements, operand_group, operand_segments};

/// Registers the syntax of loops.
pub(super) fn register(hooks: &mut Hooks) {
    hooks.ops.insert("fir.do_loop", &DoLoop);
    hooks.ops.insert("fir.iterate_while", &IterateWhile);
    hooks.ops.insert("fir.do_concurrent.loop", &DoConcurrent);
}

/// Parses the bounds and the step of a loop: `%a to %b step %c`.
fn bounds(p: &mut OpParser<'_, '_, '_>) -> PResult<[Unresolved; 3]> {
    let lower = p.operand()?;
    p.expect_keyword("to")?;
    let upper = p.operand()?;
    p.expect_keyword("step")?;
    Ok([lower, upper, p.operand()?])
}

/// Prints the variable, the bounds and the step of a loop: `%i = %a to %b step %c`.
fn print_bounds<'c>(p: &mut OpPrinter<'_, 'c>, variable: ValueRef<'_, 'c>, bounds: &[ValueRef<'_, 'c>]) {
    p.operand(variable);
    for (word, bound) in [" = ", " to ", " step "].iter().zip(bounds) {
        p.text(word);
        p.operand(*bound);
    }
}

/// Prints the loop-carried values: `(%arg = %init, ...)`.
fn print_assignments<'c>(p: &mut OpPrinter<'_, 'c>, args: &[ValueRef<'_, 'c>], inits: &[ValueRef<'_, 'c>]) {
    p.text("(");
    p.comma_separated(args.iter().zip(inits), |p, (arg, init)| {
        p.operand(*arg);
        p.text(" = ");
        p.operand(*init);
    });
    p.text(")");
}

/// Parses result types, `-> (type, ...)` or `-> type`, after the arrow.
fn arrow_types(p: &mut OpParser<'_, '_, '_>) -> PResult<Vec<Type>> {
    let mut types = Vec::new();
    p.expect(Kind::Arrow, "expected '->'")?;
    if !p.eat(Kind::LParen) {
        types.push(p.ty()?);
        return Ok(types);
    }
    while !p.at(Kind::RParen) {
        types.push(p.ty()?);
        if !p.eat(Kind::Comma) {
            break;
        }
    }
    p.expect(Kind::RParen, "expected ')'")?;
    Ok(types)
}

/// Syntax of `fir.do_loop %i = %a to %b step %c unordered iter_args(%x = %y) -> (types) { ... }`.
struct DoLoop;

impl OpSyntax for DoLoop {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let index = p.ctx.index_type();
        let unit = p.ctx.unit();
        let variable = p.operand()?;
        p.expect(Kind::Equal, "expected '='")?;
        let bounds = bounds(p)?;
        p.resolve_as(&bounds, index, &mut op.operands)?;
        if p.eat_keyword("unordered") {
            p.set_attr(op, "unordered", unit);
        }
        let mut args = vec![argument(variable, index)];
        let mut count = 0;
        if p.eat_keyword("iter_args") {
            let offset = p.offset();
            let (left, right) = p.assignments()?;
            op.types = arrow_types(p)?;
            // The results may begin with the final value of the loop variable.
            let own = op.types.len().saturating_sub(right.len()).min(1);
            if own == 1 {
                p.set_attr(op, "finalValue", unit);
            }
            let types = op.types.get(own..).unwrap_or_default().to_vec();
            p.resolve_all(&right, &types, offset, &mut op.operands)?;
            count = right.len();
            args.extend(left.into_iter().zip(types).map(|(arg, ty)| Argument { ty: Some(ty), ..arg }));
        } else if p.eat(Kind::Arrow) {
            p.expect_keyword("index")?;
            op.types.push(index);
            p.set_attr(op, "finalValue", unit);
        }
        p.attr_dict_with_keyword(&mut op.attrs)?;
        let region = p.region(op, &args, false)?;
        p.ensure_terminator(op, region, "fir.result");
        op.regions.push(region);
        operand_segments(p, op, &[1, 1, 1, 0, count]);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let (args, operands) = (body_args(op), op.operands().collect::<Vec<_>>());
        let [variable, iter_args @ ..] = args.as_slice() else { return p.generic_op_after_name(op) };
        p.text(" ");
        print_bounds(p, *variable, &operands);
        p.text(if op.attr("unordered").is_some() { " unordered" } else { "" });
        let inits = operand_group(op, 4);
        let types = op.signature().result_types(op.id);
        if !inits.is_empty() {
            p.text(" iter_args");
            print_assignments(p, iter_args, &inits);
            p.text(" -> (");
            p.types(types);
            p.text(")");
        } else if op.attr("finalValue").is_some() {
            p.text(" -> ");
            p.types(types);
        }
        let elided = ["unordered", "finalValue", "reduceAttrs", "operandSegmentSizes"];
        p.attr_dict_with_keyword(&mlirkit_asm::function::attributes_but(op, &elided), &elided);
        p.text(" ");
        if let Some(region) = op.regions().next() {
            let options = RegionOptions { terminators: !types.is_empty(), ..RegionOptions::default() };
            p.region(op, region, options.without_entry_args());
        }
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        // Older releases print reductions in this syntax. The newer syntax cannot express them.
        operand_group(op, 3).is_empty() && body_args(op).len() == 1 + operand_group(op, 4).len()
    }
}

/// Syntax of `fir.iterate_while (%i = %a to %b step %c) and (%ok = %d) iter_args(%x = %y) -> (types) { ... }`.
struct IterateWhile;

impl OpSyntax for IterateWhile {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let (index, flag, unit) = (p.ctx.index_type(), p.ctx.i1_type(), p.ctx.unit());
        p.expect(Kind::LParen, "expected '('")?;
        let variable = p.operand()?;
        p.expect(Kind::Equal, "expected '='")?;
        let bounds = bounds(p)?;
        p.resolve_as(&bounds, index, &mut op.operands)?;
        p.expect(Kind::RParen, "expected ')'")?;
        p.expect_keyword("and")?;
        p.expect(Kind::LParen, "expected '('")?;
        let condition = p.operand()?;
        p.expect(Kind::Equal, "expected '='")?;
        let initial = p.operand()?;
        p.resolve_as(&[initial], flag, &mut op.operands)?;
        p.expect(Kind::RParen, "expected ')'")?;
        let mut args = vec![argument(variable, index), argument(condition, flag)];
        if p.eat_keyword("iter_args") {
            let offset = p.offset();
            let (left, right) = p.assignments()?;
            let types = arrow_types(p)?;
            let is_final = types.len() == right.len() + 2;
            let own = types.get(if is_final { 2 } else { 0 }..).unwrap_or_default().to_vec();
            if is_final {
                p.set_attr(op, "finalValue", unit);
                op.types = types;
            } else {
                op.types.push(flag);
                op.types.extend(types);
            }
            p.resolve_all(&right, &own, offset, &mut op.operands)?;
            args.extend(left.into_iter().zip(own).map(|(arg, ty)| Argument { ty: Some(ty), ..arg }));
        } else if p.at(Kind::Arrow) {
            op.types = arrow_types(p)?;
            p.set_attr(op, "finalValue", unit);
        } else {
            op.types.push(flag);
        }
        p.attr_dict_with_keyword(&mut op.attrs)?;
        let region = p.region(op, &args, false)?;
        p.ensure_terminator(op, region, "fir.result");
        op.regions.push(region);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let (args, operands) = (body_args(op), op.operands().collect::<Vec<_>>());
        let [variable, iter_args @ ..] = args.as_slice() else { return p.generic_op_after_name(op) };
        let Some((bounds, inits)) = operands.split_at_checked(3) else { return p.generic_op_after_name(op) };
        let types = op.signature().result_types(op.id);
        let is_final = op.attr("finalValue").is_some();
        p.text(" (");
        print_bounds(p, *variable, bounds);
        p.text(") and ");
        print_assignments(p, iter_args.get(..1).unwrap_or_default(), inits);
        if iter_args.len() > 1 {
            p.text(" iter_args");
            print_assignments(p, &iter_args[1..], inits.get(1..).unwrap_or_default());
            p.text(" -> (");
            p.types(types.get(usize::from(!is_final)..).unwrap_or_default());
            p.text(")");
        } else if is_final {
            p.text(" -> (");
            p.types(types);
            p.text(")");
        }
        p.attr_dict_with_keyword(&mlirkit_asm::function::attributes_but(op, &["finalValue"]), &["finalValue"]);
        p.text(" ");
        if let Some(region) = op.regions().next() {
            p.region(op, region, RegionOptions::default().without_entry_args());
        }
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        op.operands().len() >= 4 && body_args(op).len() + 2 == op.operands().len()
    }
}

/// Syntax of `fir.do_concurrent.loop (%i) = (%a) to (%b) step (%c) local(...) reduce(...) { ... }`.
struct DoConcurrent;

const HIDDEN: [&str; 5] = ["operandSegmentSizes", "local_syms", "reduce_syms", "reduce_attrs", "reduce_byref"];

/// The variables of a parsed `local` or `reduce` clause.
#[derive(Default)]
struct ConcurrentClause {
    symbols: Vec<Attr>,
    attrs: Vec<Attr>,
    byref: Vec<bool>,
    variables: Vec<Unresolved>,
    args: Vec<Argument>,
}

impl ConcurrentClause {
    /// Parses the rest of a clause, up to and including the closing parenthesis:
    /// `byref @symbol #attr %variable -> %arg, ... : types)`. Only a `reduce` clause, for which `reduces` is set, has
    /// `byref` and the attribute.
    fn parse(&mut self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState, reduces: bool) -> PResult<()> {
        p.expect(Kind::LParen, "expected '('")?;
        loop {
            if reduces {
                self.byref.push(p.eat_keyword("byref"));
            }
            self.symbols.push(p.attribute()?);
            if reduces {
                self.attrs.push(p.attribute()?);
            }
            self.variables.push(p.operand()?);
            p.expect(Kind::Arrow, "expected '->'")?;
            self.args.push(p.argument(false, false)?);
            if !p.eat(Kind::Comma) {
                break;
            }
        }
        let offset = p.offset();
        p.expect(Kind::Colon, "expected ':'")?;
        let mut types = vec![p.ty()?];
        while p.eat(Kind::Comma) {
            types.push(p.ty()?);
        }
        p.expect(Kind::RParen, "expected ')'")?;
        p.resolve_all(&self.variables, &types, offset, &mut op.operands)?;
        self.args.iter_mut().zip(types).for_each(|(arg, ty)| arg.ty = Some(ty));
        Ok(())
    }
}

impl OpSyntax for DoConcurrent {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let index = p.ctx.index_type();
        let mut args = p.argument_list(Delimiter::Paren, false, false)?;
        args.iter_mut().for_each(|arg| arg.ty = Some(index));
        let variables = args.len();
        p.expect(Kind::Equal, "expected '='")?;
        for (number, word) in ["", "to", "step"].into_iter().enumerate() {
            if number > 0 {
                p.expect_keyword(word)?;
            }
            let bounds = p.operand_list_of(Delimiter::Paren, variables)?;
            p.resolve_as(&bounds, index, &mut op.operands)?;
        }
        let (mut local, mut reduce) = (ConcurrentClause::default(), ConcurrentClause::default());
        if p.eat_keyword("local") {
            local.parse(p, op, false)?;
            let symbols = p.ctx.array_attr(&local.symbols);
            p.set_attr(op, "local_syms", symbols);
        }
        if p.eat_keyword("reduce") {
            reduce.parse(p, op, true)?;
            let (symbols, attrs) = (p.ctx.array_attr(&reduce.symbols), p.ctx.array_attr(&reduce.attrs));
            let numbers: Vec<i64> = reduce.byref.iter().map(|byref| i64::from(*byref)).collect();
            let byref = p.ctx.int_array_attr(1, &numbers);
            p.set_attr(op, "reduce_syms", symbols);
            p.set_attr(op, "reduce_attrs", attrs);
            p.set_attr(op, "reduce_byref", byref);
        }
        let sizes = [variables, variables, variables, local.args.len(), reduce.args.len()];
        args.extend(local.args);
        args.extend(reduce.args);
        let region = p.region(op, &args, false)?;
        op.regions.push(region);
        p.attr_dict(&mut op.attrs)?;
        operand_segments(p, op, &sizes);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let args = body_args(op);
        let variables = operand_group(op, 0).len();
        let (own, rest) = args.split_at_checked(variables).unwrap_or((&args, &[]));
        p.text(" (");
        p.operands(own.iter().copied());
        for (number, word) in [") = (", ") to (", ") step ("].into_iter().enumerate() {
            p.text(word);
            p.operands(operand_group(op, number));
        }
        p.text(")");
        let (local, reduce) = (operand_group(op, 3), operand_group(op, 4));
        let (local_args, reduce_args) = rest.split_at_checked(local.len()).unwrap_or((rest, &[]));
        let ctx = p.ctx;
        if !local.is_empty() {
            let symbols = elements(ctx, op.attr("local_syms"));
            p.text(" local(");
            p.comma_separated(symbols.iter().zip(&local).zip(local_args), |p, ((symbol, variable), arg)| {
                p.attr(*symbol);
                p.text(" ");
                p.operand(*variable);
                p.text(" -> ");
                p.operand(*arg);
            });
            p.text(" : ");
            p.value_types(local.iter().copied());
            p.text(")");
        }
        if !reduce.is_empty() {
            let symbols = elements(ctx, op.attr("reduce_syms"));
            let attrs = elements(ctx, op.attr("reduce_attrs"));
            let byref = op.attr("reduce_byref").and_then(|attr| ctx.int_array_values(attr)).unwrap_or_default();
            p.text(" reduce(");
            p.comma_separated(reduce.iter().zip(reduce_args).enumerate(), |p, (index, (variable, arg))| {
                p.text(if byref.get(index).is_some_and(|byref| *byref != 0) { "byref " } else { "" });
                for attr in [symbols.get(index), attrs.get(index)].into_iter().flatten() {
                    p.attr(*attr);
                    p.text(" ");
                }
                p.operand(*variable);
                p.text(" -> ");
                p.operand(*arg);
            });
            p.text(" : ");
            p.value_types(reduce.iter().copied());
            p.text(")");
        }
        p.text(" ");
        if let Some(region) = op.regions().next() {
            p.region(op, region, RegionOptions::default().without_entry_args());
        }
        attr_dict(p, op, &HIDDEN);
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        let sizes = [0, 1, 2, 3, 4].map(|index| operand_group(op, index).len());
        let [variables, upper, step, local, reduce] = sizes;
        let length = |name: &str| elements(op.context(), op.attr(name)).len();
        let byref =
            op.attr("reduce_byref").and_then(|attr| op.context().int_array_values(attr)).map_or(0, |all| all.len());
        [upper, step] == [variables; 2]
            && body_args(op).len() == variables + local + reduce
            && length("local_syms") == local
            && [length("reduce_syms"), length("reduce_attrs"), byref] == [reduce; 3]
    }
}
