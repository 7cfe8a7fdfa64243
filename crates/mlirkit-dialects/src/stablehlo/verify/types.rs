//! Compatibility of types in StableHLO, including dynamic sizes, bounds and quantization.

use mlirkit_ir::{Attr, AttrData, Context, DYNAMIC, DialectAttr, Param, TensorType, Type, TypeData, compatible_dims};
use mlirkit_verify::{Checks, Violation};

use super::{Check, Fault, Op, ensure, numbers, refuse};

/// Registers the checks of StableHLO's traits.
pub(super) fn register(checks: &mut Checks) {
    checks.traits.insert("CompatibleOperandsAndResultType", |op, _| {
        let ctx = op.context();
        let all: Vec<Type> = op.operand_types().chain(op.result_types().iter().copied()).collect();
        if all.first().is_none_or(|first| all.iter().all(|ty| is_compatible(ctx, *ty, *first))) {
            return Ok(());
        }
        Err(Violation::op(op, "requires compatible types for all operands and results"))
    });
    checks.traits.insert("CompatibleOperandsAndResultElementType", |op, _| {
        let ctx = op.context();
        let all: Vec<Type> = op.operand_types().chain(op.result_types().iter().copied()).collect();
        if all.first().is_none_or(|first| all.iter().all(|ty| is_compatible_element(ctx, *ty, *first))) {
            return Ok(());
        }
        Err(Violation::op(op, "requires compatible element types for all operands and results"))
    });
    checks.traits.insert("CompatibleOperandsElementType", |op, _| {
        let ctx = op.context();
        let all: Vec<Type> = op.operand_types().collect();
        let Some(first) = all.first() else {
            return Err(Violation::op(op, "expected 1 or more operands, but found 0"));
        };
        if all.iter().all(|ty| is_compatible_element(ctx, *ty, *first)) {
            return Ok(());
        }
        Err(Violation::op(op, "requires compatible element types for all operands"))
    });
    checks.traits.insert("PairwiseSameOperandAndResultType", |op, _| pairwise(op, "type", |_, a, b| a == b));
    checks.traits.insert("PairwiseSameOperandAndResultElementType", |op, _| {
        pairwise(op, "element type", |ctx, a, b| ctx.element_type_or_self(a) == ctx.element_type_or_self(b))
    });
}

fn pairwise(
    op: mlirkit_ir::OpRef<'_, '_>,
    what: &str,
    same: fn(&Context, Type, Type) -> bool,
) -> mlirkit_verify::Verdict {
    if op.operands().len() != op.results().len() {
        return Err(Violation::op(op, "requires the same number of operands and results"));
    }
    let different = op.operand_types().zip(op.result_types()).position(|(a, b)| !same(op.context(), a, *b));
    match different {
        Some(at) => Err(Violation::op(op, format!("requires the same {what} for operand and result at index {at}"))),
        None => Ok(()),
    }
}

/// The parameters of a quantized type.
pub(super) struct Quantized<'c> {
    pub(super) storage: Type,
    pub(super) expressed: Option<Type>,
    pub(super) limits: (i64, i64),
    pub(super) scales: &'c [Param],
    pub(super) zero_points: Vec<i64>,
    /// The quantized dimension if the type is quantized along one.
    pub(super) axis: Option<i64>,
}

/// Returns the parameters of a quantized type or of a tensor of it, with either a single scale or one scale per index
/// of a dimension. `None` for other types.
pub(super) fn quantized(ctx: &Context, ty: Type) -> Option<Quantized<'_>> {
    let TypeData::Dialect(data) = ctx.type_data(ctx.element_type_or_self(ty)) else { return None };
    let expressed = |param: &Param| if let Param::Type(ty) = param { Some(*ty) } else { None };
    match (&*data.def.class, &*data.params) {
        (
            "UniformQuantizedType",
            [_, Param::Type(storage), e, _, Param::Int(zero), Param::Int(min), Param::Int(max)],
        ) => Some(Quantized {
            storage: *storage,
            expressed: expressed(e),
            limits: (*min, *max),
            scales: data.params.get(3..4)?,
            zero_points: vec![*zero],
            axis: None,
        }),
        (
            "UniformQuantizedPerAxisType",
            [_, Param::Type(storage), e, Param::Array(scales), _, Param::Int(axis), Param::Int(min), Param::Int(max)],
        ) => Some(Quantized {
            storage: *storage,
            expressed: expressed(e),
            limits: (*min, *max),
            scales,
            zero_points: numbers(&data.params, 4),
            axis: Some(*axis),
        }),
        ("AnyQuantizedType", [_, Param::Type(storage), e, Param::Int(min), Param::Int(max)]) => Some(Quantized {
            storage: *storage,
            expressed: expressed(e),
            limits: (*min, *max),
            scales: &[],
            zero_points: Vec::new(),
            axis: None,
        }),
        _ => None,
    }
}

