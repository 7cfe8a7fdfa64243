//! Checks of the `memref` dialect that upstream implements in C++.

mod reshape;
mod subview;

use crate::common::rules::{
    entry, expect, fail, has_trait, is_index, list, map_of, quoted, require, result_type, verify_dynamic_sizes,
};
use mlirkit_ir::{AttrData, BlockRef, Context, MemRefType, OpRef, Type, TypeData};
use mlirkit_verify::{Checks, Verdict};

use crate::common::verify::inferred;
use crate::common::verify::layout::{self, has_identity_layout, memref, memref_of, strided};

/// Registers the checks of the `memref` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops.insert("memref.alloc", verify_alloc);
    checks.ops.insert("memref.alloca", verify_alloca);
    checks.ops.insert("memref.collapse_shape", reshape::verify_collapse);
    checks.ops.insert("memref.dma_start", verify_dma_start);
    checks.ops.insert("memref.expand_shape", reshape::verify_expand);
    checks.regions.insert("memref.extract_strided_metadata", verify_metadata_types);
    checks.ops.insert("memref.generic_atomic_rmw", verify_generic_atomic_rmw);
    checks.symbol_uses.insert("memref.get_global", verify_get_global);
    checks.ops.insert("memref.global", verify_global);
    checks.ops.insert("memref.load", verify_load);
    checks.ops.insert("memref.reinterpret_cast", subview::verify_reinterpret_cast);
    checks.ops.insert("memref.store", verify_store);
    checks.ops.insert("memref.subview", subview::verify_subview);
    checks.ops.insert("memref.transpose", reshape::verify_transpose);
    checks.of_signature.extend(["memref.load", "memref.store"]);
}

/// Checks that there is one operand per dynamic size and one per layout symbol.
fn verify_alloc(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(ty) = result_type(op) else { return Ok(()) };
    let Some(result) = memref(ctx, ty) else { return fail(op, "result must be a memref") };
    verify_dynamic_sizes(op, ty, op.operands_named("dynamicSizes").len())?;
    let expected = if has_identity_layout(ctx, result) { 0 } else { layout::symbols(ctx, result) };
    let found = op.operands_named("symbolOperands").len();
    let message =
        format_args!("symbol operand count does not equal memref symbol count: expected {expected}, got {found}");
    require(op, found == expected, message)
}

fn verify_alloca(op: OpRef<'_, '_>) -> Verdict {
    let holds = op.ancestors().any(|parent| has_trait(parent, "AutomaticAllocationScope"));
    require(op, holds, "requires an ancestor op with AutomaticAllocationScope trait")?;
    verify_alloc(op)
}

fn verify_generic_atomic_rmw(op: OpRef<'_, '_>) -> Verdict {
    let mut args = entry(op, 0).into_iter().flat_map(BlockRef::args);
    let (Some(arg), None) = (args.next(), args.next()) else {
        return fail(op, "expected single number of entry block arguments");
    };
    require(op, result_type(op) == Some(arg.ty()), "expected block argument of the same type result type")?;
    let nested = op.regions().flat_map(|region| region.blocks()).flat_map(BlockRef::ops);
    for op in nested.flat_map(OpRef::walk) {
        let holds = !has_effects(op);
        expect(op, holds, "body of 'memref.generic_atomic_rmw' should contain only operations with no side effects")?;
    }
    Ok(())
}

/// Returns whether an operation certainly reads or writes memory.
fn has_effects(op: OpRef<'_, '_>) -> bool {
    let declared = has_trait(op, "MemoryEffectOpInterface");
    if declared {
        return op.name().starts_with("memref.") && !has_trait(op, "AlwaysSpeculatableImplTrait");
    }
    !has_trait(op, "HasRecursiveMemoryEffects")
}

