//! Compares `docs/missing-checks.md` with the C++ checks of upstream that have no counterpart here.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use mlirkit_defs::{CheckRow, OpDef};
use mlirkit_dialects::{checks, lookup, names, param_checks};
use mlirkit_ir::{ParamCheck, ParamChecks};
use rustc_hash::FxHashMap;

/// Operations, attributes and types whose definition has the member `verifier` but for which no check is registered, by
/// dialect and kind.
type Missing = BTreeMap<&'static str, BTreeMap<&'static str, BTreeSet<String>>>;

/// Attributes and types that the parser or the reader checks, without a registered parameter check. Test cases for each
/// are in `src/DIALECT/tests/verify/parameters.mlir`. An empty list means all attributes and types of a dialect.
const CHECKED_ELSEWHERE: [(&str, &[&str]); 3] = [
    ("builtin", &[]),
    ("dlti", &["dl_spec", "map", "target_device_spec", "target_system_spec"]),
    ("llvm", &["array", "func"]),
];

/// Returns the missing checks, and the number of definitions with a verifier.
fn missing() -> (Missing, usize) {
    let (checks, params) = (checks(), param_checks());
    let bound = |name: &str, table: fn(&ParamChecks) -> &FxHashMap<&'static str, ParamCheck>| {
        params.library.find(&params, name, |params| table(params).get(name).copied()).is_some()
    };
    let (mut all, mut marks) = (Missing::new(), 0);
    for name in names() {
        let Some(dialect) = lookup(name) else { continue };
        let elsewhere = CHECKED_ELSEWHERE.iter().find(|(dialect, _)| *dialect == name);
        let mut add = |kind: &'static str, row: &str| {
            let short = row.split_once('.').map_or(row, |(_, short)| short);
            if kind != "operations" && elsewhere.is_some_and(|(_, rows)| rows.is_empty() || rows.contains(&short)) {
                return;
            }
            all.entry(name).or_default().entry(kind).or_default().insert(short.to_owned());
        };
        for op in dialect.ops().filter(|op| op.custom_verifier) {
            marks += 1;
            let name = &*op.name;
            let has_own = checks.find(name, |checks| &checks.ops).is_some()
                || checks.find(name, |checks| &checks.ops_within).is_some()
                || checks.find(name, |checks| &checks.regions).is_some()
                || name.split_once('.').is_some_and(|(_, short)| dialect.checks(short).is_some());
            if !has_own {
                add("operations", &op.name);
            }
        }
        marks += dialect.attrs().filter(|row| row.custom_verifier).count();
        marks += dialect.types().filter(|row| row.custom_verifier).count();
        marks += usize::from(dialect.flags().verifies_op_attrs);
        for row in dialect.attrs().filter(|row| row.custom_verifier && !bound(&row.name, |params| &params.attrs)) {
            add("attributes", &row.name);
        }
        for row in dialect.types().filter(|row| row.custom_verifier && !bound(&row.name, |params| &params.types)) {
            add("types", &row.name);
        }
        if dialect.flags().verifies_op_attrs && checks.find(name, |checks| &checks.op_attrs).is_none() {
            add("discardable attributes", name);
        }
    }
    (all, marks)
}

fn text() -> String {
    let (missing, marks) = missing();
    let count: usize = missing.values().flat_map(BTreeMap::values).map(BTreeSet::len).sum();
    let mut text = format!(
        "# Missing checks\n\nmlirkit lacks {count} of upstream's C++ checks. Definition files mark {marks} operations, attributes \
         and types with `verifier`.\nThe tests of `mlirkit-dialects` write this page (`BLESS=1`).\n",
    );
    for (dialect, kinds) in missing {
        write!(text, "\n## {dialect}\n\n").unwrap();
        for (kind, rows) in kinds {
            writeln!(text, "- {kind}: {}", rows.into_iter().collect::<Vec<_>>().join(", ")).unwrap();
        }
    }
    text
}

/// Returns the dialect, the kind and the name of every entry in `text`, the contents of `docs/missing-checks.md`.
fn entries(text: &str) -> BTreeSet<(String, String, String)> {
    let mut dialect = "";
    let mut all = BTreeSet::new();
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("## ") {
            dialect = name;
        } else if let Some((kind, rows)) = line.strip_prefix("- ").and_then(|line| line.split_once(": ")) {
            all.extend(rows.split(", ").map(|row| (dialect.to_owned(), kind.to_owned(), row.to_owned())));
        }
    }
    all
}

