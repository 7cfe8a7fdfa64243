//! `cargo xtask bench`: measures time and peak memory of mlirkit and mlir-opt-22. Both are run as whole processes,
//! alternately.
//!
//! Inputs are generated into `target/bench` and converted to bytecode by mlir-opt-22. The results are written to
//! `benches/results.md`. In warm runs every file is in the page cache; before cold runs, the tool and the input are
//! dropped from it. The tool is copied first, as an installation does: the kernel maps a file in larger parts if it was not
//! written page by page, as linkers do, and then starts it faster. StableHLO is compared with jaxlib, and modules of IREE and torch-mlir with the tools of these projects, in
//! separate sections.

mod diverse;
mod growth;
mod programs;
mod projects;
mod real;
mod sections;
mod stablehlo;

pub(crate) use real::sqlite;

use crate::paths;
use clap::Parser;
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use wait4::Wait4;

/// The options of `cargo xtask bench`.
#[derive(Parser)]
pub struct Args {
    /// Use a tenth of the input sizes and three runs, and only print the results
    #[arg(long)]
    quick: bool,
    /// Run only the cases whose names contain this text
    #[arg(long)]
    filter: Option<String>,
    /// Run only the StableHLO cases, against jaxlib; keep the other results
    #[arg(long)]
    stablehlo: bool,
    /// Run only the modules of IREE and torch-mlir, against the tools of these projects; keep the other results
    #[arg(long)]
    projects: bool,
    /// Draw only the growth plot, `benches/growth.svg`, up to ten million operations
    #[arg(long)]
    growth: bool,
    /// Number of runs per case and tool
    #[arg(long, default_value_t = 7)]
    runs: usize,
}

/// One benchmark case: an input and the flags for both tools.
struct Case {
    name: &'static str,
    input: &'static str,
    flags: &'static [&'static str],
    /// Flags that are passed only to mlirkit.
    own_flags: &'static [&'static str],
    /// Whether the time is also compared with the time for copying the input.
    against_cp: bool,
}

const fn case(name: &'static str, input: &'static str, flags: &'static [&'static str]) -> Case {
    Case { name, input, flags, own_flags: &[], against_cp: false }
}

