//! The history of the dialects across releases, and the port hooks that the history names.

use std::sync::OnceLock;

use mlirkit_defs::History;
use mlirkit_ir::{PortHook, Ports};

use crate::llvm;
use crate::table::DIALECTS;

/// Returns the history of these dialects: in which releases each operation, attribute and type exists, and how it
/// changed.
#[must_use]
pub fn history() -> &'static History {
    static HISTORY: OnceLock<History> = OnceLock::new();
    // A test parses the history, so parsing cannot fail here.
    HISTORY.get_or_init(|| History::parse(&text()).unwrap_or_default())
}

/// Returns the history and hooks for porting a module to another release; see
/// [`mlirkit_edit::port`](https://docs.rs/mlirkit-edit).
#[must_use]
pub fn ports() -> Ports {
    Ports { history, hook, contexts: &[llvm::bring] }
}

/// Returns the concatenated history files of all dialects.
fn text() -> String {
    DIALECTS.iter().map(|dialect| dialect.history).collect()
}

/// Returns the port hook with this name; `None` if there is none.
fn hook(name: &str) -> Option<PortHook> {
    let mut hooks = DIALECTS.iter().flat_map(|dialect| dialect.bindings.ports);
    hooks.find(|(known, _)| *known == name).map(|(_, hook)| *hook)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use mlirkit_defs::History;

    #[test]
    fn the_history_can_be_read_and_its_hooks_are_bound() {
        let history = History::parse(&super::text()).unwrap();
        assert!(history.lifetimes().count() > 500);
        for hooked in history.hooks() {
            assert!(super::hook(&hooked.hook).is_some(), "{}", hooked.hook);
        }
    }
}
