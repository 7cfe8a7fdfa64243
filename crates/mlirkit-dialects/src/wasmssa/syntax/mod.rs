//! Syntax of the `wasmssa` dialect: exported and imported functions and globals, and the types of locals.

use mlirkit_asm::function::{
    add_signature_attrs, function_type, parse_attributes, parse_full_body, parse_signature, parse_visibility,
    print_attributes, print_body, print_signature, print_symbol_name, print_visibility,
};
use mlirkit_asm::hooks::{Directive, Hooks, Inference, OpSyntax, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, OpParser, OpPrinter, OpState, PResult, RegionOptions, type_to_string};
use mlirkit_diag::Reason;
use mlirkit_ir::{AttrData, Context, DialectType, OpRef, Param, Type, TypeData};

use crate::text;

/// Registers the hand-written syntax of the `wasmssa` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.directives.insert("wasmssa.ElseRegion", &ElseRegion);
    hooks.ops.insert("wasmssa.func", &Func);
    hooks.ops.insert("wasmssa.global", &Global);
    hooks.ops.insert("wasmssa.import_global", &ImportGlobal);
    hooks.infer.insert("wasmssa.local", |x| {
        let ty = match x.slot("type").map(|attr| x.ctx.attr_data(attr)) {
            Some(AttrData::Type(ty)) => local(x.ctx, *ty),
            _ => None,
        };
        ty.map(|ty| vec![ty]).ok_or_else(|| FAILED.into())
    });
    hooks.infer.insert("wasmssa.local_get", held);
    hooks.infer.insert("wasmssa.local_tee", held);
}

const FAILED: &str = "failed to infer returned types";

/// Returns `!wasmssa<local ref to type>`; `None` if the context lacks the dialect.
pub(crate) fn local(ctx: &Context, element: Type) -> Option<Type> {
    let def = ctx.dialect(ctx.ident("wasmssa"))?.type_("local")?;
    Some(ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params: [Param::Type(element)].into() }))))
}

/// Returns the type of the value in a local; `None` for other types.
fn element(ctx: &Context, ty: Type) -> Option<Type> {
    match ctx.type_data(ty) {
        TypeData::Dialect(data) if &*data.def.name == "wasmssa.local" => match &*data.params {
            [Param::Type(element)] => Some(*element),
            _ => None,
        },
        _ => None,
    }
}

/// Infers the type of the value in the first operand. Fails if the operand is not a local.
fn held(x: &Inference<'_, '_>) -> Result<Vec<Type>, Reason> {
    let ty = x.operand_types.first().and_then(|ty| element(x.ctx, *ty));
    ty.map(|ty| vec![ty]).ok_or_else(|| FAILED.into())
}

/// Parses an optional keyword, or a string in place of it; `None` if neither follows.
fn word(p: &mut AttrParser<'_, '_>) -> Option<Vec<u8>> {
    match p.optional_keyword() {
        Some(word) => Some(word.as_bytes().to_vec()),
        None => p.optional_string().map(|text| text.into_owned()),
    }
}

/// Syntax of an optional `else { ... }`. Upstream prints the keyword as a string, which its own parser rejects.
struct ElseRegion;

impl Directive for ElseRegion {
    type Args = (arg::Regions,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState, (regions,): Parse<'_, Self>) -> PResult<()> {
        let region = match word(p) {
            Some(word) if word == b"else" => p.region(op, &[], false)?,
            _ => p.empty_region(op),
        };
        regions.push(region);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, (regions,): Print<'m, 'c, Self>) {
        if let Some(region) = regions.first().filter(|region| region.blocks().next().is_some()) {
            p.keyword_or_string(b"else ");
            p.region(op, *region, RegionOptions::default());
        }
    }
}

/// Parses the keyword `exported` if it is present. Any other keyword is an error.
fn parse_exported(p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
    match word(p) {
        Some(word) if word == b"exported" => {
            let unit = p.ctx.unit();
            p.set_attr(op, "exported", unit);
            Ok(())
        }
        Some(word) => {
            let word = String::from_utf8_lossy(&word);
            Err(p.op_error(op.offset, &format!("expecting either `exported` or symbol name. got {word}")))
        }
        None => Ok(()),
    }
}

