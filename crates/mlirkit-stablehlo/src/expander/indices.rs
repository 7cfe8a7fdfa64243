//! Expansion of `gather` and `scatter` with batching dimensions. Each batching dimension becomes an additional index,
//! computed by `iota`.

use mlirkit_ir::{Attr, AttrData, DialectAttr, OpId, Param, Sign, TensorType, Type, TypeData, ValueId};

use super::rewriter::{NewOpSpec, Rewriter};

/// Expands a `stablehlo.gather`.
pub(super) fn gather(rewriter: &mut Rewriter<'_, '_>, op: OpId) {
    let Some(dims) = Dims::of(rewriter, op, "dimension_numbers") else { return };
    let (operands, result) = (rewriter.operands(op), rewriter.result_type(op));
    let (&[operand, indices], Some(result)) = (&*operands, result) else { return };
    let Some(indices) = concatenated(rewriter, op, indices, &dims) else { return };
    let (Some(numbers), Some(sizes)) = (dims.expanded(rewriter), rewriter.attr(op, "slice_sizes")) else { return };
    let sorted = sorted(rewriter, op, &dims);
    let attrs = [("dimension_numbers", numbers), ("slice_sizes", sizes), ("indices_are_sorted", sorted)];
    let operands = [operand, indices];
    let made = NewOpSpec::new("stablehlo.gather", &operands, &result).with(&attrs);
    let value = rewriter.make(op, rewriter.loc(op), &made);
    rewriter.replace(op, &[value]);
}

/// Expands a `stablehlo.scatter`.
pub(super) fn scatter(rewriter: &mut Rewriter<'_, '_>, op: OpId) {
    let Some(dims) = Dims::of(rewriter, op, "scatter_dimension_numbers") else { return };
    let mut operands = rewriter.operands(op);
    // The operands are the inputs, the indices, and as many updates as inputs.
    let Some(place) = operands.get_mut(rewriter.body.result_count(op)) else { return };
    let Some(indices) = concatenated(rewriter, op, *place, &dims) else { return };
    *place = indices;
    let Some(numbers) = dims.expanded(rewriter) else { return };
    let (sorted, unique) = (sorted(rewriter, op, &dims), is_set(rewriter, op, "unique_indices"));
    let unique = rewriter.ctx.bool_attr(unique);
    let attrs = [("scatter_dimension_numbers", numbers), ("indices_are_sorted", sorted), ("unique_indices", unique)];
    let results = rewriter.body.result_types(op).to_vec();
    let regions = rewriter.body.regions(op).to_vec();
    let (name, operands, results, regions) = ("stablehlo.scatter", &*operands, &*results, &*regions);
    let made = NewOpSpec { name, operands, results, attrs: &attrs, regions };
    let new = rewriter.make_op(op, rewriter.loc(op), &made);
    let values: Vec<ValueId> = rewriter.body.results(new).collect();
    rewriter.replace(op, &values);
}

/// The dimension numbers of `gather` or `scatter`. The attributes of both operations have the same lists in the same
/// order, under different names.
struct Dims {
    attr: DialectAttr,
    /// The operand dimensions that are absent from slices, without the batching dimensions.
    dropped: Vec<i64>,
    operand_batching: Vec<i64>,
    indices_batching: Vec<i64>,
    index_map: Vec<i64>,
    index_vector_dim: i64,
}

impl Dims {
    /// Returns the dimension numbers of an operation, which its attribute `name` holds; `None` if it has no batching
    /// dimensions.
    fn of(rewriter: &Rewriter<'_, '_>, op: OpId, name: &str) -> Option<Self> {
        let AttrData::Dialect(attr) = rewriter.ctx.attr_data(rewriter.attr(op, name)?) else { return None };
        let [_, dropped, operand_batching, indices_batching, index_map, Param::Int(index_vector_dim)] = &*attr.params
        else {
            return None;
        };
        let dims = Self {
            attr: (**attr).clone(),
            dropped: list(dropped),
            operand_batching: list(operand_batching),
            indices_batching: list(indices_batching),
            index_map: list(index_map),
            index_vector_dim: *index_vector_dim,
        };
        (!dims.operand_batching.is_empty()).then_some(dims)
    }

    fn expanded_index_map(&self) -> Vec<i64> {
        self.operand_batching.iter().chain(&self.index_map).copied().collect()
    }

    /// Returns the dimension numbers as an attribute in which the batching dimensions are replaced by indices.
    fn expanded(&self, rewriter: &Rewriter<'_, '_>) -> Option<Attr> {
        let mut attr = self.attr.clone();
        let [_, dropped, operand_batching, indices_batching, index_map, _] = &mut *attr.params else { return None };
        *dropped = param(&merged(&self.operand_batching, &self.dropped));
        *operand_batching = param(&[]);
        *indices_batching = param(&[]);
        *index_map = param(&self.expanded_index_map());
        Some(rewriter.ctx.attr(AttrData::Dialect(Box::new(attr))))
    }
}

