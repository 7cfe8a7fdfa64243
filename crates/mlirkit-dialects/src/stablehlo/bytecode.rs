//! `stablehlo` in bytecode. The code 0 of attributes was an alias of arguments and results, and is not in use.

use mlirkit_bytecode::WireField::{Array, Attr, Bool, Enum, Float, Hand, SignedVarInt, Str, Type};
use mlirkit_bytecode::{HandField, When, WireField, WireRow, WireTable};
use mlirkit_ir::{AttrData, Context, Param};
use mlirkit_num::FloatKind;

use crate::common::trace::{Events, events};
use crate::common::versioned::{ReleaseVersion, Versioned};

const NUMBERS: WireField = Array(&SignedVarInt);
const DOUBLE: WireField = Float(FloatKind::F64);

const fn row(code: u64, row: &'static str, fields: &'static [(&'static str, WireField)]) -> WireRow {
    WireRow { code, row, when: When::Always, fields }
}

/// An attribute after a byte that says whether it is there.
const PRESENT_ATTR: HandField = HandField {
    read: |r, _| if r.bool()? { r.attr().map(Param::Attr) } else { Ok(Param::None) },
    write: |w, param, _| {
        w.bool(matches!(param, Param::Attr(_)));
        if let Param::Attr(attr) = param {
            w.attr(*attr);
        }
    },
};

/// A list that stands in the file as one array attribute.
const AS_ARRAY_ATTR: HandField = HandField {
    read: |r, _| {
        let attr = r.attr()?;
        match r.context().attr_data(attr) {
            AttrData::Array(items) => Ok(Param::Array(items.iter().copied().map(Param::Attr).collect())),
            _ => Err(r.unexpected_attr("ArrayAttr", attr)),
        }
    },
    write: |w, param, _| {
        let ctx = w.context();
        let items = if let Param::Array(items) = param { &**items } else { &[] };
        let attrs: Vec<_> =
            items.iter().filter_map(|item| if let Param::Attr(attr) = item { Some(*attr) } else { None }).collect();
        w.attr(ctx.array_attr(&attrs));
    },
};

/// An array attribute that stands in the file as a list.
const AS_LIST: HandField = HandField {
    read: |r, _| {
        let items = r.list(|r| r.attr())?;
        Ok(Param::Attr(r.context().array_attr(&items)))
    },
    write: |w, param, _| w.list(elements(w.context(), param).iter(), |w, attr| w.attr(*attr)),
};

/// The elements of an array attribute.
fn elements<'c>(ctx: &'c Context, param: &Param) -> &'c [mlirkit_ir::Attr] {
    match param {
        Param::Attr(attr) => match ctx.attr_data(*attr) {
            AttrData::Array(items) => items,
            _ => &[],
        },
        _ => &[],
    }
}

static EVENTS: Events = events!("stablehlo-bytecode", "mlir::stablehlo", "StablehloBytecodeInterface", Calls);

/// The encodings.
pub(crate) static TABLE: Versioned = Versioned {
    current: ReleaseVersion::new(1, 20, 0),
    older: None,
    table: WireTable {
        names: ("stablehlo attribute", "builtin type"),
        trace: Some(&EVENTS),
        ..WireTable::new("stablehlo", ATTRS, TYPES)
    },
};

const ATTRS: &[WireRow] = &[
    row(1, "channel_handle", &[("handle", SignedVarInt), ("type", SignedVarInt)]),
    row(2, "comparison_direction", &[("value", Enum)]),
    row(3, "comparison_type", &[("value", Enum)]),
    row(
        4,
        "conv",
        &[
            ("inputBatchDimension", SignedVarInt),
            ("inputFeatureDimension", SignedVarInt),
            ("inputSpatialDimensions", NUMBERS),
            ("kernelInputFeatureDimension", SignedVarInt),
            ("kernelOutputFeatureDimension", SignedVarInt),
            ("kernelSpatialDimensions", NUMBERS),
            ("outputBatchDimension", SignedVarInt),
            ("outputFeatureDimension", SignedVarInt),
            ("outputSpatialDimensions", NUMBERS),
        ],
    ),
    row(
        5,
        "dot",
        &[
            ("lhsBatchingDimensions", NUMBERS),
            ("rhsBatchingDimensions", NUMBERS),
            ("lhsContractingDimensions", NUMBERS),
            ("rhsContractingDimensions", NUMBERS),
        ],
    ),
    row(6, "fft_type", &[("value", Enum)]),
    row(
        7,
        "gather",
        &[
            ("offsetDims", NUMBERS),
            ("collapsedSliceDims", NUMBERS),
            ("operandBatchingDims", NUMBERS),
            ("startIndicesBatchingDims", NUMBERS),
            ("startIndexMap", NUMBERS),
            ("indexVectorDim", SignedVarInt),
        ],
    ),
    // Up to 1.0.
    row(
        7,
        "gather",
        &[
            ("offsetDims", NUMBERS),
            ("collapsedSliceDims", NUMBERS),
            ("startIndexMap", NUMBERS),
            ("indexVectorDim", SignedVarInt),
        ],
    ),
    row(8, "precision", &[("value", Enum)]),
    row(9, "rng_algorithm", &[("value", Enum)]),
    row(10, "rng_distribution", &[("value", Enum)]),
    row(
        11,
        "scatter",
        &[
            ("updateWindowDims", NUMBERS),
            ("insertedWindowDims", NUMBERS),
            ("inputBatchingDims", NUMBERS),
            ("scatterIndicesBatchingDims", NUMBERS),
            ("scatterDimsToOperandDims", NUMBERS),
            ("indexVectorDim", SignedVarInt),
        ],
    ),
    // Up to 1.0.
    row(
        11,
        "scatter",
        &[
            ("updateWindowDims", NUMBERS),
            ("insertedWindowDims", NUMBERS),
            ("scatterDimsToOperandDims", NUMBERS),
            ("indexVectorDim", SignedVarInt),
        ],
    ),
    row(12, "transpose", &[("value", Enum)]),
    row(13, "type_extensions", &[("bounds", NUMBERS)]),
    row(
        14,
        "output_operand_alias",
        &[("outputTupleIndices", NUMBERS), ("operandIndex", SignedVarInt), ("operandTupleIndices", NUMBERS)],
    ),
    row(
        15,
        "dot_algorithm",
        &[
            ("lhsPrecisionType", Type),
            ("rhsPrecisionType", Type),
            ("accumulationType", Type),
            ("lhsComponentCount", SignedVarInt),
            ("rhsComponentCount", SignedVarInt),
            ("numPrimitiveOperations", SignedVarInt),
            ("allowImpreciseAccumulation", Bool),
        ],
    ),
    row(16, "result_accuracy_mode", &[("value", Enum)]),
    row(17, "result_accuracy", &[("atol", DOUBLE), ("rtol", DOUBLE), ("ulps", SignedVarInt), ("mode", Attr)]),
    row(18, "replica_group_mesh_axes", &[("mesh", Attr), ("axes", Hand(&AS_LIST))]),
    row(19, "sub_axis_info", &[("pre_size", SignedVarInt), ("size", SignedVarInt)]),
    row(20, "axis_ref", &[("name", Str), ("sub_axis_info", Hand(&PRESENT_ATTR))]),
    row(21, "mesh_axis", &[("name", Str), ("size", SignedVarInt)]),
    row(22, "mesh", &[("axes", Hand(&AS_ARRAY_ATTR)), ("device_ids", Hand(&PRESENT_ATTR))]),
];

const TYPES: &[WireRow] = &[row(0, "token", &[]), row(1, "future", &[("types", Array(&Type))])];
