//! Syntax of the `tfl` dialect: operations written with one type, and regions ordered by control values.

use mlirkit_asm::hooks::{Hooks, OpSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_dialects::library::attr_dict;
use mlirkit_ir::OpRef;

use super::wrapped::Wrapper;

/// Operations whose operands and result may all have the same type.
const UNIFORM: [&str; 14] = [
    "tfl.add",
    "tfl.div",
    "tfl.floor_div",
    "tfl.greater",
    "tfl.greater_equal",
    "tfl.less",
    "tfl.less_equal",
    "tfl.logical_and",
    "tfl.logical_or",
    "tfl.mul",
    "tfl.not_equal",
    "tfl.pow",
    "tfl.squared_difference",
    "tfl.sub",
];

/// Registers the syntax of the dialect.
pub(super) fn register(hooks: &mut Hooks) {
    for op in UNIFORM {
        hooks.ops.insert(op, &Uniform);
    }
    hooks.ops.insert("tfl.control_node", &Wrapper { dialect: "tfl", word: "controls", terminator: "tfl.yield" });
}

/// Syntax of `tfl.add %a, %b {attributes} : type`. If the types differ, the generic form follows the name.
struct Uniform;

impl OpSyntax for Uniform {
    fn replaces_format(&self) -> bool {
        true
    }

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        if p.at(Kind::LParen) {
            return p.generic_after_name(op);
        }
        let operands = p.operand_list(Delimiter::None)?;
        p.attr_dict(&mut op.attrs)?;
        p.expect(Kind::Colon, "expected ':'")?;
        let ty = p.ty()?;
        p.resolve_as(&operands, ty, &mut op.operands)?;
        op.types.push(ty);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let result = match op.signature().result_types(op.id) {
            [ty] if op.operands().all(|value| value.ty() == *ty) => *ty,
            _ => return p.generic_op_after_name(op),
        };
        p.text(" ");
        p.operands(op.operands());
        attr_dict(p, op, &[]);
        p.text(" : ");
        p.ty(result);
    }
}
