//! Runs a real tool many times without its start-up time: one process is initialized, and forked for each run.
//!
//! mlir-opt-22 takes 28 milliseconds to load its libraries and to register dialects and passes, but only one to read a
//! chunk. The preloaded library `forks.c` forks the process after its initialization. If this is impossible (no C
//! compiler, or a tool that opens files in another way), the tool is started for each run. The results are the same.

use crate::{paths, process};
use std::cell::RefCell;
use std::collections::HashMap;
use std::ffi::{OsStr, OsString};
use std::io::{Read, Write};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::OnceLock;
use std::time::Duration;

const HELLO: &[u8] = b"forks\n";

/// The signal that ends a child process at its time limit.
const SIGALRM: i32 = 14;

/// The command that starts a tool as a server.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Start {
    program: PathBuf,
    arguments: Vec<OsString>,
    /// Whether each request supplies only an input and an output, and the other arguments are fixed. Otherwise requests
    /// supply all arguments.
    is_for_files: bool,
    /// Whether the program itself implements the protocol of `forks.c`.
    is_willing: bool,
}

impl Start {
    /// Creates the command for a tool whose requests supply all arguments.
    pub fn program(program: PathBuf) -> Self {
        Self { program, arguments: Vec::new(), is_for_files: false, is_willing: false }
    }

    /// Creates the command for a tool whose requests supply an input and an output; `flags` are the other arguments.
    pub fn for_files(program: &Path, flags: &[&str]) -> Self {
        let arguments = flags.iter().copied().chain([INPUT, "-o", OUTPUT]).map(OsString::from).collect();
        Self { program: program.to_owned(), arguments, is_for_files: true, is_willing: false }
    }

    /// Creates the command for a program that itself implements the protocol of `forks.c`.
    pub fn willing(program: &Path, arguments: Vec<OsString>) -> Self {
        Self { program: program.to_owned(), arguments, is_for_files: false, is_willing: true }
    }

    fn command(&self) -> Option<Command> {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).stderr(Stdio::null());
        if !self.is_willing {
            static LIBRARY: OnceLock<Option<PathBuf>> = OnceLock::new();
            command.env("LD_PRELOAD", LIBRARY.get_or_init(compile).as_ref()?);
        }
        if self.is_for_files {
            command.env("FORKS_INPUT", INPUT).env("FORKS_OUTPUT", OUTPUT);
        }
        Some(command)
    }
}

/// The input file name, which appears in printed locations.
const INPUT: &str = "source.mlir";

/// The output file name.
const OUTPUT: &str = "forks.out";

/// The parameters of one run.
pub struct Run<'a> {
    /// The tool to run.
    pub start: Start,
    /// The working directory of the tool.
    pub folder: &'a Path,
    /// All arguments, or only input and output.
    pub arguments: &'a [&'a OsStr],
    /// The file for standard output.
    pub output: &'a Path,
    /// The file for standard error.
    pub errors: &'a Path,
}

/// Runs the tool for at most `limit`, in this thread's server for that tool. If there is no server, runs `command`
/// instead.
pub fn run(run: &Run, command: impl FnOnce() -> Command, limit: Duration) -> Result<process::End, String> {
    thread_local! {
        static READY: RefCell<HashMap<Start, Option<Ready>>> = RefCell::default();
    }
    READY.with_borrow_mut(|ready| {
        let slot = ready.entry(run.start.clone()).or_insert_with(|| Ready::start(&run.start));
        if let Some(ready) = slot {
            if let Some(end) = ready.run(run, limit) {
                return Ok(end);
            }
            *slot = None;
        }
        process::run_to_files(command().current_dir(run.folder), run.output, run.errors, limit)
    })
}

/// A server: a forked tool that waits for requests.
struct Ready {
    process: Child,
    requests: ChildStdin,
    answers: ChildStdout,
}

impl Ready {
    fn start(start: &Start) -> Option<Ready> {
        // If the preloaded library does not work, the tool reads a program from standard input, which is empty.
        let said = start.command()?.stdin(Stdio::null()).output().ok()?;
        if said.stdout != HELLO {
            return None;
        }
        let mut process = start.command()?.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().ok()?;
        let (requests, mut answers) = (process.stdin.take()?, process.stdout.take()?);
        let mut hello = [0; HELLO.len()];
        answers.read_exact(&mut hello).ok()?;
        Some(Ready { process, requests, answers })
    }

    /// Sends one request and waits for the result; `None` if the server has ended.
    fn run(&mut self, run: &Run, limit: Duration) -> Option<process::End> {
        let seconds = limit.as_secs().max(1).to_string();
        let mut fields = Vec::new();
        let [folder, output, errors] =
            [run.folder, run.output, run.errors].map(|path| std::path::absolute(path).unwrap_or_else(|_| path.into()));
        let places = [OsStr::new(&seconds), folder.as_os_str(), output.as_os_str(), errors.as_os_str()];
        for field in places.into_iter().chain(run.arguments.iter().copied()) {
            fields.extend_from_slice(field.as_bytes());
            fields.push(0);
        }
        let length = u32::try_from(fields.len()).ok()?;
        self.requests.write_all(&length.to_ne_bytes()).ok()?;
        self.requests.write_all(&fields).ok()?;
        let mut status = [0; 4];
        self.answers.read_exact(&mut status).ok()?;
        let status = ExitStatus::from_raw(i32::from_ne_bytes(status));
        Some(if status.signal() == Some(SIGALRM) { process::End::Hung } else { process::end_of(status) })
    }
}

impl Drop for Ready {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Compiles `forks.c` with the C compiler that cargo uses for linking. Returns the library; `None` if there is no
/// compiler.
fn compile() -> Option<PathBuf> {
    let folder = paths::target().join("conformance");
    std::fs::create_dir_all(&folder).ok()?;
    let source = paths::workspace().join("xtask/src/conformance/forks.c");
    let (library, made) = (folder.join("forks.so"), folder.join(format!("forks.{}", std::process::id())));
    let mut compiler = Command::new("cc");
    compiler.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&made).arg(source).arg("-ldl");
    let compiled = compiler.stderr(Stdio::null()).status().is_ok_and(|status| status.success());
    (compiled && std::fs::rename(&made, &library).is_ok()).then_some(library)
}
