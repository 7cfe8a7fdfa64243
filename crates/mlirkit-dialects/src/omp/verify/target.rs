//! Verifiers of the `omp` dialect: offloading to devices and mapping of variables.

use std::collections::HashSet;

use mlirkit_ir::{OpRef, RegionRef, ValueId, ValueRef};
use mlirkit_verify::{Checks, Verdict};

use super::clauses::verify_depend;
use super::kernel;
use super::region_ops;
use crate::common::rules::{enum_prop, error_at_place, expect, fail, ints, require};

pub(super) fn register(checks: &mut Checks) {
    checks.ops.extend([
        ("omp.declare_mapper.info", verify_map as fn(OpRef<'_, '_>) -> Verdict),
        ("omp.map.info", verify_map_info),
        ("omp.target", verify_target),
        ("omp.target_data", verify_target_data),
        ("omp.target_enter_data", verify_data),
        ("omp.target_exit_data", verify_data),
        ("omp.target_update", verify_data),
    ]);
    checks.regions.insert("omp.target", verify_target_region);
}

fn verify_data(op: OpRef<'_, '_>) -> Verdict {
    verify_depend(op)?;
    verify_map(op)
}

/// The bits of the enum `ClauseMapFlags`.
mod flag {
    pub(super) const TO: u64 = 2;
    pub(super) const FROM: u64 = 4;
    pub(super) const ALWAYS: u64 = 8;
    pub(super) const DELETE: u64 = 16;
    pub(super) const IMPLICIT: u64 = 256;
    pub(super) const CLOSE: u64 = 512;
}

/// The variables that `omp.target_update` has updated so far, by direction.
#[derive(Default)]
struct Updated {
    to: HashSet<ValueId>,
    from: HashSet<ValueId>,
}

fn verify_map(op: OpRef<'_, '_>) -> Verdict {
    let mut updated = Updated::default();
    for value in op.operands_named("map_vars") {
        let Some(source) = value.defining_op() else { return error_at_place(op, "missing map operation") };
        if source.is("omp.map.info") {
            verify_map_type(op, source, &mut updated)?;
        } else if !op.is("omp.declare_mapper.info") {
            return error_at_place(op, "map argument is not a map entry operation");
        }
    }
    Ok(())
}

fn verify_map_type(op: OpRef<'_, '_>, info: OpRef<'_, '_>, updated: &mut Updated) -> Verdict {
    let bits = enum_prop(info, "map_type").unwrap_or(0);
    let has = |flag: u64| bits & flag != 0;
    let (to, from, delete) = (has(flag::TO), has(flag::FROM), has(flag::DELETE));
    match op.name() {
        "omp.target_data" | "omp.target" if delete => {
            error_at_place(op, "to, from, tofrom and alloc map types are permitted")
        }
        "omp.target_enter_data" if from || delete => error_at_place(op, "to and alloc map types are permitted"),
        "omp.target_exit_data" if to => error_at_place(op, "from, release and delete map types are permitted"),
        "omp.target_update" => {
            if delete || (!to && !from) {
                let message =
                    "at least one of to or from map types must be specified, other map types are not permitted";
                return error_at_place(op, message);
            }
            let Some(variable) = info.operand_named("var_ptr").map(|value| value.id) else { return Ok(()) };
            let other_way = (to && updated.from.contains(&variable)) || (from && updated.to.contains(&variable));
            if (to && from) || other_way {
                return error_at_place(op, "either to or from map types can be specified, not both");
            }
            if has(flag::ALWAYS) || has(flag::CLOSE) || has(flag::IMPLICIT) {
                return error_at_place(op, "present, mapper and iterator map type modifiers are permitted");
            }
            if to {
                updated.to.insert(variable)
            } else {
                updated.from.insert(variable)
            };
            Ok(())
        }
        _ => Ok(()),
    }
}