const CASES: &[Case] = &[
    case("empty module, text to text", "empty.mlir", &[]),
    case("empty module, bytecode to bytecode", "empty.mlirbc", &["--emit-bytecode"]),
    case("random mix of 1.17 M, bytecode to bytecode", "random.mlirbc", &["--emit-bytecode"]),
    Case {
        own_flags: &["--verify=structural"],
        ..case("random mix of 1.17 M, bytecode to bytecode, verified less", "random.mlirbc", &["--emit-bytecode"])
    },
    case("random mix of 1.17 M, bytecode to generic", "random.mlirbc", &["--mlir-print-op-generic"]),
    case("random mix of 1.17 M, bytecode to pretty", "random.mlirbc", &[]),
    case("random mix of 1.17 M, generic to bytecode", "random.generic.mlir", &["--emit-bytecode"]),
    case("random mix of 1.17 M, pretty to bytecode", "random.mlir", &["--emit-bytecode"]),
    case("random mix, a location each, bytecode to bytecode", "located.mlirbc", &["--emit-bytecode"]),
    case("random mix, a location each, bytecode to pretty", "located.mlirbc", &["--mlir-print-debuginfo"]),
    case("random mix, a location each, pretty to bytecode", "located.mlir", &["--emit-bytecode"]),
    case("random mix, an alias for each location, pretty to bytecode", "located.debug.mlir", &["--emit-bytecode"]),
    case("programs of LLVM's tests, bytecode to bytecode", "programs.mlirbc", &["--emit-bytecode"]),
    case("programs of LLVM's tests, bytecode to generic", "programs.mlirbc", &["--mlir-print-op-generic"]),
    case("programs of LLVM's tests, bytecode to pretty", "programs.mlirbc", &[]),
    case("programs of LLVM's tests, generic to bytecode", "programs.generic.mlir", &["--emit-bytecode"]),
    case("programs of LLVM's tests, pretty to bytecode", "programs.mlir", &["--emit-bytecode"]),
    case("350,000 at random in one function, bytecode to bytecode", "one.mlirbc", &["--emit-bytecode"]),
    case("350,000 at random in one function, bytecode to pretty", "one.mlirbc", &[]),
    case("350,000 at random in one function, pretty to bytecode", "one.mlir", &["--emit-bytecode"]),
    case("100,000 tiny functions, bytecode to bytecode", "tiny.mlirbc", &["--emit-bytecode"]),
    case("100,000 tiny functions, pretty to pretty", "tiny.mlir", &[]),
    case("100,000 globals, bytecode to bytecode", "globals.mlirbc", &["--emit-bytecode"]),
    case("100,000 globals, bytecode to pretty", "globals.mlirbc", &[]),
    case("100,000 globals, pretty to bytecode", "globals.mlir", &["--emit-bytecode"]),
    case("40,000 declarations, all different, bytecode to bytecode", "declarations.mlirbc", &["--emit-bytecode"]),
    case("40,000 declarations, all different, bytecode to pretty", "declarations.mlirbc", &[]),
    case("40,000 declarations, all different, pretty to bytecode", "declarations.mlir", &["--emit-bytecode"]),
    case("40,000 functions in a module of the module, bytecode to bytecode", "inner.mlirbc", &["--emit-bytecode"]),
    case("40,000 functions in a module of the module, bytecode to pretty", "inner.mlirbc", &[]),
    case("40,000 functions in a module of the module, pretty to bytecode", "inner.mlir", &["--emit-bytecode"]),
    case("debug information of 20,000 functions, bytecode to bytecode", "debug.mlirbc", &["--emit-bytecode"]),
    case("debug information of 20,000 functions, bytecode to pretty", "debug.mlirbc", &["--mlir-print-debuginfo"]),
    case("debug information of 20,000 functions, pretty to bytecode", "debug.mlir", &["--emit-bytecode"]),
    case("constants in hexadecimal, text to bytecode", "hex.mlir", &["--emit-bytecode"]),
    case("constants in hexadecimal, bytecode to text", "hex.mlirbc", &[]),
    case("constants as lists, text to bytecode", "lists.mlir", &["--emit-bytecode"]),
    case("many aliases, pretty to pretty", "aliases.mlir", &[]),
    case("the pattern, 1.17 M, bytecode to bytecode", "mixed.mlirbc", &["--emit-bytecode"]),
    case("the pattern, 1.17 M, bytecode to generic", "mixed.mlirbc", &["--mlir-print-op-generic"]),
    case("the pattern, 1.17 M, generic to bytecode", "mixed.generic.mlir", &["--emit-bytecode"]),
    case("the pattern, 1.17 M, pretty to bytecode", "mixed.mlir", &["--emit-bytecode"]),
    case("the pattern, 1.17 M, bytecode to pretty", "mixed.mlirbc", &[]),
    case("the pattern, 1.17 M, pretty to pretty", "mixed.mlir", &[]),
    case("the pattern, 300,000 in one function, bytecode to bytecode", "single.mlirbc", &["--emit-bytecode"]),
    case("the pattern, 300,000 in one function, bytecode to generic", "single.mlirbc", &["--mlir-print-op-generic"]),
    case("the pattern, 300,000 in one function, generic to bytecode", "single.generic.mlir", &["--emit-bytecode"]),
    case("nested regions, bytecode to bytecode", "nested.mlirbc", &["--emit-bytecode"]),
    case("nested regions, bytecode to generic", "nested.mlirbc", &["--mlir-print-op-generic"]),
    case("nested regions, generic to bytecode", "nested.generic.mlir", &["--emit-bytecode"]),
    Case {
        against_cp: true,
        ..case("resources, print elided", "resources.mlirbc", &["--mlir-elide-resource-strings-if-larger=16"])
    },
    Case {
        against_cp: true,
        ..case("resources, written as version 5", "resources.mlirbc", &["--emit-bytecode", "--emit-bytecode-version=5"])
    },
];

