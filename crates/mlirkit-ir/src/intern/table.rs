//! Which index a value has, by its hash: looked up without a lock, and without writing anything that another thread reads.
//!
//! A table is an array of words, each a hash and an index, or zero. Words are added and never changed, so a look-up that finds what it
//! looks for is right whatever others do. One that finds an empty place adds its own word there, if that is still empty. A table
//! that has become too small is closed, place by place: whoever comes to a closed place waits until there is a larger table. Tables that
//! were closed stay, for others may be looking at them: together they are smaller than the last one.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

/// A place of a table that has been closed. Its index is none that a value has.
const CLOSED: u64 = u64::MAX;

/// The words of a line of the processor's caches.
const LINE: usize = 8;

/// A word stands in one of so many lines: the one that its hash says, or the next ones. If all are full, the table is too small, which
/// is so when it is about two thirds full.
const LINES: usize = 4;

/// A table that has so many times as many places as words, and still no line for one, has many words of one hash: larger tables would
/// have no line for it either.
const SPARSE: usize = 8;

/// Room for so many words is there from the start.
const LEAST: usize = LINE * LINES;

/// Up to so many words the next table is four times as large, then twice.
const SMALL: usize = 1 << 11;

/// How many tables there can be: the last would have 2^27 words.
const TABLES: usize = 20;

/// One array of words.
struct Words {
    words: Box<[AtomicU64]>,
    /// How many lines a word may stand in.
    lines: usize,
}

/// A growing set of indices, each with a hash.
#[repr(align(64))]
pub(super) struct Table {
    /// Which of the tables is the last one.
    last: AtomicU32,
    tables: [OnceLock<Words>; TABLES],
    /// Whoever makes a larger one has this.
    growing: Mutex<()>,
}

/// What a look-up in one table ended with.
enum Probe<'t> {
    /// It is there.
    Index(u32),
    /// It is not, and would stand here.
    Empty(&'t AtomicU64),
    /// There is no place for it, or the table is closed.
    Full,
}

fn word(hash: u32, index: u32) -> u64 {
    u64::from(hash) << 32 | u64::from(index)
}

/// The places where words with a hash may stand.
#[inline]
fn places(words: &Words, hash: u32) -> impl Iterator<Item = &AtomicU64> {
    let lines = words.words.len() / LINE;
    // The bits of the product that depend on all of the hash are those on top.
    let spread = u64::from(hash).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32;
    // A fraction of the lines.
    let first = ((spread * lines as u64) >> 32) as usize * LINE;
    let (before, from) = words.words.split_at_checked(first).unwrap_or((&[], &words.words));
    from.iter().chain(before).take(words.lines * LINE)
}

/// Looks for a word with a hash, and an index that is the one.
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

    /// The last table, and which one it is.
    #[inline]
    fn last(&self) -> Option<(u32, &Words)> {
        let last = self.last.load(Ordering::Acquire);
        Some((last, self.tables.get(last as usize)?.get_or_init(|| empty(LEAST, LINES))))
    }

    /// Looks at where a hash would stand, and waits for nothing: who looks it up soon afterwards need not wait for memory.
    #[inline]
    pub(super) fn touch(&self, hash: u32) {
        let first = self.last().and_then(|(_, words)| places(words, hash).next());
        std::hint::black_box(first.map(|place| place.load(Ordering::Relaxed)));
    }

    /// The index with a hash that is the one. That there is none is true until another thread adds it.
    #[inline]
    pub(super) fn find(&self, hash: u32, is_it: impl Fn(u32) -> bool) -> Option<u32> {
        let (_, words) = self.last()?;
        match find(words, hash, is_it) {
            Probe::Index(index) => Some(index),
            Probe::Empty(_) | Probe::Full => None,
        }
    }

    /// Adds an index, unless one that is the same by `is_it` has been added meanwhile; gives the one that is there.
    pub(super) fn add(&self, hash: u32, index: u32, is_it: impl Fn(u32) -> bool) -> u32 {
        while let Some((which, words)) = self.last() {
            match find(words, hash, &is_it) {
                Probe::Index(index) => return index,
                Probe::Empty(place) => {
                    let added = place.compare_exchange(0, word(hash, index), Ordering::AcqRel, Ordering::Acquire);
                    if added.is_ok() {
                        return index;
                    }
                    // What stands there now may be it.
                }
                Probe::Full => {
                    if !self.grow(which, 0) {
                        break;
                    }
                }
            }
        }
        // More than memory holds: who looks for it does not find it.
        index
    }

    /// Makes room for so many, so that the table need not grow.
    pub(super) fn reserve(&self, values: usize) {
        let Some((which, words)) = self.last() else { return };
        let size = values.saturating_mul(3) / 2;
        if size > words.words.len() {
            self.grow(which, size);
        }
    }

    /// Makes a larger table, with as many places at least, unless there is another one than this already. `false` if there can be none.
    #[cold]
    fn grow(&self, which: u32, least: usize) -> bool {
        let _growing = self.growing.lock().unwrap_or_else(PoisonError::into_inner);
        let Some((last, words)) = self.last() else { return false };
        if last != which {
            return true;
        }
        let Some(next) = self.tables.get(last as usize + 1) else { return false };
        // While it is made, nothing can be added; what is there is still found.
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

/// Closes a place if it is empty; gives what stands there then.
fn close(place: &AtomicU64) -> u64 {
    place.compare_exchange(0, CLOSED, Ordering::AcqRel, Ordering::Acquire).err().unwrap_or(CLOSED)
}

/// Puts a word that is not there into a table that nobody else has; `false` if there is no place.
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
        // Values are their indices' values; hashes of few bits make words stand in each other's way.
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
                    // Each begins elsewhere.
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
