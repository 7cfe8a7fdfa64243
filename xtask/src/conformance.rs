//! `cargo xtask conformance`: compares mlirkit with the real mlir-opt on the chunks of LLVM 19's `mlir/test`.
//!
//! `corpus` splits the corpus into chunks. `truth` runs the real tools once and caches their output. `kinds` and
//! `compare` run mlirkit as a process for each chunk and comparison. `score` writes the counts and failures.

mod affine;
mod baseline;
mod compare;
mod corpus;
mod damaged;
mod forks;
mod forms;
mod generated;
mod hostile;
mod invalid;
mod kinds;
mod lit;
mod mutate;
mod mutated;
mod pool;
mod projects;
mod rejected;
mod releases;
mod score;
mod show;
mod stablehlo;
mod stablehlo_lit;
mod stablehlo_rejected;
mod threads;
mod truth;
mod verify;

pub use corpus::known as known_chunks;
pub use generated::instances;

use clap::{Parser, Subcommand};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The options of `cargo xtask conformance`.
#[derive(Parser)]
pub struct Args {
    #[command(subcommand)]
    action: Option<Action>,
    /// Run only the comparisons in this area
    #[arg(long, global = true)]
    area: Option<kinds::Area>,
    /// Run only this comparison, such as `bc6-generic` (may be repeated)
    #[arg(long, global = true)]
    kind: Vec<String>,
    /// Run only chunks whose id contains this text (may be repeated; one match suffices)
    #[arg(long, global = true)]
    filter: Vec<String>,
    /// Run only this many chunks, evenly spaced over the corpus
    #[arg(long, global = true)]
    sample: Option<usize>,
    /// Choose another sample by rotating the corpus by this many chunks (`releases` only)
    #[arg(long, global = true, default_value_t = 0)]
    rotate: usize,
    /// Run only the chunks listed in this file, one id per line
    #[arg(long, global = true)]
    list: Option<PathBuf>,
    /// LLVM 19's `mlir/test` folder; defaults to `MLIR_TEST_DIR`, or else to Debian's source package, which is fetched
    /// into the cache
    #[arg(long, global = true)]
    corpus: Option<PathBuf>,
    /// Number of processes to run at a time
    #[arg(long, short, global = true, default_value_t = 2)]
    jobs: usize,
    /// Write nothing; fail if anything crashes, or if results are worse or better than in the committed lists of
    /// failures
    #[arg(long, global = true)]
    check: bool,
}

