//! Where things are: the workspace, the tools that are compared, the cache.
//!
//! Nothing here is a fixed path: tools come from `PATH` or from an environment variable each.

use std::path::{Path, PathBuf};

/// The root of the workspace, two folders above this source file's crate manifest.
pub fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map_or_else(PathBuf::new, Path::to_path_buf)
}

/// Cargo's target directory.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| workspace().join("target"), PathBuf::from)
}

/// The mlirkit binary under test: `MLIRKIT`, else the release build.
pub fn mlirkit() -> PathBuf {
    std::env::var_os("MLIRKIT").map_or_else(|| target().join("release/mlirkit"), PathBuf::from)
}

/// The upstream tool of a release: `MLIR_OPT_<release>`, else `mlir-opt-<release>` from `PATH`.
pub fn mlir_opt(release: u32) -> PathBuf {
    std::env::var_os(format!("MLIR_OPT_{release}"))
        .map_or_else(|| PathBuf::from(format!("mlir-opt-{release}")), PathBuf::from)
}

/// Where chunks and the upstream tools' answers are kept: `MLIRKIT_CONFORMANCE_CACHE`, else `conformance/cache`.
pub fn cache() -> PathBuf {
    std::env::var_os("MLIRKIT_CONFORMANCE_CACHE").map_or_else(|| workspace().join("conformance/cache"), PathBuf::from)
}
