//! `mlirkit dialect`: definition files of dialects.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Subcommand;
use serde_json::json;

use crate::diag::{Diagnostic, Position, Severity};
use crate::tool::driver::{Outcome, SCHEMA, failed, report_json, show};
use crate::tool::io;
use crate::{ContextBuilder, ContextOptions};

/// Work with definition files of dialects.
#[derive(clap::Args)]
#[command(after_help = "Example:
  mlirkit dialect check toy.def")]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Check definition files: syntax, undefined constraints and predicates, formats that do not compile.
    #[command(after_help = "Errors make the exit code 1; warnings do not.

Examples:
  mlirkit dialect check toy.def
  mlirkit dialect check toy.def --json | jq '.findings[].message'")]
    Check {
        /// The files; `-` is standard input.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// Write JSON.
        #[arg(long)]
        json: bool,
    },
}

/// Runs the subcommand.
pub fn run(args: &Args) -> ExitCode {
    let Command::Check { files, json } = &args.command;
    match check_all(files, *json) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) | Err(_) => ExitCode::FAILURE,
    }
}

/// Checks all files and prints their errors; returns whether all are valid.
fn check_all(files: &[PathBuf], as_json: bool) -> Outcome<bool> {
    let (mut good, mut told) = (true, Vec::new());
    for path in files {
        let name = io::source_name(path);
        let Ok(bytes) = io::read(path).map_err(failed) else {
            good = false;
            continue;
        };
        let found = findings(&name, &String::from_utf8_lossy(&bytes));
        good &= !found.iter().any(|diagnostic| diagnostic.severity == Severity::Error);
        if as_json {
            told.extend(found.iter().map(as_value));
        } else {
            show(&name, &bytes, &found);
        }
    }
    if as_json {
        report_json(&json!({ "schema": SCHEMA, "valid": good, "findings": told }))?;
    }
    Ok(good)
}

fn as_value(diagnostic: &Diagnostic) -> serde_json::Value {
    let place = match &diagnostic.position {
        Position::FileLineColumn { file, line, column } => Some((file, line, column)),
        _ => None,
    };
    json!({
        "file": place.map(|(file, _, _)| file.to_string()),
        "line": place.map(|(_, line, _)| line),
        "column": place.map(|(_, _, column)| column),
        "severity": diagnostic.severity.name(),
        "message": diagnostic.message,
    })
}

fn findings(name: &str, text: &str) -> Vec<Diagnostic> {
    let told = |error: &crate::defs::DefError| {
        let line = u32::try_from(error.line()).unwrap_or(u32::MAX);
        Diagnostic::error(Position::FileLineColumn { file: name.into(), line, column: 1 }, error.message())
    };
    let dialect = match crate::defs::Dialect::parse(text.to_owned()) {
        Ok(dialect) => dialect,
        Err(error) => return vec![told(&error)],
    };
    if let Err(errors) = dialect.check() {
        return errors.iter().map(told).collect();
    }
    let dialect: &'static crate::defs::Dialect = Box::leak(Box::new(dialect));
    let options = ContextOptions { added: vec![dialect], ..ContextOptions::default() };
    crate::lint(&ContextBuilder::from(options).build(), name, text, dialect)
}
