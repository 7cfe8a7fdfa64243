//! Verifiers of the `linalg` dialect: rules for all structured operations and for their bodies.

use crate::common::rules::{entry, error, expect, fail, int, quoted, require};
use mlirkit_defs::Release;
use mlirkit_ir::{OpRef, RegionRef, Type, TypeData, ValueRef};
use mlirkit_verify::{Checks, Verdict};

use super::{indexing_maps, inputs, is_structured, loops, loops_of, outputs};
use crate::common::verify::indexing;

pub(super) fn register(checks: &mut Checks) {
    checks.region_traits.insert("LinalgOp", verify);
    checks.traits.insert("FillOpInterface", verify_fill);
    checks.ops.insert("linalg.yield", verify_yield);
    checks.ops.insert("linalg.index", verify_index);
}

/// Returns the type of the body argument for an operand of type `ty`.
fn element(op: OpRef<'_, '_>, ty: Type) -> Type {
    let ctx = op.context();
    match ctx.type_data(ty) {
        TypeData::MemRef(_) | TypeData::RankedTensor(_) => ctx.element_type_or_self(ty),
        _ => ty,
    }
}

fn verify(op: OpRef<'_, '_>, _: &[Box<str>]) -> Verdict {
    let ctx = op.context();
    let any = |is: fn(&TypeData) -> bool| op.operand_types().any(|ty| is(ctx.type_data(ty)));
    let ranked_tensors = any(|ty| matches!(ty, TypeData::RankedTensor(_)));
    let tensors = ranked_tensors || any(|ty| matches!(ty, TypeData::UnrankedTensor(_)));
    let memrefs = any(|ty| matches!(ty, TypeData::MemRef(_)));
    let unranked = any(|ty| matches!(ty, TypeData::UnrankedMemRef { .. }));
    let pure = (ranked_tensors && !memrefs && !unranked) || (memrefs && !tensors);
    let holds = pure || op.operands().len() == 0 || ctx.release() <= Release(16);
    require(op, holds, "expected to have pure tensor or buffer semantics")?;
    if let Some(maps) = indexing_maps(op) {
        indexing::verify(op, &maps)?;
        let count = loops_of(op, || maps.first().copied()).unwrap_or(0);
        if let Some(index) = maps.iter().position(|map| map.dims as usize != count) {
            return fail(
                op,
                format!("expected indexing_map #{index} to have {count} dim(s) to match the number of loops"),
            );
        }
    }
    let mut blocks = op.regions().flat_map(RegionRef::blocks);
    let (Some(block), None, 1) = (blocks.next(), blocks.next(), op.regions().len()) else {
        return fail(op, "expects to have 1 region with 1 block");
    };
    verify_arguments(op, block)
}

/// Checks that the block has one argument per operand, with the operand's element type.
fn verify_arguments(op: OpRef<'_, '_>, block: mlirkit_ir::BlockRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    // Before LLVM 22 the body of `linalg.map` had no argument for the output.
    let is_older_map = op.is("linalg.map") && ctx.release() < Release(22);
    let message = "expected as many non-induction variable region arguments as the number of input/output operands";
    require(op, block.args().len() == op.operands().len() - usize::from(is_older_map), message)?;
    for (index, (ty, arg)) in op.operand_types().zip(block.args()).enumerate() {
        let expected = element(op, ty);
        if arg.ty() != expected {
            let (found, expected) = (quoted(ctx, arg.ty()), quoted(ctx, expected));
            return fail(
                op,
                format!(
                    "expected type of bb argument #{index} ({found}) to match element or self type of the corresponding \
                     operand ({expected})"
                ),
            );
        }
    }
    Ok(())
}

fn verify_fill(op: OpRef<'_, '_>, _: &[Box<str>]) -> Verdict {
    let ctx = op.context();
    expect(op, is_structured(op), "expected a LinalgOp")?;
    let (inputs, outputs) = (inputs(op), outputs(op));
    let ([value], [output]) = (inputs.as_slice(), outputs.as_slice()) else {
        return error(op, "expected op with 1 input and 1 output");
    };
    let holds = ctx.shaped(*value).is_none() || matches!(ctx.type_data(*value), TypeData::Vector(_));
    expect(op, holds, "expected op with scalar input")?;
    let element = ctx.element_type_or_self(*output);
    // Checked only since LLVM 22, because the body could cast the value in earlier releases.
    if *value != element && ctx.release() >= Release(22) {
        let (value, element) = (quoted(ctx, *value), quoted(ctx, element));
        return fail(op, format!("expected fill value type ({value}) to match output element type ({element})"));
    }
    Ok(())
}

fn verify_yield(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(parent) = op.parent_op() else { return Ok(()) };
    require(op, parent.regions().len() == 1 && entry(parent, 0).is_some(), "expected single non-empty parent region")?;
    require(op, is_structured(parent), "expected parent op with LinalgOp interface")?;
    let outputs = outputs(parent);
    let (found, expected) = (op.operands().len(), outputs.len());
    if found != expected {
        return fail(
            op,
            format!(
                "expected number of yield values ({found}) to match the number of inits / outs operands of the enclosing \
                 LinalgOp ({expected})"
            ),
        );
    }
    for (index, (found, output)) in op.operands().map(ValueRef::ty).zip(outputs).enumerate() {
        let expected = element(op, output);
        if found != expected {
            let (found, expected) = (quoted(ctx, found), quoted(ctx, expected));
            return fail(
                op,
                format!(
                    "type of yield operand {} ({found}) doesn't match the element type of the enclosing linalg.generic op \
                     ({expected})",
                    index + 1
                ),
            );
        }
    }
    Ok(())
}

fn verify_index(op: OpRef<'_, '_>) -> Verdict {
    let Some(parent) = op.parent_op().filter(|parent| is_structured(*parent)) else {
        return fail(op, "expected parent op with LinalgOp interface");
    };
    let (Some(count), Some(dim)) = (loops(parent), int(op, "dim")) else { return Ok(()) };
    let message =
        format_args!("expected dim ({dim}) to be lower than the number of loops ({count}) of the enclosing LinalgOp");
    require(op, !usize::try_from(dim).is_ok_and(|dim| dim >= count), message)
}
