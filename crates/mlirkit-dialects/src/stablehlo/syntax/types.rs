//! Directives for operand and result types. If one type determines the others, only that type is printed.

use mlirkit_asm::hooks::{Directive, Parse, Print, arg};
use mlirkit_asm::{Offset, OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{Context, OpRef, TensorType, Type, TypeData};

use crate::text;

/// Syntax of `custom<SameOperandsAndResultType>(type($operand), ..., type($result))`: one type, or a function type.
pub(super) struct SameOperandsAndResult;

impl Directive for SameOperandsAndResult {
    type Args = (Vec<arg::Types>,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (args,): Parse<'_, Self>) -> PResult<()> {
        let (offset, ty) = (p.offset(), p.ty()?);
        if let TypeData::Function(_) = p.ctx.type_data(ty) {
            return from_function_type(p, offset, ty, args);
        }
        args.into_iter().for_each(|types| types.push(ty));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, (args,): Print<'m, 'c, Self>) {
        let types: Vec<Type> = args.iter().filter_map(|types| types.first().copied()).collect();
        print_same(p, op, &types);
    }
}

/// Syntax of `custom<VariadicSameOperandsAndResultType>(ref($operands), type($operands), type($result))`.
pub(super) struct VariadicSameOperandsAndResult;

impl Directive for VariadicSameOperandsAndResult {
    type Args = (arg::Ref<arg::Operands>, arg::Types, arg::Types);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (operands, types, result): Parse<'_, Self>,
    ) -> PResult<()> {
        let (offset, ty) = (p.offset(), p.ty()?);
        let TypeData::Function(function) = p.ctx.type_data(ty) else {
            types.resize(operands.len(), ty);
            result.push(ty);
            return Ok(());
        };
        check_function_type(p, offset, operands.len(), &function.inputs, &function.results)?;
        types.extend_from_slice(&function.inputs);
        result.extend_from_slice(&function.results);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, (_, operands, result): Print<'m, 'c, Self>) {
        let types: Vec<Type> = operands.iter().copied().chain(result.first().copied()).collect();
        print_same(p, op, &types);
    }
}

/// Prints one type if all types are equal, otherwise a function type.
fn print_same<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>, types: &[Type]) {
    match types.split_last() {
        Some((result, operands)) if operands.iter().all(|ty| ty == result) => p.ty(*result),
        _ => p.functional_type(op),
    }
}

/// Syntax of `custom<ComplexOpType>(type($lhs), type($rhs), type($result))`: the result type, or a function type.
pub(super) struct Complex;

impl Directive for Complex {
    type Args = (arg::Types, arg::Types, arg::Types);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (lhs, rhs, result): Parse<'_, Self>) -> PResult<()> {
        let (offset, ty) = (p.offset(), p.ty()?);
        if let TypeData::Function(_) = p.ctx.type_data(ty) {
            return from_function_type(p, offset, ty, vec![lhs, rhs, result]);
        }
        let Some(real) = real_type(p.ctx, ty).filter(|real| *real != ty) else {
            return Err(p.op_error(offset, "expected tensor with complex element type"));
        };
        lhs.push(real);
        rhs.push(real);
        result.push(ty);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, (lhs, rhs, result): Print<'m, 'c, Self>) {
        match (lhs, rhs, result) {
            ([lhs], [rhs], [result]) if lhs == rhs && real_type(p.ctx, *result) == Some(*lhs) => p.ty(*result),
            _ => p.functional_type(op),
        }
    }
}

/// Returns the tensor type with complex elements replaced by the type of their parts. Other tensor types are returned
/// unchanged; `None` for other types.
fn real_type(ctx: &Context, ty: Type) -> Option<Type> {
    let part = |element: Type| match ctx.type_data(element) {
        TypeData::Complex(part) => *part,
        _ => element,
    };
    match ctx.type_data(ty) {
        TypeData::RankedTensor(tensor) => {
            let element = part(tensor.element);
            Some(ctx.ty(TypeData::RankedTensor(Box::new(TensorType { element, ..(**tensor).clone() }))))
        }
        TypeData::UnrankedTensor(element) => Some(ctx.ty(TypeData::UnrankedTensor(part(*element)))),
        _ => None,
    }
}

