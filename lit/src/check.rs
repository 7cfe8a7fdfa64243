//! `FileCheck FILE`: compares standard input with the `CHECK` lines of a file.
//!
//! The directives are `CHECK`, `-NEXT`, `-SAME`, `-NOT`, `-DAG`, `-LABEL` and `-EMPTY`. Patterns may contain
//! `{{regular expressions}}` and variables (`[[NAME:expression]]`, `[[NAME]]`). The options are `--check-prefix` and
//! `--input-file`. Any other directive or option is an error. As in LLVM's tool, a run of spaces matches any other run
//! of spaces.

use std::collections::BTreeMap;
use std::io::Read;
use std::process::ExitCode;

use regex_lite::Regex;

/// The part of the input in which a directive must match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Where {
    Later,
    NextLine,
    SameLine,
    Nowhere,
    AnyOrder,
    Label,
    EmptyLine,
}

/// One directive in a check file.
#[derive(Debug)]
struct Check {
    line: usize,
    at: Where,
    pattern: String,
}

/// Runs `FileCheck` with these command-line arguments.
pub fn main(arguments: &[String]) -> ExitCode {
    match run(arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<(), String> {
    let (mut file, mut input, mut prefixes) = (None, None, Vec::new());
    for argument in arguments {
        match argument.trim_start_matches('-').split_once('=') {
            _ if !argument.starts_with('-') => file = Some(argument),
            Some(("check-prefix" | "check-prefixes", list)) => prefixes.extend(list.split(',')),
            Some(("input-file", path)) => input = Some(path),
            _ => return Err(format!("FileCheck: unsupported option '{argument}'")),
        }
    }
    let file = file.ok_or("FileCheck: no check file")?;
    let read = |path: &str| std::fs::read_to_string(path).map_err(|e| format!("{path}: {e}"));
    let text = match input {
        Some(path) => read(path)?,
        None => {
            let mut bytes = Vec::new();
            std::io::stdin().read_to_end(&mut bytes).map_err(|e| format!("standard input: {e}"))?;
            // Messages quote lines of the input, even if they are not valid UTF-8.
            String::from_utf8_lossy(&bytes).into_owned()
        }
    };
    if prefixes.is_empty() {
        prefixes.push("CHECK");
    }
    let checks = parse(&read(file)?, &prefixes)?;
    compare(&checks, &text).map_err(|message| format!("{file}:{message}\ninput:\n{text}"))
}

/// Parses the directives in a check file.
fn parse(text: &str, prefixes: &[&str]) -> Result<Vec<Check>, String> {
    let mut checks = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        for prefix in prefixes {
            let Some((before, after)) = line.split_once(prefix) else { continue };
            let is_part = before.ends_with(|c: char| c.is_alphanumeric() || c == '-' || c == '_');
            let Some((suffix, pattern)) = after.split_once(':').filter(|_| !is_part) else { continue };
            let at = match suffix {
                "" => Where::Later,
                "-NEXT" => Where::NextLine,
                "-SAME" => Where::SameLine,
                "-NOT" => Where::Nowhere,
                "-DAG" => Where::AnyOrder,
                "-LABEL" => Where::Label,
                "-EMPTY" => Where::EmptyLine,
                other if other.starts_with('-') && !other.contains(' ') => {
                    return Err(format!("FileCheck: line {number}: unsupported directive '{prefix}{other}'"));
                }
                _ => continue,
            };
            let pattern = pattern.trim().to_owned();
            if pattern.is_empty() != (at == Where::EmptyLine) {
                return Err(format!("FileCheck: line {number}: a pattern is missing, or not allowed"));
            }
            checks.push(Check { line: number, at, pattern });
        }
    }
    if checks.is_empty() { Err(format!("FileCheck: no lines with {}:", prefixes.join(": or "))) } else { Ok(checks) }
}

/// The state of matching: the position in the input, and the values of variables.
struct State<'t> {
    text: &'t str,
    variables: BTreeMap<String, String>,
}

/// Matches all checks against `text`. Labels are matched first and divide the input into sections; the other checks are
/// matched in order within their section. An error message begins with the line of the check.
fn compare(checks: &[Check], text: &str) -> Result<(), String> {
    // As in LLVM's tool, a run of spaces counts as one space.
    let text = Regex::new("[ \t]+").map_err(|e| e.to_string())?.replace_all(text, " ").into_owned();
    let mut state = State { text: &text, variables: BTreeMap::new() };
    let mut labels = Vec::new();
    let mut from = 0;
    for label in checks.iter().filter(|check| check.at == Where::Label) {
        let (start, end) = state.place(label, from)?;
        labels.push((start, end));
        from = end;
    }
    let sections = checks.split(|check| check.at == Where::Label);
    for (index, section) in sections.enumerate() {
        let start = index.checked_sub(1).and_then(|before| labels.get(before)).map_or(0, |(_, end)| *end);
        let end = labels.get(index).map_or(text.len(), |(start, _)| *start);
        state.text = &text[..end];
        compare_section(section, &mut state, start)?;
    }
    Ok(())
}

