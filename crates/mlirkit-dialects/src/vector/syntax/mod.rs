//! Syntax of the `vector` dialect: contractions, masks, outer products and transfers, and types that declarative
//! formats omit.

mod contract;
mod from_elements;
mod mask;
mod outerproduct;
mod reduction;
mod transfer;

use mlirkit_asm::hooks::{AsmNames, Hooks, Inference};
use mlirkit_defs::Release;
use mlirkit_diag::Reason;
use mlirkit_ir::{Context, OpRef, Type, TypeData, ValueId, VectorType};

use crate::text::ResultName;

/// Registers the hand-written syntax of the `vector` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.ops.insert("vector.contract", &contract::Contract);
    hooks.ops.insert("vector.from_elements", &from_elements::FromElements);
    hooks.ops.insert("vector.mask", &mask::Mask);
    hooks.ops.insert("vector.outerproduct", &outerproduct::OuterProduct);
    hooks.ops.insert("vector.reduction", &reduction::Reduction);
    hooks.ops.insert("vector.transfer_read", &transfer::TransferRead);
    hooks.ops.insert("vector.transfer_write", &transfer::TransferWrite);
    hooks.infer.insert("vector.extract", extracted);
    hooks.infer.insert("vector.shuffle", shuffled);
    hooks.infer.insert("vector.to_elements", elements);
    hooks.names.insert("vector.vscale", &Scale);
}

/// A hook that suggests the result name `%vscale` for `vector.vscale`, since LLVM 19.
struct Scale;

impl AsmNames for Scale {
    fn results(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        if op.context().release() >= Release(19) {
            ResultName("vscale").results(op, set);
        }
    }
}

/// The maximum number of result types that are inferred for an operation.
const MAX_RESULTS: i64 = 1 << 24;

/// Infers one result per element of the vector, all of its element type. Fails if there would be more than
/// [`MAX_RESULTS`].
fn elements(x: &Inference<'_, '_>) -> Result<Vec<Type>, Reason> {
    let source = x.operand_types.first().and_then(|ty| as_vector(x.ctx, *ty));
    let count = source.and_then(|vector| vector.shape.iter().try_fold(1_i64, |count, size| count.checked_mul(*size)));
    match (source, count.filter(|count| *count <= MAX_RESULTS).and_then(|count| usize::try_from(count).ok())) {
        (Some(vector), Some(count)) => Ok(vec![vector.element; count]),
        _ => Err("failed to infer returned types".into()),
    }
}

/// Infers the type of the element or sub-vector that `position` selects in the first operand, in the form used since
/// LLVM 17. Fails if the position has too many numbers.
fn extracted(x: &Inference<'_, '_>) -> Result<Vec<Type>, Reason> {
    let vector = x.operand_types.first().and_then(|ty| as_vector(x.ctx, *ty));
    let position = x.slot("position").and_then(|position| x.ctx.array_elements(position)).map_or(0, <[_]>::len);
    let Some((vector, shape)) = vector.and_then(|vector| Some((vector, vector.shape.get(position..)?))) else {
        return Err("failed to infer returned types".into());
    };
    let scalable = vector.scalable.get(position..).unwrap_or_default();
    Ok(vec![if shape.is_empty() { vector.element } else { vector_type(x.ctx, shape, scalable, vector.element) }])
}

/// Infers a vector like the first operand, but with one element per mask entry. Fails if the operand is not a vector.
fn shuffled(x: &Inference<'_, '_>) -> Result<Vec<Type>, Reason> {
    let Some(TypeData::Vector(first)) = x.operand_types.first().map(|ty| x.ctx.type_data(*ty)) else {
        return Err("failed to infer returned types".into());
    };
    // Up to LLVM 19 the mask is an array attribute.
    let len = |mask| x.ctx.array_elements(mask).map(<[_]>::len).or_else(|| Some(x.ctx.int_array_values(mask)?.len()));
    // An empty mask is rejected later; until then use 1, because a vector cannot have size 0.
    let len = x.slot("mask").and_then(len).unwrap_or(0).max(1);
    let shape: Vec<i64> = std::iter::once(len as i64).chain(first.shape.iter().skip(1).copied()).collect();
    let scalable = vec![false; shape.len()];
    Ok(vec![vector_type(x.ctx, &shape, &scalable, first.element)])
}

/// Returns the vector type with the given sizes, scalable flags and element type.
pub(crate) fn vector_type(ctx: &Context, shape: &[i64], scalable: &[bool], element: Type) -> Type {
    ctx.ty(TypeData::Vector(Box::new(VectorType { shape: shape.into(), scalable: scalable.into(), element })))
}

/// Returns the vector type if `ty` is one; `None` for other types.
pub(crate) fn as_vector(ctx: &Context, ty: Type) -> Option<&VectorType> {
    match ctx.type_data(ty) {
        TypeData::Vector(vector) => Some(vector),
        _ => None,
    }
}
