//! Errors and how they are printed.
//!
//! All functions report errors as [`Error`](crate::Error), or as a type that `?` converts to it. An error has a
//! diagnostic with a [position](crate::diag::Position) and notes, any earlier diagnostics, and an optional cause.
//!
//! ```
//! use mlirkit::{ContextBuilder, Module, diag::Position};
//!
//! let ctx = ContextBuilder::new().build();
//! let error = match Module::parse(&ctx, "func.func @f() {\n  arith.addi %x, %x : i32\n}") {
//!     Ok(_) => return Ok(()),
//!     Err(error) => error,
//! };
//! // As `mlir-opt` prints it:
//! assert_eq!(
//!     error.to_string(),
//!     "-:2:14: error: use of undeclared SSA value name\n  arith.addi %x, %x : i32\n             ^"
//! );
//! // And as data:
//! assert_eq!(error.message, "use of undeclared SSA value name");
//! assert_eq!(error.position, Position::Offset(30));
//!
//! let missing = Module::open(&ctx, "/no/such/file.mlir").map(drop);
//! let cause = missing.as_ref().err().and_then(std::error::Error::source);
//! assert!(cause.is_some_and(|cause| cause.is::<std::io::Error>()));
//! # Ok::<(), mlirkit::Error>(())
//! ```
//!
//! Programs need not compare messages. [`is_unsupported_version`](crate::Error::is_unsupported_version),
//! [`is_unknown_dialect`](crate::Error::is_unknown_dialect) and [`is_erased`](crate::Error::is_erased) distinguish
//! common failures, and [`offset`](crate::Error::offset) returns the byte offset of the error in the input.
//!
//! [`verify`](fn@crate::verify) returns the first violation, with the notes that `mlir-opt` prints;
//! [`verify_all`](crate::verify_all) returns all violations. [`verify_with_warnings`](crate::verify_with_warnings) also
//! returns the verifier's warnings. [`open`](fn@crate::open) returns the parser's warnings in
//! [`Opened::warnings`](crate::Opened::warnings).
