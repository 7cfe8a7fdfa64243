//! The reference tools of each release: Debian's `mlir-opt`, and Python packages installed in separate folders. Some
//! packages contain a program such as `mlir-opt`. Others have only bindings, which `conformance/releases.py` calls.

use crate::conformance::corpus::{self, Chunk};
use crate::conformance::{compare, forks};
use crate::{paths, process};
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// How a release's tool is installed and run.
enum Kind {
    /// The `mlir-opt-N` in `PATH`.
    Installed(u32),
    /// A Python package that contains a program: the package name, the Python version of its wheel, and the path of the
    /// program.
    Program { package: &'static str, python: &'static str, path: &'static str },
    /// A Python package that has only bindings: its dependencies, its module, and the interpreters that can load it.
    Bindings {
        package: &'static str,
        needs: &'static [&'static str],
        module: &'static str,
        pythons: &'static [&'static str],
    },
}

/// A release and its reference tool.
pub struct Release {
    /// The major version of LLVM.
    pub number: u32,
    /// The producer string of the tool.
    pub producer: &'static str,
    kind: Kind,
}

const IREE_OPT: &str = "iree/compiler/_mlir_libs/iree-opt";

const fn iree(number: u32, producer: &'static str, package: &'static str, python: &'static str) -> Release {
    Release { number, producer, kind: Kind::Program { package, python, path: IREE_OPT } }
}

/// The releases that are compared.
pub const RELEASES: [Release; 8] = [
    Release { number: 16, producer: "LLVM16.0.6", kind: Kind::Installed(16) },
    Release {
        number: 18,
        producer: "MLIR18.0.0git",
        kind: Kind::Bindings {
            package: "jaxlib==0.4.23",
            needs: &["numpy<2", "ml_dtypes"],
            module: "jaxlib.mlir",
            pythons: &["python3.11"],
        },
    },
    Release { number: 19, producer: "MLIR19.1.7", kind: Kind::Installed(19) },
    iree(20, "MLIR20.0.0git", "iree-base-compiler==3.1.0", "3.11"),
    iree(21, "MLIR21.0.0git", "iree-base-compiler==3.5.0", "3.11"),
    iree(22, "MLIR22.0.0git", "iree-base-compiler==3.9.0", "3.11"),
    iree(23, "MLIR23.0.0git", "iree-base-compiler==3.11.0", "3.12"),
    Release {
        number: 24,
        producer: "MLIR24.0.0git",
        kind: Kind::Bindings {
            package: "torch-mlir==20261001",
            needs: &["numpy", "typing_extensions"],
            module: "torch_mlir",
            pythons: &["python3.12", "python3.13", "python3.14"],
        },
    },
];

/// A project that has its own dialects.
pub struct Foreign {
    /// The name of the project.
    pub name: &'static str,
    /// The environment variable for a git directory with the project's sources, and the URL to clone otherwise.
    pub variable: &'static str,
    pub address: &'static str,
    /// The project's tool, described as a release.
    pub release: Release,
}

/// The projects whose files mlirkit rewrites.
pub static FOREIGN: [Foreign; 2] = [
    Foreign {
        name: "iree",
        variable: "IREE_GIT_DIR",
        address: "https://github.com/iree-org/iree",
        release: iree(24, "MLIR24.0.0git", "iree-base-compiler==3.13.0", "3.12"),
    },
    Foreign {
        name: "torch-mlir",
        variable: "TORCH_MLIR_GIT_DIR",
        address: "https://github.com/llvm/torch-mlir",
        release: Release {
            number: 24,
            producer: "MLIR24.0.0git",
            kind: Kind::Program {
                package: "torch-mlir==20261001",
                python: "3.12",
                path: "torch_mlir/_mlir_libs/torch-mlir-opt",
            },
        },
    },
];

/// The files that a release's tool writes for a chunk.
pub struct Answer {
    /// The path of the chunk as bytecode.
    pub bytecode: PathBuf,
    /// The path of the chunk in generic form.
    pub generic: PathBuf,
    /// The path of the chunk in the pretty form.
    pub pretty: PathBuf,
    /// The path of the text that results from reading and printing the pretty form again.
    pub again: PathBuf,
}

