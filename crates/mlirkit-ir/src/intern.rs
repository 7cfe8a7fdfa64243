//! An append-only, thread-safe interner. Equal values have the same small index, and references to values stay valid.

mod store;
mod table;

use std::hash::{BuildHasher, Hash};
use std::sync::OnceLock;

use foldhash::fast::RandomState;

use store::Store;
use table::Table;

/// The number of hash tables of an interner. They grow one at a time.
const SHARDS: usize = 8;

/// The number of lookups that are interleaved, which lets their memory accesses overlap.
const TOGETHER: usize = 32;

/// A set of unique values with small indices. They start at 1, or in debug builds at another offset; see
/// [`Interner::apart`]. Indices have gaps, because each thread reserves a block of them.
///
/// The hash function is seeded at random in each run, so that a hostile input file cannot force collisions.
pub(crate) struct Interner<T> {
    hasher: RandomState,
    items: Store<T>,
    /// The number of unused indices before the first one in debug builds; see [`Interner::apart`].
    #[cfg(debug_assertions)]
    before: u32,
    left_out: OnceLock<LeftOut>,
    /// The hash tables. They are boxed, because the context is moved and should therefore be small.
    shards: Box<[Table]>,
}

/// A reserved range of indices whose values are not stored here: its first position in `items`, and its length.
struct LeftOut {
    first: usize,
    count: usize,
}

impl<T: Hash + Eq> Interner<T> {
    pub(crate) fn new() -> Self {
        Self {
            hasher: RandomState::default(),
            items: Store::new(),
            #[cfg(debug_assertions)]
            before: 0,
            left_out: OnceLock::new(),
            shards: (0..SHARDS).map(|_| Table::new()).collect(),
        }
    }

    /// Creates an interner. In debug builds, its range of indices differs from those of interners created shortly
    /// before. An index from another context is then usually out of range.
    pub(crate) fn apart() -> Self {
        #[cfg(debug_assertions)]
        return Self { before: apart::next(), ..Self::new() };
        #[cfg(not(debug_assertions))]
        Self::new()
    }

    /// Returns the number of unused indices before the first one.
    #[inline(always)]
    fn before(&self) -> u32 {
        #[cfg(debug_assertions)]
        return self.before;
        #[cfg(not(debug_assertions))]
        0
    }

    /// Returns true if an index is in the range of this interner. It may be an index without a value.
    pub(crate) fn has_range_of(&self, index: u32) -> bool {
        index > self.before() && index as usize <= self.len()
    }

    /// Returns an upper bound for all indices.
    pub(crate) fn len(&self) -> usize {
        self.before() as usize + self.items.end() + self.left_out.get().map_or(0, |left_out| left_out.count)
    }

    /// Returns the value with this index. `None` for an unused index or one reserved by [`Interner::leave_out`].
    #[inline(always)]
    pub(crate) fn get(&self, index: u32) -> Option<&T> {
        let mut place = (index.wrapping_sub(self.before()) as usize).wrapping_sub(1);
        if let Some(left_out) = self.left_out.get()
            && place >= left_out.first
        {
            if place - left_out.first < left_out.count {
                return None;
            }
            place -= left_out.count;
        }
        self.items.get(place)
    }

    /// Reserves capacity in the hash tables for `values` values in total, so that the tables need not grow up to that
    /// number.
    pub(crate) fn reserve(&self, values: usize) {
        // The hash function distributes values almost evenly over the tables.
        self.shards.iter().for_each(|shard| shard.reserve(values / SHARDS + 1));
    }

    /// Reserves a contiguous range of `count` indices and returns the first of them. `None` if called a second time.
    pub(crate) fn leave_out(&self, count: usize) -> Option<u32> {
        self.items.between(|first| {
            self.left_out.set(LeftOut { first, count }).ok()?;
            u32::try_from(first + 1).ok()?.checked_add(self.before())
        })
    }

    /// Returns the index of `value`, adding the value if it is new.
    pub(crate) fn intern(&self, value: T) -> u32 {
        let (hash, table) = self.table(self.hasher.hash_one(&value));
        table.find(hash, |index| self.get(index) == Some(&value)).unwrap_or_else(|| {
            let own = self.push(value);
            table.add(hash, own, |index| self.get(index) == self.get(own))
        })
    }

    /// Like [`Interner::intern`], but creates the value only if it is new. `key` must have the same hash as the value.
    pub(crate) fn intern_with<Q>(&self, key: &Q, eq: impl Fn(&T) -> bool, make: impl FnOnce() -> T) -> u32
    where
        Q: Hash + ?Sized,
    {
        let (hash, table) = self.table(self.hasher.hash_one(key));
        let is_it = |index| self.get(index).is_some_and(&eq);
        table.find(hash, is_it).unwrap_or_else(|| table.add(hash, self.push(make()), is_it))
    }

    /// Returns the index of the value with this key; `None` if there is none. `key` must have the same hash as the value.
    pub(crate) fn find<Q>(&self, key: &Q, eq: impl Fn(&T) -> bool) -> Option<u32>
    where
        Q: Hash + ?Sized,
    {
        let (hash, table) = self.table(self.hasher.hash_one(key));
        table.find(hash, |index| self.get(index).is_some_and(&eq))
    }

