//! `cargo xtask conformance lit`: runs upstream's tests with mlirkit in place of mlir-opt.
//!
//! The tests are the RUN lines in `mlir/test` that use only mlir-opt without a pass, FileCheck and a few plain tools. A
//! line counts if it passes with mlir-opt-22. Lines in one file that share a temporary file form one unit.

use super::baseline::{self, CRASHED, Judged, Results};
use super::{corpus, pool};
use crate::{paths, process};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// The flags of mlir-opt that run no pass, without dashes and values.
const FLAGS: &[&str] = &[
    "allow-unregistered-dialect",
    "elide-resource-data-from-bytecode",
    "emit-bytecode",
    "emit-bytecode-version",
    "mlir-disable-threading",
    "mlir-elide-elementsattrs-if-larger",
    "mlir-elide-resource-strings-if-larger",
    "mlir-pretty-debuginfo",
    "mlir-print-debuginfo",
    "mlir-print-elementsattrs-with-hex-if-larger",
    "mlir-print-local-scope",
    "mlir-print-op-generic",
    "mlir-print-skip-regions",
    "mlir-print-unique-ssa-ids",
    "mlir-print-value-users",
    "mlir-use-nameloc-as-prefix",
    "mlir-very-unsafe-disable-verifier-on-parsing",
    "no-implicit-module",
    "o",
    "output-split-marker",
    "show-dialects",
    "split-input-file",
    "test-data-layout-query",
    "verify-diagnostics",
    "verify-each",
    "verify-roundtrip",
];

/// Other programs that RUN lines may use.
const TOOLS: &[&str] = &["FileCheck", "not", "diff", "count", "cat", "cp", "rm", "echo", "true"];

/// The tool that upstream's tests use, with its flags.
const MLIR_OPT: &[Tool] = &[Tool { name: "mlir-opt", flags: FLAGS }];

/// A program that mlirkit replaces.
pub(super) struct Tool {
    /// The name of the program in RUN lines.
    pub(super) name: &'static str,
    /// The flags that mlirkit supports or may ignore, without dashes and values.
    pub(super) flags: &'static [&'static str],
}

/// RUN lines that are tested together.
pub(super) struct Unit {
    /// The path of the test file.
    pub(super) file: String,
    /// The RUN lines of the unit.
    pub(super) lines: Vec<String>,
    /// The number of the unit's first line among the RUN lines in the file, starting at 1.
    pub(super) number: usize,
    /// Whether diagnostics are compared.
    pub(super) diagnostics: bool,
}

impl Unit {
    /// Returns the name that the lists of failures use for this unit.
    pub(super) fn id(&self) -> String {
        format!("{} RUN {}", self.file, self.number)
    }

    /// Returns the first two folders in the path of the file, or the first if there is only one.
    fn folder(&self) -> String {
        let parts: Vec<&str> = self.file.split('/').collect();
        parts.get(..parts.len().saturating_sub(1).min(2)).unwrap_or_default().join("/")
    }
}

/// Runs the tests and writes their section of the scoreboard.
pub fn run(given: Option<&Path>, filter: &[String], jobs: usize, check: bool) -> Result<(), String> {
    let root = fs::canonicalize(corpus::find(given)?).map_err(|e| e.to_string())?;
    let mut units = Vec::new();
    for file in corpus::files(&root)? {
        if filter.is_empty() || filter.iter().any(|f| file.contains(f.as_str())) {
            let text = fs::read(root.join(&file)).map_err(|e| e.to_string())?;
            units.extend(units_of(&file, &String::from_utf8_lossy(&text)));
        }
    }
    let upstream = format!("exec \"{}\" \"$@\"", program(&paths::mlir_opt(22)));
    let upstream = Tools::new("upstream", &[("mlir-opt", upstream)])?;
    let ours = Tools::new("mlirkit", &[("mlir-opt", ours(&format!("opt {}", profile())))])?;
    let known = upstream_verdicts();
    let judged = pool::map(&units, jobs, |worker, unit| {
        let good = match known.get(&unit.id()) {
            Some(good) => Some(*good),
            None => upstream.passes(&root, unit, worker)?,
        };
        let failure = if good == Some(true) { ours.judge(&root, unit, worker)? } else { None };
        Ok((good, failure))
    })?;
    remember(known, &units, &judged)?;
    let results = units.iter().zip(&judged).map(|(unit, (good, failure))| {
        let result = if *good == Some(true) { verdict(failure.as_deref()) } else { Judged::Skipped };
        (unit.id(), result)
    });
    let results: Results = results.collect();
    let out = report(&units, &judged);
    if check {
        return baseline::verdict(baseline::check("lit", &results, filter.is_empty())?);
    }
    if filter.is_empty() {
        return super::score::keep_section("lit", &out, &results);
    }
    print!("{}", baseline::list(&results));
    Ok(())
}

