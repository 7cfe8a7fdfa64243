//! Opens files as bytes, mapped into memory if possible. Also contains an allocator that reports exhausted memory
//! ([`Memory`]).
//!
//! This is the only crate of the workspace that uses `unsafe`. The operating system lets other processes change or
//! shorten a mapped file. A change may or may not be visible, and reading beyond a shortened file ends the process
//! with a bus error. Every tool that maps its input accepts this (`mlir-opt` and linkers among them), because it
//! makes opening a 10 GB file free. Files below 1 MiB are always read. Callers that cannot accept the risk read all
//! files ([`read`]); a program can turn the bus error into an orderly exit ([`stop_when_shortened`]).
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

/// Files shorter than this are read, which is not slower than mapping them and safe from later truncation. (Reading 8
/// MB takes 6 ms, mapping less than one.)
const MAP_FROM: u64 = 1 << 20;

/// Returns the bytes of a file. A regular file of 1 MiB or more is mapped.
///
/// # Errors
/// The operating system's error.
pub fn open(path: &Path) -> io::Result<Bytes> {
    open_mapped(path).map(|(bytes, _)| bytes)
}

/// Returns the bytes of a file, and the map if the file is mapped: a regular file of 1 MiB or more.
///
/// # Errors
/// The operating system's error.
pub fn open_mapped(path: &Path) -> io::Result<(Bytes, Option<Mapped>)> {
    let file = File::open(path)?;
    let metadata = file.metadata()?;
    if !metadata.is_file() || metadata.len() < MAP_FROM {
        return Ok((read(file)?, None));
    }
    // SAFETY: the map is only read, as bytes, and every byte is valid. The crate documentation describes the
    // remaining risk of a file that changes.
    let map = Arc::new(unsafe { memmap2::Mmap::map(&file)? });
    Ok((Bytes::from_owner(Shared(Arc::clone(&map))), Some(Mapped { file, map })))
}

/// A mapped file.
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

    /// Returns the file offset of bytes inside the map; `None` for other bytes.
    #[must_use]
    pub fn offset_of(&self, bytes: &[u8]) -> Option<u64> {
        let offset = (bytes.as_ptr() as usize).checked_sub(self.map.as_ptr() as usize)?;
        let end = offset.checked_add(bytes.len())?;
        (end <= self.map.len()).then_some(offset as u64)
    }

    /// Releases the physical memory of the pages read so far. Reading them again loads them from the file.
    pub fn release(&self) {
        #[cfg(unix)]
        // SAFETY: the map is file-backed and never written to, so its pages have the same content before and after.
        // If the call fails, the memory stays resident.
        let _ = unsafe { self.map.unchecked_advise(memmap2::UncheckedAdvice::DontNeed) };
    }
}

/// Restores the default handling of bus errors. Rust's runtime installs a handler that detects stack overflows and then
/// uninstalls itself. So the first failing thread would wait as [`stop_when_shortened`] says, but a second one would
/// end the process. A program that waits for `SIGBUS` calls this function first.
#[cfg(unix)]
pub fn release_bus_errors() {
    // SAFETY: no handler is installed. On the supported systems, the runtime detects stack overflows by `SIGSEGV`.
    let _ = unsafe { libc::signal(libc::SIGBUS, libc::SIG_DFL) };
}

/// From now on, a thread that reads beyond the end of a shortened file sleeps forever. The caller must also wait for
/// the signal `SIGBUS`, report the problem and end the process.
#[cfg(unix)]
pub fn stop_when_shortened() {
    let stop = || {
        loop {
            std::thread::sleep(std::time::Duration::from_secs(1));
        }
    };
    // SAFETY: sleeping is allowed in a signal handler. If registration fails, the signal ends the process.
    let _ = unsafe { signal_hook::low_level::register(signal_hook::consts::SIGBUS, stop) };
}

/// Returns true if the process was started without standard output. Rust then opens `/dev/null` in its place before
/// `main`, so writes succeed without effect.
#[cfg(target_os = "linux")]
pub fn stdout_was_closed() -> bool {
    CLOSED.load(std::sync::atomic::Ordering::Relaxed)
}

/// Always false: closed standard output is detected only on Linux.
#[cfg(not(target_os = "linux"))]
pub fn stdout_was_closed() -> bool {
    false
}

#[cfg(target_os = "linux")]
static CLOSED: std::sync::atomic::AtomicBool = std::sync::atomic::AtomicBool::new(false);

#[cfg(target_os = "linux")]
extern "C" fn look_at_stdout() {
    // SAFETY: querying a descriptor's flags touches no memory; a closed descriptor gives an error.
    let closed = unsafe { libc::fcntl(libc::STDOUT_FILENO, libc::F_GETFD) } == -1;
    CLOSED.store(closed, std::sync::atomic::Ordering::Relaxed);
}

// SAFETY: the section holds functions of this type, which the loader calls before `main`.
#[cfg(target_os = "linux")]
#[used]
#[unsafe(link_section = ".init_array")]
static BEFORE_MAIN: extern "C" fn() = look_at_stdout;

/// Keeps the map alive while bytes refer to it.
struct Shared(Arc<memmap2::Mmap>);

impl AsRef<[u8]> for Shared {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

/// Returns all bytes of a source.
///
/// # Errors
/// The error of the source.
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
