//! MLIR serialization in pure Rust: text, bytecode, StableHLO artifacts and data layout, without LLVM.
//!
//! ```no_run
//! use mlirkit::{Context, ContextBuilder, Format, Module};
//!
//! fn main() -> Result<(), mlirkit::Error> {
//!     let ctx: Context = ContextBuilder::new().build();            // has every dialect, loads each at first use
//!     let module = Module::open(&ctx, "model.mlirbc")?;            // text or bytecode, by content
//!     mlirkit::verify(&module)?;
//!     for op in module.walk().filter(|op| op.is("stablehlo.dot_general")) {
//!         println!("{op} at {}", op.location().display(&ctx));
//!     }
//!     module.write_to(&mut std::io::stdout(), Format::Text)        // what mlir-opt prints
//! }
//! ```
//!
//! [`Module`] reads, prints, writes and edits; [`Builder`] builds operations; [`ContextBuilder`] registers your own
//! dialects. All functions report errors as [`Error`]. [`docs`] has how-to guides with tested examples. The underlying
//! crates are re-exported as [`ir`], [`asm`], [`bytecode`] and so on.
//!
//! A [`Context`] owns interned attributes and types and outlives its modules. Contexts, modules and [`ContextBuilder`] are `Send`
//! and `Sync`; changing a module requires exclusive access.

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
/// StableHLO versions and portable artifacts. Requires the feature `ml`.
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
#[cfg(feature = "ml")]
pub mod file_format;
mod files;
mod follow;
#[cfg(feature = "irdl")]
pub mod irdl;
#[cfg(feature = "json")]
pub mod json;
mod lint;
#[cfg(feature = "object-store")]
mod objects;
pub mod ops;
mod other;
#[cfg(feature = "edit")]
pub mod port;
mod reprint;
mod roundtrip;
mod test_dialect;
mod text_release;
#[cfg(feature = "tool")]
mod tile_ir;
#[cfg(feature = "tool")]
pub mod tool;
mod user_dialects;
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
#[cfg(feature = "fs")]
pub use files::open_file;
pub use follow::{producer_of, release_for, release_of, write_if, write_options, write_options_for};
pub use lint::lint;
pub use mlirkit_asm::position;
pub use mlirkit_verify::Level;
#[cfg(feature = "object-store")]
pub use objects::ObjectRanges;
pub use other::other_format;
pub use reprint::{Destination, Retract, reprint};
pub use roundtrip::verify_roundtrip;

use crate::warnings::BodyWarnings;

/// Options for opening a file.
#[derive(Clone, Default)]
pub struct OpenOptions {
    /// Options for the text parser. `range` also applies to bytecode.
    pub text: ParseOptions,
    /// Options for the bytecode reader.
    pub bytecode: ReadOptions,
    /// Also loads the function bodies of large text files lazily; see [`mlirkit_asm::parse_lazy`]. An error in a body
    /// is then reported only when the body is loaded.
    pub lazy_text: bool,
    /// Rejects text that can only come from a release other than the context's, instead of porting it.
    pub refuse_other_releases: bool,
    /// Renames `!llvm.struct` types whose name the context already uses for another body. Otherwise such a file is
    /// rejected, as in upstream MLIR. Ignored without the feature `edit`.
    pub rename_structs: bool,
}

impl OpenOptions {
    /// Returns options that load bytecode bodies lazily; see [`OpRef::load`](mlirkit_ir::OpRef::load).
    #[must_use]
    pub fn lazy() -> Self {
        let mut options = Self::default();
        options.bytecode.lazy = true;
        options
    }
}

/// The result of opening a file.
#[derive(Debug)]
pub struct Opened<'c> {
    /// The module that was read.
    pub module: Module<'c>,
    /// The reader's warnings.
    pub warnings: Vec<Diagnostic>,
}

/// Opens a text or bytecode file, recognised by its first bytes. Does not verify the module.
///
/// If bytecode comes from a release other than the context's ([`release_of`]), it is [ported](port::port) to the
/// context's release and verified. So is text that only another release can have written. A context that
/// [follows](ContextBuilder::following) the file reads it unchanged.
///
/// # Errors
/// Returns all diagnostics from the reader, or the reasons why the file cannot be ported. The last diagnostic is an
/// error.
pub fn open<'c>(
    ctx: &'c Context,
    name: &str,
    input: &Bytes,
    options: &OpenOptions,
) -> Result<Opened<'c>, Vec<Diagnostic>> {
    let may_rename = options.rename_structs && mlirkit_dialects::llvm::StructBodies::any(ctx);
    open_here(ctx, name, input, options).or_else(|errors| {
        let apart = if may_rename { follow::open_apart(ctx, name, input, options) } else { None };
        apart.ok_or(errors)
    })
}

