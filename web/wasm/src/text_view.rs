//! The printed text of one operation, which the WebAssembly instance stores and sends line by line.

use memchr::memmem;
use mlirkit::asm::{PrintOptions, Spans, print_with_spans};
use mlirkit::ir::{BodyId, OpId, OpRef};
use serde_json::{Value, json};

use crate::open::File;
use crate::places::Lines;
use crate::session::{Failure, Request, Result, id_of, op_of};

/// The text of an operation that is being shown.
pub struct TextView {
    /// The printed text.
    pub text: Vec<u8>,
    /// The byte offsets of the lines.
    pub lines: Lines,
    /// The positions of operations and values in the text.
    pub spans: Spans,
    /// The operation that the text shows.
    pub op: (BodyId, OpId),
}

/// Maximum length of the text in a view, in bytes.
const LONGEST: u64 = 1 << 30;

/// Maximum length of a displayed line, in bytes.
const LONGEST_LINE: usize = 20_000;

/// Loads all bodies in an operation that have not been loaded yet.
pub fn load(file: &File, op: OpRef<'_, '_>) -> Result<()> {
    let mut open = vec![op];
    while let Some(op) = open.pop() {
        if op.arena().child(op.id).is_some() {
            op.load().map_err(|error| file.failure(&[*error]))?;
        }
        let inner = op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops());
        open.extend(inner.filter(|op| op.arena().child(op.id).is_some() || !op.arena().regions(op.id).is_empty()));
    }
    Ok(())
}

/// Prints an operation for a view. Request arguments: `op` (by default the top-level operation), `generic`,
/// `locations`, `elide` (the maximum number of elements of a constant that is printed), and `head` (omits regions).
pub fn make(file: &File, request: Request<'_>) -> Result<(TextView, Value)> {
    file.with(|module| {
        let op = op_of(module, request.op("op"))?;
        let elide = request.number("elide");
        let options = PrintOptions {
            generic: request.flag("generic"),
            debug_info: request.flag("locations"),
            elide_elements: elide,
            elide_resources: elide,
            local_scope: true,
            skip_regions: request.flag("head"),
            max_output: LONGEST,
            ..PrintOptions::default()
        };
        if !options.skip_regions {
            load(file, op)?;
        }
        let (text, spans) = print_with_spans(op, &options);
        if text.is_empty() {
            return Err(Failure::new(
                "the text would be longer than 1 GiB: look at a smaller operation, or elide constants",
            ));
        }
        let view = TextView { lines: Lines::of(&text), text, spans, op: (op.body, op.id) };
        let answer = json!({
            "op": id_of(op),
            "entry": crate::outline::entry(op),
            "lines": view.lines.count(),
            "bytes": view.text.len(),
            "ops": view.spans.ops.len(),
        });
        Ok((view, answer))
    })
}

impl TextView {
    /// Returns lines of the text, each with the names and operations that begin in it. Request arguments: `from`
    /// (counted from 0) and `count`.
    pub fn lines(&self, request: Request<'_>) -> Result {
        let from = (request.number("from").unwrap_or(0) as usize).min(self.lines.count());
        let count = request.number("count").unwrap_or(100).min(10_000) as usize;
        let lines = from..(from + count).min(self.lines.count());
        let line = |line: usize| {
            let range = self.lines.range(line);
            let bytes = self.text.get(range).unwrap_or_default();
            let cut = bytes.len() > LONGEST_LINE;
            let shown = String::from_utf8_lossy(bytes.get(..LONGEST_LINE).unwrap_or(bytes)).into_owned();
            let more = if cut { format!(" ... {} bytes more", bytes.len() - LONGEST_LINE) } else { String::new() };
            shown.trim_end_matches('\n').to_owned() + &more
        };
        Ok(json!({ "from": lines.start, "lines": lines.map(line).collect::<Vec<_>>() }).into())
    }

    /// Returns the byte offset of a position. Request arguments: `line` (counted from 0) and `column` (in bytes).
    pub fn offset(&self, request: Request<'_>) -> Result<u32> {
        let line = request.number("line").ok_or_else(|| Failure::new("'line' is missing"))? as usize;
        let column = request.number("column").unwrap_or(0) as usize;
        let range = self.lines.range(line);
        Ok((range.start + column).min(range.end) as u32)
    }

    /// Converts a range of byte offsets to a JSON object with the line, the column and the length.
    pub fn range(&self, start: u32, end: u32) -> Value {
        let (line, column) = self.lines.place(start);
        json!({ "line": line, "column": column, "length": end - start })
    }

    /// Returns the position of an operation in the text; `null` if the text does not contain it. Request argument:
    /// `op`.
    pub fn place_of(&self, request: Request<'_>) -> Result {
        let (body, op) = request.op("op").ok_or_else(|| Failure::new("'op' is missing"))?;
        let span = self.spans.ops.iter().find(|span| span.body == body && span.op == op);
        Ok(json!({ "place": span.map(|span| self.range(span.start, span.end)) }).into())
    }

    /// Finds the occurrences of a text in the view, at most 10,000. Request argument: `text`.
    pub fn search(&self, request: Request<'_>) -> Result {
        let wanted = request.required("text")?;
        let mut places = Vec::new();
        if !wanted.is_empty() {
            let found = memmem::find_iter(&self.text, wanted.as_bytes()).take(10_000);
            places.extend(found.map(|at| self.range(at as u32, (at + wanted.len()) as u32)));
        }
        Ok(json!({ "places": places }).into())
    }
}
