//! Converts memref layouts to strides and an offset.

use crate::affine::{AffineExprData, AffineOp};
use crate::attr::{AffineMap, AttrData};
use crate::context::Context;
use crate::ids::{AffineExpr, Type};
use crate::types::{DYNAMIC, TypeData};

/// The maximum nesting depth of the expressions that are analysed.
const MAX_DEPTH: usize = 64;

/// An integer; `None` if it is dynamic.
type Size = Option<i64>;

impl Context {
    /// Returns the strides and the offset of a memref type, with [`DYNAMIC`] for unknown ones. `None` if the layout is
    /// not strided. Corresponds to upstream's `getStridesAndOffset`.
    #[must_use]
    pub fn strides_and_offset(&self, ty: Type) -> Option<(Vec<i64>, i64)> {
        let TypeData::MemRef(memref) = self.type_data(ty) else { return None };
        match memref.layout.map(|layout| self.attr_data(layout)) {
            None => Some((contiguous_strides(&memref.shape), 0)),
            Some(AttrData::StridedLayout(layout)) => Some((layout.strides.to_vec(), layout.offset)),
            Some(AttrData::AffineMap(map)) => self.strides_of_map(map, &memref.shape),
            Some(_) => None,
        }
    }

    /// Returns the strides and the offset of a memref with this layout map and shape. `None` if the map is not linear.
    #[must_use]
    pub fn strides_of_map(&self, map: &AffineMap, shape: &[i64]) -> Option<(Vec<i64>, i64)> {
        if self.is_identity(map) {
            return Some((contiguous_strides(shape), 0));
        }
        let [result] = *map.results else { return None };
        let mut linear = LinearExpr { strides: vec![Some(0); shape.len()], offset: Some(0) };
        linear.add(self, result, Some(1), MAX_DEPTH)?;
        let known = |size: Size| size.unwrap_or(DYNAMIC);
        Some((linear.strides.into_iter().map(known).collect(), known(linear.offset)))
    }

    /// Returns true if an affine map is an identity map.
    #[must_use]
    pub fn is_identity(&self, map: &AffineMap) -> bool {
        map.symbols == 0
            && map.results.len() == map.dims as usize
            && (0..).zip(&map.results).all(|(dim, result)| self.affine_data(*result) == AffineExprData::Dim(dim))
    }
}

/// Returns the strides of a contiguous row-major layout for a shape.
#[must_use]
pub fn contiguous_strides(shape: &[i64]) -> Vec<i64> {
    let mut stride = Some(1i64);
    let mut strides: Vec<i64> = Vec::with_capacity(shape.len());
    for dim in shape.iter().rev() {
        strides.push(stride.unwrap_or(DYNAMIC));
        stride = stride.filter(|_| *dim != DYNAMIC).and_then(|stride| stride.checked_mul(*dim));
    }
    strides.reverse();
    strides
}

/// A linear expression: the factor of each dimension, and a constant offset.
struct LinearExpr {
    strides: Vec<Size>,
    offset: Size,
}

impl LinearExpr {
    /// Adds `expr * factor` to this linear expression. `None` if `expr` is not linear or is nested too deeply.
    fn add(&mut self, ctx: &Context, expr: AffineExpr, factor: Size, depth: usize) -> Option<()> {
        let depth = depth.checked_sub(1)?;
        match ctx.affine_data(expr) {
            AffineExprData::Dim(dim) => {
                let stride = self.strides.get_mut(dim as usize)?;
                *stride = stride.zip(factor).and_then(|(a, b)| a.checked_add(b));
            }
            AffineExprData::Constant(_) | AffineExprData::Symbol(_) => self.add_rest(value(ctx, expr), factor),
            AffineExprData::Binary(AffineOp::Add, lhs, rhs) => {
                self.add(ctx, lhs, factor, depth)?;
                self.add(ctx, rhs, factor, depth)?;
            }
            AffineExprData::Binary(AffineOp::Mul, lhs, rhs) => {
                let times = |by: Size| factor.zip(by).and_then(|(a, b)| a.checked_mul(b));
                if ctx.affine_is_symbolic(rhs) {
                    self.add(ctx, lhs, times(value(ctx, rhs)), depth)?;
                } else {
                    self.add(ctx, rhs, times(value(ctx, lhs)), depth)?;
                }
            }
            AffineExprData::Binary(AffineOp::Mod | AffineOp::FloorDiv | AffineOp::CeilDiv, ..) => return None,
        }
        Some(())
    }

    fn add_rest(&mut self, value: Size, factor: Size) {
        let product = value.zip(factor).and_then(|(a, b)| a.checked_mul(b));
        self.offset = self.offset.zip(product).and_then(|(a, b)| a.checked_add(b));
    }
}

/// Returns the value of a constant expression; `None` for any other expression.
fn value(ctx: &Context, expr: AffineExpr) -> Size {
    match ctx.affine_data(expr) {
        AffineExprData::Constant(value) => Some(value),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strides_without_gaps() {
        assert_eq!(contiguous_strides(&[2, 3, 4]), [12, 4, 1]);
        assert_eq!(contiguous_strides(&[2, DYNAMIC, 4]), [DYNAMIC, 4, 1]);
        assert_eq!(contiguous_strides(&[]), [] as [i64; 0]);
    }
}
