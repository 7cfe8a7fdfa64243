//! `mlirkit outline`: moves operations into new functions.

use std::path::PathBuf;
use std::process::ExitCode;

use mlirkit_edit::outline;

use super::split::is_named;
use crate::Extend;
use crate::ir::OpRef;
use crate::tool::driver::{Outcome, Raw, Reading, Writing, failed_in, status};

/// Move operations into new private functions and call those.
#[derive(clap::Args)]
#[command(
    after_help = "Values that an operation and its regions use become arguments. Equal operations share a function.

Examples:
  mlirkit outline model.mlir --op scf.for --name loop
  mlirkit outline model.mlirbc --op stablehlo.reduce -o outlined.mlirbc"
)]
pub struct Args {
    /// Any MLIR file; `-` is standard input.
    #[arg(value_name = "FILE")]
    input: PathBuf,
    /// The name or dialect of the operations to move.
    #[arg(long, value_name = "NAME")]
    op: String,
    /// The prefix of the names of the new functions.
    #[arg(long, value_name = "NAME", default_value = "outlined")]
    name: String,
    #[command(flatten)]
    reading: Reading,
    #[command(flatten)]
    writing: Writing,
}

/// Runs the subcommand.
pub fn run(args: &Args, extend: Extend) -> ExitCode {
    status(outlined(args, extend))
}

fn outlined(args: &Args, extend: Extend) -> Outcome {
    let raw = Raw::read(&args.input)?.refuse_empty()?;
    let ctx = args.reading.context(&raw, extend)?;
    let mut file = raw.open_as_stablehlo(&ctx, &args.reading)?;
    // Skip operations nested in an operation that is moved.
    let mut found: Vec<OpRef<'_, '_>> = Vec::new();
    let mut waiting: Vec<OpRef<'_, '_>> = file.module.top_block().ops().collect();
    waiting.reverse();
    while let Some(op) = waiting.pop() {
        if is_named(op, &args.op) && outline::can_stand_alone(op) {
            found.push(op);
            continue;
        }
        // Code in a nested symbol table cannot call the new functions, which are symbols of the file.
        if op.parent_op().is_some() && op.is_symbol_table() {
            continue;
        }
        let first = waiting.len();
        waiting.extend(op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops()));
        waiting[first..].reverse();
    }
    if found.is_empty() {
        return Err(failed_in(&args.input, format_args!("no operation '{}' that can stand alone", args.op)));
    }
    let found: Vec<_> = found.into_iter().map(|op| (op.body, op.id)).collect();
    outline::outline(&mut file.module, &found, &args.name).map_err(|error| file.raw.fail(&error.into_diagnostics()))?;
    file.verify()?;
    args.writing.write(&file)
}
