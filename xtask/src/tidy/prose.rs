//! Rules of plain English. For each rule and area, a committed number limits the violations. The number may only
//! decrease.
//!
//! `counts.txt` contains the numbers. `cargo xtask tidy --list RULE` prints the positions that violate a rule.
//! `--bless` lowers the numbers to the current counts.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;

use crate::paths;

/// Words and phrases that the prose must not contain.
const BANNED: [&str; 10] = [
    "nobody",
    "somebody",
    "stands",
    "whatever",
    "of its own",
    "as a whole",
    "is said",
    "be had",
    "in vain",
    "there is what",
];

/// Words with which the documentation of a function must not begin, because it should begin with a verb ("Returns",
/// "Parses").
const NOT_VERBS: [&str; 7] = ["What ", "Where ", "Who ", "Of ", "Likewise", "The same ", "Its "];

/// The maximum number of words in a sentence.
const LONGEST_SENTENCE: usize = 25;

/// The maximum number of types with the same name in the workspace.
const SAME_NAME: usize = 2;

/// The conventional name for the arguments of a subcommand in clap, which is exempt from the limit.
const EXEMPT_TYPE: &str = "Args";

/// The names of the rules in `counts.txt` and for `--list`.
pub const RULES: [&str; 4] = ["banned-word", "verb-first", "long-sentence", "same-type-name"];