#[test]
fn what_is_missing_is_listed() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/missing-checks.md");
    let text = text();
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, &text).unwrap();
    }
    let listed = entries(&std::fs::read_to_string(path).unwrap_or_default());
    let found = entries(&text);
    let unlisted: Vec<_> = found.difference(&listed).collect();
    assert!(unlisted.is_empty(), "missing, but not in docs/missing-checks.md: {unlisted:#?}");
    let (missing, marks) = missing();
    let count: usize = missing.values().flat_map(BTreeMap::values).map(BTreeSet::len).sum();
    assert!(count * 20 < marks, "{count} of {marks} marks have no check: more than 5 %");
}

/// Tests that every predicate on operations can be evaluated, by the verifier itself or by a function that a dialect
/// registers.
#[test]
fn predicates_over_operations_are_known() {
    let checks = checks();
    let mut unknown = BTreeSet::new();
    for dialect in names().filter_map(lookup) {
        for op in dialect.ops() {
            unknown.extend(mlirkit_verify::unknown_predicates(op, dialect, &checks));
        }
    }
    assert!(unknown.is_empty(), "{unknown:#?}");
}

/// Tests that every `checks` definition belongs to an operation or is used by another one. Each name in it must belong
/// to the operation in some release.
#[test]
fn checks_rows_name_what_is_there() {
    let mut wrong = Vec::new();
    for dialect in names().filter_map(lookup) {
        let used: BTreeSet<&str> = dialect.check_rows().flat_map(CheckRow::uses).collect();
        wrong.extend(used.iter().filter(|name| dialect.checks(name).is_none()).map(|name| format!("no row '{name}'")));
        for row in dialect.check_rows() {
            let full = format!("{}.{}", dialect.name(), row.name);
            let ops = dialect.ops().chain(dialect.other_ops().map(|(_, op)| op)).filter(|op| *op.name == full);
            let ops: Vec<_> = ops.collect();
            if ops.is_empty() && !used.contains(&*row.name) {
                wrong.push(format!("'{full}' is no operation, and no row uses it"));
            }
            let mut rows = vec![row];
            while let Some(row) = rows.pop().filter(|_| !ops.is_empty()) {
                rows.extend(row.uses().filter_map(|name| dialect.checks(name)));
                let is_there = |op: &&OpDef, name: &str| {
                    let mut values = op.operands.iter().chain(&op.results).map(|value| &*value.name);
                    let is_region = op.regions.iter().any(|region| *region.name == *name);
                    is_region || values.any(|known| known == name) || op.slots.position(name).is_some()
                };
                let unknown = row.names().into_iter().filter(|name| !ops.iter().any(|op| is_there(op, name)));
                wrong.extend(unknown.map(|name| format!("'{full}' has no '{name}'")));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_check_has_a_row() {
    let (checks, params) = (checks(), param_checks());
    let op = |name: &str| {
        let (dialect, short) = name.split_once('.').unwrap();
        lookup(dialect).is_some_and(|dialect| dialect.op(short).is_some())
    };
    for checks in names().chain([""]).filter_map(|name| checks.library.part(name)) {
        let ops = checks.ops.keys().chain(checks.ops_within.keys()).chain(checks.regions.keys());
        let ops = ops.chain(checks.symbol_uses.keys()).chain(checks.declarations.iter());
        for name in ops.chain(checks.function_bodies.keys()).chain(checks.infer.keys()) {
            assert!(op(name), "no operation '{name}'");
        }
    }
    let row = |name: &str, of_type: bool| {
        let (dialect, short) = name.split_once('.').unwrap();
        let dialect = lookup(dialect);
        dialect.is_some_and(|d| if of_type { d.type_(short).is_some() } else { d.attr(short).is_some() })
    };
    for params in names().filter_map(|name| params.library.part(name)) {
        for name in params.attrs.keys() {
            assert!(row(name, false), "no attribute '{name}'");
        }
        for name in params.types.keys() {
            assert!(row(name, true), "no type '{name}'");
        }
    }
}
