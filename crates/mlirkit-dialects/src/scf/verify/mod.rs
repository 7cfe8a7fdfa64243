//! Checks of the `scf` dialect that upstream implements in C++.

use crate::common::rules::{entry, fail, int_list, is_index, may_have_trait, quoted, require, terminator};
use std::collections::HashSet;

use mlirkit_defs::Release;
use mlirkit_ir::{BlockRef, OpRef, RegionRef, Type, ValueRef};
use mlirkit_verify::{Checks, Verdict, Violation};

use crate::common::verify::branch::is_same;
use crate::common::verify::inferred;
use crate::common::verify::view::verify_list;
use crate::text;

/// Registers the checks of the `scf` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops.insert("scf.for", verify_for);
    checks.regions.insert("scf.for", verify_for_body);
    checks.ops.insert("scf.forall", verify_forall);
    checks.ops.insert("scf.forall.in_parallel", verify_in_parallel);
    checks.ops.insert("scf.if", verify_if);
    checks.regions.insert("scf.if", verify_if_types);
    checks.ops.insert("scf.index_switch", |op| verify_cases(op, "scf.yield"));
    checks.ops.insert("scf.parallel", verify_parallel);
    checks.regions.insert("scf.reduce", verify_reduce);
    checks.ops.insert("scf.reduce.return", verify_reduce_return);
    checks.ops.insert("scf.while", verify_while);
}

fn verify_for(op: OpRef<'_, '_>) -> Verdict {
    // The first three operands are the bounds and the step.
    if op.operands().len() == op.result_types().len() + 3 {
        return Ok(());
    }
    let holds = op.operands_named("initArgs").len() == op.results().len();
    require(op, holds, "mismatch in number of loop-carried values and defined values")
}

/// Checks that the body arguments are the induction variable and the carried values.
fn verify_for_body(op: OpRef<'_, '_>) -> Verdict {
    let Some(block) = entry(op, 0) else { return Ok(()) };
    let arena = op.arena();
    if let ([lower, _, _, inits @ ..], [first, carried @ ..]) =
        (arena.operands(op.id), block.arena().arg_types(block.id))
        && arena.ty(*lower) == *first
        && carried == op.result_types()
        && is_same(arena, inits, carried)
    {
        return Ok(());
    }
    let mut args = block.args().map(ValueRef::ty);
    let holds = args.next() == op.operand(0).map(ValueRef::ty);
    require(op, holds, "expected induction variable to be same type as bounds and step")?;
    let results = op.result_types();
    require(op, args.len() == results.len(), "mismatch in number of basic block args and defined values")?;
    let inits = op.operands_named("initArgs").map(ValueRef::ty);
    for (index, ((init, arg), result)) in inits.zip(args).zip(results).enumerate() {
        require(op, init == *result, format_args!("types mismatch between {index}th iter operand and defined value"))?;
        let holds = arg == *result;
        require(op, holds, format_args!("types mismatch between {index}th iter region arg and defined value"))?;
    }
    Ok(())
}

fn verify_forall(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let loops = int_list(op, "staticLowerBound").len();
    let outputs: Vec<Type> = op.operands_named("outputs").map(ValueRef::ty).collect();
    if op.results().len() != outputs.len() {
        let results = op.results().len();
        return fail(op, format!("produces {results} results, but has only {} outputs", outputs.len()));
    }
    let Some(block) = entry(op, 0) else { return Ok(()) };
    let args: Vec<Type> = block.args().map(ValueRef::ty).collect();
    require(op, args.len() == loops + outputs.len(), format_args!("region expects {loops} arguments"))?;
    if let Some(index) = args.iter().take(loops).position(|ty| !is_index(ctx, *ty)) {
        return fail(op, format!("expects {index}-th block argument to be an index"));
    }
    if let Some(index) = args.iter().skip(loops).zip(&outputs).position(|(a, b)| a != b) {
        return fail(op, format!("type mismatch between {index}-th output and corresponding block argument"));
    }
    verify_mapping(op, loops)?;
    for (name, statics, operands) in [
        ("lower bound", "staticLowerBound", "dynamicLowerBound"),
        ("upper bound", "staticUpperBound", "dynamicUpperBound"),
        ("step", "staticStep", "dynamicStep"),
    ] {
        verify_list(op, name, loops, &int_list(op, statics), op.operands_named(operands).len())?;
    }
    Ok(())
}