/// An installed tool of a release.
pub struct Tool {
    release: &'static Release,
    /// The program, or the Python interpreter for bindings.
    program: PathBuf,
    /// The dialects that both the tool and mlirkit have, as an argument of `--dialects`.
    dialects: String,
    /// The dialects that mlirkit has and the tool lacks.
    lacking: BTreeSet<String>,
    /// The dialects that the tool has and mlirkit lacks.
    own: Vec<String>,
}

impl Release {
    /// Returns the tool of this release, and installs it if necessary.
    pub fn tool(&'static self) -> Result<Tool, String> {
        self.install()?;
        let program = match &self.kind {
            Kind::Installed(number) => paths::mlir_opt(*number),
            Kind::Program { path, .. } => self.folder().join(path),
            Kind::Bindings { pythons, .. } => interpreter(pythons)?,
        };
        let mut tool =
            Tool { release: self, program, dialects: String::new(), lacking: BTreeSet::new(), own: Vec::new() };
        tool.ask_dialects()?;
        Ok(tool)
    }

    fn package(&self) -> &'static str {
        match self.kind {
            Kind::Installed(_) => "",
            Kind::Program { package, .. } | Kind::Bindings { package, .. } => package,
        }
    }

    /// Returns the folder of the package: in `MLIRKIT_RELEASES`, or else in the cache.
    fn folder(&self) -> PathBuf {
        let all = std::env::var_os("MLIRKIT_RELEASES").map_or_else(|| paths::cache().join("packages"), PathBuf::from);
        all.join(self.package())
    }

    fn install(&self) -> Result<(), String> {
        let folder = self.folder();
        if self.package().is_empty() || folder.exists() {
            return Ok(());
        }
        eprintln!("installing {}", self.package());
        // Remove an incomplete package, so that the next run does not use it.
        let unfinished = folder.with_extension("unfinished");
        _ = fs::remove_dir_all(&unfinished);
        let mut pip = match &self.kind {
            Kind::Bindings { pythons, .. } => Command::new(interpreter(pythons)?),
            Kind::Installed(_) | Kind::Program { .. } => Command::new("python3"),
        };
        pip.args([
            "-m",
            "pip",
            "install",
            "--quiet",
            "--no-deps",
            "--only-binary=:all:",
            "--retries=1",
            "--timeout=20",
            "--target",
        ])
        .arg(&unfinished);
        match &self.kind {
            Kind::Installed(_) => {}
            Kind::Program { package, python, .. } => _ = pip.args(["--python-version", python, package]),
            Kind::Bindings { package, needs, .. } => _ = pip.arg(package).args(*needs),
        }
        let status = pip.status().map_err(|e| format!("pip: {e}"))?;
        if !status.success() {
            return Err(format!("{} could not be installed", self.package()));
        }
        fs::rename(&unfinished, &folder).map_err(|e| format!("{}: {e}", folder.display()))
    }
}

/// Returns the first interpreter in the list that can be run.
fn interpreter(names: &[&str]) -> Result<PathBuf, String> {
    let runs = |name: &&&str| Command::new(name).arg("--version").output().is_ok_and(|output| output.status.success());
    let found = names.iter().find(runs).ok_or_else(|| format!("there is no {}", names.join(" or ")))?;
    Ok(PathBuf::from(found))
}

/// Runs a command that lists dialects, and returns their names.
fn dialects(command: &mut Command) -> Result<BTreeSet<String>, String> {
    let output = command.output().map_err(|e| e.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout);
    let names = text.split_once(':').ok_or("it does not say which dialects it has")?.1;
    Ok(names.split([',', '\n']).map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect())
}

impl Tool {
    /// Determines which dialects the tool has.
    fn ask_dialects(&mut self) -> Result<(), String> {
        let ours = dialects(Command::new(paths::mlirkit()).args(["opt", "--show-dialects"]))?;
        let theirs = match self.release.kind {
            Kind::Installed(_) => dialects(Command::new(&self.program).arg("--show-dialects"))?,
            Kind::Program { .. } => {
                let mut listed = dialects(Command::new(&self.program).arg("--show-dialects"))?;
                // Registering `arith` also loads `ub`, which the tool does not list.
                listed.extend(listed.contains("arith").then(|| "ub".to_owned()));
                listed
            }
            Kind::Bindings { .. } => dialects(self.bindings("dialects").args(&ours))?,
        };
        self.dialects = theirs.intersection(&ours).cloned().collect::<Vec<_>>().join(",");
        self.lacking = ours.difference(&theirs).cloned().collect();
        self.own = theirs.difference(&ours).cloned().collect();
        Ok(())
    }

