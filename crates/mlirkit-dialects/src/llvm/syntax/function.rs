//! Syntax of `llvm.func`.

use mlirkit_asm::function::{
    add_signature_attrs, parse_attributes, parse_body, parse_signature, print_attributes, print_body, print_signature,
    print_symbol_name,
};
use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult, type_to_string};
use mlirkit_diag::Reason;
use mlirkit_ir::{Attr, AttrData, Context, DialectAttr, OpRef, Param, Type};

use super::keywords;
use crate::llvm::types::{FuncType, func_type, is_compatible, is_void, void_type};
use crate::text;

/// Syntax of `llvm.func`.
pub(super) struct Func;

const HIDDEN: [&str; 9] = [
    "function_type",
    "arg_attrs",
    "res_attrs",
    "linkage",
    "CConv",
    "visibility_",
    "comdat",
    "unnamed_addr",
    "vscale_range",
];

impl OpSyntax for Func {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        keywords::parse_attr(p, op, "linkage", "Linkage", "linkage");
        keywords::parse_int(p, op, "visibility_", "Visibility");
        keywords::parse_int(p, op, "unnamed_addr", "UnnamedAddr");
        keywords::parse_attr(p, op, "CConv", "CConv", "cconv");
        let offset = p.offset();
        let name = p.symbol_name()?;
        p.set_attr(op, "sym_name", name);
        let signature = parse_signature(p, true)?;
        let ty = match build(p.ctx, &signature.inputs(), &signature.results, signature.variadic) {
            Ok(ty) => p.ctx.type_attr(ty),
            Err(why) => return Err(p.hook_error(offset, &format!("failed to construct function type: {why}"))),
        };
        p.set_attr(op, "function_type", ty);
        if p.eat_keyword("vscale_range") {
            p.expect(Kind::LParen, "expected '('")?;
            let least = text::integer(p)?;
            p.expect(Kind::Comma, "expected ','")?;
            let most = text::integer(p)?;
            p.expect(Kind::RParen, "expected ')'")?;
            if let Some(range) = vscale_range(p.ctx, least, most) {
                p.set_attr(op, "vscale_range", range);
            }
        }
        parse_comdat(p, op)?;
        parse_attributes(p, op, &[])?;
        add_signature_attrs(p, op, &signature);
        parse_body(p, op, &signature.args)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        keywords::print_unless_default(p, op, "linkage", "Linkage");
        keywords::print(p, op, "visibility_", "Visibility");
        keywords::print(p, op, "unnamed_addr", "UnnamedAddr");
        keywords::print_unless_default(p, op, "CConv", "CConv");
        print_symbol_name(p, op);
        let ctx = p.ctx;
        let ty = match op.attr("function_type").map(|attr| ctx.attr_data(attr)) {
            Some(AttrData::Type(ty)) => FuncType::of(ctx, *ty),
            _ => None,
        };
        let Some(ty) = ty else { return };
        let results = if is_void(ctx, ty.result) { Vec::new() } else { vec![ty.result] };
        print_signature(p, op, &ty.params, ty.variadic, &results);
        if let Some((least, most)) = op.attr("vscale_range").and_then(|attr| bounds(ctx, attr)) {
            p.fmt(format_args!(" vscale_range({least}, {most})"));
        }
        print_comdat(p, op);
        print_attributes(p, op, &HIDDEN);
        print_body(p, op);
    }
}

fn build(ctx: &Context, inputs: &[Type], results: &[Type], variadic: bool) -> Result<Type, Reason> {
    if results.len() > 1 {
        return Err("expected zero or one function result".into());
    }
    if !inputs.iter().all(|ty| is_compatible(ctx, *ty)) {
        return Err("expected LLVM type for function arguments".into());
    }
    let result = results.first().copied().or_else(|| void_type(ctx)).unwrap_or_else(|| ctx.none_type());
    if !is_compatible(ctx, result) {
        return Err(format!("expected LLVM type for function results'{}'", type_to_string(ctx, result)).into());
    }
    func_type(ctx, result, inputs, variadic).ok_or_else(|| "no type 'func' in dialect 'llvm'".into())
}

fn vscale_range(ctx: &Context, least: i64, most: i64) -> Option<Attr> {
    let def = ctx.dialect(ctx.ident("llvm"))?.attr("vscale_range")?;
    let params = [least, most].map(|number| Param::Attr(ctx.int_attr(ctx.i32_type(), number)));
    Some(ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params: params.into() }))))
}

fn bounds(ctx: &Context, attr: Attr) -> Option<(i64, i64)> {
    match ctx.attr_data(attr) {
        AttrData::Dialect(data) => match &*data.params {
            [Param::Attr(least), Param::Attr(most)] => Some((ctx.int_value(*least)?, ctx.int_value(*most)?)),
            _ => None,
        },
        _ => None,
    }
}

/// Parses `comdat(@a::@b)` if it is present.
pub(super) fn parse_comdat(p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
    if p.eat_keyword("comdat") {
        p.expect(Kind::LParen, "expected '('")?;
        let comdat = p.attribute()?;
        p.expect(Kind::RParen, "expected ')'")?;
        p.set_attr(op, "comdat", comdat);
    }
    Ok(())
}

/// Prints ` comdat(@a::@b)` if the operation has the attribute.
pub(super) fn print_comdat(p: &mut OpPrinter<'_, '_>, op: OpRef<'_, '_>) {
    if let Some(comdat) = op.attr("comdat") {
        p.text(" comdat(");
        p.attr(comdat);
        p.text(")");
    }
}
