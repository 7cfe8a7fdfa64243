//! Append-only, thread-safe hash-consing: equal values get the same small index, and references stay valid.

use std::hash::{BuildHasher, Hash};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

use foldhash::fast::RandomState;
use hashbrown::HashTable;

const SHARDS: usize = 16;

/// A set of unique values with dense indices, starting at 1.
///
/// Values come from files: with the hash of a run unknown, nobody can choose many that share one.
pub(crate) struct Interner<T> {
    hasher: RandomState,
    items: boxcar::Vec<T>,
    adopted: OnceLock<Adopted<T>>,
    shards: [Mutex<HashTable<u32>>; SHARDS],
}

/// Values that were added together, or will be. They stand between the items before and after `first`.
struct Adopted<T> {
    first: usize,
    values: Values<T>,
}

enum Values<T> {
    /// All there.
    Whole(Vec<T>),
    /// Room for values that come one by one, and how many have come.
    Room(Box<[OnceLock<T>]>, AtomicUsize),
}

impl<T> Values<T> {
    fn len(&self) -> usize {
        match self {
            Self::Whole(values) => values.len(),
            Self::Room(room, _) => room.len(),
        }
    }
}

impl<T: Hash + Eq> Interner<T> {
    pub(crate) fn new() -> Self {
        Self {
            hasher: RandomState::default(),
            items: boxcar::Vec::new(),
            adopted: OnceLock::new(),
            shards: std::array::from_fn(|_| Mutex::new(HashTable::new())),
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.items.count() + self.adopted.get().map_or(0, |adopted| adopted.values.len())
    }

    /// The value with this index.
    #[inline]
    pub(crate) fn get(&self, index: u32) -> Option<&T> {
        let mut place = (index as usize).wrapping_sub(1);
        if let Some(adopted) = self.adopted.get()
            && place >= adopted.first
        {
            match &adopted.values {
                Values::Whole(values) => match values.get(place - adopted.first) {
                    Some(value) => return Some(value),
                    None => place -= values.len(),
                },
                Values::Room(room, _) => match room.get(place - adopted.first) {
                    Some(slot) => return slot.get(),
                    None => place -= room.len(),
                },
            }
        }
        self.items.get(place)
    }

    /// Makes room for so many values more, so that the tables need not grow.
    pub(crate) fn reserve(&self, values: usize) {
        // Hashes spread them almost evenly: next to none gets more than that.
        let each = values / SHARDS;
        let each = each + 3 * each.isqrt();
        for shard in &self.shards {
            let mut table = shard.lock().unwrap_or_else(PoisonError::into_inner);
            table.reserve(each, |&i| self.get(i).map_or(0, |value| self.hasher.hash_one(value)));
        }
    }

    /// Adds values that the caller knows to be new, without making them known to [`Interner::intern`]. Done once; gives
    /// the index of the first, and the others follow.
    pub(crate) fn adopt(&self, values: Vec<T>) -> Option<u32> {
        self.adopt_values(Values::Whole(values))
    }

    /// Makes room for so many values that come with [`Interner::fill`], which takes less memory than growing does.
    pub(crate) fn expect(&self, count: usize) {
        let room = (0..count).map(|_| OnceLock::new()).collect();
        let _ = self.adopt_values(Values::Room(room, AtomicUsize::new(0)));
    }

    fn adopt_values(&self, values: Values<T>) -> Option<u32> {
        // While nobody adds anything, the place where the values go is known.
        let _locks: [_; SHARDS] =
            std::array::from_fn(|shard| self.shards[shard].lock().unwrap_or_else(PoisonError::into_inner));
        let first = self.items.count();
        self.adopted.set(Adopted { first, values }).ok()?;
        u32::try_from(first + 1).ok()
    }

    /// The values that were added with [`Interner::adopt`], and the index of the first.
    pub(crate) fn adopted(&self) -> Option<(u32, &[T])> {
        match self.adopted.get()? {
            Adopted { first, values: Values::Whole(values) } => Some((u32::try_from(first + 1).ok()?, values)),
            Adopted { values: Values::Room(..), .. } => None,
        }
    }

    /// The index of `value`, which is added if it is new.
    pub(crate) fn intern(&self, value: T) -> u32 {
        let hash = self.hasher.hash_one(&value);
        let mut table = self.shard(hash);
        let found = table.find(hash, |&i| self.get(i).is_some_and(|v| *v == value)).copied();
        found.unwrap_or_else(|| self.insert(&mut table, hash, value))
    }

    /// Like [`Interner::intern`], but builds the value only if it is new. `key` must hash as the value does.
    pub(crate) fn intern_with<Q>(&self, key: &Q, eq: impl Fn(&T) -> bool, make: impl FnOnce() -> T) -> u32
    where
        Q: Hash + ?Sized,
    {
        let hash = self.hasher.hash_one(key);
        let mut table = self.shard(hash);
        let found = table.find(hash, |&i| self.get(i).is_some_and(&eq)).copied();
        found.unwrap_or_else(|| self.insert(&mut table, hash, make()))
    }

    /// Adds a value that the caller knows to be new, without making it known to [`Interner::intern`].
    pub(crate) fn push(&self, value: T) -> u32 {
        let mut place = self.items.push(value);
        if let Some(adopted) = self.adopted.get()
            && place >= adopted.first
        {
            place += adopted.values.len();
        }
        u32::try_from(place).unwrap_or(u32::MAX - 1) + 1
    }

    /// Like [`Interner::push`], into the room that [`Interner::expect`] has made, as long as there is some.
    pub(crate) fn fill(&self, value: T) -> u32 {
        if let Some(Adopted { first, values: Values::Room(room, next) }) = self.adopted.get()
            && next.load(Ordering::Relaxed) < room.len()
        {
            let at = next.fetch_add(1, Ordering::Relaxed);
            if let Some(slot) = room.get(at)
                && let Ok(index) = u32::try_from(first + at + 1)
            {
                // The place was given to nobody else.
                let _ = slot.set(value);
                return index;
            }
        }
        self.push(value)
    }

    fn shard(&self, hash: u64) -> std::sync::MutexGuard<'_, HashTable<u32>> {
        // Neither the bits that a table takes as index nor the seven on top that it takes as tag.
        let shard = &self.shards[(hash >> 53) as usize % SHARDS];
        shard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn insert(&self, table: &mut HashTable<u32>, hash: u64, value: T) -> u32 {
        // More than 2^32 distinct entries need more than 64 GiB of them: no input that fits does it.
        let index = self.push(value);
        table.insert_unique(hash, index, |&i| self.get(i).map_or(0, |v| self.hasher.hash_one(v)));
        index
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adopted_values_stand_among_the_others() {
        let interner = Interner::new();
        let before = [interner.intern(10), interner.intern(11)];
        let first = interner.adopt(vec![20, 21, 22]).unwrap_or(0);
        assert_eq!(interner.adopt(vec![30]), None);
        let after = [interner.intern(40), interner.push(41), interner.intern(10)];
        assert_eq!((before, first, after), ([1, 2], 3, [6, 7, 1]));
        let all: Vec<_> = (0..=8).map(|index| interner.get(index).copied()).collect();
        let expected = [None, Some(10), Some(11), Some(20), Some(21), Some(22), Some(40), Some(41), None];
        assert_eq!((all, interner.len()), (expected.to_vec(), 7));
        assert_eq!(interner.adopted(), Some((3, &[20, 21, 22][..])));
        assert_eq!(interner.intern(21), 8);
    }

    #[test]
    fn expected_values_stand_in_their_room_and_the_rest_behind_it() {
        let interner = Interner::new();
        let before = interner.intern(10);
        interner.expect(3);
        let after = interner.intern(11);
        let filled: Vec<u32> = (20..24).map(|value| interner.fill(value)).collect();
        assert_eq!((before, after, filled), (1, 5, vec![2, 3, 4, 6]));
        let all: Vec<_> = (1..=6).map(|index| interner.get(index).copied()).collect();
        assert_eq!(all, [10, 20, 21, 22, 11, 23].map(Some));
        let partly = Interner::new();
        partly.expect(2);
        assert_eq!((partly.fill(5), partly.intern(6), partly.len()), (1, 3, 3));
        assert_eq!((partly.get(2), partly.intern(6)), (None, 3));
    }
}
