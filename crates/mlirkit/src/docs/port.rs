//! Converting a module to another LLVM release.
//!
//! Operations, their bytecode encoding and their syntax change between releases. Therefore a file can be read only with
//! the definitions of the release that wrote it. [`port`](fn@crate::port::port) rebuilds a module in the context
//! of another release:
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
//! Operands, results and properties are matched by name, enum cases by their spelling. A property that only the target
//! has gets its default. A property that only the source has is dropped if its value is the default. Everything else is
//! refused as a [`Finding`](crate::port::Finding). It states the operation, its location, the reason and, if known, the
//! first release that can represent it.
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
//! [`ContextBuilder::release`](crate::ContextBuilder::release) sets the release that a context follows. The producer
//! string `MLIR21.0.0git` denotes a development snapshot of release 21.
//! [`ContextBuilder::snapshot`](crate::ContextBuilder::snapshot) applies the known differences of such snapshots.
//!
//! # Where the differences are recorded
//!
//! Most differences are in the definition files, where a definition may name a release (`op@19`). The others are in
//! `crates/mlirkit-dialects/src/NAME/history.txt`: the releases that have each operation, attribute and type, renamed
//! operands and properties, and the hooks for other conversions. `conformance/lifetimes.py` determines the releases
//! from their tools. [`changes`](fn@crate::port::changes) and `mlirkit releases` combine all of this for a given name:
//!
//! ```
//! let found = mlirkit::port::changes("vector.transfer_read");
//! assert!(found[0].steps.iter().any(|step| step.what.iter().any(|what| what == "operand 'source' is 'base' from then on")));
//! ```
