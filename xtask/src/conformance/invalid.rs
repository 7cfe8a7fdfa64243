//! `cargo xtask conformance invalid`: prints programs that can be parsed but are invalid, without the verifier. mlirkit
//! must print the same text as mlir-opt-22, which falls back to the generic form if a program is invalid.
//!
//! The programs are those from `mutated` that mlir-opt-22 rejects, but accepts with its verifier disabled.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::PathBuf;
use std::time::Duration;

use super::baseline::{self, CRASHED, Judged, Results};
use super::corpus::{self, Chunk};
use super::mutated::{self, Answer, Case, Options, Tool};
use super::{compare, pool};
use crate::{paths, process};

/// Number of programs in a complete run.
const WHOLE: usize = 2000;
/// Number of changed programs generated for each program needed. About one in fifteen is invalid but can be parsed.
const CANDIDATES: usize = 40;
/// Number of changed programs per tool run.
const BATCH: usize = 100;
/// Number of programs printed per tool run.
const PRINTED: usize = 25;

/// Runs the comparison, prints the rate, and writes or checks the list of failures.
pub fn run(options: &Options<'_>, chunks: Vec<Chunk>) -> Result<(), String> {
    let sources: Vec<Chunk> = chunks.into_iter().filter(mutated::takes_part).collect();
    let count = options.sample.unwrap_or(WHOLE);
    let mut cases = Vec::new();
    // Generate a few batches at a time until there are enough programs.
    let batches: Vec<usize> = (0..(count * CANDIDATES).div_ceil(BATCH)).collect();
    for some in batches.chunks(options.jobs.max(1) * 4) {
        let found = pool::map(some, options.jobs, |worker, batch| {
            let numbers = batch * BATCH..(batch + 1) * BATCH;
            let made = numbers.map(|number| mutated::case(&sources, options.seed, number, worker));
            let made = made.collect::<Result<Vec<_>, _>>()?;
            let answers = mutated::upstream(&made, worker)?;
            let refused = made.into_iter().zip(answers).filter(|(_, answer)| matches!(answer, Answer::Refused(..)));
            let refused: Vec<Case> = refused.map(|(case, _)| case).collect();
            let parsed = mutated::answers(Tool::Unverified, &refused, worker)?;
            let chosen = refused.into_iter().zip(parsed).filter(|(_, answer)| *answer == Answer::Accepted);
            Ok(chosen.map(|(case, _)| case).collect::<Vec<Case>>())
        })?;
        cases.extend(found.into_iter().flatten());
        if cases.len() >= count {
            break;
        }
    }
    cases.truncate(count);
    let groups: Vec<&[Case]> = cases.chunks(PRINTED).collect();
    let judged = pool::map(&groups, options.jobs, |worker, group| judge(group, worker))?;
    let judged: Results = cases.iter().map(|case| case.id.clone()).zip(judged.into_iter().flatten()).collect();
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

/// Compares the text that both tools print for each program.
fn judge(cases: &[Case], worker: usize) -> Result<Vec<Judged>, String> {
    let folder = paths::cache().join("invalid");
    fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let known: Vec<PathBuf> = cases.iter().map(|case| folder.join(name(case))).collect();
    if !known.iter().all(|path| path.is_file()) {
        for (path, printed) in known.iter().zip(printed(Tool::Unverified, cases, worker)?) {
            if let Printed::Text(text) = printed {
                corpus::write(path, &text)?;
            }
        }
    }
    let got = printed(Tool::OwnUnverified, cases, worker)?;
    let judge = |(path, got): (&PathBuf, Printed)| match (fs::read(path), got) {
        // mlir-opt-22 crashed.
        (Err(_), _) => Judged::Skipped,
        (Ok(want), Printed::Text(got)) if got == want => Judged::Good,
        (Ok(want), Printed::Text(got)) => Judged::Failed("differs", compare::difference(false, &want, &got)),
        (Ok(_), Printed::Refused(message)) => Judged::Failed("refused", message),
        (Ok(_), Printed::Crashed(message)) => Judged::Failed(CRASHED, message),
    };
    Ok(known.iter().zip(got).map(judge).collect())
}

/// Returns the name of the file that caches mlir-opt-22's output for a program.
fn name(case: &Case) -> String {
    let mut hasher = DefaultHasher::new();
    case.text.hash(&mut hasher);
    format!("{:016x}.mlir", hasher.finish())
}

/// The result of printing one program.
enum Printed {
    Text(Vec<u8>),
    Refused(String),
    Crashed(String),
}

/// Returns the text that a tool prints for each program. All programs are printed in one run; if the run fails, each
/// half is printed separately.
fn printed(tool: Tool, cases: &[Case], worker: usize) -> Result<Vec<Printed>, String> {
    if cases.is_empty() {
        return Ok(Vec::new());
    }
    let scratch = compare::scratch(worker);
    let file = scratch.with_extension("mlir");
    let text: Vec<&str> = cases.iter().map(|case| case.text.as_str()).collect();
    fs::write(&file, text.join(mutated::MARKER)).map_err(|e| e.to_string())?;
    let mut command = mutated::command(tool);
    let limit = Duration::from_millis(10_000 + 200 * cases.len() as u64);
    command.current_dir(std::env::temp_dir()).arg("--split-input-file").arg(file.file_name().unwrap_or_default());
    let outcome = process::run(&mut command, &scratch, limit)?;
    if outcome.end == process::End::Ok {
        let text = String::from_utf8_lossy(&outcome.stdout).into_owned();
        let parts: Vec<&str> = text.split(mutated::MARKER).collect();
        if parts.len() == cases.len() {
            return Ok(parts.into_iter().map(|part| Printed::Text(part.as_bytes().to_vec())).collect());
        }
    }
    if cases.len() == 1 {
        return Ok(vec![match outcome.end {
            process::End::Ok => Printed::Text(outcome.stdout),
            process::End::Failed(_) => Printed::Refused(outcome.message()),
            process::End::Crashed(_) | process::End::Hung => Printed::Crashed(outcome.message()),
        }]);
    }
    let (first, second) = cases.split_at(cases.len() / 2);
    let mut all = printed(tool, first, worker)?;
    all.extend(printed(tool, second, worker)?);
    Ok(all)
}
