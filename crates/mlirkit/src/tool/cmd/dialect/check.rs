//! `mlirkit dialect check`: reports errors and warnings for definition files and TableGen records.

use std::collections::HashMap;
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

/// The definitions of one dialect in one file.
struct CheckedFile {
    /// The file name used in messages.
    name: String,
    dialect: String,
    /// The number of lines in the file before these definitions.
    before: usize,
    text: String,
}

/// Checks all files and prints the diagnostics. Returns whether all files are valid.
pub fn run(args: &Args, extend: Extend) -> Outcome<bool> {
    let (mut good, mut told, mut parts) = (true, Vec::new(), Vec::new());
    // The contents of the definition files, from which diagnostics show source lines.
    let mut texts: HashMap<String, Vec<u8>> = HashMap::new();
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
            texts.insert(name.clone(), bytes.to_vec());
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
            let mut found = crate::lint(&ctx, &part.name, &part.text, dialect);
            for diagnostic in &mut found {
                if let Position::FileLineColumn { line, .. } = &mut diagnostic.position {
                    *line = line.saturating_add(u32::try_from(part.before).unwrap_or(u32::MAX));
                }
            }
            good &= tell(&part.name, texts.get(&part.name).map_or(part.text.as_bytes(), |text| text), &found);
        }
    }
    if args.json {
        report_json(&json!({ "schema": SCHEMA, "valid": good, "findings": told }))?;
    }
    Ok(good)
}

fn definitions(name: &str, text: &str) -> Vec<CheckedFile> {
    let files = mlirkit_defs::files_of(text).into_iter();
    files
        .filter_map(|(before, text)| {
            let dialect = text.lines().find_map(|line| line.strip_prefix("dialect "))?.trim().to_owned();
            Some(CheckedFile { name: name.to_owned(), dialect, before, text: text.to_owned() })
        })
        .collect()
}

/// Adds the dialects from TableGen records. Diagnostics quote the definitions that `mlirkit dialect import` would write
/// for them.
fn records(
    name: &str,
    bytes: &[u8],
    options: &mut ContextOptions,
    parts: &mut Vec<CheckedFile>,
) -> Result<(), crate::Error> {
    user_dialects::add_records(&mut options.added, name, bytes)?;
    for (dialect, text) in user_dialects::own_rows(bytes)? {
        parts.push(CheckedFile { name: format!("{name} ({dialect}.def)"), dialect, before: 0, text });
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
