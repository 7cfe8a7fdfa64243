//! Definition files, which are either compressed in the library or provided by the program when a file needs them.
//!
//! The feature `embedded` compiles them into the library. The web page omits that feature, so the page loads
//! faster.

use mlirkit_dialects::library::Given;

use crate::table::{COUNT, DIALECTS, index};

/// The definition files, in the order of [`DIALECTS`]. Each is provided by the program, or decompressed at first use.
static GIVEN: Given<COUNT> = Given::new();

/// Returns the definition file of the dialect at index `at`. If there is none, records the dialect as missing and
/// returns `None`.
pub(crate) fn definition(at: usize) -> Option<&'static str> {
    #[cfg(feature = "embedded")]
    let embedded = DIALECTS.get(at).map(|shipped| || unpacked(shipped.packed));
    #[cfg(not(feature = "embedded"))]
    let embedded = None::<fn() -> &'static str>;
    GIVEN.definition(at, embedded)
}

/// Decompresses a definition file and leaks the string, because definitions borrow from it for the lifetime of the
/// program.
#[cfg(feature = "embedded")]
fn unpacked(packed: &[u8]) -> &'static str {
    // The build script compressed a UTF-8 file, and a test reads every file, so this cannot fail.
    let text = miniz_oxide::inflate::decompress_to_vec(packed).ok().and_then(|bytes| String::from_utf8(bytes).ok());
    String::leak(text.unwrap_or_default())
}

/// Provides the definition file of a dialect. Returns false if the dialect is unknown or already has its definition
/// file.
///
/// Existing contexts that have looked the dialect up do not see the change: open the file again in a new context.
pub fn provide(name: &str, definition: String) -> bool {
    match index(name) {
        Some(at) => !cfg!(feature = "embedded") && GIVEN.provide(at, definition),
        None => mlirkit_dialects::provide(name, definition),
    }
}

/// Looks up a dialect that occurs in a file. If its definition file has not been provided, records it as missing.
pub fn meet(name: &str) {
    if let Some(at) = index(name) {
        let _ = definition(at);
    } else {
        let _ = mlirkit_dialects::definition(name);
    }
}

/// Returns the projects, and the families of upstream dialects, whose definition files were looked up but are missing.
/// Each occurs once.
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
