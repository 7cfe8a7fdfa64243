//! Attributes, types and locations: parser, printer, aliases and hooks.

pub(crate) mod affine;
pub(crate) mod alias_table;
pub(crate) mod aliases;
pub(crate) mod bodies;
pub(crate) mod builtin_attr;
pub(crate) mod builtin_type;
pub(crate) mod caches;
pub(crate) mod dense;
pub(crate) mod dialect_symbol;
pub(crate) mod hooks;
pub(crate) mod location;
pub(crate) mod opaque;
pub(crate) mod parser;
pub(crate) mod position;
pub(crate) mod printer;
pub(crate) mod row_names;
pub(crate) mod symbol;
pub(crate) mod written_aliases;
