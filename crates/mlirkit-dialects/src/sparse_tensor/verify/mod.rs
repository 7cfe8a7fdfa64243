//! Checks of the `sparse_tensor` dialect that upstream implements in C++.

mod bodies;
mod loops;

use mlirkit_ir::{AffineExprData, AttrData, Context, DYNAMIC, MemRefType, OpRef, ParamChecks, StridedLayout, Type};
use mlirkit_ir::{TypeData, ValueRef};
use mlirkit_verify::{Checks, Verdict, Violation};

use super::syntax::level_type::Format;
use super::syntax::slice;
use super::types::{Encoding, SparseType, verify_params, width_type};
use crate::common::rules::{constant_int, enum_prop, error, expect, int, map_of, named_type, require, result_type};

/// Registers the checks of the `sparse_tensor` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops.extend([
        ("sparse_tensor.assemble", verify_assemble as fn(OpRef<'_, '_>) -> Verdict),
        ("sparse_tensor.compress", verify_compress),
        ("sparse_tensor.concatenate", verify_concatenate),
        ("sparse_tensor.convert", verify_convert),
        ("sparse_tensor.coordinates", |op| verify_buffer(op, |ty| ty.widths().1, "unexpected type for coordinates")),
        ("sparse_tensor.coordinates_buffer", |op| {
            let trailing = sparse(op, "tensor").and_then(|ty| Some(ty.encoding.as_ref()?.coo_start() < ty.lvl_rank()));
            expect(op, trailing.unwrap_or(true), "expected sparse tensor with a COO region")
        }),
        ("sparse_tensor.crd_translate", verify_translate),
        ("sparse_tensor.disassemble", verify_disassemble),
        ("sparse_tensor.extract_iteration_space", loops::verify_space),
        ("sparse_tensor.extract_value", loops::verify_value),
        ("sparse_tensor.lvl", verify_level),
        ("sparse_tensor.positions", |op| verify_buffer(op, |ty| ty.widths().0, "unexpected type for positions")),
        ("sparse_tensor.push_back", |op| {
            let count = op.operand_named("n").and_then(constant_int);
            require(op, count.is_none_or(|count| count >= 1), "n must be not less than 1")
        }),
        ("sparse_tensor.reinterpret_map", verify_reinterpret),
        ("sparse_tensor.reorder_coo", verify_reorder),
        ("sparse_tensor.slice.offset", verify_slice),
        ("sparse_tensor.slice.stride", verify_slice),
        ("sparse_tensor.sort", verify_sort),
        ("sparse_tensor.storage_specifier.get", verify_specifier),
        ("sparse_tensor.storage_specifier.set", verify_specifier),
        ("sparse_tensor.values", |op| {
            let element = result_type(op).map(|ty| op.context().element_type_or_self(ty));
            let same = sparse(op, "tensor").is_none_or(|ty| Some(ty.element) == element);
            expect(op, same, "unexpected mismatch in element types")
        }),
    ]);
    checks.infer.extend([
        ("sparse_tensor.coordinates", infer_coordinates as fn(OpRef<'_, '_>) -> _),
        ("sparse_tensor.coordinates_buffer", |op| infer_buffer(op, |ctx, ty| width_type(ctx, ty.widths().1), false)),
        ("sparse_tensor.positions", |op| infer_buffer(op, |ctx, ty| width_type(ctx, ty.widths().0), false)),
        ("sparse_tensor.values", |op| infer_buffer(op, |_, ty| ty.element, false)),
    ]);
    bodies::register(checks);
    loops::register(checks);
}

/// Registers the checks of attribute parameters.
pub(crate) fn register_params(checks: &mut ParamChecks) {
    checks.attrs.insert("sparse_tensor.encoding", verify_params);
    checks.attrs.insert("sparse_tensor.slice", slice::verify);
}

/// Returns the type of the named operand; `None` unless it is a ranked tensor.
fn sparse<'c>(op: OpRef<'_, 'c>, name: &str) -> Option<SparseType<'c>> {
    SparseType::of(op.context(), named_type(op, name)?)
}

fn sparse_result<'c>(op: OpRef<'_, 'c>) -> Option<SparseType<'c>> {
    SparseType::of(op.context(), result_type(op)?)
}

fn level(op: OpRef<'_, '_>, name: &str) -> usize {
    int(op, name).and_then(|level| usize::try_from(level).ok()).unwrap_or(usize::MAX)
}

// Buffers of sparse tensors.

