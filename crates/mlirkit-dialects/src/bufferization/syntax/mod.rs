//! Syntax of the `bufferization` dialect: `alloc_tensor`, and the result types of `dealloc`.

use mlirkit_asm::hooks::{Hooks, OpSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{Context, OpRef, TensorType, Type, TypeData};

use crate::text;

/// Registers the hand-written syntax of the `bufferization` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.ops.insert("bufferization.alloc_tensor", &AllocTensor);
    hooks.transforms.insert(
        ("bufferization", "memref::getTensorTypeFromMemRefType($_self)"),
        |ctx, types| match types {
            [ty] => Some(vec![tensor_of(ctx, *ty)]),
            _ => None,
        },
    );
    hooks.infer.insert("bufferization.dealloc", |x| {
        let sizes = x.slot("operandSegmentSizes").and_then(|sizes| x.ctx.int_array_values(sizes)).unwrap_or_default();
        let retained = sizes.get(2).and_then(|size| usize::try_from(*size).ok()).unwrap_or(0);
        Ok(vec![x.ctx.i1_type(); retained.min(x.operand_types.len())])
    });
}

/// Returns the tensor type with the shape and the element type of a memref; the `none` type for any other type.
pub(crate) fn tensor_of(ctx: &Context, ty: Type) -> Type {
    match ctx.type_data(ty) {
        TypeData::MemRef(memref) => {
            let tensor = TensorType { shape: memref.shape.clone(), element: memref.element, encoding: None };
            ctx.ty(TypeData::RankedTensor(Box::new(tensor)))
        }
        TypeData::UnrankedMemRef { element, .. } => ctx.ty(TypeData::UnrankedTensor(*element)),
        _ => ctx.none_type(),
    }
}

/// Syntax of `bufferization.alloc_tensor(%sizes) copy(%t) size_hint=%n : type`.
struct AllocTensor;

impl OpSyntax for AllocTensor {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let index = p.ctx.index_type();
        p.expect(Kind::LParen, "expected '('")?;
        let sizes = p.operand_list(Delimiter::None)?;
        p.expect(Kind::RParen, "expected ')'")?;
        let mut copy = Vec::new();
        if p.eat_keyword("copy") {
            p.expect(Kind::LParen, "expected '('")?;
            copy.push(p.operand()?);
            p.expect(Kind::RParen, "expected ')'")?;
        }
        let mut hint = Vec::new();
        if p.eat_keyword("size_hint") {
            p.expect(Kind::Equal, "expected '='")?;
            hint.push(p.operand()?);
        }
        p.attr_dict(&mut op.attrs)?;
        p.expect(Kind::Colon, "expected ':'")?;
        let (offset, ty) = (p.offset(), p.ty()?);
        if !matches!(p.ctx.type_data(ty), TypeData::RankedTensor(_) | TypeData::UnrankedTensor(_)) {
            return Err(p.op_error(offset, "invalid kind of type specified"));
        }
        op.types.push(ty);
        p.resolve_as(&sizes, index, &mut op.operands)?;
        p.resolve_as(&copy, ty, &mut op.operands)?;
        p.resolve_as(&hint, index, &mut op.operands)?;
        text::operand_segments(p, op, &[sizes.len(), copy.len(), hint.len()]);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let groups = text::operand_groups(op, 3);
        let [sizes, copy, hint] = groups.as_slice() else { return };
        p.text("(");
        p.operands(sizes.iter().copied());
        p.text(")");
        for value in copy {
            p.text(" copy(");
            p.operand(*value);
            p.text(")");
        }
        for value in hint {
            p.text(" size_hint=");
            p.operand(*value);
        }
        text::attr_dict(p, op, &["operandSegmentSizes"]);
        p.text(" : ");
        p.value_types(op.results());
    }
}
