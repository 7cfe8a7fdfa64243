//! Walks all definitions in all embedded definition files.

#![allow(clippy::unwrap_used)]

use mlirkit_defs::{AttrKind, DefError, Dialect, OpDef, ParamKind, PropKind, SlotKind, Variadic};
use mlirkit_dialects::{definition, names};

fn all() -> impl Iterator<Item = &'static Dialect> {
    names().map(|name| {
        let dialect = Dialect::parse(definition(name).unwrap()).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert_eq!(dialect.name(), name);
        &*Box::leak(Box::new(dialect))
    })
}

/// Returns the file and line of a line in the definition of a dialect, which consists of several files.
fn file_and_line(dialect: &str, mut line: usize) -> String {
    for name in ["checks.def".to_owned(), "directives.def".to_owned(), format!("{dialect}.def")] {
        let path = format!("src/{dialect}/{name}");
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        if line <= text.lines().count() {
            return format!("{path}:{line}");
        }
        line -= text.lines().count();
    }
    format!("src/{dialect}")
}

#[test]
fn every_row_parses() {
    let mut wrong = Vec::new();
    for dialect in all() {
        let errors = dialect.check().err().unwrap_or_default();
        let located =
            |error: &DefError| format!("{}: {}", file_and_line(dialect.name(), error.line()), error.message());
        wrong.extend(errors.iter().map(located));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn lines_are_found_in_their_files() {
    let text = definition("cf").unwrap();
    let line = text.lines().position(|line| line == "dialect cf").unwrap() + 1;
    let inside =
        std::fs::read_to_string("src/cf/cf.def").unwrap().lines().position(|line| line == "dialect cf").unwrap();
    assert!(line > inside + 1, "checks.def comes first");
    assert_eq!(file_and_line("cf", line), format!("src/cf/cf.def:{}", inside + 1));
    assert_eq!(file_and_line("cf", 1), "src/cf/checks.def:1");
}

#[test]
fn test_dialects_parse() {
    let read =
        |name: &str| std::fs::read_to_string(format!("../../conformance/defs/{name}.def")).expect("the file is there");
    let transform = format!("{}\n{}", definition("transform").unwrap_or_default(), read("transform"));
    let test = std::fs::read_to_string("../mlirkit/src/test_dialect.def").expect("the file is there");
    for text in [test, transform] {
        let dialect = Dialect::parse(text).expect("the rows are found");
        assert_eq!(dialect.check(), Ok(()), "{}", dialect.name());
        dialect.ops().for_each(|op| check_op(&dialect, op));
    }
}

#[test]
fn names_are_sorted() {
    assert!(names().is_sorted_by(|a, b| a < b));
    assert!(definition("arith").is_some() && definition("nonsense").is_none());
}

/// Files that a dialect's folder may contain besides the definition file.
const FILES: [&str; 14] = [
    "bytecode.rs",
    "checks.def",
    "corrections.def",
    "directives.def",
    "encodings.def",
    "history.txt",
    "layout.rs",
    "mod.rs",
    "port.rs",
    "syntax",
    "tests",
    "types",
    "types.rs",
    "verify",
];

/// Tests that every dialect folder has an entry in the table (a folder without one would be silently ignored) and
/// contains only the usual files.
#[test]
fn every_folder_is_a_dialect_with_the_usual_files() {
    let entries = |path: &str| -> Vec<String> {
        let names = std::fs::read_dir(path).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        names.collect()
    };
    let mut folders = entries("src");
    folders.retain(|name| !name.ends_with(".rs") && name != "common");
    folders.sort();
    assert!(names().eq(folders.iter().map(String::as_str)), "{folders:?}");
    for name in folders {
        let mut files = entries(&format!("src/{name}"));
        files.retain(|file| *file != format!("{name}.def") && !FILES.contains(&file.as_str()));
        assert!(files.is_empty(), "{name}: {files:?}");
    }
}

#[test]
fn every_name_a_row_uses_is_defined() {
    for dialect in all() {
        dialect.ops().for_each(|op| check_op(dialect, op));
        dialect.other_ops().for_each(|(span, op)| check_op(dialect.at(span.edge()), op));
        for row in dialect.attrs().chain(dialect.types()) {
            if let Some(name) = &row.enum_name {
                assert!(dialect.enum_(name).is_some(), "{}: enum {name}", row.name);
            }
            row.params.iter().for_each(|p| check_param(dialect, &row.name, &p.kind));
        }
        for row in dialect.attr_constraints() {
            if let AttrKind::Enum(name) | AttrKind::EnumAttr { enum_name: name, .. } = &row.kind {
                assert!(dialect.enum_(name).is_some(), "{}: {}: enum {name}", dialect.name(), row.name);
            }
        }
    }
}

fn check_param(dialect: &Dialect, owner: &str, kind: &ParamKind) {
    match kind {
        ParamKind::Enum(name) => assert!(dialect.enum_(name).is_some(), "{owner}: enum {name}"),
        ParamKind::Array(of) => check_param(dialect, owner, of),
        _ => {}
    }
}

fn check_op(dialect: &Dialect, op: &OpDef) {
    for value in op.operands.iter().chain(&op.results) {
        assert!(dialect.type_constraint(&value.constraint).is_some(), "{}: {}", op.name, value.constraint);
        if let Variadic::ManyOfMany(slot) = &value.variadic {
            assert!(op.slots.iter().any(|s| s.name == *slot), "{}: {slot}", op.name);
        }
    }
    for slot in &op.slots {
        match &slot.kind {
            SlotKind::Attr { constraint, .. } => {
                assert!(dialect.attr_constraint(constraint).is_some(), "{}: {constraint}", op.name);
            }
            SlotKind::Prop { kind: PropKind::Enum { enum_name, .. }, .. } => {
                assert!(dialect.enum_(enum_name).is_some(), "{}: {enum_name}", op.name);
            }
            SlotKind::Prop { .. } | SlotKind::OperandSegments | SlotKind::ResultSegments => {}
        }
    }
}

#[test]
fn rows_write_what_they_read() {
    for dialect in all() {
        let mut text = format!("dialect {}\n{}", dialect.name(), dialect.flags());
        dialect.ops().for_each(|row| text += &row.to_string());
        dialect.attrs().for_each(|row| text += &row.display_as("attr").to_string());
        dialect.types().for_each(|row| text += &row.display_as("type").to_string());
        dialect.enums().for_each(|row| text += &row.to_string());
        dialect.type_constraints().for_each(|row| text += &row.to_string());
        dialect.attr_constraints().for_each(|row| text += &row.to_string());
        text += &dialect.other_rows();
        let again = Dialect::parse(text).expect("what was written reads");
        assert!(again.ops().eq(dialect.ops()), "{}", dialect.name());
        assert!(again.other_ops().eq(dialect.other_ops()), "{}", dialect.name());
        assert!(again.attrs().eq(dialect.attrs()) && again.types().eq(dialect.types()), "{}", dialect.name());
        assert!(again.enums().eq(dialect.enums()), "{}", dialect.name());
        assert!(again.type_constraints().eq(dialect.type_constraints()), "{}", dialect.name());
        assert!(again.attr_constraints().eq(dialect.attr_constraints()), "{}", dialect.name());
    }
}

/// Tests that every leaf of every predicate can be evaluated, by the verifier itself or by a function that a dialect
/// registers.
#[test]
fn every_leaf_has_a_meaning() {
    let ctx = mlirkit_ir::Context::new(mlirkit_ir::DialectSet::new().with_lookup(mlirkit_dialects::lookup))
        .with_extension(mlirkit_dialects::preds());
    let mut without = Vec::new();
    for dialect in all() {
        let types = dialect.type_constraints().map(|constraint| (&constraint.name, &constraint.pred));
        let attrs = dialect.attr_constraints().map(|constraint| (&constraint.name, &constraint.pred));
        for (name, pred) in types.chain(attrs) {
            mlirkit_ir::pred::leaves(pred, &mut |leaf| {
                if !mlirkit_ir::pred::has_meaning(&ctx, dialect, leaf) {
                    without.push(format!("{}.{name}: {leaf}", dialect.name()));
                }
            });
        }
    }
    assert_eq!(without, Vec::<String>::new());
}
