//! Checks of the `xegpu` dialect that upstream implements in C++.

mod layouts;

use mlirkit_diag::Reason;
use mlirkit_ir::{Attr, AttrData, Context, OpRef, Param, ParamChecks, Type, TypeData, VectorType};
use mlirkit_verify::{Checks, Verdict, Violation, Warnings};

use crate::common::rules::{
    enum_number, error, expect, fail, int, integers, list, named_type, quoted, require, result_type,
};

/// Registers the checks of the `xegpu` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.rewritten.insert("xegpu");
    checks.ops.extend([
        ("xegpu.convert_layout", layouts::verify_convert as fn(OpRef<'_, '_>) -> Verdict),
        ("xegpu.create_nd_tdesc", verify_create_block),
        ("xegpu.create_tdesc", verify_create_scattered),
        ("xegpu.load", |op| verify_gather(op, "source", result_type(op), false)),
        ("xegpu.load_matrix", |op| verify_matrix(op, result_type(op))),
        ("xegpu.load_nd", verify_load_block),
        ("xegpu.store", |op| verify_gather(op, "dest", named_type(op, "value"), true)),
        ("xegpu.store_matrix", |op| verify_matrix(op, named_type(op, "data"))),
    ]);
}

/// Registers the checks of attribute and type parameters.
pub(crate) fn register_params(checks: &mut ParamChecks) {
    checks.attrs.insert("xegpu.layout", verify_layout);
    checks.attrs.insert("xegpu.range", |ctx, params| match ints_of(ctx, params).as_slice() {
        [start, end] if start >= end => Err(format!("'end' : {end} must be greater than 'start' : {start}").into()),
        _ => Ok(()),
    });
    checks.attrs.insert("xegpu.scatter_tdesc_attr", |ctx, params| match params {
        [_, Param::Attr(size)] if ctx.int_value(*size).is_some_and(|size| size <= 0) => {
            Err("invalid chunk size".into())
        }
        _ => Ok(()),
    });
    checks.attrs.insert("xegpu.slice", verify_slice);
    checks.types.insert("xegpu.tensor_desc", verify_descriptor);
}

const BLOCK: &str = "Expects a non-scattered TensorDesc.\n";
const SCATTERED: &str = "Expects a scattered TensorDesc.\n";

fn ints_of(ctx: &Context, params: &[Param]) -> Vec<i64> {
    let value = |param: &Param| if let Param::Attr(attr) = param { ctx.int_value(*attr) } else { None };
    params.iter().filter_map(value).collect()
}

fn bracketed(shape: &[i64]) -> String {
    format!("[{}]", list(shape))
}

// Attributes and types.

fn verify_layout(ctx: &Context, params: &[Param]) -> Result<(), Reason> {
    let sizes: Vec<Option<Vec<i64>>> = params
        .iter()
        .map(|param| if let Param::Attr(attr) = param { ctx.int_array_values(*attr) } else { None })
        .collect();
    let [groups, data, inst, lanes, lane_data, order] = sizes.as_slice() else { return Ok(()) };
    if groups.is_none() && inst.is_none() && lanes.is_none() {
        return Err("expected at least one of sg_layout, inst_data or lane_layout".into());
    }
    let rank = |list: &Option<Vec<i64>>| list.as_ref().map(Vec::len);
    let differ = |a: &Option<Vec<i64>>, b: &Option<Vec<i64>>| rank(a).zip(rank(b)).is_some_and(|(a, b)| a != b);
    if differ(groups, inst) {
        return Err("expected sg_layout and inst_data to have the same rank".into());
    }
    if differ(groups, lanes) {
        return Err("expected sg_layout and lane_layout to have the same rank".into());
    }
    if let Some((a, b)) = rank(inst).zip(rank(lanes)).filter(|(a, b)| a != b) {
        let what = "expected inst_data and lane_layout to have the same rank";
        return Err(format!("{what}, got inst_data {a}, lane_layout {b}").into());
    }
    for (part, name, whole, of) in
        [(data, "sg_data", groups, "sg_layout"), (lane_data, "lane_data", lanes, "lane_layout")]
    {
        if part.is_some() && whole.is_none() {
            return Err(format!("expected {of} being used with {name}").into());
        }
        if differ(part, whole) {
            return Err(format!("expected {name} and {of} to have the same rank").into());
        }
    }
    if order.is_some() && groups.is_none() && lanes.is_none() {
        return Err("expected sg_layout/lane_layout being used with order".into());
    }
    if differ(order, groups) {
        return Err("expected order and sg_layout to have the same rank".into());
    }
    if differ(order, lanes) {
        return Err("expected order and lane_layout to have the same rank".into());
    }
    Ok(())
}

