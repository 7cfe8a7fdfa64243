//! Verifiers of shardings against the types of their values and against their meshes.

use mlirkit_ir::{Ident, OpRef, Type, TypeData};
use mlirkit_verify::{Verdict, Violation};

use super::axis::Axis;
use super::model::{Mesh, Sharding, sizes};
use crate::common::rules::quoted;

/// The location of a sharding, as described in error messages.
#[derive(Clone)]
pub(super) struct Place<'m, 'c> {
    op: OpRef<'m, 'c>,
    prefix: String,
}

/// The axes seen so far in a list of lists, and the sub-axes seen of each axis.
#[derive(Default)]
pub(super) struct Seen {
    axes: Vec<Axis>,
    parts: Vec<(Ident, Vec<Axis>)>,
}

impl<'m, 'c> Place<'m, 'c> {
    pub(super) fn of(op: OpRef<'m, 'c>, prefix: impl Into<String>) -> Self {
        Self { op, prefix: prefix.into() }
    }

    /// Returns the description for the value at `index` among `count` values. Messages contain the index unless `count`
    /// is 1.
    fn value(&self, count: usize, index: usize) -> Self {
        let prefix = if count == 1 { format!("{}- ", self.prefix) } else { format!("{}{index} - ", self.prefix) };
        Self { op: self.op, prefix }
    }

    /// Returns the description for the value at `index` of an operation. Messages contain the index unless `count` is
    /// 1.
    pub(super) fn of_value(op: OpRef<'m, 'c>, prefix: &str, count: usize, index: usize) -> Self {
        Self::of(op, prefix).value(count, index)
    }

    fn violation(&self, message: &str) -> Box<Violation> {
        Violation::op(self.op, format!("{}{message}", self.prefix))
    }

    pub(super) fn fail(&self, message: &str) -> Verdict {
        Err(self.violation(message))
    }

    /// Checks that each value has a valid sharding.
    pub(super) fn verify_all(&self, shardings: &[Sharding], types: &[Type]) -> Verdict {
        if let ([sharding], []) = (shardings, types) {
            let mesh = sharding.mesh(self.op);
            if mesh.as_ref().is_some_and(Mesh::is_maximal) || sharding.is_fully_replicated() {
                return self.value(0, 0).verify(sharding, None, mesh.as_ref());
            }
        }
        if shardings.len() != types.len() {
            return self.fail(&format!(
                "shardings don't match number of values: {} shardings vs {} values",
                shardings.len(),
                types.len()
            ));
        }
        for (index, (sharding, ty)) in shardings.iter().zip(types).enumerate() {
            let mesh = sharding.mesh(self.op);
            self.value(types.len(), index).verify(sharding, Some(*ty), mesh.as_ref())?;
        }
        Ok(())
    }

    /// Checks the sharding of a value of type `ty`, or of an operation without results if `ty` is `None`.
    pub(super) fn verify(&self, sharding: &Sharding, ty: Option<Type>, mesh: Option<&Mesh>) -> Verdict {
        let ctx = self.op.context();
        let Some(mesh) = mesh else {
            return self.fail(&format!("unknown mesh: {}", ctx.attr_text(sharding.mesh_or_ref)));
        };
        let Some(ty) = ty.filter(|_| !mesh.is_maximal()) else {
            let message =
                "a maximal sharding can only have a sharding with rank 0 and no replicated or unreduced axes.";
            return if sharding.is_bare() { Ok(()) } else { self.fail(message) };
        };
        let mut shaped = sizes(ctx, ty);
        if let TypeData::Tuple(elements) = ctx.type_data(ty) {
            let [element] = &**elements else {
                let message = format!("ops can only have a sharding for a tuple of size 1: {}", quoted(ctx, ty));
                return self.fail(&message);
            };
            shaped = sizes(ctx, *element);
        }
        let Some(shaped) = shaped else {
            if sharding.is_bare() {
                return Ok(());
            }
            let text = sharding.attr.map(|attr| ctx.attr_text(attr)).unwrap_or_default();
            return self.fail(&format!(
                "non-shaped tensors can only have a sharding with rank 0 and no replicated or unreduced axes. type: {}, \
                 sharding: {text}",
                quoted(ctx, ty)
            ));
        };
        let Some(dims) = shaped else {
            return self.fail(&format!("only ranked tensors can have a sharding. type: {}", quoted(ctx, ty)));
        };
        if sharding.dims.len() != dims.len() {
            return self.fail(&format!(
                "sharding doesn't match tensor rank: {} != {}",
                sharding.dims.len(),
                dims.len()
            ));
        }
        self.verify_axes(sharding, mesh, None)?;
        self.verify_manual_axes(sharding)
    }

