//! `cargo xtask conformance hostile`: runs mlirkit on adversarial files at three sizes each. Each run must end within
//! limits of time and memory, with a result or with an error that has a position. If mlir-opt-22 has a result, mlirkit
//! must have the same result and take at most twice the time.
//!
//! The processor time is measured, which depends little on the load of the machine.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use mlirkit_hostile::{Case, Kind, SIZES};

use super::baseline::{self, CRASHED, Judged, Results};
use super::{corpus, pool};
use crate::paths;
use crate::process::{self, End};

/// Limit on the processor time of one mlirkit run, in seconds.
const LIMIT: u64 = 20;

/// Limit on the processor time of one mlir-opt-22 run, in seconds.
const LIMIT_THERE: u64 = 5;

/// Limit on the wall-clock time of a run, which is long enough for busy machines.
const PATIENCE: Duration = Duration::from_secs(600);

/// Limit on the address space of one process, in KiB.
const MEMORY_KIB: u64 = 4 << 20;

/// A run may take one second, plus one second for each of this many bytes.
const BYTES_PER_SECOND: f64 = 1e6;

/// A run may use this many bytes of memory, plus a multiple of the input size.
const ROOM: usize = 64 << 20;
const ROOM_PER_BYTE: usize = 40;

/// Times below this many seconds are not compared, because the clock is too coarse.
const FINE: f64 = 0.25;

/// The measurements of one run.
struct Run {
    end: End,
    seconds: f64,
    peak: usize,
    stdout: Vec<u8>,
    /// Length of the output in bytes. `stdout` may contain only its beginning.
    written: usize,
    stderr: Vec<u8>,
}

/// Runs the cases whose names contain one of the filters.
pub fn run(filters: &[String], jobs: usize, check: bool) -> Result<(), String> {
    let wanted = |case: &Case| filters.is_empty() || filters.iter().any(|filter| case.name.contains(filter.as_str()));
    let cases: Vec<Case> = mlirkit_hostile::cases().into_iter().filter(wanted).collect();
    let folder = paths::target().join("conformance/hostile");
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let found = pool::map(&cases, jobs, |worker, case| try_case(case, &folder.join(worker.to_string())))?;
    let results: Results = found.into_iter().flatten().collect();
    let faults = baseline::list(&results);
    let board = scoreboard(&cases, &results);
    print!("{board}");
    if check {
        return baseline::verdict(baseline::check("hostile", &results, filters.is_empty())?);
    }
    if filters.is_empty() {
        corpus::write(&paths::lists().join("scoreboard-hostile.txt"), board.as_bytes())?;
        baseline::write("hostile", &results)?;
    }
    if faults.is_empty() { Ok(()) } else { Err("some inputs hurt".to_owned()) }
}

/// Runs a case at all sizes. Returns the verdict for each command.
fn try_case(case: &Case, scratch: &Path) -> Result<Vec<(String, Judged)>, String> {
    let mut results = Vec::new();
    let file = scratch.with_extension("in");
    let commands = case.commands();
    for arguments in commands.iter().chain(&case.verbs()) {
        let mut said = Vec::new();
        let mut before: Option<(f64, usize, usize)> = None;
        for size in SIZES {
            let bytes = case.file(size);
            fs::write(&file, &bytes).map_err(|e| format!("{}: {e}", file.display()))?;
            let mut command = limited(&paths::mlirkit(), scratch, LIMIT);
            command.args(arguments);
            match case.kind {
                Kind::LayoutString => command.arg(String::from_utf8_lossy(&bytes).into_owned()),
                _ => command.arg(&file),
            };
            let ours = measure(&mut command, scratch)?;
            let mut fault = judge(&ours, bytes.len());
            if let Some((seconds, length, text)) = before.filter(|_| fault.is_none()) {
                fault = grows(seconds, [length, length + text], &ours, bytes.len());
            }
            before = Some((ours.seconds, bytes.len(), ours.written));
            let last = SIZES.last() == Some(&size);
            let theirs = arguments.first() == Some(&"opt") && matches!(case.kind, Kind::Text | Kind::Bytecode);
            if fault.is_none() && last && theirs {
                let mut command = limited(&paths::mlir_opt(22), scratch, LIMIT_THERE);
                command.args(arguments.iter().skip(1)).arg(&file);
                fault = compare(&ours, &measure(&mut command, scratch)?, arguments.len() < 3);
            }
            said.extend(fault.map(|(verdict, text)| (verdict, format!("times {size}, {} bytes: {text}", bytes.len()))));
        }
        let judged = said.into_iter().next_back().map_or(Judged::Good, |(verdict, text)| Judged::Failed(verdict, text));
        if let Judged::Failed(verdict, text) = &judged {
            println!("{} {}\t{verdict}\t{text}", case.name, arguments.join(" "));
        }
        results.push((format!("{} {}", case.name, arguments.join(" ")), judged));
    }
    Ok(results)
}

