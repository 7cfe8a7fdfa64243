//! Verifiers of the `linalg` dialect: packing tensors into tiles and unpacking them.

use crate::common::rules::{error, expect, fail, int_list, named_type, quoted};
use std::collections::HashSet;

use mlirkit_ir::{DYNAMIC, OpRef, TensorType, compatible_dims};
use mlirkit_verify::{Checks, Verdict};

use crate::tensor::verify::{tensor, tensor_type};
use crate::text;

pub(super) fn register(checks: &mut Checks) {
    checks.ops.insert("linalg.pack", verify_pack);
    checks.ops.insert("linalg.unpack", verify_unpack);
}

/// The types and the tiling of a `linalg.pack` or `linalg.unpack`.
struct Packing<'c> {
    unpacked: &'c TensorType,
    packed: &'c TensorType,
    tiles: Vec<i64>,
    positions: Vec<i64>,
    order: Vec<i64>,
}

impl<'c> Packing<'c> {
    fn of(op: OpRef<'_, 'c>, unpacked: &str, packed: &str) -> Option<Self> {
        let ctx = op.context();
        Some(Self {
            unpacked: tensor(ctx, named_type(op, unpacked)?)?,
            packed: tensor(ctx, named_type(op, packed)?)?,
            tiles: int_list(op, "static_inner_tiles"),
            positions: int_list(op, "inner_dims_pos"),
            order: int_list(op, "outer_dims_perm"),
        })
    }

    /// Returns the shape that the packed tensor must have.
    fn packed_shape(&self) -> Vec<i64> {
        let mut outer = self.unpacked.shape.to_vec();
        for (position, tile) in self.positions.iter().zip(&self.tiles) {
            let Some(size) = usize::try_from(*position).ok().and_then(|at| outer.get_mut(at)) else { continue };
            if *size != DYNAMIC {
                *size = if *tile == DYNAMIC || *tile == 0 {
                    DYNAMIC
                } else {
                    size.div_euclid(*tile) + i64::from(size.rem_euclid(*tile) != 0)
                };
            }
        }
        if !self.order.is_empty() {
            let pick = |at: &i64| usize::try_from(*at).ok().and_then(|at| outer.get(at)).copied();
            outer = self.order.iter().filter_map(pick).collect();
        }
        outer.extend(&self.tiles);
        outer
    }

    fn verify(&self, op: OpRef<'_, '_>) -> Verdict {
        let ctx = op.context();
        let zero = op.operands_named("inner_tiles").any(|tile| text::constant(tile) == Some(0));
        expect(op, !zero && !self.tiles.contains(&0), "invalid zero tile factor")?;
        let rank = self.unpacked.shape.len();
        for (places, name) in [(&self.positions, "inner_dims_pos"), (&self.order, "outer_dims_perm")] {
            let distinct: HashSet<&i64> = places.iter().collect();
            let outside = |at: &i64| usize::try_from(*at).map_or(true, |at| at >= rank);
            let holds = places.len() <= rank && distinct.len() == places.len() && !places.iter().any(outside);
            expect(op, holds, format_args!("invalid {name} vector"))?;
        }
        let holds = self.order.is_empty() || self.order.len() == rank;
        expect(op, holds, "outer_dims_perm must be a permutation or empty")?;
        let message = "tiling factors must be less than or equal to the input rank for pack or output rank for unpack";
        expect(op, self.tiles.len() <= rank, message)?;
        let holds = self.tiles.len() == self.positions.len();
        expect(op, holds, "tiling factors must equal the number of dimensions to tile")?;
        let (expected, found) = (rank + self.tiles.len(), self.packed.shape.len());
        let message = format_args!("packed rank != (unpacked rank + num tiling factors), got {found} != {expected}");
        expect(op, expected == found, message)?;
        let holds = self.packed.shape.iter().skip(rank).eq(&self.tiles);
        expect(op, holds, "mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type")?;
        let shape = self.packed_shape();
        if !compatible_dims(&shape, &self.packed.shape) {
            let expected = quoted(ctx, tensor_type(ctx, &shape, self.unpacked.element));
            let packed = mlirkit_ir::TypeData::RankedTensor(Box::new(self.packed.clone()));
            let found = quoted(ctx, ctx.ty(packed));
            return error(op, format!("expected {expected} for the packed domain value, got {found}"));
        }
        Ok(())
    }

    /// Returns whether padding is needed because a tile is only partially filled.
    fn needs_padding(&self) -> bool {
        let rank = self.unpacked.shape.len();
        let mut outer: Vec<i64> = self.packed.shape.iter().take(rank).copied().collect();
        if !self.order.is_empty() {
            let packed = outer.clone();
            for (from, to) in packed.into_iter().zip(&self.order) {
                if let Some(slot) = usize::try_from(*to).ok().and_then(|to| outer.get_mut(to)) {
                    *slot = from;
                }
            }
        }
        self.positions.iter().zip(&self.tiles).any(|(position, tile)| {
            let Ok(at) = usize::try_from(*position) else { return false };
            let (Some(size), Some(count)) = (self.unpacked.shape.get(at), outer.get(at)) else { return false };
            let divisor = if *tile == DYNAMIC { *count } else { *tile };
            *size != DYNAMIC && divisor != DYNAMIC && divisor != 0 && size % divisor != 0
        })
    }
}

fn verify_pack(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(packing) = Packing::of(op, "source", "dest") else { return Ok(()) };
    packing.verify(op)?;
    match named_type(op, "padding_value") {
        Some(padding) if padding != packing.unpacked.element => {
            let (expected, found) = (quoted(ctx, packing.unpacked.element), quoted(ctx, padding));
            fail(op, format!("expected padding_value has {expected} but got: {found}"))
        }
        None if packing.needs_padding() => fail(
            op,
            "invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set",
        ),
        _ => Ok(()),
    }
}

fn verify_unpack(op: OpRef<'_, '_>) -> Verdict {
    Packing::of(op, "dest", "source").map_or(Ok(()), |packing| packing.verify(op))
}
