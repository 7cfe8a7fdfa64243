//! `cargo xtask editor`: measures the language server and the formatter on whole corpora.

mod client;
mod damage;
mod diagnostics;
mod format;
mod latency;

use std::path::{Path, PathBuf};

use crate::paths;

/// Arguments of `cargo xtask editor`.
#[derive(clap::Args)]
pub struct Args {
    /// The tool to measure; defaults to `MLIRKIT`, or else a release build.
    #[arg(long, value_name = "FILE")]
    tool: Option<PathBuf>,
    /// Run only this part: `latency`, `diagnostics`, `format`, `edits`, `prefixes`.
    #[arg(long, value_name = "PART")]
    only: Option<String>,
    /// A large text file for `latency`; by default, SQLite compiled by clang-22.
    #[arg(long, value_name = "FILE")]
    input: Option<PathBuf>,
    /// Number of files for `diagnostics` and `format`; all by default.
    #[arg(long, value_name = "N")]
    files: Option<usize>,
    /// Number of random edits in 100 files for `edits`.
    #[arg(long, default_value_t = 20_000)]
    edits: usize,
    /// Seed of the random edits.
    #[arg(long, default_value_t = 7)]
    seed: u64,
}

/// A measurement or check that `--only` can select.
type Part<'a> = &'a dyn Fn() -> Result<(), String>;

/// Runs the parts that the command line selects.
pub fn run(args: &Args) -> Result<(), String> {
    let tool = args.tool.clone().unwrap_or_else(paths::shipped);
    let parts: [(&str, Part<'_>); 5] = [
        ("latency", &|| latency::run(&tool, args.input.as_deref())),
        ("diagnostics", &|| diagnostics::run(&tool, args.files)),
        ("format", &|| format::run(&tool, args.files)),
        ("edits", &|| damage::run(&tool, args.edits, args.seed)),
        ("prefixes", &|| damage::prefixes(&tool)),
    ];
    let wanted = |part: &str| args.only.as_ref().is_none_or(|only| only == part);
    if parts.iter().all(|(part, _)| !wanted(part)) {
        return Err(format!("no part '{}'", args.only.as_deref().unwrap_or_default()));
    }
    parts.iter().filter(|(part, _)| wanted(part)).try_for_each(|(_, part)| part())
}

/// Returns `count` evenly spaced text files from LLVM 19's tests, or all of them. The files come from the cache of
/// `cargo xtask conformance`.
fn corpus(count: Option<usize>) -> Result<Vec<PathBuf>, String> {
    let root = paths::cache().join("mlir/test");
    let (mut folders, mut found) = (vec![root.clone()], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?.flatten() {
            let path = entry.path();
            match path.is_dir() {
                true => folders.push(path),
                false if path.extension().is_some_and(|end| end == "mlir") => found.push(path),
                false => {}
            }
        }
    }
    found.sort();
    let all = found.len().max(1);
    let count = count.unwrap_or(all);
    let chosen = found.into_iter().enumerate().filter(|(index, _)| index * count / all != (index + 1) * count / all);
    Ok(chosen.map(|(_, path)| path).collect())
}

/// Returns the name of a file for reports.
fn short(path: &Path) -> String {
    let root = paths::cache().join("mlir/test");
    path.strip_prefix(root).unwrap_or(path).display().to_string()
}

/// A small pseudo-random number generator with a fixed seed, so that failures can be reproduced.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit.max(1)
    }
}
