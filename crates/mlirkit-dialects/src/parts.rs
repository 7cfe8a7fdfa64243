//! The bindings of each dialect, made at first use, because most files need few of the fifty dialects.

use std::sync::OnceLock;

use mlirkit_asm::hooks::{Hooks, Resources};
use mlirkit_bytecode::BytecodeRegistry;
use mlirkit_ir::{Library, ParamChecks, Preds};
use mlirkit_verify::Checks;

use crate::common;
use crate::table::{COUNT, DIALECTS, entry, index};

/// Tables of one kind: a cell for each dialect, and the last one for what all share.
struct Parts<T> {
    cells: [OnceLock<Box<T>>; COUNT + 1],
    fill: fn(&'static str, &mut T),
}

impl<T: Default> Parts<T> {
    /// Tables that are filled this way, given the name of the dialect, or an empty one for what all share.
    const fn new(fill: fn(&'static str, &mut T)) -> Self {
        Self { cells: [const { OnceLock::new() }; COUNT + 1], fill }
    }

    /// Returns the table that has a name.
    fn of(&self, name: &str) -> Option<&T> {
        let (cell, dialect) = match place(name) {
            Some(at) => (self.cells.get(at)?, DIALECTS.get(at)?.name),
            None => (self.cells.last()?, ""),
        };
        let made = cell.get_or_init(|| {
            let mut table = Box::default();
            (self.fill)(dialect, &mut table);
            table
        });
        Some(made)
    }
}

/// The encodings of all dialects.
pub(crate) const ENCODINGS: Library<BytecodeRegistry> = Library::new(|_| {
    static ALL: OnceLock<BytecodeRegistry> = OnceLock::new();
    Some(ALL.get_or_init(|| {
        DIALECTS.iter().fold(BytecodeRegistry::new(), |registry, dialect| (dialect.bindings.encodings)(registry))
    }))
});

/// Returns the dialect whose tables have a name; names without a dialect are in the shared tables.
fn place(name: &str) -> Option<usize> {
    let end = name.bytes().position(|c| c == b'.').unwrap_or(name.len());
    let dialect = name.get(..end).unwrap_or_default();
    index(dialect).or_else(|| DIALECTS.iter().position(|dialect| dialect.bindings.traits.contains(&name)))
}

/// The hooks of all dialects.
pub(crate) const HOOKS: Library<Hooks> = Library::new(hooks);

fn hooks(name: &str) -> Option<&'static Hooks> {
    static PARTS: Parts<Hooks> = Parts::new(fill_hooks);
    PARTS.of(name)
}

/// The checks of all dialects.
pub(crate) const CHECKS: Library<Checks> = Library::new(checks);

fn checks(name: &str) -> Option<&'static Checks> {
    static PARTS: Parts<Checks> = Parts::new(fill_checks);
    PARTS.of(name)
}

/// The rules about parameters of all dialects.
pub(crate) const PARAM_CHECKS: Library<ParamChecks> = Library::new(param_checks);

fn param_checks(name: &str) -> Option<&'static ParamChecks> {
    static PARTS: Parts<ParamChecks> = Parts::new(fill_param_checks);
    PARTS.of(name)
}

/// All predicates.
pub(crate) const PREDS: Library<Preds> = Library::new(|_| {
    static ALL: OnceLock<Preds> = OnceLock::new();
    Some(ALL.get_or_init(|| {
        let mut preds = Preds::default();
        common::preds::register(&mut preds);
        preds
    }))
});

fn fill_hooks(dialect: &'static str, hooks: &mut Hooks) {
    let Some(entry) = entry(dialect) else { return common::register(hooks) };
    (entry.bindings.hooks)(hooks);
    common::transforms::register(dialect, hooks);
    if !entry.bindings.resources {
        hooks.resources.entry(dialect).or_insert(Resources::Unexpected);
    }
}

fn fill_checks(dialect: &'static str, checks: &mut Checks) {
    let Some(entry) = entry(dialect) else {
        common::verify::register(checks);
        return common::op_preds::register(checks);
    };
    (entry.bindings.checks)(checks);
    common::checks::register(dialect, checks);
}

fn fill_param_checks(dialect: &'static str, checks: &mut ParamChecks) {
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
        // Traits and predicates have no dialect.
        assert!(checks.find("LinalgOp", |checks| &checks.region_traits).is_some());
        assert!(checks.find("CastOpInterface", |checks| &checks.traits).is_some());
        assert!(crate::preds().find("isa:acc::PointerLikeType").is_some());
    }

    #[test]
    fn what_a_dialect_binds_is_looked_for_there() {
        let (mut count, mut lost) = (0, Vec::new());
        for dialect in crate::names().chain([""]) {
            let (mut hooks, mut checks, mut params) = (Hooks::default(), Checks::default(), ParamChecks::default());
            fill_hooks(dialect, &mut hooks);
            fill_checks(dialect, &mut checks);
            fill_param_checks(dialect, &mut params);
            let mut look = |name: &str| {
                if place(name) != index(dialect) {
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
