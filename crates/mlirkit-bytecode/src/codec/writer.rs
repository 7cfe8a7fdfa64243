//! The field writer with which dialects encode attributes and types. The same calls also collect references for
//! numbering.

use mlirkit_ir::{Attr, AttrData, Blob, Context, Ident, ProducerRows, Type};
use mlirkit_num::ApInt;
use mlirkit_wire::{Encoder, StringTableBuilder};

use crate::codec::numbers::Numbers;
use crate::codec::options::DialectVersions;
use crate::codec::registry::DialectVersion;

/// A reference from an attribute or type to another entity in the file.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Ref {
    Attr(Attr),
    Type(Type),
    Resource { dialect: Ident, key: Ident },
}

/// An attribute or type that has an entry in the file.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Entity {
    Attr(Attr),
    Type(Type),
}

impl From<Entity> for Ref {
    fn from(entity: Entity) -> Self {
        match entity {
            Entity::Attr(attr) => Self::Attr(attr),
            Entity::Type(ty) => Self::Type(ty),
        }
    }
}

/// A cache of string attributes without a type, indexed by the handle of the string.
#[derive(Debug, Default)]
pub(crate) struct NameCache(Vec<Option<Attr>>);

impl NameCache {
    pub(crate) fn string_attr(&mut self, ctx: &Context, name: Ident) -> Attr {
        let index = name.index();
        if self.0.len() <= index {
            self.0.resize(index + 1, None);
        }
        let make = || ctx.attr(AttrData::String { value: name, ty: None });
        self.0.get_mut(index).map_or_else(make, |slot| *slot.get_or_insert_with(make))
    }
}

/// The strings of the file being written. They are interned in the context, so the number of a string is looked up by
/// its handle.
#[derive(Default)]
pub(crate) struct Strings {
    table: StringTableBuilder,
    /// One more than the number of each string, or 0 if it has none. Indexed by the handle of the string.
    numbers: Vec<u32>,
}

impl Strings {
    /// Returns the number of a string, assigning the next number if the string is new.
    #[inline]
    pub(crate) fn number(&mut self, ctx: &Context, string: Ident) -> u64 {
        match self.numbers.get(string.index()) {
            Some(number) if *number != 0 => u64::from(*number) - 1,
            _ => self.append(ctx, string),
        }
    }

    /// Returns true if there are no strings yet.
    pub(crate) fn is_empty(&self) -> bool {
        self.table.len() == 0
    }

    /// Appends a string, even if the table already contains it, and returns its number.
    pub(crate) fn append(&mut self, ctx: &Context, string: Ident) -> u64 {
        let (number, index) = (self.table.len() as u32, string.index());
        self.table.append(ctx.bytes(string));
        if self.numbers.len() <= index {
            self.numbers.resize(index + index / 2 + 1, 0);
        }
        if let Some(slot @ 0) = self.numbers.get_mut(index) {
            *slot = number + 1;
        }
        number.into()
    }

    /// Returns the table. [`Self::number`] does not find strings that are added to the table directly.
    pub(crate) fn table(&mut self) -> &mut StringTableBuilder {
        &mut self.table
    }
}

/// The mode of a writer, which determines what its methods do with their arguments.
pub(crate) enum Sink<'s, 'e> {
    /// Collect the references, without encoding anything.
    Collect(&'s mut Vec<Ref>),
    /// Encode the fields. `missing` is set when a reference has no number.
    Emit { out: &'s mut Encoder<'e>, numbers: &'s Numbers, strings: &'s mut Strings, missing: &'s mut bool },
}

/// A writer for the fields of an attribute, a type, a dialect version or an operation's properties.
pub struct DialectWriter<'s, 'e> {
    pub(crate) ctx: &'e Context,
    pub(crate) version: u64,
    /// The LLVM release whose encodings are used.
    pub(crate) release: mlirkit_defs::Release,
    /// The operation definitions recorded for the module's input file, if they must be used instead of those of the
    /// release.
    pub(crate) followed: Option<&'s ProducerRows>,
    pub(crate) dialect_versions: &'s DialectVersions,
    pub(crate) names: &'s mut NameCache,
    pub(crate) sink: Sink<'s, 'e>,
}

impl<'e> DialectWriter<'_, 'e> {
    /// Returns the context of the module being written.
    #[must_use]
    pub fn context(&self) -> &'e Context {
        self.ctx
    }

    /// Returns the bytecode version being written.
    #[must_use]
    pub fn bytecode_version(&self) -> u64 {
        self.version
    }

    /// Returns true if the calls encode fields, and false if they only collect references.
    pub(crate) fn is_emitting(&self) -> bool {
        matches!(self.sink, Sink::Emit { .. })
    }

    /// Returns the version to write for a dialect, if the options specify one.
    #[must_use]
    pub fn dialect_version(&self, dialect: &str) -> Option<&DialectVersion> {
        self.dialect_versions.get(dialect)
    }

    /// Writes a reference to an attribute.
    #[inline]
    pub fn attr(&mut self, attr: Attr) {
        match &mut self.sink {
            Sink::Collect(refs) => refs.push(Ref::Attr(attr)),
            Sink::Emit { out, numbers, missing, .. } => {
                let number = numbers.attr(attr);
                **missing |= number.is_none();
                out.varint(number.unwrap_or(0).into());
            }
        }
    }

