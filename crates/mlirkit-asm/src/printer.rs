//! The printer of attributes, types and locations: options, output and text caches.
//!
//! [`AttrPrinter`] runs in two modes. While it collects aliases, it visits everything that will be printed and writes nothing.
//! Afterwards it prints. A hook runs in both modes and need not know which.

mod common;
mod measure;
mod memory;
mod push;

use std::sync::Arc;

use mlirkit_diag::{Diagnostic, LineColumn, Position, Source};
use mlirkit_ir::{Attr, AttrData, Context, Ident, Type};

use crate::alias::{Aliases, Collector, Symbol};
use crate::hooks::Hooks;
use crate::parser::AttrParser;
pub(crate) use measure::deeper;
pub(crate) use memory::{Arena, AttrTexts, LONGEST_REMEMBERED, Pages, Part};
pub(crate) use push::{Piece, push_number, push_part, push_spaces};

/// What the printing flags of `mlir-opt` decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)]
pub struct PrintOptions {
    /// `--mlir-print-op-generic`
    pub generic: bool,
    /// `--mlir-print-debuginfo`
    pub debug_info: bool,
    /// `--mlir-pretty-debuginfo`
    pub pretty_debug_info: bool,
    /// `--mlir-print-local-scope`
    pub local_scope: bool,
    /// `--mlir-print-unique-ssa-ids`
    pub unique_ssa_ids: bool,
    /// `--mlir-use-nameloc-as-prefix`
    pub name_loc_as_prefix: bool,
    /// `--mlir-print-value-users`
    pub value_users: bool,
    /// `--mlir-print-skip-regions`
    pub skip_regions: bool,
    /// `--mlir-elide-elementsattrs-if-larger`
    pub elide_elements: Option<u64>,
    /// `--mlir-print-elementsattrs-with-hex-if-larger`; 100 by default, -1 never.
    pub hex_elements: i64,
    /// `--mlir-elide-resource-strings-if-larger`
    pub elide_resources: Option<u64>,
    /// How many bytes may be written.
    pub max_output: u64,
    /// `--mlir-print-assume-verified`: whether the IR is known to be valid. Else it is verified before it is printed, where the
    /// context can do so, and printed in the generic form if it is not: the syntax of an invalid operation may say something else.
    pub assume_verified: bool,
}

impl Default for PrintOptions {
    fn default() -> Self {
        Self {
            generic: false,
            debug_info: false,
            pretty_debug_info: false,
            local_scope: false,
            unique_ssa_ids: false,
            name_loc_as_prefix: false,
            value_users: false,
            skip_regions: false,
            elide_elements: None,
            hex_elements: 100,
            elide_resources: None,
            max_output: 16 << 30,
            assume_verified: false,
        }
    }
}

/// Whether an attribute is written with the type it carries.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TypeElision {
    /// With it.
    Never,
    /// Without it where the text alone says it (elements of an array).
    May,
    /// Without it.
    Must,
}

/// Prints attributes, types and locations. Hooks write with [`AttrPrinter::text`] and similar methods.
pub struct AttrPrinter<'m, 'c> {
    /// The context of what is printed.
    pub ctx: &'c Context,
    /// The hooks of the context.
    pub hooks: &'c Hooks,
    /// The options.
    pub options: &'m PrintOptions,
    pub(crate) out: Output<'m>,
    pub(crate) aliases: Arc<Aliases>,
    pub(crate) collector: Option<Box<Collector>>,
    // Resources named in what was printed, in order: dialect and key.
    pub(crate) resources: indexed::Set<(Ident, Ident)>,
    // Distinct attributes, numbered as they are printed.
    pub(crate) distinct: indexed::Set<Attr>,
    /// Where a share lacks the number of a distinct attribute.
    pub(crate) gaps: Vec<(usize, Attr)>,
    pub(crate) texts: AttrTexts,
    nesting: measure::Nesting,
    // Whether this prints a part of the file while others print the rest.
    pub(crate) part: Portion,
    /// The names of the types being printed that may hold themselves, outermost first: hooks push and pop them.
    pub enclosing: Vec<Ident>,
}

