//! Text of attributes and types as a capability of the context: whoever holds a context can print and parse them, without
//! knowing the engine that does it.

use mlirkit_diag::Diagnostic;

use crate::context::Context;
use crate::ids::{Attr, Type};

/// What stands at the start of a text, and how many bytes it took.
pub type Parsed<T> = Result<(T, usize), Box<Diagnostic>>;

/// What the context's assembly engine can do. `mlirkit_asm::TEXT` is the one that speaks MLIR's assembly.
#[derive(Debug, Clone, Copy)]
pub struct Text {
    /// Appends the text of an attribute, without aliases.
    pub print_attr: fn(&Context, Attr, &mut Vec<u8>),
    /// Appends the text of a type, without aliases.
    pub print_type: fn(&Context, Type, &mut Vec<u8>),
    /// The attribute at the start of a text, and how many bytes it took.
    pub parse_attr: fn(&Context, &[u8]) -> Parsed<Attr>,
    /// The type at the start of a text, and how many bytes it took.
    pub parse_type: fn(&Context, &[u8]) -> Parsed<Type>,
}

impl Context {
    /// The text of an attribute, without aliases; its debug form where the context has no text engine.
    #[must_use]
    pub fn attr_text(&self, attr: Attr) -> String {
        let Some(text) = self.extension::<Text>() else { return format!("{:?}", self.attr_data(attr)) };
        let mut out = Vec::new();
        (text.print_attr)(self, attr, &mut out);
        String::from_utf8_lossy(&out).into_owned()
    }

    /// The text of a type, without aliases; its debug form where the context has no text engine.
    #[must_use]
    pub fn type_text(&self, ty: Type) -> String {
        let Some(text) = self.extension::<Text>() else { return format!("{:?}", self.type_data(ty)) };
        let mut out = Vec::new();
        (text.print_type)(self, ty, &mut out);
        String::from_utf8_lossy(&out).into_owned()
    }
}
