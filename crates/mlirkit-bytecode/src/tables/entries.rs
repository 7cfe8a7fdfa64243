//! Decodes the attributes and types of a file when they are first used.

use std::sync::atomic::{AtomicU16, AtomicU32, Ordering};

use bytes::Bytes;
use mlirkit_defs::Dialect;
use mlirkit_diag::{Error, FailureKind, Result};
use mlirkit_ir::engine::AdoptLocs;
use mlirkit_ir::{Attr, AttrData, Chunk, Context, Ident, OpName, ParseTexts, Parsed, TextEngine, Type, Verbatim};
use mlirkit_wire::{EncodedEntry, Encoding, EntryCursor, Reader, Reference};
use rustc_hash::FxHashSet;

use crate::codec::builtin;
use crate::codec::options::ReadOptions;
use crate::codec::properties::SlotConstraints;
use crate::codec::reader::{DialectReader, Entries, Origin};
use crate::codec::registry::{Codec, DialectVersion};
use crate::codec::row_plans::RowPlans;
use crate::encoding::MAX_NESTING;
use crate::tables::file::File;
use crate::tables::source::Input;

/// The maximum recursion depth. An entry at this depth is decoded again after the entry nested in it has been decoded
/// separately.
const MAX_RECURSION: u32 = 48;

/// The maximum number of bytes decoded per byte in the file. A file that exceeds it has malicious nesting.
const MAX_WORK: u64 = 64;

/// The index of an entry in the attribute table or the type table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Key {
    Attr(u32),
    Type(u32),
}

/// A decoder for attributes and types. Each thread that reads has a separate decoder.
pub(crate) struct Decoder<'f, 'a, 'c> {
    pub(crate) file: &'f File<'a>,
    pub(crate) input: &'f Input,
    pub(crate) ctx: &'c Context,
    pub(crate) options: &'f ReadOptions,
    /// The handles of the locations that the file has added to the context.
    adopted: std::ops::Range<usize>,
    depth: u32,
    /// An entry that is nested too deeply to be decoded by recursion, and must be decoded separately first.
    deferred: Option<Key>,
    /// The entries that are being decoded, outermost first.
    path: Vec<Key>,
    work: u64,
    /// The codecs of the dialects used so far, by dialect index.
    codecs: Vec<Option<(Codec<'c>, Option<&'static Dialect>)>>,
    /// A cursor that finds the encoded bytes of attributes. It is fast for ascending indices.
    pub(crate) cursor: EntryCursor<'f, 'a>,
    /// The greatest nesting depth of any entry that the current entry refers to.
    deepest: u16,
    /// The constraints of property slots, cached.
    stored: SlotConstraints,
    /// The plans for reading attributes and types, cached by definition.
    plans: RowPlans,
    /// A parser for the entries stored as text, created when the first such entry is read.
    texts: Option<Box<dyn ParseTexts<'a> + 'a>>,
    /// Whether the file locations of operations and arguments are skipped.
    pub(crate) unread_locs: bool,
    /// The references in all decoded entries, if they are recorded. A reference without a source entry belongs to
    /// properties.
    pub(crate) recorded: Option<Vec<(Option<Key>, Reference)>>,
}

impl<'f, 'a, 'c> Decoder<'f, 'a, 'c> {
    pub(crate) fn new(file: &'f File<'a>, input: &'f Input, ctx: &'c Context, options: &'f ReadOptions) -> Self {
        Self {
            file,
            input,
            ctx,
            options,
            adopted: ctx.adopted_locs().range(),
            depth: 0,
            deferred: None,
            path: Vec::new(),
            work: 0,
            codecs: Vec::new(),
            cursor: file.entries.cursor(),
            deepest: 0,
            stored: SlotConstraints::default(),
            plans: RowPlans::default(),
            texts: None,
            unread_locs: false,
            recorded: None,
        }
    }

