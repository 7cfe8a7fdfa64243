//! The command-line tool as a function, so that a tool of your own can be `mlirkit` plus what your dialects need.
//!
//! ```no_run
//! fn main() -> std::process::ExitCode {
//!     mlirkit::tool::main(|encodings| encodings)
//! }
//! ```

mod args;
mod cmd;
mod debug;
mod expected;
mod io;
mod passes;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::Encodings;

/// MLIR serialization without LLVM: text, bytecode and data layout.
#[derive(Parser)]
#[command(name = "mlirkit", version, about, max_term_width = 100)]
struct Cli {
    /// Log these components to standard error, separated by commas: `stablehlo-bytecode`, `chlo-bytecode`,
    /// `vhlo-bytecode` and `sdy-bytecode` log what is read and written with custom encodings.
    #[arg(long, global = true, value_name = "LIST", value_delimiter = ',')]
    debug_only: Vec<String>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Read MLIR (text or bytecode), verify it and write it again: mlir-opt without passes.
    Opt(Box<cmd::opt::Args>),
    Info(cmd::inspect::info::Args),
    Dump(cmd::inspect::dump::Args),
    Size(cmd::inspect::size::Args),
    /// Show the sizes and alignments of types in every scope of a file, and where each answer comes from.
    Layout(cmd::layout::Args),
    /// Convert StableHLO to a portable artifact, or a portable artifact to StableHLO.
    Translate(cmd::translate::Args),
    /// Explain portable artifacts, and convert them between versions.
    Stablehlo(cmd::stablehlo::Args),
}

/// Runs the tool with the arguments of the process. `encodings` may add bytecode encodings of further dialects.
#[must_use]
pub fn main(encodings: Encodings) -> ExitCode {
    let args = args::with_two_dashes(std::env::args_os());
    let cli = match Cli::try_parse_from(args) {
        Ok(cli) => cli,
        Err(answer) => return usage(&answer),
    };
    debug::report(cli.debug_only);
    let code = match cli.command {
        Command::Opt(args) => cmd::opt::run(&args, encodings),
        Command::Info(args) => cmd::inspect::info::run(&args),
        Command::Dump(args) => cmd::inspect::dump::run(&args),
        Command::Size(args) => cmd::inspect::size::run(&args),
        Command::Layout(args) => cmd::layout::run(&args),
        Command::Translate(args) => cmd::translate::run(&args, encodings),
        Command::Stablehlo(args) => cmd::stablehlo::run(&args, encodings),
    };
    io::status(code)
}

/// Prints the help that was asked for, or what is wrong with the arguments.
fn usage(answer: &clap::Error) -> ExitCode {
    match answer.print() {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => ExitCode::FAILURE,
        _ => u8::try_from(answer.exit_code()).map_or(ExitCode::FAILURE, ExitCode::from),
    }
}
