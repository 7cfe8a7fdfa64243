//! Syntax of the dispatch regions of the `flow` dialect.

use mlirkit_asm::hooks::{Hooks, OpSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_dialects::library::Bindings;
use mlirkit_ir::{OpRef, ValueRef};

use super::common::{
    ShapedFunctionSignature, ShapedTiedResult, SymbolAlias, TypeOrAttr, attr_dict_with_keyword, parse_dims, print_dims,
};

/// Bindings for the `flow` dialect.
pub(crate) const BINDINGS: Bindings = Bindings { hooks: register, ..Bindings::NONE };

fn register(hooks: &mut Hooks) {
    hooks.directives.insert("flow.TypeOrAttr", &TypeOrAttr);
    hooks.directives.insert("flow.SymbolAlias", &SymbolAlias);
    hooks.directives.insert("flow.ShapedTiedResult", &ShapedTiedResult);
    hooks.directives.insert("flow.ShapedFunctionSignature", &ShapedFunctionSignature);
    hooks.ops.insert("flow.dispatch.region", &DispatchRegion);
    super::names::flow(hooks);
}

/// Syntax of `flow.dispatch.region[%w] -> (type{%d}) { ... } count(%x: index) -> (index, index, index) { ... }`.
struct DispatchRegion;

impl OpSyntax for DispatchRegion {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let (mut workload, mut sizes) = (Vec::new(), Vec::new());
        if p.eat(Kind::LSquare) {
            workload = p.operand_list(Delimiter::None)?;
            p.expect(Kind::RSquare, "expected ']'")?;
        }
        if p.eat(Kind::Arrow) {
            let types = &mut op.types;
            p.list_of(Delimiter::Paren, "", |p| {
                let ty = p.ty()?;
                types.push(ty);
                parse_dims(p, ty, &mut sizes)
            })?;
        }
        p.attr_dict_with_keyword(&mut op.attrs)?;
        let body = p.region(op, &[], false)?;
        op.regions.push(body);
        let count = if p.eat_keyword("count") {
            let args = p.argument_list(Delimiter::Paren, true, true)?;
            p.expect(Kind::Arrow, "expected '->'")?;
            p.list_of(Delimiter::Paren, "", |p| p.ty().map(|_| ()))?;
            p.region(op, &args, false)?
        } else {
            p.empty_region(op)
        };
        op.regions.push(count);
        let index = p.ctx.index_type();
        p.resolve_as(&sizes, index, &mut op.operands)?;
        p.resolve_as(&workload, index, &mut op.operands)?;
        let segments = [sizes.len(), workload.len()].map(|size| i32::try_from(size).unwrap_or(i32::MAX));
        let segments = p.ctx.i32_array(&segments);
        p.set_attr(op, "operandSegmentSizes", segments);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let operands: Vec<ValueRef<'_, 'c>> = op.operands().collect();
        let split = op.operand_group(0).map_or(0, |range| range.len()).min(operands.len());
        let (mut sizes, workload) = operands.split_at(split);
        if !workload.is_empty() {
            p.text("[");
            p.operands(workload.iter().copied());
            p.text("]");
        }
        p.text(" -> (");
        p.comma_separated(op.results(), |p, result| {
            p.ty(result.ty());
            print_dims(p, result.ty(), &mut sizes);
        });
        p.text(")");
        attr_dict_with_keyword(p, op, &["operandSegmentSizes"]);
        let mut regions = op.regions();
        if let Some(body) = regions.next() {
            p.text(" ");
            p.region(op, body, RegionOptions::default());
        }
        if let Some(count) = regions.next().filter(|region| region.blocks().next().is_some()) {
            p.text(" count(");
            let args = count.blocks().next().into_iter().flat_map(mlirkit_ir::BlockRef::args);
            p.comma_separated(args, |p, arg| p.region_argument(arg, &[]));
            p.text(") -> (index, index, index) ");
            p.region(op, count, RegionOptions::default().without_entry_args());
        }
    }
}