/// Syntax of `wasmssa.func exported @name(%a: !wasmssa<local ref to i32>) -> i32 { ... }`.
struct Func;

impl OpSyntax for Func {
    /// Parses a function. Its arguments are locals, whereas the function type contains the types of their values.
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        parse_exported(p, op)?;
        parse_visibility(p, op);
        let name = p.symbol_name()?;
        p.set_attr(op, "sym_name", name);
        let signature = parse_signature(p, false)?;
        let mut held = Vec::with_capacity(signature.args.len());
        for ty in signature.inputs() {
            let Some(element) = element(p.ctx, ty) else {
                let what = "invalid type for wasm.func argument. Expecting !wasm<local T>, got";
                return Err(p.error_at(p.offset(), &format!("{what} '{}'", type_to_string(p.ctx, ty))));
            };
            held.push(element);
        }
        let ty = p.ctx.type_attr(p.ctx.function_type(&held, &signature.results));
        p.set_attr(op, "functionType", ty);
        parse_attributes(p, op, &["sym_visibility", "sym_name", "functionType"])?;
        add_signature_attrs(p, op, &signature);
        parse_full_body(p, op, &signature.args)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(if op.attr("exported").is_some() { " exported " } else { " " });
        print_visibility(p, op);
        print_symbol_name(p, op);
        let (inputs, results) = function_type(op, "functionType");
        print_signature(p, op, inputs, false, results);
        print_attributes(p, op, &["sym_visibility", "functionType", "arg_attrs", "res_attrs", "exported"]);
        print_body(p, op);
    }
}

/// Syntax of `wasmssa.global exported @name i32 mutable : { ... }`.
struct Global;

impl OpSyntax for Global {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        parse_exported(p, op)?;
        let name = p.symbol_name()?;
        p.set_attr(op, "sym_name", name);
        let ty = p.ty()?;
        let ty = p.ctx.type_attr(ty);
        p.set_attr(op, "type", ty);
        parse_mutable(p, op);
        p.expect(Kind::Colon, "expected ':'")?;
        let region = p.region(op, &[], false)?;
        op.regions.push(region);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(if op.attr("exported").is_some() { " exported " } else { " " });
        print_symbol_name(p, op);
        p.text(" ");
        if let Some(ty) = op.attr("type") {
            p.attr(ty);
        }
        p.text(if op.attr("isMutable").is_some() { " mutable :" } else { " :" });
        print_body(p, op);
    }
}

/// Parses `mutable` if it is present. Any other keyword is skipped.
fn parse_mutable(p: &mut OpParser<'_, '_, '_>, op: &mut OpState) {
    if word(p).is_some_and(|word| word == b"mutable") {
        let unit = p.ctx.unit();
        p.set_attr(op, "isMutable", unit);
    }
}

/// Prints a string attribute in quotes. As in upstream, the bytes are not escaped, so some strings cannot be parsed
/// again.
fn print_string<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>, name: &str) {
    let bytes = op.attr(name).and_then(|attr| text::string_value(op.context(), attr)).unwrap_or_default();
    p.string(bytes);
}

/// Syntax of `wasmssa.import_global "name" from "module" as @symbol mutable : i32`.
struct ImportGlobal;

impl OpSyntax for ImportGlobal {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let parts = [("importName", None), ("moduleName", Some("from"))];
        for (name, keyword) in parts {
            if let Some(keyword) = keyword {
                text::keyword(p, keyword, "")?;
            }
            let value = p.string()?;
            let value = AttrData::String { value: p.ctx.ident_bytes(&value), ty: None };
            let value = p.ctx.attr(value);
            p.set_attr(op, name, value);
        }
        text::keyword(p, "as", "")?;
        let symbol = p.symbol_name()?;
        p.set_attr(op, "sym_name", symbol);
        parse_mutable(p, op);
        p.expect(Kind::Colon, "expected ':'")?;
        let ty = p.ty()?;
        let ty = p.ctx.type_attr(ty);
        p.set_attr(op, "type", ty);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        print_string(p, op, "importName");
        p.text(" from ");
        print_string(p, op, "moduleName");
        p.text(" as ");
        print_symbol_name(p, op);
        p.text(if op.attr("isMutable").is_some() { " mutable : " } else { " : " });
        if let Some(ty) = op.attr("type") {
            p.attr(ty);
        }
    }
}
