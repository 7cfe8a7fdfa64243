//! Custom directives that several IREE dialects share.

use mlirkit_asm::function::attributes_but;
use mlirkit_asm::hooks::{Directive, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, Unresolved};
pub(crate) use mlirkit_dialects::library::{attr_dict, elements};
use mlirkit_ir::{Attr, AttrData, Context, OpRef, Type, TypeData, ValueRef};

/// Prints ` attributes {a = 1}` with all attributes except those in `elided`, sorted by name. The printers of
/// `util.func` and `vm.export` sort them, while those of `func.func` and `vm.func` print discardable attributes first.
pub(crate) fn attr_dict_with_keyword(p: &mut OpPrinter<'_, '_>, op: OpRef<'_, '_>, elided: &[&str]) {
    let mut entries = attributes_but(op, elided).into_owned();
    entries.sort_by(|a, b| op.context().bytes(a.0).cmp(op.context().bytes(b.0)));
    p.attr_dict_with_keyword(&entries, elided);
}

/// Returns the type in a type attribute; `None` for other attributes.
pub(crate) fn type_in(ctx: &Context, attr: Attr) -> Option<Type> {
    match ctx.attr_data(attr) {
        AttrData::Type(ty) => Some(*ty),
        _ => None,
    }
}

/// Returns whether a type is `!dialect.mnemonic`, with any parameters.
pub(crate) fn is_type(ctx: &Context, ty: Type, name: &str) -> bool {
    match ctx.type_data(ty) {
        TypeData::Dialect(ty) => &*ty.def.name == name,
        TypeData::Verbatim(text) => name.split_once('.') == Some((ctx.str(text.dialect), text.mnemonic(ctx))),
        _ => false,
    }
}

/// Returns the number of operands in braces after a type: one per dynamic dimension, or one for the size of a resource.
pub(crate) fn dims(ctx: &Context, ty: Type) -> usize {
    if let Some(shaped) = ctx.shaped(ty) {
        return shaped.num_dynamic();
    }
    usize::from(is_type(ctx, ty, "stream.resource") || is_type(ctx, ty, "util.buffer"))
}

/// Parses the operands in braces after a type, if the type requires any.
pub(crate) fn parse_dims(p: &mut OpParser<'_, '_, '_>, ty: Type, operands: &mut Vec<Unresolved>) -> PResult<()> {
    let count = dims(p.ctx, ty);
    if count > 0 {
        p.expect(Kind::LBrace, "expected '{'")?;
        operands.extend(p.operand_list_of(Delimiter::None, count)?);
        p.expect(Kind::RBrace, "expected '}'")?;
    }
    Ok(())
}

/// Prints the operands in braces after a type, and removes them from the front of `operands`.
pub(crate) fn print_dims<'c>(p: &mut OpPrinter<'_, 'c>, ty: Type, operands: &mut &[ValueRef<'_, 'c>]) {
    let count = dims(p.ctx, ty).min(operands.len());
    if count > 0 {
        let (own, rest) = operands.split_at(count);
        p.text("{");
        p.operands(own.iter().copied());
        p.text("}");
        *operands = rest;
    }
}

/// Syntax of `: type`, `= attribute`, or `: type = attribute` if the type of the attribute differs.
pub(crate) struct TypeOrAttr;

impl Directive for TypeOrAttr {
    type Args = (arg::Attribute, arg::Attribute);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (ty, attr): Parse<'_, Self>) -> PResult<()> {
        if p.eat(Kind::Equal) {
            let value = p.attr(None)?;
            *ty = mlirkit_asm::attr_type(p.ctx, value).map(|ty| p.ctx.type_attr(ty));
            *attr = Some(value);
            return Ok(());
        }
        p.expect(Kind::Colon, "expected ':'")?;
        let declared = p.ty()?;
        *ty = Some(p.ctx.type_attr(declared));
        if p.eat(Kind::Equal) {
            *attr = Some(p.attr(None)?);
        }
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (ty, attr): Print<'m, 'c, Self>) {
        let own = attr.and_then(|attr| mlirkit_asm::attr_type(p.ctx, attr));
        let declared = ty.filter(|ty| own.is_none() || type_in(p.ctx, *ty) != own);
        if let Some(ty) = declared {
            p.text(": ");
            p.attr(ty);
        }
        if let Some(attr) = attr {
            p.text(if declared.is_some() { " = " } else { "= " });
            p.attr(attr);
        }
    }
}

/// Syntax of `@f`, or `@f as("name")`.
pub(crate) struct SymbolAlias;

