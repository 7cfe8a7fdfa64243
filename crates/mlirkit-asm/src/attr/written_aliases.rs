//! Alias names that a text uses for attributes and types of dialects that a user added.
//!
//! Upstream suggests alias names in C++, which the records of `llvm-tblgen` lack. So the names in the text are kept.

use mlirkit_ir::{AttrData, Context, TextStyle, TypeData};
use rustc_hash::FxHashSet;

use crate::attr::symbol::Symbol;

/// The dialects whose alias names are taken from the text. The names are stored in the style of each module.
#[derive(Debug)]
pub struct WrittenAliases {
    dialects: FxHashSet<&'static str>,
}

impl WrittenAliases {
    /// Takes alias names from the text for these dialects.
    #[must_use]
    pub fn new(dialects: impl IntoIterator<Item = &'static str>) -> Self {
        Self { dialects: dialects.into_iter().collect() }
    }

    /// Returns whether the names of aliases for a dialect's attributes and types are kept from the text, because a user
    /// added the dialect.
    pub(crate) fn are_kept(ctx: &Context, dialect: &str) -> bool {
        ctx.extension::<Self>().is_some_and(|written| written.dialects.contains(dialect))
    }

    /// Records the name of an alias in a text with this style. The first name of an attribute or type wins.
    pub(crate) fn note(ctx: &Context, style: &TextStyle, symbol: Symbol, name: &[u8]) {
        let Some(written) = ctx.extension::<Self>() else { return };
        if dialect_of(ctx, symbol).is_some_and(|dialect| written.dialects.contains(dialect)) {
            match symbol {
                Symbol::Attr(attr) => style.name_attr(attr, name),
                Symbol::Type(ty) => style.name_type(ty, name),
            }
        }
    }

    /// Returns the alias name that a text with this style has for an attribute or type.
    pub(crate) fn of(ctx: &Context, style: &TextStyle, symbol: Symbol) -> Option<Box<[u8]>> {
        ctx.extension::<Self>()?;
        match symbol {
            Symbol::Attr(attr) => style.attr_name(attr),
            Symbol::Type(ty) => style.type_name(ty),
        }
    }
}

/// Returns the dialect of an attribute or type, unless it is builtin.
fn dialect_of(ctx: &Context, symbol: Symbol) -> Option<&str> {
    let row = match symbol {
        Symbol::Attr(attr) => match ctx.attr_data(attr) {
            AttrData::Dialect(data) => &*data.def.name,
            AttrData::Verbatim(text) => ctx.str(text.dialect),
            _ => return None,
        },
        Symbol::Type(ty) => match ctx.type_data(ty) {
            TypeData::Dialect(data) => &*data.def.name,
            TypeData::Verbatim(text) => ctx.str(text.dialect),
            _ => return None,
        },
    };
    row.split('.').next()
}
