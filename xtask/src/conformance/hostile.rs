//! `cargo xtask conformance hostile`: files made to hurt, at three sizes each. Every one must end in time, within memory,
//! with an answer or with an error that has a place.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use mlirkit_hostile::{Case, Kind, SIZES};

use super::pool;
use crate::paths;
use crate::process::{self, End, Outcome};

/// How long one run may take before it is ended.
const LIMIT: Duration = Duration::from_secs(20);

/// Address space of one process.
const MEMORY_KIB: u64 = 4 << 20;

/// What a run may take: a second, and one more for each of so many bytes.
const BYTES_PER_SECOND: f64 = 1e6;

/// Runs the cases whose names contain one of the filters.
pub fn run(filters: &[String], jobs: usize) -> Result<(), String> {
    let wanted = |case: &Case| filters.is_empty() || filters.iter().any(|filter| case.name.contains(filter.as_str()));
    let cases: Vec<Case> = mlirkit_hostile::cases().into_iter().filter(wanted).collect();
    let folder = paths::target().join("conformance/hostile");
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let found = pool::map(&cases, jobs, |worker, case| try_case(case, &folder.join(worker.to_string())))?;
    let faults: Vec<&String> = found.iter().flatten().collect();
    for fault in &faults {
        println!("{fault}");
    }
    println!("{} cases at {} sizes, {} faults", cases.len(), SIZES.len(), faults.len());
    if faults.is_empty() { Ok(()) } else { Err("some inputs hurt".to_owned()) }
}

/// What is wrong with the answers to a case.
fn try_case(case: &Case, scratch: &Path) -> Result<Vec<String>, String> {
    let mut faults = Vec::new();
    for size in SIZES {
        let bytes = case.file(size);
        let file = scratch.with_extension("in");
        fs::write(&file, &bytes).map_err(|e| format!("{}: {e}", file.display()))?;
        for arguments in case.commands() {
            let mut command = process::limited(&paths::mlirkit(), MEMORY_KIB);
            command.args(&arguments);
            match case.kind {
                Kind::LayoutString => command.arg(String::from_utf8_lossy(&bytes).into_owned()),
                _ => command.arg(&file),
            };
            let start = Instant::now();
            let outcome = process::run(&mut command, scratch, LIMIT)?;
            let fault = judge(&outcome, start.elapsed(), bytes.len());
            faults.extend(fault.map(|fault| format!("{} times {size}, {}: {fault}", case.name, arguments.join(" "))));
        }
    }
    Ok(faults)
}

fn judge(outcome: &Outcome, taken: Duration, bytes: usize) -> Option<String> {
    match outcome.end {
        End::Ok => {}
        End::Failed(1) if has_place(&outcome.stderr) => {}
        End::Failed(_) | End::Crashed(_) | End::Hung => return Some(outcome.message()),
    }
    let allowed = 1.0 + bytes as f64 / BYTES_PER_SECOND;
    (taken.as_secs_f64() > allowed).then(|| format!("{:.1} s for {bytes} bytes", taken.as_secs_f64()))
}

/// Whether a message says where something is wrong, or which file or argument is.
fn has_place(stderr: &[u8]) -> bool {
    let text = String::from_utf8_lossy(stderr);
    text.lines().any(|line| line.contains("error: ") || line.starts_with("cannot ") || line.contains(".in:"))
}
