//! `mlirkit stablehlo`: commands for portable artifacts.

mod convert;
mod explain;
mod version;

use std::process::ExitCode;

use clap::Subcommand;

use crate::Extend;

/// Explain portable artifacts and convert them between versions.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  mlirkit stablehlo explain model.mlirbc
  mlirkit stablehlo version exported.bin
  mlirkit stablehlo upgrade old.mlirbc -o new.mlirbc
  mlirkit stablehlo downgrade --target=1.0.0 model.mlirbc -o older.mlirbc")]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Show the kind of a file, the version that wrote it, and the versions that read it.
    Explain(explain::Args),
    /// Print the version of an artifact, or all known versions.
    Version(version::Args),
    /// Convert an artifact to a newer version.
    Upgrade(convert::Args),
    /// Convert an artifact to an older version, or report what that version lacks.
    Downgrade(convert::Args),
}

/// Runs the subcommand.
pub fn run(args: &Args, extend: Extend) -> ExitCode {
    match &args.command {
        Command::Explain(args) => explain::run(args),
        Command::Version(args) => version::run(args),
        Command::Upgrade(args) => convert::upgrade(args, extend),
        Command::Downgrade(args) => convert::downgrade(args, extend),
    }
}
