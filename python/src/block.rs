//! Python classes for regions and blocks.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use mlirkit::asm::PrintOptions;
use mlirkit::{BlockKey, BlockRef, OpRef};
use pyo3::prelude::*;
use pyo3::types::PyAny;

use crate::attr::attr;
use crate::error::{Raise, invalid};
use crate::handle::{BlockHandle, OpHandle, ValueHandle};
use crate::iterate::OperationIterator;
use crate::make::{attr_of, type_of};
use crate::op::view;
use crate::sequences::{BlockArgumentList, BlockList, OperationList};
use crate::store::Store;
use crate::value::value;

/// A region, identified by the operation that owns it and by its index in that operation.
#[pyclass(frozen, name = "Region", module = "mlirkit.ir")]
#[derive(Clone)]
pub struct PyRegion {
    pub op: OpHandle,
    pub index: usize,
}

/// A block in a shared module.
#[pyclass(frozen, subclass, name = "Block", module = "mlirkit.ir")]
#[derive(Clone)]
pub struct PyBlock {
    pub handle: BlockHandle,
}

fn no_region() -> PyErr {
    invalid("the region has been erased")
}

impl PyRegion {
    /// Returns the module, and the keys of the blocks in the region.
    pub fn keys(&self) -> PyResult<(Arc<Store>, Vec<BlockKey>)> {
        let now = self.op.now();
        let keys = now.read(|op| {
            op.load()?;
            Ok::<_, Box<mlirkit::diag::Diagnostic>>(
                op.region(self.index).map(|region| region.blocks().map(BlockRef::key).collect()),
            )
        });
        Ok((now.store, keys.raise()?.raise()?.ok_or_else(no_region)?))
    }
}

#[pymethods]
impl PyRegion {
    #[getter]
    fn owner(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        view(py, self.op.clone())
    }

    #[getter]
    fn blocks(&self) -> BlockList {
        BlockList::of(self.clone())
    }

    fn __iter__(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        self.blocks().__iter__(py)
    }

    fn __len__(&self) -> PyResult<usize> {
        Ok(self.keys()?.1.len())
    }

    fn __getitem__(&self, py: Python<'_>, index: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        self.blocks().__getitem__(py, index)
    }

    fn _blocks(&self, py: Python<'_>) -> PyResult<Vec<Py<PyAny>>> {
        crate::sequences::blocks(py, self)
    }

    /// Adds a block at index `at`, or at the end if it is `None`.
    fn _add_block(
        &self,
        at: Option<usize>,
        types: Vec<Bound<'_, PyAny>>,
        locs: Vec<Bound<'_, PyAny>>,
    ) -> PyResult<PyBlock> {
        let ctx = self.op.store.ctx();
        let types = types.iter().map(|one| type_of(ctx, one)).collect::<PyResult<Vec<_>>>()?;
        let locs = locs.iter().map(|one| attr_of(ctx, one)).collect::<PyResult<Vec<_>>>()?;
        let now = self.op.now();
        let key = now.write(|module, key| {
            let region = module.get(key)?.region(self.index).map(|region| region.key());
            let region = region.ok_or_else(|| mlirkit::Error::unplaced("the region has been erased"))?;
            let block = module.add_block(region, &types)?;
            let body = region.body;
            let order = at.map(|at| {
                let arena = module.body(body);
                at.checked_sub(1).and_then(|before| arena.blocks(region.id).nth(before))
            });
            let arena = module.body_mut(body).ok_or_else(|| mlirkit::Error::unplaced("there is no such body"))?;
            for (index, loc) in (0..).zip(&locs) {
                arena.set_arg_loc(block.id, index, *loc);
            }
            if let Some(after) = order {
                arena.move_block(region.id, after, block.id);
            }
            Ok(block)
        });
        Ok(PyBlock { handle: BlockHandle { store: now.store, key: key.raise()? } })
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| {
            let other = other.get();
            self.op.now().key == other.op.now().key && self.index == other.index
        })
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.op.now().key, self.index).hash(&mut hasher);
        hasher.finish()
    }
}

#[pymethods]
impl PyBlock {
    #[getter]
    fn owner(&self, py: Python<'_>) -> PyResult<Option<Py<PyAny>>> {
        let now = self.handle.now();
        let key = now.read(|block| block.parent_op().map(OpRef::key)).raise()?;
        key.map(|key| view(py, OpHandle { store: now.store, key })).transpose()
    }

    #[getter]
    fn region(&self) -> PyResult<Option<PyRegion>> {
        let now = self.handle.now();
        let found = now.read(|block| {
            let region = block.region()?;
            Some((region.parent_op()?.key(), region.index()?))
        });
        let found = found.raise()?;
        Ok(found.map(|(key, index)| PyRegion { op: OpHandle { store: now.store, key }, index }))
    }

