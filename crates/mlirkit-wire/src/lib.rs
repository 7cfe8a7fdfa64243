//! The MLIR bytecode container, independent of any IR: sections, tables and primitives. Reading is zero-copy, and
//! writing does not move bytes that have been written.
//!
//! ```
//! use mlirkit_wire::{Container, SectionId, StringTable};
//!
//! fn list(file: &[u8]) -> mlirkit_diag::Result<()> {
//!     let container = Container::read(file)?;
//!     println!("version {}, produced by {}", container.version(), container.header().producer());
//!     for section in container.sections() {
//!         println!("{:>8} {:>10} bytes  {}", section.offset, section.data.len(), section.id);
//!     }
//!     let strings = StringTable::read(container.reader(SectionId::String))?;
//!     println!("{} strings", strings.len());
//!     Ok(())
//! }
//! # let file = include_bytes!("../tests/data/small.v6.mlirbc");
//! # list(file).unwrap();
//! ```
//!
//! Every error states the section and the file offset. Tables are small (a few bytes per entry) and refer to the input.
//! Reading a table does not access the contents that it describes.

mod dialects;
mod encoder;
mod entries;
pub mod limits;
mod ranged;
mod reader;
mod references;
mod resources;
mod section;
mod strings;

pub use dialects::{Dialect, DialectRecord, DialectTable, OpName, OpNameRecord, write_dialects};
pub use encoder::{Encoder, OpenSection, ReservedByte, ShortBytes, VarintRoom};
pub use entries::{EncodedEntry, Encoding, EntryCursor, EntryTable, EntryTableWriter};
pub use mlirkit_diag::{Error, Result};
pub use ranged::{RangedContainer, RangedError, SectionExtent};
pub use reader::{ALIGNMENT_BYTE, AlignedBlob, QuickReader, Reader};
pub use references::{Reference, References, UsedProperties};
pub use resources::{Provider, Resource, ResourceGroup, ResourceKind, ResourceTable, ResourceValue, ResourceWriter};
pub use section::{Container, Header, MAGIC, Section, SectionId, extent, is_bytecode};
pub use strings::{PropertyTable, PropertyTableBuilder, StringTable, StringTableBuilder};
