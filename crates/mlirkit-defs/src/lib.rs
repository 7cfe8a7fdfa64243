//! Dialect definitions as plain data, and the definition-file parser.

mod model;
pub use model::*;