    #[getter]
    fn operations(&self) -> OperationList {
        OperationList::of(self.handle.clone())
    }

    #[getter]
    fn arguments(&self) -> BlockArgumentList {
        BlockArgumentList::of(self.handle.clone())
    }

    fn __iter__(&self) -> PyResult<OperationIterator> {
        OperationIterator::over(&self.handle)
    }

    fn _ops(&self, py: Python<'_>) -> PyResult<Vec<Py<PyAny>>> {
        crate::sequences::operations(py, &self.handle)
    }

    /// Returns the first operation of the block, or its last if `last` is set. `None` if the block is empty.
    fn _end(&self, py: Python<'_>, last: bool) -> PyResult<Option<Py<PyAny>>> {
        let now = self.handle.now();
        let key = now.read(|block| if last { block.terminator() } else { block.ops().next() }.map(OpRef::key));
        key.raise()?.map(|key| view(py, OpHandle { store: now.store.clone(), key })).transpose()
    }

    fn _args(&self, py: Python<'_>) -> PyResult<Vec<Py<PyAny>>> {
        crate::sequences::arguments(py, &self.handle)
    }

    fn _arg_loc(&self, py: Python<'_>, index: usize) -> PyResult<Py<PyAny>> {
        let id = self.handle.read(|block| block.arena().arg_locs(block.id).get(index).copied()).raise()?;
        attr(py, self.handle.store.ctx(), id.ok_or_else(|| invalid("there is no such argument"))?)
    }

    fn _set_arg_loc(&self, index: u32, loc: &Bound<'_, PyAny>) -> PyResult<()> {
        let loc = attr_of(self.handle.store.ctx(), loc)?;
        let set = self.handle.write(|module, key| {
            let known = (index as usize) < module.get_block(key)?.args().len();
            if let Some(arena) = module.body_mut(key.body).filter(|_| known) {
                arena.set_arg_loc(key.id, index, loc);
            }
            Ok(known)
        });
        if set.raise()? { Ok(()) } else { Err(invalid("there is no such argument")) }
    }

    fn _add_arg(&self, py: Python<'_>, r#type: &Bound<'_, PyAny>, loc: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        let ctx = self.handle.store.ctx();
        let (ty, loc) = (type_of(ctx, r#type)?, attr_of(ctx, loc)?);
        let index = self.handle.write(|module, key| {
            module.add_argument(key, ty)?;
            let index = module.get_block(key)?.args().len() - 1;
            if let Some(arena) = module.body_mut(key.body) {
                arena.set_arg_loc(key.id, u32::try_from(index).unwrap_or(u32::MAX), loc);
            }
            Ok(index)
        });
        value(py, ValueHandle::Argument(self.handle.clone(), index.raise()?))
    }

    fn erase_argument(&self, index: usize) -> PyResult<()> {
        self.handle.write(|module, key| module.erase_argument(key, index)).raise()
    }

    /// Moves the block to the end of a region of another operation.
    fn _move(&self, region: &Bound<'_, PyRegion>) -> PyResult<()> {
        let region = region.get();
        let (now, op) = (self.handle.now(), region.op.now());
        if !Arc::ptr_eq(&now.store, &op.store) {
            return Err(invalid("the block belongs to another module"));
        }
        now.store
            .write(|module| {
                let to = module.get(op.key)?.region(region.index).map(|region| region.key());
                let to = to.ok_or_else(|| mlirkit::Error::unplaced("the region has been erased"))?;
                if to.body != now.key.body {
                    return Err(mlirkit::Error::unplaced("the region is isolated from the block"));
                }
                module.get_block(now.key)?;
                let around = module.get(op.key)?;
                let holds = |op: mlirkit::OpRef<'_, '_>| op.block().is_some_and(|block| block.key() == now.key);
                if holds(around) || around.ancestors().any(holds) {
                    return Err(mlirkit::Error::unplaced("a block cannot move into itself"));
                }
                let arena =
                    module.body_mut(to.body).ok_or_else(|| mlirkit::Error::unplaced("there is no such body"))?;
                let last = arena.blocks(to.id).filter(|block| *block != now.key.id).last();
                arena.move_block(to.id, last, now.key.id);
                Ok(())
            })
            .raise()
    }

    fn _erase(&self) -> PyResult<()> {
        self.handle.write(|module, key| module.erase_block(key)).raise()
    }

    #[getter]
    fn _owner_text(&self) -> PyResult<Option<String>> {
        let options = PrintOptions::default();
        self.handle.read(|block| block.parent_op().map(|op| crate::shown::print(op, &options))).raise()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| self.handle.now().key == other.get().handle.now().key)
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.handle.now().key.hash(&mut hasher);
        hasher.finish()
    }
}
