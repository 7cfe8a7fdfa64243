//! An allocator for programs that would rather say that memory is not enough than be aborted, and that hold large tables.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

/// The system's allocator. When it has no more, it does what [`when_exhausted`] was told, instead of aborting.
///
/// ```
/// #[global_allocator]
/// static MEMORY: mlirkit_mmap::Memory = mlirkit_mmap::Memory;
/// let bytes = vec![0_u8; 1000];
/// assert_eq!(bytes.len(), 1000);
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Memory;

/// What is to be done, given how many bytes there were not.
static THEN: OnceLock<fn(usize)> = OnceLock::new();

/// Kept for what is done then, which takes memory too. Nobody touches it before.
static RESERVE: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// How many bytes that are: so many that the C library has them mapped by themselves, and any heap can grow when they are gone.
const KEPT: usize = 1 << 20;

/// Whether a thread is at it.
static ENDING: AtomicBool = AtomicBool::new(false);

thread_local! {
    static SELF: Cell<bool> = const { Cell::new(false) };
    /// How many bytes this thread may ask for before it makes room.
    static LEFT: Cell<usize> = const { Cell::new(FIRST) };
}

/// What a program that uses [`Memory`] does when it asks for more than there is: say so, and end. Other threads that ask
/// meanwhile wait for the end. If it returns, the process is aborted as it would be without it. The first call counts.
pub fn when_exhausted(then: fn(bytes: usize)) {
    // Where there is not even that much, nothing is kept.
    let _ = RESERVE.lock().unwrap_or_else(PoisonError::into_inner).try_reserve_exact(KEPT);
    let _ = THEN.set(then);
}

/// From now on, what is freed goes back to the system at once if it takes 1 MB or more. Without that, the C library keeps
/// blocks of up to 32 MB once it has seen large ones: tables that nobody needs any more stay beside those that come next.
pub fn give_back_early() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        const LEAST: libc::c_int = 1 << 20;
        // SAFETY: both are sizes, in ranges that the library takes; if it does not, everything stays as it is.
        let _ = unsafe { (libc::mallopt(libc::M_MMAP_THRESHOLD, LEAST), libc::mallopt(libc::M_TRIM_THRESHOLD, LEAST)) };
    }
}

#[cold]
#[inline(never)]
fn exhausted(bytes: usize) {
    let Some(then) = THEN.get() else { return };
    // A thread that is at its end has nothing to remember it by, and aborts.
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

/// Memory of so many bytes is a table of a large file, and nearly all of it will be used.
const LARGE: usize = 4 << 20;

/// From so many bytes on, a block that is to be filled with zeros has pages of its own. (After [`give_back_early`]; before, a block that has not only
/// costs a look at each of its pages.)
const MAPPED: usize = 1 << 20;

/// Of blocks of up to so many bytes, the C library keeps a few that were freed for each thread, and gives them out without a lock.
const SMALL: usize = 1 << 10;

/// A thread makes room for so many bytes at a time.
const ROOM: usize = 512 << 10;

/// It does so from when it has asked for so many, freed ones included: who works on a small file never does.
const FIRST: usize = 4 * ROOM;

/// Has the C library take a piece of memory into the heap of this thread, filled, and keep it there. By itself it makes the heap of any
/// thread but the first larger by a page or two at a time, for each of which the system stops all threads that touch new memory,
/// and the system then fills page by page.
#[cold]
#[inline(never)]
fn make_room() {
    LEFT.set(ROOM);
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    // SAFETY: nothing else knows the block, whose pages need not be there or be zero.
    unsafe {
        let memory = libc::malloc(ROOM + ROOM / 8);
        advise(memory.cast(), ROOM, libc::MADV_POPULATE_WRITE);
        libc::free(memory);
    }
}

/// Asks the system for large pages: one fault for 2 MB instead of 512, each of which takes a microsecond or more.
#[cold]
fn fill_by_large_pages(memory: *mut u8, size: usize) {
    #[cfg(target_os = "linux")]
    advise(memory, size, libc::MADV_HUGEPAGE);
    #[cfg(not(target_os = "linux"))]
    let _ = (memory, size);
}

/// Has the system make the pages of a block, in which there are zeros, now and in one go. Where a page is read before it is written, as those of tables are,
/// the system would make it with the second of two faults, and stop all threads for it.
#[cold]
fn fill_with_zeros(memory: *mut u8, size: usize) {
    if size >= LARGE {
        fill_by_large_pages(memory, size);
    }
    #[cfg(target_os = "linux")]
    advise(memory, size, libc::MADV_POPULATE_WRITE);
}

/// Tells the system something of a block that changes no byte of it. Where the system does not know it, nothing happens.
#[cfg(target_os = "linux")]
fn advise(memory: *mut u8, size: usize, advice: libc::c_int) {
    const PAGE: usize = 1 << 12;
    if memory.is_null() {
        return;
    }
    // With the page where the C library says how long a large block is: if the advice were for a part of its mapping, the system
    // would have two mappings, and would not move them when the block grows.
    let start = memory as usize / PAGE * PAGE;
    let end = (memory as usize).saturating_add(size).checked_next_multiple_of(PAGE).unwrap_or(start);
    // SAFETY: neither advice changes a byte, whatever stands in these pages.
    let _ = unsafe { libc::madvise(start as *mut libc::c_void, end.saturating_sub(start), advice) };
}

// SAFETY: everything is the system's allocator's; between, only what it gave is looked at.
unsafe impl GlobalAlloc for Memory {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        match LEFT.get().checked_sub(layout.size()) {
            Some(left) => LEFT.set(left),
            None => make_room(),
        }
        // SAFETY: as the caller promises.
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
        // SAFETY: as the caller promises.
        unsafe { System.dealloc(memory, layout) }
    }

    #[inline]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // The C library locks the heap for `calloc`, whatever the size.
        if layout.size() <= SMALL {
            // SAFETY: as the caller promises; what is filled is what was asked for.
            unsafe {
                let memory = self.alloc(layout);
                if !memory.is_null() {
                    memory.write_bytes(0, layout.size());
                }
                return memory;
            }
        }
        // SAFETY: as the caller promises.
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
        // The C library locks the heap for `realloc`, and that of another thread where the block was there first.
        if layout.size() <= SMALL {
            // SAFETY: as the caller promises: `size` is not zero and fits the alignment; both blocks hold what is copied.
            unsafe {
                let moved = self.alloc(Layout::from_size_align_unchecked(size, layout.align()));
                if !moved.is_null() {
                    moved.copy_from_nonoverlapping(memory, layout.size().min(size));
                    self.dealloc(memory, layout);
                }
                return moved;
            }
        }
        // SAFETY: as the caller promises.
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
        // SAFETY: each block is looked at within its size, and is handed on with the layout that it has.
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
