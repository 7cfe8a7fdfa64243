//! Modules nested in attributes, such as the kernels of custom calls. They are recognised by their content (bytecode,
//! base64-encoded bytecode, or text) in strings, byte constants, and attributes of unknown dialects.
//!
//! A nested module is read in a context that follows the release that wrote it and accepts unregistered dialects.

mod compressed;
mod leaf;
mod list;
mod open;
mod pieces;
mod quoted;

pub(crate) use compressed::{Compressed, Inflater};
pub(crate) use leaf::{Leaf, each_piece, leaf};
pub(crate) use list::differences;
pub use list::{MakeModule, NestedModule, list, replace};
pub(crate) use open::canonical;
pub use open::{encode_like, with_module};
pub use pieces::{NestedEncoding, NestedPiece, header, may_contain, pieces, rewrite};
pub(crate) use quoted::in_quotes;

/// Maximum nesting depth of modules in attributes.
pub(crate) const DEEPEST: usize = 8;
