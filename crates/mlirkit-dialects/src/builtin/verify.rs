//! `builtin`: what upstream verifies in C++ of its operations.

use mlirkit_ir::{AttrData, OpRef};
use mlirkit_verify::{Checks, Verdict, Violation};

use crate::common::rules::{fail, require};

/// Binds the checks.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops.insert("builtin.module", verify_module);
    checks.ops.insert("builtin.unrealized_conversion_cast", |op| {
        require(op, !op.result_types().is_empty(), "expected at least one result for cast operation")
    });
}

fn verify_module(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let attrs = op.discardable_attrs();
    if let Some((name, _)) = attrs.iter().find(|(name, _)| !ctx.bytes(*name).contains(&b'.')) {
        let name = ctx.str(*name);
        return fail(op, format!("can only contain attributes with dialect-prefixed names, found: '{name}'"));
    }
    let is_layout = |attr| matches!(ctx.attr_data(attr), AttrData::Dialect(data) if &*data.def.name == "dlti.dl_spec");
    let mut layouts = attrs.iter().filter(|(_, value)| is_layout(*value)).map(|(name, _)| ctx.str(*name));
    let (Some(first), Some(second)) = (layouts.next(), layouts.next()) else { return Ok(()) };
    let note = |name: &str| format!("'{name}' is a data layout attribute");
    Err(Violation::op(op, "expects at most one data layout attribute")
        .with_note(op.location(), note(first))
        .with_note(op.location(), note(second)))
}