/// The failure reason for a timeout.
const HANG: &str = "hang";

/// Returns the verdict for a unit, given the reason of its failure, if it failed.
pub(super) fn verdict(failure: Option<&str>) -> Judged {
    match failure {
        None => Judged::Good,
        Some(HANG) => Judged::Failed(HANG, String::new()),
        Some(message) if message.starts_with("crash") || message.starts_with("panic") => {
            Judged::Failed(CRASHED, message.to_owned())
        }
        Some(message) => Judged::Failed("failed", message.to_owned()),
    }
}

/// Returns a script that runs mlirkit with `arguments`, followed by the arguments in the test.
pub(super) fn ours(arguments: &str) -> String {
    format!("ulimit -v 8388608; exec \"{}\" {arguments} \"$@\"", paths::mlirkit().display())
}

/// Returns a script that runs FileCheck with `options`, followed by the options in the test.
pub(super) fn file_check(options: &str) -> String {
    format!("exec \"{}\" {options} \"$@\"", tool("FILECHECK", "FileCheck-22"))
}

fn tool(variable: &str, default: &str) -> String {
    std::env::var(variable).unwrap_or_else(|_| default.to_owned())
}

fn profile() -> String {
    let files = paths::test_definitions();
    let test: String = files.iter().map(|file| format!(" --dialect=\"{}\"", file.display())).collect();
    format!("--dialects=mlir-opt-22{test}")
}

fn program(path: &Path) -> String {
    path.display().to_string()
}

/// Returns the RUN lines in a file, with continuation lines joined.
pub(super) fn run_lines(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut open = false;
    for line in text.lines() {
        let Some((_, command)) = line.split_once("RUN:") else { continue };
        let command = command.trim();
        let (command, continues) = command.strip_suffix('\\').map_or((command, false), |c| (c, true));
        match lines.last_mut() {
            Some(last) if open => {
                last.push(' ');
                last.push_str(command);
            }
            _ => lines.push(command.to_owned()),
        }
        open = continues;
    }
    lines
}

/// Groups the RUN lines of a file into units. Omits lines that need a pass.
fn units_of(file: &str, text: &str) -> Vec<Unit> {
    let mut lines = run_lines(text);
    let shares = lines.iter().any(|l| l.contains("%t") || l.contains("%T"));
    if shares {
        if lines.iter().all(|l| is_plain(l, MLIR_OPT)) {
            return vec![unit(file, lines, 1)];
        }
        lines.retain(|l| !l.contains("%t") && !l.contains("%T"));
    }
    let numbered = lines.into_iter().enumerate().filter(|(_, l)| is_plain(l, MLIR_OPT));
    numbered.map(|(i, l)| unit(file, vec![l], i + 1)).collect()
}

fn unit(file: &str, lines: Vec<String>, number: usize) -> Unit {
    let diagnostics = lines.iter().any(|l| l.contains("-verify-diagnostics") || l.contains("not mlir-opt"));
    Unit { file: file.to_owned(), lines, number, diagnostics }
}

/// Returns whether a RUN line uses one of the tools, runs no pass, and contains only listed programs and flags.
fn is_plain(line: &str, tools: &[Tool]) -> bool {
    tools.iter().any(|tool| line.contains(tool.name)) && commands_are_plain(line, tools)
}

