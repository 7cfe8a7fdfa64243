//! `test`, the dialect of LLVM's own tests. A context registers it only if a file uses it, so that other files are
//! unaffected.

use std::sync::LazyLock;

use memchr::{memchr, memmem, memrchr};
use mlirkit_defs::Dialect;
use mlirkit_wire::{Container, DialectTable, SectionId, StringTable};

/// The name of the `test` dialect.
pub(crate) const NAME: &str = "test";

/// Definitions of attributes whose bytecode encodings upstream implements in C++.
const ENCODINGS: &str = "
attr attr_params
  class TestAttrParamsAttr
  cpp TestAttrParams int int
  param v0 int:32
  param v1 int:32
  format `<` params `>`
  wire 0 v0:varint v1:varint

type i32
  class TestI32Type
  wire 99

op versionedA
  attr dims AnyI64Attr
  attr modifier BoolAttr
";

/// Returns the `test` dialect, parsed on first use. `None` if its definition file is invalid.
pub(crate) fn rows() -> Option<&'static Dialect> {
    static ROWS: LazyLock<Option<Dialect>> = LazyLock::new(|| {
        let rows =
            include_str!("test_dialect.def").replacen("dialect test\n", "dialect test\n  bytecode-interface\n", 1);
        Dialect::parse(mlirkit_defs::merged(&[&rows, ENCODINGS])).ok()
    });
    ROWS.as_ref()
}

/// Returns whether a file uses the `test` dialect: bytecode that lists the dialect, or text with its operations, in
/// custom syntax or in generic syntax.
pub(crate) fn is_used(file: &[u8]) -> bool {
    if mlirkit_bytecode::is_bytecode(file) { lists(file).unwrap_or(false) } else { has_operation(file) }
}

fn lists(file: &[u8]) -> Option<bool> {
    let container = Container::read(file).ok()?;
    // Most files do not contain the dialect name, so search the strings for it first. Resources are not read.
    memmem::find(container.reader(SectionId::String).rest(), b"test\0")?;
    let strings = StringTable::read(container.reader(SectionId::String)).ok()?;
    let table = DialectTable::read(container.reader(SectionId::Dialect), container.version(), &strings).ok()?;
    Some(table.dialects.iter().any(|dialect| dialect.name == NAME))
}

/// Returns whether a text has an operation of the dialect. Other names in generic syntax, such as `"test.op"`, are
/// operations without a definition, also for `mlir-opt`.
fn has_operation(text: &[u8]) -> bool {
    memmem::find_iter(text, b"test.").any(|at| {
        let (before, name) = (text.get(..at).unwrap_or_default(), text.get(at + NAME.len() + 1..).unwrap_or_default());
        if before.ends_with(b"\"") { is_defined(name) } else { begins_statement(before) }
    })
}

/// Returns whether a text begins with the name of a defined operation, a quote and a parenthesis.
fn is_defined(text: &[u8]) -> bool {
    /// Maximum length of a name.
    const LONGEST: usize = 128;
    let Some(end) = memchr(b'"', text.get(..LONGEST).unwrap_or(text)) else { return false };
    let (name, rest) = text.split_at(end);
    let name = str::from_utf8(name).ok();
    rest.starts_with(b"\"(") && name.is_some_and(|name| rows().is_some_and(|rows| rows.op(name).is_some()))
}

/// Returns whether a text ends where a line begins, optionally after a result list.
fn begins_statement(before: &[u8]) -> bool {
    /// Maximum length of a result list. Longer lists are not recognised, which bounds the time spent on long lines.
    const RESULTS: usize = 256;
    let near = before.get(before.len().saturating_sub(RESULTS)..).unwrap_or_default();
    let line = match memrchr(b'\n', near) {
        Some(end) => near.get(end + 1..).unwrap_or_default(),
        None if before.len() <= RESULTS => near,
        None => return false,
    };
    let line = line.trim_ascii();
    let are_results = |names: &[u8]| names.starts_with(b"%") && !names.iter().any(|c| b"=\"({<".contains(c));
    line.is_empty() || line.strip_suffix(b"=").is_some_and(are_results)
}

#[cfg(test)]
mod tests {
    use super::{has_operation, rows};

    #[test]
    fn the_rows_are_valid() {
        let rows = rows().unwrap();
        assert_eq!(rows.check(), Ok(()));
        assert!(rows.type_("i32").is_some_and(|row| !row.wire.is_empty()));
    }

    #[test]
    fn only_operations_need_them() {
        for (text, needs) in [
            ("test.graph_region {\n}", true),
            ("func.func @f() {\n  %a, %b:2 = test.op %c", true),
            ("\"test.op\"() : () -> ()", false),
            ("%0 = \"test.op_a\"(%a) {attr = 1 : i32} : (i32) -> i32", true),
            ("a {x = \"test.op_a\"}", false),
            ("a {x = test.y}", false),
            ("// in test.mlir", false),
            ("%0 = \"a.b\"() {x = #c<d = test.e>} : () -> i1", false),
        ] {
            assert_eq!(has_operation(text.as_bytes()), needs, "{text}");
        }
    }
}
