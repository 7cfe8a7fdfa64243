//! Reads fields of builtin attributes directly from their encoding. File names and deferred constants do not need the
//! attribute itself.

use std::sync::atomic::Ordering;

use mlirkit_ir::{Ident, Type};
use mlirkit_wire::{Encoding, QuickReader};

use crate::codec::builtin::attr_code as code;
use crate::tables::entries::{Decoder, Key, handle};

impl<'a> Decoder<'_, 'a, '_> {
    /// Returns the encoded bytes of an attribute, if it is encoded by the builtin dialect.
    #[inline(always)]
    pub(crate) fn plain_entry(&mut self, index: u64) -> Option<QuickReader<'a>> {
        let (dialect, encoding, bytes) = self.cursor.attribute(index)?;
        let builtin = encoding == Encoding::Custom && self.file.dialect_name(dialect) == self.file.builtin;
        builtin.then_some(QuickReader::new(bytes))
    }

    /// Returns the value of a string attribute without decoding the attribute; `None` for other attributes.
    pub(crate) fn plain_string(&mut self, index: u64) -> Option<Ident> {
        let mut data = self.plain_entry(index)?;
        let is_string = data.varint()? == code::STRING;
        self.string(&mut data).filter(|_| is_string && data.remaining() == 0)
    }

    #[inline(always)]
    fn string(&self, data: &mut QuickReader<'a>) -> Option<Ident> {
        let index = data.varint()?;
        match self.file.made_string(index) {
            Some(ident) => Some(ident),
            None => Some(self.ctx.ident_bytes(self.file.strings.get(index)?)),
        }
    }

    /// Reads a reference to a type. Returns the type and its nesting depth, if it has already been decoded.
    #[inline(always)]
    pub(crate) fn known_type(&self, data: &mut QuickReader<'_>) -> Option<(Type, u16)> {
        let index = data.varint()?;
        Some((handle(&self.file.types, index)??, self.nesting_of(Key::Type(index as u32))))
    }

    #[inline]
    fn nesting_of(&self, key: Key) -> u16 {
        self.nesting(key).map_or(0, |nesting| nesting.load(Ordering::Relaxed))
    }
}

/// Reads the bit pattern of a number of up to 64 bits; `None` if it is wider.
#[inline(always)]
pub(crate) fn quick_bits(width: u32, data: &mut QuickReader<'_>) -> Option<u64> {
    match width {
        0..=8 => data.byte().map(u64::from),
        9..=64 => data.signed_varint().map(|value| value as u64),
        _ => None,
    }
}
