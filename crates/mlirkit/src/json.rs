//! Facts about files and modules as JSON: what the tool's subcommands print with `--json`.
//!
//! The members are described in `docs/json.md`; [`SCHEMA`] is the version of that format. These functions neither print
//! nor read files.
//!
//! ```
//! use mlirkit::{ContextBuilder, json};
//!
//! let ctx = ContextBuilder::new().build();
//! let facts = json::info(&ctx, "a.mlir", &"func.func @f() { return }".into(), true).unwrap();
//! assert_eq!(facts["operations"], 3);
//! assert_eq!(facts["symbols"][0]["name"], "f");
//! ```

pub(crate) mod explain;
pub(crate) mod info;
pub(crate) mod layout;
pub(crate) mod nested;
mod port;
mod query;
pub(crate) mod size;
pub(crate) mod verdict;

pub use explain::explain;
pub use info::info;
pub use layout::{layout, layout_of_string};
pub use port::port;
pub use query::query;
pub use size::size;
pub use verdict::validate;

use mlirkit_diag::Diagnostic;
use mlirkit_edit::diff::Difference;
use serde_json::{Value, json};

/// The version of the JSON schema. Adding members does not change it.
pub const SCHEMA: u64 = 1;

/// Returns the output of `mlirkit diff --json` for the differences that [`diff`](crate::edit::diff::diff) found.
#[must_use]
pub fn diff(found: &[Difference]) -> Value {
    let changes = found.iter().map(|change| {
        let Difference { path, what, old, new } = change;
        json!({ "path": path, "what": what.word(), "detail": what.detail(), "old": old, "new": new })
    });
    json!({ "schema": SCHEMA, "same": found.is_empty(), "changes": changes.collect::<Vec<_>>() })
}

/// Returns the diagnostics of an error as a list.
fn one(error: mlirkit_diag::Error) -> Vec<Diagnostic> {
    error.into_diagnostics()
}

/// Converts bytes to a string, replacing invalid UTF-8, which damaged files may contain.
pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
