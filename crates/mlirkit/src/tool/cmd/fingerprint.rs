//! `mlirkit fingerprint`: prints a hash that identifies a program.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use serde_json::json;

use crate::Extend;
use crate::tool::driver::{Outcome, Raw, Reading, SCHEMA, report, report_json, status};

/// Print a hash that is equal for equal programs, in any form and from any producer.
#[derive(clap::Args)]
#[command(
    after_help = "The hash ignores locations, the producer, the format version and the release, also in modules nested in attributes.
It covers operations, attributes, types, symbols and the contents of resources. A portable artifact is hashed as its StableHLO.

Examples:
  mlirkit fingerprint model.mlir model.mlirbc      prints equal hashes
  mlirkit fingerprint --json *.mlirbc | jq -r '.files[].fingerprint' | sort | uniq -d"
)]
pub struct Args {
    /// MLIR files; `-` is standard input.
    #[arg(default_value = "-", value_name = "FILE")]
    inputs: Vec<PathBuf>,
    /// Write JSON.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    reading: Reading,
}

/// Runs the subcommand.
pub fn run(args: &Args, extend: Extend) -> ExitCode {
    status(fingerprints(args, extend))
}

fn fingerprints(args: &Args, extend: Extend) -> Outcome {
    let mut found = Vec::new();
    let mut outcome = Ok(());
    for input in &args.inputs {
        match of_file(args, input, extend) {
            Ok(fingerprint) => found.push((input, fingerprint)),
            Err(failed) => outcome = Err(failed),
        }
    }
    if args.json {
        let files = found.iter().map(|(path, number)| json!({ "file": path.to_string_lossy(), "fingerprint": number }));
        report_json(&json!({ "schema": SCHEMA, "files": files.collect::<Vec<_>>() }))?;
    } else {
        let lines: Vec<String> = found.iter().map(|(path, number)| format!("{number}  {}", path.display())).collect();
        report(&lines.join("\n"))?;
    }
    outcome
}

fn of_file(args: &Args, path: &Path, extend: Extend) -> Outcome<String> {
    let raw = Raw::read(path)?.refuse_empty()?;
    let ctx = args.reading.context(&raw, extend)?;
    let file = raw.open_as_stablehlo(&ctx, &args.reading)?;
    let default = args.reading.default_context(extend)?;
    let fingerprint = crate::port::fingerprint(&file.module, &default);
    Ok(fingerprint.map_err(|error| file.raw.fail(&error.into_diagnostics()))?.to_string())
}
