//! `cargo xtask quick`: a short check after each edit. It checks formatting and house rules, runs the tests of changed
//! crates, and compares 200 files with `mlir-opt`.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use crate::{paths, process, tidy};

/// Number of chunks from `conformance/sample.txt` that are compared.
const CHUNKS: usize = 200;

/// The comparisons: text to text, bytecode to text and text to bytecode.
const KINDS: [&str; 3] = ["source-pretty", "bc6-generic", "generic-bc6"];

/// The options of `cargo xtask quick`.
#[derive(clap::Args)]
pub struct Args {
    /// The commit to compare with; defaults to the branch `main`, or to the last commit but one on `main` itself.
    #[arg(long)]
    base: Option<String>,
}

/// Runs all steps. Returns an error if any of them failed.
pub fn run(args: &Args) -> Result<(), String> {
    let mut failed = Vec::new();
    let mut step = |name: &str, work: &mut dyn FnMut() -> Result<(), String>| {
        println!("=== {name}");
        let start = Instant::now();
        let result = work();
        if let Err(message) = &result {
            println!("{message}");
            failed.push(name.to_owned());
        }
        println!("=== {name}: {} ({:.0?})", if result.is_ok() { "ok" } else { "FAILED" }, start.elapsed());
    };
    step("format", &mut || cargo(&["fmt", "--all", "--check"]));
    step("house rules", &mut || tidy::run(&tidy::Args::default()));
    let changed = changed_files(args.base.as_deref())?;
    let packages = packages(&changed)?;
    if packages.is_empty() {
        println!("=== tests: no crate has changed");
    }
    for package in packages {
        step(&format!("tests of {package}"), &mut || cargo(&test_arguments(&package)));
    }
    step("conformance sample", &mut || conformance());
    if failed.is_empty() { Ok(()) } else { Err(format!("failed: {}", failed.join(", "))) }
}

fn cargo(arguments: &[&str]) -> Result<(), String> {
    let status = Command::new(env!("CARGO")).args(arguments).current_dir(paths::workspace()).status();
    let status = status.map_err(|e| format!("cargo: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("cargo {} failed", arguments.join(" "))) }
}

/// Returns the arguments of `cargo test` for the quick tests of a crate. All tests of `mlirkit` would take minutes.
fn test_arguments(package: &str) -> Vec<&str> {
    let mut arguments = vec!["test", "--quiet", "-p", package];
    if package == "mlirkit" {
        arguments.push("--lib");
    } else if package == "mlirkit-cli" {
        arguments.extend(["--test", "lit"]);
    } else {
        arguments.extend(["--lib", "--bins", "--tests"]);
    }
    arguments
}

/// Returns the files that differ from the base commit, and the untracked files.
fn changed_files(base: Option<&str>) -> Result<Vec<String>, String> {
    let git =
        |arguments: &[&str]| process::printed(Command::new("git").args(arguments).current_dir(paths::workspace()));
    let base = match base {
        Some(base) => base.to_owned(),
        None => {
            let here = git(&["rev-parse", "HEAD"])?;
            let with_main = git(&["merge-base", "HEAD", "main"]).unwrap_or_else(|_| here.clone());
            if with_main == here { "HEAD~1".to_owned() } else { with_main.trim().to_owned() }
        }
    };
    let mut files = git(&["diff", "--name-only", &base])?;
    files.push_str(&git(&["ls-files", "--others", "--exclude-standard"])?);
    Ok(files.lines().map(str::to_owned).collect())
}

/// Returns the names of the packages that contain the files, without duplicates.
fn packages(files: &[String]) -> Result<Vec<String>, String> {
    let mut names = Vec::new();
    for file in files {
        let manifest = Path::new(file).ancestors().skip(1).map(|folder| folder.join("Cargo.toml"));
        // The manifest in the root belongs to the workspace, not to a package.
        let manifest = manifest.filter(|path| path.components().count() > 1).map(|path| paths::workspace().join(path));
        let Some(manifest) = manifest.into_iter().find(|path| path.is_file()) else { continue };
        let text = std::fs::read_to_string(&manifest).map_err(|e| format!("{}: {e}", manifest.display()))?;
        names
            .extend(text.lines().find_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"')).map(str::to_owned));
    }
    names.sort();
    names.dedup();
    // Skip crates in separate workspaces, whose tests need other tools.
    names.retain(|name| !matches!(name.as_str(), "mlirkit-python" | "mlirkit-fuzz"));
    Ok(names)
}

/// Compares the sample with the output of `mlir-opt`. Without `mlir-opt` or its corpus, prints a note and succeeds.
fn conformance() -> Result<(), String> {
    if Command::new(paths::mlir_opt(22)).arg("--version").output().is_err() {
        println!("not run: there is no mlir-opt-22");
        return Ok(());
    }
    cargo(&["build", "--quiet", "-p", "mlirkit-conformance-tool"])?;
    let list = short_list()?;
    let mut command = Command::new(std::env::current_exe().map_err(|e| e.to_string())?);
    command.env("MLIRKIT", paths::target().join("debug/mlirkit-conformance-tool"));
    command.args(["conformance", "--check", "--list"]).arg(&list);
    command.args(KINDS.iter().flat_map(|kind| ["--kind", kind]));
    let status = command.current_dir(paths::workspace()).status().map_err(|e| e.to_string())?;
    if status.success() { Ok(()) } else { Err("the comparison failed".to_owned()) }
}

/// Writes a list with some chunks of the committed sample, evenly spaced.
fn short_list() -> Result<PathBuf, String> {
    let sample = paths::workspace().join("conformance/sample.txt");
    let text = std::fs::read_to_string(&sample).map_err(|e| format!("{}: {e}", sample.display()))?;
    let path = paths::target().join("quick.txt");
    std::fs::write(&path, spread(&text, CHUNKS)).map_err(|e| format!("{}: {e}", path.display()))?;
    Ok(path)
}

/// Returns up to `count` lines of a string, evenly spaced.
fn spread(text: &str, count: usize) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let count = count.min(lines.len());
    (0..count).map(|i| format!("{}\n", lines[i * lines.len() / count])).collect()
}

#[cfg(test)]
mod tests {
    use super::{packages, spread};

    #[test]
    fn a_file_belongs_to_the_nearest_package() {
        let files =
            ["crates/mlirkit-wire/src/lib.rs", "xtask/src/main.rs", "crates/mlirkit-wire/Cargo.toml", "README.md"];
        let files = files.map(str::to_owned);
        assert_eq!(packages(&files).unwrap(), ["mlirkit-wire", "xtask"]);
    }

    #[test]
    fn lines_are_spread() {
        assert_eq!(spread("a\nb\nc\nd\n", 2), "a\nc\n");
        assert_eq!(spread("a\nb\n", 5), "a\nb\n");
        assert_eq!(spread("", 5), "");
    }
}