    /// Writes a reference to an optional attribute.
    pub fn optional_attr(&mut self, attr: Option<Attr>) {
        match (&mut self.sink, attr) {
            (Sink::Collect(refs), Some(attr)) => refs.push(Ref::Attr(attr)),
            (Sink::Collect(_), None) => {}
            (Sink::Emit { out, .. }, None) => out.varint(0),
            (Sink::Emit { out, numbers, missing, .. }, Some(attr)) => {
                let number = numbers.attr(attr);
                **missing |= number.is_none();
                out.varint_with_flag(number.unwrap_or(0).into(), true);
            }
        }
    }

    /// Writes a reference to a type.
    pub fn ty(&mut self, ty: Type) {
        match &mut self.sink {
            Sink::Collect(refs) => refs.push(Ref::Type(ty)),
            Sink::Emit { out, numbers, missing, .. } => {
                let number = numbers.ty(ty);
                **missing |= number.is_none();
                out.varint(number.unwrap_or(0).into());
            }
        }
    }

    /// Writes a reference to the untyped string attribute with this value.
    pub fn string_attr(&mut self, text: Ident) {
        let attr = self.names.string_attr(self.ctx, text);
        self.attr(attr);
    }

    /// Writes a reference to a resource that belongs to a dialect.
    pub fn resource(&mut self, dialect: Ident, key: Ident) {
        match &mut self.sink {
            Sink::Collect(refs) => refs.push(Ref::Resource { dialect, key }),
            Sink::Emit { out, numbers, missing, .. } => {
                let number = numbers.resource(dialect, key);
                **missing |= number.is_none();
                out.varint(number.unwrap_or(0).into());
            }
        }
    }

    /// Writes a variable-width integer.
    #[inline]
    pub fn varint(&mut self, value: u64) {
        if let Sink::Emit { out, .. } = &mut self.sink {
            out.varint(value);
        }
    }

    /// Writes a variable-width integer combined with a flag, which becomes the lowest bit.
    pub fn varint_with_flag(&mut self, value: u64, flag: bool) {
        self.varint(value << 1 | u64::from(flag));
    }

    /// Writes a signed variable-width integer.
    pub fn signed_varint(&mut self, value: i64) {
        if let Sink::Emit { out, .. } = &mut self.sink {
            out.signed_varint(value);
        }
    }

    /// Writes a byte.
    pub fn byte(&mut self, value: u8) {
        if let Sink::Emit { out, .. } = &mut self.sink {
            out.byte(value);
        }
    }

    /// Writes a bool as a byte.
    pub fn bool(&mut self, value: bool) {
        self.byte(value.into());
    }

    /// Writes a reference to a string.
    pub fn string(&mut self, text: &[u8]) {
        if let Sink::Emit { out, strings, .. } = &mut self.sink {
            out.varint(strings.number(self.ctx, self.ctx.ident_bytes(text)));
        }
    }

    /// Writes a reference to an interned string.
    #[inline]
    pub(crate) fn ident(&mut self, text: Ident) {
        if let Sink::Emit { out, strings, .. } = &mut self.sink {
            out.varint(strings.number(self.ctx, text));
        }
    }

    /// Writes a blob: its size, followed by the bytes. The bytes are not copied before they reach the output.
    pub fn blob(&mut self, blob: &'e [u8]) {
        if let Sink::Emit { out, .. } = &mut self.sink {
            out.varint(blob.len() as u64);
            out.blob(blob);
        }
    }

    /// Writes the data of a constant: its size in bytes, followed by the bytes, which are not copied. Data stored as
    /// hexadecimal digits is decoded when it reaches the output.
    pub fn constant(&mut self, data: &'e Blob) {
        match (data.digits(), &mut self.sink) {
            (Some(digits), Sink::Emit { out, .. }) => {
                out.varint(data.len() as u64);
                out.digits(digits);
            }
            (Some(_), _) => {}
            (None, _) => self.blob(data.as_slice()),
        }
    }

    /// Writes an integer. The width is not stored, so the reader must know it.
    pub fn ap_int(&mut self, value: &ApInt) {
        match value.width() {
            0..=8 => self.byte(value.low_u64() as u8),
            9..=64 => self.signed_varint(value.low_u64() as i64),
            _ => {
                let words = value.active_words();
                self.varint(words.len() as u64);
                words.iter().for_each(|word| self.signed_varint(*word as i64));
            }
        }
    }

    /// Writes the bit pattern of a float. The width is not stored, so the reader must know it.
    pub fn float(&mut self, width: u32, bits: u128) {
        self.ap_int(&ApInt::from_words(width, &[bits as u64, (bits >> 64) as u64]));
    }

    /// Writes the number of items, then each item with `write`.
    pub fn list<T>(&mut self, items: impl ExactSizeIterator<Item = T>, mut write: impl FnMut(&mut Self, T)) {
        self.varint(items.len() as u64);
        items.for_each(|item| write(self, item));
    }

    /// Writes integers as a sparse array, which stores only the nonzero ones. If more than half of them are nonzero, or
    /// if a nonzero one has an index above 256, writes all of them.
    pub fn sparse_array(&mut self, values: &[i32]) {
        let count = values.iter().filter(|value| **value != 0).count();
        let last = values.iter().rposition(|value| *value != 0);
        if count > values.len() / 2 || last.is_some_and(|last| last > 256) {
            self.varint_with_flag(values.len() as u64, false);
            return values.iter().for_each(|value| self.varint(i64::from(*value) as u64));
        }
        self.varint_with_flag(count as u64, true);
        let Some(last) = last else { return };
        let bits = usize::BITS - last.leading_zeros();
        self.varint(bits.into());
        for (index, value) in values.iter().enumerate().filter(|(_, value)| **value != 0) {
            self.varint(((*value as u32) << bits | index as u32).into());
        }
    }
}
