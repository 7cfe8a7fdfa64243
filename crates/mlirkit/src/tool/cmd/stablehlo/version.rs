//! `mlirkit stablehlo version`: prints the version of an artifact or all known versions.

use std::path::PathBuf;
use std::process::ExitCode;

use crate::stablehlo::explain::{Explanation, explain};
use crate::stablehlo::{current_version, minimum_version, versions};
use crate::tool::driver::{failed, failed_in, report, status};
use crate::tool::io;

#[derive(clap::Args)]
#[command(after_help = "Examples:
  mlirkit stablehlo version model.mlirbc      1.10.0
  mlirkit stablehlo version                   the oldest and the newest version that can be read and written
  mlirkit stablehlo version --log             what each version brought")]
pub struct Args {
    /// Portable artifact or jax.export file; `-` is standard input.
    #[arg(value_name = "FILE")]
    input: Option<PathBuf>,
    /// Print the changes in each version.
    #[arg(long, conflicts_with = "input")]
    log: bool,
}

/// Runs the subcommand.
pub fn run(args: &Args) -> ExitCode {
    let Some(input) = &args.input else {
        let lines: Vec<String> = match args.log {
            true => versions::LOG.iter().map(|(version, what)| format!("{:8}{what}", version.to_string())).collect(),
            false => vec![format!("minimum {}", minimum_version()), format!("current {}", current_version())],
        };
        return status(report(&lines.join("\n")));
    };
    let file = match io::read(input).map_err(failed) {
        Ok(file) => file,
        Err(_) => return ExitCode::FAILURE,
    };
    let version = match explain(&file) {
        Ok(Explanation::Bytecode(file) | Explanation::Envelope(_, file)) => {
            file.version.ok_or_else(|| format!("not a portable artifact: produced by {}", file.producer))
        }
        Ok(Explanation::Text | Explanation::Unknown) => Err("not a portable artifact: no MLIR bytecode".to_owned()),
        Err(error) => Err(error.to_string()),
    };
    match version {
        Ok(version) => status(report(&version.to_string())),
        Err(message) => status(Err(failed_in(input, message))),
    }
}
