//! Conversion between numbers and dense elements attributes.

use mlirkit_ir::{AttrData, Blob, DenseElementsAttr, Type};
use mlirkit_num::ApInt;

/// Returns a dense attribute with these elements; a splat if they are all equal.
pub(crate) fn elements(ty: Type, numbers: &[ApInt]) -> AttrData {
    let splat = numbers.windows(2).all(|pair| pair.first() == pair.last());
    let count = if splat { 1 } else { numbers.len() };
    let mut data = Vec::new();
    match numbers.first().map(ApInt::width) {
        Some(1) if splat => data.push(if numbers.first().is_some_and(ApInt::is_zero) { 0 } else { 0xFF }),
        Some(1) => {
            for byte in numbers.chunks(8) {
                data.push(byte.iter().rev().fold(0, |bits, number| bits << 1 | u8::from(!number.is_zero())));
            }
        }
        _ => numbers.iter().take(count).for_each(|number| number.write_le_bytes(&mut data)),
    }
    AttrData::DenseElements(Box::new(DenseElementsAttr { ty, splat, data: Blob::owned(data) }))
}

/// Returns the element at `index` of a dense attribute whose elements are `width` bits wide.
pub(crate) fn element(values: &DenseElementsAttr, index: usize, width: u32) -> ApInt {
    let index = if values.splat { 0 } else { index };
    let data = values.data.as_slice();
    if width == 1 {
        let byte = data.get(index / 8).copied().unwrap_or(0);
        return ApInt::from_u64(1, u64::from(byte >> (index % 8) & 1));
    }
    let size = width.div_ceil(8) as usize;
    ApInt::from_le_bytes(width, data.get(index * size..(index + 1) * size).unwrap_or_default())
}
