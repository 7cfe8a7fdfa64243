//! `cargo xtask conformance stablehlo-rejected`: compares error messages for the test files of StableHLO and Shardy. If
//! jaxlib rejects a part of a file, mlirkit must report the same first message at the same position. If jaxlib accepts
//! a part, mlirkit must accept it too.
//!
//! `conformance/stablehlo/refusals.py` runs jaxlib once; its results are cached.

use super::baseline::{self, CRASHED, Judged, Results};
use super::{compare, corpus, pool, stablehlo};
use crate::{paths, process};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

/// A part of a test file, with jaxlib's result for it.
struct Part {
    /// Path of the part; lists use it as the part's name.
    path: String,
    verdict: String,
    place: String,
    message: String,
}

impl Part {
    /// Returns whether jaxlib rejects the part only because its context lacks a dialect that the tests use.
    fn lacks_dialect(&self) -> bool {
        let about_dialect = ["unregistered dialect", "not found for custom op"];
        about_dialect.iter().any(|words| self.message.contains(words))
    }
}

/// The result of comparing mlirkit with jaxlib.
#[derive(Clone, PartialEq, Eq)]
enum Answer {
    Good,
    OtherPlace,
    OtherMessage,
    Accepted,
    /// mlirkit rejects a program that jaxlib accepts.
    Refused,
    Crashed,
}

impl Answer {
    fn name(&self) -> &'static str {
        match self {
            Self::Good => "good",
            Self::OtherPlace => "other place",
            Self::OtherMessage => "other messages",
            Self::Accepted => "accepted",
            Self::Refused => "refused",
            Self::Crashed => CRASHED,
        }
    }
}

fn folder() -> PathBuf {
    paths::cache().join("stablehlo-rejected")
}

/// Runs mlirkit on all parts and writes the scoreboard.
pub fn run(filter: &[String], jobs: usize, check: bool) -> Result<(), String> {
    let mut parts = parts()?;
    let skips = corpus::skips()?;
    let is_skipped = |part: &Part| {
        part.verdict == "crashed" || part.lacks_dialect() || skips.contains(&part.path, "stablehlo-rejected")
    };
    parts.retain(|part| filter.is_empty() || filter.iter().any(|f| part.path.contains(f.as_str())));
    let dialects = fs::read_to_string(folder().join("dialects.txt")).map_err(|e| e.to_string())?;
    let answers = pool::map(&parts, jobs, |worker, part| {
        if is_skipped(part) { Ok(None) } else { judge(part, dialects.trim(), worker).map(Some) }
    })?;
    let out = report(&parts, &answers);
    print!("{out}");
    let judged = |answer: &Option<(Answer, String)>| match answer {
        None => Judged::Skipped,
        Some((Answer::Good, _)) => Judged::Good,
        Some((answer, message)) => Judged::Failed(answer.name(), message.clone()),
    };
    let results: Results =
        parts.iter().zip(&answers).map(|(part, answer)| (part.path.clone(), judged(answer))).collect();
    if check {
        return baseline::verdict(baseline::check("stablehlo-rejected", &results, filter.is_empty())?);
    }
    if !filter.is_empty() {
        print!("{}", baseline::list(&results));
        return Ok(());
    }
    baseline::write("stablehlo-rejected", &results)?;
    corpus::write(&paths::lists().join("scoreboard-stablehlo-rejected.txt"), out.as_bytes())
}

