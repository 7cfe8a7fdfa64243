//! Attributes and types as owners of aliases, and where their aliases may be defined.

use mlirkit_ir::{Attr, Type};

/// An attribute or type, as the owner of an alias.
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
    /// The definition may be at the end of the file.
    Allowed,
    /// The definition must precede the first use.
    Refused,
}
