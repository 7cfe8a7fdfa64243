//! Syntax of the `util` dialect: functions, initializers, integer assumptions, and list types.

use mlirkit_asm::function::{Signature, add_signature_attrs, parse_attributes, parse_full_body, parse_visibility};
use mlirkit_asm::hooks::{Directive, Hooks, OpSyntax, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions, Unresolved};
use mlirkit_dialects::library::Bindings;
use mlirkit_ir::{Attr, Context, OpRef, Param, Type, TypeData};

use super::common::{
    Results, ShapedFunctionSignature, TypeOrAttr, attr_dict, attr_dict_with_keyword, elements, print_signature,
};

/// Bindings for the `util` dialect.
pub(crate) const BINDINGS: Bindings = Bindings { hooks: register, ..Bindings::NONE };

fn register(hooks: &mut Hooks) {
    hooks.directives.insert("util.TypeOrAttr", &TypeOrAttr);
    hooks.directives.insert("util.ShapedFunctionSignature", &ShapedFunctionSignature);
    hooks.directives.insert("util.ListTypeGet", &ListTypeGet);
    hooks.directives.insert("util.ListTypeSet", &ListTypeSet);
    hooks.ops.insert("util.func", &UtilFunc);
    hooks.ops.insert("util.initializer", &Initializer);
    hooks.ops.insert("util.unfoldable_constant", &UnfoldableConstant);
    hooks.ops.insert("util.assume.int", &AssumeInt);
    super::names::util(hooks);
    super::aliases::register(hooks);
}

/// Syntax of `util.func public @f(%a: type) -> (%a as type) { ... }`.
struct UtilFunc;

impl OpSyntax for UtilFunc {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        parse_visibility(p, op);
        let name = p.symbol_name()?;
        p.set_attr(op, "sym_name", name);
        let args = p.argument_list(Delimiter::Paren, true, true)?;
        let inputs: Vec<Type> = args.iter().filter_map(|arg| arg.ty).collect();
        let names: Vec<Unresolved> = args.iter().map(|arg| arg.name).collect();
        let mut results = Results::default();
        if p.eat(Kind::Arrow) {
            results.parse(p, &names, &inputs)?;
        }
        if !results.types.is_empty() {
            let tied = results.tied(p.ctx);
            p.set_attr(op, "tied_operands", tied);
        }
        let function = p.ctx.function_type(&inputs, &results.types);
        let ty = p.ctx.type_attr(function);
        p.set_attr(op, "function_type", ty);
        parse_attributes(p, op, &["sym_visibility", "sym_name", "function_type"])?;
        let result_attrs = results.attrs.iter().map(|attrs| Some(*attrs)).collect();
        let signature = Signature { args, results: results.types, result_attrs, ..Signature::default() };
        add_signature_attrs(p, op, &signature);
        parse_full_body(p, op, &signature.args)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        p.text(op.string_attr("sym_visibility").unwrap_or("public"));
        p.text(" ");
        mlirkit_asm::function::print_symbol_name(p, op);
        let attr = |name| op.attr(name);
        print_signature(p, attr("function_type"), attr("tied_operands"), attr("arg_attrs"), attr("res_attrs"));
        let elided = ["sym_name", "function_type", "tied_operands", "sym_visibility", "arg_attrs", "res_attrs"];
        attr_dict_with_keyword(p, op, &elided);
        mlirkit_asm::function::print_body(p, op);
    }
}

/// Syntax of `util.initializer { ... }`.
pub(crate) struct Initializer;

impl OpSyntax for Initializer {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let function = p.ctx.function_type(&[], &[]);
        let ty = p.ctx.type_attr(function);
        p.set_attr(op, "function_type", ty);
        parse_attributes(p, op, &[])?;
        let region = p.region(op, &[], false)?;
        op.regions.push(region);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        attr_dict_with_keyword(p, op, &["function_type"]);
        if let Some(region) = op.regions().next() {
            p.text(" ");
            p.region(op, region, RegionOptions::default());
        }
    }
}

/// Syntax of `util.unfoldable_constant 42 : i32`.
struct UnfoldableConstant;

impl OpSyntax for UnfoldableConstant {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        p.attr_dict(&mut op.attrs)?;
        let value = p.attr(None)?;
        p.set_attr(op, "value", value);
        let ty = match mlirkit_asm::attr_type(p.ctx, value) {
            Some(ty) => ty,
            None => {
                p.expect(Kind::Colon, "expected ':'")?;
                p.ty()?
            }
        };
        op.types.push(ty);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        attr_dict(p, op, &["value"]);
        p.text(if op.discardable_attrs().is_empty() { "" } else { " " });
        let Some(value) = op.attr("value") else { return };
        p.attr(value);
        if let (None, Some(result)) = (mlirkit_asm::attr_type(p.ctx, value), op.results().next()) {
            p.text(" : ");
            p.ty(result.ty());
        }
    }
}

