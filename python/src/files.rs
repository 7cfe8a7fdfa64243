//! Input files, given by path or as bytes, and parallel work on several files.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use bytes::Bytes;
use mlirkit::diag::{Diagnostic, FailureKind, Position};
use mlirkit::stablehlo::part::Form;
use mlirkit::{Context, Module, OpenOptions};
use pyo3::prelude::*;

/// An input file.
#[derive(Clone)]
pub enum Input {
    Path(String),
    Bytes(String, Bytes),
    /// A file that the caller could not read: its name and the reason.
    Failed(String, String),
}

impl Input {
    /// Converts an argument from Python: a path; a name and bytes; or a name, `None`, and the reason why the file could
    /// not be read.
    pub fn of(item: &Bound<'_, PyAny>) -> PyResult<Self> {
        if let Ok((name, None::<Vec<u8>>, reason)) = item.extract::<(String, Option<Vec<u8>>, String)>() {
            return Ok(Self::Failed(name, reason));
        }
        match item.extract::<(String, Vec<u8>)>() {
            Ok((name, data)) => Ok(Self::Bytes(name, data.into())),
            Err(_) => Ok(Self::Path(item.extract::<PathBuf>()?.display().to_string())),
        }
    }

    pub fn name(&self) -> &str {
        match self {
            Self::Path(path) | Self::Bytes(path, _) | Self::Failed(path, _) => path,
        }
    }

    /// Reads the file into memory. It is not mapped, because the process would be terminated if a mapped file were
    /// truncated.
    pub fn read(&self) -> Result<Bytes, Failure> {
        match self {
            Self::Path(path) => std::fs::read(Path::new(path)).map(Bytes::from).map_err(|error| Failure {
                category: "io",
                message: error.to_string(),
                ..Failure::default()
            }),
            Self::Bytes(_, bytes) => Ok(bytes.clone()),
            Self::Failed(_, reason) => Err(Failure { category: "io", message: reason.clone(), ..Failure::default() }),
        }
    }
}

/// The error because of which the table row of a file is incomplete.
#[derive(Debug, Clone, Default)]
pub struct Failure {
    /// The kind of error: `io`, `read`, `version`, `dialect`, `invalid`, `refused`, `query`, `time` or `internal`.
    pub category: &'static str,
    /// The line and column, or the byte offset, if known.
    pub place: Option<String>,
    pub message: String,
}

impl From<String> for Failure {
    fn from(message: String) -> Self {
        Self { category: "refused", message, place: None }
    }
}

impl Failure {
    /// Returns the failure with another category.
    pub fn with_category(mut self, category: &'static str) -> Self {
        self.category = category;
        self
    }
}

/// Runs `work` on a file and returns its error, if any. A panic becomes an error of the category `internal`.
pub fn attempt(work: impl FnOnce() -> Result<(), Failure>) -> Option<Failure> {
    match catch_unwind(AssertUnwindSafe(work)) {
        Ok(done) => done.err(),
        Err(_) => Some(Failure {
            category: "internal",
            message: "the library failed inside: please report the file".to_owned(),
            place: None,
        }),
    }
}

/// Converts the diagnostics about a file that could not be read to a [`Failure`].
pub fn words(diagnostics: &[Diagnostic]) -> Failure {
    let Some(last) = diagnostics.last() else {
        return Failure { category: "read", message: "the file cannot be read".to_owned(), place: None };
    };
    let category = match last.kind {
        FailureKind::UnsupportedVersion => "version",
        FailureKind::UnknownDialect => "dialect",
        _ => "read",
    };
    let place = match &last.position {
        Position::FileLineColumn { line, column, .. } => Some(format!("{line}:{column}")),
        Position::Bytecode { offset, .. } => Some(format!("byte {offset}")),
        Position::Offset(offset) => Some(format!("byte {offset}")),
        Position::Spelled(text) => Some(text.to_string()),
        Position::Unknown => None,
    };
    Failure { category, place, message: last.message.clone() }
}

