//! MLIR serialization in pure Rust: text, bytecode, StableHLO artifacts and data layout, without LLVM.
//!
//! ```no_run
//! use mlirkit::{Context, ContextBuilder, Format, Module};
//!
//! fn main() -> Result<(), mlirkit::Error> {
//!     let ctx: Context = ContextBuilder::new().build();            // every dialect known, none loaded yet
//!     let module = Module::open(&ctx, "model.mlirbc")?;            // text or bytecode, by content
//!     mlirkit::verify(&module)?;
//!     for op in module.walk().filter(|op| op.is("stablehlo.dot_general")) {
//!         println!("{op} at {}", op.location().display(&ctx));
//!     }
//!     module.write_to(&mut std::io::stdout(), Format::Text)        // what mlir-opt prints
//! }
//! ```
//!
//! [`Module`] reads, prints, writes and is rewritten; [`Builder`] builds; [`ContextBuilder`] takes dialects of your own;
//! [`Error`] is what everything fails with. [`docs`] is the book of how-tos, each with an example that runs. The engines
//! behind stand under their own names ([`ir`], [`asm`], [`bytecode`] ...), for what the few lines above do not offer.
//!
//! A [`Context`] owns what is unique and outlives its modules. Contexts, modules and a [`ContextBuilder`] are `Send` and `Sync`; a module
//! that is being changed is one thread's.

pub use mlirkit_asm as asm;
pub use mlirkit_bytecode as bytecode;
pub use mlirkit_defs as defs;
pub use mlirkit_diag as diag;
pub use mlirkit_dialects as dialects;
#[cfg(feature = "edit")]
pub use mlirkit_edit as edit;
pub use mlirkit_ir as ir;
pub use mlirkit_layout as layout;
pub use mlirkit_num as num;
/// StableHLO's versions and portable artifacts, with the feature `ml`.
///
/// ```
/// use mlirkit::OpenOptions;
/// use mlirkit::stablehlo::{self, OtherDialects};
///
/// let ctx = mlirkit::context(&Default::default());
/// let text = "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
///   %0 = stablehlo.tan %x : tensor<4xf32>
///   return %0 : tensor<4xf32>
/// }";
/// let module = mlirkit::open(&ctx, "f.mlir", &text.into(), &OpenOptions::default()).unwrap().module;
///
/// let artifact = stablehlo::serialize(&module, "1.4.0", OtherDialects::Refuse)?;
/// let again = stablehlo::deserialize(&ctx, artifact.into())?;
/// let print = |module| mlirkit::print_to_string(module, &Default::default());
/// assert_eq!(print(&again), print(&module));
///
/// let error = stablehlo::serialize(&module, "1.3.0", OtherDialects::Refuse).unwrap_err();
/// assert!(error.to_string().contains("operation 'tan' exists since 1.4.0"));
/// # Ok::<(), stablehlo::Errors>(())
/// ```
#[cfg(feature = "ml")]
pub use mlirkit_stablehlo as stablehlo;
pub use mlirkit_verify as verifier;
pub use mlirkit_wire as wire;

mod assemble;
mod context;
pub mod docs;
mod files;
#[cfg(feature = "ml")]
pub mod forms;
#[cfg(feature = "transform")]
pub mod irdl;
mod lint;
#[cfg(feature = "object-store")]
mod objects;
pub mod ops;
mod own;
#[cfg(feature = "edit")]
pub mod port;
mod reprint;
mod roundtrip;
#[cfg(feature = "tool")]
pub mod tool;
mod warnings;

use std::sync::Arc;

use mlirkit_asm::{ParseOptions, PrintOptions};
use mlirkit_bytecode::ReadOptions;
use mlirkit_diag::{Diagnostic, Position};

pub use bytes::Bytes;
pub use context::{ContextBuilder, ContextOptions, Extend, MLIR_OPT_22, context, dialect_names};
pub use mlirkit_diag::{Error, Result};
pub use mlirkit_ir::{
    At, Attr, AttrData, AttrValue, BlockKey, BlockRef, Builder, Context, DYNAMIC, Element, Files, Format, Module,
    OpKey, OpRef, RegionKey, RegionRef, Type, TypeData, ValueKey, ValueRef, Walk,
};

pub use assemble::assemble;
pub use files::FILES;
pub use lint::lint;
pub use mlirkit_asm::position;
pub use mlirkit_verify::Level;
#[cfg(feature = "object-store")]
pub use objects::ObjectRanges;
pub use reprint::{Destination, Retract, reprint};
pub use roundtrip::verify_roundtrip;

use crate::warnings::BodyWarnings;

