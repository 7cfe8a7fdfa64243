//! Syntax shared by structured operations: `ins(...) outs(...) -> types`, and bodies that are built instead of parsed.

use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, ParsedRegion};
use mlirkit_ir::{Attr, AttrData, BlockId, OpRef, Type, TypeData, ValueId, ValueRef};

use crate::text;

/// The types of the inputs and outputs of a structured operation.
#[derive(Default)]
pub(crate) struct Types {
    pub(crate) inputs: Vec<Type>,
    pub(crate) outputs: Vec<Type>,
}

/// Parses `<{...}> {a = 1} ins(%a : type) outs(%b : type)`, where each component is optional. With `segments`, sets
/// `operandSegmentSizes`.
pub(crate) fn parts(p: &mut OpParser<'_, '_, '_>, op: &mut OpState, segments: bool) -> PResult<Types> {
    let mut properties = None;
    if p.eat(Kind::Less) {
        let dictionary = p.attribute()?;
        if let AttrData::Dictionary(entries) = p.ctx.attr_data(dictionary) {
            properties = Some(entries);
        }
        p.expect(Kind::Greater, "expected '>'")?;
    }
    let attrs_at = p.offset();
    p.attr_dict(&mut op.attrs)?;
    let mut types = Types::default();
    let (mut inputs, mut outputs) = (Vec::new(), Vec::new());
    let (mut inputs_at, mut outputs_at) = (p.offset(), p.offset());
    if p.eat_keyword("ins") {
        p.expect(Kind::LParen, "expected '('")?;
        inputs_at = p.offset();
        inputs = p.operand_list(Delimiter::None)?;
        text::colon_types(p, &mut types.inputs)?;
        p.expect(Kind::RParen, "expected ')'")?;
    }
    if p.eat_keyword("outs") {
        outputs_at = p.offset();
        p.expect(Kind::LParen, "expected '('")?;
        outputs = p.operand_list(Delimiter::None)?;
        text::colon_types(p, &mut types.outputs)?;
        p.expect(Kind::RParen, "expected ')'")?;
    }
    p.resolve_all(&inputs, &types.inputs, inputs_at, &mut op.operands)?;
    p.resolve_all(&outputs, &types.outputs, outputs_at, &mut op.operands)?;
    if segments {
        text::operand_segments(p, op, &[inputs.len(), outputs.len()]);
    }
    let Some(entries) = properties else {
        p.check_inherent(op, attrs_at)?;
        return Ok(types);
    };
    let mut all = entries.to_vec();
    let segments = p.ctx.ident("operandSegmentSizes");
    all.extend(op.attrs.iter().filter(|(name, _)| *name == segments));
    all.sort_by_key(|(name, _)| p.ctx.bytes(*name));
    p.check_properties(op, &all)?;
    op.attrs.extend_from_slice(entries);
    Ok(types)
}

/// Prints the operands and their types as ` ins(...) outs(...)`.
pub(crate) fn print_parts<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
    let (inputs, outputs) = inputs_and_outputs(op);
    for (keyword, values) in [(" ins(", inputs), (" outs(", outputs)] {
        if !values.is_empty() {
            p.text(keyword);
            p.operands(values.iter().copied());
            p.text(" : ");
            p.value_types(values.iter().copied());
            p.text(")");
        }
    }
}

/// Returns the inputs and the outputs of an operation, divided as in its definition.
pub(crate) fn inputs_and_outputs<'m, 'c>(op: OpRef<'m, 'c>) -> (Vec<ValueRef<'m, 'c>>, Vec<ValueRef<'m, 'c>>) {
    if op.attr("operandSegmentSizes").is_some() {
        let mut groups = text::operand_groups(op, 2).into_iter();
        return (groups.next().unwrap_or_default(), groups.next().unwrap_or_default());
    }
    let mut inputs: Vec<ValueRef<'_, '_>> = op.operands().collect();
    // Without segment sizes, the operation has either as many outputs as inputs, or a single output.
    let variadic =
        op.def().and_then(|def| def.operands.last()).is_some_and(|row| row.variadic != mlirkit_defs::Variadic::One);
    let at = if variadic { inputs.len() / 2 } else { inputs.len().saturating_sub(1) };
    let outputs = inputs.split_off(at);
    (inputs, outputs)
}

/// Appends a region with one block, whose arguments have the element types of the operands.
pub(crate) fn body_block(
    p: &mut OpParser<'_, '_, '_>,
    op: &mut OpState,
    locs: &[Attr],
) -> (ParsedRegion, BlockId, Vec<ValueId>) {
    let ctx = p.ctx;
    let types: Vec<Type> = op.operands.iter().map(|value| element(p, p.value_type(*value))).collect();
    let locs: Vec<Attr> =
        (0..types.len()).map(|at| locs.get(at).copied().unwrap_or_else(|| ctx.unknown_loc())).collect();
    let region = p.empty_region(op);
    let block = p.body().append_block(region.0);
    p.body().set_args(block, &types, &locs);
    let args = p.body().args(block).collect();
    (region, block, args)
}

/// Returns the element type of a ranked tensor or memref; any other type itself.
pub(crate) fn element(p: &OpParser<'_, '_, '_>, ty: Type) -> Type {
    match p.ctx.type_data(ty) {
        TypeData::RankedTensor(_) | TypeData::MemRef(_) => text::element_type(p.ctx, ty),
        _ => ty,
    }
}

/// Returns the locations of the parsed operands.
pub(crate) fn operand_locations(p: &mut OpParser<'_, '_, '_>, op: &OpState) -> Vec<Attr> {
    op.operands.iter().map(|value| p.value_loc(*value)).collect()
}