/// Reads the module in a file. A portable artifact is converted to StableHLO.
pub fn module<'c>(ctx: &'c Context, name: &str, form: &Form, bytes: &Bytes) -> Result<Module<'c>, Failure> {
    match form {
        Form::Artifact(_) => {
            mlirkit::stablehlo::deserialize(ctx, bytes.clone()).map_err(|errors| words(&errors.into_diagnostics()))
        }
        _ => match mlirkit::open(ctx, name, bytes, &OpenOptions::default()) {
            Ok(opened) => Ok(opened.module),
            Err(found) => Err(words(&crate::error::placed(name, bytes, found))),
        },
    }
}

/// Computes the rows of several files in parallel, and returns them in input order. `step` is called with the number of
/// finished files and returns whether to continue. Returns `None` if `step` stopped the work.
pub fn each<T: Send>(
    inputs: &[Input],
    row: &(dyn Fn(&Input) -> T + Sync),
    threads: usize,
    step: &(dyn Fn(usize) -> bool + Sync),
) -> Option<Vec<T>> {
    let rows: Mutex<Vec<Option<T>>> = Mutex::new(inputs.iter().map(|_| None).collect());
    let (next, done, stop) = (AtomicUsize::new(0), AtomicUsize::new(0), AtomicBool::new(false));
    let work = || {
        while !stop.load(Ordering::Relaxed) {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(input) = inputs.get(index) else { break };
            let made = row(input);
            if let Some(slot) = rows.lock().unwrap_or_else(PoisonError::into_inner).get_mut(index) {
                *slot = Some(made);
            }
            if !step(done.fetch_add(1, Ordering::Relaxed) + 1) {
                stop.store(true, Ordering::Relaxed);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.min(inputs.len()) {
            // The system may refuse to start more threads. The existing ones then do all the work.
            if std::thread::Builder::new().spawn_scoped(scope, work).is_err() {
                break;
            }
        }
        work();
    });
    rows.into_inner().unwrap_or_else(PoisonError::into_inner).into_iter().collect()
}

/// Returns the number of threads to use: the given number, or one per processor if it is zero.
pub fn threads(given: usize) -> usize {
    if given == 0 { std::thread::available_parallelism().map_or(1, usize::from) } else { given }
}

/// Runs `work` on a file with a time limit. Returns `None` after a timeout. A thread cannot be stopped, so the work
/// continues and its result is dropped. Returns an error if no thread can be started.
pub fn within<T: Send + 'static>(
    limit: std::time::Duration,
    input: &Input,
    work: &std::sync::Arc<dyn Fn(&Input) -> T + Send + Sync>,
) -> std::io::Result<Option<T>> {
    let (send, receive) = std::sync::mpsc::sync_channel(1);
    let (input, work) = (input.clone(), work.clone());
    std::thread::Builder::new().spawn(move || drop(send.send(work(&input))))?;
    Ok(receive.recv_timeout(limit).ok())
}

/// Computes the rows of several files without holding the GIL. `progress` is called with the number of finished files
/// and the total.
pub fn rows<T: Send>(
    py: Python<'_>,
    items: &[Bound<'_, PyAny>],
    threads: usize,
    progress: Option<&Py<PyAny>>,
    row: &(dyn Fn(&Input) -> T + Sync),
) -> PyResult<Vec<T>> {
    let inputs: Vec<Input> = items.iter().map(Input::of).collect::<PyResult<_>>()?;
    let threads = self::threads(threads);
    let failure = Mutex::new(None);
    let keep = |error: PyErr| {
        failure.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
    };
    let step = |done: usize| match progress {
        None => !done.is_multiple_of(64) || Python::attach(|py| py.check_signals().map_err(keep).is_ok()),
        Some(progress) => Python::attach(|py| progress.call1(py, (done, inputs.len())).map_err(keep).is_ok()),
    };
    let made = py.detach(|| each(&inputs, row, threads, &step));
    match failure.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some(error) => Err(error),
        None => Ok(made.unwrap_or_default()),
    }
}