    /// Returns a reader for the fields at `cursor`.
    pub(crate) fn fields(&mut self, cursor: Reader<'a>) -> DialectReader<'_, 'c> {
        let ctx = self.ctx;
        DialectReader::new(self, ctx, cursor)
    }

    /// Returns the operation name at an index that has just been read.
    #[inline(always)]
    pub(crate) fn op_name(&mut self, reader: &Reader<'a>, index: u64) -> Result<OpName> {
        let file = self.file;
        if let Some(name) = usize::try_from(index).ok().and_then(|index| file.op_names.get(index)?.get()) {
            return Ok(*name);
        }
        let (_, op) = file.dialects.resolve_op(reader, index)?;
        if !op.bytes.is_empty() {
            self.load_dialect(op.dialect, reader)?;
        }
        let name = file.op_name(self.ctx, &op);
        if let Some(slot) = file.op_names.get(index as usize) {
            // Another thread may have stored the name first; it is the same name.
            let _ = slot.set(name);
        }
        Ok(name)
    }

    /// Returns the attribute at an index that has just been read.
    #[inline]
    pub(crate) fn attr(&mut self, reader: &Reader<'_>, index: u64) -> Result<Attr> {
        match self.file.attrs.get(index) {
            Some(Some(attr)) => Ok(attr),
            Some(None) => {
                self.resolve(reader, Key::Attr(index as u32))?;
                let made = self.file.attrs.get(index).flatten();
                made.ok_or_else(|| self.no_entry(reader, self.attribute(), index))
            }
            None => Err(self.no_entry(reader, self.attribute(), index)),
        }
    }

    /// Returns the location at an index that has just been read. Fails if the attribute is not a location.
    #[inline(always)]
    pub(crate) fn location(&mut self, reader: &Reader<'_>, index: u64) -> Result<Attr> {
        if let Some(loc) = self.file.attrs.location(index, self.unread_locs) {
            return Ok(loc);
        }
        let loc = self.attr(reader, index)?;
        if self.adopted.contains(&loc.index()) || self.ctx.attr_data(loc).is_location() {
            return Ok(loc);
        }
        Err(reader.error(unexpected_attr(self, "LocationAttr", loc)))
    }

    /// Returns true if the attribute at an index has not been decoded yet and is not a file location.
    #[inline]
    pub(crate) fn is_location_to_come(&self, index: u64) -> bool {
        self.file.attrs.location(index, self.unread_locs).is_none() && self.file.attrs.get(index) == Some(None)
    }

