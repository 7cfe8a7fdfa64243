//! Renders diagnostics as `mlir-opt` prints them: `file:line:col: error: message`, the source line, and a caret.

use std::borrow::Cow;
use std::cell::Cell;
use std::cmp::Ordering;
use std::collections::HashMap;
use std::fmt::Write;

use crate::diagnostic::{file_name, shortened};
use crate::{Diagnostic, LineColumn, Position, Severity, Source, SourceMap};

/// Whether a renderer uses terminal colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Colour {
    /// No colours.
    #[default]
    Never,
    /// The colours that LLVM's tools use on a terminal.
    Always,
}

/// The distance between tab stops in columns.
const TAB_STOP: usize = 8;

/// A renderer for diagnostics. Use one renderer for all diagnostics of a run, because it caches the files it loads.
pub struct Renderer<'m> {
    sources: &'m SourceMap<'m>,
    loaded: std::cell::RefCell<HashMap<String, Option<Source<'static>>>>,
    colour: Colour,
    long_lines: Cell<usize>,
    long_messages: Cell<usize>,
    recent: Cell<Option<LineRange>>,
}

/// The last line looked up: the address of its source, its line number, and its start and end in bytes.
type LineRange = (usize, u32, usize, usize);

/// The length in bytes above which a line counts as long.
const LONG_LINE: usize = 4096;

/// The length in bytes above which a line is never shown in full. The longest line of LLVM's own tests has 1,903 bytes.
const LONGEST_LINE: usize = 64 << 10;

/// The total number of bytes of long lines that are shown in full. Beyond it, only the bytes around each error are
/// shown, because one line can have very many errors. The same limit applies to long messages, because the messages
/// about one literal can be very many.
const LONG_LINES_SHOWN: usize = 1 << 20;

/// The number of bytes that are shown on each side of an error in a long line.
const AROUND: usize = 200;

/// A resolved position. It consists of the text before the severity, the text before the message, and the source line
/// to show with the column in it.
struct RenderedPosition {
    prefix: String,
    spelling: String,
    line: Option<(Vec<u8>, usize)>,
}

impl<'m> Renderer<'m> {
    /// Creates a renderer without colours.
    pub fn new(sources: &'m SourceMap<'m>) -> Self {
        Self {
            sources,
            loaded: Default::default(),
            colour: Colour::Never,
            long_lines: Cell::new(0),
            long_messages: Cell::new(0),
            recent: Cell::new(None),
        }
    }

    /// Sets whether to use colours.
    #[must_use]
    pub fn colour(mut self, colour: Colour) -> Self {
        self.colour = colour;
        self
    }

    /// Renders a diagnostic with its notes. The result ends with a line feed.
    pub fn render(&self, diagnostic: &Diagnostic) -> String {
        let mut out = String::new();
        let shown = Some(diagnostic.width);
        self.message(&mut out, diagnostic.severity, &diagnostic.position, &diagnostic.message, shown);
        let mut before = &diagnostic.position;
        let mut repeats = false;
        for note in &diagnostic.notes {
            // After a call stack, upstream compares with the location of the callee, which always differs from the
            // note's location.
            let show = note.repeats_source || repeats || note.position != *before;
            self.message(&mut out, Severity::Note, &note.position, &note.message, show.then_some(1));
            before = &note.position;
            repeats = note.repeats_source;
        }
        self.bytecode_place(&mut out, &diagnostic.position);
        out
    }

    /// Appends a note with the position in a bytecode file. Upstream does not print this note.
    fn bytecode_place(&self, out: &mut String, position: &Position) {
        let Position::Bytecode { section, offset, .. } = position else {
            return;
        };
        let section = section.map(|section| format!(" in section {section}")).unwrap_or_default();
        self.message(out, Severity::Note, position, &format!("at byte {offset} (0x{offset:x}){section}"), None);
    }

