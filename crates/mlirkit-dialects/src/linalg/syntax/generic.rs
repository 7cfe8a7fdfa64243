//! Syntax of
//! `linalg.generic {indexing_maps = ..., iterator_types = ...} ins(...) outs(...) attrs = {...} { ... } -> types`.

use mlirkit_asm::function::all_attributes;
use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_ir::{AttrData, OpRef};

use super::structured;
use crate::text;

/// Syntax of `linalg.generic`.
pub(crate) struct Generic;

const TRAIT_ATTRS: [&str; 4] = ["doc", "indexing_maps", "iterator_types", "library_call"];
const HIDDEN: [&str; 5] = ["doc", "indexing_maps", "iterator_types", "library_call", "operandSegmentSizes"];

impl OpSyntax for Generic {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let (offset, attr) = (p.offset(), p.attribute()?);
        let AttrData::Dictionary(entries) = p.ctx.attr_data(attr) else {
            return Err(p.op_error(offset, "invalid kind of attribute specified"));
        };
        op.attrs.extend_from_slice(entries);
        let types = text::parsed_attr(p, op, "iterator_types").map(|types| p.ctx.attr_data(types));
        if !matches!(types, Some(AttrData::Array(_))) {
            return Err(p.op_error(offset, "expected \"iterator_types\" array attribute"));
        }
        text::read_iterator_types(p, p.offset(), op, "linalg")?;
        structured::parts(p, op, true)?;
        if p.eat_keyword("attrs") {
            p.expect(Kind::Equal, "expected '='")?;
            p.attr_dict(&mut op.attrs)?;
        }
        let region = p.region(op, &[], false)?;
        op.regions.push(region);
        text::optional_arrow_types(p, &mut op.types)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        let entries = text::trait_dictionary(op, &TRAIT_ATTRS);
        if !entries.is_empty() {
            let dictionary = p.ctx.dictionary(entries);
            p.attr(dictionary);
        }
        structured::print_parts(p, op);
        let attrs = all_attributes(op);
        if attrs.iter().any(|(name, _)| !HIDDEN.contains(&p.ctx.str(*name))) {
            p.text(" attrs = ");
            p.attr_dict(&attrs, &HIDDEN);
        }
        if let Some(region) = op.regions().next().filter(|region| text::entry(*region).is_some()) {
            p.text(" ");
            p.region(op, region, RegionOptions::default());
        }
        p.optional_arrow_types(op.signature().result_types(op.id));
    }
}