impl Directive for SymbolAlias {
    type Args = (arg::Attribute, arg::Attribute);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (name, alias): Parse<'_, Self>) -> PResult<()> {
        let symbol = p.attr(None)?;
        *alias = Some(symbol);
        *name = if p.eat_keyword("as") {
            p.expect(Kind::LParen, "expected '('")?;
            let written = p.attr(None)?;
            p.expect(Kind::RParen, "expected ')'")?;
            Some(written)
        } else {
            let path = p.ctx.symbol_path(symbol).and_then(|path| path.first().copied());
            path.map(|path| p.ctx.string_attr(p.ctx.str(path)))
        };
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (name, alias): Print<'m, 'c, Self>) {
        let Some(alias) = alias else { return };
        p.attr_without_type(alias);
        let path = p.ctx.symbol_path(alias).and_then(|path| path.first().copied());
        if let Some(AttrData::String { value, .. }) = name.map(|name| p.ctx.attr_data(name))
            && path != Some(*value)
        {
            p.text(" as(");
            let ctx = p.ctx;
            p.string(ctx.bytes(*value));
            p.text(")");
        }
    }
}

/// Syntax of `type`, or `type as type`: the encoding of a value and its storage type.
pub(crate) struct TypeAlias;

impl Directive for TypeAlias {
    type Args = (arg::Attribute, arg::Types);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (encoding, types): Parse<'_, Self>) -> PResult<()> {
        let first = p.ty()?;
        *encoding = Some(p.ctx.type_attr(first));
        types.push(if p.eat_keyword("as") { p.ty()? } else { first });
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (encoding, types): Print<'m, 'c, Self>) {
        let Some(stored) = types.first() else { return };
        if let Some(encoding) = encoding.and_then(|attr| type_in(p.ctx, attr)).filter(|ty| ty != stored) {
            p.ty(encoding);
            p.text(" as ");
        }
        p.ty(*stored);
    }
}

/// Syntax of `type{%size}`, or `%target as type{%size}` if the result shares the storage of the operand `target`.
pub(crate) struct ShapedTiedResult;

impl Directive for ShapedTiedResult {
    type Args = (arg::Types, arg::Operands, Option<arg::Attribute>);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (types, sizes, tied): Parse<'_, Self>,
    ) -> PResult<()> {
        let is_tied = p.optional_operand()?.is_some();
        if is_tied {
            p.expect_keyword("as")?;
        }
        let ty = p.ty()?;
        types.push(ty);
        parse_dims(p, ty, sizes)?;
        if let Some(tied) = tied {
            let index = p.ctx.int_attr(p.ctx.index_type(), if is_tied { 0 } else { -1 });
            *tied = Some(p.ctx.array_attr(&[index]));
        }
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, (types, sizes, tied): Print<'m, 'c, Self>) {
        let Some(ty) = types.first() else { return };
        let is_tied = match tied {
            Some(tied) => {
                elements(p.ctx, tied).first().and_then(|index| p.ctx.int_value(*index)) != Some(-1) && tied.is_some()
            }
            None => true,
        };
        let at = op.def().and_then(|def| def.operands.iter().position(|operand| &*operand.name == "target"));
        let target = at.and_then(|at| op.operand_group(at)).and_then(|range| op.operands().nth(range.start));
        if let Some(target) = target.filter(|_| is_tied) {
            p.operand(target);
            p.text(" as ");
        }
        p.ty(*ty);
        print_dims(p, *ty, &mut &*sizes);
    }
}

/// Syntax of a declaration's signature, `(%arg0: type {attributes}) -> (%arg0 as type)`. The name before `as` is the
/// argument whose storage a result shares.
pub(crate) struct ShapedFunctionSignature;

impl Directive for ShapedFunctionSignature {
    type Args = (arg::Attribute, arg::Attribute, arg::Attribute, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (ty, tied, arg_attrs, res_attrs): Parse<'_, Self>,
    ) -> PResult<()> {
        let args = p.argument_list(Delimiter::Paren, true, true)?;
        let inputs: Vec<Type> = args.iter().filter_map(|arg| arg.ty).collect();
        if !args.is_empty() {
            let all: Vec<Attr> =
                args.iter().map(|arg| arg.attrs.unwrap_or_else(|| p.ctx.dictionary(Vec::new()))).collect();
            *arg_attrs = Some(p.ctx.array_attr(&all));
        }
        let names: Vec<Unresolved> = args.iter().map(|arg| arg.name).collect();
        let mut results = Results::default();
        if p.eat(Kind::Arrow) {
            results.parse(p, &names, &inputs)?;
        }
        if !results.types.is_empty() {
            *res_attrs = Some(p.ctx.array_attr(&results.attrs));
            *tied = Some(results.tied(p.ctx));
        }
        let function = p.ctx.function_type(&inputs, &results.types);
        *ty = Some(p.ctx.type_attr(function));
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        _: OpRef<'m, 'c>,
        (ty, tied, arg_attrs, res_attrs): Print<'m, 'c, Self>,
    ) {
        print_signature(p, ty, tied, arg_attrs, res_attrs);
    }
}

