//! Distributes work over several threads.

use std::cell::Cell;
use std::ops::Range;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread::{Builder, Scope, ScopedJoinHandle};

/// Whether threads are available, which requires the feature `threads` and a target other than WebAssembly.
pub const AVAILABLE: bool = cfg!(all(feature = "threads", not(target_family = "wasm")));

/// The minimum number of operations, or equivalent amount of work, for which starting a thread pays off.
pub const WORTH_A_THREAD: usize = 20_000;

/// The minimum number of batches per thread, for work that is divided into batches.
const TURNS: usize = 64;

/// The memory in bytes that must be available to start a thread. This is more than the C library and the runtime
/// allocate for a new thread.
const FOR_A_THREAD: usize = 256 << 10;

/// Starts a thread if there [is enough memory](find_memory).
///
/// # Errors
/// Fails if there is not enough memory or if the system refuses another thread. The caller must then do the work
/// itself.
pub fn spawn<'s, T: Send + 's>(
    scope: &'s Scope<'s, '_>,
    work: impl FnOnce() -> T + Send + 's,
) -> std::io::Result<ScopedJoinHandle<'s, T>> {
    find_memory()?;
    Builder::new().spawn_scoped(scope, work)
}

/// Checks that there is enough memory to start a thread. Without it, the C library would abort the process when it
/// cannot allocate a few bytes for a new thread.
///
/// # Errors
/// Fails if there is not enough memory.
pub fn find_memory() -> std::io::Result<()> {
    let mut room = Vec::<u8>::new();
    room.try_reserve_exact(FOR_A_THREAD).map_err(|_| std::io::ErrorKind::OutOfMemory)?;
    // Keeps the compiler from removing the unused allocation.
    drop(std::hint::black_box(room));
    Ok(())
}

/// Calls `work` with every number below `count`, on up to `threads` threads. Each thread has a separate state.
///
/// # Errors
/// Returns the error of the lowest failing number, as in sequential order. Work for higher numbers may have been done
/// already.
pub fn try_each<S, E: Send>(
    threads: usize,
    count: usize,
    state: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, usize) -> Result<(), E> + Sync,
) -> Result<(), E> {
    let threads = if AVAILABLE { threads.min(count) } else { 1 };
    if threads < 2 {
        let mut state = state();
        return (0..count).try_for_each(|index| work(&mut state, index));
    }
    // Uses several batches per thread, so no thread waits long for the last one.
    let turn = count.div_ceil(threads * 8);
    let next = AtomicUsize::new(0);
    let failed = AtomicUsize::new(usize::MAX);
    let error = Mutex::new(None);
    let run = || {
        let mut state = state();
        loop {
            let first = next.fetch_add(turn, Ordering::Relaxed);
            for index in first..count.min(first + turn) {
                if index > failed.load(Ordering::Relaxed) {
                    return;
                }
                if let Err(found) = work(&mut state, index) {
                    let mut error = error.lock().unwrap_or_else(PoisonError::into_inner);
                    if failed.fetch_min(index, Ordering::Relaxed) > index {
                        *error = Some(found);
                    }
                    return;
                }
            }
            if first >= count {
                return;
            }
        }
    };
    std::thread::scope(|scope| {
        // If the system refuses more threads, the running threads do all the work.
        (1..threads).for_each(|_| drop(spawn(scope, run)));
        run();
    });
    error.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
}

/// Like [`try_each`], but with one thread for each given state, as far as the system grants threads. The states outlive
/// the threads. Each state receives its numbers in ascending order. The calling thread first runs `before` while the
/// others work.
///
/// # Errors
/// Returns one of the errors; the remaining work is skipped.
pub fn each_with<S: Send, E: Send>(
    states: &mut [S],
    count: usize,
    before: impl FnOnce(),
    work: impl Fn(&mut S, usize) -> Result<(), E> + Sync,
) -> Result<(), E> {
    let work = |state: &mut S, (): &mut (), mut turn: Range<usize>| turn.try_for_each(|index| work(state, index));
    each_turn_with(states, count, before, |_| (), work, |_, ()| ())
}