/// How to open a file.
#[derive(Clone, Default)]
pub struct OpenOptions {
    /// How text is parsed. Its range is for bytecode too.
    pub text: ParseOptions,
    /// How bytecode is read.
    pub bytecode: ReadOptions,
    /// Whether bodies of a large text are left for later too, see [`mlirkit_asm::parse_lazy`]: an error in one is then found
    /// when somebody looks at it.
    pub lazy_text: bool,
}

impl OpenOptions {
    /// Bodies of bytecode are left for later, see [`OpRef::load`](mlirkit_ir::OpRef::load).
    #[must_use]
    pub fn lazy() -> Self {
        let mut options = Self::default();
        options.bytecode.lazy = true;
        options
    }
}

/// A file that was opened.
#[derive(Debug)]
pub struct Opened<'c> {
    /// Its IR.
    pub module: Module<'c>,
    /// What was noticed on the way.
    pub warnings: Vec<Diagnostic>,
}

/// Opens text or bytecode, whichever it is by its first bytes. Nothing is verified.
///
/// # Errors
/// All that was noticed, the last one being an error.
pub fn open<'c>(
    ctx: &'c Context,
    name: &str,
    input: &Bytes,
    options: &OpenOptions,
) -> Result<Opened<'c>, Vec<Diagnostic>> {
    let (start, end) = options.text.range.unwrap_or((0, input.len()));
    let end = end.min(input.len());
    let part = input.slice(start.min(end)..end);
    if !mlirkit_bytecode::is_bytecode(&part) {
        let parsed = match options.lazy_text {
            true => mlirkit_asm::parse_lazy(ctx, name, input, &options.text)?,
            false => mlirkit_asm::parse(ctx, name, input, &options.text)?,
        };
        return Ok(Opened { module: parsed.module, warnings: parsed.warnings });
    }
    let mut read = options.bytecode.clone();
    read.file_name = Arc::from(name);
    let mut module = mlirkit_bytecode::read(ctx, part, &read).map_err(|error| vec![error.into_diagnostic()])?;
    if !options.text.no_implicit_module {
        mlirkit_asm::wrap_in_module(&mut module, || ctx.file_loc(ctx.ident(name), 0, 0));
    }
    Ok(Opened { module, warnings: Vec::new() })
}

/// How a module is verified.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VerifyOptions {
    /// How much of it.
    pub level: Level,
    /// Whether errors show the operation they are about in a note.
    pub show_op: bool,
    /// How they show it, beyond what all of them do: in generic form, without long constants.
    pub print: PrintOptions,
}

impl Default for VerifyOptions {
    fn default() -> Self {
        Self { level: Level::Full, show_op: true, print: PrintOptions::default() }
    }
}

/// Verifies a module: structure, constraints, and the rules of the dialects.
///
/// # Errors
/// The first violation, with the notes that `mlir-opt` prints; warnings are none.
pub fn verify(module: &Module<'_>) -> Result<(), Box<Diagnostic>> {
    match verify_all(module, VerifyOptions::default()).into_iter().next() {
        Some(diagnostic) => Err(Box::new(diagnostic)),
        None => Ok(()),
    }
}

/// All that is wrong with a module, in the order in which `mlir-opt` prints it; nothing if it is in order.
#[must_use]
pub fn verify_all(module: &Module<'_>, options: VerifyOptions) -> Vec<Diagnostic> {
    verify_by(module, options, mlirkit_verify::verify_all)
}

/// The same with the warnings of verifiers, and the errors that refuse nothing ([`Complaint`](mlirkit_diag::Severity::Complaint)), each as
/// often as `mlir-opt` prints it: a module may be in order and have some.
#[must_use]
pub fn verify_with_warnings(module: &Module<'_>, options: VerifyOptions) -> Vec<Diagnostic> {
    verify_by(module, options, mlirkit_verify::verify_with_warnings)
}

fn verify_by(
    module: &Module<'_>,
    options: VerifyOptions,
    verify: fn(mlirkit_ir::OpRef<'_, '_>, &[mlirkit_verify::Check<'_>], Level) -> Vec<mlirkit_verify::Violation>,
) -> Vec<Diagnostic> {
    let ctx = module.context();
    if let Err(broken) = module.load_all() {
        return vec![*broken];
    }
    let check = mlirkit_dialects::dlti::checker(ctx);
    let checks = &further_checks(&check, options.level)[..];
    let found = module.top_block().ops().flat_map(|op| verify(op, checks, options.level));
    found.map(|violation| diagnostic(ctx, module, &violation, options)).collect()
}

/// What is checked beyond rows: the rules of data layouts, where everything is verified.
fn further_checks<'a>(layouts: mlirkit_verify::Check<'a>, level: Level) -> Vec<mlirkit_verify::Check<'a>> {
    if level == Level::Full { vec![layouts] } else { Vec::new() }
}

