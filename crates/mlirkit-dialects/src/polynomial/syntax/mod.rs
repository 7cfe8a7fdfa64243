//! Syntax of the `polynomial` dialect, which exists in LLVM 19 only: univariate polynomials, and constants.

use std::fmt::Write as _;

use mlirkit_asm::hooks::{AttrSyntax, Hooks, OpSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{Attr, AttrData, OpRef, Param, Type};
use mlirkit_num::FloatKind;

use crate::text;

/// Registers the hand-written syntax of the `polynomial` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.attrs.insert("polynomial.float_polynomial", &FLOATS);
    hooks.attrs.insert("polynomial.int_polynomial", &INTEGERS);
    hooks.ops.insert("polynomial.constant", &Constant);
}

/// Syntax of `<1 + 2x**3>`. The parameter is a list of terms, each a coefficient and an exponent, sorted by exponent.
struct Polynomial {
    mnemonic: &'static str,
    floats: bool,
}

const FLOATS: Polynomial = Polynomial { mnemonic: "float_polynomial", floats: true };
const INTEGERS: Polynomial = Polynomial { mnemonic: "int_polynomial", floats: false };

/// A parsed term: its coefficient, its exponent, and the indeterminate if the term names one.
type Term<'s> = (Param, i64, Option<&'s str>);

impl Polynomial {
    fn term<'s>(&self, p: &mut AttrParser<'s, '_>) -> PResult<Term<'s>> {
        // The `polynomial` dialect of HEIR also allows terms without a coefficient, and integers as float coefficients.
        let lenient = !crate::is_of_library(p.ctx, "polynomial");
        let given = (self.floats && !lenient) || matches!(p.kind(), Kind::Minus | Kind::Integer | Kind::Float);
        let coefficient = match (given, self.floats) {
            (true, true) if lenient => text::lenient_double(p)?,
            (true, true) => text::double(p)?,
            (true, false) => Param::Int(text::integer(p)?),
            (false, true) => Param::float(FloatKind::F64, 1f64.to_bits().into()),
            (false, false) => Param::Int(1),
        };
        if p.at(Kind::Plus) || (given && p.at(Kind::Greater)) {
            return Ok((coefficient, 0, None));
        }
        let Some(name) = p.optional_keyword() else { return Err(p.error_here("expected a monomial")) };
        let mut exponent = 1;
        if p.eat(Kind::Star) {
            p.expect(Kind::Star, "expected '*'")?;
            exponent = text::integer(p)?;
        }
        Ok((coefficient, exponent, Some(name)))
    }
}

impl AttrSyntax for Polynomial {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _: Option<Type>) -> PResult<Attr> {
        p.expect(Kind::Less, "expected '<'")?;
        let mut terms = vec![self.term(p)?];
        while p.eat(Kind::Plus) {
            terms.push(self.term(p)?);
        }
        p.expect(Kind::Greater, "expected + and more monomials, or > to end polynomial attribute")?;
        let mut names: Vec<&str> = terms.iter().filter_map(|(_, _, name)| *name).collect();
        names.sort_unstable();
        names.dedup();
        if names.len() > 1 {
            let message = "polynomials must have one indeterminate, but there were multiple: ";
            return Err(p.error_here(&format!("{message}{}", names.join(", "))));
        }
        terms.sort_by_key(|(_, exponent, _)| *exponent);
        if terms.windows(2).any(|pair| matches!(pair, [(_, a, _), (_, b, _)] if a == b)) {
            return Err(p.error_here("parsed polynomial must have unique exponents among monomials"));
        }
        let params = terms.into_iter().flat_map(|(coefficient, exponent, _)| [coefficient, Param::Int(exponent)]);
        text::dialect_attr(p, "polynomial", self.mnemonic, vec![Param::Array(params.collect())])
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        let AttrData::Dialect(data) = p.ctx.attr_data(attr) else { return };
        let [Param::Array(params)] = &*data.params else { return };
        let terms: Vec<String> = params.chunks_exact(2).map(term_text).collect();
        p.fmt(format_args!("<{}>", terms.join(" + ")));
    }
}

