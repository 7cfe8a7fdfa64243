//! Runs programs with their output redirected to files, with a time limit and an optional memory limit.

use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// How a process ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The exit code was 0.
    Ok,
    /// The process ended with any other exit code, except that of a panic.
    Failed(i32),
    /// The process panicked (exit code 101) or ended with a signal.
    Crashed(i32),
    /// The process was killed at the time limit.
    Hung,
}

/// The result of one run.
pub struct Outcome {
    /// How the process ended.
    pub end: End,
    /// The contents of standard output.
    pub stdout: Vec<u8>,
    /// The contents of standard error.
    pub stderr: Vec<u8>,
}

impl Outcome {
    /// Returns the first non-empty line of standard error, or else a description of how the process ended.
    pub fn message(&self) -> String {
        let text = String::from_utf8_lossy(&self.stderr);
        let line = text
            .lines()
            .find(|l| l.contains("error:") || l.contains("panicked"))
            .or_else(|| text.lines().find(|l| !l.trim().is_empty()))
            .unwrap_or("no message")
            .to_owned();
        match self.end {
            End::Ok => line,
            End::Failed(_) if line.contains("panicked") => format!("panic: {}", text.lines().nth(1).unwrap_or(&line)),
            End::Failed(_) => line,
            End::Crashed(code) => format!("crash ({code}): {line} {}", text.lines().nth(1).unwrap_or("")),
            End::Hung => "hang".to_owned(),
        }
    }
}

/// Runs `command` for at most `limit`, with standard output and standard error redirected to the two files.
pub fn run_to_files(command: &mut Command, stdout: &Path, stderr: &Path, limit: Duration) -> Result<End, String> {
    let open = |path: &Path| File::create(path).map_err(|e| format!("{}: {e}", path.display()));
    let mut child = command
        // After a crash, LLVM's tools take seconds to print the stack, which is not needed.
        .env("LLVM_DISABLE_SYMBOLIZATION", "1")
        .stdin(Stdio::null())
        .stdout(open(stdout)?)
        .stderr(open(stderr)?)
        .spawn()
        .map_err(|e| format!("{}: {e}", command.get_program().to_string_lossy()))?;
    let start = Instant::now();
    let mut pause = Duration::from_micros(200);
    loop {
        if let Some(status) = child.try_wait().map_err(|e| e.to_string())? {
            return Ok(end_of(status));
        }
        if start.elapsed() > limit {
            let _ = child.kill();
            let _ = child.wait();
            return Ok(End::Hung);
        }
        std::thread::sleep(pause);
        pause = (pause * 5 / 4).min(Duration::from_millis(5));
    }
}

/// Runs `command` and collects its output. `scratch` is the path prefix for two files, which are overwritten.
pub fn run(command: &mut Command, scratch: &Path, limit: Duration) -> Result<Outcome, String> {
    let (out, err) = (scratch.with_extension("out"), scratch.with_extension("err"));
    collected(run_to_files(command, &out, &err, limit)?, &out, &err)
}

/// Runs a program and returns its standard output. Returns an error if the program fails.
pub fn printed(command: &mut Command) -> Result<String, String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|e| format!("{program}: {e}"))?;
    if !output.status.success() {
        return Err(format!("{program} failed: {}", String::from_utf8_lossy(&output.stderr)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Returns the outcome of a process, with its output read from files.
pub fn collected(end: End, stdout: &Path, stderr: &Path) -> Result<Outcome, String> {
    Ok(Outcome { end, stdout: read_up_to(stdout, 1 << 28)?, stderr: read_up_to(stderr, 1 << 16)? })
}

/// Returns a command that runs `program` with an address space of at most `kib` KiB.
pub fn limited(program: &Path, kib: u64) -> Command {
    let mut command = Command::new("sh");
    command.arg("-c").arg(format!("ulimit -v {kib}; ulimit -c 0; exec \"$0\" \"$@\"")).arg(program);
    command
}

fn read_up_to(path: &Path, limit: u64) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|f| f.take(limit).read_to_end(&mut bytes))
        .map_err(|e| format!("{}: {e}", path.display()))?;
    Ok(bytes)
}

/// Returns how a process ended, from its exit status.
pub fn end_of(status: ExitStatus) -> End {
    use std::os::unix::process::ExitStatusExt;
    match (status.code(), status.signal()) {
        (Some(0), _) => End::Ok,
        (Some(code @ (101 | 134 | 139)), _) => End::Crashed(code),
        (Some(code), _) => End::Failed(code),
        (None, signal) => End::Crashed(-signal.unwrap_or(0)),
    }
}
