//! `mlirkit split`: splits a file by function or by operation.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use mlirkit_edit::fingerprint::of_op;
use mlirkit_edit::{link, names, outline};

use crate::Extend;
use crate::asm::PrintOptions;
use crate::ir::OpRef;
use crate::tool::driver::{Form, Outcome, Raw, Reading, failed, failed_in, report, same_as, status, write_module};
use crate::tool::io::{self, Output};

/// Split a file by function or by operation.
#[derive(clap::Args)]
#[command(
    after_help = "By function: each file has one symbol of the module, declarations of the functions that it calls, and copies of its other
dependencies. `link` joins them again. By operation: each file has one function whose arguments are the operation's operands.
Equal operations are written once.

Examples:
  mlirkit split model.mlirbc -o parts/ && mlirkit link parts/* -o again.mlirbc
  mlirkit split model.mlirbc --ops -o ops/
  mlirkit split model.mlirbc --ops=stablehlo.dot_general -o dots/"
)]
pub struct Args {
    /// Any MLIR file; `-` is standard input.
    #[arg(value_name = "FILE")]
    input: PathBuf,
    /// The output folder.
    #[arg(short = 'o', long = "output", value_name = "FOLDER")]
    output: PathBuf,
    /// Write one file per operation, or per operation with this name or dialect.
    #[arg(long, value_name = "NAME", num_args = 0..=1, require_equals = true, default_missing_value = "")]
    ops: Option<String>,
    /// Write text. By default the output has the format of the input; for portable artifacts it is bytecode.
    #[arg(long)]
    text: bool,
    #[command(flatten)]
    reading: Reading,
}

/// Runs the subcommand.
pub fn run(args: &Args, extend: Extend) -> ExitCode {
    status(split(args, extend))
}

fn split(args: &Args, extend: Extend) -> Outcome {
    let raw = Raw::read(&args.input)?.refuse_empty()?;
    let ctx = args.reading.context(&raw, extend)?;
    let file = raw.open_as_stablehlo(&ctx, &args.reading)?;
    let fail = |error: crate::Error| file.raw.fail(&error.into_diagnostics());
    let parts = match &args.ops {
        None => link::split(&file.module).map_err(fail)?,
        Some(name) => {
            file.module.load_all().map_err(|error| file.raw.fail(&[*error]))?;
            let mut seen = std::collections::HashSet::new();
            let wanted = |op: &OpRef<'_, '_>| outline::can_stand_alone(*op) && is_named(*op, name);
            let ops = file.module.top_block().ops().flat_map(OpRef::walk).filter(wanted);
            let new = ops.filter(|op| seen.insert(of_op(*op)));
            let parts = new
                .enumerate()
                .map(|(index, op)| Ok((format!("{index:04}-{}", names::label(op.name())), outline::alone(op)?)));
            parts.collect::<Result<_, _>>().map_err(fail)?
        }
    };
    io::make_folder(&args.output).map_err(failed)?;
    let (form, ending) = match &file.raw.form {
        _ if args.text => (Form::Text, "mlir"),
        Form::Text => (Form::Text, "mlir"),
        Form::Artifact(_) => (Form::new_bytecode(), "mlirbc"),
        form @ Form::Bytecode { .. } => (form.clone(), "mlirbc"),
    };
    for (name, part) in &parts {
        let path = args.output.join(format!("{name}.{ending}"));
        let write = |generic| {
            let mut out = Output::open(&path).map_err(failed)?;
            let print = PrintOptions { generic, ..PrintOptions::default() };
            match write_module(part, &form, &print, None, &mut out) {
                Err(errors) if !out.has_failed() => return Err(file.raw.fail(&errors)),
                _ => {}
            }
            let written = out.written().map_err(failed)?;
            let verdict = written.map_or(Ok(()), |bytes| file.checked(&bytes, same_as(part)));
            Ok((out, verdict))
        };
        let (mut out, mut verdict) = write(false)?;
        if verdict.is_err() && form == Form::Text {
            drop(out);
            // The custom syntax of some operations is lossy.
            (out, verdict) = write(true)?;
        }
        verdict.map_err(|message| failed_in(Path::new(&file.name), &message))?;
        out.keep().map_err(failed)?;
    }
    let files = if parts.len() == 1 { "file" } else { "files" };
    report(&format!("{} {files} in {}", parts.len(), args.output.display()))
}

/// Returns whether an operation has this name or belongs to the dialect of this name. The empty name matches every
/// operation.
pub(super) fn is_named(op: OpRef<'_, '_>, name: &str) -> bool {
    name.is_empty() || op.is(name) || op.name().strip_prefix(name).is_some_and(|rest| rest.starts_with('.'))
}
