//! The text of attributes and types, which stands in a file for what has no encoding of its own.

use mlirkit_diag::Result;
use mlirkit_ir::{Attr, Context, Type};

/// Parses and prints attributes and types as the assembly format spells them.
pub trait AttrTypeText: Send + Sync {
    /// Parses an attribute at the start of `text`; gives it and how many bytes it took.
    ///
    /// # Errors
    /// What is wrong with the text.
    fn parse_attr(&self, ctx: &Context, text: &[u8]) -> Result<(Attr, usize)>;

    /// Parses a type at the start of `text`; gives it and how many bytes it took.
    ///
    /// # Errors
    /// What is wrong with the text.
    fn parse_type(&self, ctx: &Context, text: &[u8]) -> Result<(Type, usize)>;

    /// Appends the text of an attribute, without aliases.
    fn print_attr(&self, ctx: &Context, attr: Attr, out: &mut Vec<u8>);

    /// Appends the text of a type, without aliases.
    fn print_type(&self, ctx: &Context, ty: Type, out: &mut Vec<u8>);
}
