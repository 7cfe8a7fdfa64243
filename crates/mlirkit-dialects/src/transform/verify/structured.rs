//! Verifiers of `transform.structured`, `transform.match.structured` and the operations of other extensions.

use mlirkit_ir::{Attr, BlockRef, DYNAMIC, OpRef, Param, RegionRef, Type, TypeData, ValueRef};
use mlirkit_verify::{Checks, Verdict, Violation};
use rustc_hash::FxHashSet;

use super::verify_children;
use crate::common::rules::{
    entry, fail, has, has_trait, int, int_width, ints, lacks_terminator, quoted, require, result_type,
};

/// Registers the checks of the `transform` dialect.
pub(super) fn register(checks: &mut Checks) {
    checks.ops.extend([
        ("transform.apply_registered_pass", verify_registered_pass as fn(OpRef<'_, '_>) -> Verdict),
        ("transform.apply_conversion_patterns.dialect_to_llvm", verify_to_llvm),
        ("transform.func.cast_and_call", verify_cast_and_call),
        ("transform.num_associations", verify_associations),
        ("transform.structured.fuse", verify_fuse),
        ("transform.structured.pad_tiling_interface", |_| Ok(())),
        ("transform.structured.replace", verify_replace),
        ("transform.tune.alternatives", verify_tuned),
    ]);
    checks.traits.insert("StructuredOpPredicateOpTrait", verify_predicate);
}

fn text<'c>(op: OpRef<'_, 'c>, name: &str) -> Option<&'c str> {
    op.prop(name).and_then(|attr| op.context().str_value(attr))
}

fn verify_registered_pass(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let mut used = vec![false; op.operands_named("dynamic_options").len()];
    let mut seen = FxHashSet::default();
    for (_, value) in ctx.dictionary_entries(op.prop("options")) {
        verify_option(op, *value, &mut used, &mut seen)?;
    }
    let message = "a param operand does not have a corresponding param_operand attr in the options dict";
    require(op, used.iter().all(|used| *used), message)
}

/// Checks the value of a pass option, and marks the operands that it refers to in `used`. `seen` contains the lists
/// visited so far.
fn verify_option(op: OpRef<'_, '_>, value: Attr, used: &mut [bool], seen: &mut FxHashSet<Attr>) -> Verdict {
    let ctx = op.context();
    if let Some(elements) = ctx.array_elements(value) {
        if !seen.insert(value) {
            return Ok(());
        }
        return mlirkit_diag::deep(|| elements.iter().try_for_each(|element| verify_option(op, *element, used, seen)));
    }
    let Some([mlirkit_ir::Param::Attr(index)]) = ctx.dialect_attr(value, "transform.param_operand") else {
        return Ok(());
    };
    let index = ctx.int_value(*index).unwrap_or(0);
    let count = used.len();
    let slot = usize::try_from(index).ok().and_then(|index| used.get_mut(index));
    let Some(slot) = slot else {
        let what = "is out of bounds for the number of dynamic options";
        return fail(op, format!("dynamic option index {index} {what}: {count}"));
    };
    let again = std::mem::replace(slot, true);
    require(op, !again, format_args!("dynamic option index {index} is already used in options"))
}

/// Dialects without patterns for converting to LLVM.
const WITHOUT_PATTERNS: [&str; 9] =
    ["affine", "builtin", "irdl", "linalg", "pdl", "scf", "tensor", "tosa", "transform"];

fn verify_to_llvm(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(name) = text(op, "dialect_name") else { return Ok(()) };
    let known = ctx.dialect(ctx.ident(name)).is_some();
    require(op, known, format_args!("unknown dialect or dialect not loaded: {name}"))?;
    let what = "dialect does not implement ConvertToLLVMPatternInterface or extension was not loaded";
    require(op, !WITHOUT_PATTERNS.contains(&name), format_args!("{what}: {name}"))
}

