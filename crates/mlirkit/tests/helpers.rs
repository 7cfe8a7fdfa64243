//! The typed helpers of `mlirkit::ops` are made from the rows of the dialects.

use std::fmt::Write;
use std::path::Path;

use mlirkit::defs::{OpDef, Presence, SlotKind, Variadic};

const DIALECTS: &[&str] = &["arith", "func", "memref", "scf", "stablehlo", "tensor"];

/// `lowerBound` and `in_parallel` as Rust names.
fn snake(name: &str) -> String {
    let mut out = String::new();
    for (at, c) in name.chars().enumerate() {
        match c {
            '.' | '-' => out.push('_'),
            c if c.is_ascii_uppercase() => {
                if at > 0 && !out.ends_with('_') {
                    out.push('_');
                }
                out.push(c.to_ascii_lowercase());
            }
            c => out.push(c),
        }
    }
    let taken = ["for", "if", "while", "yield", "return", "true", "false", "in", "where", "type", "b"];
    if taken.contains(&out.as_str()) { out + "_" } else { out }
}

fn line(dialect: &str, op: &OpDef) -> Option<String> {
    let short = op.name.strip_prefix(dialect)?.strip_prefix('.')?;
    let operands = op.operands.iter().map(|row| {
        let kind = match row.variadic {
            Variadic::One => "one",
            Variadic::Optional => "maybe",
            Variadic::Many | Variadic::ManyOfMany(_) => "many",
        };
        (!row.name.is_empty()).then(|| format!("{} \"{}\" {kind}", snake(&row.name), row.name))
    });
    let operands: Vec<String> = operands.collect::<Option<_>>()?;
    let required = op.slots.iter().filter(|slot| {
        matches!(&slot.kind, SlotKind::Attr { presence: Presence::Required, .. } | SlotKind::Prop { default: None, .. })
    });
    let taken: Vec<String> = op.operands.iter().map(|row| snake(&row.name)).collect();
    let attrs: Vec<String> = required
        .map(|slot| snake(&slot.name))
        .map(|name| if taken.contains(&name) { name + "_attr" } else { name })
        .zip(op.slots.iter().filter(|slot| {
            matches!(
                &slot.kind,
                SlotKind::Attr { presence: Presence::Required, .. } | SlotKind::Prop { default: None, .. }
            )
        }))
        .map(|(name, slot)| format!("{name} \"{}\"", slot.name))
        .collect();
    Some(format!("    {} \"{short}\" ({}) ({});\n", snake(short), operands.join(", "), attrs.join(", ")))
}

#[test]
fn helpers_are_those_of_the_rows() {
    for dialect in DIALECTS {
        let rows = mlirkit::dialects::lookup(dialect).unwrap_or_else(|| panic!("no dialect {dialect}"));
        let mut text = format!("//! Operations of `{dialect}`, made from its rows.\n\nops! {{ \"{dialect}\";\n");
        let mut ops: Vec<String> = rows.ops().filter_map(|op| line(dialect, op)).collect();
        ops.sort();
        ops.dedup();
        ops.iter().for_each(|line| text.write_str(line).expect("a string"));
        text.push_str("}\n");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ops").join(format!("{dialect}.rs"));
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&path, &text).expect("a writable folder");
        }
        let found = std::fs::read_to_string(&path).expect("a file for each dialect");
        assert_eq!(found, text, "run with BLESS=1 to make {} anew", path.display());
    }
}
