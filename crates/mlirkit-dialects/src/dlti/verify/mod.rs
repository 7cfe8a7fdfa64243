//! Checks of `dlti` attributes and of data layout rules, both of which upstream implements in C++.

use std::sync::atomic::{AtomicU8, Ordering};

use mlirkit_diag::Severity;
use mlirkit_ir::{Attr, Context, Ident, OpRef};
use mlirkit_layout::Finding;
use mlirkit_verify::{Checks, Verdict, Violation, Warnings};

use crate::common::rules::expect;

/// Registers the checks of the `dlti` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.op_attrs.insert("dlti", verify_op_attr);
}

fn verify_op_attr(op: OpRef<'_, '_>, name: Ident, value: Attr) -> Verdict {
    let ctx = op.context();
    let name = ctx.str(name);
    let holds = matches!(name, "dlti.dl_spec" | "dlti.target_system_spec" | "dlti.map");
    expect(op, holds, format_args!("attribute '{name}' not supported by dialect"))?;
    let fits = ctx.dialect_attr(value, name).is_some();
    expect(op, fits, format_args!("'{name}' is expected to be a #{name} attribute"))
}

/// Returns a variant of [`check`] that remembers which operation names cannot be data layout scopes.
pub fn checker(ctx: &Context) -> impl Fn(OpRef<'_, '_>) -> Verdict + Sync + use<> {
    const SCOPE: u8 = 1;
    const OTHER: u8 = 2;
    /// The minimum number of operation names in the cache. It leaves room for names that are added while the checker
    /// runs.
    const NAMES: usize = 1 << 12;
    let kinds: Box<[AtomicU8]> = (0..NAMES.max(ctx.op_name_count() + 1)).map(|_| AtomicU8::new(0)).collect();
    move |op| {
        let data = op.arena().op(op.id);
        let kind = kinds.get(data.name.index());
        let mut known = kind.map_or(SCOPE, |kind| kind.load(Ordering::Relaxed));
        if let (0, Some(kind)) = (known, kind) {
            known = if mlirkit_layout::is_scope(op) { SCOPE } else { OTHER };
            kind.store(known, Ordering::Relaxed);
        }
        if known != OTHER {
            return check(op);
        }
        if data.attrs.is_none() {
            return Ok(());
        }
        mlirkit_layout::verify_attributes(op).map_err(violation(op))
    }
}

/// Checks the data layout rules of an operation.
///
/// # Errors
/// Returns the first violation for which upstream rejects the operation, preceded by the diagnostics that upstream
/// prints before it.
pub fn check(op: OpRef<'_, '_>) -> Verdict {
    let mut complaints = Warnings::default();
    for finding in mlirkit_layout::verify_op(op) {
        let (refuses, violation) = (finding.refuses, violation(op)(finding));
        if refuses {
            return complaints.and(Err(violation));
        }
        complaints.add(violation.with_severity(Severity::Complaint));
    }
    complaints.and(Ok(()))
}

fn violation(op: OpRef<'_, '_>) -> impl Fn(Finding) -> Box<Violation> {
    move |finding| {
        let mut violation = Violation::at(op, finding.message);
        violation.location = finding.location;
        violation.shows_op = finding.shows_op;
        violation.notes = finding.notes;
        violation
    }
}
