//! Walks that call a Python function for each operation.

use mlirkit::ir::{BodyId, OpId};
use mlirkit::{OpKey, OpRef};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::cell::{Glance, OpCell};
use crate::error::Raise;
use crate::handle::OpHandle;
use crate::op::{PyOpBase, operation_of, references};

/// The value with which a callback skips the nested operations. [`STOP`] ends the walk, and 0 continues it.
const SKIP: u8 = 1;
const STOP: u8 = 2;

/// An operation to visit: its body and id, facts for creating its Python object, and the index in the list after its
/// last nested operation.
#[derive(Clone, Copy)]
struct Met {
    body: BodyId,
    id: OpId,
    end: u32,
    glance: Glance,
}

/// Lists an operation and everything nested in it, in pre-order.
fn list(root: OpRef<'_, '_>) -> Vec<Met> {
    fn enter(op: OpRef<'_, '_>, out: &mut Vec<Met>) {
        let at = out.len();
        let glance = Glance::of(op);
        out.push(Met { body: op.body, id: op.id, end: at as u32 + 1, glance });
        if glance.plain {
            return;
        }
        for block in op.regions().flat_map(|region| region.blocks()) {
            let arena = block.arena();
            let mut next: Option<OpId> = arena.first_op(block.id);
            while let Some(id) = next {
                let inner = OpRef { module: block.module, body: block.body, id };
                mlirkit::diag::deep(|| enter(inner, out));
                next = arena.next_op(id);
            }
        }
        let end = out.len() as u32;
        if let Some(entry) = out.get_mut(at) {
            entry.end = end;
        }
    }
    let mut out = Vec::new();
    enter(root, &mut out);
    out
}

/// Reorders operations from pre-order to post-order.
fn post_order(all: &[Met]) -> Vec<Met> {
    let mut out = Vec::with_capacity(all.len());
    let mut open: Vec<Met> = Vec::new();
    for (index, met) in all.iter().enumerate() {
        while open.last().is_some_and(|outer| outer.end as usize <= index) {
            out.extend(open.pop());
        }
        match met.glance.plain {
            true => out.push(*met),
            false => open.push(*met),
        }
    }
    out.extend(open.into_iter().rev());
    out
}

/// The arguments of a callback. They are reused if the callback keeps no reference to them.
struct Call {
    arguments: Py<PyTuple>,
    operation: Py<PyOpBase>,
}

impl Call {
    fn new(py: Python<'_>, cell: OpCell) -> PyResult<Self> {
        let operation = operation_of(py, cell)?;
        Ok(Self { arguments: PyTuple::new(py, [operation.clone_ref(py)])?.unbind(), operation })
    }

    fn reuse(&self, py: Python<'_>, key: OpKey, seen: Option<(Glance, u64)>) -> bool {
        references(py, &self.arguments) == 1 && PyOpBase::reuse(&self.operation, py, 2, key, seen)
    }
}

/// Calls the callback for each operation, skipping operations that have been erased in the meantime. `post` selects
/// post-order.
pub fn walk(py: Python<'_>, root: &OpHandle, callback: &Bound<'_, PyAny>, post: bool) -> PyResult<()> {
    let root = root.now();
    let before = root.store.changes();
    let all = py.detach(|| {
        root.read(|op| match post {
            true => post_order(&list(op)),
            false => list(op),
        })
    });
    let all = all.raise()?;
    let (store, mut key) = (root.store, root.key);
    let mut index = 0;
    let mut call: Option<Call> = None;
    // Most callbacks return the same object each time, so it is converted only once.
    let mut advance: Option<Bound<'_, PyAny>> = None;
    while let Some(met) = all.get(index) {
        (key.body, key.id) = (met.body, met.id);
        let seen = (store.changes() == before).then_some((met.glance, before));
        if seen.is_none() && store.read_op(key, |_| ()).is_err() {
            index += 1;
            continue;
        }
        let current = match call.take_if(|call| call.reuse(py, key, seen)) {
            Some(call) => call,
            None => {
                let cell = OpCell::from(OpHandle { store: store.clone(), key });
                cell.put(key, seen);
                Call::new(py, cell)?
            }
        };
        let said = callback.call1(current.arguments.bind(py))?;
        call = Some(current);
        index += 1;
        if said.is_none() || advance.as_ref().is_some_and(|known| said.is(known)) {
            continue;
        }
        match said.extract::<u8>().or_else(|_| said.getattr("value")?.extract::<u8>())? {
            SKIP if !post => index = met.end as usize,
            STOP => break,
            _ => advance = Some(said),
        }
    }
    Ok(())
}