/// How much of a file a printer prints.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Portion {
    /// The whole file.
    Whole,
    /// A share of the file. Other printers print the rest.
    Share,
    /// A share whose text depends on text before it, so that this printer cannot print it.
    Refused,
}

/// The state of a printer before it held back text.
pub(crate) struct Held {
    before: Vec<u8>,
    gaps: usize,
}

/// Where the text goes.
pub(crate) struct Output<'m> {
    pub(crate) buffer: Vec<u8>,
    pub(crate) sink: Option<&'m mut dyn std::io::Write>,
    pub(crate) error: Option<std::io::Error>,
    // Text that is asked for as a string is not handed to the sink.
    pub(crate) held: u32,
    // How much is gathered before the buffer is emptied.
    limit: usize,
    /// How often the buffer was emptied.
    pub(crate) flushes: u64,
    // Whether what is gathered is only counted.
    counts: bool,
    // How much has left the buffer.
    counted: u64,
}

impl<'m> Output<'m> {
    /// Everything is gathered.
    pub(crate) fn gathering() -> Self {
        Self {
            buffer: Vec::new(),
            sink: None,
            error: None,
            held: 0,
            limit: usize::MAX,
            flushes: 0,
            counts: false,
            counted: 0,
        }
    }

    /// What is gathered is counted and forgotten.
    #[inline]
    fn counting() -> Self {
        Self { counts: true, ..Self::collecting() }
    }

    /// How much has been written.
    #[inline]
    pub(crate) fn length(&self) -> u64 {
        self.counted.saturating_add(self.buffer.len() as u64)
    }

    /// What is gathered is forgotten from time to time.
    pub(crate) fn collecting() -> Self {
        Self { limit: FLUSH_AT, ..Self::gathering() }
    }

    /// What is gathered goes to a sink from time to time.
    pub(crate) fn to(sink: &'m mut dyn std::io::Write) -> Self {
        Self { sink: Some(sink), limit: FLUSH_AT, ..Self::gathering() }
    }
}

/// How much text is gathered before it goes to the sink.
const FLUSH_AT: usize = 1 << 16;

impl<'m, 'c> AttrPrinter<'m, 'c> {
    /// A printer of attributes and types alone.
    #[must_use]
    pub fn new(ctx: &'c Context, options: &'m PrintOptions) -> Self {
        Self {
            ctx,
            hooks: crate::hooks::Hooks::of(ctx),
            options,
            out: Output::gathering(),
            aliases: Arc::default(),
            collector: None,
            resources: indexed::Set::default(),
            distinct: indexed::Set::default(),
            gaps: Vec::new(),
            texts: AttrTexts::default(),
            nesting: measure::Nesting::default(),
            part: Portion::Whole,
            enclosing: Vec::new(),
        }
    }

    /// Whether what is printed is only looked through for aliases; then nothing is written.
    #[inline]
    #[must_use]
    pub fn is_collecting(&self) -> bool {
        self.collector.is_some()
    }

    // Text.

