//! Files as they are given, by path or as bytes, and work on many of them: on several threads, each apart from the others.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use bytes::Bytes;
use mlirkit::diag::Diagnostic;
use mlirkit::stablehlo::part::Form;
use mlirkit::{Context, Module, OpenOptions};
use pyo3::prelude::*;

/// What a file is given as.
pub enum Input {
    Path(String),
    Bytes(String, Bytes),
}

impl Input {
    /// A path, or a pair of a name and bytes.
    pub fn of(item: &Bound<'_, PyAny>) -> PyResult<Self> {
        match item.extract::<(String, Vec<u8>)>() {
            Ok((name, data)) => Ok(Self::Bytes(name, data.into())),
            Err(_) => Ok(Self::Path(item.extract::<PathBuf>()?.display().to_string())),
        }
    }

    pub fn name(&self) -> &str {
        match self {
            Self::Path(path) | Self::Bytes(path, _) => path,
        }
    }

    /// Files are read, not mapped: one that is cut short meanwhile must not end the process.
    pub fn read(&self) -> Result<Bytes, String> {
        match self {
            Self::Path(path) => std::fs::read(Path::new(path)).map(Bytes::from).map_err(|error| error.to_string()),
            Self::Bytes(_, bytes) => Ok(bytes.clone()),
        }
    }
}

/// Works on a file; what goes wrong with it is given back, be it a panic.
pub fn attempt(work: impl FnOnce() -> Result<(), String>) -> Option<String> {
    match catch_unwind(AssertUnwindSafe(work)) {
        Ok(done) => done.err(),
        Err(_) => Some("the library failed inside: please report the file".to_owned()),
    }
}

/// What ended the reading of a file, in words.
pub fn words(diagnostics: &[Diagnostic]) -> String {
    diagnostics.last().map_or_else(|| "the file cannot be read".to_owned(), |one| one.message.clone())
}

/// The module in a file; a portable artifact becomes StableHLO.
pub fn module<'c>(ctx: &'c Context, name: &str, form: &Form, bytes: &Bytes) -> Result<Module<'c>, String> {
    match form {
        Form::Artifact(_) => {
            mlirkit::stablehlo::deserialize(ctx, bytes.clone()).map_err(|errors| words(&errors.into_diagnostics()))
        }
        _ => match mlirkit::open(ctx, name, bytes, &OpenOptions::default()) {
            Ok(opened) => Ok(opened.module),
            Err(found) => Err(words(&found)),
        },
    }
}

/// The rows of several files, on several threads, in their order. `step` hears how many are done, and says whether to go on.
fn each<T: Send>(
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
        let helpers = threads.min(inputs.len()).saturating_sub(1);
        (0..helpers).for_each(|_| drop(scope.spawn(work)));
        work();
    });
    rows.into_inner().unwrap_or_else(PoisonError::into_inner).into_iter().collect()
}

/// The rows of files while Python does other things; `progress` is called with how many are done and how many there are.
pub fn rows<T: Send>(
    py: Python<'_>,
    items: &[Bound<'_, PyAny>],
    threads: usize,
    progress: Option<&Py<PyAny>>,
    row: &(dyn Fn(&Input) -> T + Sync),
) -> PyResult<Vec<T>> {
    let inputs: Vec<Input> = items.iter().map(Input::of).collect::<PyResult<_>>()?;
    let threads = if threads == 0 { std::thread::available_parallelism().map_or(1, usize::from) } else { threads };
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
