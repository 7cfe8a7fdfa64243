//! The definition files: part of the library and compressed there, or given by a program when a file needs them.
//!
//! The feature `embedded` makes them part of the library. A page in a browser does without it, so that it loads faster.

use mlirkit_dialects::library::Given;

use crate::table::{COUNT, DIALECTS, index};

/// The definition files by position: given, or decompressed at first use.
static GIVEN: Given<COUNT> = Given::new();

/// Returns the definition file of a dialect. Without one the dialect counts as missing.
pub(crate) fn definition(at: usize) -> Option<&'static str> {
    #[cfg(feature = "embedded")]
    let embedded = DIALECTS.get(at).map(|shipped| || unpacked(shipped.packed));
    #[cfg(not(feature = "embedded"))]
    let embedded = None::<fn() -> &'static str>;
    GIVEN.definition(at, embedded)
}

/// Decompresses a definition file. The text lives as long as the program, because rows borrow from it.
#[cfg(feature = "embedded")]
fn unpacked(packed: &[u8]) -> &'static str {
    // The build script made the bytes of text, and a test reads every file.
    let text = miniz_oxide::inflate::decompress_to_vec(packed).ok().and_then(|bytes| String::from_utf8(bytes).ok());
    String::leak(text.unwrap_or_default())
}

/// Gives the library the definition file of a dialect, of a project or of the LLVM project. Returns false if it is there already
/// or if the dialect is unknown.
///
/// Contexts that have met the dialect before do not notice: a file is opened again in a new context.
pub fn provide(name: &str, definition: String) -> bool {
    match index(name) {
        Some(at) => !cfg!(feature = "embedded") && GIVEN.provide(at, definition),
        None => mlirkit_dialects::provide(name, definition),
    }
}

/// Looks up a dialect by the name that a file has: it counts as missing if its definition file is.
pub fn meet(name: &str) {
    if let Some(at) = index(name) {
        let _ = definition(at);
    } else {
        let _ = mlirkit_dialects::definition(name);
    }
}

/// Returns the projects, and the families of the LLVM project's dialects, whose definition files were asked for and are
/// missing, each once.
#[must_use]
pub fn missing() -> Vec<&'static str> {
    let mut projects: Vec<&str> =
        GIVEN.missing().filter_map(|at| DIALECTS.get(at)).map(|shipped| shipped.project).collect();
    projects.extend(mlirkit_dialects::missing());
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
