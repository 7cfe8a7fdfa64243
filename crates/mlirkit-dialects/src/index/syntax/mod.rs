//! Syntax of the `index` dialect: the result names of constants.

use mlirkit_asm::hooks::{AsmNames, Hooks};
use mlirkit_ir::{OpRef, ValueId};

use crate::text;

/// Registers the hand-written syntax of the `index` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.names.insert("index.bool.constant", &BoolConstant);
    hooks.names.insert("index.constant", &Constant);
}

/// A hook that suggests result names such as `%idx42` for `index.constant`.
struct Constant;

impl AsmNames for Constant {
    fn results(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        if let (Some(value), Some(result)) = (text::int_attr(op, "value"), op.results().next()) {
            set(result.id, &format!("idx{value}"));
        }
    }
}

/// A hook that suggests the result name `%true` or `%false` for `index.bool.constant`.
struct BoolConstant;

impl AsmNames for BoolConstant {
    fn results(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        if let (Some(value), Some(result)) = (text::int_attr(op, "value"), op.results().next()) {
            set(result.id, if value == 0 { "false" } else { "true" });
        }
    }
}

/// Returns whether `index.casts` or `index.castu` can cast between these types: exactly one of them must be `index`.
pub(crate) fn cast(ctx: &mlirkit_ir::Context, from: &[mlirkit_ir::Type], to: &[mlirkit_ir::Type]) -> bool {
    let is_index = |types: &[mlirkit_ir::Type]| types.first().is_some_and(|ty| *ty == ctx.index_type());
    is_index(from) != is_index(to)
}
