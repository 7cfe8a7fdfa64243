//! Conversion of single attributes and types from and to text, independent of a file.

use mlirkit_diag::{Diagnostic, LineColumn, Position, Source};
use mlirkit_ir::{Attr, Context, ParseTexts, PrintTexts, TextSeries, Type};

use crate::attr::bodies::{ParsedBodies, PrintedBodies};
use crate::attr::caches::ParseCaches;
use crate::attr::parser::AttrParser;
use crate::attr::position;
use crate::attr::printer::{AttrPrinter, LONGEST_SHOWN, PrintOptions, shown};
use crate::hooks::op_hooks::Hooks;

/// The maximum length, in bytes, of a printed form that is built in memory.
const LONGEST_KEPT: u64 = 1 << 30;

/// Appends the printed form of an attribute to `out`, with the default options and no aliases. Appends nothing if it
/// exceeds 1 GiB.
#[inline]
pub fn write_attr(ctx: &Context, attr: Attr, out: &mut Vec<u8>) {
    write(ctx, out, |p| p.attr(attr));
}

/// Appends the printed form of a type to `out`, with the default options and no aliases. Appends nothing if it exceeds
/// 1 GiB.
#[inline]
pub fn write_type(ctx: &Context, ty: Type, out: &mut Vec<u8>) {
    write(ctx, out, |p| p.ty(ty));
}

fn write(ctx: &Context, out: &mut Vec<u8>, print: impl FnOnce(&mut AttrPrinter<'_, '_>)) {
    let options = PrintOptions { max_output: LONGEST_KEPT, ..PrintOptions::default() };
    let mut printer = AttrPrinter::with_hooks(ctx, &Hooks::of(ctx).attr, &options);
    // Within a single attribute or type, caching is not worthwhile.
    printer.texts.busy = true;
    let before = out.len();
    printer.out.buffer = std::mem::take(out);
    print(&mut printer);
    *out = printer.out.buffer;
    if printer.out.error.is_some() {
        out.truncate(before);
    }
}

/// A batch parser for many separate strings, with caches that carry over from one to the next.
#[derive(Default)]
struct SeriesParser<'s> {
    bodies: Box<ParsedBodies<'s>>,
    known: ParseCaches,
}

impl<'s> ParseTexts<'s> for SeriesParser<'s> {
    fn parse_attr(&mut self, ctx: &Context, text: &'s [u8]) -> mlirkit_ir::Parsed<Attr> {
        let mut parser = AttrParser::new(ctx, text);
        parser.bodies = Some(std::mem::take(&mut self.bodies));
        parser.known = std::mem::take(&mut self.known);
        let parsed = parser.attribute();
        self.bodies = parser.bodies.take().unwrap_or_default();
        // Distinct attributes are numbered per string, so their cached values cannot be reused.
        if !parser.has_distinct() {
            self.known = std::mem::take(&mut parser.known);
        }
        let attr = parsed.map_err(|error| first_error(&mut parser, error, text))?;
        Ok((attr, parser.offset() as usize))
    }
}

/// A batch printer for many separate attributes, with a cache that carries over from one to the next.
#[derive(Default)]
struct SeriesPrinter {
    bodies: Box<PrintedBodies>,
}

impl PrintTexts for SeriesPrinter {
    fn print_attr(&mut self, ctx: &Context, attr: Attr, out: &mut Vec<u8>) {
        write(ctx, out, |p| {
            p.bodies = Some(std::mem::take(&mut self.bodies));
            p.attr(attr);
            self.bodies = p.bodies.take().unwrap_or_default();
        });
    }
}

/// The functions with which a context parses and prints attributes and types.
pub const TEXT: mlirkit_ir::TextEngine = mlirkit_ir::TextEngine {
    print_attr: write_attr,
    print_type: write_type,
    parse_attr: |ctx, text| {
        let mut parser = AttrParser::new(ctx, text);
        let attr = parser.attribute().map_err(|error| first_error(&mut parser, error, text))?;
        Ok((attr, parser.offset() as usize))
    },
    parse_type: |ctx, text| {
        let mut parser = AttrParser::new(ctx, text);
        let ty = parser.ty().map_err(|error| first_error(&mut parser, error, text))?;
        Ok((ty, parser.offset() as usize))
    },
    series: Some(TextSeries {
        parser: |_| Box::new(SeriesParser::default()),
        printer: || Box::new(SeriesPrinter::default()),
    }),
};

/// Returns the first error in a string that is not in a file. As in upstream MLIR, the string itself serves as the file
/// name in the error.
#[cold]
fn first_error(parser: &mut AttrParser<'_, '_>, last: Box<Diagnostic>, text: &[u8]) -> Box<Diagnostic> {
    let mut error = parser.take_errors().into_iter().next().map_or(last, Box::new);
    if let Position::Offset(offset) = error.position {
        let LineColumn { line, column } = Source::new("", text).line_column(offset);
        let file = String::from_utf8_lossy(text.get(..LONGEST_SHOWN).unwrap_or(text)).into();
        error.position = Position::FileLineColumn { file, line, column };
    }
    error
}

/// Returns the printed form of an attribute for messages, with the default options. A form over 1 MiB is cut and ends
/// with `...`.
#[must_use]
#[inline]
pub fn attr_to_string(ctx: &Context, attr: Attr) -> String {
    shown(ctx, &Hooks::of(ctx).attr, |p| p.attr(attr))
}

/// Returns the printed form of a type for messages, with the default options. A form over 1 MiB is cut and ends with
/// `...`.
#[must_use]
#[inline]
pub fn type_to_string(ctx: &Context, ty: Type) -> String {
    shown(ctx, &Hooks::of(ctx).attr, |p| p.ty(ty))
}

/// Returns the position for a location attribute: the first file, line and column in it, in upstream's search order. If
/// there is none, the position is the printed form of the location.
#[must_use]
pub fn position(ctx: &Context, location: Attr) -> Position {
    position::position(ctx, &Hooks::of(ctx).attr, location)
}

/// Creates an error at a location. Callers in a call-site location become notes.
#[must_use]
#[cold]
pub fn error_at(ctx: &Context, location: Attr, message: impl Into<String>) -> Diagnostic {
    position::error_at(ctx, &Hooks::of(ctx).attr, location, message.into())
}

impl<'s, 'c> AttrParser<'s, 'c> {
    /// Creates a parser at the start of a source, using the hooks of the context.
    #[must_use]
    pub fn new(ctx: &'c Context, src: &'s [u8]) -> Self {
        Self::with_hooks(ctx, &Hooks::of(ctx).attr, "", src)
    }
}
