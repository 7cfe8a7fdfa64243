//! The hooks and checks of each dialect, built at first use.

use std::sync::OnceLock;

use mlirkit_asm::hooks::Hooks;
use mlirkit_bytecode::BytecodeRegistry;
use mlirkit_dialects::library::{Entry, Parts, TraitIndex};
use mlirkit_ir::{Library, ParamChecks, Preds};
use mlirkit_verify::Checks;

use crate::table::{COUNT, DIALECTS, index};

/// Returns the index of the dialect that a name belongs to. `name` is the name of a dialect, an operation or a trait.
/// `None` if no dialect has it.
fn place(name: &str) -> Option<usize> {
    static TRAITS: TraitIndex = TraitIndex::new();
    let of_trait = || TRAITS.dialect(name, DIALECTS.iter().map(|shipped| shipped.dialect.bindings.traits));
    match name.split_once('.') {
        Some((dialect, _)) => index(dialect),
        None => index(name).or_else(of_trait),
    }
}

/// Returns the dialect at `position`; `None` if `position` is `None` or out of range.
fn entry(position: Option<usize>) -> Option<&'static Entry> {
    DIALECTS.get(position?).map(|shipped| &shipped.dialect)
}

/// The syntax hooks of all dialects of the projects.
pub(crate) const HOOKS: Library<Hooks> = Library::new(hooks);

fn hooks(name: &str) -> Option<&'static Hooks> {
    static PARTS: Parts<Hooks, COUNT> = Parts::new(|at, hooks| {
        entry(at).into_iter().for_each(|dialect| (dialect.bindings.hooks)(hooks));
    });
    PARTS.at(Some(place(name)?))
}

/// The syntax hooks of attributes and types, for all dialects of the projects.
pub(crate) const ATTR_HOOKS: Library<mlirkit_asm::hooks::AttrHooks> =
    Library::new(|name| hooks(name).map(|hooks| &hooks.attr));

/// The checks of all dialects of the projects.
pub(crate) const CHECKS: Library<Checks> = Library::new(checks);

fn checks(name: &str) -> Option<&'static Checks> {
    static PARTS: Parts<Checks, COUNT> = Parts::new(|at, checks| {
        entry(at).into_iter().for_each(|dialect| (dialect.bindings.checks)(checks));
    });
    PARTS.at(Some(place(name)?))
}

/// The checks of attribute and type parameters, for all dialects of the projects.
pub(crate) const PARAM_CHECKS: Library<ParamChecks> = Library::new(param_checks);

fn param_checks(name: &str) -> Option<&'static ParamChecks> {
    static PARTS: Parts<ParamChecks, COUNT> = Parts::new(|at, checks| {
        entry(at).into_iter().for_each(|dialect| (dialect.bindings.params)(checks));
    });
    PARTS.at(Some(place(name)?))
}

/// The bytecode encodings of all dialects of the projects.
pub(crate) const ENCODINGS: Library<BytecodeRegistry> = Library::new(|name| {
    static ALL: OnceLock<BytecodeRegistry> = OnceLock::new();
    place(name)?;
    Some(ALL.get_or_init(|| {
        DIALECTS
            .iter()
            .fold(BytecodeRegistry::new(), |registry, shipped| (shipped.dialect.bindings.encodings)(registry))
    }))
});

/// The predicates of all projects.
pub(crate) const PREDS: Library<Preds> = Library::new(|_| {
    static ALL: OnceLock<Preds> = OnceLock::new();
    Some(ALL.get_or_init(|| {
        let mut preds = Preds::default();
        crate::preds::register(&mut preds);
        preds
    }))
});
