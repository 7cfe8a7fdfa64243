//! Verifiers of the `tosa` dialect: conditions and loops.

use crate::common::rules::{fail, quoted, require, terminator};
use mlirkit_ir::{OpRef, RegionRef, Type, ValueRef};
use mlirkit_verify::{Checks, Verdict};

pub(super) fn register(checks: &mut Checks) {
    checks.ops.insert("tosa.cond_if", verify_if);
    checks.ops.insert("tosa.while_loop", verify_while);
}

/// Checks that two lists of types have the same length, element types and compatible shapes.
pub(super) fn verify_match(op: OpRef<'_, '_>, a: &[Type], a_name: &str, b: &[Type], b_name: &str) -> Verdict {
    let ctx = op.context();
    let message = format_args!("require same number of values in {a_name} ({}) and {b_name} ({})", a.len(), b.len());
    require(op, a.len() == b.len(), message)?;
    for (a, b) in a.iter().zip(b) {
        let (x, y) = (ctx.element_type_or_self(*a), ctx.element_type_or_self(*b));
        if x != y {
            let (x, y) = (quoted(ctx, x), quoted(ctx, y));
            return fail(op, format!("require same element type for {a_name} ({x}) and {b_name} ({y})"));
        }
        if !ctx.compatible_shapes(*a, *b) {
            let (a, b) = (quoted(ctx, *a), quoted(ctx, *b));
            return fail(op, format!("require same shapes for {a_name} ({a}) and {b_name} ({b})"));
        }
    }
    Ok(())
}

fn args(region: Option<RegionRef<'_, '_>>) -> Vec<Type> {
    let block = region.and_then(RegionRef::entry);
    block.map(|block| block.args().map(ValueRef::ty).collect()).unwrap_or_default()
}

/// Returns the types that a region yields; `None` if it does not end in `tosa.yield`.
fn yielded(region: Option<RegionRef<'_, '_>>) -> Option<Vec<Type>> {
    let last = region.and_then(terminator).filter(|last| last.is("tosa.yield"))?;
    Some(last.operand_types().collect())
}

fn is_one(op: OpRef<'_, '_>, ty: Type) -> bool {
    op.context().shaped(ty).and_then(|shaped| shaped.num_elements()).is_none_or(|count| count == 1)
}

fn inputs(op: OpRef<'_, '_>) -> Vec<Type> {
    op.operands_named("input_list").map(ValueRef::ty).collect()
}

fn verify_if(op: OpRef<'_, '_>) -> Verdict {
    let inputs = inputs(op);
    let graphs = [(op.region(0), "then"), (op.region(1), "else")];
    for (region, name) in graphs {
        verify_match(op, &args(region), &format!("'{name}_graph' arguments"), &inputs, "'input_list'")?;
    }
    for (region, name) in graphs {
        if let Some(types) = yielded(region) {
            verify_match(op, &types, &format!("'{name}_graph' results"), op.result_types(), "'output_list'")?;
        }
    }
    match op.operand(0).map(ValueRef::ty) {
        Some(ty) if !is_one(op, ty) => {
            fail(op, format!("'condition' must be a size 1 tensor, got {}", quoted(op.context(), ty)))
        }
        _ => Ok(()),
    }
}

fn verify_while(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let inputs = inputs(op);
    verify_match(op, &inputs, "'input_list'", op.result_types(), "'output_list'")?;
    verify_match(op, &args(op.region(0)), "'cond_graph' arguments", &inputs, "'input_list'")?;
    verify_match(op, &args(op.region(1)), "'body_graph' arguments", &inputs, "'input_list'")?;
    if let Some(types) = yielded(op.region(1)) {
        verify_match(op, &types, "'body_graph' results", &inputs, "'input_list'")?;
    }
    let Some(condition) = yielded(op.region(0)) else { return Ok(()) };
    let [ty] = *condition.as_slice() else { return fail(op, "require 'cond_graph' only have one result") };
    require(op, is_one(op, ty), format_args!("'cond_graph' result must be a size 1 tensor, got {}", quoted(ctx, ty)))?;
    let holds = ctx.element_type_or_self(ty) == ctx.i1_type();
    require(op, holds, format_args!("'cond_graph' result must be a boolean tensor, got {}", quoted(ctx, ty)))
}
