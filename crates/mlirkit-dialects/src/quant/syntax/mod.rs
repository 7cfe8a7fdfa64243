//! `quant`: the syntax that definition files cannot express.

pub(crate) mod blocks;

use mlirkit_asm::hooks::Hooks;

use super::types;

/// Binds the hand-written syntax of `quant`.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.dialect_types.insert("quant", &types::QuantType);
}
