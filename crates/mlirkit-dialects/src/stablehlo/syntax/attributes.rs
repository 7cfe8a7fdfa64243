//! Syntax of `#stablehlo.bounds` and `#stablehlo.result_accuracy`, and errors for unknown attribute names.

use mlirkit_asm::hooks::{AttrSyntax, ParamSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, Delimiter, PResult, type_to_string};
use mlirkit_diag::Reason;
use mlirkit_ir::{Attr, AttrData, Context, DYNAMIC, Param, TensorType, Type, TypeData};
use mlirkit_num::FloatKind;

use super::structs::{DimSizes, dim_list, int, print_dims};
use crate::text;

/// Syntax of `#stablehlo.type_extensions<bounds = [4, ?]>`, an older form that is printed as [`Bounds`].
pub(super) struct TypeExtensions(pub(super) &'static str);

impl AttrSyntax for TypeExtensions {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _: Option<Type>) -> PResult<Attr> {
        p.expect(Kind::Less, "expected '<'")?;
        p.expect_keyword("bounds")?;
        p.expect(Kind::Equal, "expected '='")?;
        let mut bounds = [Param::None];
        DimSizes.parse(p, &mut bounds)?;
        p.expect(Kind::Greater, "expected '>'")?;
        text::dialect_attr(p, self.0, "type_extensions", bounds.into())
    }

    fn mnemonic(&self) -> Option<&'static str> {
        Some("bounds")
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        let AttrData::Dialect(data) = p.ctx.attr_data(attr) else { return };
        p.text("<");
        data.params.iter().for_each(|bounds| print_dims(p, bounds));
        p.text(">");
    }
}

/// Syntax of `#mhlo.type_extensions<bounds = [4, ?]>`, which is also printed in this form.
pub(super) struct BoundList(pub(super) &'static str);

impl AttrSyntax for BoundList {
    fn parse(&self, p: &mut AttrParser<'_, '_>, ty: Option<Type>) -> PResult<Attr> {
        TypeExtensions(self.0).parse(p, ty)
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        let AttrData::Dialect(data) = p.ctx.attr_data(attr) else { return };
        p.text("<bounds = [");
        data.params.iter().for_each(|bounds| print_dims(p, bounds));
        p.text("]>");
    }
}

/// Syntax of `#stablehlo.bounds<4, ?>`.
pub(super) struct Bounds(pub(super) &'static str);

impl AttrSyntax for Bounds {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _: Option<Type>) -> PResult<Attr> {
        let bounds = dim_list(p, Delimiter::Angle)?;
        text::dialect_attr(p, self.0, "type_extensions", vec![bounds])
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        TypeExtensions(self.0).print(p, attr);
    }
}

/// Syntax of
/// `#stablehlo.result_accuracy<atol = 0.5, rtol = 0.5, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>`.
pub(super) struct ResultAccuracy(pub(super) &'static str);

impl AttrSyntax for ResultAccuracy {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _: Option<Type>) -> PResult<Attr> {
        p.expect(Kind::Less, "expected '<'")?;
        let zero = Param::float(FloatKind::F64, 0);
        let (mut atol, mut rtol, mut ulps) = (zero.clone(), zero, Param::Int(0));
        for (keyword, value) in [("atol", &mut atol), ("rtol", &mut rtol)] {
            if p.eat_keyword(keyword) {
                p.expect(Kind::Equal, "expected '='")?;
                *value = text::double(p)?;
                p.expect(Kind::Comma, "expected ','")?;
            }
        }
        if p.eat_keyword("ulps") {
            p.expect(Kind::Equal, "expected '='")?;
            ulps = Param::Int(text::integer(p)?);
            p.expect(Kind::Comma, "expected ','")?;
        }
        p.expect_keyword("mode")?;
        p.expect(Kind::Equal, "expected '='")?;
        let (offset, mode) = (p.offset(), p.attribute()?);
        let is_mode = match p.ctx.attr_data(mode) {
            AttrData::Dialect(data) => data.def.name.strip_prefix(self.0) == Some(".result_accuracy_mode"),
            _ => false,
        };
        if !is_mode {
            return Err(p.hook_error(offset, "invalid kind of attribute specified"));
        }
        p.expect(Kind::Greater, "expected '>'")?;
        let params = vec![atol, rtol, ulps, Param::Attr(mode)];
        crate::stablehlo::verify::result_accuracy(p.ctx, &params).map_err(|why| p.hook_error(p.offset(), &why))?;
        text::dialect_attr(p, self.0, "result_accuracy", params)
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        let AttrData::Dialect(data) = p.ctx.attr_data(attr) else { return };
        let [atol, rtol, ulps, Param::Attr(mode)] = &*data.params else { return };
        p.text("<");
        for (keyword, value) in [("atol = ", atol), ("rtol = ", rtol)] {
            if !is_zero(value) {
                p.text(keyword);
                text::print_float(p, value);
                p.text(", ");
            }
        }
        if int(ulps) != 0 {
            p.fmt(format_args!("ulps = {}, ", int(ulps)));
        }
        p.text("mode = ");
        p.attr(*mode);
        p.text(">");
    }
}

/// Returns whether a float is 0.0 or -0.0.
fn is_zero(value: &Param) -> bool {
    matches!(value, Param::Float(float) if float.kind.to_f64(float.bits) == 0.0)
}

/// Checks that there is one bound per dimension, and that static dimensions have no bound.
pub(super) fn check_bounds(ctx: &Context, attr: Attr, tensor: &TensorType) -> Result<(), Reason> {
    let AttrData::Dialect(data) = ctx.attr_data(attr) else { return Ok(()) };
    let Some(Param::Array(bounds)) = data.params.first() else { return Ok(()) };
    let text = || {
        let plain = TensorType { encoding: None, ..tensor.clone() };
        type_to_string(ctx, ctx.ty(TypeData::RankedTensor(Box::new(plain))))
    };
    let (count, rank) = (bounds.len(), tensor.shape.len());
    if count != rank {
        let text = text();
        return Err(
            format!("Bounds length is {count}, expected to be equal to rank({rank}) of the tensor '{text}'").into()
        );
    }
    let both = |(bound, size): (&Param, &i64)| int(bound) != DYNAMIC && *size != DYNAMIC;
    match bounds.iter().zip(&tensor.shape).position(both) {
        Some(dim) => Err(format!(
            "Static dimension {dim} cannot have a bound, use ShapedType::kDynamic to indicate a missing bound in tensor '{}'",
            text()
        ).into()),
        None => Ok(()),
    }
}

/// Attribute syntax that rejects every mnemonic with a fixed message.
pub(crate) struct Unknown(pub(crate) &'static str);

impl AttrSyntax for Unknown {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _: Option<Type>) -> PResult<Attr> {
        Err(p.error_at(p.offset(), self.0))
    }

    fn print(&self, _: &mut AttrPrinter<'_, '_>, _: Attr) {}
}
