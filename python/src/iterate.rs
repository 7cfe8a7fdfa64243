//! Python iterators over regions, blocks and operations.

use std::sync::{Arc, Mutex, PoisonError};

use mlirkit::OpKey;
use mlirkit::ir::OpId;
use pyo3::prelude::*;

use crate::cell::{Glance, OpCell};
use crate::error::Raise;
use crate::handle::{BlockHandle, OpHandle};
use crate::op::PyOpBase;
use crate::store::Store;

/// The number of operation names for which an iterator reuses Python objects. It retains [`EACH`] objects for each
/// name, because a program usually still holds the last one when it requests the next.
const NAMES: usize = 16;
const EACH: usize = 3;

/// The views that an iterator has most recently returned for an operation name. A view to which nothing else refers is
/// reused.
#[derive(Default)]
struct Given {
    name: usize,
    views: [Option<Py<PyOpBase>>; EACH],
    next: usize,
}

/// The operations of a block that remain to be visited. They were listed at the start of the iteration and may have
/// been erased or moved since.
struct Left {
    store: Arc<Store>,
    /// The key of the first operation in the block; `None` if the block is empty. Replacing its id yields the keys of
    /// the others.
    sample: Option<OpKey>,
    items: std::vec::IntoIter<(OpId, Glance)>,
    /// The module's change count at the time when the operations were listed.
    changes: u64,
    given: [Given; NAMES],
}

/// A Python iterator over operations.
#[pyclass(frozen, module = "mlirkit.ir")]
pub struct OperationIterator(Mutex<Left>);

impl OperationIterator {
    pub fn over(block: &BlockHandle) -> PyResult<Self> {
        let now = block.now();
        let changes = now.store.changes();
        let look = |block: mlirkit::BlockRef<'_, '_>| {
            let sample = block.ops().next().map(|op| op.key());
            let items = block.ops().map(|op| (op.id, Glance::of(op))).collect::<Vec<_>>();
            (sample, items.into_iter())
        };
        let (sample, items) = now.read(look).raise()?;
        Ok(Self(Mutex::new(Left { store: now.store, sample, items, changes, given: Default::default() })))
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Left> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[pymethods]
impl OperationIterator {
    fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Py<PyAny>>> {
        let mut left = self.lock();
        let (Some((id, glance)), Some(mut key)) = (left.items.next(), left.sample) else { return Ok(None) };
        key.id = id;
        let (number, changes) = (glance.name.index(), left.changes);
        let given = &left.given[number % NAMES];
        if given.name == number {
            let mut views = given.views.iter().flatten();
            if let Some(view) = views.find(|view| PyOpBase::reuse(view, py, 1, key, Some((glance, changes)))) {
                return Ok(Some(view.clone_ref(py).into_any()));
            }
        }
        let handle = OpHandle { store: left.store.clone(), key };
        // Creating an object may run Python code, so the lock must be released.
        drop(left);
        let (view, bare) = crate::classes::view_of(py, glance.name, OpCell::seen(handle, glance, changes))?;
        if bare {
            let kept = view.clone_ref(py);
            let mut left = self.lock();
            let given = &mut left.given[number % NAMES];
            let old = match given.name == number {
                true => Given::default(),
                false => std::mem::replace(given, Given { name: number, ..Given::default() }),
            };
            let place = given.next % EACH;
            given.next += 1;
            let before = given.views[place].replace(kept);
            drop(left);
            drop((old, before));
        }
        Ok(Some(view.into_any()))
    }
}

macro_rules! iterator {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[pyclass(frozen, module = "mlirkit.ir")]
        pub struct $name(Mutex<std::vec::IntoIter<Py<PyAny>>>);

        impl $name {
            pub fn new(items: Vec<Py<PyAny>>) -> Self {
                Self(Mutex::new(items.into_iter()))
            }
        }

        #[pymethods]
        impl $name {
            fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
                this
            }

            fn __next__(&self) -> Option<Py<PyAny>> {
                self.0.lock().unwrap_or_else(PoisonError::into_inner).next()
            }
        }
    };
}

iterator! {
    /// A Python iterator over regions.
    RegionIterator
}
iterator! {
    /// A Python iterator over blocks.
    BlockIterator
}
