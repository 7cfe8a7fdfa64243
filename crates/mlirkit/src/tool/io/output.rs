//! Output files. An existing file stays intact until the new content is complete.
//!
//! A plain file is written next to its destination and moved there at the end, with the mode and owner of the old file.
//! A symbolic link is kept, and its target is written. A file cannot be replaced if it has several hard links or is in
//! a read-only folder; it is overwritten after everything has succeeded. A device, a pipe, or a file that is already
//! open, such as `/dev/stdout`, receives the bytes as they are produced.

use std::cmp::Ordering;
use std::fs::{File, Metadata};
use std::io::{self, IsTerminal, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;

use bytes::Bytes;
use mlirkit_mmap::Mapped;

use super::background_writer::BackgroundWriter;
use super::temporary::{self, Temporary};
use super::{Input, reason};
use crate::Retract;

/// An output that takes effect only after everything has succeeded.
pub struct Output {
    target: Target,
    /// The name of the output in messages.
    name: String,
    source: Option<Arc<Mapped>>,
    /// The number of bytes written since the memory of the mapped input was last released.
    since: usize,
    /// The first write error; `None` if every write has succeeded.
    failure: Option<io::Error>,
}

enum Target {
    /// Standard output.
    Stdout(Gathered<io::Stdout>),
    /// A device, pipe or open file, which receives bytes immediately.
    Through(Gathered<File>),
    /// A file that will be moved to its destination.
    Replace(Gathered<Beside>),
    /// An unnamed file whose content will overwrite the file at this path.
    Over(Gathered<File>, PathBuf),
}

/// Minimum length in bytes of an unchanged range of a mapped input that is copied by the operating system.
const LARGE: usize = 1 << 20;

/// The number of bytes per write. Writes are aligned to multiples of this size. They take half the time of unaligned
/// writes of a quarter of this size.
const GATHERED: usize = 1 << 18;

/// Minimum length in bytes of an output that is written by a background thread.
const WORTH_A_WRITER: usize = 8 * GATHERED;

/// The number of bytes per chunk for the background thread, large enough that waking the thread is cheap in comparison.
const GIVEN: usize = 4 * GATHERED;

/// The number of bytes written after which the memory of the mapped input is released.
const GIVEN_BACK: usize = 4 << 20;

/// Maximum number of symbolic links that are followed for one path, the same as in Linux.
const MOST_LINKS: usize = 40;

impl Output {
    /// Opens an output file; `-` is standard output.
    ///
    /// # Errors
    /// Returns the message that `mlir-opt` prints.
    pub fn open(path: &Path) -> Result<Self, String> {
        let (target, name) = if path.as_os_str() == "-" {
            if mlirkit_mmap::stdout_was_closed() {
                return Err(format!("cannot write to standard output: {}", reason(&super::closed())));
            }
            (Target::stdout(), "to standard output".to_owned())
        } else {
            let target = Target::open(path)
                .map_err(|error| format!("cannot open output file '{}': {}", path.display(), reason(&error)))?;
            (target, format!("output file '{}'", path.display()))
        };
        Ok(Self { target, name, source: None, since: 0, failure: None })
    }

    /// Declares the input from which large ranges of the output may be copied. The operating system copies them, or
    /// their memory is released early.
    pub fn copies_from(&mut self, input: &Input) {
        self.source.clone_from(&input.mapped);
    }

    /// Allows a background thread for large outputs. This helps if only one thread produces the output.
    pub fn write_in_background(&mut self) {
        if let Target::Replace(out) = &mut self.target {
            out.to.may_run_in_background = true;
        }
    }

    /// Lets the operating system copy `bytes` if they are part of the input file. Returns `false`, having written
    /// nothing, if they are not.
    fn copy(&mut self, bytes: &[u8]) -> io::Result<bool> {
        let Some(source) = &self.source else { return Ok(false) };
        let Some(offset) = source.offset_of(bytes) else { return Ok(false) };
        let to = match &mut self.target {
            Target::Replace(out) => out.flushed()?.caught_up()?,
            Target::Over(out, _) => out.flushed()?,
            Target::Stdout(_) | Target::Through(_) => return Ok(false),
        };
        let mut file = source.file();
        file.seek(SeekFrom::Start(offset))?;
        let mut part = io::Read::take(file, bytes.len() as u64);
        copy_all(&mut part, to)?;
        if part.limit() > 0 {
            return Err(io::Error::new(io::ErrorKind::UnexpectedEof, "the input file was shortened"));
        }
        Ok(true)
    }

    /// Returns whether the output is a terminal.
    pub fn is_terminal(&self) -> bool {
        matches!(self.target, Target::Stdout(_)) && io::stdout().is_terminal()
    }

    /// Returns whether the output is a stream, in which written bytes cannot be discarded if a later step fails.
    pub fn is_stream(&self) -> bool {
        matches!(self.target, Target::Stdout(_) | Target::Through(_))
    }

    /// Returns whether [`written`](Self::written) can return the bytes written so far.
    pub fn can_be_read(&self) -> bool {
        matches!(self.target, Target::Replace(_))
    }

    /// Returns whether a write has failed. Any later write error is only a consequence.
    pub fn has_failed(&self) -> bool {
        self.failure.is_some()
    }

    /// Maps the bytes written so far into memory, so that the caller can check them before calling
    /// [`keep`](Self::keep). Returns `None` if the output is a stream or an unnamed file, which cannot be read back.
    ///
    /// # Errors
    /// Returns a message if the bytes could not be written or cannot be read back.
    pub fn written(&mut self) -> Result<Option<Bytes>, String> {
        let Target::Replace(out) = &mut self.target else { return Ok(None) };
        let path = out.flushed().and_then(|beside| {
            beside.caught_up()?;
            Ok(beside.file.as_ref().map(|(_, temporary)| temporary.path().to_owned()))
        });
        let path = self.noted(path);
        let cannot = |error: &io::Error| format!("cannot write {}: {}", self.name, reason(error));
        match (&self.failure, path) {
            (Some(error), _) => Err(cannot(error)),
            (None, Ok(Some(path))) => mlirkit_mmap::open(&path).map(Some).map_err(|error| cannot(&error)),
            (None, _) => Ok(None),
        }
    }

    /// Completes the output: moves the file to its destination. A closed pipe is not an error.
    ///
    /// # Errors
    /// Returns a message that states the reason for the first write error.
    pub fn keep(mut self) -> Result<(), String> {
        if !matches!(self.target, Target::Replace(_)) {
            // Write errors have already been recorded.
            let _ = self.flush();
        }
        let target = std::mem::replace(&mut self.target, Target::stdout());
        let result = match (self.failure.take(), target) {
            (Some(error), _) => Err(error),
            (None, Target::Stdout(_) | Target::Through(_)) => Ok(()),
            (None, Target::Replace(out)) => put_in_place(out),
            (None, Target::Over(out, path)) => out.into_inner().and_then(|file| write_over(file, &path)),
        };
        match result {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                Err(format!("cannot write {}: {}", self.name, reason(&error)))
            }
            _ => Ok(()),
        }
    }

    /// Records an error as the first failure, and passes the result on.
    fn noted<T>(&mut self, result: io::Result<T>) -> io::Result<T> {
        if let Err(error) = &result
            && error.kind() != io::ErrorKind::Interrupted
            && self.failure.is_none()
        {
            let same = error.raw_os_error().map(io::Error::from_raw_os_error);
            self.failure = Some(same.unwrap_or_else(|| io::Error::new(error.kind(), error.to_string())));
        }
        result
    }
}

