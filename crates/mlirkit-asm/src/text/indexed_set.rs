//! A set that preserves insertion order.

use std::hash::Hash;

use rustc_hash::FxHashMap;

/// A set that preserves insertion order and assigns an index to each item.
#[derive(Debug)]
pub(crate) struct IndexedSet<T> {
    index: FxHashMap<T, usize>,
    order: Vec<T>,
}

impl<T> Default for IndexedSet<T> {
    fn default() -> Self {
        Self { index: FxHashMap::default(), order: Vec::new() }
    }
}

impl<T: Hash + Eq + Copy> IndexedSet<T> {
    /// Returns the index of an item, inserting the item if it is new.
    pub(crate) fn insert(&mut self, item: T) -> usize {
        *self.index.entry(item).or_insert_with(|| {
            self.order.push(item);
            self.order.len() - 1
        })
    }

    /// Returns the number of items.
    pub(crate) fn len(&self) -> usize {
        self.order.len()
    }

    /// Returns the items in insertion order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = T> + '_ {
        self.order.iter().copied()
    }
}
