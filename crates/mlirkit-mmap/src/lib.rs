//! A file as bytes, mapped into memory where that is possible; and memory that says when it is not enough ([`Memory`]).
//!
//! This is the one crate of the workspace that uses `unsafe`. The operating system lets another process change or
//! shorten a mapped file while it is read: a change may then be seen or not, and a shortened file ends the process with
//! a bus error. That is the bargain of every tool that maps its input (`mlir-opt` and linkers among them), and what
//! makes opening a 10 GB file free. Files below 1 MiB are read, callers that cannot accept it read all of them
//! ([`read`]), and a program can make the bus error an orderly end ([`stop_when_shortened`]).
//!
//! ```
//! let path = std::env::temp_dir().join("mlirkit-mmap-example");
//! std::fs::write(&path, b"module {}").unwrap();
//! assert_eq!(mlirkit_mmap::open(&path).unwrap(), "module {}");
//! ```

mod memory;

pub use memory::{Memory, give_back_early, when_exhausted};

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;

use bytes::Bytes;

/// Files shorter than this are read, which takes no longer than mapping them, and nobody can shorten them meanwhile. (8 MB: 6 ms, and
/// less than one to map them.)
const MAP_FROM: u64 = 1 << 20;

/// Returns the bytes of a file, mapped if it is a regular file of some size.
///
/// # Errors
/// What the operating system says.
pub fn open(path: &Path) -> io::Result<Bytes> {
    open_mapped(path).map(|(bytes, _)| bytes)
}

/// Returns the bytes of a file, and the map that they are in if it is a regular file of some size.
///
/// # Errors
/// What the operating system says.
pub fn open_mapped(path: &Path) -> io::Result<(Bytes, Option<Mapped>)> {
    let file = File::open(path)?;
    let metadata = file.metadata()?;
    if !metadata.is_file() || metadata.len() < MAP_FROM {
        return Ok((read(file)?, None));
    }
    // SAFETY: the map is only ever read, as bytes, and bytes have no invalid values. What the crate's first lines say
    // of a file that changes meanwhile remains.
    let map = Arc::new(unsafe { memmap2::Mmap::map(&file)? });
    Ok((Bytes::from_owner(Shared(Arc::clone(&map))), Some(Mapped { file, map })))
}

/// A file that is mapped.
#[derive(Debug)]
pub struct Mapped {
    file: File,
    map: Arc<memmap2::Mmap>,
}

impl Mapped {
    /// Returns the file.
    #[must_use]
    pub fn file(&self) -> &File {
        &self.file
    }

    /// Where in the file these bytes are, if they are a part of the map.
    #[must_use]
    pub fn offset_of(&self, bytes: &[u8]) -> Option<u64> {
        let offset = (bytes.as_ptr() as usize).checked_sub(self.map.as_ptr() as usize)?;
        let end = offset.checked_add(bytes.len())?;
        (end <= self.map.len()).then_some(offset as u64)
    }

    /// Gives the memory back that holds what has been read so far. What is read again comes from the file again.
    pub fn release(&self) {
        #[cfg(unix)]
        // SAFETY: the map is of a file and never written to, so that its pages hold what the file holds before and after.
        // If it fails, the memory stays where it is.
        let _ = unsafe { self.map.unchecked_advise(memmap2::UncheckedAdvice::DontNeed) };
    }
}

/// Has bus errors no longer caught by whoever catches them. Rust's runtime does, looks whether a stack was too short, and
/// otherwise restores what happens without it: then the second thread that reads what is no longer in a mapped file ends the
/// process, while the first one waits ([`stop_when_shortened`]). So whoever waits for `SIGBUS` calls this before.
#[cfg(unix)]
pub fn release_bus_errors() {
    // SAFETY: no handler is set. What the runtime would have said of stacks it says of `SIGSEGV` on the systems at hand.
    let _ = unsafe { libc::signal(libc::SIGBUS, libc::SIG_DFL) };
}

/// From now on, a thread that reads what is no longer in a mapped file stops where it is, for good. Whoever calls this
/// waits for the signal `SIGBUS` as well, says what has happened and ends the process.
#[cfg(unix)]
pub fn stop_when_shortened() {
    let stop = || {
        loop {
            std::thread::sleep(std::time::Duration::from_secs(1));
        }
    };
    // SAFETY: in a signal handler, sleeping is allowed. If it cannot be registered, the signal ends the process.
    let _ = unsafe { signal_hook::low_level::register(signal_hook::consts::SIGBUS, stop) };
}

/// Whether the process was started without standard output: what is written then goes nowhere without an error, because
/// Rust opens `/dev/null` in its place before `main`.
#[cfg(target_os = "linux")]
pub fn stdout_was_closed() -> bool {
    CLOSED.load(std::sync::atomic::Ordering::Relaxed)
}

/// Whether the process was started without standard output; only known on Linux.
#[cfg(not(target_os = "linux"))]
pub fn stdout_was_closed() -> bool {
    false
}

#[cfg(target_os = "linux")]
static CLOSED: std::sync::atomic::AtomicBool = std::sync::atomic::AtomicBool::new(false);

#[cfg(target_os = "linux")]
extern "C" fn look_at_stdout() {
    // SAFETY: asking for the flags of a descriptor touches no memory; the number of one that is not open is an error.
    let closed = unsafe { libc::fcntl(libc::STDOUT_FILENO, libc::F_GETFD) } == -1;
    CLOSED.store(closed, std::sync::atomic::Ordering::Relaxed);
}

// SAFETY: the section holds functions of this type, which the loader calls before `main`.
#[cfg(target_os = "linux")]
#[used]
#[unsafe(link_section = ".init_array")]
static BEFORE_MAIN: extern "C" fn() = look_at_stdout;

/// The owner of bytes in a map.
struct Shared(Arc<memmap2::Mmap>);

impl AsRef<[u8]> for Shared {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

/// Returns all bytes of a source.
///
/// # Errors
/// What the source says.
pub fn read(mut source: impl Read) -> io::Result<Bytes> {
    let mut bytes = Vec::new();
    source.read_to_end(&mut bytes)?;
    Ok(Bytes::from(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_map_knows_its_bytes() {
        let path = std::env::temp_dir().join(format!("mlirkit-mmap-{}", std::process::id()));
        let content: Vec<u8> = (0..MAP_FROM + 5000).map(|i| i as u8).collect();
        assert!(std::fs::write(&path, &content).is_ok());
        let opened = open_mapped(&path);
        let _ = std::fs::remove_file(&path);
        let Ok((bytes, Some(mapped))) = opened else { panic!("not mapped") };
        assert!(bytes == content);
        mapped.release();
        assert!(bytes == content);
        assert_eq!(mapped.offset_of(&bytes[1000..2000]), Some(1000));
        assert_eq!(mapped.offset_of(&bytes), Some(0));
        assert_eq!(mapped.offset_of(&content), None);
    }
}
