//! Verifiers of collectives, in which the operand's sharding determines the result's sharding.

use mlirkit_ir::{OpRef, Param};
use mlirkit_verify::checks::OpCheck;
use mlirkit_verify::{Checks, Verdict, Violation};

use super::axis::{Axis, add_or_merge, list_text, sort_and_merge};
use super::lookup::sharding_of;
use super::model::{Dim, Mesh, Sharding, attrs};
use super::sharding::{Place, Seen};
use crate::common::rules::{fail, require};

pub(super) fn register(checks: &mut Checks) {
    checks.traits.insert("CollectiveOpInterface", |op, _| verify_interface(op));
    let symbol_uses: [(&str, OpCheck); 8] = [
        ("sdy.all_gather", |op| with(op, |x| x.per_dim("gathering_axes", &Apply::Gather("gathering")))),
        ("sdy.all_slice", |op| with(op, |x| x.per_dim("slicing_axes", &Apply::Slice))),
        ("sdy.reduce_scatter", |op| with(op, |x| x.per_dim("reduce_scatter_axes", &Apply::Slice))),
        ("sdy.sharded_to_unreduced", |op| with(op, sharded_to_unreduced)),
        ("sdy.replicated_to_unreduced", |op| with(op, replicated_to_unreduced)),
        ("sdy.all_to_all", |op| with(op, all_to_all)),
        ("sdy.collective_permute", |op| with(op, collective_permute)),
        ("sdy.all_reduce", |op| with(op, all_reduce)),
    ];
    checks.symbol_uses.extend(symbol_uses);
}

/// A collective, with the shardings of its operand and result, and the mesh of the result.
struct Collective<'m, 'c> {
    op: OpRef<'m, 'c>,
    operand: Sharding,
    result: Sharding,
    mesh: Mesh,
}

/// The change that a collective makes to the axes of each dimension.
enum Apply {
    /// Removes axes from the end. The string describes the axes in error messages.
    Gather(&'static str),
    /// Appends axes to the end.
    Slice,
}

/// Runs `check` on a collective operation. Does nothing if the operation lacks a sharding, a mesh or an operand.
fn with(op: OpRef<'_, '_>, check: impl FnOnce(&Collective<'_, '_>) -> Verdict) -> Verdict {
    let ctx = op.context();
    let Some(result) = op.prop("out_sharding").and_then(|attr| Sharding::new(ctx, attr)) else { return Ok(()) };
    let (Some(mesh), Some(value)) = (result.mesh(op), op.operand(0)) else { return Ok(()) };
    let rank = ctx.shaped(value.ty()).and_then(|shaped| shaped.rank()).unwrap_or(0);
    let operand = sharding_of(value).unwrap_or_else(|| Sharding::replicated(result.mesh_or_ref, rank));
    check(&Collective { op, operand, result, mesh })
}

fn verify_interface(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(value), Some(result)) = (op.operand(0), op.prop("out_sharding").and_then(|a| Sharding::new(ctx, a)))
    else {
        return Ok(());
    };
    let operand = sharding_of(value);
    let may_lack = ["sdy.all_slice", "sdy.all_reduce", "sdy.reduce_scatter"].contains(&op.name());
    require(op, operand.is_some() || may_lack, "collective on operand without sharding")?;
    let mesh = result.mesh(op);
    Place::of(op, "").verify(&result, op.result_types().first().copied(), mesh.as_ref())?;
    let Some(operand) = operand else { return Ok(()) };
    if !op.is("sdy.collective_permute") && operand.mesh(op).is_some_and(|other| Some(other) != mesh) {
        return with_operand_mesh(op, &operand, "result mesh does not match operand mesh");
    }
    let (rank, other) = (result.dims.len(), operand.dims.len());
    require(op, rank == other, format_args!("result sharding has rank {rank} but operand sharding has rank {other}"))
}

/// Returns an error with a note that shows the operand's mesh.
fn with_operand_mesh(op: OpRef<'_, '_>, operand: &Sharding, message: &str) -> Verdict {
    let violation = Violation::op(op, message);
    let note = format!("operand mesh: {}", Mesh::text(op.context(), op, operand.mesh_or_ref));
    let source = op.operand(0).and_then(|value| value.defining_op());
    Err(violation.with_note(source.unwrap_or(op).location(), note))
}

impl Collective<'_, '_> {
    fn place(&self) -> Place<'_, '_> {
        Place::of(self.op, "")
    }

    /// Returns the axes in a property that contains a list of axes.
    fn axes(&self, name: &str) -> Vec<Axis> {
        let ctx = self.op.context();
        let params = self.op.prop(name).and_then(|attr| ctx.dialect_attr(attr, "sdy.axis_ref_list"));
        Axis::list(ctx, params.and_then(|params| params.first()))
    }