/// Like [`each_with`], but hands out numbers in batches. A caller with several steps can thus run each step over a
/// whole batch and keep its code in the cache. `open` creates thread-local data from each state, and `close` returns
/// it.
///
/// # Errors
/// Returns one of the errors; the remaining work is skipped.
pub fn each_turn_with<S: Send, T, E: Send>(
    states: &mut [S],
    count: usize,
    before: impl FnOnce(),
    open: impl Fn(&mut S) -> T + Sync,
    work: impl Fn(&mut S, &mut T, Range<usize>) -> Result<(), E> + Sync,
    close: impl Fn(&mut S, T) + Sync,
) -> Result<(), E> {
    // The batches are large enough to separate the memory that threads write, and small enough that no thread waits
    // long for the last one.
    let turn = (count / (states.len().max(1) * TURNS)).max(1);
    let next = AtomicUsize::new(0);
    let error = Mutex::new(None);
    let run = |state: &mut S| {
        let mut own = open(state);
        loop {
            let first = next.fetch_add(turn, Ordering::Relaxed);
            if first >= count {
                break;
            }
            if let Err(found) = work(state, &mut own, first..count.min(first + turn)) {
                next.store(count, Ordering::Relaxed);
                error.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(found);
                break;
            }
        }
        close(state, own);
    };
    match states {
        [] => before(),
        [first, others @ ..] if AVAILABLE && count > 1 => std::thread::scope(|scope| {
            for state in others {
                drop(spawn(scope, || run(state)));
            }
            before();
            run(first);
        }),
        [first, ..] => {
            before();
            run(first);
        }
    }
    error.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
}

thread_local! {
    static BUSY_ELSEWHERE: Cell<usize> = const { Cell::new(0) };
}

/// Runs `work` while `others` additional threads are known to be working for the caller.
pub fn beside<T>(others: usize, work: impl FnOnce() -> T) -> T {
    let before = BUSY_ELSEWHERE.replace(others);
    let done = work();
    BUSY_ELSEWHERE.set(before);
    done
}

/// Returns how many threads are working [`beside`] this one. A caller that waits for these threads gains nothing from
/// more threads.
#[must_use]
pub fn busy_elsewhere() -> usize {
    BUSY_ELSEWHERE.get()
}

/// Runs both closures and returns both results. Runs them concurrently if a second thread is permitted and available.
pub fn both<A: Send, B>(threads: usize, one: impl FnOnce() -> A + Send, other: impl FnOnce() -> B) -> (A, B) {
    if !AVAILABLE || threads < 2 {
        return (one(), other());
    }
    let one = Mutex::new(Some(one));
    // The thread that takes the closure first runs it.
    let run = || one.lock().unwrap_or_else(PoisonError::into_inner).take().map(|one| one());
    std::thread::scope(|scope| {
        let elsewhere = spawn(scope, run);
        let done = other();
        let one = match elsewhere.map(ScopedJoinHandle::join) {
            Ok(Ok(one)) => one,
            Ok(Err(panic)) => resume_unwind(panic),
            Err(_) => run(),
        };
        match one {
            Some(one) => (one, done),
            None => unreachable!("it is taken once"),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_worked_on_once() {
        for threads in [0, 1, 2, 5, 200] {
            let seen: Vec<AtomicUsize> = (0..100).map(|_| AtomicUsize::new(0)).collect();
            let work = |_: &mut (), index: usize| {
                seen[index].fetch_add(1, Ordering::Relaxed);
                Ok::<_, ()>(())
            };
            assert_eq!(try_each(threads, seen.len(), || (), work), Ok(()));
            assert!(seen.iter().all(|count| count.load(Ordering::Relaxed) == 1));
        }
    }

    #[test]
    fn both_are_done() {
        let (one, other) = both(2, || vec![1], || "2".to_owned());
        assert_eq!((one, other), (vec![1], "2".to_owned()));
        let thread = || std::thread::current().id();
        assert_eq!(both(1, thread, thread), (thread(), thread()));
        let panics = std::panic::catch_unwind(|| both(2, || panic!("one"), || ()).1);
        assert!(panics.is_err());
    }

    #[test]
    fn what_is_busy_is_said_on_this_thread_and_for_a_while() {
        let seen = beside(2, || (busy_elsewhere(), both(2, || (), busy_elsewhere).1, beside(1, busy_elsewhere)));
        assert_eq!((seen, busy_elsewhere()), ((2, 2, 1), 0));
    }

    #[test]
    fn the_first_error_is_given() {
        for threads in [1, 2, 7] {
            for _ in 0..20 {
                let work = |_: &mut (), index: usize| if index % 10 == 3 { Err(index) } else { Ok(()) };
                assert_eq!(try_each(threads, 1000, || (), work), Err(3));
            }
        }
    }
}
