//! MLIR serialization in pure Rust: text, bytecode and data layout.
//!
//! This crate puts the parts together: a [`context`] that knows every dialect, [`open`] for text and bytecode alike,
//! [`verify`](verify()), and the parts themselves under their own names ([`ir`], [`asm`], [`bytecode`] ...).
//!
//! ```
//! use mlirkit::{ContextOptions, OpenOptions};
//!
//! let ctx = mlirkit::context(&ContextOptions::default());
//! let text = "func.func @twice(%x: i32) -> i32 {\n  %0 = arith.addi %x, %x : i32\n  return %0 : i32\n}\n";
//! let opened = mlirkit::open(&ctx, "example.mlir", &text.into(), &OpenOptions::default()).unwrap();
//! mlirkit::verify(&opened.module).unwrap();
//!
//! let root = opened.module.root().unwrap();
//! assert_eq!(root.walk().filter(|op| op.is("arith.addi")).count(), 1);
//!
//! let mut bytes = Vec::new();
//! mlirkit::bytecode::write(&opened.module, &mut bytes, &Default::default()).unwrap();
//! let again = mlirkit::open(&ctx, "example.mlirbc", &bytes.into(), &OpenOptions::default()).unwrap();
//! let printed = mlirkit::print_to_string(&again.module, &Default::default());
//! assert!(printed.starts_with("module {\n  func.func @twice(%arg0: i32) -> i32 {\n    %0 = arith.addi %arg0, %arg0 : i32\n"));
//! ```
//!
//! Of bytecode, only what is asked for need be read: with [`OpenOptions::lazy`] the body of a function is decoded when it is
//! loaded, and a file of any size opens at once.
//!
//! ```
//! # let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/kernel.mlirbc");
//! use mlirkit::{ContextOptions, OpenOptions};
//!
//! let ctx = mlirkit::context(&ContextOptions::default());
//! let bytes = std::fs::read(path)?;
//! let module = mlirkit::open(&ctx, "kernel.mlirbc", &bytes.into(), &OpenOptions::lazy()).unwrap().module;
//! let names: Vec<_> = module.symbols().filter_map(|op| op.symbol_name()).collect();
//! assert_eq!(names, ["dot", "clamp"]);
//! let dot = module.lookup("dot").unwrap();
//! assert_eq!(dot.walk().count(), 1, "its body has not been read");
//! assert!(dot.load().unwrap().walk().any(|op| op.is("arith.mulf")));
//! # Ok::<(), std::io::Error>(())
//! ```

pub use mlirkit_asm as asm;
pub use mlirkit_bytecode as bytecode;
pub use mlirkit_defs as defs;
pub use mlirkit_diag as diag;
pub use mlirkit_dialects as dialects;
pub use mlirkit_edit as edit;
pub use mlirkit_ir as ir;
pub use mlirkit_layout as layout;
pub use mlirkit_num as num;
/// StableHLO's versions and portable artifacts.
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
pub use mlirkit_stablehlo as stablehlo;
pub use mlirkit_verify as verifier;

mod roundtrip;
pub mod tool;

use std::sync::Arc;

use bytes::Bytes;
use mlirkit_asm::{ParseOptions, PrintOptions};
use mlirkit_bytecode::{BytecodeRegistry, ReadOptions};
use mlirkit_defs::{Dialect, Release};
use mlirkit_diag::{Diagnostic, Position};
use mlirkit_ir::{Context, DialectSet, Module};

pub use mlirkit_asm::position;
pub use mlirkit_verify::Level;
pub use roundtrip::verify_roundtrip;

/// Adds bytecode encodings to those of the library's dialects.
pub type Encodings = fn(BytecodeRegistry) -> BytecodeRegistry;

/// Which dialects a context knows.
#[derive(Debug, Clone)]
pub struct ContextOptions {
    /// Only these; a profile such as `mlir-opt-22` stands for its set. `None`: all there are.
    pub only: Option<Vec<String>>,
    /// More dialects, for the rest of the process.
    pub added: Vec<&'static Dialect>,
    /// Accept what belongs to no known dialect.
    pub allow_unregistered: bool,
    /// The release of LLVM whose definitions hold; `None`: the one that each definition file is about.
    pub release: Option<Release>,
    /// Bytecode encodings of further dialects.
    pub encodings: Encodings,
}

impl Default for ContextOptions {
    fn default() -> Self {
        Self {
            only: None,
            added: Vec::new(),
            allow_unregistered: false,
            release: None,
            encodings: |encodings| encodings,
        }
    }
}

/// The dialects that `mlir-opt` 22 registers, its test dialects aside: what `--dialects=mlir-opt-22` stands for.
pub const MLIR_OPT_22: &[&str] = &[
    "acc",
    "affine",
    "amdgpu",
    "amx",
    "arith",
    "arm_neon",
    "arm_sme",
    "arm_sve",
    "async",
    "bufferization",
    "builtin",
    "cf",
    "complex",
    "dlti",
    "emitc",
    "func",
    "gpu",
    "index",
    "irdl",
    "linalg",
    "llvm",
    "math",
    "memref",
    "ml_program",
    "mpi",
    "nvgpu",
    "nvvm",
    "omp",
    "pdl",
    "pdl_interp",
    "ptr",
    "quant",
    "rocdl",
    "scf",
    "shape",
    "shard",
    "smt",
    "sparse_tensor",
    "spirv",
    "tensor",
    "tosa",
    "transform",
    "ub",
    "vector",
    "wasmssa",
    "x86vector",
    "xegpu",
    "xevm",
];

