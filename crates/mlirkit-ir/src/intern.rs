//! Append-only, thread-safe hash-consing: equal values get the same small index, and references stay valid.

use std::hash::{BuildHasher, Hash};
use std::sync::{Mutex, PoisonError};

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;

const SHARDS: usize = 16;

/// A set of unique values with dense indices, starting at 1.
pub(crate) struct Interner<T> {
    items: boxcar::Vec<T>,
    shards: [Mutex<HashTable<u32>>; SHARDS],
}

impl<T: Hash + Eq> Interner<T> {
    pub(crate) fn new() -> Self {
        Self { items: boxcar::Vec::new(), shards: std::array::from_fn(|_| Mutex::new(HashTable::new())) }
    }

    pub(crate) fn len(&self) -> usize {
        self.items.count()
    }

    /// The value with this index.
    pub(crate) fn get(&self, index: u32) -> Option<&T> {
        self.items.get((index as usize).wrapping_sub(1))
    }

    /// The index of `value`, which is added if it is new.
    pub(crate) fn intern(&self, value: T) -> u32 {
        let hash = FxBuildHasher.hash_one(&value);
        let mut table = self.shard(hash);
        let found = table.find(hash, |&i| self.get(i).is_some_and(|v| *v == value)).copied();
        found.unwrap_or_else(|| self.insert(&mut table, hash, value))
    }

    /// Like [`Interner::intern`], but builds the value only if it is new. `key` must hash as the value does.
    pub(crate) fn intern_with<Q>(&self, key: &Q, eq: impl Fn(&T) -> bool, make: impl FnOnce() -> T) -> u32
    where
        Q: Hash + ?Sized,
    {
        let hash = FxBuildHasher.hash_one(key);
        let mut table = self.shard(hash);
        let found = table.find(hash, |&i| self.get(i).is_some_and(&eq)).copied();
        found.unwrap_or_else(|| self.insert(&mut table, hash, make()))
    }

    /// Adds a value that the caller knows to be new, without making it known to [`Interner::intern`].
    pub(crate) fn push(&self, value: T) -> u32 {
        u32::try_from(self.items.push(value)).unwrap_or(u32::MAX - 1) + 1
    }

    /// Makes those values known that [`Interner::push`] has added and that satisfy `wanted`.
    pub(crate) fn index_pushed(&self, wanted: impl Fn(&T) -> bool) {
        for (index, value) in self.items.iter().filter(|(_, value)| wanted(value)) {
            let hash = FxBuildHasher.hash_one(value);
            let mut table = self.shard(hash);
            if table.find(hash, |&i| self.get(i).is_some_and(|v| v == value)).is_none() {
                let index = u32::try_from(index).unwrap_or(u32::MAX - 1) + 1;
                table.insert_unique(hash, index, |&i| self.get(i).map_or(0, |v| FxBuildHasher.hash_one(v)));
            }
        }
    }

    fn shard(&self, hash: u64) -> std::sync::MutexGuard<'_, HashTable<u32>> {
        // Neither the bits that a table takes as index nor the seven on top that it takes as tag.
        let shard = &self.shards[(hash >> 53) as usize % SHARDS];
        shard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn insert(&self, table: &mut HashTable<u32>, hash: u64, value: T) -> u32 {
        // More than 2^32 distinct entries need more than 64 GiB of them: no input that fits does it.
        let index = self.push(value);
        table.insert_unique(hash, index, |&i| self.get(i).map_or(0, |v| FxBuildHasher.hash_one(v)));
        index
    }
}