/// Matches checks that have no labels in order, beginning at position `from`.
fn compare_section(checks: &[Check], state: &mut State, from: usize) -> Result<(), String> {
    let text = state.text;
    let mut at = from;
    let mut index = 0;
    while index < checks.len() {
        let nots: Vec<&Check> = checks[index..].iter().take_while(|check| check.at == Where::Nowhere).collect();
        index += nots.len();
        let from = at;
        let mut end_of_nots = text.len();
        if let Some(check) = checks.get(index) {
            if check.at == Where::AnyOrder {
                let group = checks[index..].iter().take_while(|check| check.at == Where::AnyOrder).count();
                let (mut first, mut last) = (text.len(), from);
                let mut taken: Vec<(usize, usize)> = Vec::new();
                for check in &checks[index..index + group] {
                    let (start, end) = state.find_beside(check, from, &taken)?;
                    taken.push((start, end));
                    (first, last) = (first.min(start), last.max(end));
                }
                (end_of_nots, at) = (first, last);
                index += group;
            } else {
                let (start, end) = state.place(check, from)?;
                (end_of_nots, at) = (start, end);
                index += 1;
            }
        }
        for not in nots {
            if let Some((start, _)) = state.search(not, from)?.filter(|(start, _)| *start < end_of_nots) {
                let line = text[..start].matches('\n').count() + 1;
                return Err(format!("{}: '{}' is excluded, and line {line} has it", not.line, not.pattern));
            }
        }
    }
    Ok(())
}

impl State<'_> {
    /// Finds a check's match after `from`, on the line that its directive requires.
    fn place(&mut self, check: &Check, from: usize) -> Result<(usize, usize), String> {
        let rest = &self.text[from..];
        let line_end = |at: usize| self.text[at..].find('\n').map_or(self.text.len(), |n| at + n);
        let next_line = rest.find('\n').map(|n| from + n + 1);
        if check.at == Where::EmptyLine {
            let start = next_line.ok_or_else(|| missing(check, "there is no next line"))?;
            return match line_end(start) == start {
                true => Ok((start, start)),
                false => Err(missing(check, "the next line is not empty")),
            };
        }
        let (start, end) = self.search(check, from)?.ok_or_else(|| missing(check, "not found"))?;
        let expected = match check.at {
            Where::SameLine => (from, line_end(from)),
            Where::NextLine => {
                let start = next_line.ok_or_else(|| missing(check, "there is no next line"))?;
                (start, line_end(start))
            }
            _ => (from, self.text.len()),
        };
        if start < expected.0 || start > expected.1 {
            return Err(missing(check, "found on another line"));
        }
        self.bind(check, start, end)?;
        Ok((start, end))
    }

    /// Finds a match for a `-DAG` check that does not overlap the ranges in `taken`.
    fn find_beside(&mut self, check: &Check, from: usize, taken: &[(usize, usize)]) -> Result<(usize, usize), String> {
        let mut at = from;
        loop {
            let (start, end) = self.search(check, at)?.ok_or_else(|| missing(check, "not found"))?;
            match taken.iter().find(|(s, e)| start < *e && *s < end) {
                Some((_, e)) => at = *e,
                None => {
                    self.bind(check, start, end)?;
                    return Ok((start, end));
                }
            }
        }
    }

    fn search(&self, check: &Check, from: usize) -> Result<Option<(usize, usize)>, String> {
        let (regex, _) = self.regex(check)?;
        Ok(regex.find_at(self.text, from).map(|found| (found.start(), found.end())))
    }

    /// Stores the values of the variables that a check defines, given the range of its match.
    fn bind(&mut self, check: &Check, start: usize, end: usize) -> Result<(), String> {
        let (regex, names) = self.regex(check)?;
        if let Some(groups) = regex.captures(&self.text[start..end]) {
            for name in names {
                if let Some(value) = groups.name(&group_of(&name)) {
                    self.variables.insert(name, value.as_str().to_owned());
                }
            }
        }
        Ok(())
    }

    /// Returns the regular expression for a check's pattern, and the names of the variables that the pattern defines.
    fn regex(&self, check: &Check) -> Result<(Regex, Vec<String>), String> {
        let squeezed = check.pattern.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut expression = String::from("(?m)");
        let mut names: Vec<String> = Vec::new();
        let mut rest = squeezed.as_str();
        while !rest.is_empty() {
            let (literal, kind) = match (rest.find("{{"), rest.find("[[")) {
                (Some(a), Some(b)) if a < b => (a, "}}"),
                (Some(a), None) => (a, "}}"),
                (_, Some(b)) => (b, "]]"),
                (None, None) => (rest.len(), ""),
            };
            expression.push_str(&regex_lite::escape(&rest[..literal]));
            rest = &rest[literal..];
            if kind.is_empty() {
                break;
            }
            let mut end = rest[2..].find(kind).ok_or_else(|| missing(check, "a bracket is not closed"))? + 2;
            // The variable `[[A:[0-9]]]` ends with the last of the closing brackets.
            while rest[end + 2..].starts_with(&kind[..1]) {
                end += 1;
            }
            let inner = &rest[2..end];
            rest = &rest[end + 2..];
            match (kind, inner.split_once(':')) {
                ("}}", _) => expression.extend(["(?:", inner, ")"]),
                (_, _) if inner.starts_with('#') => return Err(missing(check, "numeric variables are not supported")),
                (_, Some((name, definition))) => {
                    expression.push_str(&format!("(?P<{}>{definition})", group_of(name)));
                    names.push(name.to_owned());
                }
                (_, None) if names.iter().any(|name| name == inner) => {
                    return Err(missing(check, "a variable is used in the line that defines it"));
                }
                (_, None) => {
                    let value = self.variables.get(inner);
                    let value =
                        value.ok_or_else(|| missing(check, &format!("the variable '{inner}' is not defined")))?;
                    expression.push_str(&regex_lite::escape(value));
                }
            }
        }
        let regex = Regex::new(&expression).map_err(|e| missing(check, &e.to_string()))?;
        Ok((regex, names))
    }
}

