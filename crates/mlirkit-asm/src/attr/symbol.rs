//! The kind of entity that has an alias, and where its definition may be.

use mlirkit_ir::{Attr, Type};

/// An attribute or type that may have an alias.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Symbol {
    /// `#name`
    Attr(Attr),
    /// `!name`
    Type(Type),
}

/// Whether an alias may be defined at the end of the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Deferral {
    /// Yes.
    Allowed,
    /// No: the definition must precede the first use.
    Refused,
}
