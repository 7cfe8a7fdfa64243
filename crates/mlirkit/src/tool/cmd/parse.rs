//! `mlirkit parse`: converts any MLIR file to bytecode.

use std::path::PathBuf;
use std::process::ExitCode;

use crate::Extend;
use crate::asm::PrintOptions;
use crate::tool::driver::{Form, Outcome, Raw, Reading, failed, status, write_module};
use crate::tool::io::Output;

/// Convert any MLIR file to bytecode.
#[derive(clap::Args)]
#[command(after_help = "The input is verified first. A portable artifact becomes the bytecode of its StableHLO.

Examples:
  mlirkit parse model.mlir -o model.mlirbc
  mlirkit parse model.mlir --bytecode-version=4 --producer=MLIR16.0.6 -o old.mlirbc
  mlirkit print model.mlirbc | sed s/f32/f64/g | mlirkit parse - -o wide.mlirbc")]
pub struct Args {
    /// Input file; `-` is standard input.
    #[arg(default_value = "-", value_name = "FILE")]
    input: PathBuf,
    /// Output file; `-` is standard output.
    #[arg(short = 'o', long = "output", default_value = "-", value_name = "FILE")]
    output: PathBuf,
    /// Write bytecode even if the output is a terminal.
    #[arg(short = 'f', long = "force")]
    force: bool,
    /// Format version of the bytecode. By default the newest one that the release of the input or of the producer reads.
    #[arg(long, value_name = "0..6", value_parser = clap::value_parser!(u64).range(0..=6))]
    bytecode_version: Option<u64>,
    /// Producer string; the file is written as that release writes it.
    #[arg(long, value_name = "TEXT")]
    producer: Option<String>,
    /// Do not verify.
    #[arg(long)]
    no_verify: bool,
    #[command(flatten)]
    reading: Reading,
}

/// Runs the subcommand.
pub fn run(args: &Args, extend: Extend) -> ExitCode {
    status(parse(args, extend))
}

fn parse(args: &Args, extend: Extend) -> Outcome {
    let raw = Raw::read(&args.input)?.refuse_empty()?;
    let ctx = args.reading.context(&raw, extend)?;
    let file = raw.open_as_stablehlo(&ctx, &args.reading)?;
    if !args.no_verify {
        file.verify()?;
    }
    let mut out = Output::open(&args.output).map_err(failed)?;
    out.copies_from(&file.raw.input);
    if out.is_terminal() && !args.force {
        return Err(failed("refusing to write bytecode to a terminal; use -o FILE, or -f to force it"));
    }
    let mut options = crate::follow::write_options_like(&ctx, &file.raw.bytes);
    let producer = options.producer.clone();
    if let Some(asked) = &args.producer {
        options.imitate(asked);
    }
    let newest = options.target_release.bytecode_version().min(options.version);
    let form = Form::Bytecode { version: args.bytecode_version.unwrap_or(newest), producer };
    match write_module(&file.module, &form, &PrintOptions::default(), args.producer.as_deref(), &mut out) {
        Err(errors) if !out.has_failed() => Err(file.raw.fail(&errors)),
        _ => out.keep().map_err(failed),
    }
}