    /// Returns the axes of each dimension in a property that contains a list per dimension.
    fn axes_per_dim(&self, name: &str) -> Vec<Vec<Axis>> {
        let ctx = self.op.context();
        let params = self.op.prop(name).and_then(|attr| ctx.dialect_attr(attr, "sdy.list_of_axis_ref_lists"));
        let lists = attrs(params.and_then(|params| params.first()));
        let lists = lists.filter_map(|attr| ctx.dialect_attr(attr, "sdy.axis_ref_list"));
        lists.map(|params| Axis::list(ctx, params.first())).collect()
    }

    fn verify_dim(&self, dim: usize, expected: &[Axis]) -> Verdict {
        if self.result.dims.get(dim).is_none_or(|found| found.axes == expected) {
            return Ok(());
        }
        let expected = list_text(self.op.context(), expected);
        fail(self.op, format!("result sharding doesn't match expected sharding {expected} on dimension {dim}"))
    }

    /// Checks a collective that removes axes from each dimension, or appends axes.
    fn per_dim(&self, name: &str, apply: &Apply) -> Verdict {
        let lists = self.axes_per_dim(name);
        let mut seen = Seen::default();
        for list in &lists {
            self.place().verify_list(list, &self.mesh, &mut seen)?;
        }
        if self.result.dims.len() != lists.len() {
            let (rank, other) = (self.result.dims.len(), lists.len());
            return fail(self.op, format!("result sharding has rank {rank} but collective axes has rank {other}"));
        }
        for (number, (dim, list)) in self.operand.dims.iter().zip(&lists).enumerate() {
            let expected = match apply {
                Apply::Gather(word) => self.gather(dim, list, number, word)?,
                Apply::Slice => self.slice(dim, list),
            };
            self.verify_dim(number, &expected)?;
        }
        Ok(())
    }

    /// Returns the axes of a dimension after removing `axes` from its end, or an error if it does not end in these
    /// axes. `number` and `word` identify the dimension and the axes in the error.
    fn gather(&self, dim: &Dim, axes: &[Axis], number: usize, word: &str) -> Result<Vec<Axis>, Box<Violation>> {
        let mut left = dim.axes.clone();
        for axis in axes.iter().rev() {
            let Some(last) = left.pop().filter(|last| axis.is_suffix_of(*last, &self.mesh)) else {
                let axis = axis.text(self.op.context());
                let message = format!("can't apply {word} axis {axis} to operand sharding on dimension {number}");
                return Err(Violation::op(self.op, message));
            };
            left.extend(last.prefix_without(*axis));
        }
        Ok(left)
    }

    /// Returns the axes of a dimension with `axes` appended and adjacent sub-axes merged.
    fn slice(&self, dim: &Dim, axes: &[Axis]) -> Vec<Axis> {
        let mut all = dim.axes.clone();
        axes.iter().for_each(|axis| add_or_merge(&mut all, *axis, &self.mesh));
        all
    }

    /// Checks that the unreduced axes of the result are the operand's unreduced axes and the axes in `added`.
    fn verify_unreduced(&self, added: &[Axis], message: &str) -> Verdict {
        let all = [self.operand.unreduced.as_slice(), added].concat();
        if sort_and_merge(&all, &self.mesh) == self.result.unreduced { Ok(()) } else { fail(self.op, message) }
    }
}

fn sharded_to_unreduced(x: &Collective<'_, '_>) -> Verdict {
    x.per_dim("axes", &Apply::Gather("shard-to-unreduce"))?;
    let message = "out_unreduced_axes should be in_unreduced_axes + sharded_to_unreduced_axes";
    x.verify_unreduced(&x.axes_per_dim("axes").concat(), message)
}

fn replicated_to_unreduced(x: &Collective<'_, '_>) -> Verdict {
    let same = |(a, b): (&Dim, &Dim)| (&a.axes, a.closed, a.priority) == (&b.axes, b.closed, b.priority);
    let holds = x.operand.dims.len() == x.result.dims.len() && x.operand.dims.iter().zip(&x.result.dims).all(same);
    require(x.op, holds, "input and output must share the same dimension shardings")?;
    let axes = x.axes("axes");
    require(x.op, !axes.is_empty(), "r2u axes must not be empty")?;
    x.place().verify_sorted_list(&axes, &x.mesh, &mut Seen::default(), "r2u")?;
    for axis in &axes {
        let text = axis.text(x.op.context());
        let holds = !x.operand.dim_axes().any(|other| other.overlaps(*axis));
        require(x.op, holds, format_args!("r2u axis {text} overlaps with operand dimension sharding"))?;
        let holds = !x.operand.unreduced.iter().any(|other| other.overlaps(*axis));
        require(x.op, holds, format_args!("r2u axis {text} overlaps with operand unreduced axes"))?;
    }
    x.verify_unreduced(&axes, "out_unreduced_axes should be in_unreduced_axes + r2u_axes")
}

/// Axes that move from one dimension to another.
struct Move {
    axes: Vec<Axis>,
    source: i64,
    target: i64,
}

