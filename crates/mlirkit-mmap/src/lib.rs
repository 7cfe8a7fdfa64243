//! A file as bytes, mapped into memory where that is possible.
//!
//! This is the one crate of the workspace that uses `unsafe`. The operating system lets another process change or
//! shorten a mapped file while it is read: a change may then be seen or not, and a shortened file ends the process with
//! a bus error. That is the bargain of every tool that maps its input (`mlir-opt` and linkers among them), and what
//! makes opening a 10 GB file free. Callers that cannot accept it read the file instead ([`read`]).
//!
//! ```
//! let path = std::env::temp_dir().join("mlirkit-mmap-example");
//! std::fs::write(&path, b"module {}").unwrap();
//! assert_eq!(mlirkit_mmap::open(&path).unwrap(), "module {}");
//! ```

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;

use bytes::Bytes;

/// Files shorter than this are read: mapping costs more than it saves.
const MAP_FROM: u64 = 1 << 16;

/// The bytes of a file, mapped if it is a regular file of some size.
///
/// # Errors
/// What the operating system says.
pub fn open(path: &Path) -> io::Result<Bytes> {
    open_mapped(path).map(|(bytes, _)| bytes)
}

/// The bytes of a file, and the map that they are in if it is a regular file of some size.
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
    /// The file.
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

/// The owner of bytes in a map.
struct Shared(Arc<memmap2::Mmap>);

impl AsRef<[u8]> for Shared {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

/// All bytes of a source.
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
        let content: Vec<u8> = (0..MAP_FROM * 2).map(|i| i as u8).collect();
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
