//! Checks that the engine crates name no dialect, because they must know dialects only from definition files and hooks.
//!
//! The check searches for string literals with `dialect.something` or a dialect's name, and for paths that begin with a
//! dialect's name.
//! Tests and comments are exempt.

use std::collections::BTreeMap;

use super::rust_files;
use crate::paths;

/// The crates that must not name a dialect.
const ENGINES: [&str; 5] = ["ir", "asm", "verify", "bytecode", "layout"];

/// Dialect names that are also words of the builtin grammar or common words. For these, only `dialect.something`
/// counts.
const WORDS: [&str; 14] = [
    "affine",
    "async",
    "builtin",
    "complex",
    "func",
    "index",
    "math",
    "memref",
    "ptr",
    "quant",
    "shape",
    "tensor",
    "transform",
    "vector",
];

/// Exceptions: the file of the engine, the dialect that it names, the number of times, and the reason. `tidy` reports
/// if a number can be lowered.
const EXCEPTIONS: &[(&str, &str, usize, &str)] = &[
    (
        "crates/mlirkit-layout/src/llvm_string.rs",
        "llvm",
        2,
        "an LLVM data layout string becomes entries for pointers of llvm, which no row says",
    ),
    (
        "crates/mlirkit-layout/src/test_queries.rs",
        "test",
        1,
        "upstream's test pass is about an operation of its test dialect",
    ),
    ("crates/mlirkit-layout/src/test_queries.rs", "func", 1, "upstream's test pass runs on functions"),
];

/// Pairs of an engine and a dialect that the engine implements, so that it may name the dialect.
const SUBJECTS: &[(&str, &str)] = &[("layout", "dlti")];

/// Adds a fault for each use of a dialect name that is not an exception.
pub fn check(faults: &mut Vec<String>) -> Result<(), String> {
    let dialects = dialects()?;
    let mut found: BTreeMap<(String, &str), Vec<usize>> = BTreeMap::new();
    for engine in ENGINES {
        for file in rust_files(&paths::workspace().join(format!("crates/mlirkit-{engine}/src")))? {
            let text = std::fs::read_to_string(&file).map_err(|e| e.to_string())?;
            let name = file.strip_prefix(paths::workspace()).unwrap_or(&file).display().to_string();
            for (line, dialect) in named(&text, &dialects) {
                if SUBJECTS.contains(&(engine, dialect)) {
                    continue;
                }
                found.entry((name.clone(), dialect)).or_default().push(line);
            }
        }
    }
    judge(&found, EXCEPTIONS, faults);
    Ok(())
}

/// Reports dialect names that are neither allowed nor listed as exceptions.
fn judge(
    found: &BTreeMap<(String, &str), Vec<usize>>,
    exceptions: &[(&str, &str, usize, &str)],
    faults: &mut Vec<String>,
) {
    for ((file, dialect), lines) in found {
        let allowed =
            exceptions.iter().find(|(f, d, ..)| f == file && d == dialect).map_or(0, |(_, _, count, _)| *count);
        if lines.len() > allowed {
            let line = lines.first().copied().unwrap_or_default();
            faults.push(format!(
                "{file}:{line}: names the dialect '{dialect}' {} times, {allowed} are excused",
                lines.len()
            ));
        }
    }
    for (file, dialect, count, _) in exceptions {
        let now = found.iter().find(|((f, d), _)| f == file && d == dialect).map_or(0, |(_, lines)| lines.len());
        if now < *count {
            faults.push(format!(
                "{file} names the dialect '{dialect}' {now} times only: lower its exception from {count}"
            ));
        }
    }
}

/// Returns the dialects that have a definition file, and LLVM's test dialect.
fn dialects() -> Result<Vec<String>, String> {
    let mut names = vec!["test".to_owned()];
    names.extend(paths::dialects()?);
    names.retain(|name| name != "builtin");
    Ok(names)
}

/// Returns the lines of a source file that name a dialect, with the dialect.
fn named<'d>(text: &str, dialects: &'d [String]) -> Vec<(usize, &'d str)> {
    let mut found = Vec::new();
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    for (number, line) in (1..).zip(code.lines()) {
        if line.trim_start().starts_with("//") {
            continue;
        }
        // Every second piece is inside quotes. No escaped quote occurs next to a dialect name.
        for (piece, is_string) in line.split('"').zip([false, true].into_iter().cycle()) {
            let piece = if is_string { piece } else { piece.split(" //").next().unwrap_or_default() };
            found.extend(dialects.iter().filter(|d| names(piece, is_string, d)).map(|d| (number, d.as_str())));
        }
    }
    found
}

/// Returns whether a piece of a line names the dialect. `is_string` tells whether the piece is a string literal.
fn names(piece: &str, is_string: bool, dialect: &str) -> bool {
    let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '.';
    if is_string && piece == dialect {
        return !WORDS.contains(&dialect);
    }
    piece.match_indices(dialect).any(|(at, _)| {
        let before = piece.get(..at).and_then(|text| text.chars().next_back());
        let after = piece.get(at + dialect.len()..).unwrap_or_default();
        let starts = before.is_none_or(|c| !is_word(c) && c != ':');
        let continues = match is_string {
            true => after.strip_prefix('.').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_lowercase())),
            false => after.starts_with("::") && !WORDS.contains(&dialect),
        };
        starts && continues
    })
}

#[cfg(test)]
mod tests {
    use super::{judge, named};
    use std::collections::BTreeMap;

    #[test]
    fn what_names_a_dialect() {
        let dialects = ["arith", "func", "index"].map(str::to_owned);
        let lines = |text: &str| named(text, &dialects).len();
        assert_eq!(lines("let x = \"arith.addi\";"), 1);
        assert_eq!(lines("if name == \"arith\" {"), 1);
        assert_eq!(lines("arith::bits(x)"), 1);
        assert_eq!(lines("if name == \"func.func\" {"), 1);
        assert_eq!(lines("\"index\" => 1, // arith::x"), 0, "a type's keyword");
        assert_eq!(lines("// like \"arith.addi\""), 0);
        assert_eq!(lines("\"barith.x\" \"arithmetic\" my_arith::x self.index::<u8>()"), 0);
        assert_eq!(lines("fn f() {}\n#[cfg(test)]\nmod tests { \"arith.addi\" }"), 0);
    }

    #[test]
    fn exceptions_are_exact() {
        let found = |lines: usize| BTreeMap::from([(("a.rs".to_owned(), "arith"), (1..=lines).collect())]);
        let exceptions = [("a.rs", "arith", 2, "why")];
        let faults = |lines: usize| {
            let mut faults = Vec::new();
            judge(&found(lines), &exceptions, &mut faults);
            faults.len()
        };
        assert_eq!([faults(1), faults(2), faults(3)], [1, 0, 1]);
    }
}
