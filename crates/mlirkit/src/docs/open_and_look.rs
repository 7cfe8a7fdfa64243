//! Opening files and inspecting their contents.
//!
//! A [`Context`](crate::Context) owns interned attributes, types and names. Create it first, because it must outlive
//! its modules. [`Module::open`](crate::Module::open) reads a text or bytecode file, recognised by its first bytes.
//! [`parse`](crate::Module::parse) and [`from_bytes`](crate::Module::from_bytes) read from memory.
//!
//! ```
//! use mlirkit::{ContextBuilder, Module};
//!
//! let ctx = ContextBuilder::new().build();
//! let module = Module::parse(
//!     &ctx,
//!     "func.func @twice(%x: i32) -> i32 {
//!        %0 = arith.addi %x, %x overflow<nsw> : i32
//!        return %0 : i32
//!      }",
//! )?;
//!
//! // Symbols by name; operations in pre-order.
//! let twice = module.lookup("twice").ok_or_else(|| mlirkit::Error::unplaced("no @twice"))?;
//! let names: Vec<_> = twice.walk().map(|op| op.name()).collect();
//! assert_eq!(names, ["func.func", "arith.addi", "func.return"]);
//!
//! // Operands, results and attributes, also by the names that the definition gives them.
//! for op in module.walk().filter(|op| op.is("arith.addi")) {
//!     assert_eq!(op.operand_named("lhs"), op.operand(1));
//!     let flags = op.attr("overflowFlags").map(|attr| attr.display(&ctx).to_string());
//!     assert_eq!(flags.as_deref(), Some("#arith.overflow<nsw>"));
//!     assert_eq!(op.result_types(), [ctx.i32_type()]);
//!     assert_eq!(op.to_string(), "%0 = arith.addi %arg0, %arg0 overflow<nsw> : i32");
//! }
//! # Ok::<(), mlirkit::Error>(())
//! ```
//!
//! [`Context::attr_data`](crate::Context::attr_data) and [`Context::type_data`](crate::Context::type_data) return the
//! contents of an attribute or type as enums. Handles are small numbers: within one context, equal handles denote equal
//! attributes. Do not use a handle with another context. In debug builds that is an error or a failed assertion; in
//! release builds the handle may denote another attribute.
