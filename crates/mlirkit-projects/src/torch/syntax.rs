//! Syntax of `torch` operations that torch-mlir implements in C++.

use mlirkit_asm::hooks::{Directive, Hooks, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{AttrData, OpRef};

/// Registers the directives to which the corrected definitions refer.
pub(super) fn register(hooks: &mut Hooks) {
    hooks.directives.insert("torch.AffineMap", &AffineMap);
    hooks.directives.insert("torch.Slots", &Slots);
    hooks.directives.insert("torch.ResultTypes", &ResultTypes);
}

/// Syntax of `affine_map<...>`, which is never replaced by an alias.
struct AffineMap;

impl Directive for AffineMap {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (map,): Parse<'_, Self>) -> PResult<()> {
        *map = Some(p.attr(None)?);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (map,): Print<'m, 'c, Self>) {
        if let Some(map) = map {
            p.text("affine_map<");
            p.affine_map_attr(map);
            p.text(">");
        }
    }
}

/// Syntax of the lines `@slot(%value : type)` of `torch.initialize.global_slots`.
struct Slots;

impl Directive for Slots {
    type Args = (arg::Attribute, arg::Operands, arg::Types);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (names, values, types): Parse<'_, Self>,
    ) -> PResult<()> {
        let mut slots = Vec::new();
        while !p.at(Kind::RSquare) {
            let name = p.symbol_name()?;
            let AttrData::String { value, .. } = p.ctx.attr_data(name) else { continue };
            slots.push(p.ctx.attr(AttrData::SymbolRef(Box::new([*value]))));
            p.expect(Kind::LParen, "expected '('")?;
            values.push(p.operand()?);
            p.expect(Kind::Colon, "expected ':'")?;
            types.push(p.ty()?);
            p.expect(Kind::RParen, "expected ')'")?;
        }
        *names = Some(p.ctx.attr(AttrData::Array(slots.into())));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, (names, ..): Print<'m, 'c, Self>) {
        let names = match names.map(|names| op.context().attr_data(names)) {
            Some(AttrData::Array(names)) => names,
            _ => return,
        };
        p.newline();
        for (name, value) in names.iter().zip(op.operands()) {
            p.text("  ");
            p.attr(*name);
            p.text("(");
            p.operand(value);
            p.text(" : ");
            p.ty(value.ty());
            p.text(")");
            p.newline();
        }
    }
}

/// Syntax of the result types `(type, type)`. A single type has no parentheses.
struct ResultTypes;

impl Directive for ResultTypes {
    type Args = (arg::Types,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (types,): Parse<'_, Self>) -> PResult<()> {
        if !p.eat(Kind::LParen) {
            types.push(p.ty()?);
            return Ok(());
        }
        if p.eat(Kind::RParen) {
            return Ok(());
        }
        loop {
            types.push(p.ty()?);
            if !p.eat(Kind::Comma) {
                return p.expect(Kind::RParen, "expected ')'").map(|_| ());
            }
        }
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (types,): Print<'m, 'c, Self>) {
        p.text("(");
        p.comma_separated(types, |p, ty| p.ty(*ty));
        p.text(")");
    }
}
