//! An append-only vector whose values never move. Several threads can append without waiting for each other.

use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

use crate::id_blocks::IdBlocks;

/// The length of each of the first four pieces. Each further group of four pieces is twice as long; see [`place`].
const FIRST: usize = 16;

/// The number of pieces: four of each size, enough for the largest index.
const PIECES: usize = 4 * 28;

/// The number of indices that a thread reserves at once, so that threads do not write to the same cache lines.
const AT_ONCE: usize = 64;

/// The number of values below which a thread reserves fewer indices at once.
const FEW: usize = 512;

/// The largest index. It is small enough for two indices to fit in one word.
const MOST: usize = u32::MAX as usize - 2;

/// Slots for values, some of which may be empty.
type Piece<T> = Box<[OnceLock<T>]>;

/// A vector that only grows at its end and never moves a value. Indices have gaps, because a thread may reserve indices
/// that it never uses.
pub(super) struct Store<T> {
    pieces: Box<[OnceLock<Piece<T>>]>,
    blocks: IdBlocks,
    /// The first index that no thread has reserved yet.
    end: AtomicUsize,
    /// A lock that must be held while `end` changes.
    taking: Mutex<()>,
}

/// Returns the index of the piece that contains a value, and the value's position in that piece. The length of a piece
/// is a quarter to a third of the total length before it, which bounds unused memory.
#[inline]
fn place(index: usize) -> (usize, usize) {
    let index = index.saturating_add(4 * FIRST);
    let bits = index.ilog2() as usize;
    let each = bits - 2;
    ((bits - 6) * 4 + (index >> each & 3), index & ((1 << each) - 1))
}

/// Returns the length of the piece with this index.
fn size(piece: usize) -> usize {
    FIRST << (piece / 4)
}

impl<T> Store<T> {
    pub(super) fn new() -> Self {
        Self {
            pieces: (0..PIECES).map(|_| OnceLock::new()).collect(),
            blocks: IdBlocks::default(),
            end: AtomicUsize::new(0),
            taking: Mutex::new(()),
        }
    }

    /// Returns one more than the highest reserved index.
    pub(super) fn end(&self) -> usize {
        self.end.load(Ordering::Acquire)
    }

    /// Calls `does` while no thread can reserve indices. Its argument is the first index that has not been reserved. A
    /// thread that reserves this or a later index sees the effects of `does`.
    pub(super) fn between<R>(&self, does: impl FnOnce(usize) -> R) -> R {
        let _taking = self.taking.lock().unwrap_or_else(PoisonError::into_inner);
        does(self.end())
    }

    #[inline]
    pub(super) fn get(&self, index: usize) -> Option<&T> {
        let (piece, at) = place(index);
        self.pieces.get(piece)?.get()?.get(at)?.get()
    }

    /// Appends a value and returns its index.
    #[inline]
    pub(super) fn push(&self, value: T) -> usize {
        // 2^32 values need more than 64 GiB, so real input does not reach this limit.
        let index = self.blocks.take(|| Some(self.take())).unwrap_or(MOST);
        let (piece, at) = place(index);
        let piece = self
            .pieces
            .get(piece)
            .map(|places| places.get_or_init(|| (0..size(piece)).map(|_| OnceLock::new()).collect()));
        if let Some(place) = piece.and_then(|piece| piece.get(at)) {
            // The set cannot fail, because no other thread has reserved this index.
            let _ = place.set(value);
        }
        index
    }

    /// Reserves a range of indices for the calling thread.
    #[cold]
    fn take(&self) -> Range<usize> {
        let _taking = self.taking.lock().unwrap_or_else(PoisonError::into_inner);
        let first = self.end.load(Ordering::Relaxed);
        let count = if first < FEW { AT_ONCE / 16 } else { AT_ONCE };
        let end = (first + count).min(MOST);
        self.end.store(end, Ordering::Release);
        first..end
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_follow_each_other() {
        let mut expected = (0, 0);
        for index in 0..100_000 {
            assert_eq!(place(index), expected, "{index}");
            expected.1 += 1;
            if expected.1 == size(expected.0) {
                expected = (expected.0 + 1, 0);
            }
        }
        assert!(place(MOST).0 < PIECES);
    }

    #[test]
    fn threads_add_values_that_stay() {
        let store = Store::new();
        let all: Vec<Vec<usize>> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..40)
                .map(|thread| {
                    let store = &store;
                    scope.spawn(move || (0..500).map(|n| store.push(thread * 1000 + n)).collect::<Vec<_>>())
                })
                .collect();
            threads.into_iter().map(|thread| thread.join().unwrap_or_default()).collect()
        });
        let mut taken: Vec<usize> = all.iter().flatten().copied().collect();
        taken.sort_unstable();
        taken.dedup();
        assert_eq!(taken.len(), 40 * 500);
        for (thread, indices) in all.iter().enumerate() {
            for (n, index) in indices.iter().enumerate() {
                assert!(*index < store.end());
                assert_eq!(store.get(*index), Some(&(thread * 1000 + n)));
            }
        }
        assert_eq!((store.get(store.end()), store.get(MOST)), (None, None));
    }

    #[test]
    fn one_thread_leaves_few_places_empty() {
        let store = Store::new();
        let last = (0..10_000).map(|n| store.push(n)).last();
        assert_eq!(last, Some(9999));
        assert!(store.end() < 10_000 + AT_ONCE);
    }
}