    /// Returns whether a bytecode file uses a dialect that mlirkit has and the tool lacks.
    pub fn lacks(&self, bytecode: &Path) -> Result<bool, String> {
        let mut info = Command::new(paths::mlirkit());
        let output = info.args(["info", "--json"]).arg(bytecode).output().map_err(|e| e.to_string())?;
        let info: serde_json::Value =
            serde_json::from_slice(&output.stdout).map_err(|e| format!("mlirkit info: {e}"))?;
        let dialects = info["dialects"].as_array().map_or(&[][..], Vec::as_slice);
        Ok(dialects.iter().any(|dialect| dialect["name"].as_str().is_some_and(|name| self.lacking.contains(name))))
    }

    /// Returns the mlirkit command that ports bytecode to the release of the tool.
    pub fn port(&self, input: &Path, flags: &[&str]) -> Command {
        let mut mlirkit = process::limited(&paths::mlirkit(), 4 << 20);
        // The bytecode of a snapshot differs from that of its release.
        let git = if matches!(self.release.kind, Kind::Program { .. }) { "-git" } else { "" };
        mlirkit.arg("port").arg(format!("--to=llvm-{}{git}", self.release.number));
        mlirkit.arg(format!("--dialects={}", self.dialects)).args(flags).arg(input);
        mlirkit
    }

    /// Returns the mlirkit command that ports a file from the release to LLVM 22.
    pub fn upgrade(&self, input: &Path) -> Command {
        let mut mlirkit = process::limited(&paths::mlirkit(), 4 << 20);
        mlirkit.args(["port", "--to=llvm-22"]).arg(format!("--dialects={}", self.dialects)).arg(input);
        mlirkit
    }

    /// Returns the dialects that the tool has and mlirkit lacks.
    pub fn own_dialects(&self) -> &[String] {
        &self.own
    }

    /// Returns the mlirkit command for a file, with the dialects and definitions of the tool's release.
    pub fn mlirkit(&self, input: &Path) -> Command {
        let mut mlirkit = self.mlirkit_without(&[], input);
        if self.has_snapshot_rows() {
            mlirkit.arg("--snapshot");
        }
        mlirkit
    }

    /// Returns whether the tool matches the definitions for a development snapshot of its release.
    fn has_snapshot_rows(&self) -> bool {
        matches!(self.release.kind, Kind::Program { .. })
    }

    /// Returns the same command as [`mlirkit`](Self::mlirkit), without the dialects in `unknown`.
    pub fn mlirkit_without(&self, unknown: &[&str], input: &Path) -> Command {
        let dialects: Vec<&str> = self.dialects.split(',').filter(|name| !unknown.contains(name)).collect();
        let mut mlirkit = process::limited(&paths::mlirkit(), 4 << 20);
        mlirkit.args(["opt", "--allow-unregistered-dialect"]).arg(format!("--dialects={}", dialects.join(",")));
        mlirkit.arg(format!("--release={}", self.release.number)).arg(input);
        mlirkit
    }

    /// Returns the files that the tool writes for a chunk, which are cached; `None` if the tool rejects the chunk.
    pub fn answer(&self, chunk: &Chunk, worker: usize) -> Result<Option<Answer>, String> {
        let folder = paths::cache().join("releases").join(self.release.number.to_string()).join(&chunk.file);
        let file = |ext: &str| folder.join(format!("{}.{ext}", chunk.index));
        let refused = file("refused");
        if refused.exists() {
            return Ok(None);
        }
        let answer = Answer {
            bytecode: file("mlirbc"),
            generic: file("generic.mlir"),
            pretty: file("pretty.mlir"),
            again: file("again.mlir"),
        };
        let is_whole = || [&answer.bytecode, &answer.generic, &answer.pretty].iter().all(|file| file.exists());
        if is_whole() {
            return Ok(Some(answer));
        }
        fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
        let hung = self.make(chunk, &answer, worker)?;
        if is_whole() {
            return Ok(Some(answer));
        }
        for file in [answer.bytecode, answer.generic, answer.pretty, answer.again] {
            _ = fs::remove_file(file);
        }
        // A timeout is not cached, because the next run may be faster.
        if !hung {
            corpus::write(&refused, b"")?;
        }
        Ok(None)
    }

