//! Syntax of `stablehlo.while(%iterArg = %init) : type cond { ... } do { ... }`.

use mlirkit_asm::hooks::{AsmNames, OpSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Argument, OpParser, OpPrinter, OpState, PResult, RegionOptions, Unresolved};
use mlirkit_ir::{OpRef, RegionRef, Type, ValueId, ValueRef};

use crate::text;

/// Syntax of `stablehlo.while`. Its two regions have the same arguments, which are written once.
pub(super) struct While;

impl OpSyntax for While {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let offset = p.offset();
        let (mut names, mut inits) = (Vec::new(), Vec::new());
        p.expect(Kind::LParen, "expected '('")?;
        while !p.eat(Kind::RParen) {
            names.push(p.operand()?);
            p.expect(Kind::Equal, "expected '='")?;
            inits.push(p.operand()?);
            if p.eat(Kind::RParen) {
                break;
            }
            p.expect(Kind::Comma, "expected ','")?;
        }
        if !inits.is_empty() {
            text::colon_types(p, &mut op.types)?;
        }
        p.resolve_all(&inits, &op.types, offset, &mut op.operands)?;
        // The arguments of both regions have the same location.
        let argument = |(name, ty): (&Unresolved, &Type)| {
            let loc = Some(p.location_of(name.offset));
            Argument { loc, ..text::argument(*name, Some(*ty)) }
        };
        let args: Vec<Argument> = names.iter().zip(&op.types).map(argument).collect();
        p.attr_dict_with_keyword(&mut op.attrs)?;
        for keyword in ["cond", "do"] {
            p.expect_keyword(keyword)?;
            let region = p.region(op, &args, false)?;
            op.regions.push(region);
        }
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let mut regions = op.regions();
        let (Some(cond), Some(body)) = (regions.next(), regions.next()) else { return p.generic_op_after_name(op) };
        let args: Vec<ValueRef<'_, '_>> = text::entry(body).map(|block| block.args().collect()).unwrap_or_default();
        p.text("(");
        p.comma_separated(args.iter().zip(op.operands()), |p, (arg, init)| {
            p.operand(*arg);
            p.text(" = ");
            p.operand(init);
        });
        p.text(")");
        if op.operands().len() > 0 {
            p.text(" : ");
            p.value_types(op.operands());
        }
        text::attr_dict_with_keyword(p, op, &[]);
        p.newline();
        p.text("cond ");
        p.region(op, cond, RegionOptions::default().without_entry_args());
        p.text(" do ");
        p.region(op, body, RegionOptions::default().without_entry_args());
    }
}

impl AsmNames for While {
    fn region_args(&self, _: OpRef<'_, '_>, region: RegionRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        for arg in text::entry(region).into_iter().flat_map(|block| block.args()) {
            set(arg.id, "iterArg");
        }
    }
}
