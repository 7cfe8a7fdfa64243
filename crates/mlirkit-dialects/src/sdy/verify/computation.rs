//! Verifiers of `sdy.manual_computation` and `sdy.named_computation`: how the values in the body correspond to those
//! outside.

use mlirkit_ir::{DYNAMIC, Ident, OpRef, TensorType, Type, TypeData};
use mlirkit_verify::{Checks, Verdict};

use super::model::{Mesh, Sharding, shardings_of};
use super::sharding::{Place, manual_axes, manual_axes_around};
use crate::common::rules::{error, fail, quoted};

pub(super) fn register(checks: &mut Checks) {
    checks.ops.insert("sdy.manual_computation", |op| {
        let around = manual_axes_around(op);
        let bound = manual_axes(op).into_iter().find_map(|axis| around.iter().rfind(|(name, _)| *name == axis));
        bound.map_or(Ok(()), |(name, owner)| Place::of(op, "").bound(*name, *owner))
    });
    checks.symbol_uses.insert("sdy.manual_computation", verify_manual);
    checks.symbol_uses.insert("sdy.named_computation", verify_named);
    checks.infer.insert("sdy.named_computation", |op| Ok(body_results(op)));
}

/// Returns the types of the body's arguments.
fn body_arguments(op: OpRef<'_, '_>) -> Vec<Type> {
    let entry = op.region(0).and_then(|region| region.entry());
    entry.into_iter().flat_map(|block| block.args()).map(|arg| arg.ty()).collect()
}

/// Returns the types of the values that the body returns.
fn body_results(op: OpRef<'_, '_>) -> Vec<Type> {
    let end = op.region(0).and_then(|region| region.entry()).and_then(|block| block.terminator());
    end.into_iter().flat_map(|end| end.operand_types()).collect()
}

fn verify_manual(op: OpRef<'_, '_>) -> Verdict {
    let manual = manual_axes(op);
    let inputs = shardings_of(op, "in_shardings").unwrap_or_default();
    let outputs = shardings_of(op, "out_shardings").unwrap_or_default();
    let operands: Vec<Type> = op.operand_types().collect();
    verify_values(op, &operands, &body_arguments(op), &inputs, &manual, "operand")?;
    verify_values(op, op.result_types(), &body_results(op), &outputs, &manual, "result")?;
    if inputs.is_empty() && outputs.is_empty() {
        return Ok(());
    }
    let all: Vec<Sharding> = inputs.into_iter().chain(outputs).collect();
    let Some(mesh) = common_mesh(op, &all) else {
        let message = "all in and out shardings must be bound to the same mesh or an empty mesh.";
        return if manual.is_empty() { Ok(()) } else { fail(op, message) };
    };
    let unknown = manual.iter().find(|name| mesh.size(**name).is_none());
    unknown.map_or(Ok(()), |name| fail(op, format!("unknown manual axis: \"{}\"", op.context().str(*name))))
}

/// Returns the mesh that all shardings share, where an empty mesh matches any other. `None` if they differ.
pub(super) fn common_mesh(op: OpRef<'_, '_>, shardings: &[Sharding]) -> Option<Mesh> {
    let mut common: Option<Mesh> = None;
    for mesh in shardings.iter().filter_map(|sharding| sharding.mesh(op)) {
        match &common {
            Some(known) if !known.is_empty() => {
                if !mesh.is_empty() && mesh != *known {
                    return None;
                }
            }
            _ => common = Some(mesh),
        }
    }
    common
}

