//! Syntax of the `sparse_tensor` dialect: encodings, slices, level ranges and iteration.

mod encoding;
mod iterate;
pub(crate) mod level_type;
pub(crate) mod slice;

use mlirkit_asm::hooks::{Alias, Directive, Hooks, ParamSyntax, Parse, Print, arg};
use mlirkit_asm::{AttrParser, AttrPrinter, OpParser, OpPrinter, OpState, PResult, format};
use mlirkit_ir::{AttrData, OpRef, Param};

use super::types;

/// Registers the hand-written syntax of the `sparse_tensor` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.attrs.insert("sparse_tensor.encoding", &encoding::Encoding);
    hooks.attrs.insert("sparse_tensor.slice", &slice::Slice);
    hooks.ops.insert("sparse_tensor.coiterate", &iterate::Coiterate);
    hooks.ops.insert("sparse_tensor.iterate", &iterate::Iterate);
    hooks.directives.insert("sparse_tensor.LevelRange", &LevelRange);
    hooks.params.insert("sparse_tensor.LevelRange", &LevelRange);
    for parameter in [
        "sparse_tensor.iter_space.loLvl",
        "sparse_tensor.iter_space.hiLvl",
        "sparse_tensor.iterator.loLvl",
        "sparse_tensor.iterator.hiLvl",
    ] {
        hooks.params.insert(parameter, &Level);
    }
    hooks.type_builders.insert("sparse_tensor.storage_specifier", encoding::for_storage);
    hooks.encodings.insert("sparse_tensor.encoding", types::verify_tensor);
    hooks.attr_aliases.push(|ctx, attr| match ctx.attr_data(attr) {
        AttrData::Dialect(data) if &*data.def.name == "sparse_tensor.encoding" => {
            Some(Alias::Overridable("sparse".into()))
        }
        _ => None,
    });
}

/// Syntax of a range of levels: `2`, or `0 to 2`.
struct LevelRange;

/// Parses a range of levels. Returns the first level, and the level after the last one.
fn levels(p: &mut AttrParser<'_, '_>) -> PResult<(i64, i64)> {
    let low = format::parse_integer(p, 64)?;
    let high = if p.eat_keyword("to") { format::parse_integer(p, 64)? } else { low.saturating_add(1) };
    if high.cast_unsigned() <= low.cast_unsigned() {
        return Err(p.hook_error(p.name_offset(), "expect larger level upper bound than lower bound"));
    }
    Ok((low, high))
}

fn print_levels(p: &mut AttrPrinter<'_, '_>, low: i64, high: i64) {
    p.number(low.cast_unsigned());
    if low.wrapping_add(1) != high {
        p.text(" to ");
        p.number(high.cast_unsigned());
    }
}

impl Directive for LevelRange {
    type Args = (arg::Attribute, arg::Attribute);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (low, high): Parse<'_, Self>) -> PResult<()> {
        let numbers = levels(p)?;
        let index = p.ctx.index_type();
        *low = Some(p.ctx.int_attr(index, numbers.0));
        *high = Some(p.ctx.int_attr(index, numbers.1));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (low, high): Print<'m, 'c, Self>) {
        let (Some(low), Some(high)) = (low, high) else { return };
        if let (Some(low), Some(high)) = (p.ctx.int_value(low), p.ctx.int_value(high)) {
            print_levels(p, low, high);
        }
    }
}

impl ParamSyntax for LevelRange {
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()> {
        let (from, to) = levels(p)?;
        if let [low, high] = params {
            (*low, *high) = (Param::Int(from), Param::Int(to));
        }
        Ok(())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        if let [Param::Int(low), Param::Int(high)] = params {
            print_levels(p, *low, *high);
        }
    }
}

/// Syntax of a single level.
struct Level;

impl ParamSyntax for Level {
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()> {
        let level = format::parse_integer(p, 64)?;
        if let Some(param) = params.first_mut() {
            *param = Param::Int(level);
        }
        Ok(())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        if let Some(Param::Int(level)) = params.first() {
            p.number(level.cast_unsigned());
        }
    }
}
