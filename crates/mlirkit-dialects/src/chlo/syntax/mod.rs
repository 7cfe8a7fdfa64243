//! Syntax of the `chlo` dialect: scans, the dimension numbers of ragged dots, and type inference for constants.

mod scan;

use mlirkit_asm::attr_type;
use mlirkit_asm::hooks::Hooks;

use crate::stablehlo::syntax::{DimensionNumbers, Field, Unknown};

/// Syntax of `#chlo.ragged_dot`.
const RAGGED_DOT: DimensionNumbers = DimensionNumbers {
    dialect: "chlo",
    mnemonic: "ragged_dot",
    what: "ragged dot",
    fields: &[
        Field::List("lhs_batching_dimensions"),
        Field::List("rhs_batching_dimensions"),
        Field::List("lhs_contracting_dimensions"),
        Field::List("rhs_contracting_dimensions"),
        Field::List("lhs_ragged_dimensions"),
        Field::List("rhs_group_dimensions"),
    ],
};

/// Registers the hand-written syntax of the `chlo` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.ops.insert("chlo.scan", &scan::Scan);
    hooks.names.insert("chlo.scan", &scan::Scan);
    hooks.attrs.insert("chlo.ragged_dot", &RAGGED_DOT);
    hooks.dialect_attrs.insert("chlo", &Unknown("unknown chlo attribute"));
    hooks.infer.insert("chlo.constant", |x| {
        let ty = x.slot("value").and_then(|value| attr_type(x.ctx, value));
        ty.map(|ty| vec![ty]).ok_or_else(|| "requires attribute 'value'".into())
    });
}
