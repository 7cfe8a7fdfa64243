//! Converting a module to another release of LLVM.
//!
//! A file can be read only with the definitions of the release that wrote it, because operations, their bytecode and
//! their syntax change. [`port`](fn@crate::port::port) rebuilds a module in the context of another release:
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
//! Operands, results and properties are matched by name, enum cases by their spelling. A part that only the target has
//! gets its default. A part that only the source has is dropped if it has its default. Everything else is refused as a
//! [`Finding`](crate::port::Finding), which names the operation, its location, the reason and, if known, the first
//! release that can represent it.
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
//! A context follows the release of [`ContextBuilder::release`](crate::ContextBuilder::release). The producer string
//! `MLIR21.0.0git` means a development snapshot of release 21.
//! [`ContextBuilder::snapshot`](crate::ContextBuilder::snapshot) applies the known differences of such snapshots.
//!
//! # Where it is written down
//!
//! Most of this is in the definition files, whose rows may name a release (`op@19`). The rest is in
//! `crates/mlirkit-dialects/src/NAME/history.txt`: the releases that have each operation, attribute and type, which
//! `conformance/lifetimes.py` takes from the tools of those releases; renamed parts; and the hooks for other
//! conversions. [`changes`](fn@crate::port::changes) and `mlirkit releases` combine both for one name:
//!
//! ```
//! let found = mlirkit::port::changes("vector.transfer_read");
//! assert!(found[0].steps.iter().any(|step| step.what.iter().any(|what| what == "operand 'source' is 'base' from then on")));
//! ```
