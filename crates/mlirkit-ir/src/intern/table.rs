//! A lock-free hash table that maps hashes to indices. Lookups do not write to memory that other threads read.
//!
//! A table is an array of words; each is zero or holds a hash and an index. Words are set once and never changed, so a
//! successful lookup is always correct. An unsuccessful lookup ends at an empty word, where the new entry is added by
//! compare-and-swap. A table that has become too small is closed word by word, and a thread that finds a closed word
//! waits for the larger table. Closed tables stay allocated, because other threads may still read them. Together they
//! are smaller than the newest table.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

/// The value of an empty word in a closed table. No entry has this value.
const CLOSED: u64 = u64::MAX;

/// The number of words in a cache line.
const LINE: usize = 8;

/// The number of cache lines that may contain an entry: the one selected by its hash, and the lines after it. If all
/// are full, the table grows, which happens when it is about two thirds full.
const LINES: usize = 4;

/// The ratio of words to entries above which a table without free lines must contain many equal hashes. Growing it
/// would not help.
const SPARSE: usize = 8;

/// The number of words in the first table.
const LEAST: usize = LINE * LINES;

/// The maximum number of words in a table whose successor is four times as large. The successor of a larger table is
/// twice as large.
const SMALL: usize = 1 << 11;

/// The maximum number of tables. The last one would have 2^27 words.
const TABLES: usize = 20;

/// An array of words: one table.
struct Words {
    words: Box<[AtomicU64]>,
    /// The number of cache lines that are searched for an entry with a given hash.
    lines: usize,
}

/// A growing set of indices with their hashes.
#[repr(align(64))]
pub(super) struct Table {
    /// The index of the newest table in `tables`.
    last: AtomicU32,
    tables: [OnceLock<Words>; TABLES],
    /// Locked by the thread that allocates a larger table.
    growing: Mutex<()>,
}

/// The result of looking up a value in a single table of words.
enum Probe<'t> {
    /// The value has this index.
    Index(u32),
    /// The value is absent. Its entry belongs in this empty word.
    Empty(&'t AtomicU64),
    /// The value is absent and there is no free word, or the table is closed.
    Full,
}

fn word(hash: u32, index: u32) -> u64 {
    u64::from(hash) << 32 | u64::from(index)
}

/// Returns the words that may contain an entry with this hash.
#[inline]
fn places(words: &Words, hash: u32) -> impl Iterator<Item = &AtomicU64> {
    let lines = words.words.len() / LINE;
    // The high bits of the product depend on all bits of the hash.
    let spread = u64::from(hash).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32;
    // Maps the hash to a cache line by multiplication.
    let first = ((spread * lines as u64) >> 32) as usize * LINE;
    let (before, from) = words.words.split_at_checked(first).unwrap_or((&[], &words.words));
    from.iter().chain(before).take(words.lines * LINE)
}

/// Looks up a hash. `is_it` returns whether the value at an index is the one sought.
#[inline]
fn find(words: &Words, hash: u32, is_it: impl Fn(u32) -> bool) -> Probe<'_> {
    for place in places(words, hash) {
        let word = place.load(Ordering::Acquire);
        if word == 0 {
            return Probe::Empty(place);
        }
        if (word >> 32) as u32 == hash && word != CLOSED && is_it(word as u32) {
            return Probe::Index(word as u32);
        }
    }
    Probe::Full
}

fn empty(size: usize, lines: usize) -> Words {
    Words { words: (0..size).map(|_| AtomicU64::new(0)).collect(), lines }
}

impl Table {
    pub(super) fn new() -> Self {
        Self { last: AtomicU32::new(0), tables: [const { OnceLock::new() }; TABLES], growing: Mutex::new(()) }
    }

    /// Returns the newest table with its index in `tables`; `None` if there is no table yet.
    #[inline]
    fn last(&self) -> Option<(u32, &Words)> {
        let last = self.last.load(Ordering::Acquire);
        Some((last, self.tables.get(last as usize)?.get_or_init(|| empty(LEAST, LINES))))
    }

    /// Prefetches the words for a hash, so that a lookup soon afterwards need not wait for memory.
    #[inline]
    pub(super) fn touch(&self, hash: u32) {
        let first = self.last().and_then(|(_, words)| places(words, hash).next());
        std::hint::black_box(first.map(|place| place.load(Ordering::Relaxed)));
    }

    /// Returns the index that has this hash and that `is_it` accepts; `None` if there is none. That result is outdated
    /// as soon as another thread adds the value.
    #[inline]
    pub(super) fn find(&self, hash: u32, is_it: impl Fn(u32) -> bool) -> Option<u32> {
        let (_, words) = self.last()?;
        match find(words, hash, is_it) {
            Probe::Index(index) => Some(index),
            Probe::Empty(_) | Probe::Full => None,
        }
    }