fn verify_buffer(op: OpRef<'_, '_>, width: fn(&SparseType<'_>) -> i64, message: &str) -> Verdict {
    let ctx = op.context();
    let Some(tensor) = sparse(op, "tensor") else { return Ok(()) };
    expect(op, level(op, "level") < tensor.lvl_rank(), "requested level is out of bounds")?;
    let element = result_type(op).map(|ty| ctx.element_type_or_self(ty));
    expect(op, element == Some(width_type(ctx, width(&tensor))), message)
}

type Inferred = Result<Vec<Type>, Box<Violation>>;

fn infer_coordinates(op: OpRef<'_, '_>) -> Inferred {
    let start = sparse(op, "tensor").and_then(|ty| Some(ty.encoding.as_ref()?.coo_start()));
    let strided = start.is_some_and(|start| start <= level(op, "level"));
    infer_buffer(op, |ctx, ty| width_type(ctx, ty.widths().1), strided)
}

fn infer_buffer(op: OpRef<'_, '_>, element: fn(&Context, &SparseType<'_>) -> Type, strided: bool) -> Inferred {
    let ctx = op.context();
    let Some(tensor) = sparse(op, "tensor") else { return Ok(op.result_types().to_vec()) };
    let batches = tensor.encoding.as_ref().map_or(0, Encoding::batch_rank);
    let mut shape: Vec<i64> = tensor.level_shape(ctx).into_iter().take(batches).collect();
    shape.push(DYNAMIC);
    let layout = StridedLayout { offset: DYNAMIC, strides: [DYNAMIC].into() };
    let layout = strided.then(|| ctx.attr(AttrData::StridedLayout(Box::new(layout))));
    let element = element(ctx, &tensor);
    let memref = MemRefType { shape: shape.into(), element, layout, space: None };
    Ok(vec![ctx.ty(TypeData::MemRef(Box::new(memref)))])
}

// Assembly and disassembly of sparse tensors.

fn types<'m, 'c: 'm>(values: impl Iterator<Item = ValueRef<'m, 'c>>) -> Vec<Type> {
    values.map(ValueRef::ty).collect()
}

fn results_named(op: OpRef<'_, '_>, name: &str) -> Vec<Type> {
    let group = op.def().and_then(|def| def.results.iter().position(|result| &*result.name == name));
    let range = group.and_then(|group| op.result_group(group)).unwrap_or_default();
    op.result_types().get(range).unwrap_or_default().to_vec()
}

fn verify_assemble(op: OpRef<'_, '_>) -> Verdict {
    let (Some(tensor), Some(values)) = (sparse_result(op), named_type(op, "values")) else { return Ok(()) };
    verify_fields(op, true, &tensor, values, &types(op.operands_named("levels")))
}

fn verify_disassemble(op: OpRef<'_, '_>) -> Verdict {
    let (Some(tensor), Some(values)) = (sparse(op, "tensor"), named_type(op, "out_values")) else { return Ok(()) };
    let same = results_named(op, "ret_values") == [values];
    expect(op, same, "output values and return value type mismatch")?;
    let (levels, returned) = (types(op.operands_named("out_levels")), results_named(op, "ret_levels"));
    let same = levels.iter().zip(&returned).all(|(a, b)| a == b);
    expect(op, same, "output levels and return levels type mismatch")?;
    verify_fields(op, false, &tensor, values, &returned)
}

/// The contents of an array in the storage of a sparse tensor.
enum Field {
    Positions,
    Coordinates,
}

/// Returns the arrays that precede the values in the storage of a sparse tensor.
fn fields(encoding: &Encoding<'_>) -> Vec<Field> {
    let segments = encoding.coo_segments();
    let mut segments = segments.iter().peekable();
    let (mut fields, mut level) = (Vec::new(), 0);
    while let Some(bits) = encoding.levels.get(level) {
        let format = Format::of(*bits);
        if format.has_positions() {
            fields.push(Field::Positions);
        }
        if format.has_coordinates() {
            fields.push(Field::Coordinates);
        }
        level = match segments.next_if(|(start, ..)| *start == level) {
            Some((_, end, false)) => *end,
            _ => level + 1,
        };
    }
    fields
}

fn verify_fields(op: OpRef<'_, '_>, fixed: bool, tensor: &SparseType<'_>, values: Type, levels: &[Type]) -> Verdict {
    let ctx = op.context();
    expect(op, !fixed || !tensor.has_dynamic_dims(), "the sparse-tensor must have static shape")?;
    let Some(encoding) = &tensor.encoding else {
        return error(op, "the sparse-tensor must have an encoding attribute");
    };
    let start = encoding.coo_start();
    if start < encoding.levels.len() {
        let rank = i64::try_from(encoding.levels.len() - start).unwrap_or(i64::MAX);
        let dims = levels.last().and_then(|ty| ctx.shaped(*ty)).and_then(|shaped| shaped.dims).unwrap_or(&[]);
        let fits = dims.len() == 2 && dims.last() == Some(&rank);
        expect(op, fits, "input/output trailing COO level-ranks don't match")?;
    }
    let fields = fields(encoding);
    expect(op, fields.len() == levels.len(), "inconsistent number of fields between input/output")?;
    let element = |ty: Type| ctx.element_type_or_self(ty);
    let fits = |(field, ty): (&Field, &Type)| match field {
        Field::Positions => element(*ty) == width_type(ctx, encoding.pos_width),
        Field::Coordinates => element(*ty) == width_type(ctx, encoding.crd_width),
    };
    let same = fields.iter().zip(levels).all(fits) && element(values) == tensor.element;
    expect(op, same, "input/output element-types don't match")
}

fn verify_convert(op: OpRef<'_, '_>) -> Verdict {
    let (Some(source), Some(dest)) = (sparse(op, "source"), sparse_result(op)) else { return Ok(()) };
    expect(op, source.dims.len() == dest.dims.len(), "unexpected conversion mismatch in rank")?;
    let slice = dest.encoding.as_ref().is_some_and(Encoding::is_slice);
    expect(op, !slice, "cannot convert to a sparse tensor slice")?;
    let wrong = source.dims.iter().zip(dest.dims).position(|(a, b)| a != b && *b != DYNAMIC);
    wrong.map_or(Ok(()), |dim| error(op, format!("unexpected conversion mismatch in dimension {dim}")))
}

fn verify_translate(op: OpRef<'_, '_>) -> Verdict {
    const DIM_TO_LVL: u64 = 0;
    let encoding = op.prop("encoder").and_then(|attr| Encoding::of(op.context(), attr));
    let Some(encoding) = encoding else { return Ok(()) };
    let (lvls, dims) = (encoding.levels.len(), encoding.dim_rank());
    let (from, to) = if enum_prop(op, "direction") == Some(DIM_TO_LVL) { (dims, lvls) } else { (lvls, dims) };
    let fits = from == op.operands().len() && to == op.result_types().len();
    expect(op, fits, "Coordinate rank mismatch with encoding")
}

fn verify_level(op: OpRef<'_, '_>) -> Verdict {
    let index = op.operand_named("index").and_then(constant_int);
    let (Some(index), Some(source)) = (index, sparse(op, "source")) else { return Ok(()) };
    let inside = usize::try_from(index).is_ok_and(|index| index < source.lvl_rank());
    expect(op, inside, "Level index exceeds the rank of the input sparse tensor")
}

fn verify_reinterpret(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(source), Some(dest)) = (sparse(op, "source"), sparse_result(op)) else { return Ok(()) };
    let same = |same: bool, what: &str| expect(op, same, format_args!("{what} mismatch between source/dest tensors"));
    same(source.levels().len() == dest.levels().len(), "Level rank")?;
    same(source.levels() == dest.levels(), "Level type")?;
    same(source.widths() == dest.widths(), "Crd/Pos width")?;
    same(source.element == dest.element, "Element type")?;
    same(source.level_shape(ctx) == dest.level_shape(ctx), "Level size")
}

