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

use std::cell::Cell;

pub use diagnostic::{Diagnostic, FailureKind, Note, Position, Severity};
pub use error::{Error, Result};
pub use near::nearest;
pub use reason::Reason;
pub use render::{Colour, Renderer};
pub use source::{LineColumn, Source, SourceMap};

/// The amount of free stack in bytes below which recursion continues on a new stack segment.
const RED_ZONE: usize = 256 << 10;

/// The size of a new stack segment in bytes.
const STACK_STEP: usize = 4 << 20;

/// The recursion depth up to which the free stack is not checked. The first check in a thread asks the system for the
/// end of the stack, which takes longer than reading a small file.
const SHALLOW: u32 = 8;

/// Runs one step of a recursion on a stack that grows as needed. Callers must limit the recursion depth, because memory
/// is finite.
pub fn deep<T>(step: impl FnOnce() -> T) -> T {
    thread_local!(static DEPTH: Cell<u32> = const { Cell::new(0) });
    /// A guard that decrements the depth when it is dropped, including on panic.
    struct DepthGuard;
    impl Drop for DepthGuard {
        fn drop(&mut self) {
            DEPTH.set(DEPTH.get() - 1);
        }
    }
    if DEPTH.get() >= SHALLOW {
        return stacker::maybe_grow(RED_ZONE, STACK_STEP, step);
    }
    DEPTH.set(DEPTH.get() + 1);
    let _step = DepthGuard;
    step()
}