/// Syntax of `util.assume.int %a<umin = 1>, %b[<umin = 1>, <umin = 2>] : index, index`.
struct AssumeInt;

impl AssumeInt {
    /// Parses an assumption attribute without its prefix, such as `<umin = 1>`.
    fn assumption(p: &mut OpParser<'_, '_, '_>) -> PResult<Attr> {
        let row = p.ctx.dialect(p.ctx.ident("util")).and_then(|dialect| dialect.attr("int.assumption"));
        match row {
            Some(row) => mlirkit_asm::format::parse_attr(row, p, None),
            None => Err(p.error_here("expected an assumption")),
        }
    }
}

impl OpSyntax for AssumeInt {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let (mut operands, mut all) = (Vec::new(), Vec::new());
        loop {
            operands.push(p.operand()?);
            let mut own = Vec::new();
            if p.eat(Kind::LSquare) {
                while !p.at(Kind::RSquare) {
                    own.push(Self::assumption(p)?);
                    if !p.eat(Kind::Comma) {
                        break;
                    }
                }
                p.expect(Kind::RSquare, "expected ']'")?;
            } else {
                own.push(Self::assumption(p)?);
            }
            all.push(p.ctx.array_attr(&own));
            if !p.eat(Kind::Comma) {
                break;
            }
        }
        p.expect(Kind::Colon, "expected ':'")?;
        let mut types = vec![p.ty()?];
        while p.eat(Kind::Comma) {
            types.push(p.ty()?);
        }
        let offset = op.offset;
        p.resolve_all(&operands, &types, offset, &mut op.operands)?;
        op.types.extend(types);
        let assumptions = p.ctx.array_attr(&all);
        p.set_attr(op, "assumptions", assumptions);
        p.attr_dict(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let ctx = p.ctx;
        let is_long = op.operands().len() > 1;
        let assumptions = elements(ctx, op.attr("assumptions"));
        p.text(" ");
        if is_long {
            p.increase_indent();
            p.increase_indent();
            p.newline();
        }
        for (index, operand) in op.operands().enumerate() {
            if index > 0 {
                p.text(", ");
                if is_long {
                    p.newline();
                }
            }
            p.operand(operand);
            match elements(ctx, assumptions.get(index).copied()) {
                [one] => print_assumption(p, *one),
                all => {
                    p.text("[");
                    p.comma_separated(all, |p, one| print_assumption(p, *one));
                    p.text("]");
                }
            }
        }
        if is_long {
            p.decrease_indent();
            p.newline();
        } else {
            p.text(" ");
        }
        p.text(": ");
        p.value_types(op.operands());
        attr_dict(p, op, &["assumptions"]);
        if is_long {
            p.decrease_indent();
        }
    }
}

fn print_assumption(p: &mut OpPrinter<'_, '_>, attr: Attr) {
    mlirkit_asm::format::print_stripped_attr(p, attr);
}

/// Returns the element type `T` of `!util.list<T>`; `None` for any other type.
fn element(ctx: &Context, list: Type) -> Option<Type> {
    match ctx.type_data(list) {
        TypeData::Dialect(ty) if &*ty.def.name == "util.list" => match ty.params.first() {
            Some(Param::Type(element)) => Some(*element),
            _ => None,
        },
        _ => None,
    }
}

/// Syntax of the list type and the result type of a read: `!util.list<T>`, or `!util.list<?> -> T`.
struct ListTypeGet;

impl Directive for ListTypeGet {
    type Args = (arg::Types, arg::Types);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (lists, types): Parse<'_, Self>) -> PResult<()> {
        let list = p.ty()?;
        lists.push(list);
        let own = element(p.ctx, list);
        types.push(match own.filter(|_| !p.at(Kind::Arrow)) {
            Some(own) => own,
            None => {
                p.expect(Kind::Arrow, "expected '->'")?;
                p.ty()?
            }
        });
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (lists, types): Print<'m, 'c, Self>) {
        let ([list], [ty]) = (lists, types) else { return };
        p.ty(*list);
        if element(p.ctx, *list) != Some(*ty) {
            p.text(" -> ");
            p.ty(*ty);
        }
    }
}

/// Syntax of the list type and the value type of a write: `!util.list<T>`, or `T -> !util.list<?>`.
struct ListTypeSet;

impl Directive for ListTypeSet {
    type Args = (arg::Types, arg::Types);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (lists, types): Parse<'_, Self>) -> PResult<()> {
        let first = p.ty()?;
        if p.eat(Kind::Arrow) {
            types.push(first);
            lists.push(p.ty()?);
            return Ok(());
        }
        let own = element(p.ctx, first);
        types.push(own.ok_or_else(|| p.error_here("expected an !util.list<T> type"))?);
        lists.push(first);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (lists, types): Print<'m, 'c, Self>) {
        let ([list], [ty]) = (lists, types) else { return };
        if element(p.ctx, *list) != Some(*ty) {
            p.ty(*ty);
            p.text(" -> ");
        }
        p.ty(*list);
    }
}
