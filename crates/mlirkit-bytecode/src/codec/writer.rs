//! The writer of fields of attributes and types, which dialects use. The same calls number references and encode them.

use mlirkit_ir::{Attr, AttrData, Blob, Context, Ident, ProducerRows, Type};
use mlirkit_num::ApInt;
use mlirkit_wire::{Encoder, StringTableBuilder};

use crate::codec::numbers::Numbers;
use crate::codec::options::DialectVersions;
use crate::codec::registry::DialectVersion;

/// A reference of an attribute or type.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Ref {
    Attr(Attr),
    Type(Type),
    Resource { dialect: Ident, key: Ident },
}

/// An attribute or type, which has an entry in a file.
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

/// A cache of string attributes, by the index of the string.
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

/// The strings of the file being written. Each is interned in the context, so its number is found by its handle.
#[derive(Default)]
pub(crate) struct Strings {
    table: StringTableBuilder,
    /// One more than the number of each string, by its index in the context. 0 means no number.
    numbers: Vec<u32>,
}

impl Strings {
    /// Returns the number of a string. A new string gets the next number.
    #[inline]
    pub(crate) fn number(&mut self, ctx: &Context, string: Ident) -> u64 {
        match self.numbers.get(string.index()) {
            Some(number) if *number != 0 => u64::from(*number) - 1,
            _ => self.append(ctx, string),
        }
    }

    /// Returns true if there are no strings.
    pub(crate) fn is_empty(&self) -> bool {
        self.table.len() == 0
    }

    /// Appends a string, even if the table already contains it.
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

    /// Returns the table. Strings added to it directly are not found by [`Self::number`].
    pub(crate) fn table(&mut self) -> &mut StringTableBuilder {
        &mut self.table
    }
}

/// The effect of the writer's methods.
pub(crate) enum Sink<'s, 'e> {
    /// Collect references.
    Collect(&'s mut Vec<Ref>),
    /// Encode.
    Emit { out: &'s mut Encoder<'e>, numbers: &'s Numbers, strings: &'s mut Strings, missing: &'s mut bool },
}

/// Writes the fields of an attribute, a type, a dialect version or an operation's properties.
pub struct DialectWriter<'s, 'e> {
    pub(crate) ctx: &'e Context,
    pub(crate) version: u64,
    /// The LLVM release whose encodings are used.
    pub(crate) release: mlirkit_defs::Release,
    /// The rows of the file that the module was read from, if they are to be followed.
    pub(crate) followed: Option<&'s ProducerRows>,
    pub(crate) dialect_versions: &'s DialectVersions,
    pub(crate) names: &'s mut NameCache,
    pub(crate) sink: Sink<'s, 'e>,
}

impl<'e> DialectWriter<'_, 'e> {
    /// Returns the context.
    #[must_use]
    pub fn context(&self) -> &'e Context {
        self.ctx
    }

    /// Returns the bytecode version being written.
    #[must_use]
    pub fn bytecode_version(&self) -> u64 {
        self.version
    }

    /// Returns true if the calls write bytes, and false if they only collect references.
    pub(crate) fn is_emitting(&self) -> bool {
        matches!(self.sink, Sink::Emit { .. })
    }

    /// Returns the requested version of a dialect.
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

    /// Writes a reference to an attribute that may be absent.
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

    /// Writes a reference to the string attribute with this text.
    pub fn string_attr(&mut self, text: Ident) {
        let attr = self.names.string_attr(self.ctx, text);
        self.attr(attr);
    }

    /// Writes a reference to a resource of a dialect.
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

    /// Writes a variable-width integer with a flag as its lowest bit.
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

    /// Writes a bool.
    pub fn bool(&mut self, value: bool) {
        self.byte(value.into());
    }

    /// Writes a reference to a string.
    pub fn string(&mut self, text: &[u8]) {
        if let Sink::Emit { out, strings, .. } = &mut self.sink {
            out.varint(strings.number(self.ctx, self.ctx.ident_bytes(text)));
        }
    }

    /// Writes a reference to a string of the context.
    #[inline]
    pub(crate) fn ident(&mut self, text: Ident) {
        if let Sink::Emit { out, strings, .. } = &mut self.sink {
            out.varint(strings.number(self.ctx, text));
        }
    }

    /// Writes the size of a blob, then the blob. The bytes are copied only when they reach the output.
    pub fn blob(&mut self, blob: &'e [u8]) {
        if let Sink::Emit { out, .. } = &mut self.sink {
            out.varint(blob.len() as u64);
            out.blob(blob);
        }
    }

    /// Writes the size of a constant in bytes, then its bytes, without a copy. A constant stored as hexadecimal digits
    /// is decoded when it reaches the output.
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

    /// Writes an integer. The reader must know its width.
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

    /// Writes a float. The reader must know its kind.
    pub fn float(&mut self, width: u32, bits: u128) {
        self.ap_int(&ApInt::from_words(width, &[bits as u64, (bits >> 64) as u64]));
    }

    /// Writes the number of items, then each item with `write`.
    pub fn list<T>(&mut self, items: impl ExactSizeIterator<Item = T>, mut write: impl FnMut(&mut Self, T)) {
        self.varint(items.len() as u64);
        items.for_each(|item| write(self, item));
    }

    /// Writes integers as a sparse array, which stores only those that are not zero, if that takes fewer bytes.
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
