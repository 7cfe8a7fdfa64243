//! Access chains, which are pointers to elements of composites: the type of the selected element, and the syntax up to
//! LLVM 19.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_diag::Reason;
use mlirkit_ir::{Context, OpRef, Type, ValueDef, ValueId};

use crate::common::rules::quoted;
use crate::spirv::types::{element, parts, pointee, pointer};
use crate::spirv::verify::{element_count, is_composite, low_bits};
use crate::text;

/// An index into a composite: the value of a constant. For any other index, the error is the name of the operation that
/// defines it, or `None` for a block argument.
type Index<'n> = Result<i64, Option<&'n str>>;

/// Returns the pointer type for the element that the indices select. `None` if it cannot be determined, and an error if
/// the indices are invalid.
pub(crate) fn chain<'n>(
    ctx: &Context,
    base: Type,
    indices: impl IntoIterator<Item = Index<'n>>,
) -> Result<Option<Type>, Reason> {
    let Some((mut ty, class)) = pointee(ctx, base) else { return Ok(None) };
    let mut index = 0;
    for value in indices {
        let text = quoted(ctx, ty);
        if !is_composite(ctx, ty) {
            let what = "'spirv.AccessChain' op cannot extract from non-composite type";
            return Err(format!("{what} {text} with index {index}").into());
        }
        index = 0;
        if matches!(parts(ctx, ty), Some(("struct", _))) {
            index = value.map_err(|source| match source {
                Some(name) => format!(
                    "'spirv.AccessChain' index must be an integer spirv.Constant to access element of spirv.struct, \
                     but provided {name}"
                ),
                None => {
                    "'spirv.AccessChain' op index must be an integer spirv.Constant to access element of spirv.struct"
                        .to_owned()
                }
            })?;
            if index < 0 || element_count(ctx, ty).is_some_and(|count| index >= count) {
                return Err(format!("'spirv.AccessChain' op index {index} out of bounds for {text}").into());
            }
        }
        let Some(next) = element(ctx, ty, index) else { return Ok(None) };
        ty = next;
    }
    Ok(pointer(ctx, ty, class))
}

/// Syntax of `%base[%index, ...] : type, types`, where the result type is inferred.
pub(super) struct AccessChain {
    /// Number of operands in the brackets that do not index into the composite.
    pub(super) elements: usize,
}

impl OpSyntax for AccessChain {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let offset = p.offset();
        let base = p.operand()?;
        let indices = p.operand_list(Delimiter::Square)?;
        let base_type = text::colon_type(p)?;
        op.operands.push(p.resolve(base, base_type)?);
        if indices.is_empty() {
            let what = if self.elements == 0 { "expected at least one index " } else { "expected element" };
            return Err(p.op_error(op.offset, what));
        }
        p.expect(Kind::Comma, "expected ','")?;
        let mut types = Vec::new();
        text::types_between_commas(p, &mut types)?;
        if types.len() != indices.len() {
            return Err(p.op_error(op.offset, "indices types' count must be equal to indices info count"));
        }
        p.resolve_all(&indices, &types, offset, &mut op.operands)?;
        let ctx = p.ctx;
        let Some(_) = pointee(ctx, base_type) else {
            let ty = quoted(ctx, base_type);
            let what = format!("'spirv.AccessChain' op expected a pointer to composite type, but provided {ty}");
            return Err(p.hook_error(op.offset, &what));
        };
        let found: Vec<Index<'_>> =
            op.operands.iter().skip(1 + self.elements).map(|value| constant(p, *value)).collect();
        let ty = chain(ctx, base_type, found).map_err(|why| p.hook_error(op.offset, &why))?;
        op.types.extend(ty);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        p.operands(op.operands().take(1));
        p.text("[");
        p.operands(op.operands().skip(1));
        p.text("] : ");
        p.value_types(op.operands());
    }
}

/// Returns the constant that defines a value in the body being parsed.
fn constant<'c>(p: &mut OpParser<'_, '_, 'c>, value: ValueId) -> Index<'c> {
    let ctx = p.ctx;
    let body = p.body();
    if value.index() >= body.value_count() {
        return Err(None);
    }
    let ValueDef::Result(op, _) = body.value_def(value) else { return Err(None) };
    let name = ctx.op_str(body.op(op).name);
    if name != "spirv.Constant" {
        return Err(Some(name));
    }
    let value = ctx.props_data(body.op(op).props).first().copied().flatten();
    value.and_then(|value| ctx.int_value(value)).map(low_bits).ok_or(Some(name))
}
