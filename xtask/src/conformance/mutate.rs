//! `cargo xtask conformance mutate`: damaged files through the binary; it may refuse them, never come to a bad end.
//!
//! Every case follows from the seed and its number alone. Files that bring mlirkit down are kept in
//! `target/conformance/crashes`.

use super::corpus::Chunk;
use super::{pool, truth};
use crate::{paths, process};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Address space of one process: enough for any honest answer to a file of a few KiB.
const MEMORY_KIB: u64 = 2 << 20;

/// A small generator of pseudo-random numbers (splitmix64), so that a seed means the same everywhere.
pub(super) struct Random(u64);

impl Random {
    /// The numbers that follow from a seed and the number of a case.
    pub(super) fn of(seed: u64, number: usize) -> Self {
        Self(seed.wrapping_mul(0x1_0000_0001).wrapping_add(u64::try_from(number).unwrap_or(0)))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(super) fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound.max(1)).unwrap_or(1);
        usize::try_from(self.next() % bound).unwrap_or(0)
    }
}

/// Where files to be damaged come from.
pub enum Inputs<'a> {
    /// Chunks of LLVM's tests, for `mlirkit opt`.
    Chunks(&'a [Chunk]),
    /// Artifacts and programs of StableHLO, each with the arguments that stand before the file.
    Commands(Vec<(Vec<String>, PathBuf)>),
}

/// A file, and what is done with it.
struct Job {
    name: String,
    bytes: Vec<u8>,
    arguments: Vec<String>,
}

impl Inputs<'_> {
    /// The next file; `None` if this one does not exist.
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

/// Runs `count` damaged files and reports how many brought the tool down.
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

/// Out of memory looks like a crash; the message tells.
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

/// One change of the kinds that find most: flipped bits, extreme bytes, removed, repeated or moved ranges, a cut end.
fn damage(bytes: &mut Vec<u8>, random: &mut Random) {
    let length = bytes.len();
    let at = random.below(length);
    let range = at..(at + 1 + random.below(16)).min(length);
    match random.below(8) {
        0 | 1 => set(bytes, at, |b, r| b ^ (1 << (r % 8)), random),
        2 => set(
            bytes,
            at,
            |_, r| [0x00, 0x01, 0x7f, 0x80, 0xff, b'<', b'{', b'"'].get((r % 8) as usize).copied().unwrap_or(0),
            random,
        ),
        3 => set(bytes, at, |b, r| if r % 2 == 0 { b.wrapping_add(2) } else { b.wrapping_sub(2) }, random),
        4 => drop(bytes.drain(range)),
        5 => {
            let copy = bytes.get(range).unwrap_or_default().to_vec();
            let to = random.below(length);
            bytes.splice(to..to, copy);
        }
        6 => {
            let copy = bytes.get(range).unwrap_or_default().to_vec();
            let to = random.below(length);
            let end = (to + copy.len()).min(length);
            bytes.splice(to..end, copy);
        }
        _ => {
            if random.below(4) == 0 {
                bytes.truncate(at);
            } else {
                set(bytes, at, |_, r| r.to_le_bytes()[0], random);
            }
        }
    }
}

fn set(bytes: &mut [u8], at: usize, change: impl Fn(u8, u64) -> u8, random: &mut Random) {
    let noise = random.next();
    if let Some(byte) = bytes.get_mut(at) {
        *byte = change(*byte, noise);
    }
}
