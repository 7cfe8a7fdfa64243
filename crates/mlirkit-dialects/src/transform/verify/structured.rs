//! Verifiers of `transform.structured`, `transform.match.structured` and the operations of other extensions.

use mlirkit_defs::{OpFlags, Release};
use mlirkit_ir::{Attr, AttrData, BlockRef, Context, DYNAMIC, OpRef, Param, RegionRef, Type, TypeData, ValueRef};
use mlirkit_verify::{Checks, Verdict, Violation};
use rustc_hash::FxHashSet;

use super::{Kind, kind_of, verify_children, verify_positions};
use crate::common::rules::{
    array, entry, fail, has, has_trait, int, int_width, integers, ints, list, quoted, require, result_type,
};

/// Registers the checks of the `transform` dialect.
pub(super) fn register(checks: &mut Checks) {
    checks.ops.extend([
        ("transform.affine.simplify_bounded_affine_ops", verify_simplify as fn(OpRef<'_, '_>) -> Verdict),
        ("transform.apply_registered_pass", verify_registered_pass),
        ("transform.apply_conversion_patterns.dialect_to_llvm", verify_to_llvm),
        ("transform.bufferization.one_shot_bufferize", verify_bufferize),
        ("transform.func.cast_and_call", verify_cast_and_call),
        ("transform.gpu.map_forall_to_blocks", |op| {
            let dims = ints(op, "grid_dims").unwrap_or_default().len();
            require(op, matches!(dims, 0 | 3), "transform requires empty or size-3 grid_dims")
        }),
        ("transform.irdl.collect_matching", verify_collect),
        ("transform.match.structured", verify_match),
        ("transform.match.structured.body", verify_match_body),
        ("transform.match.structured.dim", |op| {
            let both = has(op, "parallel") && has(op, "reduction");
            require(op, !both, "cannot request the same dimension to be both parallel and reduction")?;
            verify_positions_of(op, "raw_dim_list")
        }),
        ("transform.match.structured.init", verify_match_operand),
        ("transform.match.structured.input", verify_match_operand),
        ("transform.match.structured.result", verify_match_result),
        ("transform.num_associations", verify_associations),
        ("transform.structured.bufferize_to_allocation", verify_allocation),
        ("transform.structured.continuous_tile_sizes", |op| verify_same_results(op, 2)),
        ("transform.structured.fuse", verify_fuse),
        ("transform.structured.hoist_pad", verify_transpose),
        ("transform.structured.hoist_pad.build_packing_loop_nest", verify_transpose),
        ("transform.structured.interchange", |op| {
            let order = ints(op, "iterator_interchange").unwrap_or_default();
            let (is_one, found) = (is_permutation(op.context(), &order), list(&order));
            require(op, is_one, format_args!("expects iterator_interchange to be a permutation, found {found}"))
        }),
        ("transform.structured.multitile_sizes", |op| verify_same_results(op, 3)),
        ("transform.structured.pack_greedily", verify_pack_greedily),
        ("transform.structured.pack_transpose", verify_pack_transpose),
        ("transform.structured.pad", verify_pad),
        ("transform.structured.pad_tiling_interface", |_| Ok(())),
        ("transform.structured.replace", verify_replace),
        ("transform.structured.split", |op| {
            let fixed = int(op, "static_chunk_sizes").is_some_and(|size| size != DYNAMIC);
            let given = op.operand_named("dynamic_chunk_sizes").is_some();
            require(op, fixed != given, "expects either a dynamic or a static split point to be provided")
        }),
        ("transform.structured.tile_using_for", verify_tile_for),
        ("transform.structured.tile_using_forall", verify_tile_forall),
        ("transform.structured.vectorize", |op| {
            let (sizes, scalable) = (numbers(op, "static_vector_sizes"), numbers(op, "scalable_sizes"));
            let message =
                format_args!("expected same number of vector sizes ({sizes}) and scalable sizes ({scalable})");
            require(op, sizes == scalable, message)
        }),
        ("transform.tune.alternatives", verify_tuned),
        ("transform.tune.knob", |op| {
            let selected = op.prop("selected");
            let options = op.prop("options").and_then(|attr| op.context().array_elements(attr));
            let fits = selected.is_none_or(|selected| options.is_none_or(|options| options.contains(&selected)));
            let message = "provided `selected` attribute is not an element of `options` array of attributes";
            require(op, fits, message)
        }),
    ]);
    checks.traits.insert("StructuredOpPredicateOpTrait", verify_predicate);
}