    /// Adds an index and returns it. If another thread has added an equal value in the meantime, returns the index of
    /// that value.
    pub(super) fn add(&self, hash: u32, index: u32, is_it: impl Fn(u32) -> bool) -> u32 {
        while let Some((which, words)) = self.last() {
            match find(words, hash, &is_it) {
                Probe::Index(index) => return index,
                Probe::Empty(place) => {
                    let added = place.compare_exchange(0, word(hash, index), Ordering::AcqRel, Ordering::Acquire);
                    if added.is_ok() {
                        return index;
                    }
                    // Retries, because the word that is there now may be the entry sought.
                }
                Probe::Full => {
                    if !self.grow(which, 0) {
                        break;
                    }
                }
            }
        }
        // The table cannot grow further, so later lookups will not find this value.
        index
    }

    /// Reserves capacity for `values` entries in total.
    pub(super) fn reserve(&self, values: usize) {
        let Some((which, words)) = self.last() else { return };
        let size = values.saturating_mul(3) / 2;
        if size > words.words.len() {
            self.grow(which, size);
        }
    }

    /// Allocates a larger table with at least `least` words, unless another thread has already done so. Returns `false`
    /// if the size limit is reached.
    #[cold]
    fn grow(&self, which: u32, least: usize) -> bool {
        let _growing = self.growing.lock().unwrap_or_else(PoisonError::into_inner);
        let Some((last, words)) = self.last() else { return false };
        if last != which {
            return true;
        }
        let Some(next) = self.tables.get(last as usize + 1) else { return false };
        // Closes all words. From now on, entries cannot be added to this table, but existing ones are still found.
        let known: Vec<u64> = words.words.iter().map(close).filter(|word| *word != CLOSED).collect();
        let size = words.words.len();
        let is_sparse = |size: usize| size / SPARSE > known.len();
        let (mut size, mut lines) = match size {
            _ if is_sparse(size) => (size, words.lines * 2),
            size => (size * if size < SMALL { 4 } else { 2 }, words.lines),
        };
        size = size.max(least.next_multiple_of(LINE));
        let larger = loop {
            let larger = empty(size, lines);
            if known.iter().all(|word| put(&larger, *word)) {
                break larger;
            }
            if is_sparse(size) { lines *= 2 } else { size *= 2 }
        };
        let _ = next.set(larger);
        self.last.store(last + 1, Ordering::Release);
        true
    }
}

/// Closes a word if it is empty. Returns the content of the word, which is `CLOSED` if it was empty.
fn close(place: &AtomicU64) -> u64 {
    place.compare_exchange(0, CLOSED, Ordering::AcqRel, Ordering::Acquire).err().unwrap_or(CLOSED)
}

/// Adds a word to a table that other threads cannot see yet. Returns `false` if there is no free word for it.
fn put(words: &Words, word: u64) -> bool {
    match find(words, (word >> 32) as u32, |_| false) {
        Probe::Empty(place) => {
            place.store(word, Ordering::Relaxed);
            true
        }
        Probe::Index(_) | Probe::Full => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicU32;

    #[test]
    fn all_threads_get_the_same_index_for_the_same_value() {
        // The value of an index is the number stored at that index. Hashes with few bits make entries collide.
        for bits in [1, 5, 12, 32] {
            let table = Table::new();
            let values: Vec<AtomicU32> = (0..200_000).map(|_| AtomicU32::new(0)).collect();
            let next = AtomicU32::new(1);
            let hash = |value: u32| value.wrapping_mul(0x9E37_79B1) >> (32 - bits);
            let index_of = |value: u32| {
                let is_it = |index: u32| values.get(index as usize).is_some_and(|v| v.load(Ordering::Relaxed) == value);
                let make = || {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if let Some(place) = values.get(index as usize) {
                        place.store(value, Ordering::Relaxed);
                    }
                    index
                };
                let hash = hash(value);
                table.find(hash, is_it).unwrap_or_else(|| table.add(hash, make(), is_it))
            };
            let most = if bits < 6 { 1000 } else { 20_000 };
            let all: Vec<Vec<u32>> = std::thread::scope(|scope| {
                let run = |thread: u32| {
                    let index_of = &index_of;
                    // Each thread begins with a different value.
                    move || {
                        let mut own = vec![0; most as usize];
                        for n in 0..most {
                            let value = (n + thread * most / 4) % most;
                            own[value as usize] = index_of(value + 1);
                        }
                        own
                    }
                };
                let threads: Vec<_> = (0..4).map(|thread| scope.spawn(run(thread))).collect();
                threads.into_iter().map(|thread| thread.join().unwrap_or_default()).collect()
            });
            assert!(all.iter().all(|own| *own == all[0]), "{bits} bits");
            let mut distinct = all[0].clone();
            distinct.sort_unstable();
            distinct.dedup();
            assert_eq!(distinct.len(), most as usize);
        }
    }

    #[test]
    fn what_there_is_room_for_does_not_grow() {
        let table = Table::new();
        table.reserve(50_000);
        let tables = table.last.load(Ordering::Relaxed);
        for value in 0..50_000_u32 {
            let hash = u64::from(value).wrapping_mul(0xD6E8_FEB8_6659_FD93) >> 32;
            table.add(hash as u32, value + 1, |_| false);
        }
        assert_eq!(table.last.load(Ordering::Relaxed), tables);
    }
}