fn verify_cast_and_call(op: OpRef<'_, '_>) -> Verdict {
    let message = "expected children ops to implement TypeConverterBuilderOpInterface";
    verify_children(op, 0, "TypeConverterBuilderOpInterface", message)?;
    let (function, name) = (op.operand_named("function").is_some(), op.prop("function_name").is_some());
    require(op, function || name, "expected a function handle or name to call")?;
    require(op, !(function && name), "function handle and name are mutually exclusive")
}

// Matchers.

fn verify_predicate(op: OpRef<'_, '_>, _: &[Box<str>]) -> Verdict {
    let parent = op.parent_op().filter(|parent| parent.is("transform.match.structured"));
    let Some(parent) = parent else {
        return fail(op, "expects parent op to be 'transform.match.structured'");
    };
    let Some(argument) = entry(parent, 0).and_then(|block| block.args().next()) else { return Ok(()) };
    let same = op.operand_named("operand_handle").is_some_and(|handle| handle.id == argument.id);
    require(op, same, "expected predicate to apply to the surrounding structured op")
}

/// Checks that the type of the result can represent a 64-bit integer.
fn verify_associations(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let data = result_type(op).map(|ty| ctx.type_data(ty));
    let Some(TypeData::Dialect(data)) = data else { return Ok(()) };
    let message = match (&*data.def.name, &*data.params) {
        ("transform.param", [Param::Type(ty)]) if *ty != ctx.i64_type() => {
            let expected = quoted(ctx, *ty);
            format!("expected the type of the parameter attribute ('i64') to match the parameter type ({expected})")
        }
        ("transform.affine_map", _) => "expected affine map attribute, got 0 : i64".to_owned(),
        ("transform.type", _) => "expected type attribute, got 0 : i64".to_owned(),
        _ => return Ok(()),
    };
    Err(Violation::at(op, message).without_op())
}

// Structured operations.

fn verify_fuse(op: OpRef<'_, '_>) -> Verdict {
    let sizes = ints(op, "static_tile_sizes").unwrap_or_default();
    let order = ints(op, "static_tile_interchange").unwrap_or_default();
    let rank = sizes.len();
    let holds = order.len() <= rank;
    require(op, holds, format_args!("interchange length exceeds iteration space dimensions ({rank}), found "))?;
    let mut seen = vec![false; rank];
    for dim in order.into_iter().filter(|dim| *dim != DYNAMIC) {
        let Some(slot) = usize::try_from(dim).ok().and_then(|dim| seen.get_mut(dim)) else {
            return fail(op, format!("expects interchange values to be in range [0, {rank}), found: {dim}"));
        };
        let twice = std::mem::replace(slot, true);
        require(op, !twice, format_args!("found duplicate interchange value: {dim}"))?;
    }
    let tiled = sizes.iter().filter(|size| **size != 0).count();
    let expected = if has(op, "use_forall") { 1 } else { tiled };
    require(op, op.result_types().len() == expected + 1, format_args!("expects {expected} loop results"))
}

fn verify_replace(op: OpRef<'_, '_>) -> Verdict {
    let one = op.region(0).is_some_and(|region| region.blocks().take(2).count() == 1);
    require(op, one, "expected one block")?;
    let mut ops = entry(op, 0).into_iter().flat_map(BlockRef::ops);
    let (Some(replacement), None) = (ops.next(), ops.next()) else {
        return fail(op, "expected one operation in block");
    };
    require(replacement, replacement.operands().len() == 0, "expected replacement without operands")?;
    let isolated = has_trait(replacement, "IsIsolatedFromAbove");
    let fits = isolated || replacement.regions().len() == 0;
    require(replacement, fits, "expect op that is isolated from above")
}

