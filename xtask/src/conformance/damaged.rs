//! `cargo xtask conformance damaged`: makes one random change to the bytecode of a program. mlirkit and mlir-opt-22
//! must print the same text or the same first message.
//!
//! A case is determined by the seed, the number of the case, and the corpus. The files of the cases that differ are kept
//! in `target/conformance/damaged`.

use super::baseline::{self, CRASHED, Judged, Results};
use super::corpus::{self, Chunk};
use super::{compare, mutated, pool, truth};
use crate::{paths, process};
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use mlirkit_hostile::damage::{Random, damage};

/// The options of `cargo xtask conformance damaged`.
pub struct Options {
    /// Number of files; `None` selects the number used for the committed scoreboard.
    pub sample: Option<usize>,
    /// Seed of the random damage.
    pub seed: u64,
    /// Whether to compare with the committed list of failures instead of writing files.
    pub check: bool,
    /// Number of processes to run at a time.
    pub jobs: usize,
}

/// Number of files in a complete run.
const WHOLE: usize = 3_000;
/// Seed of a complete run.
pub const SEED: u64 = 4_404;
/// Maximum length of a program's bytecode in bytes. In longer files, most of the damage would be in attributes.
const LONGEST: usize = 6_000;
/// Limit on the address space of one process, in KiB.
const MEMORY_KIB: u64 = 4 << 20;

/// The verdict for a known difference: an operation with a damaged name has no definition, so mlirkit keeps its
/// properties, while mlir-opt-22 reads their beginning as an attribute.
const KEPT: &str = "properties kept";
const KEPT_BYTES: &[u8] = b"opaque_properties = ";

/// The result of running a tool on a file.
enum Answer {
    Read(Vec<u8>),
    /// The first error message, without its position.
    Refused(String),
    Crashed,
}

/// Runs the comparison, prints the rates, and writes or checks the list of failures.
pub fn run(options: &Options, chunks: Vec<Chunk>) -> Result<(), String> {
    // Leave out test dialects, because their bytecode contains dialect versions.
    let sources: Vec<Chunk> = chunks.into_iter().filter(mutated::has_no_test_dialects).collect();
    let count = options.sample.unwrap_or(WHOLE);
    let numbers: Vec<usize> = (0..count).collect();
    let judged = pool::map(&numbers, options.jobs, |worker, number| case(&sources, options.seed, *number, worker))?;
    let judged: Results = judged.into_iter().flatten().collect();
    let report = report(&judged);
    print!("{report}");
    let whole = options.sample.is_none() && options.seed == SEED;
    if options.check {
        return baseline::verdict(baseline::check("damaged", &judged, whole)?);
    }
    if whole {
        baseline::write("damaged", &judged)?;
        return corpus::write(&paths::lists().join("scoreboard-damaged.txt"), report.as_bytes());
    }
    print!("{}", baseline::list(&judged));
    Ok(())
}

/// Creates one damaged file of a random bytecode version and compares the results of both tools. Returns `None` if the
/// program is too long or that version cannot represent it.
fn case(sources: &[Chunk], seed: u64, number: usize, worker: usize) -> Result<Option<(String, Judged)>, String> {
    let mut random = Random::of(seed, number);
    let chunk = sources.get(random.below(sources.len())).ok_or("no chunks")?;
    let version = random.below(truth::VERSIONS.len() + 1);
    let truth = truth::VERSIONS.get(version).copied().unwrap_or(truth::BC6);
    let Some(path) = truth::answer(chunk, truth, worker)? else { return Ok(None) };
    let mut bytes = fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    if bytes.len() > LONGEST {
        return Ok(None);
    }
    damage(&mut bytes, &mut random);
    let file = compare::scratch(worker).with_extension("mlirbc");
    fs::write(&file, &bytes).map_err(|e| e.to_string())?;
    let upstream = process::limited(&paths::mlir_opt(22), MEMORY_KIB);
    let mut own = process::limited(&paths::mlirkit(), MEMORY_KIB);
    own.args(["opt", "--dialects=mlir-opt-22"]);
    let (want, got) = (answer(upstream, &file, worker)?, answer(own, &file, worker)?);
    let judged = judge(&want, &got);
    if matches!(judged, Judged::Failed(..)) {
        let folder = paths::target().join("conformance/damaged");
        let kept = folder.join(format!("{seed}-{number:05}.mlirbc"));
        let done = fs::create_dir_all(&folder).and_then(|()| fs::write(&kept, &bytes));
        done.map_err(|e| format!("{}: {e}", kept.display()))?;
    }
    Ok(Some((format!("{seed}-{number:05} v{version} {}", chunk.id()), judged)))
}

