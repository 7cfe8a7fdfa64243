//! Numbers that several threads take without waiting for each other: each takes some at a time, and has the others for later.

use std::cell::Cell;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

/// So many threads have numbers of their own at a time; any others share them.
const BLOCKS: usize = 16;

/// What a thread has for later, two numbers in one word: the next one, and below it the end.
#[repr(align(64))]
#[derive(Default)]
struct IdBlock(AtomicU64);

thread_local! {
    /// Which block is the thread's, everywhere.
    static BLOCK: Cell<usize> = const { Cell::new(usize::MAX) };
}

fn block_of_thread() -> usize {
    static THREADS: AtomicUsize = AtomicUsize::new(0);
    BLOCK.with(|block| {
        if block.get() == usize::MAX {
            block.set(THREADS.fetch_add(1, Ordering::Relaxed) % BLOCKS);
        }
        block.get()
    })
}

/// What threads have taken, and not used yet. Numbers are below 2^32.
pub(crate) struct IdBlocks(Box<[IdBlock]>);

impl Default for IdBlocks {
    fn default() -> Self {
        Self((0..BLOCKS).map(|_| IdBlock::default()).collect())
    }
}

impl IdBlocks {
    /// A number that nobody else gets. `more` takes some, if the thread has none left; `None` if there are none.
    #[inline]
    pub(crate) fn take(&self, more: impl Fn() -> Option<Range<usize>>) -> Option<usize> {
        let IdBlock(block) = self.0.get(block_of_thread())?;
        let mut known = block.load(Ordering::Acquire);
        loop {
            let (next, end) = ((known >> 32) as usize, known as u32 as usize);
            let mut own = if next < end { next..end } else { more()? };
            let number = own.next()?;
            let left = (own.start as u64) << 32 | own.end as u64;
            match block.compare_exchange(known, left, Ordering::AcqRel, Ordering::Acquire) {
                // Another thread has the same block, and has taken what was there.
                Err(now) if next < end => known = now,
                // The same, but the number is this one's; the others are lost.
                Ok(_) | Err(_) => return Some(number),
            }
        }
    }
}
