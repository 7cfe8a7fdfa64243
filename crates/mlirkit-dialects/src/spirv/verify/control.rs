//! Verifiers of the `spirv` dialect: control flow and calls.

use mlirkit_ir::{BlockRef, OpRef, RegionRef};
use mlirkit_verify::{Checks, Verdict};

use crate::common::rules::{fail, quoted, require};

pub(super) fn register(checks: &mut Checks) {
    checks.ops.insert("spirv.Unreachable", |op| {
        let block = op.block();
        let entry = block.and_then(BlockRef::region).and_then(RegionRef::entry);
        require(op, entry != block, "cannot be used in reachable block")
    });
    checks.regions.insert("spirv.mlir.loop", verify_loop);
    checks.regions.insert("spirv.mlir.selection", verify_selection);
    checks.symbol_uses.insert("spirv.FunctionCall", verify_call);
}

fn verify_call(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(callee) = op.prop("callee") else { return Ok(()) };
    let Some(func) = op.lookup_nearest_symbol(callee).filter(|found| found.is("spirv.func")) else {
        let name = ctx.attr_text(callee);
        let name = name.trim_start_matches('@');
        return fail(op, format!("callee function '{name}' not found in nearest symbol table"));
    };
    let ty = func.prop("function_type").and_then(|attr| ctx.type_value(attr));
    let Some(function) = ty.and_then(|ty| ctx.function(ty)) else { return Ok(()) };
    let (expected, found) = (function.inputs.len(), op.operands().len());
    if expected != found {
        let what = "has incorrect number of operands for callee";
        return fail(op, format!("{what}: expected {expected}, but provided {found}"));
    }
    for (index, (found, expected)) in op.operand_types().zip(&function.inputs).enumerate() {
        if found != *expected {
            let (expected, found) = (quoted(ctx, *expected), quoted(ctx, found));
            let what = format!("operand type mismatch: expected operand type {expected}");
            return fail(op, format!("{what}, but provided {found} for operand number {index}"));
        }
    }
    let (expected, found) = (&*function.results, op.result_types());
    if expected.len() != found.len() {
        let (expected, found) = (expected.len(), found.len());
        let what = "has incorrect number of results has for callee";
        return fail(op, format!("{what}: expected {expected}, but provided {found}"));
    }
    match (expected.first(), found.first()) {
        (Some(expected), Some(found)) if expected != found => {
            let (expected, found) = (quoted(ctx, *expected), quoted(ctx, *found));
            fail(op, format!("result type mismatch: expected {expected}, but provided {found}"))
        }
        _ => Ok(()),
    }
}

/// Returns the blocks of a structured region, or an error unless the last block, and only that, has a merge operation.
fn structured<'m, 'c>(op: OpRef<'m, 'c>) -> Result<Vec<BlockRef<'m, 'c>>, Box<mlirkit_verify::Violation>> {
    let blocks: Vec<_> = op.region(0).into_iter().flat_map(|region| region.blocks()).collect();
    let Some((last, others)) = blocks.split_last() else { return Ok(blocks) };
    let mut ops = last.ops();
    let merges = ops.next().is_some_and(|op| op.is("spirv.mlir.merge")) && ops.next().is_none();
    require(op, merges, "last block must be the merge block with only one 'spirv.mlir.merge' op")?;
    let other = others.iter().flat_map(|block| block.ops()).any(|op| op.is("spirv.mlir.merge"));
    require(op, !other, "should not have 'spirv.mlir.merge' op outside the merge block")?;
    Ok(blocks)
}

fn verify_selection(op: OpRef<'_, '_>) -> Verdict {
    let blocks = structured(op)?;
    require(op, blocks.len() != 1, "must have a selection header block")
}

fn successors<'m, 'c>(block: BlockRef<'m, 'c>) -> impl Iterator<Item = BlockRef<'m, 'c>> {
    block.terminator().into_iter().flat_map(|last| last.successors())
}

fn verify_loop(op: OpRef<'_, '_>) -> Verdict {
    let blocks = structured(op)?;
    let [entry, rest @ ..] = &blocks[..] else { return Ok(()) };
    require(op, !rest.is_empty(), "must have an entry block branching to the loop header block")?;
    let [header, rest @ ..] = rest else { return Ok(()) };
    require(op, !rest.is_empty(), "must have a loop header block branched from the entry block")?;
    let mut ops = entry.ops();
    let branches = ops.next().is_some_and(|op| op.is("spirv.Branch") && op.successors().next() == Some(*header));
    let message = "entry block must only have one 'spirv.Branch' op to the second block";
    require(op, branches && ops.next().is_none(), message)?;
    let [body @ .., last, _] = rest else {
        return fail(op, "requires a loop continue block branching to the loop header block");
    };
    let returns = successors(*last).any(|target| target == *header);
    let message = "second to last block must be the loop continue block that branches to the loop header block";
    require(op, returns, message)?;
    let other = body.iter().flat_map(|block| successors(*block)).any(|target| target == *header);
    let message = "can only have the entry and loop continue block branching to the loop header block";
    require(op, !other, message)
}
