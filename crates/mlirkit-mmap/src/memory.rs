//! An allocator that reports exhausted memory instead of aborting, tuned for programs with large tables.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

/// The system allocator. When memory is exhausted, it calls the function given to [`when_exhausted`].
///
/// ```
/// #[global_allocator]
/// static MEMORY: mlirkit_mmap::Memory = mlirkit_mmap::Memory;
/// let bytes = vec![0_u8; 1000];
/// assert_eq!(bytes.len(), 1000);
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Memory;

/// Called with the size of the failed request in bytes.
static THEN: OnceLock<fn(usize)> = OnceLock::new();

/// Memory released for the call of `THEN`, which may itself allocate. Never touched before.
static RESERVE: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Size of the reserve in bytes: large enough for the C library to map it separately, so that releasing it lets any
/// heap grow.
const KEPT: usize = 1 << 20;

/// Whether a thread is running `THEN`.
static ENDING: AtomicBool = AtomicBool::new(false);

thread_local! {
    static SELF: Cell<bool> = const { Cell::new(false) };
    /// The number of bytes that this thread may allocate before `make_room` runs.
    static LEFT: Cell<usize> = const { Cell::new(FIRST) };
}

/// Sets the function that a program with the allocator [`Memory`] runs when memory is exhausted. It should report that
/// and exit. Other threads that run out of memory meanwhile wait for the exit. If the function returns, the process
/// aborts. Only the first call has an effect.
pub fn when_exhausted(then: fn(bytes: usize)) {
    // If not even this much is available, nothing is reserved.
    let _ = RESERVE.lock().unwrap_or_else(PoisonError::into_inner).try_reserve_exact(KEPT);
    let _ = THEN.set(then);
}

/// Makes the C library return freed blocks of 1 MB or more to the system immediately. By default, it keeps blocks of
/// up to 32 MB once large ones have been used, so unused tables would stay resident beside new ones.
pub fn give_back_early() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        const LEAST: libc::c_int = 1 << 20;
        // SAFETY: both arguments are sizes in the accepted range; if the library rejects them, nothing changes.
        let _ = unsafe { (libc::mallopt(libc::M_MMAP_THRESHOLD, LEAST), libc::mallopt(libc::M_TRIM_THRESHOLD, LEAST)) };
    }
}

#[cold]
#[inline(never)]
fn exhausted(bytes: usize) {
    let Some(then) = THEN.get() else { return };
    // A thread that is being destroyed has no thread-local storage; it aborts.
    if SELF.try_with(|own| own.replace(true)).unwrap_or(true) {
        return;
    }
    if !ENDING.swap(true, Ordering::Relaxed) {
        drop(RESERVE.try_lock().map(|mut reserve| std::mem::take(&mut *reserve)));
        then(bytes);
        return;
    }
    loop {
        std::thread::sleep(std::time::Duration::from_secs(1));
    }
}

/// A block of at least this many bytes is probably a table of a large file, and nearly all of it will be used.
const LARGE: usize = 4 << 20;

/// Zeroed blocks from this size in bytes on have separate pages. (After [`give_back_early`]; before, a smaller block
/// only costs a check of each of its pages.)
const MAPPED: usize = 1 << 20;

/// The C library caches a few freed blocks of up to this size per thread and reuses them without a lock.
const SMALL: usize = 1 << 10;

/// Number of bytes by which `make_room` extends the thread's heap.
const ROOM: usize = 512 << 10;

/// `make_room` first runs after this many requested bytes, including freed ones. A program that reads a small file
/// never requests that much.
const FIRST: usize = 4 * ROOM;

/// Extends this thread's heap by populated memory and keeps it. Otherwise the C library extends the heaps of all
/// threads except the first by a page or two at a time. For each extension the system stops all threads that touch new
/// memory, and then fills the pages one by one.
#[cold]
#[inline(never)]
fn make_room() {
    LEFT.set(ROOM);
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    // SAFETY: no other code knows the block, whose pages need not be present or zero.
    unsafe {
        let memory = libc::malloc(ROOM + ROOM / 8);
        advise(memory.cast(), ROOM, libc::MADV_POPULATE_WRITE);
        libc::free(memory);
    }
}

/// Requests huge pages: one page fault per 2 MB instead of 512, each of which takes a microsecond or more.
#[cold]
fn fill_by_large_pages(memory: *mut u8, size: usize) {
    #[cfg(target_os = "linux")]
    advise(memory, size, libc::MADV_HUGEPAGE);
    #[cfg(not(target_os = "linux"))]
    let _ = (memory, size);
}

