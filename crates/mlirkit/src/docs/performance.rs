//! Working with large files.
//!
//! - Large inputs are read, verified and printed with one thread per processor.
//!   [`ContextBuilder::threads`](crate::ContextBuilder::threads) sets another number. The results do not depend on it.
//! - [`Module::open_lazy`](crate::Module::open_lazy) loads each function of a bytecode file on first access. A damaged
//!   function then appears empty. [`OpRef::load`](crate::OpRef::load) loads a function and returns the error, if any.
//!   After a walk, [`Module::failure`](crate::Module::failure) returns the first error.
//!   [`OpRef::is_loaded`](crate::OpRef::is_loaded) does not load the function.
//! - Files are memory-mapped. Large constants and resources are slices of the mapping, so opening a file takes no
//!   memory for its weights.
//! - [`read_ranged`](crate::bytecode::read_ranged) reads a remote file (HTTP, an object store) by byte ranges. Loading
//!   one of the 2,000 functions in a 1 GiB file transfers about 200 KB.
//!
//! ```
//! use std::collections::BTreeMap;
//! use mlirkit::{ContextBuilder, Format, Module, OpenOptions};
//!
//! let ctx = ContextBuilder::new().build();
//! let bytes = Module::parse(&ctx, "func.func @f() { return }\nfunc.func @g() { return }")?.to_bytes(Format::Bytecode)?;
//!
//! // What `Module::open_lazy` does with a file:
//! let module = mlirkit::open(&ctx, "f.mlirbc", &bytes.into(), &OpenOptions::lazy())?.module;
//! assert!(module.symbols().all(|function| !function.is_loaded()));
//! let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
//! module.walk().for_each(|op| *counts.entry(op.dialect()).or_default() += 1);
//! assert_eq!(counts, BTreeMap::from([("builtin", 1), ("func", 4)]));
//! assert!(module.failure().is_none());
//! # Ok::<(), mlirkit::Error>(())
//! ```
//!
//! ```
//! use std::sync::Arc;
//! use mlirkit::bytecode::{ReadOptions, Seekable, read_ranged};
//! use mlirkit::{ContextBuilder, Format, Module};
//!
//! let ctx = ContextBuilder::new().build();
//! let module = Module::parse(&ctx, "func.func @f() { return }\nfunc.func @g() { return }")?;
//! let file = std::io::Cursor::new(module.to_bytes(Format::Bytecode)?);
//!
//! let again = read_ranged(&ctx, Arc::new(Seekable::new(file)?), &ReadOptions::default())?;
//! let f = again.lookup("f").ok_or_else(|| mlirkit::Error::unplaced("no @f"))?.load()?;
//! assert!(f.walk().any(|op| op.is("func.return")));
//! # Ok::<(), mlirkit::Error>(())
//! ```
//!
//! With the feature `object-store`, `mlirkit::ObjectRanges` is a source of byte ranges for any `ObjectStore` from the
//! crate `object_store`: S3, Google Cloud Storage, Azure, HTTP. A separate thread talks to the store, and ranges are
//! requested one at a time.