fn answer(mut command: Command, file: &Path, worker: usize) -> Result<Answer, String> {
    command.args(["--allow-unregistered-dialect", "--mlir-disable-threading"]).arg(file);
    let outcome = process::run(&mut command, &compare::scratch(worker).with_extension("run"), Duration::from_secs(20))?;
    Ok(match outcome.end {
        process::End::Ok => Answer::Read(outcome.stdout),
        process::End::Failed(_) => {
            let errors = String::from_utf8_lossy(&outcome.stderr).into_owned();
            let first = errors.lines().find_map(|line| Some(line.split_once("error: ")?.1));
            Answer::Refused(first.unwrap_or_default().to_owned())
        }
        process::End::Crashed(_) | process::End::Hung => Answer::Crashed,
    })
}

fn judge(want: &Answer, got: &Answer) -> Judged {
    let failed = |verdict, want: &str, got: &str| Judged::Failed(verdict, format!("want `{want}` got `{got}`"));
    let keeps = |text: &[u8]| text.windows(KEPT_BYTES.len()).any(|part| part == KEPT_BYTES);
    match (want, got) {
        (Answer::Crashed, _) => Judged::Skipped,
        // The message contains the memory address of a buffer.
        (Answer::Refused(want), Answer::Refused(_)) if want.contains("bytecode buffer 0x") => Judged::Skipped,
        (_, Answer::Crashed) => failed(CRASHED, "", ""),
        (Answer::Read(want), Answer::Read(got)) if want == got => Judged::Good,
        (_, Answer::Read(got)) if keeps(got) => Judged::Failed(KEPT, String::new()),
        (Answer::Read(want), Answer::Read(got)) => Judged::Failed("other text", compare::difference(false, want, got)),
        (Answer::Refused(want), Answer::Refused(got)) if want == got => Judged::Good,
        (Answer::Refused(want), Answer::Refused(got)) => failed("other message", want, got),
        (Answer::Refused(want), Answer::Read(_)) => failed("accepted", want, ""),
        (Answer::Read(_), Answer::Refused(got)) => failed("refused", "", got),
    }
}

fn report(judged: &Results) -> String {
    let mut text = String::from(
        "Bytecode (versions 0 to 6) of small programs with one piece of damage, mlirkit against mlir-opt-22: the same text, or the same first message.\n\
         Files on which mlir-opt-22 crashes are left out. Made by `cargo xtask conformance damaged`.\n\n",
    );
    let all = judged.values().filter(|judged| !matches!(judged, Judged::Skipped)).count();
    let of = |wanted: &str| {
        judged.values().filter(|j| matches!(j, Judged::Failed(verdict, _) if *verdict == wanted)).count()
    };
    let good = judged.values().filter(|judged| matches!(judged, Judged::Good)).count();
    let share = 100.0 * good as f64 / all.max(1) as f64;
    let _ = writeln!(text, "the same         {share:.2} %  {good} of {all}");
    for (verdict, meaning) in [
        ("other message", "both refuse, for another reason first"),
        ("refused", "mlir-opt-22 reads it"),
        ("accepted", "mlir-opt-22 refuses it"),
        (KEPT, "those of an operation whose name is damaged; mlir-opt-22 takes their beginning for an attribute"),
        ("other text", "both read it as something else"),
        (CRASHED, "mlirkit comes to a bad end"),
    ] {
        let _ = writeln!(text, "{verdict:16} {:5}  {meaning}", of(verdict));
    }
    text
}