fn verify_reorder(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(source), Some(dest)) = (sparse(op, "input_coo"), sparse_result(op)) else { return Ok(()) };
    expect(op, source.is_coo() && dest.is_coo(), "Expected COO sparse tensors only")?;
    expect(op, source.same_map(ctx, &dest), "Unmatched dim2lvl map between input and result COO")?;
    let same = source.widths() == dest.widths() && source.element == dest.element;
    expect(op, same, "Unmatched storage format between input and result COO")
}

fn verify_slice(op: OpRef<'_, '_>) -> Verdict {
    let (Some(dim), Some(slice)) = (int(op, "dim"), sparse(op, "slice")) else { return Ok(()) };
    let inside = usize::try_from(dim).is_ok_and(|dim| dim < slice.dims.len());
    expect(op, inside, "requested dimension out of bound")
}

fn verify_compress(op: OpRef<'_, '_>) -> Verdict {
    let Some(tensor) = sparse(op, "tensor") else { return Ok(()) };
    let coordinates = op.operands_named("lvlCoords").len();
    require(op, tensor.lvl_rank() == coordinates + 1, "incorrect number of coordinates")
}

fn verify_specifier(op: OpRef<'_, '_>) -> Verdict {
    const POS_MEM_SIZE: u64 = 1;
    const VAL_MEM_SIZE: u64 = 3;
    const DIM_OFFSET: u64 = 4;
    const DIM_STRIDE: u64 = 5;
    let kind = enum_prop(op, "specifierKind");
    let values = kind == Some(VAL_MEM_SIZE);
    let level = op.prop("level").and_then(|attr| op.context().int_value(attr));
    expect(op, !values || level.is_none(), "redundant level argument for querying value memory size")?;
    let ty = named_type(op, "specifier");
    let encoding = ty.and_then(|ty| Encoding::of_type(op.context(), ty, "sparse_tensor.storage_specifier"));
    let Some(encoding) = encoding else { return Ok(()) };
    let of_slice = matches!(kind, Some(DIM_OFFSET | DIM_STRIDE));
    expect(op, !of_slice || encoding.is_slice(), "requested slice data on non-slice tensor")?;
    if values {
        return Ok(());
    }
    let Some(level) = level else { return error(op, "missing level argument") };
    let bits = usize::try_from(level).ok().and_then(|level| encoding.levels.get(level));
    let Some(bits) = bits else { return error(op, "requested level is out of bounds") };
    let lost = kind == Some(POS_MEM_SIZE) && Format::of(*bits) == Format::Singleton;
    expect(op, !lost, "requested position memory size on a singleton level")
}

