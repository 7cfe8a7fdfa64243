//! Modules nested in attributes: kernels of custom calls, for example. They are found by content: bytecode, bytecode in
//! base64, or text, in strings, constants of bytes, and attributes of unknown dialects.
//!
//! A nested module is read in a context of the release that wrote it, with unregistered dialects.

mod leaf;
mod list;
mod open;
mod pieces;
mod quoted;

pub(crate) use leaf::{Leaf, each_piece, leaf};
pub(crate) use list::differences;
pub use list::{MakeModule, NestedModule, list, replace};
pub(crate) use open::canonical;
pub use open::{encode_like, with_module};
pub use pieces::{NestedEncoding, NestedPiece, header, may_contain, pieces, rewrite};
pub(crate) use quoted::in_quotes;

/// Maximum nesting depth of modules in attributes.
pub(crate) const DEEPEST: usize = 8;