/// Returns whether two element types are compatible: `isCompatibleElementTypeForHloTypeInference` in upstream.
pub(crate) fn is_compatible_element(ctx: &Context, a: Type, b: Type) -> bool {
    let (a, b) = (ctx.element_type_or_self(a), ctx.element_type_or_self(b));
    if a == b {
        return true;
    }
    match (quantized(ctx, a), quantized(ctx, b)) {
        (Some(a), Some(b)) => {
            a.storage == b.storage
                && a.limits == b.limits
                && a.expressed == b.expressed
                && a.axis.is_some() == b.axis.is_some()
        }
        _ => false,
    }
}

/// Returns whether two types are compatible: `isCompatibleForHloTypeInference` in upstream.
pub(crate) fn is_compatible(ctx: &Context, a: Type, b: Type) -> bool {
    if a == b {
        return true;
    }
    let (Some(left), Some(right)) = (ctx.shaped(a), ctx.shaped(b)) else { return is_compatible_element(ctx, a, b) };
    let within = |dims: Option<&[i64]>, bounds: &[i64]| {
        let fits = |(dim, bound): (&i64, &i64)| *bound == DYNAMIC || bound >= dim;
        bounds.is_empty() || dims.unwrap_or(&[]).iter().zip(bounds).all(fits)
    };
    left.dims.zip(right.dims).is_none_or(|(left, right)| compatible_dims(left, right))
        && within(left.dims, &bounds(ctx, b))
        && within(right.dims, &bounds(ctx, a))
        && is_compatible_element(ctx, a, b)
}

/// Returns whether two lists of types are compatible element by element.
pub(super) fn all_compatible(ctx: &Context, a: &[Type], b: &[Type]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| is_compatible(ctx, *a, *b))
}

/// Returns the encoding of a ranked tensor type; `None` if it has none or for other types.
pub(crate) fn encoding(ctx: &Context, ty: Type) -> Option<Attr> {
    match ctx.type_data(ty) {
        TypeData::RankedTensor(tensor) => tensor.encoding,
        _ => None,
    }
}

/// Returns the bounds of a tensor's dimensions; empty if it has none.
pub(crate) fn bounds(ctx: &Context, ty: Type) -> Vec<i64> {
    match encoding(ctx, ty).map(|attr| ctx.attr_data(attr)) {
        Some(AttrData::Dialect(data)) if data.def.traits.iter().any(|t| &*t.name == "BoundedAttrInterface") => {
            numbers(&data.params, 0)
        }
        _ => Vec::new(),
    }
}

/// Returns an encoding with these bounds, of the same kind as `prototype`. `None` if no dimension has a bound.
pub(crate) fn with_bounds(ctx: &Context, prototype: Option<Attr>, bounds: &[i64]) -> Option<Attr> {
    if bounds.is_empty() {
        return prototype;
    }
    if bounds.iter().all(|bound| *bound == DYNAMIC) {
        return None;
    }
    let def = match prototype.map(|attr| ctx.attr_data(attr)) {
        Some(AttrData::Dialect(data)) => Some(data.def),
        _ => ctx.dialect(ctx.ident("stablehlo")).and_then(|dialect| dialect.attr("type_extensions")),
    };
    let params = Box::new([Param::Array(bounds.iter().map(|bound| Param::Int(*bound)).collect())]);
    Some(ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def: def?, params }))))
}

/// Returns the ranked tensor type with the given sizes, element type and encoding.
pub(crate) fn tensor(ctx: &Context, dims: &[i64], element: Type, encoding: Option<Attr>) -> Type {
    ctx.ty(TypeData::RankedTensor(Box::new(TensorType { shape: dims.into(), element, encoding })))
}

/// Returns the type of a tensor of rank 0.
pub(super) fn scalar(ctx: &Context, element: Type) -> Type {
    tensor(ctx, &[], element, None)
}

/// Returns the tensor type `ty` with its element type replaced; [`Fault::Unknown`] for other types.
pub(crate) fn with_element(ctx: &Context, ty: Type, element: Type) -> Check<Type> {
    match ctx.type_data(ty) {
        TypeData::RankedTensor(data) => Ok(tensor(ctx, &data.shape, element, data.encoding)),
        TypeData::UnrankedTensor(_) => Ok(ctx.ty(TypeData::UnrankedTensor(element))),
        _ => Err(Fault::Unknown),
    }
}

