//! Verifiers of the `llvm` dialect: checks that a constant's value fits its type.

use mlirkit_defs::Release;
use mlirkit_ir::{Attr, AttrData, Context, OpRef, Type, TypeData};
use mlirkit_num::FloatKind;
use mlirkit_verify::{Checks, Verdict};
use rustc_hash::FxHashSet;

use super::type_of_result;
use crate::common::rules::{error, expect, fail, float_kind, int_width, require};
use crate::llvm::types::{ArrayType, StructType, TargetType};

pub(super) fn register(checks: &mut Checks) {
    checks.ops.insert("llvm.mlir.constant", verify_constant);
    checks.of_signature.insert("llvm.mlir.constant");
    checks.of_value_kinds.insert("llvm.mlir.constant");
    checks.ops.insert("llvm.mlir.zero", |op| {
        let ctx = op.context();
        let target = TargetType::of(ctx, type_of_result(op));
        let usable = target.is_none_or(|target| ctx.str(target.name).starts_with("spirv."));
        require(op, usable, "target extension type does not support zero-initializer")
    });
}

fn verify_constant(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (ty, Some(value)) = (type_of_result(op), op.prop("value")) else { return Ok(()) };
    if let AttrData::String { value, .. } = ctx.attr_data(value) {
        let length = ctx.bytes(*value).len() as u64;
        let array = ArrayType::of(ctx, ty);
        if array.is_some_and(|array| array.count == length && int_width(ctx, array.element) == Some(8)) {
            return Ok(());
        }
        return fail(op, format!("expected array type of {length} i8 elements for the string constant"));
    }
    let release = ctx.release();
    if let Some(structure) = StructType::of(ctx, ty) {
        return match release < Release(20) {
            true => verify_complex(op, value, structure.elements()),
            false => verify_struct(op, value, structure.elements()),
        };
    }
    require(op, TargetType::of(ctx, ty).is_none(), "does not support target extension type.")?;
    match ctx.attr_data(value) {
        AttrData::Integer(_) | AttrData::Float(_) if release < Release(17) => Ok(()),
        AttrData::Integer(_) => require(op, int_width(ctx, ty).is_some(), "expected integer type"),
        AttrData::Float(float) => match float_kind(ctx, float.ty) {
            Some(kind) => verify_float(op, kind, ty),
            None => Ok(()),
        },
        AttrData::DenseElements(_)
        | AttrData::DenseStrings(_)
        | AttrData::DenseResource { .. }
        | AttrData::Sparse { .. } => verify_elements(op, value, ty),
        AttrData::Array(_) if release < Release(20) => Ok(()),
        AttrData::Array(elements) => match ArrayType::of(ctx, ty) {
            Some(array) => verify_array(op, array, elements, 0, &mut FxHashSet::default()),
            None => fail(op, "expected array or struct type for array attribute"),
        },
        // An attribute known only in printed form may have elements.
        AttrData::Verbatim(_) => Ok(()),
        _ => fail(op, "only supports integer, float, string or elements attributes"),
    }
}

/// Checks a struct constant up to LLVM 19, where it can only be a complex number.
fn verify_complex(op: OpRef<'_, '_>, value: Attr, types: &[Type]) -> Verdict {
    let ctx = op.context();
    let [real, imaginary] = *types else { return error(op, COMPLEX) };
    expect(op, real == imaginary, COMPLEX)?;
    let Some([first, second]) = ctx.array_elements(value) else {
        return fail(op, "expected array attribute with two elements, representing a complex constant");
    };
    let same = ctx.attr_type(*first) == ctx.attr_type(*second);
    require(op, same, "expected array attribute with two elements of the same type")?;
    expect(op, is_number(ctx, real), "expected struct element types to be floating point type or integer type")
}

const COMPLEX: &str = "expected struct type with two elements of the same type, the type of a complex constant";

fn is_number(ctx: &Context, ty: Type) -> bool {
    match ctx.type_data(ty) {
        TypeData::Integer { sign, .. } => *sign == mlirkit_ir::Sign::Signless,
        data => matches!(data, TypeData::Index | TypeData::Float(_)),
    }
}

fn verify_struct(op: OpRef<'_, '_>, value: Attr, types: &[Type]) -> Verdict {
    let ctx = op.context();
    let Some(values) = ctx.array_elements(value) else {
        return fail(op, "expected array attribute for struct type");
    };
    require(op, values.len() == types.len(), format_args!("expected array attribute of size {}", types.len()))?;
    for (index, (value, ty)) in values.iter().zip(types).enumerate() {
        require(op, is_number(ctx, *ty), "expected struct element types to be floating point type or integer type")?;
        let found = match ctx.attr_data(*value) {
            AttrData::Integer(int) => int.ty,
            AttrData::Float(float) => float.ty,
            _ => return fail(op, "expected element of array attribute to be floating point or integer"),
        };
        require(op, found == *ty, format_args!("struct element at index {index} is of wrong type"))?;
    }
    Ok(())
}

