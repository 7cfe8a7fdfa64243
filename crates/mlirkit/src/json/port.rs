//! The JSON output of `mlirkit port --explain`: the findings of porting a module to another release.

use mlirkit_defs::Release;
use mlirkit_diag::Position;
use mlirkit_ir::Context;
use serde_json::{Value, json};

use super::SCHEMA;
use crate::port::{Finding, Ported, There};

/// Returns the output of `mlirkit port --explain --json`. `ctx` is the context of the original module.
#[must_use]
pub fn port(ctx: &Context, from: Release, to: Release, ported: &Ported<'_>) -> Value {
    let finding = |finding: &Finding| {
        let (file, line, column) = match crate::position(ctx, finding.location) {
            Position::FileLineColumn { file, line, column } => (Some(file.to_string()), Some(line), Some(column)),
            _ => (None, None, None),
        };
        let (since, until) = match finding.there {
            Some(There::Since(release)) => (Some(release.0), None),
            Some(There::Until(release)) => (None, Some(release.0)),
            None => (None, None),
        };
        json!({
            "operation": finding.op, "file": file, "line": line, "column": column, "refused": finding.refused,
            "dropped": finding.lost, "what": finding.what, "since": since, "until": until,
        })
    };
    let findings: Vec<_> = ported.findings.iter().map(finding).collect();
    json!({
        "schema": SCHEMA, "from": from.0, "to": to.0, "refused": ported.refusals().count(), "findings": findings,
    })
}
