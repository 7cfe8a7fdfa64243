//! `cargo xtask features`: compiles every crate with each feature alone, and the library for WebAssembly.

use std::process::Command;

use crate::paths;

/// The target for browsers, and for runtimes without an operating system.
const WASM: &str = "wasm32-unknown-unknown";

/// Compiles each crate without features, and with each feature alone. Warnings are errors.
pub fn run() -> Result<(), String> {
    let mut failed = Vec::new();
    let crates = std::fs::read_dir(paths::workspace().join("crates")).map_err(|error| format!("crates: {error}"))?;
    let mut folders: Vec<_> = crates.flatten().map(|entry| entry.path()).collect();
    folders.sort();
    for folder in folders {
        let manifest =
            std::fs::read_to_string(folder.join("Cargo.toml")).map_err(|e| format!("{}: {e}", folder.display()))?;
        let features = features(&manifest);
        let Some(name) = folder.file_name().and_then(|name| name.to_str()) else { continue };
        if features.is_empty() {
            continue;
        }
        for feature in std::iter::once("").chain(features) {
            check(name, feature, None, &mut failed)?;
        }
    }
    match Command::new("rustc").args(["--print", "target-libdir", "--target", WASM]).output() {
        Ok(found) if std::path::Path::new(String::from_utf8_lossy(&found.stdout).trim()).is_dir() => {
            check("mlirkit", "dialects", Some(WASM), &mut failed)?;
        }
        _ => println!("not checked: {WASM}, the toolchain has no library for it (.ci/wasm32)"),
    }
    if failed.is_empty() { Ok(()) } else { Err(format!("these do not compile alone: {}", failed.join(", "))) }
}

/// Returns the feature names in the section `[features]` of a manifest.
fn features(manifest: &str) -> Vec<&str> {
    let section = manifest.split_once("\n[features]\n").map_or("", |(_, rest)| rest);
    let section = section.split_once("\n[").map_or(section, |(section, _)| section);
    section.lines().filter_map(|line| line.split_once(" = [").map(|(name, _)| name.trim())).collect()
}

fn check(name: &str, feature: &str, target: Option<&str>, failed: &mut Vec<String>) -> Result<(), String> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["check", "--quiet", "--lib", "-p", name, "--no-default-features", "--features", feature]);
    if let Some(target) = target {
        cargo.args(["--target", target]);
    }
    let output = cargo.current_dir(paths::workspace()).output().map_err(|error| format!("cargo: {error}"))?;
    let good = output.status.success() && output.stderr.is_empty();
    let what = format!("{name} [{feature}]{}", target.map_or(String::new(), |target| format!(" for {target}")));
    println!("{what}: {}", if good { "compiles" } else { "FAILS" });
    if !good {
        eprintln!("{}", String::from_utf8_lossy(&output.stderr));
        failed.push(what);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #[test]
    fn features_are_the_keys_of_their_section() {
        let manifest = "[package]\nx = [1]\n\n[features]\na = [\"b\"]\n# c\nb = []\n\n[dependencies]\nd = [2]\n";
        assert_eq!(super::features(manifest), ["a", "b"]);
        assert!(super::features("[package]\n").is_empty());
    }
}
