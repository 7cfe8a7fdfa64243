//! `mlirkit print`: prints any MLIR file as text.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use mlirkit_edit::nested;

use super::tile;
use crate::Extend;
use crate::tool::driver::{Form, Outcome, Raw, Reading, failed, failed_in, status, write_module};
use crate::tool::io::Output;
use crate::tool::printing::Printing;

/// Print any MLIR file as text.
#[derive(clap::Args)]
#[command(
    after_help = "Text, bytecode of any release, portable artifacts (as StableHLO) and files of jax.export are recognised by their
first bytes. Invalid operations are printed in generic form. On a terminal, constants and resources of more than 64 elements are elided.

Examples:
  mlirkit print model.mlirbc
  mlirkit print model.mlirbc --debuginfo | less
  mlirkit print exported.bin --generic -o model.mlir
  mlirkit print model.mlir --mlir-use-nameloc-as-prefix
  mlirkit print artifact.mlirbc --vhlo           the artifact itself, without conversion to StableHLO
  mlirkit print exported.bin --nested            and the kernels in its attributes, one after another"
)]
#[allow(clippy::struct_excessive_bools)]
pub struct Args {
    /// Input file; `-` is standard input.
    #[arg(default_value = "-", value_name = "FILE")]
    input: PathBuf,
    /// Output file; `-` is standard output.
    #[arg(short = 'o', long = "output", default_value = "-", value_name = "FILE")]
    output: PathBuf,
    /// Print every operation in the generic form.
    #[arg(long)]
    generic: bool,
    /// Print locations.
    #[arg(long)]
    debuginfo: bool,
    /// Print without aliases.
    #[arg(long)]
    local_scope: bool,
    /// Elide constants and resources with more elements than this.
    #[arg(long, value_name = "N")]
    elide: Option<u64>,
    /// Elide nothing, even on a terminal.
    #[arg(long, conflicts_with = "elide")]
    full: bool,
    /// Print a portable artifact as VHLO.
    #[arg(long)]
    vhlo: bool,
    /// Also print the modules that are nested in attributes, each after a line `// -----`.
    #[arg(long)]
    nested: bool,
    /// Do not verify, and print invalid operations in custom syntax, too.
    #[arg(long)]
    assume_verified: bool,
    #[command(flatten)]
    reading: Reading,
    #[command(flatten)]
    printing: Printing,
}

/// Maximum number of elements of a constant that is shown in full on a terminal.
const SHOWN: u64 = 64;

/// Runs the subcommand.
pub fn run(args: &Args, extend: Extend) -> ExitCode {
    status(print(args, extend))
}

fn print(args: &Args, extend: Extend) -> Outcome {
    let raw = Raw::read(&args.input)?;
    if tile::is_tile(&raw) {
        let mut out = Output::open(&args.output).map_err(failed)?;
        // A write error can be ignored here, because the output records it.
        let _ = out.write_all(tile::printed(&raw)?.as_bytes());
        return out.keep().map_err(failed);
    }
    let raw = raw.refuse_empty()?;
    let ctx = args.reading.context(&raw, extend)?;
    let file = if args.vhlo { raw.open(&ctx, &args.reading)? } else { raw.open_as_stablehlo(&ctx, &args.reading)? };
    let mut out = Output::open(&args.output).map_err(failed)?;
    let on_terminal = args.output.as_os_str() == "-" && std::io::stdout().is_terminal() && !args.full;
    let elide = args.elide.or(on_terminal.then_some(SHOWN));
    let mut options = args.printing.options();
    options.generic |= args.generic;
    options.debug_info |= args.debuginfo;
    options.local_scope |= args.local_scope;
    options.assume_verified |= args.assume_verified;
    options.elide_elements = options.elide_elements.or(elide);
    options.elide_resources = options.elide_resources.or(elide);
    out.write_in_background();
    if let Err(errors) = write_module(&file.module, &Form::Text, &options, None, &mut out)
        && !out.has_failed()
    {
        return Err(file.raw.fail(&errors));
    }
    if args.nested {
        let found = nested::list(&file.module).map_err(|error| file.raw.fail(&error.into_diagnostics()))?;
        for one in found {
            // A write error can be ignored here, because the output records it.
            let _ = write!(out, "// -----\n\n// nested module {}\n", super::nested::title(&one));
            let printed = nested::with_module(&ctx, one.bytes.clone(), one.encoding, |module| {
                let mut text = Vec::new();
                write_module(&module, &Form::Text, &options, None, &mut text)
                    .map_err(crate::Error::from_diagnostics)?;
                Ok(text)
            });
            let text = printed.map_err(|error| {
                failed_in(&args.input, format_args!("nested module {}: {}", one.number, error.diagnostic().message))
            })?;
            let _ = out.write_all(&text);
        }
    }
    let kept = out.keep().map_err(failed);
    // The process ends soon and frees the memory.
    std::mem::forget(file);
    std::mem::forget(ctx);
    kept
}