/// Returns the name of the capture group for a variable.
fn group_of(variable: &str) -> String {
    variable.replace('$', "global_")
}

fn missing(check: &Check, why: &str) -> String {
    format!("{}: {why}: {}", check.line, check.pattern)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(checks: &str, text: &str) -> Result<(), String> {
        parse(checks, &["CHECK"]).and_then(|checks| compare(&checks, text))
    }

    fn good(checks: &str, text: &str) {
        assert_eq!(outcome(checks, text), Ok(()), "{checks}");
    }

    fn bad(checks: &str, text: &str) {
        assert!(outcome(checks, text).is_err(), "{checks}");
    }

    #[test]
    fn order_and_lines() {
        good("CHECK: a\nCHECK: c", "a\nb\nc\n");
        bad("CHECK: c\nCHECK: a", "a\nb\nc\n");
        good("CHECK: a\nCHECK-NEXT: b", "a\nb\n");
        bad("CHECK: a\nCHECK-NEXT: c", "a\nb\nc\n");
        good("CHECK: a\nCHECK-SAME: b", "a x b\nb\n");
        bad("CHECK: a\nCHECK-SAME: b", "a\nb\n");
        good("CHECK: a\nCHECK-EMPTY:\nCHECK-NEXT: b", "a\n\nb\n");
        bad("CHECK: a\nCHECK-EMPTY:", "a\nb\n");
    }

    #[test]
    fn what_must_not_be_there() {
        good("CHECK: a\nCHECK-NOT: b\nCHECK: c", "a\nc\nb\n");
        bad("CHECK: a\nCHECK-NOT: b\nCHECK: c", "a\nb\nc\n");
        bad("CHECK: a\nCHECK-NOT: b", "a\nb\n");
        good("CHECK-NOT: b\nCHECK: a", "a\nb\n");
        bad("CHECK-NOT: b\nCHECK: a", "b\na\n");
    }

    #[test]
    fn any_order() {
        good("CHECK-DAG: b\nCHECK-DAG: a\nCHECK: c", "a\nb\nc\n");
        bad("CHECK-DAG: a\nCHECK-DAG: a", "a\nb\n");
        bad("CHECK-DAG: b\nCHECK-DAG: c\nCHECK: a", "a\nb\nc\n");
    }

    #[test]
    fn labels_divide_the_input() {
        good("CHECK-LABEL: f\nCHECK: a\nCHECK-LABEL: g\nCHECK: b", "f\na\ng\nb\n");
        bad("CHECK-LABEL: f\nCHECK: b\nCHECK-LABEL: g", "f\na\ng\nb\n");
        bad("CHECK-LABEL: g\nCHECK-LABEL: f", "f\ng\n");
    }

    #[test]
    fn expressions_and_variables() {
        good("CHECK: [[X:%[a-z]+]] = {{.*}}add\nCHECK: use [[X]]", "%ab = arith.add\nuse %ab\n");
        bad("CHECK: [[X:%[a-z]+]] = {{.*}}add\nCHECK: use [[X]]", "%ab = arith.add\nuse %c\n");
        good("CHECK: [[X:[0-9]]]", "7\n");
        good("CHECK: f(x) [1]", "f(x)   [1]\n");
        bad("CHECK: f.x", "f(x\n");
        bad("CHECK: [[X]]", "a\n");
    }

    #[test]
    fn mistakes_in_check_files_are_errors() {
        assert!(parse("CHECK-COUNT-2: a", &["CHECK"]).is_err());
        assert!(parse("CHECK:", &["CHECK"]).is_err());
        assert!(parse("nothing", &["CHECK"]).is_err());
        assert_eq!(parse("// ROUNDTRIP: a\n// CHECK: b\n// MY-CHECK: c", &["CHECK"]).unwrap().len(), 1);
        assert!(run(&["--unknown".to_owned()]).is_err());
    }
}
