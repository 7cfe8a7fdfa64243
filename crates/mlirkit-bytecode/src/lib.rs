//! MLIR bytecode: reads versions 0 to 6 into the IR, and writes the same bytes as `mlir-opt`.
//!
//! [`read()`] returns a [`Module`](mlirkit_ir::Module), and [`write()`] takes one. Attributes and types are decoded
//! when they are first referenced. Large constants and resources remain slices of the input. With
//! [`ReadOptions::lazy`], function bodies are decoded on demand too. A dialect with custom encodings implements
//! [`DialectBytecode`] and is registered in a [`BytecodeRegistry`].
//!
//! ```
//! use mlirkit_bytecode::{ReadOptions, WriteOptions, is_bytecode, read, write};
//! use mlirkit_ir::{Context, DialectSet, Module};
//!
//! let ctx = Context::new(DialectSet::new().allowing_unregistered());
//! let mut module = Module::new(&ctx);
//! module.builder()?.op("my.leaf").attr("exact", true).build()?;
//!
//! let mut file = Vec::new();
//! write(&module, &mut file, &WriteOptions::default())?;
//! assert!(is_bytecode(&file));
//! let again = read(&ctx, file.into(), &ReadOptions::default())?;
//! assert!(again.walk().any(|op| op.is("my.leaf")));
//! # Ok::<(), mlirkit_diag::Error>(())
//! ```

mod codec;
mod encoding;
mod number;
mod read;
mod stream;
mod tables;
mod write;

pub use codec::options::{CURRENT_VERSION, DialectVersions, ReadOptions, WriteOptions};
pub use codec::reader::DialectReader;
pub use codec::registry::{BytecodeRegistry, DialectBytecode, DialectVersion, Override, Written};
pub use codec::rows::{Call, ConditionHook, FieldHook, RowCodec, Trace};
pub use codec::use_list_order::{ReferenceUses, pre_order, reference_uses};
pub use codec::writer::DialectWriter;
pub use mlirkit_wire::extent;
pub use read::module::{is_bytecode, read, read_ranged};
pub use stream::compare_lazy::LazyComparison;
pub use stream::rewrite::{BodyInspector, rewrite};
pub use stream::visit_bodies::{BodyBatch, BodyStream, BodyVisitor, visit_bodies};
pub use tables::references::references;
pub use tables::source::{Ranges, Seekable};
pub use write::module::{write, write_if};
pub use write::relocatable::{RelocatableBody, RelocatableModule, RelocatableWriter, write_relocatable};
