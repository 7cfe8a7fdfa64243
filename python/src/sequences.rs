//! Python sequences for the contents of operations, regions and blocks. They are evaluated lazily, and can be sliced
//! and concatenated like lists.

use mlirkit::{BlockRef, OpRef};
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyList, PySlice, PyTuple};

use crate::block::{PyBlock, PyRegion};
use crate::cell::OpCell;
use crate::error::Raise;
use crate::handle::{BlockHandle, OpHandle, ValueHandle};
use crate::iterate::{BlockIterator, OperationIterator, RegionIterator};
use crate::op::{PyOpBase, view};
use crate::value::{PyValue, value};

/// The elements of a lazily evaluated sequence, which are accessed by index.
trait Items {
    /// Returns the number of elements.
    fn count(&self) -> PyResult<usize>;

    /// Returns the element at an index; `None` if the index is out of range.
    fn one(&self, py: Python<'_>, index: usize) -> PyResult<Option<Py<PyAny>>>;

    /// Returns all elements.
    fn every(&self, py: Python<'_>) -> PyResult<Vec<Py<PyAny>>>;

    /// Creates a Python iterator over the given elements.
    fn over(py: Python<'_>, items: Vec<Py<PyAny>>) -> PyResult<Py<PyAny>> {
        Ok(PyTuple::new(py, items)?.try_iter()?.into_any().unbind())
    }

    /// Creates a Python iterator over all elements.
    fn iterate(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        Self::over(py, self.every(py)?)
    }

    /// Returns the element at an index; `None` if the index is out of range. A negative index counts from the end.
    fn at(&self, py: Python<'_>, index: isize) -> PyResult<Option<Py<PyAny>>> {
        let index = match usize::try_from(index) {
            Ok(index) => index,
            Err(_) => match self.count()?.checked_sub(index.unsigned_abs()) {
                Some(index) => index,
                None => return Ok(None),
            },
        };
        self.one(py, index)
    }
}

macro_rules! sequence {
    ($(#[$doc:meta])* $name:ident of $owner:ty) => {
        $(#[$doc])*
        #[pyclass(frozen, module = "mlirkit.ir")]
        pub struct $name {
            of: $owner,
            /// The elements, if the sequence is the result of slicing or concatenation. `None` if elements are read
            /// from the IR.
            cut: Option<Vec<Py<PyAny>>>,
        }

        impl $name {
            pub fn of(of: impl Into<$owner>) -> Self {
                Self { of: of.into(), cut: None }
            }

            fn items(&self, py: Python<'_>) -> PyResult<Vec<Py<PyAny>>> {
                match &self.cut {
                    Some(cut) => Ok(cut.iter().map(|item| item.clone_ref(py)).collect()),
                    None => self.of.every(py),
                }
            }
        }

        #[pymethods]
        impl $name {
            fn __len__(&self) -> PyResult<usize> {
                self.cut.as_ref().map_or_else(|| self.of.count(), |cut| Ok(cut.len()))
            }

            pub fn __iter__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
                match &self.cut {
                    Some(_) => <$owner>::over(py, self.items(py)?),
                    None => self.of.iterate(py),
                }
            }

            fn __contains__(&self, py: Python<'_>, item: &Bound<'_, PyAny>) -> PyResult<bool> {
                for one in self.items(py)? {
                    if one.bind(py).eq(item)? {
                        return Ok(true);
                    }
                }
                Ok(false)
            }

            pub fn __getitem__(&self, py: Python<'_>, index: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
                if let Ok(slice) = index.cast::<PySlice>() {
                    let cut = PyList::new(py, self.items(py)?)?.as_any().get_item(slice)?.extract()?;
                    return Self { of: self.of.clone(), cut: Some(cut) }.into_py_any(py);
                }
                let index: isize = index.extract()?;
                let found = match &self.cut {
                    None => self.of.at(py, index)?,
                    Some(cut) => {
                        let index = if index < 0 { index + cut.len() as isize } else { index };
                        usize::try_from(index).ok().and_then(|index| Some(cut.get(index)?.clone_ref(py)))
                    }
                };
                found.ok_or_else(|| PyIndexError::new_err("index out of range"))
            }

            fn __add__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<Vec<Py<PyAny>>> {
                let mut items = self.items(py)?;
                for item in other.try_iter()? {
                    items.push(item?.unbind());
                }
                Ok(items)
            }
        }
    };
}

sequence! {
    /// A Python sequence of the operands of an operation.
    OpOperandList of Operands
}
sequence! {
    /// A Python sequence of the results of an operation.
    OpResultList of Results
}
sequence! {
    /// A Python sequence of the arguments of a block.
    BlockArgumentList of Arguments
}
sequence! {
    /// A Python sequence of the blocks to which an operation branches.
    OpSuccessors of Successors
}
sequence! {
    /// A Python sequence of the regions of an operation.
    RegionSequence of Regions
}
sequence! {
    /// A Python sequence of the blocks of a region.
    BlockList of PyRegion
}
sequence! {
    /// A Python sequence of the operations of a block.
    OperationList of Operations
}

/// Access to the operands of an operation by index.
#[derive(Clone)]
pub struct Operands(OpHandle);

impl From<OpHandle> for Operands {
    fn from(of: OpHandle) -> Self {
        Self(of)
    }
}

impl Items for Operands {
    fn count(&self) -> PyResult<usize> {
        self.0.read(|op| op.operands().len()).raise()
    }

    fn one(&self, py: Python<'_>, index: usize) -> PyResult<Option<Py<PyAny>>> {
        let now = self.0.now();
        let found = now.read(|op| op.operands().nth(index).map(|one| ValueHandle::of(&now.store, one))).raise()?;
        found.map(|found| value(py, found)).transpose()
    }

    fn every(&self, py: Python<'_>) -> PyResult<Vec<Py<PyAny>>> {
        let now = self.0.now();
        let of = |op: OpRef<'_, '_>| op.operands().map(|one| ValueHandle::of(&now.store, one)).collect::<Vec<_>>();
        now.read(of).raise()?.into_iter().map(|one| value(py, one)).collect()
    }
}

#[pymethods]
impl OpOperandList {
    fn __setitem__(&self, index: isize, to: &Bound<'_, PyValue>) -> PyResult<()> {
        let now = self.of.0.now();
        let count = self.of.count()?;
        let at = if index < 0 { index + count as isize } else { index };
        let at = usize::try_from(at).map_err(|_| PyIndexError::new_err("index out of range"))?;
        let key = to.get().handle.key().raise()?;
        now.write(|module, op| module.set_operand(op, at, key)).raise()
    }
}

/// Access to the results of an operation by index.
#[derive(Clone)]
pub struct Results(OpHandle);

impl From<OpHandle> for Results {
    fn from(of: OpHandle) -> Self {
        Self(of)
    }
}

impl Items for Results {
    fn count(&self) -> PyResult<usize> {
        self.0.read(|op| op.results().len()).raise()
    }

    fn one(&self, py: Python<'_>, index: usize) -> PyResult<Option<Py<PyAny>>> {
        let there = index < self.count()?;
        there.then(|| value(py, ValueHandle::Result(self.0.clone(), index))).transpose()
    }

    fn every(&self, py: Python<'_>) -> PyResult<Vec<Py<PyAny>>> {
        (0..self.count()?).map(|index| value(py, ValueHandle::Result(self.0.clone(), index))).collect()
    }
}

/// Returns the type of each value, read from its Python attribute `type`.
fn types(py: Python<'_>, values: Vec<Py<PyAny>>) -> PyResult<Vec<Py<PyAny>>> {
    values.into_iter().map(|one| one.getattr(py, pyo3::intern!(py, "type"))).collect()
}

#[pymethods]
impl OpResultList {
    #[getter]
    fn types(&self, py: Python<'_>) -> PyResult<Vec<Py<PyAny>>> {
        types(py, self.items(py)?)
    }

    #[getter]
    fn owner(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        view(py, self.of.0.clone())
    }
}

#[pymethods]
impl OpOperandList {
    #[getter]
    fn types(&self, py: Python<'_>) -> PyResult<Vec<Py<PyAny>>> {
        types(py, self.items(py)?)
    }
}

/// Access to the arguments of a block by index.
#[derive(Clone)]
pub struct Arguments(BlockHandle);

impl From<BlockHandle> for Arguments {
    fn from(of: BlockHandle) -> Self {
        Self(of)
    }
}

impl Items for Arguments {
    fn count(&self) -> PyResult<usize> {
        self.0.read(|block| block.args().len()).raise()
    }

    fn one(&self, py: Python<'_>, index: usize) -> PyResult<Option<Py<PyAny>>> {
        let there = index < self.count()?;
        there.then(|| value(py, ValueHandle::Argument(self.0.clone(), index))).transpose()
    }

    fn every(&self, py: Python<'_>) -> PyResult<Vec<Py<PyAny>>> {
        (0..self.count()?).map(|index| value(py, ValueHandle::Argument(self.0.clone(), index))).collect()
    }
}

#[pymethods]
impl BlockArgumentList {
    #[getter]
    fn types(&self, py: Python<'_>) -> PyResult<Vec<Py<PyAny>>> {
        types(py, self.items(py)?)
    }
}

/// Access to the successors of an operation by index.
#[derive(Clone)]
pub struct Successors(OpHandle);

impl From<OpHandle> for Successors {
    fn from(of: OpHandle) -> Self {
        Self(of)
    }
}

impl Items for Successors {
    fn count(&self) -> PyResult<usize> {
        self.0.read(|op| op.successors().len()).raise()
    }

    fn one(&self, py: Python<'_>, index: usize) -> PyResult<Option<Py<PyAny>>> {
        Ok(self.every(py)?.into_iter().nth(index))
    }

    fn every(&self, py: Python<'_>) -> PyResult<Vec<Py<PyAny>>> {
        let now = self.0.now();
        let keys = now.read(|op| op.successors().map(BlockRef::key).collect::<Vec<_>>()).raise()?;
        let block = |key| PyBlock { handle: BlockHandle { store: now.store.clone(), key } }.into_py_any(py);
        keys.into_iter().map(block).collect()
    }
}

#[pymethods]
impl OpSuccessors {
    fn __setitem__(&self, index: isize, block: &Bound<'_, PyBlock>) -> PyResult<()> {
        let now = self.of.0.now();
        let at = if index < 0 { index + self.of.count()? as isize } else { index };
        let at = usize::try_from(at).map_err(|_| PyIndexError::new_err("index out of range"))?;
        let target = block.get().handle.now().key;
        now.write(|module, op| module.set_successor(op, at, target)).raise()
    }
}

/// Access to the regions of an operation by index.
pub struct Regions(OpCell);

impl Clone for Regions {
    fn clone(&self) -> Self {
        Self(self.0.again())
    }
}

impl From<OpCell> for Regions {
    fn from(cell: OpCell) -> Self {
        Self(cell)
    }
}

impl RegionSequence {
    pub fn cell(&self) -> &OpCell {
        &self.of.0
    }
}

impl Items for Regions {
    fn count(&self) -> PyResult<usize> {
        match self.0.glance().raise()?.plain {
            true => Ok(0),
            false => self.0.read(|op| op.load().map(|op| op.regions().len())).raise()?.raise(),
        }
    }

    fn one(&self, py: Python<'_>, index: usize) -> PyResult<Option<Py<PyAny>>> {
        let there = index < self.count()?;
        there.then(|| PyRegion { op: self.0.handle(), index }.into_py_any(py)).transpose()
    }

    fn every(&self, py: Python<'_>) -> PyResult<Vec<Py<PyAny>>> {
        (0..self.count()?).map(|index| PyRegion { op: self.0.handle(), index }.into_py_any(py)).collect()
    }

    fn over(py: Python<'_>, items: Vec<Py<PyAny>>) -> PyResult<Py<PyAny>> {
        if items.is_empty() {
            // All exhausted iterators are equivalent, so a single one is shared.
            static EMPTY: pyo3::sync::PyOnceLock<Py<RegionIterator>> = pyo3::sync::PyOnceLock::new();
            let made = EMPTY.get_or_try_init(py, || Py::new(py, RegionIterator::new(Vec::new())))?;
            return Ok(made.clone_ref(py).into_any());
        }
        RegionIterator::new(items).into_py_any(py)
    }
}

impl Items for PyRegion {
    fn count(&self) -> PyResult<usize> {
        Ok(self.keys()?.1.len())
    }

    fn one(&self, py: Python<'_>, index: usize) -> PyResult<Option<Py<PyAny>>> {
        let (store, keys) = self.keys()?;
        let key = keys.get(index).copied();
        key.map(|key| PyBlock { handle: BlockHandle { store, key } }.into_py_any(py)).transpose()
    }

    fn every(&self, py: Python<'_>) -> PyResult<Vec<Py<PyAny>>> {
        let (store, keys) = self.keys()?;
        let block = |key| PyBlock { handle: BlockHandle { store: store.clone(), key } }.into_py_any(py);
        keys.into_iter().map(block).collect()
    }

    fn over(py: Python<'_>, items: Vec<Py<PyAny>>) -> PyResult<Py<PyAny>> {
        BlockIterator::new(items).into_py_any(py)
    }
}

#[pymethods]
impl BlockList {
    #[getter]
    fn _region(&self) -> PyRegion {
        self.of.clone()
    }
}

/// Access to the operations of a block by index.
#[derive(Clone)]
pub struct Operations(BlockHandle);

impl From<BlockHandle> for Operations {
    fn from(of: BlockHandle) -> Self {
        Self(of)
    }
}

impl Operations {
    /// Returns the operation `steps` positions after the first one or, with `from_end`, before the last one. `None` if
    /// there is no such operation.
    fn nth(&self, py: Python<'_>, steps: usize, from_end: bool) -> PyResult<Option<Py<PyAny>>> {
        let now = self.0.now();
        let find = |block: BlockRef<'_, '_>| {
            let arena = block.arena();
            let mut at = if from_end { arena.last_op(block.id) } else { arena.first_op(block.id) };
            for _ in 0..steps {
                at = if from_end { arena.prev_op(at?) } else { arena.next_op(at?) };
            }
            Some(block.module.op(block.body, at?).key())
        };
        let key = now.read(find).raise()?;
        key.map(|key| view(py, OpHandle { store: now.store, key })).transpose()
    }
}

impl Items for Operations {
    fn count(&self) -> PyResult<usize> {
        self.0.read(|block| block.ops().count()).raise()
    }

    fn one(&self, py: Python<'_>, index: usize) -> PyResult<Option<Py<PyAny>>> {
        self.nth(py, index, false)
    }

    fn at(&self, py: Python<'_>, index: isize) -> PyResult<Option<Py<PyAny>>> {
        match usize::try_from(index) {
            Ok(index) => self.nth(py, index, false),
            Err(_) => self.nth(py, index.unsigned_abs() - 1, true),
        }
    }

    fn every(&self, py: Python<'_>) -> PyResult<Vec<Py<PyAny>>> {
        let now = self.0.now();
        let keys = now.read(|block| block.ops().map(OpRef::key).collect::<Vec<_>>()).raise()?;
        keys.into_iter().map(|key| view(py, OpHandle { store: now.store.clone(), key })).collect()
    }

    fn iterate(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        OperationIterator::over(&self.0)?.into_py_any(py)
    }
}

/// Returns the operands of an operation as Python objects.
pub fn operands(py: Python<'_>, op: &PyOpBase) -> PyResult<Vec<Py<PyAny>>> {
    Operands(op.handle()?).every(py)
}

/// Returns the results of an operation as Python objects.
pub fn results(py: Python<'_>, op: &PyOpBase) -> PyResult<Vec<Py<PyAny>>> {
    Results(op.handle()?).every(py)
}

/// Returns the blocks of a region as Python objects.
pub fn blocks(py: Python<'_>, region: &PyRegion) -> PyResult<Vec<Py<PyAny>>> {
    region.every(py)
}

pub fn arguments(py: Python<'_>, block: &BlockHandle) -> PyResult<Vec<Py<PyAny>>> {
    Arguments(block.clone()).every(py)
}

pub fn operations(py: Python<'_>, block: &BlockHandle) -> PyResult<Vec<Py<PyAny>>> {
    Operations(block.clone()).every(py)
}
