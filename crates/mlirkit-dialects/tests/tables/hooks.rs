//! Tests that the names in definition files and in bindings match. Every hook needs a definition. Definitions without a
//! hook are listed in `docs/missing-hooks.md` (`BLESS=1` rewrites it).

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use mlirkit_asm::format::{def_problems, op_problems};
use mlirkit_asm::hooks::Hooks;
use mlirkit_defs::{Dialect, OpDef, Release};
use mlirkit_dialects::{hooks, lookup, names};
use mlirkit_ir::{Context, DialectSet};

fn context(release: Release) -> Context {
    Context::new(DialectSet::new().with_lookup(lookup).at(release)).with_extension(hooks())
}

/// Returns descriptions of the hooks that the syntax of an operation lacks.
fn missing_for(ctx: &Context, hooks: &Hooks, op: &'static OpDef) -> Vec<String> {
    if hooks.find(&op.name, |hooks| &hooks.ops).is_some_and(|hook| op.custom_format || hook.replaces_format()) {
        return Vec::new();
    }
    if op.custom_format {
        return vec!["operation syntax".into()];
    }
    op.format.as_ref().map(|_| op_problems(ctx, hooks, op)).unwrap_or_default()
}

/// Returns the operations of a dialect whose definition in `release` differs from the newest one.
fn rows_of_release(dialect: &'static Dialect, release: Release) -> impl Iterator<Item = &'static OpDef> {
    let names: BTreeSet<_> =
        dialect.other_ops().filter_map(|(_, op)| op.name.split_once('.')).map(|name| name.1).collect();
    let then = names.into_iter().filter_map(move |name| dialect.at(release).op(name).map(|op| (name, op)));
    then.filter(|(name, op)| dialect.op(name).is_none_or(|now| !std::ptr::eq(*op, now))).map(|(_, op)| op)
}

/// Returns the definitions in other releases that lack a hook: the operation, the first missing hook, and the releases.
fn missing_elsewhere(hooks: &Hooks, name: &str) -> BTreeMap<(String, String), BTreeSet<Release>> {
    let mut all: BTreeMap<_, BTreeSet<Release>> = BTreeMap::new();
    for release in (16..=24).map(Release).filter(|release| *release != Release::CURRENT) {
        let ctx = context(release);
        for op in lookup(name).into_iter().flat_map(|dialect| rows_of_release(dialect, release)) {
            if let Some(problem) = missing_for(&ctx, hooks, op).into_iter().min() {
                all.entry((op.name.to_string(), problem)).or_default().insert(release);
            }
        }
    }
    all
}

/// Returns the missing hooks by dialect, with the definitions that need them.
fn missing() -> BTreeMap<&'static str, BTreeMap<String, BTreeSet<String>>> {
    let (ctx, hooks) = (context(Release::CURRENT), hooks());
    let mut all: BTreeMap<_, BTreeMap<String, BTreeSet<String>>> = BTreeMap::new();
    for name in names() {
        let (Some(dialect), Some(of_dialect)) = (lookup(name), hooks.library.part(name)) else { continue };
        let mut note = |problem: String, row: &str| {
            all.entry(name).or_default().entry(problem).or_default().insert(row.to_owned());
        };
        for op in dialect.ops() {
            missing_for(&ctx, &hooks, op).into_iter().for_each(|problem| note(problem, &op.name));
        }
        for (rows, what, bound, whole) in [
            (
                dialect.attrs().collect::<Vec<_>>(),
                "attribute syntax",
                of_dialect.attrs.keys().collect::<BTreeSet<_>>(),
                of_dialect.dialect_attrs.contains_key(name),
            ),
            (
                dialect.types().collect(),
                "type syntax",
                of_dialect.types.keys().collect(),
                of_dialect.dialect_types.contains_key(name),
            ),
        ] {
            let rows = rows.into_iter().filter(|row| row.mnemonic.is_some() && !whole && !bound.contains(&&*row.name));
            for row in rows {
                if row.custom_format {
                    note(what.into(), &row.name);
                } else {
                    def_problems(&ctx, row).into_iter().for_each(|problem| note(problem, &row.name));
                }
            }
        }
    }
    for name in names() {
        for ((row, problem), releases) in missing_elsewhere(&hooks, name) {
            let (first, last) = (releases.first().unwrap(), releases.last().unwrap());
            let span = if first == last { first.to_string() } else { format!("{first}..{last}") };
            all.entry(name).or_default().entry(problem).or_default().insert(format!("{row}@{span}"));
        }
    }
    all
}

/// Parses a line of `docs/missing-hooks.md`. Returns pairs of a missing hook and a definition that lacks it.
fn rows_of(line: &str) -> impl Iterator<Item = (&str, &str)> {
    let (problem, rows) = line.strip_prefix("- ").and_then(|line| line.rsplit_once(": ")).unwrap_or_default();
    rows.split(", ").filter(|row| !row.is_empty()).map(move |row| (problem, row))
}

