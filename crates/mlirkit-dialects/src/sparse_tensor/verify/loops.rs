//! Verifiers of iteration spaces and of loops over them.

use mlirkit_ir::{Context, DialectType, OpRef, Param, RegionRef, Type, TypeData, ValueRef};
use mlirkit_verify::{Checks, Verdict};

use super::{sparse, types};
use crate::common::rules::{array, int, named_type, require, result_type, terminator};

/// Registers the checks of the `sparse_tensor` dialect.
pub(super) fn register(checks: &mut Checks) {
    checks.ops.insert("sparse_tensor.iterate", |op| verify_loop(op, "iterSpace"));
    checks.ops.insert("sparse_tensor.coiterate", |op| verify_loop(op, "iterSpaces"));
    checks.regions.insert("sparse_tensor.iterate", verify_iterate);
    checks.regions.insert("sparse_tensor.coiterate", verify_coiterate);
    checks.infer.insert("sparse_tensor.extract_iteration_space", |op| {
        let ctx = op.context();
        let encoding = sparse(op, "tensor").and_then(|ty| ty.encoding?.attr);
        let def = ctx.dialect(ctx.ident("sparse_tensor")).and_then(|dialect| dialect.type_("iter_space"));
        let (Some(encoding), Some(def)) = (encoding, def) else { return Ok(op.result_types().to_vec()) };
        let level = |name| Param::Int(int(op, name).unwrap_or(0));
        let params = [Param::Attr(encoding), level("loLvl"), level("hiLvl")].into();
        Ok(vec![ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params })))])
    });
}

/// Returns the encoding of an iteration space or iterator, its first level, and the level after its last. `None` for
/// other types.
fn space(ctx: &Context, ty: Type) -> Option<(&Param, i64, i64)> {
    let params = ["sparse_tensor.iter_space", "sparse_tensor.iterator"];
    match params.iter().find_map(|row| ctx.dialect_type(ty, row))? {
        [encoding, Param::Int(low), Param::Int(high)] => Some((encoding, *low, *high)),
        _ => None,
    }
}

pub(super) fn verify_space(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (low, high) = (int(op, "loLvl").unwrap_or(0), int(op, "hiLvl").unwrap_or(0));
    require(op, low.cast_unsigned() < high.cast_unsigned(), "expected smaller level low than level high")?;
    let parent = named_type(op, "parentIter");
    let message = "parent iterator should be specified iff level lower bound equals 0";
    require(op, parent.is_some() == (low != 0), message)?;
    let parent = parent.and_then(|ty| space(ctx, ty));
    let result = result_type(op).and_then(|ty| space(ctx, ty));
    let (Some(parent), Some(result)) = (parent, result) else { return Ok(()) };
    require(op, parent.0 == result.0, "mismatch in parent iterator encoding and iteration space encoding.")?;
    let message = "parent iterator should be used to extract an iteration space from a consecutive level.";
    require(op, result.1 == parent.2, message)
}

pub(super) fn verify_value(op: OpRef<'_, '_>) -> Verdict {
    let iterator = named_type(op, "iterator").and_then(|ty| space(op.context(), ty));
    let (Some(tensor), Some((encoding, _, high))) = (sparse(op, "tensor"), iterator) else { return Ok(()) };
    let same = tensor.encoding.as_ref().and_then(|encoding| encoding.attr).map(Param::Attr);
    require(op, same.as_ref() == Some(encoding), "mismatch in tensor encoding and iterator encoding.")?;
    let last = i64::try_from(tensor.lvl_rank()) == Ok(high);
    require(op, last, "must use last-level iterator to extract values. ")
}

fn used_levels(op: OpRef<'_, '_>) -> u64 {
    int(op, "crdUsedLvls").unwrap_or(0).cast_unsigned()
}

fn verify_loop(op: OpRef<'_, '_>, spaces: &str) -> Verdict {
    let inits = op.operands_named("initArgs").len();
    let message = "mismatch in number of loop-carried values and defined values";
    require(op, inits == op.result_types().len(), message)?;
    let Some(first) = op.operands_named(spaces).next() else { return Ok(()) };
    let Some((_, low, high)) = space(op.context(), first.ty()) else { return Ok(()) };
    let last = i64::from(64 - used_levels(op).leading_zeros());
    require(op, last <= high.wrapping_sub(low), "required out-of-bound coordinates")
}

/// The types of the loop-carried values, for one region of a loop.
struct Carried {
    inits: Vec<Type>,
    args: Vec<Type>,
    yielded: Vec<Type>,
}

/// Checks the number and the types of the loop-carried values. Messages end with `end` or `of_region`.
fn verify_carried(op: OpRef<'_, '_>, carried: &Carried, end: &str, of_region: &str) -> Verdict {
    let results = op.result_types();
    let Carried { inits, args, yielded } = carried;
    let count = results.len();
    let holds = ![inits.len(), args.len(), yielded.len()].iter().any(|other| *other != count);
    require(op, holds, format_args!("number mismatch between iter args and results{end}"))?;
    for (index, result) in results.iter().enumerate() {
        for (types, what) in [(inits, "iter operand"), (args, "iter region arg"), (yielded, "yield value")] {
            let holds = types.get(index) == Some(result);
            require(op, holds, format_args!("types mismatch between {index}th {what} and defined value{of_region}"))?;
        }
    }
    Ok(())
}

fn arguments(region: RegionRef<'_, '_>) -> Vec<Type> {
    region.entry().map(|block| block.args().map(ValueRef::ty).collect()).unwrap_or_default()
}

fn yielded(region: RegionRef<'_, '_>) -> Vec<Type> {
    terminator(region).map(|op| op.operand_types().collect()).unwrap_or_default()
}

fn verify_iterate(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(region) = op.region(0) else { return Ok(()) };
    let mut args = arguments(region);
    let iterator = args.pop().and_then(|ty| space(ctx, ty).filter(|_| is_iterator(ctx, ty)));
    let expected = named_type(op, "iterSpace").and_then(|ty| space(ctx, ty));
    require(op, iterator == expected, "mismatch in iterator and iteration space type")?;
    let used = used_levels(op).count_ones() as usize;
    let carries = args.len().saturating_sub(used);
    let message = "mismatch in number of basic block args and defined values";
    require(op, carries == op.result_types().len(), message)?;
    args.truncate(carries);
    let carried = Carried { inits: types(op.operands_named("initArgs")), args, yielded: yielded(region) };
    verify_carried(op, &carried, ".", "")
}

fn is_iterator(ctx: &Context, ty: Type) -> bool {
    ctx.dialect_type(ty, "sparse_tensor.iterator").is_some()
}

fn verify_coiterate(op: OpRef<'_, '_>) -> Verdict {
    let inits = types(op.operands_named("initArgs"));
    let cases = array(op, "cases");
    for (index, region) in op.regions().enumerate() {
        let message = "mismatch in number of basic block args and defined values";
        require(op, inits.len() == op.result_types().len(), message)?;
        let mut args = arguments(region);
        args.truncate(inits.len());
        let carried = Carried { inits: inits.clone(), args, yielded: yielded(region) };
        let of_region = format!(" on {index}th region");
        verify_carried(op, &carried, &of_region, &of_region)?;
    }
    let distinct: std::collections::HashSet<_> = cases.iter().map(|case| op.context().int_value(*case)).collect();
    require(op, distinct.len() == op.regions().len(), "contains duplicated cases.")
}
