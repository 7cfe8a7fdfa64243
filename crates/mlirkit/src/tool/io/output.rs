//! Where output goes, and the promise about files: what was there stays whole until what is new is whole.
//!
//! A plain file is written beside its place and moved there in the end, with the mode and the owner of the file that was
//! there. A symbolic link stays: the file it leads to is what is written. What cannot be replaced without harm is written
//! through, once everything has worked: a file with further names, or one in a folder that may not be written to. What is
//! no plain file, such as a device or a pipe, and what the process has open already, such as `/dev/stdout`, gets the
//! bytes as they come.

use std::cmp::Ordering;
use std::fs::{File, Metadata};
use std::io::{self, IsTerminal, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;

use mlirkit_mmap::Mapped;

use super::behind::Behind;
use super::temporary::{self, Temporary};
use super::{Input, reason};
use crate::Retract;

/// Output that is in place only once everything has worked.
pub struct Output {
    target: Target,
    /// What to call it in messages.
    name: String,
    source: Option<Arc<Mapped>>,
    /// How many bytes have been written since the source's memory was given back.
    since: usize,
    /// The first thing that went wrong when writing.
    failure: Option<io::Error>,
}

enum Target {
    /// Standard output.
    Stdout(Gathered<io::Stdout>),
    /// What takes the bytes as they come.
    Through(Gathered<File>),
    /// A file that will be moved to its place.
    Replace(Gathered<Beside>),
    /// A file without a name, whose contents will be written over those of the one at this place.
    Over(Gathered<File>, PathBuf),
}

/// From this size on, what comes unchanged out of a mapped input is left to the operating system to copy.
const LARGE: usize = 1 << 20;

/// How many bytes are gathered before they are written, from one multiple of this to the next: the system keeps a file in pages, and takes half
/// the time for many whole ones that it takes for pieces a quarter as long that begin and end anywhere.
const GATHERED: usize = 1 << 18;

/// From so many bytes on that are written in pieces, another thread writes them.
const WORTH_A_WRITER: usize = 8 * GATHERED;

/// How many are given to it at a time: it takes so long to write them that waking it is a small part of that.
const GIVEN: usize = 4 * GATHERED;

/// Each time that so much has been written, the memory of what it was made of is given back.
const GIVEN_BACK: usize = 4 << 20;

/// How many symbolic links may lead from one to the next, as the operating system has it.
const MOST_LINKS: usize = 40;

impl Output {
    /// Opens an output; `-` is standard output.
    ///
    /// # Errors
    /// The message that `mlir-opt` prints.
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

    /// Says where large parts of what will be written may come from, so that they need not pass through this process, or not stay
    /// in its memory.
    pub fn copies_from(&mut self, input: &Input) {
        self.source.clone_from(&input.mapped);
    }

    /// Lets another thread write, if it is much: one thread makes what is written, and nobody else has much to do.
    pub fn writes_behind(&mut self) {
        if let Target::Replace(out) = &mut self.target {
            out.to.may_be_behind = true;
        }
    }

    /// Writes bytes that are a part of the source by having them copied; `false` if they are not, and nothing was done.
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

    /// Whether this is a terminal.
    pub fn is_terminal(&self) -> bool {
        matches!(self.target, Target::Stdout(_)) && io::stdout().is_terminal()
    }

    /// Whether what is written stays whatever happens afterwards.
    pub fn is_stream(&self) -> bool {
        matches!(self.target, Target::Stdout(_) | Target::Through(_))
    }

    /// Whether writing has failed, so that what a caller was told about it is of no interest.
    pub fn has_failed(&self) -> bool {
        self.failure.is_some()
    }

    /// Everything has worked: the output stays. That nobody reads a pipe to its end is no failure.
    ///
    /// # Errors
    /// What could not be written, and why.
    pub fn keep(mut self) -> Result<(), String> {
        if !matches!(self.target, Target::Replace(_)) {
            // What has gone wrong has been noted.
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

    /// Takes note of what went wrong.
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
        // What has come to a stream so far is there whatever happened since.
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
            // What has been gathered stays so: there may be no file yet.
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

/// Moves what stands from one place of a file on to another one: a piece at a time, none of which falls on what has not been moved.
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

/// What is written, from one multiple of [`GATHERED`] to the next.
struct Gathered<W> {
    /// Where it goes.
    to: W,
    /// What is still to be written.
    bytes: Vec<u8>,
}

/// Where what has been gathered goes.
trait Pieces {
    /// How long a piece is.
    fn length(&self) -> usize;

    /// Writes a piece, and leaves an empty one.
    fn piece(&mut self, piece: &mut Vec<u8>) -> io::Result<()>;

    /// Writes bytes that did not have to be gathered.
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

    /// Takes some bytes: up to the next multiple, or to the last one.
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
            // Most outputs are small.
            self.bytes.reserve_exact((4 * needed).min(length) - self.bytes.len());
        }
        self.bytes.extend_from_slice(taken);
        if taken.len() == room {
            self.to.piece(&mut self.bytes)?;
        }
        Ok(taken.len())
    }

    /// Where it goes, when all that has been gathered has gone there.
    fn flushed(&mut self) -> io::Result<&mut W> {
        if !self.bytes.is_empty() {
            self.to.piece(&mut self.bytes)?;
        }
        Ok(&mut self.to)
    }

    /// The same for good.
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
        // Whether it may be written to is asked before anything is done.
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

/// A file beside its place. It is made when there is more than has been gathered, or in the end: most files are written in one
/// go, and need nobody to watch for signals meanwhile.
struct Beside {
    path: PathBuf,
    /// What is there and will be replaced.
    old: Option<Box<Metadata>>,
    file: Option<(File, Temporary)>,
    /// How many bytes have been written in pieces.
    pieces: usize,
    /// Who writes the next ones.
    behind: Option<Behind>,
    /// Whether somebody else may.
    may_be_behind: bool,
}

impl Beside {
    /// Tries at once whether it can be made; the path comes back if not.
    fn new(path: PathBuf, old: Option<Metadata>) -> Result<Self, (io::Error, PathBuf)> {
        let tried = temporary::at_once(|| {
            let (file, temporary) = Temporary::beside(&path)?;
            let taken = old.as_ref().map_or(Ok(()), |old| take_after(&file, old));
            drop(temporary);
            taken
        });
        match tried {
            Ok(()) => {
                Ok(Self { path, old: old.map(Box::new), file: None, pieces: 0, behind: None, may_be_behind: false })
            }
            Err(error) => Err((error, path)),
        }
    }

    /// The file. From when it is there, signals are watched for.
    fn file(&mut self) -> io::Result<&mut File> {
        if self.file.is_none() {
            temporary::watch();
        }
        self.made()
    }

    /// The file, made if there is none yet.
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
    /// The file, with all in it that was to be written so far.
    fn caught_up(&mut self) -> io::Result<&mut File> {
        if let Some(behind) = &mut self.behind
            && behind.catch_up().is_none()
        {
            self.finish()?;
        }
        self.file()
    }

    /// All that has been written is gone.
    fn emptied(&mut self) -> io::Result<()> {
        self.finish()?;
        self.pieces = 0;
        self.file.as_mut().map_or(Ok(()), |(file, _)| emptied(file))
    }

    /// Nothing more is written in pieces.
    fn finish(&mut self) -> io::Result<()> {
        self.behind.take().map_or(Ok(()), Behind::finish)
    }
}

impl Pieces for Beside {
    fn length(&self) -> usize {
        if self.behind.is_some() { GIVEN } else { GATHERED }
    }

    fn piece(&mut self, piece: &mut Vec<u8>) -> io::Result<()> {
        if self.pieces < WORTH_A_WRITER {
            self.pieces += piece.len();
            if self.pieces >= WORTH_A_WRITER
                && self.may_be_behind
                && thread::available_parallelism().is_ok_and(|all| all.get() > 1)
            {
                // Without it, all is written here.
                self.behind = Behind::new(self.file()?.try_clone()?).ok();
            }
        }
        match &mut self.behind {
            Some(behind) => behind.give(piece).map_or_else(|| self.finish(), Ok),
            None => self.file()?.piece(piece),
        }
    }

    fn whole(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.caught_up()?.write_all(bytes)
    }
}

/// Writes what has been gathered, and moves the file to its place.
fn put_in_place(Gathered { to: mut beside, bytes: gathered }: Gathered<Beside>) -> io::Result<()> {
    beside.finish()?;
    let is_small = beside.file.is_none();
    // What is left if it fails goes before a signal comes.
    let mut finish = move || {
        beside.made()?.write_all(&gathered)?;
        // What was made of the file that is there cannot be made again without it.
        let is_made_of_old = beside.old.as_deref().is_some_and(super::was_read);
        beside.file.take().map_or(Ok(()), |(_, temporary)| match &beside.old {
            Some(_) if !is_made_of_old => temporary.replace(&beside.path),
            _ => temporary.move_to(&beside.path),
        })
    };
    if is_small { temporary::at_once(finish) } else { finish() }
}

/// Where a path leads.
struct Place {
    path: PathBuf,
    /// Whether it goes through the table of what some process has open, so that replacing it would take it from there.
    is_open_elsewhere: bool,
}

/// Follows symbolic links, also to a place where nothing is yet.
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
            // A path that ends in a slash is a folder's, whether it is there or not.
            Err(_) if place.path.as_os_str().as_encoded_bytes().ends_with(b"/") => {
                return Err(io::ErrorKind::IsADirectory.into());
            }
            Err(_) => return Ok(place),
        }
    }
    Err(io::Error::other("Too many levels of symbolic links"))
}

