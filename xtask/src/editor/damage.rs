//! Damages LLVM 19's tests in an editor session. The server must respond to every request, and must still find the
//! symbols outside the damaged region.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::client::{Client, position};
use super::{Random, corpus, short};

/// Number of files for random edits, and for prefixes.
const FILES: (usize, usize) = (100, 300);

/// Number of bytes between two prefixes for which the outline is requested.
const STEP: usize = 8;

/// Maximum file sizes in bytes, for random edits and for prefixes. For prefixes, the total work is quadratic in the
/// size. Seven tenths of the tests are smaller than the second limit. Larger files take longer but contain no other
/// constructs.
const LARGEST: (usize, usize) = (1 << 15, 1 << 13);

/// Strings that an edit may insert.
const PIECES: &[&str] = &[
    "",
    "{",
    "}",
    "(",
    ")",
    "<",
    ">",
    "\"",
    "%",
    "%x = ",
    "@",
    "^bb0",
    "// ",
    "\n",
    " ",
    ",",
    "=",
    "arith.",
    "#a = ",
    "!t",
    "// -----\n",
    ":",
    "\r",
    "é",
    "😀",
    "loc(",
];

/// A position: line and column.
type Place = (u64, u64);

/// A symbol with its range.
struct Symbol {
    name: String,
    start: Place,
    end: Place,
}

/// Applies single edits, sends every kind of request at the position of each edit, and reverts the edit.
pub(super) fn run(tool: &Path, edits: usize, seed: u64) -> Result<(), String> {
    let mut client = Client::start(tool, &["lsp"])?;
    let mut random = Random(seed);
    let (mut files, mut done, mut found, mut all) = (0, 0, 0, 0);
    for (path, text) in small(FILES.0, LARGEST.0)? {
        files += 1;
        let uri = format!("file://{}", path.display());
        client.open(&uri, &text)?;
        client.diagnostics(&uri, 1)?;
        let before = symbols(&outline(&mut client, &uri)?);
        let mut version = 1;
        for _ in 0..edits / FILES.0 {
            let (start, length) = (random.below(text.len()), random.below(6) * random.below(2));
            let end = (start + length).min(text.len());
            let new = PIECES.get(random.below(PIECES.len())).copied().unwrap_or_default();
            let Some(old) = text.get(start..end).filter(|_| text.is_char_boundary(start)) else { continue };
            let what = || format!("{}: {start}..{end} becomes {new:?}", short(&path));
            let damaged =
                format!("{}{new}{}", text.get(..start).unwrap_or_default(), text.get(end..).unwrap_or_default());
            version += 2;
            let range = json!({ "start": position(&text, start), "end": position(&text, end) });
            client.change(&uri, version - 1, json!({ "range": range, "text": new }))?;
            ask_everything(&mut client, &uri, &position(&damaged, start + new.len()))
                .map_err(|e| format!("{}: {e}", what()))?;
            client.diagnostics(&uri, version - 1).map_err(|error| format!("{}: {error}", what()))?;
            let after = symbols(&outline(&mut client, &uri)?);
            let place = |at| placed(&position(&text, at));
            let (kept, outside) = kept(&before, &after, place(start)..place(end));
            (done, found, all) = (done + 1, found + kept, all + outside);
            let range = json!({ "start": position(&damaged, start), "end": position(&damaged, start + new.len()) });
            // Skip edits that cannot be reverted by range: at a carriage return before a line feed, or inside a
            // character.
            let back = if new.contains('\r') || old.contains('\r') {
                json!({ "text": text })
            } else {
                json!({ "range": range, "text": old })
            };
            client.change(&uri, version, back)?;
        }
        client.diagnostics(&uri, version)?;
        let again = symbols(&outline(&mut client, &uri)?);
        if again.iter().map(|symbol| &symbol.name).ne(before.iter().map(|symbol| &symbol.name)) {
            return Err(format!("{}: other symbols after all edits were taken back", short(&path)));
        }
        client.close(&uri)?;
    }
    client.stop()?;
    judge(&format!("{done} edits of {files} files"), found, all)
}

