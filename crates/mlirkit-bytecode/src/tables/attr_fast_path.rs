//! Decodes the common attributes of builtin: strings, types, flat symbol references and narrow numbers. Each has one
//! reference at most.
//!
//! Anything else, errors included, is left to `entries.rs`.

use std::sync::atomic::Ordering;

use mlirkit_ir::{Attr, AttrData, FloatAttr, Ident, IntegerAttr, Type, TypeData};
use mlirkit_num::ApInt;
use mlirkit_wire::{Encoding, QuickReader};

use crate::codec::builtin::attr_code as code;
use crate::encoding::MAX_NESTING;
use crate::tables::entries::{Decoder, Key, handle};

impl<'a> Decoder<'_, 'a, '_> {
    /// Decodes the attribute at an index, if it is a common one that has not been decoded.
    pub(crate) fn plain_attr(&mut self, index: u64) -> Option<Attr> {
        if !self.reads_plainly() {
            return None;
        }
        let mut data = self.plain_entry(index)?;
        let work = data.remaining() as u64 + 1;
        let ctx = self.ctx;
        let (made, nesting) = match data.varint()? {
            code::STRING => (AttrData::String { value: self.string(&mut data)?, ty: None }, 0),
            code::TYPE => {
                let (ty, nesting) = self.known_type(&mut data)?;
                (AttrData::Type(ty), nesting)
            }
            code::FLAT_SYMBOL_REF => {
                let index = data.varint()?;
                let name = self.file.attrs.get(index)??;
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
                let value = ApInt::from_u64(width, quick_bits(width, &mut data)?);
                (AttrData::Integer(IntegerAttr { ty, value }), nesting)
            }
            code::FLOAT => {
                let (ty, nesting) = self.known_type(&mut data)?;
                let TypeData::Float(kind) = ctx.type_data(ty) else { return None };
                let bits = ApInt::from_u64(kind.width(), quick_bits(kind.width(), &mut data)?).low_u64().into();
                (AttrData::Float(FloatAttr::new(ty, bits)), nesting)
            }
            _ => return None,
        };
        if data.remaining() != 0 || nesting >= MAX_NESTING || !self.has_time_for(work) {
            return None;
        }
        let attr = ctx.attr(made);
        self.keep_plain(Key::Attr(index as u32), attr.index(), nesting + 1);
        Some(attr)
    }

    /// Returns the bytes of an attribute in builtin's own encoding.
    #[inline(always)]
    pub(crate) fn plain_entry(&mut self, index: u64) -> Option<QuickReader<'a>> {
        let (dialect, encoding, bytes) = self.cursor.attribute(index)?;
        let builtin = encoding == Encoding::Custom && self.file.dialect_name(dialect) == self.file.builtin;
        builtin.then_some(QuickReader::new(bytes))
    }

    /// Returns the text of a string attribute without decoding the attribute; `None` for other attributes.
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

    /// Reads a reference to a type. Returns the type, if it has been decoded, and its nesting depth.
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

/// Reads the bits of a number of up to 64 bits.
#[inline(always)]
pub(crate) fn quick_bits(width: u32, data: &mut QuickReader<'_>) -> Option<u64> {
    match width {
        0..=8 => data.byte().map(u64::from),
        9..=64 => data.signed_varint().map(|value| value as u64),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use bytes::Bytes;
    use mlirkit_ir::{Context, DialectSet, Module, NewOp};
    use mlirkit_num::FloatKind;
    use mlirkit_wire::Reader;

    use super::*;
    use crate::ReadOptions;
    use crate::WriteOptions;
    use crate::tables::file::File;
    use crate::tables::source::Input;

    /// Makes a file whose operations have these attributes.
    fn file(attrs: impl Fn(&Context) -> Vec<Attr>) -> Bytes {
        let ctx = Context::new(DialectSet::new().allowing_unregistered());
        let mut module = Module::new(&ctx);
        let entries = attrs(&ctx).into_iter().enumerate().map(|(at, attr)| (ctx.ident(&format!("a{at}")), attr));
        let dictionary = ctx.dictionary(entries.collect());
        let block = module.top_block().id;
        let name = ctx.op_name("my.op");
        if let Some(body) = module.body_mut(Module::TOP) {
            let op = body.new_op(&NewOp { attrs: Some(dictionary), ..NewOp::new(name, ctx.unknown_loc()) });
            body.push_op(block, op);
        }
        let mut out = Vec::new();
        assert_eq!(
            crate::write(&module, &mut out, &WriteOptions::default()).err().map(|error| error.to_string()),
            None
        );
        out.into()
    }

    #[test]
    fn the_fast_path_decodes_the_same_attributes() {
        let bytes = file(|ctx| {
            let wide = ctx.attr(AttrData::Integer(IntegerAttr { ty: ctx.int_type(70), value: ApInt::zero(70) }));
            let float = |kind, bits| ctx.attr(AttrData::Float(FloatAttr::new(ctx.float_type(kind), bits)));
            let mut attrs = vec![wide, ctx.unit(), ctx.array_attr(&[]), ctx.string_attr("text"), ctx.string_attr("")];
            attrs.extend(
                [1, 4, 8, 9, 64].iter().flat_map(|width| [-1, 0, 7].map(|v| ctx.int_attr(ctx.int_type(*width), v))),
            );
            attrs.extend([ctx.int_attr(ctx.index_type(), -9), ctx.attr(AttrData::Type(ctx.i32_type()))]);
            attrs.extend([
                float(FloatKind::F32, 0x8000_0001),
                float(FloatKind::BF16, 0xFFFF),
                float(FloatKind::F128, 1),
            ]);
            attrs.push(ctx.attr(AttrData::SymbolRef(Box::new([ctx.ident("text")]))));
            attrs
        });
        let (input, options) = (Input::Whole(bytes), ReadOptions::default());
        let ctx = Context::new(DialectSet::new().allowing_unregistered());
        let open = || File::open(&input, &ctx, &options).ok();
        let (Some(one), Some(other)) = (open(), open()) else { panic!("the file is in order") };
        let (mut plain, mut thorough) =
            (Decoder::new(&one, &input, &ctx, &options), Decoder::new(&other, &input, &ctx, &options));
        let at = Reader::new(&[], 0, None);
        for index in 0..one.attrs.len() as u64 {
            // The fast path is not used while references are recorded.
            thorough.recorded = Some(Vec::new());
            let Ok(expected) = thorough.attr(&at, index) else { panic!("{index}") };
            let types = 0..one.types.len() as u64;
            types.for_each(|index| drop(plain.ty(&at, index)));
            let is_plain = match ctx.attr_data(expected) {
                AttrData::String { ty: None, .. } | AttrData::Type(_) => true,
                AttrData::Integer(int) => int.value.width() <= 64,
                AttrData::Float(float) => float.ty != ctx.float_type(FloatKind::F128),
                // If its name has been decoded.
                AttrData::SymbolRef(_) => (0..one.attrs.len() as u64)
                    .any(|made| one.attrs.get(made).flatten() == Some(ctx.string_attr("text"))),
                _ => false,
            };
            assert_eq!(plain.plain_attr(index), is_plain.then_some(expected), "{index}");
            assert_eq!(plain.attr(&at, index).ok(), Some(expected));
            let nesting = |decoder: &Decoder<'_, '_, '_>| decoder.nesting_of(Key::Attr(index as u32));
            assert_eq!(nesting(&plain), nesting(&thorough), "{index}");
        }
    }
}
