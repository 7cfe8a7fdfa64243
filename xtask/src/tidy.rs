//! `cargo xtask tidy`: the rules of the house that no compiler checks.
//!
//! Crate arrows, engines that name no dialect, no unsafe code, no path of a particular machine in a committed file, a first
//! line that says what a file is for, and a warning for files that have grown long.

mod floors;
mod names;

use crate::paths;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Which workspace crates each crate may depend on, dev-dependencies aside.
const ARROWS: &[(&str, &[&str])] = &[
    ("mlirkit-diag", &[]),
    ("mlirkit-num", &[]),
    ("mlirkit-defs", &[]),
    ("mlirkit-mmap", &[]),
    ("mlirkit-ods", &["defs", "diag"]),
    ("mlirkit-wire", &["diag", "num"]),
    ("mlirkit-inspect", &["wire"]),
    ("mlirkit-ir", &["defs", "num", "diag"]),
    ("mlirkit-asm", &["ir", "defs", "diag", "num"]),
    ("mlirkit-verify", &["ir", "defs", "diag"]),
    ("mlirkit-bytecode", &["wire", "ir", "defs", "diag", "num"]),
    ("mlirkit-edit", &["bytecode", "ir", "defs", "diag", "num"]),
    ("mlirkit-layout", &["ir", "num", "defs", "diag"]),
    ("mlirkit-dialects", &["defs", "ir", "asm", "verify", "bytecode", "layout", "diag", "num"]),
    ("mlirkit-stablehlo", &["dialects", "defs", "ir", "asm", "bytecode", "wire", "diag", "num"]),
    (
        "mlirkit",
        &[
            "stablehlo",
            "dialects",
            "defs",
            "ir",
            "asm",
            "verify",
            "bytecode",
            "layout",
            "ods",
            "diag",
            "num",
            "wire",
            "mmap",
            "inspect",
            "edit",
        ],
    ),
    ("mlirkit-conformance-tool", &["mlirkit"]),
    ("mlirkit-generator", &["mlirkit", "hostile"]),
    ("mlirkit-wasm", &["mlirkit", "edit", "inspect", "wire"]),
    ("mlirkit-hostile", &[]),
    ("xtask", &["defs", "ods", "hostile"]),
];

/// The crates that may use `unsafe`, and so have lints of their own: one maps files, the other has names for JavaScript, which
/// are `unsafe(no_mangle)`.
const UNSAFE: &[&str] = &["mlirkit-mmap", "mlirkit-wasm"];

/// Where a file asks whether two rooms share one name.
const LONG: usize = 800;

/// Entry point.
pub fn run() -> Result<(), String> {
    let mut faults = Vec::new();
    check_crates(&mut faults)?;
    check_files(&mut faults)?;
    names::check(&mut faults)?;
    floors::check(&mut faults)?;
    for fault in &faults {
        println!("tidy: {fault}");
    }
    if faults.is_empty() {
        println!("tidy: all well");
        Ok(())
    } else {
        Err(format!("{} faults", faults.len()))
    }
}

