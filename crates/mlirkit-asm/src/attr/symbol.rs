//! Aliased attributes and types, and where their aliases may be defined.

use mlirkit_ir::{Attr, Type};

/// An attribute or type that may have an alias.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Symbol {
    /// An attribute; its alias is `#name`.
    Attr(Attr),
    /// A type; its alias is `!name`.
    Type(Type),
}

/// The permission to defer the definition of an alias to the end of the file, after the uses of the alias.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Deferral {
    /// The definition may be at the end of the file.
    Allowed,
    /// The definition must precede the first use.
    Refused,
}