fn list(param: &Param) -> Vec<i64> {
    let Param::Array(elements) = param else { return Vec::new() };
    elements.iter().filter_map(|element| if let Param::Int(value) = element { Some(*value) } else { None }).collect()
}

fn param(numbers: &[i64]) -> Param {
    Param::Array(numbers.iter().copied().map(Param::Int).collect())
}

/// Merges two sorted lists.
fn merged(first: &[i64], second: &[i64]) -> Vec<i64> {
    let (mut merged, mut second) = (Vec::new(), second.iter().copied().peekable());
    for &number in first {
        while let Some(other) = second.next_if(|other| *other < number) {
            merged.push(other);
        }
        merged.push(number);
    }
    merged.extend(second);
    merged
}

fn is_set(rewriter: &Rewriter<'_, '_>, op: OpId, name: &str) -> bool {
    let value = rewriter.attr(op, name).map(|attr| rewriter.ctx.attr_data(attr));
    matches!(value, Some(AttrData::Integer(value)) if !value.value.is_zero())
}

/// Returns, as an attribute, whether the indices are still sorted. Indices from `iota` are sorted if they follow
/// dimension order.
fn sorted(rewriter: &Rewriter<'_, '_>, op: OpId, dims: &Dims) -> Attr {
    let sorted = is_set(rewriter, op, "indices_are_sorted")
        && dims.indices_batching.is_sorted()
        && dims.expanded_index_map().is_sorted();
    rewriter.ctx.bool_attr(sorted)
}

/// Returns the indices, preceded by an `iota` for each batching dimension. Returns `None` if their shape is not static.
fn concatenated(rewriter: &mut Rewriter<'_, '_>, op: OpId, indices: ValueId, dims: &Dims) -> Option<ValueId> {
    let ctx = rewriter.ctx;
    let loc = rewriter.loc_of(indices);
    let TypeData::RankedTensor(tensor) = ctx.type_data(rewriter.body.ty(indices)) else { return None };
    if tensor.shape.iter().any(|size| *size < 0) {
        return None;
    }
    let size = |dim: &i64| usize::try_from(*dim).ok().and_then(|dim| tensor.shape.get(dim)).copied();
    let sizes = dims.indices_batching.iter().map(size).collect::<Option<Vec<_>>>()?;
    let element = sizes.iter().fold(tensor.element, |element, size| wide_enough(rewriter, element, *size));
    let of = |shape: &[i64]| {
        ctx.ty(TypeData::RankedTensor(Box::new(TensorType { shape: shape.into(), element, encoding: None })))
    };
    let at = usize::try_from(dims.index_vector_dim).ok().filter(|at| *at <= tensor.shape.len())?;
    let mut shape = tensor.shape.to_vec();
    let mut indices = indices;
    if element != tensor.element {
        indices = rewriter.make(op, loc, &NewOpSpec::new("stablehlo.convert", &[indices], &of(&shape)));
    }
    let mut count = 1;
    match shape.get_mut(at) {
        Some(size) => count = std::mem::replace(size, 1),
        None => {
            shape.push(1);
            indices = rewriter.make(op, loc, &NewOpSpec::new("stablehlo.reshape", &[indices], &of(&shape)));
        }
    }
    let iota = of(&shape);
    let mut parts = Vec::new();
    for dim in &dims.indices_batching {
        let dim = ctx.int_attr(ctx.i64_type(), *dim);
        parts.push(rewriter.make(
            op,
            loc,
            &NewOpSpec::new("stablehlo.iota", &[], &iota).with(&[("iota_dimension", dim)]),
        ));
    }
    parts.push(indices);
    if let Some(size) = shape.get_mut(at) {
        *size = i64::try_from(dims.indices_batching.len()).ok()?.checked_add(count)?;
    }
    let dimension = [("dimension", ctx.int_attr(ctx.i64_type(), dims.index_vector_dim))];
    Some(rewriter.make(op, loc, &NewOpSpec::new("stablehlo.concatenate", &parts, &of(&shape)).with(&dimension)))
}

/// Returns `ty`, or a wider integer type if `ty` cannot hold numbers up to `size`.
fn wide_enough(rewriter: &Rewriter<'_, '_>, ty: Type, size: i64) -> Type {
    let fits = |width: u32, sign: Sign| match sign {
        Sign::Unsigned => width >= 64 || size >> width == 0,
        Sign::Signless | Sign::Signed => width >= 64 || size >> (width - 1) == 0,
    };
    match *rewriter.ctx.type_data(ty) {
        TypeData::Integer { width, sign } if !fits(width, sign) => {
            let wide = if fits(32, Sign::Signless) { 32 } else { 64 };
            rewriter.ctx.int_type(wide)
        }
        _ => ty,
    }
}
