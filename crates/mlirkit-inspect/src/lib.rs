//! What each byte of an MLIR bytecode file means, and where the bytes go: no IR is built and no dialect need be known.
//!
//! [`parts`] tells every byte of a file apart, in the order of the file: the parts lie side by side and their lengths sum
//! to the file's. What is damaged becomes one part that says what is wrong, and reading goes on with the next section. A file that
//! was cut off is read by [`File::salvage`].
//! [`Sizes`] adds them up by section, dialect, operation and table entry.
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

/// Tells every byte of a file apart, in the order of the file.
pub fn parts<'a>(file: &File<'a>, each: &mut dyn FnMut(AnnotatedBytes<'a>)) {
    let mut out = part::Tiler::new(each);
    let (damage, whole) = (file.container.damage(), file.bytes.len() as u64);
    tables::header(file, &mut out);
    for section in file.container.sections() {
        out.until(section.start, Meaning::Unknown);
        out.until(section.offset, Meaning::SectionHead { id: section.id, size: section.data.len() as u64 });
        tables::section(file, section, &mut out);
        let end = section.offset + section.data.len() as u64;
        // What is left of a section that was cut off is what is wrong.
        if damage.is_none() || end < whole {
            out.until(end, Meaning::Unknown);
        }
    }
    // Without the note, which is about the file.
    let bare = |error: &Error| Meaning::Damaged(Box::new(Error::new(error.position.clone(), error.message.clone())));
    out.until(whole, damage.map_or(Meaning::Unknown, bare));
}
