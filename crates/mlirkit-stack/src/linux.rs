//! Stack segments on Linux for x86-64 and AArch64.

use std::any::Any;
use std::arch::naked_asm;
use std::cell::{Cell, UnsafeCell};
use std::mem::{ManuallyDrop, MaybeUninit};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::ptr::null_mut;

thread_local! {
    /// The lowest address of the stack in use; `None` before the first question.
    static LIMIT: Cell<Option<usize>> = const { Cell::new(None) };
}

/// Runs `step` on the current stack if that has at least `red_zone` free bytes, and otherwise on a new segment of
/// `size` bytes.
#[inline]
pub(crate) fn maybe_grow<T>(red_zone: usize, size: usize, step: impl FnOnce() -> T) -> T {
    let here = 0u8;
    let limit = LIMIT.get().unwrap_or_else(find_limit);
    match (&raw const here).addr().checked_sub(limit) {
        Some(free) if free >= red_zone => step(),
        _ => on_new_segment(size, step),
    }
}

/// Returns the lowest address of the stack that the system gave to this thread, and keeps it in `LIMIT`. Returns an
/// address above every stack if the system does not know, so that the next step runs on a new segment.
#[cold]
fn find_limit() -> usize {
    let mut attributes = MaybeUninit::<libc::pthread_attr_t>::uninit();
    let (mut lowest, mut size) = (null_mut(), 0);
    // SAFETY: `pthread_getattr_np` initializes the attributes if it returns 0, and only then they are read and
    // destroyed. The other pointers are those of local variables.
    let known = unsafe {
        libc::pthread_getattr_np(libc::pthread_self(), attributes.as_mut_ptr()) == 0 && {
            let read = libc::pthread_attr_getstack(attributes.as_ptr(), &raw mut lowest, &raw mut size);
            libc::pthread_attr_destroy(attributes.as_mut_ptr());
            read == 0
        }
    };
    let limit = if known { lowest.addr() } else { usize::MAX };
    LIMIT.set(Some(limit));
    limit
}

/// A mapping that serves as stack: a page without access, and above it the stack.
struct Segment {
    start: *mut libc::c_void,
    length: usize,
    /// The value of `LIMIT` outside the segment.
    outer: Option<usize>,
}

impl Segment {
    /// Maps a segment and makes its end the limit of the thread.
    ///
    /// # Panics
    /// Panics if there is no memory.
    fn new(size: usize) -> Self {
        // SAFETY: the function has no precondition.
        let page = usize::try_from(unsafe { libc::sysconf(libc::_SC_PAGESIZE) }).unwrap_or(1 << 16);
        let length = size.next_multiple_of(page) + page;
        let (flags, none) = (libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_STACK, libc::PROT_NONE);
        // SAFETY: the system chooses an address at which nothing is mapped.
        let start = unsafe { libc::mmap(null_mut(), length, none, flags, -1, 0) };
        assert!(start != libc::MAP_FAILED, "no memory for a stack segment: {}", std::io::Error::last_os_error());
        let segment = Self { start, length, outer: LIMIT.get() };
        let usable = start.wrapping_byte_add(page);
        // SAFETY: the pages were mapped above, and nothing uses them yet.
        let done = unsafe { libc::mprotect(usable, length - page, libc::PROT_READ | libc::PROT_WRITE) };
        assert!(done == 0, "no memory for a stack segment: {}", std::io::Error::last_os_error());
        LIMIT.set(Some(usable.addr()));
        segment
    }

    /// Returns the address after the segment, where its stack begins.
    fn top(&self) -> *mut libc::c_void {
        self.start.wrapping_byte_add(self.length)
    }
}

impl Drop for Segment {
    fn drop(&mut self) {
        LIMIT.set(self.outer);
        // SAFETY: this value made the mapping. Its stack is no longer in use, because the call on it has returned.
        unsafe { libc::munmap(self.start, self.length) };
    }
}

/// A step, replaced by its result when it has run.
union Task<F, T> {
    step: ManuallyDrop<F>,
    result: ManuallyDrop<Result<T, Box<dyn Any + Send>>>,
}

#[cold]
#[inline(never)]
fn on_new_segment<T, F: FnOnce() -> T>(size: usize, step: F) -> T {
    /// Runs the step of a task.
    extern "C" fn run<T, F: FnOnce() -> T>(task: *mut libc::c_void) {
        let task = task.cast::<Task<F, T>>();
        // SAFETY: the caller passes a task whose step was not run yet, and does not use it during the call. The step is
        // moved out before the result is written.
        unsafe {
            let step = ManuallyDrop::take(&mut (*task).step);
            // A panic must not unwind through the frame that changed the stack. The panic is continued by the caller.
            let result = catch_unwind(AssertUnwindSafe(step));
            (*task).result = ManuallyDrop::new(result);
        }
    }
    let task = UnsafeCell::new(Task { step: ManuallyDrop::new(step) });
    let segment = Segment::new(size);
    // SAFETY: the segment is mapped, used by no other call, and its top is aligned to a page. `run` gets the task that
    // it expects, and does not unwind.
    unsafe { call_on(segment.top(), run::<T, F>, task.get().cast()) };
    drop(segment);
    // SAFETY: `run` returned, so it wrote the result.
    match ManuallyDrop::into_inner(unsafe { task.into_inner().result }) {
        Ok(result) => result,
        Err(payload) => resume_unwind(payload),
    }
}

/// Calls `function` with `argument` on the stack that ends at `top`.
///
/// The caller's stack pointer is kept in the frame pointer, and the unwind information says so. A backtrace therefore
/// continues in the frames of the caller.
///
/// # Safety
/// `top` must be aligned to 16 bytes, and the memory below it must be free to be used as a stack. `function` must be
/// sound to call with `argument` and must not unwind.
#[cfg(target_arch = "x86_64")]
#[unsafe(naked)]
unsafe extern "C" fn call_on(
    top: *mut libc::c_void,
    function: extern "C" fn(*mut libc::c_void),
    argument: *mut libc::c_void,
) {
    naked_asm!(
        ".cfi_startproc",
        "push rbp",
        ".cfi_def_cfa_offset 16",
        ".cfi_offset rbp, -16",
        "mov rbp, rsp",
        ".cfi_def_cfa_register rbp",
        "mov rsp, rdi",
        "mov rdi, rdx",
        "call rsi",
        "mov rsp, rbp",
        "pop rbp",
        ".cfi_def_cfa rsp, 8",
        "ret",
        ".cfi_endproc",
    )
}

/// Calls `function` with `argument` on the stack that ends at `top`, as for x86-64.
///
/// # Safety
/// As for x86-64.
#[cfg(target_arch = "aarch64")]
#[unsafe(naked)]
unsafe extern "C" fn call_on(
    top: *mut libc::c_void,
    function: extern "C" fn(*mut libc::c_void),
    argument: *mut libc::c_void,
) {
    naked_asm!(
        ".cfi_startproc",
        "stp x29, x30, [sp, #-16]!",
        ".cfi_def_cfa_offset 16",
        ".cfi_offset x29, -16",
        ".cfi_offset x30, -8",
        "mov x29, sp",
        ".cfi_def_cfa_register x29",
        "mov sp, x0",
        "mov x0, x2",
        "blr x1",
        "mov sp, x29",
        ".cfi_def_cfa_register sp",
        "ldp x29, x30, [sp], #16",
        ".cfi_def_cfa_offset 0",
        "ret",
        ".cfi_endproc",
    )
}
