//! Syntax of modules and functions, and of the operations that declare entry points and execution modes.

use mlirkit_asm::function::{
    add_signature_attrs, function_type, parse_attributes, parse_body, parse_signature, print_attributes, print_body,
    print_signature, print_symbol_name,
};
use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_defs::Release;
use mlirkit_ir::{Attr, AttrData, OpRef};

use super::enums;
use crate::text;

/// Syntax of `spirv.module @name Logical GLSL450 requires #spirv.vce<...> { ... }`.
pub(super) struct Module;

impl OpSyntax for Module {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        if p.ctx.release() >= Release(24) {
            let words = ["private", "public", "nested"];
            if let Some(word) = words.into_iter().find(|word| p.eat_keyword(word)) {
                let word = p.ctx.string_attr(word);
                p.set_attr(op, "sym_visibility", word);
                p.use_lists();
            }
        }
        if let Some(name) = p.optional_symbol_name() {
            p.set_attr(op, "sym_name", name);
        }
        let addressing = enums::keyword(p, "AddressingModel", "addressing_model")?;
        enums::set(p, op, "addressing_model", "addressing_model", addressing);
        let memory = enums::keyword(p, "MemoryModel", "memory_model")?;
        enums::set(p, op, "memory_model", "memory_model", memory);
        if p.eat_keyword("requires") {
            let (offset, triple) = (p.offset(), p.attribute()?);
            let is_triple =
                matches!(p.ctx.attr_data(triple), AttrData::Dialect(data) if &*data.def.name == "spirv.vce");
            if !is_triple {
                return Err(p.op_error(offset, "invalid kind of attribute specified"));
            }
            p.set_attr(op, "vce_triple", triple);
        }
        p.attr_dict_with_keyword(&mut op.attrs)?;
        let region = p.region(op, &[], false)?;
        let body = match op.child.as_deref_mut() {
            Some(child) => child,
            None => p.body(),
        };
        if body.entry(region.0).is_none() {
            body.append_block(region.0);
        }
        op.regions.push(region);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        // Only recent snapshots print the visibility here.
        let visibility = op.attr("sym_visibility").filter(|_| op.module.style.has_lists());
        if let Some(AttrData::String { value: word, .. }) = visibility.map(|word| op.context().attr_data(word)) {
            p.fmt(format_args!(" {}", String::from_utf8_lossy(op.context().bytes(*word))));
        }
        if op.attr("sym_name").is_some() {
            p.text(" ");
            print_symbol_name(p, op);
        }
        p.text(" ");
        enums::print(p, op, "addressing_model", "AddressingModel");
        p.text(" ");
        enums::print(p, op, "memory_model", "MemoryModel");
        if let Some(triple) = op.attr("vce_triple") {
            p.text(" requires ");
            p.attr(triple);
        }
        let mut elided = vec!["addressing_model", "memory_model", "sym_name", "vce_triple"];
        elided.extend(visibility.map(|_| "sym_visibility"));
        text::attr_dict_with_keyword(p, op, &elided);
        p.text(" ");
        if let Some(region) = op.regions().next() {
            p.region(op, region, RegionOptions::default());
        }
    }
}

/// Syntax of `spirv.func @name(%a: f32) -> f32 "None" attributes {...} { ... }`.
pub(super) struct Func;

impl OpSyntax for Func {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let name = p.symbol_name()?;
        p.set_attr(op, "sym_name", name);
        let signature = parse_signature(p, false)?;
        let ty = p.ctx.function_type(&signature.inputs(), &signature.results);
        let ty = p.ctx.type_attr(ty);
        p.set_attr(op, "function_type", ty);
        let control = enums::string(p, "FunctionControl", "function_control")?;
        enums::set(p, op, "function_control", "function_control", control);
        parse_attributes(p, op, &[])?;
        add_signature_attrs(p, op, &signature);
        parse_body(p, op, &signature.args)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let (inputs, results) = function_type(op, "function_type");
        p.text(" ");
        print_symbol_name(p, op);
        print_signature(p, op, inputs, false, results);
        p.text(" \"");
        enums::print(p, op, "function_control", "FunctionControl");
        p.text("\"");
        print_attributes(p, op, &["function_type", "arg_attrs", "res_attrs", "function_control"]);
        print_body(p, op);
    }
}

/// Parses a symbol reference, which must not be nested.
pub(super) fn flat_symbol(p: &mut OpParser<'_, '_, '_>) -> PResult<Attr> {
    let (offset, symbol) = (p.offset(), p.attribute()?);
    match p.ctx.attr_data(symbol) {
        AttrData::SymbolRef(path) if path.len() == 1 => Ok(symbol),
        _ => Err(p.op_error(offset, "invalid kind of attribute specified")),
    }
}

/// Syntax of `spirv.EntryPoint "GLCompute" @function, @variable`.
pub(super) struct EntryPoint;

impl OpSyntax for EntryPoint {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let model = enums::string(p, "ExecutionModel", "execution_model")?;
        enums::set(p, op, "execution_model", "execution_model", model);
        let function = flat_symbol(p)?;
        p.set_attr(op, "fn", function);
        let mut variables = Vec::new();
        while p.eat(Kind::Comma) {
            variables.push(flat_symbol(p)?);
        }
        let variables = p.ctx.array_attr(&variables);
        p.set_attr(op, "interface", variables);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" \"");
        enums::print(p, op, "execution_model", "ExecutionModel");
        p.text("\" ");
        let variables = match op.attr("interface").map(|attr| op.context().attr_data(attr)) {
            Some(AttrData::Array(variables)) => &**variables,
            _ => &[],
        };
        p.comma_separated(op.attr("fn").iter().chain(variables), |p, symbol| p.attr(*symbol));
    }
}

/// Syntax of `spirv.ExecutionMode @function "LocalSize", 1, 1, 1`. `spirv.ExecutionModeId` has symbol references to
/// constants instead, without a comma before the first one.
pub(super) struct ExecutionMode {
    pub(super) symbols: bool,
}

impl OpSyntax for ExecutionMode {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let function = p.attribute()?;
        p.set_attr(op, "fn", function);
        let mode = enums::string(p, "ExecutionMode", "execution_mode")?;
        enums::set(p, op, "execution_mode", "execution_mode", mode);
        let i32_type = p.ctx.i32_type();
        let mut values = Vec::new();
        if self.symbols {
            p.list_of(Delimiter::None, "", |p| {
                values.push(flat_symbol(p)?);
                Ok(())
            })?;
        }
        while p.eat(Kind::Comma) {
            values.push(p.attr(Some(i32_type))?);
        }
        let values = p.ctx.array_attr(&values);
        p.set_attr(op, "values", values);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        if let Some(function) = op.attr("fn") {
            p.attr(function);
        }
        p.text(" \"");
        enums::print(p, op, "execution_mode", "ExecutionMode");
        p.text("\"");
        if self.symbols {
            p.text(" ");
            let symbols = text::elements(p.ctx, op.attr("values"));
            return p.comma_separated(symbols, |p, symbol| p.attr(*symbol));
        }
        for value in enums::numbers(op, "values") {
            p.text(", ");
            p.signed(value);
        }
    }
}