impl Drop for Output {
    fn drop(&mut self) {
        // Bytes sent to a stream are final, so flush them even after an error.
        if self.is_stream() {
            let _ = self.flush();
        }
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if bytes.len() >= LARGE {
            let copied = self.copy(bytes);
            if self.noted(copied)? {
                return Ok(bytes.len());
            }
        }
        let written = match &mut self.target {
            Target::Stdout(out) => out.take(bytes),
            Target::Replace(out) => out.take(bytes),
            Target::Over(out, _) | Target::Through(out) => out.take(bytes),
        };
        self.since += written.as_ref().map_or(0, |written| *written);
        if self.since >= GIVEN_BACK {
            self.since = 0;
            self.source.iter().for_each(|source| source.release());
        }
        self.noted(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        let flushed = match &mut self.target {
            Target::Stdout(out) => out.flushed().and_then(Write::flush),
            // Keep buffering: the file may not exist yet.
            Target::Replace(_) => Ok(()),
            Target::Over(out, _) | Target::Through(out) => out.flushed().and_then(Write::flush),
        };
        self.noted(flushed)
    }
}

impl Retract for Output {
    fn retract(&mut self) -> io::Result<()> {
        let retracted = match &mut self.target {
            Target::Replace(out) => {
                out.bytes.clear();
                out.to.emptied()
            }
            Target::Over(out, _) => {
                out.bytes.clear();
                emptied(&mut out.to)
            }
            Target::Stdout(_) | Target::Through(_) => Err(io::ErrorKind::NotSeekable.into()),
        };
        self.noted(retracted)
    }

