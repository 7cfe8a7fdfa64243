//! The interface to the library functions that the server needs: creating contexts, parsing, verification and printing.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use mlirkit_diag::Diagnostic;
use mlirkit_ir::{Context, Module, OpRef, Type};
use mlirkit_syntax::GapEdit;

/// A cached context for parsing many small sources, with a flag that tells whether it is strict and the number of
/// sources parsed in it. It is cached because loading the definitions that a function uses takes longer than parsing
/// the function.
#[derive(Default)]
pub struct ContextPool(Mutex<Option<(bool, Arc<Context>, u32)>>);

impl ContextPool {
    /// Returns the cached context, or a new one if the cached context has been used for 64 sources. With `strict`, the
    /// context rejects unknown dialects.
    pub fn get(&self, engine: &dyn Engine, strict: bool) -> Arc<Context> {
        /// The number of sources per context. It is limited because a context never frees what it has interned.
        const MOST: u32 = 64;
        let mut kept = self.lock();
        match &mut *kept {
            Some((same, ctx, uses)) if *same == strict && *uses < MOST => {
                *uses += 1;
                Arc::clone(ctx)
            }
            kept => {
                let ctx = Arc::new(engine.context(strict));
                *kept = Some((strict, Arc::clone(&ctx), 1));
                ctx
            }
        }
    }

    /// Replaces the cached context with a new one and returns it. With `strict`, the context rejects unknown dialects.
    /// This helps if an earlier source defined a struct of the same name with another body.
    pub fn renew(&self, engine: &dyn Engine, strict: bool) -> Arc<Context> {
        *self.lock() = None;
        self.get(engine, strict)
    }

    fn lock(&self) -> MutexGuard<'_, Option<(bool, Arc<Context>, u32)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A parsed module with its warnings, or all diagnostics if parsing failed.
pub type Read<'c> = Result<(Module<'c>, Vec<Diagnostic>), Vec<Diagnostic>>;

/// The library functions that the server calls.
pub trait Engine: Send + Sync {
    /// Creates a context. With `strict`, it rejects unknown dialects.
    fn context(&self, strict: bool) -> Context;

    /// Returns the names of all known dialects.
    fn dialects(&self) -> Vec<String>;

    /// Parses a source. `name` is the file name in its locations.
    ///
    /// # Errors
    /// Returns all diagnostics reported by the parser.
    fn open<'c>(&self, ctx: &'c Context, name: &str, text: &Bytes) -> Read<'c>;

    /// Verifies a module. Returns errors and warnings. With `shows_ops`, their notes show the operations.
    fn verify(&self, module: &Module<'_>, shows_ops: bool) -> Vec<Diagnostic>;

    /// Verifies an operation with everything in it. Returns errors and warnings.
    fn verify_op(&self, op: OpRef<'_, '_>) -> Vec<Diagnostic>;

    /// Compares diagnostics with the `expected-error` and similar comments in a source. Returns a diagnostic for each
    /// mismatch.
    fn expected(&self, name: &str, text: &[u8], found: &[Diagnostic]) -> Vec<Diagnostic>;

    /// Returns the diagnostic. If it is about an unknown operation and the name of a known one is similar, adds a note
    /// that suggests that name.
    fn hinted(&self, diagnostic: &Diagnostic) -> Diagnostic;

    /// Describes the size and alignment of a type, according to the data layout that applies to an operation. Returns
    /// `None` if the type has no known layout.
    fn layout(&self, op: OpRef<'_, '_>, ty: Type) -> Option<String>;

    /// Describes which LLVM releases have an operation; `None` if there is nothing to report.
    fn lifetime(&self, op: &str) -> Option<String>;

    /// Returns the text form of a file in any supported format.
    ///
    /// # Errors
    /// Returns the reason why the file cannot be read.
    fn text_of(&self, name: &str, file: Bytes) -> Result<String, String>;

    /// Encodes MLIR text in the format of another file, such as bytecode of the same version.
    ///
    /// # Errors
    /// Returns the reason why the text cannot be parsed or encoded.
    fn bytes_of(&self, name: &str, file: Bytes, text: &str) -> Result<Vec<u8>, String>;

    /// Returns the edits that format a source.
    ///
    /// # Errors
    /// Returns an error if the formatted source would be a different program.
    fn format(&self, name: &str, text: &str) -> Result<Vec<GapEdit>, String>;
}
