//! Checks of the `polynomial` dialect that upstream implements in C++.

use mlirkit_ir::{Attr, AttrData, Context, OpRef, Param, Type, TypeData};
use mlirkit_verify::{Checks, Verdict, Violation};

use crate::common::rules::{named_type, quoted, require, result_type};

/// Registers the checks of the `polynomial` dialect.
pub(crate) fn register(checks: &mut Checks) {
    // A constant has the type that its value contains.
    checks.infer.insert("polynomial.constant", |op| {
        let types = match op.attr("value").map(|value| op.context().attr_data(value)) {
            Some(AttrData::Dialect(data)) => match *data.params {
                [Param::Type(ty), ..] => vec![ty],
                _ => op.result_types().to_vec(),
            },
            _ => op.result_types().to_vec(),
        };
        Ok(types)
    });
    checks.ops.extend([
        ("polynomial.from_tensor", verify_from_tensor as fn(OpRef<'_, '_>) -> Verdict),
        ("polynomial.intt", |op| verify_transform(op, result_type(op), named_type(op, "input"))),
        ("polynomial.mul_scalar", verify_mul_scalar),
        ("polynomial.ntt", |op| verify_transform(op, named_type(op, "input"), result_type(op))),
        ("polynomial.to_tensor", verify_to_tensor),
    ]);
}

/// The parameters of a polynomial ring.
struct Ring {
    attr: Attr,
    coefficient: Option<Type>,
    /// The modulus of the coefficients, if any.
    modulus: Option<u64>,
    /// The degree of the polynomial modulus, if any.
    degree: Option<u32>,
}

impl Ring {
    /// Returns the ring of a polynomial type; `None` for other types.
    fn of(ctx: &Context, ty: Type) -> Option<Self> {
        let [Param::Attr(attr)] = ctx.dialect_type(ty, "polynomial.polynomial")? else { return None };
        let [coefficient, modulus, polynomial] = ctx.dialect_attr(*attr, "polynomial.ring")? else { return None };
        let coefficient = if let Param::Type(ty) = coefficient { Some(*ty) } else { None };
        let modulus = if let Param::Attr(modulus) = modulus { unsigned(ctx, *modulus) } else { None };
        let degree = if let Param::Attr(polynomial) = polynomial { degree(ctx, *polynomial) } else { None };
        Some(Self { attr: *attr, coefficient, modulus, degree })
    }
}

/// Returns the degree of a polynomial, truncated to 32 bits as in upstream; `None` for other attributes.
fn degree(ctx: &Context, polynomial: Attr) -> Option<u32> {
    match ctx.dialect_attr(polynomial, "polynomial.int_polynomial")? {
        [Param::Array(terms)] => match terms.last()? {
            Param::Int(exponent) => Some(exponent.cast_unsigned() as u32),
            _ => None,
        },
        _ => None,
    }
}

/// Returns the value of an integer attribute as an unsigned number. `None` if it has more than 64 bits.
fn unsigned(ctx: &Context, attr: Attr) -> Option<u64> {
    let width = ctx.attr_type(attr).and_then(|ty| ctx.int_or_float_width(ty)).unwrap_or(64);
    let unused = 64_u32.checked_sub(width)?;
    let value = ctx.int_value(attr)?.cast_unsigned();
    Some(if unused == 64 { 0 } else { value << unused >> unused })
}

/// Returns the shape, the element type and the encoding of a ranked tensor; `None` for other types.
fn tensor(ctx: &Context, ty: Type) -> Option<(&[i64], Type, Option<Attr>)> {
    match ctx.type_data(ty) {
        TypeData::RankedTensor(tensor) => Some((&tensor.shape, tensor.element, tensor.encoding)),
        _ => None,
    }
}

/// Returns whether the shape has exactly one dimension and `fits` accepts its size.
fn is_list(shape: &[i64], fits: impl Fn(i64) -> bool) -> bool {
    matches!(shape, [size] if fits(*size))
}

fn verify_from_tensor(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(input), Some(output)) = (named_type(op, "input"), result_type(op)) else { return Ok(()) };
    let (Some((shape, element, _)), Some(ring)) = (tensor(ctx, input), Ring::of(ctx, output)) else { return Ok(()) };
    if ring.degree.is_some_and(|degree| !is_list(shape, |size| size <= i64::from(degree))) {
        let (input, output) = (quoted(ctx, input), quoted(ctx, output));
        let note = "the input type must be a tensor of shape [d] where d is at most the degree of the polynomialModulus of the \
                    output type's ring attribute";
        let message = format!("input type {input} does not match output type {output}");
        return Err(Violation::op(op, message).with_note(op.location(), note));
    }
    let width = |ty| ctx.int_or_float_width(ty);
    let widths = width(element).zip(ring.coefficient.and_then(width));
    if widths.is_some_and(|(found, most)| found > most) {
        let (element, output) = (quoted(ctx, element), quoted(ctx, output));
        let message =
            format!("input tensor element type {element} is too large to fit in the coefficients of {output}");
        let note = "the input tensor's elements must be rescaled to fit before using from_tensor";
        return Err(Violation::op(op, message).with_note(op.location(), note));
    }
    Ok(())
}

fn verify_to_tensor(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(input), Some(output)) = (named_type(op, "input"), result_type(op)) else { return Ok(()) };
    let (Some((shape, ..)), Some(ring)) = (tensor(ctx, output), Ring::of(ctx, input)) else { return Ok(()) };
    if ring.degree.is_none_or(|degree| is_list(shape, |size| size == i64::from(degree))) {
        return Ok(());
    }
    let message = format!("input type {} does not match output type {}", quoted(ctx, input), quoted(ctx, output));
    let note = "the output type must be a tensor of shape [d] where d is at most the degree of the polynomialModulus of the \
                input type's ring attribute";
    Err(Violation::op(op, message).with_note(op.location(), note))
}

