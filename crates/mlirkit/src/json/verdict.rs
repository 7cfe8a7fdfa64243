//! The JSON output of `mlirkit validate`: whether a file is valid, and its errors.

use bytes::Bytes;
use mlirkit_defs::Release;
use mlirkit_diag::{Diagnostic, Position, Source};
use mlirkit_ir::Context;
use serde_json::{Value, json};

use super::SCHEMA;
use crate::OpenOptions;
use crate::stablehlo::part::{Form, Part};
use crate::stablehlo::{self, Errors};

/// Returns the output of `mlirkit validate --json` for one file. The context should
/// [follow](crate::ContextBuilder::following) the file.
#[must_use]
pub fn validate(ctx: &Context, name: &str, file: &Bytes) -> Value {
    let part = Part::of(file);
    let source = Source::new(name, &part.bytes[..]);
    let errors = faults(ctx, name, &part.bytes, &part.form, None);
    let errors: Vec<Value> = errors.iter().map(|error| Fault::of(error, &source).as_json()).collect();
    let is_valid = errors.is_empty();
    json!({
        "schema": SCHEMA, "valid": usize::from(is_valid), "invalid": usize::from(!is_valid),
        "files": [{ "path": name, "form": part.form.word(), "valid": is_valid, "errors": errors }],
    })
}

/// Returns all errors in a file; empty if it is valid. `producer_release` is the release whose property encoding is
/// used for reading, if it is not that of the producer string.
pub(crate) fn faults(
    ctx: &Context,
    name: &str,
    bytes: &Bytes,
    form: &Form,
    producer_release: Option<Release>,
) -> Vec<Diagnostic> {
    let mut options = OpenOptions::default();
    options.text.verified_next = true;
    options.bytecode.producer_release = producer_release;
    let module = match crate::open(ctx, name, bytes, &options) {
        Ok(opened) => opened.module,
        Err(errors) => return errors,
    };
    let wrong = crate::verify_all(&module, crate::VerifyOptions { show_op: false, ..Default::default() });
    if !wrong.is_empty() || !matches!(form, Form::Artifact(_)) {
        return wrong;
    }
    match stablehlo::deserialize(ctx, bytes.clone()).map_err(Errors::into_diagnostics) {
        Ok(module) => crate::verify_all(&module, crate::VerifyOptions { show_op: false, ..Default::default() }),
        Err(errors) => errors,
    }
}

/// An error message with its position, if known.
pub(crate) struct Fault {
    pub(crate) place: Option<(String, u64, u64)>,
    pub(crate) message: String,
}

impl Fault {
    /// Creates an error that has a message but no position.
    #[cfg(feature = "tool")]
    pub(crate) fn new(message: impl Into<String>) -> Self {
        Self { place: None, message: message.into() }
    }

    /// Converts a diagnostic, resolving byte offsets in text to lines and columns.
    pub(crate) fn of(diagnostic: &Diagnostic, source: &Source<'_>) -> Self {
        let place = match &diagnostic.position {
            Position::Offset(offset) => {
                let place = source.line_column(*offset);
                Some((source.name().to_owned(), u64::from(place.line), u64::from(place.column)))
            }
            Position::FileLineColumn { file, line, column } => {
                Some((file.to_string(), u64::from(*line), u64::from(*column)))
            }
            _ => None,
        };
        Self { place, message: diagnostic.message.clone() }
    }

    /// Returns the error as JSON.
    pub(crate) fn as_json(&self) -> Value {
        let place = self.place.as_ref();
        json!({
            "file": place.map(|(file, ..)| file),
            "line": place.map(|(_, line, _)| line),
            "column": place.map(|(.., column)| column),
            "message": self.message,
        })
    }
}
