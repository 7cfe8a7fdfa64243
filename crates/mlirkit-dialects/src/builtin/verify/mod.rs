//! Checks of builtin operations that upstream implements in C++.

use mlirkit_ir::OpRef;
use mlirkit_verify::{Checks, Verdict};

use crate::common::rules::{fail, require};

/// Registers the checks of the `builtin` dialect.
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
    // If there are several data layout attributes, upstream prints an error but accepts the module.
    Ok(())
}
