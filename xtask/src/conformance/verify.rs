//! `cargo xtask conformance verify`: runs mlir-opt-22 on the verification cases of the dialects
//! (`src/NAME/tests/verify`). It must report the expected diagnostics. Cases for dialects that mlir-opt-22 lacks are
//! only counted.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use super::{compare, pool, truth};
use crate::{paths, process};

/// Runs mlir-opt-22 on every case.
pub fn run(filter: &[String], jobs: usize) -> Result<(), String> {
    let folder = paths::workspace().join("crates/mlirkit-dialects/src");
    let known = truth::registered_dialects()?;
    let (mut cases, mut foreign) = (Vec::new(), 0);
    for dialect in entries(&folder)?.iter().filter(|path| path.join("tests/verify").is_dir()) {
        let name = dialect.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut files = entries(&dialect.join("tests/verify"))?;
        files.retain(|file| file.extension().is_some_and(|extension| extension == "mlir"));
        files.retain(|file| filter.is_empty() || filter.iter().any(|f| file.to_string_lossy().contains(f.as_str())));
        if known.contains(&name) { cases.append(&mut files) } else { foreign += files.len() }
    }
    let wrong = pool::map(&cases, jobs, |worker, file| judge(&folder, file, worker))?;
    let wrong: Vec<String> = wrong.into_iter().flatten().collect();
    wrong.iter().for_each(|message| print!("{message}"));
    println!(
        "{} of {} files are right; {foreign} of dialects that mlir-opt-22 does not have",
        cases.len() - wrong.len(),
        cases.len()
    );
    if wrong.is_empty() { Ok(()) } else { Err(format!("mlir-opt-22 does not agree with {} files", wrong.len())) }
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let read = std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut entries: Vec<PathBuf> = read.filter_map(|entry| Some(entry.ok()?.path())).collect();
    entries.sort();
    Ok(entries)
}

/// Runs mlir-opt-22 on a file. Returns its error if a diagnostic is missing or unexpected, and `None` otherwise.
fn judge(folder: &Path, file: &Path, worker: usize) -> Result<Option<String>, String> {
    let name = file.strip_prefix(folder).unwrap_or(file);
    let mut command = Command::new(paths::mlir_opt(22));
    command
        .current_dir(folder)
        .args(["--allow-unregistered-dialect", "--split-input-file", "--verify-diagnostics"])
        .arg(name);
    let outcome = process::run(&mut command, &compare::scratch(worker), Duration::from_secs(60))?;
    Ok(match outcome.end {
        process::End::Ok => None,
        process::End::Failed(_) => Some(String::from_utf8_lossy(&outcome.stderr).into_owned()),
        end => Some(format!("{}: {end:?}\n", name.display())),
    })
}
