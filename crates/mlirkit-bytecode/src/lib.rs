//! MLIR bytecode: reads files of versions 0 to 6 into the IR, and writes them, byte for byte as `mlir-opt` does.
//!
//! [`read()`] gives a [`Module`](mlirkit_ir::Module), [`write()`] takes one. Attributes and types are made when something
//! refers to them; constants and resources stay slices of the input; with [`ReadOptions::lazy`], so do the bodies of
//! functions. Dialects bring encodings of their own through [`DialectBytecode`] in a [`BytecodeRegistry`].
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

mod affine;
mod attributes;
mod builtin;
mod codec;
mod decode;
mod drafts;
mod encode;
mod encoding;
mod file;
mod handles;
mod in_body;
mod ir;
mod isolation;
mod kept;
mod kept_tables;
mod lists;
mod locations;
mod numbering;
mod numbers;
mod op_error;
mod options;
mod plain;
mod properties;
mod read;
mod references;
mod rows;
mod scope;
mod source;
mod unify;
mod unmade;
mod unread;
mod use_orders;
mod window;
mod write;

pub use codec::{BytecodeRegistry, DialectBytecode, DialectVersion, Override, Written};
pub use decode::DialectReader;
pub use drafts::{Assembly, Draft, Drafter, write_by_drafts};
pub use encode::DialectWriter;
pub use options::{CURRENT_VERSION, DialectVersions, ReadOptions, WriteOptions};
pub use read::{Batch, InTurn, Inspector, Visitor, is_bytecode, read, read_in_turn, read_ranged, rewrite};
pub use references::references;
pub use rows::{Call, ConditionHook, FieldHook, RowCodec, Trace};
pub use source::{Ranges, Seekable};
pub use unread::Unread;
pub use use_orders::{ReferenceUses, pre_order, reference_uses};
pub use write::{write, write_if};
