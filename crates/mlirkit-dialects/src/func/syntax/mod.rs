//! Syntax of the `func` dialect: functions, and result names of `func.constant`.

pub(crate) use mlirkit_asm::function::PlainFunction;
use mlirkit_asm::hooks::{AsmNames, Hooks};
use mlirkit_defs::Release;
use mlirkit_ir::{OpRef, ValueId};

/// Registers the hand-written syntax of the `func` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.names.insert("func.constant", &Constant);
    hooks.names.insert("func.func", &Func);
    hooks.ops.insert("func.func", &PlainFunction);
}

/// A hook that suggests the result name `%f` for `func.constant`.
struct Constant;

impl AsmNames for Constant {
    fn results(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        op.results().for_each(|result| set(result.id, "f"));
    }
}

/// A hook that makes `func` the default dialect in the body of `func.func`.
struct Func;

impl AsmNames for Func {
    fn default_dialect(&self, _: Release) -> Option<&'static str> {
        Some("func")
    }
}
