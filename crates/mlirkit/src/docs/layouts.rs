//! Data layout: sizes and alignments of types, and where each value comes from.
//!
//! ```
//! use mlirkit::layout::{DataLayout, TypeSize};
//! use mlirkit::{ContextBuilder, Module};
//!
//! let ctx = ContextBuilder::new().build();
//! let module = Module::parse(&ctx, "module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {}")?;
//! let scope = module.root().ok_or_else(|| mlirkit::Error::unplaced("empty"))?;
//! let layout = DataLayout::new(scope)?;
//! assert_eq!(layout.type_size(ctx.index_type())?, TypeSize::fixed(4));
//! assert_eq!(layout.type_abi_alignment(ctx.i64_type())?, 4, "MLIR's default");
//!
//! // From the string that LLVM writes:
//! let layout = DataLayout::of_llvm_string(&ctx, "e-p:32:32-i64:64")?;
//! assert_eq!(layout.type_abi_alignment(ctx.i64_type())?, 8);
//! # Ok::<(), mlirkit::Error>(())
//! ```
//!
//! To give your own types a layout, use [`ContextBuilder::layouts`](crate::ContextBuilder::layouts) and the traits in
//! [`layout::interface`](crate::layout::interface).
