//! `mlirkit stablehlo`: what to do with portable artifacts.

mod convert;

use std::process::ExitCode;

use clap::Subcommand;

use crate::Encodings;

/// Bring portable artifacts from version to version.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Bring an artifact to a newer version.
    Upgrade(convert::Args),
    /// Bring an artifact to an older version, or say what it has that the version lacks.
    Downgrade(convert::Args),
}

/// Runs the subcommand.
pub fn run(args: &Args, encodings: Encodings) -> ExitCode {
    match &args.command {
        Command::Upgrade(args) => convert::upgrade(args, encodings),
        Command::Downgrade(args) => convert::downgrade(args, encodings),
    }
}
