//! `mlirkit link`: joins several files into one.

use std::path::PathBuf;
use std::process::ExitCode;

use mlirkit_edit::link::{Conflicts, link as linked};

use crate::Extend;
use crate::tool::driver::{Outcome, Raw, Reading, Writing, failed, status};

/// Join several files into one.
#[derive(clap::Args)]
#[command(
    after_help = "A definition replaces declarations of its name, and equal symbols are merged. Parts made by `split` return to their old order. The
output has the form of the first file and the name of its module. It has the attributes of all modules, which must not differ.

Examples:
  mlirkit link main.mlir library.mlirbc -o all.mlirbc --bytecode
  mlirkit link parts/*.mlirbc -o model.mlirbc
  mlirkit link a.mlir b.mlir --rename        renames clashing private symbols"
)]
pub struct Args {
    /// Any MLIR files.
    #[arg(value_name = "FILE", required = true)]
    inputs: Vec<PathBuf>,
    /// Rename private symbols that are defined twice, instead of reporting an error.
    #[arg(long)]
    rename: bool,
    #[command(flatten)]
    reading: Reading,
    #[command(flatten)]
    writing: Writing,
}

/// Runs the subcommand.
pub fn run(args: &Args, extend: Extend) -> ExitCode {
    status(link(args, extend))
}

fn link(args: &Args, extend: Extend) -> Outcome {
    let files = args.inputs.iter().map(|input| Raw::read(input)?.refuse_empty()).collect::<Outcome<Vec<Raw>>>()?;
    let ctx = args.reading.context_for(&files.iter().collect::<Vec<_>>(), extend)?;
    let mut first = None;
    let mut modules = Vec::new();
    for raw in files {
        let mut file = raw.open_as_stablehlo(&ctx, &args.reading)?;
        modules.push(std::mem::replace(&mut file.module, crate::ir::Module::new(&ctx)));
        first.get_or_insert(file);
    }
    let conflicts = if args.rename { Conflicts::Rename } else { Conflicts::Refuse };
    let module = linked(modules, conflicts).map_err(|error| failed(&error.message))?;
    let mut file = first.ok_or_else(|| failed("there is nothing to link"))?;
    file.module = module;
    args.writing.write(&file)
}