    fn amend(&mut self, first: usize, bytes: &[u8]) -> io::Result<()> {
        let file = match &mut self.target {
            Target::Replace(out) => out.flushed().and_then(Beside::caught_up),
            Target::Over(out, _) => out.flushed(),
            Target::Stdout(_) | Target::Through(_) => Err(io::ErrorKind::NotSeekable.into()),
        };
        let amended = file.and_then(|file| {
            move_behind(file, first as u64, bytes.len() as u64)?;
            file.rewind()?;
            file.write_all(bytes)?;
            file.seek(SeekFrom::End(0)).map(drop)
        });
        self.noted(amended)
    }
}

/// Moves the end of a file from one offset to another, in chunks that do not overwrite data still to be moved.
fn move_behind(file: &mut File, from: u64, to: u64) -> io::Result<()> {
    let end = file.seek(SeekFrom::End(0))?;
    let count = end.saturating_sub(from).div_ceil(GATHERED as u64);
    let mut piece = Vec::new();
    let mut move_one = |index: u64| {
        let at = index * GATHERED as u64;
        piece.clear();
        file.seek(SeekFrom::Start(from + at))?;
        io::Read::read_to_end(&mut io::Read::take(&mut *file, GATHERED as u64), &mut piece)?;
        file.seek(SeekFrom::Start(to + at))?;
        file.write_all(&piece)
    };
    match from.cmp(&to) {
        Ordering::Less => (0..count).rev().try_for_each(&mut move_one),
        Ordering::Equal => Ok(()),
        Ordering::Greater => {
            (0..count).try_for_each(&mut move_one)?;
            file.set_len(to + (end - from))
        }
    }
}

fn emptied(file: &mut File) -> io::Result<()> {
    file.set_len(0)?;
    file.rewind()
}

/// A buffered writer. Each chunk that it writes ends at a multiple of [`GATHERED`].
struct Gathered<W> {
    /// The destination.
    to: W,
    /// The buffered bytes.
    bytes: Vec<u8>,
}

/// A destination for buffered chunks.
trait Pieces {
    /// Returns the length of a chunk in bytes.
    fn length(&self) -> usize;

    /// Writes a chunk and replaces it with an empty buffer.
    fn piece(&mut self, piece: &mut Vec<u8>) -> io::Result<()>;

    /// Writes bytes directly, bypassing the buffer.
    fn whole(&mut self, bytes: &[u8]) -> io::Result<()>;
}

impl<W: Write> Pieces for W {
    fn length(&self) -> usize {
        GATHERED
    }

    fn piece(&mut self, piece: &mut Vec<u8>) -> io::Result<()> {
        self.write_all(piece)?;
        piece.clear();
        Ok(())
    }

    fn whole(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.write_all(bytes)
    }
}

impl<W: Pieces> Gathered<W> {
    fn new(to: W) -> Self {
        Self { to, bytes: Vec::new() }
    }

    /// Accepts bytes up to the next chunk boundary, or all complete chunks. Returns the number of accepted bytes.
    fn take(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let length = self.to.length();
        if self.bytes.is_empty() && bytes.len() >= length {
            let whole = bytes.len() / GATHERED * GATHERED;
            self.to.whole(bytes.get(..whole).unwrap_or(bytes))?;
            return Ok(whole);
        }
        let room = length.saturating_sub(self.bytes.len());
        let taken = bytes.get(..room).unwrap_or(bytes);
        let needed = self.bytes.len() + taken.len();
        if self.bytes.capacity() < needed {
            // Most outputs are small, so the buffer grows gradually.
            self.bytes.reserve_exact((4 * needed).min(length) - self.bytes.len());
        }
        self.bytes.extend_from_slice(taken);
        if taken.len() == room {
            self.to.piece(&mut self.bytes)?;
        }
        Ok(taken.len())
    }

