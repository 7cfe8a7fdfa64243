//! Syntax of `stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : function type`, and of
//! the form with a region.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Argument, Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions, Unresolved};
use mlirkit_defs::{OpDef, OpFlags, Variadic};
use mlirkit_ir::{Context, OpRef, RegionRef, TensorType, Type, TypeData, ValueId, ValueRef};

use crate::stablehlo::verify::values::dense_ints;
use crate::text;

/// Syntax of `stablehlo.reduce`.
pub(super) struct Reduce;

impl OpSyntax for Reduce {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let offset = p.offset();
        let own_location = p.location_of(offset);
        let mut operands = Vec::new();
        let mut inits = Vec::new();
        loop {
            if p.eat(Kind::LParen) {
                operands.push(p.operand()?);
                p.expect_keyword("init")?;
                p.expect(Kind::Colon, "expected ':'")?;
                inits.push(p.operand()?);
                p.expect(Kind::RParen, "expected ')'")?;
            }
            if !p.eat(Kind::Comma) {
                break;
            }
        }
        operands.append(&mut inits);
        if p.eat_keyword("applies") {
            return compact(p, op, &operands, offset, own_location);
        }
        let types_offset = dimensions(p, op)?;
        let ty = p.ty()?;
        let TypeData::Function(function) = p.ctx.type_data(ty) else {
            return Err(text::wrong_type(p, types_offset, ty, "builtin.function"));
        };
        p.expect_keyword("reducer")?;
        let args = reducer_arguments(p)?;
        op.types.extend_from_slice(&function.results);
        p.resolve_all(&operands, &function.inputs, offset, &mut op.operands)?;
        let region = p.region(op, &args, false)?;
        op.regions.push(region);
        op.loc = own_location;
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let Some(body) = op.regions().next() else { return p.generic_op_after_name(op) };
        let operands: Vec<ValueRef<'_, '_>> = op.operands().collect();
        let (inputs, inits) = operands.split_at(operands.len() / 2);
        p.comma_separated(inputs.iter().zip(inits), |p, (input, init)| {
            p.text("(");
            p.operand(*input);
            p.text(" init: ");
            p.operand(*init);
            p.text(")");
        });
        let inner = applied(op, inputs, body);
        if let Some(inner) = inner {
            p.text(" applies ");
            p.keyword_or_string(inner.name().as_bytes());
        }
        p.text(" across dimensions = [");
        let dims = op.attr("dimensions").and_then(|attr| {
            let ctx = op.context();
            ctx.int_array_values(attr).or_else(|| Some(dense_ints(ctx, attr)?.1))
        });
        p.comma_separated(dims.unwrap_or_default(), |p, dim| p.fmt(format_args!("{dim}")));
        p.text("]");
        text::attr_dict(p, op, &["dimensions"]);
        p.text(" : ");
        p.functional_type(op);
        if inner.is_some() {
            return;
        }
        p.newline();
        p.text(" reducer");
        let args: Vec<ValueRef<'_, '_>> = text::body_args(op);
        for (element, accumulator) in args.iter().zip(args.iter().skip(inputs.len())).take(inputs.len()) {
            p.text("(");
            p.region_argument(*element, &[]);
            p.text(", ");
            p.region_argument(*accumulator, &[]);
            p.text(") ");
        }
        p.text(" ");
        p.region(op, body, RegionOptions::default().without_entry_args());
    }
}