/// The results of a function as parsed. A result may share the storage of an argument.
#[derive(Default)]
pub(crate) struct Results {
    /// The types of the results.
    pub(crate) types: Vec<Type>,
    /// The attributes of each result, as a dictionary.
    pub(crate) attrs: Vec<Attr>,
    /// For each result, the index of the argument whose storage it shares, or -1.
    indices: Vec<i64>,
}

impl Results {
    /// Parses `type`, `(type {attributes}, %arg, %arg as type)` or `()`.
    pub(crate) fn parse(&mut self, p: &mut OpParser<'_, '_, '_>, names: &[Unresolved], inputs: &[Type]) -> PResult<()> {
        if !p.eat(Kind::LParen) {
            return self.one(p, names, inputs, false);
        }
        if p.eat(Kind::RParen) {
            return Ok(());
        }
        loop {
            self.one(p, names, inputs, true)?;
            if !p.eat(Kind::Comma) {
                return p.expect(Kind::RParen, "expected ')'").map(|_| ());
            }
        }
    }

    fn one(
        &mut self,
        p: &mut OpParser<'_, '_, '_>,
        names: &[Unresolved],
        inputs: &[Type],
        allow_attrs: bool,
    ) -> PResult<()> {
        let (mut index, mut ty) = (-1, None);
        if p.at(Kind::PercentId) {
            let name = p.argument_name()?;
            let found = names.iter().position(|other| p.ssa_name(*other) == p.ssa_name(name));
            let Some(found) = found else {
                let text = String::from_utf8_lossy(p.ssa_name(name)).into_owned();
                let message = format!("tied operand not found for result reference {text}");
                return Err(p.op_error(name.offset, &message));
            };
            index = i64::try_from(found).unwrap_or(-1);
            ty = inputs.get(found).copied().filter(|_| !p.eat_keyword("as"));
        }
        self.types.push(match ty {
            Some(ty) => ty,
            None => p.ty()?,
        });
        let mut attrs = Vec::new();
        if allow_attrs {
            p.attr_dict(&mut attrs)?;
        }
        self.attrs.push(p.ctx.dictionary(attrs));
        self.indices.push(index);
        Ok(())
    }

    /// Returns the attribute that records with which argument each result shares storage.
    pub(crate) fn tied(&self, ctx: &Context) -> Attr {
        let all: Vec<Attr> = self.indices.iter().map(|index| ctx.int_attr(ctx.index_type(), *index)).collect();
        ctx.array_attr(&all)
    }
}

/// Prints a signature, in which arguments are named by their index, such as `%arg0`.
pub(crate) fn print_signature(
    p: &mut OpPrinter<'_, '_>,
    ty: Option<Attr>,
    tied: Option<Attr>,
    arg_attrs: Option<Attr>,
    res_attrs: Option<Attr>,
) {
    let ctx = p.ctx;
    let function = ty.and_then(|ty| type_in(ctx, ty)).map(|ty| ctx.type_data(ty));
    let Some(TypeData::Function(function)) = function else { return };
    let (arg_attrs, res_attrs, tied) = (elements(ctx, arg_attrs), elements(ctx, res_attrs), elements(ctx, tied));
    let entries = |all: &[Attr], index: usize| ctx.dictionary_entries(all.get(index).copied());
    p.text("(");
    p.comma_separated(function.inputs.iter().enumerate(), |p, (index, ty)| {
        p.fmt(format_args!("%arg{index}: "));
        p.ty(*ty);
        p.attr_dict(entries(arg_attrs, index), &[]);
    });
    p.text(")");
    if function.results.is_empty() {
        return;
    }
    p.text(" -> ");
    let has_attrs = (0..function.results.len()).any(|index| !entries(res_attrs, index).is_empty());
    let has_parens = function.results.len() != 1 || has_attrs;
    p.text(if has_parens { "(" } else { "" });
    p.comma_separated(function.results.iter().enumerate(), |p, (index, ty)| {
        let arg = tied.get(index).and_then(|arg| usize::try_from(ctx.int_value(*arg)?).ok());
        if let Some(arg) = arg {
            p.fmt(format_args!("%arg{arg}"));
        }
        let has_type = arg.is_none_or(|arg| function.inputs.get(arg) != Some(ty));
        if has_type {
            p.text(if arg.is_some() { " as " } else { "" });
            p.ty(*ty);
        }
        p.attr_dict(entries(res_attrs, index), &[]);
    });
    p.text(if has_parens { ")" } else { "" });
}
