//! Checks of `omp.new_cli`, a canonical loop handle. Exactly one operation must generate the loop, and at most one may
//! transform it.

use mlirkit_ir::{Body, OpRef, Use, ValueId, ValueRef};
use mlirkit_verify::{Verdict, Violation};

use crate::common::rules::{fail, has_trait, op_text, require};

/// The relation of an operation to a loop handle.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Makes,
    Transforms,
}

pub(super) fn verify_new(op: OpRef<'_, '_>) -> Verdict {
    let Some(value) = op.results().next() else { return Ok(()) };
    // Calling `arena` records that the result of this check depends on more than the operation itself.
    let (arena, body) = (op.arena(), value.untracked().body);
    let (mut maker, mut transformer) = (None, None);
    for found in uses(arena, value.id) {
        let user = OpRef { module: op.module, body, id: found.op };
        let Some(role) = role(user, found.operand as usize) else { continue };
        let (other, what) = match role {
            Role::Makes => (maker.replace(user), "generator"),
            Role::Transforms => (transformer.replace(user), "consumer"),
        };
        if let Some(first) = other {
            let note = |which: &str, user: OpRef<'_, '_>| {
                let text = if role == Role::Transforms { op_text(user) } else { String::new() };
                (user.location(), format!("{which} {what} here:{text}"))
            };
            let mut violation = Violation::op(op, format!("CLI must have at most one {what}"));
            violation.notes = vec![note("first", first), note("second", user)];
            return Err(violation);
        }
    }
    match transformer.filter(|_| maker.is_none()) {
        Some(user) => {
            let note = format!("see consumer here: {}", op_text(user));
            Err(Violation::op(op, "CLI has no generator").with_note(user.location(), note))
        }
        None => Ok(()),
    }
}

/// Checks that tiled loops are perfectly nested and that no trip count depends on an outer loop.
pub(super) fn verify_nest(op: OpRef<'_, '_>) -> Verdict {
    let loops: Vec<_> = op.operands_named("applyees").map(|value| maker(op, value)).collect();
    let mut variables = Vec::new();
    for pair in loops.windows(2) {
        let [Some(outer), Some(inner)] = *pair else { return fail(op, "applyee CLI has no generator") };
        let holds = outer.is("omp.canonical_loop") && inner.is("omp.canonical_loop");
        require(op, holds, "currently only supports omp.canonical_loop as applyee")?;
        let Some(region) = outer.region(0) else { return Ok(()) };
        let mut body = region.entry().into_iter().flat_map(|entry| entry.ops());
        let alone = body.next().is_some_and(|first| first.id == inner.id)
            && body.next().is_some_and(|second| second.is("omp.terminator"))
            && body.next().is_none();
        require(op, alone && region.blocks().count() == 1, "tiled loop nest must be perfectly nested")?;
        variables.extend(region.entry().and_then(|entry| entry.args().next()).map(ValueRef::key));
        let trips = inner.operand_named("tripCount").map(ValueRef::key);
        let depends = trips.is_some_and(|trips| variables.contains(&trips));
        require(op, !depends, "tiled loop nest must be rectangular")?;
    }
    Ok(())
}

/// Returns the operation that generates the loop with this handle; `None` if there is none.
fn maker<'m, 'c>(op: OpRef<'m, 'c>, value: ValueRef<'m, 'c>) -> Option<OpRef<'m, 'c>> {
    let (arena, body) = (op.arena(), value.untracked().body);
    let makes = |found: &Use| role(OpRef { module: op.module, body, id: found.op }, found.operand as usize);
    let found = uses(arena, value.id).into_iter().find(|found| makes(found) == Some(Role::Makes))?;
    Some(OpRef { module: op.module, body, id: found.op })
}

/// Returns the uses of a value, in the order of its use list.
fn uses(body: &Body, value: ValueId) -> Vec<Use> {
    if let Some(uses) = body.use_orders.get(&value) {
        return uses.to_vec();
    }
    if body.arena_order().is_none() {
        let mut uses = body.uses(value);
        uses.reverse();
        return uses;
    }
    let operands = body.operand_pool().iter().enumerate().rev().filter(|(_, operand)| **operand == value);
    let mut end = body.op_count();
    operands.filter_map(|(place, _)| body.use_before(place, &mut end)).collect()
}

fn role(user: OpRef<'_, '_>, operand: usize) -> Option<Role> {
    if !has_trait(user, "LoopTransformationInterface") {
        return None;
    }
    let groups = user.def()?.operands.iter().enumerate();
    let mut own = groups.filter(|(group, _)| user.operand_group(*group).is_some_and(|range| range.contains(&operand)));
    match &*own.next()?.1.name {
        "cli" | "generatees" => Some(Role::Makes),
        "applyee" | "applyees" => Some(Role::Transforms),
        _ => None,
    }
}