/// Reads a bytecode file, verifies it and writes it again, with no more of it in memory than its tables and some bodies. Gives what
/// verifiers warn of, as [`verify_with_warnings`].
///
/// `None`, with nothing written, if it has to be read as a whole, in a context of its own: see
/// [`mlirkit_bytecode::rewrite`]. That may be because something is wrong with it, which is then said.
///
/// # Errors
/// `out` fails.
pub fn rewrite(
    ctx: &Context,
    input: &Bytes,
    read: &mlirkit_bytecode::ReadOptions,
    verify: VerifyOptions,
    write: &mlirkit_bytecode::WriteOptions,
    out: &mut impl std::io::Write,
) -> mlirkit_diag::Result<Option<Vec<Diagnostic>>> {
    struct Verify<'a>(mlirkit_verify::Inspection<'a>, &'a BodyWarnings);
    impl mlirkit_bytecode::Inspector for Verify<'_> {
        fn inspect(&mut self, op: mlirkit_ir::OpRef<'_, '_>) -> bool {
            self.1.accepts(&mut self.0, op)
        }

        fn inspect_rest(&mut self, root: mlirkit_ir::OpRef<'_, '_>) -> bool {
            self.0.accepts_around(root)
        }
    }
    let check = mlirkit_dialects::dlti::checker(ctx);
    let (checks, warnings) = (further_checks(&check, verify.level), BodyWarnings::new(verify));
    let inspector = || Verify(mlirkit_verify::Inspection::new(ctx, &checks, verify.level), &warnings);
    let written = mlirkit_bytecode::rewrite(ctx, input, read, write, inspector, out)?;
    Ok(written.then(|| warnings.in_order()))
}

fn diagnostic(
    ctx: &Context,
    module: &Module<'_>,
    violation: &mlirkit_verify::Violation,
    options: VerifyOptions,
) -> Diagnostic {
    let mut message = violation.message.clone();
    if let Some((body, op)) = violation.ends_with {
        let text = op_to_string(module.op(body, op), &options.print);
        if text.contains('\n') {
            message.push('\n');
        }
        message.push_str(&text);
    }
    let mut diagnostic = mlirkit_asm::error_at(ctx, violation.location, message);
    diagnostic.severity = violation.severity;
    if violation.shows_op {
        diagnostic = with_op(diagnostic, module.op(violation.body, violation.op), options);
    }
    for (location, note) in &violation.notes {
        diagnostic = diagnostic.with_note_at(position(ctx, *location), note);
    }
    diagnostic
}

/// A diagnostic with the note that shows the operation it is about, if operations are shown.
fn with_op(diagnostic: Diagnostic, op: OpRef<'_, '_>, options: VerifyOptions) -> Diagnostic {
    if !options.show_op {
        return diagnostic;
    }
    let text = op_to_string(op, &options.print);
    let line = if text.contains('\n') { "\n" } else { "" };
    diagnostic.with_note(format!("see current operation: {line}{text}"))
}

/// Where the top-level operation of a module says it is.
#[must_use]
pub fn root_position(module: &Module<'_>) -> Position {
    module.root().map_or(Position::Unknown, |root| position(module.context(), root.location()))
}

/// A module as text.
#[must_use]
pub fn print_to_string(module: &Module<'_>, options: &PrintOptions) -> String {
    let mut out = Vec::new();
    // Writing to memory cannot fail.
    let _ = mlirkit_asm::print(module, options, &mut out);
    String::from_utf8_lossy(&out).into_owned()
}

/// So much of an operation is shown by diagnostics.
const LONGEST_OP: u64 = 16 << 20;

/// Constants of more elements are left out there.
const MOST_ELEMENTS: u64 = 16;

/// An operation as diagnostics show it.
fn op_to_string(op: mlirkit_ir::OpRef<'_, '_>, flags: &PrintOptions) -> String {
    let elide_elements = Some(MOST_ELEMENTS);
    let options = PrintOptions { generic: true, local_scope: true, elide_elements, max_output: LONGEST_OP, ..*flags };
    let mut out = Vec::new();
    // Writing to memory cannot fail: an error says that it would be too much.
    let cut = mlirkit_asm::print_in_scope(op, &options, &mut out).is_err();
    String::from_utf8_lossy(&out).into_owned() + if cut { "..." } else { "" }
}
