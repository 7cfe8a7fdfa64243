//! What several dialects share.

pub(crate) mod index_list;

use mlirkit_asm::hooks::Hooks;

/// Binds the directives that any dialect may use.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.directives.insert("DynamicIndexList", &index_list::DynamicIndexList);
}
