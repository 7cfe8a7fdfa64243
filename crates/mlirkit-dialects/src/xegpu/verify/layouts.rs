//! Checks whether a layout distributes a shape evenly.

use mlirkit_ir::{Attr, Context, OpRef, Param};
use mlirkit_verify::Verdict;

use super::{MemDesc, vector};
use crate::common::rules::{named_type, require};

pub(super) fn verify_convert(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let layout = |name| Layout::of(ctx, op.prop(name)?);
    let (Some(input), Some(target)) = (layout("input_layout"), layout("target_layout")) else { return Ok(()) };
    let message = "expected input layout and target layout be WgLayout or SgLayout at the same time.";
    require(op, input.is_for_workgroup() == target.is_for_workgroup(), message)?;
    let Some(vector) = vector(ctx, named_type(op, "source")) else { return Ok(()) };
    require(op, input.distributes(&vector.shape), "invalid input layout, data cannot be evenly distributed.")?;
    require(op, target.distributes(&vector.shape), "invalid target layout, data cannot be evenly distributed.")
}

/// Returns the number of elements per lane in each dimension; `None` if the layout does not define it.
pub(super) fn lane_data(ctx: &Context, layout: Attr) -> Option<Vec<i64>> {
    let [.., lane_data] = Layout::of(ctx, layout)?.0;
    lane_data
}

/// Returns why a layout cannot distribute blocks of memory to lanes; `None` if it can.
pub(super) fn fault_as_block(ctx: &Context, layout: Attr, memory: &MemDesc) -> Option<&'static str> {
    let [.., lanes, lane_data] = Layout::of(ctx, layout)?.0;
    let (lanes, lane_data) = (lanes?, lane_data?);
    let (_, outer) = lane_data.split_last()?;
    if outer.iter().any(|size| *size != 1) {
        return Some("accessed data must be contiguous and coalesced");
    }
    for (dim, lanes) in lanes.iter().enumerate() {
        if memory.block.get(dim) != Some(lanes) {
            return Some("the block shape must match the lane layout");
        }
        if *lanes != 1 && memory.strides.get(dim) != Some(&1) {
            return Some("the distributed dimensions must be contiguous");
        }
    }
    None
}

/// Returns whether a layout distributes a shape evenly. True for an unknown layout.
pub(super) fn distributes(ctx: &Context, layout: Attr, shape: &[i64]) -> bool {
    Layout::of(ctx, layout).is_none_or(|layout| layout.distributes(shape))
}

/// The components of a layout, each with one integer per dimension. For a slice, only the remaining dimensions are
/// included.
struct Layout([Option<Vec<i64>>; 5]);

impl Layout {
    fn of(ctx: &Context, attr: Attr) -> Option<Self> {
        let (mut attr, mut slices) = (attr, Vec::new());
        while let Some(params) = ctx.dialect_attr(attr, "xegpu.slice") {
            let [Param::Attr(parent), Param::Attr(dims)] = params else { return None };
            slices.push(ctx.int_array_values(*dims)?);
            attr = *parent;
        }
        let params = ctx.dialect_attr(attr, "xegpu.layout")?;
        let part = |at: usize| {
            let Some(Param::Attr(part)) = params.get(at) else { return None };
            let mut part = ctx.int_array_values(*part)?;
            for dims in slices.iter().rev() {
                let mut dim = 0..;
                part.retain(|_| dim.next().is_none_or(|dim| !dims.contains(&dim)));
            }
            Some(part)
        };
        Some(Self([0, 1, 2, 3, 4].map(part)))
    }

    /// Returns whether the layout distributes over subgroups, not only over lanes.
    fn is_for_workgroup(&self) -> bool {
        self.0[0].is_some()
    }

    /// Returns whether the layout distributes a shape evenly: over subgroups, then over instructions, then over lanes.
    fn distributes(&self, shape: &[i64]) -> bool {
        let [groups, data, inst, lanes, lane_data] = &self.0;
        let each = distribute(shape.to_vec(), groups.as_deref(), data.as_deref(), true);
        let each = each.and_then(|each| distribute(each, None, inst.as_deref(), false));
        each.and_then(|each| distribute(each, lanes.as_deref(), lane_data.as_deref(), false)).is_some()
    }
}

/// Returns the shape of each part when `shape` is divided by `layout` and then by `data`. `None` if it cannot be
/// divided evenly. With `shared`, parts may share elements if there are more parts than elements.
fn distribute(shape: Vec<i64>, layout: Option<&[i64]>, data: Option<&[i64]>, shared: bool) -> Option<Vec<i64>> {
    let mut each = shape;
    if let Some(layout) = layout.filter(|layout| !layout.is_empty()) {
        match ratio(&each, layout) {
            Some(ratio) => each = ratio,
            None if shared && ratio(layout, &each).is_some() => {}
            None => return None,
        }
    }
    let Some(data) = data.filter(|data| !data.is_empty()) else { return Some(each) };
    let fits = ratio(&each, data).is_some() || shared && ratio(data, &each).is_some();
    fits.then(|| data.to_vec())
}

/// Divides one shape by another of the same rank. `None` if there is a remainder.
fn ratio(whole: &[i64], part: &[i64]) -> Option<Vec<i64>> {
    let divide = |(whole, part): (&i64, &i64)| match whole.checked_rem(*part)? {
        0 => whole.checked_div(*part),
        _ => None,
    };
    if whole.len() == part.len() { whole.iter().zip(part).map(divide).collect() } else { None }
}
