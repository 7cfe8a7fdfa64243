//! Syntax of the `vhlo` dialect that its definition file cannot express.

mod attrs;
mod func;
mod params;

use mlirkit_asm::hooks::Hooks;

use crate::stablehlo::syntax::{DimSizes, Unknown};
use crate::text::UnknownType;

/// Registers the hand-written syntax of the `vhlo` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.attrs.insert("vhlo.integer_v1", &attrs::Integer);
    hooks.attrs.insert("vhlo.result_accuracy_v1", &attrs::ResultAccuracy);
    hooks.attrs.insert("vhlo.tensor_v1", &attrs::Tensor);
    hooks.dialect_attrs.insert("vhlo", &Unknown("unknown vhlo attribute"));
    hooks.dialect_types.insert("vhlo", &UnknownType("unknown vhlo type: "));
    hooks.directives.insert("vhlo.FunctionBody", &func::FunctionBody);
    hooks.params.insert("vhlo.AttributeArray", &attrs::AttributeArray);
    hooks.params.insert("vhlo.AttributeDictionary", &attrs::AttributeDictionary);
    hooks.params.insert("vhlo.dict_v1.value", &attrs::AttributeDictionary);
    hooks.params.insert("vhlo.Encoding", &params::Encoding);
    hooks.params.insert("vhlo.EscapedString", &attrs::EscapedString);
    hooks.params.insert("vhlo.Shape", &params::Shape);
    hooks.params.insert("vhlo.TypeArray", &params::TypeArray);
    for name in [
        "vhlo.buffer_v1.shape",
        "vhlo.output_operand_alias_v1.operandTupleIndices",
        "vhlo.output_operand_alias_v1.outputTupleIndices",
        "vhlo.tensor_v1.shape",
        "vhlo.type_extensions_v1.bounds",
    ] {
        hooks.params.insert(name, &DimSizes);
    }
    for name in
        ["vhlo.float_v1.value", "vhlo.quant_v1.scale", "vhlo.result_accuracy_v1.atol", "vhlo.result_accuracy_v1.rtol"]
    {
        hooks.params.insert(name, &params::Float);
    }
    hooks.params.insert("vhlo.quant_per_axis_v1.scales", &params::Scales);
}
