//! `cargo xtask conformance invalid`: programs that can be parsed and are not valid, and whether mlirkit prints them as
//! mlir-opt-22 does where the verifier is off: it verifies before it prints, and falls back to the generic form.
//!
//! The programs are those of `mutated` that mlir-opt-22 refuses with its verifier and accepts without.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::time::Duration;

use super::baseline::{self, CRASHED, Judged, Results};
use super::corpus::{self, Chunk};
use super::mutated::{self, Answer, Case, Options, Tool};
use super::{compare, pool};
use crate::{paths, process};

/// The number of programs of a whole run.
const WHOLE: usize = 2000;
/// Changed programs for each one that is wanted: fewer than one in this many is invalid.
const CANDIDATES: usize = 8;
/// Changed programs to a process.
const BATCH: usize = 100;

/// Runs the comparison, prints the rate, and writes or checks the list of failures.
pub fn run(options: &Options<'_>, chunks: Vec<Chunk>) -> Result<(), String> {
    let sources: Vec<Chunk> = chunks.into_iter().filter(mutated::takes_part).collect();
    let count = options.sample.unwrap_or(WHOLE);
    let mut cases = Vec::new();
    // A few batches at a time, until there are enough.
    let batches: Vec<usize> = (0..(count * CANDIDATES).div_ceil(BATCH)).collect();
    for some in batches.chunks(options.jobs.max(1) * 2) {
        let found = pool::map(some, options.jobs, |worker, batch| {
            let numbers = batch * BATCH..(batch + 1) * BATCH;
            let made = numbers.map(|number| mutated::case(&sources, options.seed, number, worker));
            let made = made.collect::<Result<Vec<_>, _>>()?;
            let refused = mutated::upstream(&made, worker)?;
            let parsed = mutated::ask(Tool::Unverified, &made, worker)?;
            let is_invalid = |(refused, parsed): (&Answer, &Answer)| {
                matches!(refused, Answer::Refused(..)) && *parsed == Answer::Accepted
            };
            let chosen: Vec<bool> = refused.iter().zip(&parsed).map(is_invalid).collect();
            Ok(made.into_iter().zip(chosen).filter_map(|(case, invalid)| invalid.then_some(case)).collect::<Vec<_>>())
        })?;
        cases.extend(found.into_iter().flatten());
        if cases.len() >= count {
            break;
        }
    }
    cases.truncate(count);
    let judged = pool::map(&cases, options.jobs, |worker, case| Ok((case.id.clone(), judge(case, worker)?)))?;
    let judged: Results = judged.into_iter().collect();
    mutated::keep("invalid", &cases, &judged)?;
    let compared = judged.values().filter(|result| **result != Judged::Skipped).count();
    let good = judged.values().filter(|result| **result == Judged::Good).count();
    let rate = 100.0 * good as f64 / compared.max(1) as f64;
    let report = format!(
        "Programs that can be parsed and are not valid, printed without the verifier, mlirkit against mlir-opt-22.\n\
         Made by `cargo xtask conformance invalid`.\n\n  the same text  {rate:6.2} % {good:6} of {compared:6}\n"
    );
    print!("{report}");
    let whole = options.filter.is_empty() && options.sample.is_none() && options.seed == mutated::SEED;
    if options.check {
        return baseline::verdict(baseline::check("invalid", &judged, whole)?);
    }
    print!("{}", mutated::commonest(&judged));
    if whole {
        baseline::write("invalid", &judged)?;
        corpus::write(&paths::lists().join("scoreboard-invalid.txt"), report.as_bytes())?;
    }
    Ok(())
}

/// Compares what both tools print of a program.
fn judge(case: &Case, worker: usize) -> Result<Judged, String> {
    let mut hasher = DefaultHasher::new();
    case.text.hash(&mut hasher);
    let folder = paths::cache().join("invalid");
    let known = folder.join(format!("{:016x}.mlir", hasher.finish()));
    let want = match fs::read(&known) {
        Ok(text) => text,
        Err(_) => {
            let outcome = printed(Tool::Unverified, case, worker)?;
            if outcome.end != process::End::Ok {
                return Ok(Judged::Skipped);
            }
            fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
            corpus::write(&known, &outcome.stdout)?;
            outcome.stdout
        }
    };
    let got = printed(Tool::OwnUnverified, case, worker)?;
    Ok(match got.end {
        process::End::Ok if got.stdout == want => Judged::Good,
        process::End::Ok => Judged::Failed("differs", compare::difference(false, &want, &got.stdout)),
        process::End::Failed(_) => Judged::Failed("refused", got.message()),
        process::End::Crashed(_) | process::End::Hung => Judged::Failed(CRASHED, got.message()),
    })
}

fn printed(tool: Tool, case: &Case, worker: usize) -> Result<process::Outcome, String> {
    let scratch = compare::scratch(worker);
    let file = scratch.with_extension("mlir");
    fs::write(&file, &case.text).map_err(|e| e.to_string())?;
    let mut command = mutated::command(tool);
    let name = file.file_name().unwrap_or_default();
    process::run(command.current_dir(std::env::temp_dir()).arg(name), &scratch, Duration::from_secs(20))
}