    /// Checks a sharding whose axes must evenly divide the dimensions `dims`.
    pub(super) fn verify_dividing(&self, sharding: &Sharding, dims: &[i64], mesh: &Mesh) -> Verdict {
        if mesh.is_maximal() {
            return self.verify(sharding, None, Some(mesh));
        }
        if sharding.dims.len() != dims.len() {
            return self.fail(&format!(
                "sharding doesn't match tensor rank: {} != {}",
                sharding.dims.len(),
                dims.len()
            ));
        }
        self.verify_axes(sharding, mesh, Some(dims))
    }

    /// Checks the axes of a sharding. If `dims` is given, they must evenly divide the dimensions.
    fn verify_axes(&self, sharding: &Sharding, mesh: &Mesh, dims: Option<&[i64]>) -> Verdict {
        let mut seen = Seen::default();
        for (number, dim) in sharding.dims.iter().enumerate() {
            if dim.priority.is_some_and(|priority| priority < 0) {
                return self.fail(&format!("dim {number} has a negative priority"));
            }
            if dim.priority.is_some() && dim.closed && dim.axes.is_empty() {
                return self.fail(&format!("dim {number} is empty and closed but has a priority"));
            }
            self.verify_list(&dim.axes, mesh, &mut seen)?;
            let size = dims.and_then(|dims| dims.get(number)).filter(|size| **size != mlirkit_ir::DYNAMIC);
            let pieces = dim.pieces(mesh);
            if let Some(size) = size.filter(|size| size.checked_rem(pieces) != Some(0)) {
                return self
                    .fail(&format!("dim {number} with size {size} is not divisible by its sharded size {pieces}"));
            }
        }
        self.verify_sorted_list(&sharding.replicated, mesh, &mut seen, "replicated")?;
        self.verify_sorted_list(&sharding.unreduced, mesh, &mut seen, "unreduced")?;
        for (name, parts) in &seen.parts {
            self.verify_parts(*name, parts, mesh, &seen.axes)?;
        }
        Ok(())
    }

    /// Checks that all axes exist, that none is repeated, and that no two adjacent axes could be merged.
    pub(super) fn verify_list(&self, axes: &[Axis], mesh: &Mesh, seen: &mut Seen) -> Verdict {
        let ctx = self.op.context();
        let mut before: Option<Axis> = None;
        for axis in axes {
            if mesh.size(axis.name).is_none() {
                return self.fail(&format!("unknown axis name: \"{}\"", ctx.str(axis.name)));
            }
            if seen.axes.contains(axis) {
                return self.fail(&format!("duplicate axis ref: {}", axis.text(ctx)));
            }
            seen.axes.push(*axis);
            if axis.part.is_some() {
                match seen.parts.iter_mut().find(|(name, _)| *name == axis.name) {
                    Some((_, parts)) => parts.push(*axis),
                    None => seen.parts.push((axis.name, vec![*axis])),
                }
                if let Some(before) = before.filter(|before| before.can_merge(*axis)) {
                    let (first, second) = (before.text(ctx), axis.text(ctx));
                    return self.fail(&format!("two consecutive sub-axes can be merged: {first}, {second}"));
                }
            }
            before = Some(*axis);
        }
        Ok(())
    }