fn verify_float(op: OpRef<'_, '_>, kind: FloatKind, ty: Type) -> Verdict {
    let ctx = op.context();
    if let Some(found) = float_kind(ctx, ty) {
        if ctx.release() < Release(20) {
            let fits = found.width() == kind.width();
            return require(op, fits, format_args!("expected float type of width {}", kind.width()));
        }
        return require(op, found == kind, "attribute and type have different float semantics");
    }
    match int_width(ctx, ty) {
        Some(width) if width != kind.width() => fail(op, format!("expected integer type of width {}", kind.width())),
        _ => Ok(()),
    }
}

fn has_scalable(ctx: &Context, ty: Type) -> bool {
    match ctx.type_data(ty) {
        TypeData::Vector(vector) => vector.scalable.contains(&true) || has_scalable(ctx, vector.element),
        _ => ArrayType::of(ctx, ty).is_some_and(|array| has_scalable(ctx, array.element)),
    }
}

fn count_elements(ctx: &Context, ty: Type) -> i64 {
    if let Some(array) = ArrayType::of(ctx, ty) {
        return array.count.cast_signed().wrapping_mul(count_elements(ctx, array.element));
    }
    match ctx.type_data(ty) {
        TypeData::Vector(vector) => vector
            .shape
            .iter()
            .fold(1i64, |n, dim| n.wrapping_mul(*dim))
            .wrapping_mul(count_elements(ctx, vector.element)),
        _ => 1,
    }
}

fn innermost(ctx: &Context, mut ty: Type) -> Type {
    while let Some(array) = ArrayType::of(ctx, ty) {
        ty = array.element;
    }
    match ctx.type_data(ty) {
        TypeData::Vector(_) | TypeData::RankedTensor(_) | TypeData::UnrankedTensor(_) => ctx.element_type_or_self(ty),
        _ => ty,
    }
}

fn verify_elements(op: OpRef<'_, '_>, value: Attr, ty: Type) -> Verdict {
    let ctx = op.context();
    if ctx.release() < Release(20) {
        return Ok(());
    }
    if has_scalable(ctx, ty) {
        let splat = match ctx.attr_data(value) {
            AttrData::DenseElements(dense) => dense.splat,
            AttrData::DenseStrings(dense) => dense.splat,
            _ => false,
        };
        return require(op, splat, "scalable vector type requires a splat attribute");
    }
    let aggregate = ArrayType::of(ctx, ty).is_some() || matches!(ctx.type_data(ty), TypeData::Vector(_));
    require(op, aggregate, "expected vector or array type")?;
    let Some(attr_type) = ctx.attr_type(value) else { return Ok(()) };
    let found = ctx.shaped(attr_type).and_then(|shaped| shaped.num_elements()).unwrap_or(0);
    let expected = count_elements(ctx, ty);
    let message = format_args!("type and attribute have a different number of elements: {expected} vs. {found}");
    require(op, found == expected, message)?;
    let (from, to) = (innermost(ctx, attr_type), innermost(ctx, ty));
    if let Some(kind) = float_kind(ctx, from) {
        return verify_float(op, kind, to);
    }
    let fits = int_width(ctx, from).is_none() || int_width(ctx, to).is_some() || ctx.release() < Release(22);
    require(op, fits, "expected integer element type for integer elements attribute")
}

/// Returns whether an attribute is `#llvm.zero` or `#llvm.undef`, which is a valid element of any type.
fn is_filler(ctx: &Context, attr: Attr) -> bool {
    ctx.dialect_attr(attr, "llvm.zero").is_some() || ctx.dialect_attr(attr, "llvm.undef").is_some()
}

/// Checks an array constant. `seen` contains the elements visited so far, with their dimension.
fn verify_array(
    op: OpRef<'_, '_>,
    ty: ArrayType,
    elements: &[Attr],
    dim: usize,
    seen: &mut FxHashSet<(Attr, usize)>,
) -> Verdict {
    let ctx = op.context();
    if ty.count != elements.len() as u64 {
        let (found, expected) = (elements.len(), ty.count);
        return fail(
            op,
            format!("array attribute size does not match array type size in dimension {dim}: {found} vs. {expected}"),
        );
    }
    let listed = elements.iter().enumerate().filter(|(_, element)| !is_filler(ctx, **element));
    if let Some(inner) = ArrayType::of(ctx, ty.element) {
        for (index, element) in listed {
            let Some(elements) = ctx.array_elements(*element) else {
                return fail(
                    op,
                    format!(
                        "nested attribute for sub-array in dimension {dim} at index {index} must be a zero, or undef, \
                         or array attribute"
                    ),
                );
            };
            if seen.insert((*element, dim)) {
                mlirkit_diag::deep(|| verify_array(op, inner, elements, dim + 1, seen))?;
            }
        }
        return Ok(());
    }
    let Some(structure) = StructType::of(ctx, ty.element) else {
        return fail(op, "for array with an array attribute must have a struct element type");
    };
    let expected = structure.elements().len();
    for (index, element) in listed {
        let Some(elements) = ctx.array_elements(*element) else {
            return fail(
                op,
                format!(
                    "nested attribute for struct element at index {index} must be a zero, or undef, or array attribute"
                ),
            );
        };
        if elements.len() != expected {
            let what = format!("nested array attribute size for struct element at index {index}");
            return fail(op, format!("{what} must match struct size: {} vs. {expected}", elements.len()));
        }
    }
    Ok(())
}
