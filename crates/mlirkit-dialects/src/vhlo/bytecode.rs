//! Bytecode encodings of the `vhlo` dialect, for portable artifacts, that its definition file cannot express. Codes
//! never change; the attribute code 0 is unused.

use bytes::Bytes;
use mlirkit_bytecode::{BytecodeRegistry, DialectReader, FieldHook, RowCodec};
use mlirkit_diag::Result;
use mlirkit_ir::{AttrData, Context, Param, TypeData};
use mlirkit_num::ApInt;

use super::types::to_builtin;
use crate::common::trace::{Events, events};

/// The field hooks that the dialect's definition file refers to, by name.
pub(crate) const FIELDS: &[(&str, FieldHook)] = &[
    ("vhlo.bool", BOOL),
    ("vhlo.present_attr", PRESENT_ATTR),
    ("vhlo.float", FLOAT),
    ("vhlo.integer", INTEGER),
    ("vhlo.elements", ELEMENTS),
];

/// Returns the builtin type that the first parameter, a `vhlo` type, represents; `None` if it has no builtin
/// equivalent.
fn builtin_type(ctx: &Context, params: &[Param]) -> Option<mlirkit_ir::Type> {
    if let Some(Param::Type(ty)) = params.first() { to_builtin(ctx, *ty, &Some) } else { None }
}

/// Hook for a bool that is stored as a varint.
const BOOL: FieldHook = FieldHook {
    read: |r, _| flag(r).map(Param::Bool),
    write: |w, param, _| w.varint((*param == Param::Bool(true)).into()),
};

fn flag(r: &mut DialectReader<'_, '_>) -> Result<bool> {
    match r.varint()? {
        0 => Ok(false),
        1 => Ok(true),
        other => Err(r.error(format!("unsupported value: {other}"))),
    }
}

/// Hook for an optional attribute, stored after a varint that is 1 if the attribute is present.
const PRESENT_ATTR: FieldHook = FieldHook {
    read: |r, _| if flag(r)? { r.attr().map(Param::Attr) } else { Ok(Param::None) },
    write: |w, param, _| {
        w.varint(matches!(param, Param::Attr(_)).into());
        if let Param::Attr(attr) = param {
            w.attr(*attr);
        }
    },
};

/// Hook for a float in the format that the preceding type parameter specifies.
const FLOAT: FieldHook = FieldHook {
    read: |r, before| match builtin_type(r.context(), before).map(|ty| r.context().type_data(ty)) {
        Some(TypeData::Float(kind)) => Ok(Param::float(*kind, r.float(kind.width())?)),
        _ => Err(r.error("unsupported floating-point type")),
    },
    write: |w, param, _| {
        if let Param::Float(float) = param {
            w.float(float.kind.width(), float.bits);
        }
    },
};

/// Hook for an integer of the width that the preceding type parameter specifies.
const INTEGER: FieldHook = FieldHook {
    read: |r, before| match int_width(r.context(), before) {
        Some(width) => r.ap_int(width).map(Param::ApInt),
        None => Err(r.error("unsupported integer type")),
    },
    write: |w, param, all| {
        let width = int_width(w.context(), all).unwrap_or(64);
        match param {
            Param::ApInt(value) => w.ap_int(&value.zext_or_trunc(width)),
            Param::Int(value) => w.ap_int(&ApInt::from_i64(width, *value)),
            _ => {}
        }
    },
};

/// Returns the bit width of the integer type in the parameters. As in upstream, `None` for bools and two-bit integers.
fn int_width(ctx: &Context, params: &[Param]) -> Option<u32> {
    match ctx.type_data(builtin_type(ctx, params)?) {
        TypeData::Index => Some(64),
        TypeData::Integer { width, .. } if *width > 2 => Some(*width),
        _ => None,
    }
}

/// Hook for the elements of a tensor whose type is the preceding parameter. They are encoded like builtin elements,
/// except for a single bool and for an empty tensor.
const ELEMENTS: FieldHook = FieldHook {
    read: |r, before| {
        let data = r.blob()?;
        let ctx = r.context();
        let Some(ty) = builtin_type(ctx, before) else { return Err(r.error("expected type: mlir::ShapedType")) };
        // The byte 1 encodes a single `true`; in old files it encodes a splat of any length.
        let is_one = matches!(*data, [1]) && bools(ctx, ty).is_some_and(|count| !(2..=8).contains(&count));
        r.dense_elements(ty, if is_one { Bytes::from_static(&[0xff]) } else { data }).map(Param::Attr)
    },
    write: |w, param, _| {
        let ctx = w.context();
        let Param::Attr(attr) = param else { return w.varint(0) };
        let AttrData::DenseElements(dense) = ctx.attr_data(*attr) else { return w.varint(0) };
        match bools(ctx, dense.ty) {
            Some(1) if dense.data.as_slice() == [0xff] => w.blob(&[1]),
            Some(0) => w.blob(&[]),
            _ => w.constant(&dense.data),
        }
    },
};

/// Returns the number of elements of a tensor of bools; `None` for other types.
fn bools(ctx: &Context, ty: mlirkit_ir::Type) -> Option<u64> {
    match ctx.type_data(ty) {
        TypeData::RankedTensor(tensor) if tensor.element == ctx.i1_type() => {
            tensor.shape.iter().try_fold(1_u64, |count, size| count.checked_mul(u64::try_from(*size).ok()?))
        }
        _ => None,
    }
}

static EVENTS: Events = events!("vhlo-bytecode", "mlir::vhlo", "VhloBytecodeInterface", CallsAndValues);

/// The codec for the attributes and types whose encodings are described in the dialect's definition file.
pub(crate) static CODEC: RowCodec =
    RowCodec { names: ("vhlo attribute", "vhlo type"), trace: Some(&EVENTS), ..RowCodec::new("vhlo") };

/// Adds the bytecode encodings of the `vhlo` dialect.
pub(crate) fn register(registry: BytecodeRegistry) -> BytecodeRegistry {
    registry.with(&CODEC).with_fields(FIELDS.iter().copied())
}
