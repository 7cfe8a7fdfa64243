//! `rocdl`: loads, stores and atomic operations on raw buffers.

pub(crate) mod verify;

use mlirkit_asm::hooks::{Hooks, OpSyntax};
use mlirkit_asm::{Delimiter, OpParser, OpState, PResult, Printer};
use mlirkit_ir::{OpRef, TypeData, VectorType};

use crate::text;

/// Binds what `rocdl` writes by hand.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.ops.insert("rocdl.buffer.load", &RawBuffer { load: true, widths: &BEFORE_17 });
    hooks.ops.insert("rocdl.buffer.store", &RawBuffer { load: false, widths: &BEFORE_17 });
    hooks.ops.insert("rocdl.raw.buffer.atomic.fadd", &RawBuffer { load: false, widths: &RAW });
    hooks.ops.insert("rocdl.raw.buffer.atomic.fmax", &RawBuffer { load: false, widths: &RAW });
    hooks.ops.insert("rocdl.raw.buffer.atomic.smax", &RawBuffer { load: false, widths: &RAW });
    hooks.ops.insert("rocdl.raw.buffer.atomic.umin", &RawBuffer { load: false, widths: &RAW });
    hooks.ops.insert("rocdl.raw.buffer.load", &RawBuffer { load: true, widths: &RAW });
    hooks.ops.insert("rocdl.raw.buffer.store", &RawBuffer { load: false, widths: &RAW });
}

/// `%data, %buffer, %offset, %offset, %flags : type`; what loads has no data but a result.
struct RawBuffer {
    load: bool,
    /// How many bits those operands have that follow the buffer.
    widths: &'static [u32],
}

const RAW: [u32; 3] = [32; 3];
/// LLVM 16 had others beside them: index, offset, and two flags.
const BEFORE_17: [u32; 4] = [32, 32, 1, 1];

impl OpSyntax for RawBuffer {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let operands = p.operand_list_of(Delimiter::None, self.widths.len() + if self.load { 1 } else { 2 })?;
        let ty = text::colon_type(p)?;
        let i32_type = p.ctx.i32_type();
        let buffer = VectorType { shape: [4].into(), scalable: [false].into(), element: i32_type };
        let mut types = vec![p.ctx.ty(TypeData::Vector(Box::new(buffer)))];
        types.extend(self.widths.iter().map(|width| p.ctx.int_type(*width)));
        if self.load {
            op.types.push(ty);
        } else {
            types.insert(0, ty);
        }
        p.resolve_all(&operands, &types, op.offset, &mut op.operands)
    }

    fn print<'c>(&self, p: &mut Printer<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        p.operands(op.operands());
        p.text(" : ");
        if self.load {
            p.value_types(op.results());
        } else {
            p.value_types(op.operands().next());
        }
    }
}
