//! Checks of the `acc` dialect that upstream implements in C++.

mod data;
mod loops;

use mlirkit_ir::{Attr, OpRef, ValueRef};
use mlirkit_verify::{Checks, Verdict};

use crate::common::atomics;
use crate::common::rules::{array, enum_number, expect, ints, require};

/// Registers the checks of the `acc` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.rewritten.insert("acc");
    data::register(checks);
    loops::register(checks);
    checks.ops.extend([
        ("acc.atomic.read", atomics::verify_read as fn(OpRef<'_, '_>) -> Verdict),
        ("acc.atomic.update", atomics::verify_update),
        ("acc.atomic.write", atomics::verify_write),
        ("acc.data", verify_wait_and_async),
        ("acc.kernels", |op| verify_compute(op, false, true)),
        ("acc.parallel", |op| verify_compute(op, true, true)),
        ("acc.routine", verify_routine),
        ("acc.serial", |op| verify_compute(op, true, false)),
        ("acc.update", verify_update),
    ]);
    checks.regions.extend([
        ("acc.atomic.capture", atomics::verify_capture_region as fn(OpRef<'_, '_>) -> Verdict),
        ("acc.atomic.update", atomics::verify_update_region),
    ]);
}

/// Keywords of the enum `DeviceType`, indexed by case, in the order in which upstream checks them.
const DEVICES: [&str; 6] = ["none", "star", "default", "host", "multicore", "nvidia"];
const NO_DEVICE: u64 = 0;

/// Returns the device types in the array attribute `name`.
fn devices<'c>(op: OpRef<'_, 'c>, name: &str) -> impl Iterator<Item = u64> + use<'c> {
    let ctx = op.context();
    array(op, name).iter().filter_map(move |attr: &Attr| enum_number(ctx, *attr))
}

fn has_device(op: OpRef<'_, '_>, name: &str, device: u64) -> bool {
    devices(op, name).any(|found| found == device)
}

fn count(op: OpRef<'_, '_>, operands: &str) -> usize {
    op.operands_named(operands).len()
}

/// Checks that the array attribute `types` has one device type per operand in the group `operands`. An empty group is
/// always accepted. `keyword` names the clause in the error message.
fn verify_device_count(op: OpRef<'_, '_>, operands: &str, types: &str, keyword: &str) -> Verdict {
    let found = count(op, operands);
    let fits = found == 0 || array(op, types).len() == found;
    require(op, fits, format_args!("{keyword} operands count must match {keyword} device_type count"))
}

/// Checks that the segment sizes of the group `operands` add up to its number of operands, and that each device type
/// has one segment. `most` limits the size of a segment; 0 means no limit.
fn verify_segments(op: OpRef<'_, '_>, operands: &str, keyword: &str, most: i64) -> Verdict {
    let segments = ints(op, &format!("{operands}Segments")).unwrap_or_default();
    let types = op.prop(&format!("{operands}DeviceType"));
    let holds = most == 0 || !segments.iter().any(|segment| *segment > most);
    require(op, holds, format_args!("{keyword} expects a maximum of {most} values per segment"))?;
    let (total, found) = (segments.iter().sum::<i64>(), count(op, operands));
    let fits = usize::try_from(total) == Ok(found) && (types.is_some() || found == 0);
    require(op, fits, format_args!("{keyword} operand count does not match count in segments"))?;
    let types = types.map(|attr| op.context().array_elements(attr).map_or(0, <[Attr]>::len));
    let fits = types.is_none_or(|types| types == segments.len());
    require(op, fits, format_args!("{keyword} segment count does not match device_type count"))
}

fn verify_wait_and_async(op: OpRef<'_, '_>) -> Verdict {
    for device in 0..DEVICES.len() as u64 {
        let both = |operands: &str, only: &str| has_device(op, operands, device) && has_device(op, only, device);
        let message = "asyncOnly attribute cannot appear with asyncOperand";
        expect(op, !both("asyncOperandsDeviceType", "asyncOnly"), message)?;
        let message = "wait attribute cannot appear with waitOperands";
        expect(op, !both("waitOperandsDeviceType", "waitOnly"), message)?;
    }
    Ok(())
}

