//! Attributes that contain bytes: strings, byte constants, and the text of attributes of unknown dialects.

use bytes::Bytes;
use mlirkit_ir::{
    Attr, AttrData, Blob, Chunk, Context, DenseArrayAttr, DenseElementsAttr, DenseStringsAttr, Param, TensorType,
    TypeData,
};

use super::{NestedEncoding, NestedPiece, in_quotes, pieces};

/// The result of visiting an attribute that may contain bytes.
pub(crate) enum Leaf {
    /// The attribute contains no bytes.
    Other,
    /// The attribute contains bytes and is replaced with this attribute, which may be the same.
    To(Attr),
    /// The bytes change, but an attribute of this type cannot hold the new bytes.
    Refused(String),
}

/// Rewrites the bytes in an attribute: a string, a byte constant, or a quoted string in the text of an unknown
/// attribute. `change` returns the new bytes, or `None` to keep them.
pub(crate) fn leaf(ctx: &Context, attr: Attr, change: &mut dyn FnMut(&[u8]) -> Option<Vec<u8>>) -> Leaf {
    match ctx.attr_data(attr) {
        AttrData::String { value, ty } => match change(ctx.bytes(*value)) {
            Some(new) => Leaf::To(ctx.attr(AttrData::String { value: ctx.ident_bytes(&new), ty: *ty })),
            None => Leaf::To(attr),
        },
        AttrData::DenseElements(dense) if !dense.splat && dense.data.len() > 4 => {
            let Some(new) = change(dense.data.as_slice()) else { return Leaf::To(attr) };
            match with_bytes(ctx, dense, new) {
                Some(new) => Leaf::To(new),
                None => Leaf::Refused(ctx.type_text(dense.ty)),
            }
        }
        AttrData::DenseArray(array) if ctx.int_or_float_width(array.element) == Some(8) => {
            let Some(new) = change(array.data.as_slice()) else { return Leaf::To(attr) };
            let array = DenseArrayAttr { len: new.len() as _, data: Blob::owned(new), ..(**array).clone() };
            Leaf::To(ctx.attr(AttrData::DenseArray(Box::new(array))))
        }
        AttrData::DenseStrings(dense) => {
            let mut changed = false;
            let values = dense.values.iter().map(|value| match change(ctx.bytes(*value)) {
                Some(new) => {
                    changed = true;
                    ctx.ident_bytes(&new)
                }
                None => *value,
            });
            let new = DenseStringsAttr { ty: dense.ty, values: values.collect(), splat: dense.splat };
            Leaf::To(if changed { ctx.attr(AttrData::DenseStrings(Box::new(new))) } else { attr })
        }
        AttrData::Opaque { dialect, text, ty } => match in_quotes(ctx.bytes(*text), change) {
            Some(new) => {
                Leaf::To(ctx.attr(AttrData::Opaque { dialect: *dialect, text: ctx.ident_bytes(&new), ty: *ty }))
            }
            None => Leaf::To(attr),
        },
        _ => Leaf::Other,
    }
}

/// Calls `each` for the modules directly in an attribute, but not for modules in attributes nested in it. Text counts
/// as a module if it looks like one.
pub(crate) fn each_piece(ctx: &Context, attr: Attr, each: &mut dyn FnMut(Bytes, NestedEncoding)) {
    let mut look = |bytes: &[u8]| {
        for piece in pieces(bytes).into_iter().flatten() {
            if let NestedPiece::Module { bytes, encoding } = piece {
                each(bytes, encoding);
            }
        }
        None
    };
    match ctx.attr_data(attr) {
        AttrData::Verbatim(verbatim) => {
            for chunk in &verbatim.chunks {
                if let Chunk::Text(text) = chunk {
                    in_quotes(ctx.bytes(*text), &mut look);
                }
            }
        }
        AttrData::Dialect(dialect) => dialect.params.iter().for_each(|param| strings(ctx, param, &mut look)),
        _ => drop(leaf(ctx, attr, &mut look)),
    }
}

/// Calls `each` with the strings in an attribute parameter. The values that `each` returns are ignored.
fn strings(ctx: &Context, param: &Param, each: &mut dyn FnMut(&[u8]) -> Option<Vec<u8>>) {
    match param {
        Param::Str(text) => drop(each(ctx.bytes(*text))),
        Param::Array(params) => params.iter().for_each(|param| strings(ctx, param, each)),
        _ => {}
    }
}

/// Returns a copy of a constant that has the given bytes. `None` if the type of the constant does not allow that many
/// bytes.
fn with_bytes(ctx: &Context, dense: &DenseElementsAttr, bytes: Vec<u8>) -> Option<Attr> {
    if bytes.len() == dense.data.len() {
        let dense = DenseElementsAttr { data: Blob::owned(bytes), ..dense.clone() };
        return Some(ctx.attr(AttrData::DenseElements(Box::new(dense))));
    }
    let TypeData::RankedTensor(tensor) = ctx.type_data(dense.ty) else { return None };
    if tensor.shape.len() != 1 || ctx.int_or_float_width(tensor.element) != Some(8) {
        return None;
    }
    let shape = Box::new([i64::try_from(bytes.len()).ok()?]);
    let ty = ctx.ty(TypeData::RankedTensor(Box::new(TensorType { shape, ..(**tensor).clone() })));
    let dense = DenseElementsAttr::new(ty, 8, bytes.len() as u64, bytes.into());
    Some(ctx.attr(AttrData::DenseElements(Box::new(dense))))
}