fn verify_from_map_info(op: OpRef<'_, '_>, clause: &str, operands: &str) -> Verdict {
    let is_info = |value: ValueRef<'_, '_>| value.defining_op().is_some_and(|op| op.is("omp.map.info"));
    let fits = op.operands_named(operands).all(is_info);
    require(op, fits, format_args!("'{clause}' arguments must be defined by 'omp.map.info' ops"))
}

fn verify_map_info(op: OpRef<'_, '_>) -> Verdict {
    let mapper = op.prop("mapper_id");
    let known = mapper
        .is_none_or(|mapper| op.lookup_nearest_symbol(mapper).is_some_and(|found| found.is("omp.declare_mapper")));
    expect(op, known, "invalid mapper id")?;
    verify_from_map_info(op, "members", "members")
}

fn verify_target_data(op: OpRef<'_, '_>) -> Verdict {
    let groups = ["map_vars", "use_device_ptr_vars", "use_device_addr_vars"];
    if groups.iter().all(|group| op.operands_named(group).len() == 0) {
        let message = "At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be present";
        return error_at_place(op, message);
    }
    verify_from_map_info(op, "use_device_ptr", "use_device_ptr_vars")?;
    verify_from_map_info(op, "use_device_addr", "use_device_addr_vars")?;
    verify_map(op)
}

fn verify_target(op: OpRef<'_, '_>) -> Verdict {
    verify_depend(op)?;
    verify_from_map_info(op, "has_device_addr", "has_device_addr_vars")?;
    verify_map(op)?;
    let maps = ints(op, "private_maps").map(|maps| maps.len());
    if maps.is_some_and(|maps| maps != op.operands_named("private_vars").len()) {
        let message = "sizes of `private` operand range and `private_maps` attribute mismatch";
        return error_at_place(op, message);
    }
    Ok(())
}

fn verify_target_region(op: OpRef<'_, '_>) -> Verdict {
    let teams = region_ops(op).filter(|nested| nested.is("omp.teams")).count();
    expect(op, teams <= 1, "target containing multiple 'omp.teams' nested ops")?;
    verify_host_eval(op)
}

/// Checks that arguments computed by the host are used only where the host needs them: by `omp.teams` and, for some
/// kernels, by the bounds of the loop and the number of threads.
fn verify_host_eval(op: OpRef<'_, '_>) -> Verdict {
    let count = op.operands_named("host_eval_vars").len();
    let Some(entry) = op.region(0).and_then(RegionRef::entry).filter(|_| count > 0) else { return Ok(()) };
    let first = op.operands_named("has_device_addr_vars").len();
    let captured = kernel::captured(op);
    let kernel = kernel::kernel(captured);
    let arguments: HashSet<_> = entry.args().skip(first).take(count).map(|arg| arg.id).collect();
    let is_around =
        |op: OpRef<'_, '_>| captured.is_some_and(|captured| captured.ancestors().any(|around| around == op));
    for user in op.walk().skip(1).filter(|user| user.body == entry.body) {
        for value in user.operands().filter(|value| arguments.contains(&value.id)) {
            let among =
                |names: &[&str]| names.iter().any(|name| user.operands_named(name).any(|operand| operand == value));
            let message = match user.name() {
                "omp.teams" if among(&["num_teams_lower", "num_teams_upper", "thread_limit"]) => continue,
                "omp.teams" => "host_eval argument only legal as 'num_teams' and 'thread_limit' in 'omp.teams'",
                "omp.parallel" if kernel.spmd && is_around(user) && among(&["num_threads"]) => continue,
                "omp.parallel" => {
                    "host_eval argument only legal as 'num_threads' in 'omp.parallel' when representing target SPMD"
                }
                "omp.loop_nest" if kernel.trip_count && captured == Some(user) => continue,
                "omp.loop_nest" => {
                    "host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the \
                     host"
                }
                name => return fail(op, format!("host_eval argument illegal use in '{name}' operation")),
            };
            return fail(op, message);
        }
    }
    Ok(())
}
