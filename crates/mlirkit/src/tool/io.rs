//! Where input comes from and output goes to, and what is said to the user.

mod behind;
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

/// An input: its bytes, and the map they are in if they are in one.
pub struct Input {
    /// The bytes.
    pub bytes: Bytes,
    /// The map.
    pub mapped: Option<Arc<Mapped>>,
}

impl Input {
    /// What gives the pages of a mapped input back.
    pub fn releasing(&self) -> Option<Arc<dyn Fn() + Send + Sync>> {
        let mapped = self.mapped.clone()?;
        Some(Arc::new(move || mapped.release()))
    }

    /// How the input is opened whose pages are given back as it is read, and of which large constants may stay slices.
    pub fn open_options(&self) -> OpenOptions {
        let mut options = OpenOptions::default();
        options.text.release = self.releasing();
        options.text.shared = Some(self.bytes.clone());
        options.bytecode.release = options.text.release.clone();
        options
    }
}

/// What has been opened.
static INPUTS: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Whether this is a file that has been opened.
fn was_read(file: &Metadata) -> bool {
    let inputs = INPUTS.lock().unwrap_or_else(PoisonError::into_inner);
    inputs.iter().any(|path| std::fs::metadata(path).is_ok_and(|input| are_same(&input, file)))
}

/// Whether two paths lead to one place, whether or not something is there.
pub fn are_one_place(one: &Path, other: &Path) -> bool {
    let place = |path: &Path| {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        path.canonicalize().ok().or_else(|| Some(folder.canonicalize().ok()?.join(path.file_name()?)))
    };
    one == other || place(one).is_some_and(|one| place(other).is_some_and(|other| one == other))
}

/// Whether both are of one file.
#[cfg(unix)]
fn are_same(one: &Metadata, other: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

/// Whether both are of one file: that is not asked here.
#[cfg(not(unix))]
fn are_same(_: &Metadata, _: &Metadata) -> bool {
    true
}

/// Ends the process: there were not so many bytes.
pub fn out_of_memory(bytes: usize) {
    temporary::remove_all();
    let input = INPUTS.try_lock().ok().and_then(|mut inputs| inputs.pop());
    let place = input.map_or_else(String::new, |path| format!("{}: ", source_name(&path)));
    say(format_args!("{place}error: not enough memory: there were no {bytes} bytes more\n"));
    std::process::exit(1);
}

/// A file, or standard input for `-`.
///
/// # Errors
/// The message that `mlir-opt` prints.
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

/// The bytes of a file, or of standard input for `-`.
///
/// # Errors
/// The message that `mlir-opt` prints.
pub fn read(path: &Path) -> Result<Bytes, String> {
    open(path).map(|input| input.bytes)
}

/// Makes a folder, and those around it, where there is none.
///
/// # Errors
/// That it cannot be made, and why.
pub fn make_folder(path: &Path) -> Result<(), String> {
    let cannot = |error| format!("cannot create folder '{}': {}", path.display(), reason(&error));
    std::fs::create_dir_all(path).map_err(cannot)
}

/// The name that locations and messages use for an input.
pub fn source_name(path: &Path) -> String {
    if path.as_os_str() == "-" { "<stdin>".to_owned() } else { path.display().to_string() }
}

/// Whether something could not be said.
static UNSAID: AtomicBool = AtomicBool::new(false);

/// Says something on standard error. That nobody listens is no failure; that it cannot be written is one in the end.
pub fn say(text: impl Display) {
    // In one piece, so that what other processes say does not come between.
    match io::stderr().lock().write_all(text.to_string().as_bytes()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => UNSAID.store(true, Ordering::Relaxed),
        _ => {}
    }
}

/// The status of the process: this one, unless something could not be said.
pub fn status(code: ExitCode) -> ExitCode {
    if UNSAID.load(Ordering::Relaxed) { ExitCode::FAILURE } else { code }
}

/// Writes text to standard output; that nobody reads it to the end is no failure.
///
/// # Errors
/// That it cannot be written, and why.
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

/// Says what went wrong, and gives the status of the process.
pub fn fail(message: &str) -> ExitCode {
    say(format_args!("{message}\n"));
    ExitCode::FAILURE
}

/// What the operating system would say, had there been a descriptor to ask it about.
fn closed() -> io::Error {
    io::Error::other("Bad file descriptor")
}

/// What the operating system says, without the number that Rust adds.
pub fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or(&text).to_owned()
}
