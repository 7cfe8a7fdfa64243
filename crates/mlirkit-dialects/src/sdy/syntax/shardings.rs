//! Syntax of `sdy.sharding`: `<@mesh, [{"x"}, {"y", ?}p1], replicated={"z"}>`. The mesh may be written inline.

use mlirkit_asm::format::{parse_attr, print_stripped_attr};
use mlirkit_asm::hooks::{AttrSyntax, Directive, ParamSyntax, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, Delimiter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{Attr, AttrData, Context, OpRef, Param, ParamList, Type};

use crate::text;

/// Syntax of the sharding of one dimension: `{"x", ?}p1`.
pub(super) struct DimensionSharding;

/// Syntax of `@mesh` or `mesh<["x"=2]>`.
pub(super) struct MeshOrRef;

/// Syntax of the axes that do not shard a dimension: `, replicated={"x"}, unreduced=max{"y"}`.
pub(super) struct ReplicatedAndUnreducedAxes;

/// Syntax of `[<@mesh, [{}]>, ...]`, the shardings of several values.
pub(super) struct StrippedTensorShardingPerValueAttr;

/// The keywords of the enum `ReductionOp`. The first one is the default and is not printed.
const REDUCTIONS: [&str; 3] = ["sum", "max", "min"];

/// Parses the attribute `sdy.name`, with or without its prefix.
fn stripped(p: &mut AttrParser<'_, '_>, name: &str) -> PResult<Attr> {
    let row = text::attr_row(p, "sdy", name)?;
    if !p.at(Kind::HashId) {
        return parse_attr(row, p, None);
    }
    let (offset, attr) = (p.offset(), p.attribute()?);
    match p.ctx.attr_data(attr) {
        AttrData::Dialect(data) if std::ptr::eq(data.def, row) => Ok(attr),
        _ => Err(p.error_at(offset, "invalid kind of attribute specified")),
    }
}

fn print_list(p: &mut AttrPrinter<'_, '_>, attrs: &[Param]) {
    p.comma_separated(attrs, |p, attr| {
        if let Param::Attr(attr) = attr {
            print_stripped_attr(p, *attr);
        }
    });
}

/// Removes the device list of a mesh if the devices are in ascending order.
pub(super) fn build_mesh(ctx: &Context, params: &mut [Param]) {
    let [Param::Array(axes), Param::Array(devices)] = params else { return };
    let size = |axis: &Param| match axis {
        Param::Attr(axis) => match ctx.attr_data(*axis) {
            AttrData::Dialect(data) => data.params.get(1).and_then(int),
            _ => None,
        },
        _ => None,
    };
    let total = axes.iter().try_fold(1, |total: i64, axis| total.checked_mul(size(axis)?));
    let in_order = (0..).zip(devices.iter()).all(|(number, device)| int(device) == Some(number));
    if !axes.is_empty() && in_order && total.and_then(|total| usize::try_from(total).ok()) == Some(devices.len()) {
        *devices = ParamList::default();
    }
}

fn int(param: &Param) -> Option<i64> {
    if let Param::Int(value) = param { Some(*value) } else { None }
}

impl AttrSyntax for DimensionSharding {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _ty: Option<Type>) -> PResult<Attr> {
        p.expect(Kind::LBrace, "expected '{'")?;
        let (axis, mut axes, mut closed) = (text::attr_row(p, "sdy", "axis_ref")?, Vec::new(), true);
        while !p.eat(Kind::RBrace) {
            if !axes.is_empty() {
                p.expect(Kind::Comma, "expected ','")?;
            }
            if p.eat(Kind::Question) {
                closed = false;
                p.expect(Kind::RBrace, "expected '}'")?;
                break;
            }
            axes.push(Param::Attr(parse_attr(axis, p, None)?));
        }
        let priority = match p.optional_keyword() {
            Some(word) => Param::Int(priority(p, word)?),
            None => Param::None,
        };
        text::dialect_attr(
            p,
            "sdy",
            "dimension_sharding",
            vec![Param::Array(axes.into()), Param::Bool(closed), priority],
        )
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        let AttrData::Dialect(data) = p.ctx.attr_data(attr) else { return };
        let [Param::Array(axes), Param::Bool(closed), priority] = &*data.params else { return };
        p.text("{");
        print_list(p, axes);
        if !closed {
            p.text(if axes.is_empty() { "?" } else { ", ?" });
        }
        p.text("}");
        if let Param::Int(priority) = priority {
            p.fmt(format_args!("p{priority}"));
        }
    }
}

/// Parses `word` as a priority such as `p1` and returns the number.
fn priority(p: &AttrParser<'_, '_>, word: &str) -> PResult<i64> {
    let digits = word.strip_prefix('p').filter(|rest| !rest.is_empty() && rest.bytes().all(|c| c.is_ascii_digit()));
    let Some(digits) = digits else {
        return Err(p.error_here(&format!("expecting priority in format 'p<number>', got: {word}")));
    };
    if digits.len() > 1 && digits.starts_with('0') {
        return Err(p.error_here(&format!("priorities with leading zeros are not allowed, got: {word}")));
    }
    digits.parse().map_err(|_| p.error_here(&format!("expecting integer priority, got: {word}")))
}

