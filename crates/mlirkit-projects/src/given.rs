//! The definition files: part of the library and compressed there, or given by a program when a file needs them.
//!
//! The feature `embedded` makes them part of the library. A page in a browser does without it, so that it loads faster.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::table::{COUNT, DIALECTS, index};

/// The definition files by position: given, or decompressed at first use.
static GIVEN: [OnceLock<&'static str>; COUNT] = [const { OnceLock::new() }; COUNT];
static MISSED: [AtomicBool; COUNT] = [const { AtomicBool::new(false) }; COUNT];

/// Returns the definition file of a dialect. Without one the dialect counts as missing.
pub(crate) fn definition(at: usize) -> Option<&'static str> {
    let given = GIVEN.get(at)?;
    #[cfg(feature = "embedded")]
    let given = Some(*given.get_or_init(|| unpacked(DIALECTS.get(at).map_or(&[], |shipped| shipped.packed))));
    #[cfg(not(feature = "embedded"))]
    let given = given.get().copied();
    if given.is_none() {
        MISSED.get(at)?.store(true, Ordering::Relaxed);
    }
    given
}

/// Decompresses a definition file. The text lives as long as the program, because rows borrow from it.
#[cfg(feature = "embedded")]
fn unpacked(packed: &[u8]) -> &'static str {
    // The build script made the bytes of text, and a test reads every file.
    let text = miniz_oxide::inflate::decompress_to_vec(packed).ok().and_then(|bytes| String::from_utf8(bytes).ok());
    String::leak(text.unwrap_or_default())
}

/// Gives the library the definition file of a dialect. Returns false if it is there already or if no project has the dialect.
///
/// Contexts that have met the dialect before do not notice: a file is opened again in a new context.
pub fn provide(name: &str, definition: String) -> bool {
    let Some(at) = index(name).filter(|_| !cfg!(feature = "embedded")) else { return false };
    if let Some(missed) = MISSED.get(at) {
        missed.store(false, Ordering::Relaxed);
    }
    // The text lives as long as the program, because rows borrow from it.
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
