//! MLIR data layout: sizes and alignments of types in a scope, and the source of each answer.
//!
//! A [`DataLayout`] belongs to a scope, which is a `builtin.module` or an operation whose definition has
//! `DataLayoutOpInterface`. It combines the specifications (`dlti.dl_spec`) from the outermost scope inwards, answers
//! queries and caches the answers. Sizes have 64 bits and a flag for scalable sizes; larger values are errors.
//!
//! ```
//! use mlirkit_ir::{Context, DialectSet};
//! use mlirkit_layout::{DataLayout, Source, TypeSize};
//!
//! let ctx = Context::new(DialectSet::new());
//! let layout = DataLayout::none(&ctx);
//! assert_eq!(layout.type_size(ctx.int_type(42))?, TypeSize::fixed(6));
//! assert_eq!(layout.type_abi_alignment(ctx.i64_type())?, 4);
//! assert_eq!(layout.type_index_bitwidth(ctx.index_type())?, Some(64));
//! // Where an answer came from:
//! let answer = layout.abi_alignment(ctx.i64_type())?;
//! assert_eq!(answer.source, Source::Default("4 bytes for integers of 64 bits and more"));
//! # Ok::<(), mlirkit_layout::Error>(())
//! ```
//!
//! The rules are those of LLVM 22, or of its main branch with [`Rules::Main`]. Where LLVM 22 crashes or rejects what
//! its documentation allows, this crate follows the documentation. `docs/data-layout.md` lists all such cases.
//!
//! Dialects implement the traits in [`interface`]. [`dlti`] supports the attributes of the DLTI dialect, [`verify_op`]
//! verifies them, [`query()`] answers `dlti.query`, and [`llvm_string`] imports and exports LLVM data layout strings.

mod combined;
mod default;
pub mod dlti;
mod error;
pub mod interface;
mod layout;
pub mod llvm_string;
mod persistent_map;
mod query;
mod scope;
mod size;
mod source;
mod spec;
mod test_queries;
mod verify;

pub use combined::{Combined, Said};
pub use error::{Error, ErrorKind, Result};
pub use interface::{Interfaces, Member, Property, Spelling};
pub use layout::{Answers, DataLayout, Rules};
pub use query::{QueryAnswer, query};
pub use scope::{DOES_NOT_COMBINE, Scope, is_module, is_scope, parent};
pub use size::{TypeSize, power_of_two_ceil};
pub use source::{Answer, Source};
pub use spec::{Buckets, Entry, Key, Spec, TypeClass, Words};
pub use test_queries::{annotate_test_queries, annotate_test_queries_with};
pub use verify::{Finding, verify_attributes, verify_op, verify_scope, verify_spec};
