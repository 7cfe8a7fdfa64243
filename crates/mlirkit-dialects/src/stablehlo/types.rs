//! Directives for the types of operands and results: where one type tells the others, it stands alone.

use mlirkit_asm::hooks::{Directive, ParseArg, PrintArg};
use mlirkit_asm::{Offset, OpParser, OpState, PResult, Printer};
use mlirkit_ir::{Context, OpRef, TensorType, Type, TypeData};

use crate::text;

/// `custom<SameOperandsAndResultType>(type($operand), ..., type($result))`: one type, or a function type.
pub(super) struct SameOperandsAndResult;

impl Directive for SameOperandsAndResult {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, args: &mut [ParseArg<'_>]) -> PResult<()> {
        let (offset, ty) = (p.offset(), p.ty()?);
        if let TypeData::Function(_) = p.ctx.type_data(ty) {
            return from_function_type(p, offset, ty, args);
        }
        args.iter_mut().for_each(|arg| set(arg, ty));
        Ok(())
    }

    fn print<'c>(&self, p: &mut Printer<'_, 'c>, op: OpRef<'_, 'c>, args: &[PrintArg<'_, 'c, '_>]) {
        let types: Vec<Type> = args.iter().filter_map(get).collect();
        print_same(p, op, &types);
    }
}

/// `custom<VariadicSameOperandsAndResultType>(ref($operands), type($operands), type($result))`
pub(super) struct VariadicSameOperandsAndResult;

impl Directive for VariadicSameOperandsAndResult {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, args: &mut [ParseArg<'_>]) -> PResult<()> {
        let (offset, ty) = (p.offset(), p.ty()?);
        let [ParseArg::Operands(operands), ParseArg::Types(types), result] = args else { return Ok(()) };
        let TypeData::Function(function) = p.ctx.type_data(ty) else {
            types.resize(operands.len(), ty);
            set(result, ty);
            return Ok(());
        };
        check_function_type(p, offset, operands.len(), &function.inputs, &function.results)?;
        types.extend_from_slice(&function.inputs);
        function.results.iter().for_each(|ty| set(result, *ty));
        Ok(())
    }

    fn print<'c>(&self, p: &mut Printer<'_, 'c>, op: OpRef<'_, 'c>, args: &[PrintArg<'_, 'c, '_>]) {
        let [_, PrintArg::Types(operands), result] = args else { return };
        let types: Vec<Type> = operands.iter().copied().chain(get(result)).collect();
        print_same(p, op, &types);
    }
}

/// One type if all are the same.
fn print_same<'c>(p: &mut Printer<'_, 'c>, op: OpRef<'_, 'c>, types: &[Type]) {
    match types.split_last() {
        Some((result, operands)) if operands.iter().all(|ty| ty == result) => p.ty(*result),
        _ => p.functional_type(op),
    }
}

/// `custom<ComplexOpType>(type($lhs), type($rhs), type($result))`: the type of the result.
pub(super) struct Complex;

impl Directive for Complex {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, args: &mut [ParseArg<'_>]) -> PResult<()> {
        let (offset, ty) = (p.offset(), p.ty()?);
        if let TypeData::Function(_) = p.ctx.type_data(ty) {
            return from_function_type(p, offset, ty, args);
        }
        let Some(real) = real_type(p.ctx, ty).filter(|real| *real != ty) else {
            return Err(p.op_error(offset, "expected tensor with complex element type"));
        };
        if let [lhs, rhs, result] = args {
            set(lhs, real);
            set(rhs, real);
            set(result, ty);
        }
        Ok(())
    }

    fn print<'c>(&self, p: &mut Printer<'_, 'c>, op: OpRef<'_, 'c>, args: &[PrintArg<'_, 'c, '_>]) {
        let types: Vec<Type> = args.iter().filter_map(get).collect();
        match types.as_slice() {
            [lhs, rhs, result] if lhs == rhs && real_type(p.ctx, *result) == Some(*lhs) => p.ty(*result),
            _ => p.functional_type(op),
        }
    }
}

