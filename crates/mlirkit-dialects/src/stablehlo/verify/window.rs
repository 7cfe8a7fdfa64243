//! Windows that slide over a tensor: strides, padding and dilation.

use mlirkit_ir::DYNAMIC;

use super::values::dense_ints;
use super::{Check, Fault, Op, ensure, list, refuse};

/// A window along one dimension.
pub(super) struct Window {
    size: i64,
    stride: i64,
    padding: (i64, i64),
    base_dilation: i64,
    dilation: i64,
}

/// The window attributes of an operation. Absent attributes are empty.
#[derive(Default)]
pub(super) struct Attributes {
    pub(super) strides: Vec<i64>,
    pub(super) padding: Vec<(i64, i64)>,
    pub(super) base_dilations: Vec<i64>,
    pub(super) dilations: Vec<i64>,
    pub(super) reversal: usize,
}

/// Returns the pairs in the attribute `padding`; empty if it is absent. Returns an error if the attribute does not
/// consist of pairs.
pub(super) fn padding(x: Op<'_, '_>) -> Check<Vec<(i64, i64)>> {
    let Some(attr) = x.attr("padding") else { return Ok(Vec::new()) };
    let (dims, values) = dense_ints(x.ctx, attr).ok_or(Fault::Unknown)?;
    let message = || format!("expects the shape of padding-attribute to be {{N, 2}}, but got {{{}}}.", list(dims));
    ensure(matches!(dims, [_, 2]), message)?;
    Ok(values.chunks_exact(2).filter_map(|pair| Some((*pair.first()?, *pair.last()?))).collect())
}

/// Returns one window per dimension, given the window sizes. Returns an error if an attribute has another number of
/// elements.
pub(super) fn windows(sizes: &[i64], attributes: &Attributes) -> Check<Vec<Window>> {
    for (count, name) in [
        (attributes.strides.len(), "window-strides"),
        (attributes.base_dilations.len(), "base-dilation factors"),
        (attributes.dilations.len(), "window-dilation factors"),
        (attributes.padding.len(), "padding-entries"),
        (attributes.reversal, "window-reversal"),
    ] {
        if count != 0 && count != sizes.len() {
            return refuse(format!(
                "expects {name} to have same dimension-size as size of window dimensions ({}), but got: {count}.",
                sizes.len()
            ));
        }
    }
    let mut all = Vec::new();
    for (index, size) in sizes.iter().copied().enumerate() {
        let of = |list: &[i64]| list.get(index).copied().unwrap_or(1);
        let window = Window {
            size,
            stride: of(&attributes.strides),
            padding: attributes.padding.get(index).copied().unwrap_or_default(),
            base_dilation: of(&attributes.base_dilations),
            dilation: of(&attributes.dilations),
        };
        for (value, what) in [
            (if size == DYNAMIC { 1 } else { size }, "value"),
            (window.stride, "stride"),
            (window.base_dilation, "base dilation factor"),
            (window.dilation, "window dilation factor"),
        ] {
            if value <= 0 {
                return refuse(format!(
                    "expects window to have positive {what} for {index}-th window dimension, but got {value}."
                ));
            }
        }
        all.push(window);
    }
    Ok(all)
}

fn dilated(bound: i64, dilation: i64) -> i64 {
    if bound == 0 { 0 } else { (bound - 1).saturating_mul(dilation).saturating_add(1) }
}

/// Returns the number of positions of each window in a tensor with the sizes `base`.
pub(super) fn output(base: &[i64], windows: &[Window]) -> Vec<i64> {
    let one = |(base, window): (&i64, &Window)| {
        if *base == DYNAMIC || window.size == DYNAMIC {
            return DYNAMIC;
        }
        let (low, high) = window.padding;
        let padded = dilated(*base, window.base_dilation).saturating_add(low).saturating_add(high);
        let size = dilated(window.size, window.dilation);
        if padded <= 0 || size > padded { 0 } else { (padded - size) / window.stride + 1 }
    };
    base.iter().zip(windows).map(one).collect()
}
