//! `cargo xtask fuzz`: runs coverage-guided fuzzing on a target in `fuzz/`, with seeds from the repository.
//!
//! libFuzzer works with any toolchain, because compiler flags enable LLVM's coverage instrumentation. `--sanitize` adds
//! the address sanitizer, which needs the nightly toolchain.

mod seeds;

use std::fmt::Write as _;
use std::fs;
use std::io::{BufRead, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::paths;

/// Arguments of `cargo xtask fuzz`.
#[derive(clap::Args)]
pub struct Args {
    /// The fuzz target
    target: Target,
    /// Number of runs
    #[arg(long, default_value_t = 1_000_000)]
    runs: u64,
    /// Stop after this many seconds
    #[arg(long, default_value_t = 0)]
    seconds: u64,
    /// Use the address sanitizer, which needs the nightly toolchain
    #[arg(long)]
    sanitize: bool,
    /// Continue after a finding, and keep a few of each kind in `target/fuzz/collected`. Such a run is recorded only if
    /// it finds nothing
    #[arg(long)]
    collect: bool,
    /// Run the target only on these files, one after another
    files: Vec<PathBuf>,
}

/// The fuzz targets in `fuzz/fuzz_targets`.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Target {
    /// The bytecode container and its tables
    Wire,
    /// Bytecode into IR and back
    Bytecode,
    /// Text into IR and back
    Text,
    /// Portable StableHLO artifacts
    Artifact,
    /// Definition files
    Definitions,
    /// Layout strings
    Layout,
}

impl Target {
    fn name(self) -> &'static str {
        match self {
            Self::Wire => "wire",
            Self::Bytecode => "bytecode",
            Self::Text => "text",
            Self::Artifact => "artifact",
            Self::Definitions => "definitions",
            Self::Layout => "layout",
        }
    }

    /// Returns the maximum input length in bytes, which allows thousands of runs per second.
    fn longest(self) -> usize {
        match self {
            Self::Layout => 256,
            Self::Text | Self::Definitions => 512,
            Self::Wire | Self::Bytecode => 1024,
            Self::Artifact => 2048,
        }
    }
}

/// The target triple. With an explicit target, cargo does not apply the flags to build scripts.
const TRIPLE: &str = "x86_64-unknown-linux-gnu";

const COVERAGE: &[&str] = &[
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "--cfg fuzzing",
];

/// A compiler flag that reports the operands of every comparison to the fuzzer. It costs time, so it is used only if a
/// run takes microseconds.
const COMPARISONS: &str = "-Cllvm-args=-sanitizer-coverage-trace-compares";

/// Runs the fuzz target that the command line selects.
pub fn run(args: &Args) -> Result<(), String> {
    let name = args.target.name();
    let folder = paths::target().join("fuzz");
    let binary = build(&folder, args)?;
    let [corpus, found] = ["corpus", "artifacts"].map(|kind| folder.join(kind).join(name));
    for folder in [&corpus, &found] {
        fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    }
    let mut command = Command::new(binary);
    let collected = folder.join("collected").join(name);
    if args.collect {
        fs::create_dir_all(&collected).map_err(|e| format!("{}: {e}", collected.display()))?;
        command.env("MLIRKIT_FUZZ_COLLECT", &collected);
    }
    let before = count(&collected);
    command.arg(format!("-artifact_prefix={}/", found.display())).args(["-timeout=10", "-rss_limit_mb=2048"]);
    if !args.files.is_empty() {
        let status = command.args(&args.files).status().map_err(|e| e.to_string())?;
        return if status.success() { Ok(()) } else { Err(format!("{name}: {status}")) };
    }
    let made = seeds::make(args.target, &folder)?;
    command.arg(format!("-max_len={}", args.target.longest())).arg(format!("-runs={}", args.runs));
    command.arg(format!("-max_total_time={}", args.seconds)).args(["-print_final_stats=1", "-verbosity=1"]);
    if let Some(words) = &made.words {
        command.arg(format!("-dict={}", words.display()));
    }
    command.args([&corpus, &made.folder]);
    let end = watch(&mut command, &folder.join(name).with_extension("log"))?;
    println!("{name}: {} runs in {} s, {} edges covered", end.runs, end.seconds, end.edges);
    match (end.well, count(&collected) - before) {
        (true, 0) => keep(name, args.sanitize, &end),
        (true, new) => Err(format!("{name}: {new} files collected, in {}", collected.display())),
        (false, _) => Err(format!("{name}: a finding, in {}", found.display())),
    }
}

