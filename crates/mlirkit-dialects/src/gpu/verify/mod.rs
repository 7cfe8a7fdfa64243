//! Checks of the `gpu` dialect that upstream implements in C++.

use crate::common::verify::layout::memref;
use mlirkit_defs::Release;
use mlirkit_diag::Reason;
use mlirkit_ir::{
    Attr, AttrData, BlockRef, Context, DYNAMIC, Ident, OpRef, Param, ParamChecks, RegionRef, Type, ValueRef,
};
use mlirkit_verify::{Checks, Verdict, Violation};

use crate::common::rules::{
    enum_number, enum_prop, expect, fail, float_kind, int, int_width, ints, is_function, quoted, require, symbol_text,
    type_of_result,
};
use crate::gpu::syntax::func::is_kernel;

/// Registers the checks of the `gpu` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops.extend([
        ("gpu.alloc", verify_alloc as fn(OpRef<'_, '_>) -> Verdict),
        ("gpu.dynamic_shared_memory", verify_shared_memory),
        ("gpu.subgroup_mma_compute", verify_mma_compute),
        ("gpu.subgroup_mma_store_matrix", verify_mma_store),
        ("gpu.subgroup_reduce", verify_subgroup_reduce),
    ]);
    checks.function_bodies.insert("gpu.func", verify_func);
    checks.regions.insert("gpu.all_reduce", verify_all_reduce);
    checks.regions.insert("gpu.launch", verify_launch_body);
    checks.op_attrs.insert("gpu", verify_op_attr);
}

/// Registers the checks of attribute parameters.
pub(crate) fn register_params(checks: &mut ParamChecks) {
    checks.attrs.extend([
        ("gpu.kernel_metadata", verify_kernel_metadata as fn(&Context, &[Param]) -> Result<(), Reason>),
        ("gpu.kernel_table", verify_kernel_table),
        ("gpu.object", |ctx, params| match params.first() {
            Some(Param::Attr(target)) if !is_target(ctx, *target) => {
                Err("the target attribute must implement or promise the `gpu::TargetAttrInterface`".into())
            }
            _ => Ok(()),
        }),
        ("gpu.select_object", |ctx, params| match params.first() {
            Some(Param::Attr(target)) => match ctx.attr_data(*target) {
                AttrData::Integer(_) if ctx.int_value(*target).is_some_and(|index| index < 0) => {
                    Err("the object index must be positive".into())
                }
                AttrData::Integer(_) => Ok(()),
                _ if is_target(ctx, *target) => Ok(()),
                _ => Err("the target attribute must be a GPU Target attribute".into()),
            },
            _ => Ok(()),
        }),
    ]);
}

/// Returns whether an attribute may be a target: a target attribute from upstream, one with the target interface, or an
/// attribute known only in printed form.
fn is_target(ctx: &Context, attr: Attr) -> bool {
    match ctx.attr_data(attr) {
        AttrData::Dialect(data) => {
            matches!(&*data.def.name, "nvvm.target" | "rocdl.target" | "xevm.target" | "spirv.target_env")
                || data.def.traits.iter().any(|t| &*t.name == "TargetAttrInterface")
        }
        AttrData::Verbatim(_) => true,
        _ => false,
    }
}

fn verify_kernel_metadata(ctx: &Context, params: &[Param]) -> Result<(), Reason> {
    let [Param::Attr(name), _, args, ..] = params else { return Ok(()) };
    if ctx.str_value(*name) == Some("") {
        return Err("the kernel name can't be empty".into());
    }
    let Param::Attr(args) = args else { return Ok(()) };
    let elements = ctx.array_elements(*args).unwrap_or(&[]);
    if elements.iter().all(|attr| matches!(ctx.attr_data(*attr), AttrData::Dictionary(_))) {
        return Ok(());
    }
    Err("all attributes in the array must be a dictionary attribute".into())
}

/// Returns the kernel name in `#gpu.kernel_metadata`; `None` for other parameters.
pub(super) fn kernel_name<'c>(ctx: &'c Context, kernel: &Param) -> Option<&'c str> {
    let Param::Attr(kernel) = kernel else { return None };
    match ctx.dialect_attr(*kernel, "gpu.kernel_metadata")?.first()? {
        Param::Attr(name) => ctx.str_value(*name),
        _ => None,
    }
}

fn verify_kernel_table(ctx: &Context, params: &[Param]) -> Result<(), Reason> {
    let Some(Param::Array(kernels)) = params.first() else { return Ok(()) };
    let mut names: Vec<_> = kernels.iter().filter_map(|kernel| kernel_name(ctx, kernel)).collect();
    names.sort_unstable();
    if names.windows(2).any(|pair| pair.first() == pair.last()) {
        return Err("expected all kernels to be uniquely named".into());
    }
    Ok(())
}

