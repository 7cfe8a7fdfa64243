//! Tests that the typed builder functions in `mlirkit::ops` match the dialects' definitions.

use std::fmt::Write;
use std::path::Path;

use mlirkit::defs::{Dialect, OpDef, Presence, SlotKind, ValueDef, Variadic};

const DIALECTS: &[&str] = &["arith", "func", "memref", "scf", "stablehlo", "tensor"];

/// Converts a name such as `lowerBound` or `in_parallel` to a Rust name.
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

/// Describes an operation's definition in a line of documentation: its operands, results, attributes and regions, with
/// their constraints.
fn documentation(rows: &Dialect, op: &OpDef) -> String {
    let values = |values: &[ValueDef]| {
        let one = |value: &ValueDef| {
            let constraint = rows.type_constraint(&value.constraint).map_or(&*value.constraint, |row| &*row.summary);
            let amount = match value.variadic {
                Variadic::One => "",
                Variadic::Optional => "optional ",
                Variadic::Many | Variadic::ManyOfMany(_) => "any number of ",
            };
            match &*value.name {
                "" => format!("{amount}{constraint}"),
                name => format!("`{name}`: {amount}{constraint}"),
            }
        };
        values.iter().map(one).collect::<Vec<_>>().join("; ")
    };
    let slots = op.slots.iter().map(|slot| {
        let (constraint, required) = match &slot.kind {
            SlotKind::Attr { constraint, presence } => (
                rows.attr_constraint(constraint).map_or(String::new(), |row| format!(": {}", row.summary)),
                *presence == Presence::Required,
            ),
            SlotKind::Prop { default, .. } => (String::new(), default.is_none()),
            _ => (String::new(), false),
        };
        format!("`{}`{}{constraint}", slot.name, if required { "" } else { " (optional)" })
    });
    let regions = op.regions.iter().map(|region| format!("`{}`", region.name)).collect::<Vec<_>>().join("; ");
    let parts = [
        ("Operands", values(&op.operands)),
        ("Results", values(&op.results)),
        ("Attributes", slots.collect::<Vec<_>>().join("; ")),
        ("Regions", regions),
    ];
    let parts = parts.iter().filter(|(_, text)| !text.is_empty());
    let text = parts.map(|(title, text)| format!("{title}: {text}.")).collect::<Vec<_>>().join(" ");
    // Escape characters that rustdoc would interpret as a link or a tag.
    text.replace('\\', "").replace('"', "'").replace('<', "\\\\<").replace('[', "\\\\[")
}

fn line(rows: &Dialect, dialect: &str, op: &OpDef) -> Option<String> {
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
    let documentation = documentation(rows, op);
    Some(format!(
        "    {} \"{short}\" \"{documentation}\" ({}) ({});\n",
        snake(short),
        operands.join(", "),
        attrs.join(", ")
    ))
}

#[test]
fn helpers_are_those_of_the_rows() {
    for dialect in DIALECTS {
        let rows = mlirkit::dialects::lookup(dialect).unwrap_or_else(|| panic!("no dialect {dialect}"));
        let mut text = format!(
            "//! Functions that build the operations of `{dialect}`, generated from the dialect's definitions.\n\nops! {{ \"{dialect}\";\n"
        );
        let mut ops: Vec<String> = rows.ops().filter_map(|op| line(rows, dialect, op)).collect();
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
