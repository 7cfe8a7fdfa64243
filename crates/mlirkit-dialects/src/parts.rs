//! The bindings of each dialect, built on first use, because most files use only a few of the roughly fifty dialects.

use std::sync::OnceLock;

use mlirkit_asm::hooks::{Hooks, Resources};
use mlirkit_bytecode::BytecodeRegistry;
use mlirkit_ir::{Library, ParamChecks, Preds};
use mlirkit_verify::Checks;

use crate::common;
use crate::library::{Entry, Parts, TraitIndex};
use crate::table::{COUNT, DIALECTS, index};

/// The bytecode encodings of all dialects.
pub(crate) const ENCODINGS: Library<BytecodeRegistry> = Library::new(|_| {
    static ALL: OnceLock<BytecodeRegistry> = OnceLock::new();
    Some(ALL.get_or_init(|| {
        DIALECTS.iter().fold(BytecodeRegistry::new(), |registry, dialect| (dialect.bindings.encodings)(registry))
    }))
});

/// Returns the index of the dialect that binds `name`: the dialect in its prefix, the dialect of that name, or the
/// dialect that verifies the trait `name`. `None` for other names, which the shared tables bind.
fn place(name: &str) -> Option<usize> {
    static TRAITS: TraitIndex = TraitIndex::new();
    let of_trait = || TRAITS.dialect(name, DIALECTS.iter().map(|dialect| dialect.bindings.traits));
    match name.split_once('.') {
        Some((dialect, _)) => index(dialect),
        None => index(name).or_else(of_trait),
    }
}

/// The syntax hooks of all dialects.
pub(crate) const HOOKS: Library<Hooks> = Library::new(hooks);

fn hooks(name: &str) -> Option<&'static Hooks> {
    static PARTS: Parts<Hooks, COUNT> = Parts::new(fill_hooks);
    PARTS.at(place(name))
}

/// The verifiers of all dialects.
pub(crate) const CHECKS: Library<Checks> = Library::new(checks);

fn checks(name: &str) -> Option<&'static Checks> {
    static PARTS: Parts<Checks, COUNT> = Parts::new(fill_checks);
    PARTS.at(place(name))
}

/// The parameter checks of all dialects.
pub(crate) const PARAM_CHECKS: Library<ParamChecks> = Library::new(param_checks);

fn param_checks(name: &str) -> Option<&'static ParamChecks> {
    static PARTS: Parts<ParamChecks, COUNT> = Parts::new(fill_param_checks);
    PARTS.at(place(name))
}

/// The predicates of all dialects, in one table.
pub(crate) const PREDS: Library<Preds> = Library::new(|_| {
    static ALL: OnceLock<Preds> = OnceLock::new();
    Some(ALL.get_or_init(|| {
        let mut preds = Preds::default();
        common::preds::register(&mut preds);
        preds
    }))
});

/// Returns the dialect at `position` in the table; `None` if `position` is `None` or out of range.
fn entry(position: Option<usize>) -> Option<&'static Entry> {
    DIALECTS.get(position?)
}

fn fill_hooks(dialect: Option<usize>, hooks: &mut Hooks) {
    let Some(entry) = entry(dialect) else { return common::register(hooks) };
    (entry.bindings.hooks)(hooks);
    common::transforms::register(entry.name, hooks);
    if !entry.bindings.resources {
        hooks.resources.entry(entry.name).or_insert(Resources::Unexpected);
    }
}

fn fill_checks(dialect: Option<usize>, checks: &mut Checks) {
    let Some(entry) = entry(dialect) else {
        common::verify::register(checks);
        return common::op_preds::register(checks);
    };
    (entry.bindings.checks)(checks);
    common::checks::register(entry.name, checks);
}

fn fill_param_checks(dialect: Option<usize>, checks: &mut ParamChecks) {
    if let Some(entry) = entry(dialect) {
        (entry.bindings.params)(checks);
    }
}

#[cfg(test)]
mod tests {
    use mlirkit_defs::Release;

    use super::*;

    #[test]
    fn what_a_context_binds_comes_before_the_library() {
        let mut checks = crate::checks();
        assert_eq!(checks.find("linalg.map", |checks| &checks.since), Some(Release(22)));
        checks.since.insert("linalg.map", Release(19));
        assert_eq!(checks.find("linalg.map", |checks| &checks.since), Some(Release(19)));
        assert_eq!(checks.find("vector.scan", |checks| &checks.since), Some(Release(20)));
        assert!(checks.lists("func.func", |checks| &checks.declarations));
        assert!(!checks.lists("func.call", |checks| &checks.declarations));
        // Traits and predicates have no dialect prefix.
        assert!(checks.find("LinalgOp", |checks| &checks.region_traits).is_some());
        assert!(checks.find("CastOpInterface", |checks| &checks.traits).is_some());
        assert!(crate::preds().find("isa:acc::PointerLikeType").is_some());
    }

    #[test]
    fn what_a_dialect_binds_is_looked_for_there() {
        let (mut count, mut lost) = (0, Vec::new());
        for dialect in crate::names().chain([""]) {
            let (mut hooks, mut checks, mut params) = (Hooks::default(), Checks::default(), ParamChecks::default());
            let at = index(dialect);
            fill_hooks(at, &mut hooks);
            fill_checks(at, &mut checks);
            fill_param_checks(at, &mut params);
            let mut look = |name: &str| {
                if place(name) != at {
                    lost.push(format!("'{name}', bound by '{dialect}'"));
                }
                count += 1;
            };
            macro_rules! names {
                ($of:ident: $($table:ident)+) => { $($of.$table.keys().for_each(|name| look(name));)+ };
            }
            macro_rules! lists {
                ($of:ident: $($list:ident)+) => { $($of.$list.iter().for_each(|name| look(name));)+ };
            }
            names!(hooks: ops directives attrs attr_builders type_builders types dialect_attrs dialect_types params infer);
            names!(hooks: encodings attr_classes resources names namespaces);
            hooks.transforms.keys().for_each(|(dialect, _)| look(dialect));
            names!(checks: ops ops_within regions traits region_traits op_attrs op_attrs_first arg_attrs result_attrs);
            names!(checks: symbol_uses function_bodies function_types op_preds infer suggest frees since);
            lists!(checks: symbol_uses_of_signature declarations of_signature of_value_kinds ssa_regions graph_regions);
            names!(params: attrs types dialects);
        }
        assert!(lost.is_empty(), "{lost:#?}");
        assert!(count > 1000, "{count} names");
    }
}