fn open_here<'c>(
    ctx: &'c Context,
    name: &str,
    input: &Bytes,
    options: &OpenOptions,
) -> Result<Opened<'c>, Vec<Diagnostic>> {
    let (start, end) = options.text.range.unwrap_or((0, input.len()));
    let end = end.min(input.len());
    let part = input.slice(start.min(end)..end);
    if !mlirkit_bytecode::is_bytecode(&part) {
        if let Some(what) = other_format(&part) {
            return Err(vec![Diagnostic::error(Position::Unknown, what)]);
        }
        let parsed = match options.lazy_text {
            true => mlirkit_asm::parse_lazy(ctx, name, input, &options.text),
            false => mlirkit_asm::parse(ctx, name, input, &options.text),
        };
        return match parsed {
            Ok(parsed) => Ok(Opened { module: parsed.module, warnings: parsed.warnings }),
            Err(errors) => {
                let of = if options.refuse_other_releases { None } else { follow::foreign(ctx, &part, None) };
                match of {
                    Some(of) => follow::parse_ported(ctx, name, input, &options.text, of)?.ok_or(errors),
                    None => Err(errors),
                }
            }
        };
    }
    let mut read = options.bytecode.clone();
    read.file_name = Arc::from(name);
    let mut module = match follow::foreign(ctx, &part, read.producer_release) {
        None => mlirkit_bytecode::read(ctx, part, &read).map_err(|error| vec![error.into_diagnostic()])?,
        Some(of) => follow::read_ported(ctx, part, &read, of)?,
    };
    if !options.text.no_implicit_module {
        mlirkit_asm::wrap_in_module(&mut module, || ctx.file_loc(ctx.ident(name), 0, 0));
    }
    Ok(Opened { module, warnings: Vec::new() })
}

/// Options for verification.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VerifyOptions {
    /// Which checks are performed.
    pub level: Level,
    /// Attaches a note with the printed operation to each error.
    pub show_op: bool,
    /// How to print the operation in the note. The generic form is always used, and large constants are always elided.
    pub print: PrintOptions,
}

impl Default for VerifyOptions {
    fn default() -> Self {
        Self { level: Level::Full, show_op: true, print: PrintOptions::default() }
    }
}

/// Verifies a module: its structure, its constraints and the rules of its dialects.
///
/// # Errors
/// Returns the first violation, with the notes that `mlir-opt` prints. Warnings are ignored.
pub fn verify(module: &Module<'_>) -> Result<(), Box<Diagnostic>> {
    match verify_all(module, VerifyOptions::default()).into_iter().next() {
        Some(diagnostic) => Err(Box::new(diagnostic)),
        None => Ok(()),
    }
}

/// Returns all errors in a module, in the order in which `mlir-opt` prints them; empty if the module is valid.
#[must_use]
pub fn verify_all(module: &Module<'_>, options: VerifyOptions) -> Vec<Diagnostic> {
    verify_by(module, options, mlirkit_verify::verify_all)
}

/// Returns all errors and warnings for a module. They include errors that do not make the module invalid
/// ([`Complaint`](mlirkit_diag::Severity::Complaint)), each repeated as often as `mlir-opt` prints it.
#[must_use]
pub fn verify_with_warnings(module: &Module<'_>, options: VerifyOptions) -> Vec<Diagnostic> {
    verify_by(module, options, mlirkit_verify::verify_with_warnings)
}

/// Returns all errors and warnings for one operation and everything in it.
#[cfg(feature = "tool")]
pub(crate) fn verify_op(op: OpRef<'_, '_>, options: VerifyOptions) -> Vec<Diagnostic> {
    let ctx = op.context();
    let check = mlirkit_dialects::dlti::checker(ctx);
    let checks = &further_checks(&check, options.level)[..];
    let found = mlirkit_verify::verify_with_warnings(op, checks, options.level);
    found.iter().map(|violation| diagnostic(ctx, op.module, violation, options)).collect()
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

/// Returns true if an operation and everything in it are valid.
fn is_valid(op: OpRef<'_, '_>) -> bool {
    let check = mlirkit_dialects::dlti::checker(op.context());
    let checks = further_checks(&check, Level::Full);
    op.module.load_all().is_ok() && mlirkit_verify::verify_all(op, &checks, Level::Full).is_empty()
}

/// Returns the checks that apply to all operations, independent of their definitions: the data layout rules, at full
/// verification only.
fn further_checks<'a>(layouts: mlirkit_verify::Check<'a>, level: Level) -> Vec<mlirkit_verify::Check<'a>> {
    if level == Level::Full { vec![layouts] } else { Vec::new() }
}