type Fault = Option<(&'static str, String)>;

fn judge(run: &Run, bytes: usize) -> Fault {
    let text = String::from_utf8_lossy(&run.stderr);
    let line = text.lines().find(|line| !line.trim().is_empty()).unwrap_or("no message");
    match run.end {
        End::Ok => {}
        End::Failed(1) if has_place(&text) => {}
        End::Failed(1) => return Some(("no place", line.to_owned())),
        End::Failed(code) | End::Crashed(code) => return Some((CRASHED, format!("status {code}: {line}"))),
        End::Hung => return Some((CRASHED, format!("more than {LIMIT} s"))),
    }
    if run.seconds > 1.0 + bytes as f64 / BYTES_PER_SECOND {
        return Some(("slow", format!("{:.1} s", run.seconds)));
    }
    let room = ROOM + ROOM_PER_BYTE * bytes;
    (run.peak > room).then(|| ("memory", format!("{} MB of {}", run.peak >> 20, room >> 20)))
}

/// Returns a fault if the time grew by more than 1.5 n log n, where 1.5 allows for caches and the resolution of the
/// clock. n is the size of the input, or of input plus output, because indentation makes the output quadratic in the
/// nesting depth.
fn grows(before: f64, sizes: [usize; 2], run: &Run, bytes: usize) -> Fault {
    let expected = |small: usize, large: usize| {
        let (small, large) = (small.max(2) as f64, large.max(2) as f64);
        (before.max(FINE / 4.0) * large * large.log2()) / (small * small.log2())
    };
    let expected = expected(sizes[0], bytes).max(expected(sizes[1], bytes + run.written));
    let grown = run.seconds > FINE && run.seconds > 1.5 * expected.max(before);
    grown.then(|| ("growth", format!("{before:.2} s to {:.2} s, {} to {bytes} bytes", run.seconds, sizes[0])))
}

/// Returns a fault if mlir-opt-22 succeeds, but mlirkit's output differs or takes more than twice the time.
fn compare(ours: &Run, theirs: &Run, text: bool) -> Fault {
    if theirs.end != End::Ok {
        return None;
    }
    if ours.end != End::Ok {
        let line = String::from_utf8_lossy(&ours.stderr).lines().next().unwrap_or_default().to_owned();
        return Some(("refused", line));
    }
    if ours.seconds > FINE && ours.seconds > 2.0 * theirs.seconds {
        return Some(("slower", format!("{:.2} s, mlir-opt-22 {:.2} s", ours.seconds, theirs.seconds)));
    }
    if text && ours.stdout != theirs.stdout {
        let lines = ours.stdout.split(|b| *b == b'\n').zip(theirs.stdout.split(|b| *b == b'\n'));
        return Some(("differs", format!("line {}", 1 + lines.take_while(|(a, b)| a == b).count())));
    }
    None
}

/// Returns whether an error message has a position, or names the wrong file or argument.
fn has_place(stderr: &str) -> bool {
    stderr.lines().any(|line| line.contains("error: ") || line.starts_with("cannot ") || line.contains(".in:"))
}

/// Returns a command that runs a program within the limits, and measures its time and memory.
fn limited(program: &Path, scratch: &Path, seconds: u64) -> Command {
    let mut command = Command::new("sh");
    let script = format!(
        "ulimit -v {MEMORY_KIB}; ulimit -t {seconds}; ulimit -c 0; exec /usr/bin/time -q -f '%U %S %M' -o \"$0\" \"$@\""
    );
    command.arg("-c").arg(script).arg(scratch.with_extension("time")).arg(program);
    command
}

fn measure(command: &mut Command, scratch: &Path) -> Result<Run, String> {
    let outcome = process::run(command, scratch, PATIENCE)?;
    let written = fs::metadata(scratch.with_extension("out")).map_or(0, |file| file.len() as usize);
    let path = scratch.with_extension("time");
    let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e} (the package `time`)", path.display()))?;
    let numbers: Vec<f64> = text.split_whitespace().filter_map(|number| number.parse().ok()).collect();
    if outcome.end == End::Hung {
        let (stdout, stderr) = (outcome.stdout, outcome.stderr);
        return Ok(Run { end: End::Hung, seconds: PATIENCE.as_secs_f64(), peak: 0, stdout, written, stderr });
    }
    let &[user, system, kib] = &numbers[..] else { return Err(format!("no figures from /usr/bin/time: {text}")) };
    let end = match outcome.end {
        // `time` reports the signals XCPU and KILL if the limit is exceeded.
        End::Failed(152 | 137) => End::Hung,
        End::Failed(code) if code > 128 => End::Crashed(code),
        end => end,
    };
    let peak = kib as usize * 1024;
    Ok(Run { end, seconds: user + system, peak, stdout: outcome.stdout, written, stderr: outcome.stderr })
}

