//! Bytecode of other releases against the tool that wrote it: each chunk as that tool writes it, read by mlirkit with
//! `--release`, printed in the generic form, compared with what the tool itself prints of it.
//!
//! The tools come as Python packages, installed into a folder each at the first run: some have an `mlir-opt` inside, one
//! has only bindings, for which `conformance/releases.py` does the same.

use super::corpus::{self, Chunk};
use super::{compare, pool};
use crate::{paths, process};
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

/// What runs a release.
enum Tool {
    /// An `mlir-opt` from `PATH`.
    Installed(u32),
    /// A Python package: its name and version, the Python it needs, and the program inside.
    Program(&'static str, &'static str, &'static str),
    /// A Python package with bindings only.
    Bindings(&'static str, &'static str),
}

/// A release and the tool that speaks for it.
struct Release {
    number: u32,
    producer: &'static str,
    tool: Tool,
}

const IREE_OPT: &str = "iree/compiler/_mlir_libs/iree-opt";

const fn iree(number: u32, producer: &'static str, package: &'static str, python: &'static str) -> Release {
    Release { number, producer, tool: Tool::Program(package, python, IREE_OPT) }
}

const RELEASES: [Release; 6] = [
    Release { number: 19, producer: "MLIR19.1.7", tool: Tool::Installed(19) },
    iree(20, "MLIR20.0.0git", "iree-base-compiler==3.1.0", "python3.11"),
    iree(21, "MLIR21.0.0git", "iree-base-compiler==3.5.0", "python3.11"),
    iree(22, "MLIR22.0.0git", "iree-base-compiler==3.9.0", "python3.11"),
    iree(23, "MLIR23.0.0git", "iree-base-compiler==3.11.0", "python3.12"),
    Release { number: 24, producer: "MLIR24.0.0git", tool: Tool::Bindings("torch-mlir==20261001", "python3.12") },
];

/// How many chunks are compared where the command line does not say.
const SAMPLE: usize = 800;

/// What came of a chunk.
enum Verdict {
    Same,
    Differs(String),
    Refused(String),
    NoAnswer,
}

/// Compares the releases whose number is among `only` (all, if there are none), and writes the scoreboard.
pub fn run(only: &[String], args: &super::Args) -> Result<(), String> {
    let chunks = chosen(args)?;
    let mut board = String::from(HEAD);
    let mut details = String::new();
    for release in RELEASES.iter().filter(|r| only.is_empty() || only.contains(&r.number.to_string())) {
        release.install()?;
        let verdicts = pool::map(&chunks, args.jobs, |worker, chunk| release.compare(chunk, worker))?;
        let line = tally(release, &verdicts);
        print!("{line}");
        board += &line;
        for (chunk, verdict) in chunks.iter().zip(&verdicts) {
            let (word, what) = match verdict {
                Verdict::Differs(what) => ("differs", what),
                Verdict::Refused(what) => ("refused", what),
                Verdict::Same | Verdict::NoAnswer => continue,
            };
            let what = what.lines().next().unwrap_or("");
            _ = writeln!(details, "{} {word} {}: {what}", release.number, chunk.id());
        }
    }
    if only.is_empty() && args.filter.is_empty() {
        let path = paths::lists().join("scoreboard-releases.txt");
        return corpus::write(&path, format!("{board}\n{details}").as_bytes());
    }
    print!("{details}");
    Ok(())
}

const HEAD: &str = "\
Bytecode of other releases, read and printed in the generic form with `--release`, against the tool that wrote it.
Made by `cargo xtask conformance releases`: a sample of the chunks, without those that need mlir-opt's test dialects.

";

/// The chunks that the options choose: also those that mlir-opt-22 refuses.
fn chosen(args: &super::Args) -> Result<Vec<Chunk>, String> {
    let mut chunks = corpus::all(args.corpus.as_deref())?;
    chunks.retain(|c| args.filter.is_empty() || args.filter.iter().any(|f| c.id().contains(f.as_str())));
    chunks.retain(|chunk| !needs_test_dialects(chunk));
    Ok(corpus::sample(chunks, args.sample.unwrap_or(SAMPLE)))
}

/// Test passes and dialects of mlir-opt, and those of its sparse compiler, which no package registers.
fn needs_test_dialects(chunk: &Chunk) -> bool {
    let text = fs::read(chunk.folder().join(chunk.source())).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    ["\"test.", " test.", "!test.", "#test.", "sparse_tensor", "transform.test"].iter().any(|word| text.contains(word))
}

fn tally(release: &Release, verdicts: &[Verdict]) -> String {
    let count = |is: fn(&Verdict) -> bool| verdicts.iter().filter(|verdict| is(verdict)).count();
    let same = count(|v| matches!(v, Verdict::Same));
    let differs = count(|v| matches!(v, Verdict::Differs(_)));
    let refused = count(|v| matches!(v, Verdict::Refused(_)));
    let answers = same + differs + refused;
    let rate = 100.0 * same as f64 / answers.max(1) as f64;
    let producer = release.producer;
    format!(
        "{producer:14} same {rate:6.2} %  {same:5} of {answers:5}   silently different {differs:3}   refused {refused:3}\n"
    )
}

impl Release {
    fn package(&self) -> Option<(&'static str, &'static str)> {
        match self.tool {
            Tool::Installed(_) => None,
            Tool::Program(package, python, _) | Tool::Bindings(package, python) => Some((package, python)),
        }
    }