/// Syntax of `custom<SelectOpType>(type($pred), type($on_true), type($on_false), type($result))`: the first and the
/// last type, or a function type.
pub(super) struct Select;

impl Directive for Select {
    type Args = (arg::Types, arg::Types, arg::Types, arg::Types);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (condition, yes, no, result): Parse<'_, Self>,
    ) -> PResult<()> {
        let offset = p.offset();
        let mut types = Vec::new();
        text::types_between_commas(p, &mut types)?;
        match *types.as_slice() {
            [first, ty] => {
                condition.push(first);
                [yes, no, result].into_iter().for_each(|types| types.push(ty));
                Ok(())
            }
            [ty] if matches!(p.ctx.type_data(ty), TypeData::Function(_)) => {
                from_function_type(p, offset, ty, vec![condition, yes, no, result])
            }
            _ => Err(p.op_error(offset, "expected functional type or list of two types")),
        }
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        op: OpRef<'m, 'c>,
        (condition, yes, no, result): Print<'m, 'c, Self>,
    ) {
        match (condition, yes, no, result) {
            ([condition], [yes], [no], [result]) if yes == result && no == result => p.types(&[*condition, *result]),
            _ => p.functional_type(op),
        }
    }
}

/// Syntax of `custom<TupleOpType>(type($operands), type($result))`: the type of the tuple.
pub(super) struct Tuple;

impl Directive for Tuple {
    type Args = (arg::Types, arg::Types);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (operands, result): Parse<'_, Self>) -> PResult<()> {
        let (offset, ty) = (p.offset(), p.ty()?);
        let TypeData::Tuple(members) = p.ctx.type_data(ty) else {
            return Err(p.op_error(offset, "expected tuple type"));
        };
        operands.extend_from_slice(members);
        result.push(ty);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (_, result): Print<'m, 'c, Self>) {
        p.types(result);
    }
}

/// Syntax of `custom<PairwiseOpType>(type($operands), type($results))`: the operand types, which are also the result
/// types.
pub(super) struct Pairwise;

impl Directive for Pairwise {
    type Args = (arg::Types, arg::Types);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (operands, results): Parse<'_, Self>,
    ) -> PResult<()> {
        let offset = p.offset();
        if let Err(error) = text::types_between_commas(p, operands) {
            return Err(p.and_then_hook_error(error, offset, "expected type list"));
        }
        results.extend_from_slice(operands);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (operands, _): Print<'m, 'c, Self>) {
        p.types(operands);
    }
}

// Function types.

/// Distributes the inputs and the result of a function type over the directive's arguments; the result is last. Returns
/// an error if the numbers differ. Does nothing for other types.
fn from_function_type(p: &OpParser<'_, '_, '_>, offset: Offset, ty: Type, args: Vec<&mut Vec<Type>>) -> PResult<()> {
    let TypeData::Function(function) = p.ctx.type_data(ty) else { return Ok(()) };
    check_function_type(p, offset, args.len().saturating_sub(1), &function.inputs, &function.results)?;
    for (types, ty) in args.into_iter().zip(function.inputs.iter().chain(&function.results)) {
        types.push(*ty);
    }
    Ok(())
}

fn check_function_type(
    p: &OpParser<'_, '_, '_>,
    offset: Offset,
    operands: usize,
    inputs: &[Type],
    results: &[Type],
) -> PResult<()> {
    if inputs.len() != operands {
        let message = format!("{operands} operands present, but expected {}", inputs.len());
        return Err(p.op_error(offset, &message));
    }
    if results.len() != 1 {
        return Err(p.op_error(offset, "expected single output"));
    }
    Ok(())
}