fn all_to_all(x: &Collective<'_, '_>) -> Verdict {
    let ctx = x.op.context();
    let params = x.op.prop("params").and_then(|attr| ctx.dialect_attr(attr, "sdy.all_to_all_param_list"));
    let moves: Vec<Move> = attrs(params.and_then(|params| params.first()))
        .filter_map(|attr| match ctx.dialect_attr(attr, "sdy.all_to_all_param")? {
            [axes, Param::Int(source), Param::Int(target)] => {
                Some(Move { axes: Axis::list(ctx, Some(axes)), source: *source, target: *target })
            }
            _ => None,
        })
        .collect();
    require(x.op, !moves.is_empty(), "parameter list is empty")?;
    let touched = verify_moves(x, &moves)?;
    for step in &moves {
        let (Ok(source), Ok(target)) = (usize::try_from(step.source), usize::try_from(step.target)) else { continue };
        let (Some(from), Some(to)) = (x.operand.dims.get(source), x.operand.dims.get(target)) else { continue };
        let expected = x.gather(from, &step.axes, source, "all-to-all")?;
        x.verify_dim(source, &expected)?;
        x.verify_dim(target, &x.slice(to, &step.axes))?;
    }
    for (number, dim) in x.operand.dims.iter().enumerate() {
        if !touched.contains(&i64::try_from(number).unwrap_or(i64::MAX)) {
            x.verify_dim(number, &dim.axes)?;
        }
    }
    Ok(())
}

/// Returns the dimensions between which axes are moved, or an error if one occurs twice, is out of range, or is not in
/// ascending order.
fn verify_moves(x: &Collective<'_, '_>, moves: &[Move]) -> Result<Vec<i64>, Box<Violation>> {
    let rank = x.op.result_types().first().and_then(|ty| x.op.context().shaped(*ty)?.rank()).unwrap_or(0);
    let mut seen = Seen::default();
    let (mut touched, mut last) = (Vec::new(), -1);
    for step in moves {
        x.place().verify_list(&step.axes, &x.mesh, &mut seen)?;
        for (dim, what) in [(step.source, "source"), (step.target, "target")] {
            if usize::try_from(dim).map_or(true, |dim| dim >= rank) {
                return Err(Violation::op(x.op, format!("{what} dimension {dim} is out of range [0, {rank})")));
            }
        }
        for dim in [step.source, step.target] {
            if touched.contains(&dim) {
                let message = format!("overlapping source/target dimensions in all-to-all params: {dim}");
                return Err(Violation::op(x.op, message));
            }
            touched.push(dim);
        }
        if last >= step.source {
            let message =
                format!("source dimensions are not sorted in ascending order: {} appears after {last}", step.source);
            return Err(Violation::op(x.op, message));
        }
        last = step.source;
    }
    Ok(touched)
}

fn collective_permute(x: &Collective<'_, '_>) -> Verdict {
    let Some(mesh) = x.operand.mesh(x.op) else { return Ok(()) };
    if x.mesh.axes != mesh.axes {
        return with_operand_mesh(x.op, &x.operand, "result mesh has different axes than operand mesh");
    }
    if x.operand.mesh_or_ref != x.result.mesh_or_ref && x.mesh.devices == mesh.devices {
        let message = "result mesh name is different but same device ids as operand";
        return with_operand_mesh(x.op, &x.operand, message);
    }
    for (number, (input, output)) in x.operand.dims.iter().zip(&x.result.dims).enumerate() {
        let (before, after) = (input.pieces(&x.mesh), output.pieces(&x.mesh));
        if input.axes != output.axes && before != after {
            let message =
                format!("sharded size of result doesn't match operand on dimension {number}: {after} != {before}");
            return fail(x.op, message);
        }
    }
    Ok(())
}

fn all_reduce(x: &Collective<'_, '_>) -> Verdict {
    let is_replicated = |sharding: &Sharding| sharding.dims.iter().all(|dim| dim.axes.is_empty());
    let same_dims = || x.operand.dims.iter().map(|dim| &dim.axes).eq(x.result.dims.iter().map(|dim| &dim.axes));
    let equivalent = match is_replicated(&x.operand) {
        true => is_replicated(&x.result),
        false => x.operand.mesh_or_ref == x.result.mesh_or_ref && same_dims(),
    };
    require(x.op, equivalent, "operand and result shardings are not equivalent")?;
    let axes = x.axes("reduction_axes");
    x.place().verify_sorted_list(&axes, &x.mesh, &mut Seen::default(), "reduction")?;
    for axis in &axes {
        let text = axis.text(x.op.context());
        if x.operand.dim_axes().chain(x.operand.replicated.iter().copied()).any(|other| other.overlaps(*axis)) {
            let message = format!("reduction axis {text} overlaps with operand dimension sharding or replicated axes");
            return fail(x.op, message);
        }
        let holds = !x.result.unreduced.iter().any(|other| other.overlaps(*axis));
        require(x.op, holds, format_args!("reduction axis {text} overlaps with result unreduced axes"))?;
    }
    Ok(())
}
