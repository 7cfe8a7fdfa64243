//! `sdy` in bytecode: the attributes of shardings. What describes how they were propagated stands as text.

use mlirkit_bytecode::WireField::{Array, Attr, Bool, Hand, OptionalAttr, OptionalVarInt, SignedVarInt, Str};
use mlirkit_bytecode::{HandField, When, WireField, WireRow, WireTable};
use mlirkit_ir::{AttrData, Context, Param};

use crate::common::trace::{Events, events};
use crate::common::versioned::{ReleaseVersion, Versioned};

const ATTRS: WireField = Array(&Attr);
const NUMBERS: WireField = Array(&SignedVarInt);

/// The reduction of unreduced axes, where a file does not say it.
const SUM: u64 = 0;

/// The places of a sharding's parameters.
mod place {
    pub(super) const UNREDUCED_AXES: usize = 3;
    pub(super) const REDUCTION_OP: usize = 4;
}

const fn row(code: u64, row: &'static str, fields: &'static [(&'static str, WireField)]) -> WireRow {
    WireRow { code, row, when: When::Always, fields }
}

/// A reduction that does not stand in the file.
const IS_SUM: HandField = HandField { read: |_, _| Ok(Param::Enum(SUM)), write: |_, _, _| {} };

/// Unreduced axes for a reader that takes every reduction for a sum: none, if it is another.
const AXES_OF_SUM: HandField = HandField {
    read: |r, _| r.list(|r| r.attr().map(Param::Attr)).map(|axes| Param::Array(axes.into())),
    write: |w, param, all| {
        let axes: &[Param] = match param {
            Param::Array(axes) if is_sum(all) => axes,
            _ => &[],
        };
        w.list(axes.iter(), |w, axis| {
            if let Param::Attr(axis) = axis {
                w.attr(*axis)
            }
        });
    },
};

fn has_unreduced(params: &[Param]) -> bool {
    matches!(params.get(place::UNREDUCED_AXES), Some(Param::Array(axes)) if !axes.is_empty())
}

fn is_sum(params: &[Param]) -> bool {
    !matches!(params.get(place::REDUCTION_OP), Some(Param::Enum(op)) if *op != SUM)
}

/// Whether any of a list of shardings has unreduced axes.
fn any_has_unreduced(ctx: &Context, params: &[Param]) -> bool {
    let Some(Param::Array(shardings)) = params.first() else { return false };
    shardings.iter().any(|sharding| match sharding {
        Param::Attr(attr) => match ctx.attr_data(*attr) {
            AttrData::Dialect(sharding) => has_unreduced(&sharding.params),
            _ => false,
        },
        _ => false,
    })
}

static EVENTS: Events = events!("sdy-bytecode", "mlir::sdy", "SdyDialectBytecodeInterface", Values);

/// The encodings.
pub(crate) static TABLE: Versioned = Versioned {
    current: ReleaseVersion::new(0, 0, 2),
    table: WireTable { trace: Some(&EVENTS), ..WireTable::new("sdy", ROWS, &[]) },
    older: Some((ReleaseVersion::new(0, 0, 1), WireTable::new("sdy", ROWS_0_0_1, &[]))),
};

const ROWS: &[WireRow] = &[
    row(0, "manual_axes", &[("value", ATTRS)]),
    row(1, "mesh_axis", &[("name", Str), ("size", SignedVarInt)]),
    row(2, "mesh", &[("axes", ATTRS), ("device_ids", NUMBERS)]),
    row(3, "sub_axis_info", &[("pre_size", SignedVarInt), ("size", SignedVarInt)]),
    row(4, "axis_ref", &[("name", Str), ("sub_axis_info", OptionalAttr)]),
    row(5, "dimension_sharding", &[("axes", ATTRS), ("is_closed", Bool), ("priority", OptionalVarInt)]),
    WireRow {
        code: 6,
        row: "sharding",
        when: When::Holds(|_, params| !has_unreduced(params)),
        fields: &[
            ("mesh_or_ref", Attr),
            ("dim_shardings", ATTRS),
            ("replicated_axes", ATTRS),
            ("reduction_op", Hand(&IS_SUM)),
        ],
    },
    WireRow {
        code: 7,
        row: "sharding_per_value",
        when: When::Holds(|ctx, params| !any_has_unreduced(ctx, params)),
        fields: &[("shardings", ATTRS)],
    },
    row(8, "dim_mapping", &[("factor_indices", NUMBERS)]),
    row(9, "tensor_mapping", &[("dim_mappings", ATTRS)]),
    row(
        10,
        "op_sharding_rule",
        &[
            ("factor_sizes", NUMBERS),
            ("operand_mappings", ATTRS),
            ("result_mappings", ATTRS),
            ("reduction_factors", NUMBERS),
            ("need_replication_factors", NUMBERS),
            ("permutation_factors", NUMBERS),
            ("blocked_propagation_factors", NUMBERS),
            ("is_custom_rule", Bool),
        ],
    ),
    row(11, "axis_ref_list", &[("value", ATTRS)]),
    row(12, "list_of_axis_ref_lists", &[("value", ATTRS)]),
    row(13, "all_to_all_param", &[("axes", ATTRS), ("src_dim", SignedVarInt), ("tgt_dim", SignedVarInt)]),
    row(14, "all_to_all_param_list", &[("value", ATTRS)]),
    WireRow {
        code: 15,
        row: "sharding",
        when: When::Holds(|_, params| has_unreduced(params) && is_sum(params)),
        fields: &[
            ("mesh_or_ref", Attr),
            ("dim_shardings", ATTRS),
            ("replicated_axes", ATTRS),
            ("unreduced_axes", ATTRS),
            ("reduction_op", Hand(&IS_SUM)),
        ],
    },
    row(16, "sharding_per_value", &[("shardings", ATTRS)]),
    WireRow {
        code: 17,
        row: "sharding",
        when: When::Always,
        fields: &[
            ("mesh_or_ref", Attr),
            ("dim_shardings", ATTRS),
            ("replicated_axes", ATTRS),
            ("unreduced_axes", ATTRS),
            ("reduction_op", SignedVarInt),
        ],
    },
];

/// What the first version writes in another way: it knows of one reduction.
const ROWS_0_0_1: &[WireRow] = &[WireRow {
    code: 15,
    row: "sharding",
    when: When::Holds(|_, params| has_unreduced(params)),
    fields: &[
        ("mesh_or_ref", Attr),
        ("dim_shardings", ATTRS),
        ("replicated_axes", ATTRS),
        ("unreduced_axes", Hand(&AXES_OF_SUM)),
    ],
}];
