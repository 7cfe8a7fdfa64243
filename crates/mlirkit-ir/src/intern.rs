//! Append-only, thread-safe hash-consing: equal values get the same small index, and references stay valid.

use std::hash::{BuildHasher, Hash};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use foldhash::fast::RandomState;
use hashbrown::HashTable;

/// So many that threads rarely wait for each other.
const SHARDS: usize = 64;

/// A table that no other shares a line of the processor's caches with.
#[repr(align(64))]
struct Shard(Mutex<HashTable<Known>>);

impl Shard {
    fn lock(&self) -> MutexGuard<'_, HashTable<Known>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A set of unique values with dense indices, starting at 1.
///
/// Values come from files: with the hash of a run unknown, nobody can choose many that share one.
pub(crate) struct Interner<T> {
    hasher: RandomState,
    items: boxcar::Vec<T>,
    left_out: OnceLock<LeftOut>,
    /// Elsewhere, for whoever moves a context.
    shards: Box<[Shard]>,
}

/// A value in a table, by its index. So much of its hash stands beside it that a table which grows need not look at the values,
/// which are all over memory.
#[derive(Clone, Copy)]
struct Known {
    hash: u32,
    index: u32,
}

impl Known {
    /// What the table takes for the hash: the low bits say where to look, those on top tell neighbours apart.
    #[inline]
    fn spread(hash: u32) -> u64 {
        u64::from(hash).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }
}

/// Indices that others give to values of their own: where they begin, as an index of `items`, and how many they are.
struct LeftOut {
    first: usize,
    count: usize,
}

impl<T: Hash + Eq> Interner<T> {
    pub(crate) fn new() -> Self {
        Self {
            hasher: RandomState::default(),
            items: boxcar::Vec::new(),
            left_out: OnceLock::new(),
            shards: (0..SHARDS).map(|_| Shard(Mutex::new(HashTable::new()))).collect(),
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.items.count() + self.left_out.get().map_or(0, |left_out| left_out.count)
    }

    /// The value with this index; none has one of those that are left out.
    #[inline]
    pub(crate) fn get(&self, index: u32) -> Option<&T> {
        let mut place = (index as usize).wrapping_sub(1);
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

    /// Makes room for so many values more, so that the tables need not grow.
    pub(crate) fn reserve(&self, values: usize) {
        // Hashes spread them almost evenly. Room for some more may be twice as much: where a table needs it, it makes it.
        let each = values / SHARDS + 1;
        for shard in &*self.shards {
            let mut table = shard.lock();
            table.reserve(each, |known| Known::spread(known.hash));
        }
    }

    /// Leaves out so many indices. Done once; gives the first, and the others follow.
    pub(crate) fn leave_out(&self, count: usize) -> Option<u32> {
        // While nobody adds anything, it is known where they begin.
        let _locks: Vec<_> = self.shards.iter().map(Shard::lock).collect();
        let first = self.items.count();
        self.left_out.set(LeftOut { first, count }).ok()?;
        u32::try_from(first + 1).ok()
    }

    /// The index of `value`, which is added if it is new.
    pub(crate) fn intern(&self, value: T) -> u32 {
        let (hash, mut table) = self.shard(self.hasher.hash_one(&value));
        let found = self.find(&table, hash, |v| *v == value);
        found.unwrap_or_else(|| self.insert(&mut table, hash, value))
    }

    #[inline]
    fn find(&self, table: &HashTable<Known>, hash: u32, eq: impl Fn(&T) -> bool) -> Option<u32> {
        let is_it = |known: &Known| known.hash == hash && self.get(known.index).is_some_and(&eq);
        table.find(Known::spread(hash), is_it).map(|known| known.index)
    }

    /// Like [`Interner::intern`], but builds the value only if it is new. `key` must hash as the value does.
    pub(crate) fn intern_with<Q>(&self, key: &Q, eq: impl Fn(&T) -> bool, make: impl FnOnce() -> T) -> u32
    where
        Q: Hash + ?Sized,
    {
        let (hash, mut table) = self.shard(self.hasher.hash_one(key));
        let found = self.find(&table, hash, eq);
        found.unwrap_or_else(|| self.insert(&mut table, hash, make()))
    }

    /// Adds a value that the caller knows to be new, without making it known to [`Interner::intern`].
    pub(crate) fn push(&self, value: T) -> u32 {
        let mut place = self.items.push(value);
        if let Some(left_out) = self.left_out.get()
            && place >= left_out.first
        {
            place += left_out.count;
        }
        u32::try_from(place).unwrap_or(u32::MAX - 1) + 1
    }

    /// The table for values with a hash, and what it knows of that.
    fn shard(&self, hash: u64) -> (u32, MutexGuard<'_, HashTable<Known>>) {
        // None of the bits that the table keeps.
        (hash as u32, self.shards[(hash >> 53) as usize % SHARDS].lock())
    }

    fn insert(&self, table: &mut HashTable<Known>, hash: u32, value: T) -> u32 {
        // More than 2^32 distinct entries need more than 64 GiB of them: no input that fits does it.
        let index = self.push(value);
        table.insert_unique(Known::spread(hash), Known { hash, index }, |known| Known::spread(known.hash));
        index
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indices_that_are_left_out_stand_among_the_others() {
        let interner = Interner::new();
        let before = [interner.intern(10), interner.intern(11)];
        let first = interner.leave_out(3).unwrap_or(0);
        assert_eq!(interner.leave_out(1), None);
        let after = [interner.intern(40), interner.push(41), interner.intern(10)];
        assert_eq!((before, first, after), ([1, 2], 3, [6, 7, 1]));
        let all: Vec<_> = (0..=8).map(|index| interner.get(index).copied()).collect();
        let expected = [None, Some(10), Some(11), None, None, None, Some(40), Some(41), None];
        assert_eq!((all, interner.len()), (expected.to_vec(), 7));
    }
}