/// Populates the zero pages of a block at once. A page that is read before it is written, as in hash tables, would
/// otherwise cost two faults, the second of which stops all threads.
#[cold]
fn fill_with_zeros(memory: *mut u8, size: usize) {
    if size >= LARGE {
        fill_by_large_pages(memory, size);
    }
    #[cfg(target_os = "linux")]
    advise(memory, size, libc::MADV_POPULATE_WRITE);
}

/// Gives the system advice about a block, without changing its content. Unknown advice has no effect.
#[cfg(target_os = "linux")]
fn advise(memory: *mut u8, size: usize, advice: libc::c_int) {
    const PAGE: usize = 1 << 12;
    if memory.is_null() {
        return;
    }
    // Includes the page with the C library's header of a large block: advice for a part of a mapping would split it,
    // and the system would no longer move it when the block grows.
    let start = memory as usize / PAGE * PAGE;
    let end = (memory as usize).saturating_add(size).checked_next_multiple_of(PAGE).unwrap_or(start);
    // SAFETY: neither advice changes the content of these pages.
    let _ = unsafe { libc::madvise(start as *mut libc::c_void, end.saturating_sub(start), advice) };
}

// SAFETY: all memory comes from the system allocator; this code touches only what it returned.
unsafe impl GlobalAlloc for Memory {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        match LEFT.get().checked_sub(layout.size()) {
            Some(left) => LEFT.set(left),
            None => make_room(),
        }
        // SAFETY: guaranteed by the caller.
        let memory = unsafe { System.alloc(layout) };
        if memory.is_null() {
            exhausted(layout.size());
        }
        if layout.size() >= LARGE {
            fill_by_large_pages(memory, layout.size());
        }
        memory
    }

    #[inline]
    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: guaranteed by the caller.
        unsafe { System.dealloc(memory, layout) }
    }

    #[inline]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // The C library locks the heap for `calloc` of every size.
        if layout.size() <= SMALL {
            // SAFETY: guaranteed by the caller; exactly the requested bytes are zeroed.
            unsafe {
                let memory = self.alloc(layout);
                if !memory.is_null() {
                    memory.write_bytes(0, layout.size());
                }
                return memory;
            }
        }
        // SAFETY: guaranteed by the caller.
        let memory = unsafe { System.alloc_zeroed(layout) };
        if memory.is_null() {
            exhausted(layout.size());
        }
        if layout.size() >= MAPPED {
            fill_with_zeros(memory, layout.size());
        }
        memory
    }

    #[inline]
    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // The C library locks the heap for `realloc`, possibly another thread's heap.
        if layout.size() <= SMALL {
            // SAFETY: guaranteed by the caller: `size` is not zero and fits the alignment; both blocks contain the
            // copied bytes.
            unsafe {
                let moved = self.alloc(Layout::from_size_align_unchecked(size, layout.align()));
                if !moved.is_null() {
                    moved.copy_from_nonoverlapping(memory, layout.size().min(size));
                    self.dealloc(memory, layout);
                }
                return moved;
            }
        }
        // SAFETY: guaranteed by the caller.
        let moved = unsafe { System.realloc(memory, layout, size) };
        if moved.is_null() {
            exhausted(size);
        }
        if size >= LARGE {
            fill_by_large_pages(moved, size);
        }
        moved
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_keep_what_they_hold_when_they_are_made_larger_and_smaller() {
        let sizes = [1, 40, SMALL, SMALL + 1, 5000, SMALL, 64, 3, ROOM, LARGE, 8];
        let mut layout = Layout::from_size_align(sizes[0], 8).unwrap();
        // SAFETY: each block is accessed within its size, and passed on with its layout.
        unsafe {
            let mut memory = Memory.alloc(layout);
            memory.write_bytes(1, layout.size());
            for (at, size) in sizes.into_iter().enumerate().skip(1) {
                memory = Memory.realloc(memory, layout, size);
                let kept = std::slice::from_raw_parts(memory, layout.size().min(size));
                assert!(kept.iter().all(|byte| usize::from(*byte) == at), "{size}");
                layout = Layout::from_size_align(size, 8).unwrap();
                memory.write_bytes(at as u8 + 1, size);
            }
            Memory.dealloc(memory, layout);
        }
    }

    #[test]
    fn zeros_are_zeros_where_something_else_stood_before() {
        for size in [1, 24, SMALL, SMALL + 1] {
            let layout = Layout::from_size_align(size, 8).unwrap();
            // SAFETY: as above.
            unsafe {
                let before = Memory.alloc(layout);
                before.write_bytes(255, size);
                Memory.dealloc(before, layout);
                let memory = Memory.alloc_zeroed(layout);
                assert!(std::slice::from_raw_parts(memory, size).iter().all(|byte| *byte == 0), "{size}");
                Memory.dealloc(memory, layout);
            }
        }
    }
}
