//! Hooks of `polynomial` and `mod_arith`: constants, and types that HEIR infers in C++.
//!
//! The `polynomial` dialect of LLVM 19 came from HEIR, so its syntax for polynomials and constants is reused.

use mlirkit_asm::hooks::{Hooks, Inference, OpSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{Attr, AttrData, Context, OpRef, Param, TensorType, Type, TypeData};
use mlirkit_verify::Checks;

/// Registers the constants of `mod_arith` and the inference of result types.
pub(super) fn register(hooks: &mut Hooks) {
    for op in ["polynomial.ntt", "polynomial.intt"] {
        hooks.infer.insert(op, |x| {
            let ty = *x.operand_types.first().ok_or("expected an operand")?;
            Ok(vec![transformed(x.ctx, ty).ok_or("expected a polynomial")?])
        });
    }
    hooks
        .infer
        .insert("polynomial.extract_slice", |x| Ok(vec![slice(x).ok_or("expected a polynomial over an RNS type")?]));
    hooks.ops.insert("mod_arith.constant", &ModArithConstant);
    hooks.infer.insert("lwe.extract_coeff", |x| {
        let ring = || {
            let space = x.ctx.dialect_type(*x.operand_types.first()?, "lwe.lwe_ciphertext")?.get(1)?;
            let Param::Attr(space) = space else { return None };
            let ring = x.ctx.dialect_attr(*space, "lwe.ciphertext_space")?.first()?;
            x.ctx.new_dialect_type("lwe", "lwe_ring_elt", vec![ring.clone()])
        };
        Ok(vec![ring().ok_or("expected a ciphertext")?])
    });
    hooks.infer.insert("rns.pack", |x| {
        if x.operand_types.is_empty() {
            return Err("'rns.pack' requires at least one input".into());
        }
        let basis = x.operand_types.iter().map(|ty| Param::Type(*ty)).collect();
        Ok(vec![
            x.ctx
                .new_dialect_type("rns", "rns", vec![Param::Array(basis)])
                .ok_or("the dialect 'rns' is not complete")?,
        ])
    });
}

/// Restricts checks of LLVM 19's `polynomial` dialect to that dialect, because HEIR's dialect of the same name has
/// different types.
pub(super) fn register_checks(checks: &mut Checks) {
    macro_rules! older {
        ($($op:literal)*) => {
            $(checks.ops.insert($op, |op| {
                let upstream = mlirkit_dialects::checks().library.part("polynomial");
                match upstream.and_then(|checks| checks.ops.get($op)) {
                    Some(check) if mlirkit_dialects::is_of_library(op.context(), "polynomial") => check(op),
                    _ => Ok(()),
                }
            });)*
        };
    }
    older!["polynomial.from_tensor" "polynomial.intt" "polynomial.mul_scalar" "polynomial.ntt" "polynomial.to_tensor"];
}

/// Converts a polynomial type, or a tensor of such a type, from coefficient form to evaluation form or the reverse.
/// `None` for other types.
fn transformed(ctx: &Context, ty: Type) -> Option<Type> {
    if let TypeData::RankedTensor(tensor) = ctx.type_data(ty) {
        let element = transformed(ctx, tensor.element)?;
        return Some(ctx.ty(TypeData::RankedTensor(Box::new(TensorType { element, ..(**tensor).clone() }))));
    }
    let [ring, Param::Enum(form)] = ctx.dialect_type(ty, "polynomial.polynomial")? else { return None };
    ctx.new_dialect_type("polynomial", "polynomial", vec![ring.clone(), Param::Enum(1 - (*form).min(1))])
}

/// Returns the result type of a slice: the operand's polynomial type, whose RNS type keeps only the selected basis
/// types. `None` if the slice is out of range or the operand has another type.
fn slice(x: &Inference<'_, '_>) -> Option<Type> {
    let ctx = x.ctx;
    let [Param::Attr(ring), form] = ctx.dialect_type(*x.operand_types.first()?, "polynomial.polynomial")? else {
        return None;
    };
    let [Param::Type(coefficient), modulus] = ctx.dialect_attr(*ring, "polynomial.ring")? else { return None };
    let [Param::Array(basis)] = ctx.dialect_type(*coefficient, "rns.rns")? else { return None };
    let number = |name: &str| usize::try_from(ctx.int_value(x.slot(name)?)?).ok();
    let start = number("start")?;
    let part = basis.get(start..start.checked_add(number("size")?)?)?;
    let coefficient = ctx.new_dialect_type("rns", "rns", vec![Param::Array(part.into())])?;
    let ring = ctx.new_dialect_attr("polynomial", "ring", vec![Param::Type(coefficient), modulus.clone()])?;
    ctx.new_dialect_type("polynomial", "polynomial", vec![Param::Attr(ring), form.clone()])
}

/// Syntax of `mod_arith.constant 5 : !mod_arith.int<7 : i8>`, or of `dense<[1, 2]>` with a tensor of such a type. The
/// value has the type of the modulus, which is not repeated.
struct ModArithConstant;

/// Returns the type of a constant's value, given the type of the constant. `None` for other types.
fn storage(ctx: &Context, ty: Type) -> Option<Type> {
    if let TypeData::RankedTensor(tensor) = ctx.type_data(ty) {
        let element = storage(ctx, tensor.element)?;
        return Some(ctx.ty(TypeData::RankedTensor(Box::new(TensorType { element, ..(**tensor).clone() }))));
    }
    let [Param::Attr(modulus)] = ctx.dialect_type(ty, "mod_arith.int")? else { return None };
    mlirkit_asm::attr_type(ctx, *modulus)
}

/// Skips a value whose type occurs later in the source. Returns an error if there is no value.
fn skip_value(p: &mut OpParser<'_, '_, '_>) -> PResult<()> {
    if !p.eat_keyword("dense") {
        p.eat(Kind::Minus);
        p.expect(Kind::Integer, "expected integer value")?;
        return Ok(());
    }
    p.expect(Kind::Less, "expected '<'")?;
    while !p.at(Kind::Greater) && !p.at(Kind::Colon) && !p.at(Kind::Eof) {
        p.bump();
    }
    p.expect(Kind::Greater, "expected '>'")?;
    Ok(())
}

impl OpSyntax for ModArithConstant {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let start = p.offset();
        skip_value(p)?;
        p.expect(Kind::Colon, "expected ':'")?;
        let at = p.offset();
        let ty = p.ty()?;
        let end = p.offset();
        let Some(storage) = storage(p.ctx, ty) else {
            return Err(p.error_at(at, "expected mod_arith-like result type"));
        };
        p.reset(start);
        let value = p.attr(Some(storage))?;
        p.reset(end);
        op.types.push(ty);
        p.set_attr(op, "value", value);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        op.attr("value").into_iter().for_each(|value| p.attr_without_type(value));
        p.text(" : ");
        p.types(op.signature().result_types(op.id));
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        let ctx = op.context();
        let is_plain =
            |value: &Attr| matches!(ctx.attr_data(*value), AttrData::Integer(_) | AttrData::DenseElements(_));
        let value = op.attr("value").filter(is_plain).and_then(|value| mlirkit_asm::attr_type(ctx, value));
        let fits = value.is_some() && op.results().next().and_then(|result| storage(ctx, result.ty())) == value;
        // The syntax has no attribute dictionary.
        fits && mlirkit_asm::function::attributes_but(op, &["value"]).is_empty()
    }
}