/// Returns whether two sizes are equal or one of them is dynamic.
pub(crate) fn same_dim(a: i64, b: i64) -> bool {
    a == b || a == DYNAMIC || b == DYNAMIC
}

/// Returns whether two types have compatible shapes and the same element type. With `any_float`, all float element
/// types count as the same.
pub(super) fn same_shape_and_element(ctx: &Context, a: Type, b: Type, any_float: bool) -> bool {
    let is_float = |ty| matches!(ctx.type_data(ty), TypeData::Float(_));
    let (left, right) = (ctx.element_type_or_self(a), ctx.element_type_or_self(b));
    ctx.compatible_shapes(a, b) && (left == right || any_float && is_float(left) && is_float(right))
}

/// Returns the width of an element type in bits; `None` if it has none.
pub(super) fn width(ctx: &Context, ty: Type) -> Option<u32> {
    match ctx.type_data(ty) {
        TypeData::Complex(element) => width(ctx, *element)?.checked_mul(2),
        TypeData::Dialect(_) => width(ctx, quantized(ctx, ty)?.storage),
        _ => ctx.int_or_float_width(ty),
    }
}

/// Returns whether an element type can be promoted to another, which must be of the same kind and at least as wide.
/// With `any_float`, any float can be promoted to any other.
pub(super) fn is_promotable(ctx: &Context, from: Type, to: Type, any_float: bool) -> bool {
    if ctx.shaped(from).is_none() || ctx.shaped(to).is_none() {
        return false;
    }
    let (from, to) = (ctx.element_type_or_self(from), ctx.element_type_or_self(to));
    let same_kind = match (ctx.type_data(from), ctx.type_data(to)) {
        (TypeData::Float(_), TypeData::Float(_)) if any_float => return true,
        (TypeData::Float(_), TypeData::Float(_))
        | (TypeData::Integer { .. }, TypeData::Integer { .. })
        | (TypeData::Complex(_), TypeData::Complex(_)) => true,
        _ => match (quantized(ctx, from), quantized(ctx, to)) {
            (Some(from), Some(to)) => from.expressed == to.expressed,
            _ => false,
        },
    };
    same_kind && width(ctx, from).zip(width(ctx, to)).is_some_and(|(from, to)| from <= to)
}

/// The size and the bound of a dimension; [`DYNAMIC`] if unknown.
pub(super) type Extent = (i64, i64);

/// Combines a dimension of two compatible types, as upstream does for the most specific type. Returns an error if the
/// sizes or bounds contradict each other.
pub(super) fn most_specific(dim: usize, left: Extent, right: Extent) -> Check<Extent> {
    let known = |value: i64| value != DYNAMIC;
    if known(left.0) || known(right.0) {
        let message = || format!("Mismatched dimension sizes {} and {} in dimension {dim}", left.0, right.0);
        ensure(!known(left.0) || !known(right.0) || left.0 == right.0, message)?;
        let size = if known(left.0) { left.0 } else { right.0 };
        let bound = if known(left.1) { left.1 } else { right.1 };
        let message = || format!("Mismatched dimension size {size} and bound {bound} in dimension {dim}");
        ensure(!known(bound) || bound >= size, message)?;
        return Ok((size, DYNAMIC));
    }
    let bound = match (known(left.1), known(right.1)) {
        (true, true) => left.1.min(right.1),
        (true, false) => left.1,
        _ => right.1,
    };
    Ok((DYNAMIC, bound))
}

/// Combines a dimension of the types of two branches, as upstream does for the least specific type. Returns an error if
/// both sizes are known and differ.
pub(super) fn least_specific(dim: usize, left: Extent, right: Extent) -> Check<Extent> {
    let known = |value: i64| value != DYNAMIC;
    Ok(match (known(left.0), known(right.0)) {
        (true, true) if left.0 != right.0 => {
            return refuse(format!("Mismatched dimension sizes {} and {} in dimension {dim}", left.0, right.0));
        }
        (true, true) => (left.0, DYNAMIC),
        (true, false) if known(left.1) || known(right.1) => (DYNAMIC, left.0.max(right.1)),
        (false, true) if known(left.1) || known(right.1) => (DYNAMIC, right.0.max(left.1)),
        (false, false) if known(left.1) && known(right.1) => (DYNAMIC, left.1.max(right.1)),
        _ => (DYNAMIC, DYNAMIC),
    })
}

