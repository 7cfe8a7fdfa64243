//! `dlti`: what upstream verifies in C++ of its discardable attributes.

use mlirkit_ir::{Attr, Ident, OpRef};
use mlirkit_verify::{Checks, Verdict};

use crate::common::rules::{error, expect};

/// Binds the checks.
pub(crate) fn register(checks: &mut Checks) {
    checks.op_attrs.insert("dlti", verify_op_attr);
}

fn verify_op_attr(op: OpRef<'_, '_>, name: Ident, value: Attr) -> Verdict {
    let ctx = op.context();
    let name = ctx.str(name);
    if !matches!(name, "dlti.dl_spec" | "dlti.target_system_spec" | "dlti.map") {
        return error(op, format!("attribute '{name}' not supported by dialect"));
    }
    let fits = ctx.dialect_attr(value, name).is_some();
    expect(op, fits, format_args!("'{name}' is expected to be a #{name} attribute"))
}
