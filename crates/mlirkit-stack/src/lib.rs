//! Runs deep recursions on stacks that grow as needed.
//!
//! On Linux for x86-64 and AArch64, this crate allocates and changes stacks itself. It thus needs no build script and
//! no assembler, which shortens the build of programs that use mlirkit. Elsewhere it uses the crate `stacker`, and on
//! WebAssembly it leaves the stack as it is.
//!
//! ```
//! fn depth(levels: u64) -> u64 {
//!     if levels == 0 { 0 } else { 1 + mlirkit_stack::deep(|| depth(levels - 1)) }
//! }
//! assert_eq!(depth(100_000), 100_000);
//! ```

#[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64"), not(miri)))]
mod linux;

use std::cell::Cell;

#[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64"), not(miri)))]
use linux::maybe_grow;
#[cfg(not(any(
    target_family = "wasm",
    all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64"))
)))]
use stacker::maybe_grow;

/// The amount of free stack in bytes below which recursion continues on a new stack segment.
const RED_ZONE: usize = 256 << 10;

/// The size of a new stack segment in bytes.
const STACK_STEP: usize = 4 << 20;

/// The recursion depth up to which the free stack is not checked. The first check in a thread asks the system for the
/// end of the stack, which takes longer than reading a small file.
const SHALLOW: u32 = 8;

/// Runs a step on the current stack, which cannot grow on this target.
#[cfg(any(
    target_family = "wasm",
    all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64"), miri)
))]
fn maybe_grow<T>(_: usize, _: usize, step: impl FnOnce() -> T) -> T {
    step()
}

/// Runs one step of a recursion on a stack that grows as needed. Callers must limit the recursion depth, because memory
/// is finite.
pub fn deep<T>(step: impl FnOnce() -> T) -> T {
    thread_local!(static DEPTH: Cell<u32> = const { Cell::new(0) });
    /// A guard that decrements the depth when it is dropped, including on panic.
    struct DepthGuard;
    impl Drop for DepthGuard {
        fn drop(&mut self) {
            DEPTH.set(DEPTH.get() - 1);
        }
    }
    if DEPTH.get() >= SHALLOW {
        return maybe_grow(RED_ZONE, STACK_STEP, step);
    }
    DEPTH.set(DEPTH.get() + 1);
    let _step = DepthGuard;
    step()
}

#[cfg(test)]
mod tests {
    use super::deep;
    use std::cell::Cell;
    use std::panic::{AssertUnwindSafe, catch_unwind};

    /// Takes more than a kilobyte of stack for each level, and calls `end` at the last one.
    fn descend(levels: u32, end: &dyn Fn() -> u32) -> u32 {
        let block = std::hint::black_box([levels; 256]);
        let below = if levels == 0 { end() } else { deep(|| descend(levels - 1, end)) };
        // The block must keep its value while other segments are in use.
        assert_eq!(block, [levels; 256]);
        below + 1
    }

    #[test]
    fn recursion_uses_more_than_the_stack_of_the_thread() {
        // 200 MB in a thread of 1 MB.
        let small = std::thread::Builder::new().stack_size(1 << 20);
        let levels = small.spawn(|| descend(200_000, &|| 0)).expect("a thread starts").join();
        assert_eq!(levels.ok(), Some(200_001));
    }

    #[test]
    fn panics_pass_through_segments() {
        let levels = 20_000;
        for _ in 0..3 {
            let result = catch_unwind(AssertUnwindSafe(|| descend(levels, &|| std::panic::panic_any(levels))));
            let payload = result.expect_err("the last level panics");
            assert_eq!(payload.downcast_ref::<u32>(), Some(&levels));
        }
        assert_eq!(descend(levels, &|| 0), levels + 1);
    }

    #[test]
    fn backtraces_pass_through_segments() {
        let traced = Cell::new(0);
        descend(2000, &|| {
            traced.set(std::backtrace::Backtrace::force_capture().to_string().matches("descend").count());
            0
        });
        // An optimised build may merge the frames of a level.
        assert!(traced.get() >= 2000, "{} frames", traced.get());
    }

    #[test]
    fn results_of_any_size_and_alignment() {
        #[repr(align(64))]
        #[derive(PartialEq, Debug)]
        struct Large([u64; 1000]);
        fn last(levels: u32) -> Large {
            let block = std::hint::black_box([levels; 256]);
            if block.first() == Some(&0) { Large([7; 1000]) } else { deep(|| last(levels - 1)) }
        }
        let large = last(3000);
        assert!(large == Large([7; 1000]) && (&raw const large).addr().is_multiple_of(64));
        assert_eq!(
            descend(3000, &|| {
                deep(|| ());
                5
            }),
            3006
        );
    }

    #[test]
    fn segments_can_change_threads_below_them() {
        let inner = || std::thread::spawn(|| descend(20_000, &|| 0)).join().unwrap_or(0);
        assert_eq!(descend(20_000, &inner), 40_002);
    }
}
