//! Verifiers of data flow edges, and of the record of sharding propagation.

use mlirkit_diag::Reason;
use mlirkit_ir::{Attr, Context, DYNAMIC, Ident, OpRef, Param};
use mlirkit_verify::{Checks, Verdict, Violation};

use super::computation::common_mesh;
use super::lookup::{is_data_flow, only_user, sharding_of};
use super::model::{Sharding, attrs};
use super::sharding::Place;
use crate::common::rules::{fail, quoted, require};

pub(super) fn register(checks: &mut Checks) {
    checks.symbol_uses.insert("sdy.data_flow_edge", verify_data_flow_edge);
    checks.symbol_uses.insert("sdy.func_data_flow_edge", verify_func_data_flow_edge);
}

/// Checks that the first result has a static shape.
fn verify_static(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(ty) = op.result_types().first() else { return Ok(()) };
    let dims = ctx.shaped(*ty).and_then(|shaped| shaped.dims);
    if dims.is_some_and(|dims| !dims.contains(&DYNAMIC)) {
        return Ok(());
    }
    fail(op, format!("expected {} to have a static-shaped result. type: {}", op.name(), quoted(ctx, *ty)))
}

fn verify_data_flow_edge(op: OpRef<'_, '_>) -> Verdict {
    verify_static(op)?;
    let Some(input) = op.operand(0) else { return Ok(()) };
    require(op, only_user(input).is_some(), "expected input of sdy.data_flow_edge to have a single user")?;
    if let Some(source) =
        input.defining_op().filter(|source| source.name().starts_with("sdy.") && !is_data_flow(*source))
    {
        let message = "expected input of sdy.data_flow_edge to not be defined by an SdyDialect op (other than an \
                       sdy.named_computation).";
        let note = "sdy op defining the input of the sdy.data_flow_edge";
        return Err(Violation::op(op, message).with_note(source.location(), note));
    }
    let sharding = op.prop("sharding").and_then(|attr| Sharding::new(op.context(), attr));
    sharding.map_or(Ok(()), |sharding| {
        Place::of(op, "").verify(&sharding, op.result_types().first().copied(), sharding.mesh(op).as_ref())
    })
}

fn verify_func_data_flow_edge(op: OpRef<'_, '_>) -> Verdict {
    verify_static(op)?;
    let Some(operand) = op.operand(0) else { return Ok(()) };
    require(op, only_user(operand).is_some(), "expected operand of sdy.func_data_flow_edge to have a single user")?;
    match operand.block_argument() {
        Some((block, _)) if !block.parent_op().is_some_and(|owner| owner.is("func.func")) => {
            fail(op, "expected operand of sdy.func_data_flow_edge to be a block argument of a func op.")
        }
        None if !operand.defining_op().is_some_and(|source| source.is("func.call")) => {
            fail(op, "expected operand of sdy.func_data_flow_edge to be a result of call op.")
        }
        _ => Ok(()),
    }
}

/// An entry of a propagation step: an axis, its source and its targets.
struct Entry {
    axis: Ident,
    source: Attr,
    targets: Vec<Attr>,
}

/// Returns the propagation steps, each with its index and its entries.
fn steps(ctx: &Context, params: &[Param]) -> Vec<(i64, Vec<Entry>)> {
    let entry = |attr: Attr| match ctx.dialect_attr(attr, "sdy.axis_to_propagation_details")? {
        [Param::Attr(axis), Param::Attr(source), targets] => {
            let [Param::Str(axis), _] = ctx.dialect_attr(*axis, "sdy.axis_ref")? else { return None };
            Some(Entry { axis: *axis, source: *source, targets: attrs(Some(targets)).collect() })
        }
        _ => None,
    };
    let step = |attr: Attr| match ctx.dialect_attr(attr, "sdy.propagation_one_step")? {
        [Param::Int(number), entries] => Some((*number, attrs(Some(entries)).filter_map(entry).collect())),
        _ => None,
    };
    attrs(params.first()).filter_map(step).collect()
}

/// Checks the propagation attribute, independently of the operation.
pub(super) fn verify_params(ctx: &Context, params: &[Param]) -> Result<(), Reason> {
    let mut numbers = Vec::new();
    for (number, entries) in steps(ctx, params) {
        if number < 0 {
            return Err(format!("propagation edges have negative step index: {number}").into());
        }
        if numbers.contains(&number) {
            return Err(format!("propagation edges have duplicate step index: {number}").into());
        }
        numbers.push(number);
        for entry in entries {
            for (index, target) in entry.targets.iter().enumerate() {
                if *target == entry.source {
                    return Err("propagation edges have a source that is the same as a target".into());
                }
                if entry.targets.iter().take(index).any(|before| before == target) {
                    let axis = ctx.str(entry.axis);
                    return Err(format!(
                        "propagation edges have duplicate targets for step index: {number} and axis: {axis}"
                    )
                    .into());
                }
            }
        }
    }
    Ok(())
}

/// Returns the index in a value reference, and whether the reference denotes a result instead of an operand:
/// `(is_result, index)`. `None` for other attributes.
fn reference(ctx: &Context, attr: Attr) -> Option<(bool, i64)> {
    match ctx.dialect_attr(attr, "sdy.edge_value_ref")? {
        [Param::Enum(kind), Param::Int(index)] => Some((*kind == 1, *index)),
        _ => None,
    }
}

/// Checks the propagation attribute against its operation.
pub(super) fn verify(op: OpRef<'_, '_>, params: &[Param]) -> Verdict {
    let ctx = op.context();
    let steps = steps(ctx, params);
    let entries = || steps.iter().flat_map(|(_, entries)| entries);
    let references = || entries().flat_map(|entry| std::iter::once(&entry.source).chain(&entry.targets));
    let shardings: Vec<Sharding> = references()
        .filter_map(|attr| {
            let (is_result, index) = reference(ctx, *attr)?;
            let index = usize::try_from(index).ok()?;
            sharding_of(if is_result { op.result(index)? } else { op.operand(index)? })
        })
        .collect();
    require(op, !shardings.is_empty(), "expected propagation edges attr to reference a sharding.")?;
    let Some(mesh) = common_mesh(op, &shardings) else {
        return fail(op, "expected a common mesh for propagation edges attr.");
    };
    for entry in entries() {
        require(op, mesh.size(entry.axis).is_some(), "expected axis ref to be in one of the meshes")?;
        for attr in std::iter::once(&entry.source).chain(&entry.targets) {
            verify_reference(op, *attr)?;
        }
    }
    Ok(())
}

fn verify_reference(op: OpRef<'_, '_>, attr: Attr) -> Verdict {
    if op.is("sdy.func_data_flow_edge") {
        return Ok(());
    }
    let Some((is_result, index)) = reference(op.context(), attr) else { return Ok(()) };
    let (what, count) = if is_result { ("a result", op.results().len()) } else { ("an operand", op.operands().len()) };
    let holds = usize::try_from(index).is_ok_and(|index| index < count);
    require(op, holds, format_args!("expected a value ref to have {what} index in range [0, {count}), got: {index}"))
}
