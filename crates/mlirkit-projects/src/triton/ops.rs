//! Syntax of operations that Triton implements in C++: barriers, and warp groups with numbered regions.

use mlirkit_asm::function::attributes_but;
use mlirkit_asm::hooks::{Directive, Hooks, OpSyntax, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_ir::{Attr, AttrData, Context, OpRef, TypeData};

/// Registers the syntax of `ttg` operations.
pub(super) fn register_ttg(hooks: &mut Hooks) {
    hooks.ops.insert("ttg.barrier", &Barrier);
    hooks.ops.insert("ttg.warp_specialize", &WarpSpecialize);
    hooks.directives.insert("ttg.Offsets", &Offsets);
}

/// Registers the directives of `ttng`.
pub(super) fn register_ttng(hooks: &mut Hooks) {
    hooks.directives.insert("ttng.BarriersAndPreds", &BarriersAndPreds);
    hooks.directives.insert("ttng.Token", &Token);
}

/// Registers the syntax of `nvws` operations.
pub(super) fn register_nvws(hooks: &mut Hooks) {
    hooks.ops.insert("nvws.warp_group", &WarpGroup);
}

/// Syntax of `ttg.barrier local|global_read`. The address spaces are a bit enum; they may also be written as strings.
struct Barrier;

/// The keywords of the address spaces. The index is the number of the bit.
const SPACES: [&str; 5] = ["local", "global_read", "global_write", "tensor_read", "tensor_write"];

/// The mask of all address spaces.
const ALL: i64 = (1 << SPACES.len()) - 1;

impl OpSyntax for Barrier {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let mut bits = 0;
        loop {
            let offset = p.offset();
            let name = match p.optional_string() {
                Some(text) => String::from_utf8_lossy(&text).into_owned(),
                None => p.keyword()?.to_owned(),
            };
            bits |= match &*name {
                "none" => 0,
                "all" => ALL,
                name => match SPACES.iter().position(|known| *known == name) {
                    Some(bit) => 1 << bit,
                    None => return Err(p.op_error(offset, &format!("unknown addrSpace '{name}'"))),
                },
            };
            if !p.eat(Kind::VerticalBar) {
                break;
            }
        }
        let value = p.ctx.int_attr(p.ctx.i32_type(), bits);
        p.set_attr(op, "addrSpace", value);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let bits = op.attr("addrSpace").and_then(|attr| p.ctx.int_value(attr)).unwrap_or(0);
        let names: Vec<&str> =
            (0..).zip(SPACES).filter(|(bit, _)| bits >> bit & 1 == 1).map(|(_, name)| name).collect();
        p.text(" ");
        p.text(&match bits {
            0 => "none".to_owned(),
            ALL => "all".to_owned(),
            _ => names.join("|"),
        });
    }
}

/// Syntax of `ttg.warp_specialize(%a) default {...} partition0(%b: i32) num_warps(4) {...} : (i32) -> ()`.
///
/// The second region contains a single operation, which is not printed; the regions of that operation are the
/// partitions.
struct WarpSpecialize;

/// The name of the operation that holds the partitions.
const PARTITIONS: &str = "ttg.warp_specialize.partitions";

impl OpSyntax for WarpSpecialize {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let offset = p.offset();
        let operands = p.operand_list(Delimiter::Paren)?;
        p.attr_dict_with_keyword(&mut op.attrs)?;
        p.expect_keyword("default")?;
        let default = p.region(op, &[], false)?;
        op.regions.push(default);
        let holder = p.empty_region(op);
        let block = p.body().append_block(holder.0);
        let mut partitions = p.nested_op(PARTITIONS, offset);
        let warps = partition_regions(p, &mut partitions, true)?;
        p.expect(Kind::Colon, "expected ':'")?;
        let offset = p.offset();
        let ty = p.ty()?;
        let TypeData::Function(function) = p.ctx.type_data(ty) else {
            return Err(p.op_error(offset, "expected function type"));
        };
        p.resolve_all(&operands, &function.inputs, offset, &mut partitions.operands)?;
        op.types.extend_from_slice(&function.results);
        p.finish_nested(partitions, block)?;
        op.regions.push(holder);
        let warps = p.ctx.i32_array(&warps);
        p.set_attr(op, "partitionNumWarps", warps);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let ctx = p.ctx;
        let Some(partitions) = partitions(op) else { return };
        p.text("(");
        p.operands(partitions.operands());
        p.text(")");
        p.attr_dict_with_keyword(&attributes_but(op, &["partitionNumWarps"]), &["partitionNumWarps"]);
        p.newline();
        p.text("default ");
        if let Some(region) = op.regions().next() {
            p.region(op, region, RegionOptions::default().without_entry_args());
        }
        for ((number, region), warps) in
            partitions.regions().enumerate().zip(numbers(ctx, op.attr("partitionNumWarps")))
        {
            p.newline();
            p.fmt(format_args!("partition{number}("));
            let args: Vec<_> = region.blocks().next().map_or_else(Vec::new, |block| block.args().collect());
            p.comma_separated(args, |p, arg| p.region_argument(arg, &[]));
            p.fmt(format_args!(") num_warps({warps}) "));
            p.region(partitions, region, RegionOptions::default().without_entry_args());
        }
        p.text(" : (");
        p.value_types(partitions.operands());
        p.text(") -> ");
        let results: Vec<_> = op.result_types().to_vec();
        p.function_results(&results);
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        partitions(op).is_some()
    }
}

/// Returns the operation that holds the partitions; `None` if there is none.
fn partitions<'m, 'c>(op: OpRef<'m, 'c>) -> Option<OpRef<'m, 'c>> {
    let block = op.regions().nth(1)?.blocks().next()?;
    block.ops().next().filter(|partitions| partitions.name() == PARTITIONS)
}