/// Returns the printed form of a term: its coefficient, unless that is one, and its power.
fn term_text(term: &[Param]) -> String {
    let [coefficient, Param::Int(exponent)] = term else { return String::new() };
    let (mut text, is_one) = match coefficient {
        Param::Int(value) => (value.to_string(), *value == 1),
        Param::Float(float) => {
            let value = u64::try_from(float.bits).map_or(f64::NAN, f64::from_bits);
            (short_text(value), value.to_bits() == 1f64.to_bits())
        }
        _ => return String::new(),
    };
    if is_one && *exponent != 0 {
        text.clear();
    }
    match exponent {
        0 => {}
        1 => text.push('x'),
        // Writing to a string cannot fail.
        _ => drop(write!(text, "x**{exponent}")),
    }
    text
}

/// Returns the shortest decimal representation of a number, formatted as in upstream: with an exponent if more than
/// three zeros would be needed.
fn short_text(value: f64) -> String {
    let scientific = format!("{value:e}");
    let Some((mantissa, power)) = scientific.split_once('e') else { return scientific };
    let (sign, mantissa) = mantissa.strip_prefix('-').map_or(("", mantissa), |rest| ("-", rest));
    let digits = mantissa.replace('.', "");
    let (Ok(power), Ok(count)) = (power.parse::<i64>(), i64::try_from(digits.len())) else { return scientific };
    // The decimal exponent of the last digit.
    let last = power + 1 - count;
    let zeros = |count: i64| "0".repeat(usize::try_from(count).unwrap_or(0));
    let text = if last > 3 || power >= 17 || -power > 3 {
        let (first, rest) = digits.split_at(1);
        let rest = if rest.is_empty() { "0" } else { rest };
        format!("{first}.{rest}E{power:+}")
    } else if last >= 0 {
        format!("{digits}{}", zeros(last))
    } else if power >= 0 {
        let (whole, fraction) = digits.split_at(usize::try_from(power + 1).unwrap_or(0));
        format!("{whole}.{fraction}")
    } else {
        format!("0.{}{digits}", zeros(-power - 1))
    };
    format!("{sign}{text}")
}

/// Syntax of `polynomial.constant int<1 + x**2> : type`.
struct Constant;

impl OpSyntax for Constant {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let keywords = [("float", &FLOATS, "typed_float_polynomial"), ("int", &INTEGERS, "typed_int_polynomial")];
        let short = keywords.into_iter().find(|(keyword, ..)| p.eat_keyword(keyword));
        let value = match short {
            Some((_, syntax, mnemonic)) => {
                let value = syntax.parse(p, None)?;
                let ty = text::colon_type(p)?;
                text::dialect_attr(p, "polynomial", mnemonic, vec![Param::Type(ty), Param::Attr(value)])?
            }
            None => p.attribute()?,
        };
        let params = if let AttrData::Dialect(data) = p.ctx.attr_data(value) { &*data.params } else { &[] };
        let ty = params.iter().find_map(|param| if let Param::Type(ty) = param { Some(*ty) } else { None });
        let Some(ty) = ty else { return Err(p.error_here("expected a typed polynomial")) };
        op.types.push(ty);
        p.set_attr(op, "value", value);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let Some(attr) = op.attr("value") else { return };
        let word = match p.ctx.attr_data(attr) {
            AttrData::Dialect(data) => match (&*data.def.name, &*data.params) {
                ("polynomial.typed_float_polynomial", [_, Param::Attr(value)]) => Some((" float", *value)),
                ("polynomial.typed_int_polynomial", [_, Param::Attr(value)]) => Some((" int", *value)),
                _ => None,
            },
            _ => None,
        };
        let Some((word, value)) = word else {
            p.text(" ");
            return p.attr(attr);
        };
        p.text(word);
        INTEGERS.print(p, value);
        p.text(" : ");
        p.types(op.signature().result_types(op.id));
    }
}

#[cfg(test)]
mod tests {
    use super::short_text;

    #[test]
    fn numbers_are_short() {
        let texts =
            [(0.5, "0.5"), (1.0, "1"), (-2.25, "-2.25"), (1.3e6, "1.3E+6"), (1000.0, "1000"), (0.0001, "1.0E-4")];
        for (value, text) in texts {
            assert_eq!(short_text(value), text);
        }
    }
}