/// Returns the rank of a layout; `None` if it is unknown. For a slice, counts only the remaining dimensions.
fn layout_rank(ctx: &Context, attr: Attr) -> Option<usize> {
    mlirkit_diag::deep(|| {
        if let Some(params) = ctx.dialect_attr(attr, "xegpu.layout") {
            let size = |at: usize| match params.get(at) {
                Some(Param::Attr(attr)) => ctx.int_array_values(*attr).map(|list| list.len()),
                _ => None,
            };
            return size(0).or_else(|| size(2)).or_else(|| size(3));
        }
        match ctx.dialect_attr(attr, "xegpu.slice")? {
            [Param::Attr(parent), Param::Attr(dims)] => {
                layout_rank(ctx, *parent)?.checked_sub(ctx.int_array_values(*dims)?.len())
            }
            _ => None,
        }
    })
}

fn verify_slice(ctx: &Context, params: &[Param]) -> Result<(), Reason> {
    let [Param::Attr(parent), Param::Attr(dims)] = params else { return Ok(()) };
    let (Some(rank), Some(dims)) = (layout_rank(ctx, *parent), ctx.int_array_values(*dims)) else { return Ok(()) };
    let mut seen = vec![false; rank];
    for dim in dims {
        let Some(slot) = usize::try_from(dim).ok().and_then(|dim| seen.get_mut(dim)) else {
            return Err(format!("invalid dim ({dim}) in slice attribute.").into());
        };
        if std::mem::replace(slot, true) {
            return Err(format!("repeated dim ({dim}) in slice attribute.").into());
        }
    }
    Ok(())
}

/// The parameters of a tensor descriptor type.
struct Descriptor {
    ty: Type,
    shape: Vec<i64>,
    element: Type,
    /// The number of contiguous elements per offset of a scattered tensor.
    chunk: Option<i64>,
    arrays: i64,
    space: u64,
    layout: Option<Attr>,
}

impl Descriptor {
    fn of(ctx: &Context, ty: Type) -> Option<Self> {
        Self::of_params(ctx, ty, ctx.dialect_type(ty, "xegpu.tensor_desc")?)
    }

    fn of_params(ctx: &Context, ty: Type, params: &[Param]) -> Option<Self> {
        let [Param::Array(shape), Param::Type(element), encoding, layout] = params else { return None };
        let attr = |param: &Param| if let Param::Attr(attr) = param { Some(*attr) } else { None };
        let encoding = attr(encoding);
        let number = |param: Option<&Param>| param.and_then(attr).and_then(|attr| ctx.int_value(attr));
        let scattered = encoding.and_then(|attr| ctx.dialect_attr(attr, "xegpu.scatter_tdesc_attr"));
        let block = encoding.and_then(|attr| ctx.dialect_attr(attr, "xegpu.block_tdesc_attr"));
        let space = scattered.or(block).and_then(|params| enum_number(ctx, attr(params.first()?)?));
        Some(Self {
            ty,
            shape: shape.iter().map(|size| if let Param::Int(size) = size { *size } else { 0 }).collect(),
            element: *element,
            chunk: scattered.map(|params| number(params.get(1)).unwrap_or(1)),
            arrays: block.and_then(|params| number(params.get(1))).unwrap_or(1),
            space: space.unwrap_or(0),
            layout: attr(layout).filter(|attr| ctx.dialect_attr(*attr, "xegpu.layout").is_some()),
        })
    }

    fn scattered(&self) -> bool {
        self.chunk.is_some()
    }

    fn elements(&self) -> i64 {
        self.shape.iter().fold(1, |all, size| all.wrapping_mul(*size))
    }
}

