//! Modifying modules.
//!
//! References such as [`OpRef`](crate::OpRef) borrow the module, so it cannot be modified while they exist. To modify
//! it, use a *key*, which borrows nothing: [`op.key()`](crate::OpRef::key). A method that takes a key checks that the
//! key belongs to the module and has not been erased.
//!
//! ```
//! use std::ops::ControlFlow;
//! use mlirkit::{At, ContextBuilder, Module, Walk};
//!
//! let ctx = ContextBuilder::new().build();
//! let mut module = Module::parse(
//!     &ctx,
//!     "func.func @f(%x: i32) -> i32 {
//!        %zero = arith.constant 0 : i32
//!        %0 = arith.addi %x, %zero : i32
//!        return %0 : i32
//!      }",
//! )?;
//!
//! // x + 0 is x: walk with the module at hand to be changed.
//! let root = module.root().ok_or_else(|| mlirkit::Error::unplaced("empty"))?.key();
//! module.walk_mut::<()>(root, |module, key| {
//!     let op = module.get(key)?;
//!     let is_zero = |op: mlirkit::OpRef<'_, '_>| op.attr("value").and_then(|value| ctx.int_value(value)) == Some(0);
//!     if op.is("arith.addi") && op.operand(1).and_then(|value| value.defining_op()).is_some_and(is_zero) {
//!         let values = op.operand(0).map(|x| x.key()).zip(op.result(0).map(|sum| sum.key()));
//!         if let Some((x, sum)) = values {
//!             module.replace_all_uses(sum, x)?;
//!             module.erase(key)?;
//!         }
//!     }
//!     Ok(ControlFlow::Continue(Walk::Into))
//! })?;
//!
//! // Erasing what is used is an error that names the user.
//! let function = module.lookup("f").ok_or_else(|| mlirkit::Error::unplaced("no @f"))?.key();
//! let constant = module.walk().find(|op| op.is("arith.constant")).map(|op| op.key());
//! constant.map_or(Ok(()), |constant| module.erase(constant))?;
//! assert!(module.get(function)?.walk().all(|op| !op.is("arith.constant")));
//!
//! // Copies, also from modules of other contexts; symbols are renamed with their uses.
//! let copy = module.clone_op(function, At::After(function))?;
//! module.set_attr(copy, "sym_name", "g")?;
//! module.rename_symbol(function, "first")?;
//! let names: Vec<_> = module.symbols().filter_map(|op| op.symbol_name()).collect();
//! assert_eq!(names, ["first", "g"]);
//! mlirkit::verify(&module)?;
//! # Ok::<(), mlirkit::Error>(())
//! ```
//!
//! The first call of [`Module::uses`](crate::Module::uses) or
//! [`Module::replace_all_uses`](crate::Module::replace_all_uses) lists the uses of all values in a body. Edits keep
//! these lists up to date, so replacing a value takes constant time. [`Body::all_uses`](crate::ir::Body::all_uses)
//! returns the uses of all values. Rewritten uses are in the use-list order that readers assume.
//!
//! [`verify`](fn@crate::verify) checks whether the result is valid MLIR. Operations in different bodies cannot share
//! values: the body of a function cannot use values from outside the function.