// Discardable attributes of operations.

fn verify_op_attr(op: OpRef<'_, '_>, name: Ident, value: Attr) -> Verdict {
    let ctx = op.context();
    let name = ctx.str(name);
    match name {
        "gpu.known_block_size" | "gpu.known_grid_size" | "gpu.known_cluster_size" if ctx.release() >= Release(19) => {
            let array = match ctx.attr_data(value) {
                AttrData::DenseArray(array) if array.element == ctx.i32_type() => array,
                _ => return fail(op, format!("{name} must be a dense i32 array")),
            };
            require(op, array.len == 3, format_args!("{name} must contain exactly 3 elements"))
        }
        "gpu.container_module" if *ctx.attr_data(value) == AttrData::Unit => {
            let message = "expected 'gpu.container_module' attribute to be attached to 'builtin.module'";
            expect(op, op.is("builtin.module"), message)?;
            if !op.module.may_hold(LAUNCH) {
                return Ok(());
            }
            let mut launches = ops_in(op).flat_map(ops_in).filter(|op| op.is(LAUNCH));
            launches.try_for_each(|launch| verify_kernel(launch, op))
        }
        _ => Ok(()),
    }
}

const LAUNCH: &str = "gpu.launch_func";

fn ops_in<'m, 'c: 'm>(op: OpRef<'m, 'c>) -> impl Iterator<Item = OpRef<'m, 'c>> {
    op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops())
}

/// Checks that the launched kernel exists and that its arguments match the operands.
fn verify_kernel(launch: OpRef<'_, '_>, module: OpRef<'_, '_>) -> Verdict {
    let ctx = launch.context();
    let Some(kernel) = launch.prop("kernel") else { return Ok(()) };
    let Some(&container_name) = ctx.symbol_path(kernel).and_then(<[Ident]>::first) else { return Ok(()) };
    let name = ctx.str(container_name);
    let Some(container) = module.symbol(container_name) else {
        return fail(launch, format!("kernel container '{name}' is undefined"));
    };
    if container.is("gpu.binary") {
        return Ok(());
    }
    require(launch, container.is("gpu.module"), format_args!("kernel module '{name}' is undefined"))?;
    let path = symbol_text(launch, kernel);
    let Some(function) = module.symbol_at(kernel) else {
        return fail(launch, format!("kernel function '{path}' is undefined"));
    };
    if !is_function(function) {
        let message = format!("referenced kernel '{path}' is not a function");
        let note = "see the kernel definition here";
        return Err(Violation::op(launch, message).with_note(function.location(), note));
    }
    // Files written by LLVM 24 mark kernels with an attribute that older definitions do not have.
    let is_newer = function.is("gpu.func") && function.attr("kernel").is_some_and(|attr| attr == ctx.unit());
    require(launch, is_kernel(function) || is_newer, "kernel function is missing the 'gpu.kernel' attribute")?;
    if !function.is("gpu.func") {
        return Ok(());
    }
    let Some((inputs, _)) = signature(function) else { return Ok(()) };
    let operands: Vec<_> = launch.operands_named("kernelOperands").map(ValueRef::ty).collect();
    // The segment sizes have not been checked against the number of operands at this point.
    let group = launch.def().and_then(|row| row.operands.iter().position(|group| &*group.name == "kernelOperands"));
    let count = group.and_then(|group| ints(launch, "operandSegmentSizes")?.get(group).copied()).unwrap_or(0);
    let holds = usize::try_from(count) == Ok(inputs.len());
    require(launch, holds, format_args!("got {count} kernel operands but expected {}", inputs.len()))?;
    match (0..inputs.len()).find(|index| operands.get(*index) != inputs.get(*index)) {
        Some(index) => fail(launch, format!("type of function argument {index} does not match")),
        None => Ok(()),
    }
}

// Functions and launches.

fn signature<'c>(func: OpRef<'_, 'c>) -> Option<(&'c [Type], &'c [Type])> {
    let ctx = func.context();
    let function = ctx.function(ctx.type_value(func.prop("function_type")?)?)?;
    Some((&function.inputs, &function.results))
}

/// Returns the number of workgroup attributions, which follow the function's own arguments.
fn workgroup_attributions(op: OpRef<'_, '_>) -> usize {
    let count = op.attr("workgroup_attributions").and_then(|attr| op.context().int_value(attr));
    count.and_then(|count| usize::try_from(count).ok()).unwrap_or(0)
}

