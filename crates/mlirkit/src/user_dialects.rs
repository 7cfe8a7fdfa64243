//! User-defined dialects: definition files, and TableGen records from `llvm-tblgen`.
//!
//! Several files may define parts of the same dialect. They are merged, and a later definition replaces an earlier one
//! with the same name.

use std::collections::HashMap;

use mlirkit_defs::history::EntityKind;
use mlirkit_defs::{Dialect, Release};
use mlirkit_diag::{Diagnostic, Error, Position};

/// The dialects added by the user, in the order in which their first files were added.
type Added = Vec<&'static Dialect>;

/// Adds the dialects defined in `text`, the content of the definition file `name`. If a dialect already exists,
/// built-in or added, its definitions are extended.
pub(crate) fn add_definitions(added: &mut Added, name: &str, text: &str) -> Result<(), Error> {
    let mut files: Vec<(String, Vec<&str>)> = Vec::new();
    let mut places: HashMap<String, usize> = HashMap::new();
    for (before, text) in mlirkit_defs::files_of(text) {
        let dialect = checked(name, before, text)?;
        let place = *places.entry(dialect.name().to_owned()).or_insert_with(|| {
            files.push((dialect.name().to_owned(), Vec::new()));
            files.len() - 1
        });
        if let Some((_, texts)) = files.get_mut(place) {
            texts.push(text);
        }
    }
    let mut known = index(added);
    files.iter().try_for_each(|(dialect, texts)| add_rows(added, &mut known, dialect, texts))
}

/// Maps the names of the added dialects to their positions.
fn index(added: &Added) -> HashMap<&'static str, usize> {
    added.iter().enumerate().map(|(at, dialect)| (dialect.name(), at)).collect()
}

/// Returns the library's definition of a dialect, which the user's definitions extend. `None` for a dialect that
/// upstream has removed, because a user's dialect of that name is unrelated.
fn own_definition(name: &str) -> Option<&'static str> {
    mlirkit_dialects::definition(name).filter(|_| !is_past(name))
}

/// Returns whether upstream has removed a dialect, that is, whether the current release has none of its operations.
pub(crate) fn is_past(name: &str) -> bool {
    let past = |op: &mlirkit_defs::OpDef| {
        let life = mlirkit_dialects::history().lifetime(EntityKind::Op, &op.name);
        !life.has(Release::CURRENT)
    };
    mlirkit_dialects::lookup(name).is_some_and(|dialect| dialect.ops().next().is_some() && dialect.ops().all(past))
}

/// Parses and checks the definition of one dialect in a file. `before` is the number of lines that precede the
/// definition in the file, which error positions must include.
fn checked(name: &str, before: usize, text: &str) -> Result<Dialect, Error> {
    let told = |error: mlirkit_defs::DefError| {
        let line = u32::try_from(before + error.line()).unwrap_or(u32::MAX);
        let place = Position::FileLineColumn { file: name.into(), line, column: 1 };
        Diagnostic::error(place, error.message())
    };
    let dialect = Dialect::parse(text.to_owned()).map_err(|error| Error::from(told(error)))?;
    dialect.check().map_err(|errors| Error::from_diagnostics(errors.into_iter().map(told).collect()))?;
    Ok(dialect)
}

/// Adds the definitions in `texts`, in order, to one dialect. `known` maps all added dialects to their positions.
fn add_rows(
    added: &mut Added,
    known: &mut HashMap<&'static str, usize>,
    dialect: &str,
    texts: &[&str],
) -> Result<(), Error> {
    let earlier = known.get(dialect).copied();
    let base = match earlier.and_then(|at| added.get(at)) {
        Some(other) => Some(other.text()),
        None => own_definition(dialect),
    };
    let all: Vec<&str> = base.into_iter().chain(texts.iter().copied()).collect();
    let text = match *all {
        [one] => one.to_owned(),
        _ => mlirkit_defs::merged(&all),
    };
    let parsed =
        Dialect::parse(text).map_err(|error| Error::unplaced(format!("dialect '{dialect}': {}", error.message())))?;
    let dialect: &'static Dialect = Box::leak(Box::new(parsed));
    match earlier.and_then(|at| added.get_mut(at)) {
        Some(place) => *place = dialect,
        None => {
            known.insert(dialect.name(), added.len());
            added.push(dialect);
        }
    }
    Ok(())
}

/// Adds the dialects in a dump of TableGen records. For a dialect of this library, only missing definitions are added.
/// For a dialect from an earlier file, definitions that the dump lacks are kept.
#[cfg(feature = "tablegen")]
pub(crate) fn add_records(added: &mut Added, name: &str, json: &[u8]) -> Result<(), Error> {
    let placed =
        |message: String| Error::new(Position::FileLineColumn { file: name.into(), line: 1, column: 1 }, message);
    let imported = mlirkit_ods::import(json).map_err(|error| placed(error.message.clone()))?;
    let (mut known, mut has_new) = (index(added), false);
    for text in imported.iter().filter_map(rows_to_add) {
        let dialect = checked(name, 0, &text)?;
        add_rows(added, &mut known, dialect.name(), &[&text])?;
        has_new = true;
    }
    if !has_new {
        let known: Vec<&str> = imported.iter().map(|dialect| dialect.name.as_str()).collect();
        let what = if known.is_empty() { "none".to_owned() } else { format!("only {}", known.join(", ")) };
        return Err(placed(format!("expected records of a dialect that the library does not have, found {what}")));
    }
    Ok(())
}

