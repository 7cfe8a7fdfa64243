//! Syntax of the `pdl_interp` dialect: functions, loops over ranges, and the creation of operations.

use mlirkit_asm::hooks::{Directive, Hooks, OpSyntax, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_ir::OpRef;

use crate::func::syntax::PlainFunction;
use crate::pdl::syntax::{NamedOperands, RangeType, range_of};

/// Registers the hand-written syntax of the `pdl_interp` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.directives.insert("pdl_interp.CreateOperationOpAttributes", &NamedOperands);
    hooks.directives.insert("pdl_interp.CreateOperationOpResults", &CreatedResults);
    hooks.directives.insert("pdl_interp.RangeType", &RangeType);
    hooks.ops.insert("pdl_interp.foreach", &ForEach);
    hooks.ops.insert("pdl_interp.func", &PlainFunction);
}

/// Syntax of `-> <inferred>` or `-> (%types : ...)`.
struct CreatedResults;

impl Directive for CreatedResults {
    type Args = (arg::Operands, arg::Types, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (values, types, inferred): Parse<'_, Self>,
    ) -> PResult<()> {
        if !p.eat(Kind::Arrow) {
            return Ok(());
        }
        if p.eat(Kind::Less) {
            p.expect_keyword("inferred")?;
            p.expect(Kind::Greater, "expected '>'")?;
            *inferred = Some(p.ctx.unit());
            return Ok(());
        }
        p.expect(Kind::LParen, "expected '('")?;
        values.extend(p.operand_list(Delimiter::None)?);
        p.expect(Kind::Colon, "expected ':'")?;
        p.list_of(Delimiter::None, "", |p| {
            types.push(p.ty()?);
            Ok(())
        })?;
        p.expect(Kind::RParen, "expected ')'").map(|_| ())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        _: OpRef<'m, 'c>,
        (values, types, inferred): Print<'m, 'c, Self>,
    ) {
        if inferred.is_some() {
            p.text(" -> <inferred>");
        } else if !types.is_empty() {
            p.text(" -> (");
            p.operands(values.iter().copied());
            p.text(" : ");
            p.types(types);
            p.text(")");
        }
    }
}

/// Syntax of `pdl_interp.foreach %x : !pdl.value in %range { ... } -> ^bb1`.
struct ForEach;

impl OpSyntax for ForEach {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let variable = p.argument(true, false)?;
        if !p.eat_keyword("in") {
            return Err(p.op_error(p.offset(), "expected 'in' after loop variable"));
        }
        let range = p.operand()?;
        let element = variable.ty.unwrap_or_else(|| p.ctx.none_type());
        let ty = range_of(p.ctx, element).unwrap_or(element);
        let value = p.resolve(range, ty)?;
        op.operands.push(value);
        let region = p.region(op, &[variable], false)?;
        op.regions.push(region);
        p.attr_dict(&mut op.attrs)?;
        p.expect(Kind::Arrow, "expected '->'")?;
        let successor = p.successor()?;
        op.successors.push(successor);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let region = op.regions().next();
        if let Some(variable) = region.and_then(|region| region.blocks().next()).and_then(|block| block.args().next()) {
            p.text(" ");
            p.operand(variable);
            p.text(" : ");
            p.ty(variable.ty());
        }
        p.text(" in ");
        p.operands(op.operands());
        if let Some(region) = region {
            p.text(" ");
            p.region(op, region, RegionOptions::default().without_entry_args());
        }
        p.attr_dict(op.discardable_attrs(), &[]);
        p.text(" -> ");
        p.comma_separated(op.successors(), |p, block| p.successor(block));
    }
}
