//! Syntax of group operations up to LLVM 19: `"Workgroup" "Reduce" %value cluster_size(%size) : type`.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::OpRef;

use super::enums;
use crate::text;

/// The group operations, which all have the syntax of [`Arithmetic`].
pub(crate) const NAMES: [&str; 16] = [
    "spirv.GroupNonUniformBitwiseAnd",
    "spirv.GroupNonUniformBitwiseOr",
    "spirv.GroupNonUniformBitwiseXor",
    "spirv.GroupNonUniformFAdd",
    "spirv.GroupNonUniformFMax",
    "spirv.GroupNonUniformFMin",
    "spirv.GroupNonUniformFMul",
    "spirv.GroupNonUniformIAdd",
    "spirv.GroupNonUniformIMul",
    "spirv.GroupNonUniformLogicalAnd",
    "spirv.GroupNonUniformLogicalOr",
    "spirv.GroupNonUniformLogicalXor",
    "spirv.GroupNonUniformSMax",
    "spirv.GroupNonUniformSMin",
    "spirv.GroupNonUniformUMax",
    "spirv.GroupNonUniformUMin",
];

/// The two strings before the operands. Each has an enum, the attribute that stores the value, and the mnemonic of that
/// attribute.
const STRINGS: [(&str, &str, &str); 2] =
    [("Scope", "execution_scope", "scope"), ("GroupOperation", "group_operation", "group_operation")];

/// Syntax of a group operation.
pub(super) struct Arithmetic;

impl OpSyntax for Arithmetic {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        for (cases, name, mnemonic) in STRINGS {
            let value = enums::string(p, cases, name)?;
            enums::set(p, op, name, mnemonic, value);
        }
        let value = p.operand()?;
        let mut size = None;
        if p.eat_keyword("cluster_size") {
            p.expect(Kind::LParen, "expected '('")?;
            size = Some(p.operand()?);
            p.expect(Kind::RParen, "expected ')'")?;
        }
        let ty = text::colon_type(p)?;
        op.operands.push(p.resolve(value, ty)?);
        if let Some(size) = size {
            let i32_type = p.ctx.i32_type();
            op.operands.push(p.resolve(size, i32_type)?);
        }
        op.types.push(ty);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        for (cases, name, _) in STRINGS {
            p.text(" \"");
            enums::print(p, op, name, cases);
            p.text("\"");
        }
        p.text(" ");
        p.operands(op.operands().take(1));
        for size in op.operands().skip(1) {
            p.text(" cluster_size(");
            p.operand(size);
            p.text(")");
        }
        p.text(" : ");
        p.types(op.signature().result_types(op.id));
    }
}
