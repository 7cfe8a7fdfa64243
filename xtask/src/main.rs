//! Development tasks: `cargo xtask api|capi|import|conformance|bench|editor|edits|features|fuzz|profiled|quick|readmes|release|tidy|verbs`.

mod api;
mod bench;
mod capi;
mod conformance;
mod editor;
mod edits;
mod features;
mod fuzz;
mod import;
mod layout_matrix;
mod paths;
mod process;
mod profiled;
mod quick;
mod readmes;
mod release;
mod tidy;
mod verbs;

use clap::{Parser, Subcommand};

/// The command line of `cargo xtask`.
#[derive(Parser)]
#[command(name = "xtask", about = "mlirkit's development tasks")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

/// The tasks of `cargo xtask`.
#[derive(Subcommand)]
enum Task {
    /// Compare the crates' public items with the list in `docs/api.txt`.
    Api(api::Args),
    /// Install the C interface, and run its long tests.
    Capi(capi::Args),
    /// Import definition files from ODS (`.td`) files.
    Import(import::Args),
    /// Compare mlirkit with the real mlir-opt on LLVM's test files.
    Conformance(conformance::Args),
    /// Measure time and memory of mlirkit and mlir-opt-22.
    Bench(bench::Args),
    /// Measure the language server and the formatter on LLVM 19's tests.
    Editor(editor::Args),
    /// Edit modules at random through the public API. No edit may panic, and the written output must be readable.
    Edits(edits::Args),
    /// Compile every crate with each of its features alone, and the library for WebAssembly.
    Features,
    /// Run coverage-guided fuzzing on one of the targets in `fuzz/`.
    Fuzz(fuzz::Args),
    /// Build the tool with profile-guided optimisation, which makes it faster.
    Profiled,
    /// Check formatting and house rules, run the tests of changed crates, and compare 200 files: a quick check after
    /// each edit.
    Quick(quick::Args),
    /// Check the READMEs and licence files of the crates, or write them.
    Readmes(readmes::Args),
    /// Build and test all files of a release, and report what was skipped.
    Release(release::Args),
    /// Check rules that the compiler does not check: dependencies between crates and folders, no absolute paths, plain
    /// English.
    Tidy(tidy::Args),
    /// Check guarantees of the tool: damaged files, a file of 4 GiB, round trips, equal fingerprints.
    Verbs(verbs::Args),
}

fn main() -> std::process::ExitCode {
    let result = match Cli::parse().task {
        Task::Api(args) => api::run(&args),
        Task::Capi(args) => capi::run(&args),
        Task::Import(args) => import::run(&args),
        Task::Conformance(args) => conformance::run(&args),
        Task::Bench(args) => bench::run(&args),
        Task::Editor(args) => editor::run(&args),
        Task::Edits(args) => edits::run(&args),
        Task::Features => features::run(),
        Task::Fuzz(args) => fuzz::run(&args),
        Task::Profiled => profiled::run(),
        Task::Quick(args) => quick::run(&args),
        Task::Readmes(args) => readmes::run(&args),
        Task::Release(args) => release::run(&args),
        Task::Tidy(args) => tidy::run(&args),
        Task::Verbs(args) => verbs::run(&args),
    };
    match result {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            std::process::ExitCode::FAILURE
        }
    }
}