    /// Writes text.
    #[inline]
    pub fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }

    /// Writes bytes.
    #[inline]
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.out.buffer.extend_from_slice(bytes);
        if self.out.buffer.len() >= self.out.limit {
            self.flush();
        }
    }

    /// Writes formatted text.
    #[inline]
    pub fn fmt(&mut self, args: std::fmt::Arguments<'_>) {
        // Writing to a buffer cannot fail.
        let _ = std::io::Write::write_fmt(&mut self.out.buffer, args);
    }

    /// Writes a number.
    #[inline]
    pub fn number(&mut self, number: u64) {
        push_number(&mut self.out.buffer, number);
    }

    /// Writes a string with quotes and escapes.
    #[inline]
    pub fn string(&mut self, bytes: &[u8]) {
        push_string(&mut self.out.buffer, bytes);
    }

    /// Writes a name: bare if it can be, otherwise as a string.
    #[inline]
    pub fn keyword_or_string(&mut self, name: &[u8]) {
        if is_bare_identifier(name) {
            self.bytes(name);
        } else {
            self.string(name);
        }
    }

    /// Writes a symbol's name: `@name`.
    #[inline]
    pub fn symbol_name(&mut self, name: &[u8]) {
        if name.is_empty() {
            return self.text("@<<INVALID EMPTY SYMBOL>>");
        }
        self.bytes(b"@");
        self.keyword_or_string(name);
    }

    /// Hands what is gathered to the sink.
    pub fn flush(&mut self) {
        self.out.flushes += 1;
        if self.is_collecting() {
            self.out.buffer.clear();
        } else if self.out.held == 0 && self.out.counts {
            self.out.counted = self.out.length();
            self.out.buffer.clear();
        } else if self.out.held == 0 && self.out.sink.is_some() {
            let text = std::mem::take(&mut self.out.buffer);
            self.sink_text(&text);
            self.out.buffer = text;
            self.out.buffer.clear();
        }
    }

    #[inline]
    fn sink_text(&mut self, text: &[u8]) {
        let Some(sink) = self.out.sink.as_mut().filter(|_| self.out.error.is_none()) else { return };
        self.out.counted = self.out.counted.saturating_add(text.len() as u64);
        self.out.error = match self.out.counted > self.options.max_output {
            true => Some(measure::too_long(self.options.max_output)),
            false => sink.write_all(text).err(),
        };
    }

    /// Writes much text at once.
    pub(crate) fn write_through(&mut self, text: &[u8]) {
        match self.out.sink {
            Some(_) if self.out.held == 0 => self.sink_text(text),
            _ => self.bytes(text),
        }
    }

    /// Returns the text that `print` writes, instead of writing it.
    #[inline]
    pub fn held(&mut self, print: impl FnOnce(&mut Self)) -> Vec<u8> {
        let held = self.begin_held();
        print(self);
        self.end_held(held)
    }

    /// Holds back the text written from here on, up to [`Self::end_held`].
    pub(crate) fn begin_held(&mut self) -> Held {
        self.out.held += 1;
        self.out.flushes += 1;
        Held { before: std::mem::take(&mut self.out.buffer), gaps: self.gaps.len() }
    }

    /// Returns the text written since [`Self::begin_held`].
    pub(crate) fn end_held(&mut self, held: Held) -> Vec<u8> {
        self.out.held -= 1;
        if self.gaps.len() > held.gaps {
            // It is unknown where the caller puts this text, and with it the gap.
            self.part = Portion::Refused;
        }
        std::mem::replace(&mut self.out.buffer, held.before)
    }

    // Lists.

    /// Writes the items with `, ` between them.
    pub fn comma_separated<T>(&mut self, items: impl IntoIterator<Item = T>, mut each: impl FnMut(&mut Self, T)) {
        for (i, item) in items.into_iter().enumerate() {
            if i > 0 {
                self.text(", ");
            }
            each(self, item);
        }
    }

    /// Writes types with `, ` between them.
    #[inline]
    pub fn types(&mut self, types: &[Type]) {
        self.comma_separated(types, |p, ty| p.ty(*ty));
    }

    /// Writes attributes with `, ` between them.
    #[inline]
    pub fn attrs(&mut self, attrs: &[Attr]) {
        self.comma_separated(attrs, |p, attr| p.attr(*attr));
    }

    // Attributes and types.

    /// Writes an attribute, by its alias if it has one.
    #[inline]
    pub fn attr(&mut self, attr: Attr) {
        self.attr_with(attr, TypeElision::Never);
    }

    /// Writes an attribute without the type it carries.
    #[inline]
    pub fn attr_without_type(&mut self, attr: Attr) {
        self.attr_with(attr, TypeElision::Must);
    }

    /// Writes an attribute, by its alias if it has one.
    pub fn attr_with(&mut self, attr: Attr, elision: TypeElision) {
        if self.is_collecting() {
            self.visit(Symbol::Attr(attr), elision);
        } else if elision == TypeElision::Never && !self.nesting.is_measuring() {
            self.usual_attr(attr);
        } else if !self.alias(Symbol::Attr(attr)) {
            self.deeper(Symbol::Attr(attr), elision, |p| p.attr_body(attr, elision));
        }
    }

    /// Whether what is written now is part of what may be remembered, or depends on what is around it as a type that
    /// contains itself does.
    #[inline]
    fn is_inside(&self) -> bool {
        self.texts.busy || !self.enclosing.is_empty()
    }

    /// Whether texts are remembered, and those that are known written.
    pub(crate) fn remembers(&self) -> bool {
        !self.is_inside() && !self.nesting.is_measuring()
    }

    fn usual_attr(&mut self, attr: Attr) {
        let inside = self.is_inside();
        if !inside {
            if self.texts.push_attr(&mut self.out.buffer, attr) {
                return;
            }
        }
        // There are many different numbers and locations, each written once.
        let once =
            self.ctx.is_file_loc(attr) || matches!(self.ctx.attr_data(attr), AttrData::Integer(_) | AttrData::Float(_));
        if inside || once {
            if !self.alias(Symbol::Attr(attr)) {
                self.deeper(Symbol::Attr(attr), TypeElision::Never, |p| p.attr_body(attr, TypeElision::Never));
            }
            return;
        }
        let print = |p: &mut Self| {
            if !p.alias(Symbol::Attr(attr)) {
                p.deeper(Symbol::Attr(attr), TypeElision::Never, |p| p.attr_body(attr, TypeElision::Never));
            }
        };
        if let Some(start) = self.remembered(print) {
            let text = self.out.buffer.get(start..).unwrap_or_default();
            self.texts.keep_attr(attr, text);
        }
    }

    /// Runs `print`. Returns where its text starts, if the text may be kept.
    #[inline]
    fn remembered(&mut self, print: impl FnOnce(&mut Self)) -> Option<usize> {
        let start = self.begin_kept();
        print(self);
        self.end_kept(start)
    }

    /// Begins to write text that may be kept. Pass the result to [`Self::end_kept`].
    #[inline]
    pub(crate) fn begin_kept(&mut self) -> (usize, u64) {
        self.texts.busy = true;
        (self.out.buffer.len(), self.out.flushes)
    }

    /// Returns where the text begun with [`Self::begin_kept`] starts. `None` if it is too long, has left the buffer, or depends on
    /// the text before it.
    #[inline]
    pub(crate) fn end_kept(&mut self, (start, flushes): (usize, u64)) -> Option<usize> {
        self.texts.busy = false;
        (self.is_intact(flushes) && self.out.buffer.len() - start <= LONGEST_REMEMBERED).then_some(start)
    }

    /// Whether the text written since there were `flushes` flushes is still in the buffer and would be the same elsewhere.
    #[inline]
    pub(crate) fn is_intact(&self, flushes: u64) -> bool {
        flushes == self.out.flushes && self.part != Portion::Refused && self.out.error.is_none()
    }

    /// Whether only the length of the text is counted.
    pub(crate) fn is_measuring(&self) -> bool {
        self.nesting.is_measuring()
    }

    /// Writes a type, by its alias if it has one.
    pub fn ty(&mut self, ty: Type) {
        if self.is_collecting() {
            return self.visit(Symbol::Type(ty), TypeElision::Never);
        }
        if self.remembers() {
            if self.texts.push_type(&mut self.out.buffer, ty) {
                return;
            }
        }
        self.new_type(ty);
    }

    fn new_type(&mut self, ty: Type) {
        let print = |p: &mut Self| {
            if !p.alias(Symbol::Type(ty)) {
                p.deeper(Symbol::Type(ty), TypeElision::Never, |p| p.type_body(ty));
            }
        };
        if !self.remembers() {
            return print(self);
        }
        if let Some(start) = self.remembered(print) {
            let text = self.out.buffer.get(start..).unwrap_or_default();
            self.texts.keep_type(ty, text);
        }
    }

    /// Writes a type if its text is known, and known to be that of no function type.
    #[inline]
    pub(crate) fn known_plain_type(&mut self, ty: Type) -> bool {
        self.remembers() && self.texts.push_plain_type(&mut self.out.buffer, ty)
    }

    /// Writes the alias of an attribute, if it has one.
    #[inline]
    pub fn attr_alias(&mut self, attr: Attr) -> bool {
        if self.is_collecting() {
            self.visit(Symbol::Attr(attr), TypeElision::Never);
            return true;
        }
        self.alias(Symbol::Attr(attr))
    }

    /// Writes the alias of a type, if it has one.
    #[inline]
    pub fn type_alias(&mut self, ty: Type) -> bool {
        if self.is_collecting() {
            self.visit(Symbol::Type(ty), TypeElision::Never);
            return true;
        }
        self.alias(Symbol::Type(ty))
    }

    /// Writes the key of a resource and remembers that it is needed.
    #[inline]
    pub fn resource_key(&mut self, dialect: Ident, key: Ident) {
        self.keyword_or_string(self.ctx.bytes(key));
        if !self.is_collecting() {
            self.resources.insert((dialect, key));
        }
    }

    /// Writes the number of a distinct attribute: they count in the order in which they are printed.
    pub fn distinct_number(&mut self, attr: Attr) {
        if self.part == Portion::Whole {
            let number = self.distinct.insert(attr);
            return self.number(number as u64);
        }
        // Who puts this where it belongs knows the number. The text around it cannot be written again as it stands.
        self.out.flushes += 1;
        match self.nesting.is_measuring() {
            true => self.part = Portion::Refused,
            false => self.gaps.push((self.out.buffer.len(), attr)),
        }
    }
}

