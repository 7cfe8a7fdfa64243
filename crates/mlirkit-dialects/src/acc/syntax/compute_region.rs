//! Syntax of
//! `acc.compute_region stream(%s : type) launch(%w = %width) ins(%a = %value) : (type) -> types { ... } {attrs}`.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Argument, Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions, Unresolved};
use mlirkit_ir::{OpRef, Type};

use crate::text;

/// Syntax of `acc.compute_region`.
pub(super) struct ComputeRegion;

impl OpSyntax for ComputeRegion {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let mut stream = None;
        if p.eat_keyword("stream") {
            p.expect(Kind::LParen, "expected '('")?;
            stream = Some((p.operand()?, text::colon_type(p)?));
            p.expect(Kind::RParen, "expected ')'")?;
        }
        let index = p.ctx.index_type();
        let (mut args, mut inputs, mut types) = (Vec::new(), Vec::new(), Vec::<Type>::new());
        let mut launch = Vec::new();
        if p.eat_keyword("launch") {
            launch = assignments(p, &mut args)?;
            args.iter_mut().for_each(|arg| arg.ty = Some(index));
        }
        if p.eat_keyword("ins") {
            inputs = assignments(p, &mut args)?;
            p.expect(Kind::Colon, "expected ':'")?;
            p.list_of(Delimiter::Paren, "", |p| {
                types.push(p.ty()?);
                Ok(())
            })?;
            args.iter_mut().skip(launch.len()).zip(&types).for_each(|(arg, ty)| arg.ty = Some(*ty));
        }
        text::optional_arrow_types(p, &mut op.types)?;
        p.resolve_as(&launch, index, &mut op.operands)?;
        p.resolve_all(&inputs, &types, op.offset, &mut op.operands)?;
        if let Some((stream, ty)) = stream {
            op.operands.push(p.resolve(stream, ty)?);
        }
        text::operand_segments(p, op, &[launch.len(), inputs.len(), usize::from(stream.is_some())]);
        let region = p.region(op, &args, false)?;
        op.regions.push(region);
        p.attr_dict(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let groups = text::operand_groups(op, 3);
        let [launch, inputs, stream] = groups.as_slice() else { return };
        let Some(region) = op.regions().next() else { return };
        let args = text::body_args(op);
        if let Some(stream) = stream.first() {
            p.text(" stream(");
            p.operand(*stream);
            p.text(" : ");
            p.ty(stream.ty());
            p.text(")");
        }
        let (widths, values) = args.split_at(launch.len().min(args.len()));
        text::assignments(p, widths, launch, " launch");
        text::assignments(p, values, inputs, " ins");
        if !inputs.is_empty() {
            p.text(" : (");
            p.value_types(inputs.iter().copied());
            p.text(")");
        }
        p.optional_arrow_types(op.signature().result_types(op.id));
        p.text(" ");
        p.region(op, region, RegionOptions::default().without_entry_args());
        text::attr_dict(p, op, &["operandSegmentSizes"]);
    }
}

/// Parses assignments such as `(%argument = %operand, ...)`. Appends the arguments to `args` and returns the operands.
fn assignments(p: &mut OpParser<'_, '_, '_>, args: &mut Vec<Argument>) -> PResult<Vec<Unresolved>> {
    let mut operands = Vec::new();
    p.list_of(Delimiter::Paren, "", |p| {
        args.push(text::argument(p.operand()?, None));
        p.expect(Kind::Equal, "expected '='")?;
        operands.push(p.operand()?);
        Ok(())
    })?;
    Ok(operands)
}
