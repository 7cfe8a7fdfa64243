//! `OffsetSizeAndStrideOpInterface`: checks of slices, and of lists in which some numbers are operands.

use crate::common::rules::{error, expect, int_list};
use mlirkit_defs::Release;
use mlirkit_ir::{Context, DYNAMIC, OpRef, Type};
use mlirkit_verify::Verdict;

/// The static offsets, sizes and strides of a slice. Values that are operands are [`DYNAMIC`].
pub(crate) struct Slice {
    /// The start of the slice in each dimension.
    pub(crate) offsets: Vec<i64>,
    /// The size of the slice in each dimension.
    pub(crate) sizes: Vec<i64>,
    /// The stride of the slice in each dimension.
    pub(crate) strides: Vec<i64>,
}

impl Slice {
    /// Reads the slice from the attributes of an operation.
    pub(crate) fn of(op: OpRef<'_, '_>) -> Self {
        Self {
            offsets: int_list(op, "static_offsets"),
            sizes: int_list(op, "static_sizes"),
            strides: int_list(op, "static_strides"),
        }
    }

    /// Returns upstream's message if the slice exceeds a static shape (`verifyInBoundsSlice`). `None` if it does not,
    /// or before LLVM 21.
    pub(crate) fn out_of_bounds(&self, release: Release, shape: &[i64]) -> Option<String> {
        if release < Release(21) {
            return None;
        }
        let all = shape.iter().zip(&self.offsets).zip(self.sizes.iter().zip(&self.strides));
        for (dim, ((size, offset), (count, stride))) in all.enumerate() {
            if *size == DYNAMIC || *offset == DYNAMIC {
                continue;
            }
            if offset >= size {
                return Some(format!("offset {dim} is out-of-bounds: {offset} >= {size}"));
            }
            if *count == DYNAMIC || *stride == DYNAMIC {
                continue;
            }
            let last = offset.wrapping_add(count.wrapping_sub(1).wrapping_mul(*stride));
            if last >= *size {
                return Some(format!("slice along dimension {dim} runs out-of-bounds: {last} >= {size}"));
            }
        }
        None
    }
}

fn dynamic(values: &[i64]) -> usize {
    values.iter().filter(|value| **value == DYNAMIC).count()
}

/// Checks that there are `count` numbers, and one operand for each dynamic number.
pub(crate) fn verify_list(op: OpRef<'_, '_>, name: &str, count: usize, statics: &[i64], operands: usize) -> Verdict {
    expect(op, statics.len() == count, format_args!("expected {count} {name} values, got {}", statics.len()))?;
    let expected = dynamic(statics);
    expect(op, operands == expected, format_args!("expected {expected} dynamic {name} values"))
}

/// Returns the expected numbers of offsets, sizes and strides. `None` if this function does not know the operation.
fn max_ranks(op: OpRef<'_, '_>) -> Option<[usize; 3]> {
    let ctx = op.context();
    let rank = |ty| ctx.shaped(ty).and_then(|shaped| shaped.rank());
    Some(match op.name() {
        "memref.reinterpret_cast" => {
            let rank = rank(*op.result_types().first()?)?;
            [1, rank, rank]
        }
        "memref.subview" | "tensor.extract_slice" => [rank(op.operand_types().next()?)?; 3],
        "tensor.insert_slice" | "tensor.parallel_insert_slice" => [rank(op.operand_types().nth(1)?)?; 3],
        _ => return None,
    })
}

pub(super) fn verify(op: OpRef<'_, '_>, _: &[Box<str>]) -> Verdict {
    let Slice { offsets, sizes, strides } = Slice::of(op);
    for (name, statics) in [("sizes", &sizes), ("strides", &strides), ("offsets", &offsets)] {
        let (operands, expected) = (op.operands_named(name).len(), dynamic(statics));
        if operands != expected {
            return error(
                op,
                format!(
                    "expected the number of '{name}' to match the number of dynamic entries in 'static_{name}' \
                     ({operands} vs {expected})"
                ),
            );
        }
    }
    let Some(ranks) = max_ranks(op) else { return Ok(()) };
    let well_formed = "so the rank of the result type is well-formed.";
    if !(offsets.len() == 1 && ranks[0] == 1) && offsets.len() != sizes.len() {
        return error(
            op,
            format!(
                "expected mixed offsets rank to match mixed sizes rank ({} vs {}) {well_formed}",
                offsets.len(),
                sizes.len()
            ),
        );
    }
    if sizes.len() != strides.len() {
        return error(
            op,
            format!(
                "expected mixed sizes rank to match mixed strides rank ({} vs {}) {well_formed}",
                sizes.len(),
                strides.len()
            ),
        );
    }
    verify_list(op, "offset", ranks[0], &offsets, dynamic(&offsets))?;
    verify_list(op, "size", ranks[1], &sizes, dynamic(&sizes))?;
    verify_list(op, "stride", ranks[2], &strides, dynamic(&strides))?;
    for (name, values) in [("offsets", &offsets), ("sizes", &sizes)] {
        if let Some(value) = values.iter().find(|value| **value < 0 && **value != DYNAMIC) {
            return error(op, format!("expected {name} to be non-negative, but got {value}"));
        }
    }
    Ok(())
}

/// The relation of the type of a slice to the expected type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reduction {
    /// The types are equal, or the slice omits dimensions of size 1.
    Fine,
    /// The slice has more dimensions.
    RankTooLarge,
    /// The sizes differ.
    SizeMismatch,
    /// The element types differ.
    ElementTypeMismatch,
}

/// Returns which dimensions of `original` are dropped in `reduced`, as upstream's `computeRankReductionMask` does.
/// `None` if `reduced` is not `original` without some dimensions of size 1.
pub(crate) fn reduction_mask(original: &[i64], reduced: &[i64]) -> Option<Vec<bool>> {
    let mut mask = vec![false; original.len()];
    let mut at = 0;
    for (dim, size) in original.iter().enumerate() {
        if reduced.get(at) == Some(size) {
            at += 1;
        } else if *size == 1 {
            if let Some(left_out) = mask.get_mut(dim) {
                *left_out = true;
            }
        } else {
            return None;
        }
    }
    (at == reduced.len()).then_some(mask)
}

/// Returns how `candidate` relates to `original` with some dimensions of size 1 omitted, as upstream's
/// `isRankReducedType` does.
pub(crate) fn rank_reduced(ctx: &Context, original: Type, candidate: Type) -> Reduction {
    if original == candidate {
        return Reduction::Fine;
    }
    let (Some(full), Some(less)) = (ctx.shaped(original), ctx.shaped(candidate)) else { return Reduction::Fine };
    let (Some(full_dims), Some(less_dims)) = (full.dims, less.dims) else { return Reduction::Fine };
    if less_dims.len() > full_dims.len() {
        return Reduction::RankTooLarge;
    }
    if reduction_mask(full_dims, less_dims).is_none() {
        return Reduction::SizeMismatch;
    }
    if full.element != less.element {
        return Reduction::ElementTypeMismatch;
    }
    Reduction::Fine
}
