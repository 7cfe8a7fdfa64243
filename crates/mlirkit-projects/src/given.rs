//! Definition files that are not part of the library: a program gives them when a file needs them.
//!
//! The feature `embedded` makes them part of the library. A page in a browser does without it, so that it loads faster.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::table::{COUNT, DIALECTS, index};

static GIVEN: [OnceLock<&'static str>; COUNT] = [const { OnceLock::new() }; COUNT];
static MISSED: [AtomicBool; COUNT] = [const { AtomicBool::new(false) }; COUNT];

/// Returns the definition file of a dialect. Without one the dialect counts as missing.
pub(crate) fn definition(at: usize) -> Option<&'static str> {
    let embedded = DIALECTS.get(at)?.dialect.definition;
    if !embedded.is_empty() {
        return Some(embedded);
    }
    let given = GIVEN.get(at)?.get().copied();
    if given.is_none() {
        MISSED.get(at)?.store(true, Ordering::Relaxed);
    }
    given
}

/// Gives the library the definition file of a dialect. Returns false if it is there already or if no project has the dialect.
///
/// Contexts that have met the dialect before do not notice: a file is opened again in a new context.
pub fn provide(name: &str, definition: String) -> bool {
    let Some(at) = index(name).filter(|at| DIALECTS.get(*at).is_some_and(|one| one.dialect.definition.is_empty()))
    else {
        return false;
    };
    if let Some(missed) = MISSED.get(at) {
        missed.store(false, Ordering::Relaxed);
    }
    // The text lives as long as the program, as an embedded one does.
    GIVEN.get(at).is_some_and(|given| given.set(String::leak(definition)).is_ok())
}

/// Returns the projects whose definition files were asked for and are missing, each once.
#[must_use]
pub fn missing() -> Vec<&'static str> {
    let missed = DIALECTS.iter().zip(&MISSED).filter(|(_, missed)| missed.load(Ordering::Relaxed));
    let mut projects: Vec<&str> = missed.map(|(shipped, _)| shipped.project).collect();
    projects.sort_unstable();
    projects.dedup();
    projects
}

#[cfg(all(test, not(feature = "embedded"), feature = "triton"))]
mod tests {
    #[test]
    fn a_dialect_is_missing_until_it_is_given() {
        assert_eq!((crate::lookup("proton").is_none(), super::missing()), (true, vec!["triton"]));
        assert!(super::provide("proton", include_str!("triton/proton.def").to_owned()));
        assert!(crate::lookup("proton").is_some() && super::missing().is_empty());
        assert!(!super::provide("proton", String::new()) && !super::provide("arith", String::new()));
    }
}