/// Removes characters from the end of files one by one, so that the server sees every prefix.
pub(super) fn prefixes(tool: &Path) -> Result<(), String> {
    let mut client = Client::start(tool, &["lsp"])?;
    let (mut files, mut done, mut found, mut all) = (0, 0, 0, 0);
    for (path, text) in small(FILES.1, LARGEST.1)? {
        files += 1;
        let uri = format!("file://{}", path.display());
        client.open(&uri, &text)?;
        let before = symbols(&outline(&mut client, &uri)?);
        let mut version = 1;
        for (at, c) in text.char_indices().rev() {
            version += 1;
            // A carriage return that becomes adjacent to a line feed would change earlier lines.
            let end = at + c.len_utf8();
            let range = json!({ "start": position(&text, at), "end": position(&text, end) });
            client.change(&uri, version, json!({ "range": range, "text": "" }))?;
            done += 1;
            if done % STEP != 0 {
                continue;
            }
            let after = outline(&mut client, &uri).map_err(|error| format!("{}: {at}: {error}", short(&path)))?;
            let after = symbols(&after);
            let end = placed(&position(&text, at));
            let whole: Vec<&Symbol> = before.iter().filter(|symbol| symbol.end <= end).collect();
            all += whole.len();
            found += whole.iter().filter(|symbol| after.iter().any(|other| other.name == symbol.name)).count();
        }
        client.close(&uri)?;
    }
    client.stop()?;
    judge(&format!("{done} prefixes of {files} files"), found, all)
}

/// Prints the share of symbols that were found. Returns an error if the share is too low.
fn judge(what: &str, found: usize, all: usize) -> Result<(), String> {
    let share = found as f64 * 100.0 / all.max(1) as f64;
    println!("damage: {what}; {found} of {all} symbols outside the damage found ({share:.2} %)");
    if share >= 95.0 { Ok(()) } else { Err("too many symbols were lost".to_owned()) }
}

/// Returns evenly spaced files smaller than `largest` bytes, with their contents.
fn small(count: usize, largest: usize) -> Result<Vec<(PathBuf, String)>, String> {
    let texts = corpus(None)?.into_iter().filter_map(|path| Some((path.clone(), std::fs::read_to_string(path).ok()?)));
    let mut texts: Vec<_> = texts.filter(|(_, text)| (1..largest).contains(&text.len())).collect();
    let step = (texts.len() / count).max(1);
    texts = texts.into_iter().step_by(step).take(count).collect();
    Ok(texts)
}

/// Sends the requests that an editor sends after a key press.
fn ask_everything(client: &mut Client, uri: &str, at: &Value) -> Result<(), String> {
    let document = json!({ "uri": uri });
    let range = json!({ "start": at, "end": at });
    let line = at["line"].as_u64().unwrap_or(0);
    let screen = json!({ "start": { "line": line.saturating_sub(20), "character": 0 }, "end": { "line": line + 20, "character": 0 } });
    for method in [
        "completion",
        "hover",
        "definition",
        "signatureHelp",
        "documentHighlight",
        "prepareRename",
        "prepareCallHierarchy",
    ] {
        client.ask(&format!("textDocument/{method}"), json!({ "textDocument": document, "position": at }))?;
    }
    for method in ["foldingRange", "codeLens", "documentLink", "semanticTokens/full"] {
        client.ask(&format!("textDocument/{method}"), json!({ "textDocument": document }))?;
    }
    client.ask("textDocument/inlayHint", json!({ "textDocument": document, "range": screen }))?;
    client.ask("textDocument/semanticTokens/range", json!({ "textDocument": document, "range": screen }))?;
    client.ask("textDocument/selectionRange", json!({ "textDocument": document, "positions": [at] }))?;
    let context = json!({ "diagnostics": [] });
    client.ask("textDocument/codeAction", json!({ "textDocument": document, "range": range, "context": context }))?;
    Ok(())
}

fn outline(client: &mut Client, uri: &str) -> Result<Value, String> {
    client.ask("textDocument/documentSymbol", json!({ "textDocument": { "uri": uri } }))
}

fn placed(position: &Value) -> Place {
    (position["line"].as_u64().unwrap_or(0), position["character"].as_u64().unwrap_or(0))
}

/// Returns the symbols in an outline, which are the entries that begin with `@`.
fn symbols(outline: &Value) -> Vec<Symbol> {
    let mut found = Vec::new();
    for node in outline.as_array().into_iter().flatten() {
        let name = node["name"].as_str().unwrap_or_default();
        if name.starts_with('@') {
            let range = &node["range"];
            found.push(Symbol { name: name.to_owned(), start: placed(&range["start"]), end: placed(&range["end"]) });
        }
        found.extend(symbols(&node["children"]));
    }
    found
}

/// Returns the number of symbols outside the damaged range that are still found, and the number of all symbols outside
/// it.
fn kept(before: &[Symbol], after: &[Symbol], range: std::ops::Range<Place>) -> (usize, usize) {
    let around = |symbol: &&Symbol| symbol.start <= range.start && range.end <= symbol.end;
    // The innermost symbol around the damage is broken, so the server need not find it.
    let broken = before.iter().filter(around).map(|symbol| symbol.start).max();
    let outside: Vec<&Symbol> = before
        .iter()
        .filter(|symbol| Some(symbol.start) != broken)
        .filter(|symbol| symbol.end <= range.start || symbol.start >= range.end || around(symbol))
        .collect();
    (outside.iter().filter(|symbol| after.iter().any(|other| other.name == symbol.name)).count(), outside.len())
}
