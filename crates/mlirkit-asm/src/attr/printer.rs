//! The printer for attributes, types and locations: options, output buffer and caches of printed strings.
//!
//! [`AttrPrinter`] runs in two modes. While it collects aliases, it visits everything to be printed and writes nothing;
//! afterwards it prints. A hook runs in both modes and need not distinguish them.

mod common;
pub(crate) mod nesting;
pub(crate) mod text_cache;

use std::sync::Arc;

use mlirkit_defs::Dialect;
use mlirkit_ir::{Attr, AttrData, Context, Ident, Type, TypeData};

use crate::attr::aliases::{Aliases, Collector};
use crate::attr::bodies::PrintedBodies;
use crate::attr::hooks::AttrHooks;
use crate::attr::parser::AttrParser;
use crate::attr::printer::nesting::{PrintNesting, too_long};
use crate::attr::printer::text_cache::AttrTexts;
use crate::attr::symbol::Symbol;
use crate::text::arena::LONGEST_REMEMBERED;
use crate::text::identifier::{is_bare_identifier, push_string};
use crate::text::indexed_set::IndexedSet;
use crate::text::output::PrintOutput;
use crate::text::push::push_number;

/// Printing options; most correspond to a flag of `mlir-opt`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)]
pub struct PrintOptions {
    /// Whether to print operations in generic form (`--mlir-print-op-generic`).
    pub generic: bool,
    /// Whether to print the locations of operations (`--mlir-print-debuginfo`).
    pub debug_info: bool,
    /// Whether to print locations in a more readable form, without `loc(...)` (`--mlir-pretty-debuginfo`).
    pub pretty_debug_info: bool,
    /// Whether to print attributes, types and locations in full instead of using aliases (`--mlir-print-local-scope`).
    pub local_scope: bool,
    /// Whether the numbers of values are unique in the file (`--mlir-print-unique-ssa-ids`).
    pub unique_ssa_ids: bool,
    /// Whether values are named after the names in their locations (`--mlir-use-nameloc-as-prefix`).
    pub name_loc_as_prefix: bool,
    /// Whether to print comments that list the users of each value (`--mlir-print-value-users`).
    pub value_users: bool,
    /// Whether to omit the regions of operations (`--mlir-print-skip-regions`).
    pub skip_regions: bool,
    /// The number of elements above which an elements attribute is elided (`--mlir-elide-elementsattrs-if-larger`).
    /// `None` means that none is elided.
    pub elide_elements: Option<u64>,
    /// The number of elements above which an elements attribute is printed in hexadecimal
    /// (`--mlir-print-elementsattrs-with-hex-if-larger`). Defaults to 100; -1 disables hexadecimal.
    pub hex_elements: i64,
    /// The printed length above which a resource is elided (`--mlir-elide-resource-strings-if-larger`). `None` means
    /// that none is elided.
    pub elide_resources: Option<u64>,
    /// The maximum number of bytes to write; longer output is an error.
    pub max_output: u64,
    /// `--mlir-print-assume-verified`: treat the IR as valid. Otherwise the printer verifies it first, if the context
    /// supports that. Invalid IR is printed in generic form, because its custom syntax may be misleading.
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

/// The choice whether an attribute is printed with its type (` : type`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TypeElision {
    /// The attribute is printed with its type.
    Never,
    /// The attribute is printed without its type if its printed form implies the type. Used for array elements.
    May,
    /// The attribute is printed without its type.
    Must,
}

/// A printer for attributes, types and locations. Hooks write with [`AttrPrinter::text`] and similar methods.
pub struct AttrPrinter<'m, 'c> {
    /// The context that owns the attributes and types.
    pub ctx: &'c Context,
    /// The attribute and type hooks of the context.
    pub hooks: &'c AttrHooks,
    /// The printing options.
    pub options: &'m PrintOptions,
    pub(crate) out: PrintOutput<'m>,
    pub(crate) aliases: Arc<Aliases>,
    pub(crate) collector: Option<Box<Collector>>,
    // The (dialect, key) pairs of the resources used in the output, in order of first use.
    pub(crate) resources: IndexedSet<(Ident, Ident)>,
    // Distinct attributes in order of first use, which determines their numbers.
    pub(crate) distinct: IndexedSet<Attr>,
    /// When printing one share of a file: the output offsets at which the numbers of distinct attributes must be
    /// inserted, and these attributes.
    pub(crate) gaps: Vec<(usize, Attr)>,
    pub(crate) texts: AttrTexts,
    /// Cached attribute bodies, if this printer prints many separate strings.
    pub(crate) bodies: Option<Box<PrintedBodies>>,
    /// The number of writes so far whose result depends on the position in the file, such as numbers of distinct
    /// attributes and resource keys.
    local: u64,
    nesting: PrintNesting,
    // Whether this printer prints a whole file, or a share of one that several printers print.
    pub(crate) part: Portion,
    /// The dialect whose types are written here without `!dialect.`.
    pub(crate) bare: Option<&'static Dialect>,
    /// The names of the recursive types being printed, outermost first. Hooks push and pop them.
    pub enclosing: Vec<Ident>,
}