fn scoreboard(cases: &[Case], results: &Results) -> String {
    let mut text = format!(
        "# Files made to hurt: {} generators, each at three sizes; a command is judged by all of them.\n\
         # `opt` to text and to bytecode, layouts, artifacts, definitions; and fingerprint, outline, port.\n\
         # At most {LIMIT} s and {} GiB, then: 1 s and 1 s for each MB, {} MB and {ROOM_PER_BYTE} times the input, growth of n log n\n\
         # (n is what is read, or read and written), and where mlir-opt-22 answers, its answer in at most twice its time.\n\
         # Time is that of the processor, user and system: not that of the clock.\n",
        cases.len(),
        MEMORY_KIB >> 20,
        ROOM >> 20,
    );
    let mut kinds: BTreeMap<String, (usize, usize, usize)> = BTreeMap::new();
    for case in cases {
        let row = kinds.entry(format!("{:?}", case.kind).to_lowercase()).or_default();
        row.0 += 1;
        for arguments in case.commands().iter().chain(&case.verbs()) {
            row.1 += 1;
            let result = results.get(&format!("{} {}", case.name, arguments.join(" ")));
            row.2 += usize::from(result == Some(&Judged::Good));
        }
    }
    let _ = writeln!(text, "{:<14} {:>10} {:>9} {:>6}", "kind", "generators", "commands", "good");
    for (kind, (generators, commands, good)) in &kinds {
        let _ = writeln!(text, "{kind:<14} {generators:>10} {commands:>9} {good:>6}");
    }
    let mut verdicts: BTreeMap<&str, usize> = BTreeMap::new();
    for result in results.values() {
        if let Judged::Failed(verdict, _) = result {
            *verdicts.entry(verdict).or_default() += 1;
        }
    }
    verdicts.iter().for_each(|(verdict, count)| text.push_str(&format!("{verdict}: {count}\n")));
    text
}
