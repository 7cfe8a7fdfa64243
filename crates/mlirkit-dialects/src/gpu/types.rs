//! Syntax of `!gpu.mma_matrix<16x16xf16, "AOp">`, whose parameters are the shape, the element type, and the operand's
//! role in the multiplication.

use mlirkit_asm::hooks::TypeSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, PResult};
use mlirkit_ir::{Context, Param, Sign, Type, TypeData};
use mlirkit_num::FloatKind;

use crate::text;

/// Returns the element type of the first type, which must be an `!gpu.mma_matrix`; `None` otherwise.
pub(super) fn element(ctx: &Context, types: &[Type]) -> Option<Vec<Type>> {
    match ctx.type_data(*types.first()?) {
        TypeData::Dialect(data) if &*data.def.name == "gpu.mma_matrix" => match &*data.params {
            [_, Param::Type(element), _] => Some(vec![*element]),
            _ => None,
        },
        _ => None,
    }
}

/// Syntax of `!gpu.mma_matrix`.
pub(super) struct MmaMatrix;

impl TypeSyntax for MmaMatrix {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        let offset = p.last_end().saturating_sub("mma_matrix".len() as u32);
        p.expect(Kind::Less, "expected '<'")?;
        let shape = p.dimensions(false)?;
        let element = p.ty()?;
        p.expect(Kind::Comma, "expected ','")?;
        // If the string is missing, the check below rejects the empty one.
        let part = p.optional_string().unwrap_or_default();
        p.expect(Kind::Greater, "expected '>'")?;
        let element_fits = match p.ctx.type_data(element) {
            TypeData::Float(kind) => matches!(kind, FloatKind::F16 | FloatKind::F32 | FloatKind::F64),
            TypeData::Integer { width, sign } => {
                matches!((width, sign), (8, Sign::Signed | Sign::Unsigned) | (32, Sign::Signless))
            }
            _ => false,
        };
        let problem = if !matches!(&*part, b"AOp" | b"BOp" | b"COp") {
            Some("operand expected to be one of AOp, BOp or COp")
        } else if shape.len() != 2 {
            Some("MMAMatrixType must have exactly two dimensions")
        } else if !element_fits {
            Some("MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64")
        } else {
            None
        };
        if let Some(problem) = problem {
            return Err(p.hook_error(offset, problem));
        }
        let shape = Param::Array(shape.into_iter().map(Param::Int).collect());
        let part = Param::Str(p.ctx.ident_bytes(&part));
        text::dialect_type(p, "gpu", "mma_matrix", vec![shape, Param::Type(element), part])
    }

    fn keeps_prefix(&self) -> bool {
        true
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        let TypeData::Dialect(data) = p.ctx.type_data(ty) else { return };
        let [Param::Array(shape), Param::Type(element), Param::Str(part)] = &*data.params else { return };
        let shape: Vec<i64> = shape.iter().map(|size| if let Param::Int(size) = size { *size } else { 0 }).collect();
        p.text("<");
        p.dimension_list(&shape);
        p.text("x");
        p.ty(*element);
        p.text(", \"");
        p.bytes(p.ctx.bytes(*part));
        p.text("\">");
    }
}
