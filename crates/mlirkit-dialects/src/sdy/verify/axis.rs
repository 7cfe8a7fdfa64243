//! Mesh axes and sub-axes. `"x"` is a whole axis; `"x":(2)4` is the sub-axis of size 4 that follows a sub-axis of size
//! 2.

use std::cmp::Ordering;

use mlirkit_ir::{Context, Ident, Param};

use super::model::{Mesh, attrs};

/// An axis or a sub-axis.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Axis {
    pub(super) name: Ident,
    /// For a sub-axis, the product of the sizes before it, and its size.
    pub(super) part: Option<(i64, i64)>,
}

impl Axis {
    /// Returns the axes in a list parameter.
    pub(super) fn list(ctx: &Context, param: Option<&Param>) -> Vec<Self> {
        let axis = |attr| match ctx.dialect_attr(attr, "sdy.axis_ref")? {
            [Param::Str(name), part] => {
                let part =
                    if let Param::Attr(part) = part { ctx.dialect_attr(*part, "sdy.sub_axis_info") } else { None };
                let part = part.and_then(|part| match part {
                    [Param::Int(before), Param::Int(size)] => Some((*before, *size)),
                    _ => None,
                });
                Some(Self { name: *name, part })
            }
            _ => None,
        };
        attrs(param).filter_map(axis).collect()
    }

    /// Returns the printed form of the axis without the mnemonic.
    pub(super) fn text(self, ctx: &Context) -> String {
        let name = ctx.str(self.name);
        match self.part {
            Some((before, size)) => format!("\"{name}\":({before}){size}"),
            None => format!("\"{name}\""),
        }
    }

    fn before(self) -> i64 {
        self.part.map_or(1, |(before, _)| before)
    }

    /// Returns the product of the sizes up to the end of the sub-axis; `None` for a whole axis.
    pub(super) fn end(self) -> Option<i64> {
        self.part.map(|(before, size)| before.wrapping_mul(size))
    }

    fn end_in(self, mesh: &Mesh) -> i64 {
        self.end().unwrap_or_else(|| self.size(mesh))
    }

    pub(super) fn size(self, mesh: &Mesh) -> i64 {
        self.part.map_or_else(|| mesh.size(self.name).unwrap_or(1), |(_, size)| size)
    }

    /// Compares two axes by their order in a mesh. Sub-axes of one axis are ordered by their position.
    pub(super) fn compare(self, other: Self, mesh: &Mesh) -> Ordering {
        if self.name != other.name {
            return mesh.index(self.name).cmp(&mesh.index(other.name));
        }
        match (self.part, other.part) {
            (Some(part), Some(second)) => part.cmp(&second),
            (None, None) => Ordering::Equal,
            (None, Some((before, _))) => {
                if before > 1 {
                    Ordering::Less
                } else {
                    Ordering::Greater
                }
            }
            (Some((before, _)), None) => {
                if before == 1 {
                    Ordering::Less
                } else {
                    Ordering::Greater
                }
            }
        }
    }

    fn contains(self, other: Self) -> bool {
        self.name == other.name
            && match (self.end(), other.end()) {
                (None, _) => true,
                (_, None) => false,
                (Some(end), Some(other_end)) => self.before() <= other.before() && end >= other_end,
            }
    }

    /// Returns whether this axis is the final part of another axis.
    pub(super) fn is_suffix_of(self, other: Self, mesh: &Mesh) -> bool {
        other.contains(self) && self.end_in(mesh) == other.end_in(mesh)
    }

    pub(super) fn overlaps(self, other: Self) -> bool {
        self.name == other.name
            && match (self.end(), other.end()) {
                (Some(end), Some(other_end)) => self.before() < other_end && other.before() < end,
                _ => true,
            }
    }

    /// Returns whether two sub-axes can be used together. They can if the boundaries of one are also boundaries of the
    /// other.
    fn can_coexist(self, other: Self) -> bool {
        let (Some(end), Some(other_end)) = (self.end(), other.end()) else { return true };
        if self.name != other.name {
            return true;
        }
        let (first, last) = (self.before().min(other.before()), self.before().max(other.before()));
        let (first_end, last_end) = (end.min(other_end), end.max(other_end));
        let divides = |part: i64, whole: i64| whole.checked_rem(part) == Some(0);
        if first_end > last {
            divides(last, first_end) && divides(first, last) && divides(first_end, last_end)
        } else {
            divides(first_end, last)
        }
    }

    /// Returns the part of this axis that precedes another axis; `None` if there is none.
    pub(super) fn prefix_without(self, other: Self) -> Option<Self> {
        if !self.can_coexist(other) {
            return None;
        }
        if !self.overlaps(other) {
            return Some(self);
        }
        let (before, other_before) = (self.before(), other.before());
        if before >= other_before {
            return None;
        }
        Some(Self { name: self.name, part: Some((before, other_before.checked_div(before)?)) })
    }

    pub(super) fn can_merge(self, next: Self) -> bool {
        self.name == next.name && self.end().is_some() && next.part.is_some() && self.end() == Some(next.before())
    }

    fn merge(self, next: Self, mesh: &Mesh) -> Self {
        let (Some((before, size)), Some((_, next_size))) = (self.part, next.part) else { return self };
        let size = size.wrapping_mul(next_size);
        let part = if mesh.size(self.name) == Some(size) { None } else { Some((before, size)) };
        Self { name: self.name, part }
    }
}

/// Appends an axis to a list, or merges it with the last axis if the two are adjacent.
pub(super) fn add_or_merge(axes: &mut Vec<Axis>, axis: Axis, mesh: &Mesh) {
    match axes.last_mut() {
        Some(last) if last.can_merge(axis) => *last = last.merge(axis, mesh),
        _ => axes.push(axis),
    }
}

/// Sorts axes into mesh order and merges adjacent sub-axes.
pub(super) fn sort_and_merge(axes: &[Axis], mesh: &Mesh) -> Vec<Axis> {
    let mut sorted = axes.to_vec();
    sorted.sort_by(|a, b| a.compare(*b, mesh));
    let mut merged = Vec::new();
    sorted.into_iter().for_each(|axis| add_or_merge(&mut merged, axis, mesh));
    merged
}

/// Formats axes as `["x", "y":(1)2]`.
pub(super) fn list_text(ctx: &Context, axes: &[Axis]) -> String {
    let axes: Vec<String> = axes.iter().map(|axis| axis.text(ctx)).collect();
    format!("[{}]", axes.join(", "))
}
