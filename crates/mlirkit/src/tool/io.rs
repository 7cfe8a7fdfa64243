//! Where input comes from and output goes to.

use std::fs::File;
use std::io::{self, BufWriter, IsTerminal, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use bytes::Bytes;
use mlirkit_mmap::Mapped;

/// An input: its bytes, and the map they are in if they are in one.
pub struct Input {
    /// The bytes.
    pub bytes: Bytes,
    /// The map.
    pub mapped: Option<Arc<Mapped>>,
}

/// A file, or standard input for `-`.
///
/// # Errors
/// The message that `mlir-opt` prints.
pub fn open(path: &Path) -> Result<Input, String> {
    if path.as_os_str() == "-" {
        let bytes = mlirkit_mmap::read(io::stdin().lock())
            .map_err(|error| format!("cannot open input file '-': {}", reason(&error)))?;
        return Ok(Input { bytes, mapped: None });
    }
    let (bytes, mapped) = mlirkit_mmap::open_mapped(path)
        .map_err(|error| format!("cannot open input file '{}': {}", path.display(), reason(&error)))?;
    Ok(Input { bytes, mapped: mapped.map(Arc::new) })
}

/// The bytes of a file, or of standard input for `-`.
///
/// # Errors
/// The message that `mlir-opt` prints.
pub fn read(path: &Path) -> Result<Bytes, String> {
    open(path).map(|input| input.bytes)
}

/// The name that locations and messages use for an input.
pub fn source_name(path: &Path) -> String {
    if path.as_os_str() == "-" { "<stdin>".to_owned() } else { path.display().to_string() }
}

/// Prints lines to standard output; that nobody reads them to the end is no failure.
pub fn print(lines: &str) -> ExitCode {
    match writeln!(io::stdout().lock(), "{lines}") {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("cannot write to standard output: {}", reason(&error));
            ExitCode::FAILURE
        }
    }
}

/// Prints a report, or the error of making it, which names the input.
pub fn print_or_fail(input: &Path, report: Result<String, String>) -> ExitCode {
    match report {
        Ok(text) => print(&text),
        Err(message) => {
            eprintln!("{}: error: {message}", source_name(input));
            ExitCode::FAILURE
        }
    }
}

/// Writes to standard output through one buffer; that nobody reads it to the end is no failure.
pub fn write_stdout(write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    match write(&mut out).and_then(|()| out.flush()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("cannot write to standard output: {}", reason(&error));
            ExitCode::FAILURE
        }
    }
}

/// What the operating system says, without the number that Rust adds.
fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or(&text).to_owned()
}

/// Output that is in place only once everything has worked: a file appears under its name when it is complete.
pub struct Output {
    target: Target,
    source: Option<Arc<Mapped>>,
}

enum Target {
    /// Standard output.
    Stdout(BufWriter<io::Stdout>),
    /// A file under a temporary name, and the name it will get.
    File(BufWriter<File>, PathBuf, PathBuf),
    /// A path that is no regular file, such as `/dev/null`.
    Device(BufWriter<File>),
}

/// From this size on, what comes unchanged out of a mapped input is left to the operating system to copy.
const LARGE: usize = 1 << 20;

impl Output {
    /// Opens an output; `-` is standard output.
    ///
    /// # Errors
    /// The message that `mlir-opt` prints.
    pub fn open(path: &Path) -> Result<Self, String> {
        if path.as_os_str() == "-" {
            return Ok(Self::to(Target::Stdout(BufWriter::with_capacity(1 << 16, io::stdout()))));
        }
        let cannot = |error: io::Error| format!("cannot open output file '{}': {}", path.display(), reason(&error));
        if std::fs::metadata(path).is_ok_and(|m| !m.is_file()) {
            let file = File::options().write(true).open(path).map_err(cannot)?;
            return Ok(Self::to(Target::Device(BufWriter::new(file))));
        }
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(format!(".{}.tmp", std::process::id()));
        let temporary = path.with_file_name(name);
        let file = File::create(&temporary).map_err(cannot)?;
        Ok(Self::to(Target::File(BufWriter::with_capacity(1 << 16, file), temporary, path.to_owned())))
    }

    fn to(target: Target) -> Self {
        Self { target, source: None }
    }

    /// Says where large parts of what will be written may come from, so that they need not pass through this process.
    pub fn copies_from(&mut self, input: &Input) {
        self.source.clone_from(&input.mapped);
    }

    /// Writes bytes that are a part of the source by having them copied; `false` if they are not, and nothing was done.
    fn copy(&mut self, bytes: &[u8]) -> io::Result<bool> {
        let (Some(source), Target::File(out, ..)) = (&self.source, &mut self.target) else { return Ok(false) };
        let Some(offset) = source.offset_of(bytes) else { return Ok(false) };
        out.flush()?;
        let mut file = source.file();
        file.seek(SeekFrom::Start(offset))?;
        let length = bytes.len() as u64;
        if io::copy(&mut file.take(length), out.get_mut())? < length {
            return Err(io::Error::new(io::ErrorKind::UnexpectedEof, "the input file was shortened"));
        }
        Ok(true)
    }

    /// Whether this is a terminal.
    pub fn is_terminal(&self) -> bool {
        matches!(self.target, Target::Stdout(_)) && io::stdout().is_terminal()
    }

    /// Everything has worked: the output stays.
    ///
    /// # Errors
    /// What the operating system says.
    pub fn keep(mut self) -> io::Result<()> {
        self.flush()?;
        if let Target::File(_, temporary, path) = &self.target {
            std::fs::rename(temporary, path)?;
        }
        Ok(())
    }

    /// Something failed: a file does not stay.
    pub fn discard(self) {
        if let Target::File(file, temporary, _) = self.target {
            drop(file);
            // The failure that led here is what the user needs to hear of.
            let _ = std::fs::remove_file(temporary);
        }
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if bytes.len() >= LARGE && self.copy(bytes)? {
            return Ok(bytes.len());
        }
        match &mut self.target {
            Target::Stdout(out) => out.write(bytes),
            Target::File(out, ..) | Target::Device(out) => out.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.target {
            Target::Stdout(out) => out.flush(),
            Target::File(out, ..) | Target::Device(out) => out.flush(),
        }
    }
}