/// The portion of a file that one printer prints.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Portion {
    /// The whole file.
    Whole,
    /// A share of the file. Other printers print the other shares.
    Share,
    /// A share that depends on earlier output and must therefore be printed on the writing thread.
    Refused,
}

/// The saved state of a printer while its output is kept in memory instead of being written.
pub(crate) struct HeldText {
    before: Vec<u8>,
    gaps: usize,
}

impl<'m, 'c> AttrPrinter<'m, 'c> {
    /// Creates a printer without aliases.
    #[must_use]
    pub(crate) fn with_hooks(ctx: &'c Context, hooks: &'c AttrHooks, options: &'m PrintOptions) -> Self {
        Self {
            ctx,
            hooks,
            options,
            out: PrintOutput::gathering(),
            aliases: Arc::default(),
            collector: None,
            resources: IndexedSet::default(),
            distinct: IndexedSet::default(),
            gaps: Vec::new(),
            texts: AttrTexts::default(),
            bodies: None,
            local: 0,
            nesting: PrintNesting::default(),
            part: Portion::Whole,
            bare: None,
            enclosing: Vec::new(),
        }
    }

    /// Returns true if the printer is collecting aliases and therefore writes nothing.
    #[inline]
    #[must_use]
    pub fn is_collecting(&self) -> bool {
        self.collector.is_some()
    }

    // Text.

