//! Development tasks: `cargo xtask conformance|bench|tidy`.

mod conformance;
mod paths;
mod process;

use clap::{Parser, Subcommand};

/// What `cargo xtask` understands.
#[derive(Parser)]
#[command(name = "xtask", about = "mlirkit's development tasks")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

/// One task each.
#[derive(Subcommand)]
enum Task {
    /// Compare mlirkit with the real mlir-opt over LLVM's own test files.
    Conformance(conformance::Args),
}

fn main() -> std::process::ExitCode {
    let result = match Cli::parse().task {
        Task::Conformance(args) => conformance::run(&args),
    };
    match result {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            std::process::ExitCode::FAILURE
        }
    }
}