/// Merges tensor types, using `merge` for each dimension. Returns an error if the ranks differ.
pub(super) fn merge(ctx: &Context, types: &[Type], merge: fn(usize, Extent, Extent) -> Check<Extent>) -> Check<Type> {
    let ranked: Vec<Type> = types.iter().copied().filter(|ty| ctx.shaped(*ty).is_some_and(|s| s.has_rank())).collect();
    let Some(first) = ranked.first().copied() else { return types.first().copied().ok_or(Fault::Unknown) };
    let dims_of = |ty: Type| ctx.shaped(ty).and_then(|shaped| shaped.dims).unwrap_or(&[]);
    let rank = dims_of(first).len();
    if let Some(other) = ranked.iter().find(|ty| dims_of(**ty).len() != rank) {
        return refuse(format!("Mismatched ranks of types{rank} vs {}", dims_of(*other).len()));
    }
    let extents = |ty: Type| -> Vec<Extent> {
        let bounds = bounds(ctx, ty);
        let bound = |at: usize| bounds.get(at).copied().unwrap_or(DYNAMIC);
        dims_of(ty).iter().enumerate().map(|(at, dim)| (*dim, bound(at))).collect()
    };
    let mut all = extents(first);
    for ty in ranked.iter().skip(1) {
        for (dim, (extent, other)) in all.iter_mut().zip(extents(*ty)).enumerate() {
            *extent = merge(dim, *extent, other)?;
        }
    }
    let sizes: Vec<i64> = all.iter().map(|(size, _)| *size).collect();
    let own = encoding(ctx, first);
    let encoding = if bounds(ctx, first).is_empty() {
        own
    } else {
        with_bounds(ctx, own, &all.iter().map(|(_, bound)| *bound).collect::<Vec<_>>())
    };
    Ok(tensor(ctx, &sizes, ctx.element_type_or_self(first), encoding))
}

/// Merges types; tuples are merged element by element. Returns an error if the types cannot be merged.
pub(super) fn merge_tuples(
    ctx: &Context,
    types: &[Type],
    rule: fn(usize, Extent, Extent) -> Check<Extent>,
) -> Check<Type> {
    let tuples: Vec<&[Type]> = types
        .iter()
        .filter_map(|ty| if let TypeData::Tuple(elements) = ctx.type_data(*ty) { Some(&**elements) } else { None })
        .collect();
    let Some(first) = tuples.first() else {
        return if types.iter().all(|ty| ctx.shaped(*ty).is_some()) {
            merge(ctx, types, rule)
        } else {
            types.first().copied().ok_or(Fault::Unknown)
        };
    };
    let message = || "Mismatched type kinds: either all types must be tuples, or no types must be tuples";
    ensure(tuples.len() == types.len(), message)?;
    if tuples.iter().any(|tuple| tuple.len() != first.len()) {
        return refuse("Mismatched tuple sizes: all tuple sizes must be the same");
    }
    let mut elements = Vec::new();
    for at in 0..first.len() {
        let column: Vec<Type> = tuples.iter().filter_map(|tuple| tuple.get(at).copied()).collect();
        elements.push(merge(ctx, &column, rule)?);
    }
    Ok(ctx.ty(TypeData::Tuple(elements.into())))
}

impl Op<'_, '_> {
    pub(super) fn bounds(self, ty: Type) -> Vec<i64> {
        bounds(self.ctx, ty)
    }

    /// Returns whether any of the types has a quantized element type.
    pub(super) fn any_quantized(self, types: &[Type]) -> bool {
        types.iter().any(|ty| quantized(self.ctx, *ty).is_some())
    }

    /// Returns a tensor type with bounds. Its encoding is of the same kind as the encoding of `like`.
    pub(super) fn tensor(self, dims: &[i64], element: Type, like: Type, bounds: &[i64]) -> Type {
        tensor(self.ctx, dims, element, with_bounds(self.ctx, encoding(self.ctx, like), bounds))
    }

    /// Checks that two quantized types have the same scales and zero points.
    pub(super) fn same_scales(self, a: Type, b: Type) -> Check {
        let (Some(left), Some(right)) = (quantized(self.ctx, a), quantized(self.ctx, b)) else { return Ok(()) };
        let what = match (left.axis, right.axis) {
            (None, None) if self.element(a) != self.element(b) => "scale and zero_point",
            // As in upstream, lists of different lengths are compared up to the shorter length.
            (Some(_), Some(_)) if left.scales.iter().zip(right.scales).any(|(a, b)| a != b) => "scales and zero_points",
            (Some(_), Some(_)) if left.zero_points.iter().zip(&right.zero_points).any(|(a, b)| a != b) => {
                "scales and zero_points"
            }
            _ => return Ok(()),
        };
        refuse(format!("expect same quantization {what} but got {} vs {}", self.text(a), self.text(b)))
    }
}
