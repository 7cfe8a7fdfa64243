//! The upstream MLIR dialects: definition files and hooks.
//!
//! ```
//! let arith = mlirkit_dialects::lookup("arith").unwrap();
//! assert_eq!(arith.op("addi").unwrap().operands.len(), 2);
//! ```
//!
//! Features select families of dialects:
//!
//! - `ml`: stablehlo, chlo, vhlo, sdy, mpmd, mesh, polynomial, shard
//! - `tosa`: tosa
//! - `llvm`: llvm
//! - `gpu`: gpu, nvgpu, nvvm, rocdl, amdgpu, xegpu, xevm
//! - `cpu`: amx, arm_neon, arm_sme, arm_sve, x86, x86vector, vcix
//! - `spirv`: spirv
//! - `transform`: transform, pdl, pdl_interp, irdl
//! - `parallel`: omp, acc, mpi
//! - `emit`: emitc, smt, wasmssa
//!
//! The default feature `all` selects all of them. The other dialects are always included.

// Code shared by several dialects may be unused when the features that select those dialects are off.
#![cfg_attr(not(feature = "all"), allow(dead_code, unused_imports, unused_macros))]

#[cfg(feature = "parallel")]
mod acc;
mod affine;
#[cfg(feature = "gpu")]
mod amdgpu;
#[cfg(feature = "cpu")]
mod amx;
mod arith;
mod r#async;
mod bufferization;
mod builtin;
mod cf;
#[cfg(feature = "ml")]
mod chlo;
mod common;
mod complex;
pub mod dlti;
#[cfg(feature = "emit")]
mod emitc;
mod func;
#[cfg(feature = "gpu")]
mod gpu;
mod index;
#[cfg(feature = "transform")]
mod irdl;
pub mod library;
mod linalg;
pub mod llvm;
mod memref;
#[cfg(feature = "ml")]
mod mesh;
mod ml_program;
#[cfg(feature = "ml")]
mod mpmd;
#[cfg(feature = "gpu")]
mod nvgpu;
#[cfg(feature = "gpu")]
mod nvvm;
#[cfg(feature = "parallel")]
mod omp;
mod parts;
#[cfg(feature = "transform")]
mod pdl;
#[cfg(feature = "transform")]
mod pdl_interp;
#[cfg(feature = "ml")]
mod polynomial;
mod ports;
mod ptr;
mod quant;
#[cfg(feature = "gpu")]
mod rocdl;
mod scf;
#[cfg(feature = "ml")]
mod sdy;
mod shape;
#[cfg(feature = "ml")]
mod shard;
#[cfg(feature = "emit")]
mod smt;
mod sparse_tensor;
#[cfg(feature = "spirv")]
mod spirv;
#[cfg(feature = "ml")]
mod stablehlo;
mod table;
mod tensor;
mod text;
#[cfg(feature = "tosa")]
mod tosa;
#[cfg(feature = "transform")]
mod transform;
mod vector;
#[cfg(feature = "ml")]
pub mod vhlo;
#[cfg(feature = "emit")]
mod wasmssa;
#[cfg(feature = "cpu")]
mod x86;
#[cfg(feature = "gpu")]
mod xegpu;
#[cfg(feature = "gpu")]
mod xevm;

use std::sync::OnceLock;

use mlirkit_asm::hooks::Hooks;
use mlirkit_asm::{attr_to_string, type_to_string};
use mlirkit_bytecode::BytecodeRegistry;
use mlirkit_defs::Dialect;
use mlirkit_ir::{Library, ParamChecks, Preds};
use mlirkit_layout::{Interfaces, Spelling};
use mlirkit_verify::Checks;

pub use common::versioned::ReleaseVersion;
pub use ports::{history, ports};
#[cfg(feature = "ml")]
pub use stablehlo::syntax::register_mhlo;

/// Returns the dialect with this namespace; `None` if it is unknown or its definition file is missing. The file is
/// indexed on first use.
#[must_use]
pub fn lookup(name: &str) -> Option<&'static Dialect> {
    // Boxed, because the table of an unused dialect is part of the program file.
    static LOADED: [OnceLock<Option<Box<Dialect>>>; table::COUNT] = [const { OnceLock::new() }; table::COUNT];
    let at = table::index(name)?;
    let definition = table::definition(at)?;
    // A test parses every definition file, so parsing cannot fail here.
    LOADED.get(at)?.get_or_init(|| Some(Box::new(Dialect::parse_file(definition).ok()?.with_lives(history)))).as_deref()
}

/// Returns the contents of the dialect's definition file; `None` if the dialect is unknown or its file is missing.
#[must_use]
pub fn definition(name: &str) -> Option<&'static str> {
    table::definition(table::index(name)?)
}

/// Returns whether the context's dialect of this name comes from this library. A context may have a dialect of the same
/// name from elsewhere.
#[must_use]
pub fn is_of_library(ctx: &mlirkit_ir::Context, name: &str) -> bool {
    ctx.dialect(ctx.ident(name)).zip(lookup(name)).is_some_and(|(given, own)| std::ptr::eq(given, own))
}