    /// Appends a message. `shown` is the number of bytes to underline in the source line; `None` hides the source line.
    fn message(&self, out: &mut String, severity: Severity, position: &Position, message: &str, shown: Option<usize>) {
        let place = self.place(position, shown.is_some());
        let spelling = &place.spelling;
        let message = self.shown_message(message);
        // Writing to a string cannot fail.
        let _ = match self.colour {
            Colour::Never => writeln!(out, "{}{severity}: {spelling}{message}", place.prefix),
            Colour::Always => {
                let code = match severity {
                    Severity::Error | Severity::Complaint => 31,
                    Severity::Warning => 35,
                    Severity::Remark => 34,
                    Severity::Note => 30,
                };
                writeln!(
                    out,
                    "\x1b[1m{}\x1b[0m\x1b[0;1;{code}m{severity}: \x1b[0m\x1b[1m{spelling}{message}",
                    place.prefix
                )
                .and_then(|()| out.write_str("\x1b[0m"))
            }
        };
        if let Some((line, column)) = place.line {
            self.line(out, &line, column, shown.unwrap_or(1));
        }
    }

    fn line(&self, out: &mut String, line: &[u8], column: usize, marked: usize) {
        let (line, column) = escaped(line, column);
        let line = &*line;
        let has_tabs = line.contains(&b'\t');
        let mut expanded = Vec::new();
        for byte in line.iter().filter(|_| has_tabs) {
            expanded.push(if *byte == b'\t' { b' ' } else { *byte });
            while *byte == b'\t' && !expanded.len().is_multiple_of(TAB_STOP) {
                expanded.push(b' ');
            }
        }
        out.push_str(&String::from_utf8_lossy(if has_tabs { &expanded } else { line }));
        out.push('\n');
        // Like LLVM, draw no caret below a line that is not ASCII.
        if !line.is_ascii() {
            return;
        }
        let column = column.min(line.len());
        if self.colour == Colour::Always {
            out.push_str("\x1b[0;1;32m");
        }
        // Without tabs, every byte before the caret takes one column.
        let plain = if has_tabs { 0 } else { column };
        out.extend(std::iter::repeat_n(' ', plain));
        let mut width = plain;
        for index in plain..column.saturating_add(marked).min(line.len()).max(column + 1) {
            let mark = match index.cmp(&column) {
                Ordering::Less => ' ',
                Ordering::Equal => '^',
                Ordering::Greater => '~',
            };
            loop {
                out.push(mark);
                width += 1;
                if line.get(index) != Some(&b'\t') || width % TAB_STOP == 0 {
                    break;
                }
            }
        }
        out.push('\n');
        if self.colour == Colour::Always {
            out.push_str("\x1b[0m");
        }
    }

    fn place(&self, position: &Position, show_line: bool) -> RenderedPosition {
        let bare = |prefix: String| RenderedPosition { prefix, spelling: String::new(), line: None };
        match position {
            Position::Unknown => bare("<unknown>:0: ".into()),
            Position::Spelled(spelling) => {
                let spelling = format!("{}: ", file_name(spelling));
                RenderedPosition { prefix: "<unknown>:0: ".into(), spelling, line: None }
            }
            Position::Bytecode { file, .. } => {
                let main = self.sources.main().map_or("<unknown>", Source::name);
                bare(format!("{}:0:0: ", if file.is_empty() { main } else { file }))
            }
            Position::Offset(offset) => match self.sources.main() {
                None => bare("<unknown>:0: ".into()),
                Some(source) => self.at(source, source.name(), source.line_column(*offset), show_line),
            },
            Position::FileLineColumn { file, line, column } => {
                let place = LineColumn { line: *line, column: *column };
                if !show_line {
                    return bare(format!("{}:{line}:{column}: ", file_name(file)));
                }
                if let Some(source) = self.sources.get(file) {
                    return self.at(source, file, place, true);
                }
                let mut loaded = self.loaded.borrow_mut();
                match loaded.entry(file.to_string()).or_insert_with(|| self.sources.load(file)) {
                    Some(source) => self.at(source, file, place, true),
                    None => bare(format!("{}:{line}:{column}: ", file_name(file))),
                }
            }
        }
    }
}

