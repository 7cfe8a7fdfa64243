//! `cargo xtask tidy`: checks house rules that the compiler does not check.
//!
//! Crates, and the floors (groups of folders) inside them, may only depend on those that ARCHITECTURE.md allows. The
//! engine crates name no dialect. There is no unsafe code except in the crates listed here. No committed file contains
//! an absolute path of a machine. Each source file begins with a statement of its purpose. Prose is plain English.

mod floors;
mod names;
mod prose;

use crate::paths;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The crates outside `crates/`, and the workspace crates that each may depend on, except for dev-dependencies.
const BESIDE: &[(&str, &str)] = &[
    ("mlirkit-bench", "mlirkit asm wire"),
    ("mlirkit-conformance-tool", "mlirkit"),
    ("mlirkit-generator", "mlirkit hostile"),
    ("mlirkit-wasm", "mlirkit edit inspect projects syntax wire"),
    ("mlirkit-hostile", "-"),
    ("mlirkit-lit", "-"),
    ("xtask", "defs ods hostile"),
];

/// The crates that may use `unsafe`, and therefore have separate lints. They map files, change stacks, dereference pointers from C
/// callers, and export names to JavaScript, which is `unsafe(no_mangle)`.
const UNSAFE: &[&str] = &["mlirkit-mmap", "mlirkit-stack", "mlirkit-capi", "mlirkit-wasm"];

/// The number of packages that a program builds for its dependency on `mlirkit` on Linux, which should not grow.
const PACKAGES: usize = 24;

/// Number of lines above which a file should be split.
const LONG: usize = 800;

/// The options of `cargo xtask tidy`.
#[derive(clap::Args, Default)]
pub struct Args {
    /// Print all positions at which a rule of plain English is violated.
    #[arg(long, value_parser = prose::RULES)]
    list: Option<String>,
    /// Lower the numbers in xtask/src/tidy/counts.txt to the current counts.
    #[arg(long)]
    bless: bool,
}

/// Checks all rules and prints the violations.
pub fn run(args: &Args) -> Result<(), String> {
    let mut faults = Vec::new();
    check_crates(&mut faults)?;
    check_packages(&mut faults)?;
    let files = committed_files()?;
    check_files(&files, &mut faults);
    prose::check(&files, args.list.as_deref(), args.bless, &mut faults)?;
    names::check(&mut faults)?;
    floors::check(&architecture()?, &mut faults)?;
    crate::readmes::check(&mut faults)?;
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
    let arrows = arrows(&architecture()?);
    for package in list(&metadata, "packages") {
        let name = string(package, "name");
        let manifest = string(package, "manifest_path");
        let text = std::fs::read_to_string(manifest).map_err(|e| e.to_string())?;
        if !UNSAFE.contains(&name) && !text.contains("[lints]\nworkspace = true") {
            faults.push(format!("{name} does not take the workspace's lints"));
        }
        let Some(allowed) = arrows.get(name) else {
            faults.push(format!("{name} is not in the table of crates in ARCHITECTURE.md"));
            continue;
        };
        let mut used: BTreeSet<&str> = BTreeSet::new();
        for dependency in list(package, "dependencies") {
            let other = string(dependency, "name");
            let in_workspace = dependency.get("path").is_some_and(Value::is_string);
            let is_dev = dependency.get("kind").and_then(Value::as_str) == Some("dev");
            if in_workspace && !is_dev && !allowed.contains(short(other)) {
                faults.push(format!("{name} may not depend on {other}"));
            }
            if in_workspace && !is_dev {
                used.insert(other);
                if !names_crate(manifest, &other.replace('-', "_"))? {
                    faults.push(format!("{name} depends on {other} without using it"));
                }
            }
        }
        for arrow in allowed {
            if !used.iter().any(|other| short(other) == arrow) {
                faults.push(format!("{name} may depend on {arrow} but does not: take the arrow out of the table"));
            }
        }
    }
    let root = std::fs::read_to_string(paths::workspace().join("Cargo.toml")).map_err(|e| e.to_string())?;
    if !root.contains("unsafe_code = \"forbid\"") {
        faults.push("the workspace's lints do not forbid unsafe code".to_owned());
    }
    check_pointers(faults)
}

