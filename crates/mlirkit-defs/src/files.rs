//! Merges several definition files of one dialect, and splits a concatenation of files of several dialects.

use std::collections::HashSet;

/// Merges several definition files of one dialect into one. A row replaces rows of the same kind and name in earlier
/// files.
#[must_use]
pub fn merged(files: &[&str]) -> String {
    let mut later: HashSet<&str> = HashSet::new();
    let mut parts: Vec<String> = Vec::with_capacity(files.len());
    for file in files.iter().rev() {
        let mut keeps = true;
        let mut part = String::with_capacity(file.len() + 1);
        for line in file.lines() {
            if is_header(line) {
                keeps = !later.contains(line.trim_ascii_end());
            }
            if keeps || line.starts_with('#') {
                part.push_str(line);
                part.push('\n');
            }
        }
        later.extend(
            file.lines().filter(|line| is_header(line) && !line.starts_with("dialect ")).map(str::trim_ascii_end),
        );
        parts.push(part);
    }
    parts.reverse();
    parts.join("\n")
}

/// Splits a concatenation of the definition files of several dialects. Returns each file with the number of lines
/// before it.
#[must_use]
pub fn files_of(text: &str) -> Vec<(usize, &str)> {
    let (mut files, mut start, mut first_line, mut offset) = (Vec::new(), 0, 0, 0);
    let mut has_dialect = false;
    for (index, line) in text.split_inclusive('\n').enumerate() {
        if line.starts_with("dialect ") && std::mem::replace(&mut has_dialect, true) {
            files.push((first_line, text.get(start..offset).unwrap_or_default()));
            (start, first_line) = (offset, index);
        }
        offset += line.len();
    }
    files.push((first_line, text.get(start..).unwrap_or_default()));
    files
}

/// Returns true if a line is the header of a row.
fn is_header(line: &str) -> bool {
    !line.trim_ascii().is_empty() && !line.starts_with([' ', '\t', '#'])
}

#[cfg(test)]
mod tests {
    use super::{files_of, merged};
    use crate::Dialect;

    #[test]
    fn a_later_row_replaces_an_earlier_one() {
        let base = "dialect toy\n\nop a\n  format attr-dict\n\nop b\n  verifier\n";
        let text = merged(&[base, "dialect toy\n\nop a\n  custom-format\n\nop c\n"]);
        let dialect = Dialect::parse(text).unwrap();
        assert!(dialect.op("a").unwrap().custom_format && dialect.op("b").unwrap().custom_verifier);
        assert_eq!(dialect.op_names().count(), 3);
    }

    #[test]
    fn files_keep_their_line_numbers() {
        let files = files_of("# two\ndialect a\n\nop x\ndialect b\nop y\n  nonsense\n");
        assert_eq!(files.len(), 2);
        let (before, text) = files[1];
        let error = Dialect::parse(text.to_owned()).unwrap().check().unwrap_err();
        assert_eq!(before + error[0].line(), 7);
    }

    #[test]
    fn the_last_of_many_files_wins() {
        let text =
            merged(&["dialect toy\nop a\n  verifier\n", "dialect toy\nop a\n", "dialect toy\nop a\n  custom-format\n"]);
        let dialect = Dialect::parse(text.clone()).unwrap();
        assert!(dialect.op("a").unwrap().custom_format && !dialect.op("a").unwrap().custom_verifier);
        assert_eq!(text.matches("op a").count(), 1);
    }
}
