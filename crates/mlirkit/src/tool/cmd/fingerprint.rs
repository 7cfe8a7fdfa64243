//! `mlirkit fingerprint`: what a program is, as a number.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use serde_json::json;

use crate::Extend;
use crate::tool::driver::{Outcome, Raw, Reading, SCHEMA, report, report_json, status};

/// Print a number that is the same for the same program, whoever wrote it, where, and in which form.
#[derive(clap::Args)]
#[command(
    after_help = "Locations, the producer, the version of the format and the release do not count, in modules inside of attributes either.
Everything else does: operations, attributes, types, symbols, the content of resources. A portable artifact counts as its StableHLO.

Examples:
  mlirkit fingerprint model.mlir model.mlirbc      the same number twice
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
    let ctx = args.reading.context(extend)?;
    let file = Raw::read(path)?.refuse_empty()?.open_as_stablehlo(&ctx, &args.reading)?;
    let fingerprint =
        mlirkit_edit::fingerprint(&file.module).map_err(|error| file.raw.fail(&error.into_diagnostics()))?;
    Ok(fingerprint.to_string())
}