    /// Flushes the buffer and returns a reference to the destination.
    fn flushed(&mut self) -> io::Result<&mut W> {
        if !self.bytes.is_empty() {
            self.to.piece(&mut self.bytes)?;
        }
        Ok(&mut self.to)
    }

    /// Flushes the buffer and returns the destination by value.
    fn into_inner(mut self) -> io::Result<W> {
        self.flushed()?;
        Ok(self.to)
    }
}

impl Target {
    fn stdout() -> Self {
        Self::Stdout(Gathered::new(io::stdout()))
    }

    fn open(path: &Path) -> io::Result<Self> {
        let there = match std::fs::metadata(path) {
            Ok(metadata) => Some(metadata),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(error),
        };
        if there.as_ref().is_some_and(is_stdout) {
            return Ok(Self::stdout());
        }
        let place = place(path)?;
        let replace = |beside| Self::Replace(Gathered::new(beside));
        let Some(there) = there else {
            return Beside::new(place.path, None).map(replace).map_err(|(error, _)| error);
        };
        // Check for write permission before doing anything else.
        let file = File::options().write(true).open(path)?;
        if !there.is_file() || place.is_open_elsewhere {
            if there.is_file() {
                file.set_len(0)?;
            }
            return Ok(Self::Through(Gathered::new(file)));
        }
        if has_other_names(&there) {
            return Ok(Self::Over(Gathered::new(temporary::nameless()?), place.path));
        }
        match Beside::new(place.path, Some(there)) {
            Ok(beside) => Ok(replace(beside)),
            Err((_, path)) => Ok(Self::Over(Gathered::new(temporary::nameless()?), path)),
        }
    }
}

/// A temporary file next to its destination. It is created when the buffer overflows, or at the end. Most outputs fit
/// into the buffer, so they need no thread that watches for signals.
struct Beside {
    path: PathBuf,
    /// The metadata of the file that will be replaced, if it exists.
    old: Option<Box<Metadata>>,
    file: Option<(File, Temporary)>,
    /// The number of bytes written in chunks. Counting stops at [`WORTH_A_WRITER`], where the background writer may
    /// start.
    pieces: usize,
    /// The background writer, if it has been started.
    background: Option<BackgroundWriter>,
    /// Whether a background writer is allowed.
    may_run_in_background: bool,
}

impl Beside {
    /// Creates the writer, after checking that the file can be created. If it cannot, returns the error with the path.
    fn new(path: PathBuf, old: Option<Metadata>) -> Result<Self, (io::Error, PathBuf)> {
        let tried = temporary::at_once(|| {
            let (file, temporary) = Temporary::beside(&path)?;
            let taken = old.as_ref().map_or(Ok(()), |old| take_after(&file, old));
            drop(temporary);
            taken
        });
        match tried {
            Ok(()) => Ok(Self {
                path,
                old: old.map(Box::new),
                file: None,
                pieces: 0,
                background: None,
                may_run_in_background: false,
            }),
            Err(error) => Err((error, path)),
        }
    }

    /// Returns the file, creating it on first use. From then on, termination signals are handled.
    fn file(&mut self) -> io::Result<&mut File> {
        if self.file.is_none() {
            temporary::watch();
        }
        self.made()
    }

    /// Returns the file, creating it if necessary. Does not start watching for signals.
    fn made(&mut self) -> io::Result<&mut File> {
        let made = match self.file.take() {
            Some(made) => made,
            None => {
                let (file, temporary) = Temporary::beside(&self.path)?;
                if let Some(old) = &self.old {
                    take_after(&file, old)?;
                }
                (file, temporary)
            }
        };
        Ok(&mut self.file.insert(made).0)
    }
}

impl Beside {
    /// Waits for the background writer and returns the file.
    fn caught_up(&mut self) -> io::Result<&mut File> {
        if let Some(writer) = &mut self.background
            && writer.catch_up().is_none()
        {
            self.finish()?;
        }
        self.file()
    }

    /// Discards everything written so far.
    fn emptied(&mut self) -> io::Result<()> {
        self.finish()?;
        self.pieces = 0;
        self.file.as_mut().map_or(Ok(()), |(file, _)| emptied(file))
    }

    /// Waits for the background writer and stops it.
    fn finish(&mut self) -> io::Result<()> {
        self.background.take().map_or(Ok(()), BackgroundWriter::finish)
    }
}

impl Pieces for Beside {
    fn length(&self) -> usize {
        if self.background.is_some() { GIVEN } else { GATHERED }
    }