    /// Returns the type at an index that has just been read.
    #[inline]
    pub(crate) fn ty(&mut self, reader: &Reader<'_>, index: u64) -> Result<Type> {
        match handle(&self.file.types, index) {
            Some(Some(ty)) => Ok(ty),
            Some(None) => {
                self.resolve(reader, Key::Type(index as u32))?;
                let made = handle(&self.file.types, index).flatten();
                made.ok_or_else(|| self.no_entry(reader, self.r#type(), index))
            }
            None => Err(self.no_entry(reader, self.r#type(), index)),
        }
    }

    /// Returns the word that upstream's error messages use for an attribute. It is capitalized if an operation refers
    /// to the attribute.
    fn attribute(&self) -> &'static str {
        if self.depth == 0 { "Attribute" } else { "attribute" }
    }

    /// Returns the word that upstream's error messages use for a type. It is capitalized if an operation refers to the
    /// type.
    fn r#type(&self) -> &'static str {
        if self.depth == 0 { "Type" } else { "type" }
    }

    #[cold]
    fn no_entry(&self, reader: &Reader<'_>, what: &str, index: u64) -> Error {
        reader.error(format!("invalid {what} index: {index}"))
    }

    fn resolve(&mut self, reader: &Reader<'_>, key: Key) -> Result<()> {
        if self.depth >= MAX_RECURSION {
            self.deferred = self.path.last().copied();
            return Err(reader.error("attributes and types are nested too deep"));
        }
        if self.depth > 0 {
            return self.decode(key);
        }
        self.deferred = None;
        match (self.decode(key), self.deferred.take()) {
            (Ok(()), _) => Ok(()),
            (Err(_), Some(inner)) => self.resolve_deep(vec![key, inner]),
            (Err(error), None) => Err(error),
        }
    }

    /// Decodes the entries on a stack. Each deferred entry is decoded before the entry that refers to it.
    #[cold]
    fn resolve_deep(&mut self, mut stack: Vec<Key>) -> Result<()> {
        let mut seen: FxHashSet<Key> = stack.iter().copied().collect();
        while let Some(key) = stack.last().copied() {
            self.deferred = None;
            let nested = u32::from(stack.len() > 1);
            self.depth += nested;
            let decoded = self.decode(key);
            self.depth -= nested;
            match (decoded, self.deferred.take()) {
                (Ok(()), _) => {
                    stack.pop();
                }
                (Err(_), Some(inner)) if seen.insert(inner) => stack.push(inner),
                (Err(error), _) => return Err(error),
            }
        }
        Ok(())
    }

    fn decode(&mut self, key: Key) -> Result<()> {
        let (entry, what) = match key {
            Key::Attr(index) => (self.file.entry(index as usize, false)?, self.attribute()),
            Key::Type(index) => (self.file.entry(index as usize, true)?, self.r#type()),
        };
        let Some(entry) = entry else { return Ok(()) };
        if !self.has_time_for(entry.data.len() as u64 + 1) {
            return Err(entry.data.error("attributes and types are nested too deep"));
        }
        self.depth += 1;
        self.path.push(key);
        let outer = std::mem::replace(&mut self.deepest, 0);
        let result = match entry.encoding {
            Encoding::Text => self.decode_text(key, entry.data, what),
            Encoding::Custom => self.decode_custom(key, &entry, what),
        };
        self.deepest = outer;
        self.path.pop();
        self.depth -= 1;
        result
    }

    /// Returns true if the fast paths may be used. They support neither overrides, nor input read in ranges, nor
    /// recording of references.
    #[inline]
    pub(crate) fn reads_plainly(&self) -> bool {
        let plain = self.options.overrides.is_empty() && self.file.parts.is_none() && self.recorded.is_none();
        plain && self.depth < MAX_RECURSION
    }

    /// Adds to the number of bytes decoded so far. Returns false if the total exceeds the limit.
    #[inline]
    pub(crate) fn has_time_for(&mut self, bytes: u64) -> bool {
        self.work += bytes;
        self.work <= (self.file.entries_size + (1 << 16)) * MAX_WORK
    }

    /// Records that the current entry refers to another entry.
    #[inline]
    fn refers_to(&mut self, key: Key) {
        let nesting = self.nesting(key).map_or(0, |nesting| nesting.load(Ordering::Relaxed));
        self.deepest = self.deepest.max(nesting);
        if self.recorded.is_some() {
            self.record(match key {
                Key::Attr(index) => Reference::Attribute(index.into()),
                Key::Type(index) => Reference::Type(index.into()),
            });
        }
    }

    /// Records a reference in the current entry.
    #[cold]
    fn record(&mut self, to: Reference) {
        let from = self.path.last().copied();
        self.recorded.iter_mut().for_each(|records| records.push((from, to)));
    }

    /// Returns the nesting depth of an entry, which is valid once the entry has been decoded. `None` for file
    /// locations.
    #[inline]
    pub(crate) fn nesting(&self, key: Key) -> Option<&'f AtomicU16> {
        match key {
            Key::Attr(index) => self.file.attrs.nesting(index),
            Key::Type(index) => self.file.type_nesting.get(index as usize),
        }
    }

    fn decode_text(&mut self, key: Key, mut data: Reader<'a>, what: &str) -> Result<()> {
        let start = data;
        let text = data.read_null_terminated()?;
        let (handle, read) = match key {
            Key::Attr(_) => {
                let parsed = self.parse_attr(text);
                let (attr, read) =
                    parsed.or_else(|error| self.as_written(text).ok_or(error)).map_err(|error| *error)?;
                (attr.index(), read)
            }
            Key::Type(_) => {
                let (ty, read) = self.ctx.parse_type(text).map_err(|error| *error)?;
                (ty.index(), read)
            }
        };
        if let Some(rest) = text.get(read..).filter(|rest| !rest.is_empty()) {
            let rest = String::from_utf8_lossy(rest);
            let message = format!("trailing characters found after {what} assembly format: {rest}");
            return Err(start.error(message));
        }
        expect_end(&data, what)?;
        self.keep(&start, key, handle)
    }

    fn parse_attr(&mut self, text: &'a [u8]) -> Parsed<Attr> {
        if self.texts.is_none() {
            let series = self.ctx.extension::<TextEngine>().and_then(|engine| engine.series);
            self.texts = series.map(|series| (series.parser)(text));
        }
        match &mut self.texts {
            Some(texts) => texts.parse_attr(self.ctx, text),
            None => self.ctx.parse_attr(text),
        }
    }

    /// Interns an attribute as source text if a development snapshot wrote it in a syntax that the release does not
    /// have. The same release can read the text again. `None` if the file is not from such a snapshot, or if the text
    /// has no valid form.
    fn as_written(&self, text: &'a [u8]) -> Option<(Attr, usize)> {
        let (ctx, file) = (self.ctx, self.file);
        if !file.is_snapshot || file.release != Some(ctx.release()) {
            return None;
        }
        let symbol = text.strip_prefix(b"#")?;
        let end = symbol.iter().position(|byte| matches!(byte, b'.' | b'<'))?;
        let (name, rest) = symbol.split_at(end);
        let body = match rest.split_first()? {
            (b'.', body) => Some(body).filter(|body| is_mnemonic_and_body(body))?,
            (_, body) => body.strip_suffix(b">")?,
        };
        if body.iter().any(u8::is_ascii_control) {
            return None;
        }
        let dialect = ctx.ident_bytes(name);
        ctx.dialect(dialect)?;
        let chunks = Box::new([Chunk::Text(ctx.ident_bytes(body))]);
        Some((ctx.attr(AttrData::Verbatim(Box::new(Verbatim { dialect, chunks }))), text.len()))
    }

    fn decode_custom(&mut self, key: Key, entry: &EncodedEntry<'a>, what: &str) -> Result<()> {
        let (ctx, options) = (self.ctx, self.options);
        let dialect = self.file.dialect_name(entry.dialect);
        if dialect != self.file.builtin {
            self.load_dialect(entry.dialect, &entry.data)?;
        }
        for custom in &options.overrides {
            let mut fields = self.fields(entry.data);
            let made = match key {
                Key::Attr(_) => custom.read_attr(&mut fields, ctx.str(dialect))?.map(Attr::index),
                Key::Type(_) => custom.read_type(&mut fields, ctx.str(dialect))?.map(Type::index),
            };
            if let Some(handle) = made {
                expect_end(fields.cursor(), what)?;
                return self.keep(&entry.data, key, handle);
            }
        }
        let (codec, known) = self.codec(entry.dialect, dialect);
        let mut fields = self.fields(entry.data).of_dialect(known);
        let handle = match (key, codec.interface()) {
            (Key::Attr(_), Some(codec)) => codec.read_attr(&mut fields)?.index(),
            (Key::Type(_), Some(codec)) => codec.read_type(&mut fields)?.index(),
            (_, None) if !matches!(codec, Codec::Builtin) => {
                let dialect = ctx.str(dialect);
                return Err(entry.data.error(format!("dialect '{dialect}' does not implement the bytecode interface")));
            }
            (Key::Attr(_), None) => builtin::read_attr(&mut fields)?.index(),
            (Key::Type(_), None) => builtin::read_type(&mut fields)?.index(),
        };
        expect_end(fields.cursor(), what)?;
        self.keep(&entry.data, key, handle)
    }

    /// Returns the codec of the dialect at an index in the file, with the dialect's definition.
    fn codec(&mut self, index: u32, name: Ident) -> (Codec<'c>, Option<&'static Dialect>) {
        // Most entries belong to the builtin dialect.
        if name == self.file.builtin {
            return (Codec::Builtin, None);
        }
        let (at, ctx) = (index as usize, self.ctx);
        if let Some(Some(known)) = self.codecs.get(at) {
            return *known;
        }
        let found = (Codec::of(ctx, name), ctx.dialect(name));
        if self.codecs.len() <= at {
            self.codecs.resize(at + 1, None);
        }
        if let Some(slot) = self.codecs.get_mut(at) {
            *slot = Some(found);
        }
        found
    }

    /// Stores the handle of an entry that has been read completely. Fails if the entry is nested too deeply.
    fn keep(&self, at: &Reader<'_>, key: Key, handle: usize) -> Result<()> {
        if self.deepest >= MAX_NESTING {
            return Err(at.error("attributes and types are nested too deep"));
        }
        self.keep_plain(key, handle, self.deepest + 1);
        Ok(())
    }

    /// Stores the handle of an entry with its nesting depth, which must have been checked.
    #[inline]
    pub(crate) fn keep_plain(&self, key: Key, handle: usize, deep: u16) {
        match key {
            Key::Attr(index) => {
                self.file.attrs.keep(index, handle, deep);
                if let Some(unmade) = self.file.unmade.get()
                    && let Some(slot) = self.file.attrs.slot(index.into())
                {
                    unmade.has_been_made((index, slot), handle as u32);
                }
            }
            Key::Type(index) => {
                if let Some(nesting) = self.nesting(key) {
                    nesting.store(deep, Ordering::Relaxed);
                }
                set(&self.file.types, index, handle);
            }
        }
    }

    /// Checks that a dialect is known or that unknown dialects are accepted, and reads its version.
    pub(crate) fn load_dialect(&mut self, index: u32, at: &Reader<'_>) -> Result<()> {
        let Some(slot) = self.file.versions.get(index as usize) else { return Ok(()) };
        if slot.get().is_some() {
            return Ok(());
        }
        let name = self.file.dialect_name(index);
        let known = name == self.file.builtin || self.ctx.dialect(name).is_some();
        if !known && !self.ctx.allows_unregistered() {
            let name = self.ctx.str(name);
            let error = at.error(format!(
                "dialect '{name}' is unknown. If this is intended, please call allowUnregisteredDialects() on the \
                 MLIRContext, or use -allow-unregistered-dialect with the MLIR tool used."
            ));
            return Err(error.with_kind(FailureKind::UnknownDialect));
        }
        let version = match self.file.version_data(index) {
            None => None,
            // The version of an unknown dialect is kept as bytes (`File::unknown_versions`).
            Some(_) if !known || self.has_plain_version(name) => None,
            Some(data) => {
                let codec = Codec::of(self.ctx, name);
                let Some(codec) = codec.interface() else {
                    let name = self.ctx.str(name);
                    return Err(data.error(format!(
                        "dialect '{name}' does not implement the bytecode interface, but found a version entry"
                    )));
                };
                Some(codec.read_version(&mut self.fields(data))?)
            }
        };
        // Another thread may have stored the version first; it is the same version.
        let _ = slot.set(version);
        Ok(())
    }
}

impl<'c> Entries<'c> for Decoder<'_, '_, 'c> {
    fn origin(&self) -> Origin {
        let File { version, release, is_snapshot, .. } = *self.file;
        Origin { version, release, is_snapshot }
    }

    #[inline]
    fn attr(&mut self, at: &Reader<'_>, index: u64) -> Result<Attr> {
        let attr = Decoder::attr(self, at, index)?;
        self.refers_to(Key::Attr(index as u32));
        Ok(attr)
    }

    fn present_attr(&mut self, at: &Reader<'_>, index: u64) -> Result<Attr> {
        // Upstream reports the same error as for an attribute that an operation refers to.
        match index < self.file.attrs.len() as u64 {
            true => Entries::attr(self, at, index),
            false => Err(self.no_entry(at, "Attribute", index)),
        }
    }

    fn ty(&mut self, at: &Reader<'_>, index: u64) -> Result<Type> {
        let ty = Decoder::ty(self, at, index)?;
        self.refers_to(Key::Type(index as u32));
        Ok(ty)
    }

    fn resource(&mut self, index: u64) -> Option<(Ident, Ident)> {
        if self.recorded.is_some() {
            self.record(Reference::Resource(index));
        }
        self.file.resources.get(usize::try_from(index).ok()?).copied()
    }

    fn string(&mut self, cursor: &mut Reader<'_>) -> Result<&[u8]> {
        if self.recorded.is_some()
            && let Ok(index) = { *cursor }.read_varint()
        {
            self.record(Reference::String(index));
        }
        self.file.strings.read_string(cursor)
    }

    fn interned_string(&self, index: u64) -> Option<Ident> {
        if self.recorded.is_some() { None } else { self.file.made_string(index) }
    }

    fn share(&self, data: &[u8]) -> Bytes {
        self.input.share(data)
    }

    fn dialect_version(&mut self, at: &Reader<'_>, dialect: &str) -> Result<Option<DialectVersion>> {
        let Some(index) = self.file.dialect_index(dialect) else { return Ok(None) };
        self.load_dialect(index, at)?;
        let version = self.file.versions.get(index as usize).and_then(|slot| slot.get());
        Ok(version.cloned().flatten())
    }

    fn is_recording(&self) -> bool {
        self.recorded.is_some()
    }

    fn slot_constraints(&mut self) -> &mut SlotConstraints {
        &mut self.stored
    }

    fn row_plans(&mut self) -> &mut RowPlans {
        &mut self.plans
    }
}

impl Decoder<'_, '_, '_> {
    /// Returns true if a dialect has no interface in Rust but its definition states a bytecode version.
    fn has_plain_version(&self, name: Ident) -> bool {
        let known = self.ctx.dialect(name).is_some_and(|dialect| !dialect.flags().bytecode_version.is_empty());
        known && Codec::of(self.ctx, name).code().is_none()
    }
}

