//! Where attributes, types and locations are parsed and printed.

use mlirkit_ir::{Attr, Type};

use crate::parser::{PResult, Parser};
use crate::printer::{Printer, TypeElision};

impl Parser<'_, '_> {
    /// Parses an attribute.
    pub fn attribute(&mut self) -> PResult<Attr> {
        Err(self.wrong_token("expected attribute value"))
    }

    /// Parses a type.
    pub fn ty(&mut self) -> PResult<Type> {
        self.non_function_type()
    }

    /// Parses a type that is no function type.
    pub fn non_function_type(&mut self) -> PResult<Type> {
        if self.eat_keyword("i32") {
            return Ok(self.ctx.i32_type());
        }
        Err(self.wrong_token("expected non-function type"))
    }

    /// Parses what stands between the parentheses of `loc(...)`.
    pub fn location(&mut self) -> PResult<Attr> {
        Err(self.wrong_token("expected location instance"))
    }
}

impl Printer<'_, '_> {
    /// Prints an attribute that has no alias.
    pub(crate) fn attr_body(&mut self, _attr: Attr, _elision: TypeElision) {}

    /// Prints a type that has no alias.
    pub(crate) fn type_body(&mut self, _ty: Type) {
        self.text("i32");
    }

    /// Prints a location that has no alias, without `loc(` and `)`, or in the form of `--mlir-pretty-debuginfo`.
    pub(crate) fn location_body(&mut self, _loc: Attr) {}

    /// Prints a dialect attribute without `#dialect.`.
    pub(crate) fn dialect_attr_body(&mut self, _attr: Attr) {}

    /// Prints a dialect type without `!dialect.`.
    pub(crate) fn dialect_type_body(&mut self, _ty: Type) {}
}