fn is_defined_by(value: ValueRef<'_, '_>, names: &[&str]) -> bool {
    value.defining_op().is_some_and(|op| names.contains(&op.name()))
}

const DATA_OPS: [&str; 10] = [
    "acc.attach",
    "acc.copyin",
    "acc.copyout",
    "acc.create",
    "acc.delete",
    "acc.detach",
    "acc.deviceptr",
    "acc.getdeviceptr",
    "acc.nocreate",
    "acc.present",
];

/// Checks that the data clause operands are defined by operations with one of these names.
fn verify_sources(op: OpRef<'_, '_>, names: &[&str], message: &str) -> Verdict {
    let fits = op.operands_named("dataClauseOperands").all(|value| is_defined_by(value, names));
    expect(op, fits, message)
}

const NOT_DATA: &str = "expect data entry/exit operation or acc.getdeviceptr as defining op";

/// Checks that the operands of `private` and similar clauses are defined by matching operations, and that none is
/// repeated.
fn verify_privates(op: OpRef<'_, '_>, operands: &str, what: &str) -> Verdict {
    let mut seen = std::collections::HashSet::new();
    let source = format!("acc.{what}");
    for value in op.operands_named(operands) {
        let fits = is_defined_by(value, &[&source]);
        require(op, fits, format_args!("expected {what} as defining op"))?;
        require(op, seen.insert(value.key()), format_args!("{what} operand appears more than once"))?;
    }
    Ok(())
}

fn verify_all_privates(op: OpRef<'_, '_>) -> Verdict {
    verify_privates(op, "privateOperands", "private")?;
    verify_privates(op, "firstprivateOperands", "firstprivate")?;
    verify_privates(op, "reductionOperands", "reduction")
}

fn verify_compute(op: OpRef<'_, '_>, privates: bool, sizes: bool) -> Verdict {
    if privates {
        verify_all_privates(op)?;
    }
    if sizes {
        verify_segments(op, "numGangs", "num_gangs", 3)?;
    }
    verify_segments(op, "waitOperands", "wait", 0)?;
    if sizes {
        verify_device_count(op, "numWorkers", "numWorkersDeviceType", "num_workers")?;
        verify_device_count(op, "vectorLength", "vectorLengthDeviceType", "vector_length")?;
    }
    verify_device_count(op, "asyncOperands", "asyncOperandsDeviceType", "async")?;
    verify_wait_and_async(op)?;
    verify_sources(op, &DATA_OPS, NOT_DATA)
}

fn verify_update(op: OpRef<'_, '_>) -> Verdict {
    verify_device_count(op, "asyncOperands", "asyncOperandsDeviceType", "async")?;
    verify_segments(op, "waitOperands", "wait", 0)?;
    verify_wait_and_async(op)?;
    verify_sources(op, &["acc.update_device", "acc.update_host", "acc.getdeviceptr"], NOT_DATA)
}

fn verify_routine(op: OpRef<'_, '_>) -> Verdict {
    let parallelism = |device| {
        let gang = has_device(op, "gang", device) || has_device(op, "gangDimDeviceType", device);
        let others = ["worker", "vector", "seq"].iter().filter(|name| has_device(op, name, device)).count();
        usize::from(gang) + others
    };
    let message = "only one of `gang`, `worker`, `vector`, `seq` can be present at the same time";
    let base = parallelism(NO_DEVICE);
    expect(op, base <= 1, message)?;
    for (device, name) in (0..).zip(DEVICES).skip(1) {
        let found = parallelism(device);
        expect(op, found <= 1 && !(base == 1 && found == 1), format_args!("{message} for device_type `{name}`"))?;
    }
    Ok(())
}

// Verifiers of recipes.
