//! Checks of the `nvgpu` dialect that upstream implements in C++.

use mlirkit_verify::Checks;

use crate::common::rules::require;

/// Registers the checks of the `nvgpu` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops.insert("nvgpu.rcp", |op| {
        let rounding = op.prop("rounding").map(|attr| op.context().attr_text(attr)).unwrap_or_default();
        let fits = op.prop("ftz").is_some() && (rounding.is_empty() || rounding.contains("approx"));
        require(op, fits, format_args!("has a limitation. {rounding} or non-ftz is not supported yet."))
    });
}
