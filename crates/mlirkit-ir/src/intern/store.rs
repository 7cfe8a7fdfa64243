//! Values that stay where they are, by index, to which several threads add without waiting for each other.

use std::cell::Cell;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

/// The first piece has so many places, and each of the three after it: see [`place`].
const FIRST: usize = 16;

/// Four pieces of each size, up to the largest index.
const PIECES: usize = 4 * 28;

/// So many threads have places of their own at a time; any others share them.
const LANES: usize = 16;

/// A thread takes so many places at once, so that what it makes is in lines of the processor's caches that no other thread writes to.
const AT_ONCE: usize = 64;

/// As long as there are no more than so many values, it takes fewer.
const FEW: usize = 512;

/// Indices are no larger, so that two of them are one word.
const MOST: usize = u32::MAX as usize - 2;

/// The places that a thread has taken and not filled: the next one, and below it the end, in one word.
#[repr(align(64))]
#[derive(Default)]
struct Lane(AtomicU64);

thread_local! {
    /// Which lane is the thread's, in every store.
    static LANE: Cell<usize> = const { Cell::new(usize::MAX) };
}

fn lane() -> usize {
    static THREADS: AtomicUsize = AtomicUsize::new(0);
    LANE.with(|lane| {
        if lane.get() == usize::MAX {
            lane.set(THREADS.fetch_add(1, Ordering::Relaxed) % LANES);
        }
        lane.get()
    })
}

/// A vector that grows at its end only, and never moves a value. Indices are not dense: a thread may take some and not fill them.
pub(super) struct Store<T> {
    pieces: Box<[OnceLock<Box<[OnceLock<T>]>>]>,
    lanes: Box<[Lane]>,
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
            lanes: (0..LANES).map(|_| Lane::default()).collect(),
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
        let index = self.take();
        let (piece, at) = place(index);
        let piece = self.pieces.get(piece).map(|places| {
            places.get_or_init(|| (0..size(piece)).map(|_| OnceLock::new()).collect())
        });
        if let Some(place) = piece.and_then(|piece| piece.get(at)) {
            // Nobody else has taken this index.
            let _ = place.set(value);
        }
        index
    }

    /// An index that nobody else gets.
    #[inline]
    fn take(&self) -> usize {
        let Some(Lane(lane)) = self.lanes.get(lane()) else { return MOST };
        let mut known = lane.load(Ordering::Acquire);
        loop {
            let (next, end) = ((known >> 32) as usize, known as u32 as usize);
            let (index, then) = match next < end {
                true => (next, (next + 1, end)),
                false => self.take_some(),
            };
            let then_word = (then.0 as u64) << 32 | then.1 as u64;
            match lane.compare_exchange(known, then_word, Ordering::AcqRel, Ordering::Acquire) {
                Ok(_) => return index,
                // Another thread has the same lane. Places that were taken for it are lost.
                Err(now) if next < end => known = now,
                Err(_) => return index,
            }
        }
    }

    /// The first of some indices that nobody else gets, and the others, from the next one to the end.
    #[cold]
    fn take_some(&self) -> (usize, (usize, usize)) {
        let _taking = self.taking.lock().unwrap_or_else(PoisonError::into_inner);
        let first = self.end.load(Ordering::Relaxed);
        let count = if first < FEW { AT_ONCE / 16 } else { AT_ONCE };
        // More than 2^32 values need more than 64 GiB: no input that fits does it.
        let end = (first + count).min(MOST);
        self.end.store(end, Ordering::Release);
        (first, (first + 1, end))
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