pub(super) fn verify_descriptor(ctx: &Context, params: &[Param]) -> Result<(), Reason> {
    const SLM: u64 = 3;
    let Some(tensor) = Descriptor::of_params(ctx, ctx.none_type(), params) else { return Ok(()) };
    let rank = tensor.shape.len();
    if rank == 0 {
        return Err("expected non-zero rank tensor".into());
    }
    if rank > 1 && !tensor.scattered() && tensor.space == SLM {
        return Err("SLM is only supported for 1D block tensor".into());
    }
    let bits = ctx.int_or_float_width(tensor.element).map_or(32, i64::from).max(1);
    let factor = if bits < 32 { 32 / bits } else { 1 };
    let last = tensor.shape.last().copied().unwrap_or(0);
    if let Some(chunk) = tensor.chunk {
        if rank == 1 && chunk != 1 {
            return Err("expected non-contiguous elements for 1D tensor".into());
        }
        if chunk > 1 && last != chunk {
            return Err("expected last dim of tensor to match chunk size".into());
        }
        if chunk > 1 && last % factor != 0 {
            return Err(format!("expected last dim of tensor to be a multiple of {factor}").into());
        }
    }
    let Some(layout) = tensor.layout else { return Ok(()) };
    if layout_rank(ctx, layout).is_some_and(|found| found != rank) {
        return Err("expected layout rank to match tensor rank".into());
    }
    let last_of_lane = layouts::lane_data(ctx, layout).and_then(|data| data.last().copied());
    if tensor.chunk.is_some_and(|chunk| chunk > 1) && last_of_lane.is_some_and(|last| last % factor != 0) {
        return Err(format!("expected last dim of lane_data to be a multiple of: {factor}").into());
    }
    if !layouts::distributes(ctx, layout, &tensor.shape) {
        let (shape, layout) = (bracketed(&tensor.shape), ctx.attr_text(layout));
        return Err(format!("cannot distribute {shape} using {layout}").into());
    }
    Ok(())
}

fn descriptor(op: OpRef<'_, '_>) -> Option<Descriptor> {
    Descriptor::of(op.context(), named_type(op, "TensorDesc")?)
}

fn vector(ctx: &Context, ty: Option<Type>) -> Option<&VectorType> {
    match ctx.type_data(ty?) {
        TypeData::Vector(vector) => Some(vector),
        _ => None,
    }
}

/// Returns the number of static and dynamic offsets of an operation.
fn offsets(op: OpRef<'_, '_>) -> usize {
    numbers(op, "const_offsets")
}

fn numbers(op: OpRef<'_, '_>, name: &str) -> usize {
    op.prop(name).and_then(|attr| integers(op.context(), attr)).map_or(0, |list| list.len())
}

fn verify_offsets(op: OpRef<'_, '_>, tensor: &Descriptor) -> Verdict {
    let count = offsets(op);
    let fits = count == 0 || count == tensor.shape.len();
    require(op, fits, "Mismatched ranks between offsets and tensor descriptor")
}

/// Checks that the cache hints are valid for a read, or for a write if `writes` is set.
fn verify_hints(op: OpRef<'_, '_>, writes: bool) -> Verdict {
    for name in ["l1_hint", "l2_hint", "l3_hint"] {
        let Some(attr) = op.prop(name) else { continue };
        let text = op.context().attr_text(attr);
        let kind = text.trim_end_matches('>').rsplit('<').next().unwrap_or_default().to_owned();
        let fits = match kind.as_str() {
            "cached" | "uncached" => true,
            "streaming" | "read_invalidate" => !writes,
            "write_back" | "write_through" => writes,
            _ => true,
        };
        require(op, fits, format_args!("invalid {name}: {text}"))?;
    }
    Ok(())
}

/// Returns the memory space of a source; `None` if it is unknown.
fn source_space(ctx: &Context, ty: Type) -> Option<u64> {
    let TypeData::MemRef(memref) = ctx.type_data(ty) else { return Some(0) };
    match memref.space {
        None => Some(0),
        Some(space) => match ctx.attr_data(space) {
            AttrData::Integer(_) => u64::try_from(ctx.int_value(space)?).ok(),
            AttrData::Dialect(data) if &*data.def.name == "xegpu.memory_space" => enum_number(ctx, space),
            _ => None,
        },
    }
}