/// The tensor with the parts of complex elements as its elements; other tensors as they are.
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

/// `custom<SelectOpType>(type($pred), type($on_true), type($on_false), type($result))`: the first and the last type.
pub(super) struct Select;

impl Directive for Select {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, args: &mut [ParseArg<'_>]) -> PResult<()> {
        let offset = p.offset();
        let mut types = Vec::new();
        text::types_between_commas(p, &mut types)?;
        match (types.as_slice(), args) {
            (&[condition, ty], [first, rest @ ..]) => {
                set(first, condition);
                rest.iter_mut().for_each(|arg| set(arg, ty));
                Ok(())
            }
            (&[ty], args) if matches!(p.ctx.type_data(ty), TypeData::Function(_)) => {
                from_function_type(p, offset, ty, args)
            }
            _ => Err(p.op_error(offset, "expected functional type or list of two types")),
        }
    }

    fn print<'c>(&self, p: &mut Printer<'_, 'c>, op: OpRef<'_, 'c>, args: &[PrintArg<'_, 'c, '_>]) {
        let types: Vec<Type> = args.iter().filter_map(get).collect();
        match types.as_slice() {
            [condition, yes, no, result] if yes == result && no == result => p.types(&[*condition, *result]),
            _ => p.functional_type(op),
        }
    }
}

/// `custom<TupleOpType>(type($operands), type($result))`: the type of the tuple.
pub(super) struct Tuple;

impl Directive for Tuple {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, args: &mut [ParseArg<'_>]) -> PResult<()> {
        let (offset, ty) = (p.offset(), p.ty()?);
        let TypeData::Tuple(members) = p.ctx.type_data(ty) else {
            return Err(p.op_error(offset, "expected tuple type"));
        };
        if let [ParseArg::Types(operands), result] = args {
            operands.extend_from_slice(members);
            set(result, ty);
        }
        Ok(())
    }

    fn print<'c>(&self, p: &mut Printer<'_, 'c>, _: OpRef<'_, 'c>, args: &[PrintArg<'_, 'c, '_>]) {
        if let Some(result) = args.last().and_then(get) {
            p.ty(result);
        }
    }
}

/// `custom<PairwiseOpType>(type($operands), type($results))`: each result has the type of its operand.
pub(super) struct Pairwise;

impl Directive for Pairwise {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, args: &mut [ParseArg<'_>]) -> PResult<()> {
        let offset = p.offset();
        let [ParseArg::Types(operands), ParseArg::Types(results)] = args else { return Ok(()) };
        if let Err(error) = text::types_between_commas(p, operands) {
            return Err(p.and_then_hook_error(error, offset, "expected type list"));
        }
        results.extend_from_slice(operands);
        Ok(())
    }

    fn print<'c>(&self, p: &mut Printer<'_, 'c>, _: OpRef<'_, 'c>, args: &[PrintArg<'_, 'c, '_>]) {
        if let Some(PrintArg::Types(operands)) = args.first() {
            p.types(operands);
        }
    }
}

// Types as arguments.

fn set(arg: &mut ParseArg<'_>, ty: Type) {
    if let ParseArg::Types(types) = arg {
        types.push(ty);
    }
}

fn get(arg: &PrintArg<'_, '_, '_>) -> Option<Type> {
    match arg {
        PrintArg::Types(types) => types.first().copied(),
        _ => None,
    }
}

/// The types that a function type gives to the operands and, last, to the result.
fn from_function_type(p: &OpParser<'_, '_, '_>, offset: Offset, ty: Type, args: &mut [ParseArg<'_>]) -> PResult<()> {
    let TypeData::Function(function) = p.ctx.type_data(ty) else { return Ok(()) };
    check_function_type(p, offset, args.len().saturating_sub(1), &function.inputs, &function.results)?;
    for (arg, ty) in args.iter_mut().zip(function.inputs.iter().chain(&function.results)) {
        set(arg, *ty);
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
