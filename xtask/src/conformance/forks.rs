//! Short runs of a real tool without its start-up: one process that is ready, and a fork of it for each run.
//!
//! mlir-opt-22 takes 28 milliseconds to load its libraries and to register dialects and passes, and one to read a chunk.
//! `forks.c` is loaded before it and forks where that is done. Where it does not work (no C compiler, a tool that is
//! linked statically) the tool is started anew for each run, with the same answers.

use crate::{paths, process};
use std::cell::RefCell;
use std::collections::HashMap;
use std::ffi::OsStr;
use std::io::{Read, Write};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::OnceLock;
use std::time::Duration;

const HELLO: &[u8] = b"forks\n";

/// The signal of a child that took longer than it was given.
const SIGALRM: i32 = 14;

/// One run of `mlir-opt` of a release.
pub struct Run<'a> {
    /// The release whose tool runs.
    pub release: u32,
    /// Its working folder.
    pub folder: &'a Path,
    /// Its arguments.
    pub arguments: &'a [&'a str],
    /// Where standard output goes.
    pub output: &'a Path,
    /// Where standard error goes.
    pub errors: &'a Path,
}

/// Runs it, at most `limit` long, from this thread's ready process of that release if there can be one.
pub fn run(run: &Run, limit: Duration) -> Result<process::End, String> {
    thread_local! {
        static READY: RefCell<HashMap<u32, Option<Ready>>> = RefCell::default();
    }
    READY.with_borrow_mut(|ready| {
        let slot = ready.entry(run.release).or_insert_with(|| Ready::start(run.release));
        if let Some(ready) = slot {
            if let Some(end) = ready.run(run, limit) {
                return Ok(end);
            }
            *slot = None;
        }
        let mut command = Command::new(paths::mlir_opt(run.release));
        command.current_dir(run.folder).args(run.arguments);
        process::run_to_files(&mut command, run.output, run.errors, limit)
    })
}

/// A tool that waits for requests.
struct Ready {
    process: Child,
    requests: ChildStdin,
    answers: ChildStdout,
}

impl Ready {
    fn start(release: u32) -> Option<Ready> {
        // A tool in which the library finds no place would read its standard input as a program: it gets an empty one.
        let said = command(release)?.stdin(Stdio::null()).output().ok()?;
        if said.stdout != HELLO {
            return None;
        }
        let mut process = command(release)?.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().ok()?;
        let (requests, mut answers) = (process.stdin.take()?, process.stdout.take()?);
        let mut hello = [0; HELLO.len()];
        answers.read_exact(&mut hello).ok()?;
        Some(Ready { process, requests, answers })
    }

    /// `None` if the process is gone.
    fn run(&mut self, run: &Run, limit: Duration) -> Option<process::End> {
        let seconds = limit.as_secs().max(1).to_string();
        let mut fields = Vec::new();
        let [folder, output, errors] =
            [run.folder, run.output, run.errors].map(|path| std::path::absolute(path).unwrap_or_else(|_| path.into()));
        let places = [OsStr::new(&seconds), folder.as_os_str(), output.as_os_str(), errors.as_os_str()];
        for field in places.into_iter().chain(run.arguments.iter().map(OsStr::new)) {
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

fn command(release: u32) -> Option<Command> {
    static LIBRARY: OnceLock<Option<PathBuf>> = OnceLock::new();
    let library = LIBRARY.get_or_init(compile).as_ref()?;
    let mut command = Command::new(paths::mlir_opt(release));
    command.env("LD_PRELOAD", library).stderr(Stdio::null());
    Some(command)
}

/// The library, compiled by the C compiler that cargo links with; `None` if there is none.
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