/// Further comparisons and tasks.
#[derive(Subcommand)]
enum Action {
    /// Split the corpus into chunks and cache the real tools' output for the chosen comparisons; mlirkit is not run
    Fill,
    /// Print the command and the difference for one chunk and comparison
    Show {
        /// A chunk id, `path#index`, or the id of a StableHLO comparison
        chunk: String,
        /// A comparison, such as `source-bc6`
        kind: String,
    },
    /// List the comparisons
    Kinds,
    /// Run upstream's tests that need no pass, with mlirkit in place of mlir-opt
    Lit,
    /// Read bytecode from other releases and compare with the tools that wrote it
    Releases {
        /// Run only this release, such as 21, or `foreign` for files from projects with their own dialects
        only: Vec<String>,
    },
    /// Compare the modules of other projects with the output of the projects' tools
    Projects {
        /// Run only this project, such as triton
        only: Vec<String>,
        /// Only install the projects' packages
        #[arg(long)]
        install: bool,
    },
    /// Compare the error messages for chunks that mlir-opt-22 rejects
    Rejected,
    /// Compare the data layout of every kind of type with many specifications
    Layout,
    /// Compare portable artifacts and lowered JAX programs with the output of jaxlib
    Stablehlo,
    /// Run StableHLO's tests that need no other pass, with mlirkit in place of StableHLO's tools
    StablehloLit,
    /// Compare diagnostics for the parts of StableHLO's and Shardy's tests that jaxlib rejects
    StablehloRejected,
    /// Change tokens of valid programs and compare the diagnostics
    Mutated {
        /// Seed of the random changes
        #[arg(long, default_value_t = mutated::SEED)]
        seed: u64,
    },
    /// Print invalid programs without the verifier, and compare the text
    Invalid {
        /// Seed of the random changes
        #[arg(long, default_value_t = mutated::SEED)]
        seed: u64,
    },
    /// Damage bytecode, and compare the output of both tools
    Damaged {
        /// Seed of the random damage
        #[arg(long, default_value_t = damaged::SEED)]
        seed: u64,
    },
    /// Compare operations generated from their definitions, valid and invalid, with the output of mlir-opt-22
    Generated {
        /// Number of random instances per operation in addition to the valid one
        #[arg(long, default_value_t = 0)]
        random: usize,
    },
    /// Check that mlir-opt-22 reports the diagnostics that the verification cases of mlirkit-dialects expect
    Verify,
    /// Run mlirkit on damaged bytecode and text; it may report errors, but must not crash, hang or exhaust memory
    Mutate {
        /// Number of damaged files
        #[arg(long, default_value_t = 1000)]
        count: usize,
        /// Seed of the random damage
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Damage StableHLO artifacts and programs, and run the commands of the `stablehlo` comparison on them
        #[arg(long)]
        stablehlo: bool,
    },
    /// Check that one thread and several threads give the same output and messages for large files with irregular lines
    Threads {
        /// Number of files
        #[arg(long, default_value_t = 1000)]
        count: usize,
        /// Seed of the files' contents
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Compare random affine maps and sets with their simplified forms in the real tool
    Affine {
        /// The number of maps and sets
        #[arg(long, default_value_t = 100_000)]
        count: usize,
        /// The seed of the random numbers
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The major version of the LLVM release
        #[arg(long, default_value_t = 22)]
        release: u32,
        /// The release's tool; defaults to `mlir-opt-N`
        #[arg(long)]
        tool: Option<PathBuf>,
    },
    /// Compare fingerprint, difference and generic text of modules in several forms; 3,000 modules without --sample
    Forms,
    /// Run mlirkit on adversarial files, at three sizes each
    Hostile,
}

/// Runs the comparison that the command line selects.
pub fn run(args: &Args) -> Result<(), String> {
    match &args.action {
        Some(Action::Kinds) => {
            for kind in kinds::KINDS {
                println!("{:16} {:8} {}", kind.name, kind.area.name(), kind.what);
            }
            Ok(())
        }
        Some(Action::Show { chunk, kind }) if kind.starts_with("artifact-") || kind.starts_with("program-") => {
            stablehlo::show(chunk, kind)
        }
        Some(Action::Releases { only }) => {
            need_binary()?;
            releases::run(only, args)
        }
        Some(Action::Projects { only, install }) => {
            let (filter, sample, jobs, check) = (&args.filter, args.sample, args.jobs, args.check);
            if !install {
                need_binary()?;
            }
            projects::run_all(&projects::Options { only, filter, sample, jobs, check, install: *install })
        }
        Some(Action::Rejected) => {
            need_binary()?;
            rejected::run(args.corpus.as_deref(), &args.filter, args.jobs, args.check)?;
            write_scoreboard(args)
        }
        Some(Action::Stablehlo) => {
            need_binary()?;
            stablehlo::run(&args.kind, &args.filter, args.jobs, args.check)
        }
        Some(Action::StablehloLit) => {
            need_binary()?;
            stablehlo_lit::run(&args.filter, args.jobs, args.check)
        }
        Some(Action::StablehloRejected) => {
            need_binary()?;
            stablehlo_rejected::run(&args.filter, args.jobs, args.check)
        }
        Some(Action::Mutated { seed }) => {
            need_binary()?;
            mutated_programs(args, *seed, mutated::run)
        }
        Some(Action::Invalid { seed }) => {
            need_binary()?;
            mutated_programs(args, *seed, invalid::run)
        }
        Some(Action::Damaged { seed }) => {
            need_binary()?;
            let options = damaged::Options { sample: args.sample, seed: *seed, check: args.check, jobs: args.jobs };
            damaged::run(&options, corpus::accepted(args.corpus.as_deref(), args.jobs)?)
        }
        Some(Action::Show { chunk, kind }) => show::show(chunk, kinds::by_name(kind)?),
        Some(Action::Fill) => fill(args),
        Some(Action::Layout) => {
            need_binary()?;
            crate::layout_matrix::compare(args.check)
        }
        Some(Action::Generated { random }) => {
            need_binary()?;
            generated::run(&args.filter, *random, args.jobs, args.check)
        }
        Some(Action::Lit) => lit(args),
        Some(Action::Verify) => verify::run(&args.filter, args.jobs),
        Some(Action::Mutate { count, seed, stablehlo }) => {
            need_binary()?;
            if *stablehlo {
                return mutate::run(&mutate::Inputs::Commands(stablehlo::commands()?), *count, *seed, args.jobs);
            }
            mutate::run(&mutate::Inputs::Chunks(&chosen_chunks(args)?), *count, *seed, args.jobs)
        }
        Some(Action::Threads { count, seed }) => {
            need_binary()?;
            threads::run(*count, *seed, args.jobs)
        }
        Some(Action::Affine { count, seed, release, tool }) => {
            need_binary()?;
            let (tool, jobs) = (tool.clone(), args.jobs);
            affine::run(&affine::Options { count: *count, seed: *seed, release: *release, tool, jobs })
        }
        Some(Action::Forms) => {
            need_binary()?;
            let mut chunks = corpus::accepted(args.corpus.as_deref(), args.jobs)?;
            chunks.retain(|c| args.filter.is_empty() || args.filter.iter().any(|f| c.id().contains(f.as_str())));
            // Bytecode has the rows of LLVM's test dialect, and text does not.
            chunks.retain(mutated::takes_part);
            forms::run(&corpus::sample(chunks, args.sample.unwrap_or(3000)), args.jobs)
        }
        Some(Action::Hostile) => {
            need_binary()?;
            hostile::run(&args.filter, args.jobs, args.check)
        }
        None => compare_all(args),
    }
}

fn chosen_kinds(args: &Args) -> Result<Vec<&'static kinds::Kind>, String> {
    for name in &args.kind {
        kinds::by_name(name)?;
    }
    Ok(kinds::KINDS
        .iter()
        .filter(|k| args.kind.is_empty() || args.kind.iter().any(|n| n == k.name))
        .filter(|k| args.area.is_none_or(|a| a == k.area))
        .collect())
}