fn verify_concatenate(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(dest) = sparse_result(op) else { return Ok(()) };
    let (dim, rank) = (int(op, "dimension").unwrap_or(0).cast_unsigned(), dest.dims.len());
    expect(op, op.operands().len() > 1, "Need at least two tensors to concatenate.")?;
    let holds = !usize::try_from(dim).is_ok_and(|dim| dim >= rank);
    expect(op, holds, format_args!("Concat-dimension is out of bounds for dimension-rank ({dim} >= {rank})"))?;
    let inputs: Vec<SparseType<'_>> = op.operand_types().filter_map(|ty| SparseType::of(ctx, ty)).collect();
    for (index, input) in inputs.iter().enumerate() {
        expect(op, !input.has_dynamic_dims(), format_args!("Input tensor ${index} has dynamic shape"))?;
        let found = input.dims.len();
        let message = format_args!(
            "Input tensor ${index} has a different rank (rank={found}) from the output tensor (rank={rank})."
        );
        expect(op, found == rank, message)?;
    }
    for (at, size) in dest.dims.iter().enumerate() {
        let sizes = inputs.iter().filter_map(|input| input.dims.get(at).copied());
        if at as u64 == dim {
            let sum = sizes.fold(0_i64, i64::wrapping_add);
            let message = "The concatenation dimension of the output tensor should be the sum of all the concatenation \
                           dimensions of the input tensors.";
            expect(op, *size == DYNAMIC || sum == *size, message)?;
            continue;
        }
        let mut before = *size;
        for size in sizes {
            let same = before == DYNAMIC || size == before;
            expect(op, same, "All dimensions (expect for the concatenating one) should be equal.")?;
            before = size;
        }
    }
    Ok(())
}

fn verify_sort(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(map) = op.prop("perm_map").and_then(|attr| map_of(ctx, attr)) else { return Ok(()) };
    expect(op, map.dims >= 1, format_args!("Expected rank(perm_map) > 1, got {}", map.dims))?;
    let mut seen = vec![false; map.dims as usize];
    let permutes = map.results.len() == seen.len()
        && map.results.iter().all(|expr| match ctx.affine_data(*expr) {
            AffineExprData::Dim(dim) => seen.get_mut(dim as usize).is_some_and(|seen| !std::mem::replace(seen, true)),
            _ => false,
        });
    if !permutes {
        let text = crate::common::verify::indexing::map_text(ctx, map);
        return error(op, format!("Expected a permutation map, got {text}"));
    }
    let Some(count) = op.operand_named("n").and_then(constant_int) else { return Ok(()) };
    let check = |ty: Option<Type>, least: i64, message: &str| {
        let size = ty.and_then(|ty| ctx.shaped(ty)).and_then(|shaped| shaped.dim(0));
        match size {
            Some(size) if size != DYNAMIC && size < least => error(op, format!("{message} got {size} < {least}")),
            _ => Ok(()),
        }
    };
    let each = i64::from(map.dims).wrapping_add(int(op, "ny").unwrap_or(0));
    let message = "Expected dimension(xy) >= n * (rank(perm_map) + ny)";
    check(named_type(op, "xy"), count.wrapping_mul(each), message)?;
    for value in op.operands_named("ys") {
        check(Some(value.ty()), count, "Expected dimension(y) >= n")?;
    }
    Ok(())
}
