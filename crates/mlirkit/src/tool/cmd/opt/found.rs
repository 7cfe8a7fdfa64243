//! Helpers for the errors that `opt` reports.

use crate::diag::{Diagnostic, Position, Severity};
use crate::ir::Module;
use crate::wire::{Header, Reader};

/// Returns an error unless the module has exactly one top-level operation, which `--no-implicit-module` requires.
/// `None` if it has exactly one.
pub(super) fn not_one(module: &Module<'_>, name: &str) -> Option<Diagnostic> {
    let found = module.top_block().ops().count();
    let message = format!("source must contain a single top-level operation, found: {found}");
    (found != 1).then(|| Diagnostic::error(Position::FileLineColumn { file: name.into(), line: 0, column: 0 }, message))
}

/// Returns the verification errors of a section. If it is bytecode, each error gains a note that names the producer.
pub(super) fn noted(found: Vec<Diagnostic>, part: &[u8]) -> Vec<Diagnostic> {
    if found.is_empty() || !crate::bytecode::is_bytecode(part) {
        return found;
    }
    let header = Header::read(&mut Reader::new(part, 0, None));
    let note = header.map_or_else(|_| String::new(), |header| header.note());
    found.into_iter().map(|diagnostic| diagnostic.with_note(&note)).collect()
}

/// Returns whether there are no errors.
pub(super) fn is_good(found: &[Diagnostic]) -> bool {
    found.iter().all(|diagnostic| diagnostic.severity != Severity::Error)
}

/// Appends the results of verification to earlier diagnostics. Returns `false` if there is an error.
pub(super) fn take_found(found: Vec<Diagnostic>, diagnostics: &mut Vec<Diagnostic>) -> bool {
    let good = is_good(&found);
    if !good {
        // If reading fails, no warnings are reported. Drop them here too, so that both cases behave alike.
        diagnostics.retain(|diagnostic| diagnostic.severity != Severity::Warning);
    }
    diagnostics.extend(found);
    good
}
