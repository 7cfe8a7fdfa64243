//! Syntax of atomic operations before LLVM 17: `"Device" "None" %pointer, %value : type of the pointer`. Later releases
//! define them with declarative formats.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::OpRef;

use super::{enums, memory};
use crate::spirv::types;
use crate::text;

/// Syntax of an atomic operation, described by the enums of its strings and its number of operands.
pub(super) struct Atomic {
    strings: &'static [Word],
    operands: usize,
}

/// The description of a string in the syntax: its enum, the attribute that stores the value, and that attribute's
/// mnemonic.
type Word = (&'static str, &'static str, &'static str);

const SCOPE: Word = ("Scope", "memory_scope", "scope");
const SEMANTICS: &str = "MemorySemantics";
const UPDATE: &[Word] = &[SCOPE, (SEMANTICS, "semantics", "memory_semantics")];
const COMPARE: &[Word] =
    &[SCOPE, (SEMANTICS, "equal_semantics", "memory_semantics"), (SEMANTICS, "unequal_semantics", "memory_semantics")];

static STEP: Atomic = Atomic { strings: UPDATE, operands: 1 };
static UPDATED: Atomic = Atomic { strings: UPDATE, operands: 2 };
static COMPARED: Atomic = Atomic { strings: COMPARE, operands: 3 };

/// The atomic operations, each with its syntax.
pub(super) const ATOMICS: [(&str, &Atomic); 15] = [
    ("spirv.AtomicAnd", &UPDATED),
    ("spirv.AtomicCompareExchange", &COMPARED),
    ("spirv.AtomicCompareExchangeWeak", &COMPARED),
    ("spirv.AtomicExchange", &UPDATED),
    ("spirv.AtomicIAdd", &UPDATED),
    ("spirv.AtomicIDecrement", &STEP),
    ("spirv.AtomicIIncrement", &STEP),
    ("spirv.AtomicISub", &UPDATED),
    ("spirv.AtomicOr", &UPDATED),
    ("spirv.AtomicSMax", &UPDATED),
    ("spirv.AtomicSMin", &UPDATED),
    ("spirv.AtomicUMax", &UPDATED),
    ("spirv.AtomicUMin", &UPDATED),
    ("spirv.AtomicXor", &UPDATED),
    ("spirv.EXT.AtomicFAdd", &UPDATED),
];

impl OpSyntax for Atomic {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        for (cases, name, mnemonic) in self.strings {
            let value = enums::string(p, cases, name)?;
            enums::set(p, op, name, mnemonic, value);
        }
        let operands = p.operand_list_of(Delimiter::None, self.operands)?;
        let offset = p.offset();
        let pointer = text::colon_type(p)?;
        let Some((pointee, _)) = types::pointee(p.ctx, pointer) else {
            return Err(p.hook_error(offset, "expected pointer type"));
        };
        let types: Vec<_> = std::iter::once(pointer).chain(std::iter::repeat(pointee)).take(self.operands).collect();
        p.resolve_all(&operands, &types, offset, &mut op.operands)?;
        op.types.push(pointee);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        for (cases, name, _) in self.strings {
            p.text(" \"");
            enums::print(p, op, name, cases);
            p.text("\"");
        }
        p.text(" ");
        p.operands(op.operands());
        p.text(" : ");
        p.value_types(op.operands().take(1));
    }
}

/// Syntax of `%pointer, %stride, %column_major ["Volatile"] : type as type`.
pub(super) struct MatrixLoad;

impl OpSyntax for MatrixLoad {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let operands = p.operand_list_of(Delimiter::None, 3)?;
        memory::access(p, op, "memory_access", "alignment")?;
        let offset = p.offset();
        let pointer = text::colon_type(p)?;
        text::keyword(p, "as", "")?;
        op.types.push(p.ty()?);
        let types = [pointer, p.ctx.i32_type(), p.ctx.i1_type()];
        p.resolve_all(&operands, &types, offset, &mut op.operands)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        p.operands(op.operands());
        memory::print_access(p, op, "memory_access", "alignment");
        p.text(" : ");
        p.value_types(op.operands().take(1));
        p.text(" as ");
        p.types(op.result_types());
    }
}

/// Syntax of `%pointer, %matrix, %stride, %column_major ["Volatile"] : type, type`.
pub(super) struct MatrixStore;

impl OpSyntax for MatrixStore {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let operands = p.operand_list_of(Delimiter::None, 4)?;
        memory::access(p, op, "memory_access", "alignment")?;
        let offset = p.offset();
        let pointer = text::colon_type(p)?;
        p.expect(Kind::Comma, "expected ','")?;
        let types = [pointer, p.ty()?, p.ctx.i32_type(), p.ctx.i1_type()];
        p.resolve_all(&operands, &types, offset, &mut op.operands)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        p.operands(op.operands());
        memory::print_access(p, op, "memory_access", "alignment");
        p.text(" : ");
        p.value_types(op.operands().take(2));
    }
}
