//! `cargo xtask conformance stablehlo`: compares portable artifacts and lowered JAX programs with the output of jaxlib.
//!
//! `conformance/stablehlo/make.py` creates the inputs, the output of jaxlib, and a list of comparisons. This module
//! runs mlirkit for each comparison in the list and writes `conformance/scoreboard-stablehlo.txt`.

use super::baseline::{self, Results};
use super::compare::{self, Verdict};
use super::score::{self, Tally};
use super::{corpus, pool};
use crate::{paths, process};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

/// One comparison in the list.
struct Case {
    kind: String,
    id: String,
    folder: String,
    arguments: Vec<String>,
    expected: String,
}

fn folder() -> PathBuf {
    paths::cache().join("stablehlo")
}

/// Runs the comparisons that the kinds and filters select.
pub fn run(kinds: &[String], filter: &[String], jobs: usize, check: bool) -> Result<(), String> {
    let builder = (kinds.is_empty() || kinds.iter().any(|kind| kind == BUILDER)) && filter.is_empty();
    let mut cases = cases()?;
    cases.retain(|c| kinds.is_empty() || kinds.contains(&c.kind));
    cases.retain(|c| filter.is_empty() || filter.iter().any(|f| c.id.contains(f.as_str())));
    let verdicts = pool::map(&cases, jobs, |worker, case| judge(case, worker))?;
    let mut by_kind: BTreeMap<&str, Vec<(&Case, &Verdict)>> = BTreeMap::new();
    for (case, verdict) in cases.iter().zip(&verdicts) {
        by_kind.entry(&case.kind).or_default().push((case, verdict));
    }
    let mut out = String::from(
        "mlirkit against jaxlib: StableHLO's own artifacts, those in jax's compatibility data, and programs lowered with JAX.\n\
         Made by `cargo xtask conformance stablehlo`.\n\n",
    );
    for (kind, results) in &by_kind {
        let _ = writeln!(out, "{kind:22} {}", Tally::of(results.iter().map(|(_, v)| *v)).line());
    }
    let mut complaints = 0;
    if builder {
        let results = VERSIONS.map(|version| (version, built(version)));
        let good = results.iter().filter(|(_, result)| result.is_ok()).count();
        let _ = writeln!(
            out,
            "{BUILDER:22} {:.2} %  {good} of {} artifacts run",
            100.0 * good as f64 / VERSIONS.len() as f64,
            VERSIONS.len()
        );
        for (version, result) in &results {
            if let Err(message) = result {
                complaints += 1;
                let _ = writeln!(out, "    {version}: {}", score::clean(message));
            }
        }
    }
    print!("{out}");
    let whole = kinds.is_empty() && filter.is_empty();
    for (kind, results) in &by_kind {
        let results: Results = results.iter().map(|(case, verdict)| (case.id.clone(), verdict.judged())).collect();
        let name = format!("stablehlo-{kind}");
        if check {
            complaints += baseline::check(&name, &results, filter.is_empty())?;
        } else if whole {
            baseline::write(&name, &results)?;
        } else {
            print!("{}", baseline::list(&results));
        }
    }
    if check {
        baseline::verdict(complaints)
    } else if whole {
        corpus::write(&paths::lists().join("scoreboard-stablehlo.txt"), out.as_bytes())
    } else {
        Ok(())
    }
}

/// The only comparison without chunks: jaxlib runs the program that `mlirkit_stablehlo::builder` builds.
const BUILDER: &str = "builder-run";

/// The versions for which the built program is written.
const VERSIONS: [&str; 3] = ["0.9.0", "1.0.0", "1.17.0"];

/// Runs the builder example, which writes an artifact, and then runs the artifact with jaxlib.
fn built(version: &str) -> Result<(), String> {
    let file = paths::target().join(format!("conformance/perceptron-{version}.mlirbc"));
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).map_err(|e| e.to_string())?;
    }
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut write = Command::new(cargo);
    write.current_dir(paths::workspace()).args([
        "run",
        "-q",
        "-p",
        "mlirkit-stablehlo",
        "--example",
        "perceptron",
        "--",
    ]);
    succeed(write.arg(&file).arg(version))?;
    let mut run = Command::new(paths::python());
    run.arg(paths::workspace().join("conformance/stablehlo/perceptron.py")).arg(&file).stdout(Stdio::null());
    succeed(&mut run)
}

