//! Decodes attributes and properties of a large body on other threads while one thread reads its operations.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use mlirkit_diag::Result;
use mlirkit_ir::{BodyId, Module, OpId};

use crate::read::body::{DeferredOp, DeferredResult};
use crate::read::module::put_in_place;

/// The number of operations that are handed over in one batch.
pub(crate) const BATCH_LEN: usize = 1024;

/// A queue of operations whose attributes are to be decoded, and the results.
#[derive(Default)]
pub(crate) struct PropertyWorkers {
    state: Mutex<State>,
    changed: Condvar,
}

/// An operation and its decoded attributes.
pub(crate) type Made = (BodyId, OpId, DeferredResult);

#[derive(Default)]
struct State {
    waiting: VecDeque<Vec<DeferredOp>>,
    made: Vec<Vec<Made>>,
    /// Whether the queue is complete.
    ended: bool,
}

/// A guard that ends the queue when reading ends, even with an error.
pub(crate) struct Ending<'a>(pub(crate) &'a PropertyWorkers);

impl Drop for Ending<'_> {
    fn drop(&mut self) {
        self.0.lock().ended = true;
        self.0.changed.notify_all();
    }
}

impl PropertyWorkers {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds operations to the queue.
    pub(crate) fn give(&self, list: Vec<DeferredOp>) {
        self.lock().waiting.push_back(list);
        self.changed.notify_one();
    }

    /// Decodes queued operations until the queue has ended.
    ///
    /// # Errors
    /// Returns the error of an operation. Later operations are not decoded.
    pub(crate) fn help(&self, mut one: impl FnMut(&DeferredOp) -> Result<DeferredResult>) -> Result<()> {
        let mut state = self.lock();
        loop {
            if let Some(list) = state.waiting.pop_front() {
                drop(state);
                let made = list.iter().map(|what| Ok((what.body, what.op, one(what)?)));
                let made = made.collect::<Result<_>>()?;
                drop(list);
                state = self.lock();
                state.made.push(made);
            } else if state.ended {
                return Ok(());
            } else {
                state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
            }
        }
    }

    /// Stores the decoded attributes of operations.
    pub(crate) fn put_in_place(&self, module: &mut Module<'_>) {
        std::mem::take(&mut self.lock().made).iter().for_each(|made| put_in_place(module, made));
    }
}