/// Longer texts are not made where they are to be kept in memory.
const LONGEST_KEPT: u64 = 1 << 30;

/// Appends the text of an attribute, with the default options and no aliases; nothing if there is too much of it.
#[inline]
pub fn write_attr(ctx: &Context, attr: Attr, out: &mut Vec<u8>) {
    write(ctx, out, |p| p.attr(attr));
}

/// Appends the text of a type, with the default options and no aliases; nothing if there is too much of it.
#[inline]
pub fn write_type(ctx: &Context, ty: Type, out: &mut Vec<u8>) {
    write(ctx, out, |p| p.ty(ty));
}

fn write(ctx: &Context, out: &mut Vec<u8>, print: impl FnOnce(&mut AttrPrinter<'_, '_>)) {
    let options = PrintOptions { max_output: LONGEST_KEPT, ..PrintOptions::default() };
    let mut printer = AttrPrinter::new(ctx, &options);
    // One text is not worth remembering its parts.
    printer.texts.busy = true;
    let before = out.len();
    printer.out.buffer = std::mem::take(out);
    print(&mut printer);
    *out = printer.out.buffer;
    if printer.out.error.is_some() {
        out.truncate(before);
    }
}

/// The assembly format as what a context prints and parses attributes and types with.
pub const TEXT: mlirkit_ir::TextEngine = mlirkit_ir::TextEngine {
    print_attr: write_attr,
    print_type: write_type,
    parse_attr: |ctx, text| {
        let mut parser = AttrParser::new(ctx, text);
        let attr = parser.attribute().map_err(|error| said_first(&mut parser, error, text))?;
        Ok((attr, parser.offset() as usize))
    },
    parse_type: |ctx, text| {
        let mut parser = AttrParser::new(ctx, text);
        let ty = parser.ty().map_err(|error| said_first(&mut parser, error, text))?;
        Ok((ty, parser.offset() as usize))
    },
};

