//! `--verify-diagnostics`: parses `expected-error {{...}}` comments and reports unmet expectations.

use std::ops::Range;

use crate::diag::{Diagnostic, Position, Severity, Source};
use regex_lite::Regex;

/// An expected diagnostic, parsed from a comment.
struct Expected {
    severity: Severity,
    /// The line on which the diagnostic is expected; `None` for `@unknown`.
    line: Option<u32>,
    /// The byte offset of the comment in the source.
    comment: u64,
    text: String,
    pattern: Option<Regex>,
    met: bool,
}

/// The diagnostics that the comments of a source file expect.
pub struct ExpectedDiagnostics {
    expected: Vec<Expected>,
    /// The mismatches found so far, to be reported at the end.
    pub problems: Vec<Diagnostic>,
    only_expected: bool,
}

impl ExpectedDiagnostics {
    /// Parses the comments in the byte range `part` of a source file. With `only_expected`, unexpected diagnostics are
    /// ignored.
    pub fn new(source: &Source<'_>, part: Range<usize>, only_expected: bool) -> Self {
        let mut this = Self { expected: Vec::new(), problems: Vec::new(), only_expected };
        let Ok(comment) = Regex::new(
            r"expected-(error|note|remark|warning)(-re)? *(@([+-][0-9]+|above|below|unknown))? *\{\{(.*)\}\}$",
        ) else {
            return this;
        };
        let first_line = source.line_column(part.start as u64).line;
        let mut offset = part.start as u64;
        // `above` refers to the last line without such a comment, `below` to the next one.
        let mut last_plain = 0;
        let mut below = Vec::new();
        let text = source.bytes().get(part).unwrap_or_default();
        for (number, line) in text.split(|b| *b == b'\n').enumerate() {
            let number = u32::try_from(number).unwrap_or(u32::MAX).saturating_add(first_line);
            let line_start = offset;
            offset += line.len() as u64 + 1;
            let line = String::from_utf8_lossy(line.trim_ascii_end());
            let Some(found) = comment.captures(&line) else {
                for index in below.drain(..) {
                    if let Some(Expected { line, .. }) = this.expected.get_mut::<usize>(index) {
                        *line = Some(number);
                    }
                }
                last_plain = number;
                continue;
            };
            let group = |i: usize| found.get(i).map(|m| m.as_str().to_owned());
            let severity = match group(1).as_deref() {
                Some("error") => Severity::Error,
                Some("warning") => Severity::Warning,
                Some("remark") => Severity::Remark,
                _ => Severity::Note,
            };
            let mut at = Some(number);
            match group(4).as_deref() {
                None => {}
                Some("unknown") => at = None,
                Some("above") => at = Some(last_plain),
                Some("below") => below.push(this.expected.len()),
                Some(delta) => {
                    // A line outside the file cannot have diagnostics, so the expectation is never met.
                    let delta: i64 = delta.trim_start_matches('+').parse().unwrap_or(i64::MAX);
                    at = Some(u32::try_from(i64::from(number).saturating_add(delta)).unwrap_or(u32::MAX));
                }
            }
            let text = group(5).unwrap_or_default();
            let place = line_start + found.get(0).map_or(0, |m| m.start() as u64);
            let pattern = if group(2).is_some() {
                match pattern(&text) {
                    Ok(pattern) => Some(pattern),
                    Err(message) => {
                        this.problems.push(Diagnostic::error(Position::Offset(place), message));
                        continue;
                    }
                }
            } else {
                None
            };
            this.expected.push(Expected { severity, line: at, comment: place, text, pattern, met: false });
        }
        this
    }

    /// Matches a diagnostic and its notes against the expectations.
    pub fn take(&mut self, source: &Source<'_>, diagnostic: &Diagnostic) {
        self.take_one(source, diagnostic.severity, &diagnostic.position, &diagnostic.message);
        for note in &diagnostic.notes {
            self.take_one(source, Severity::Note, &note.position, &note.message);
        }
    }

    fn take_one(&mut self, source: &Source<'_>, severity: Severity, position: &Position, message: &str) {
        let line = match position {
            Position::Offset(offset) => Some(source.line_column(*offset).line),
            Position::FileLineColumn { file, line, .. } if **file == *source.name() => Some(*line),
            Position::FileLineColumn { .. } | Position::Bytecode { .. } | Position::Spelled(_) | Position::Unknown => {
                None
            }
        };
        let mut near_miss = None;
        // An expectation may be met by several equal diagnostics.
        for expected in self.expected.iter_mut().filter(|e| e.line == line && e.matches(message)) {
            if expected.severity.name() == severity.name() {
                expected.met = true;
                return;
            }
            near_miss = Some((expected.comment, expected.severity));
        }
        if self.only_expected {
            return;
        }
        self.problems.push(match near_miss {
            Some((comment, announced)) => {
                let text = format!("'{severity}' diagnostic emitted when expecting a '{announced}'");
                Diagnostic::error(Position::Offset(comment), text)
            }
            None => Diagnostic::error(position.clone(), format!("unexpected {severity}: {message}")),
        });
    }