/// Times and peak memory of one tool in one case.
struct Measured {
    median: Duration,
    best: Duration,
    cold: Duration,
    /// Processor time, summed over all threads.
    processor: Duration,
    peak_kib: u64,
}

/// Time and peak memory of one run.
#[derive(Clone, Copy)]
pub(super) struct Taken {
    pub(super) wall: Duration,
    pub(super) processor: Duration,
    pub(super) peak_kib: u64,
}

/// Runs the benchmark and writes the results.
pub fn run(args: &Args) -> Result<(), String> {
    let folder = paths::target().join(if args.quick { "bench/quick" } else { "bench" });
    fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    fs::copy(paths::shipped(), installed(&folder)).map_err(|e| format!("{}: {e}", paths::shipped().display()))?;
    let scale = if args.quick { 10 } else { 1 };
    let runs = if args.quick { 3 } else { args.runs.max(1) };
    if args.stablehlo {
        let section = stablehlo::run(&folder, scale, runs)?;
        return if args.quick { Ok(()) } else { write(stablehlo::HEADING, &section) };
    }
    if args.projects {
        let section = projects::run(&folder, runs, args.filter.as_deref())?;
        return match section {
            Some(section) if !args.quick && args.filter.is_none() => write(projects::HEADING, &section),
            _ => Ok(()),
        };
    }
    if args.growth {
        return growth::run(&folder, args.quick);
    }
    generate(&folder, scale)?;
    if !args.quick {
        real::generate(&folder)?;
    }
    let mut table = table_head("mlir-opt-22");
    let mut copies = String::new();
    for case in real::CASES.iter().chain(CASES).filter(|c| args.filter.as_deref().is_none_or(|f| c.name.contains(f))) {
        let input = folder.join(case.input);
        if !input.exists() {
            continue;
        }
        let (ours, theirs) = measure(case, &paths::mlir_opt(22), &input, &folder, runs)?;
        let size = fs::metadata(&input).map_err(|e| e.to_string())?.len();
        let row = row(case.name, size, &ours, &theirs);
        print!("{row}");
        table.push_str(&row);
        if case.against_cp
            && let Some(ours) = &ours
        {
            let copy = || time(Command::new("cp").arg(&input).arg(folder.join("copy")));
            let copy = median_of(runs, || Ok(copy()?.wall))?;
            let _ = fs::remove_file(folder.join("copy"));
            let ratio = ours.median.as_secs_f64() / copy.as_secs_f64();
            let line = format!("- {}: {ratio:.2} times as long as `cp`, which takes {}\n", case.name, show(copy));
            print!("{line}");
            copies.push_str(&line);
        }
    }
    if args.quick || args.filter.is_some() {
        return Ok(());
    }
    let machine = machine();
    let text = format!(
        "# Benchmarks\n\n`cargo xtask bench` wrote this page ({runs} warm runs of each tool, alternately; {machine}). mlirkit was built with\n\
         `cargo build --release`, or is the binary that `MLIRKIT` names, and copied. Whole processes are measured, with output to a file.\n\
         \"faster\", \"processor\" and \"memory\" are ratios of mlir-opt-22 to mlirkit: median time, processor time (of all threads, user\n\
         and system), and peak memory.\n\n{table}\n{copies}\n![Time and memory by size](growth.svg)\n"
    );
    // Without the other tools, the sections keep their earlier measurements, which may come from another machine.
    let before = fs::read_to_string(results()).unwrap_or_default();
    let kept =
        [projects::HEADING, stablehlo::HEADING].map(|heading| sections::find(&before, heading).unwrap_or_default());
    let text = kept.iter().fold(text, |text, kept| sections::append(&text, kept));
    fs::write(results(), text).map_err(|e| e.to_string())?;
    if let Some(section) = projects::run(&folder, runs, None)? {
        write(projects::HEADING, &section)?;
    }
    let section = stablehlo::run(&folder, scale, runs);
    let section =
        section.map_err(|e| format!("{e}; the section of StableHLO in benches/results.md is the one of before"))?;
    write(stablehlo::HEADING, &section)
}

/// Returns the path of the copy of the tool that is measured.
fn installed(folder: &Path) -> PathBuf {
    folder.join("mlirkit")
}

