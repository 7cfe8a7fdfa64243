//! Syntax of the `tosa` dialect: enum keywords in attribute dictionaries, control flow, and variables.

mod control_flow;
mod enums;
mod variable;

use mlirkit_asm::hooks::Hooks;

/// Operations whose attribute dictionaries contain enum keywords.
const WITH_ENUMS: [&str; 14] = [
    "tosa.apply_scale",
    "tosa.argmax",
    "tosa.cast_from_block_scaled",
    "tosa.cast_to_block_scaled",
    "tosa.clamp",
    "tosa.conv2d_block_scaled",
    "tosa.matmul_t_block_scaled",
    "tosa.max_pool2d",
    "tosa.max_pool2d_adaptive",
    "tosa.maximum",
    "tosa.minimum",
    "tosa.reduce_max",
    "tosa.reduce_min",
    "tosa.rescale",
];

/// Registers the hand-written syntax of the `tosa` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    for name in WITH_ENUMS {
        hooks.ops.insert(name, &enums::WithEnums);
    }
    hooks.enum_summaries.extend([
        ("tosa.Extension", "supported TOSA extensions"),
        ("tosa.Level", "supported TOSA levels"),
        ("tosa.Profile", "supported TOSA profiles"),
        ("tosa.SpecificationVersion", "TOSA specification version"),
    ]);
    hooks.ops.insert("tosa.cond_if", &control_flow::CondIf);
    hooks.ops.insert("tosa.resize", &enums::WithEnums);
    hooks.ops.insert("tosa.while_loop", &control_flow::WhileLoop);
    hooks.directives.insert("tosa.TypeOrAttr", &variable::TypeOrAttr);
    hooks.directives.insert("tosa.VariableOpTypeOrInitialValue", &variable::TypeOrInitialValue);
}
