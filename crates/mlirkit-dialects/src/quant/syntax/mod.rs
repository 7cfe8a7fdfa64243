//! Syntax of the `quant` dialect that its definition file cannot express.

pub(crate) mod blocks;

use mlirkit_asm::hooks::Hooks;

use super::types;

/// Registers the hand-written syntax of the `quant` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.dialect_types.insert("quant", &types::QuantType);
}
