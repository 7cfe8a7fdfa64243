//! Syntax of `chlo.scan(%input) inits (%init) dimension=0 { ... } : function type`.

use mlirkit_asm::hooks::{AsmNames, OpSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_ir::{OpRef, RegionRef, TypeData, ValueId};

use crate::text;

/// Syntax of `chlo.scan`.
pub(super) struct Scan;

const HIDDEN: [&str; 3] = ["dimension", "operandSegmentSizes", "resultSegmentSizes"];

impl OpSyntax for Scan {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let inputs = p.operand_list(Delimiter::Paren)?;
        p.expect_keyword("inits")?;
        let inits = p.operand_list(Delimiter::Paren)?;
        p.expect_keyword("dimension")?;
        p.expect(Kind::Equal, "expected '='")?;
        let dimension = text::integer(p)?;
        p.attr_dict_with_keyword(&mut op.attrs)?;
        let region = p.region(op, &[], false)?;
        op.regions.push(region);
        let (offset, ty) = (p.offset(), text::colon_type(p)?);
        let TypeData::Function(function) = p.ctx.type_data(ty) else {
            return Err(text::wrong_type(p, offset, ty, "builtin.function"));
        };
        if function.inputs.len() != inputs.len() + inits.len() {
            return Err(p.op_error(op.offset, "operand types must match the number of inputs and inits"));
        }
        let Some(outputs) = function.results.len().checked_sub(inits.len()) else {
            return Err(p.op_error(op.offset, "not enough result types to cover the required carries"));
        };
        let (input_types, init_types) = function.inputs.split_at(inputs.len());
        p.resolve_all(&inputs, input_types, op.offset, &mut op.operands)?;
        p.resolve_all(&inits, init_types, op.offset, &mut op.operands)?;
        op.types.extend_from_slice(&function.results);
        let dimension = p.ctx.int_attr(p.ctx.i64_type(), dimension);
        p.set_attr(op, "dimension", dimension);
        for (name, first) in [("operandSegmentSizes", inputs.len()), ("resultSegmentSizes", outputs)] {
            let sizes = [first, inits.len()].map(|size| i32::try_from(size).unwrap_or(i32::MAX));
            let sizes = p.ctx.i32_array(&sizes);
            p.set_attr(op, name, sizes);
        }
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let mut groups = text::operand_groups(op, 2).into_iter();
        p.text("(");
        p.operands(groups.next().unwrap_or_default());
        p.text(") inits (");
        p.operands(groups.next().unwrap_or_default());
        p.fmt(format_args!(") dimension={} ", text::int_attr(op, "dimension").unwrap_or(0)));
        text::attr_dict_with_keyword(p, op, &HIDDEN);
        p.text(" ");
        if let Some(body) = op.regions().next() {
            p.region(op, body, RegionOptions::default());
        }
        p.text(" : ");
        p.functional_type(op);
    }
}

impl AsmNames for Scan {
    fn region_args(&self, op: OpRef<'_, '_>, region: RegionRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        let inputs = text::operand_groups(op, 1).first().map_or(0, Vec::len);
        for (i, arg) in text::entry(region).into_iter().flat_map(|block| block.args()).enumerate() {
            set(arg.id, if i < inputs { "input" } else { "carry" });
        }
    }
}