    /// Writes the files for a chunk. Returns whether the tool timed out.
    fn make(&self, chunk: &Chunk, answer: &Answer, worker: usize) -> Result<bool, String> {
        let folder = std::path::absolute(chunk.folder()).map_err(|e| e.to_string())?;
        let source = folder.join(chunk.source());
        if matches!(self.release.kind, Kind::Bindings { .. }) {
            let files = [&source, &answer.bytecode, &answer.generic, &answer.pretty, &answer.again];
            return Ok(self.call("make", &folder, &files.map(PathBuf::as_path), worker)?.end == process::End::Hung);
        }
        for (flags, input, output) in [
            (&["--emit-bytecode"][..], &source, &answer.bytecode),
            (&["--mlir-print-op-generic"], &answer.bytecode, &answer.generic),
            (&[], &answer.bytecode, &answer.pretty),
            (&[], &answer.pretty, &answer.again),
        ] {
            let end = self.opt(flags, &folder, input, output, worker)?.end;
            if end != process::End::Ok {
                return Ok(end == process::End::Hung);
            }
        }
        Ok(false)
    }

    /// Prints bytecode in generic form with the tool. The inner `Err` is the error message of the tool.
    pub fn print(&self, bytecode: &Path, text: &Path, worker: usize) -> Result<Result<Vec<u8>, String>, String> {
        let folder = paths::workspace();
        let outcome = if matches!(self.release.kind, Kind::Bindings { .. }) {
            self.call("print", &folder, &[bytecode, text], worker)?
        } else {
            self.opt(&["--mlir-print-op-generic"], &folder, bytecode, text, worker)?
        };
        Ok(match outcome.end {
            process::End::Ok => Ok(fs::read(text).map_err(|e| format!("{}: {e}", text.display()))?),
            _ => Err(outcome.message()),
        })
    }

    /// Runs the tool with flags on a file. If the tool fails, the output file does not exist.
    pub fn opt(
        &self,
        flags: &[&str],
        folder: &Path,
        input: &Path,
        output: &Path,
        worker: usize,
    ) -> Result<process::Outcome, String> {
        let flags: Vec<&str> = std::iter::once("--allow-unregistered-dialect").chain(flags.iter().copied()).collect();
        let files = [input, output].map(|path| std::path::absolute(path).unwrap_or_else(|_| path.into()));
        let command = || {
            let mut command = Command::new(&self.program);
            command.args(&flags).arg(&files[0]).arg("-o").arg(&files[1]);
            command
        };
        let start = forks::Start::for_files(&self.program, &flags);
        let outcome = run(start, folder, &[files[0].as_os_str(), files[1].as_os_str()], command, worker)?;
        if outcome.end != process::End::Ok {
            _ = fs::remove_file(output);
        }
        Ok(outcome)
    }

    /// Runs an action of the bindings script on files.
    fn call(&self, action: &str, folder: &Path, files: &[&Path], worker: usize) -> Result<process::Outcome, String> {
        let files: Vec<PathBuf> = files.iter().map(|path| std::path::absolute(path).unwrap_or_default()).collect();
        let arguments: Vec<&OsStr> =
            std::iter::once(OsStr::new(action)).chain(files.iter().map(|f| f.as_os_str())).collect();
        let command = || {
            let mut command = self.bindings(action);
            command.args(&files);
            command
        };
        let serving = self.bindings("serve");
        let start = forks::Start::willing(&self.program, serving.get_args().map(OsStr::to_owned).collect());
        run(start, folder, &arguments, command, worker)
    }

    fn bindings(&self, action: &str) -> Command {
        let Kind::Bindings { module, .. } = self.release.kind else { return Command::new(&self.program) };
        let mut command = Command::new(&self.program);
        command.arg(paths::workspace().join("conformance/releases.py")).arg(self.release.folder());
        command.args([module, action]);
        command
    }
}

/// Runs a command, with its output in files of the worker.
fn run(
    start: forks::Start,
    folder: &Path,
    arguments: &[&OsStr],
    command: impl FnOnce() -> Command,
    worker: usize,
) -> Result<process::Outcome, String> {
    let scratch = compare::scratch(worker);
    let (output, errors) = (scratch.with_extension("out"), scratch.with_extension("err"));
    let end = forks::run(&forks::Run { start, folder, arguments, output: &output, errors: &errors }, command, LIMIT)?;
    process::collected(end, &output, &errors)
}

/// Time limit for one tool run.
const LIMIT: Duration = Duration::from_secs(30);