/// Prints the command and the difference for one comparison.
pub fn show(id: &str, kind: &str) -> Result<(), String> {
    let case = cases()?
        .into_iter()
        .find(|c| c.id == id && c.kind == kind)
        .ok_or_else(|| format!("no comparison {kind} of {id}"))?;
    let folder = folder().join(&case.folder);
    println!("cd {}\n{} {}", folder.display(), paths::mlirkit().display(), case.arguments.join(" "));
    if case.expected == "refused" {
        println!("expected: an error");
    }
    let outcome = start(&case, 0)?;
    print!("{}", String::from_utf8_lossy(&outcome.stderr));
    println!("ended: {:?}", outcome.end);
    let expected = folder.join(&case.expected);
    if outcome.end == process::End::Ok && case.expected != "refused" {
        let bytes = fs::read(&expected).map_err(|e| e.to_string())?;
        super::show::difference(&expected, &bytes, &outcome.stdout, case.expected.ends_with(".mlirbc"))?;
    }
    Ok(())
}

/// Returns the input files, each with the arguments that precede it.
pub fn commands() -> Result<Vec<(Vec<String>, PathBuf)>, String> {
    let command =
        |mut case: Case| Some((case.arguments.pop().map(|file| folder().join(&case.folder).join(file))?, case));
    Ok(cases()?.into_iter().filter_map(command).map(|(file, case)| (case.arguments, file)).collect())
}

fn cases() -> Result<Vec<Case>, String> {
    let manifest = folder().join("manifest.tsv");
    if !manifest.exists() {
        make()?;
    }
    let text = fs::read_to_string(&manifest).map_err(|e| format!("{}: {e}", manifest.display()))?;
    let case = |line: &str| {
        let mut fields = line.split('\t').map(str::to_owned);
        Some(Case {
            kind: fields.next()?,
            id: fields.next()?,
            folder: fields.next()?,
            arguments: fields.next()?.split(' ').map(str::to_owned).collect(),
            expected: fields.next()?,
        })
    };
    text.lines().map(|l| case(l).ok_or_else(|| format!("unexpected line '{l}' in {}", manifest.display()))).collect()
}

/// Returns a git directory of StableHLO: `STABLEHLO_GIT_DIR`, or else a clone in the cache.
pub(super) fn repository() -> Result<PathBuf, String> {
    clone_of("STABLEHLO_GIT_DIR", "https://github.com/openxla/stablehlo", "stablehlo.git")
}

/// Returns the git directory that an environment variable names, or else a clone of the URL `address` in the cache.
pub(super) fn clone_of(variable: &str, address: &str, name: &str) -> Result<PathBuf, String> {
    if let Some(given) = std::env::var_os(variable) {
        return Ok(PathBuf::from(given));
    }
    let clone = paths::cache().join(name);
    if !clone.exists() {
        let mut git = Command::new("git");
        git.args(["clone", "--bare", "--depth=1", address]).arg(&clone);
        succeed(&mut git)?;
    }
    Ok(clone)
}

/// Runs `conformance/stablehlo/make.py`, which creates the inputs.
fn make() -> Result<(), String> {
    let repository = repository()?;
    let mut make = Command::new(paths::python());
    make.arg(paths::workspace().join("conformance/stablehlo/make.py"))
        .arg(folder())
        .arg(repository)
        .stderr(Stdio::null());
    succeed(&mut make)
}

/// Runs a program. Returns an error if it fails.
pub(super) fn succeed(command: &mut Command) -> Result<(), String> {
    let status = command.status().map_err(|e| format!("{}: {e}", command.get_program().to_string_lossy()))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?} failed")) }
}

fn start(case: &Case, worker: usize) -> Result<process::Outcome, String> {
    let mut command = process::limited(&paths::mlirkit(), 4 << 20);
    command.current_dir(folder().join(&case.folder)).args(&case.arguments);
    process::run(&mut command, &compare::scratch(worker), Duration::from_secs(10))
}

fn judge(case: &Case, worker: usize) -> Result<Verdict, String> {
    let outcome = start(case, worker)?;
    let refused = case.expected == "refused";
    Ok(match outcome.end {
        process::End::Crashed(_) | process::End::Hung => Verdict::Crashed(outcome.message()),
        // Usage errors and missing features do not mean that the module was rejected.
        process::End::Failed(1) if refused => Verdict::Same,
        process::End::Failed(_) => Verdict::Refused(outcome.message()),
        process::End::Ok if refused => Verdict::Differs("accepted, but jaxlib refuses it".to_owned()),
        process::End::Ok => {
            let path = folder().join(&case.folder).join(&case.expected);
            let expected = fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))?;
            if outcome.stdout == expected {
                Verdict::Same
            } else {
                Verdict::Differs(compare::difference(case.expected.ends_with(".mlirbc"), &expected, &outcome.stdout))
            }
        }
    })
}
