//! Syntax of clauses and regions of LLVM 16 to 19 that no longer exist.

mod before_17;

use mlirkit_asm::hooks::{Directive, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_ir::{Attr, AttrData, OpRef, TypeData};

use crate::text::{self, elements};

pub(super) use before_17::{LoopControl, MapList, pointee};

/// Syntax of a region after a keyword, such as `atomic { ... }`. If the keyword is absent, the region is empty.
pub(super) struct KeywordRegion(pub(super) &'static str);

impl Directive for KeywordRegion {
    type Args = (arg::Regions,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState, (regions,): Parse<'_, Self>) -> PResult<()> {
        let region = if p.eat_keyword(self.0) { p.region(op, &[], false)? } else { p.empty_region(op) };
        regions.push(region);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, (regions,): Print<'m, 'c, Self>) {
        if let Some(region) = regions.first().filter(|region| region.blocks().next().is_some()) {
            p.text(self.0);
            p.text(" ");
            p.region(op, *region, RegionOptions::default());
        }
    }
}

/// Syntax of `byref @reduction -> %variable : type`. LLVM 16 has no `byref`.
pub(super) struct Reductions;

impl Directive for Reductions {
    type Args = (arg::Operands, arg::Types, arg::Attribute, Option<arg::Attribute>);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (variables, types, first, second): Parse<'_, Self>,
    ) -> PResult<()> {
        let (byref_attr, syms_attr) = match second {
            Some(syms) => (Some(first), syms),
            None => (None, first),
        };
        let (mut syms, mut byref) = (Vec::new(), Vec::new());
        p.list_of(Delimiter::None, "", |p| {
            byref.push(byref_attr.is_some() && p.eat_keyword("byref"));
            syms.push(p.attribute()?);
            p.expect(Kind::Arrow, "expected '->'")?;
            variables.push(p.operand()?);
            types.push(text::colon_type(p)?);
            Ok(())
        })?;
        if let Some(byref_attr) = byref_attr {
            *byref_attr = Some(p.ctx.bool_array(&byref));
        }
        *syms_attr = Some(p.ctx.array_attr(&syms));
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        _: OpRef<'m, 'c>,
        (variables, _, first, second): Print<'m, 'c, Self>,
    ) {
        let (byref, syms) = second.map_or((None, first), |syms| (first, syms));
        let byref = byref.and_then(|attr| p.ctx.int_array_values(attr)).unwrap_or_default();
        let pairs = variables.iter().zip(elements(p.ctx, syms)).enumerate();
        p.comma_separated(pairs, |p, (at, (variable, sym))| {
            if byref.get(at).is_some_and(|flag| *flag != 0) {
                p.text("byref ");
            }
            p.attr(*sym);
            p.text(" -> ");
            p.operand(*variable);
            p.text(" : ");
            p.ty(variable.ty());
        });
    }
}

/// Syntax of `@privatizer %variable -> %argument : type` in `omp.target`. The arguments are the last ones of the
/// region, which lists them again.
pub(super) struct Privates;

impl Directive for Privates {
    type Args = (arg::Operands, arg::Types, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (variables, types, privatizers): Parse<'_, Self>,
    ) -> PResult<()> {
        let mut syms = Vec::new();
        p.list_of(Delimiter::None, "", |p| {
            syms.push(p.attribute()?);
            variables.push(p.operand()?);
            p.expect(Kind::Arrow, "expected '->'")?;
            p.operand()?;
            types.push(text::colon_type(p)?);
            Ok(())
        })?;
        *privatizers = Some(p.ctx.array_attr(&syms));
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        op: OpRef<'m, 'c>,
        (variables, _, privatizers): Print<'m, 'c, Self>,
    ) {
        let args = text::body_args(op);
        let args = args.get(args.len().saturating_sub(variables.len())..).unwrap_or_default();
        let all = elements(p.ctx, privatizers).iter().zip(variables).zip(args);
        p.comma_separated(all, |p, ((privatizer, variable), arg)| {
            p.attr(*privatizer);
            p.text(" ");
            p.operand(*variable);
            p.text(" -> ");
            p.operand(*arg);
            p.text(" : ");
            p.ty(variable.ty());
        });
    }
}

/// Converts index lists to the older form, a two-dimensional vector. Returns an error if the lists have different
/// lengths.
pub(super) fn index_table(p: &AttrParser<'_, '_>, lists: &[Vec<i64>]) -> PResult<Attr> {
    let width = lists.first().map_or(0, Vec::len);
    if lists.iter().any(|list| list.len() != width) {
        return Err(p.error_here("expected lists of indices of the same length"));
    }
    let text = format!("dense<{lists:?}> : vector<{}x{width}xi32>", lists.len());
    AttrParser::new(p.ctx, text.as_bytes()).attribute()
}

/// Prints an index table as `[1,-1], [2,0]`. Prints nothing for any other attribute.
pub(super) fn print_index_table(p: &mut AttrPrinter<'_, '_>, table: Attr) {
    let AttrData::DenseElements(dense) = p.ctx.attr_data(table) else { return };
    let TypeData::Vector(vector) = p.ctx.type_data(dense.ty) else { return };
    let bytes = dense.data.as_slice();
    let [rows, width] = [0, 1].map(|at| vector.shape.get(at).and_then(|size| usize::try_from(*size).ok()).unwrap_or(1));
    let number = |index: usize| {
        let at = if dense.splat { 0 } else { index * 4 };
        let bytes = bytes.get(at..at + 4)?.try_into().ok()?;
        Some(i32::from_le_bytes(bytes))
    };
    p.comma_separated(0..rows, |p, row| {
        let row: Vec<String> = (0..width).filter_map(|at| number(row * width + at)).map(|n| n.to_string()).collect();
        p.fmt(format_args!("[{}]", row.join(",")));
    });
}
