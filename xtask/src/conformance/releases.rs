//! Compares files from other LLVM releases with the tools that wrote them. The release's tool writes and prints each
//! chunk. mlirkit reads the file with `--release`, and its output must equal that of the tool.

mod foreign;
mod ported;
mod tools;
mod upgraded;

use super::baseline::{self, Results};
use super::compare::{self, Verdict};
use super::corpus::{self, Chunk};
use super::{pool, score};
use crate::{paths, process};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;
use tools::{Answer, RELEASES, Release, Tool};

/// A comparison that is run for each chunk.
struct Kind {
    name: &'static str,
    run: fn(&Tool, &Answer, usize) -> Result<Verdict, String>,
}

const KINDS: [Kind; 5] = [
    Kind { name: "generic", run: generic },
    Kind { name: "pretty", run: pretty },
    Kind { name: "text", run: text },
    Kind { name: "written", run: written },
    Kind { name: "default", run: default },
];

const HEAD: &str = "\
Files of other releases against the tools that wrote them, over those chunks of LLVM 19's mlir/test that need
none of mlir-opt's test dialects. Made by `cargo xtask conformance releases`.
  generic  the release's bytecode in the generic form
  pretty   the release's bytecode in the pretty form
  text     the release's pretty form read and printed again
  written  its bytecode read and written again, and what the release's tool reads there, in the generic form
  default  its bytecode in the pretty form, without a flag that names the release; of chunks whose dialects the tool has
  upgraded its bytecode brought to LLVM 22, and what mlir-opt-22 prints of it, against what it prints of the source
What is not the same stands in failures/release-*.txt.
";

/// Compares the releases whose numbers are in `only`; all releases if it is empty. A run over all chunks updates the
/// lists of failures and the scoreboard.
pub fn run(only: &[String], args: &super::Args) -> Result<(), String> {
    if only == ["foreign"] {
        return foreign::run(args);
    }
    let chunks = chosen(args)?;
    let whole = args.filter.is_empty() && args.sample.is_none() && args.list.is_none();
    let mut complaints = 0;
    let mut board = Board::read();
    for release in RELEASES.iter().filter(|r| only.is_empty() || only.contains(&r.number.to_string())) {
        let tool = match release.tool() {
            Ok(tool) => tool,
            // A tool that is not installed does not make the run fail.
            Err(message) => {
                println!("{}: NOT COMPARED: {message}", release.producer);
                continue;
            }
        };
        let verdicts = pool::map(&chunks, args.jobs, |worker, chunk| compare_chunk(&tool, chunk, &args.kind, worker))?;
        let section = section(&verdicts);
        println!("{}\n{section}", release.producer);
        let results: Results = (chunks.iter().zip(&verdicts))
            .flat_map(|(chunk, found)| found.iter().map(|(kind, verdict)| (id(chunk, kind), verdict.judged())))
            .collect();
        let name = format!("release-{}", release.number);
        if args.check {
            complaints += baseline::check(&name, &results, whole && args.kind.is_empty())?;
        } else if whole {
            baseline::write_part(&name, &results, |id| !is_compared(id, &args.kind))?;
            board.put(release, &section)?;
        } else {
            print!("{}", baseline::list(&results));
        }
    }
    baseline::verdict(complaints)
}

fn id(chunk: &Chunk, kind: &str) -> String {
    format!("{} {kind}", chunk.id())
}

/// Returns whether a run with the options `kinds` includes the comparison with this id. If `kinds` is empty, a run
/// includes the default comparisons.
fn is_compared(id: &str, kinds: &[String]) -> bool {
    let own = id.rsplit(' ').next().unwrap_or_default();
    if kinds.is_empty() { KINDS.iter().any(|kind| kind.name == own) } else { kinds.iter().any(|kind| kind == own) }
}

