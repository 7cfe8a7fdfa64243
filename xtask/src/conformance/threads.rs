//! `cargo xtask conformance threads`: parses large files with unusual lines on one thread and on several threads. The
//! messages, exit status, text and bytecode must be the same.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::pool;
use crate::paths;
use crate::process::{self, End, Outcome};

/// Limit on the address space of one process, in KiB.
const MEMORY_KIB: u64 = 4 << 20;

/// The output forms that are compared, as flags.
const FORMS: [&[&str]; 4] = [&[], &["--mlir-print-op-generic"], &["--mlir-print-debuginfo"], &["--emit-bytecode"]];

/// Compares the results for `count` files, and keeps the files with different results.
pub fn run(count: usize, seed: u64, jobs: usize) -> Result<(), String> {
    let folder = paths::target().join("conformance/threads");
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let numbers: Vec<usize> = (0..count).collect();
    let ends = pool::map(&numbers, jobs, |worker, number| one(&folder, worker, seed, *number))?;
    let valid = ends.iter().filter(|(valid, _)| *valid).count();
    let faults: Vec<&String> = ends.iter().filter_map(|(_, fault)| fault.as_ref()).collect();
    faults.iter().for_each(|fault| println!("{fault}"));
    println!("{count} files, {valid} of them valid, {} not the same with several threads", faults.len());
    if faults.is_empty() { Ok(()) } else { Err("threads make a difference".to_owned()) }
}

/// Runs one file in all forms. Returns whether it is valid, and the first difference.
fn one(folder: &Path, worker: usize, seed: u64, number: usize) -> Result<(bool, Option<String>), String> {
    let base = folder.join(worker.to_string());
    let file = base.with_extension("mlir");
    let bytes = mlirkit_hostile::odd::file(seed, number);
    fs::write(&file, &bytes).map_err(|e| format!("{}: {e}", file.display()))?;
    let form = FORMS.get(number % FORMS.len()).copied().unwrap_or_default();
    let (outcome, mut fault) = compared(&base, &file, form)?;
    let valid = outcome.end == End::Ok;
    if valid && fault.is_none() {
        let again = base.with_extension("mlirbc");
        let written = match form {
            ["--emit-bytecode"] => outcome,
            _ => opt(&base, &file, &["--emit-bytecode"], true)?,
        };
        fs::write(&again, written.stdout).map_err(|e| format!("{}: {e}", again.display()))?;
        fault = compared(&base, &again, form)?.1.map(|fault| format!("bytecode: {fault}"));
    }
    let Some(fault) = fault else { return Ok((valid, None)) };
    let kept = folder.join(format!("{seed}-{number}.mlir"));
    fs::write(&kept, &bytes).map_err(|e| format!("{}: {e}", kept.display()))?;
    Ok((valid, Some(format!("{} {}: {fault}", kept.display(), form.join(" ")))))
}

/// Compares the result with several threads to the result with one thread.
fn compared(base: &Path, file: &PathBuf, form: &[&str]) -> Result<(Outcome, Option<String>), String> {
    let several = opt(base, file, form, true)?;
    let one = opt(base, file, form, false)?;
    let fault = match () {
        () if matches!(several.end, End::Crashed(_) | End::Hung) => Some(several.message()),
        () if several.end != one.end => Some(format!("{:?}, with one thread {:?}", several.end, one.end)),
        () if several.stderr != one.stderr => Some(format!("{}, with one thread {}", several.message(), one.message())),
        () if several.stdout != one.stdout => Some("other output".to_owned()),
        () => None,
    };
    Ok((several, fault))
}

fn opt(base: &Path, file: &PathBuf, form: &[&str], several: bool) -> Result<Outcome, String> {
    let mut command = process::limited(&paths::mlirkit(), MEMORY_KIB);
    command.args(["opt", "--allow-unregistered-dialect"]).args(form);
    if !several {
        command.arg("--mlir-disable-threading");
    }
    process::run(command.arg(file), base, Duration::from_secs(120))
}