/// The violations by rule and area, each with its position.
type Findings = BTreeMap<(&'static str, String), Vec<String>>;

/// Adds a fault for each number that has increased. With `bless`, lowers the committed numbers. With `list`, prints the
/// positions that violate a rule.
pub fn check(
    files: &[(String, String)],
    list: Option<&str>,
    bless: bool,
    faults: &mut Vec<String>,
) -> Result<(), String> {
    let found = findings(files);
    if let Some(rule) = list {
        for (_, places) in found.iter().filter(|((of, _), _)| *of == rule) {
            places.iter().for_each(|place| println!("{place}"));
        }
    }
    let path = counts_file();
    let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let mut committed = parse(&text)?;
    if bless {
        let text = lowered(&found, &committed);
        std::fs::write(&path, &text).map_err(|e| format!("{}: {e}", path.display()))?;
        committed = parse(&text)?;
    }
    let lower = compare(&found, &committed, faults);
    if lower > 0 {
        println!("tidy: {lower} numbers of xtask/src/tidy/counts.txt can be lowered: cargo xtask tidy --bless");
    }
    Ok(())
}

fn counts_file() -> PathBuf {
    paths::workspace().join("xtask/src/tidy/counts.txt")
}

/// Parses lines of the form `rule area number`.
fn parse(text: &str) -> Result<BTreeMap<(String, String), usize>, String> {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines
        .map(|line| {
            let mut words = line.split(' ');
            let (Some(rule), Some(area), Some(Ok(count)), None) =
                (words.next(), words.next(), words.next().map(str::parse), words.next())
            else {
                return Err(format!("counts.txt: not a rule, an area and a number: {line}"));
            };
            Ok(((rule.to_owned(), area.to_owned()), count))
        })
        .collect()
}

/// Adds a fault for each count above the committed number. Returns how many counts are below it.
fn compare(found: &Findings, committed: &BTreeMap<(String, String), usize>, faults: &mut Vec<String>) -> usize {
    for ((rule, area), places) in found {
        let allowed = allowed(committed, rule, area);
        if places.len() > allowed {
            let mut fault = format!("{rule}: {area} has {}, {allowed} are allowed", places.len());
            if places.len() <= 12 {
                places.iter().for_each(|place| fault.extend(["\n  ", place]));
            } else {
                let _ = write!(fault, " (cargo xtask tidy --list {rule})");
            }
            faults.push(fault);
        }
    }
    let count = |rule: &str, area: &str| {
        found.iter().find(|((r, a), _)| *r == rule && a == area).map_or(0, |(_, places)| places.len())
    };
    committed.iter().filter(|((rule, area), allowed)| count(rule, area) < **allowed).count()
}

fn allowed(committed: &BTreeMap<(String, String), usize>, rule: &str, area: &str) -> usize {
    let free = if rule == "same-type-name" { SAME_NAME } else { 0 };
    committed.get(&(rule.to_owned(), area.to_owned())).copied().unwrap_or(free)
}

/// Returns the text of `counts.txt` with each number lowered to the current count. A rule without committed numbers is
/// added with its counts.
fn lowered(found: &Findings, committed: &BTreeMap<(String, String), usize>) -> String {
    let mut text = String::from(
        "# Exceptions to the rules of plain English, by rule and area. A number may only fall: cargo xtask tidy --bless lowers it.\n",
    );
    for ((rule, area), places) in found {
        let is_new = committed.keys().all(|(r, _)| r != rule);
        let count = if is_new { places.len() } else { places.len().min(allowed(committed, rule, area)) };
        if count > 0 && !(*rule == "same-type-name" && count <= SAME_NAME) {
            let _ = writeln!(text, "{rule} {area} {count}");
        }
    }
    text
}

/// Applies all rules to all files. Each file is its path, relative to the workspace's root, and its contents.
fn findings(files: &[(String, String)]) -> Findings {
    let mut found = Findings::new();
    for (path, text) in files {
        let area = area(path);
        let mut note = |rule, line: usize, what: &str| {
            found.entry((rule, area.clone())).or_default().push(format!("{path}:{line}: {what}"));
        };
        if path.ends_with(".rs") {
            let is_tool = path.starts_with("crates/mlirkit/src/tool");
            for (number, line) in (1..).zip(text.lines()) {
                let doc = doc_text(line);
                if (doc.is_some() || is_tool && !line.trim_start().starts_with("//")) && has_banned(line) {
                    note("banned-word", number, line.trim());
                }
            }
            for (line, doc) in function_docs(text) {
                note("verb-first", line, doc);
            }
            let docs: Vec<&str> = text.lines().map(|line| doc_text(line).unwrap_or_default()).collect();
            for (line, sentence) in long_sentences(&docs) {
                note("long-sentence", line, &sentence);
            }
        } else if path.ends_with(".md") {
            for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| has_banned(line)) {
                note("banned-word", number, line.trim());
            }
            for (line, sentence) in long_sentences(&text.lines().collect::<Vec<_>>()) {
                note("long-sentence", line, &sentence);
            }
        }
        if path.starts_with("crates/") && path.contains("/src/") && path.ends_with(".rs") {
            for (line, name) in types(text).filter(|(_, name)| *name != EXEMPT_TYPE) {
                found.entry(("same-type-name", name.to_owned())).or_default().push(format!("{path}:{line}: {name}"));
            }
        }
    }
    found
}

/// Returns the area of a file: its crate, its top-level folder, or the file itself if it is in the root.
fn area(path: &str) -> String {
    let parts = if path.starts_with("crates/") { 2 } else { 1 };
    path.split('/').take(parts).collect::<Vec<_>>().join("/")
}

/// Returns the text of a documentation line; `None` for other lines.
fn doc_text(line: &str) -> Option<&str> {
    let line = line.trim_start();
    line.strip_prefix("///").or_else(|| line.strip_prefix("//!")).map(str::trim)
}

fn has_banned(line: &str) -> bool {
    let line = line.to_ascii_lowercase();
    BANNED.iter().any(|banned| {
        line.match_indices(banned).any(|(at, _)| {
            let is_word = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
            !is_word(line[..at].chars().next_back()) && !is_word(line[at + banned.len()..].chars().next())
        })
    })
}

