//! Building operations, types and constants.
//!
//! A [`Builder`](crate::Builder) has an insertion point in a module. [`Builder::op`](crate::Builder::op) builds an
//! operation by name, and [`ops`](crate::ops) has a function for each operation of the common dialects. An operation is
//! checked against its definition when it is built. An unknown name, a value from another function or an attribute of
//! the wrong kind is an error, and the module stays unchanged.
//!
//! ```
//! use mlirkit::ops::{arith, func};
//! use mlirkit::{ContextBuilder, Module};
//!
//! let ctx = ContextBuilder::new().build();
//! let (i32, i1) = (ctx.i32_type(), ctx.i1_type());
//! let mut module = Module::new(&ctx);
//! let mut b = module.builder()?;
//! func::func(&mut b, "less", ctx.function_type(&[i32, i32], &[i1]))
//!     .region(&[i32, i32], |b, args| {
//!         // Result types are inferred where the definition says how. Enums are given by their text.
//!         let less = arith::cmpi(b, args[0], args[1], "slt").value()?;
//!         func::return_(b, &[less]).build().map(drop)
//!     })
//!     .build()?;
//!
//! // The same by name. A typo is an error that lists what there is.
//! let wrong = b.op("func.func").attr("sym_nam", "f").build().map_err(|error| error.to_string());
//! assert!(wrong.is_err_and(|message| message.contains("has no property 'sym_nam'")));
//! mlirkit::verify(&module)?;
//! # Ok::<(), mlirkit::Error>(())
//! ```
//!
//! # Attribute values
//!
//! [`AttrValue`](crate::AttrValue) describes how numbers, strings, bools and lists are converted to attributes; an
//! [`Attr`](crate::Attr) is used unchanged. The context creates attributes and types:
//!
//! ```
//! # use mlirkit::{ContextBuilder, DYNAMIC};
//! let ctx = ContextBuilder::new().build();
//! let f32 = ctx.f32_type();
//! assert_eq!(ctx.int_attr(ctx.i64_type(), 7).display(&ctx).to_string(), "7 : i64");
//! assert_eq!(ctx.float_value_attr(f32, 0.5)?.display(&ctx).to_string(), "5.000000e-01 : f32");
//! let weights = ctx.dense_attr(ctx.tensor_type(&[2, 2], f32), &[1.0_f32, 2.0, 3.0, 4.0])?;
//! assert_eq!(weights.display(&ctx).to_string(), "dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>");
//! assert_eq!(ctx.memref_type(&[DYNAMIC, 4], f32).display(&ctx).to_string(), "memref<?x4xf32>");
//! assert_eq!(ctx.symbol_ref(&["a", "b"]).display(&ctx).to_string(), "@a::@b");
//! // Anything that has a text:
//! let (pointer, _) = ctx.parse_type(b"!llvm.ptr<1>")?;
//! assert_eq!(pointer.display(&ctx).to_string(), "!llvm.ptr<1>");
//! # Ok::<(), mlirkit::Error>(())
//! ```
//!
//! # Blocks
//!
//! [`OpBuilder::region`](crate::ir::OpBuilder::region) creates a region with one block and passes the block's arguments
//! to a closure. [`Builder::new_block`](crate::Builder::new_block) adds more blocks, and
//! [`Builder::go`](crate::Builder::go) moves the insertion point to a block. Implied terminators (`scf.yield` without
//! values) need not be built. If an operation is isolated from above, using outside values in its regions is an error.
