//! A test that every declarative format in every imported dialect compiles.

use std::collections::{BTreeMap, HashMap};
use std::sync::OnceLock;

use mlirkit_asm::format::{def_problems, op_problems};
use mlirkit_asm::hooks::Hooks;
use mlirkit_defs::Dialect;
use mlirkit_ir::{Context, DialectSet};

fn dialects() -> &'static HashMap<String, Dialect> {
    static ALL: OnceLock<HashMap<String, Dialect>> = OnceLock::new();
    ALL.get_or_init(|| {
        let texts = mlirkit_dialects::names().filter_map(mlirkit_dialects::definition);
        texts.map(|text| Dialect::parse(text).expect("a dialect")).map(|d| (d.name().to_owned(), d)).collect()
    })
}

#[test]
fn every_format_compiles() {
    let ctx = Context::new(DialectSet::new().with_lookup(|name| dialects().get(name)));
    let hooks = Hooks::default();
    let mut problems: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let (mut ops, mut defs) = (0, 0);
    for dialect in dialects().values() {
        for op in dialect.ops().filter(|op| op.format.is_some()) {
            ops += 1;
            problems.entry(op.name.to_string()).or_default().extend(op_problems(&ctx, &hooks, op));
        }
        for def in dialect.attrs().chain(dialect.types()).filter(|def| def.format.is_some()) {
            defs += 1;
            problems.entry(def.name.to_string()).or_default().extend(def_problems(&ctx, def));
        }
    }
    if std::env::var_os("SHOW").is_some() {
        problems.values().flatten().for_each(|problem| eprintln!("{problem}"));
    }
    let broken: Vec<&String> = problems.values().flatten().filter(|p| p.starts_with("assembly format of")).collect();
    assert!(broken.is_empty(), "{broken:#?}");
    assert!(ops > 1800 && defs > 250, "{ops} operations, {defs} attributes and types");
}
