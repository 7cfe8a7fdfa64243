//! Values that stay where they are, by index, to which several threads add without waiting for each other.

use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

use crate::id_blocks::IdBlocks;

/// The first piece has so many places, and each of the three after it: see [`place`].
const FIRST: usize = 16;

/// Four pieces of each size, up to the largest index.
const PIECES: usize = 4 * 28;

/// A thread takes so many places at once, so that what it makes is in lines of the processor's caches that no other thread writes to.
const AT_ONCE: usize = 64;

/// As long as there are no more than so many values, it takes fewer.
const FEW: usize = 512;

/// Indices are no larger, so that two of them are one word.
const MOST: usize = u32::MAX as usize - 2;

/// Places of values; some may be empty.
type Piece<T> = Box<[OnceLock<T>]>;

/// A vector that grows at its end only, and never moves a value. Indices are not dense: a thread may take some and not fill them.
pub(super) struct Store<T> {
    pieces: Box<[OnceLock<Piece<T>>]>,
    blocks: IdBlocks,
    /// The first index that no thread has taken.
    end: AtomicUsize,
    /// Whoever changes it has this.
    taking: Mutex<()>,
}

/// The piece that an index is in, and where in it. Pieces are a quarter to a third of what came before them, so that no more than that
/// is room for nothing.
#[inline]
fn place(index: usize) -> (usize, usize) {
    let index = index.saturating_add(4 * FIRST);
    let bits = index.ilog2() as usize;
    let each = bits - 2;
    ((bits - 6) * 4 + (index >> each & 3), index & ((1 << each) - 1))
}

/// How many places a piece has.
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

    /// One more than the highest index there is.
    pub(super) fn end(&self) -> usize {
        self.end.load(Ordering::Acquire)
    }

    /// Has something done while no thread takes indices; it is told the first that will be taken afterwards. Who takes that or a later
    /// one sees what was done.
    pub(super) fn between<R>(&self, does: impl FnOnce(usize) -> R) -> R {
        let _taking = self.taking.lock().unwrap_or_else(PoisonError::into_inner);
        does(self.end())
    }

    #[inline]
    pub(super) fn get(&self, index: usize) -> Option<&T> {
        let (piece, at) = place(index);
        self.pieces.get(piece)?.get()?.get(at)?.get()
    }

    /// Adds a value; gives its index.
    #[inline]
    pub(super) fn push(&self, value: T) -> usize {
        // More than 2^32 values need more than 64 GiB: no input that fits does it.
        let index = self.blocks.take(|| Some(self.take())).unwrap_or(MOST);
        let (piece, at) = place(index);
        let piece = self
            .pieces
            .get(piece)
            .map(|places| places.get_or_init(|| (0..size(piece)).map(|_| OnceLock::new()).collect()));
        if let Some(place) = piece.and_then(|piece| piece.get(at)) {
            // Nobody else has taken this index.
            let _ = place.set(value);
        }
        index
    }

    /// Some indices that nobody else gets.
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
