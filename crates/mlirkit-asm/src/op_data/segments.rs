//! Segments: how an operation's operands or results are divided into the groups that its definition declares.

use std::ops::Range;

use mlirkit_defs::{OpDef, OpFlags, ValueDef, Variadic};
use mlirkit_ir::{Attr, AttrData, Context};

/// The rule by which operands or results are divided into the groups of a definition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Segments {
    /// Each group is a single value.
    Single,
    /// All variadic groups have the same size. The field is the number of variadic groups.
    Same(usize),
    /// A property holds the group sizes. The field is the index of its slot.
    Sizes(usize),
}

impl Segments {
    /// Returns the rule for the operands of a definition.
    pub(crate) fn operands(def: &OpDef) -> Self {
        Self::new(def, &def.operands, OpFlags::OPERAND_SEGMENTS, "operandSegmentSizes")
    }

    /// Returns the rule for the results of a definition.
    pub(crate) fn results(def: &OpDef) -> Self {
        Self::new(def, &def.results, OpFlags::RESULT_SEGMENTS, "resultSegmentSizes")
    }

    fn new(def: &OpDef, values: &[ValueDef], flag: u32, name: &str) -> Self {
        let slot = def.slots.position(name).filter(|_| def.flags.has(flag));
        match (slot, values.iter().filter(|value| value.variadic != Variadic::One).count()) {
            (Some(slot), _) => Self::Sizes(slot),
            (None, 0) => Self::Single,
            (None, variable) => Self::Same(variable),
        }
    }

    /// Returns the range of values that form group `index`. `total` is the number of all values. `sizes` is the content
    /// of the size property, as little-endian `i32`s.
    pub(crate) fn range(self, values: &[ValueDef], index: usize, total: usize, sizes: &[u8]) -> Range<usize> {
        let range = match self {
            Self::Single => index..index + 1,
            Self::Same(variable) => {
                let size = total.saturating_sub(values.len() - variable) / variable.max(1);
                let before = values.iter().take(index).filter(|value| value.variadic != Variadic::One).count();
                let start = index - before + before * size;
                let single = values.get(index).is_none_or(|value| value.variadic == Variadic::One);
                start..start + if single { 1 } else { size }
            }
            Self::Sizes(_) => {
                let size = |chunk: &[u8]| {
                    chunk.try_into().map_or(0, |bytes| usize::try_from(i32::from_le_bytes(bytes)).unwrap_or(0))
                };
                let mut all = sizes.chunks_exact(4).map(size);
                let start = all.by_ref().take(index).fold(0_usize, usize::saturating_add);
                start..start.saturating_add(all.next().unwrap_or(0))
            }
        };
        range.start.min(total)..range.end.min(total)
    }
}

/// Returns the data bytes of a dense array attribute; empty for any other attribute.
pub(crate) fn array_bytes(ctx: &Context, attr: Attr) -> &[u8] {
    match ctx.attr_data(attr) {
        AttrData::DenseArray(array) => array.data.as_slice(),
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(variadics: &[Variadic]) -> Vec<ValueDef> {
        variadics
            .iter()
            .map(|v| ValueDef { name: "x".into(), constraint: "AnyType".into(), variadic: v.clone() })
            .collect()
    }

    #[test]
    fn one_variable_part_takes_what_is_left() {
        let row = values(&[Variadic::One, Variadic::Many, Variadic::One]);
        let range = |index, total| Segments::Same(1).range(&row, index, total, &[]);
        assert_eq!((range(0, 5), range(1, 5), range(2, 5)), (0..1, 1..4, 4..5));
        assert_eq!((range(1, 2), range(2, 2)), (1..1, 1..2));
        assert_eq!(range(2, 0), 0..0);
    }

    #[test]
    fn sizes_come_from_the_slot() {
        let row = values(&[Variadic::Many, Variadic::Optional, Variadic::Many]);
        let sizes: Vec<u8> = [2_i32, 0, 3].iter().flat_map(|n| n.to_le_bytes()).collect();
        let range = |index| Segments::Sizes(0).range(&row, index, 5, &sizes);
        assert_eq!((range(0), range(1), range(2)), (0..2, 2..2, 2..5));
    }
}
