//! Verifiers of the `omp` dialect: loops and loop wrappers.

use mlirkit_defs::Release;
use mlirkit_ir::{OpRef, RegionRef};
use mlirkit_verify::{Checks, Verdict};

use super::clauses::{is_wrapper, verify_reduction};
use super::transformed::verify_nest;
use super::{is_composite, region_ops};
use crate::common::rules::{array, enum_prop, error, expect, fail, int, ints, require, symbol_text};

pub(super) fn register(checks: &mut Checks) {
    checks.region_traits.insert("LoopWrapperInterface", |op, _| verify_wrapper(op));
    checks.ops.extend([
        ("omp.loop", (|op| verify_reduction(op, "reduction")) as fn(OpRef<'_, '_>) -> Verdict),
        ("omp.loop_nest", verify_loop_nest),
        ("omp.simd", verify_simd),
        ("omp.taskloop", verify_taskloop),
        ("omp.tile", verify_nest),
        ("omp.wsloop", |op| verify_reduction(op, "reduction")),
    ]);
    checks.regions.extend([
        ("omp.distribute", verify_distribute_region as fn(OpRef<'_, '_>) -> Verdict),
        ("omp.loop", verify_standalone),
        ("omp.simd", |op| require(op, nested_wrapper(op).is_none(), "must wrap an 'omp.loop_nest' directly")),
        ("omp.taskloop", |op| verify_nested_simd(op, false)),
        ("omp.workshare.loop_wrapper", verify_standalone),
        ("omp.wsloop", |op| verify_nested_simd(op, in_wrapper(op))),
    ]);
}

const MISSING: &str = "'omp.composite' attribute missing from composite wrapper";
const PRESENT: &str = "'omp.composite' attribute present in non-composite wrapper";

fn in_wrapper(op: OpRef<'_, '_>) -> bool {
    op.parent_op().is_some_and(is_wrapper)
}

/// Returns the first operation in the region if it is a loop wrapper; `None` otherwise.
fn nested_wrapper<'m, 'c>(op: OpRef<'m, 'c>) -> Option<OpRef<'m, 'c>> {
    region_ops(op).next().filter(|nested| is_wrapper(*nested))
}

fn verify_wrapper(op: OpRef<'_, '_>) -> Verdict {
    // In LLVM 19, a wrapper also has a terminator, and may contain other operations.
    if op.context().release() < Release(20) {
        return Ok(());
    }
    let mut nested = region_ops(op);
    let (Some(first), None) = (nested.next(), nested.next()) else {
        return fail(op, "loop wrapper does not contain exactly one nested op");
    };
    let fits = first.is("omp.loop_nest") || is_wrapper(first);
    require(op, fits, "nested in loop wrapper is not another loop wrapper or `omp.loop_nest`")
}

fn verify_standalone(op: OpRef<'_, '_>) -> Verdict {
    let alone = !in_wrapper(op) && nested_wrapper(op).is_none();
    require(op, alone, "expected to be a standalone loop wrapper")
}

/// Checks an `omp.simd` or a wrapper of it. `leaf` states whether the wrapper is itself nested in another wrapper.
fn verify_nested_simd(op: OpRef<'_, '_>, leaf: bool) -> Verdict {
    if let Some(nested) = nested_wrapper(op) {
        expect(op, is_composite(op), MISSING)?;
        return expect(op, nested.is("omp.simd"), "only supported nested wrapper is 'omp.simd'");
    }
    expect(op, leaf || !is_composite(op), PRESENT)?;
    expect(op, !leaf || is_composite(op), MISSING)
}

fn verify_linear(op: OpRef<'_, '_>) -> Verdict {
    let count = op.operands_named("linear_vars").len();
    let fits = count == 0 || array(op, "linear_var_types").len() == count;
    expect(op, fits, "Ill-formed type attributes for linear variables")
}

fn verify_distribute_region(op: OpRef<'_, '_>) -> Verdict {
    let Some(nested) = nested_wrapper(op) else { return expect(op, !is_composite(op), PRESENT) };
    expect(op, is_composite(op), MISSING)?;
    match nested.name() {
        "omp.wsloop" => {
            let parent = op.parent_op();
            let fits = parent.is_some_and(|parent| parent.is("omp.parallel") && is_composite(parent));
            let message =
                "an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the direct parent";
            expect(op, fits, message)
        }
        "omp.simd" => Ok(()),
        _ => error(op, "only supported nested wrappers are 'omp.simd' and 'omp.wsloop'"),
    }
}

fn verify_simd(op: OpRef<'_, '_>) -> Verdict {
    let leaf = in_wrapper(op);
    expect(op, is_composite(op) || !leaf, MISSING)?;
    expect(op, !is_composite(op) || leaf, PRESENT)?;
    for symbol in array(op, "private_syms") {
        let privatizer = op.lookup_nearest_symbol(*symbol).filter(|found| found.is("omp.private"));
        let Some(privatizer) = privatizer else {
            return error(op, format!("Cannot find privatizer '{}'", symbol_text(op, *symbol)));
        };
        let first = enum_prop(privatizer, "data_sharing_type") == Some(1);
        expect(op, !first, "FIRSTPRIVATE cannot be used with SIMD")?;
    }
    verify_linear(op)
}

fn verify_taskloop(op: OpRef<'_, '_>) -> Verdict {
    verify_reduction(op, "reduction")?;
    verify_reduction(op, "in_reduction")?;
    let reductions: std::collections::HashSet<_> =
        op.operands_named("reduction_vars").map(|value| value.key()).collect();
    let message =
        "if a reduction clause is present on the taskloop directive, the nogroup clause must not be specified";
    expect(op, reductions.is_empty() || op.prop("nogroup").is_none(), message)?;
    let both = op.operands_named("in_reduction_vars").any(|value| reductions.contains(&value.key()));
    let message = "the same list item cannot appear in both a reduction and an in_reduction clause";
    expect(op, !both, message)?;
    let both = op.operand_named("grainsize").is_some() && op.operand_named("num_tasks").is_some();
    let message = "the grainsize clause and num_tasks clause are mutually exclusive and may not appear on the same \
                   taskloop directive";
    expect(op, !both, message)
}

fn verify_loop_nest(op: OpRef<'_, '_>) -> Verdict {
    let bounds = op.operands().len() / 3;
    require(op, bounds > 0, "must represent at least one loop")?;
    let variables: Vec<_> =
        op.region(0).and_then(RegionRef::entry).into_iter().flat_map(|entry| entry.args()).collect();
    require(op, bounds == variables.len(), "number of range arguments and IVs do not match")?;
    let same = op.operands().zip(&variables).all(|(bound, variable)| bound.ty() == variable.ty());
    require(op, same, "range argument type does not match corresponding IV type")?;
    let collapse = int(op, "collapse_num_loops").map_or(0, i64::cast_unsigned);
    let count = variables.len();
    require(op, collapse <= count as u64, "collapse value is larger than the number of loops")?;
    let tiles = ints(op, "tile_sizes").map_or(0, |sizes| sizes.len());
    require(op, tiles <= count, "too few canonical loops for tile dimensions")?;
    require(op, in_wrapper(op), "expects parent op to be a loop wrapper")
}