/// Checks the operands, which are in order: source and its indices, destination and its indices, element count, tag and
/// its indices, and optionally two strides.
fn verify_dma_start(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let types: Vec<Type> = op.operand_types().collect();
    require(op, types.len() >= 4, "expected at least 4 operands")?;
    let rank = |at: usize| types.get(at).and_then(|ty| memref(ctx, *ty)).map(|memref| memref.shape.len());
    let indices = |from: usize, count: usize| types.iter().skip(from).take(count).all(|ty| is_index(ctx, *ty));
    let Some(source) = rank(0) else { return fail(op, "expected source to be of memref type") };
    let mut expected = source + 4;
    require(op, types.len() >= expected, format_args!("expected at least {expected} operands"))?;
    require(op, indices(1, source), "expected source indices to be of index type")?;
    let Some(target) = rank(1 + source) else { return fail(op, "expected destination to be of memref type") };
    expected += target;
    require(op, types.len() >= expected, format_args!("expected at least {expected} operands"))?;
    require(op, indices(2 + source, target), "expected destination indices to be of index type")?;
    let number = 2 + source + target;
    require(op, indices(number, 1), "expected num elements to be of index type")?;
    let Some(tag) = rank(number + 1) else { return fail(op, "expected tag to be of memref type") };
    expected += tag;
    require(op, types.len() >= expected, format_args!("expected at least {expected} operands"))?;
    require(op, indices(number + 2, tag), "expected tag indices to be of index type")?;
    require(op, types.len() == expected || types.len() == expected + 2, "incorrect number of operands")?;
    let holds = types.len() != expected + 2 || indices(expected, 2);
    require(op, holds, "expected stride and num elements per stride to be of type index")
}

fn verify_metadata_types(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(source) = memref_of(ctx, op.operand(0)) else { return Ok(()) };
    let base = MemRefType { shape: Box::default(), layout: None, ..source.clone() };
    let mut types = vec![ctx.ty(TypeData::MemRef(Box::new(base)))];
    types.resize(2 + 2 * source.shape.len(), ctx.index_type());
    inferred::verify(op, &types)
}

fn verify_get_global(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some((reference, [name, ..])) = op.prop("name").and_then(|attr| Some((attr, ctx.symbol_path(attr)?))) else {
        return Ok(());
    };
    let name = ctx.str(*name);
    let global = op.lookup_nearest_symbol(reference).filter(|found| found.is("memref.global"));
    let Some(global) = global else {
        return fail(op, format!("'{name}' does not reference a valid global memref"));
    };
    let expected = global.prop("type").and_then(|attr| ctx.type_value(attr));
    let (Some(expected), Some(found)) = (expected, result_type(op)) else { return Ok(()) };
    if expected != found {
        let (found, expected) = (quoted(ctx, found), quoted(ctx, expected));
        return fail(op, format!("result type {found} does not match type {expected} of the global memref @{name}"));
    }
    Ok(())
}

fn verify_global(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(inherent) = op.inherent() else { return Ok(()) };
    let Some(ty) = inherent.get("type").and_then(|attr| ctx.type_value(attr)) else { return Ok(()) };
    let Some(global) = memref(ctx, ty).filter(|memref| !memref.shape.contains(&mlirkit_ir::DYNAMIC)) else {
        return fail(op, format!("type should be static shaped memref, but got {}", quoted(ctx, ty)));
    };
    let Some(value) = inherent.get("initial_value") else { return Ok(()) };
    let initial = match ctx.attr_data(value) {
        AttrData::Unit | AttrData::Dialect(_) | AttrData::Verbatim(_) => return Ok(()),
        AttrData::DenseElements(_)
        | AttrData::DenseStrings(_)
        | AttrData::DenseResource { .. }
        | AttrData::Sparse { .. } => ctx.attr_type(value).and_then(|ty| ctx.shaped(ty)),
        _ => {
            let value = ctx.attr_text(value);
            return fail(op, format!("initial value should be a unit or elements attribute, but got {value}"));
        }
    };
    let Some(initial) = initial else { return Ok(()) };
    if initial.element != global.element {
        let (expected, found) = (quoted(ctx, global.element), quoted(ctx, initial.element));
        return fail(op, format!("initial value element expected to be of type {expected}, but was of type {found}"));
    }
    let dims = initial.dims.unwrap_or(&[]);
    if *dims != *global.shape {
        let (expected, found) = (list(&global.shape), list(dims));
        return fail(op, format!("initial value shape expected to be {expected} but was {found}"));
    }
    Ok(())
}

