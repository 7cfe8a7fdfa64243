//! `mlirkit dialect check`: errors and doubts about definition files and records.

use std::path::PathBuf;

use serde_json::json;

use crate::diag::{Diagnostic, Position, Severity};
use crate::tool::driver::{Outcome, SCHEMA, failed, failed_in, report_json, show};
use crate::tool::io;
use crate::{ContextOptions, Extend, user_dialects};

/// Check definition files and records: syntax, undefined constraints and predicates, formats that do not compile.
#[derive(clap::Args)]
#[command(
    after_help = "The files may refer to each other. Errors make the exit code 1; warnings do not. A warning names a
constraint or trait in C++ that mlirkit cannot decide: it accepts everything.

Examples:
  mlirkit dialect check toy.def
  mlirkit dialect check toy.json toy-fixes.def
  mlirkit dialect check toy.def --json | jq '.findings[].message'"
)]
pub struct Args {
    /// Definition files, or output of `llvm-tblgen --dump-json`; `-` is standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

/// The rows of one dialect in one file.
struct CheckedFile {
    /// The name used in messages.
    name: String,
    dialect: String,
    text: String,
}

/// Checks all files and prints their errors; returns whether all are valid.
pub fn run(args: &Args, extend: Extend) -> Outcome<bool> {
    let (mut good, mut told, mut parts) = (true, Vec::new(), Vec::new());
    let mut options = ContextOptions { allow_unregistered: true, extend, ..ContextOptions::default() };
    let mut tell = |name: &str, text: &[u8], found: &[Diagnostic]| {
        if args.json {
            told.extend(found.iter().map(as_value));
        } else {
            show(name, text, found);
        }
        !found.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
    };
    for path in &args.files {
        let name = io::source_name(path);
        let Ok(bytes) = io::read(path).map_err(failed) else {
            good = false;
            continue;
        };
        let read = if user_dialects::is_records(&bytes) {
            records(&name, &bytes, &mut options, &mut parts)
        } else if let Ok(text) = std::str::from_utf8(&bytes) {
            parts.extend(definitions(&name, text));
            user_dialects::add_definitions(&mut options.added, &name, text)
        } else {
            failed_in(path, "not UTF-8");
            good = false;
            continue;
        };
        if let Err(error) = read {
            parts.retain(|part| part.name != name);
            good &= tell(&name, &bytes, &error.into_diagnostics());
        }
    }
    let added = options.added.clone();
    let ctx = crate::context(&options);
    for part in &parts {
        if let Some(dialect) = added.iter().find(|dialect| dialect.name() == part.dialect) {
            let found = crate::lint(&ctx, &part.name, &part.text, dialect);
            good &= tell(&part.name, part.text.as_bytes(), &found);
        }
    }
    if args.json {
        report_json(&json!({ "schema": SCHEMA, "valid": good, "findings": told }))?;
    }
    Ok(good)
}

fn definitions(name: &str, text: &str) -> Vec<CheckedFile> {
    let dialect = |file: &String| file.lines().find_map(|line| line.strip_prefix("dialect ")).map(str::to_owned);
    let files = mlirkit_defs::files_of(text).into_iter();
    files
        .filter_map(|file| {
            Some(CheckedFile { name: name.to_owned(), dialect: dialect(&file)?.trim().to_owned(), text: file })
        })
        .collect()
}

/// Adds the dialects of records. Their rows are shown as a file that `mlirkit dialect import` would write.
fn records(
    name: &str,
    bytes: &[u8],
    options: &mut ContextOptions,
    parts: &mut Vec<CheckedFile>,
) -> Result<(), crate::Error> {
    user_dialects::add_records(&mut options.added, name, bytes)?;
    for (dialect, text) in user_dialects::own_rows(bytes)? {
        parts.push(CheckedFile { name: format!("{name} ({dialect}.def)"), dialect, text });
    }
    Ok(())
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
