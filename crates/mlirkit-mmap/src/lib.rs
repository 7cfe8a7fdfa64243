//! Opens files as bytes, mapped into memory if possible. Also provides an allocator that reports when memory is
//! exhausted ([`Memory`]).
//!
//! The operating system allows other processes to modify or
//! truncate a mapped file. A modification may or may not be visible, and reading beyond the end of a truncated file
//! terminates the process with a bus error. All tools that map their input (such as `mlir-opt` and linkers) accept
//! this, because it makes opening a 10 GB file cheap. Files smaller than 1 MiB are always read. Callers that cannot
//! accept the risk should read all files with [`read`]; a program can turn the bus error into an orderly exit with
//! [`stop_when_shortened`].
//!
//! ```
//! let path = std::env::temp_dir().join("mlirkit-mmap-example");
//! std::fs::write(&path, b"module {}").unwrap();
//! assert_eq!(mlirkit_mmap::open(&path).unwrap(), "module {}");
//! ```

mod memory;

pub use memory::{Memory, give_back_early, give_back_now, when_exhausted};

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;

use bytes::Bytes;

/// The minimum size in bytes at which a file is mapped. Reading a smaller file is not slower, and it is safe from later
/// truncation. (Reading 8 MB takes 6 ms, mapping less than one.)
const MAP_FROM: u64 = 1 << 20;

/// Returns the contents of a file. A regular file of at least 1 MiB is mapped.
///
/// # Errors
/// Returns the error of the operating system.
pub fn open(path: &Path) -> io::Result<Bytes> {
    open_mapped(path).map(|(bytes, _)| bytes)
}

/// Returns the contents of a file, and the mapping if the file is mapped. A regular file of at least 1 MiB is mapped.
///
/// # Errors
/// Returns the error of the operating system.
pub fn open_mapped(path: &Path) -> io::Result<(Bytes, Option<Mapped>)> {
    let file = File::open(path)?;
    let metadata = file.metadata()?;
    if !metadata.is_file() || metadata.len() < MAP_FROM {
        return Ok((read(file)?, None));
    }
    // SAFETY: the mapping is only read, as bytes, and every byte is a valid value. The remaining risk, that the file
    // changes, is described in the crate documentation.
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

    /// Returns the file offset of bytes in the mapping; `None` for other bytes.
    #[must_use]
    pub fn offset_of(&self, bytes: &[u8]) -> Option<u64> {
        let offset = (bytes.as_ptr() as usize).checked_sub(self.map.as_ptr() as usize)?;
        let end = offset.checked_add(bytes.len())?;
        (end <= self.map.len()).then_some(offset as u64)
    }

    /// Releases the physical memory of the pages read so far. Reading them again reloads them from the file.
    pub fn release(&self) {
        #[cfg(unix)]
        // SAFETY: the mapping is file-backed and never written to, so its pages have the same content afterwards. If
        // the call fails, the memory remains resident.
        let _ = unsafe { self.map.unchecked_advise(memmap2::UncheckedAdvice::DontNeed) };
    }
}

/// Restores the default handling of bus errors. Programs that wait for `SIGBUS` must call this function first. Rust's
/// runtime installs a handler that detects stack overflows and then uninstalls itself. With it, only the first failing
/// thread would wait as described for [`stop_when_shortened`], and a second one would terminate the process.
#[cfg(unix)]
pub fn release_bus_errors() {
    // SAFETY: this installs no handler. On the supported systems, the runtime detects stack overflows with `SIGSEGV`.
    let _ = unsafe { libc::signal(libc::SIGBUS, libc::SIG_DFL) };
}

/// Makes every thread that reads beyond the end of a truncated file sleep forever from now on. The caller must also
/// wait for the signal `SIGBUS`, report the problem and terminate the process.
#[cfg(unix)]
pub fn stop_when_shortened() {
    let stop = || {
        loop {
            std::thread::sleep(std::time::Duration::from_secs(1));
        }
    };
    // SAFETY: sleeping is permitted in a signal handler. If registration fails, the signal terminates the process.
    let _ = unsafe { signal_hook::low_level::register(signal_hook::consts::SIGBUS, stop) };
}

/// Returns true if the process was started without standard output. Rust then opens `/dev/null` instead before `main`,
/// so writes succeed without effect.
#[cfg(target_os = "linux")]
pub fn stdout_was_closed() -> bool {
    CLOSED.load(std::sync::atomic::Ordering::Relaxed)
}

/// Always returns false, because closed standard output is detected only on Linux.
#[cfg(not(target_os = "linux"))]
pub fn stdout_was_closed() -> bool {
    false
}

#[cfg(target_os = "linux")]
static CLOSED: std::sync::atomic::AtomicBool = std::sync::atomic::AtomicBool::new(false);

#[cfg(target_os = "linux")]
extern "C" fn look_at_stdout() {
    // SAFETY: querying the flags of a descriptor does not access memory, and returns an error for a closed descriptor.
    let closed = unsafe { libc::fcntl(libc::STDOUT_FILENO, libc::F_GETFD) } == -1;
    CLOSED.store(closed, std::sync::atomic::Ordering::Relaxed);
}

// SAFETY: the section contains functions of this type, which the loader calls before `main`.
#[cfg(target_os = "linux")]
#[used]
#[unsafe(link_section = ".init_array")]
static BEFORE_MAIN: extern "C" fn() = look_at_stdout;

/// An owner of bytes in a mapping, which keeps the mapping alive.
struct Shared(Arc<memmap2::Mmap>);

impl AsRef<[u8]> for Shared {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

/// Reads all bytes from a source.
///
/// # Errors
/// Returns the error of the source.
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