/// Syntax of `nvws.warp_group partition0 num_warps(4) {...}`.
struct WarpGroup;

impl OpSyntax for WarpGroup {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        p.attr_dict_with_keyword(&mut op.attrs)?;
        let warps = partition_regions(p, op, false)?;
        let warps = p.ctx.i32_array(&warps);
        p.set_attr(op, "numWarps", warps);
        if p.eat(Kind::Arrow) {
            return p.function_results(&mut op.types);
        }
        // Before release 3.9, the terminator of the first partition yields the results.
        if let Some(region) = op.regions.first().copied() {
            let last = p.body().blocks(region.0).last().and_then(|block| p.body().last_op(block));
            let yielded = last.filter(|last| {
                let name = p.body().op(*last).name;
                p.ctx.str(p.ctx.op_name_data(name).name) == "nvws.warp_group.yield"
            });
            let values: Vec<_> = yielded.map_or_else(Vec::new, |last| p.body().operands(last).to_vec());
            op.types.extend(values.into_iter().map(|value| p.value_type(value)));
        }
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.attr_dict_with_keyword(&attributes_but(op, &["numWarps"]), &["numWarps"]);
        for ((number, region), warps) in op.regions().enumerate().zip(numbers(p.ctx, op.attr("numWarps"))) {
            p.newline();
            p.fmt(format_args!("partition{number} num_warps({warps}) "));
            p.region(op, region, RegionOptions::default().without_entry_args());
        }
        let types = op.signature().result_types(op.id);
        if p.ctx.release() >= mlirkit_defs::Release(24) {
            p.optional_arrow_types(types);
        }
    }
}

/// Parses `partition0 num_warps(4) {...} partition1 ...` into regions of the operation, and returns the number of warps
/// for each region. With `has_args`, each region has an argument list before `num_warps`.
fn partition_regions(p: &mut OpParser<'_, '_, '_>, op: &mut OpState, has_args: bool) -> PResult<Vec<i32>> {
    let mut warps = Vec::new();
    while p.eat_keyword(&format!("partition{}", warps.len())) {
        let args = if has_args { p.argument_list(Delimiter::Paren, true, false)? } else { Vec::new() };
        p.expect_keyword("num_warps")?;
        p.expect(Kind::LParen, "expected '('")?;
        let number = p.at(Kind::Integer).then(|| p.integer_value(p.tok())).flatten();
        let Some(number) = number.and_then(|number| i32::try_from(number).ok()) else {
            return Err(p.error_here("expected integer value"));
        };
        p.bump();
        p.expect(Kind::RParen, "expected ')'")?;
        warps.push(number);
        let region = p.region(op, &args, false)?;
        op.regions.push(region);
    }
    Ok(warps)
}

/// Returns the integers in a dense array; empty for any other attribute.
fn numbers(ctx: &Context, attr: Option<Attr>) -> Vec<i64> {
    match attr.map(|attr| ctx.attr_data(attr)) {
        Some(AttrData::DenseArray(_)) => attr.and_then(|attr| ctx.int_array(attr)).into_iter().flatten().collect(),
        _ => Vec::new(),
    }
}

/// Syntax of an optional token operand in brackets: `[%dep]`, or `[]`. Without a token type, nothing is printed.
struct Token;

impl Directive for Token {
    type Args = (arg::Operands, arg::Types);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (dep, types): Parse<'_, Self>) -> PResult<()> {
        if !p.eat(Kind::LSquare) {
            return Ok(());
        }
        types.extend(p.ctx.parse_type(b"!ttg.async.token").ok().map(|(ty, _)| ty));
        if !p.at(Kind::RSquare) {
            dep.push(p.operand()?);
        }
        p.expect(Kind::RSquare, "expected ']'").map(|_| ())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (dep, types): Print<'m, 'c, Self>) {
        if !types.is_empty() {
            p.text("[");
            p.operands(dep.iter().copied());
            p.text("]");
        }
    }
}

/// Syntax of a list of barriers with predicates: `, %barrier[%pred], ...`.
struct BarriersAndPreds;

impl Directive for BarriersAndPreds {
    type Args = (arg::Operands, arg::Operands);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (barriers, preds): Parse<'_, Self>) -> PResult<()> {
        while p.eat(Kind::Comma) {
            barriers.push(p.operand()?);
            p.expect(Kind::LSquare, "expected '['")?;
            preds.push(p.operand()?);
            p.expect(Kind::RSquare, "expected ']'")?;
        }
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (barriers, preds): Print<'m, 'c, Self>) {
        for (barrier, pred) in barriers.iter().zip(preds) {
            p.text(", ");
            p.operand(*barrier);
            p.text("[");
            p.operand(*pred);
            p.text("]");
        }
    }
}

/// Syntax of a dense array without brackets: `0, 16`.
struct Offsets;

impl Directive for Offsets {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (value,): Parse<'_, Self>) -> PResult<()> {
        let mut offsets = Vec::new();
        loop {
            let is_negative = p.eat(Kind::Minus);
            let number = p.at(Kind::Integer).then(|| p.integer_value(p.tok())).flatten();
            let Some(number) = number.and_then(|number| i32::try_from(number).ok()) else {
                return Err(p.error_here("expected integer value"));
            };
            p.bump();
            offsets.push(if is_negative { -number } else { number });
            if !p.eat(Kind::Comma) {
                break;
            }
        }
        *value = Some(p.ctx.i32_array(&offsets));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (value,): Print<'m, 'c, Self>) {
        let offsets = numbers(p.ctx, value);
        p.comma_separated(offsets, |p, offset| p.fmt(format_args!("{offset}")));
    }
}