/// Provides the definition file of a dialect. Returns false if the library already has the file (always, with the
/// feature `embedded`) or if the dialect is unknown.
///
/// Existing contexts that have already looked the dialect up do not see the change: open the file again in a new
/// context.
pub fn provide(name: &str, definition: String) -> bool {
    table::provide(name, definition)
}

/// Returns the families (feature names) of the dialects whose definition files were looked up but are missing. A family
/// may be returned more than once.
pub fn missing() -> impl Iterator<Item = &'static str> {
    table::missing()
}

/// Returns the namespaces of all dialects, sorted.
pub fn names() -> impl Iterator<Item = &'static str> {
    table::DIALECTS.iter().map(|dialect| dialect.name)
}

/// Returns the syntax hooks of all dialects in this library. Each dialect's hooks are built on first use.
#[must_use]
pub fn hooks() -> Hooks {
    let mut hooks = Hooks::default();
    hooks.library = parts::HOOKS;
    hooks.attr.library = Library::new(|name| parts::HOOKS.part(name).map(|hooks| &hooks.attr));
    hooks
}

/// Returns the verifiers of operations, traits and discardable attributes that upstream implements in C++.
#[must_use]
pub fn checks() -> Checks {
    Checks::of_library(parts::CHECKS)
}

/// Returns the predicates on types and attributes that upstream implements in C++.
#[must_use]
pub fn preds() -> Preds {
    Preds { library: parts::PREDS, ..Preds::default() }
}

/// Returns the checks of attribute and type parameters, which the parser and the bytecode reader run.
#[must_use]
pub fn param_checks() -> ParamChecks {
    ParamChecks { library: parts::PARAM_CHECKS, ..ParamChecks::default() }
}

/// Returns the data layout interfaces of these dialects. A context also needs [`llvm::StructBodies`].
///
/// ```
/// use mlirkit_ir::{Context, DialectSet};
/// use mlirkit_layout::{DataLayout, TypeSize, llvm_string};
///
/// let ctx = Context::new(DialectSet::new().with_lookup(mlirkit_dialects::lookup))
///     .with_extension(mlirkit_dialects::layouts())
///     .with_extension(mlirkit_dialects::llvm::StructBodies::default());
/// let layout = DataLayout::of_llvm_string(&ctx, "e-p:32:32-i64:64")?;
/// let pointer = mlirkit_dialects::llvm::pointer_type(&ctx, 0).unwrap();
/// let pair = mlirkit_dialects::llvm::literal_struct(&ctx, &[pointer, ctx.i64_type()], false).unwrap();
/// assert_eq!(layout.type_size(pair)?, TypeSize::fixed(16));
/// assert_eq!(layout.type_size(ctx.index_type())?, TypeSize::fixed(4));
/// let fields = layout.members(pair)?.unwrap();
/// assert_eq!((fields[1].offset, fields[1].padding), (8, 4));
/// assert!(llvm_string::export(&layout)?.starts_with("e-p0:32:32:32:32-i64:64-"));
/// # Ok::<(), mlirkit_layout::Error>(())
/// ```
#[must_use]
pub fn layouts() -> Interfaces {
    let spelling = Spelling { ty: type_to_string, attr: attr_to_string };
    let mut interfaces = Interfaces { spelling, ..Interfaces::default() };
    table::DIALECTS.iter().for_each(|dialect| (dialect.bindings.layouts)(&mut interfaces));
    interfaces
}

/// Returns the dialects' bytecode interfaces, with hooks for encodings that a definition file cannot express.
#[must_use]
pub fn encodings() -> BytecodeRegistry {
    BytecodeRegistry::new().with_library(parts::ENCODINGS)
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_definition_file_can_be_indexed() {
        for name in super::names() {
            assert_eq!(super::lookup(name).map(|d| d.name()), Some(name));
        }
    }

    /// Compares with the files on disk, so that it also tests the compressed files of the feature `packed`.
    #[test]
    #[cfg(feature = "embedded")]
    fn a_definition_is_the_text_of_its_files() {
        for name in super::names() {
            let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(name);
            let read = |file: &str| std::fs::read_to_string(folder.join(file)).unwrap_or_default();
            let text = [read("checks.def"), read("directives.def"), read(&format!("{name}.def"))].concat();
            assert!(text.len() > 100 && super::definition(name) == Some(text.as_str()), "{name}");
        }
    }

    #[test]
    fn every_hook_that_an_encoding_names_is_bound() {
        let registry = super::encodings();
        for dialect in super::names().filter_map(super::lookup) {
            for form in dialect.attrs().chain(dialect.types()).flat_map(|row| &row.wire) {
                for hook in form.fields.iter().flat_map(|field| field.kind.hooks()) {
                    assert!(registry.field(hook).is_some(), "{hook}");
                }
                if let mlirkit_defs::WireWhen::Hook(hook) = &form.when {
                    assert!(registry.condition(hook).is_some(), "{hook}");
                }
            }
        }
    }
}
