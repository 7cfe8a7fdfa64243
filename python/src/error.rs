//! Converts errors to Python exceptions. An `MLIRError` contains the diagnostics, if there are any.

use mlirkit::diag::{Diagnostic, FailureKind, Position, Severity};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;

use crate::context::hooks;

/// A file name, line and column, if known.
pub type Place = Option<(String, u64, u64)>;
type Info = (u8, Place, String, Vec<(Place, String)>);

/// Returns the file name, line and column of a position. In bytecode, the line is 0 and the column is the byte offset.
/// `None` if the position names no file.
pub fn place(position: &Position) -> Place {
    match position {
        Position::FileLineColumn { file, line, column } => Some((file.to_string(), (*line).into(), (*column).into())),
        Position::Bytecode { file, offset, .. } => Some((file.to_string(), 0, *offset)),
        Position::Spelled(text) => Some((text.to_string(), 0, 0)),
        Position::Offset(_) | Position::Unknown => None,
    }
}

/// Converts a diagnostic to plain data: severity, location, message and notes.
pub fn info(diagnostic: &Diagnostic) -> Info {
    let severity = match diagnostic.severity {
        Severity::Error | Severity::Complaint => 0,
        Severity::Warning => 1,
        Severity::Remark => 3,
        _ => 2,
    };
    let notes = diagnostic.notes.iter().map(|note| (place(&note.position), note.message.clone())).collect();
    (severity, place(&diagnostic.position), diagnostic.message.clone(), notes)
}

/// Creates an `MLIRError` with the given diagnostics.
pub fn mlir_error(message: &str, diagnostics: &[Diagnostic]) -> PyErr {
    Python::attach(|py| {
        let infos: Vec<Info> = diagnostics.iter().map(info).collect();
        let made = hooks().and_then(|hooks| hooks.error.call1(py, (message, infos)));
        match made {
            Ok(error) => PyErr::from_value(error.into_bound(py)),
            Err(error) => error,
        }
    })
}

/// Converts the byte offsets in diagnostics to lines and columns of `text`.
pub fn placed(name: &str, text: &[u8], mut diagnostics: Vec<Diagnostic>) -> Vec<Diagnostic> {
    let source = mlirkit::diag::Source::new(name, text);
    let file: std::sync::Arc<str> = name.into();
    let fix = |position: &mut Position| {
        if let Position::Offset(offset) = *position {
            let at = source.line_column(offset);
            *position = Position::FileLineColumn { file: file.clone(), line: at.line, column: at.column };
        }
    };
    for diagnostic in &mut diagnostics {
        fix(&mut diagnostic.position);
        diagnostic.notes.iter_mut().for_each(|note| fix(&mut note.position));
    }
    diagnostics
}

/// Creates the exception for text that cannot be parsed. The message begins with `what`; `name` is the file name.
pub fn parse_error(what: &str, name: &str, text: &[u8], diagnostics: Vec<Diagnostic>) -> PyErr {
    mlir_error(what, &placed(name, text, diagnostics))
}

/// Creates the exception for an error of the library.
pub fn library(error: mlirkit::Error) -> PyErr {
    let diagnostics = error.into_diagnostics();
    let placed = diagnostics.iter().any(|one| one.position != Position::Unknown || !one.notes.is_empty());
    match diagnostics.first() {
        // Programs may match the message, so it equals the message of upstream MLIR.
        Some(first) if !placed && first.kind == FailureKind::ErasedOperation => {
            PyRuntimeError::new_err("the operation has been invalidated: it has been erased")
        }
        Some(first) if !placed => PyRuntimeError::new_err(first.message.clone()),
        _ => mlir_error(diagnostics.first().map_or("", |first| first.message.as_str()), &diagnostics),
    }
}

/// Creates the exception for an argument with an invalid value.
pub fn invalid(message: impl Into<String>) -> PyErr {
    PyValueError::new_err(message.into())
}

/// An extension of `Result` that turns errors of the library into exceptions.
pub trait Raise<T> {
    /// Returns the value, or raises the exception for the error.
    fn raise(self) -> PyResult<T>;
}

impl<T> Raise<T> for Result<T, mlirkit::Error> {
    fn raise(self) -> PyResult<T> {
        self.map_err(library)
    }
}

impl<T> Raise<T> for Result<T, Box<Diagnostic>> {
    fn raise(self) -> PyResult<T> {
        self.map_err(|diagnostic| mlir_error(&diagnostic.message.clone(), &[*diagnostic]))
    }
}
