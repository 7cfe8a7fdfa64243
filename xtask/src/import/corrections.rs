//! Definitions of other releases that no source records correctly. They are in the `corrections.def` of each dialect,
//! each with a reason.
//!
//! A `corrections.def` is a definition file that contains only rows of other releases. Each row replaces the imported
//! row with the same first line. If there is no such row, it is inserted after similar ones.

use std::fs;
use std::path::Path;

use mlirkit_defs::Dialect;

/// The name of the file with corrections in a dialect's folder.
const FILE: &str = "corrections.def";

/// Applies the corrections for a dialect to its rows of other releases.
pub fn add(dialect: &str, rows: &mut Vec<String>) -> Result<(), String> {
    let path = Path::new(super::OUT).join(dialect).join(FILE);
    if let Ok(text) = fs::read_to_string(&path) {
        put(corrections(&text).map_err(|error| format!("{}: {error}", path.display()))?, rows);
    }
    Ok(())
}

/// Parses a corrections file into rows.
fn corrections(text: &str) -> Result<Vec<String>, String> {
    let dialect = Dialect::parse(text.to_owned()).map_err(|error| error.to_string())?;
    dialect.check().map_err(|errors| errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))?;
    let rows: Vec<String> = rows(text).into_iter().filter(|row| !row.starts_with("dialect ")).collect();
    match rows.iter().find(|row| !is_of_other_release(row)) {
        Some(row) => Err(format!("'{}' is of no other release", head(row))),
        None => Ok(rows),
    }
}

fn put(corrections: Vec<String>, rows: &mut Vec<String>) {
    for row in corrections {
        let kind = |row: &str| row.split(' ').next().map(str::to_owned);
        if let Some(imported) = rows.iter_mut().find(|imported| head(imported) == head(&row)) {
            *imported = row;
        } else {
            let last = rows.iter().rposition(|imported| kind(imported) == kind(&row));
            rows.insert(last.map_or(rows.len(), |last| last + 1), row);
        }
    }
}

/// Splits a definition file into rows, without comments.
pub(super) fn rows(text: &str) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
        match rows.last_mut().filter(|_| line.starts_with(' ')) {
            Some(row) => row.push_str(line),
            None => rows.push(line.to_owned()),
        }
        rows.last_mut().into_iter().for_each(|row| row.push('\n'));
    }
    rows
}

/// Returns the first line of a row: its kind, its releases, and its name.
fn head(row: &str) -> &str {
    row.lines().next().unwrap_or("")
}

fn is_of_other_release(row: &str) -> bool {
    row.split(' ').next().is_some_and(|kind| kind.contains('@'))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::paths;

    /// Returns the corrections of all dialects, by dialect.
    fn all() -> BTreeMap<String, Vec<String>> {
        let mut all = BTreeMap::new();
        for name in paths::dialects().expect("the folders can be listed") {
            let path = paths::workspace().join(super::super::OUT).join(&name).join(FILE);
            let Ok(text) = fs::read_to_string(&path) else { continue };
            assert_eq!(Dialect::parse(text.clone()).expect("it is a definition file").name(), name);
            all.insert(name, corrections(&text).expect("it has rows of other releases"));
        }
        all
    }

    /// Applies corrections to a definition file. The rows of the main release stay unchanged.
    fn corrected(definitions: &str, corrections: Vec<String>) -> String {
        let mut starts = definitions.match_indices('\n').map(|(at, _)| at + 1);
        let others = starts.find(|&at| is_of_other_release(head(&definitions[at..])));
        let (own, others) = definitions.split_at(others.unwrap_or(definitions.len()));
        let mut others = rows(others);
        put(corrections, &mut others);
        others.iter().fold(own.trim_end().to_owned() + "\n", |text, row| format!("{text}\n{row}"))
    }

    /// With `BLESS=1`, inserts new corrections into the definition files. This works without the sources of an import.
    #[test]
    fn an_import_brings_what_the_definition_files_have() {
        let all = all();
        for (dialect, row) in
            [("emitc", "op@23~ call_opaque"), ("spirv", "type@23+ ptr"), ("stablehlo", "op@18 dot_general")]
        {
            assert!(all[dialect].iter().any(|known| head(known) == row), "{dialect}: {row}");
        }
        for (dialect, corrections) in all {
            assert!(!corrections.is_empty(), "{dialect}");
            let path = paths::workspace().join(super::super::definition_path(super::super::OUT, &dialect));
            let committed = fs::read_to_string(&path).expect("the dialect has a definition file");
            let text = corrected(&committed, corrections.clone());
            if std::env::var_os("BLESS").is_some() {
                fs::write(&path, &text).expect("it can be written");
            } else {
                assert!(text == committed, "{dialect}: its definition file lacks a correction");
            }
            let mut committed = rows(&text);
            let is_corrected = |row: &String| corrections.iter().any(|known| head(known) == head(row));
            // An import may produce a corrected row not at all, or with other contents.
            let absent: Vec<String> = committed.iter().filter(|row| !is_corrected(row)).cloned().collect();
            let wrong: Vec<String> =
                committed.iter().map(|row| if is_corrected(row) { head(row) } else { row }.to_owned()).collect();
            assert_eq!(absent.len() + corrections.len(), committed.len(), "{dialect}: each row is there, and once");
            committed.sort_unstable();
            for mut imported in [absent, wrong] {
                put(corrections.clone(), &mut imported);
                imported.sort_unstable();
                assert_eq!(imported, committed, "{dialect}");
            }
        }
    }

    #[test]
    fn a_correction_goes_in_place_or_behind_its_like() {
        let mut imported = ["op@19 a\n  verifier\n", "type@19 b\n", "op@23+ a\n"].map(str::to_owned).to_vec();
        let text = "dialect x\n\n# Why.\nop@19 a\n\nop@19 c\n  verifier\n# Why too.\nop@16 a\n";
        put(corrections(text).expect("rows"), &mut imported);
        assert_eq!(
            imported,
            ["op@19 a\n", "op@19 c\n  verifier\n", "type@19 b\n", "op@23+ a\n", "op@16 a\n"],
            "the first is replaced, the second has its like, the third has none"
        );
    }

    #[test]
    fn what_is_no_row_of_another_release_is_refused() {
        assert!(corrections("dialect x\nop a\n").is_err_and(|error| error.contains("'op a'")));
        assert!(corrections("dialect x\nop@19 a\n  nonsense\n").is_err());
    }
}
