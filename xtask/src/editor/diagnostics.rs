//! Compares the server's diagnostics with those of mlir-opt-22 for each section of LLVM 19's tests.
//!
//! Comments are replaced by spaces, so that RUN lines and expected errors have no effect. Sections that use the test
//! dialect, or dialects that mlir-opt-22 lacks, are skipped. mlir-opt stops at a syntax error, while the server
//! continues.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use serde_json::Value;

use super::client::Client;
use super::{corpus, short};
use crate::{paths, process};

/// The line that separates sections.
const MARKER: &str = "// -----";

/// A diagnostic: its severity, its line and column counted from 1, and the first line of its message.
#[derive(Clone, Debug)]
struct Found {
    severity: String,
    line: u64,
    column: u64,
    message: String,
    /// Whether `mlir-opt` reports a position. Not compared, because editors show all diagnostics at some position.
    is_placed: bool,
}

impl Found {
    fn key(&self) -> (&str, u64, u64, &str) {
        (&self.severity, self.line, self.column, &self.message)
    }
}

impl PartialEq for Found {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

/// Compares all sections, and prints the sections with different diagnostics.
pub(super) fn run(tool: &Path, files: Option<usize>) -> Result<(), String> {
    let folder = std::env::temp_dir().join(format!("mlirkit-editor-{}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let result = compare(tool, files, &folder);
    let _ = std::fs::remove_dir_all(&folder);
    result
}

fn compare(tool: &Path, files: Option<usize>, folder: &Path) -> Result<(), String> {
    let mut client = Client::start(tool, &["lsp"])?;
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for path in corpus(files)? {
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        let text = blanked(&text);
        *counts.entry("files").or_default() += 1;
        let uri = format!("file://{}", path.display());
        client.open(&uri, &text)?;
        let published = client.diagnostics(&uri, 1)?;
        client.close(&uri)?;
        let sections = sections(&text);
        let theirs = theirs_of_sections(folder, &text, &sections)?;
        for ((first, section), theirs) in sections.into_iter().zip(theirs) {
            if section.trim().is_empty() {
                continue;
            }
            let lines = first..first + section.lines().count().max(1) as u64;
            let ours = ours(&published, &uri, lines);
            let kind = judge(section, theirs.as_deref(), &ours);
            *counts.entry(kind).or_default() += 1;
            if kind == DIFFERENT {
                println!("{}:{first}", short(&path));
                let theirs = theirs.unwrap_or_default();
                theirs.iter().filter(|found| !ours.contains(found)).for_each(|found| println!("  mlir-opt: {found:?}"));
                ours.iter().filter(|found| !theirs.contains(found)).for_each(|found| println!("  mlirkit:  {found:?}"));
            }
        }
    }
    client.stop()?;
    println!("diagnostics: {}", counts.iter().map(|(kind, n)| format!("{n} {kind}")).collect::<Vec<_>>().join(", "));
    match counts.get(DIFFERENT) {
        Some(_) => Err("lists of diagnostics differ".to_owned()),
        None => Ok(()),
    }
}

/// Dialects of LLVM 19 that mlir-opt-22 lacks. It accepts their attributes and types without reading them.
const GONE: &[&str] = &["mesh", "polynomial"];

const DIFFERENT: &str = "sections that differ";

/// Returns the category in which a section is counted.
fn judge(section: &str, theirs: Option<&[Found]>, ours: &[Found]) -> &'static str {
    let Some(theirs) = theirs else { return "sections on which mlir-opt crashes" };
    let mut sorted = (theirs.to_vec(), ours.to_vec());
    sorted.0.sort_by(|a, b| a.key().cmp(&b.key()));
    sorted.1.sort_by(|a, b| a.key().cmp(&b.key()));
    if sorted.0 == sorted.1 {
        return if theirs.is_empty() { "same, without diagnostics" } else { "same lists" };
    }
    // mlir-opt reads a string that is not closed beyond the end of the section.
    if section.contains(MARKER) {
        return "with a marker inside a line";
    }
    // mlirkit also reads resources of dialects that it does not know, because bytecode files have them.
    let about_dialects = |found: &&Found| {
        found.message.contains("not found for custom op")
            || found.message.starts_with("custom op")
            || found.message.starts_with("dialect '")
    };
    if ["test.", "test_", "!test", " test:"].iter().any(|word| section.contains(word)) {
        return "with the test dialect";
    }
    let is_gone =
        GONE.iter().any(|name| ["#", "!", " "].iter().any(|start| section.contains(&format!("{start}{name}."))));
    if is_gone || theirs.iter().any(|found| about_dialects(&found)) && theirs.first() != ours.first() {
        return "with a dialect or operation that mlir-opt lacks";
    }
    if !theirs.is_empty() && theirs.iter().all(|found| ours.contains(found)) {
        return "same, and further functions behind the error";
    }
    DIFFERENT
}

/// Returns a text with comments replaced by spaces. The number of lines stays the same.
fn blanked(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        let (mut quoted, mut escaped, mut end) = (false, false, line.len());
        for (at, c) in line.char_indices() {
            match c {
                _ if escaped => escaped = false,
                '\\' if quoted => escaped = true,
                '"' => quoted = !quoted,
                '/' if !quoted && line.get(at..).is_some_and(|rest| rest.starts_with("//")) => {
                    end = at;
                    break;
                }
                _ => {}
            }
        }
        out.push_str(if line.trim_end() == MARKER { MARKER } else { line.get(..end).unwrap_or_default() });
        out.push('\n');
    }
    // A string that is not closed may contain the rest.
    out.replace("expected-", "expected_")
}

/// Returns the sections of a text, each with the number of its first line, counted from 0.
fn sections(text: &str) -> Vec<(u64, &str)> {
    let (mut found, mut start, mut first, mut at) = (Vec::new(), 0, 0, 0);
    for (number, line) in text.split_inclusive('\n').enumerate() {
        if line.trim_end() == MARKER {
            found.push((first, text.get(start..at).unwrap_or_default()));
            (start, first) = (at + line.len(), number as u64 + 1);
        }
        at += line.len();
    }
    found.push((first, text.get(start..).unwrap_or_default()));
    found
}

/// Returns the diagnostics of mlir-opt-22 for each section; `None` for a section on which it crashes. It runs once for
/// all sections, or once for each if it crashes or reports diagnostics without a position.
fn theirs_of_sections(folder: &Path, text: &str, sections: &[(u64, &str)]) -> Result<Vec<Option<Vec<Found>>>, String> {
    let all = theirs(folder, text)?.filter(|all| all.iter().all(|found| found.is_placed));
    let Some(all) = all else {
        let single = |(_, section): &(u64, &str)| match section.trim().is_empty() {
            true => Ok(Some(Vec::new())),
            false => theirs(folder, section),
        };
        return sections.iter().map(single).collect();
    };
    let mut found: Vec<Option<Vec<Found>>> = sections.iter().map(|_| Some(Vec::new())).collect();
    for mut one in all {
        let index = sections.partition_point(|(first, _)| *first < one.line).saturating_sub(1);
        if let (Some((first, _)), Some(Some(list))) = (sections.get(index), found.get_mut(index)) {
            one.line -= first;
            list.push(one);
        }
    }
    Ok(found)
}

/// Returns the diagnostics of mlir-opt-22 for a text with any number of sections; `None` if it crashes.
fn theirs(folder: &Path, section: &str) -> Result<Option<Vec<Found>>, String> {
    let (input, log) = (folder.join("section.mlir"), folder.join("log"));
    std::fs::write(&input, section).map_err(|error| error.to_string())?;
    let mut command = Command::new(paths::mlir_opt(22));
    command.args(["--allow-unregistered-dialect", "--split-input-file"]).arg(&input);
    let end = process::run_to_files(&mut command, &folder.join("output"), &log, Duration::from_secs(60))?;
    if matches!(end, process::End::Crashed(_) | process::End::Hung) {
        return Ok(None);
    }
    let log = std::fs::read(&log).map_err(|error| error.to_string())?;
    let start = format!("{}:", input.display());
    let text = String::from_utf8_lossy(&log);
    let parse = |line: &str| {
        // Editors show a diagnostic without a position, or in another file, at the start of the document.
        let (here, unplaced) = (line.strip_prefix(&start), line.strip_prefix("<unknown>:0: "));
        let (at, rest) = match here {
            Some(rest) => rest.split_once(": ")?,
            None => ("1:1", unplaced.or_else(|| elsewhere(line))?),
        };
        let (line, column) = at.split_once(':')?;
        let (severity, message) = rest.split_once(": ")?;
        let found = Found {
            severity: severity.to_owned(),
            line: line.parse().ok()?,
            column: column.parse().ok()?,
            message: message.trim().to_owned(),
            is_placed: here.is_some(),
        };
        // Editors show a note in another file there.
        let is_shown = counted(&found.message) && (found.is_placed || unplaced.is_some() || severity != "note");
        is_shown.then_some(found)
    };
    Ok(Some(text.lines().filter_map(parse).collect()))
}

/// Returns the part of a line behind `FILE:LINE:COLUMN: `; `None` if it does not begin so.
fn elsewhere(line: &str) -> Option<&str> {
    let (place, rest) = line.split_once(": ")?;
    let mut parts = place.rsplit(':');
    let is_number = |part: Option<&str>| part.is_some_and(|part| part.parse::<u32>().is_ok());
    (is_number(parts.next()) && is_number(parts.next()) && parts.next().is_some()).then_some(rest)
}

/// Returns the server's diagnostics in a range of lines, with their notes.
fn ours(published: &Value, uri: &str, lines: std::ops::Range<u64>) -> Vec<Found> {
    let mut found = Vec::new();
    let mut add = |severity: &str, range: &Value, message: &Value| {
        let message = message.as_str().unwrap_or_default().lines().next().unwrap_or_default().trim();
        let line = range["start"]["line"].as_u64().unwrap_or(0);
        if !counted(message) || line < lines.start {
            return;
        }
        let column = range["start"]["character"].as_u64().unwrap_or(0) + 1;
        let (severity, message) = (severity.to_owned(), message.to_owned());
        found.push(Found { severity, line: line - lines.start + 1, column, message, is_placed: true });
    };
    for one in published.as_array().into_iter().flatten() {
        if !lines.contains(&one["range"]["start"]["line"].as_u64().unwrap_or(0)) {
            continue;
        }
        let severity = match one["severity"].as_u64() {
            Some(1) => "error",
            Some(2) => "warning",
            _ => "remark",
        };
        add(severity, &one["range"], &one["message"]);
        let notes = one["relatedInformation"].as_array().into_iter().flatten();
        for note in notes.filter(|note| note["location"]["uri"] == uri) {
            add("note", &note["location"]["range"], &note["message"]);
        }
    }
    found
}

/// Returns whether a message is compared. Messages that list the dialects of a tool, print an operation, or suggest a
/// name are ignored.
fn counted(message: &str) -> bool {
    let others = ["Available dialects:", "see current operation:", "did you mean", "--dialect FILE"];
    !others.iter().any(|start| message.starts_with(start))
}
