//! `quant`: what its definition file cannot say.

mod blocks;
mod types;
pub(crate) mod verify;

use mlirkit_asm::hooks::Hooks;

/// Binds what `quant` writes by hand.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.dialect_types.insert("quant", &types::QuantType);
}