fn check_crates(faults: &mut Vec<String>) -> Result<(), String> {
    let output = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["metadata", "--no-deps", "--format-version=1", "--offline"])
        .current_dir(paths::workspace())
        .output()
        .map_err(|e| e.to_string())?;
    let metadata: Value = serde_json::from_slice(&output.stdout).map_err(|e| format!("cargo metadata: {e}"))?;
    let arrows: BTreeMap<&str, &[&str]> = ARROWS.iter().copied().collect();
    for package in list(&metadata, "packages") {
        let name = string(package, "name");
        let manifest = string(package, "manifest_path");
        let text = std::fs::read_to_string(manifest).map_err(|e| e.to_string())?;
        if !UNSAFE.contains(&name) && !text.contains("[lints]\nworkspace = true") {
            faults.push(format!("{name} does not take the workspace's lints"));
        }
        let Some(allowed) = arrows.get(name) else {
            faults.push(format!("{name} is not in the table of arrows"));
            continue;
        };
        let mut used: BTreeSet<&str> = BTreeSet::new();
        for dependency in list(package, "dependencies") {
            let other = string(dependency, "name");
            let in_workspace = dependency.get("path").is_some_and(Value::is_string);
            let is_dev = dependency.get("kind").and_then(Value::as_str) == Some("dev");
            if in_workspace && !is_dev && !allowed.contains(&other.strip_prefix("mlirkit-").unwrap_or(other)) {
                faults.push(format!("{name} may not depend on {other}"));
            }
            if in_workspace && !is_dev {
                used.insert(other);
                if !names_crate(manifest, &other.replace('-', "_"))? {
                    faults.push(format!("{name} depends on {other} without using it"));
                }
            }
        }
        for arrow in *allowed {
            if !used.iter().any(|other| other.strip_prefix("mlirkit-").unwrap_or(other) == *arrow) {
                faults.push(format!("{name} may depend on {arrow} but does not: take the arrow out of the table"));
            }
        }
    }
    let root = std::fs::read_to_string(paths::workspace().join("Cargo.toml")).map_err(|e| e.to_string())?;
    if !root.contains("unsafe_code = \"forbid\"") {
        faults.push("the workspace's lints do not forbid unsafe code".to_owned());
    }
    Ok(())
}

/// Whether the sources of a crate name another one.
fn names_crate(manifest: &str, other: &str) -> Result<bool, String> {
    let folder = Path::new(manifest).with_file_name("src");
    for file in rust_files(&folder)? {
        if std::fs::read_to_string(&file).map_err(|e| e.to_string())?.contains(other) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The sources below a folder, in order.
fn rust_files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))? {
        let path = entry.map_err(|e| e.to_string())?.path();
        if path.is_dir() {
            files.extend(rust_files(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value.get(key).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

fn string<'a>(value: &'a Value, key: &str) -> &'a str {
    value.get(key).and_then(Value::as_str).unwrap_or_default()
}

fn check_files(faults: &mut Vec<String>) -> Result<(), String> {
    let output = Command::new("git")
        .args(["ls-files", "-z"])
        .current_dir(paths::workspace())
        .output()
        .map_err(|e| e.to_string())?;
    let machine = ["work", "root", "home"].map(|folder| format!("/{folder}/"));
    for file in String::from_utf8_lossy(&output.stdout).split('\0').filter(|f| !f.is_empty()) {
        let Ok(text) = std::fs::read_to_string(paths::workspace().join(file)) else { continue };
        for (number, line) in text.lines().enumerate() {
            if let Some(path) = machine.iter().find(|m| names_path(line, m)) {
                faults.push(format!("{file}:{}: names a path below {path}", number + 1));
            }
        }
        if file.ends_with(".rs") {
            if !text.starts_with("//!") && !text.starts_with("#!") {
                faults.push(format!("{file}: no first line that says what it is for"));
            }
            let lines = text.lines().count();
            if lines > LONG {
                println!("tidy: {file} has {lines} lines; do two rooms share one name?");
            }
        }
    }
    Ok(())
}

/// Whether the line holds the absolute path, not just a path that goes through a folder of that name.
fn names_path(line: &str, path: &str) -> bool {
    line.match_indices(path).any(|(at, _)| {
        line.get(..at)
            .and_then(|before| before.chars().next_back())
            .is_none_or(|c| !(c.is_alphanumeric() || "._-/}*<>$".contains(c)))
    })
}

#[cfg(test)]
mod tests {
    use super::names_path;

    #[test]
    fn absolute_paths_only() {
        let path = format!("/{}/", "home");
        assert!(names_path(&format!("see {path}me"), &path));
        assert!(names_path(&format!("\"{path}me\""), &path));
        assert!(!names_path(&format!("a{path}b"), &path));
    }
}
