//! Code shared by several dialects.

pub(crate) mod atomics;
pub(crate) mod checks;
pub(crate) mod dense;
mod dimension_list;
pub(crate) mod index_list;
pub(crate) mod op_preds;
pub(crate) mod preds;
pub(crate) mod rules;
pub(crate) mod trace;
pub(crate) mod transforms;
pub(crate) mod verify;
pub(crate) mod versioned;

use mlirkit_asm::hooks::Hooks;

use crate::llvm;

/// Registers the directives that any dialect may use.
pub(crate) fn register(hooks: &mut Hooks) {
    // These enum attributes are keyed by their C++ class names, which have no dialect prefix.
    hooks.attr_classes.extend(llvm::syntax::classes::MEMBERS);
    hooks.directives.insert("DimensionList", &dimension_list::DimensionList);
    hooks.directives.insert("DynamicIndexList", &index_list::DynamicIndexList);
}
