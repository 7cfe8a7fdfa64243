//! Syntax of `linalg.name {attrs} ins(...) outs(...) -> types`, for operations whose name implies their body.

use mlirkit_asm::format::enum_to_text;
use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::{AttrParser, OpParser, OpPrinter, OpState, PResult};
use mlirkit_defs::Release;
use mlirkit_ir::{Attr, AttrData, OpRef};

use super::body::{self, Body, Function};
use super::structured;
use crate::text;

/// The name of the attribute that caches indexing maps derived from the operation name.
const MEMOIZED: &str = "linalg.memoized_indexing_maps";

/// Syntax of a named operation, and the data needed to build its body.
pub(crate) struct Named {
    pub(crate) name: &'static str,
    /// The number of body arguments.
    pub(crate) args: usize,
    pub(crate) body: Body,
    /// The results of each indexing map, as strings.
    pub(crate) maps: &'static [&'static str],
}

impl OpSyntax for Named {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        structured_op(p, op, self.args, self.body)?;
        if !self.maps.is_empty() && text::parsed_attr(p, op, MEMOIZED).is_none() {
            let maps = self.indexing_maps(p, op)?;
            p.set_attr(op, MEMOIZED, maps);
        }
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        print_structured_op(p, op, &[]);
    }
}

impl Named {
    /// Returns the indexing maps, with the operation's strides and dilations filled in. Returns an error if a map
    /// cannot be parsed.
    fn indexing_maps(&self, p: &AttrParser<'_, '_>, op: &OpState) -> PResult<Attr> {
        let dim = |text: &str| text.split('d').skip(1).filter_map(number).max();
        let dims = self.maps.iter().filter_map(|map| dim(map)).max().map_or(0, |last| last + 1);
        let names: Vec<String> = (0..dims).map(|dim| format!("d{dim}")).collect();
        let windows = [('S', window(p, op, "strides")), ('D', window(p, op, "dilations"))];
        let mut maps = Vec::new();
        for results in self.maps {
            let mut results = (*results).to_owned();
            for (letter, sizes) in &windows {
                for index in 0..3 {
                    let size = sizes.get(index).or(sizes.first()).copied().unwrap_or(1);
                    results = results.replace(&format!("{letter}{index}"), &size.to_string());
                }
            }
            let map = format!("affine_map<({}) -> ({results})>", names.join(", "));
            maps.push(AttrParser::new(p.ctx, map.as_bytes()).attribute()?);
        }
        Ok(p.ctx.array_attr(&maps))
    }
}

/// Parses the digits at the start of a string; `None` if there are none.
fn number(text: &str) -> Option<usize> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    text.get(..end)?.parse().ok()
}

/// Returns the elements of the parsed dense attribute `name`; one element for a splat. Empty if the attribute is
/// absent.
fn window(p: &AttrParser<'_, '_>, op: &OpState, name: &str) -> Vec<i64> {
    match text::parsed_attr(p, op, name).map(|attr| p.ctx.attr_data(attr)) {
        Some(AttrData::DenseElements(dense)) => {
            let number = |bytes: &[u8]| bytes.try_into().map_or(1, i64::from_le_bytes);
            dense.data.as_slice().chunks_exact(8).map(number).collect()
        }
        _ => Vec::new(),
    }
}

/// Parses the rest of an operation after its name, and builds its body with `args` arguments.
pub(crate) fn structured_op(p: &mut OpParser<'_, '_, '_>, op: &mut OpState, args: usize, body: Body) -> PResult<()> {
    let start = p.offset();
    let types = structured::parts(p, op, true)?;
    p.attr_dict(&mut op.attrs)?;
    text::optional_arrow_types(p, &mut op.types)?;
    let found = types.inputs.len() + types.outputs.len();
    if found != args {
        let message =
            format!("[parseNamedStructuredOpRegion] ods-gen generated region expects {args} args, got {found}");
        return Err(p.op_error(p.offset(), &message));
    }
    let cast = text::parsed_attr(p, op, "cast").and_then(|cast| text::enum_value(p.ctx, cast));
    let body = match body {
        Body::Chosen => chosen(p, op).map_or(body, Body::Cast),
        // Up to LLVM 21, `linalg.fill` casts its value.
        Body::First if p.ctx.release() < Release(22) => Body::Copy,
        _ => body,
    };
    let (region, block, args) = structured::body_block(p, op, &[]);
    op.regions.push(region);
    body::build(p, start, block, &args, body, cast == Some(1))
}

/// Returns the function that the attribute `fun` selects. If it is absent, returns the first unary or binary function.
/// `None` if the attribute is invalid.
fn chosen(p: &OpParser<'_, '_, '_>, op: &OpState) -> Option<Function> {
    let Some(fun) = text::parsed_attr(p, op, "fun") else {
        return Some(if op.operands.len() > 2 { Function::Add } else { Function::Exp });
    };
    let AttrData::Dialect(data) = p.ctx.attr_data(fun) else { return None };
    let cases = p.ctx.dialect(p.ctx.ident("linalg"))?.enum_(data.def.enum_name.as_deref()?)?;
    Function::of_case(&enum_to_text(cases, text::enum_value(p.ctx, fun)?)?)
}

/// Prints everything but the name and the body of a structured operation.
pub(crate) fn print_structured_op<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>, elided: &[&str]) {
    let elided: Vec<&str> = elided.iter().copied().chain(["operandSegmentSizes", MEMOIZED]).collect();
    text::attr_dict(p, op, &elided);
    structured::print_parts(p, op);
    p.optional_arrow_types(op.signature().result_types(op.id));
}
