//! Syntax of `vhlo` attributes. Numbers and tensors are written like builtin ones, but with `vhlo` types.

use mlirkit_asm::hooks::{AttrSyntax, ParamSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, Delimiter, PResult, format};
use mlirkit_ir::{Attr, AttrData, DialectAttr, IntegerAttr, Param, Type};

use super::params::elements;
use crate::text;
use crate::vhlo::types::{from_builtin, to_builtin};

/// Syntax of an integer attribute's value: `<1 : i32>`.
pub(super) struct Integer;

/// Syntax of a tensor attribute's value: `<dense<[1, 2]> : tensor<2xi32>>`.
pub(super) struct Tensor;

/// Syntax of an array of attributes: `[#vhlo.bool_v1<true>, ...]`.
pub(super) struct AttributeArray;

/// Syntax of `#vhlo.result_accuracy_v1<atol = ..., rtol = ..., ulps = ..., mode = ...>`, whose mode must be a `vhlo`
/// attribute.
pub(super) struct ResultAccuracy;

/// Syntax of a dictionary of attributes: `{#vhlo.string_v1<"key"> = value, ...}`.
pub(super) struct AttributeDictionary;

/// Syntax of a quoted string: `"text"`.
pub(super) struct EscapedString;

/// Parses an attribute in angle brackets, `<attribute>`, and returns its offset and the attribute.
fn in_angles(p: &mut AttrParser<'_, '_>) -> PResult<(u32, Attr)> {
    p.expect(Kind::Less, "expected '<'")?;
    let offset = p.offset();
    let attr = p.attribute()?;
    p.expect(Kind::Greater, "expected '>'")?;
    Ok((offset, attr))
}

/// Returns an attribute with the `vhlo` definition `row`, for a value whose type is given as a builtin type. Returns an
/// error if the type has no `vhlo` equivalent.
fn made(p: &AttrParser<'_, '_>, offset: u32, row: &str, ty: Type, value: Param) -> PResult<Attr> {
    let ctx = p.ctx;
    let def = ctx.dialect(ctx.ident("vhlo")).and_then(|dialect| dialect.attr(row));
    let (Some(def), Some(ty)) = (def, from_builtin(ctx, ty, &Some, &|_| None)) else {
        return Err(p.hook_error(offset, "expected VHLO type"));
    };
    Ok(ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params: [Param::Type(ty), value].into() }))))
}

/// Returns whether an attribute belongs to the `vhlo` dialect.
fn is_vhlo(p: &AttrParser<'_, '_>, attr: Attr) -> bool {
    matches!(p.ctx.attr_data(attr), AttrData::Dialect(data) if data.def.name.starts_with("vhlo."))
}

fn wrong_kind(p: &AttrParser<'_, '_>, offset: u32) -> Box<mlirkit_diag::Diagnostic> {
    p.hook_error(offset, "invalid kind of attribute specified")
}

impl AttrSyntax for Integer {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _ty: Option<Type>) -> PResult<Attr> {
        let (offset, attr) = in_angles(p)?;
        match p.ctx.attr_data(attr) {
            AttrData::Integer(int) => made(p, offset, "integer_v1", int.ty, Param::ApInt(int.value.clone())),
            _ => Err(wrong_kind(p, offset)),
        }
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        let AttrData::Dialect(data) = p.ctx.attr_data(attr) else { return };
        let [Param::Type(ty), Param::ApInt(value)] = &*data.params else { return };
        if let Some(ty) = to_builtin(p.ctx, *ty, &Some) {
            let value = p.ctx.attr(AttrData::Integer(IntegerAttr { ty, value: value.clone() }));
            p.text("<");
            p.attr(value);
            p.text(">");
        }
    }
}

impl AttrSyntax for ResultAccuracy {
    fn parse(&self, p: &mut AttrParser<'_, '_>, ty: Option<Type>) -> PResult<Attr> {
        let (offset, row) = (p.offset(), text::attr_row(p, "vhlo", "result_accuracy_v1")?);
        let attr = format::parse_attr(row, p, ty)?;
        match p.ctx.attr_data(attr) {
            AttrData::Dialect(data) => match data.params.last() {
                Some(Param::Attr(mode)) if !is_vhlo(p, *mode) => {
                    Err(p.hook_error(offset, "expected VHLO result accuracy mode"))
                }
                _ => Ok(attr),
            },
            _ => Ok(attr),
        }
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        format::print_attr(p, attr);
    }
}

impl AttrSyntax for Tensor {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _ty: Option<Type>) -> PResult<Attr> {
        let (offset, attr) = in_angles(p)?;
        match p.ctx.attr_data(attr) {
            AttrData::DenseElements(dense) => made(p, offset, "tensor_v1", dense.ty, Param::Attr(attr)),
            _ => Err(wrong_kind(p, offset)),
        }
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        let AttrData::Dialect(data) = p.ctx.attr_data(attr) else { return };
        if let [_, Param::Attr(dense)] = &*data.params {
            p.text("<");
            p.attr(*dense);
            p.text(">");
        }
    }
}

impl ParamSyntax for AttributeArray {
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()> {
        let (offset, array) = (p.offset(), p.attribute()?);
        let AttrData::Array(attrs) = p.ctx.attr_data(array) else { return Err(wrong_kind(p, offset)) };
        text::fill(params, Param::Array(attrs.iter().map(|attr| Param::Attr(*attr)).collect()));
        Ok(())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        p.text("[");
        p.comma_separated(elements(params), print_attr);
        p.text("]");
    }
}

impl ParamSyntax for AttributeDictionary {
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()> {
        let mut entries = Vec::new();
        p.list(Delimiter::Brace, "", |p| {
            let (offset, key) = (p.offset(), p.attribute()?);
            if !is_vhlo(p, key) {
                return Err(p.hook_error(offset, "expected VHLO key attribute"));
            }
            p.expect(Kind::Equal, "expected '='")?;
            entries.push(Param::Array([Param::Attr(key), Param::Attr(p.attribute()?)].into()));
            Ok(())
        })?;
        text::fill(params, Param::Array(entries.into()));
        Ok(())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        p.text("{");
        p.comma_separated(elements(params), |p, entry| {
            if let Param::Array(entry) = entry {
                if let [key, value] = &**entry {
                    print_attr(p, key);
                    p.text(" = ");
                    print_attr(p, value);
                }
            }
        });
        p.text("}");
    }
}

fn print_attr(p: &mut AttrPrinter<'_, '_>, param: &Param) {
    if let Param::Attr(attr) = param {
        p.attr(*attr);
    }
}

impl ParamSyntax for EscapedString {
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()> {
        let text = p.string()?;
        text::fill(params, Param::Str(p.ctx.ident_bytes(&text)));
        Ok(())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        if let [Param::Str(text)] = params {
            p.string(p.ctx.bytes(*text));
        }
    }
}
