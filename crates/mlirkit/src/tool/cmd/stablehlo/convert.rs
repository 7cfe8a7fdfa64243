//! `mlirkit stablehlo upgrade` and `downgrade`: convert an artifact to another version.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use crate::diag::{Diagnostic, Position};
use crate::stablehlo::part::{Form, Part};
use crate::stablehlo::{self, Target, Version};
use crate::tool::cmd::translate::{failed_write, verified, with_file};
use crate::{ContextOptions, Extend};

#[derive(clap::Args)]
#[command(after_help = "Examples:
  mlirkit stablehlo upgrade old.mlirbc -o new.mlirbc
  mlirkit stablehlo downgrade --target=1.0.0 model.mlirbc -o old.mlirbc
  mlirkit stablehlo downgrade --target=1.0.0 exported.bin -o old.bin      what jax.export wrote around it stays
  mlirkit stablehlo upgrade exported.bin --raw -o artifact.mlirbc         ... or goes")]
pub struct Args {
    /// Portable artifact or jax.export file; `-` is standard input.
    #[arg(default_value = "-", value_name = "FILE")]
    input: PathBuf,
    /// Output file; `-` is standard output.
    #[arg(short = 'o', default_value = "-", value_name = "FILE")]
    output: PathBuf,
    /// Write the artifact even if the output is a terminal.
    #[arg(short = 'f')]
    force: bool,
    /// The target version [default: the newest for `upgrade`, the oldest for `downgrade`]
    #[arg(long, value_name = "VERSION")]
    target: Option<String>,
    /// Write only the artifact, without the jax.export envelope.
    #[arg(long)]
    raw: bool,
}

/// Converts an artifact to a newer version.
pub fn upgrade(args: &Args, extend: Extend) -> ExitCode {
    convert(args, extend, Version::CURRENT, |from, to| from <= to)
}

/// Converts an artifact to an older version.
pub fn downgrade(args: &Args, extend: Extend) -> ExitCode {
    convert(args, extend, Version::MINIMUM, |from, to| from >= to)
}

fn convert(args: &Args, extend: Extend, default: Version, wanted: fn(Version, Version) -> bool) -> ExitCode {
    let ctx = crate::context(&ContextOptions { extend, ..ContextOptions::default() });
    let target = args.target.as_ref().map_or(Target::Version(default), Target::from);
    with_file(&args.input, &args.output, !args.force, |file, name, out| {
        let file = file.bytes;
        let Part { bytes: input, envelope, form } = Part::of(&file);
        let whole = Position::FileLineColumn { file: name.into(), line: 0, column: 0 };
        let fail = |message: String| vec![Diagnostic::error(whole.clone(), message)];
        let Form::Artifact(from) = form else { return Err(fail("not a portable artifact".to_owned())) };
        let to = match target {
            Target::Version(version) => Some(version),
            Target::Text(text) => text.parse().ok(),
        };
        if to.is_some_and(|to| !wanted(from, to)) {
            return Err(fail(format!("the artifact has version {from}, and {target} is on its other side")));
        }
        let placed = |mut error: Diagnostic| {
            if error.position == Position::Unknown {
                error.position = whole.clone();
            }
            error
        };
        let artifact = stablehlo::upgrade_checked(&ctx, input, target, verified)
            .map_err(|errors| errors.into_diagnostics().into_iter().map(placed).collect::<Vec<_>>())?;
        let whole = envelope.filter(|_| !args.raw).map(|envelope| envelope.with_artifact(&file, &artifact));
        out.write_all(whole.as_ref().unwrap_or(&artifact)).map_err(failed_write)
    })
}
