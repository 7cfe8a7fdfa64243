//! Bytecode encodings of the `sdy` dialect that its definition file cannot express. Propagation data is stored in
//! printed form.

use mlirkit_bytecode::{BytecodeRegistry, ConditionHook, FieldHook, RowCodec};
use mlirkit_ir::{AttrData, Context, Param};

use crate::common::trace::{Events, events};
use crate::common::versioned::{ReleaseVersion, Versioned};

/// The field hooks that the dialect's definition file refers to, by name.
pub(crate) const FIELDS: &[(&str, FieldHook)] = &[("sdy.is_sum", IS_SUM), ("sdy.axes_of_sum", AXES_OF_SUM)];

/// The condition hooks that the dialect's definition file refers to, by name.
pub(crate) const CONDITIONS: &[(&str, ConditionHook)] = &[
    ("sdy.unreduced", |_, params| has_unreduced(params)),
    ("sdy.no_unreduced", |_, params| !has_unreduced(params)),
    ("sdy.unreduced_sum", |_, params| has_unreduced(params) && is_sum(params)),
    ("sdy.none_unreduced", |ctx, params| !any_has_unreduced(ctx, params)),
];

/// The reduction operator that is assumed for files that do not store one.
const SUM: u64 = 0;

/// Indices of parameters of `#sdy.sharding`.
mod place {
    pub(super) const UNREDUCED_AXES: usize = 3;
    pub(super) const REDUCTION_OP: usize = 4;
}

/// Hook for the reduction operator in encodings that do not store it. Reading yields a sum; writing writes nothing.
const IS_SUM: FieldHook = FieldHook { read: |_, _| Ok(Param::Enum(SUM)), write: |_, _, _| {} };

/// Hook for the unreduced axes in encodings whose readers assume a sum. They are written as an empty list if the
/// reduction is not a sum.
const AXES_OF_SUM: FieldHook = FieldHook {
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

/// Returns whether any sharding in a list has unreduced axes.
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

/// The codec for the attributes and types whose encodings are described in the dialect's definition file.
pub(crate) static CODEC: Versioned = Versioned {
    current: ReleaseVersion::new(0, 0, 2),
    rows: RowCodec { trace: Some(&EVENTS), ..RowCodec::new("sdy") },
};

/// Adds the bytecode encodings of the `sdy` dialect.
pub(crate) fn register(registry: BytecodeRegistry) -> BytecodeRegistry {
    registry.with(&CODEC).with_fields(FIELDS.iter().copied()).with_conditions(CONDITIONS.iter().copied())
}
