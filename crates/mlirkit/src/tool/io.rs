//! Input, output and messages of the tool.

mod background_writer;
mod output;
mod progress;
mod temporary;

use std::fmt::Display;
use std::fs::Metadata;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use bytes::Bytes;
use mlirkit_mmap::Mapped;

use crate::OpenOptions;

pub use output::Output;
pub use progress::Progress;
pub use temporary::TemporaryFolder;

/// The content of an input file.
pub struct Input {
    /// The bytes of the input.
    pub bytes: Bytes,
    /// The memory map that holds the bytes; `None` if the input was not mapped.
    pub mapped: Option<Arc<Mapped>>,
}

impl Input {
    /// Returns a function that releases the memory pages of a mapped input. `None` if the input is not mapped.
    pub fn releasing(&self) -> Option<Arc<dyn Fn() + Send + Sync>> {
        let mapped = self.mapped.clone()?;
        Some(Arc::new(move || mapped.release()))
    }

    /// Returns options with which the parser releases memory pages as they are read, and large constants borrow from
    /// the input.
    pub fn open_options(&self) -> OpenOptions {
        let mut options = OpenOptions::default();
        options.text.release = self.releasing();
        options.text.shared = Some(self.bytes.clone());
        options.bytecode.release = options.text.release.clone();
        options
    }
}

/// The paths of all inputs opened so far.
static INPUTS: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Returns whether a file has been opened as an input.
fn was_read(file: &Metadata) -> bool {
    let inputs = INPUTS.lock().unwrap_or_else(PoisonError::into_inner);
    inputs.iter().any(|path| std::fs::metadata(path).is_ok_and(|input| are_same(&input, file)))
}

/// Returns whether two paths refer to the same file, which need not exist yet.
pub fn are_one_place(one: &Path, other: &Path) -> bool {
    let place = |path: &Path| {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        path.canonicalize().ok().or_else(|| Some(folder.canonicalize().ok()?.join(path.file_name()?)))
    };
    one == other || place(one).is_some_and(|one| place(other).is_some_and(|other| one == other))
}

/// Returns whether two metadata values describe the same file.
#[cfg(unix)]
fn are_same(one: &Metadata, other: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

/// Always returns `true`, the safe assumption, because file identity is not available on this system.
#[cfg(not(unix))]
fn are_same(_: &Metadata, _: &Metadata) -> bool {
    true
}

/// Reports that an allocation of `bytes` bytes failed, removes temporary files, and exits.
pub fn out_of_memory(bytes: usize) {
    temporary::remove_all();
    let input = INPUTS.try_lock().ok().and_then(|mut inputs| inputs.pop());
    let place = input.map_or_else(String::new, |path| format!("{}: ", source_name(&path)));
    say(format_args!("{place}error: not enough memory: there were no {bytes} bytes more\n"));
    std::process::exit(1);
}

/// Opens a file, or standard input for `-`.
///
/// # Errors
/// Returns the message that `mlir-opt` prints.
pub fn open(path: &Path) -> Result<Input, String> {
    INPUTS.lock().unwrap_or_else(PoisonError::into_inner).push(path.to_owned());
    let cannot = |error| format!("cannot open input file '{}': {}", path.display(), reason(&error));
    if path.as_os_str() == "-" {
        let bytes = mlirkit_mmap::read(io::stdin().lock()).map_err(cannot)?;
        return Ok(Input { bytes, mapped: None });
    }
    let (bytes, mapped) = mlirkit_mmap::open_mapped(path).map_err(cannot)?;
    if mapped.is_some() {
        temporary::watch();
    }
    Ok(Input { bytes, mapped: mapped.map(Arc::new) })
}

/// Reads a file, or standard input for `-`.
///
/// # Errors
/// Returns the message that `mlir-opt` prints.
pub fn read(path: &Path) -> Result<Bytes, String> {
    open(path).map(|input| input.bytes)
}

/// Creates a folder and its parents if they do not exist.
///
/// # Errors
/// Returns a message that states the reason.
pub fn make_folder(path: &Path) -> Result<(), String> {
    let cannot = |error| format!("cannot create folder '{}': {}", path.display(), reason(&error));
    std::fs::create_dir_all(path).map_err(cannot)
}

/// Returns the name of an input that is used in locations and messages.
pub fn source_name(path: &Path) -> String {
    if path.as_os_str() == "-" { "<stdin>".to_owned() } else { path.display().to_string() }
}

/// Whether writing to standard error has failed.
static UNSAID: AtomicBool = AtomicBool::new(false);

/// Writes a message to standard error. A closed pipe is ignored. After any other error, [`status`] returns failure.
pub fn say(text: impl Display) {
    // Write with one call, so that output from other processes does not appear inside the message.
    match io::stderr().lock().write_all(text.to_string().as_bytes()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => UNSAID.store(true, Ordering::Relaxed),
        _ => {}
    }
}

/// Returns `code`, or failure if a message could not be written.
pub fn status(code: ExitCode) -> ExitCode {
    if UNSAID.load(Ordering::Relaxed) { ExitCode::FAILURE } else { code }
}

/// Writes text to standard output. A closed pipe is not an error.
///
/// # Errors
/// Returns a message that states the reason.
pub fn put(text: impl Display) -> Result<(), String> {
    let mut out = io::stdout().lock();
    if mlirkit_mmap::stdout_was_closed() {
        return Err(format!("cannot write to standard output: {}", reason(&closed())));
    }
    match out.write_all(text.to_string().as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(format!("cannot write to standard output: {}", reason(&error)))
        }
        _ => Ok(()),
    }
}

/// Reports an error and returns the exit code for failure.
pub fn fail(message: &str) -> ExitCode {
    say(format_args!("{message}\n"));
    ExitCode::FAILURE
}

/// Creates the error for a closed file descriptor.
fn closed() -> io::Error {
    io::Error::other("Bad file descriptor")
}

/// Returns the operating system's error message, without the error number that Rust appends.
pub fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or(&text).to_owned()
}
