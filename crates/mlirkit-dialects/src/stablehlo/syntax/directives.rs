//! Directives for individual attributes and operands: `[0:4:2]`, `e5m10`, `@target`.

use mlirkit_asm::hooks::{Directive, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::OpRef;

use crate::text;

/// Syntax of `custom<SliceRanges>($start_indices, $limit_indices, $strides)`: `[0:4, 1:9:2]`.
pub(super) struct SliceRanges;

impl Directive for SliceRanges {
    type Args = (arg::Attribute, arg::Attribute, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (starts_attr, limits_attr, strides_attr): Parse<'_, Self>,
    ) -> PResult<()> {
        let (mut starts, mut limits, mut strides) = (Vec::new(), Vec::new(), Vec::new());
        p.expect(Kind::LSquare, "expected '['")?;
        if !p.eat(Kind::RSquare) {
            loop {
                starts.push(text::integer(p)?);
                p.expect(Kind::Colon, "expected ':'")?;
                limits.push(text::integer(p)?);
                strides.push(if p.eat(Kind::Colon) { text::integer(p)? } else { 1 });
                if p.eat(Kind::RSquare) {
                    break;
                }
                p.expect(Kind::Comma, "expected ','")?;
            }
        }
        for (attr, values) in [(starts_attr, starts), (limits_attr, limits), (strides_attr, strides)] {
            *attr = Some(p.ctx.i64_array(&values));
        }
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, _: Print<'m, 'c, Self>) {
        let [starts, limits, strides] =
            ["start_indices", "limit_indices", "strides"].map(|name| text::int_array(op, name));
        p.text("[");
        if starts.len() != limits.len() || starts.len() != strides.len() {
            // As in upstream, an inconsistent slice is printed in a form that cannot be parsed and shows all lists.
            for (name, values) in [("start_indices: ", starts), (", limit_indices: ", limits), (", strides: ", strides)]
            {
                p.text(name);
                p.comma_separated(values, |p, value| p.fmt(format_args!("{value}")));
            }
            return p.text("]");
        }
        p.comma_separated(starts.iter().zip(&limits).zip(&strides), |p, ((start, limit), stride)| {
            p.fmt(format_args!("{start}:{limit}"));
            if *stride != 1 {
                p.fmt(format_args!(":{stride}"));
            }
        });
        p.text("]");
    }
}

/// Syntax of `custom<VariadicOperandWithAttribute>($operands)`: `%a, %b,`, which an attribute follows.
pub(super) struct VariadicOperandWithAttribute;

impl Directive for VariadicOperandWithAttribute {
    type Args = (arg::Operands,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (operands,): Parse<'_, Self>) -> PResult<()> {
        while let Some(operand) = p.optional_operand()? {
            operands.push(operand);
            p.expect(Kind::Comma, "expected ','")?;
        }
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (operands,): Print<'m, 'c, Self>) {
        p.operands(operands.iter().copied());
        p.text(",");
    }
}

/// Syntax of `custom<CustomCallTarget>($call_target_name)`: `@target`, which is stored as a string.
pub(super) struct CustomCallTarget;

impl Directive for CustomCallTarget {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (attr,): Parse<'_, Self>) -> PResult<()> {
        *attr = Some(p.symbol_name()?);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (attr,): Print<'m, 'c, Self>) {
        let Some(attr) = attr else { return };
        if let Some(name) = text::string_value(p.ctx, attr) {
            p.symbol_name(name);
        }
    }
}

/// Syntax of `custom<ExponentMantissa>($exponent_bits, $mantissa_bits)`: `e5m10`.
pub(super) struct ExponentMantissa;

impl Directive for ExponentMantissa {
    type Args = (arg::Attribute, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (exponent_bits, mantissa_bits): Parse<'_, Self>,
    ) -> PResult<()> {
        let (offset, text) = (p.offset(), p.keyword()?);
        let is_number = |digits: &str| !digits.is_empty() && digits.bytes().all(|c| c.is_ascii_digit());
        let parts = text.strip_prefix('e').and_then(|rest| rest.split_once('m'));
        let Some((exponent, mantissa)) = parts.filter(|(e, m)| is_number(e) && is_number(m)) else {
            let message = format!("expected exponent mantissa in format e#m#, saw {text}");
            return Err(p.op_error(offset, &message));
        };
        for (attr, what, digits) in [(exponent_bits, "exponent", exponent), (mantissa_bits, "mantissa", mantissa)] {
            let Ok(number) = digits.parse::<i32>() else {
                return Err(p.op_error(offset, &format!("unable to parse {what} '{digits}'")));
            };
            *attr = Some(p.ctx.int_attr(p.ctx.i32_type(), number.into()));
        }
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (exponent, mantissa): Print<'m, 'c, Self>) {
        let (Some(exponent), Some(mantissa)) = (exponent, mantissa) else { return };
        p.text("e");
        p.attr_without_type(exponent);
        p.text("m");
        p.attr_without_type(mantissa);
    }
}
