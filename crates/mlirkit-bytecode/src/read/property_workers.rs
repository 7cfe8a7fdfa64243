//! Decodes the attributes and properties of a large body on other threads while one thread reads its operations.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use mlirkit_diag::Result;
use mlirkit_ir::{BodyId, Module, OpId};

use crate::read::body::{DeferredOp, DeferredResult};
use crate::read::module::put_in_place;

/// The number of operations in a batch that is handed over to other threads.
pub(crate) const BATCH_LEN: usize = 1024;

/// A queue of operations whose attributes must be decoded, together with the results.
#[derive(Default)]
pub(crate) struct PropertyWorkers {
    state: Mutex<State>,
    changed: Condvar,
}

/// An operation with its decoded attributes.
pub(crate) type Made = (BodyId, OpId, DeferredResult);

#[derive(Default)]
struct State {
    waiting: VecDeque<Vec<DeferredOp>>,
    made: Vec<Vec<Made>>,
    /// Whether the queue is complete, which means that no more operations will be added.
    ended: bool,
}

/// A guard that marks the queue as complete when reading ends, even after an error.
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

    /// Decodes the operations in the queue until it is complete and empty.
    ///
    /// # Errors
    /// Returns the error for an operation. Later operations are not decoded.
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

    /// Stores the decoded attributes in the operations of the module.
    pub(crate) fn put_in_place(&self, module: &mut Module<'_>) {
        std::mem::take(&mut self.lock().made).iter().for_each(|made| put_in_place(module, made));
    }
}
