//! `mlirkit stablehlo`: what to do with portable artifacts.

mod convert;
mod explain;
mod version;

use std::process::ExitCode;

use clap::Subcommand;

use crate::Encodings;

/// Say what portable artifacts are, and bring them from version to version.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Say what a file is, which version wrote it, and which versions can read it.
    Explain(explain::Args),
    /// Print the version of an artifact, or the versions that are known.
    Version(version::Args),
    /// Bring an artifact to a newer version.
    Upgrade(convert::Args),
    /// Bring an artifact to an older version, or say what it has that the version lacks.
    Downgrade(convert::Args),
}

/// Runs the subcommand.
pub fn run(args: &Args, encodings: Encodings) -> ExitCode {
    match &args.command {
        Command::Explain(args) => explain::run(args),
        Command::Version(args) => version::run(args),
        Command::Upgrade(args) => convert::upgrade(args, encodings),
        Command::Downgrade(args) => convert::downgrade(args, encodings),
    }
}