/// Returns whether a RUN line calls only these tools, without passes, and programs in [`TOOLS`].
pub(super) fn commands_are_plain(line: &str, tools: &[Tool]) -> bool {
    let mut rest = line;
    while let Some((_, after)) = rest.split_once('%') {
        if !after.starts_with(['s', 't', 'S', 'T', 'p']) || after.chars().nth(1).is_some_and(char::is_alphanumeric) {
            return false;
        }
        rest = after;
    }
    line.replace("&&", "|").split(['|', ';']).all(|command| command_is_plain(command, tools))
}

fn command_is_plain(command: &str, tools: &[Tool]) -> bool {
    let mut words = command.split_whitespace();
    let mut head = words.next().unwrap_or_default();
    if head == "not" {
        head = words.next().unwrap_or_default();
        if head == "--crash" {
            return false;
        }
    }
    let Some(tool) = tools.iter().find(|tool| tool.name == head) else { return TOOLS.contains(&head) };
    words.filter(|w| w.starts_with('-') && w.len() > 1).all(|w| {
        let name = w.trim_start_matches('-').split('=').next().unwrap_or_default();
        tool.flags.contains(&name)
    })
}

/// A folder with programs, under the names that RUN lines use.
pub(super) struct Tools {
    folder: PathBuf,
}

impl Tools {
    /// Creates a folder with these shell scripts and the plain tools.
    pub(super) fn new(name: &str, scripts: &[(&str, String)]) -> Result<Tools, String> {
        let folder = paths::target().join("conformance/lit").join(name);
        fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
        let plain = [
            ("FileCheck", file_check("")),
            ("not", format!("exec \"{}\" \"$@\"", tool("NOT", "not-22"))),
            ("count", "[ \"$(wc -l)\" -eq \"$1\" ]".to_owned()),
        ];
        for (script, body) in plain.iter().chain(scripts) {
            use std::os::unix::fs::PermissionsExt;
            let path = folder.join(script);
            corpus::write(&path, format!("#!/bin/sh\n{body}\n").as_bytes())?;
            fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).map_err(|e| e.to_string())?;
        }
        Ok(Tools { folder })
    }

    /// Returns whether a unit passes with the tools. A unit that times out is run again; `None` after a second timeout.
    fn passes(&self, root: &Path, unit: &Unit, worker: usize) -> Result<Option<bool>, String> {
        for _ in 0..2 {
            match self.judge(root, unit, worker)? {
                None => return Ok(Some(true)),
                Some(message) if message == HANG => {}
                Some(_) => return Ok(Some(false)),
            }
        }
        Ok(None)
    }

    /// Runs a unit. Returns the reason if it fails, and `None` if it passes.
    pub(super) fn judge(&self, root: &Path, unit: &Unit, worker: usize) -> Result<Option<String>, String> {
        let work = paths::target().join(format!("conformance/lit/work-{}-{worker}", std::process::id()));
        fs::create_dir_all(&work).map_err(|e| e.to_string())?;
        let source = root.join(&unit.file);
        let folder = source.parent().unwrap_or(root).display().to_string();
        let mut script = String::from("set -e -o pipefail\n");
        for line in &unit.lines {
            let line = line
                .replace("%s", &source.display().to_string())
                .replace("%S", &folder)
                .replace("%p", &folder)
                .replace("%T", &work.display().to_string())
                .replace("%t", &work.join("file.tmp").display().to_string());
            let _ = writeln!(script, "{line}");
        }
        let path = std::env::var("PATH").unwrap_or_default();
        let mut command = Command::new("timeout");
        command
            .args(["-k", "1", "20", "bash", "-c", &script])
            .current_dir(&work)
            .env("PATH", format!("{}:{path}", self.folder.display()));
        let outcome = process::run(&mut command, &work.join("process"), Duration::from_secs(30))?;
        fs::remove_dir_all(&work).map_err(|e| e.to_string())?;
        Ok(match outcome.end {
            process::End::Ok => None,
            process::End::Failed(124) | process::End::Hung => Some(HANG.to_owned()),
            process::End::Failed(_) | process::End::Crashed(_) => {
                Some(outcome.message().replace(&format!("{}/", root.display()), ""))
            }
        })
    }
}

/// Whether a unit passes with mlir-opt-22 (`None` if unknown), and why it fails with mlirkit.
type Judgement = (Option<bool>, Option<String>);