impl ParamSyntax for MeshOrRef {
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()> {
        let mesh = if p.eat_keyword("mesh") {
            stripped(p, "mesh")?
        } else {
            let (offset, mesh) = (p.offset(), p.attribute()?);
            match p.ctx.attr_data(mesh) {
                AttrData::SymbolRef(path) if path.len() == 1 => mesh,
                _ => return Err(p.error_at(offset, "invalid kind of attribute specified")),
            }
        };
        text::fill(params, Param::Attr(mesh));
        Ok(())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        let [Param::Attr(mesh)] = params else { return };
        if matches!(p.ctx.attr_data(*mesh), AttrData::Dialect(_)) {
            p.text("mesh");
            print_stripped_attr(p, *mesh);
        } else {
            p.attr(*mesh);
        }
    }
}

/// Parses a non-empty list of axes, such as `{"x", "y"}`.
fn axes(p: &mut AttrParser<'_, '_>) -> PResult<Vec<Param>> {
    let mut axes = Vec::new();
    p.expect(Kind::LBrace, "expected '{'")?;
    loop {
        axes.push(Param::Attr(stripped(p, "axis_ref")?));
        if !p.eat(Kind::Comma) {
            break;
        }
    }
    p.expect(Kind::RBrace, "expected '}'")?;
    Ok(axes)
}

impl ParamSyntax for ReplicatedAndUnreducedAxes {
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()> {
        let (mut replicated, mut unreduced, mut reduction) = (Vec::new(), Vec::new(), 0);
        while p.eat(Kind::Comma) {
            if replicated.is_empty() && p.eat_keyword("replicated") {
                p.expect(Kind::Equal, "expected '='")?;
                replicated = axes(p)?;
            } else if unreduced.is_empty() && p.eat_keyword("unreduced") {
                if p.eat(Kind::Equal) {
                    reduction = (0..).zip(REDUCTIONS).find(|(_, word)| p.eat_keyword(word)).map_or(0, |(at, _)| at);
                }
                unreduced = axes(p)?;
            } else {
                let message = "failed to parse Sdy_TensorSharding, expected valid named axis list after comma";
                return Err(p.error_here(message));
            }
        }
        if let [first, second, third] = params {
            *first = Param::Array(replicated.into());
            *second = Param::Array(unreduced.into());
            *third = Param::Enum(reduction);
        }
        Ok(())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        let [Param::Array(replicated), Param::Array(unreduced), reduction] = params else { return };
        if !replicated.is_empty() {
            p.text(", replicated={");
            print_list(p, replicated);
            p.text("}");
        }
        if !unreduced.is_empty() {
            p.text(", unreduced=");
            if let Param::Enum(reduction @ 1..) = reduction {
                let word = usize::try_from(*reduction).ok().and_then(|at| REDUCTIONS.get(at));
                p.text(word.copied().unwrap_or_default());
            }
            p.text("{");
            print_list(p, unreduced);
            p.text("}");
        }
    }
}

impl Directive for StrippedTensorShardingPerValueAttr {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _op: &mut OpState, (per_value,): Parse<'_, Self>) -> PResult<()> {
        *per_value = Some(parse_per_value(p)?);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _op: OpRef<'m, 'c>, (per_value,): Print<'m, 'c, Self>) {
        if let Some(per_value) = per_value {
            print_per_value(p, per_value);
        }
    }
}

/// Parses a `#sdy.sharding`, with or without its prefix.
///
/// # Errors
/// Returns a syntax error if the input does not match.
pub(crate) fn parse_sharding(p: &mut AttrParser<'_, '_>) -> PResult<Attr> {
    stripped(p, "sharding")
}

/// Parses a list with one sharding per value: `[<@mesh, [{}]>, ...]`.
///
/// # Errors
/// Returns a syntax error if the input does not match.
pub(crate) fn parse_per_value(p: &mut AttrParser<'_, '_>) -> PResult<Attr> {
    let mut shardings = Vec::new();
    p.list(Delimiter::Square, "", |p| {
        shardings.push(Param::Attr(parse_sharding(p)?));
        Ok(())
    })?;
    text::dialect_attr(p, "sdy", "sharding_per_value", vec![Param::Array(shardings.into())])
}

/// Prints shardings in the syntax that [`parse_per_value`] parses.
pub(crate) fn print_per_value(p: &mut AttrPrinter<'_, '_>, per_value: Attr) {
    let AttrData::Dialect(data) = p.ctx.attr_data(per_value) else { return };
    if let [Param::Array(shardings)] = &*data.params {
        p.text("[");
        print_list(p, shardings);
        p.text("]");
    }
}
