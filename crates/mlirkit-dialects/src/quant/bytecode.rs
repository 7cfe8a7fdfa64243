//! `quant` in bytecode: its types. The code 0 is not in use.

use mlirkit_bytecode::WireField::{Array, Attr, Float, SignedVarInt, Type, VarInt};
use mlirkit_bytecode::{When, WireField, WireRow, WireTable};
use mlirkit_num::FloatKind;

const DOUBLE: WireField = Float(FloatKind::F64);

/// The encodings.
pub(crate) static TABLE: WireTable = WireTable::new(
    "quant",
    &[],
    &[
        WireRow {
            code: 1,
            row: "any",
            when: When::Absent("expressedType"),
            fields: &[
                ("flags", VarInt),
                ("storageType", Type),
                ("storageTypeMin", SignedVarInt),
                ("storageTypeMax", SignedVarInt),
            ],
        },
        WireRow {
            code: 2,
            row: "any",
            when: When::Present("expressedType"),
            fields: &[
                ("flags", VarInt),
                ("storageType", Type),
                ("expressedType", Type),
                ("storageTypeMin", SignedVarInt),
                ("storageTypeMax", SignedVarInt),
            ],
        },
        WireRow {
            code: 3,
            row: "calibrated",
            when: When::Always,
            fields: &[("expressedType", Type), ("min", DOUBLE), ("max", DOUBLE)],
        },
        WireRow {
            code: 4,
            row: "uniform",
            when: When::Always,
            fields: &[
                ("flags", VarInt),
                ("storageType", Type),
                ("expressedType", Type),
                ("scale", DOUBLE),
                ("zeroPoint", SignedVarInt),
                ("storageTypeMin", SignedVarInt),
                ("storageTypeMax", SignedVarInt),
            ],
        },
        WireRow {
            code: 5,
            row: "UniformQuantizedPerAxisType",
            when: When::Always,
            fields: &[
                ("flags", VarInt),
                ("storageType", Type),
                ("expressedType", Type),
                ("quantizedDimension", VarInt),
                ("storageTypeMin", SignedVarInt),
                ("storageTypeMax", SignedVarInt),
                ("scales", Array(&DOUBLE)),
                ("zeroPoints", Array(&SignedVarInt)),
            ],
        },
        WireRow {
            code: 6,
            row: "UniformQuantizedSubChannelType",
            when: When::Always,
            fields: &[
                ("flags", VarInt),
                ("storageType", Type),
                ("expressedType", Type),
                ("storageTypeMin", SignedVarInt),
                ("storageTypeMax", SignedVarInt),
                ("quantizedDimensions", Array(&SignedVarInt)),
                ("blockSizes", Array(&SignedVarInt)),
                ("scales", Attr),
                ("zeroPoints", Attr),
            ],
        },
    ],
);