/// Checks the shardings of operands or results, and their types inside and outside the region.
fn verify_values(
    op: OpRef<'_, '_>,
    global: &[Type],
    local: &[Type],
    shardings: &[Sharding],
    manual: &[Ident],
    what: &str,
) -> Verdict {
    if global.is_empty() && local.is_empty() && shardings.is_empty() {
        return Ok(());
    }
    Place::of(op, format!("{what} ")).verify_all(shardings, global)?;
    if global.len() != local.len() {
        return fail(
            op,
            format!(
                "number of op {what}s and region {what}s must match. Op has {} op {what}s and {} region {what}s",
                global.len(),
                local.len()
            ),
        );
    }
    for (index, ((global, local), sharding)) in global.iter().zip(local).zip(shardings).enumerate() {
        verify_order(op, sharding, manual, what, index)?;
        verify_local(op, (*global, *local), sharding, manual, what, index)?;
    }
    Ok(())
}

/// Checks that in each dimension the manual axes precede the free axes.
fn verify_order(op: OpRef<'_, '_>, sharding: &Sharding, manual: &[Ident], what: &str, index: usize) -> Verdict {
    let ctx = op.context();
    for (number, dim) in sharding.dims.iter().enumerate() {
        let pairs = dim.axes.iter().zip(dim.axes.iter().skip(1));
        let is_manual = |name: &Ident| manual.contains(name);
        if let Some((free, late)) = pairs.into_iter().find(|(a, b)| !is_manual(&a.name) && is_manual(&b.name)) {
            return fail(
                op,
                format!(
                    "{what} sharding at index {index} must have all manual axes come before free axes in its dimension \
                     sharding at index {number}. Saw manual axis {} after free axis {}",
                    late.text(ctx),
                    free.text(ctx)
                ),
            );
        }
    }
    Ok(())
}

/// Checks that the local type has the sizes of one shard of the global type.
fn verify_local(
    op: OpRef<'_, '_>,
    (global, local): (Type, Type),
    sharding: &Sharding,
    manual: &[Ident],
    what: &str,
    index: usize,
) -> Verdict {
    let ctx = op.context();
    let (Some(shaped), Some(mesh)) = (ctx.shaped(global), sharding.mesh(op)) else { return Ok(()) };
    let mut dims = Vec::new();
    for (size, dim) in shaped.dims.unwrap_or_default().iter().zip(&sharding.dims) {
        if *size == DYNAMIC {
            dims.push(DYNAMIC);
            continue;
        }
        let axes = dim.axes.iter().filter(|axis| manual.contains(&axis.name));
        let pieces = axes.fold(1i64, |product, axis| product.wrapping_mul(axis.size(&mesh)));
        if size.checked_rem(pieces) != Some(0) {
            let message = format!("{what} dimension size {size} is not divisible by the manual axes size {pieces}");
            return fail(op, message);
        }
        dims.push(size / pieces);
    }
    let expected =
        TypeData::RankedTensor(Box::new(TensorType { shape: dims.into(), element: shaped.element, encoding: None }));
    let expected = ctx.ty(expected);
    if expected == local {
        return Ok(());
    }
    fail(
        op,
        format!(
            "{what} shape, corresponding sharding, and region {what} shape at index {index} must match. Expected local \
             shape {}, actual local shape {}",
            quoted(ctx, expected),
            quoted(ctx, local)
        ),
    )
}

fn verify_named(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (arguments, operands) = (body_arguments(op), op.operand_types().collect::<Vec<_>>());
    if arguments.len() != operands.len() {
        return error(
            op,
            format!(
                "number of block arguments must match the number of operands: {} != {}",
                arguments.len(),
                operands.len()
            ),
        );
    }
    for (index, (inner, outer)) in arguments.iter().zip(&operands).enumerate() {
        if inner != outer {
            let message = format!(
                "expected the type of the {index}'th block argument to match the type of the corresponding operand: {} \
                 vs {}",
                quoted(ctx, *inner),
                quoted(ctx, *outer)
            );
            return error(op, message);
        }
    }
    if let Some(shardings) = shardings_of(op, "in_shardings") {
        Place::of(op, "in_shardings ").verify_all(&shardings, &operands)?;
    }
    if let Some(shardings) = shardings_of(op, "out_shardings") {
        Place::of(op, "out_shardings ").verify_all(&shardings, op.result_types())?;
    }
    Ok(())
}
