//! Measures the server's time and memory for a large text file: SQLite in the `llvm` dialect.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use serde_json::{Value, json};

use super::client::{Client, position};
use crate::bench;
use crate::paths;

/// Number of times that a request is repeated, because the system reports processor time in hundredths of a second.
const REPEATED: usize = 20;

/// Measures opening a file, first diagnostics, edits, completion and other requests, and prints a table.
pub(super) fn run(tool: &Path, input: Option<&Path>) -> Result<(), String> {
    let input = match input {
        Some(input) => input.to_owned(),
        None => sqlite()?,
    };
    let text = fs::read_to_string(&input).map_err(|error| format!("{}: {error}", input.display()))?;
    let size = text.len() as f64;
    println!("{}: {:.1} MB\n\n| request | median ms | processor ms |\n|---|---|---|", input.display(), size / 1e6);
    let uri = format!("file://{}", fs::canonicalize(&input).map_err(|error| error.to_string())?.display());
    let mut client = Client::start(tool, &["lsp"])?;
    let pid = client.id();
    let (from, used) = (Instant::now(), processor(pid));
    let row = |name: &str, wall: f64, used: f64| println!("| {name} | {wall:.1} | {used:.1} |");
    client.open(&uri, &text)?;
    // The response to another request shows that the document has been opened.
    client.ask("textDocument/documentLink", json!({ "textDocument": { "uri": "file:///none" } }))?;
    row("open", from.elapsed().as_secs_f64() * 1e3, processor(pid) - used);
    client.diagnostics(&uri, 1)?;
    row("first diagnostics, since opening", from.elapsed().as_secs_f64() * 1e3, processor(pid) - used);
    let (at, operand) = addition(&text, text.len() / 2)
        .or_else(|| addition(&text, 0))
        .ok_or("the text has no addition of two values")?;
    let document = json!({ "uri": uri });
    let here = json!({ "textDocument": document, "position": position(&text, operand + 1) });
    let line = here["position"]["line"].as_u64().unwrap_or(0);
    let screen = json!({ "start": { "line": line, "character": 0 }, "end": { "line": line + 60, "character": 0 } });
    let mut repeat = |name: &str, step: &mut dyn FnMut(&mut Client, usize) -> Result<(), String>| {
        let (mut times, used) = (Vec::new(), processor(pid));
        for number in 0..REPEATED {
            let from = Instant::now();
            step(&mut client, number)?;
            times.push(from.elapsed().as_secs_f64() * 1e3);
        }
        times.sort_by(f64::total_cmp);
        row(name, times.get(REPEATED / 2).copied().unwrap_or(0.0), (processor(pid) - used) / REPEATED as f64);
        Ok::<(), String>(())
    };
    let mut version = 1;
    for (name, at, old, new) in places(&text, at) {
        let range = json!({ "start": position(&text, at), "end": position(&text, at + old.len()) });
        // A space is inserted and removed again; a digit is replaced in both directions.
        let back = json!({ "start": position(&text, at), "end": position(&text, at + new.len()) });
        repeat(&format!("edit {name}, until its diagnostics"), &mut |client, number| {
            version += 1;
            let (range, text) = if number % 2 == 0 { (&range, new) } else { (&back, old) };
            client.change(&uri, version, json!({ "range": range, "text": text }))?;
            client.diagnostics(&uri, version).map(|_| ())
        })?;
    }
    let requests: [(&str, &str, Value); 7] = [
        ("completion", "completion", here.clone()),
        ("hover", "hover", here.clone()),
        ("definition", "definition", here),
        ("semantic tokens of a screen", "semanticTokens/range", json!({ "textDocument": document, "range": screen })),
        ("inlay hints of a screen", "inlayHint", json!({ "textDocument": document, "range": screen })),
        ("outline", "documentSymbol", json!({ "textDocument": document })),
        ("folding", "foldingRange", json!({ "textDocument": document })),
    ];
    for (name, method, params) in requests {
        repeat(name, &mut |client, _| client.ask(&format!("textDocument/{method}"), params.clone()).map(|_| ()))?;
    }
    let peak = peak_kib(pid) * 1024.0;
    client.stop()?;
    println!("\npeak memory: {:.0} MB, {:.1} times the file", peak / 1e6, peak / size);
    Ok(())
}

/// Returns the path of SQLite's text, which is compiled if it does not exist.
fn sqlite() -> Result<PathBuf, String> {
    let folder = paths::target().join("bench");
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    bench::sqlite(&folder)
}

/// Returns the edits to measure: a description, an offset, the old and the new text. `middle` is the digit of a type in
/// the middle of the text.
fn places(text: &str, middle: usize) -> Vec<(&'static str, usize, &'static str, &'static str)> {
    let line = |start: &str| Some(text.match_indices(start).next()?.0 + start.len());
    let (first, last) =
        (addition(text, 0), (1..20).find_map(|part| addition(text, text.len() - text.len() * part / 20)));
    let digit = |name, at: Option<usize>| Some((name, at?, "2", "3"));
    let space = |name, at: Option<usize>| Some((name, at?, "", " "));
    let found = [
        digit("in a function in the middle", Some(middle)),
        digit("in the first function", first.map(|(at, _)| at)),
        digit("in the last function", last.map(|(at, _)| at)),
        space("of a global variable", line("\n  llvm.mlir.global ")),
        space("of an alias", line("\n#").and_then(|at| Some(at + text.get(at..)?.find(" = ")? + 3))),
    ];
    found.into_iter().flatten().collect()
}

/// Returns two byte offsets in the first addition after an offset: the last digit of its type, and its operand. Returns
/// `None` if there is no addition.
fn addition(text: &str, from: usize) -> Option<(usize, usize)> {
    let start = (from..text.len()).find(|at| text.is_char_boundary(*at))?;
    let mut lines = text.get(start..)?.match_indices(" = llvm.add %");
    lines.find_map(|(at, found)| {
        let at = start + at;
        let end = at + text.get(at..)?.find('\n')?;
        let is_plain = text.get(at..end)?.ends_with(" : i32");
        is_plain.then_some((end - 1, at + found.len() - 1))
    })
}

/// Returns the processor time of a process in milliseconds, or 0 if the system does not report it.
fn processor(pid: u32) -> f64 {
    let status = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    // Fields 14 and 15 are the user and system time in hundredths of a second. Field 2, in parentheses, may contain
    // spaces.
    let words = status.rsplit(')').next().unwrap_or_default().split_whitespace();
    words.skip(11).take(2).filter_map(|word| word.parse::<f64>().ok()).sum::<f64>() * 10.0
}

/// Returns the peak memory of a process in KiB, or 0 if the system does not report it.
fn peak_kib(pid: u32) -> f64 {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.trim().split(' ').next()?.parse().ok()).unwrap_or(0.0)
}