    fn piece(&mut self, piece: &mut Vec<u8>) -> io::Result<()> {
        if self.pieces < WORTH_A_WRITER {
            self.pieces += piece.len();
            if self.pieces >= WORTH_A_WRITER
                && self.may_run_in_background
                && thread::available_parallelism().is_ok_and(|all| all.get() > 1)
            {
                // If the thread cannot be started, this thread writes everything.
                self.background = BackgroundWriter::new(self.file()?.try_clone()?).ok();
            }
        }
        match &mut self.background {
            Some(writer) => writer.give(piece).map_or_else(|| self.finish(), Ok),
            None => self.file()?.piece(piece),
        }
    }

    fn whole(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.caught_up()?.write_all(bytes)
    }
}

/// Flushes the buffer and moves the file to its destination.
fn put_in_place(Gathered { to: mut beside, bytes: gathered }: Gathered<Beside>) -> io::Result<()> {
    beside.finish()?;
    let is_small = beside.file.is_none();
    // If this fails, the temporary file is removed before a signal can arrive.
    let mut finish = move || {
        beside.made()?.write_all(&gathered)?;
        // If the old file was an input and were lost, the output could not be generated again. Such a file is therefore
        // replaced by a safe rename.
        let is_made_of_old = beside.old.as_deref().is_some_and(super::was_read);
        beside.file.take().map_or(Ok(()), |(_, temporary)| match &beside.old {
            Some(_) if !is_made_of_old => temporary.replace(&beside.path),
            _ => temporary.move_to(&beside.path),
        })
    };
    if is_small { temporary::at_once(finish) } else { finish() }
}

/// The destination that a path resolves to.
struct Place {
    path: PathBuf,
    /// Whether the path refers to an open file of a process (`/proc/*/fd`), which must not be replaced.
    is_open_elsewhere: bool,
}

/// Resolves symbolic links, even if the final target does not exist yet.
fn place(path: &Path) -> io::Result<Place> {
    let mut place = Place { path: path.to_owned(), is_open_elsewhere: false };
    for _ in 0..MOST_LINKS {
        let folder = match place.path.parent() {
            Some(folder) if folder.as_os_str().is_empty() => PathBuf::from("."),
            Some(folder) => folder.to_owned(),
            None => return Ok(place),
        };
        match std::fs::read_link(&place.path) {
            Ok(target) => {
                place.is_open_elsewhere |= std::fs::canonicalize(&folder).is_ok_and(|f| f.starts_with("/proc"));
                place.path = folder.join(target);
            }
            // A path with a trailing slash denotes a folder, even if it does not exist.
            Err(_) if place.path.as_os_str().as_encoded_bytes().ends_with(b"/") => {
                return Err(io::ErrorKind::IsADirectory.into());
            }
            Err(_) => return Ok(place),
        }
    }
    Err(io::Error::other("Too many levels of symbolic links"))
}

/// Overwrites one file with the contents of another.
fn write_over(mut file: File, path: &Path) -> io::Result<()> {
    let mut target = File::options().write(true).open(path)?;
    file.seek(SeekFrom::Start(0))?;
    // Delay signals until the file has been completely written.
    let _whole = temporary::hold();
    copy_all(&mut file, &mut target)?;
    let (length, copied) = (file.metadata()?.len(), target.stream_position()?);
    target.set_len(copied)?;
    if copied < length {
        return Err(io::Error::new(io::ErrorKind::UnexpectedEof, "not all of it could be copied"));
    }
    Ok(())
}

/// Copies all bytes, continuing after a signal. A signal may interrupt the operating system's copy after both file
/// offsets have advanced.
fn copy_all(from: &mut impl io::Read, to: &mut File) -> io::Result<()> {
    loop {
        match io::copy(from, to) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            copied => return copied.map(drop),
        }
    }
}

/// Returns whether a file is standard output, to which other processes may append.
#[cfg(unix)]
fn is_stdout(metadata: &Metadata) -> bool {
    use std::os::fd::AsFd;
    let stdout = io::stdout().as_fd().try_clone_to_owned().and_then(|fd| File::from(fd).metadata());
    stdout.is_ok_and(|stdout| super::are_same(&stdout, metadata))
}

#[cfg(not(unix))]
fn is_stdout(_: &Metadata) -> bool {
    false
}