/// Returns the first documentation lines of functions that do not begin with a verb, each with its line number.
fn function_docs(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut first: Option<(usize, &str)> = None;
    let mut lines = text.lines().enumerate().peekable();
    while let Some((number, line)) = lines.next() {
        let trimmed = line.trim_start();
        if let Some(doc) = trimmed.strip_prefix("///") {
            first.get_or_insert((number + 1, doc.trim()));
            continue;
        }
        if trimmed.starts_with("#[") || trimmed.starts_with("//") {
            continue;
        }
        if let Some((at, doc)) = first.take()
            && is_function(trimmed)
        {
            let mut signature = trimmed.to_owned();
            while !signature.contains(['{', ';']) {
                let Some((_, next)) = lines.next() else { break };
                signature.push_str(next.trim_start());
            }
            let is_bool = signature.contains("-> bool");
            if NOT_VERBS.iter().any(|word| doc.starts_with(word)) || doc.starts_with("Whether ") && !is_bool {
                found.push((at, doc));
            }
        }
    }
    found
}

/// Returns whether a line begins a function definition.
fn is_function(line: &str) -> bool {
    let mut words = line.split_whitespace().skip_while(|word| {
        word.starts_with("pub")
            || matches!(*word, "const" | "async" | "unsafe" | "extern" | "\"C\"" | "crate)" | "super)")
    });
    words.next() == Some("fn")
}

/// Returns the sentences that have too many words, each with the number of the line at which its paragraph begins.
fn long_sentences(lines: &[&str]) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut paragraph = String::new();
    let (mut start, mut in_code) = (0, false);
    for (number, line) in (1..).zip(lines.iter().chain(&[""])) {
        let is_indented = line.starts_with("    ");
        let line = line.trim();
        let is_fence = line.starts_with("```");
        in_code ^= is_fence;
        let item = line.strip_prefix("- ").or_else(|| line.strip_prefix("* "));
        let item =
            item.or_else(|| line.split_once(". ").filter(|(n, _)| n.parse::<u8>().is_ok()).map(|(_, rest)| rest));
        let is_text = !(line.is_empty() || in_code || is_fence || line.starts_with(['#', '|', '<']));
        if !is_text || item.is_some() || paragraph.is_empty() {
            let sentences = paragraph.split_inclusive(&['.', '?', '!', ':'][..]);
            let mut sentence = String::new();
            for piece in sentences {
                // A full stop inside a word does not end a sentence.
                if !sentence.is_empty() && piece.starts_with(char::is_whitespace) {
                    note_long(&mut found, start, &sentence);
                    sentence.clear();
                }
                sentence.push_str(piece);
            }
            note_long(&mut found, start, &sentence);
            paragraph.clear();
            start = number;
        }
        if is_text && !(is_indented && paragraph.is_empty() && item.is_none()) {
            paragraph.push_str(item.unwrap_or(line));
            paragraph.push(' ');
        }
    }
    found
}

fn note_long(found: &mut Vec<(usize, String)>, line: usize, sentence: &str) {
    let words = sentence.split_whitespace().count();
    if words > LONGEST_SENTENCE {
        found.push((line, format!("{words} words: {}", sentence.trim())));
    }
}