/// Returns the chunks that the options select, including those that mlir-opt-22 rejects.
fn chosen(args: &super::Args) -> Result<Vec<Chunk>, String> {
    let mut chunks = match &args.list {
        Some(list) => corpus::listed(list, args.corpus.as_deref())?,
        None => corpus::all(args.corpus.as_deref())?,
    };
    chunks.retain(|chunk| !needs_test_dialects(chunk));
    let total = chunks.len().max(1);
    chunks.rotate_left(args.rotate % total);
    if !args.filter.is_empty() {
        chunks.retain(|c| args.filter.iter().any(|f| c.id().contains(f.as_str())));
        return Ok(chunks);
    }
    Ok(match args.sample {
        Some(count) => corpus::sample(chunks, count),
        None => chunks,
    })
}

/// Returns whether a chunk uses test dialects of mlir-opt, or `sparse_tensor`. No package registers these completely.
fn needs_test_dialects(chunk: &Chunk) -> bool {
    let text = fs::read(chunk.path()).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    ["\"test.", " test.", "!test.", "#test.", "sparse_tensor", "transform.test"].iter().any(|word| text.contains(word))
}

/// The results of the comparisons for one chunk.
type Found = Vec<(&'static str, Verdict)>;

fn compare_chunk(tool: &Tool, chunk: &Chunk, only: &[String], worker: usize) -> Result<Found, String> {
    let kinds = KINDS.iter().filter(|kind| only.is_empty() || only.iter().any(|name| name == kind.name));
    let answer = tool.answer(chunk, worker)?;
    let mut found: Found = match &answer {
        None => kinds.map(|kind| (kind.name, Verdict::NoTruth)).collect(),
        Some(answer) => {
            kinds.map(|kind| Ok((kind.name, (kind.run)(tool, answer, worker)?))).collect::<Result<_, String>>()?
        }
    };
    // These comparisons are slow, so they run only if the command line names them.
    let is_asked_for = |kind: &str| only.iter().any(|name| name == kind);
    if is_asked_for(UPGRADED) {
        let verdict = answer.as_ref().map(|answer| upgraded::run(tool, chunk, answer, worker)).transpose()?;
        found.push((UPGRADED, verdict.unwrap_or(Verdict::NoTruth)));
    }
    if is_asked_for(PORTED) {
        found.push((PORTED, ported::run(tool, chunk, answer.as_ref(), worker)?));
    }
    Ok(found)
}

/// The comparison that converts files of the release to LLVM 22.
const UPGRADED: &str = "upgraded";

/// The comparison that converts chunks from LLVM 22 to the release. It also uses chunks that the release's tool
/// rejects.
const PORTED: &str = "ported";

/// Returns the names of all comparisons in a section of the scoreboard, in order.
fn kinds() -> impl Iterator<Item = &'static str> {
    KINDS.iter().map(|kind| kind.name).chain([UPGRADED, PORTED])
}

fn generic(tool: &Tool, answer: &Answer, worker: usize) -> Result<Verdict, String> {
    let mut mlirkit = tool.mlirkit(&answer.bytecode);
    mlirkit.arg("--mlir-print-op-generic");
    against(&mut mlirkit, &answer.generic, worker)
}

fn pretty(tool: &Tool, answer: &Answer, worker: usize) -> Result<Verdict, String> {
    against(&mut tool.mlirkit(&answer.bytecode), &answer.pretty, worker)
}

fn text(tool: &Tool, answer: &Answer, worker: usize) -> Result<Verdict, String> {
    if answer.again.exists() {
        against(&mut tool.mlirkit(&answer.pretty), &answer.again, worker)
    } else {
        Ok(Verdict::NoTruth)
    }
}

fn written(tool: &Tool, answer: &Answer, worker: usize) -> Result<Verdict, String> {
    let (bytecode, text) =
        (compare::scratch(worker).with_extension("mlirbc"), compare::scratch(worker).with_extension("mlir"));
    let mut mlirkit = tool.mlirkit(&answer.bytecode);
    mlirkit.args(["--emit-bytecode", "-o"]).arg(&bytecode);
    let outcome = process::run(&mut mlirkit, &compare::scratch(worker), LIMIT)?;
    Ok(match outcome.end {
        process::End::Ok => match tool.print(&bytecode, &text, worker)? {
            Ok(got) => same(&read(&answer.generic)?, &got),
            Err(message) => Verdict::Refused(format!("by the release's tool: {}", without_path(&message))),
        },
        _ => failure(&outcome),
    })
}

