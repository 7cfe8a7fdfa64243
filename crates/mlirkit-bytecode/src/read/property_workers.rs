//! Attributes and properties of a large body, worked out by other threads while it is read.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use mlirkit_diag::Result;
use mlirkit_ir::{BodyId, Module, OpId};

use crate::read::body::{PutOff, WorkedOut};
use crate::read::module::put_in_place;

/// So many operations are handed over at a time.
pub(crate) const AT_A_TIME: usize = 1024;

/// What one thread has read of operations, and others are to make of it.
#[derive(Default)]
pub(crate) struct Aside {
    state: Mutex<State>,
    changed: Condvar,
}

/// An operation, and what has been made of it.
pub(crate) type Made = (BodyId, OpId, WorkedOut);

#[derive(Default)]
struct State {
    waiting: VecDeque<Vec<PutOff>>,
    made: Vec<Vec<Made>>,
    /// Whether nothing more will come.
    ended: bool,
}

/// Says that nothing more will come, whatever becomes of the reading.
pub(crate) struct Ending<'a>(pub(crate) &'a Aside);

impl Drop for Ending<'_> {
    fn drop(&mut self) {
        self.0.lock().ended = true;
        self.0.changed.notify_all();
    }
}

impl Aside {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Hands operations over.
    pub(crate) fn give(&self, list: Vec<PutOff>) {
        self.lock().waiting.push_back(list);
        self.changed.notify_one();
    }

    /// Works out what there is, until nothing more will come.
    ///
    /// # Errors
    /// That of an operation; others are not worked out then.
    pub(crate) fn help(&self, mut one: impl FnMut(&PutOff) -> Result<WorkedOut>) -> Result<()> {
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

    /// Gives operations the attributes that have been worked out.
    pub(crate) fn put_in_place(&self, module: &mut Module<'_>) {
        std::mem::take(&mut self.lock().made).iter().for_each(|made| put_in_place(module, made));
    }
}
