//! A low-contention id allocator. Each thread reserves a block of ids and hands them out one by one.

use std::cell::Cell;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

/// The number of separate blocks. If there are more threads than blocks, several threads share a block.
const BLOCKS: usize = 16;

/// The remaining ids in a block: the next id in the high half of the word, and the end in the low half.
#[repr(align(64))]
#[derive(Default)]
struct IdBlock(AtomicU64);

thread_local! {
    /// Index of the block used by the calling thread, which is the same in every allocator.
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

/// The blocks of reserved ids for all threads. Ids are below 2^32.
pub(crate) struct IdBlocks(Box<[IdBlock]>);

impl Default for IdBlocks {
    fn default() -> Self {
        Self((0..BLOCKS).map(|_| IdBlock::default()).collect())
    }
}

impl IdBlocks {
    /// Returns an id that no other call returns. If the block of the calling thread is used up, calls `more` to reserve
    /// another one. `None` if no more ids can be reserved.
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
                // Another thread shares this block and took the id first.
                Err(now) if next < end => known = now,
                // As above, but this thread has already reserved a block through `more`. It uses the first id of that
                // block, and the other ids remain unused.
                Ok(_) | Err(_) => return Some(number),
            }
        }
    }
}