fn verify_mul_scalar(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(polynomial), Some(scalar)) = (named_type(op, "polynomial"), named_type(op, "scalar")) else {
        return Ok(());
    };
    let Some(coefficient) = Ring::of(ctx, ctx.element_type_or_self(polynomial)).and_then(|ring| ring.coefficient)
    else {
        return Ok(());
    };
    let (found, expected) = (quoted(ctx, scalar), quoted(ctx, coefficient));
    let message = format_args!("polynomial coefficient type {expected} does not match scalar type {found}");
    require(op, coefficient == scalar, message)
}

/// Checks the types of a number-theoretic transform between a polynomial and a tensor.
fn verify_transform(op: OpRef<'_, '_>, polynomial: Option<Type>, list: Option<Type>) -> Verdict {
    let ctx = op.context();
    let (Some(polynomial), Some(list)) = (polynomial, list) else { return Ok(()) };
    let (Some(ring), Some((shape, _, encoding))) = (Ring::of(ctx, polynomial), tensor(ctx, list)) else {
        return Ok(());
    };
    let Some(encoding) = encoding else {
        return Err(Violation::op(op, "expects a ring encoding to be provided to the tensor"));
    };
    let is_ring = ctx.dialect_attr(encoding, "polynomial.ring").is_some();
    require(op, is_ring, "the provided tensor encoding is not a ring attribute")?;
    let own = ctx.attr_text(ring.attr);
    if encoding != ring.attr {
        let encoded = ctx.attr_text(encoding);
        let message = format!("encoded ring type {encoded} is not equivalent to the polynomial ring {own}");
        return Err(Violation::op(op, message));
    }
    // Upstream crashes if the ring has no polynomial modulus; this accepts it.
    let Some(degree) = ring.degree else { return Ok(()) };
    if !is_list(shape, |size| size == i64::from(degree)) {
        let note = "the tensor must have shape [d] where d is exactly the degree of the polynomialModulus of the polynomial \
                    type's ring attribute";
        let message = format!("tensor type {} does not match output type {own}", quoted(ctx, list));
        return Err(Violation::op(op, message).with_note(op.location(), note));
    }
    let root = op.prop("root").and_then(|root| ctx.dialect_attr(root, "polynomial.primitive_root"));
    let Some([Param::Attr(value), Param::Attr(order)]) = root else { return Ok(()) };
    let (Some(value), Some(order), Some(modulus)) = (unsigned(ctx, *value), unsigned(ctx, *order), ring.modulus) else {
        return Ok(());
    };
    let what = format!("provided root {value} is not a primitive root of unity mod {modulus}");
    let message = format_args!("{what}, with the specified degree {order}");
    require(op, is_primitive_root(value, order, modulus), message)
}

/// The highest order that is checked. Upstream counts up to the order one by one, which takes too long for higher
/// orders.
const HIGHEST_ORDER: u64 = u32::MAX as u64;

/// Returns whether `value` is a primitive root of unity of this order. Like upstream, does not reduce `value` itself by
/// the modulus. Modulus 0 and orders above the limit are accepted without a check.
fn is_primitive_root(value: u64, order: u64, modulus: u64) -> bool {
    if modulus == 0 || order > HIGHEST_ORDER {
        return true;
    }
    if order < 2 || value == 1 {
        return order < 2 && value == 1;
    }
    if value % modulus == 1 {
        return order == 2;
    }
    power(value, order, modulus) == 1 && primes(order).all(|prime| power(value, order / prime, modulus) != 1)
}

fn power(value: u64, exponent: u64, modulus: u64) -> u64 {
    let times = |a: u64, b: u64| (u128::from(a) * u128::from(b) % u128::from(modulus)) as u64;
    let (mut all, mut square, mut rest) = (1 % modulus, value % modulus, exponent);
    while rest > 0 {
        if !rest.is_multiple_of(2) {
            all = times(all, square);
        }
        (square, rest) = (times(square, square), rest / 2);
    }
    all
}

/// Returns the prime factors of a number, each once.
fn primes(mut number: u64) -> impl Iterator<Item = u64> {
    let mut next = 2;
    std::iter::from_fn(move || {
        while number > 1 {
            if next * next > number {
                return Some(std::mem::replace(&mut number, 1));
            }
            let divides = number.is_multiple_of(next);
            while number.is_multiple_of(next) {
                number /= next;
            }
            next += 1;
            if divides {
                return Some(next - 1);
            }
        }
        None
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns whether a value is a primitive root of unity, computed as in upstream.
    fn counted(value: u64, order: u64, modulus: u64) -> bool {
        let mut power = value;
        for _ in 1..order {
            if power == 1 {
                return false;
            }
            power = (u128::from(power) * u128::from(value) % u128::from(modulus)) as u64;
        }
        power == 1
    }

    #[test]
    fn roots_are_those_that_are_counted() {
        for modulus in 1..40 {
            for value in 0..100 {
                for order in 0..50 {
                    let expected = counted(value, order, modulus);
                    assert_eq!(is_primitive_root(value, order, modulus), expected, "{value} {order} {modulus}");
                }
            }
        }
        assert!(is_primitive_root(2, HIGHEST_ORDER + 1, 7));
    }
}