/// Returns whether `order` is a permutation of 0, 1, 2 and so on.
fn is_permutation(ctx: &Context, order: &[i64]) -> bool {
    let mut sorted = order.to_vec();
    sorted.sort_unstable();
    // Up to LLVM 20 the numbers only have to be distinct.
    if ctx.release() < Release(21) {
        return sorted.windows(2).all(|pair| pair[0] != pair[1]);
    }
    sorted.into_iter().eq((0..).take(order.len()))
}

/// Returns the number of elements in a dense array attribute; 0 if it is absent.
fn numbers(op: OpRef<'_, '_>, name: &str) -> usize {
    match op.prop(name).map(|attr| op.context().attr_data(attr)) {
        Some(AttrData::DenseArray(array)) => usize::try_from(array.len).unwrap_or(0),
        _ => 0,
    }
}

fn text<'c>(op: OpRef<'_, 'c>, name: &str) -> Option<&'c str> {
    op.prop(name).and_then(|attr| op.context().str_value(attr))
}

fn verify_simplify(op: OpRef<'_, '_>) -> Verdict {
    let expected = op.operands_named("bounded_values").len();
    for which in ["lower", "upper"] {
        let found = numbers(op, &format!("{which}_bounds"));
        let message = format_args!("incorrect number of {which} bounds, expected {expected} but found {found}");
        require(op, found == expected, message)?;
    }
    Ok(())
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

fn verify_bufferize(op: OpRef<'_, '_>) -> Verdict {
    let copy = text(op, "memcpy_op").unwrap_or("memref.copy");
    require(op, matches!(copy, "memref.copy" | "linalg.copy"), "unsupported memcpy op")?;
    for name in ["print_conflicts", "dump_alias_sets"] {
        let fits = !has(op, name) || has(op, "test_analysis_only");
        require(op, fits, format_args!("'{name}' requires 'test_analysis_only'"))?;
    }
    Ok(())
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

fn verify_collect(op: OpRef<'_, '_>) -> Verdict {
    let Some(block) = entry(op, 0) else { return Ok(()) };
    let mut ops = block.ops();
    let (Some(dialect), None) = (ops.next(), ops.next()) else {
        return fail(op, "expects a single operation in the body");
    };
    require(op, dialect.is("irdl.dialect"), "expects the body operation to be irdl.dialect")?;
    let Some(body) = entry(dialect, 0) else { return Ok(()) };
    let count = |name: &str| body.ops().filter(|op| op.is(name)).count();
    require(op, count("irdl.operation") == 1, "expects IRDL to contain exactly one operation")?;
    let others = count("irdl.type") + count("irdl.attribute");
    require(op, others == 0, "IRDL types and attributes are not yet supported")
}

// Matchers.

fn verify_match(op: OpRef<'_, '_>) -> Verdict {
    let Some(block) = entry(op, 0) else { return Ok(()) };
    let mut args = block.args();
    let (Some(arg), None) = (args.next(), args.next()) else { return fail(op, "expected one body argument") };
    let handle = kind_of(op.context(), arg.ty()) == Some(Kind::Handle);
    require(op, handle, "expected body argument to implement TransformHandleTypeInterface")?;
    let may_end = |last: &OpRef<'_, '_>| last.def().is_none_or(|def| def.flags.has(OpFlags::TERMINATOR));
    let last = block.terminator().filter(may_end);
    let mut nested = block.ops().filter(|nested| Some(*nested) != last);
    match nested.find(|nested| nested.def().is_none() || !has_trait(*nested, "MatchOpInterface")) {
        Some(other) => Err(Violation::op(op, "expects nested operations to implement MatchOpInterface")
            .with_note(other.location(), "offending operation")),
        None => Ok(()),
    }
}

fn verify_predicate(op: OpRef<'_, '_>, _: &[Box<str>]) -> Verdict {
    let parent = op.parent_op().filter(|parent| parent.is("transform.match.structured"));
    let Some(parent) = parent else {
        return fail(op, "expects parent op to be 'transform.match.structured'");
    };
    let Some(argument) = entry(parent, 0).and_then(|block| block.args().next()) else { return Ok(()) };
    let same = op.operand_named("operand_handle").is_some_and(|handle| handle.id == argument.id);
    require(op, same, "expected predicate to apply to the surrounding structured op")
}

fn verify_match_body(op: OpRef<'_, '_>) -> Verdict {
    let options = ["reduction_position", "passthrough", "elementwise", "contraction"];
    let count = options.iter().filter(|name| op.prop(name).is_some()).count();
    let names = list(options.iter().map(|name| format!("\"{name}\"")));
    require(op, count <= 1, format_args!("only one of {{{names}}} is allowed"))?;
    let pair = op.prop("contraction").is_none() || array(op, "contraction").len() == 2;
    require(op, pair, "expects \"contraction\" to contain two elements")
}

fn verify_positions_of(op: OpRef<'_, '_>, name: &str) -> Verdict {
    verify_positions(op, &ints(op, name).unwrap_or_default())
}

fn verify_match_operand(op: OpRef<'_, '_>) -> Verdict {
    let both = has(op, "permutation") && has(op, "projected_permutation");
    require(op, !both, "\"permutation\" and \"projected_permutation\" are mutually exclusive")?;
    let many = ints(op, "raw_position_list").unwrap_or_default().len() > 1;
    let message = "cannot bind multiple inputs/inits to the same value";
    require(op, !many || op.result_types().is_empty(), message)?;
    verify_positions_of(op, "raw_position_list")
}

fn verify_match_result(op: OpRef<'_, '_>) -> Verdict {
    let (any, single) = (has(op, "any"), has(op, "single"));
    let handle = result_type(op).is_some_and(|ty| kind_of(op.context(), ty) == Some(Kind::Handle));
    let message = "expects either the any/single keyword or the type value handle result type";
    require(op, (any || single) == handle, message)?;
    require(op, !(any && single), "'any' and 'single' are mutually exclusive")
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

fn verify_allocation(op: OpRef<'_, '_>) -> Verdict {
    let copy = text(op, "memcpy_op").unwrap_or("memref.copy");
    let known = matches!(copy, "bufferization.materialize_in_destination" | "memref.copy" | "linalg.copy");
    require(op, known, "unsupported memcpy op")?;
    let alloc = text(op, "alloc_op").unwrap_or("memref.alloc");
    require(op, matches!(alloc, "memref.alloc" | "memref.alloca"), "unsupported alloc op")
}

fn verify_same_results(op: OpRef<'_, '_>, count: usize) -> Verdict {
    let types = op.result_types().get(..count).unwrap_or_default();
    let same = types.iter().all(|ty| Some(ty) == types.first());
    require(op, same, "expects all results type to be the same")
}

fn verify_transpose(op: OpRef<'_, '_>) -> Verdict {
    let order = ints(op, "transpose").unwrap_or_default();
    let (is_one, found) = (is_permutation(op.context(), &order), list(&order));
    require(op, is_one, format_args!("expects transpose to be a permutation, found {found}"))
}

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

fn verify_pack_greedily(op: OpRef<'_, '_>) -> Verdict {
    let order = ints(op, "matmul_inner_dims_order").unwrap_or_default();
    require(op, is_permutation(op.context(), &order), "\"matmul_inner_dims_order\" is not a valid permutation")?;
    let multiples = ints(op, "matmul_padded_sizes_next_multiple_of").unwrap_or_default();
    let sizes = ints(op, "static_matmul_packed_sizes").unwrap_or_default();
    let wrong = multiples.iter().zip(sizes).any(|(multiple, size)| *multiple != 0 && size != 0);
    let message = "at most one of the packed_size and the padded_sizes_next_multiple_of can be nonzero for the matmul \
                   strategy";
    require(op, !wrong, message)
}

fn verify_pack_transpose(op: OpRef<'_, '_>) -> Verdict {
    let (inner, outer) = (ints(op, "inner_perm").unwrap_or_default(), ints(op, "outer_perm").unwrap_or_default());
    require(op, is_permutation(op.context(), &inner), "\"inner_perm\" is not a valid permutation")?;
    require(op, is_permutation(op.context(), &outer), "\"outer_perm\" is not a valid permutation")?;
    let given = !inner.is_empty() || !outer.is_empty();
    require(op, given, " at least one of \"inner_perm\" or \"outer_perm\" must be specified")
}

fn verify_pad(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let shown = |name: &str| op.prop(name).map(|attr| ctx.attr_text(attr)).unwrap_or_default();
    let flags = ints(op, "nofold_flags").unwrap_or_default();
    if !flags.iter().all(|flag| matches!(flag, 0 | 1)) {
        return fail(op, format!("expects nofold_flags to contain booleans (0/1), found {}", shown("nofold_flags")));
    }
    let dims = ints(op, "padding_dimensions").unwrap_or_default();
    if dims.iter().any(|dim| *dim < 0) {
        let found = shown("padding_dimensions");
        return fail(op, format!("expects padding_dimensions to contain positive integers, found {found}"));
    }
    let multiples = ints(op, "static_pad_to_multiple_of").unwrap_or_default().len();
    let fits = multiples == 0 || multiples == dims.len();
    require(op, fits, "expects as many multiples as padding_dimensions")?;
    for transpose in array(op, "transpose_paddings") {
        let order = integers(ctx, *transpose).unwrap_or_default();
        let found = ctx.attr_text(*transpose);
        let message = format_args!("expects transpose_paddings to be a permutation, found {found}");
        require(op, is_permutation(op.context(), &order), message)?;
    }
    let copy = text(op, "copy_back_op").unwrap_or("none");
    let known = matches!(copy, "bufferization.materialize_in_destination" | "linalg.copy" | "none");
    require(op, known, "invalid copy_back_op")
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

fn verify_tile_for(op: OpRef<'_, '_>) -> Verdict {
    let sizes = ints(op, "static_sizes").unwrap_or_default();
    let (count, scalable) = (sizes.len(), numbers(op, "scalable_sizes"));
    let message = format_args!("expected same number of sizes ({count}) and scalable sizes ({scalable})");
    require(op, count == scalable, message)?;
    let expected = sizes.iter().filter(|size| **size != 0).count();
    let found = op.result_types().len().saturating_sub(1);
    let message =
        format_args!("expected number of loops to tile ({expected}) to match number of `loops` results ({found})");
    require(op, expected == found, message)
}

fn verify_tile_forall(op: OpRef<'_, '_>) -> Verdict {
    let given = |name: &str| {
        let mixed = numbers(op, &format!("static_{name}")) > 0;
        usize::from(mixed) + usize::from(op.operand_named(&format!("packed_{name}")).is_some())
    };
    let (threads, sizes) = (given("num_threads"), given("tile_sizes"));
    require(op, threads <= 1, "num_threads and packed_num_threads are mutually exclusive")?;
    require(op, sizes <= 1, "tile_sizes and packed_tile_sizes are mutually exclusive")?;
    let message = "either (packed_)num_threads or (packed_)tile_sizes must be specified";
    require(op, threads + sizes > 0, message)
}

fn verify_tuned(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let results = op.result_types();
    for region in op.regions() {
        let last = region.entry().and_then(|block| block.ops().last()).filter(|last| last.is("transform.yield"));
        let Some(last) = last else { return fail(op, "expected 'transform.yield' as terminator") };
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
