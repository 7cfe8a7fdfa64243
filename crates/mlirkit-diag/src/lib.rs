//! Source maps, positions and diagnostics for MLIR text and bytecode.
//!
//! A [`Diagnostic`] is a plain value; an [`Error`] is one that failed, with what came before it and its cause. Nothing is looked up until a [`Renderer`] writes it
//! out, in the form `mlir-opt` prints:
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
mod reason;
mod render;
mod source;

use std::cell::Cell;

pub use diagnostic::{Diagnostic, FailureKind, Note, Position, Severity};
pub use error::{Error, Result};
pub use reason::Reason;
pub use render::{Colour, Renderer};
pub use source::{LineColumn, Source, SourceMap};

/// Stack that must be free before a rule that recurses goes on.
const RED_ZONE: usize = 256 << 10;

/// How much stack is added when it is not.
const STACK_STEP: usize = 4 << 20;

/// How many steps in one another are taken without looking how much stack is left: to know where it ends, the system is asked
/// once in each thread, which takes longer than reading a small file.
const SHALLOW: u32 = 8;

/// Runs a step of a recursion on a stack that grows as needed. Callers limit their depth: memory is not unlimited.
pub fn deep<T>(step: impl FnOnce() -> T) -> T {
    thread_local!(static DEPTH: Cell<u32> = const { Cell::new(0) });
    /// Leaves the step, also where it panics.
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
