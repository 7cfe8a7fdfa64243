//! Paths of the workspace, of the tools that are compared, and of the cache.
//!
//! No path is hard-coded: tools are found through `PATH` or environment variables.

use std::path::{Path, PathBuf};

/// Returns the root of the workspace, which contains the folder of this crate.
pub fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map_or_else(PathBuf::new, Path::to_path_buf)
}

/// Returns cargo's target directory.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| workspace().join("target"), PathBuf::from)
}

/// Returns the name of the folder for builds with a profile.
pub fn profile_folder(profile: &str) -> &str {
    if profile == "dev" { "debug" } else { profile }
}

/// Returns the mlirkit binary to test: `MLIRKIT`, or else the release build of the conformance tool, which adds the
/// encodings of the test dialect.
pub fn mlirkit() -> PathBuf {
    std::env::var_os("MLIRKIT").map_or_else(|| target().join("release/mlirkit-conformance-tool"), PathBuf::from)
}

/// Returns the mlirkit binary to measure: `MLIRKIT`, or else the release build of the command-line tool.
pub fn shipped() -> PathBuf {
    std::env::var_os("MLIRKIT").map_or_else(|| target().join("release/mlirkit"), PathBuf::from)
}

/// Returns the definition files of the test dialects that `mlir-opt` has.
pub fn test_definitions() -> Vec<PathBuf> {
    let defs = ["test_dyn.def", "test_irdl_to_cpp.def", "transform.def"].map(|file| format!("conformance/defs/{file}"));
    std::iter::once("crates/mlirkit/src/test_dialect.def".to_owned())
        .chain(defs)
        .map(|file| workspace().join(file))
        .collect()
}

/// Returns the `mlir-opt` of a release: `MLIR_OPT_<release>`, or else `mlir-opt-<release>` in `PATH`.
pub fn mlir_opt(release: u32) -> PathBuf {
    std::env::var_os(format!("MLIR_OPT_{release}"))
        .map_or_else(|| PathBuf::from(format!("mlir-opt-{release}")), PathBuf::from)
}

/// Returns the folder of the committed reports and lists of failures: `MLIRKIT_CONFORMANCE_LISTS`, or else
/// `conformance`.
pub fn lists() -> PathBuf {
    std::env::var_os("MLIRKIT_CONFORMANCE_LISTS").map_or_else(|| workspace().join("conformance"), PathBuf::from)
}

/// Returns the Python interpreter that has jaxlib: `PYTHON`, or else `python3` in `PATH`.
pub fn python() -> std::ffi::OsString {
    std::env::var_os("PYTHON").unwrap_or_else(|| "python3".into())
}

/// Returns the cache for chunks and for output of upstream tools: `MLIRKIT_CONFORMANCE_CACHE`, or else
/// `conformance/cache`.
pub fn cache() -> PathBuf {
    std::env::var_os("MLIRKIT_CONFORMANCE_CACHE").map_or_else(|| workspace().join("conformance/cache"), PathBuf::from)
}

/// Returns the names of the dialects that have a folder with a definition file, sorted.
pub fn dialects() -> Result<Vec<String>, String> {
    let folder = workspace().join("crates/mlirkit-dialects/src");
    let entries = std::fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let mut names: Vec<String> =
        names.filter(|name| folder.join(name).join(name).with_extension("def").is_file()).collect();
    names.sort();
    Ok(names)
}