    /// Writes a string verbatim.
    #[inline]
    pub fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }

    /// Writes bytes verbatim.
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

    /// Writes an unsigned number in decimal.
    #[inline]
    pub fn number(&mut self, number: u64) {
        push_number(&mut self.out.buffer, number);
    }

    /// Writes a quoted string with escapes.
    #[inline]
    pub fn string(&mut self, bytes: &[u8]) {
        push_string(&mut self.out.buffer, bytes);
    }

    /// Writes a name: bare if it is a valid identifier, otherwise as a quoted string.
    #[inline]
    pub fn keyword_or_string(&mut self, name: &[u8]) {
        if is_bare_identifier(name) {
            self.bytes(name);
        } else {
            self.string(name);
        }
    }

    /// Writes a symbol name: `@name`.
    #[inline]
    pub fn symbol_name(&mut self, name: &[u8]) {
        if name.is_empty() {
            return self.text("@<<INVALID EMPTY SYMBOL>>");
        }
        self.bytes(b"@");
        self.keyword_or_string(name);
    }

    /// Passes the buffered output to the sink.
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
            true => Some(too_long(self.options.max_output)),
            false => sink.write_all(text).err(),
        };
    }

    /// Writes long output, bypassing the buffer if possible.
    pub(crate) fn write_through(&mut self, text: &[u8]) {
        match self.out.sink {
            Some(_) if self.out.held == 0 => self.sink_text(text),
            _ => self.bytes(text),
        }
    }

    /// Returns what `print` would write, without writing it.
    #[inline]
    pub fn held(&mut self, print: impl FnOnce(&mut Self)) -> Vec<u8> {
        let held = self.begin_held();
        print(self);
        self.end_held(held)
    }

    /// Holds back everything written until [`Self::end_held`].
    pub(crate) fn begin_held(&mut self) -> HeldText {
        self.out.held += 1;
        self.out.flushes += 1;
        HeldText { before: std::mem::take(&mut self.out.buffer), gaps: self.gaps.len() }
    }

    /// Returns everything written since [`Self::begin_held`] and ends holding back.
    pub(crate) fn end_held(&mut self, held: HeldText) -> Vec<u8> {
        self.out.held -= 1;
        if self.gaps.len() > held.gaps {
            // The position in the final output at which the number must be inserted is unknown.
            self.part = Portion::Refused;
        }
        std::mem::replace(&mut self.out.buffer, held.before)
    }

    // Lists.

    /// Writes the items with `each`, separated by `, `.
    pub fn comma_separated<T>(&mut self, items: impl IntoIterator<Item = T>, mut each: impl FnMut(&mut Self, T)) {
        for (i, item) in items.into_iter().enumerate() {
            if i > 0 {
                self.text(", ");
            }
            each(self, item);
        }
    }

    /// Writes types, separated by `, `.
    #[inline]
    pub fn types(&mut self, types: &[Type]) {
        self.comma_separated(types, |p, ty| p.ty(*ty));
    }

    /// Writes attributes, separated by `, `.
    #[inline]
    pub fn attrs(&mut self, attrs: &[Attr]) {
        self.comma_separated(attrs, |p, attr| p.attr(*attr));
    }

    // Attributes and types.

    /// Writes an attribute with its type, or its alias if it has one.
    #[inline]
    pub fn attr(&mut self, attr: Attr) {
        self.attr_with(attr, TypeElision::Never);
    }

    /// Writes an attribute without its type.
    #[inline]
    pub fn attr_without_type(&mut self, attr: Attr) {
        self.attr_with(attr, TypeElision::Must);
    }

    /// Writes an attribute, or its alias if it has one. `elision` selects whether the type is written.
    pub fn attr_with(&mut self, attr: Attr, elision: TypeElision) {
        let bare = self.bare.take();
        self.attr_in_full(attr, elision);
        self.bare = bare;
    }

    #[inline]
    fn attr_in_full(&mut self, attr: Attr, elision: TypeElision) {
        if self.is_collecting() {
            self.visit(Symbol::Attr(attr), elision);
        } else if elision == TypeElision::Never && !self.nesting.is_measuring() {
            self.usual_attr(attr);
        } else if !self.alias(Symbol::Attr(attr)) {
            self.deeper(Symbol::Attr(attr), elision, |p| p.attr_body(attr, elision));
        }
    }

    /// Returns true if the current output is nested in output that may be cached, or in a recursive type.
    #[inline]
    fn is_inside(&self) -> bool {
        self.texts.busy || !self.enclosing.is_empty()
    }

    /// Returns whether printed attributes and types are cached at this point.
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
        // Most attributes are numbers and locations, and each of these is written only once, so caching does not help.
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
        if let Some(start) = self.remembered(LONGEST_REMEMBERED, print) {
            let text = self.out.buffer.get(start..).unwrap_or_default();
            self.texts.keep_attr(attr, text);
        }
    }

    /// Writes the `<...>` body of a dialect attribute with `print`. In batch printing, copies the cached body if the
    /// attribute has been printed before.
    #[inline]
    pub(crate) fn body(&mut self, attr: Attr, print: impl FnOnce(&mut Self)) {
        if self.bodies.is_none() || self.is_measuring() || !self.enclosing.is_empty() {
            return print(self);
        }
        if let Some((body, nested)) = self.bodies.as_ref().and_then(|bodies| bodies.get(attr)) {
            let is_too_long = (self.out.buffer.len() + body.len()) as u64 > self.options.max_output;
            if !is_too_long {
                self.out.buffer.extend_from_slice(body);
            }
            if !self.meet(nested) || is_too_long {
                self.out.error.get_or_insert_with(|| too_long(self.options.max_output));
            }
            return;
        }
        let (start, flushes, local, met) = (self.out.buffer.len(), self.out.flushes, self.local, self.nesting.met());
        print(self);
        // The outermost attribute occurs only once.
        if local == self.local && self.is_intact(flushes) && !self.nesting.is_outermost(attr) {
            let nested = self.nesting.met() - met;
            let body = self.out.buffer.get(start..).unwrap_or_default();
            self.bodies.iter_mut().for_each(|bodies| bodies.insert(attr, body, nested));
        }
    }

    /// Runs `print`. Returns the buffer offset at which its output starts, or `None` if the output may not be cached.
    #[inline]
    fn remembered(&mut self, longest: usize, print: impl FnOnce(&mut Self)) -> Option<usize> {
        let start = self.begin_kept();
        print(self);
        self.end_kept(start, longest)
    }

    /// Begins output that may be cached. The result must be passed to [`Self::end_kept`].
    #[inline]
    pub(crate) fn begin_kept(&mut self) -> (usize, u64) {
        self.texts.busy = true;
        (self.out.buffer.len(), self.out.flushes)
    }

    /// Returns the buffer offset of the output begun with [`Self::begin_kept`]. Returns `None` if the output exceeds
    /// `longest` bytes, has left the buffer, or depends on earlier output.
    #[inline]
    pub(crate) fn end_kept(&mut self, (start, flushes): (usize, u64), longest: usize) -> Option<usize> {
        self.texts.busy = false;
        (self.is_intact(flushes) && self.out.buffer.len() - start <= longest).then_some(start)
    }

    /// Returns true if all output since the flush count was `flushes` is still in the buffer. Returns false if that
    /// output depends on its position in the file, or if there was an error.
    #[inline]
    pub(crate) fn is_intact(&self, flushes: u64) -> bool {
        flushes == self.out.flushes && self.part != Portion::Refused && self.out.error.is_none()
    }

    /// Returns true if the printer only measures the length of the output.
    pub(crate) fn is_measuring(&self) -> bool {
        self.nesting.is_measuring()
    }

    /// Writes a type, or its alias if it has one.
    pub fn ty(&mut self, ty: Type) {
        if let Some(dialect) = self.bare
            && self.bare_type(dialect, ty)
        {
            return;
        }
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

    /// Writes a type of `dialect` without `!dialect.`. Returns false if the type belongs to another dialect.
    fn bare_type(&mut self, dialect: &'static Dialect, ty: Type) -> bool {
        match self.ctx.type_data(ty) {
            TypeData::Dialect(data) if data.def.name.split('.').next() == Some(dialect.name()) => {
                let Some(rows) = self.hooks.row(self.ctx, data.def) else { return false };
                self.deeper(Symbol::Type(ty), TypeElision::Never, |p| rows.print_type(p, ty, true));
            }
            TypeData::Verbatim(text) if self.ctx.str(text.dialect) == dialect.name() => {
                self.text(text.mnemonic(self.ctx));
                self.verbatim_body(text);
            }
            _ => return false,
        }
        true
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
        let longest = self.texts.longest_type();
        if let Some(start) = self.remembered(longest, print) {
            let text = self.out.buffer.get(start..).unwrap_or_default();
            self.texts.keep_type(ty, text);
        }
    }

    /// Writes a type if its printed form is cached and is not a function type. Returns whether it was written.
    #[inline]
    pub(crate) fn known_plain_type(&mut self, ty: Type) -> bool {
        self.remembers() && self.texts.push_plain_type(&mut self.out.buffer, ty)
    }

    /// Writes the alias of an attribute. Returns false if it has none.
    #[inline]
    pub fn attr_alias(&mut self, attr: Attr) -> bool {
        if self.is_collecting() {
            self.visit(Symbol::Attr(attr), TypeElision::Never);
            return true;
        }
        self.alias(Symbol::Attr(attr))
    }

    /// Writes the alias of a type. Returns false if it has none.
    #[inline]
    pub fn type_alias(&mut self, ty: Type) -> bool {
        if self.is_collecting() {
            self.visit(Symbol::Type(ty), TypeElision::Never);
            return true;
        }
        self.alias(Symbol::Type(ty))
    }

    /// Writes a resource key and records that the resource is used.
    #[inline]
    pub fn resource_key(&mut self, dialect: Ident, key: Ident) {
        self.local += 1;
        self.keyword_or_string(self.ctx.bytes(key));
        if !self.is_collecting() {
            self.resources.insert((dialect, key));
        }
    }

    /// Writes the number of a distinct attribute. Numbers are assigned in printing order.
    pub fn distinct_number(&mut self, attr: Attr) {
        self.local += 1;
        if self.part == Portion::Whole {
            let number = self.distinct.insert(attr);
            return self.number(number as u64);
        }
        // The number is determined by the thread that joins the shares. Output that contains it must not be cached.
        self.out.flushes += 1;
        match self.nesting.is_measuring() {
            true => self.part = Portion::Refused,
            false => self.gaps.push((self.out.buffer.len(), attr)),
        }
    }
}