fn results() -> PathBuf {
    paths::workspace().join("benches/results.md")
}

/// Replaces a section in the results file.
fn write(heading: &str, section: &str) -> Result<(), String> {
    let others = fs::read_to_string(results()).map_err(|e| e.to_string())?;
    fs::write(results(), sections::replace(&others, heading, section)).map_err(|e| e.to_string())
}

/// Returns the first two lines of a table that compares mlirkit with a tool.
fn table_head(tool: &str) -> String {
    format!(
        "| case | input MiB | mlirkit median | min | cold | processor | peak MiB | {tool} median | min | cold | processor \
         | peak MiB | faster | processor | memory |\n|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n"
    )
}

fn machine() -> String {
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info
        .lines()
        .find_map(|l| l.strip_prefix("model name"))
        .map_or("unknown processor", |l| l.trim_start_matches([' ', '\t', ':']));
    format!("{}, {} cores", model, std::thread::available_parallelism().map_or(1, usize::from))
}

fn row(name: &str, size: u64, ours: &Option<Measured>, theirs: &Option<Measured>) -> String {
    let cells = |m: &Option<Measured>| match m {
        Some(m) => {
            let times = [m.median, m.best, m.cold, m.processor].map(show).join(" | ");
            format!("{times} | {}", m.peak_kib / 1024)
        }
        None => "fails | | | | ".to_owned(),
    };
    let ratios = match (ours, theirs) {
        (Some(o), Some(t)) => [
            t.median.as_secs_f64() / o.median.as_secs_f64(),
            t.processor.as_secs_f64() / o.processor.as_secs_f64(),
            kib(t.peak_kib) / kib(o.peak_kib),
        ]
        .map(|ratio| format!("{ratio:.1}"))
        .join(" | "),
        _ => " | | ".to_owned(),
    };
    format!("| {name} | {:.1} | {} | {} | {ratios} |\n", kib(size / 1024) / 1024.0, cells(ours), cells(theirs))
}

fn kib(n: u64) -> f64 {
    f64::from(u32::try_from(n).unwrap_or(u32::MAX)).max(1.0)
}

fn show(time: Duration) -> String {
    let ms = time.as_secs_f64() * 1000.0;
    if ms < 10.0 { format!("{ms:.2} ms") } else { format!("{ms:.0} ms") }
}

/// Measures both tools alternately, so that the load of the machine affects both alike. The result of a tool that fails
/// is `None`.
fn measure(
    case: &Case,
    other: &Path,
    input: &Path,
    folder: &Path,
    runs: usize,
) -> Result<(Option<Measured>, Option<Measured>), String> {
    let tools = [installed(folder), other.to_owned()];
    let mut taken: [Vec<Taken>; 2] = Default::default();
    let mut cold: [Duration; 2] = Default::default();
    let mut works = [true, true];
    for round in 0..=runs {
        for (i, tool) in tools.iter().enumerate() {
            let (Some(works), Some(taken), Some(cold)) = (works.get_mut(i), taken.get_mut(i), cold.get_mut(i)) else {
                continue;
            };
            if !*works {
                continue;
            }
            let output = folder.join("output");
            let line = arguments(i == 0, case, input, &output);
            if round == 0 {
                forget(input)?;
                forget(tool)?;
            }
            let Ok(took) = time(Command::new(tool).args(&line)) else {
                *works = false;
                continue;
            };
            if round == 0 {
                *cold = took.wall;
            } else {
                taken.push(Taken { peak_kib: true_peak(took.peak_kib, tool, &line), ..took });
            }
            fs::remove_file(&output).map_err(|e| e.to_string())?;
        }
    }
    let mut results = taken.into_iter().zip(works).zip(cold).map(|((taken, works), cold)| {
        let [walls, processors] = [|t: &Taken| t.wall, |t: &Taken| t.processor].map(|of| {
            let mut times: Vec<Duration> = taken.iter().map(of).collect();
            times.sort();
            times
        });
        let middle = |times: &[Duration]| times.get(times.len() / 2).copied().unwrap_or_default();
        works.then(|| Measured {
            median: middle(&walls),
            best: walls.first().copied().unwrap_or_default(),
            cold,
            processor: middle(&processors),
            peak_kib: taken.iter().map(|t| t.peak_kib).max().unwrap_or_default(),
        })
    });
    Ok((results.next().flatten(), results.next().flatten()))
}

