//! `mlirkit extract`: writes selected symbols and the symbols they refer to.

use std::path::PathBuf;
use std::process::ExitCode;

use mlirkit_edit::link::{Needs, extract as extracted};

use crate::Extend;
use crate::tool::driver::{Outcome, Raw, Reading, Writing, status};

/// Write selected symbols and all symbols that they refer to.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  mlirkit extract model.mlirbc @main -o main.mlirbc
  mlirkit extract model.mlir @attention --declarations      the functions that it calls as declarations")]
pub struct Args {
    /// Any MLIR file; `-` is standard input.
    #[arg(value_name = "FILE")]
    input: PathBuf,
    /// Symbols directly below the top-level operation.
    #[arg(value_name = "@SYMBOL", required = true)]
    symbols: Vec<String>,
    /// Include the functions that are needed as declarations only.
    #[arg(long)]
    declarations: bool,
    #[command(flatten)]
    reading: Reading,
    #[command(flatten)]
    writing: Writing,
}

/// Runs the subcommand.
pub fn run(args: &Args, extend: Extend) -> ExitCode {
    status(extract(args, extend))
}

fn extract(args: &Args, extend: Extend) -> Outcome {
    let raw = Raw::read(&args.input)?.refuse_empty()?;
    let ctx = args.reading.context(&raw, extend)?;
    let mut file = raw.open_as_stablehlo(&ctx, &args.reading)?;
    let names: Vec<&str> = args.symbols.iter().map(|name| name.trim_start_matches('@')).collect();
    let needs = if args.declarations { Needs::Declarations } else { Needs::All };
    file.module = extracted(&file.module, &names, needs).map_err(|error| file.raw.fail(&error.into_diagnostics()))?;
    args.writing.write_same(&file)
}