fn verify_tuned(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let results = op.result_types();
    for region in op.regions() {
        let last = region.entry().and_then(|block| block.ops().last()).filter(|last| last.is("transform.yield"));
        let Some(last) = last else { return lacks_terminator(op, "expected 'transform.yield' as terminator") };
        let types: Vec<Type> = last.operands().map(ValueRef::ty).collect();
        let message = "expected terminator to have as many operands as the parent op has results";
        require(last, types.len() == results.len(), message)?;
        for (index, (found, result)) in types.iter().zip(results).enumerate() {
            let (a, b) = (quoted(ctx, *found), quoted(ctx, *result));
            let message = format_args!(
                "the type of the terminator operand #{index} must match the type of the corresponding parent op result \
                 ({a} vs {b})"
            );
            require(last, found == result, message)?;
        }
    }
    let (selected, regions) = (int(op, "selected_region_attr"), op.regions().len());
    let inside = selected.is_none_or(|index| usize::try_from(index).is_ok_and(|index| index < regions));
    let index = selected.unwrap_or(0);
    let message = format_args!(
        "'selected_region' attribute specifies region at index {index} while op has only {regions} regions"
    );
    require(op, inside, message)
}

// SMT constraints.

/// A value in an SMT constraint, with the transform parameter type that its SMT type must match. `what` and `against`
/// describe the two in messages.
struct Pair<'t> {
    index: usize,
    smt: Type,
    what: &'t str,
    param: Type,
    against: &'t str,
}

fn verify_pair(op: OpRef<'_, '_>, pair: &Pair<'_>) -> Verdict {
    let ctx = op.context();
    let Pair { index, smt, what, param, against } = pair;
    let is = |row| ctx.dialect_type(*smt, row).is_some();
    let (boolean, integer) = (is("smt.bool"), is("smt.int"));
    let bits = ctx.dialect_type(*smt, "smt.bv");
    if !boolean && !integer && bits.is_none() {
        let kinds = "is expected to be either a !smt.bool, a !smt.int, or a !smt.bv";
        return fail(op, format!("the type of {what} #{index} {kinds}"));
    }
    let Some([mlirkit_ir::Param::Type(wrapped)]) = ctx.dialect_type(*param, "transform.param") else { return Ok(()) };
    let (width, param) = (int_width(ctx, *wrapped), quoted(ctx, *param));
    let though = format!("though the corresponding {against} type ({param}) is not wrapping");
    if integer {
        let message = format_args!("the type of {what} #{index} is !smt.int {though} an integer type");
        return require(op, width.is_some(), message);
    }
    if boolean {
        return require(op, width == Some(1), format_args!("the type of {what} #{index} is !smt.bool {though} i1"));
    }
    let wanted = match bits {
        Some([mlirkit_ir::Param::Int(bits)]) => u32::try_from(*bits).ok(),
        _ => None,
    };
    let smt = quoted(ctx, *smt);
    let message = format_args!("the type of {what} #{index} is {smt} {though} an integer type of the same bitwidth");
    require(op, width == wanted, message)
}

/// Registers the check of SMT constraints.
pub(super) fn register_solver(checks: &mut Checks) {
    checks.ops.insert("transform.smt.constrain_params", verify_constrain);
}

fn verify_constrain(op: OpRef<'_, '_>) -> Verdict {
    let Some(block) = op.region(0).and_then(RegionRef::entry) else { return Ok(()) };
    let last = block.ops().last().filter(|last| last.is("smt.yield"));
    let Some(last) = last else { return fail(op, "expected 'smt.yield' as terminator") };
    let same = op.operands().len() == block.args().len();
    require(op, same, "must have the same number of block arguments as operands")?;
    for (index, (param, arg)) in op.operand_types().zip(block.args()).enumerate() {
        let pair = Pair { index, smt: arg.ty(), what: "block arg", param, against: "operand" };
        verify_pair(op, &pair)?;
    }
    let foreign = block.ops().any(|nested| !nested.name().starts_with("smt."));
    require(op, !foreign, "ops contained in region should belong to SMT-dialect")?;
    let message = "expected terminator to have as many operands as the parent op has results";
    require(last, last.operands().len() == op.result_types().len(), message)?;
    for (index, (smt, param)) in last.operand_types().zip(op.result_types()).enumerate() {
        let pair = Pair { index, smt, what: "terminator operand", param: *param, against: "result" };
        verify_pair(last, &pair)?;
    }
    Ok(())
}
