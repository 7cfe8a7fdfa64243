//! Verifiers of the `omp` dialect: clauses shared by several operations.

use mlirkit_ir::{AttrData, OpRef, RegionRef, Type, ValueRef};
use mlirkit_verify::{Checks, Verdict};

use super::pairs;
use crate::common::rules::{array, enum_prop, error, expect, fail, has_trait, int, quoted, require, symbol_text};

pub(super) fn register(checks: &mut Checks) {
    checks.traits.insert("BlockArgOpenMPOpInterface", |op, _| verify_block_arguments(op));
}

/// Returns the number of clause operands that also have a block argument in the region.
fn block_argument_count(op: OpRef<'_, '_>) -> usize {
    let groups: &[&str] = match op.name() {
        "omp.target" => &["has_device_addr_vars", "host_eval_vars", "in_reduction_vars", "map_vars", "private_vars"],
        "omp.section" => {
            return op.parent_op().filter(|parent| parent.is("omp.sections")).map_or(0, block_argument_count);
        }
        _ => &[
            "in_reduction_vars",
            "private_vars",
            "reduction_vars",
            "task_reduction_vars",
            "use_device_addr_vars",
            "use_device_ptr_vars",
        ],
    };
    groups.iter().map(|group| op.operands_named(group).len()).sum()
}

fn verify_block_arguments(op: OpRef<'_, '_>) -> Verdict {
    let expected = block_argument_count(op);
    let found = op.region(0).and_then(RegionRef::entry).map_or(0, |entry| entry.args().len());
    require(op, found >= expected, format_args!("expected at least {expected} entry block argument(s)"))
}

pub(super) fn verify_allocate(op: OpRef<'_, '_>) -> Verdict {
    let same = op.operands_named("allocate_vars").len() == op.operands_named("allocator_vars").len();
    expect(op, same, "expected equal sizes for allocate and allocator variables")
}

pub(super) fn verify_depend(op: OpRef<'_, '_>) -> Verdict {
    let (kinds, vars) = (array(op, "depend_kinds").len(), op.operands_named("depend_vars").len());
    if vars == 0 {
        return require(op, kinds == 0, "unexpected depend values");
    }
    require(op, kinds == vars, "expected as many depend values as depend variables")
}

/// Returns the type of the first argument of the accumulator region; `None` if the declaration has no such region.
fn accumulator_type(declaration: OpRef<'_, '_>) -> Option<Type> {
    let entry = declaration.region_named("atomicReductionRegion")?.entry()?;
    entry.args().next().map(ValueRef::ty)
}

/// Checks the reduction clause `prefix`: that its operands (`<prefix>_vars`), symbols and by-reference flags match.
pub(super) fn verify_reduction(op: OpRef<'_, '_>, prefix: &str) -> Verdict {
    let ctx = op.context();
    let [vars, syms, byref] = ["vars", "syms", "byref"].map(|part| format!("{prefix}_{part}"));
    let count = op.operands_named(&vars).len();
    if count == 0 {
        return require(op, op.prop(&syms).is_none(), "unexpected reduction symbol references");
    }
    let message = "expected as many reduction symbol references as reduction variables";
    require(op, array(op, &syms).len() == count, message)?;
    let flags = op.prop(&byref).map(|attr| match ctx.attr_data(attr) {
        AttrData::DenseArray(array) => array.len,
        _ => 0,
    });
    let message = "expected as many reduction variable by reference attributes as reduction variables";
    expect(op, flags.is_none_or(|flags| flags == count as u64), message)?;
    let mut seen = std::collections::HashSet::new();
    for (value, symbol) in pairs(op, &vars, &syms) {
        require(op, seen.insert(value.key()), "accumulator variable used more than once")?;
        let declaration = op.lookup_nearest_symbol(symbol).filter(|found| found.is("omp.declare_reduction"));
        let Some(declaration) = declaration else {
            let symbol = symbol_text(op, symbol);
            return fail(op, format!("expected symbol reference {symbol} to point to a reduction declaration"));
        };
        if let Some(expected) = accumulator_type(declaration).filter(|ty| *ty != value.ty()) {
            let (found, expected) = (quoted(ctx, value.ty()), quoted(ctx, expected));
            let what = format!("expected accumulator ({found}) to be the same type as reduction declaration");
            return fail(op, format!("{what} ({expected})"));
        }
    }
    Ok(())
}

