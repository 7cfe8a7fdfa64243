//! Checks of the `linalg` dialect that upstream implements in C++.

mod contraction;
mod convolution;
mod named;
mod pack;
mod structured;
mod winograd;

use crate::common::rules::{error, has_trait, map_of, quoted_string};
use mlirkit_ir::{AffineMap, Attr, AttrData, Ident, OpRef, Type, TypeData};
use mlirkit_verify::{Checks, Verdict};
use smallvec::SmallVec;

/// Registers the checks of the `linalg` dialect.
pub(crate) fn register(checks: &mut Checks) {
    contraction::register(checks);
    convolution::register(checks);
    named::register(checks);
    pack::register(checks);
    structured::register(checks);
    winograd::register(checks);
    checks.op_attrs.insert("linalg", verify_attribute);
}

/// The name of the attribute that caches indexing maps derived from the operation name.
const MEMOIZED: &str = "linalg.memoized_indexing_maps";

/// Rejects all discardable attributes of the dialect except the cached indexing maps.
fn verify_attribute(op: OpRef<'_, '_>, name: Ident, _: Attr) -> Verdict {
    match op.context().str(name) {
        MEMOIZED => Ok(()),
        name => error(op, format!("attribute '{}' not supported by the linalg dialect", quoted_string(op, name))),
    }
}

/// Returns whether an operation is structured, that is, a loop nest around a body.
fn is_structured(op: OpRef<'_, '_>) -> bool {
    has_trait(op, "LinalgOp")
}

/// The types of operands. The list is inline, because there are usually few.
type Types = SmallVec<[Type; 4]>;

/// Returns the types of a structured operation's outputs.
fn outputs(op: OpRef<'_, '_>) -> Types {
    let inputs = inputs(op).len();
    op.operand_types().skip(inputs).collect()
}

/// Returns the types of a structured operation's inputs.
fn inputs(op: OpRef<'_, '_>) -> Types {
    let group = |name| op.operands_named(name).map(mlirkit_ir::ValueRef::ty).collect::<Types>();
    match op.name() {
        "linalg.broadcast" | "linalg.transpose" => group("input"),
        _ => group("inputs"),
    }
}

/// Returns an operation's indexing maps, from its attribute or, for an elementwise operation, from its operand types.
/// `None` if the operation has no such attribute and is not elementwise.
fn indexing_maps<'c>(op: OpRef<'_, 'c>) -> Option<SmallVec<[&'c AffineMap; 4]>> {
    let ctx = op.context();
    if let Some(maps) = op.attr("indexing_maps").or_else(|| op.attr(MEMOIZED)) {
        return ctx.array_elements(maps)?.iter().map(|map| map_of(ctx, *map)).collect();
    }
    if !super::syntax::table::is_elementwise(op.name()) {
        return None;
    }
    // Elementwise: each operand is indexed by all dimensions of the output, or by none if it is a scalar.
    let rank = ctx.shaped(*outputs(op).first()?)?.rank()?;
    let identity = map_of(ctx, ctx.identity_map_attr(rank))?;
    let scalar = map_of(ctx, ctx.attr(AttrData::AffineMap(Box::new(scalar_map(rank)))))?;
    let is_scalar = |ty: Type| match ctx.type_data(ty) {
        TypeData::Vector(_) => true,
        _ => ctx.shaped(ty).is_none_or(|shaped| shaped.rank() == Some(0)),
    };
    Some(op.operand_types().map(|ty| if is_scalar(ty) { scalar } else { identity }).collect())
}

fn scalar_map(dims: usize) -> AffineMap {
    AffineMap { dims: u32::try_from(dims).unwrap_or(u32::MAX), symbols: 0, results: Box::default() }
}

/// Returns the number of loops of a structured operation; `None` if it is unknown.
fn loops(op: OpRef<'_, '_>) -> Option<usize> {
    loops_of(op, || indexing_maps(op)?.first().copied())
}

/// Returns the number of loops of a structured operation; `None` if it is unknown. `first_map` supplies the first
/// indexing map if it is needed.
fn loops_of<'c>(op: OpRef<'_, 'c>, first_map: impl FnOnce() -> Option<&'c AffineMap>) -> Option<usize> {
    let ctx = op.context();
    if let Some(types) = op.attr("iterator_types").and_then(|attr| ctx.array_elements(attr)) {
        return Some(types.len());
    }
    let rank = |ty: Option<&Type>| ctx.shaped(*ty?)?.rank();
    if op.is("linalg.elementwise") {
        return rank(outputs(op).first());
    }
    if let Some(map) = first_map() {
        return Some(map.dims as usize);
    }
    match op.name() {
        "linalg.reduce" => rank(inputs(op).first()),
        "linalg.map" | "linalg.transpose" | "linalg.broadcast" => rank(outputs(op).first()),
        _ => None,
    }
}