fn arguments(ours: bool, case: &Case, input: &Path, output: &Path) -> Vec<String> {
    let mut line: Vec<String> = if ours { vec!["opt".to_owned()] } else { Vec::new() };
    line.push("--allow-unregistered-dialect".to_owned());
    let own = if ours { case.own_flags } else { &[] };
    line.extend(case.flags.iter().chain(own).map(|f| (*f).to_owned()));
    line.push(input.display().to_string());
    line.push("-o".to_owned());
    line.push(output.display().to_string());
    line
}

fn median_of(runs: usize, mut once: impl FnMut() -> Result<Duration, String>) -> Result<Duration, String> {
    let mut times = Vec::new();
    for _ in 0..runs {
        times.push(once()?);
    }
    times.sort();
    Ok(times.get(times.len() / 2).copied().unwrap_or_default())
}

fn time(command: &mut Command) -> Result<Taken, String> {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    forget_own_peak();
    let start = Instant::now();
    let ended = command.spawn().and_then(|mut child| child.wait4()).map_err(|e| e.to_string())?;
    let wall = start.elapsed();
    if !ended.status.success() {
        return Err(format!("{} failed", command.get_program().to_string_lossy()));
    }
    let used = ended.rusage;
    Ok(Taken { wall, processor: used.utime + used.stime, peak_kib: used.maxrss / 1024 })
}

/// Resets this process's peak memory. The kernel reports a child's peak memory as at least that of its parent before
/// `exec`. Without this call, 16 MB were measured for an empty module after 160 MB of inputs had been generated.
fn forget_own_peak() {
    let _ = fs::write("/proc/self/clear_refs", "5");
}

/// Returns a command's peak memory in KiB. If the measured value `seen` may be the peak of this process instead,
/// measures again from a smaller process.
fn true_peak(seen: u64, tool: &Path, line: &[String]) -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let own = status.lines().find_map(|l| l.strip_prefix("VmHWM:")?.trim().strip_suffix("kB")?.trim().parse().ok());
    if own.is_none_or(|own: u64| seen > own + own / 8) {
        return seen;
    }
    let said =
        Command::new("/usr/bin/time").args(["-q", "-f", "%M"]).arg(tool).args(line).stdout(Stdio::null()).output();
    let said = said.ok().and_then(|said| String::from_utf8_lossy(&said.stderr).lines().last()?.parse().ok());
    said.map_or(seen, |said: u64| said.min(seen))
}

/// Returns the peak resident memory, in KiB, of a command. The command may fail.
pub(crate) fn peak_memory(tool: &Path, line: &[String]) -> Result<u64, String> {
    let mut command = Command::new(tool);
    command.args(line).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    forget_own_peak();
    let ended = command.spawn().and_then(|mut child| child.wait4()).map_err(|e| e.to_string())?;
    Ok(ended.rusage.maxrss / 1024)
}

/// Removes a file from the page cache.
fn forget(path: &Path) -> Result<(), String> {
    if path.exists() {
        let input = format!("if={}", path.display());
        Command::new("dd")
            .arg(input)
            .args(["iflag=nocache", "count=0"])
            .stderr(Stdio::null())
            .status()
            .map_err(|e| e.to_string())?;
    }
    Ok(())
}

/// Inputs that are converted to bytecode.
const INPUTS: [&str; 14] = [
    "empty",
    "random",
    "located",
    "one",
    "tiny",
    "globals",
    "declarations",
    "inner",
    "debug",
    "hex",
    "mixed",
    "single",
    "nested",
    "resources",
];

/// Inputs that are converted to generic text.
const GENERIC: [&str; 4] = ["random", "mixed", "single", "nested"];

