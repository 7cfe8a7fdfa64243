//! An allocator that reports when memory is exhausted instead of aborting. It is tuned for programs with large tables.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

/// A global allocator that wraps the system allocator. When memory is exhausted, it calls the function set with
/// [`when_exhausted`].
///
/// ```
/// #[global_allocator]
/// static MEMORY: mlirkit_mmap::Memory = mlirkit_mmap::Memory;
/// let bytes = vec![0_u8; 1000];
/// assert_eq!(bytes.len(), 1000);
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Memory;

/// The function to call when memory is exhausted. Its argument is the size of the failed request in bytes.
static THEN: OnceLock<fn(usize)> = OnceLock::new();

/// Memory that is released before `THEN` is called, because `THEN` may allocate. Its pages are never touched.
static RESERVE: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// The size of the reserve in bytes. It is so large that the C library maps it separately, so any heap can grow after
/// it has been released.
const KEPT: usize = 1 << 20;

/// Whether a thread is running `THEN`.
static ENDING: AtomicBool = AtomicBool::new(false);

thread_local! {
    static SELF: Cell<bool> = const { Cell::new(false) };
    /// The number of bytes that this thread may allocate before `make_room` is called.
    static LEFT: Cell<usize> = const { Cell::new(FIRST) };
}

/// Sets the function that is called when memory is exhausted, in a program with the global allocator [`Memory`]. The
/// function should report the problem and exit. Other threads that run out of memory in the meantime wait for the exit.
/// If the function returns, the process aborts. Only the first call of `when_exhausted` has an effect.
pub fn when_exhausted(then: fn(bytes: usize)) {
    // If not even this amount is available, nothing is reserved.
    let _ = RESERVE.lock().unwrap_or_else(PoisonError::into_inner).try_reserve_exact(KEPT);
    let _ = THEN.set(then);
}

/// Makes the C library return freed blocks of 1 MB or more to the system immediately. By default, once large blocks
/// have been used, it keeps freed blocks of up to 32 MB. Unused tables would then remain resident in addition to new
/// ones.
pub fn give_back_early() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        const LEAST: libc::c_int = 1 << 20;
        // SAFETY: both arguments are sizes in the accepted range. If the library rejects them, nothing changes.
        let _ = unsafe { (libc::mallopt(libc::M_MMAP_THRESHOLD, LEAST), libc::mallopt(libc::M_TRIM_THRESHOLD, LEAST)) };
    }
}

/// Returns the free memory of the C library's heaps to the system. This is useful between two steps of a program that
/// need different memory.
pub fn give_back_now() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    // SAFETY: the function only releases pages without allocated blocks.
    let _ = unsafe { libc::malloc_trim(0) };
}

#[cold]
#[inline(never)]
fn exhausted(bytes: usize) {
    let Some(then) = THEN.get() else { return };
    // A thread that is being destroyed has no thread-local storage, and therefore aborts.
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

/// The minimum size in bytes of the blocks that are probably tables of a large file. Nearly all of their memory will be
/// used.
const LARGE: usize = 4 << 20;

/// The minimum size in bytes of the zeroed blocks that are on separate pages. (This is the case after
/// [`give_back_early`]; before, a smaller block only causes an additional check of its pages.)
const MAPPED: usize = 1 << 20;

/// The maximum size in bytes of the freed blocks that the C library caches for each thread, in order to reuse them
/// without a lock.
const SMALL: usize = 1 << 10;

/// The number of bytes by which `make_room` extends the heap of a thread.
const ROOM: usize = 512 << 10;

/// The number of requested bytes, including freed ones, after which `make_room` is called first. A program that reads a
/// small file never requests so many.
const FIRST: usize = 4 * ROOM;

/// Extends the heap of this thread by memory that is already populated. Otherwise, except for the first thread, the C
/// library extends heaps by only a page or two at a time. For each extension, the system stops all threads that access
/// new memory, and then populates the pages one by one.
#[cold]
#[inline(never)]
fn make_room() {
    LEFT.set(ROOM);
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    // SAFETY: no other code has access to the block, whose pages need be neither present nor zero.
    unsafe {
        let memory = libc::malloc(ROOM + ROOM / 8);
        advise(memory.cast(), ROOM, libc::MADV_POPULATE_WRITE);
        libc::free(memory);
    }
}

/// Requests huge pages for a block. This causes one page fault per 2 MB instead of 512, each of which takes a
/// microsecond or more.
#[cold]
fn fill_by_large_pages(memory: *mut u8, size: usize) {
    #[cfg(target_os = "linux")]
    advise(memory, size, libc::MADV_HUGEPAGE);
    #[cfg(not(target_os = "linux"))]
    let _ = (memory, size);
}

/// Populates the zero pages of a block at once. Otherwise, a page that is read before it is written, as in hash tables,
/// would cause two faults, the second of which stops all threads.
#[cold]
fn fill_with_zeros(memory: *mut u8, size: usize) {
    if size >= LARGE {
        fill_by_large_pages(memory, size);
    }
    #[cfg(target_os = "linux")]
    advise(memory, size, libc::MADV_POPULATE_WRITE);
}

/// Gives the system advice about a block without changing its content. Unsupported advice has no effect.
#[cfg(target_os = "linux")]
fn advise(memory: *mut u8, size: usize, advice: libc::c_int) {
    const PAGE: usize = 1 << 12;
    if memory.is_null() {
        return;
    }
    // Include the page that contains the C library's header of a large block. Advice for a part of a mapping would
    // split the mapping, and the system could then no longer move it when the block grows.
    let start = memory as usize / PAGE * PAGE;
    let end = (memory as usize).saturating_add(size).checked_next_multiple_of(PAGE).unwrap_or(start);
    // SAFETY: no advice that is used changes the content of the pages.
    let _ = unsafe { libc::madvise(start as *mut libc::c_void, end.saturating_sub(start), advice) };
}

// SAFETY: all memory comes from the system allocator, and this code accesses only memory that the allocator returned.
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
        // For `calloc`, the C library locks the heap regardless of the size.
        if layout.size() <= SMALL {
            // SAFETY: guaranteed by the caller. Exactly the requested bytes are zeroed.
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
        // For `realloc`, the C library locks a heap, which may belong to another thread.
        if layout.size() <= SMALL {
            // SAFETY: guaranteed by the caller. `size` is not zero and is valid for the alignment, and both blocks
            // contain the copied bytes.
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
        // SAFETY: each block is accessed within its size, and freed with the layout it was allocated with.
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