/// Parses `across dimensions = [0] {attributes} :` and returns the offset of the type that follows.
fn dimensions(p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<mlirkit_asm::Offset> {
    p.expect_keyword("across")?;
    p.expect_keyword("dimensions")?;
    p.expect(Kind::Equal, "expected '='")?;
    let mut dims = Vec::new();
    p.list(Delimiter::Square, "", |p| {
        dims.push(text::integer(p)?);
        Ok(())
    })?;
    p.attr_dict(&mut op.attrs)?;
    p.expect(Kind::Colon, "expected ':'")?;
    let ctx = p.ctx;
    let is_mhlo = ctx.str(ctx.op_name_data(op.name).dialect) == "mhlo";
    // `mhlo` stores dense elements where `stablehlo` stores an array.
    let dense = || {
        let ty = ctx.tensor_type(&[dims.len() as i64], ctx.i64_type());
        ctx.dense_attr(ty, &dims)
    };
    let dims = match is_mhlo {
        true => dense().map_err(|error| p.error_here(&error.to_string()))?,
        false => ctx.i64_array(&dims),
    };
    p.set_attr(op, "dimensions", dims);
    Ok(p.offset())
}

/// Parses `(%element: type, %accumulator: type) ...`. Returns all elements, followed by all accumulators.
fn reducer_arguments(p: &mut OpParser<'_, '_, '_>) -> PResult<Vec<Argument>> {
    let (mut elements, mut accumulators) = (Vec::new(), Vec::new());
    while p.eat(Kind::LParen) {
        elements.push(p.argument(true, false)?);
        p.expect(Kind::Comma, "expected ','")?;
        accumulators.push(p.argument(true, false)?);
        p.expect(Kind::RParen, "expected ')'")?;
    }
    elements.append(&mut accumulators);
    Ok(elements)
}

// Compact form.

/// Parses the compact form after `applies` and builds its body, which consists of one operation and a return.
fn compact(
    p: &mut OpParser<'_, '_, '_>,
    op: &mut OpState,
    operands: &[Unresolved],
    offset: mlirkit_asm::Offset,
    own_location: mlirkit_ir::Attr,
) -> PResult<()> {
    let ctx = p.ctx;
    let inner = p.nested_op_name()?;
    let dialect = ctx.str(ctx.op_name_data(op.name).dialect);
    if !ctx.op_def(inner).is_some_and(|def| is_applicable(def, dialect)) {
        let message = format!(
            "expected the inner-op to be a commutative binary-op from the {dialect} dialect, with zero region, \
             producing single result"
        );
        return Err(p.op_error(offset, &message));
    }
    let types_offset = dimensions(p, op)?;
    let ty = p.ty()?;
    let TypeData::Function(function) = ctx.type_data(ty) else {
        return Err(text::wrong_type(p, types_offset, ty, "builtin.function"));
    };
    let loc = p.optional_location()?.unwrap_or(own_location);
    let Some(first) = function.inputs.first() else {
        return Err(p.op_error(offset, "input types missing in reduce-op function type"));
    };
    p.resolve_all(operands, &function.inputs, offset, &mut op.operands)?;
    let scalar = scalar_tensor(ctx, text::element_type(ctx, *first));
    let region = p.empty_region(op);
    op.regions.push(region);
    let block = p.body().append_block(region.0);
    let first_arg = p.body().set_args(block, &[scalar, scalar], &[loc, loc]);
    let args = [first_arg, ValueId(first_arg.0 + 1)];
    let applied = p.append_op(block, loc, ctx.op_str(inner), &[], &args, &[scalar]);
    let results: Vec<ValueId> = p.body().results(applied).collect();
    p.append_op(block, loc, &format!("{dialect}.return"), &[], &results, &[]);
    op.types.extend_from_slice(&function.results);
    op.loc = loc;
    Ok(())
}

/// Returns whether the compact form can name an operation: a commutative one with two operands and one result.
fn is_applicable(def: &OpDef, dialect: &str) -> bool {
    let single = |variadic: &Variadic| matches!(variadic, Variadic::One);
    def.name.split_once('.').is_some_and(|(own, _)| own == dialect)
        && def.operands.len() == 2
        && def.operands.iter().all(|operand| single(&operand.variadic))
        && def.results.len() == 1
        && def.results.iter().all(|result| single(&result.variadic))
        && def.flags.has(OpFlags::COMMUTATIVE)
        && def.regions.is_empty()
}

/// Returns the operation that the compact form of a body names. It must take the arguments in order, and the body must
/// return its result. `None` if the body has another form.
fn applied<'m, 'c>(op: OpRef<'m, 'c>, inputs: &[ValueRef<'m, 'c>], body: RegionRef<'m, 'c>) -> Option<OpRef<'m, 'c>> {
    let ctx = op.context();
    let block = text::entry(body)?;
    let mut ops = block.ops();
    let (inner, terminator) = (ops.next()?, ops.next()?);
    let dialect = op.name().split_once('.')?.0;
    let ids = |values: Vec<ValueRef<'m, 'c>>| -> Vec<ValueId> { values.iter().map(|value| value.id).collect() };
    let operands: Vec<ValueRef<'_, '_>> = inner.operands().collect();
    let results: Vec<ValueRef<'_, '_>> = inner.results().collect();
    let scalar = scalar_tensor(ctx, text::element_type(ctx, inputs.first()?.ty()));
    let fits = ops.next().is_none()
        && inner.def().is_some_and(|def| is_applicable(def, dialect))
        && operands.iter().chain(&results).all(|value| value.ty() == scalar)
        && ids(block.args().collect()) == ids(operands)
        && terminator.name().split_once('.').is_some_and(|(_, name)| name == "return")
        && ids(terminator.operands().collect()) == ids(results);
    fits.then_some(inner)
}

fn scalar_tensor(ctx: &Context, element: Type) -> Type {
    ctx.ty(TypeData::RankedTensor(Box::new(TensorType { shape: Box::default(), element, encoding: None })))
}
