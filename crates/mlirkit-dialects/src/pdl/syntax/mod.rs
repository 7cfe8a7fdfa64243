//! Syntax of the `pdl` dialect: patterns represented as IR. Includes the range type and the directives shared with
//! `pdl_interp`.

use mlirkit_asm::hooks::{AsmNames, Directive, Hooks, Parse, Print, TypeSyntax, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_defs::Release;
use mlirkit_ir::{Attr, AttrData, Context, OpRef, Param, Type, TypeData};

/// Registers the hand-written syntax of the `pdl` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.directives.insert("pdl.OperationOpAttributes", &NamedOperands);
    hooks.directives.insert("pdl.RangeType", &RangeType);
    hooks.directives.insert("pdl.ResultsValueType", &ResultsValueType);
    hooks.names.insert("pdl.pattern", &Names);
    hooks.names.insert("pdl.rewrite", &Names);
    hooks.types.insert("pdl.range", &Range);
}

/// A hook that makes `pdl` the default dialect in the regions of an operation.
struct Names;

impl AsmNames for Names {
    fn default_dialect(&self, _: Release) -> Option<&'static str> {
        Some("pdl")
    }
}

/// Returns the type `!pdl.mnemonic`; `None` if the context lacks it.
fn pdl_type(ctx: &Context, mnemonic: &str, params: &[Param]) -> Option<Type> {
    ctx.new_dialect_type("pdl", mnemonic, params)
}

/// Returns the element type of a `!pdl.range`; any other type itself.
fn element_or_self(ctx: &Context, ty: Type) -> Type {
    match ctx.type_data(ty) {
        TypeData::Dialect(data) if &*data.def.name == "pdl.range" => match data.params.first() {
            Some(Param::Type(element)) => *element,
            _ => ty,
        },
        _ => ty,
    }
}

/// Returns `!pdl.range<element>`; `None` if the context lacks the dialect.
pub(crate) fn range_of(ctx: &Context, element: Type) -> Option<Type> {
    pdl_type(ctx, "range", &[Param::Type(element)])
}

/// Syntax of `!pdl.range<value>`.
struct Range;

impl TypeSyntax for Range {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        let name = p.last_end() - "range".len() as u32;
        p.expect(Kind::Less, "expected '<'")?;
        let offset = p.offset();
        let mnemonic = p.keyword()?;
        if mnemonic == "range" {
            let inner = p.nested(|p| self.parse(p))?;
            let message = format!("element of pdl.range cannot be another range, but got'{}'", p.ctx.type_text(inner));
            return Err(p.hook_error(offset, &message));
        }
        let Some(element) = pdl_type(p.ctx, mnemonic, &[]) else {
            return Err(p.hook_error(name, &format!("invalid 'pdl' type: `{mnemonic}'")));
        };
        p.expect(Kind::Greater, "expected '>'")?;
        range_of(p.ctx, element).ok_or_else(|| p.hook_error(offset, "invalid 'pdl' type: `range'"))
    }

    /// Prints the element type in angle brackets. In error messages, the element may be invalid: another range, or a
    /// type of another dialect, which is omitted.
    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        let element = element_or_self(p.ctx, ty);
        p.text("<");
        if let TypeData::Dialect(data) = p.ctx.type_data(element)
            && data.def.name.starts_with("pdl.")
        {
            p.text(data.def.mnemonic.as_deref().unwrap_or_default());
            if &*data.def.name == "pdl.range" {
                self.print(p, element);
            }
        }
        p.text(">");
    }
}

/// Syntax of `: !pdl.range<type>`, which is present only if no argument determines the type.
pub(crate) struct RangeType;

impl Directive for RangeType {
    type Args = (arg::Ref<arg::Types>, arg::Types);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        op: &mut OpState,
        (arguments, result): Parse<'_, Self>,
    ) -> PResult<()> {
        match arguments.first() {
            Some(first) => {
                let range = range_of(p.ctx, element_or_self(p.ctx, *first));
                result.push(range.ok_or_else(|| p.op_error(op.offset, "invalid 'pdl' type: `range'"))?);
            }
            None => {
                p.expect(Kind::Colon, "expected ':'")?;
                result.push(p.ty()?);
            }
        }
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (arguments, result): Print<'m, 'c, Self>) {
        if arguments.is_empty() {
            p.text(": ");
            p.types(result);
        }
    }
}

/// Syntax of `-> type`, which is present only if the operation has an index.
struct ResultsValueType;

impl Directive for ResultsValueType {
    type Args = (arg::Ref<arg::Attribute>, arg::Types);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState, (index, result): Parse<'_, Self>) -> PResult<()> {
        if index.is_some() {
            p.expect(Kind::Arrow, "expected '->'")?;
            result.push(p.ty()?);
        } else {
            let range = pdl_type(p.ctx, "value", &[]).and_then(|value| range_of(p.ctx, value));
            result.push(range.ok_or_else(|| p.op_error(op.offset, "invalid 'pdl' type: `range'"))?);
        }
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (index, result): Print<'m, 'c, Self>) {
        if index.is_some() {
            p.text(" -> ");
            p.types(result);
        }
    }
}

/// Syntax of named operands: `{"name" = %value, ...}`.
pub(crate) struct NamedOperands;

impl Directive for NamedOperands {
    type Args = (arg::Operands, arg::Attribute);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (values, names): Parse<'_, Self>) -> PResult<()> {
        let mut all: Vec<Attr> = Vec::new();
        if p.eat(Kind::LBrace) {
            loop {
                let (offset, name) = (p.offset(), p.attribute()?);
                if p.ctx.str_value(name).is_none() {
                    return Err(p.op_error(offset, "invalid kind of attribute specified"));
                }
                all.push(name);
                p.expect(Kind::Equal, "expected '='")?;
                values.push(p.operand()?);
                if !p.eat(Kind::Comma) {
                    break;
                }
            }
            p.expect(Kind::RBrace, "expected '}'")?;
        }
        *names = Some(p.ctx.array_attr(&all));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (values, names): Print<'m, 'c, Self>) {
        let Some(AttrData::Array(names)) = names.map(|names| p.ctx.attr_data(names)) else { return };
        if names.is_empty() {
            return;
        }
        p.text(" {");
        p.comma_separated(names.iter().zip(values), |p, (name, value)| {
            p.attr(*name);
            p.text(" = ");
            p.operand(*value);
        });
        p.text("}");
    }
}
