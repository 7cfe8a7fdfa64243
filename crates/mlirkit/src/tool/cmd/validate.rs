//! `mlirkit validate`: checks files and prints one line for each.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};

use serde_json::{Value, json};

use crate::diag::Source;
use crate::ir::threads;
use crate::json::verdict::{Fault, faults};
use crate::tool::driver::{Outcome, Raw, Reading, SCHEMA, load_dialects, report_json};
use crate::tool::{driver, io};
use crate::{ContextOptions, Extend};

/// Check whether files are valid MLIR.
#[derive(clap::Args)]
#[command(
    after_help = "Each file is read and verified: text, bytecode, portable artifacts or jax.export files. An artifact must also convert to valid
StableHLO. In folders, files named .mlir, .mlirbc and .bc are checked, and files that begin like bytecode. The exit code is 0 if
all files are valid, 1 otherwise.

Examples:
  mlirkit validate model.mlir weights.mlirbc
  mlirkit validate models/ --quiet               invalid files only
  mlirkit validate models/ --json | jq '.files[] | select(.valid | not) | .path'"
)]
pub struct Args {
    /// Files and folders; `-` is standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Write JSON: every error of every file.
    #[arg(long)]
    json: bool,
    /// List invalid files only.
    #[arg(long, short, conflicts_with = "json")]
    quiet: bool,
    /// Files to check in parallel [default: number of processors]
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    #[command(flatten)]
    reading: Reading,
}

/// The result of checking one file.
struct Verdict {
    path: String,
    /// The format of the file, if it was recognised.
    form: Option<&'static str>,
    errors: Vec<Fault>,
}

/// Runs the subcommand.
pub fn run(args: &Args, extend: Extend) -> ExitCode {
    match validate(args, extend) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(failed) => driver::status(Err(failed)),
    }
}

/// Checks all files and prints the results. Returns whether all files are valid.
fn validate(args: &Args, extend: Extend) -> Outcome<bool> {
    let mut options = ContextOptions { allow_unregistered: !args.reading.strict, extend, ..ContextOptions::default() };
    load_dialects(&args.reading.dialect, &mut options)?;
    let (mut files, mut verdicts) = (Vec::new(), Vec::new());
    for path in &args.files {
        if let Err(error) = collect(path, &mut files) {
            verdicts.push(Verdict::unreadable(path, &error));
        }
    }
    let jobs = args.jobs.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), usize::from);
    // A single file is checked with several threads; several files with one thread each.
    let threads = usize::from(files.len() > 1);
    let mut found = all(&files, jobs, |path| judge(path, &options, threads, args));
    verdicts.append(&mut found);
    let valid = verdicts.iter().filter(|verdict| verdict.errors.is_empty()).count();
    let good = valid == verdicts.len();
    if args.json {
        let files: Vec<Value> = verdicts.iter().map(Verdict::json).collect();
        report_json(&json!({ "schema": SCHEMA, "valid": valid, "invalid": verdicts.len() - valid, "files": files }))?;
        return Ok(good);
    }
    for verdict in verdicts.iter().filter(|verdict| !args.quiet || !verdict.errors.is_empty()) {
        io::put(format_args!("{}\n", verdict.line())).map_err(driver::failed)?;
    }
    Ok(good)
}

/// Checks all files in parallel and returns the results in input order.
fn all(files: &[PathBuf], jobs: usize, judge: impl Fn(&Path) -> Verdict + Sync) -> Vec<Verdict> {
    let found = Mutex::new(Vec::with_capacity(files.len()));
    let work = |(): &mut (), index: usize| -> Result<(), ()> {
        if let Some(path) = files.get(index) {
            let verdict = judge(path);
            found.lock().unwrap_or_else(PoisonError::into_inner).push((index, verdict));
        }
        Ok(())
    };
    // The task cannot fail, because errors are part of the results.
    let _ = threads::try_each(jobs, files.len(), || (), work);
    let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    found.sort_by_key(|(index, _)| *index);
    found.into_iter().map(|(_, verdict)| verdict).collect()
}

/// Adds a file, or the MLIR files in a folder in sorted order. Links to folders are not followed.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    if path == Path::new("-") || !fs::metadata(path)?.is_dir() {
        files.push(path.to_path_buf());
        return Ok(());
    }
    let mut entries = fs::read_dir(path)?.collect::<std::io::Result<Vec<_>>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let (kind, path) = (entry.file_type()?, entry.path());
        if kind.is_dir() {
            collect(&path, files)?;
        } else if path.is_file() && is_mlir(&path) {
            files.push(path);
        }
    }
    Ok(())
}

/// Returns whether a file found in a folder must be checked. It must if its extension is that of an MLIR file or it
/// begins like bytecode.
fn is_mlir(path: &Path) -> bool {
    if path.extension().is_some_and(|ending| ["mlir", "mlirbc", "bc"].iter().any(|known| ending == *known)) {
        return true;
    }
    let mut start = [0; 4];
    let read = fs::File::open(path).and_then(|mut file| file.read_exact(&mut start));
    read.is_ok() && mlirkit_wire::is_bytecode(&start)
}

/// Reads and verifies one file.
fn judge(path: &Path, options: &ContextOptions, threads: usize, args: &Args) -> Verdict {
    // Try to open the file first, because the reader would print its error to standard error.
    if path != Path::new("-") {
        if let Err(error) = fs::File::open(path) {
            return Verdict::unreadable(path, &error);
        }
    }
    let name = io::source_name(path);
    let Ok(raw) = Raw::read(path) else {
        return Verdict { path: name, form: None, errors: vec![Fault::new("cannot be read")] };
    };
    let options = driver::following(options.clone(), args.reading.producer_release, [&raw.bytes[..]].into_iter());
    let ctx = crate::context(&options).with_threads(threads);
    let wrong = faults(&ctx, &raw.name, &raw.bytes, &raw.form, args.reading.producer_release);
    let source = Source::new(name.as_str(), &raw.bytes[..]);
    let errors = wrong.iter().map(|d| Fault::of(d, &source)).collect();
    if threads == 0 {
        // The only file: the process ends soon and frees the memory.
        std::mem::forget(ctx);
    }
    Verdict { path: name.clone(), form: Some(raw.form.word()), errors }
}

impl Verdict {
    fn unreadable(path: &Path, error: &std::io::Error) -> Self {
        Self { path: io::source_name(path), form: None, errors: vec![Fault::new(io::reason(error))] }
    }

    /// Formats the result as one line: `model.mlir: valid text`, or the first error and the number of errors.
    fn line(&self) -> String {
        let Some(first) = self.errors.first() else {
            return format!("{}: valid {}", self.path, self.form.unwrap_or("file"));
        };
        let message = first.message.lines().next().unwrap_or_default();
        let more = match self.errors.len() {
            1 => String::new(),
            count => format!(" ({count} errors)"),
        };
        match &first.place {
            Some((file, line, column)) if *file == self.path => {
                format!("{file}:{line}:{column}: error: {message}{more}")
            }
            Some((file, line, column)) => format!("{}: error: at {file}:{line}:{column}: {message}{more}", self.path),
            None => format!("{}: error: {message}{more}", self.path),
        }
    }

    fn json(&self) -> Value {
        let errors: Vec<Value> = self.errors.iter().map(Fault::as_json).collect();
        json!({ "path": self.path, "form": self.form, "valid": self.errors.is_empty(), "errors": errors })
    }
}
