//! Syntax of `transform.structured.split`, and of numbers that are static or given by a handle.

use mlirkit_asm::hooks::{Directive, OpSyntax, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_defs::Release;
use mlirkit_ir::{Context, DYNAMIC, OpRef};

use crate::common::index_list::DynamicIndexList;
use crate::text;

/// Syntax of `%target after %point {dimension = 0} : type, type`.
pub(super) struct Split;

impl OpSyntax for Split {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let target = p.operand()?;
        text::keyword(p, "after", "")?;
        let point = p.optional_operand()?;
        let number = if point.is_some() { DYNAMIC } else { text::integer(p)? };
        p.attr_dict(&mut op.attrs)?;
        let ty = text::colon_type(p)?;
        op.operands.push(p.resolve(target, ty)?);
        if let Some(point) = point {
            p.expect(Kind::Comma, "expected ','")?;
            let ty = p.ty()?;
            op.operands.push(p.resolve(point, ty)?);
        }
        let number = p.ctx.int_attr(p.ctx.i64_type(), number);
        let name = number_name(p.ctx);
        p.set_attr(op, name, number);
        // Up to LLVM 19 each of the two parts is a separate result.
        let count = op.def.map_or(1, |row| row.results.len());
        op.types.extend(std::iter::repeat_n(ty, count));
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let operands: Vec<_> = op.operands().collect();
        let Some((target, points)) = operands.split_first() else { return };
        let name = number_name(p.ctx);
        let number = text::int_attr(op, name).filter(|number| *number != DYNAMIC);
        p.text(" ");
        p.operand(*target);
        p.text(" after ");
        match number {
            Some(number) => p.signed(number),
            None => p.operands(points.iter().copied()),
        }
        p.text(" ");
        text::attr_dict(p, op, &[name]);
        p.text(" : ");
        p.ty(target.ty());
        if number.is_none() {
            p.text(", ");
            p.value_types(points.iter().copied());
        }
    }
}

/// Returns the name of the attribute that stores the static split point or chunk size of `transform.structured.split`.
/// The name depends on the release.
fn number_name(ctx: &Context) -> &'static str {
    if ctx.release() < Release(17) { "static_split_point" } else { "static_chunk_sizes" }
}

/// Syntax of `custom<PackedOrDynamicIndexList>($packed, $values, $numbers, $scalable)`: `*(%packed)`, or a list of
/// values and numbers.
pub(super) struct PackedOrDynamicIndexList;

impl Directive for PackedOrDynamicIndexList {
    type Args = (arg::Operands, arg::Operands, arg::Attribute, Option<arg::Attribute>);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        op: &mut OpState,
        (packed, values, numbers, scalable): Parse<'_, Self>,
    ) -> PResult<()> {
        if !p.eat(Kind::Star) {
            return DynamicIndexList.parse(p, op, (values, numbers, scalable, None, None, None));
        }
        p.expect(Kind::LParen, "expected '('")?;
        let operand = p.operand()?;
        p.expect(Kind::RParen, "expected ')'")?;
        packed.push(operand);
        *numbers = Some(p.ctx.i64_array(&[]));
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        op: OpRef<'m, 'c>,
        (packed, values, numbers, scalable): Print<'m, 'c, Self>,
    ) {
        if packed.is_empty() {
            return DynamicIndexList.print(p, op, (values, numbers, scalable, None, None, None));
        }
        p.text("*(");
        p.operands(packed.iter().copied());
        p.text(")");
    }
}

/// Syntax of `custom<AlternativesOpSelectedRegion>($number, $operand)`.
pub(super) struct SelectedRegion;

impl Directive for SelectedRegion {
    type Args = (arg::Attribute, arg::Operands);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (number, operands): Parse<'_, Self>) -> PResult<()> {
        match p.optional_operand()? {
            Some(operand) => operands.push(operand),
            None => {
                let index = p.ctx.index_type();
                *number = Some(p.attr(Some(index))?);
            }
        }
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (number, operands): Print<'m, 'c, Self>) {
        match number {
            Some(number) => p.attr_without_type(number),
            None => p.operands(operands.iter().copied()),
        }
    }
}

/// Syntax of the alignments of inner tiles: `[Unknown, Equal]`.
pub(super) struct InnerTileAlignments;

const ALIGNMENTS: [&str; 3] = ["Unknown", "Multiple", "Equal"];

impl Directive for InnerTileAlignments {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (attr,): Parse<'_, Self>) -> PResult<()> {
        let mut values = Vec::new();
        p.list_of(Delimiter::Square, "", |p| {
            let (offset, word) = (p.offset(), p.keyword()?);
            let Some(value) = (0..).zip(ALIGNMENTS).find(|(_, name)| *name == word) else {
                let message = format!("expected one of 'Unknown', 'Multiple' or 'Equal', but got '{word}'");
                return Err(p.hook_error(offset, &message));
            };
            values.push(value.0);
            Ok(())
        })?;
        *attr = Some(p.ctx.i64_array(&values));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (attr,): Print<'m, 'c, Self>) {
        let values = attr.and_then(|attr| p.ctx.int_array_values(attr)).unwrap_or_default();
        p.text("[");
        p.comma_separated(values, |p, value| {
            let name = usize::try_from(value).ok().and_then(|value| ALIGNMENTS.get(value));
            p.text(name.unwrap_or(&"Unknown"));
        });
        p.text("]");
    }
}
