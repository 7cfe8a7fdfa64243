//! `cargo xtask conformance rejected`: compares mlirkit's messages for the chunks that mlir-opt-22 rejects.
//!
//! Messages are equal if standard error is the same, including caret lines and notes. The cache contains only the
//! beginning of mlir-opt-22's standard error.

use super::baseline::{self, CRASHED, Judged, Results};
use super::corpus::{self, Chunk};
use super::{compare, kinds, pool, score, truth};
use crate::process;
use std::collections::BTreeMap;
use std::fmt::Write;

/// The result of comparing mlirkit's messages with those of mlir-opt-22.
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

/// Runs mlirkit on the rejected chunks, and writes their section of the scoreboard.
pub fn run(given: Option<&std::path::Path>, filter: &[String], jobs: usize, check: bool) -> Result<(), String> {
    let mut chunks = corpus::rejected(given, jobs)?;
    chunks.retain(|c| filter.is_empty() || filter.iter().any(|f| c.id().contains(f.as_str())));
    let answers = pool::map(&chunks, jobs, answer)?;
    let judged = |answer: &Option<Given>| match answer {
        None => Judged::Skipped,
        Some(Given { answer: Answer::Equal, .. }) => Judged::Good,
        Some(given) => Judged::Failed(name(given.answer), given.message.clone()),
    };
    let results: Results = chunks.iter().map(Chunk::id).zip(answers.iter().map(judged)).collect();
    let mut out = String::from("\nThe chunks that mlir-opt-22 refuses with a message; mlirkit gives:\n\n");
    for (kind, name) in ROWS {
        let count = answers.iter().flatten().filter(|given| given.answer == kind).count();
        let _ = writeln!(out, "{count:6} {name}");
    }
    out.push_str(&folders(&chunks, &answers));
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

/// Counts of chunks in a folder: rejected; with an error at the same position; with the same first message; and with
/// the same text.
#[derive(Default)]
struct Rates {
    all: usize,
    refused: usize,
    place: usize,
    first: usize,
    equal: usize,
}

impl Rates {
    fn add(&mut self, given: &Given) {
        self.all += 1;
        self.refused += usize::from(!matches!(given.answer, Answer::Accepted | Answer::Crashed));
        self.place += usize::from(given.same_place);
        self.first += usize::from(matches!(given.answer, Answer::Equal | Answer::SameFirstLine));
        self.equal += usize::from(given.answer == Answer::Equal);
    }

    fn line(&self, name: &str) -> String {
        let rate = |count: usize| {
            let tenths = count * 1000 / self.all.max(1);
            format!("{:>5}.{}", tenths / 10, tenths % 10)
        };
        let rates = [self.refused, self.place, self.first, self.equal].map(rate).join(" ");
        format!("{name:<34} {:>5} {rates}\n", self.all)
    }
}

/// Returns a line for each folder in the corpus.
fn folders(chunks: &[Chunk], answers: &[Option<Given>]) -> String {
    let mut all = Rates::default();
    let mut by_folder: BTreeMap<String, Rates> = BTreeMap::new();
    for (chunk, given) in chunks.iter().zip(answers) {
        let Some(given) = given else { continue };
        let id = chunk.id();
        let mut parts = id.split('/');
        let (first, second) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        let folder = if second.contains('#') { first.to_owned() } else { format!("{first}/{second}") };
        by_folder.entry(folder).or_default().add(given);
        all.add(given);
    }
    let mut out =
        String::from("\nBy folder, of 100 chunks: refused, at the same place, same first message, same text:\n\n");
    out.push_str(&all.line("(all)"));
    for (folder, rates) in by_folder {
        out.push_str(&rates.line(&folder));
    }
    out
}

/// Returns the description of a verdict.
fn name(answer: Answer) -> &'static str {
    ROWS.iter().find(|(a, _)| *a == answer).map_or("", |(_, name)| name)
}

/// The result of mlirkit for a chunk.
struct Given {
    answer: Answer,
    /// Whether the first message has the same file, line and column.
    same_place: bool,
    message: String,
}

/// Returns the position in a message, which is the text before the severity.
fn place(message: &str) -> &str {
    [": error:", ": warning:", ": remark:"]
        .iter()
        .find_map(|what| message.split_once(what))
        .map_or(message, |(at, _)| at)
}

/// Compares the messages for a chunk; `None` if mlir-opt-22 crashes or prints no message.
fn answer(worker: usize, chunk: &Chunk) -> Result<Option<Given>, String> {
    let Some(expected) = truth::refusal(chunk, truth::GENERIC) else { return Ok(None) };
    let outcome = compare::run(chunk, kinds::source_generic(), &[], worker)?;
    let got = String::from_utf8_lossy(&outcome.stderr).into_owned();
    let line = |text: &str| text.lines().next().unwrap_or_default().to_owned();
    let both = || format!("want `{}` got `{}`", line(&expected), line(&got));
    let same_place = matches!(outcome.end, process::End::Failed(_)) && place(&line(&expected)) == place(&line(&got));
    let (answer, message) = match outcome.end {
        process::End::Ok => (Answer::Accepted, format!("want `{}`", line(&expected))),
        process::End::Crashed(_) | process::End::Hung => (Answer::Crashed, outcome.message()),
        process::End::Failed(_) if truth::same_refusal(&expected, &got) => (Answer::Equal, String::new()),
        process::End::Failed(_) if line(&expected) == line(&got) => (Answer::SameFirstLine, both()),
        process::End::Failed(_) => (Answer::OtherMessage, both()),
    };
    Ok(Some(Given { answer, same_place, message }))
}
