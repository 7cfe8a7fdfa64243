//! The lowest layer: tokens, names, digits, output, and tables that do not depend on the IR.

pub(crate) mod arena;
pub(crate) mod braces;
pub(crate) mod hex;
pub(crate) mod identifier;
pub(crate) mod indexed_set;
pub mod lexer;
pub(crate) mod line_index;
pub(crate) mod output;
pub(crate) mod push;
pub(crate) mod recent_cache;
pub(crate) mod text_interner;
pub(crate) mod unresolved;

use std::collections::HashMap;

use foldhash::fast::RandomState;

/// A map whose keys come from the source. Its hash is randomly seeded, so that a source cannot provoke collisions.
pub(crate) type KeyedMap<K, V> = HashMap<K, V, RandomState>;

/// A byte offset in the source.
pub type Offset = u32;

/// Returns true if no two items of a short list are equal.
pub(crate) fn all_distinct<T: PartialEq>(items: &[T]) -> bool {
    items.iter().enumerate().all(|(at, item)| !items.iter().take(at).any(|other| other == item))
}
