//! Bytecode encodings of the `stablehlo` dialect that its definition file cannot express. Attribute code 0 encoded
//! aliases between arguments and results; it is no longer used.

use mlirkit_bytecode::{BytecodeRegistry, FieldHook, RowCodec};
use mlirkit_ir::{AttrData, Context, Param};

use crate::common::trace::{Events, events};
use crate::common::versioned::{ReleaseVersion, Versioned};

/// The field hooks that the dialect's definition file refers to, by name.
pub(crate) const FIELDS: &[(&str, FieldHook)] = &[
    ("stablehlo.present_attr", PRESENT_ATTR),
    ("stablehlo.as_array_attr", AS_ARRAY_ATTR),
    ("stablehlo.as_list", AS_LIST),
];

/// Hook for an optional attribute, stored after a byte that is 1 if the attribute is present.
const PRESENT_ATTR: FieldHook = FieldHook {
    read: |r, _| if r.bool()? { r.attr().map(Param::Attr) } else { Ok(Param::None) },
    write: |w, param, _| {
        w.bool(matches!(param, Param::Attr(_)));
        if let Param::Attr(attr) = param {
            w.attr(*attr);
        }
    },
};

/// Hook for a list that the file stores as one array attribute.
const AS_ARRAY_ATTR: FieldHook = FieldHook {
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

/// Hook for an array attribute that the file stores as a list.
const AS_LIST: FieldHook = FieldHook {
    read: |r, _| {
        let items = r.list(|r| r.attr())?;
        Ok(Param::Attr(r.context().array_attr(&items)))
    },
    write: |w, param, _| w.list(elements(w.context(), param).iter(), |w, attr| w.attr(*attr)),
};

/// Returns the elements of an array attribute; empty for other parameters.
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

/// The codec for the attributes and types whose encodings are described in the dialect's definition file.
pub(crate) static CODEC: Versioned = Versioned {
    current: ReleaseVersion::new(1, 20, 0),
    rows: RowCodec {
        names: ("stablehlo attribute", "builtin type"),
        trace: Some(&EVENTS),
        ..RowCodec::new("stablehlo")
    },
};

/// Adds the bytecode encodings of the `stablehlo` dialect.
pub(crate) fn register(registry: BytecodeRegistry) -> BytecodeRegistry {
    registry.with(&CODEC).with_fields(FIELDS.iter().copied())
}
