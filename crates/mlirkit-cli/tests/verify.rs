//! Verification tests. Each file in a `tests/verify` folder of a dialect has `expected-*` comments with the diagnostics
//! that it must produce. `mlirkit opt --verify-diagnostics` compares them. `CASES=text` selects the files whose path
//! contains the text.

#![allow(clippy::unwrap_used)]

#[path = "../../mlirkit/tests/common/mod.rs"]
mod common;

use std::path::{Path, PathBuf};
use std::process::Command;

#[test]
fn cases() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../mlirkit-dialects/src");
    let mut failed = String::new();
    let is_case = |path: &PathBuf| path.to_string_lossy().contains("tests/verify");
    for file in common::cases(&folder, "mlir").into_iter().filter(is_case) {
        let run = Command::new(env!("CARGO_BIN_EXE_mlirkit"))
            .args([
                "opt",
                "--color=false",
                "--allow-unregistered-dialect",
                "--split-input-file",
                "--verify-diagnostics",
            ])
            .arg(file.strip_prefix(&folder).unwrap())
            .current_dir(&folder)
            .output()
            .unwrap();
        if !run.status.success() {
            failed.push_str(&String::from_utf8_lossy(&run.stderr));
        }
    }
    assert!(failed.is_empty(), "\n{failed}");
}
