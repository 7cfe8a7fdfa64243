//! Strides and offsets of memrefs.

use mlirkit_ir::{AffineExpr, AffineExprData, AffineMap, AffineOp, AttrData, Context, DYNAMIC, MemRefType, TypeData};
use mlirkit_ir::{Type, ValueRef};

/// The strides and the offset of a memref. Unknown values are [`DYNAMIC`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Strided {
    /// The distance between consecutive elements along each dimension.
    pub(crate) strides: Vec<i64>,
    /// The position of the first element.
    pub(crate) offset: i64,
}

/// Returns the memref type if `ty` is a ranked memref; `None` for other types.
pub(crate) fn memref(ctx: &Context, ty: Type) -> Option<&MemRefType> {
    match ctx.type_data(ty) {
        TypeData::MemRef(memref) => Some(memref),
        _ => None,
    }
}

/// Returns the type of a value if it is a ranked memref; `None` for other types.
pub(crate) fn memref_of<'c>(ctx: &'c Context, value: Option<ValueRef<'_, 'c>>) -> Option<&'c MemRefType> {
    memref(ctx, value?.ty())
}

/// Returns the strides and the offset of a memref; `None` if its layout is not strided.
pub(crate) fn strided(ctx: &Context, memref: &MemRefType) -> Option<Strided> {
    let Some(layout) = memref.layout else { return Some(canonical(&memref.shape)) };
    match ctx.attr_data(layout) {
        AttrData::StridedLayout(layout) => Some(Strided { strides: layout.strides.to_vec(), offset: layout.offset }),
        AttrData::AffineMap(map) if is_identity(ctx, map) => Some(canonical(&memref.shape)),
        AttrData::AffineMap(map) => of_map(ctx, map, memref.shape.len()),
        _ => None,
    }
}

/// Returns whether a map is an identity, such as `(d0, d1) -> (d0, d1)`.
pub(crate) fn is_identity(ctx: &Context, map: &AffineMap) -> bool {
    let is_dim = |(at, expr): (usize, &AffineExpr)| ctx.affine_data(*expr) == AffineExprData::Dim(at as u32);
    map.results.len() == map.dims as usize && map.results.iter().enumerate().all(is_dim)
}

/// Returns whether upstream considers the layout of a memref an identity map. It does so for `strided<[1]>`, too.
pub(crate) fn has_identity_layout(ctx: &Context, memref: &MemRefType) -> bool {
    let Some(layout) = memref.layout else { return true };
    match ctx.attr_data(layout) {
        AttrData::StridedLayout(layout) => layout.offset == 0 && *layout.strides == [1],
        AttrData::AffineMap(map) => is_identity(ctx, map),
        _ => false,
    }
}

/// Returns the number of symbols in the layout map of a memref.
pub(crate) fn symbols(ctx: &Context, memref: &MemRefType) -> usize {
    match memref.layout.map(|layout| ctx.attr_data(layout)) {
        Some(AttrData::StridedLayout(layout)) => {
            layout.strides.iter().chain([&layout.offset]).filter(|number| **number == DYNAMIC).count()
        }
        Some(AttrData::AffineMap(map)) => map.symbols as usize,
        _ => 0,
    }
}

/// Combines two numbers with `combine`; returns [`DYNAMIC`] if one of them is dynamic.
pub(crate) fn saturated(a: i64, b: i64, combine: fn(i64, i64) -> i64) -> i64 {
    if a == DYNAMIC || b == DYNAMIC { DYNAMIC } else { combine(a, b) }
}

/// Multiplies two sizes like upstream's saturating arithmetic, where 0 times a dynamic size is 0.
pub(crate) fn product(a: i64, b: i64) -> i64 {
    if a == 0 || b == 0 { 0 } else { saturated(a, b, i64::wrapping_mul) }
}

/// Adds two sizes like upstream's saturating arithmetic.
pub(crate) fn sum(a: i64, b: i64) -> i64 {
    saturated(a, b, i64::wrapping_add)
}

/// Returns the memref type with its shape and layout replaced.
pub(crate) fn with_layout(ctx: &Context, memref: &MemRefType, shape: &[i64], layout: Option<Strided>) -> Type {
    let layout = layout.map(|Strided { strides, offset }| {
        let strides = strides.into();
        ctx.attr(AttrData::StridedLayout(Box::new(mlirkit_ir::StridedLayout { offset, strides })))
    });
    ctx.ty(TypeData::MemRef(Box::new(MemRefType { shape: shape.into(), layout, ..memref.clone() })))
}

/// Returns the row-major layout of a shape, with offset 0.
pub(crate) fn canonical(shape: &[i64]) -> Strided {
    let mut strides = vec![0; shape.len()];
    let mut running = 1i64;
    for (stride, size) in strides.iter_mut().zip(shape).rev() {
        if *size == 0 {
            continue;
        }
        *stride = running;
        running = if *size == DYNAMIC || running == DYNAMIC { DYNAMIC } else { running.wrapping_mul(*size) };
    }
    Strided { strides, offset: 0 }
}

fn of_map(ctx: &Context, map: &AffineMap, rank: usize) -> Option<Strided> {
    let [result] = *map.results else { return None };
    let mut linear = Linear { ctx, strides: vec![ctx.affine_constant(0); rank], offset: ctx.affine_constant(0) };
    linear.add(result, ctx.affine_constant(1))?;
    let number = |expr: &AffineExpr| match ctx.affine_data(*expr) {
        AffineExprData::Constant(value) => value,
        _ => DYNAMIC,
    };
    Some(Strided { strides: linear.strides.iter().map(number).collect(), offset: number(&linear.offset) })
}

/// A sum of dimensions multiplied by symbolic factors, plus a symbolic offset.
struct Linear<'c> {
    ctx: &'c Context,
    strides: Vec<AffineExpr>,
    offset: AffineExpr,
}

impl Linear<'_> {
    /// Adds `expr * factor` to the sum. `None` if the expression is not linear.
    fn add(&mut self, expr: AffineExpr, factor: AffineExpr) -> Option<()> {
        mlirkit_diag::deep(|| match self.ctx.affine_data(expr) {
            AffineExprData::Dim(at) => {
                let stride = self.strides.get_mut(at as usize)?;
                *stride = self.ctx.affine_add(*stride, factor);
                Some(())
            }
            AffineExprData::Binary(AffineOp::Add, lhs, rhs) => {
                self.add(lhs, factor)?;
                self.add(rhs, factor)
            }
            AffineExprData::Binary(AffineOp::Mul, lhs, rhs) => {
                let (dims, scale) = if self.ctx.affine_is_symbolic(lhs) { (rhs, lhs) } else { (lhs, rhs) };
                self.add(dims, self.ctx.affine_mul(factor, scale))
            }
            AffineExprData::Binary(..) => None,
            AffineExprData::Symbol(_) | AffineExprData::Constant(_) => {
                self.offset = self.ctx.affine_add(self.offset, self.ctx.affine_mul(expr, factor));
                Some(())
            }
        })
    }
}
