//! Walks that call Python for each operation, and iterators.

use std::sync::{Mutex, PoisonError};

use mlirkit::ir::OpId;
use mlirkit::{OpKey, OpRef};
use pyo3::prelude::*;

use crate::error::Raise;
use crate::op::operation;
use crate::store::OpHandle;

/// What a callback says.
const SKIP: u8 = 1;
const STOP: u8 = 2;

/// All operations below one, in pre-order with the index behind the last one inside of each.
fn list(root: OpRef<'_, '_>) -> Vec<(OpKey, usize)> {
    fn enter(op: OpRef<'_, '_>, out: &mut Vec<(OpKey, usize)>) {
        let at = out.len();
        out.push((op.key(), 0));
        if !op.arena().is_plain(op.id) {
            for block in op.regions().flat_map(|region| region.blocks()) {
                let mut next: Option<OpId> = block.arena().first_op(block.id);
                while let Some(id) = next {
                    let inner = OpRef { module: block.module, body: block.body, id };
                    mlirkit::diag::deep(|| enter(inner, out));
                    next = block.arena().next_op(id);
                }
            }
        }
        let end = out.len();
        if let Some(entry) = out.get_mut(at) {
            entry.1 = end;
        }
    }
    let mut out = Vec::new();
    enter(root, &mut out);
    out
}

/// The order in which operations are met when those inside come first.
fn post_order(all: &[(OpKey, usize)]) -> Vec<(OpKey, usize)> {
    let mut out = Vec::with_capacity(all.len());
    let mut open: Vec<(OpKey, usize)> = Vec::new();
    for (index, (key, end)) in all.iter().enumerate() {
        while open.last().is_some_and(|(_, end)| *end <= index) {
            out.extend(open.pop());
        }
        open.push((*key, *end));
    }
    out.extend(open.into_iter().rev());
    out
}

/// Calls back for each operation. What is erased meanwhile is passed over.
pub fn walk(py: Python<'_>, root: &OpHandle, callback: &Bound<'_, PyAny>, post: bool) -> PyResult<()> {
    let root = root.now();
    let all = py.detach(|| {
        root.read(|op| match post {
            true => post_order(&list(op)),
            false => list(op),
        })
    });
    let all = all.raise()?;
    let store = root.store;
    let mut seen = store.changes();
    let mut changed = false;
    let mut index = 0;
    // Most callbacks give the same object each time: what it says is asked once.
    let mut advance: Option<Bound<'_, PyAny>> = None;
    while let Some((key, end)) = all.get(index) {
        let handle = OpHandle { store: store.clone(), key: *key };
        changed |= store.changes() != seen;
        seen = store.changes();
        if changed && handle.read(|_| ()).is_err() {
            index += 1;
            continue;
        }
        let said = callback.call1((operation(py, handle)?,))?;
        index += 1;
        if said.is_none() || advance.as_ref().is_some_and(|known| said.is(known)) {
            continue;
        }
        match said.extract::<u8>().or_else(|_| said.getattr("value")?.extract::<u8>())? {
            SKIP if !post => index = *end,
            STOP => break,
            _ => advance = Some(said),
        }
    }
    Ok(())
}

/// Goes over a list of objects. The classes of iterators derive from it.
#[pyclass(subclass, frozen, name = "IteratorBase", module = "mlirkit._mlirkit")]
pub struct Iterator(Mutex<std::vec::IntoIter<Py<PyAny>>>);

#[pymethods]
impl Iterator {
    #[new]
    fn new(items: Vec<Py<PyAny>>) -> Self {
        Self(Mutex::new(items.into_iter()))
    }

    fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__(&self) -> Option<Py<PyAny>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).next()
    }
}