/// Returns the dialects in a dump of TableGen records, with only the definitions that the library lacks.
#[cfg(feature = "tool")]
pub(crate) fn own_rows(json: &[u8]) -> Result<Vec<(String, String)>, Error> {
    let imported = mlirkit_ods::import(json)?;
    Ok(imported.iter().filter_map(|dialect| Some((dialect.name.clone(), rows_to_add(dialect)?))).collect())
}

/// Returns the definitions of an imported dialect that the library lacks; all of them if the library lacks the dialect.
/// `None` if there are none.
#[cfg(feature = "tablegen")]
pub(crate) fn rows_to_add(dialect: &mlirkit_ods::Imported) -> Option<String> {
    match own_definition(&dialect.name) {
        None => Some(dialect.definitions.clone()),
        Some(own) => new_rows(own, &dialect.definitions),
    }
}

/// Returns the definitions of an imported dialect that no release of the library's dialect has. `None` if they include
/// no operation, attribute or type.
#[cfg(feature = "tablegen")]
fn new_rows(own: &'static str, imported: &str) -> Option<String> {
    let known: std::collections::HashSet<String> = own.lines().filter_map(header).collect();
    let (mut out, mut keeps, mut is_new) = (String::new(), false, false);
    for line in imported.lines() {
        if let Some(header) = header(line) {
            let is_dialect = header.starts_with("dialect ");
            if is_dialect {
                // The settings of the dialect itself are taken from the library.
                out.push_str(line);
                out.push_str("\n\n");
            }
            keeps = !is_dialect && !known.contains(&header);
            is_new |= keeps && ["op ", "attr ", "type "].iter().any(|kind| header.starts_with(kind));
        }
        if keeps {
            out.push_str(line);
            out.push('\n');
        }
    }
    is_new.then_some(out)
}

/// Returns the kind and name of a definition from its first line, without the release (`@19` in `op@19 NAME`). `None`
/// if the line does not begin a definition.
#[cfg(feature = "tablegen")]
fn header(line: &str) -> Option<String> {
    if line.is_empty() || line.starts_with([' ', '#']) {
        return None;
    }
    let (kind, name) = line.trim_ascii_end().split_once(' ')?;
    Some(format!("{} {name}", kind.split('@').next().unwrap_or(kind)))
}

/// Returns whether a file contains TableGen records, that is, a JSON object.
#[cfg(all(feature = "fs", feature = "tablegen"))]
pub(crate) fn is_records(bytes: &[u8]) -> bool {
    bytes.trim_ascii_start().starts_with(b"{")
}

#[cfg(test)]
mod tests {
    use super::add_definitions;

    #[test]
    fn a_dialect_of_the_library_is_added_to() {
        let mut added = Vec::new();
        add_definitions(&mut added, "x.def", "dialect arith\n\nop fresh\n").unwrap();
        assert!(added[0].op("fresh").is_some() && added[0].op("addi").is_some());
    }

    #[test]
    fn a_second_file_of_a_dialect_adds_to_the_first() {
        let mut added = Vec::new();
        add_definitions(&mut added, "a.def", "dialect toy\n\nop a\n\ndialect other\nop b\n").unwrap();
        add_definitions(&mut added, "b.def", "dialect toy\n\nop c\n").unwrap();
        assert!(added[0].op("a").is_some() && added[0].op("c").is_some() && added[1].op("b").is_some());
    }

    #[cfg(feature = "ml")]
    #[test]
    fn a_dialect_that_upstream_removed_is_replaced() {
        let mut added = Vec::new();
        add_definitions(&mut added, "x.def", "dialect polynomial\n\nop fresh\n").unwrap();
        assert!(added[0].op("fresh").is_some() && added[0].op("add").is_none());
        assert!(!super::is_past("arith") && !super::is_past("none"));
    }

    #[test]
    fn many_parts_of_a_dialect_are_one() {
        let mut added = Vec::new();
        let parts: String = (0..2000).map(|at| format!("dialect toy\nop o{at}\n")).collect();
        add_definitions(&mut added, "a.def", &parts).unwrap();
        assert_eq!((added.len(), added[0].op_names().count()), (1, 2000));
        let error = add_definitions(&mut added, "b.def", "dialect a\nop x\ndialect b\nop y\n  nonsense\n").unwrap_err();
        assert!(error.to_string().contains("b.def:5"), "{error}");
    }

    #[cfg(feature = "tablegen")]
    #[test]
    fn only_new_rows_of_a_known_dialect_are_taken() {
        let own = "dialect d\n  extensible\n\nop a\n\nop@19 b\n";
        let text = "# text\n\ndialect d\n  extensible\n\nop a\n\nop b\n\nop c\n  verifier\n";
        let found = super::new_rows(own, text).unwrap();
        assert!(found.ends_with("op c\n  verifier\n") && !found.contains("op a") && !found.contains("op b"), "{found}");
        assert_eq!(super::new_rows(own, "dialect d\n\nop a\n"), None);
    }
}