    /// Where the package lies: in `MLIRKIT_RELEASES`, else in the cache.
    fn folder(&self) -> PathBuf {
        let all = std::env::var_os("MLIRKIT_RELEASES").map_or_else(|| paths::cache().join("packages"), PathBuf::from);
        all.join(self.package().map_or("", |(package, _)| package))
    }

    fn install(&self) -> Result<(), String> {
        let Some((package, python)) = self.package().filter(|_| !self.folder().exists()) else { return Ok(()) };
        eprintln!("installing {package}");
        let mut pip = Command::new(python);
        pip.args(["-m", "pip", "install", "--quiet", "--no-deps", "--target"]).arg(self.folder()).arg(package);
        let status = pip.status().map_err(|e| format!("{python}: {e}"))?;
        if status.success() { Ok(()) } else { Err(format!("{python} could not install {package}")) }
    }

    /// The chunk as the release writes it, and that as it prints it; `None` where it refuses.
    fn answer(&self, chunk: &Chunk, worker: usize) -> Result<Option<(PathBuf, PathBuf)>, String> {
        let folder = paths::cache().join("releases").join(self.number.to_string()).join(&chunk.file);
        let file = |ext: &str| folder.join(format!("{}.{ext}", chunk.index));
        let (bytecode, text, refused) = (file("mlirbc"), file("mlir"), file("refused"));
        if bytecode.exists() && text.exists() {
            return Ok(Some((bytecode, text)));
        }
        if refused.exists() {
            return Ok(None);
        }
        fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
        let mut made = true;
        for mut command in self.commands(chunk, &bytecode, &text) {
            command.current_dir(chunk.folder());
            let end = process::run(&mut command, &compare::scratch(worker), Duration::from_secs(30))?.end;
            made &= end == process::End::Ok;
        }
        if made && bytecode.exists() && text.exists() {
            return Ok(Some((bytecode, text)));
        }
        for file in [bytecode, text] {
            _ = fs::remove_file(file);
        }
        corpus::write(&refused, b"")?;
        Ok(None)
    }

    fn commands(&self, chunk: &Chunk, bytecode: &PathBuf, text: &PathBuf) -> Vec<Command> {
        let program = match &self.tool {
            Tool::Installed(release) => paths::mlir_opt(*release),
            Tool::Program(_, _, program) => self.folder().join(program),
            Tool::Bindings(_, python) => {
                let mut command = Command::new(python);
                command.arg(paths::workspace().join("conformance/releases.py")).arg(self.folder());
                command.arg(chunk.source()).arg(bytecode).arg(text);
                return vec![command];
            }
        };
        let run = |flag: &str| {
            let mut command = Command::new(&program);
            command.args(["--allow-unregistered-dialect", flag]);
            command
        };
        let (mut write, mut print) = (run("--emit-bytecode"), run("--mlir-print-op-generic"));
        write.arg(chunk.source()).arg("-o").arg(bytecode);
        print.arg(bytecode).arg("-o").arg(text);
        vec![write, print]
    }

    fn compare(&self, chunk: &Chunk, worker: usize) -> Result<Verdict, String> {
        let Some((bytecode, text)) = self.answer(chunk, worker)? else { return Ok(Verdict::NoAnswer) };
        let expected = fs::read(&text).map_err(|e| format!("{}: {e}", text.display()))?;
        let mut mlirkit = process::limited(&paths::mlirkit(), 4 << 20);
        mlirkit.args(["opt", "--allow-unregistered-dialect", "--mlir-print-op-generic"]);
        mlirkit.arg(format!("--release={}", self.number)).arg(&bytecode);
        let outcome = process::run(&mut mlirkit, &compare::scratch(worker), Duration::from_secs(10))?;
        Ok(match outcome.end {
            process::End::Ok if outcome.stdout.trim_ascii_end() == expected.trim_ascii_end() => Verdict::Same,
            process::End::Ok => Verdict::Differs(compare::difference(false, &expected, &outcome.stdout)),
            process::End::Failed(_) | process::End::Crashed(_) | process::End::Hung => {
                Verdict::Refused(without_path(&outcome.message()))
            }
        })
    }
}

/// An error without the file's place on this machine.
fn without_path(message: &str) -> String {
    message.split_once("error: ").map_or(message, |(_, what)| what).to_owned()
}
