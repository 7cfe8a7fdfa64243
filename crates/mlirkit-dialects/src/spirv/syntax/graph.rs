//! Syntax of graphs, and of the operation that declares the entry points among a module's graphs.

use mlirkit_asm::function::{
    add_signature_attrs, parse_attributes, parse_signature, print_attributes, print_signature, print_symbol_name,
};
use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_ir::{AttrData, FunctionType, OpRef, TypeData};

/// Syntax of `spirv.ARM.Graph @name(%a: type) -> type attributes {...} { ... }`.
pub(super) struct Graph;

impl OpSyntax for Graph {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let name = p.symbol_name()?;
        p.set_attr(op, "sym_name", name);
        let signature = parse_signature(p, false)?;
        let graph = FunctionType { inputs: signature.inputs().into(), results: signature.results.clone().into() };
        let ty = p.ctx.type_attr(p.ctx.ty(TypeData::Graph(Box::new(graph))));
        p.set_attr(op, "function_type", ty);
        parse_attributes(p, op, &[])?;
        add_signature_attrs(p, op, &signature);
        let body = p.optional_region(op, &signature.args, false)?;
        let body = match body {
            Some(body) => body,
            None => p.empty_region(op),
        };
        op.regions.push(body);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let ctx = op.context();
        let ty = match op.attr("function_type").map(|attr| ctx.attr_data(attr)) {
            Some(AttrData::Type(ty)) => Some(ctx.type_data(*ty)),
            _ => None,
        };
        let Some(TypeData::Graph(graph)) = ty else { return };
        p.text(" ");
        print_symbol_name(p, op);
        print_signature(p, op, &graph.inputs, false, &graph.results);
        print_attributes(p, op, &["function_type", "arg_attrs", "res_attrs"]);
        if let Some(region) = op.regions().next().filter(|region| region.blocks().next().is_some()) {
            p.text(" ");
            p.region(op, region, RegionOptions::default().without_entry_args());
        }
    }
}

/// Syntax of `spirv.ARM.GraphEntryPoint @graph, @variable`.
pub(super) struct GraphEntryPoint;

impl OpSyntax for GraphEntryPoint {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let graph = p.attribute()?;
        p.set_attr(op, "fn", graph);
        let mut variables = Vec::new();
        while p.eat(Kind::Comma) {
            variables.push(p.attribute()?);
        }
        let variables = p.ctx.array_attr(&variables);
        p.set_attr(op, "interface", variables);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        let variables = match op.attr("interface").map(|attr| op.context().attr_data(attr)) {
            Some(AttrData::Array(variables)) => &**variables,
            _ => &[],
        };
        p.comma_separated(op.attr("fn").iter().chain(variables), |p, symbol| p.attr(*symbol));
    }
}
