//! Names of aliases that a text gives to attributes and types of dialects that a user added.
//!
//! C++ suggests names of aliases, and no record of `llvm-tblgen` has them. So the names in the text are kept.

use std::sync::{Mutex, PoisonError};

use mlirkit_ir::{AttrData, Context, TypeData};
use rustc_hash::FxHashMap;

use crate::attr::symbol::Symbol;

/// The names of aliases that texts of a context defined, for attributes and types of some dialects.
#[derive(Debug)]
pub struct WrittenAliases {
    dialects: Vec<&'static str>,
    names: Mutex<FxHashMap<Symbol, Box<[u8]>>>,
}

impl WrittenAliases {
    /// Keeps the names for attributes and types of these dialects.
    #[must_use]
    pub fn new(dialects: Vec<&'static str>) -> Self {
        Self { dialects, names: Mutex::default() }
    }

    /// Whether a user added dialects. Only their types suggest names for values.
    pub(crate) fn are_any(ctx: &Context) -> bool {
        ctx.extension::<Self>().is_some()
    }

    /// Whether names of aliases are kept for a dialect: a user added it.
    pub(crate) fn are_kept(ctx: &Context, dialect: &str) -> bool {
        ctx.extension::<Self>().is_some_and(|written| written.dialects.contains(&dialect))
    }

    /// Notes the name of an alias. The first name of an attribute or type counts.
    pub(crate) fn note(ctx: &Context, symbol: Symbol, name: &[u8]) {
        let Some(written) = ctx.extension::<Self>() else { return };
        let is_theirs = dialect_of(ctx, symbol).is_some_and(|dialect| written.dialects.contains(&dialect));
        if is_theirs {
            let mut names = written.names.lock().unwrap_or_else(PoisonError::into_inner);
            names.entry(symbol).or_insert_with(|| name.into());
        }
    }

    /// Returns the name that a text gave to an attribute or type.
    pub(crate) fn of(ctx: &Context, symbol: Symbol) -> Option<Vec<u8>> {
        let names = ctx.extension::<Self>()?.names.lock().unwrap_or_else(PoisonError::into_inner);
        names.get(&symbol).map(|name| name.to_vec())
    }
}

/// Returns the dialect of an attribute or type that is not builtin.
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