/// Reads, verifies and rewrites a bytecode file, one body at a time. Only the tables and a few bodies are in memory at
/// any time. Returns the verifier's warnings, as [`verify_with_warnings`] does.
///
/// Returns `None`, having written nothing, if the file must be read eagerly in a fresh context; see
/// [`mlirkit_bytecode::rewrite`]. That is the case if the file has an error, which the eager reader then reports. It is
/// also the case if the input or output belongs to a release other than the context's.
///
/// # Errors
/// Fails if writing to `out` fails.
pub fn rewrite(
    ctx: &Context,
    input: &Bytes,
    read: &mlirkit_bytecode::ReadOptions,
    verify: VerifyOptions,
    write: &mlirkit_bytecode::WriteOptions,
    out: &mut impl std::io::Write,
) -> mlirkit_diag::Result<Option<Vec<Diagnostic>>> {
    struct Verify<'a>(mlirkit_verify::Inspection<'a>, &'a BodyWarnings);
    impl mlirkit_bytecode::BodyInspector for Verify<'_> {
        fn inspect(&mut self, op: mlirkit_ir::OpRef<'_, '_>) -> bool {
            self.1.accepts(&mut self.0, op)
        }

        fn inspect_rest(&mut self, root: mlirkit_ir::OpRef<'_, '_>) -> bool {
            self.0.accepts_around(root)
        }
    }
    if follow::foreign(ctx, input, read.producer_release).is_some() || write.target_release != ctx.release() {
        return Ok(None);
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
    (diagnostic.severity, diagnostic.kind) = (violation.severity, violation.kind);
    if violation.shows_op {
        diagnostic = with_op(diagnostic, module.op(violation.body, violation.op), options);
    }
    for (location, note) in &violation.notes {
        diagnostic = diagnostic.with_note_at(position(ctx, *location), note);
    }
    diagnostic
}

/// Adds a note that shows the operation, if the options request it.
fn with_op(diagnostic: Diagnostic, op: OpRef<'_, '_>, options: VerifyOptions) -> Diagnostic {
    if !options.show_op {
        return diagnostic;
    }
    let text = op_to_string(op, &options.print);
    let line = if text.contains('\n') { "\n" } else { "" };
    diagnostic.with_note(format!("see current operation: {line}{text}"))
}

/// Returns the position of a module's top-level operation, taken from its location attribute.
#[must_use]
pub fn root_position(module: &Module<'_>) -> Position {
    module.root().map_or(Position::Unknown, |root| position(module.context(), root.location()))
}

/// Prints a module to a string.
#[must_use]
pub fn print_to_string(module: &Module<'_>, options: &PrintOptions) -> String {
    let mut out = Vec::new();
    // Writing to memory cannot fail.
    let _ = mlirkit_asm::print(module, options, &mut out);
    String::from_utf8_lossy(&out).into_owned()
}

/// Maximum length in bytes of an operation shown in a diagnostic.
const LONGEST_OP: u64 = 16 << 20;

/// Maximum number of elements of a constant that is shown in full in a diagnostic; larger constants are elided.
const MOST_ELEMENTS: u64 = 16;

/// Prints an operation for a diagnostic, cutting it at the maximum length.
fn op_to_string(op: mlirkit_ir::OpRef<'_, '_>, flags: &PrintOptions) -> String {
    let elide_elements = Some(MOST_ELEMENTS);
    let options = PrintOptions { generic: true, local_scope: true, elide_elements, max_output: LONGEST_OP, ..*flags };
    let mut out = Vec::new();
    // Writing to memory cannot fail, so an error means that the text exceeds its length limit.
    let cut = mlirkit_asm::print_in_scope(op, &options, &mut out).is_err();
    String::from_utf8_lossy(&out).into_owned() + if cut { "..." } else { "" }
}
