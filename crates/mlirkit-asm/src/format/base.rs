//! What the engine asks of the attribute and type parser beyond whole attributes and types.

use mlirkit_ir::{Attr, Type};

use crate::lexer::Kind;
use crate::parser::{PResult, Parser};
use crate::printer::Printer;

/// An attribute; `ty` is its type if the text leaves that out.
pub(crate) fn attribute(p: &mut Parser<'_, '_>, _ty: Option<Type>) -> PResult<Attr> {
    p.attribute()
}

/// An attribute, if one starts here.
pub(crate) fn optional_attribute(p: &mut Parser<'_, '_>, ty: Option<Type>) -> PResult<Option<Attr>> {
    if matches!(p.kind(), Kind::HashId | Kind::AtId) { attribute(p, ty).map(Some) } else { Ok(None) }
}

/// A type, if one starts here.
pub(crate) fn optional_type(p: &mut Parser<'_, '_>) -> PResult<Option<Type>> {
    if matches!(p.kind(), Kind::ExclaimId | Kind::IntType) { p.ty().map(Some) } else { Ok(None) }
}

/// The elements of a dense array in brackets.
pub(crate) fn dense_array(p: &mut Parser<'_, '_>, _element: &str) -> PResult<Attr> {
    Err(p.wrong_token("expected '['"))
}

/// Writes the elements of a dense array, without brackets.
pub(crate) fn dense_array_elements(_p: &mut Printer<'_, '_>, _attr: Attr) {}

/// An affine map without `affine_map<` and `>`.
pub(crate) fn affine_map(p: &mut Parser<'_, '_>) -> PResult<Attr> {
    Err(p.wrong_token("expected '('"))
}

/// Writes an affine map without `affine_map<` and `>`.
pub(crate) fn print_affine_map(_p: &mut Printer<'_, '_>, _attr: Attr) {}