fn verify_space(op: OpRef<'_, '_>, source: Type, tensor: &Descriptor) -> Verdict {
    let Some(space) = source_space(op.context(), source) else { return Ok(()) };
    let message = format_args!("Memory space mismatch. Source: {space}, TensorDesc: {}", tensor.space);
    require(op, space == tensor.space, message)
}

fn verify_create_block(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(source), Some(ty)) = (named_type(op, "source"), result_type(op)) else { return Ok(()) };
    let Some(tensor) = Descriptor::of(ctx, ty) else { return Ok(()) };
    verify_space(op, source, &tensor)?;
    let memref = match ctx.type_data(source) {
        TypeData::MemRef(memref) => Some(memref),
        _ => None,
    };
    let of = |name: &str| {
        let given = numbers(op, name);
        if given == 0 { memref.map_or(0, |memref| memref.shape.len()) } else { given }
    };
    let (rank, strides, offsets) = (of("const_shape"), of("const_strides"), offsets(op));
    let message = "expecting strides and shape to be present for integer source.";
    require(op, memref.is_some() || rank > 0 && strides > 0, message)?;
    let fits = rank == strides && (offsets == 0 || offsets == rank);
    let message = "Expecting the rank of shape, strides, offsets, and source (if source is a memref) should match with \
                   each other.";
    require(op, fits, message)?;
    let message = "Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or the memref \
                   source.";
    require(op, tensor.shape.len() <= rank, message)?;
    let same = memref.is_none_or(|memref| memref.element == tensor.element);
    let message = "TensorDesc should have the same element type with the source if it is a memref.\n";
    require(op, same, message)?;
    require(op, !tensor.scattered(), BLOCK)
}

fn verify_create_scattered(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(source), Some(ty)) = (named_type(op, "source"), result_type(op)) else { return Ok(()) };
    let Some(tensor) = Descriptor::of(ctx, ty) else { return Ok(()) };
    require(op, tensor.scattered(), SCATTERED)?;
    verify_space(op, source, &tensor)?;
    let Some(offsets) = vector(ctx, named_type(op, "offsets")) else { return Ok(()) };
    let mut expected = offsets.shape.to_vec();
    expected.extend(tensor.chunk.filter(|chunk| *chunk != 1));
    let shown = bracketed(&expected);
    require(op, expected == tensor.shape, format_args!("Incorrect TensorDesc shape. Expected is {shown}\n"))
}

/// Checks a value that holds the part of a tensor that belongs to one lane. `None` if the value holds the whole tensor.
fn verify_distributed(op: OpRef<'_, '_>, tensor: &Descriptor, value: &VectorType, what: &str) -> Option<Verdict> {
    let ctx = op.context();
    let elements = tensor.elements().wrapping_mul(tensor.arrays);
    let found = value.shape.iter().fold(1_i64, |all, size| all.wrapping_mul(*size));
    if value.shape.len() != 1 || found >= elements {
        return None;
    }
    if tensor.layout.is_some() {
        return Some(fail(op, "TensorDesc doesn't need LayoutAttr for SIMT code"));
    }
    let message = format_args!(
        "{what} shape {} is not a valid distribution for tensor descriptor {}",
        bracketed(&value.shape),
        quoted(ctx, tensor.ty)
    );
    Some(require(op, found != 0 && elements % found == 0, message))
}

