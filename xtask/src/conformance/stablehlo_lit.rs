//! `cargo xtask conformance stablehlo-lit`: runs StableHLO's tests with mlirkit in place of StableHLO's tools.
//!
//! The RUN lines come from the `.mlir` files in StableHLO's repository. Their commands are FileCheck, a few plain
//! tools, and `stablehlo-opt` and `stablehlo-translate` with no passes except conversions between versions. A line that
//! reads files written by earlier lines runs after these.

use super::baseline::{self, Results};
use super::lit::{self, Count, Tool, Tools, Unit};
use super::{corpus, pool, stablehlo};
use crate::paths;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const TOOLS: &[Tool] = &[
    Tool {
        name: "stablehlo-opt",
        flags: &[
            "allow-unregistered-dialect",
            "debug-only",
            "emit-bytecode",
            "mlir-print-debuginfo",
            "mlir-print-local-scope",
            "mlir-print-op-generic",
            "split-input-file",
            "stablehlo-compatibility-expander",
            "stablehlo-legalize-to-vhlo",
            "strip-debuginfo",
            "verify-diagnostics",
            "vhlo-legalize-to-stablehlo",
            "vhlo-to-version",
        ],
    },
    Tool {
        name: "stablehlo-translate",
        flags: &[
            "allow-other-dialects",
            "deserialize",
            "print-stablehlo-version",
            "serialize",
            "split-input-file",
            "strip-debuginfo",
            "target",
            "verify-diagnostics",
        ],
    },
];

/// The dialects that `stablehlo-opt` registers, as an argument of `--dialects`.
const DIALECTS: &str = "mlir-opt-22,chlo,stablehlo,vhlo";

/// Runs the tests and writes `conformance/scoreboard-stablehlo-lit.txt`.
pub fn run(filter: &[String], jobs: usize, check: bool) -> Result<(), String> {
    let root = tests()?;
    let mut units = Vec::new();
    for file in corpus::files(&root)? {
        if filter.is_empty() || filter.iter().any(|f| file.contains(f.as_str())) {
            let text = fs::read(root.join(&file)).map_err(|e| e.to_string())?;
            units.extend(units_of(&file, &String::from_utf8_lossy(&text)));
        }
    }
    let opt = format!("opt --dialects={DIALECTS}");
    let scripts = [
        ("FileCheck", lit::file_check("-enable-var-scope")),
        ("stablehlo-opt", lit::ours(&opt)),
        ("stablehlo-translate", lit::ours("translate")),
    ];
    let tools = Tools::new("mlirkit-stablehlo", &scripts)?;
    let failures = pool::map(&units, jobs, |worker, unit| tools.judge(&root, unit, worker))?;
    let results: Results =
        units.iter().zip(&failures).map(|(unit, failure)| (unit.id(), lit::verdict(failure.as_deref()))).collect();
    let out = report(&units, &failures);
    if check {
        return baseline::verdict(baseline::check("stablehlo-lit", &results, filter.is_empty())?);
    }
    if filter.is_empty() {
        baseline::write("stablehlo-lit", &results)?;
        return corpus::write(&paths::lists().join("scoreboard-stablehlo-lit.txt"), out.as_bytes());
    }
    print!("{}", baseline::list(&results));
    Ok(())
}

/// Returns the folder with StableHLO's tests, which is extracted from the git directory at first use.
fn tests() -> Result<PathBuf, String> {
    let folder = paths::cache().join("stablehlo/tests");
    if !folder.exists() {
        let part = folder.with_extension("part");
        fs::create_dir_all(&part).map_err(|e| e.to_string())?;
        let archive = part.with_extension("tar");
        let mut git = Command::new("git");
        git.arg("--git-dir").arg(stablehlo::repository()?).args(["archive", "HEAD", "stablehlo", "-o"]).arg(&archive);
        stablehlo::succeed(&mut git)?;
        stablehlo::succeed(Command::new("tar").arg("xf").arg(&archive).arg("-C").arg(&part))?;
        fs::remove_file(&archive).map_err(|e| e.to_string())?;
        fs::rename(&part, &folder).map_err(|e| e.to_string())?;
    }
    fs::canonicalize(folder).map_err(|e| e.to_string())
}