/// The maximum length of printed attributes and types in messages, in bytes.
pub(crate) const LONGEST_SHOWN: usize = 1 << 20;

/// Returns what `print` writes with the default options, for use in messages. Output longer than [`LONGEST_SHOWN`] is
/// cut and ends with `...`.
pub(crate) fn shown(ctx: &Context, hooks: &AttrHooks, print: impl FnOnce(&mut AttrPrinter<'_, '_>)) -> String {
    let options = PrintOptions { max_output: LONGEST_SHOWN as u64, ..PrintOptions::default() };
    let mut printer = AttrPrinter::with_hooks(ctx, hooks, &options);
    print(&mut printer);
    let text = &printer.out.buffer;
    match text.get(..LONGEST_SHOWN) {
        None if printer.out.error.is_some() => String::from_utf8_lossy(text).into_owned() + "...",
        Some(start) if start.len() < text.len() => String::from_utf8_lossy(start).into_owned() + "...",
        _ => String::from_utf8_lossy(text).into_owned(),
    }
}

impl AttrParser<'_, '_> {
    /// Returns the printed form of an attribute, for use in messages. Long output is cut.
    #[must_use]
    pub fn attr_text(&self, attr: Attr) -> String {
        shown(self.ctx, self.hooks, |p| p.attr(attr))
    }

    /// Returns the printed form of a type, for use in messages. Long output is cut.
    #[must_use]
    pub fn type_text(&self, ty: Type) -> String {
        shown(self.ctx, self.hooks, |p| p.ty(ty))
    }
}
