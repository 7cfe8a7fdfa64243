//! Definitions of other projects' dialects: Triton, torch-mlir, IREE, Mosaic, FlyDSL, Flang, Catalyst, CIRCT, HEIR,
//! TensorFlow and CUDA Tile IR.
//!
//! ```
//! let nvws = mlirkit_projects::lookup("nvws").unwrap();
//! assert!(nvws.op("create_token").is_some());
//! assert_eq!(mlirkit_projects::project("nvws"), Some("triton"));
//! ```
//!
//! Each project has a feature. A definition file is indexed when its dialect is first looked up, so an unused project
//! costs no time. The tables returned by this crate also contain those of the upstream dialects, so they replace the
//! tables of [`mlirkit_dialects`].

#[cfg(feature = "circt")]
mod circt;
#[cfg(feature = "flang")]
mod flang;
#[cfg(feature = "flydsl")]
mod flydsl;
mod given;
#[cfg(feature = "heir")]
mod heir;
#[cfg(feature = "iree")]
mod iree;
mod parts;
mod preds;
mod table;
#[cfg(feature = "tensorflow")]
mod tensorflow;
#[cfg(feature = "torch")]
mod torch;
#[cfg(feature = "triton")]
mod triton;

use std::sync::OnceLock;

pub use given::{meet, missing, provide};
use mlirkit_asm::hooks::Hooks;
use mlirkit_bytecode::BytecodeRegistry;
use mlirkit_defs::Dialect;
use mlirkit_ir::{ParamChecks, Preds};
use mlirkit_layout::Interfaces;
use mlirkit_verify::Checks;

/// Returns the dialect with this namespace. `None` if no enabled project has it, or if its definition file is missing.
/// The first call indexes the definition file.
#[must_use]
pub fn lookup(name: &str) -> Option<&'static Dialect> {
    // Boxed, because the table of an unused dialect is part of the program file.
    static LOADED: [OnceLock<Option<Box<Dialect>>>; table::COUNT] = [const { OnceLock::new() }; table::COUNT];
    let at = table::index(name)?;
    let definition = given::definition(at)?;
    // A test indexes every definition file, so none fails here.
    LOADED.get(at)?.get_or_init(|| Dialect::parse_file(definition).ok().map(Box::new)).as_deref()
}

/// Returns the contents of a dialect's definition file. `None` if no enabled project has the dialect, or if the file is
/// missing.
#[must_use]
pub fn definition(name: &str) -> Option<&'static str> {
    given::definition(table::index(name)?)
}

/// Returns the name of the project that has this dialect; `None` if no enabled project has it.
#[must_use]
pub fn project(name: &str) -> Option<&'static str> {
    table::entry(name).map(|shipped| shipped.project)
}

/// Returns the namespaces of all dialects, sorted.
pub fn names() -> impl Iterator<Item = &'static str> {
    table::DIALECTS.iter().map(|shipped| shipped.dialect.name)
}

/// Returns the syntax hooks of the projects' dialects and the upstream dialects. The hooks of a dialect are built at
/// first use.
#[must_use]
pub fn hooks() -> Hooks {
    let mut hooks = mlirkit_dialects::hooks();
    hooks.library = parts::HOOKS.or(hooks.library);
    hooks.attr.library = parts::ATTR_HOOKS.or(hooks.attr.library);
    hooks
}

/// Returns the checks of operations, traits and discardable attributes, for the projects' dialects and the upstream
/// dialects.
#[must_use]
pub fn checks() -> Checks {
    Checks::of_library(parts::CHECKS.or(mlirkit_dialects::checks().library))
}

/// Returns the predicates that are implemented in C++, for the projects' dialects and the upstream dialects.
#[must_use]
pub fn preds() -> Preds {
    let upstream = mlirkit_dialects::preds();
    Preds { library: upstream.library.or(parts::PREDS), ..upstream }
}

/// Returns the checks of attribute and type parameters, for the projects' dialects and the upstream dialects.
#[must_use]
pub fn param_checks() -> ParamChecks {
    let upstream = mlirkit_dialects::param_checks();
    ParamChecks { library: parts::PARAM_CHECKS.or(upstream.library), ..upstream }
}

/// Returns the data layout interfaces of the projects' dialects and the upstream dialects.
#[must_use]
pub fn layouts() -> Interfaces {
    let mut interfaces = mlirkit_dialects::layouts();
    table::DIALECTS.iter().for_each(|shipped| (shipped.dialect.bindings.layouts)(&mut interfaces));
    interfaces
}

/// Returns the bytecode interfaces and encoding hooks of the projects' dialects and the upstream dialects.
#[must_use]
pub fn encodings() -> BytecodeRegistry {
    mlirkit_dialects::encodings().with_library(parts::ENCODINGS)
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_definition_file_can_be_read() {
        assert!(super::names().is_sorted());
        for name in super::names() {
            let dialect = super::lookup(name).expect("the file can be indexed");
            assert_eq!(dialect.name(), name);
            assert_eq!(dialect.check(), Ok(()), "{name}");
        }
    }
}
