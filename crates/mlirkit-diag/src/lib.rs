//! Source maps, positions and diagnostics for MLIR text and bytecode.
//!
//! A [`Diagnostic`] is a plain value. An [`Error`] contains the diagnostic of a failure, with earlier diagnostics and a
//! cause. A [`Renderer`] looks up source lines and prints diagnostics as `mlir-opt` does:
//!
//! ```
//! use mlirkit_diag::{Error, Position, Renderer, Source, SourceMap};
//!
//! let sources = SourceMap::from(Source::new("a.mlir", b"\"t.op\"() {a = } : () -> ()\n"));
//! let error = Error::new(Position::Offset(14), "expected attribute value");
//! assert_eq!(
//!     Renderer::new(&sources).render(&error),
//!     "a.mlir:1:15: error: expected attribute value\n\
//!      \"t.op\"() {a = } : () -> ()\n              ^\n",
//! );
//! ```

mod diagnostic;
mod error;
mod near;
mod reason;
mod render;
mod source;

pub use diagnostic::{Diagnostic, FailureKind, Note, Position, Severity};
pub use error::{Error, Result};
pub use mlirkit_stack::deep;
pub use near::nearest;
pub use reason::Reason;
pub use render::{Colour, Renderer};
pub use source::{LineColumn, Source, SourceMap};