fn verdict_file() -> PathBuf {
    paths::cache().join("lit-upstream.tsv")
}

fn upstream_verdicts() -> BTreeMap<String, bool> {
    let text = fs::read_to_string(verdict_file()).unwrap_or_default();
    text.lines().filter_map(|l| l.split_once('\t')).map(|(id, word)| (id.to_owned(), word == "pass")).collect()
}

fn remember(mut known: BTreeMap<String, bool>, units: &[Unit], judged: &[Judgement]) -> Result<(), String> {
    known.extend(units.iter().zip(judged).filter_map(|(u, (good, _))| Some((u.id(), (*good)?))));
    let text: String =
        known.iter().map(|(id, good)| format!("{id}\t{}\n", if *good { "pass" } else { "fail" })).collect();
    corpus::write(&verdict_file(), text.as_bytes())
}

/// The number of tests that passed, and the number of all tests.
#[derive(Default)]
pub(super) struct Count {
    passed: usize,
    total: usize,
}

impl Count {
    /// Adds a test to the counts.
    pub(super) fn add(&mut self, passed: bool) {
        self.total += 1;
        self.passed += usize::from(passed);
    }

    /// Returns the table cell `passed/total`.
    pub(super) fn cell(&self) -> String {
        format!("{}/{}", self.passed, self.total)
    }
}

fn report(units: &[Unit], judged: &[Judgement]) -> String {
    let mut folders: BTreeMap<String, [Count; 2]> = BTreeMap::new();
    let mut totals: [Count; 2] = Default::default();
    for (unit, (good, failure)) in units.iter().zip(judged) {
        if *good != Some(true) {
            continue;
        }
        let column = usize::from(unit.diagnostics);
        for counts in [folders.entry(unit.folder()).or_default(), &mut totals] {
            if let Some(count) = counts.get_mut(column) {
                count.add(failure.is_none());
            }
        }
    }
    let mut out = String::from(
        "\nUpstream's own RUN lines that need no pass and that mlir-opt-22 passes, with mlirkit in its place, passed/total:\n\n",
    );
    let _ = writeln!(out, "{:44} {:>16} {:>16}", "folder", "print", "diagnostics");
    let [print, diagnostics] = &totals;
    let _ = writeln!(out, "{:44} {:>16} {:>16}", "all", print.cell(), diagnostics.cell());
    for (folder, [print, diagnostics]) in &folders {
        let _ = writeln!(out, "{folder:44} {:>16} {:>16}", print.cell(), diagnostics.cell());
    }
    print!("{out}");
    out
}

#[cfg(test)]
mod tests {
    use super::{MLIR_OPT, is_plain, units_of};

    #[test]
    fn only_lines_without_passes() {
        assert!(is_plain("mlir-opt %s -split-input-file | mlir-opt | FileCheck %s", MLIR_OPT));
        assert!(is_plain("not mlir-opt %S/a.mlirbc 2>&1 | FileCheck %s --check-prefix=X", MLIR_OPT));
        assert!(!is_plain("mlir-opt -canonicalize %s | FileCheck %s", MLIR_OPT));
        assert!(!is_plain("mlir-opt %s -pass-pipeline='builtin.module(cse)'", MLIR_OPT));
        assert!(!is_plain("mlir-translate %s", MLIR_OPT));
        assert!(!is_plain("mlir-opt %{flags} %s", MLIR_OPT));
    }

    #[test]
    fn lines_that_share_a_file_are_grouped() {
        let text =
            "// RUN: mlir-opt %s -o %t && \\\n// RUN:   cat %t | FileCheck %s\n// RUN: mlir-opt %s | FileCheck %s\n";
        let units = units_of("a.mlir", text);
        assert_eq!(units.iter().map(|u| u.lines.len()).collect::<Vec<_>>(), [2]);
        let units = units_of(
            "a.mlir",
            "// RUN: mlir-opt %s | FileCheck %s\n// RUN: mlir-opt -cse %s\n// RUN: mlir-opt %s -verify-diagnostics\n",
        );
        assert_eq!(units.iter().map(|u| (u.number, u.diagnostics)).collect::<Vec<_>>(), [(1, false), (3, true)]);
    }
}
