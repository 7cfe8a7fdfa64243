//! `mlirkit strip`: a file without what need not leave the house.

use std::path::PathBuf;
use std::process::ExitCode;

use mlirkit_edit::Strip;

use crate::Extend;
use crate::tool::driver::{Outcome, Raw, Reading, Writing, failed, status};

/// Take locations, weights, names and attributes out of a file.
#[derive(clap::Args)]
#[command(
    after_help = "Modules inside of attributes (bytecode as it is or in base64, as in the backend_config of custom calls) are stripped too. The
output keeps the form of the input: text, bytecode with its version and producer, portable artifact, jax.export's envelope.

Examples:
  mlirkit strip model.mlirbc --locations -o model.mlirbc     no path of the machine that built it
  mlirkit strip model.mlir --resources --names -o reproducer.mlir
  mlirkit strip model.mlirbc --discardable=tt. --discardable=jax. -o bare.mlirbc
  mlirkit strip exported.bin --all -o shared.bin"
)]
#[allow(clippy::struct_excessive_bools)]
pub struct Args {
    /// Any MLIR file; `-` is standard input.
    #[arg(default_value = "-", value_name = "FILE")]
    input: PathBuf,
    /// Strip locations, also in attributes.
    #[arg(long)]
    locations: bool,
    /// Strip the content of resources: large constants and weights.
    #[arg(long)]
    resources: bool,
    /// Strip names: of private symbols, of the module, and in locations.
    #[arg(long)]
    names: bool,
    /// Strip discardable attributes whose names begin so; may be repeated.
    #[arg(long, value_name = "PREFIX")]
    discardable: Vec<String>,
    /// Strip the name of the producer. Readers then take the properties of operations for those of their own release.
    #[arg(long)]
    producer: bool,
    /// Locations, resources and names.
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    reading: Reading,
    #[command(flatten)]
    writing: Writing,
}

/// Runs the subcommand.
pub fn run(args: &Args, extend: Extend) -> ExitCode {
    status(strip(args, extend))
}

fn strip(args: &Args, extend: Extend) -> Outcome {
    let what = Strip {
        locations: args.locations || args.all,
        resources: args.resources || args.all,
        names: args.names || args.all,
        discardable: args.discardable.clone(),
        producer: args.producer,
    };
    if what == Strip::default() {
        return Err(failed(
            "nothing to strip: give --locations, --resources, --names, --discardable, --producer or --all",
        ));
    }
    let raw = Raw::read(&args.input)?.refuse_empty()?;
    let ctx = match args.producer {
        true => args.reading.context(extend)?,
        false => args.reading.context_of(&raw, &args.writing, extend)?,
    };
    let mut file = raw.open(&ctx, &args.reading)?;
    mlirkit_edit::strip(&mut file.module, &what).map_err(|error| file.raw.fail(&error.into_diagnostics()))?;
    let form = args.writing.form(&file.raw.form);
    let producer = args.producer.then_some(mlirkit_edit::strip::NO_PRODUCER);
    args.writing.write_as(&file, &form, producer)
}
