//! Syntax of `fir.global` and `fir.string_lit`.

use mlirkit_asm::hooks::{Hooks, OpSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_ir::{AttrData, OpRef};

use super::attr_dict;

/// Registers the syntax of globals and string literals.
pub(super) fn register(hooks: &mut Hooks) {
    hooks.ops.insert("fir.global", &FirGlobal);
    hooks.ops.insert("fir.string_lit", &StringLit);
}

/// Syntax of `fir.global internal @x(dense<1> : tensor<4xi32>) {attrs} constant target : type { ... }`.
struct FirGlobal;

impl OpSyntax for FirGlobal {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        if let Some(linkage) = p.optional_keyword() {
            let linkage = p.ctx.string_attr(linkage);
            p.set_attr(op, "linkName", linkage);
        }
        let (offset, symbol) = (p.offset(), p.attribute()?);
        let root = p.ctx.symbol_path(symbol).and_then(|path| path.first().copied());
        let root = root.ok_or_else(|| p.op_error(offset, "invalid kind of attribute specified"))?;
        p.set_attr(op, "symref", symbol);
        let name = p.ctx.attr(AttrData::String { value: root, ty: None });
        p.set_attr(op, "sym_name", name);
        let initial = p.eat(Kind::LParen);
        if initial {
            let value = p.attribute()?;
            p.set_attr(op, "initVal", value);
            p.expect(Kind::RParen, "expected ')'")?;
        }
        p.attr_dict(&mut op.attrs)?;
        let unit = p.ctx.unit();
        for keyword in ["constant", "target"] {
            if p.eat_keyword(keyword) {
                p.set_attr(op, keyword, unit);
            }
        }
        p.expect(Kind::Colon, "expected ':'")?;
        let ty = p.ty()?;
        let ty = p.ctx.type_attr(ty);
        p.set_attr(op, "type", ty);
        let region = if initial { None } else { p.optional_region(op, &[], false)? };
        let region = region.unwrap_or_else(|| p.empty_region(op));
        op.regions.push(region);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        if let Some(linkage) = op.string_attr("linkName") {
            p.text(" ");
            p.text(linkage);
        }
        p.text(" ");
        op.attr("symref").into_iter().for_each(|symbol| p.attr(symbol));
        if let Some(value) = op.attr("initVal") {
            p.text("(");
            p.attr(value);
            p.text(")");
        }
        attr_dict(p, op, &["linkName", "symref", "sym_name", "initVal", "constant", "target", "type"]);
        for keyword in ["constant", "target"] {
            if op.attr(keyword).is_some() {
                p.text(" ");
                p.text(keyword);
            }
        }
        p.text(" : ");
        op.attr("type").into_iter().for_each(|ty| p.attr(ty));
        if let Some(region) = op.regions().next().filter(|region| region.blocks().next().is_some()) {
            p.text(" ");
            p.region(op, region, RegionOptions::default().without_entry_args());
        }
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        let is_keyword = |text: &str| mlirkit_asm::is_bare_identifier(text.as_bytes());
        let root = op.attr("symref").and_then(|symbol| op.context().symbol_path(symbol)?.first().copied());
        op.string_attr("linkName").is_none_or(is_keyword)
            && root.is_some_and(|root| op.symbol_name() == Some(op.context().str(root)))
    }
}

/// Syntax of `fir.string_lit "text"(4) : !fir.char<1,4>`, where a list of numbers may replace the string.
struct StringLit;

impl OpSyntax for StringLit {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let (offset, value) = (p.offset(), p.attribute()?);
        let name = match p.ctx.attr_data(value) {
            AttrData::String { .. } => "value",
            AttrData::Array(_) | AttrData::DenseElements(_) => "xlist",
            _ => return Err(p.op_error(offset, "found an invalid constant")),
        };
        p.set_attr(op, name, value);
        p.expect(Kind::LParen, "expected '('")?;
        let i64_type = p.ctx.i64_type();
        let size = p.attr(Some(i64_type))?;
        p.set_attr(op, "size", size);
        p.expect(Kind::RParen, "expected ')'")?;
        p.attr_dict(&mut op.attrs)?;
        p.expect(Kind::Colon, "expected ':'")?;
        op.types.push(p.ty()?);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        op.attr("value").or_else(|| op.attr("xlist")).into_iter().for_each(|value| p.attr(value));
        p.text("(");
        op.attr("size").into_iter().for_each(|size| p.attr_without_type(size));
        p.text(")");
        attr_dict(p, op, &["value", "xlist", "size"]);
        p.text(" : ");
        p.types(op.signature().result_types(op.id));
    }
}