/// Checks the memory attributions among the block arguments: from index `first`, those in workgroup memory, then those
/// in private memory.
fn verify_attributions(op: OpRef<'_, '_>, block: BlockRef<'_, '_>, first: usize) -> Verdict {
    let (ctx, private) = (op.context(), first + workgroup_attributions(op));
    for (index, arg) in block.args().enumerate().skip(first) {
        let Some(memref) = memref(ctx, arg.ty()) else { return fail(op, "expected memref type in attribution") };
        let space = memref.space.filter(|space| ctx.dialect_attr(*space, "gpu.address_space").is_some());
        let Some(space) = space.and_then(|space| enum_number(ctx, space)) else { continue };
        let (expected, name) = if index < private { (2, "workgroup") } else { (3, "private") };
        require(op, space == expected, format_args!("expected memory space {name} in attribution"))?;
    }
    Ok(())
}

fn verify_func(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some((inputs, results)) = signature(op) else { return Ok(()) };
    let kernel = is_kernel(op);
    require(op, !kernel || results.is_empty(), "expected void return type for kernel function")?;
    let Some(entry) = op.region(0).and_then(RegionRef::entry) else {
        return fail(op, "expected body with at least one block");
    };
    // As in upstream, computed as a 32-bit unsigned number.
    let attributions = op.attr("workgroup_attributions").and_then(|attr| ctx.int_value(attr)).unwrap_or(0);
    let least = (inputs.len() as u32).wrapping_add(attributions as u32);
    let holds = entry.args().len() >= least as usize;
    require(op, holds, format_args!("expected at least {least} arguments to body region"))?;
    for (index, (arg, expected)) in entry.args().zip(inputs).enumerate() {
        if arg.ty() != *expected {
            let (expected, found) = (quoted(ctx, *expected), quoted(ctx, arg.ty()));
            let message = format!("expected body region argument #{index} to be of type {expected}, got {found}");
            return fail(op, message);
        }
    }
    verify_attributions(op, entry, inputs.len())
}

fn verify_launch_body(op: OpRef<'_, '_>) -> Verdict {
    // Upstream crashes if there is no block; this reports an error.
    let Some(entry) = op.region(0).and_then(RegionRef::entry) else {
        return fail(op, "unexpected number of region arguments");
    };
    let clusters = if op.operand_named("clusterSizeX").is_some() { 6 } else { 0 };
    let enough = entry.args().len() >= 12 + workgroup_attributions(op);
    require(op, enough, "unexpected number of region arguments")?;
    verify_attributions(op, entry, 12 + clusters)?;
    for block in op.region(0).into_iter().flat_map(|region| region.blocks()) {
        let Some(last) = block.terminator().filter(|last| last.successors().len() == 0) else { continue };
        if !last.is("gpu.terminator") {
            let message = "expected 'gpu.terminator' or a terminator with successors";
            let note = "in 'gpu.launch' body region";
            return Err(Violation::at(last, message).with_note(op.location(), note));
        }
    }
    Ok(())
}

// Reductions and exchanges.

const REDUCTIONS: [&str; 13] = [
    "add", "mul", "minui", "minsi", "minnumf", "maxui", "maxsi", "maxnumf", "and", "or", "xor", "minimumf", "maximumf",
];

fn verify_reduction(op: OpRef<'_, '_>, element: Type) -> Verdict {
    let ctx = op.context();
    let Some(kind) = enum_prop(op, "op") else { return Ok(()) };
    let fits = match kind {
        4 | 7 | 11 | 12 => float_kind(ctx, element).is_some(),
        2 | 3 | 5 | 6 | 8..=10 => int_width(ctx, element).is_some(),
        _ => true,
    };
    let name = usize::try_from(kind).ok().and_then(|kind| REDUCTIONS.get(kind)).copied().unwrap_or_default();
    let ty = quoted(ctx, type_of_result(op));
    expect(op, fits, format_args!("`{name}` reduction operation is not compatible with type {ty}"))
}

fn verify_all_reduce(op: OpRef<'_, '_>) -> Verdict {
    let body = op.region(0).and_then(RegionRef::entry);
    let exclusive = body.is_none() == op.prop("op").is_some();
    expect(op, exclusive, "expected either an op attribute or a non-empty body")?;
    let ty = type_of_result(op);
    let Some(entry) = body else { return verify_reduction(op, ty) };
    expect(op, entry.args().len() == 2, "expected two region arguments")?;
    expect(op, entry.args().all(|arg| arg.ty() == ty), "incorrect region argument type")?;
    let mut yields = 0;
    for block in op.region(0).into_iter().flat_map(|region| region.blocks()) {
        let Some(last) = block.terminator().filter(|last| last.is("gpu.yield")) else { continue };
        expect(op, last.operands().len() == 1, "expected one gpu.yield operand")?;
        expect(op, last.operand_types().all(|found| found == ty), "incorrect gpu.yield type")?;
        yields += 1;
    }
    expect(op, yields > 0, "expected gpu.yield op in region")
}

