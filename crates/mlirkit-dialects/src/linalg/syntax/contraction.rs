//! Syntax of `linalg.matmul indexing_maps = [...] ins(...) outs(...)` and similar operations.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_defs::OpDef;
use mlirkit_ir::{Attr, AttrData, OpRef};

use super::body::Body;
use super::named::{print_structured_op, structured_op};

/// Syntax of a contraction, whose indexing maps may be explicit.
pub(crate) struct Contraction {
    /// Whether the indexing maps are mandatory.
    explicit: bool,
    /// Whether each map is parsed separately, instead of the whole list as an array attribute.
    single: bool,
}

/// Syntax of `linalg.matmul` and similar operations.
pub(crate) const MATMUL: Contraction = Contraction { explicit: false, single: false };

/// Syntax of batched matrix multiplications.
pub(crate) const BATCH: Contraction = Contraction { explicit: false, single: true };

/// Syntax of `linalg.contract`.
pub(crate) const CONTRACT: Contraction = Contraction { explicit: true, single: false };

impl OpSyntax for Contraction {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let offset = p.offset();
        let missing = "expected 'indexing_maps' attribute";
        let maps = match indexing_maps(p, self.single) {
            Err(first) if self.explicit => {
                let offset = p.offset();
                return Err(p.and_then_hook_error(first, offset, missing));
            }
            Err(error) => return Err(error),
            Ok(None) if self.explicit => return Err(p.op_error(offset, missing)),
            // If the maps are optional, an empty list counts as absent.
            Ok(Some(maps)) if self.explicit || p.ctx.array_elements(maps).is_some_and(|maps| !maps.is_empty()) => {
                Some(maps)
            }
            Ok(_) => op.def.and_then(|def| default_maps(p, def)),
        };
        if let Some(maps) = maps {
            p.set_attr(op, "indexing_maps", maps);
        }
        structured_op(p, op, 3, Body::Contraction)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let parser = AttrParser::new(p.ctx, b"");
        let default = op.def().and_then(|def| default_maps(&parser, def));
        if let Some(maps) = op.attr("indexing_maps").filter(|maps| self.explicit || Some(*maps) != default) {
            print_indexing_maps(p, maps);
        }
        print_structured_op(p, op, &["indexing_maps"]);
    }
}

/// Parses `indexing_maps = [...]` into an array attribute; `None` if it is absent. With `single`, parses each map
/// separately.
fn indexing_maps(p: &mut OpParser<'_, '_, '_>, single: bool) -> PResult<Option<Attr>> {
    if !p.eat_keyword("indexing_maps") {
        return Ok(None);
    }
    p.expect(Kind::Equal, "expected '='")?;
    if single {
        return single_maps(p).map(Some);
    }
    let (offset, attr) = (p.offset(), p.attribute()?);
    let AttrData::Array(maps) = p.ctx.attr_data(attr) else {
        return Err(p.op_error(offset, "invalid kind of attribute specified"));
    };
    if maps.iter().any(|map| !matches!(p.ctx.attr_data(*map), AttrData::AffineMap(_))) {
        return Err(p.op_error(p.offset(), "element of indexing_maps array is not an affine_map"));
    }
    Ok(Some(attr))
}

/// Parses `[map, ...]` with at least one map.
fn single_maps(p: &mut OpParser<'_, '_, '_>) -> PResult<Attr> {
    p.expect(Kind::LSquare, "expected '['")?;
    let mut maps = Vec::new();
    loop {
        let map = p.attribute()?;
        if !matches!(p.ctx.attr_data(map), AttrData::AffineMap(_)) {
            return Err(p.op_error(p.offset(), "expected affine map attribute"));
        }
        maps.push(map);
        if !p.eat(Kind::Comma) {
            break;
        }
    }
    p.expect(Kind::RSquare, "expected ']'")?;
    Ok(p.ctx.array_attr(&maps))
}

/// Prints indexing maps as ` indexing_maps = [...]`.
pub(crate) fn print_indexing_maps(p: &mut AttrPrinter<'_, '_>, maps: Attr) {
    p.text(" indexing_maps = [");
    if let AttrData::Array(maps) = p.ctx.attr_data(maps) {
        p.attrs(maps);
    }
    p.text("]");
}

/// Returns the default indexing maps in the operation's definition; `None` if it has none.
fn default_maps(p: &AttrParser<'_, '_>, def: &'static OpDef) -> Option<Attr> {
    let slot = def.slots.named("indexing_maps")?;
    p.ctx.slot_default_by(&mlirkit_asm::TEXT, slot).ok().flatten()
}
