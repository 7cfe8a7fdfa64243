//! `mlirkit strip`: removes private data from a file before it is shared.

use std::path::PathBuf;
use std::process::ExitCode;

use mlirkit_edit::Strip;

use crate::Extend;
use crate::tool::driver::{Form, Outcome, Raw, Reading, Writing, failed, status};

/// Remove locations, weights, names and attributes from a file.
#[derive(clap::Args)]
#[command(
    after_help = "Modules nested in attributes are stripped too, as raw bytecode or base64 (backend_config of custom calls).
Locations include the files that debug information (#llvm.di_file) names. A file is refused if anything else, such as
a string, a symbol, a type or a resource, holds the path of a location, because it cannot change.
The output keeps the form of the input: text, bytecode with its version and producer, portable artifact, or jax.export file.

Examples:
  mlirkit strip model.mlirbc --locations -o model.mlirbc     removes all source paths
  mlirkit strip model.mlir --resources --names -o reproducer.mlir
  mlirkit strip model.mlirbc --discardable=tt. --discardable=jax. -o bare.mlirbc
  mlirkit strip exported.bin --all -o shared.bin"
)]
#[allow(clippy::struct_excessive_bools)]
pub struct Args {
    /// Any MLIR file; `-` is standard input.
    #[arg(default_value = "-", value_name = "FILE")]
    input: PathBuf,
    /// Strip locations, including those in attributes.
    #[arg(long)]
    locations: bool,
    /// Strip the contents of resources: large constants and weights.
    #[arg(long)]
    resources: bool,
    /// Strip the names of private symbols, of the module, and in locations.
    #[arg(long)]
    names: bool,
    /// Strip discardable attributes whose names have this prefix; may be repeated.
    #[arg(long, value_name = "PREFIX")]
    discardable: Vec<String>,
    /// Strip the producer string. Readers then assume the property layout of the release that they follow.
    #[arg(long)]
    producer: bool,
    /// Strip properties that equal their defaults, and lists of empty dictionaries, where an operation may lack them.
    /// `fingerprint` and `diff` ignore them.
    #[arg(long)]
    defaults: bool,
    /// Strip locations, resources and names.
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
        defaults: args.defaults,
    };
    if what == Strip::default() {
        return Err(failed(
            "nothing to strip: give --locations, --resources, --names, --discardable, --producer, --defaults or --all",
        ));
    }
    let raw = Raw::read(&args.input)?.refuse_empty()?;
    let ctx = match args.producer {
        // For a file without a producer string, readers assume this library's default release.
        true => args.reading.default_context(extend)?,
        false => args.reading.context(&raw, extend)?,
    };
    let mut file = raw.open(&ctx, &args.reading)?;
    mlirkit_edit::strip(&mut file.module, &what).map_err(|error| file.raw.fail(&error.into_diagnostics()))?;
    let form = args.writing.form(&file.raw.form);
    let producer = args.producer.then_some(mlirkit_edit::strip::NO_PRODUCER);
    let check = |again: crate::Module<'_>| {
        mlirkit_edit::strip::check(&again, &what).map_err(|error| error.diagnostic().message.clone())
    };
    // If text without locations is read back, the parser adds new locations, so the check for remaining locations would
    // fail.
    if form == Form::Text {
        return args.writing.write_as(&file, &form, producer);
    }
    args.writing.prepare(&file, &form, producer, check)?.keep().map_err(failed)
}