#[test]
fn what_is_missing_is_listed() {
    let mut text = String::from(
        "# Missing hooks\n\nmlirkit lacks the following syntax that upstream implements in C++. `NAME@16..19` is the syntax in these \
         releases, if it differs.\nThe tests of `mlirkit-dialects` write this page (`BLESS=1`).\n",
    );
    for (dialect, problems) in missing() {
        write!(text, "\n## {dialect}\n\n").unwrap();
        for (problem, rows) in problems {
            let rows: Vec<_> = rows.into_iter().collect();
            writeln!(text, "- {}: {}", problem.replace('\n', " "), rows.join(", ")).unwrap();
        }
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/missing-hooks.md");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, &text).unwrap();
    }
    let listed = std::fs::read_to_string(path).unwrap_or_default();
    let listed: BTreeSet<(&str, &str)> = listed.lines().flat_map(rows_of).collect();
    let missing: BTreeSet<(&str, &str)> = text.lines().flat_map(rows_of).collect();
    let unlisted: Vec<_> = missing.difference(&listed).collect();
    assert!(unlisted.is_empty(), "missing, but not in docs/missing-hooks.md: {unlisted:#?}");
    let stale: Vec<_> = listed.difference(&missing).collect();
    assert!(stale.is_empty(), "in docs/missing-hooks.md, but there: {stale:#?}");
}

/// Returns the dialect and the format of every definition that uses `custom<directive>`.
fn formats_with(directive: &str) -> impl Iterator<Item = (&'static str, String)> {
    let call = format!("custom<{directive}>");
    names().filter_map(lookup).flat_map(move |dialect| {
        let ops = dialect.ops().chain(dialect.other_ops().map(|(_, op)| op)).filter_map(|op| op.format.as_deref());
        let rows = dialect.attrs().chain(dialect.types()).filter_map(|row| row.format.as_deref());
        let formats: Vec<_> = ops.chain(rows).filter(|format| format.contains(&call)).collect();
        formats.into_iter().map(|format| (dialect.name(), format.to_owned())).collect::<Vec<_>>()
    })
}

/// Returns whether a format uses a directive, which is registered as `dialect.Name`, or as `Name` for any dialect.
fn is_used(bound: &str) -> bool {
    match bound.split_once('.') {
        Some((dialect, name)) => formats_with(name).any(|(of, _)| of == dialect),
        None => formats_with(bound).next().is_some(),
    }
}

#[test]
fn every_hook_has_a_row() {
    let hooks = hooks();
    names().chain([""]).filter_map(|name| hooks.library.part(name)).for_each(each_has_a_row);
}

fn each_has_a_row(hooks: &Hooks) {
    let split = |name: &'static str| name.split_once('.').expect("a dialect and a name");
    let dialect = |name: &'static str| lookup(split(name).0).unwrap_or_else(|| panic!("no dialect of '{name}'"));
    for name in hooks.ops.keys().chain(hooks.infer.keys()).chain(hooks.names.keys()) {
        let row = dialect(name).op(split(name).1).is_some();
        assert!(row || dialect(name).other_ops().any(|(_, op)| &*op.name == *name), "no operation '{name}'");
    }
    for (name, hook) in &hooks.ops {
        let now = dialect(name).op(split(name).1);
        let mut rows =
            now.into_iter().chain(dialect(name).other_ops().map(|(_, op)| op).filter(|op| &*op.name == *name));
        assert!(
            rows.any(|op| op.custom_format || hook.replaces_format()),
            "no row of '{name}' has a syntax of its own"
        );
    }
    for name in hooks.attrs.keys().chain(hooks.attr_builders.keys()).chain(hooks.encodings.keys()) {
        // Some attributes are printed under a name that differs from the name of their definition.
        let printed = hooks.attrs.values().any(|hook| hook.mnemonic() == Some(split(name).1));
        assert!(printed || dialect(name).attr(split(name).1).is_some(), "no attribute '{name}'");
    }
    for name in hooks.types.keys().chain(hooks.type_builders.keys()) {
        // It may exist in older releases only.
        let has = |release| dialect(name).at(Release(release)).type_(split(name).1).is_some();
        assert!((16..=24).any(has), "no type '{name}'");
    }
    for name in hooks.dialect_attrs.keys().chain(hooks.dialect_types.keys()) {
        assert!(lookup(name).is_some(), "no dialect '{name}'");
    }
    for name in hooks.directives.keys() {
        assert!(is_used(name), "no format names the directive '{name}'");
    }
    for name in hooks.params.keys() {
        let of_row = |(row, parameter): (&str, &str)| {
            let short = row.split_once('.').map_or(row, |(_, short)| short);
            // A parameter that exists only in another release also needs its hook.
            (19..=24).map(|release| dialect(name).at(Release(release))).any(|dialect| {
                let mut defs = dialect.attr(short).into_iter().chain(dialect.type_(short));
                defs.any(|def| def.params.iter().any(|param| &*param.name == parameter))
            })
        };
        assert!(name.rsplit_once('.').is_some_and(of_row) || is_used(name), "no parameter or directive '{name}'");
    }
    for (dialect, expression) in hooks.transforms.keys() {
        let dialect = lookup(dialect).expect("a dialect");
        let ops = dialect.ops().chain(dialect.other_ops().map(|(_, op)| op));
        let rows = ops.flat_map(|op| op.traits.iter());
        assert!(rows.flat_map(|t| t.args.iter()).any(|arg| **arg == **expression), "no row has `{expression}`");
    }
}