/// Returns a table of the results for each repository and for both together.
fn report(parts: &[Part], answers: &[Option<(Answer, String)>]) -> String {
    let mut counts: BTreeMap<&str, [usize; 6]> = BTreeMap::new();
    for (part, answer) in parts.iter().zip(answers) {
        let Some((answer, _)) = answer else { continue };
        let refused = part.verdict == "refused";
        let add = [
            refused,
            refused && matches!(answer, Answer::Good | Answer::OtherPlace | Answer::OtherMessage),
            refused && matches!(answer, Answer::Good | Answer::OtherPlace),
            refused && *answer == Answer::Good,
            *answer == Answer::Refused,
            *answer == Answer::Crashed,
        ];
        let repository = part.path.split('/').next().unwrap_or_default();
        for name in [repository, "all"] {
            let row = counts.entry(name).or_default();
            row.iter_mut().zip(add).for_each(|(count, more)| *count += usize::from(more));
        }
    }
    let mut out = String::from(
        "The parts of StableHLO's and Shardy's test files that jaxlib refuses, and what mlirkit says about them.\n\
         Made by `cargo xtask conformance stablehlo-rejected`.\n\n",
    );
    let _ =
        writeln!(out, "{:12}{:>10}{:>16}{:>20}{:>20}", "", "refused", "refused too", "same message", "and same place");
    for (name, [total, refused, message, place, ..]) in &counts {
        let rate = |count: usize| format!("{count} ({:.1} %)", 100.0 * count as f64 / (*total).max(1) as f64);
        let _ = writeln!(out, "{name:12}{total:>10}{:>16}{:>20}{:>20}", rate(*refused), rate(*message), rate(*place));
    }
    let [.., wrongly, crashed] = counts.get("all").copied().unwrap_or_default();
    let _ = writeln!(out, "\nRefused, but accepted by jaxlib: {wrongly}\nCrashed: {crashed}");
    out
}

fn judge(part: &Part, dialects: &str, worker: usize) -> Result<(Answer, String), String> {
    let mut command = process::limited(&paths::mlirkit(), 4 << 20);
    let (folder, file) = part.path.rsplit_once('/').unwrap_or(("", &part.path));
    command.current_dir(self::folder().join(folder)).arg("opt").arg(format!("--dialects={dialects}")).arg(file);
    let outcome = process::run(&mut command, &compare::scratch(worker), Duration::from_secs(10))?;
    let stderr = String::from_utf8_lossy(&outcome.stderr).into_owned();
    let first = stderr.lines().find(|line| line.contains(": error: ")).unwrap_or_default();
    let (place, message) = first.split_once(": error: ").unwrap_or(("", first));
    let message = message.split_whitespace().collect::<Vec<_>>().join(" ");
    let both = || format!("want `{}: {}` got `{first}`", part.place, part.message);
    Ok(match (outcome.end, part.verdict.as_str()) {
        (process::End::Crashed(_) | process::End::Hung, _) => (Answer::Crashed, outcome.message()),
        (process::End::Ok, "accepted") => (Answer::Good, String::new()),
        (process::End::Ok, _) => (Answer::Accepted, format!("want `{}: {}`", part.place, part.message)),
        (process::End::Failed(_), "accepted") => (Answer::Refused, first.to_owned()),
        (process::End::Failed(_), _) if message != part.message => (Answer::OtherMessage, both()),
        (process::End::Failed(_), _) if place == format!("{file}:{}", part.place) => (Answer::Good, String::new()),
        (process::End::Failed(_), _) => (Answer::OtherPlace, both()),
    })
}

/// Returns the parts with jaxlib's results, which are cached.
fn parts() -> Result<Vec<Part>, String> {
    let list = folder().join("answers.tsv");
    if !list.exists() {
        fs::create_dir_all(folder()).map_err(|e| e.to_string())?;
        let mut ask = Command::new(paths::python());
        ask.arg(paths::workspace().join("conformance/stablehlo/refusals.py"))
            .arg(folder())
            .arg(format!("stablehlo={}", stablehlo::repository()?.display()))
            .arg(format!("sdy={}", shardy()?.display()))
            .stderr(Stdio::null());
        stablehlo::succeed(&mut ask)?;
    }
    let text = fs::read_to_string(&list).map_err(|e| format!("{}: {e}", list.display()))?;
    let part = |line: &str| {
        let mut fields = line.splitn(5, '\t').map(str::to_owned);
        let (path, verdict, row, column) = (fields.next()?, fields.next()?, fields.next()?, fields.next()?);
        Some(Part { path, verdict, place: format!("{row}:{column}"), message: fields.next()? })
    };
    text.lines().map(|l| part(l).ok_or_else(|| format!("unexpected line '{l}' in {}", list.display()))).collect()
}

/// Returns a git directory of Shardy: `SHARDY_GIT_DIR`, or else a clone in the cache.
fn shardy() -> Result<PathBuf, String> {
    stablehlo::clone_of("SHARDY_GIT_DIR", "https://github.com/openxla/shardy", "shardy.git")
}
