//! Verifiers of the `omp` dialect: declarations of reductions, privatizers and mappers.

use mlirkit_ir::{OpRef, RegionRef, Type, ValueRef};
use mlirkit_verify::{Checks, Verdict};

use super::clauses::privatizer_type;
use crate::common::atomics::pointee;
use crate::common::rules::{enum_prop, error, error_at_place, fail, quoted, require};

pub(super) fn register(checks: &mut Checks) {
    checks.regions.extend([
        ("omp.declare_reduction", verify_reduction as fn(OpRef<'_, '_>) -> Verdict),
        ("omp.private", verify_privatizer),
    ]);
}

/// Returns whether every `omp.yield` of a region yields exactly one value, of type `ty`.
fn yields(region: RegionRef<'_, '_>, ty: Type) -> bool {
    let mut yields = region.blocks().flat_map(|block| block.ops()).filter(|op| op.is("omp.yield"));
    yields.all(|op| op.operand_types().eq([ty]))
}

fn argument_types(region: RegionRef<'_, '_>) -> Vec<Type> {
    region.entry().into_iter().flat_map(|entry| entry.args()).map(ValueRef::ty).collect()
}

fn verify_reduction(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(ty) = op.prop("type").and_then(|attr| ctx.type_value(attr)) else { return Ok(()) };
    let region = |name: &str| op.region_named(name).filter(|region| region.entry().is_some());
    let alloc = region("allocRegion");
    let given = alloc.is_none_or(|alloc| yields(alloc, ty));
    require(op, given, "expects alloc region to yield a value of the reduction type")?;

    let Some(init) = region("initializerRegion") else {
        return fail(op, "expects non-empty initializer region");
    };
    let args = argument_types(init);
    match (args.len(), alloc) {
        (1, Some(_)) => {
            return fail(op, "expects two arguments to the initializer region when an allocation region is used");
        }
        (2, None) => {
            return fail(op, "expects one argument to the initializer region when no allocation region is used");
        }
        (1 | 2, _) => {}
        _ => return fail(op, "expects one or two arguments to the initializer region"),
    }
    let same = args.iter().all(|arg| *arg == ty);
    require(op, same, "expects initializer region argument to match the reduction type")?;
    require(op, yields(init, ty), "expects initializer region to yield a value of the reduction type")?;

    let Some(reduction) = region("reductionRegion") else {
        return fail(op, "expects non-empty reduction region");
    };
    let fits = argument_types(reduction) == [ty, ty];
    require(op, fits, "expects reduction region with two arguments of the reduction type")?;
    require(op, yields(reduction, ty), "expects reduction region to yield a value of the reduction type")?;

    if let Some(atomic) = region("atomicReductionRegion") {
        let args = argument_types(atomic);
        let [accumulator, other] = args[..] else {
            return fail(op, "expects atomic reduction region with two arguments of the same type");
        };
        let message = "expects atomic reduction region with two arguments of the same type";
        require(op, accumulator == other, message)?;
        let message = "expects atomic reduction region arguments to be accumulators containing the reduction type";
        let pointer = ctx.int_or_float_width(accumulator).is_none() && accumulator != ctx.index_type();
        require(op, pointer && pointee(ctx, accumulator).is_none_or(|held| held == ty), message)?;
    }
    let fits = region("cleanupRegion").is_none_or(|cleanup| argument_types(cleanup) == [ty]);
    require(op, fits, "expects cleanup region with one argument of the reduction type")
}

/// Checks the named region of a privatizer, if present. It must have `count` arguments, and each `omp.yield` must yield
/// a value of type `expected`, or nothing for `None`.
fn verify_part(op: OpRef<'_, '_>, name: &str, count: usize, expected: Option<Type>) -> Verdict {
    let ctx = op.context();
    let Some(region) = op.region_named(&format!("{name}_region")) else { return Ok(()) };
    let found = argument_types(region).len();
    if found != count {
        let message = format!("`{name}`: expected {count} region arguments, got: {found}");
        return error_at_place(op, message);
    }
    for block in region.blocks() {
        let Some(last) = block.terminator().filter(|last| last.successors().len() == 0) else { continue };
        if !last.is("omp.yield") {
            return error_at_place(last, "expected exit block terminator to be an `omp.yield` op.");
        }
        let yielded: Vec<_> = last.operand_types().collect();
        let Some(expected) = expected else {
            if yielded.is_empty() {
                continue;
            }
            return error_at_place(last, "Did not expect any values to be yielded.");
        };
        if yielded != [expected] {
            let found = match yielded.is_empty() {
                true => "None".to_owned(),
                false => yielded.iter().map(|ty| quoted(ctx, *ty).to_string()).collect::<Vec<_>>().join(", "),
            };
            let expected = quoted(ctx, expected);
            return error_at_place(last, format!("Invalid yielded value. Expected type: {expected}, got: {found}"));
        }
    }
    Ok(())
}

fn verify_privatizer(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let ty = privatizer_type(op);
    if let Some(expected) = ty {
        let other = op.regions().flat_map(argument_types).find(|found| *found != expected);
        if let Some(found) = other {
            let (found, expected) = (quoted(ctx, found), quoted(ctx, expected));
            return error(op, format!("Region argument type mismatch: got {found} expected {expected}."));
        }
    }
    let ty = ty.or_else(|| Some(ctx.none_type()));
    let is_there = |name: &str| op.region_named(name).is_some_and(|region| region.entry().is_some());
    if is_there("init_region") {
        verify_part(op, "init", 2, ty)?;
    }
    let copies = is_there("copy_region");
    match enum_prop(op, "data_sharing_type") {
        Some(0) if copies => return error(op, "`private` clauses do not require a `copy` region."),
        Some(1) if !copies => return error(op, "`firstprivate` clauses require at least a `copy` region."),
        Some(1) => verify_part(op, "copy", 2, ty)?,
        _ => {}
    }
    if is_there("dealloc_region") { verify_part(op, "dealloc", 1, None) } else { Ok(()) }
}
