//! Syntax of `tosa.cond_if` and `tosa.while_loop`.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_defs::Release;
use mlirkit_ir::{Context, FunctionType, OpRef, TensorType, Type, TypeData, ValueRef};

use crate::text;

/// Syntax of `tosa.cond_if %c (%x = %a) : type (types) -> types { ... } else { ... }`.
pub(crate) struct CondIf;

/// Syntax of `tosa.while_loop (%x = %a) : (types) -> types { ... } do { ... }`.
pub(crate) struct WhileLoop;

impl OpSyntax for CondIf {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let condition = p.operand()?;
        if is_short(p.ctx) {
            let i1_type = p.ctx.i1_type();
            let scalar = TensorType { shape: Box::default(), element: i1_type, encoding: None };
            let ty = p.ctx.ty(TypeData::RankedTensor(Box::new(scalar)));
            op.operands.push(p.resolve(condition, ty)?);
            text::optional_arrow_types(p, &mut op.types)?;
            return branches(p, op);
        }
        let assignments = p.optional_assignments()?;
        let ty = match text::colon_type(p) {
            Ok(ty) => ty,
            Err(first) => {
                let here = p.offset();
                return Err(p.and_then_hook_error(first, here, "expected type for condition operand"));
            }
        };
        op.operands.push(p.resolve(condition, ty)?);
        if let Some((_, inputs)) = assignments {
            let function = match function_type(p) {
                Ok(function) => function,
                Err(first) => {
                    let message =
                        "expected list of types for block arguments followed by arrow type and list of return types";
                    let here = p.offset();
                    return Err(p.and_then_hook_error(first, here, message));
                }
            };
            let here = p.offset();
            check_count(p, here, inputs.len(), &function.inputs)?;
            p.resolve_all(&inputs, &function.inputs, here, &mut op.operands)?;
            op.types.extend_from_slice(&function.results);
        } else {
            text::optional_arrow_types(p, &mut op.types)?;
        }
        branches(p, op)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let operands: Vec<ValueRef<'_, '_>> = op.operands().collect();
        let (condition, inputs) = operands.split_at_checked(1).unwrap_or_default();
        let types = op.signature().result_types(op.id);
        p.text(" ");
        p.operands(condition.iter().copied());
        let short = is_short(p.ctx);
        if !short {
            text::assignments(p, &text::body_args(op), inputs, " ");
            p.text(" : ");
            p.value_types(condition.iter().copied());
        }
        if short && !types.is_empty() {
            p.text(" -> (");
            p.types(types);
            p.text(")");
        } else if inputs.is_empty() {
            p.optional_arrow_types(types);
        } else {
            p.text(" (");
            p.value_types(inputs.iter().copied());
            p.text(")");
            p.arrow_types(types);
        }
        let entry_args = !short;
        let options = RegionOptions { terminators: !types.is_empty(), entry_args, ..RegionOptions::default() };
        for (index, region) in op.regions().enumerate() {
            if index == 0 || text::entry(region).is_some() {
                p.text(if index == 0 { " " } else { " else " });
                p.region(op, region, options);
            }
        }
        text::attr_dict(p, op, &[]);
    }
}

/// Returns whether the type of the condition and the inputs are omitted, as in LLVM 21 and older.
fn is_short(ctx: &Context) -> bool {
    ctx.release() < Release(22)
}

fn function_type<'c>(p: &mut OpParser<'_, '_, 'c>) -> PResult<&'c FunctionType> {
    let (offset, ty) = (p.offset(), p.ty()?);
    match p.ctx.type_data(ty) {
        TypeData::Function(function) => Ok(function),
        _ => Err(text::wrong_type(p, offset, ty, "builtin.function")),
    }
}

/// Parses the two regions and the attributes: `{ ... } else { ... } {attributes}`.
fn branches(p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
    let then = p.region(op, &[], false)?;
    op.regions.push(then);
    let otherwise = if p.eat_keyword("else") { p.region(op, &[], false)? } else { p.empty_region(op) };
    op.regions.push(otherwise);
    p.attr_dict(&mut op.attrs)
}

impl OpSyntax for WhileLoop {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let (mut args, inputs) = p.optional_assignments()?.unwrap_or_default();
        let offset = p.offset();
        p.expect(Kind::Colon, "expected ':'")?;
        let ty = p.ty()?;
        let TypeData::Function(function) = p.ctx.type_data(ty) else {
            return Err(text::wrong_type(p, offset, ty, "builtin.function"));
        };
        op.types.extend_from_slice(&function.results);
        check_count(p, offset, inputs.len(), &function.inputs)?;
        p.resolve_all(&inputs, &function.inputs, p.offset(), &mut op.operands)?;
        for (arg, ty) in args.iter_mut().zip(&function.inputs) {
            arg.ty = Some(*ty);
        }
        let condition = p.region(op, &args, false)?;
        op.regions.push(condition);
        text::keyword(p, "do", "")?;
        let body = p.region(op, &[], false)?;
        op.regions.push(body);
        p.attr_dict_with_keyword(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let inputs: Vec<ValueRef<'_, '_>> = op.operands().collect();
        text::assignments(p, &text::body_args(op), &inputs, " ");
        p.text(" : ");
        p.functional_type(op);
        for (index, region) in op.regions().enumerate() {
            p.text(if index == 0 { " " } else { " do " });
            p.region(op, region, RegionOptions { entry_args: index > 0, ..RegionOptions::default() });
        }
        text::attr_dict_with_keyword(p, op, &[]);
    }
}

fn check_count(p: &OpParser<'_, '_, '_>, offset: u32, inputs: usize, types: &[Type]) -> PResult<()> {
    if inputs == types.len() {
        return Ok(());
    }
    let message = format!("expected as many input types as operands (expected {inputs} got {})", types.len());
    Err(p.op_error(offset, &message))
}
