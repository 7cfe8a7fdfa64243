//! The parts of the library that the server needs: contexts, opening, verification and generic form.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use mlirkit_diag::Diagnostic;
use mlirkit_ir::{Context, Module, OpRef, Type};
use mlirkit_syntax::GapEdit;

/// A cached context for many small texts, because reading the rows that a function uses takes longer than reading the
/// function.
#[derive(Default)]
pub struct ContextPool(Mutex<Option<(bool, Arc<Context>, u32)>>);

impl ContextPool {
    /// Returns a context that has been used for few other texts. `strict` refuses unknown dialects.
    pub fn get(&self, engine: &dyn Engine, strict: bool) -> Arc<Context> {
        /// The number of texts per context. A context never frees its contents.
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

    /// Returns a new context. In a used one, an earlier text may have given a struct of the same name another body.
    pub fn renew(&self, engine: &dyn Engine, strict: bool) -> Arc<Context> {
        *self.lock() = None;
        self.get(engine, strict)
    }

    fn lock(&self) -> MutexGuard<'_, Option<(bool, Arc<Context>, u32)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A module and the warnings of its parser, or all diagnostics.
pub type Read<'c> = Result<(Module<'c>, Vec<Diagnostic>), Vec<Diagnostic>>;

/// The functions of the library that the server calls.
pub trait Engine: Send + Sync {
    /// Makes a context. `strict` refuses unknown dialects.
    fn context(&self, strict: bool) -> Context;

    /// Returns the names of all dialects.
    fn dialects(&self) -> Vec<String>;

    /// Parses a text. Locations use `name`.
    ///
    /// # Errors
    /// Returns all diagnostics of the parser.
    fn open<'c>(&self, ctx: &'c Context, name: &str, text: &Bytes) -> Read<'c>;

    /// Verifies a module; returns errors and warnings.
    fn verify(&self, module: &Module<'_>) -> Vec<Diagnostic>;

    /// Verifies one operation with everything in it.
    fn verify_op(&self, op: OpRef<'_, '_>) -> Vec<Diagnostic>;

    /// Compares diagnostics with the `expected-error` comments in a text. Returns the mismatches.
    fn expected(&self, name: &str, text: &[u8], found: &[Diagnostic]) -> Vec<Diagnostic>;

    /// Adds a note to a diagnostic that suggests a similar name, if there is one.
    fn hinted(&self, diagnostic: &Diagnostic) -> Diagnostic;

    /// Describes the size and alignment of a type at an operation.
    fn layout(&self, op: OpRef<'_, '_>, ty: Type) -> Option<String>;

    /// Describes in which releases an operation exists.
    fn lifetime(&self, op: &str) -> Option<String>;

    /// Returns the text of a file of any form.
    ///
    /// # Errors
    /// Returns why the file cannot be read.
    fn text_of(&self, name: &str, file: Bytes) -> Result<String, String>;

    /// Encodes a text in the form of another file, such as bytecode of the same version.
    ///
    /// # Errors
    /// Returns why the text cannot be parsed or written.
    fn bytes_of(&self, name: &str, file: Bytes, text: &str) -> Result<Vec<u8>, String>;

    /// Returns the edits that format a text.
    ///
    /// # Errors
    /// Fails if the formatted text would be a different program.
    fn format(&self, name: &str, text: &str) -> Result<Vec<GapEdit>, String>;
}