/// Returns the names of the types that a source file defines outside its tests, each with its line.
fn types(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    (1..).zip(code.lines()).filter_map(|(number, line)| {
        let mut words = line
            .split([' ', '<', '(', ';', ':', '{'])
            .skip_while(|word| matches!(*word, "" | "pub" | "crate)" | "super)" | "in" | "unsafe"));
        let is_type = matches!(words.next()?, "struct" | "enum" | "union" | "trait")
            || line.starts_with("type ")
            || line.starts_with("pub type ")
            || line.starts_with("pub(crate) type ");
        let name = words.next()?;
        (is_type && name.starts_with(|c: char| c.is_ascii_uppercase())).then_some((number, name))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<(&'static str, usize)> {
        let found = findings(&[(path.to_owned(), text.to_owned())]);
        found.iter().map(|((rule, _), places)| (*rule, places.len())).collect()
    }

    #[test]
    fn banned_words_in_documentation() {
        assert_eq!(found("crates/a/src/x.rs", "/// Nobody does.\nfn f() {} // nobody\n"), [("banned-word", 1)]);
        assert_eq!(found("README.md", "It stands, as a whole.\n\nIt understands.\n"), [("banned-word", 1)]);
        assert_eq!(found("crates/mlirkit/src/tool/x.rs", "const HELP: &str = \"whatever\";\n"), [("banned-word", 1)]);
        assert_eq!(found("crates/a/src/x.rs", "const HELP: &str = \"whatever\";\n"), []);
    }

    #[test]
    fn functions_begin_with_a_verb() {
        let count = |text: &str| found("xtask/src/x.rs", text).len();
        assert_eq!(count("/// What it is.\nfn f() {}\n"), 1);
        assert_eq!(count("/// The same for others.\n#[inline]\npub(crate) const fn f() {}\n"), 1);
        assert_eq!(count("/// Returns what it is.\nfn f() {}\n"), 0);
        assert_eq!(count("/// Whether it is.\nfn f(\n    a: u8,\n) -> bool {\n"), 0);
        assert_eq!(count("/// Whether it is.\nfn f() -> Option<u8> {\n"), 1);
        assert_eq!(count("/// What it is.\nstruct S;\nfn f() {}\n"), 0);
    }

    #[test]
    fn sentences_are_short() {
        let words = |count: usize| "word ".repeat(count);
        let count = |text: &str| found("docs/a.md", text).len();
        assert_eq!(count(&format!("{}end.\n", words(24))), 0);
        assert_eq!(count(&format!("{}end.\n", words(25))), 1);
        assert_eq!(count(&format!("{}1.5 end.\n{}x.y end.", words(20), words(20))), 0);
        assert_eq!(count(&format!("{}\nand {}end.", words(15), words(15))), 1, "one sentence on two lines");
        assert_eq!(count(&format!("- {}\n- {}\n", words(20), words(20))), 0, "two items of a list");
        assert_eq!(count(&format!("```\n{}\n```\n| {} |\n", words(40), words(40))), 0, "no prose");
        assert_eq!(found("xtask/src/x.rs", &format!("/// {}\n", words(30))), [("long-sentence", 1)]);
    }

    #[test]
    fn types_of_one_name() {
        let text = "pub struct Place;\nenum Place<T> { A }\npub(crate) trait Other {}\ntype Place = u8;\n    type Place = u8;\n\
            #[cfg(test)]\nstruct Place;\n";
        let found = findings(&[("crates/a/src/x.rs".to_owned(), text.to_owned())]);
        assert_eq!(found[&("same-type-name", "Place".to_owned())].len(), 3);
        let mut faults = Vec::new();
        compare(&found, &BTreeMap::new(), &mut faults);
        assert!(matches!(faults.as_slice(), [one] if one.starts_with("same-type-name: Place has 3, 2 are allowed")));
    }

    #[test]
    fn numbers_only_fall() {
        let found = findings(&[("README.md".to_owned(), "Nobody.\nNobody.\n".to_owned())]);
        let faults = |counts: &str| {
            let mut faults = Vec::new();
            let lower = compare(&found, &parse(counts).unwrap(), &mut faults);
            (faults.len(), lower, lowered(&found, &parse(counts).unwrap()).lines().nth(1).map(str::to_owned))
        };
        let line = |count| Some(format!("banned-word README.md {count}"));
        assert_eq!(faults("banned-word README.md 1\n"), (1, 0, line(1)));
        assert_eq!(faults("banned-word README.md 2\n"), (0, 0, line(2)));
        assert_eq!(faults("banned-word README.md 3\n"), (0, 1, line(2)));
        assert_eq!(faults("banned-word docs 1\n"), (1, 1, None), "a new area begins at nothing");
        assert!(parse("banned-word README.md").is_err());
    }
}