/// Checks that each `unsafe` in the C interface states its contract. Blocks and implementations need a `SAFETY:`
/// comment, functions need a section `# Safety`.
fn check_pointers(faults: &mut Vec<String>) -> Result<(), String> {
    for file in rust_files(&paths::workspace().join("crates/mlirkit-capi/src"))? {
        let text = std::fs::read_to_string(&file).map_err(|e| e.to_string())?;
        for line in without_contract(&text) {
            faults.push(format!("{}:{line}: this `unsafe` states no contract", file.display()));
        }
    }
    Ok(())
}

/// Returns the numbers of the lines that contain an `unsafe` without a contract directly before it.
fn without_contract(text: &str) -> Vec<usize> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let code = line.trim_start();
        let is_function = code.starts_with("pub unsafe ") || code.starts_with("unsafe fn ");
        let is_block = code.contains("unsafe {") || code.starts_with("unsafe impl ");
        if code.starts_with("//") || !(is_function || is_block) {
            continue;
        }
        let wanted = if is_function { "# Safety" } else { "// SAFETY: " };
        let before = lines.get(..at).unwrap_or_default().iter().rev().take(if is_function { 12 } else { 3 });
        if !before.into_iter().any(|line| line.contains(wanted)) {
            found.push(at + 1);
        }
    }
    found
}

/// Returns the contents of ARCHITECTURE.md, which has the tables of crates and floors.
fn architecture() -> Result<String, String> {
    let path = paths::workspace().join("ARCHITECTURE.md");
    std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))
}

/// Returns the crates that each crate may use, according to table rows such as
/// ``| `mlirkit-ir` | contents | defs num diag |``. The word `all` means every crate in the rows above.
fn arrows(architecture: &str) -> BTreeMap<String, BTreeSet<String>> {
    let section = architecture.split_once("\n## Crates\n").map_or("", |(_, rest)| rest);
    let section = section.split("\n#").next().unwrap_or_default();
    let rows = section.lines().filter_map(|line| {
        let cells: Vec<&str> = line.strip_prefix("| `")?.trim_end_matches('|').split(" | ").collect();
        let [name, _, used] = cells.as_slice() else { return None };
        Some((name.trim_end_matches('`'), *used))
    });
    let mut arrows: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (name, used) in rows.chain(BESIDE.iter().copied()) {
        let used = match used.trim() {
            "all" => arrows.keys().map(|name| short(name).to_owned()).collect(),
            "-" => BTreeSet::new(),
            list => list.split_whitespace().map(str::to_owned).collect(),
        };
        arrows.insert(name.to_owned(), used);
    }
    arrows
}

/// Checks the number of packages that a program with a dependency on `mlirkit` builds.
fn check_packages(faults: &mut Vec<String>) -> Result<(), String> {
    let tree = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["tree", "--package=mlirkit", "--edges=normal,build", "--prefix=none", "--format={p}", "--quiet"])
        .arg("--target=x86_64-unknown-linux-gnu")
        .current_dir(paths::workspace())
        .output()
        .map_err(|e| format!("cargo tree: {e}"))?;
    if !tree.status.success() {
        println!("not checked: the packages of mlirkit, because `cargo tree` failed");
        return Ok(());
    }
    let text = String::from_utf8_lossy(&tree.stdout);
    let packages: BTreeSet<&str> = text.lines().map(|line| line.trim_end_matches(" (*)")).collect();
    if packages.len() > PACKAGES {
        faults.push(format!("a dependency on mlirkit builds {} packages, {PACKAGES} are allowed", packages.len()));
    }
    Ok(())
}

/// Returns the name of a crate without the prefix `mlirkit-`.
fn short(name: &str) -> &str {
    name.strip_prefix("mlirkit-").unwrap_or(name)
}