/// Returns the type of the values that a privatizer copies, which is the type of the first argument of its regions.
/// `None` if the regions have no arguments.
pub(super) fn privatizer_type(privatizer: OpRef<'_, '_>) -> Option<Type> {
    privatizer.regions().filter_map(RegionRef::entry).flat_map(|entry| entry.args()).next().map(ValueRef::ty)
}

pub(super) fn verify_private(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (vars, syms) = (op.operands_named("private_vars").len(), array(op, "private_syms").len());
    if vars != syms {
        return error(
            op,
            format!(
                "inconsistent number of private variables and privatizer op symbols, private vars: {vars} vs. \
                 privatizer op symbols: {syms}"
            ),
        );
    }
    for (value, symbol) in pairs(op, "private_vars", "private_syms") {
        let privatizer = op.lookup_nearest_symbol(symbol).filter(|found| found.is("omp.private"));
        let Some(privatizer) = privatizer else {
            let symbol = symbol_text(op, symbol);
            return error(op, format!("failed to lookup privatizer op with symbol: '{symbol}'"));
        };
        if let Some(expected) = privatizer_type(privatizer).filter(|ty| *ty != value.ty()) {
            let kind = if enum_prop(privatizer, "data_sharing_type") == Some(0) { "private" } else { "firstprivate" };
            let (found, expected) = (quoted(ctx, value.ty()), quoted(ctx, expected));
            let what = format!("type mismatch between a {kind} variable and its privatizer op");
            return error(op, format!("{what}, var type: {found} vs. privatizer op type: {expected}"));
        }
    }
    Ok(())
}

/// Returns the argument types of a copy function, which is a `func.func` or an `llvm.func`; `None` for other
/// operations.
fn function_arguments(func: OpRef<'_, '_>) -> Option<Vec<Type>> {
    let ctx = func.context();
    let ty = ctx.type_value(func.prop("function_type")?)?;
    match func.name() {
        "func.func" => Some(ctx.function(ty)?.inputs.to_vec()),
        "llvm.func" => Some(crate::llvm::FuncType::of(ctx, ty)?.params),
        _ => None,
    }
}

pub(super) fn verify_copyprivate(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (vars, functions) = (op.operands_named("copyprivate_vars").len(), array(op, "copyprivate_syms").len());
    if vars != functions {
        let what = format!("inconsistent number of copyprivate vars (= {vars}) and functions (= {functions})");
        return fail(op, format!("{what}, both must be equal"));
    }
    for (value, symbol) in pairs(op, "copyprivate_vars", "copyprivate_syms") {
        let name = symbol_text(op, symbol);
        let Some(args) = op.lookup_nearest_symbol(symbol).and_then(function_arguments) else {
            return fail(op, format!("expected symbol reference {name} to point to a copy function"));
        };
        let [to, from] = args[..] else {
            return fail(op, format!("expected copy function {name} to have 2 operands"));
        };
        require(op, to == from, format_args!("expected copy function {name} arguments to have the same type"))?;
        if to != value.ty() {
            let (expected, found) = (quoted(ctx, to), quoted(ctx, value.ty()));
            let what = format!("expected copy function arguments' type ({expected})");
            return fail(op, format!("{what} to be the same as copyprivate variable's type ({found})"));
        }
    }
    Ok(())
}

/// Checks that the lock hints do not contradict each other.
pub(super) fn verify_hint(op: OpRef<'_, '_>) -> Verdict {
    let hint = int(op, "hint").unwrap_or(0);
    let message = "the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined";
    require(op, hint & 3 != 3, message)?;
    let message = "the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.";
    require(op, hint & 12 != 12, message)
}

/// Returns whether an operation is a loop wrapper.
pub(super) fn is_wrapper(op: OpRef<'_, '_>) -> bool {
    has_trait(op, "LoopWrapperInterface")
}