fn is_whole(args: &Args) -> bool {
    args.filter.is_empty() && args.sample.is_none() && args.list.is_none()
}

/// Returns the accepted chunks that the options select.
fn chosen_chunks(args: &Args) -> Result<Vec<corpus::Chunk>, String> {
    let mut chunks = match &args.list {
        Some(list) => corpus::listed(list, args.corpus.as_deref())?,
        None => corpus::accepted(args.corpus.as_deref(), args.jobs)?,
    };
    if !args.filter.is_empty() {
        chunks.retain(|c| args.filter.iter().any(|f| c.id().contains(f.as_str())));
    }
    if let Some(count) = args.sample {
        chunks = corpus::sample(chunks, count);
    }
    Ok(chunks)
}

/// Returns the files of the chunks whose ids are listed in a file.
pub fn listed_files(list: &Path) -> Result<Vec<PathBuf>, String> {
    Ok(corpus::listed(list, None)?.iter().map(corpus::Chunk::path).collect())
}

fn fill(args: &Args) -> Result<(), String> {
    let chunks = chosen_chunks(args)?;
    for kind in chosen_kinds(args)? {
        let made = pool::map(&chunks, args.jobs, |worker, chunk| {
            let input = truth::answer(chunk, kind.input, worker)?;
            let expected = truth::answer(chunk, kind.expected, worker)?;
            Ok(input.is_some() && expected.is_some())
        })?;
        println!("{:16} {} of {} chunks have an answer", kind.name, made.iter().filter(|m| **m).count(), chunks.len());
    }
    Ok(())
}

fn mutated_programs(
    args: &Args,
    seed: u64,
    run: fn(&mutated::Options<'_>, Vec<corpus::Chunk>) -> Result<(), String>,
) -> Result<(), String> {
    let mut chunks = corpus::accepted(args.corpus.as_deref(), args.jobs)?;
    chunks.retain(|c| args.filter.is_empty() || args.filter.iter().any(|f| c.id().contains(f.as_str())));
    let options =
        mutated::Options { sample: args.sample, seed, check: args.check, filter: &args.filter, jobs: args.jobs };
    run(&options, chunks)
}

fn lit(args: &Args) -> Result<(), String> {
    need_binary()?;
    lit::run(args.corpus.as_deref(), &args.filter, args.jobs, args.check)?;
    write_scoreboard(args)
}

/// Writes the scoreboard after a complete run.
fn write_scoreboard(args: &Args) -> Result<(), String> {
    if args.check || !is_whole(args) {
        return Ok(());
    }
    score::write(&corpus::accepted(args.corpus.as_deref(), args.jobs)?)
}

/// Returns an error if the release binary is missing. Without this check, every comparison would report the same error.
fn need_binary() -> Result<(), String> {
    let path = crate::paths::mlirkit();
    if path.exists() {
        Ok(())
    } else {
        Err(format!("{} is not there; `cargo build --release -p mlirkit-conformance-tool` makes it", path.display()))
    }
}

fn compare_all(args: &Args) -> Result<(), String> {
    need_binary()?;
    let chunks = chosen_chunks(args)?;
    let skips = corpus::skips()?;
    let mut complaints = 0;
    for kind in chosen_kinds(args)? {
        let verdicts = pool::map(&chunks, args.jobs, |worker, chunk| {
            if skips.contains(&chunk.id(), kind.name) {
                return Ok(compare::Verdict::Skipped);
            }
            compare::compare(chunk, kind, worker)
        })?;
        let results: BTreeMap<String, compare::Verdict> = chunks.iter().map(corpus::Chunk::id).zip(verdicts).collect();
        let tally = score::Tally::of(results.values());
        println!("{:16} {}", kind.name, tally.line());
        if args.check {
            complaints += baseline::check(kind.name, &score::judged(&results), is_whole(args))?;
        } else if is_whole(args) {
            score::keep(kind, &results)?;
        } else {
            score::keep_part(kind, &results)?;
        }
    }
    if is_whole(args) && !args.check {
        score::write(&chunks)?;
    }
    baseline::verdict(complaints)
}
