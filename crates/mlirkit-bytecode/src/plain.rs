//! Attributes that most of those of a file are: strings, types, names of symbols and integers of builtin. They refer to one
//! thing at most, so they are made without what the others need. Of whatever else there is nothing is made here, and
//! nothing is said: it is read again with all there is to look at.

use std::sync::atomic::Ordering;

use mlirkit_ir::{Attr, AttrData, Ident, IntegerAttr, Type, TypeData};
use mlirkit_num::ApInt;
use mlirkit_wire::{Encoding, Reader};

use crate::builtin::attr_code as code;
use crate::decode::{Decoder, Key, MAX_NESTING, handle};

impl<'a> Decoder<'_, 'a, '_> {
    /// The attribute at an index that has not been made, if it is like most and in order.
    pub(crate) fn plain_attr(&mut self, index: u64) -> Option<Attr> {
        if !self.reads_plainly() {
            return None;
        }
        let mut data = self.plain_entry(index)?;
        let work = data.len() as u64 + 1;
        let ctx = self.ctx;
        let (made, nesting) = match data.read_varint().ok()? {
            code::STRING => (AttrData::String { value: self.string(&mut data)?, ty: None }, 0),
            code::TYPE => {
                let (ty, nesting) = self.known_type(&mut data)?;
                (AttrData::Type(ty), nesting)
            }
            code::FLAT_SYMBOL_REF => {
                let index = data.read_varint().ok()?;
                let name: Attr = handle(&self.file.attrs, index)??;
                let AttrData::String { value, .. } = *ctx.attr_data(name) else { return None };
                (AttrData::SymbolRef(Box::new([value])), self.nesting_of(Key::Attr(index as u32)))
            }
            code::INTEGER => {
                let (ty, nesting) = self.known_type(&mut data)?;
                let width = match *ctx.type_data(ty) {
                    TypeData::Integer { width, .. } => width,
                    TypeData::Index => 64,
                    _ => return None,
                };
                let value = match width {
                    0..=8 => data.read_byte().ok()?.into(),
                    9..=64 => data.read_signed_varint().ok()? as u64,
                    _ => return None,
                };
                let value = ApInt::from_u64(width, value);
                (AttrData::Integer(Box::new(IntegerAttr { ty, value })), nesting)
            }
            _ => return None,
        };
        if !data.is_empty() || nesting >= MAX_NESTING || !self.has_time_for(work) {
            return None;
        }
        let attr = ctx.attr(made);
        self.keep_plain(Key::Attr(index as u32), attr.index(), nesting + 1);
        Some(attr)
    }

    /// The bytes of an attribute that builtin encodes.
    #[inline]
    fn plain_entry(&self, index: u64) -> Option<Reader<'a>> {
        let entry = self.file.entries.attribute(index)?;
        let builtin = entry.encoding == Encoding::Custom && self.file.dialect_name(entry.dialect) == self.file.builtin;
        builtin.then_some(entry.data)
    }

    #[inline]
    fn string(&self, data: &mut Reader<'_>) -> Option<Ident> {
        Some(self.ctx.ident_bytes(self.file.strings.read_string(data).ok()?))
    }

    /// A type that has been made, and how deep it is nested.
    #[inline]
    fn known_type(&self, data: &mut Reader<'_>) -> Option<(Type, u16)> {
        let index = data.read_varint().ok()?;
        Some((handle(&self.file.types, index)??, self.nesting_of(Key::Type(index as u32))))
    }

    #[inline]
    fn nesting_of(&self, key: Key) -> u16 {
        self.nesting(key).map_or(0, |nesting| nesting.load(Ordering::Relaxed))
    }
}