/// Returns the type at an index; the inner `None` means that it has not been decoded yet. The outer `None` means that
/// the index is out of range.
#[inline]
pub(crate) fn handle(table: &[AtomicU32], index: u64) -> Option<Option<Type>> {
    let slot = table.get(usize::try_from(index).ok()?)?;
    Some(Type::from_index(slot.load(Ordering::Relaxed)))
}

/// Stores a handle unless one has been set. Another thread may have created a different handle, which happens for
/// distinct attributes.
fn set(table: &[AtomicU32], index: u32, handle: usize) {
    if let (Some(slot), Ok(handle)) = (table.get(index as usize), u32::try_from(handle)) {
        let _ = slot.compare_exchange(0, handle, Ordering::Relaxed, Ordering::Relaxed);
    }
}

/// Returns true if `text` is a mnemonic, optionally followed by angle brackets.
fn is_mnemonic_and_body(text: &[u8]) -> bool {
    let is_part = |byte: &&u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$');
    let (name, body) = text.split_at(text.iter().take_while(is_part).count());
    name.first().is_some_and(u8::is_ascii_alphabetic)
        && (body.is_empty() || body.starts_with(b"<") && body.ends_with(b">"))
}

fn expect_end(data: &Reader<'_>, what: &str) -> Result<()> {
    if data.is_empty() {
        return Ok(());
    }
    Err(data.error(format!("unexpected trailing bytes after {what} entry")))
}

/// Returns upstream's error message for an operation's attribute that is not an instance of the C++ class `class`.
#[cold]
pub(crate) fn unexpected_attr(decoder: &Decoder<'_, '_, '_>, class: &str, found: Attr) -> String {
    format!("expected attribute of type: mlir::{class}, but got: {}", decoder.ctx.attr_text(found))
}
