//! Error messages for invalid arguments.

use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::tool::io;

/// Names of `mlir-opt` 22's passes and pipelines, except test passes.
const PASSES: &str = include_str!("pass_names.txt");

/// Prints the requested help, or the error in the arguments.
pub fn answer(answer: &clap::Error, args: &[std::ffi::OsString]) -> ExitCode {
    if let Some(pass) = pass(answer, args) {
        return io::fail(&format!("error: {}", runs_no_passes(pass)));
    }
    // A message of a value's own parser needs no context.
    if answer.kind() == ErrorKind::InvalidValue && answer.context().next().is_none() {
        let text = answer.to_string();
        return io::fail(text.split("\n\n").next().unwrap_or(&text).trim_end());
    }
    match answer.print() {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            let stream = if answer.use_stderr() { "error" } else { "output" };
            io::fail(&format!("mlirkit: error: cannot write to standard {stream}: {}", io::reason(&error)))
        }
        _ => u8::try_from(answer.exit_code()).map_or(ExitCode::FAILURE, ExitCode::from),
    }
}

/// Returns the pass that `opt` was asked to run, if that caused the error.
fn pass(answer: &clap::Error, args: &[std::ffi::OsString]) -> Option<&'static str> {
    if answer.kind() != ErrorKind::UnknownArgument || args.get(1).is_none_or(|verb| verb != "opt") {
        return None;
    }
    let Some(ContextValue::String(argument)) = answer.get(ContextKind::InvalidArg) else { return None };
    pass_named(argument.trim_start_matches('-').split('=').next()?)
}

/// Looks up a pass of `mlir-opt` by name.
pub fn pass_named(name: &str) -> Option<&'static str> {
    PASSES.lines().find(|pass| *pass == name)
}

/// Makes the message that `opt` runs no passes.
pub fn runs_no_passes(pass: &str) -> String {
    format!(
        "'--{pass}' is a pass, and mlirkit runs no passes: it reads, verifies and writes. `mlir-opt --{pass}` runs it"
    )
}
