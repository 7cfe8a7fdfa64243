//! `cargo xtask conformance mutate`: runs mlirkit on damaged files. It may report errors, but must not crash, hang or
//! exhaust memory.
//!
//! A case is determined by the seed and its number. Files on which mlirkit fails are kept in
//! `target/conformance/crashes`.

use super::corpus::Chunk;
use super::{pool, truth};
use crate::{paths, process};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use mlirkit_hostile::damage::{Random, damage};

/// Limit on the address space of one process, in KiB; enough for a file of a few KiB.
const MEMORY_KIB: u64 = 2 << 20;

/// The files to damage.
pub enum Inputs<'a> {
    /// Chunks of LLVM's tests, for `mlirkit opt`.
    Chunks(&'a [Chunk]),
    /// Artifacts and programs of StableHLO, each with the arguments that precede the file.
    Commands(Vec<(Vec<String>, PathBuf)>),
}

/// A damaged file and the command to run on it.
struct Job {
    name: String,
    bytes: Vec<u8>,
    arguments: Vec<String>,
}

impl Inputs<'_> {
    /// Chooses the next file and damages it; `None` if the file does not exist.
    fn pick(&self, random: &mut Random, worker: usize) -> Result<Option<Job>, String> {
        let read = |path: &Path| fs::read(path).map_err(|e| format!("{}: {e}", path.display()));
        match self {
            Self::Chunks(chunks) => {
                let Some(chunk) = chunks.get(random.below(chunks.len())) else { return Err("no chunks".to_owned()) };
                let inputs = [truth::BC6, truth::GENERIC, truth::SOURCE, truth::VERSIONS[0]];
                let pick = [0, 0, 0, 1, 2, 3].get(random.below(6)).and_then(|at: &usize| inputs.get(*at));
                let Some(path) = truth::answer(chunk, pick.copied().unwrap_or(truth::BC6), worker)? else {
                    return Ok(None);
                };
                let flags: &[&str] = match random.below(3) {
                    0 => &["--emit-bytecode"],
                    1 => &["--mlir-print-op-generic"],
                    _ => &[],
                };
                let arguments = ["opt", "--allow-unregistered-dialect"].iter().chain(flags);
                let arguments = arguments.map(|&argument| argument.to_owned()).collect();
                Ok(Some(Job { name: chunk.id(), bytes: read(&path)?, arguments }))
            }
            Self::Commands(commands) => {
                let command = commands.get(random.below(commands.len()));
                let Some((arguments, path)) = command else { return Err("no files".to_owned()) };
                let arguments = match random.below(8) {
                    0 => ["stablehlo", "explain", "--target=1.0.0"].map(str::to_owned).to_vec(),
                    _ => arguments.clone(),
                };
                Ok(Some(Job { name: path.display().to_string(), bytes: read(path)?, arguments }))
            }
        }
    }
}

/// Runs mlirkit on `count` damaged files, and reports the number of failures.
pub fn run(inputs: &Inputs<'_>, count: usize, seed: u64, jobs: usize) -> Result<(), String> {
    let cases: Vec<usize> = (0..count).collect();
    let crashes = paths::target().join("conformance/crashes");
    fs::create_dir_all(&crashes).map_err(|e| e.to_string())?;
    let ends = pool::map(&cases, jobs, |worker, number| {
        let mut random = Random::of(seed, *number);
        let Some(mut job) = inputs.pick(&mut random, worker)? else { return Ok(process::End::Ok) };
        for _ in 0..=random.below(4) {
            damage(&mut job.bytes, &mut random);
        }
        let file = std::env::temp_dir().join(format!("mlirkit-mutate-{}-{worker}", std::process::id()));
        fs::write(&file, &job.bytes).map_err(|e| e.to_string())?;
        let mut command = process::limited(&paths::mlirkit(), MEMORY_KIB);
        command.args(&job.arguments).arg(&file);
        let outcome = process::run(&mut command, &file.with_extension("run"), Duration::from_secs(10))?;
        if matches!(outcome.end, process::End::Crashed(_) | process::End::Hung) {
            let kept = crashes.join(format!("{seed}-{number}"));
            fs::write(&kept, &job.bytes).map_err(|e| e.to_string())?;
            println!(
                "{} {} ({}): {} [{}]",
                kept.display(),
                job.arguments.join(" "),
                job.name,
                outcome.message(),
                damage_name(&outcome)
            );
        }
        Ok(outcome.end)
    })?;
    let count_of = |wanted: fn(&process::End) -> bool| ends.iter().filter(|e| wanted(e)).count();
    println!(
        "{} files: {} read, {} refused, {} crashed, {} hung",
        ends.len(),
        count_of(|e| matches!(e, process::End::Ok)),
        count_of(|e| matches!(e, process::End::Failed(_))),
        count_of(|e| matches!(e, process::End::Crashed(_))),
        count_of(|e| matches!(e, process::End::Hung))
    );
    let bad = count_of(|e| matches!(e, process::End::Crashed(_) | process::End::Hung));
    if bad == 0 { Ok(()) } else { Err(format!("{bad} files brought mlirkit down")) }
}

/// Returns the name of an outcome for the report. Only the message distinguishes running out of memory from a crash.
fn damage_name(outcome: &process::Outcome) -> &'static str {
    let text = String::from_utf8_lossy(&outcome.stderr);
    if text.contains("memory allocation") {
        "out of memory"
    } else if text.contains("stack overflow") || text.contains("overflowed its stack") {
        "stack overflow"
    } else if outcome.end == process::End::Hung {
        "hang"
    } else {
        "panic"
    }
}