/// Checks that there is one mapping attribute per loop, and at most one mask.
fn verify_mapping(op: OpRef<'_, '_>, loops: usize) -> Verdict {
    let ctx = op.context();
    let mapping = op.prop("mapping").and_then(|attr| ctx.array_elements(attr)).unwrap_or(&[]);
    let is_mask = |attr: &&mlirkit_ir::Attr| match ctx.attr_data(**attr) {
        mlirkit_ir::AttrData::Dialect(d) => d.def.traits.iter().any(|t| &*t.name == "DeviceMaskingAttrInterface"),
        _ => false,
    };
    let masks = mapping.iter().filter(is_mask).count();
    if mapping.is_empty() {
        return Ok(());
    }
    require(op, mapping.len() - masks == loops, "mapping attribute size must match op rank")?;
    require(op, masks <= 1, "\"mapping\" supports at most one device masking attribute")
}

/// Checks that the body contains only parallel combining operations on the outputs of the loop.
fn verify_in_parallel(op: OpRef<'_, '_>) -> Verdict {
    let Some(forall) = op.parent_op().filter(|parent| parent.is("scf.forall")) else {
        return fail(op, "expected forall op parent");
    };
    let (Some(block), Some(body)) = (entry(op, 0), entry(forall, 0)) else { return Ok(()) };
    let loops = int_list(forall, "staticLowerBound").len();
    for nested in block.ops() {
        let holds = may_have_trait(nested, "ParallelCombiningOpInterface");
        require(op, holds, "expected only ParallelCombiningOpInterface ops")?;
        let dest = nested.operand_named("dest");
        let holds = dest.is_none_or(|dest| body.args().skip(loops).any(|arg| arg == dest));
        require(nested, holds, "may only insert into an output block argument")?;
    }
    Ok(())
}

fn verify_if(op: OpRef<'_, '_>) -> Verdict {
    require(op, op.results().len() == 0 || entry(op, 1).is_some(), "must have an else block if defining values")
}

/// Checks that the result types match the types that the first branch yields.
fn verify_if_types(op: OpRef<'_, '_>) -> Verdict {
    let Some(last) = op.region(0).and_then(terminator).filter(|last| last.is("scf.yield")) else {
        return inferred::failed(op);
    };
    if is_same(last.arena(), last.arena().operands(last.id), op.result_types()) {
        return Ok(());
    }
    let types: Vec<Type> = last.operand_types().collect();
    inferred::verify(op, &types)
}

/// Checks the cases of a switch. Each region must end with the operation `yields` and yield the types of the results.
pub(crate) fn verify_cases(op: OpRef<'_, '_>, yields: &str) -> Verdict {
    let cases = int_list(op, "cases");
    let regions = op.regions().len().saturating_sub(1);
    require(op, cases.len() == regions, format_args!("has {regions} case regions but {} case values", cases.len()))?;
    let mut seen = HashSet::new();
    if let Some(value) = cases.iter().find(|value| !seen.insert(**value)) {
        return fail(op, format!("has duplicate case value: {value}"));
    }
    for (index, region) in op.regions().enumerate() {
        let name = if index == 0 { "default region".to_owned() } else { format!("case region #{}", index - 1) };
        verify_case(op, region, &name, yields)?;
    }
    Ok(())
}

fn verify_case(op: OpRef<'_, '_>, region: RegionRef<'_, '_>, name: &str, yields: &str) -> Verdict {
    let ctx = op.context();
    let Some(last) = terminator(region) else { return Ok(()) };
    require(op, last.is(yields), format_args!("expected region to end with {yields}, but got {}", last.name()))?;
    let (results, yielded) = (op.result_types(), last.operands().len());
    if yielded != results.len() {
        let message = format!("expected each region to return {} values, but {name} returns {yielded}", results.len());
        return Err(Violation::op(op, message).with_note(last.location(), "see yield operation here"));
    }
    for (index, (result, found)) in results.iter().zip(last.operand_types()).enumerate() {
        if *result != found {
            let message = format!("expected result #{index} of each region to be {}", quoted(ctx, *result));
            let note = format!("{name} returns {} here", quoted(ctx, found));
            return Err(Violation::op(op, message).with_note(last.location(), note));
        }
    }
    Ok(())
}