/// Returns the files that mlir-opt-22 writes from the generated inputs: name, file extension and options.
pub(crate) fn forms() -> impl Iterator<Item = (&'static str, &'static str, &'static [&'static str])> {
    let bytecode = INPUTS.into_iter().map(|name| (name, "mlirbc", ["--emit-bytecode"].as_slice()));
    let generic = GENERIC.into_iter().map(|name| (name, "generic.mlir", ["--mlir-print-op-generic"].as_slice()));
    // Upstream prints locations at the end of an operation.
    let debug = ("located", "debug.mlir", ["--mlir-print-debuginfo"].as_slice());
    bytecode.chain(generic).chain([debug])
}

/// Generates the inputs that do not exist yet.
fn generate(folder: &Path, scale: usize) -> Result<(), String> {
    texts(folder, scale)?;
    write_once(&folder.join("resources.mlir"), |out| resources(out, 16, (64 << 20) / scale))?;
    for (name, form, options) in forms() {
        let input = folder.join(format!("{name}.mlir"));
        convert(&input, &folder.join(format!("{name}.{form}")), options)?;
        if name == "resources" && input.exists() {
            fs::remove_file(&input).map_err(|e| e.to_string())?;
        }
    }
    programs::generate(folder)
}

/// Generates the text inputs that do not exist yet, except the largest ones.
pub(crate) fn texts(folder: &Path, scale: usize) -> Result<(), String> {
    write_once(&folder.join("empty.mlir"), |out| writeln!(out, "module {{\n}}"))?;
    write_once(&folder.join("mixed.mlir"), |out| functions(out, 1000 / scale, 1169))?;
    write_once(&folder.join("single.mlir"), |out| functions(out, 1, 300_000 / scale))?;
    let shape = diverse::Shape { functions: 1000 / scale, size: 1169, callees: 1000, locations: false };
    write_once(&folder.join("random.mlir"), |out| diverse::program(out, &shape))?;
    write_once(&folder.join("located.mlir"), |out| {
        diverse::program(out, &diverse::Shape { locations: true, ..shape })
    })?;
    let shape = diverse::Shape { functions: 1, size: 350_000 / scale, callees: 1000, locations: false };
    write_once(&folder.join("one.mlir"), |out| diverse::program(out, &shape))?;
    write_once(&folder.join("tiny.mlir"), |out| diverse::tiny_functions(out, 100_000 / scale))?;
    write_once(&folder.join("globals.mlir"), |out| diverse::globals(out, 100_000 / scale))?;
    write_once(&folder.join("declarations.mlir"), |out| diverse::declarations(out, 40_000 / scale))?;
    write_once(&folder.join("inner.mlir"), |out| diverse::inner_functions(out, 40_000 / scale))?;
    write_once(&folder.join("debug.mlir"), |out| diverse::debug_information(out, 20_000 / scale))?;
    write_once(&folder.join("hex.mlir"), |out| diverse::constants(out, 100, 200_000 / scale, true))?;
    write_once(&folder.join("lists.mlir"), |out| diverse::constants(out, 100, 50_000 / scale, false))?;
    write_once(&folder.join("aliases.mlir"), |out| diverse::aliases(out, 20_000 / scale))?;
    write_once(&folder.join("nested.mlir"), |out| nested(out, 100, 50))?;
    Ok(())
}

fn write_once(path: &Path, body: impl FnOnce(&mut BufWriter<File>) -> std::io::Result<()>) -> Result<(), String> {
    if path.exists() || path.ends_with("resources.mlir") && path.with_extension("mlirbc").exists() {
        return Ok(());
    }
    let temporary = path.with_extension("part");
    let mut out = BufWriter::new(File::create(&temporary).map_err(|e| e.to_string())?);
    body(&mut out)
        .and_then(|()| out.flush())
        .and_then(|()| fs::rename(&temporary, path))
        .map_err(|e| format!("{}: {e}", path.display()))
}

/// Converts an input with mlir-opt-22, unless the output exists.
fn convert(input: &Path, output: &Path, flags: &[&str]) -> Result<(), String> {
    if output.exists() {
        return Ok(());
    }
    let mut command = Command::new(paths::mlir_opt(22));
    command.arg("--allow-unregistered-dialect").args(flags).arg(input).arg("-o").arg(output);
    time(&mut command).map(|_| ())
}