    /// Checks a list of axes that must be in mesh order.
    pub(super) fn verify_sorted_list(&self, axes: &[Axis], mesh: &Mesh, seen: &mut Seen, what: &str) -> Verdict {
        let known = |axis: &Axis| mesh.size(axis.name).is_some();
        if !axes.is_sorted_by(|a, b| !(known(a) && known(b)) || b.compare(*a, mesh).is_ge()) {
            return self.fail(&format!("{what} axes are not ordered w.r.t. mesh"));
        }
        self.verify_list(axes, mesh, seen)
    }

    /// Checks that the sub-axes of one axis are valid, compatible and do not overlap.
    fn verify_parts(&self, name: Ident, parts: &[Axis], mesh: &Mesh, seen: &[Axis]) -> Verdict {
        let ctx = self.op.context();
        if seen.contains(&Axis { name, part: None }) {
            return self.fail(&format!("both sub-axis and full-axis are used for axis name: \"{}\"", ctx.str(name)));
        }
        let whole = mesh.size(name).unwrap_or(1);
        let mut sorted = parts.to_vec();
        sorted.sort_by(|a, b| a.compare(*b, mesh));
        let mut last: Option<Axis> = None;
        for axis in sorted {
            let (Some((before, size)), Some(end)) = (axis.part, axis.end()) else { continue };
            let text = axis.text(ctx);
            let message = if before < 1 {
                format!("sub-axis pre-size must be at least 1: {text}")
            } else if size <= 1 {
                format!("sub-axis sizes must be greater than 1: {text}")
            } else if whole.checked_rem(end) != Some(0) {
                format!("sub-axis next pre-size {end} doesn't divide the size of the full axis {whole}: {text}")
            } else if size == whole {
                format!("sub-axis size is equal to the full axis size: {text}")
            } else if let Some(last) = last.filter(|last| last.end().is_some_and(|end| end > before)) {
                format!("overlapping sub-axes: {}, {text}", last.text(ctx))
            } else {
                last = Some(axis);
                continue;
            };
            return self.fail(&message);
        }
        Ok(())
    }

    /// Checks that a sharding does not use an axis that is manual in an enclosing computation.
    fn verify_manual_axes(&self, sharding: &Sharding) -> Verdict {
        let manual = manual_axes_around(self.op);
        let bound = sharding.all_axes().find_map(|axis| manual.iter().rfind(|(name, _)| *name == axis.name));
        bound.map_or(Ok(()), |(name, owner)| self.bound(*name, *owner))
    }

    /// Returns an error because the computation `owner` already binds the axis.
    pub(super) fn bound(&self, axis: Ident, owner: OpRef<'_, '_>) -> Verdict {
        let name = self.op.context().str(axis);
        let message =
            format!("operates on axis \"{name}\" which is already bound by a parent sdy.manual_computation op");
        Err(self.violation(&message).with_note(owner.location(), "parent bounding this axis as manual"))
    }
}

/// Returns the manual axes of the enclosing computations, innermost first, each with its computation.
pub(super) fn manual_axes_around<'m, 'c>(op: OpRef<'m, 'c>) -> Vec<(Ident, OpRef<'m, 'c>)> {
    let computations = op.ancestors().filter(|op| op.is("sdy.manual_computation"));
    computations.flat_map(|op| manual_axes(op).into_iter().map(move |name| (name, op))).collect()
}

/// Returns the manual axes of a computation.
pub(super) fn manual_axes(op: OpRef<'_, '_>) -> Vec<Ident> {
    let ctx = op.context();
    let params = op.prop("manual_axes").and_then(|attr| ctx.dialect_attr(attr, "sdy.manual_axes"));
    let names = super::attrs(params.and_then(|params| params.first())).filter_map(|attr| ctx.str_value(attr));
    names.map(|name| ctx.ident(name)).collect()
}