/// Returns the number of files in a folder, or 0 if the folder does not exist.
fn count(folder: &Path) -> usize {
    fs::read_dir(folder).map_or(0, Iterator::count)
}

fn build(folder: &Path, args: &Args) -> Result<PathBuf, String> {
    let mut flags = COVERAGE.to_vec();
    let programs = !matches!(args.target, Target::Wire | Target::Definitions);
    if !programs {
        flags.push(COMPARISONS);
    }
    let mut command = Command::new("cargo");
    if args.sanitize {
        flags.push("-Zsanitizer=address");
        command.arg("+nightly").env_remove("RUSTC").env_remove("CARGO");
    }
    let target = match (args.sanitize, programs) {
        (true, _) => "asan",
        (false, true) => "coverage",
        (false, false) => "comparisons",
    };
    let target = folder.join(target);
    command.current_dir(paths::workspace().join("fuzz")).env("CARGO_TARGET_DIR", &target);
    command.env("RUSTFLAGS", flags.join(" ")).args(["build", "--quiet", "--release", "--target", TRIPLE]);
    if programs {
        command.args(["--features", "programs"]);
    }
    let status = command.args(["--bin", args.target.name()]).status().map_err(|e| format!("cargo: {e}"))?;
    if !status.success() {
        return Err("the target does not build".to_owned());
    }
    Ok(target.join(TRIPLE).join("release").join(args.target.name()))
}

/// The result of a fuzzing run.
struct End {
    well: bool,
    runs: u64,
    seconds: u64,
    edges: u64,
}

/// Runs the fuzzer with its messages written to a file. Returns the statistics from these messages.
fn watch(command: &mut Command, log: &Path) -> Result<End, String> {
    let mut log = fs::File::create(log).map_err(|e| format!("{}: {e}", log.display()))?;
    let start = std::time::Instant::now();
    let mut child =
        command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().map_err(|e| format!("the fuzzer: {e}"))?;
    let mut end = End { well: false, runs: 0, seconds: 0, edges: 0 };
    let lines = BufReader::new(child.stderr.take().ok_or("no standard error")?);
    for line in lines.split(b'\n') {
        let line = line.map_err(|e| e.to_string())?;
        let line = String::from_utf8_lossy(&line);
        writeln!(log, "{line}").map_err(|e| e.to_string())?;
        let number = |text: Option<&str>| text.and_then(|text| text.split_whitespace().next()?.parse().ok());
        if let Some(count) = number(line.strip_prefix("stat::number_of_executed_units:")) {
            end.runs = count;
        }
        if let Some(count) = number(line.split_once(" cov: ").map(|(_, rest)| rest)) {
            end.edges = count;
        }
        let finding = line.contains("ERROR: ") || line.contains("panicked at") || line.contains("SUMMARY: ");
        if finding || line.contains("Test unit written") {
            println!("{line}");
        }
    }
    end.well = child.wait().map_err(|e| e.to_string())?.success();
    end.seconds = start.elapsed().as_secs();
    Ok(end)
}

/// Writes the line for a target to the results file, unless the existing line is for a longer run.
fn keep(name: &str, sanitize: bool, end: &End) -> Result<(), String> {
    let path = paths::lists().join("scoreboard-fuzz.txt");
    let old = fs::read_to_string(&path).unwrap_or_default();
    let name = if sanitize { format!("{name}-asan") } else { name.to_owned() };
    let mut rows: std::collections::BTreeMap<String, String> = old
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| Some((line.split_whitespace().next()?.to_owned(), line.to_owned())))
        .collect();
    let runs = |row: &String| row.split_whitespace().nth(1).and_then(|count| count.parse().ok());
    if rows.get(&name).and_then(runs).is_none_or(|count: u64| count < end.runs) {
        let row = format!("{name:<18} {:>10} {:>8} {:>8}", end.runs, end.seconds, end.edges);
        rows.insert(name, row);
    }
    let mut text = "# The longest run of each target of `cargo xtask fuzz` without a finding.\n".to_owned();
    let _ = writeln!(text, "# {:<16} {:>10} {:>8} {:>8}", "target", "runs", "seconds", "edges");
    rows.values().for_each(|row| text.extend([row.as_str(), "\n"]));
    fs::write(&path, text).map_err(|e| format!("{}: {e}", path.display()))
}