/// The names that `only` stands for, profiles resolved.
fn expand(only: &[String]) -> Vec<String> {
    let names = only.iter().flat_map(|name| match name.as_str() {
        "mlir-opt-22" => MLIR_OPT_22.iter().map(|n| (*n).to_owned()).collect(),
        _ => vec![name.clone()],
    });
    names.collect()
}

/// The dialects that a context with these options knows, sorted.
#[must_use]
pub fn dialect_names(options: &ContextOptions) -> Vec<String> {
    let mut names = match &options.only {
        Some(only) => expand(only),
        None => mlirkit_dialects::names().map(str::to_owned).collect(),
    };
    names.extend(options.added.iter().map(|d| d.name().to_owned()));
    names.sort_unstable();
    names.dedup();
    names
}

/// A context with the dialects, hooks and encodings of this library. Nothing is loaded before it is used.
#[must_use]
pub fn context(options: &ContextOptions) -> Context {
    let mut dialects = DialectSet::new().with_lookup(mlirkit_dialects::lookup);
    for dialect in &options.added {
        dialects = dialects.with_dialect(dialect);
    }
    if let Some(only) = &options.only {
        let added = options.added.iter().map(|d| d.name().to_owned());
        dialects = dialects.only(expand(only).into_iter().chain(added));
    }
    if let Some(release) = options.release {
        dialects = dialects.at(release);
    }
    dialects.allow_unregistered = options.allow_unregistered;
    Context::new(dialects)
        .with_extension(mlirkit_asm::TEXT)
        .with_extension(mlirkit_asm::TRANSFORMS)
        .with_extension(mlirkit_dialects::hooks())
        .with_extension(mlirkit_dialects::checks())
        .with_extension(mlirkit_dialects::param_checks())
        .with_extension(mlirkit_dialects::preds())
        .with_extension(mlirkit_asm::hooks::AvailableDialects(dialect_names(options)))
        .with_extension((options.encodings)(mlirkit_dialects::encodings()))
        .with_extension(mlirkit_dialects::layouts())
        .with_extension(mlirkit_dialects::llvm::StructBodies::default())
}

/// How to open a file.
#[derive(Clone, Default)]
pub struct OpenOptions {
    /// How text is parsed. Its range is for bytecode too.
    pub text: ParseOptions,
    /// How bytecode is read.
    pub bytecode: ReadOptions,
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
        let parsed = mlirkit_asm::parse(ctx, name, input, &options.text)?;
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
}

impl Default for VerifyOptions {
    fn default() -> Self {
        Self { level: Level::Full, show_op: true }
    }
}

/// Verifies a module: structure, constraints, and the rules of the dialects.
///
/// # Errors
/// The first violation, with the notes that `mlir-opt` prints.
pub fn verify(module: &Module<'_>) -> Result<(), Box<Diagnostic>> {
    match verify_all(module, VerifyOptions::default()).into_iter().next() {
        Some(diagnostic) => Err(Box::new(diagnostic)),
        None => Ok(()),
    }
}

/// All that is wrong with a module, in the order in which `mlir-opt` prints it; nothing if it is in order.
#[must_use]
pub fn verify_all(module: &Module<'_>, options: VerifyOptions) -> Vec<Diagnostic> {
    let ctx = module.context();
    let checks: [mlirkit_verify::Check<'_>; 1] = [&mlirkit_dialects::dlti::check];
    let checks = if options.level == Level::Full { &checks[..] } else { &[] };
    let found = module.top_block().ops().flat_map(|op| mlirkit_verify::verify_all(op, checks, options.level));
    found.map(|violation| diagnostic(ctx, module, &violation, options.show_op)).collect()
}

fn diagnostic(ctx: &Context, module: &Module<'_>, violation: &mlirkit_verify::Violation, show_op: bool) -> Diagnostic {
    let text = || op_to_string(module.op(violation.body, violation.op));
    let mut message = violation.message.clone();
    if violation.ends_with_op {
        message.push_str(&text());
    }
    let mut diagnostic = mlirkit_asm::error_at(ctx, violation.location, message);
    if violation.shows_op && show_op {
        let text = text();
        let line = if text.contains('\n') { "\n" } else { "" };
        diagnostic = diagnostic.with_note(format!("see current operation: {line}{text}"));
    }
    for (location, note) in &violation.notes {
        diagnostic = diagnostic.with_note_at(position(ctx, *location), note);
    }
    diagnostic
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

/// An operation as diagnostics show it.
fn op_to_string(op: mlirkit_ir::OpRef<'_, '_>) -> String {
    let options = PrintOptions { generic: true, max_output: LONGEST_OP, ..PrintOptions::default() };
    let mut out = Vec::new();
    // Writing to memory cannot fail: an error says that it would be too much.
    let cut = mlirkit_asm::print_in_scope(op, &options, &mut out).is_err();
    String::from_utf8_lossy(&out).into_owned() + if cut { "..." } else { "" }
}