/// Escapes the bytes of characters that control a terminal, as in `\1B`. Returns the escaped line, with the column
/// adjusted.
fn escaped(line: &[u8], column: usize) -> (Cow<'_, [u8]>, usize) {
    let controls =
        |c: char| c.is_control() && c != '\t' || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    if !String::from_utf8_lossy(line).contains(controls) {
        return (Cow::Borrowed(line), column);
    }
    let (mut shown, mut at) = (Vec::with_capacity(2 * line.len()), column);
    let mut index = 0;
    for chunk in line.utf8_chunks() {
        for c in chunk.valid().chars() {
            let bytes = &mut [0; 4];
            let bytes = c.encode_utf8(bytes).as_bytes();
            if controls(c) {
                bytes.iter().for_each(|byte| shown.extend_from_slice(format!("\\{byte:02X}").as_bytes()));
                at += if index < column { 2 * bytes.len() } else { 0 };
            } else {
                shown.extend_from_slice(bytes);
            }
            index += bytes.len();
        }
        shown.extend_from_slice(chunk.invalid());
        index += chunk.invalid().len();
    }
    (Cow::Owned(shown), at)
}

impl Renderer<'_> {
    fn at(&self, source: &Source<'_>, name: &str, place: LineColumn, show_line: bool) -> RenderedPosition {
        let line = if show_line { self.line_at(source, place) } else { None };
        let line = line.map(|(line, column)| self.shown_part(line, column));
        RenderedPosition { prefix: format!("{name}:{}:{}: ", place.line, place.column), spelling: String::new(), line }
    }

    /// Returns the line that contains a position, and the zero-based column of the position; `None` if there is no such
    /// line. For consecutive positions in the same line, the ends of the line are searched for only once.
    fn line_at<'s>(&self, source: &'s Source<'_>, place: LineColumn) -> Option<(&'s [u8], usize)> {
        let id = std::ptr::from_ref(source).addr();
        let column = (place.column as usize).checked_sub(1)?;
        if let Some((known, line, start, end)) = self.recent.get()
            && (known, line) == (id, place.line)
            && column <= end - start
        {
            return Some((source.bytes().get(start..end)?, column));
        }
        let offset = source.offset(place)?;
        let (line, at) = source.line_around(offset)?;
        if at == column {
            let start = usize::try_from(offset).ok()?.checked_sub(at)?;
            self.recent.set(Some((id, place.line, start, start + line.len())));
        }
        Some((line, at))
    }

    /// Returns the part of a line to show, and the index of the byte `column` in that part.
    fn shown_part(&self, line: &[u8], column: usize) -> (Vec<u8>, usize) {
        if line.len() > LONG_LINE {
            let shown = self.long_lines.get();
            if line.len() > LONGEST_LINE || shown + line.len() > LONG_LINES_SHOWN {
                let continues = |at: &usize| line.get(*at).is_some_and(|byte| byte & 0xc0 == 0x80);
                // No character is cut, except in text that is not UTF-8.
                let start = (column.saturating_sub(AROUND)..column).find(|at| !continues(at)).unwrap_or(column);
                let end = (column + AROUND).min(line.len());
                let end = (end..end + 3).find(|at| !continues(at)).unwrap_or(end);
                let part = line.get(start..end).unwrap_or_default();
                let cut_end = end < line.len();
                let before: &[u8] = if start > 0 { b"..." } else { b"" };
                let after: &[u8] = if cut_end { b"..." } else { b"" };
                return ([before, part, after].concat(), column - start + before.len());
            }
            self.long_lines.set(shown + line.len());
        }
        (line.to_vec(), column)
    }

    /// Returns the part of a message to show.
    fn shown_message<'t>(&self, message: &'t str) -> Cow<'t, str> {
        if message.len() <= LONG_LINE {
            return Cow::Borrowed(message);
        }
        let shown = self.long_messages.get();
        if shown > 0 && shown + message.len() > LONG_LINES_SHOWN {
            return shortened(message, LONG_LINE);
        }
        self.long_messages.set(shown + message.len());
        Cow::Borrowed(message)
    }
}
