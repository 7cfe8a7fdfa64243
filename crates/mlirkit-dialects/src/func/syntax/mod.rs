//! `func`: functions, and the name of constants that refer to them.

use mlirkit_asm::function::{FunctionSyntax, parse_function, print_plain_function};
use mlirkit_asm::hooks::{AsmNames, Hooks, OpSyntax};
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult};
use mlirkit_defs::Release;
use mlirkit_ir::{OpRef, ValueId};

/// Binds the hand-written syntax of `func`.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.names.insert("func.constant", &Constant);
    hooks.names.insert("func.func", &Func);
    hooks.ops.insert("func.func", &PlainFunction);
}

/// `func.constant`
struct Constant;

impl AsmNames for Constant {
    fn results(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        op.results().for_each(|result| set(result.id, "f"));
    }
}

/// `func.func`
struct Func;

impl AsmNames for Func {
    fn default_dialect(&self, _: Release) -> Option<&'static str> {
        Some("func")
    }
}

/// A function whose type is a builtin function type.
pub(crate) struct PlainFunction;

impl OpSyntax for PlainFunction {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        parse_function(p, op, &FunctionSyntax::default())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        print_plain_function(p, op, &FunctionSyntax::default());
    }
}
