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

use bytes::Bytes;

/// Files shorter than this are read: mapping costs more than it saves.
const MAP_FROM: u64 = 1 << 16;

/// The bytes of a file, mapped if it is a regular file of some size.
///
/// # Errors
/// What the operating system says.
pub fn open(path: &Path) -> io::Result<Bytes> {
    let file = File::open(path)?;
    let metadata = file.metadata()?;
    if !metadata.is_file() || metadata.len() < MAP_FROM {
        return read(file);
    }
    // SAFETY: the map is only ever read, as bytes, and bytes have no invalid values. What the crate's first lines say
    // of a file that changes meanwhile remains.
    let map = unsafe { memmap2::Mmap::map(&file)? };
    Ok(Bytes::from_owner(map))
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
