//! User-defined dialects: definition files and records of `llvm-tblgen`.

use mlirkit_defs::Dialect;
use mlirkit_diag::{Diagnostic, Error, Position};

/// Parses a definition file; a definition of a built-in dialect extends it. Errors use `name`.
pub(crate) fn definitions(name: &str, text: String) -> Result<Dialect, Error> {
    let told = |error: mlirkit_defs::DefError| {
        let line = u32::try_from(error.line()).unwrap_or(u32::MAX);
        let place = Position::FileLineColumn { file: name.into(), line, column: 1 };
        Diagnostic::error(place, error.message())
    };
    let dialect = Dialect::parse(text.clone()).map_err(|error| Error::from(told(error)))?;
    dialect.check().map_err(|errors| Error::from_diagnostics(errors.into_iter().map(told).collect()))?;
    match mlirkit_dialects::definition(dialect.name()) {
        Some(own) => Dialect::parse(format!("{own}\n{text}")).map_err(|error| Error::unplaced(error.to_string())),
        None => Ok(dialect),
    }
}

/// Imports the dialects in a dump of records, except those that this library has.
#[cfg(feature = "tablegen")]
pub(crate) fn records(name: &str, json: &[u8]) -> Result<Vec<Dialect>, Error> {
    let placed =
        |message: String| Error::new(Position::FileLineColumn { file: name.into(), line: 1, column: 1 }, message);
    let imported = mlirkit_ods::import(json).map_err(|error| placed(error.message.clone()))?;
    let (known, own): (Vec<_>, Vec<_>) =
        imported.into_iter().partition(|dialect| mlirkit_dialects::definition(&dialect.name).is_some());
    if own.is_empty() {
        let known: Vec<&str> = known.iter().map(|dialect| dialect.name.as_str()).collect();
        let what = if known.is_empty() { "none".to_owned() } else { format!("only {}", known.join(", ")) };
        return Err(placed(format!("expected records of a dialect that the library does not have, found {what}")));
    }
    own.into_iter().map(|dialect| definitions(name, dialect.definitions)).collect()
}

/// Returns whether a file has records, which are one JSON object.
#[cfg(all(feature = "fs", feature = "tablegen"))]
pub(crate) fn is_records(bytes: &[u8]) -> bool {
    bytes.trim_ascii_start().starts_with(b"{")
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_dialect_of_the_library_is_added_to() {
        let dialect = super::definitions("x.def", "dialect arith\n\nop fresh\n".to_owned()).unwrap();
        let dialect: &'static mlirkit_defs::Dialect = Box::leak(Box::new(dialect));
        assert!(dialect.op("fresh").is_some() && dialect.op("addi").is_some());
    }
}
