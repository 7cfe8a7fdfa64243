//! Syntax of pipelines and of `sv.case`.

use mlirkit_asm::hooks::{AsmNames, Directive, Hooks, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_ir::{Attr, AttrData, IntegerAttr, OpRef, Param, RegionRef, ValueId, ValueRef};
use mlirkit_num::ApInt;

use super::{elements, incomplete};

/// Registers the directives of `sv` and `pipeline`, and the names of values in pipelines.
pub(super) fn register(hooks: &mut Hooks) {
    hooks.directives.insert("sv.Cases", &Cases);
    hooks.directives.insert("pipeline.StageRegisters", &Registers);
    hooks.directives.insert("pipeline.Passthroughs", &Passthroughs);
    hooks.names.insert("pipeline.scheduled", &PipelineNames);
    hooks.names.insert("pipeline.unscheduled", &PipelineNames);
}

/// Syntax of the cases of `sv.case`, one per line: `case b01x: { ... }`, `case %value: { ... }`, `default: { ... }`.
struct Cases;

/// The letters for two bits of a pattern.
const BITS: &[u8; 4] = b"01xz";

impl Directive for Cases {
    type Args = (arg::Attribute, arg::Operands, arg::Types, arg::Ref<arg::Types>, arg::Regions);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        op: &mut OpState,
        (patterns, values, types, of, regions): Parse<'_, Self>,
    ) -> PResult<()> {
        let mut all = Vec::new();
        let ty = of.first().copied().unwrap_or_else(|| p.ctx.i1_type());
        let width = p.ctx.int_or_float_width(ty); // `None` for enums
        loop {
            if p.eat_keyword("default") {
                all.push(p.ctx.attr(AttrData::Unit));
            } else if !p.eat_keyword("case") {
                break;
            } else if p.at(Kind::PercentId) {
                values.push(p.operand()?);
                types.push(ty);
                let expr = p.ctx.new_dialect_attr("sv", "expr", Vec::new());
                all.push(expr.ok_or_else(|| incomplete(p, "sv"))?);
            } else if width.is_none() {
                let params = vec![Param::Attr(p.ctx.string_attr(p.keyword()?)), Param::Attr(p.ctx.type_attr(ty))];
                let field = p.ctx.new_dialect_attr("hw", "enum.field", params);
                all.push(field.ok_or_else(|| incomplete(p, "hw"))?);
            } else {
                let offset = p.offset();
                let bits =
                    pattern(p.keyword()?, width.unwrap_or_default()).map_err(|message| p.op_error(offset, message))?;
                all.push(p.ctx.attr(AttrData::Integer(IntegerAttr { ty: p.ctx.int_type(bits.width()), value: bits })));
            }
            p.expect(Kind::Colon, "expected ':'")?;
            regions.push(p.region(op, &[], false)?);
        }
        *patterns = Some(p.ctx.array_attr(&all));
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        op: OpRef<'m, 'c>,
        (patterns, values, _, _, regions): Print<'m, 'c, Self>,
    ) {
        let (ctx, mut values) = (p.ctx, values.iter());
        for (region, pattern) in regions.iter().zip(elements(p.ctx, patterns)) {
            p.newline();
            match p.ctx.attr_data(*pattern) {
                AttrData::Unit => p.text("default"),
                AttrData::Integer(int) => {
                    p.text("case b");
                    for at in (0..int.value.width() / 2).rev() {
                        let bits = usize::from(int.value.bit(at * 2 + 1)) * 2 + usize::from(int.value.bit(at * 2));
                        p.bytes(BITS.get(bits..=bits).unwrap_or_default());
                    }
                }
                AttrData::Dialect(data) => {
                    p.text("case ");
                    match data.params.first() {
                        Some(Param::Attr(field)) => p.text(ctx.str_value(*field).unwrap_or_default()),
                        _ => values.next().into_iter().for_each(|value| p.operand(*value)),
                    }
                }
                _ => p.attr(*pattern),
            }
            p.text(": ");
            p.region(op, *region, RegionOptions::default().without_entry_args());
        }
    }
}

/// Returns the integer for a pattern such as `b01xz`: two bits for each letter. Leading zeros may be missing.
fn pattern(word: &str, width: u32) -> Result<ApInt, &'static str> {
    let letters = word.strip_prefix('b').ok_or("expected case value starting with 'b'")?;
    if letters.len() > usize::try_from(width).unwrap_or_default() {
        return Err("too many bits specified in pattern");
    }
    let mut words = vec![0_u64; letters.len().div_ceil(32)];
    for (at, letter) in letters.bytes().rev().enumerate() {
        let bits = BITS.iter().position(|known| *known == letter).ok_or("unexpected case bit")?;
        if let Some(word) = words.get_mut(at / 32) {
            *word |= (bits as u64) << (at % 32 * 2);
        }
    }
    Ok(ApInt::from_words(width * 2, &words))
}

/// Syntax of `regs("name" = %a : i8 gated by [%gate], ...)`. Nothing is printed if there are no registers.
struct Registers;