    /// Returns an error for each unmet expectation, in order; expectations without a position come last.
    pub fn unmet(&self) -> Vec<Diagnostic> {
        let unmet = |placed: bool| self.expected.iter().filter(move |e| !e.met && e.line.is_some() == placed);
        let problem = |expected: &Expected| {
            let text = format!("expected {} \"{}\" was not produced", expected.severity, expected.text);
            let position = expected.line.map_or(Position::Unknown, |_| Position::Offset(expected.comment));
            // Upstream underlines as many characters as the expected message has.
            Diagnostic { width: expected.text.len(), ..Diagnostic::error(position, text) }
        };
        unmet(true).chain(unmet(false)).map(problem).collect()
    }

    /// Returns errors for all mismatches, in order.
    pub fn finish(mut self) -> Vec<Diagnostic> {
        self.problems.extend(self.unmet());
        self.problems
    }
}

impl Expected {
    fn matches(&self, message: &str) -> bool {
        match &self.pattern {
            Some(pattern) => pattern.is_match(message),
            None => message.contains(&self.text),
        }
    }
}

/// Compiles the message of an `-re` comment, in which `{{...}}` contains a regular expression.
fn pattern(text: &str) -> Result<Regex, String> {
    // A dot also matches newlines, since messages may have several lines.
    let mut out = "(?s)".to_owned();
    let mut rest = text;
    while let Some(start) = rest.find("{{") {
        out.push_str(&regex_lite::escape(&rest[..start]));
        let end = rest[start..].find("}}").ok_or("found start of regex with no end '}}'")?;
        out.push('(');
        out.push_str(&rest[start + 2..start + end]);
        out.push(')');
        rest = &rest[start + end + 2..];
    }
    out.push_str(&regex_lite::escape(rest));
    Regex::new(&out).map_err(|error| format!("invalid regex: {}", said_upstream(&error.to_string())))
}

/// Translates an error message of the crate `regex-lite` to upstream's wording, where known.
fn said_upstream(fault: &str) -> &str {
    match fault {
        "found open group without closing ')'" | "found closing ')' without matching '('" => "parentheses not balanced",
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(text: &str, diagnostics: &[Diagnostic]) -> Vec<String> {
        let source = Source::new("a.mlir", text.as_bytes());
        let mut expected = ExpectedDiagnostics::new(&source, 0..text.len(), false);
        diagnostics.iter().for_each(|d| expected.take(&source, d));
        expected.finish().into_iter().map(|d| d.message).collect()
    }

    fn error_at(line: u32, message: &str) -> Diagnostic {
        let position = Position::FileLineColumn { file: "a.mlir".into(), line, column: 1 };
        Diagnostic::error(position, message)
    }

    #[test]
    fn same_line_above_and_below() {
        let text =
            "one // expected-error {{bad}}\n// expected-error@below {{worse}}\ntwo\n// expected-error@above {{x}}";
        let all = [error_at(1, "very bad"), error_at(3, "worse"), error_at(3, "x")];
        assert_eq!(problems(text, &all), Vec::<String>::new());
    }

    #[test]
    fn what_is_missing_and_what_is_too_much() {
        let text = "// expected-error@+1 {{bad}}\none";
        assert_eq!(problems(text, &[]), ["expected error \"bad\" was not produced"]);
        assert_eq!(problems("one", &[error_at(1, "bad")]), ["unexpected error: bad"]);
        let note = Diagnostic::new(Severity::Warning, error_at(2, "").position, "bad");
        assert!(problems(text, &[note]).contains(&"'warning' diagnostic emitted when expecting a 'error'".to_owned()));
    }

    #[test]
    fn places_that_there_are_not() {
        let text = "// expected-error@unknown {{bad}}\n// expected-error@-5 {{bad}}\n// expected-error@+9223372036854775807 {{bad}}";
        assert_eq!(problems(text, &[]), ["expected error \"bad\" was not produced"; 3]);
        let nowhere = Diagnostic::error(Position::Unknown, "bad");
        assert_eq!(problems(text, &[nowhere]), ["expected error \"bad\" was not produced"; 2]);
    }

    #[test]
    fn more_often_than_announced() {
        let text = "one // expected-error {{bad}}";
        assert_eq!(problems(text, &[error_at(1, "bad"), error_at(1, "bad")]), Vec::<String>::new());
        let twice = "// expected-error@below {{bad}}\n// expected-error@below {{bad}}\none";
        let missing = "expected error \"bad\" was not produced".to_owned();
        assert_eq!(problems(twice, &[error_at(3, "bad"), error_at(3, "bad")]), [missing]);
    }

    #[test]
    fn patterns() {
        let text = "one // expected-error-re {{got {{[0-9]+}} (of them)}}";
        assert_eq!(problems(text, &[error_at(1, "got 17 (of them)")]), Vec::<String>::new());
        let text = "one // expected-error-re {{got {{.*}}of them}}";
        assert_eq!(problems(text, &[error_at(1, "got 17\n  of them\n")]), Vec::<String>::new());
    }
}
