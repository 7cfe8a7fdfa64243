//! Bringing a module to what another release of LLVM has.
//!
//! A file is of the release that wrote it: rows of operations change, and with them what bytecode means and how text is spelled.
//! [`port`](fn@crate::port::port) takes a module of one context and makes it anew in another, which follows another release:
//!
//! ```
//! use mlirkit::defs::Release;
//! use mlirkit::port::{port, write_options};
//! use mlirkit::{ContextBuilder, Module};
//!
//! let ctx = ContextBuilder::new().build();
//! let text = "func.func @f(%p: !llvm.ptr, %i: i64) -> !llvm.ptr {
//!   %0 = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//!   return %0 : !llvm.ptr
//! }";
//! let module = Module::parse(&ctx, text)?;
//! let old = ContextBuilder::new().release(Release(19)).build();
//! let ported = port(&module, &old)?;
//! assert_eq!(ported.refusals().count(), 0);
//! let mut bytes = Vec::new();
//! mlirkit::bytecode::write(&ported.module, &mut bytes, &write_options(Release(19)))?;
//! assert_eq!(&bytes[5..11], b"MLIR19");
//! # Ok::<(), mlirkit::Error>(())
//! ```
//!
//! Parts of operations go by their names, cases of enums by their spelling. What the other release has more gets its default, and
//! what it lacks may have nothing to say. Everything else is a [`Finding`](crate::port::Finding) that is refused: the operation,
//! its place, the reason, and the first release that can say it, where that is known.
//!
//! ```
//! # use mlirkit::defs::Release;
//! # use mlirkit::{ContextBuilder, Module};
//! let ctx = ContextBuilder::new().build();
//! let module = Module::parse(&ctx, "func.func @f(%m: memref<4xf32>, %n: memref<4xf32>) {
//!   %0:2 = memref.distinct_objects %m, %n : memref<4xf32>, memref<4xf32>
//!   return
//! }")?;
//! let old = ContextBuilder::new().release(Release(20)).build();
//! let ported = mlirkit::port::port(&module, &old)?;
//! let finding = ported.refusals().next().unwrap();
//! assert_eq!(finding.op, "memref.distinct_objects");
//! assert_eq!(finding.there.unwrap().to_string(), "introduced in LLVM 22");
//! # Ok::<(), mlirkit::Error>(())
//! ```
//!
//! A context follows the release of [`ContextBuilder::release`](crate::ContextBuilder::release). A file that calls its producer
//! `MLIR21.0.0git` comes from a development snapshot of the release; the known differences are those that
//! [`ContextBuilder::snapshot`](crate::ContextBuilder::snapshot) takes.
//!
//! # Where it is written down
//!
//! Most of it is in the definition files, whose rows have releases (`op@19`). The rest is in
//! `crates/mlirkit-dialects/src/NAME/history.txt`: in which releases operations, attributes and types are there, as the tools of the releases
//! say it (lines that `conformance/lifetimes.py` writes), which parts have other names, and which hooks do the rest. [`changes`](fn@crate::port::changes) reads all of it for one name, and so does `mlirkit releases`:
//!
//! ```
//! let found = mlirkit::port::changes("vector.transfer_read");
//! assert!(found[0].steps.iter().any(|step| step.what.iter().any(|what| what == "operand 'source' is 'base' from then on")));
//! ```
