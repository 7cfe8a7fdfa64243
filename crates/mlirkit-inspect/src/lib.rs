//! Annotates each byte of an MLIR bytecode file with its meaning, and computes the sizes of all its components. It
//! neither builds IR nor needs to know the dialects.
//!
//! [`parts`] annotates all bytes of a file in order. The annotated ranges are contiguous and cover the whole file. A
//! damaged region becomes a single range with its error, and reading continues with the next section. [`File::salvage`]
//! opens a truncated file. [`Sizes`] sums the ranges by section, dialect, operation and table entry.
//!
//! ```
//! # let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/kernel.mlirbc");
//! use mlirkit_inspect::{File, Sizes, parts};
//!
//! let bytes = std::fs::read(path)?;
//! let file = File::read(&bytes)?;
//! let mut end = 0;
//! parts(&file, &mut |part| {
//!     assert_eq!(part.range.start, end, "parts leave nothing out");
//!     end = part.range.end;
//! });
//! assert_eq!(end, bytes.len() as u64);
//!
//! let sizes = Sizes::of(&file);
//! assert_eq!(sizes.total(), bytes.len() as u64);
//! assert!(sizes.ops.iter().any(|op| op.name == "arith.mulf" && op.count == 1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod dominators;
mod file;
mod ops;
mod part;
mod retained;
mod sizes;
mod tables;
mod tree;
mod words;

use mlirkit_wire::Error;

pub use file::File;
pub use part::{AnnotatedBytes, Argument, Meaning, OpField};
pub use retained::{Symbol, retained, used_properties};
pub use sizes::{EntrySizes, OpSize, SectionSize, Sizes, TopLevelOp};
pub use tree::Node;

/// Calls `each` with every annotated byte range of the file, in order.
pub fn parts<'a>(file: &File<'a>, each: &mut dyn FnMut(AnnotatedBytes<'a>)) {
    let mut out = part::Tiler::new(each);
    let (damage, whole) = (file.container.damage(), file.bytes.len() as u64);
    tables::header(file, &mut out);
    for section in file.container.sections() {
        out.until(section.start, Meaning::Unknown);
        out.until(section.offset, Meaning::SectionHead { id: section.id, size: section.data.len() as u64 });
        tables::section(file, section, &mut out);
        let end = section.offset + section.data.len() as u64;
        // In a truncated section, the rest of the file is annotated as damaged.
        if damage.is_none() || end < whole {
            out.until(end, Meaning::Unknown);
        }
    }
    // The note about the whole file is omitted from the error.
    let bare = |error: &Error| Meaning::Damaged(Box::new(Error::new(error.position.clone(), error.message.clone())));
    out.until(whole, damage.map_or(Meaning::Unknown, bare));
}