/// The first error about a text that stands in no file: upstream has the text itself in a file's place.
#[cold]
fn said_first(parser: &mut AttrParser<'_, '_>, last: Box<Diagnostic>, text: &[u8]) -> Box<Diagnostic> {
    let mut error = parser.take_errors().into_iter().next().map_or(last, Box::new);
    if let Position::Offset(offset) = error.position {
        let LineColumn { line, column } = Source::new("", text).line_column(offset);
        let file = String::from_utf8_lossy(text.get(..LONGEST_SHOWN).unwrap_or(text)).into();
        error.position = Position::FileLineColumn { file, line, column };
    }
    error
}

/// Longer texts are cut off where they are shown to people.
const LONGEST_SHOWN: usize = 1 << 20;

/// The text of an attribute as it is shown to people: with the default options, and `...` for what is too much.
#[must_use]
#[inline]
pub fn attr_to_string(ctx: &Context, attr: Attr) -> String {
    shown(ctx, |p| p.attr(attr))
}

/// The text of a type as it is shown to people: with the default options, and `...` for what is too much.
#[must_use]
#[inline]
pub fn type_to_string(ctx: &Context, ty: Type) -> String {
    shown(ctx, |p| p.ty(ty))
}

fn shown(ctx: &Context, print: impl FnOnce(&mut AttrPrinter<'_, '_>)) -> String {
    let options = PrintOptions { max_output: LONGEST_SHOWN as u64, ..PrintOptions::default() };
    let mut printer = AttrPrinter::new(ctx, &options);
    print(&mut printer);
    let text = &printer.out.buffer;
    match text.get(..LONGEST_SHOWN) {
        None if printer.out.error.is_some() => String::from_utf8_lossy(text).into_owned() + "...",
        Some(start) if start.len() < text.len() => String::from_utf8_lossy(start).into_owned() + "...",
        _ => String::from_utf8_lossy(text).into_owned(),
    }
}

