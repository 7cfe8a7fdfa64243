//! Verification cases: every file of `crates/mlirkit-dialects/tests/verify` says in `expected-*` comments which diagnostics
//! it must give, and `mlirkit opt --verify-diagnostics` compares. `CASES=text` keeps to files whose path contains the text.

#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};
use std::process::Command;

/// The files below a folder, in order.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => found.extend(files(&path)),
            false if path.extension().is_some_and(|extension| extension == "mlir") => found.push(path),
            false => {}
        }
    }
    found.sort();
    found
}

#[test]
fn cases() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../mlirkit-dialects/tests/verify");
    let chosen = std::env::var("CASES").unwrap_or_default();
    let mut failed = String::new();
    let mut count = 0;
    for file in files(&folder) {
        let name = file.strip_prefix(&folder).unwrap();
        if !name.to_string_lossy().contains(&chosen) {
            continue;
        }
        count += 1;
        let run = Command::new(env!("CARGO_BIN_EXE_mlirkit"))
            .args([
                "opt",
                "--color=false",
                "--allow-unregistered-dialect",
                "--split-input-file",
                "--verify-diagnostics",
            ])
            .arg(name)
            .current_dir(&folder)
            .output()
            .unwrap();
        if !run.status.success() {
            failed.push_str(&String::from_utf8_lossy(&run.stderr));
        }
    }
    assert!(count > 0, "no file matches CASES={chosen}");
    assert!(failed.is_empty(), "\n{failed}");
}