    /// Interns several keys in order. `hash` must return a key with the same hash as the value.
    pub(crate) fn intern_all<K, Q>(
        &self,
        mut keys: impl Iterator<Item = K>,
        hash: impl Fn(&K) -> &Q,
        eq: impl Fn(&T, &K) -> bool,
        make: impl Fn(&K) -> T,
    ) -> Vec<u32>
    where
        Q: Hash + ?Sized,
    {
        let mut indices = Vec::with_capacity(keys.size_hint().0);
        let mut some = Vec::with_capacity(TOGETHER);
        loop {
            some.extend(keys.by_ref().take(TOGETHER).map(|key| {
                let (hash, table) = self.table(self.hasher.hash_one(hash(&key)));
                table.touch(hash);
                (key, hash, table)
            }));
            if some.is_empty() {
                return indices;
            }
            indices.extend(some.drain(..).map(|(key, hash, table)| {
                let is_it = |index| self.get(index).is_some_and(|value| eq(value, &key));
                table.find(hash, is_it).unwrap_or_else(|| table.add(hash, self.push(make(&key)), is_it))
            }));
        }
    }

    /// Adds a value that is known to be new. [`Interner::intern`] will not find it.
    pub(crate) fn push(&self, value: T) -> u32 {
        let mut place = self.items.push(value);
        if let Some(left_out) = self.left_out.get()
            && place >= left_out.first
        {
            place += left_out.count;
        }
        u32::try_from(place + self.before() as usize).unwrap_or(u32::MAX - 1) + 1
    }

    /// Returns the hash table responsible for a hash, and the bits of the hash that the table stores.
    #[inline]
    fn table(&self, hash: u64) -> (u32, &Table) {
        // Chooses the table by bits of the hash that the table does not store.
        (hash as u32, &self.shards[(hash >> 53) as usize % SHARDS])
    }
}

/// Assigns ranges of indices to interners in debug builds.
#[cfg(debug_assertions)]
mod apart {
    use std::sync::atomic::{AtomicU32, Ordering};

    /// The number of ranges. It is small because the size of tables depends on the highest index.
    const RANGES: u32 = 16;

    /// The length of a range. The context of a program that builds a few functions has fewer attributes.
    const LENGTH: u32 = 2048;

    /// Returns the number of indices that the next interner leaves unused.
    pub(super) fn next() -> u32 {
        static MADE: AtomicU32 = AtomicU32::new(0);
        MADE.fetch_add(1, Ordering::Relaxed) % RANGES * LENGTH
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(debug_assertions)]
    fn another_interner_has_other_indices() {
        let (one, other) = (Interner::apart(), Interner::apart());
        let all: Vec<u32> = (0..100).map(|value| one.intern(value)).collect();
        other.intern(0);
        for (value, index) in all.into_iter().enumerate() {
            assert_eq!((one.get(index), other.get(index)), (Some(&value), None));
            assert!(one.has_range_of(index) && !other.has_range_of(index));
        }
        assert_eq!(one.leave_out(1).and_then(|index| one.get(index)), None);
    }

    #[test]
    fn many_are_what_each_of_them_is() {
        let interner = Interner::new();
        let before = interner.intern(7);
        let keys = || (0..1000).map(|key| key % 300);
        let all = interner.intern_all(keys(), |key| key, |value, key| value == key, |key| *key);
        assert_eq!(all, keys().map(|key| interner.intern(key)).collect::<Vec<u32>>());
        assert_eq!(
            (all[7], interner.intern_all([].iter(), |key| *key, |value, key| value == *key, |key| **key)),
            (before, vec![])
        );
        let distinct: std::collections::HashSet<u32> = all.into_iter().collect();
        assert_eq!(distinct.len(), 300);
        assert_eq!(
            (interner.find(&7, |value| *value == 7), interner.find(&300, |value| *value == 300)),
            (Some(before), None)
        );
    }

    #[test]
    fn skipped_indices_keep_their_places() {
        let interner = Interner::new();
        let before: Vec<u32> = (0..10).map(|value| interner.intern(value)).collect();
        let first = interner.leave_out(3).unwrap_or(0);
        assert_eq!(interner.leave_out(1), None);
        // The thread still has unused indices from an earlier block.
        let after: Vec<u32> = (10..40).map(|value| interner.intern(value)).chain([interner.push(40)]).collect();
        let left_out = first..first + 3;
        assert!(left_out.clone().all(|index| interner.get(index).is_none()));
        assert!(after.contains(&left_out.end));
        let all: Vec<u32> = before.iter().chain(&after).copied().collect();
        for (value, index) in all.iter().enumerate() {
            assert!(!left_out.contains(index) && *index as usize <= interner.len());
            assert_eq!(interner.get(*index), Some(&value));
        }
        assert_eq!((interner.intern(3), interner.intern(30)), (all[3], all[30]));
        assert_eq!((interner.get(0), interner.get(u32::MAX)), (None, None));
    }
}