/// Prints the file without `--release`. Files with dialects that the tool lacks are skipped, because the tool prints
/// these in the generic form.
fn default(tool: &Tool, answer: &Answer, worker: usize) -> Result<Verdict, String> {
    if tool.lacks(&answer.bytecode)? {
        return Ok(Verdict::NoTruth);
    }
    let mut mlirkit = process::limited(&paths::mlirkit(), 4 << 20);
    mlirkit.arg("print").arg(&answer.bytecode);
    against(&mut mlirkit, &answer.pretty, worker)
}

/// Compares mlirkit's output with the expected one.
fn against(mlirkit: &mut Command, expected: &Path, worker: usize) -> Result<Verdict, String> {
    let outcome = process::run(mlirkit, &compare::scratch(worker), LIMIT)?;
    Ok(match outcome.end {
        process::End::Ok => same(&read(expected)?, &outcome.stdout),
        _ => failure(&outcome),
    })
}

fn failure(outcome: &process::Outcome) -> Verdict {
    match outcome.end {
        process::End::Ok | process::End::Failed(_) => Verdict::Refused(without_path(&outcome.message())),
        process::End::Crashed(_) | process::End::Hung => Verdict::Crashed(outcome.message()),
    }
}

/// Compares two texts, ignoring a final line feed, which the bindings may add or omit.
fn same(expected: &[u8], got: &[u8]) -> Verdict {
    let (expected, got) = (expected.trim_ascii_end(), got.trim_ascii_end());
    if expected == got { Verdict::Same } else { Verdict::Differs(compare::difference(false, expected, got)) }
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|e| format!("{}: {e}", path.display()))
}

/// Returns an error message without the path of the file.
fn without_path(message: &str) -> String {
    message.split_once("error: ").map_or(message, |(_, what)| what).to_owned()
}

/// Time limit for one mlirkit run.
const LIMIT: Duration = Duration::from_secs(10);

/// Returns a line for each comparison with its counts.
fn section(verdicts: &[Found]) -> String {
    let mut out = String::new();
    for name in kinds() {
        let of_kind = verdicts.iter().flatten().filter(|(kind, _)| *kind == name).map(|(_, verdict)| verdict);
        let of_kind: Vec<&Verdict> = of_kind.collect();
        if of_kind.is_empty() {
            continue;
        }
        let tally = score::Tally::of(of_kind.into_iter());
        out += &format!("{name:8} {}\n", tally.line());
    }
    out
}

/// The scoreboard, with one section per release.
struct Board(BTreeMap<u32, String>);

impl Board {
    fn path() -> std::path::PathBuf {
        paths::lists().join("scoreboard-releases.txt")
    }

    fn read() -> Self {
        let text = fs::read_to_string(Self::path()).unwrap_or_default();
        let section = |part: &str| {
            let (producer, rest) = part.split_once('\n')?;
            let release = RELEASES.iter().find(|release| release.producer == producer)?;
            Some((release.number, format!("{}\n", rest.trim_end())))
        };
        Self(text.split("\n\n").filter_map(section).collect())
    }

    /// Replaces the lines for the same comparisons in a release's section.
    fn put(&mut self, release: &Release, section: &str) -> Result<(), String> {
        let old = self.0.remove(&release.number).unwrap_or_default();
        let line = |text: &str, kind: &str| {
            text.lines().find(|line| line.split(' ').next() == Some(kind)).map(|line| format!("{line}\n"))
        };
        let merged = kinds().filter_map(|kind| line(section, kind).or_else(|| line(&old, kind))).collect();
        self.0.insert(release.number, merged);
        let mut text = HEAD.to_owned();
        for release in &RELEASES {
            if let Some(section) = self.0.get(&release.number) {
                text += &format!("\n{}\n{section}", release.producer);
            }
        }
        corpus::write(&Self::path(), text.as_bytes())
    }
}
