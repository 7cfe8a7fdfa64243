//! `vhlo` in bytecode: what portable artifacts are made of. The codes are kept for ever; 0 of attributes is not in use.

use bytes::Bytes;
use mlirkit_bytecode::WireField::{
    Array, Attr, Enum, Float, Group, Hand, OptionalAttr, SignedVarInt, Str, Type, VarInt,
};
use mlirkit_bytecode::{DialectReader, HandField, When, WireField, WireRow, WireTable};
use mlirkit_diag::Result;
use mlirkit_ir::{AttrData, Context, Param, TypeData};
use mlirkit_num::{ApInt, FloatKind};

use super::builtin_types::to_builtin;
use crate::common::trace::{Events, events};

const ATTRS: WireField = Array(&Attr);
const TYPES: WireField = Array(&Type);
const NUMBERS: WireField = Array(&SignedVarInt);
const DOUBLE: WireField = Float(FloatKind::F64);

const fn row(code: u64, row: &'static str, fields: &'static [(&'static str, WireField)]) -> WireRow {
    WireRow { code, row, when: When::Always, fields }
}

/// The builtin type that the first parameter stands for.
fn builtin_type(ctx: &Context, params: &[Param]) -> Option<mlirkit_ir::Type> {
    if let Some(Param::Type(ty)) = params.first() { to_builtin(ctx, *ty, &Some) } else { None }
}

/// A bool as a number.
const BOOL: HandField = HandField {
    read: |r, _| flag(r).map(Param::Bool),
    write: |w, param, _| w.varint((*param == Param::Bool(true)).into()),
};

fn flag(r: &mut DialectReader<'_, '_, '_, '_>) -> Result<bool> {
    match r.varint()? {
        0 => Ok(false),
        1 => Ok(true),
        other => Err(r.error(format!("unsupported value: {other}"))),
    }
}

/// An attribute after a number that says whether it is there.
const PRESENT_ATTR: HandField = HandField {
    read: |r, _| if flag(r)? { r.attr().map(Param::Attr) } else { Ok(Param::None) },
    write: |w, param, _| {
        w.varint(matches!(param, Param::Attr(_)).into());
        if let Param::Attr(attr) = param {
            w.attr(*attr);
        }
    },
};

/// A float of the kind that the type before it says.
const FLOAT: HandField = HandField {
    read: |r, before| match builtin_type(r.context(), before).map(|ty| r.context().type_data(ty)) {
        Some(TypeData::Float(kind)) => Ok(Param::Float { kind: *kind, bits: r.float(kind.width())? }),
        _ => Err(r.error("unsupported floating-point type")),
    },
    write: |w, param, _| {
        if let Param::Float { kind, bits } = param {
            w.float(kind.width(), *bits);
        }
    },
};

/// An integer of the width that the type before it says.
const INTEGER: HandField = HandField {
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

/// The bits of an integer. Upstream knows none of two bits, and no bool, here.
fn int_width(ctx: &Context, params: &[Param]) -> Option<u32> {
    match ctx.type_data(builtin_type(ctx, params)?) {
        TypeData::Index => Some(64),
        TypeData::Integer { width, .. } if *width > 2 => Some(*width),
        _ => None,
    }
}

/// The elements of a tensor of the type before it: as builtin encodes them, but for a single bool and for none.
const ELEMENTS: HandField = HandField {
    read: |r, before| {
        let data = r.blob()?;
        let ctx = r.context();
        let Some(ty) = builtin_type(ctx, before) else { return Err(r.error("expected type: mlir::ShapedType")) };
        // A byte that is one stands for a single bool, and in old files for any number of them that are the same.
        let is_one = matches!(*data, [1]) && bools(ctx, ty).is_some_and(|count| !(2..=8).contains(&count));
        r.dense_elements(ty, if is_one { Bytes::from_static(&[0xff]) } else { data }).map(Param::Attr)
    },
    write: |w, param, _| {
        let ctx = w.context();
        let Param::Attr(attr) = param else { return w.varint(0) };
        let AttrData::DenseElements(dense) = ctx.attr_data(*attr) else { return w.varint(0) };
        match dense.data.as_slice() {
            [0xff] if bools(ctx, dense.ty) == Some(1) => w.blob(&[1]),
            _ if bools(ctx, dense.ty) == Some(0) => w.blob(&[]),
            data => w.blob(data),
        }
    },
};

/// How many elements a tensor has, if they are bools.
fn bools(ctx: &Context, ty: mlirkit_ir::Type) -> Option<u64> {
    match ctx.type_data(ty) {
        TypeData::RankedTensor(tensor) if tensor.element == ctx.i1_type() => {
            tensor.shape.iter().try_fold(1_u64, |count, size| count.checked_mul(u64::try_from(*size).ok()?))
        }
        _ => None,
    }
}

static EVENTS: Events = events!("vhlo-bytecode", "mlir::vhlo", "VhloBytecodeInterface", CallsAndValues);

/// The encodings.
pub(crate) static TABLE: WireTable = WireTable {
    names: ("vhlo attribute", "vhlo type"),
    trace: Some(&EVENTS),
    ..WireTable::new("vhlo", ATTR_ROWS, TYPE_ROWS)
};

const ATTR_ROWS: &[WireRow] = &[
    row(1, "array_v1", &[("value", ATTRS)]),
    row(2, "bool_v1", &[("value", Hand(&BOOL))]),
    row(3, "comparison_direction_v1", &[("value", Enum)]),
    row(4, "comparison_type_v1", &[("value", Enum)]),
    row(5, "api_version_v1", &[("value", Enum)]),
    row(6, "dict_v1", &[("value", Array(&Group(&[Attr, Attr])))]),
    row(7, "fft_type_v1", &[("value", Enum)]),
    row(8, "float_v1", &[("type", Type), ("value", Hand(&FLOAT))]),
    row(9, "integer_v1", &[("type", Type), ("value", Hand(&INTEGER))]),
    row(
        10,
        "output_operand_alias_v1",
        &[("outputTupleIndices", NUMBERS), ("operandIndex", SignedVarInt), ("operandTupleIndices", NUMBERS)],
    ),
    row(11, "precision_v1", &[("value", Enum)]),
    row(12, "rng_algorithm_v1", &[("value", Enum)]),
    row(13, "rng_distribution_v1", &[("value", Enum)]),
    row(14, "string_v1", &[("value", Str)]),
    row(15, "tensor_v1", &[("type", Type), ("data", Hand(&ELEMENTS))]),
    row(16, "transpose_v1", &[("value", Enum)]),
    row(17, "type_v1", &[("value", Type)]),
    row(18, "type_extensions_v1", &[("bounds", NUMBERS)]),
    row(19, "result_accuracy_mode_v1", &[("value", Enum)]),
    row(20, "result_accuracy_v1", &[("atol", DOUBLE), ("rtol", DOUBLE), ("ulps", SignedVarInt), ("mode", Attr)]),
    row(21, "sub_axis_info_v1", &[("pre_size", SignedVarInt), ("size", SignedVarInt)]),
    row(22, "axis_ref_v1", &[("name", Attr), ("sub_axis_info", Hand(&PRESENT_ATTR))]),
    row(23, "replica_group_mesh_axes_v1", &[("mesh", Attr), ("axes", Attr)]),
    row(24, "mesh_axis_v1", &[("name", Attr), ("size", SignedVarInt)]),
    row(25, "mesh_v1", &[("axes", Attr), ("device_ids", OptionalAttr)]),
];

const TYPE_ROWS: &[WireRow] = &[
    row(0, "bool_v1", &[]),
    row(1, "complex_v1", &[("elementType", Type)]),
    row(2, "bf16_v1", &[]),
    row(3, "f16_v1", &[]),
    row(4, "f32_v1", &[]),
    row(5, "f64_v1", &[]),
    row(6, "f8E4M3FN_v1", &[]),
    row(7, "f8E5M2_v1", &[]),
    row(8, "func_v1", &[("inputs", TYPES), ("outputs", TYPES)]),
    row(9, "index_v1", &[]),
    row(10, "i4_v1", &[]),
    row(11, "i8_v1", &[]),
    row(12, "i16_v1", &[]),
    row(13, "i32_v1", &[]),
    row(14, "i64_v1", &[]),
    row(15, "ui4_v1", &[]),
    row(16, "ui8_v1", &[]),
    row(17, "ui16_v1", &[]),
    row(18, "ui32_v1", &[]),
    row(19, "ui64_v1", &[]),
    WireRow {
        code: 20,
        row: "tensor_v1",
        when: When::Absent("encoding"),
        fields: &[("shape", NUMBERS), ("elementType", Type)],
    },
    WireRow {
        code: 21,
        row: "tensor_v1",
        when: When::Present("encoding"),
        fields: &[("encoding", Attr), ("shape", NUMBERS), ("elementType", Type)],
    },
    row(22, "token_v1", &[]),
    row(23, "tuple_v1", &[("types", TYPES)]),
    row(
        24,
        "quant_v1",
        &[
            ("flags", VarInt),
            ("storageType", Type),
            ("expressedType", Type),
            ("scale", DOUBLE),
            ("zeroPoint", SignedVarInt),
            ("storageTypeMin", SignedVarInt),
            ("storageTypeMax", SignedVarInt),
        ],
    ),
    row(25, "unranked_tensor_v1", &[("elementType", Type)]),
    row(26, "witness_v1", &[]),
    row(27, "f8E4M3FNUZ_v1", &[]),
    row(28, "f8E5M2FNUZ_v1", &[]),
    row(29, "f8E4M3B11FNUZ_v1", &[]),
    row(
        30,
        "quant_per_axis_v1",
        &[
            ("flags", VarInt),
            ("storageType", Type),
            ("expressedType", Type),
            ("quantizedDimension", VarInt),
            ("storageTypeMin", SignedVarInt),
            ("storageTypeMax", SignedVarInt),
            ("scales", Array(&DOUBLE)),
            ("zeroPoints", NUMBERS),
        ],
    ),
    row(31, "i2_v1", &[]),
    row(32, "ui2_v1", &[]),
    row(33, "none_v1", &[]),
    row(34, "tf31_v1", &[]),
    row(35, "f8E4M3_v1", &[]),
    row(36, "f8E3M4_v1", &[]),
    row(37, "f4E2M1FN_v1", &[]),
    row(38, "f6E2M3FN_v1", &[]),
    row(39, "f6E3M2FN_v1", &[]),
    row(40, "f8E8M0FNU_v1", &[]),
    row(41, "buffer_v1", &[("shape", NUMBERS), ("elementType", Type)]),
    row(42, "future_v1", &[("types", TYPES)]),
];