fn verify_parallel(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let steps = op.operands_named("step");
    let count = steps.len();
    require(op, count != 0, "needs at least one tuple element for lowerBound, upperBound and step")?;
    require(op, !steps.filter_map(text::constant).any(|step| step <= 0), "constant step operand must be positive")?;
    let Some(block) = entry(op, 0) else { return Ok(()) };
    let args = block.args().len();
    let message =
        format_args!("expects the same number of induction variables: {args} as bound and step values: {count}");
    require(op, args == count, message)?;
    let holds = !block.args().any(|arg| !is_index(ctx, arg.ty()));
    require(op, holds, "expects arguments for the induction variable to be of index type")?;
    let last = op.region(0).and_then(terminator);
    if ctx.release() <= Release(18) && last.is_some_and(|last| last.is("scf.yield")) {
        return verify_yielding_parallel(op, block);
    }
    let reduce = ends_with(op, 0, "scf.reduce", "expects body to terminate with 'scf.reduce'")?;
    same_number(op, reduce.regions().len())?;
    if reduce.operands().len() != op.operands_named("initVals").len() {
        return Ok(());
    }
    for (index, (result, operand)) in op.result_types().iter().zip(reduce.operand_types()).enumerate() {
        if *result != operand {
            let (operand, result) = (quoted(ctx, operand), quoted(ctx, *result));
            return fail(
                reduce,
                format!(
                    "expects type of {index}-th reduction operand: {operand} to be the same as the {index}-th result \
                     type: {result}"
                ),
            );
        }
    }
    Ok(())
}

/// Checks that each result has a reduction and an initial value.
fn same_number(op: OpRef<'_, '_>, reductions: usize) -> Verdict {
    let (results, inits) = (op.results().len(), op.operands_named("initVals").len());
    for (count, what) in [(reductions, "reductions"), (inits, "initial values")] {
        let message = format_args!("expects number of results: {results} to be the same as number of {what}: {count}");
        require(op, results == count, message)?;
    }
    Ok(())
}

/// Checks the form used before LLVM 18, which has one `scf.reduce` per result and ends in an empty `scf.yield`.
fn verify_yielding_parallel(op: OpRef<'_, '_>, block: BlockRef<'_, '_>) -> Verdict {
    let reductions: Vec<_> = block.ops().filter(|op| op.is("scf.reduce")).collect();
    same_number(op, reductions.len())?;
    for (result, reduce) in op.result_types().iter().zip(reductions) {
        if reduce.operand(0).map(ValueRef::ty) != Some(*result) {
            let result = quoted(op.context(), *result);
            return fail(reduce, format!("expects type of reduce to be the same as result type: {result}"));
        }
    }
    Ok(())
}

/// Returns the terminator of a region, or an error if it is not the operation `name`.
fn ends_with<'m, 'c>(
    op: OpRef<'m, 'c>,
    region: usize,
    name: &str,
    message: &str,
) -> Result<OpRef<'m, 'c>, Box<Violation>> {
    match op.region(region).and_then(terminator) {
        Some(last) if last.is(name) => Ok(last),
        Some(last) => Err(Violation::op(op, message).with_note(last.location(), "terminator here")),
        None => Err(Violation::op(op, message)),
    }
}

fn verify_reduce(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (regions, operands) = (op.regions().len(), op.operands().len());
    if regions != operands {
        return fail(
            op,
            format!(
                "expects number of reduction regions: {regions} to be the same as number of reduction operands: {operands}"
            ),
        );
    }
    for (index, (region, ty)) in op.regions().zip(op.operand_types()).enumerate() {
        let Some(block) = region.entry() else { continue };
        let Some(last) = block.terminator() else {
            return fail(op, format!("{index}-th reduction has an empty body"));
        };
        if block.args().len() != 2 || block.args().any(|arg| arg.ty() != ty) {
            let ty = quoted(ctx, ty);
            return fail(op, format!("expected two block arguments with type {ty} in the {index}-th reduction region"));
        }
        let holds = last.is("scf.reduce.return");
        require(op, holds, "reduction bodies must be terminated with an 'scf.reduce.return' op")?;
    }
    Ok(())
}

fn verify_reduce_return(op: OpRef<'_, '_>) -> Verdict {
    let expected = op.block().and_then(|block| block.args().next()).map(ValueRef::ty);
    let (Some(expected), Some(found)) = (expected, op.operand(0).map(ValueRef::ty)) else { return Ok(()) };
    if expected != found {
        let expected = quoted(op.context(), expected);
        return fail(op, format!("must have type {expected} (the type of the reduction inputs)"));
    }
    Ok(())
}

fn verify_while(op: OpRef<'_, '_>) -> Verdict {
    let before = "expects the 'before' region to terminate with 'scf.condition'";
    ends_with(op, 0, "scf.condition", before)?;
    ends_with(op, 1, "scf.yield", "expects the 'after' region to terminate with 'scf.yield'").map(|_| ())
}