fn verify_load_block(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(tensor) = descriptor(op) else { return Ok(()) };
    require(op, !tensor.scattered(), BLOCK)?;
    require(op, tensor.shape.len() <= 2, "Expects a 1D or 2D TensorDesc.\n")?;
    let Some(value) = vector(ctx, result_type(op)) else {
        return fail(op, "Invalid result, it should be a VectorType.\n");
    };
    verify_hints(op, false)?;
    if let Some(verdict) = verify_distributed(op, &tensor, value, "Result") {
        return verdict;
    }
    let mut shape = tensor.shape.clone();
    let order = op.prop("transpose").and_then(|attr| integers(ctx, attr)).unwrap_or_default();
    let moved: Option<Vec<i64>> =
        order.iter().map(|dim| usize::try_from(*dim).ok().and_then(|dim| shape.get(dim).copied())).collect();
    let mut warnings = Warnings::default();
    match moved {
        Some(moved) if !order.is_empty() => shape = moved,
        Some(_) => {}
        None => warnings.add(Violation::warning(op, "Invalid transpose attr. It is ignored.").without_op()),
    }
    if op.prop("packed").is_some() {
        if tensor.shape.len() == 2 {
            let factor = value.shape.last().copied().unwrap_or(1);
            if let Some(rows) = shape.first_mut() {
                *rows = rows.checked_div(factor).unwrap_or(0);
            }
            shape.push(factor);
        } else {
            let message = "Invalid Packed Attr. It is ignored (available for 2D TensorDesc only).";
            warnings.add(Violation::warning(op, message).without_op());
        }
    }
    if tensor.arrays > 1 {
        shape.insert(0, tensor.arrays);
    }
    let message = format_args!(
        "Result shape {} is not consistent with tensor descriptor {}",
        bracketed(&value.shape),
        quoted(ctx, tensor.ty)
    );
    let verdict = require(op, shape == *value.shape, message);
    warnings.and(verdict.and_then(|()| verify_offsets(op, &tensor)))
}

/// Checks that offsets are given exactly when the source is not a descriptor, and that a descriptor source is a
/// scattered one. Returns the descriptor, if any.
fn verify_source(op: OpRef<'_, '_>, name: &str) -> Result<Option<Descriptor>, Box<mlirkit_verify::Violation>> {
    let tensor = named_type(op, name).and_then(|ty| Descriptor::of(op.context(), ty));
    let offsets = op.operand_named("offsets").is_some();
    require(op, tensor.is_some() || offsets, "Expects offsets.")?;
    require(op, tensor.is_none() || !offsets, "offsets not allowed.")?;
    let scattered = tensor.as_ref().is_none_or(Descriptor::scattered);
    require(op, scattered, "Expects a scattered TensorDesc.")?;
    Ok(tensor)
}

fn verify_gather(op: OpRef<'_, '_>, source: &str, value: Option<Type>, writes: bool) -> Verdict {
    let ctx = op.context();
    let tensor = verify_source(op, source)?;
    verify_hints(op, writes)?;
    let (Some(mask), Some(value)) = (named_type(op, "mask"), value) else { return Ok(()) };
    if let Some(tensor) = tensor {
        return verify_gathered(op, &tensor, mask, value);
    }
    let memory = named_type(op, source).map(|ty| ctx.type_data(ty));
    if let Some(TypeData::MemRef(memref)) = memory {
        let same = memref.element == ctx.element_type_or_self(value);
        expect(op, same, "Value should have the same element type as MemRef.")?;
    }
    verify_buffer(op, mask, value)
}

fn dims(ctx: &Context, ty: Type) -> Vec<i64> {
    ctx.shaped(ty).and_then(|shaped| shaped.dims).map_or_else(|| vec![1], <[i64]>::to_vec)
}

fn verify_gathered(op: OpRef<'_, '_>, tensor: &Descriptor, mask: Type, value_type: Type) -> Verdict {
    let ctx = op.context();
    let chunk = tensor.chunk.unwrap_or(1);
    let Some(value) = vector(ctx, Some(value_type)) else {
        require(op, chunk <= 1, "Expecting chunk size == 1 for scalar result")?;
        return require(op, vector(ctx, Some(mask)).is_none(), "Expecting a vector type result.");
    };
    let same = value.element == tensor.element;
    require(op, same, "Value should have the same element type as TensorDesc.")?;
    let mut expected = tensor.shape.clone();
    if chunk > 1 {
        expected.pop();
    }
    require(op, expected == dims(ctx, mask), "Mask should match TensorDesc except the chunk size dim.")?;
    if *value.shape == [chunk] {
        return require(op, tensor.layout.is_none(), "TensorDesc doesn't need LayoutAttr for SIMT code");
    }
    let message = format_args!(
        "Value shape {} is neither a valid distribution for SIMT nor consistent with the tensor descriptor for SIMD {}",
        bracketed(&value.shape),
        quoted(ctx, tensor.ty)
    );
    require(op, tensor.shape == *value.shape, message)
}