/// Returns whether a file has several hard links. Replacing it would leave the old content under the other names.
#[cfg(unix)]
fn has_other_names(metadata: &Metadata) -> bool {
    std::os::unix::fs::MetadataExt::nlink(metadata) > 1
}

#[cfg(not(unix))]
fn has_other_names(_: &Metadata) -> bool {
    false
}

/// Gives a new file the owner and mode of the file that it replaces.
fn take_after(file: &File, old: &Metadata) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let new = file.metadata()?;
        if (new.uid(), new.gid()) != (old.uid(), old.gid()) {
            std::os::unix::fs::fchown(file, Some(old.uid()), Some(old.gid()))?;
        }
    }
    file.set_permissions(old.permissions())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A writer that records the length of each write.
    #[derive(Default)]
    struct Lengths(Vec<usize>, Vec<u8>);

    impl Write for Lengths {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.push(bytes.len());
            self.1.extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn later_bytes_move_with_the_first_ones() -> io::Result<()> {
        for length in [0, 1, GATHERED - 1, GATHERED, 3 * GATHERED + 5] {
            for (first, other) in [(0, 0), (0, 3), (2, 2), (7, 3), (5, GATHERED + 9), (2 * GATHERED, 1)] {
                let rest: Vec<u8> = (0..length).map(|at| (at % 251) as u8).collect();
                let mut out = Output {
                    target: Target::Over(Gathered::new(temporary::nameless()?), PathBuf::new()),
                    name: String::new(),
                    source: None,
                    since: 0,
                    failure: None,
                };
                out.write_all(&vec![b'-'; first])?;
                out.write_all(&rest)?;
                out.amend(first, &vec![b'+'; other])?;
                out.write_all(b"end")?;
                let Target::Over(gathered, _) = &mut out.target else { continue };
                let (file, mut text) = (gathered.flushed()?, Vec::new());
                file.rewind()?;
                io::Read::read_to_end(file, &mut text)?;
                assert!(text == [&vec![b'+'; other], &rest[..], b"end"].concat(), "{length} {first} {other}");
            }
        }
        Ok(())
    }

    #[test]
    fn all_but_the_end_is_written_in_whole_multiples() {
        let bytes: Vec<u8> = (0..5 * GATHERED + 7).map(|at| (at % 251) as u8).collect();
        for pieces in [&[58_000][..], &[GATHERED], &[1, GATHERED], &[3 * GATHERED + 1, 12], &[GATHERED - 1, 1, 2]] {
            let mut out = Gathered::new(Lengths::default());
            let mut rest = &bytes[..];
            for piece in pieces.iter().cycle() {
                let (mut piece, behind) = rest.split_at(rest.len().min(*piece));
                while !piece.is_empty() {
                    let written = out.take(piece).unwrap_or_default();
                    piece = &piece[written..];
                }
                rest = behind;
                if rest.is_empty() {
                    break;
                }
            }
            let Lengths(lengths, written) = out.into_inner().unwrap_or_default();
            assert!(written == bytes, "{pieces:?}");
            let (last, others) = lengths.split_last().unwrap_or((&0, &[]));
            assert_eq!(*last, 7, "{pieces:?}");
            assert!(others.iter().all(|length| length % GATHERED == 0), "{pieces:?}: {lengths:?}");
        }
    }

    #[test]
    fn it_is_the_same_whoever_writes_it() -> Result<(), String> {
        let folder = temporary::TemporaryFolder::new().map_err(|error| error.to_string())?;
        let bytes: Vec<u8> = (0..5 * WORTH_A_WRITER).map(|at| (at % 251) as u8).collect();
        for (pieces, behind) in
            [(&[1000, GATHERED - 1][..], false), (&[7000], true), (&[7000, 3 * GIVEN + 5, GATHERED], true)]
        {
            let path = folder.path().join("out");
            let mut out = Output::open(&path)?;
            if behind {
                out.write_in_background();
            }
            let (mut rest, mut lengths) = (&bytes[..], pieces.iter().cycle());
            while let Some(length) = lengths.next().filter(|_| !rest.is_empty()) {
                let (piece, others) = rest.split_at(rest.len().min(*length));
                out.write_all(piece).map_err(|error| error.to_string())?;
                rest = others;
            }
            out.keep()?;
            assert!(std::fs::read(&path).is_ok_and(|written| written == bytes), "{pieces:?}");
        }
        Ok(())
    }
}
