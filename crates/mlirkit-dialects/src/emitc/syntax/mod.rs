//! Syntax of the `emitc` dialect: C statements and expressions.

mod control;
mod expression;
mod variables;

use mlirkit_asm::hooks::{AsmNames, Hooks};
use mlirkit_defs::Release;

use super::types;

/// Registers the hand-written syntax of the `emitc` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    for name in ["emitc.do", "emitc.expression", "emitc.file", "emitc.for", "emitc.func", "emitc.if", "emitc.switch"] {
        hooks.names.insert(name, &InEmitC);
    }
    hooks.directives.insert("emitc.EmitCFieldOpTypeAndInitialValue", &variables::TypeAndInitialValue);
    hooks.directives.insert("emitc.EmitCGlobalOpTypeAndInitialValue", &variables::TypeAndInitialValue);
    hooks.directives.insert("emitc.SwitchCases", &crate::scf::syntax::SwitchCases);
    hooks.ops.insert("emitc.do", &control::Do);
    hooks.ops.insert("emitc.expression", &expression::Expression);
    hooks.ops.insert("emitc.for", &control::For);
    hooks.ops.insert("emitc.func", &crate::func::syntax::PlainFunction);
    hooks.ops.insert("emitc.if", &control::If);
    hooks.ops.insert("emitc.include", &control::Include);
    hooks.types.insert("emitc.array", &types::Array);
    types::register_transforms(hooks);
}

/// A hook that makes `emitc` the default dialect in an operation's regions, where the prefix `emitc.` is then omitted.
/// LLVM 19 and older have no such default.
struct InEmitC;

impl AsmNames for InEmitC {
    fn default_dialect(&self, release: Release) -> Option<&'static str> {
        (release > Release(19)).then_some("emitc")
    }
}
