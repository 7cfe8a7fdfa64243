//! `cargo xtask conformance rejected`: the chunks that mlir-opt-22 refuses, and what mlirkit says about them.
//!
//! Equal means the same text on standard error, caret line and notes included (as much of it as the cache keeps).

use super::baseline::{self, CRASHED, Judged, Results};
use super::corpus::{self, Chunk};
use super::{compare, kinds, pool, score, truth};
use crate::process;
use std::fmt::Write;

/// How mlirkit's answer compares.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Answer {
    Equal,
    SameFirstLine,
    OtherMessage,
    Accepted,
    Crashed,
}

const ROWS: [(Answer, &str); 5] = [
    (Answer::Equal, "the same messages"),
    (Answer::SameFirstLine, "the same first line"),
    (Answer::OtherMessage, "other messages"),
    (Answer::Accepted, "accepted"),
    (Answer::Crashed, CRASHED),
];

/// Runs mlirkit over the refused chunks and writes their part of the scoreboard.
pub fn run(given: Option<&std::path::Path>, filter: &[String], jobs: usize, check: bool) -> Result<(), String> {
    let mut chunks = corpus::rejected(given, jobs)?;
    chunks.retain(|c| filter.is_empty() || filter.iter().any(|f| c.id().contains(f.as_str())));
    let answers = pool::map(&chunks, jobs, answer)?;
    let judged = |answer: &Option<(Answer, String)>| match answer {
        None => Judged::Skipped,
        Some((Answer::Equal, _)) => Judged::Good,
        Some((kind, message)) => Judged::Failed(name(*kind), message.clone()),
    };
    let results: Results = chunks.iter().map(Chunk::id).zip(answers.iter().map(judged)).collect();
    let mut out = String::from("\nThe chunks that mlir-opt-22 refuses with a message; mlirkit gives:\n\n");
    for (kind, name) in ROWS {
        let count = answers.iter().flatten().filter(|(k, _)| *k == kind).count();
        let _ = writeln!(out, "{count:6} {name}");
    }
    print!("{out}");
    if check {
        return baseline::verdict(baseline::check("rejected", &results, filter.is_empty())?);
    }
    if !filter.is_empty() {
        print!("{}", baseline::list(&results));
        return Ok(());
    }
    score::keep_section("rejected", &out, &results)
}

/// The verdict in words.
fn name(answer: Answer) -> &'static str {
    ROWS.iter().find(|(a, _)| *a == answer).map_or("", |(_, name)| name)
}

/// `None` where mlir-opt-22 itself crashes or says nothing.
fn answer(worker: usize, chunk: &Chunk) -> Result<Option<(Answer, String)>, String> {
    let Some(expected) = truth::refusal(chunk, truth::GENERIC) else { return Ok(None) };
    let outcome = compare::run(chunk, kinds::source_generic(), &[], worker)?;
    let got = String::from_utf8_lossy(&outcome.stderr).into_owned();
    let line = |text: &str| text.lines().next().unwrap_or_default().to_owned();
    let both = || format!("want `{}` got `{}`", line(&expected), line(&got));
    Ok(Some(match outcome.end {
        process::End::Ok => (Answer::Accepted, format!("want `{}`", line(&expected))),
        process::End::Crashed(_) | process::End::Hung => (Answer::Crashed, outcome.message()),
        process::End::Failed(_) if truth::same_refusal(&expected, &got) => (Answer::Equal, String::new()),
        process::End::Failed(_) if line(&expected) == line(&got) => (Answer::SameFirstLine, both()),
        process::End::Failed(_) => (Answer::OtherMessage, both()),
    }))
}
