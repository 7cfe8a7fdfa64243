//! Verification cases: every file of `crates/mlirkit-dialects/tests/verify` says in `expected-*` comments which diagnostics
//! it must give, and `mlirkit opt --verify-diagnostics` compares. `CASES=text` keeps to files whose path contains the text.

#![allow(clippy::unwrap_used)]

mod common;

use std::path::Path;
use std::process::Command;

#[test]
fn cases() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../mlirkit-dialects/tests/verify");
    let mut failed = String::new();
    for file in common::cases(&folder, "mlir") {
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