/// Writes functions with `size` operations each. The operations come from arith, memref and func in turn and use
/// earlier results. With 1,000 functions of size 1,169 the file has 1.17 million operations.
fn functions(out: &mut impl Write, count: usize, size: usize) -> std::io::Result<()> {
    writeln!(out, "module {{")?;
    writeln!(out, "  func.func private @callee(i32, f32) -> i32")?;
    for f in 0..count {
        writeln!(out, "  func.func @f{f}(%m: memref<64x64xf32>, %i: index, %x: i32, %y: f32) -> i32 {{")?;
        let (mut x, mut y) = ("%x".to_owned(), "%y".to_owned());
        for n in 0..size {
            let v = format!("%v{n}");
            match n % 8 {
                0 => writeln!(out, "    {v} = arith.constant {} : i32", (f * 31 + n) % 1000)?,
                1 => writeln!(out, "    {v} = arith.addi {x}, %v{} : i32", n - 1)?,
                2 => writeln!(out, "    {v} = memref.load %m[%i, %i] : memref<64x64xf32>")?,
                3 => writeln!(out, "    {v} = arith.mulf {y}, %v{} : f32", n - 1)?,
                4 => writeln!(out, "    memref.store {y}, %m[%i, %i] : memref<64x64xf32>")?,
                5 => writeln!(out, "    {v} = arith.cmpi slt, {x}, %x : i32")?,
                6 => writeln!(out, "    {v} = arith.select %v{}, {x}, %x : i32", n - 1)?,
                _ => writeln!(out, "    {v} = func.call @callee({x}, {y}) : (i32, f32) -> i32")?,
            }
            match n % 8 {
                1 | 6 | 7 => x = v,
                3 => y = v,
                _ => {}
            }
        }
        writeln!(out, "    return {x} : i32\n  }}")?;
    }
    writeln!(out, "}}")
}

/// Writes functions whose body has `depth` nested `scf.for` and `scf.if` operations in turn, each with an addition and
/// a store.
fn nested(out: &mut impl Write, count: usize, depth: usize) -> std::io::Result<()> {
    writeln!(out, "module {{")?;
    for f in 0..count {
        writeln!(out, "func.func @f{f}(%m: memref<64xindex>, %lo: index, %hi: index, %c: i1) {{")?;
        let mut index = "%lo".to_owned();
        for d in 0..depth {
            if d % 2 == 0 {
                writeln!(out, "scf.for %i{d} = %lo to %hi step %hi {{\n%a{d} = arith.addi %i{d}, {index} : index")?;
                writeln!(out, "memref.store %a{d}, %m[%i{d}] : memref<64xindex>")?;
                index = format!("%a{d}");
            } else {
                writeln!(out, "scf.if %c {{\n%a{d} = arith.muli {index}, {index} : index")?;
                index = format!("%a{d}");
            }
        }
        for _ in 0..depth {
            writeln!(out, "}}")?;
        }
        writeln!(out, "return\n}}")?;
    }
    writeln!(out, "}}")
}

/// Writes `count` dense resources of `bytes` bytes each, and a constant that uses each resource.
fn resources(out: &mut impl Write, count: usize, bytes: usize) -> std::io::Result<()> {
    writeln!(out, "module {{\nfunc.func @f() {{")?;
    for n in 0..count {
        writeln!(out, "%{n} = arith.constant dense_resource<blob{n}> : tensor<{}xf32>", bytes / 4)?;
    }
    writeln!(out, "return\n}}\n}}\n{{-#\n  dialect_resources: {{\n    builtin: {{")?;
    for n in 0..count {
        write!(out, "      blob{n}: \"0x40000000")?;
        let mut state = u64::try_from(n).unwrap_or(0) + 1;
        for _ in 0..bytes / 8 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            write!(out, "{state:016X}")?;
        }
        writeln!(out, "\"{}", if n + 1 < count { "," } else { "" })?;
    }
    writeln!(out, "    }}\n  }}\n#-}}")
}