fn verify_subgroup_reduce(op: OpRef<'_, '_>) -> Verdict {
    let (ctx, ty) = (op.context(), type_of_result(op));
    let scalable = ctx.shaped(ty).is_some_and(|shaped| shaped.is_scalable());
    require(op, !scalable, "is not compatible with scalable vector types")?;
    verify_reduction(op, ctx.element_type_or_self(ty))?;
    let is_power = |value: i64| u32::try_from(value & 0xffff_ffff).is_ok_and(u32::is_power_of_two);
    let size = int(op, "cluster_size");
    if let Some(size) = size.filter(|size| !is_power(*size)) {
        return fail(op, format!("cluster size {} is not a power of two", size as u32));
    }
    let stride = int(op, "cluster_stride").unwrap_or(1);
    let message = "cluster stride can only be specified if cluster size is specified";
    require(op, stride == 1 || size.is_some(), message)?;
    require(op, is_power(stride), format_args!("cluster stride {} is not a power of two", stride as u32))
}

// Memory.

fn verify_alloc(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(memref) = memref(ctx, type_of_result(op)) else { return Ok(()) };
    let dynamic = memref.shape.iter().filter(|dim| **dim == DYNAMIC).count();
    let found = op.operands_named("dynamicSizes").len();
    let message = format_args!("incorrect number of dynamic sizes, has {found}, expected {dynamic}");
    require(op, found == dynamic, message)?;
    let symbols = match memref.layout.map(|layout| ctx.attr_data(layout)) {
        Some(AttrData::AffineMap(map)) => map.symbols as usize,
        Some(AttrData::StridedLayout(layout)) => {
            layout.strides.iter().chain([&layout.offset]).filter(|stride| **stride == DYNAMIC).count()
        }
        None => 0,
        Some(_) => return Ok(()),
    };
    let fits = op.operands_named("symbolOperands").len() == symbols;
    require(op, fits, "symbol operand count does not equal memref symbol count")
}

fn verify_shared_memory(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let inside = op.ancestors().any(OpRef::is_symbol_table);
    require(op, inside, "must be inside an op with symbol table")?;
    let Some(memref) = memref(ctx, type_of_result(op)) else { return Ok(()) };
    let is_workgroup =
        |space: Attr| ctx.dialect_attr(space, "gpu.address_space").is_some() && enum_number(ctx, space) == Some(2);
    require(op, memref.space.is_some_and(is_workgroup), "address space must be address_space<workgroup>")?;
    let message = "result memref type must be memref<?xi8, #gpu.address_space<workgroup>>";
    require(op, memref.shape.contains(&DYNAMIC), message)
}

// Subgroup matrices.

/// Returns the sizes of a `!gpu.mma_matrix` and the role of the operand; `None` for other types.
fn matrix(ctx: &Context, ty: Type) -> Option<(Vec<i64>, String)> {
    let text = ctx.type_text(ty);
    let (shape, operand) = text.strip_prefix("!gpu.mma_matrix<")?.split_once(',')?;
    let sizes = shape.split('x').map_while(|size| size.trim().parse().ok()).collect();
    Some((sizes, operand.trim().trim_end_matches('>').trim_matches('"').to_owned()))
}

fn verify_mma_store(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let source = op.operand(0).and_then(|source| matrix(ctx, source.ty()));
    let fits = source.is_none_or(|(_, operand)| operand == "COp");
    expect(op, fits, "expected the operand matrix being stored to have 'COp' operand type")
}

fn verify_mma_compute(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let matrices: Vec<_> = op.operand_types().filter_map(|ty| matrix(ctx, ty)).collect();
    let [(a, a_name), (b, b_name), (c, c_name)] = &matrices[..] else { return Ok(()) };
    let ordered = [a_name, b_name, c_name] == ["AOp", "BOp", "COp"];
    expect(op, ordered, "operands must be in the order AOp, BOp, COp")?;
    let fits = a.get(1) == b.first() && a.first() == c.first() && b.get(1) == c.get(1);
    expect(op, fits, "operand shapes do not satisfy matmul constraints")
}