/// Returns whether the sources of a crate mention another crate.
fn names_crate(manifest: &str, other: &str) -> Result<bool, String> {
    let folder = Path::new(manifest).with_file_name("src");
    for file in rust_files(&folder)? {
        if std::fs::read_to_string(&file).map_err(|e| e.to_string())?.contains(other) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns the Rust source files below a folder, in order.
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

/// Reads the committed text files. Returns each as its path, relative to the workspace's root, and its contents.
fn committed_files() -> Result<Vec<(String, String)>, String> {
    let output = Command::new("git")
        .args(["ls-files", "-z"])
        .current_dir(paths::workspace())
        .output()
        .map_err(|e| e.to_string())?;
    let names = String::from_utf8_lossy(&output.stdout).into_owned();
    let files = names.split('\0').filter(|name| !name.is_empty());
    Ok(files
        .filter_map(|file| Some((file.to_owned(), std::fs::read_to_string(paths::workspace().join(file)).ok()?)))
        .collect())
}

fn check_files(files: &[(String, String)], faults: &mut Vec<String>) {
    let machine = ["work", "root", "home"].map(|folder| format!("/{folder}/"));
    for (file, text) in files {
        for (number, line) in text.lines().enumerate() {
            if let Some(path) = machine.iter().find(|m| names_path(line, m)) {
                faults.push(format!("{file}:{}: names a path below {path}", number + 1));
            }
        }
        if file.ends_with(".yml") {
            let lines = text.lines().enumerate().filter(|(_, line)| splits(line));
            faults.extend(lines.map(|(number, _)| {
                format!("{file}:{}: YAML ends this text at `: ` or ` #`; write it below `|`", number + 1)
            }));
        }
        if file.ends_with(".rs") {
            if !text.starts_with("//!") && !text.starts_with("#!") {
                faults.push(format!("{file}: no first line that says what it is for"));
            }
            let lines = text.lines().count();
            if lines > LONG {
                println!("tidy: {file} has {lines} lines; consider splitting it");
            }
        }
    }
}

/// Returns whether YAML would parse a part of a command line as a key or a comment. A string without quotes must not
/// contain `: ` or ` #`.
fn splits(line: &str) -> bool {
    let command = line.trim_start().trim_start_matches("- ").strip_prefix("run: ");
    command.is_some_and(|text| !text.starts_with(['|', '>', '"', '\'']) && (text.contains(": ") || text.contains(" #")))
}

/// Returns whether a line contains the absolute path `path`, rather than a relative path through a folder with that
/// name.
fn names_path(line: &str, path: &str) -> bool {
    line.match_indices(path).any(|(at, _)| {
        line.get(..at)
            .and_then(|before| before.chars().next_back())
            .is_none_or(|c| !(c.is_alphanumeric() || "._-/}*<>$".contains(c)))
    })
}

#[cfg(test)]
mod tests {
    use super::{arrows, names_path, splits, without_contract};
    use std::collections::BTreeSet;

    #[test]
    fn arrows_come_from_the_table_of_crates() {
        let text = "# A\n\n## Crates\n\n| crate | contents | uses |\n|---|---|---|\n| `mlirkit-num` | a | - |\n\
            | `mlirkit-wire` | b, `c` | num |\n| `mlirkit` | d | all |\n\n### Next\n\n| `mlirkit-x` | e | num |\n";
        let arrows = arrows(text);
        let used = |list: &[&str]| list.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>();
        assert_eq!(arrows["mlirkit-num"], used(&[]));
        assert_eq!(arrows["mlirkit-wire"], used(&["num"]));
        assert_eq!(arrows["mlirkit"], used(&["num", "wire"]));
        assert!(!arrows.contains_key("mlirkit-x"));
    }

    #[test]
    fn unsafe_states_its_contract() {
        let good = "/// # Safety\n/// `p` is valid.\npub unsafe fn f(p: *const u8) {\n    // SAFETY: so it is.\n    unsafe { *p };\n}\n";
        assert!(without_contract(good).is_empty());
        assert_eq!(without_contract("fn f() {\n    unsafe { g() }\n}\n"), [2]);
        assert_eq!(without_contract("/// Calls.\npub unsafe fn f() {}\n"), [2]);
    }

    #[test]
    fn commands_that_yaml_splits() {
        assert!(splits("      - run: sed 's/^Types: deb/&/' a"));
        assert!(splits("        run: make #all"));
        assert!(!splits("      - run: 'echo a: b'"));
        assert!(!splits("      - run: |"));
        assert!(!splits("          sed 's/^Types: deb/&/' a"));
        assert!(!splits("      - name: a: b"));
    }

    #[test]
    fn absolute_paths_only() {
        let path = format!("/{}/", "home");
        assert!(names_path(&format!("see {path}me"), &path));
        assert!(names_path(&format!("\"{path}me\""), &path));
        assert!(!names_path(&format!("a{path}b"), &path));
    }
}