fn verify_load(op: OpRef<'_, '_>) -> Verdict {
    let Some(source) = memref_of(op.context(), op.operand(0)) else { return Ok(()) };
    let (expected, found) = (source.shape.len(), op.operands().len() - 1);
    let holds = expected == found;
    require(op, holds, format_args!("incorrect number of indices for load, expected {expected} but got {found}"))
}

fn verify_store(op: OpRef<'_, '_>) -> Verdict {
    let target = memref_of(op.context(), op.operand(1));
    let holds = target.is_none_or(|target| target.shape.len() + 2 == op.operands().len());
    require(op, holds, "store index operand count not equal to memref rank")
}

/// Returns the element type and the memory space of a ranked or unranked memref; `None` for other types.
fn base(ctx: &Context, ty: Type) -> Option<(Type, Option<mlirkit_ir::Attr>)> {
    match ctx.type_data(ty) {
        TypeData::MemRef(memref) => Some((memref.element, memref.space)),
        TypeData::UnrankedMemRef { element, space } => Some((*element, *space)),
        _ => None,
    }
}

/// Returns whether `memref.cast` can cast from the first types to the second.
pub(crate) fn are_cast_compatible(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    let ([from], [to]) = (from, to) else { return false };
    let (Some(a), Some(b)) = (base(ctx, *from), base(ctx, *to)) else { return false };
    if a != b {
        return false;
    }
    match (memref(ctx, *from), memref(ctx, *to)) {
        (None, None) => false,
        (Some(a), Some(b)) => mlirkit_ir::compatible_dims(&a.shape, &b.shape) && have_compatible_layouts(ctx, a, b),
        _ => true,
    }
}

fn have_compatible_layouts(ctx: &Context, a: &MemRefType, b: &MemRefType) -> bool {
    if a.layout == b.layout {
        return true;
    }
    let (Some(a), Some(b)) = (strided(ctx, a), strided(ctx, b)) else { return false };
    mlirkit_ir::compatible_dims(&a.strides, &b.strides) && mlirkit_ir::compatible_dims(&[a.offset], &[b.offset])
}

/// Returns whether `memref.memory_space_cast` can cast from the first types to the second.
pub(crate) fn are_space_cast_compatible(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    let ([from], [to]) = (from, to) else { return false };
    match (ctx.type_data(*from), ctx.type_data(*to)) {
        (TypeData::MemRef(a), TypeData::MemRef(b)) => {
            a.element == b.element && a.layout == b.layout && a.shape == b.shape
        }
        (TypeData::UnrankedMemRef { element: a, .. }, TypeData::UnrankedMemRef { element: b, .. }) => a == b,
        _ => false,
    }
}

/// Returns the number of dimensions of an affine map and, if the map is a permutation, the permutation. `None` if
/// `attr` is absent or not an affine map.
fn permutation(ctx: &Context, attr: Option<mlirkit_ir::Attr>) -> Option<(usize, Option<Vec<usize>>)> {
    let map = map_of(ctx, attr?)?;
    let position = |expr: &mlirkit_ir::AffineExpr| match ctx.affine_data(*expr) {
        mlirkit_ir::AffineExprData::Dim(at) => Some(at as usize),
        _ => None,
    };
    let positions: Option<Vec<usize>> = map.results.iter().map(position).collect();
    let dims = map.dims as usize;
    let is_permutation = |positions: &Vec<usize>| {
        let mut sorted = positions.clone();
        sorted.sort_unstable();
        sorted.into_iter().eq(0..dims)
    };
    Some((dims, positions.filter(is_permutation)))
}