impl Directive for Registers {
    type Args = (arg::Operands, arg::Types, arg::Operands, arg::Attribute, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (values, types, gates, counts, names): Parse<'_, Self>,
    ) -> PResult<()> {
        let mut all = Vec::new();
        parse_values(p, "regs", (values, types, names), |p| {
            let before = gates.len();
            if p.eat_keyword("gated") {
                p.expect_keyword("by")?;
                gates.extend(p.operand_list(Delimiter::Square)?);
            }
            let count = i64::try_from(gates.len() - before).unwrap_or(i64::MAX);
            all.push(p.ctx.int_attr(p.ctx.int_type(64), count));
            Ok(())
        })?;
        *counts = Some(p.ctx.array_attr(&all));
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        _: OpRef<'m, 'c>,
        (values, _, gates, counts, names): Print<'m, 'c, Self>,
    ) {
        let mut gates = gates.iter();
        print_values(p, "regs(", values, names, |p, at| {
            let count = elements(p.ctx, counts).get(at).and_then(|count| p.ctx.int_value(*count)).unwrap_or(0);
            if count > 0 {
                p.text(" gated by [");
                p.operands(gates.by_ref().take(usize::try_from(count).unwrap_or(0)).copied());
                p.text("]");
            }
        });
    }
}

/// Syntax of `pass("name" = %a : i8, ...)`.
struct Passthroughs;

impl Directive for Passthroughs {
    type Args = (arg::Operands, arg::Types, arg::Attribute);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, args: Parse<'_, Self>) -> PResult<()> {
        parse_values(p, "pass", args, |_| Ok(()))
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (values, _, names): Print<'m, 'c, Self>) {
        print_values(p, "pass(", values, names, |_, _| ());
    }
}

/// Parses a list of values, which may have names, after a keyword. Calls `rest` after each value.
fn parse_values(
    p: &mut OpParser<'_, '_, '_>,
    keyword: &str,
    (values, types, names): Parse<'_, Passthroughs>,
    mut rest: impl FnMut(&mut OpParser<'_, '_, '_>) -> PResult<()>,
) -> PResult<()> {
    if !p.eat_keyword(keyword) {
        return Ok(());
    }
    let mut all = Vec::new();
    p.list_of(Delimiter::Paren, "", |p| {
        let name = if p.at(Kind::String) { p.string()? } else { Default::default() };
        if !name.is_empty() {
            p.expect(Kind::Equal, "expected '='")?;
        }
        all.push(p.ctx.string_attr(&String::from_utf8_lossy(&name)));
        values.push(p.operand()?);
        p.expect(Kind::Colon, "expected ':'")?;
        types.push(p.ty()?);
        rest(p)
    })?;
    *names = Some(p.ctx.array_attr(&all));
    Ok(())
}

fn print_values<'c>(
    p: &mut OpPrinter<'_, 'c>,
    start: &str,
    values: &[ValueRef<'_, 'c>],
    names: Option<Attr>,
    mut rest: impl FnMut(&mut OpPrinter<'_, 'c>, usize),
) {
    if values.is_empty() {
        return;
    }
    p.text(start);
    p.comma_separated(values.iter().enumerate(), |p, (at, value)| {
        if let Some(name) = name_at(p.ctx, names, at) {
            p.string(name.as_bytes());
            p.text(" = ");
        }
        p.operand(*value);
        p.text(" : ");
        p.ty(value.ty());
        rest(p, at);
    });
    p.text(")");
}

/// Returns the name at an index of an array of names; `None` if it is empty.
fn name_at(ctx: &mlirkit_ir::Context, names: Option<Attr>, at: usize) -> Option<&str> {
    ctx.str_value(*elements(ctx, names).get(at)?).filter(|name| !name.is_empty())
}

/// A hook that names the results of a pipeline, its inputs, and the registers of each stage.
struct PipelineNames;

impl AsmNames for PipelineNames {
    fn results(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        let names = elements(op.context(), op.attr("outputNames"));
        let names = names.iter().filter_map(|name| op.context().str_value(*name)).chain(["done"]);
        op.results().zip(names).for_each(|(result, name)| set(result.id, name));
    }

    fn region_args(&self, op: OpRef<'_, '_>, region: RegionRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        let ctx = op.context();
        for (stage, block) in region.blocks().enumerate() {
            let args: Vec<ValueRef<'_, '_>> = block.args().collect();
            let before = region.blocks().filter_map(|other| other.ops().last());
            let leads_here = |op: &OpRef<'_, '_>| op.successors().any(|next| next.id == block.id);
            match before.into_iter().find(leads_here).filter(|op| op.name() == "pipeline.stage") {
                Some(before) => {
                    let registers = elements(ctx, before.attr("clockGatesPerRegister")).len();
                    for (at, arg) in args.iter().enumerate() {
                        let (kind, names, at) = match at.checked_sub(registers) {
                            None => ("reg", before.attr("registerNames"), at),
                            Some(at) => ("pass", before.attr("passthroughNames"), at),
                        };
                        let own = name_at(ctx, names, at).map(str::to_owned);
                        set(arg.id, &own.unwrap_or_else(|| format!("s{stage}_{kind}{at}")));
                    }
                }
                None => {
                    let names = elements(ctx, op.attr("inputNames"));
                    let names = names.iter().filter_map(|name| ctx.str_value(*name));
                    args.iter().zip(names).for_each(|(arg, name)| set(arg.id, name));
                }
            }
            args.last().into_iter().for_each(|arg| set(arg.id, &format!("s{stage}_enable")));
        }
    }
}