/// Puts the contents of one file in the place of those of another.
fn write_over(mut file: File, path: &Path) -> io::Result<()> {
    let mut target = File::options().write(true).open(path)?;
    file.seek(SeekFrom::Start(0))?;
    // Signals wait until this is done.
    let _whole = temporary::hold();
    copy_all(&mut file, &mut target)?;
    let (length, copied) = (file.metadata()?.len(), target.stream_position()?);
    target.set_len(copied)?;
    if copied < length {
        return Err(io::Error::new(io::ErrorKind::UnexpectedEof, "not all of it could be copied"));
    }
    Ok(())
}

/// Copies all there is, also where a signal comes meanwhile: a system that copies from file to file itself may say that it was
/// interrupted, with both moved as far as it came.
fn copy_all(from: &mut impl io::Read, to: &mut File) -> io::Result<()> {
    loop {
        match io::copy(from, to) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            copied => return copied.map(drop),
        }
    }
}

/// Whether this is what standard output leads to: it may be at the end of a file that others write to as well.
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

/// Whether the file has further names, which would be left with the old contents.
#[cfg(unix)]
fn has_other_names(metadata: &Metadata) -> bool {
    std::os::unix::fs::MetadataExt::nlink(metadata) > 1
}

#[cfg(not(unix))]
fn has_other_names(_: &Metadata) -> bool {
    false
}

/// Gives a new file the owner and the mode of the one that it replaces.
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

    /// Keeps the lengths of what is written.
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
    fn what_stands_behind_the_first_bytes_moves_with_them() -> io::Result<()> {
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
                out.writes_behind();
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
