//! Verifiers of the `vector` dialect: transfers between vectors and tensors or memrefs.

use crate::common::rules::{fail, map_of, named_type, quoted, require};
use mlirkit_ir::{AffineExprData, AffineMap, Context, OpRef, Shaped, Type, VectorType};
use mlirkit_verify::Verdict;

use super::shape::{bits, row_bits};
use super::{operand, result, vector, vector_type};
use crate::common::verify::indexing::dim_of;

pub(super) fn verify_read(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(transfer) = Transfer::of(op, result(op)) else { return Ok(()) };
    transfer.verify_indices(op)?;
    transfer.verify(op)?;
    let padding = named_type(op, "padding");
    if vector(ctx, transfer.base.element).is_some() {
        require(op, padding == Some(transfer.base.element), "requires source element type and padding type to match.")?;
    } else if padding != Some(transfer.base.element) {
        return fail(op, "requires formal padding and source of the same elemental type");
    }
    transfer.verify_map(op)
}

pub(super) fn verify_write(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(transfer) = Transfer::of(op, operand(op, "valueToStore")) else { return Ok(()) };
    transfer.verify_indices(op)?;
    let is_zero = |expr: &mlirkit_ir::AffineExpr| ctx.affine_data(*expr) == AffineExprData::Constant(0);
    require(op, !transfer.map.results.iter().any(is_zero), "should not have broadcast dimensions")?;
    transfer.verify(op)?;
    transfer.verify_map(op)
}

/// The types and the permutation map of a vector transfer.
struct Transfer<'c> {
    base: Shaped<'c>,
    vector: &'c VectorType,
    map: &'c AffineMap,
}

impl<'c> Transfer<'c> {
    fn of(op: OpRef<'_, 'c>, vector: Option<&'c VectorType>) -> Option<Self> {
        let ctx = op.context();
        let base = ctx.shaped(named_type(op, "base")?)?;
        Some(Self { base, vector: vector?, map: map_of(ctx, op.prop("permutation_map")?)? })
    }

    /// Checks that there is one index per dimension. Unranked types are accepted here.
    fn verify_indices(&self, op: OpRef<'_, '_>) -> Verdict {
        match self.base.rank() {
            Some(rank) if op.operands_named("indices").len() != rank => fail(op, format!("requires {rank} indices")),
            _ => Ok(()),
        }
    }

    fn verify(&self, op: OpRef<'_, '_>) -> Verdict {
        let ctx = op.context();
        require(op, op.attr("masked").is_none(), "masked attribute has been removed. Use in_bounds instead.")?;
        let ty = named_type(op, "base").map(|ty| ctx.type_data(ty));
        let has_place = matches!(ty, Some(mlirkit_ir::TypeData::MemRef(_) | mlirkit_ir::TypeData::RankedTensor(_)));
        let Some(rank) = self.base.rank().filter(|_| has_place) else {
            return fail(op, "requires source to be a memref or ranked tensor type");
        };
        self.verify_elements(op)?;
        require(op, self.map.symbols == 0, "requires permutation_map without symbols")?;
        let holds = self.map.dims as usize == rank;
        require(op, holds, "requires a permutation_map with input dims of the same rank as the source type")?;
        let mask = named_type(op, "mask");
        let inferred = mask.and_then(|_| mask_type(ctx, self.vector, self.map));
        if let (Some(mask), Some(inferred)) = (mask, inferred) {
            if mask != inferred {
                let (mask, inferred) = (quoted(ctx, mask), quoted(ctx, inferred));
                return fail(op, format!("inferred mask type ({inferred}) and mask operand type ({mask}) don't match"));
            }
        }
        let bounds = op.prop("in_bounds").and_then(|attr| ctx.array_elements(attr)).map_or(0, <[_]>::len);
        if bounds != self.map.results.len() {
            let map = op.prop("permutation_map").map(|map| ctx.attr_text(map)).unwrap_or_default();
            return fail(
                op,
                format!(
                    "expects the in_bounds attr of same rank as permutation_map results: {map} vs inBounds of size: \
                     {bounds}"
                ),
            );
        }
        Ok(())
    }

    /// Checks that the vector consists of complete elements of the source, and that the map has one result per vector
    /// dimension.
    fn verify_elements(&self, op: OpRef<'_, '_>) -> Verdict {
        let ctx = op.context();
        let ranks = "requires a permutation_map with result dims of the same rank as the vector type";
        let row = |v: &VectorType| Some(row_bits(bits(ctx, v.element)?, v.shape.last().copied().unwrap_or(1)));
        let is_multiple = |whole: Option<u64>, part: Option<u64>| match (whole, part) {
            (Some(whole), Some(part)) => part == 0 || whole % part == 0,
            _ => true,
        };
        let Some(inner) = vector(ctx, self.base.element) else {
            let message = "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the \
                     source element type";
            require(op, is_multiple(row(self.vector), bits(ctx, self.base.element)), message)?;
            return if self.map.results.len() == self.vector.shape.len() { Ok(()) } else { fail(op, ranks) };
        };
        let message = "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor \
                 1-D vector of the source";
        require(op, is_multiple(row(self.vector), row(inner)), message)?;
        let Some(outer) = self.vector.shape.len().checked_sub(inner.shape.len()) else {
            return fail(op, "requires source vector element and vector result ranks to match.");
        };
        if self.map.results.len() != outer {
            return fail(op, ranks);
        }
        require(op, named_type(op, "mask").is_none(), "does not support masks with vector element type")
    }

    /// Checks that each result of the map is zero or a dimension that is used only once.
    fn verify_map(&self, op: OpRef<'_, '_>) -> Verdict {
        let ctx = op.context();
        let mut seen = vec![false; self.map.dims as usize];
        for expr in &self.map.results {
            if ctx.affine_data(*expr) == AffineExprData::Constant(0) {
                continue;
            }
            let Some(seen) = dim_of(ctx, *expr).and_then(|dim| seen.get_mut(dim)) else {
                return fail(
                    op,
                    "requires a projected permutation_map (at most one dim or the zero constant can appear in each \
                     result)",
                );
            };
            let holds = !std::mem::replace(seen, true);
            require(op, holds, "requires a permutation_map that is a permutation (found one dim used more than once)")?;
        }
        Ok(())
    }
}

/// Returns the mask type of a transfer, which has one lane per accessed element of the source. Never `None`.
pub(super) fn mask_type(ctx: &Context, vector: &VectorType, map: &AffineMap) -> Option<Type> {
    let lanes = map.results.iter().zip(vector.shape.iter().zip(&vector.scalable));
    let mut lanes: Vec<(usize, i64, bool)> =
        lanes.filter_map(|(expr, (size, scalable))| Some((dim_of(ctx, *expr)?, *size, *scalable))).collect();
    lanes.sort_by_key(|lane| lane.0);
    lanes.dedup_by_key(|lane| lane.0);
    let (mut shape, mut scalable): (Vec<i64>, Vec<bool>) = lanes.iter().map(|lane| (lane.1, lane.2)).unzip();
    if shape.is_empty() {
        (shape, scalable) = (vec![1], vec![false]);
    }
    Some(vector_type(ctx, &shape, &scalable, ctx.i1_type()))
}