/// Appends a string with quotes and escapes.
pub(crate) fn push_string(out: &mut Vec<u8>, bytes: &[u8]) {
    const HEX: &[u8; 16] = b"0123456789ABCDEF";
    out.push(b'"');
    for &c in bytes {
        if c == b'\\' {
            out.extend_from_slice(b"\\\\");
        } else if (c.is_ascii_graphic() || c == b' ') && c != b'"' {
            out.push(c);
        } else {
            out.extend_from_slice(&[b'\\', HEX[usize::from(c >> 4)], HEX[usize::from(c & 15)]]);
        }
    }
    out.push(b'"');
}

/// A name as it is written: bare if it can be, otherwise as a string.
pub(crate) fn name_text(name: &[u8]) -> Piece {
    if is_bare_identifier(name) {
        return Piece::new(name);
    }
    let mut text = Vec::new();
    push_string(&mut text, name);
    Piece::new(&text)
}

/// Whether a name can be written without quotes.
#[must_use]
#[inline]
pub fn is_bare_identifier(name: &[u8]) -> bool {
    let Some((first, rest)) = name.split_first() else { return false };
    (first.is_ascii_alphabetic() || *first == b'_')
        && rest.iter().all(|c| c.is_ascii_alphanumeric() || matches!(c, b'_' | b'$' | b'.'))
}

/// A set that remembers the order of insertion.
pub(crate) mod indexed {
    use rustc_hash::FxHashMap;
    use std::hash::Hash;

    /// See the module.
    #[derive(Debug)]
    pub(crate) struct Set<T> {
        index: FxHashMap<T, usize>,
        order: Vec<T>,
    }

    impl<T> Default for Set<T> {
        fn default() -> Self {
            Self { index: FxHashMap::default(), order: Vec::new() }
        }
    }

    impl<T: Hash + Eq + Copy> Set<T> {
        /// The place of an item, which is added if it is new.
        pub(crate) fn insert(&mut self, item: T) -> usize {
            *self.index.entry(item).or_insert_with(|| {
                self.order.push(item);
                self.order.len() - 1
            })
        }

        /// How many there are.
        pub(crate) fn len(&self) -> usize {
            self.order.len()
        }

        /// The items in order.
        pub(crate) fn iter(&self) -> impl Iterator<Item = T> + '_ {
            self.order.iter().copied()
        }
    }
}