fn verify_buffer(op: OpRef<'_, '_>, mask_type: Type, value: Type) -> Verdict {
    let ctx = op.context();
    let chunk = int(op, "chunk_size").unwrap_or(1);
    let (mask, offsets) = (vector(ctx, Some(mask_type)), vector(ctx, named_type(op, "offsets")));
    let Some(value) = vector(ctx, Some(value)) else {
        require(op, chunk <= 1, "Expecting chunk size == 1 for scalar result")?;
        return require(op, mask.is_none() && offsets.is_none(), "Expecting scalar mask and offsets.");
    };
    let size = |shape: &[i64]| shape.iter().fold(1_i64, |all, size| all.wrapping_mul(*size));
    let elements = size(&value.shape);
    let chunks = format_args!("value elements must match chunk size {chunk}");
    let Some(mask) = mask else {
        return match offsets {
            None => require(op, elements == chunk, chunks),
            Some(_) => fail(op, "Expecting a vector type mask."),
        };
    };
    let message = "Mask should match value except the chunk size dim.";
    let masked = size(&mask.shape);
    if chunk > 1 {
        require(op, value.shape.len() != 1 || elements == chunk, chunks)?;
    } else {
        require(op, elements == masked, message)?;
    }
    let mut expected = value.shape.to_vec();
    if chunk > 1 {
        expected.pop();
    }
    require(op, masked == 1 || expected == *mask.shape, message)
}

fn verify_matrix(op: OpRef<'_, '_>, data: Option<Type>) -> Verdict {
    let ctx = op.context();
    let as_block = op.prop("subgroup_block_io").is_some();
    let Some(data) = vector(ctx, data) else {
        let message = "subgroup_block_io are only allowed when result is a VectorType.";
        return if as_block { error(op, message) } else { Ok(()) };
    };
    let Some(memory) = named_type(op, "mem_desc").and_then(|ty| MemDesc::of(ctx, ty)) else { return Ok(()) };
    expect(op, memory.shape.len() == 2, "mem_desc must be 2D.")?;
    if let Some(layout) = op.prop("layout").filter(|_| as_block) {
        if let Some(message) = layouts::fault_as_block(ctx, layout, &memory) {
            return error(op, format!("With subgroup_block_io, {message}."));
        }
    }
    if data.shape.len() == 2 {
        let exceeds = data.shape.iter().zip(&memory.shape).any(|(size, whole)| size > whole);
        return if exceeds { error(op, "data shape must not exceed mem_desc shape.") } else { Ok(()) };
    }
    let holds = !as_block || memory.strides.first() != Some(&1);
    expect(op, holds, "mem_desc should be row major when subgroup_block_io is set.")
}

/// The memory layout that an `!xegpu.mem_desc` describes.
struct MemDesc {
    shape: Vec<i64>,
    /// The stride of each dimension; row-major by default.
    strides: Vec<i64>,
    /// The shape of a contiguous block; the whole shape by default.
    block: Vec<i64>,
}

impl MemDesc {
    fn of(ctx: &Context, ty: Type) -> Option<Self> {
        let [Param::Array(shape), _, layout] = ctx.dialect_type(ty, "xegpu.mem_desc")? else { return None };
        let shape: Vec<i64> =
            shape.iter().filter_map(|size| if let Param::Int(size) = size { Some(*size) } else { None }).collect();
        let said = |name| {
            let &Param::Attr(layout) = layout else { return None };
            let &[Param::Attr(entries)] = ctx.dialect_attr(layout, "xegpu.mem_layout")? else { return None };
            let AttrData::Dictionary(entries) = ctx.attr_data(entries) else { return None };
            let (_, value) = entries.iter().find(|(key, _)| ctx.str(*key) == name)?;
            integers(ctx, *value)
        };
        let strides = said("stride").unwrap_or_else(|| shape.iter().skip(1).copied().chain([1]).collect());
        let block = said("block").unwrap_or_else(|| shape.clone());
        Some(Self { shape, strides, block })
    }
}
