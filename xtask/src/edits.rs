//! `cargo xtask edits`: applies long random sequences of edits through the public API.

use std::process::Command;

use clap::Args as ClapArgs;

/// Arguments of `cargo xtask edits`.
#[derive(ClapArgs)]
pub struct Args {
    /// Number of edit sequences.
    #[arg(long, default_value_t = 100_000)]
    sequences: u64,
    /// The first seed; each sequence uses the next one.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Runs the library's test `random_edits` in an optimised build with overflow checks.
pub fn run(args: &Args) -> Result<(), String> {
    let status = Command::new(env!("CARGO"))
        .args(["test", "--profile", "checked", "-p", "mlirkit", "--no-default-features"])
        .args(["--features", "dialects"])
        .args(["--test", "library", "random_edits", "--", "--nocapture"])
        .env("MLIRKIT_SEQUENCES", args.sequences.to_string())
        .env("MLIRKIT_SEED", args.seed.to_string())
        .status()
        .map_err(|error| format!("cargo: {error}"))?;
    if status.success() { Ok(()) } else { Err("an edit went wrong: the seed stands above".to_owned()) }
}
