//! Texts of several definition files: two files of one dialect merged, files of several dialects split.

use std::collections::HashSet;

/// Returns the text of a definition file together with another file of the same dialect. A row of `more` replaces the row of
/// this kind and name in `base`.
#[must_use]
pub fn merged(base: &str, more: &str) -> String {
    let replacing: HashSet<&str> =
        more.lines().filter(|line| is_header(line) && !line.starts_with("dialect ")).map(str::trim_ascii_end).collect();
    let mut out = String::with_capacity(base.len() + more.len() + 1);
    let mut keeps = true;
    for line in base.lines() {
        if is_header(line) {
            keeps = !replacing.contains(line.trim_ascii_end());
        }
        if keeps || line.starts_with('#') {
            out.push_str(line);
            out.push('\n');
        }
    }
    out.push('\n');
    out.push_str(more);
    out
}

/// Returns the files in a text that has those of several dialects. Each has the line numbers of the text.
#[must_use]
pub fn files_of(text: &str) -> Vec<String> {
    let mut files: Vec<String> = vec![String::new()];
    let mut has_dialect = false;
    for (index, line) in text.split_inclusive('\n').enumerate() {
        if line.starts_with("dialect ") && std::mem::replace(&mut has_dialect, true) {
            files.push("\n".repeat(index));
        }
        if let Some(file) = files.last_mut() {
            file.push_str(line);
        }
    }
    files
}

/// Returns whether a line is the header of a row.
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
        let text = merged(base, "dialect toy\n\nop a\n  custom-format\n\nop c\n");
        let dialect = Dialect::parse(text).unwrap();
        assert!(dialect.op("a").unwrap().custom_format && dialect.op("b").unwrap().custom_verifier);
        assert_eq!(dialect.op_names().count(), 3);
    }

    #[test]
    fn files_keep_their_line_numbers() {
        let files = files_of("# two\ndialect a\n\nop x\ndialect b\nop y\n  nonsense\n");
        assert_eq!(files.len(), 2);
        let error = Dialect::parse(files[1].clone()).unwrap().check().unwrap_err();
        assert_eq!(error[0].line(), 7);
    }
}
