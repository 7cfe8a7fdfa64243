//! Where input comes from and output goes to.

use std::fs::File;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bytes::Bytes;

/// The bytes of a file, or of standard input for `-`.
///
/// # Errors
/// The message that `mlir-opt` prints.
pub fn read(path: &Path) -> Result<Bytes, String> {
    if path.as_os_str() == "-" {
        return mlirkit_mmap::read(io::stdin().lock())
            .map_err(|error| format!("cannot open input file '-': {}", reason(&error)));
    }
    mlirkit_mmap::open(path).map_err(|error| format!("cannot open input file '{}': {}", path.display(), reason(&error)))
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

/// What the operating system says, without the number that Rust adds.
fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or(&text).to_owned()
}

/// Output that is in place only once everything has worked: a file appears under its name when it is complete.
pub enum Output {
    /// Standard output.
    Stdout(BufWriter<io::Stdout>),
    /// A file under a temporary name, and the name it will get.
    File(BufWriter<File>, PathBuf, PathBuf),
    /// A path that is no regular file, such as `/dev/null`.
    Device(BufWriter<File>),
}

impl Output {
    /// Opens an output; `-` is standard output.
    ///
    /// # Errors
    /// The message that `mlir-opt` prints.
    pub fn open(path: &Path) -> Result<Self, String> {
        if path.as_os_str() == "-" {
            return Ok(Self::Stdout(BufWriter::with_capacity(1 << 16, io::stdout())));
        }
        let cannot = |error: io::Error| format!("cannot open output file '{}': {}", path.display(), reason(&error));
        if std::fs::metadata(path).is_ok_and(|m| !m.is_file()) {
            let file = File::options().write(true).open(path).map_err(cannot)?;
            return Ok(Self::Device(BufWriter::new(file)));
        }
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(format!(".{}.tmp", std::process::id()));
        let temporary = path.with_file_name(name);
        let file = File::create(&temporary).map_err(cannot)?;
        Ok(Self::File(BufWriter::with_capacity(1 << 16, file), temporary, path.to_owned()))
    }

    /// Whether this is a terminal.
    pub fn is_terminal(&self) -> bool {
        matches!(self, Self::Stdout(_)) && io::stdout().is_terminal()
    }

    /// Everything has worked: the output stays.
    ///
    /// # Errors
    /// What the operating system says.
    pub fn keep(mut self) -> io::Result<()> {
        self.flush()?;
        if let Self::File(_, temporary, path) = &self {
            std::fs::rename(temporary, path)?;
        }
        Ok(())
    }

    /// Something failed: a file does not stay.
    pub fn discard(self) {
        if let Self::File(file, temporary, _) = self {
            drop(file);
            // The failure that led here is what the user needs to hear of.
            let _ = std::fs::remove_file(temporary);
        }
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Stdout(out) => out.write(bytes),
            Self::File(out, ..) | Self::Device(out) => out.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Stdout(out) => out.flush(),
            Self::File(out, ..) | Self::Device(out) => out.flush(),
        }
    }
}
