//! Alias names that a source uses for the attributes and types of user dialects.
//!
//! Upstream suggests alias names in C++ code, which the records of `llvm-tblgen` do not contain. For dialects imported
//! from such records, the names in the source are kept instead.

use mlirkit_ir::{AttrData, Context, TextStyle, TypeData};
use rustc_hash::FxHashSet;

use crate::attr::symbol::Symbol;

/// A context extension that lists the dialects whose alias names are taken from the source. The names are stored in the
/// style of each module.
#[derive(Debug)]
pub struct WrittenAliases {
    dialects: FxHashSet<&'static str>,
}

impl WrittenAliases {
    /// Creates the extension for these dialects.
    #[must_use]
    pub fn new(dialects: impl IntoIterator<Item = &'static str>) -> Self {
        Self { dialects: dialects.into_iter().collect() }
    }

    /// Returns true if the alias names of a dialect's attributes and types are kept from the source, because a user
    /// added the dialect.
    pub(crate) fn are_kept(ctx: &Context, dialect: &str) -> bool {
        ctx.extension::<Self>().is_some_and(|written| written.dialects.contains(dialect))
    }

    /// Records the name of an alias in the style of a source. The first name for an attribute or type wins.
    pub(crate) fn note(ctx: &Context, style: &TextStyle, symbol: Symbol, name: &[u8]) {
        let Some(written) = ctx.extension::<Self>() else { return };
        if dialect_of(ctx, symbol).is_some_and(|dialect| written.dialects.contains(dialect)) {
            match symbol {
                Symbol::Attr(attr) => style.name_attr(attr, name),
                Symbol::Type(ty) => style.name_type(ty, name),
            }
        }
    }

    /// Returns the alias name for an attribute or type that the style has recorded, if any.
    pub(crate) fn of(ctx: &Context, style: &TextStyle, symbol: Symbol) -> Option<Box<[u8]>> {
        ctx.extension::<Self>()?;
        match symbol {
            Symbol::Attr(attr) => style.attr_name(attr),
            Symbol::Type(ty) => style.type_name(ty),
        }
    }
}

/// Returns the dialect of an attribute or type; `None` if it is builtin.
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
