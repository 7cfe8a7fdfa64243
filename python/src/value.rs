//! Values: results of operations and arguments of blocks.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use mlirkit::asm::PrintOptions;
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;

use crate::attr::ty;
use crate::block::PyBlock;
use crate::context::{hooks, object};
use crate::error::{Raise, invalid};
use crate::make::type_of;
use crate::op::{operation, view};
use crate::store::{OpHandle, ValueHandle};

/// A value.
#[pyclass(subclass, frozen, name = "ValueBase", module = "mlirkit._mlirkit")]
#[derive(Clone)]
pub struct PyValue {
    pub handle: ValueHandle,
}

/// A value as an object of its class.
pub fn value(py: Python<'_>, handle: ValueHandle) -> PyResult<Py<PyAny>> {
    hooks()?.value.call1(py, (PyValue { handle },))
}

/// A number for a value that is equal for equal values.
fn identity(handle: &ValueHandle) -> u64 {
    let mut hasher = DefaultHasher::new();
    match handle.now() {
        ValueHandle::Result(op, index) => (0, op.key, index).hash(&mut hasher),
        ValueHandle::Argument(block, index) => (1, block.key, index).hash(&mut hasher),
    }
    hasher.finish()
}

#[pymethods]
impl PyValue {
    #[new]
    fn new(value: &Self) -> Self {
        value.clone()
    }

    #[getter]
    fn context(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        object(py, self.handle.store().ctx())
    }

    #[getter]
    fn _is_result(&self) -> bool {
        matches!(self.handle, ValueHandle::Result(..))
    }

    /// Its place among the results or arguments.
    #[getter]
    fn _index(&self) -> usize {
        match &self.handle {
            ValueHandle::Result(_, index) | ValueHandle::Argument(_, index) => *index,
        }
    }

    #[getter]
    fn r#type(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        ty(py, self.handle.store().ctx(), self.handle.ty().raise()?)
    }

    fn set_type(&self, r#type: &Bound<'_, PyAny>) -> PyResult<()> {
        let id = type_of(self.handle.store().ctx(), r#type)?;
        let now = self.handle.now();
        let key = now.key().raise()?;
        now.store().write(|module| module.set_type(key, id)).raise()
    }

    /// The operation or the block that defines it.
    #[getter]
    fn owner(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        match self.handle.now() {
            ValueHandle::Result(op, _) => operation(py, op),
            ValueHandle::Argument(handle, _) => PyBlock { handle }.into_py_any(py),
        }
    }

    /// Who uses it: operation and index, the latest first.
    fn _uses(&self, py: Python<'_>) -> PyResult<Vec<(Py<PyAny>, usize)>> {
        let now = self.handle.now();
        let key = now.key().raise()?;
        let uses = now.store().read(|module| module.uses(key)).raise()?;
        let one = |(key, index)| Ok((view(py, OpHandle { store: now.store().clone(), key })?, index));
        uses.into_iter().rev().map(one).collect()
    }

    fn replace_all_uses_with(&self, with_: &Bound<'_, Self>) -> PyResult<()> {
        let now = self.handle.now();
        let (old, new) = (now.key().raise()?, with_.get().handle.key().raise()?);
        now.store().write(|module| module.replace_all_uses(old, new)).raise()
    }

    /// Replaces it everywhere but in some operations.
    fn _replace_except(&self, with_: &Bound<'_, Self>, except: Vec<Bound<'_, crate::op::PyOpBase>>) -> PyResult<()> {
        let now = self.handle.now();
        let (old, new) = (now.key().raise()?, with_.get().handle.key().raise()?);
        let except: Vec<_> = except.iter().map(|op| op.get().handle.now().key).collect();
        now.store()
            .write(|module| {
                for (op, index) in module.uses(old)? {
                    if !except.contains(&op) {
                        module.set_operand(op, index, new)?;
                    }
                }
                Ok::<_, mlirkit::Error>(())
            })
            .raise()
    }

    /// The operation that defines it, or the one whose block has it, as text that says the value's name.
    fn _printed_owner(&self, local: bool) -> PyResult<String> {
        let options = PrintOptions { local_scope: local, generic: true, ..PrintOptions::default() };
        let print = |op: mlirkit::OpRef<'_, '_>| crate::op::print(op, &options);
        match &self.handle {
            ValueHandle::Result(op, _) => op.read(print).raise(),
            ValueHandle::Argument(block, _) => {
                let text = block.read(|block| block.parent_op().map(print)).raise()?;
                text.ok_or_else(|| invalid("the block stands in no operation"))
            }
        }
    }

    /// The number of the block of an argument among those of its region, and of the region among those of its operation.
    fn _argument_place(&self) -> PyResult<(usize, usize)> {
        match &self.handle {
            ValueHandle::Result(..) => Err(invalid("the value is no argument")),
            ValueHandle::Argument(block, _) => block
                .read(|block| {
                    let region = block.region();
                    let at = region.and_then(|region| region.blocks().position(|one| one == block));
                    (region.and_then(|region| region.index()).unwrap_or(0), at.unwrap_or(0))
                })
                .raise(),
        }
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| identity(&self.handle) == identity(&other.get().handle))
    }

    fn __hash__(&self) -> u64 {
        identity(&self.handle)
    }
}
