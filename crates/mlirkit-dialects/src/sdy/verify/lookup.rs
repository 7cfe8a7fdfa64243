//! Finds the sharding of a value.

use mlirkit_ir::{Attr, OpRef, ValueRef};

use super::model::{Sharding, shardings, shardings_of};
use super::sharding::manual_axes;
use crate::common::rules::{array, is_function};

/// Returns the sharding of a value, which is stored on the function or operation that defines the value. `None` if it
/// has none.
pub(super) fn sharding_of(value: ValueRef<'_, '_>) -> Option<Sharding> {
    match value.block_argument() {
        Some((block, index)) => of_argument(value, block.parent_op()?, index),
        None => of_result(value, value.defining_op()?),
    }
}

fn of_argument(value: ValueRef<'_, '_>, owner: OpRef<'_, '_>, index: usize) -> Option<Sharding> {
    let ctx = owner.context();
    if is_function(owner) {
        let attrs = array(owner, "arg_attrs").get(index)?;
        let mlirkit_ir::AttrData::Dictionary(entries) = ctx.attr_data(*attrs) else { return None };
        return of_entries(ctx, entries);
    }
    if is_data_flow(owner) {
        if let Some(edge) = edge_of(value) {
            return of_prop(edge, "sharding");
        }
        let sharding = shardings_of(owner, "in_shardings")?.into_iter().nth(index)?;
        return Some(if owner.is("sdy.manual_computation") { sharding.without(&manual_axes(owner)) } else { sharding });
    }
    if owner.is("stablehlo.async_start") { sharding_of(owner.operand(index)?) } else { None }
}

fn of_result(value: ValueRef<'_, '_>, owner: OpRef<'_, '_>) -> Option<Sharding> {
    let ctx = owner.context();
    let index = owner.results().position(|result| result.id == value.id)?;
    if is_data_flow(owner) {
        return match edge_of(value) {
            Some(edge) => of_prop(edge, "sharding"),
            None => shardings_of(owner, "out_shardings")?.into_iter().nth(index),
        };
    }
    match owner.name() {
        "sdy.data_flow_edge" | "sdy.sharding_constraint" | "sdy.reshard" => of_prop(owner, "sharding"),
        _ if is_collective(owner) => of_prop(owner, "out_sharding"),
        _ => {
            let per_value = ctx.dialect_attr(owner.attr("sdy.sharding")?, "sdy.sharding_per_value")?;
            shardings(ctx, per_value).into_iter().nth(index)
        }
    }
}

/// Returns whether shardings propagate through the regions of an operation.
pub(super) fn is_data_flow(op: OpRef<'_, '_>) -> bool {
    op.is("sdy.manual_computation") || op.is("sdy.named_computation")
}

/// Returns whether an operation is a collective.
fn is_collective(op: OpRef<'_, '_>) -> bool {
    op.def().is_some_and(|def| def.traits.iter().any(|found| &*found.name == "CollectiveOpInterface"))
}

fn of_prop(op: OpRef<'_, '_>, name: &str) -> Option<Sharding> {
    Sharding::new(op.context(), op.prop(name)?)
}

fn of_entries(ctx: &mlirkit_ir::Context, entries: &[(mlirkit_ir::Ident, Attr)]) -> Option<Sharding> {
    let found = entries.iter().find(|(name, _)| ctx.str(*name) == "sdy.sharding");
    found.and_then(|(_, attr)| Sharding::new(ctx, *attr))
}

/// Returns the `sdy.data_flow_edge` that is the only user of a value; `None` if there is none.
fn edge_of<'m, 'c>(value: ValueRef<'m, 'c>) -> Option<OpRef<'m, 'c>> {
    only_user(value).filter(|user| user.is("sdy.data_flow_edge"))
}

/// Returns the operation that uses a value; `None` unless the value has exactly one use.
pub(super) fn only_user<'m, 'c>(value: ValueRef<'m, 'c>) -> Option<OpRef<'m, 'c>> {
    let region = match value.block_argument() {
        Some((block, _)) => block.region()?,
        None => value.defining_op()?.block()?.region()?,
    };
    let ops = region.blocks().flat_map(|block| block.ops()).flat_map(|op| op.walk());
    let mut uses = ops
        .filter(|op| op.body == value.body)
        .flat_map(|op| op.operands().filter(|operand| operand.id == value.id).map(move |_| op));
    let user = uses.next()?;
    uses.next().is_none().then_some(user)
}
