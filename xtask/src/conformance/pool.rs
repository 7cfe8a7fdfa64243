//! A simple thread pool: applies a function to a slice on several threads, and returns the results in order.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Runs `work(worker, item)` for every item on `jobs` threads. The first error stops the run.
pub fn map<T: Sync, R: Send>(
    items: &[T],
    jobs: usize,
    work: impl Fn(usize, &T) -> Result<R, String> + Sync,
) -> Result<Vec<R>, String> {
    let next = AtomicUsize::new(0);
    let results: Mutex<Vec<(usize, R)>> = Mutex::new(Vec::with_capacity(items.len()));
    let failure: Mutex<Option<String>> = Mutex::new(None);
    std::thread::scope(|scope| {
        for worker in 0..jobs.max(1) {
            let (next, results, failure, work) = (&next, &results, &failure, &work);
            scope.spawn(move || {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(index) else { return };
                    match work(worker, item) {
                        Ok(result) => lock(results).push((index, result)),
                        Err(message) => {
                            next.store(items.len(), Ordering::Relaxed);
                            *lock(failure) = Some(message);
                        }
                    }
                }
            });
        }
    });
    if let Some(message) = lock(&failure).take() {
        return Err(message);
    }
    let mut results = std::mem::take(&mut *lock(&results));
    results.sort_by_key(|(index, _)| *index);
    Ok(results.into_iter().map(|(_, result)| result).collect())
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}
