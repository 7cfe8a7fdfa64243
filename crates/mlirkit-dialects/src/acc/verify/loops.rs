//! Verifier of `acc.loop`.

use std::collections::HashSet;

use mlirkit_ir::{OpRef, RegionRef};
use mlirkit_verify::{Checks, Verdict};

use super::{
    DEVICES, NO_DEVICE, count, devices, has_device, verify_all_privates, verify_device_count, verify_segments,
};
use crate::common::rules::{array, error, expect, fail, has_trait, ints, require};

pub(super) fn register(checks: &mut Checks) {
    checks.ops.insert("acc.loop", verify_loop);
}

fn verify_loop(op: OpRef<'_, '_>) -> Verdict {
    verify_unique(op, "collapseDeviceType")?;
    verify_gang(op)?;
    for (kind, operands) in [("worker", "workerNumOperands"), ("vector", "vectorOperands")] {
        let types = format!("{operands}DeviceType");
        verify_unique(op, kind)?;
        verify_unique(op, &types)?;
        verify_device_count(op, operands, &types, kind)?;
    }
    verify_segments(op, "tileOperands", "tile", 0)?;
    verify_independence(op)?;
    verify_all_privates(op)?;
    let Some(region) = op.region(0).filter(|region| region.entry().is_some()) else {
        return error(op, "expected non-empty body.");
    };
    let container = count(op, "lowerbound") == 0;
    if op.prop("unstructured").is_some() {
        return expect(op, container, "unstructured acc.loop must not have induction variables");
    }
    if container { verify_container(op, region) } else { Ok(()) }
}

/// Checks that the array attribute `name` does not repeat a device type.
fn verify_unique(op: OpRef<'_, '_>, name: &str) -> Verdict {
    let mut seen = HashSet::new();
    let Some(twice) = devices(op, name).find(|device| !seen.insert(*device)) else { return Ok(()) };
    let device = usize::try_from(twice).ok().and_then(|at| DEVICES.get(at)).copied().unwrap_or("radeon");
    fail(op, format!("duplicate device_type `{device}` found in {name} attribute"))
}

fn verify_gang(op: OpRef<'_, '_>) -> Verdict {
    let operands = count(op, "gangOperands");
    if operands > 0 {
        let message = "gangOperandsArgType attribute must be defined when gang operands are present";
        require(op, op.prop("gangOperandsArgType").is_some(), message)?;
        let message = "gangOperandsArgType attribute count must match gangOperands count";
        require(op, array(op, "gangOperandsArgType").len() == operands, message)?;
    }
    verify_unique(op, "gang")?;
    verify_segments(op, "gangOperands", "gang", 0)
}

fn verify_independence(op: OpRef<'_, '_>) -> Verdict {
    let mut seen = HashSet::new();
    let kinds = ["auto_", "independent", "seq"];
    for device in kinds.iter().flat_map(|kind| devices(op, kind)) {
        expect(op, seen.insert(device), "only one of auto, independent, seq can be present at the same time")?;
    }
    expect(op, seen.contains(&NO_DEVICE), "at least one of auto, independent, seq must be present")?;
    for device in devices(op, "seq") {
        let marked = ["vector", "worker", "gang", "vectorOperandsDeviceType", "workerNumOperandsDeviceType"];
        let parallel = marked.iter().any(|name| has_device(op, name, device)) || has_gang_operand(op, device);
        expect(op, !parallel, "gang, worker or vector cannot appear with seq")?;
    }
    Ok(())
}

fn has_gang_operand(op: OpRef<'_, '_>, device: u64) -> bool {
    let segments = ints(op, "gangOperandsSegments").unwrap_or_default();
    devices(op, "gangOperandsDeviceType").zip(segments).any(|(found, size)| found == device && size > 0)
}

/// Checks that a container-like loop contains as many nested loops as its largest `collapse` value.
fn verify_container(op: OpRef<'_, '_>, region: RegionRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let values = array(op, "collapse").iter().filter_map(|attr| ctx.int_value(*attr));
    let mut missing = values.map(i64::cast_unsigned).max().unwrap_or(1).max(1);
    let mut expected = op;
    let nested = region.blocks().flat_map(|block| block.ops()).flat_map(OpRef::walk);
    for nested in nested.filter(|nested| has_trait(*nested, "LoopLikeOpInterface")) {
        let around = nested.ancestors().find(|op| has_trait(*op, "LoopLikeOpInterface"));
        let message = "found sibling loops inside container-like acc.loop";
        expect(op, around == Some(expected), message)?;
        missing -= 1;
        expected = nested;
        if missing == 0 {
            return Ok(());
        }
    }
    error(op, "failed to find enough loop-like operations inside container-like acc.loop")
}