/// Returns a unit for each RUN line that uses only supported tools and flags.
fn units_of(file: &str, text: &str) -> Vec<Unit> {
    // Only builds with assertions print traces.
    let bare = |line: &String| match line.strip_prefix("%if asserts %{").and_then(|line| line.strip_suffix("%}")) {
        Some(inner) => inner.trim().to_owned(),
        None => line.clone(),
    };
    let lines: Vec<String> = lit::run_lines(text).iter().map(bare).collect();
    let is_plain = |line: &String| lit::commands_are_plain(line, TOOLS);
    let shares = |line: &String| line.contains("%t");
    let mut units = Vec::new();
    for (at, line) in lines.iter().enumerate().filter(|(_, line)| is_plain(line)) {
        let before: Vec<&String> = lines[..at].iter().filter(|before| shares(line) && shares(before)).collect();
        if before.iter().all(|line| is_plain(line)) {
            let diagnostics = line.contains("verify-diagnostics") || line.starts_with("not ");
            let lines = before.into_iter().chain([line]).cloned().collect();
            units.push(Unit { file: file.to_owned(), lines, number: at + 1, diagnostics });
        }
    }
    units
}

/// Returns the group of a test: its file, or its folder if the folder has thousands of tests.
fn row(file: &str) -> &str {
    let file = file.strip_prefix("stablehlo/").unwrap_or(file);
    if file.contains("testdata/") { Path::new(file).parent().and_then(Path::to_str).unwrap_or(file) } else { file }
}

/// A group of tests in the totals: its name, and a predicate for units. A unit counts in the first group that matches.
type Group = (&'static str, fn(&Unit) -> bool);

const GROUPS: [Group; 3] = [
    ("testdata: to an artifact and back", |unit| unit.file.contains("testdata/")),
    ("messages of verifiers", |unit| unit.diagnostics && !unit.file.contains("/vhlo/")),
    ("print, bytecode, versions and compatibility", |_| true),
];

fn report(units: &[Unit], failures: &[Option<String>]) -> String {
    let mut rows: BTreeMap<&str, Count> = BTreeMap::new();
    let mut totals = GROUPS.map(|(name, _)| (name, Count::default()));
    for (unit, failure) in units.iter().zip(failures) {
        rows.entry(row(&unit.file)).or_default().add(failure.is_none());
        let group = GROUPS.iter().position(|(_, has)| has(unit));
        if let Some((_, total)) = group.and_then(|group| totals.get_mut(group)) {
            total.add(failure.is_none());
        }
    }
    let mut out = String::from(
        "StableHLO's own RUN lines that need no pass but those between versions, with mlirkit in the place of its tools, passed/total.\n\
         Made by `cargo xtask conformance stablehlo-lit`.\n\n",
    );
    for (name, count) in totals.iter().rev() {
        let _ = writeln!(out, "{name:60} {:>12}", count.cell());
    }
    out.push('\n');
    for (name, count) in &rows {
        let _ = writeln!(out, "{name:60} {:>12}", count.cell());
    }
    print!("{out}");
    out
}

#[cfg(test)]
mod tests {
    use super::units_of;

    #[test]
    fn a_line_follows_those_whose_files_it_reads() {
        let text = "// RUN: stablehlo-opt %s > %t.0\n// RUN: stablehlo-opt --inline %s\n\
                    // RUN: %if asserts %{ stablehlo-opt %s -debug-only=a %}\n// RUN: diff %t.0 %s\n";
        let units = units_of("a.mlir", text);
        let shape: Vec<_> = units.iter().map(|unit| (unit.number, unit.lines.len())).collect();
        assert_eq!(shape, [(1, 1), (3, 1), (4, 2)]);
        assert!(units_of("a.mlir", "// RUN: stablehlo-opt --inline %s > %t\n// RUN: diff %t %s\n").is_empty());
    }
}
