//! Numbers that several threads take without waiting for each other: each takes some at a time, and has the others for later.

use std::cell::Cell;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

/// So many threads have numbers of their own at a time; any others share them.
const LANES: usize = 16;

/// What a thread has for later, two numbers in one word: the next one, and below it the end.
#[repr(align(64))]
#[derive(Default)]
struct Lane(AtomicU64);

thread_local! {
    /// Which lane is the thread's, everywhere.
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

/// What threads have taken, and not used yet. Numbers are below 2^32.
pub(crate) struct Lanes(Box<[Lane]>);

impl Default for Lanes {
    fn default() -> Self {
        Self((0..LANES).map(|_| Lane::default()).collect())
    }
}

impl Lanes {
    /// A number that nobody else gets. `more` takes some, if the thread has none left; `None` if there are none.
    #[inline]
    pub(crate) fn take(&self, more: impl Fn() -> Option<Range<usize>>) -> Option<usize> {
        let Lane(lane) = self.0.get(lane())?;
        let mut known = lane.load(Ordering::Acquire);
        loop {
            let (next, end) = ((known >> 32) as usize, known as u32 as usize);
            let mut own = if next < end { next..end } else { more()? };
            let number = own.next()?;
            let left = (own.start as u64) << 32 | own.end as u64;
            match lane.compare_exchange(known, left, Ordering::AcqRel, Ordering::Acquire) {
                // Another thread has the same lane, and has taken what was there.
                Err(now) if next < end => known = now,
                // The same, but the number is this one's; the others are lost.
                Ok(_) | Err(_) => return Some(number),
            }
        }
    }
}
