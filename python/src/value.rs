//! Python classes for values: operation results and block arguments.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicBool, Ordering};

use mlirkit::asm::PrintOptions;
use mlirkit::{OpRef, ValueRef};
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::{PyIterator, PyTuple};

use crate::attr::ty;
use crate::block::PyBlock;
use crate::context::{hooks, object};
use crate::error::{Raise, invalid};
use crate::handle::{OpHandle, ValueHandle};
use crate::make::type_of;
use crate::op::view;

/// A value: an operation result or a block argument.
#[pyclass(subclass, frozen, name = "Value", module = "mlirkit.ir")]
#[derive(Clone)]
pub struct PyValue {
    pub handle: ValueHandle,
}

/// A result of an operation, for Python.
#[pyclass(extends = PyValue, subclass, frozen, name = "OpResult", module = "mlirkit.ir")]
pub struct PyOpResult;

/// An argument of a block, for Python.
#[pyclass(extends = PyValue, subclass, frozen, name = "BlockArgument", module = "mlirkit.ir")]
pub struct PyBlockArgument;

/// Whether a value caster has been registered.
static HAS_CASTERS: AtomicBool = AtomicBool::new(false);

/// Records that a value caster has been registered. From then on, every new value object is passed to the `value` hook.
#[pyfunction]
pub fn _has_casters() {
    HAS_CASTERS.store(true, Ordering::Relaxed);
}

/// Creates the Python object for a value.
pub fn value(py: Python<'_>, handle: ValueHandle) -> PyResult<Py<PyAny>> {
    let result = matches!(handle, ValueHandle::Result(..));
    let base = PyClassInitializer::from(PyValue { handle });
    let made = match result {
        true => Py::new(py, base.add_subclass(PyOpResult))?.into_any(),
        false => Py::new(py, base.add_subclass(PyBlockArgument))?.into_any(),
    };
    match HAS_CASTERS.load(Ordering::Relaxed) {
        true => hooks()?.value.call1(py, (made,)),
        false => Ok(made),
    }
}

/// Converts a value object to a derived class, which `to` names. `fits` must be true if the value is of that class;
/// otherwise an error is raised.
fn cast(value: &Bound<'_, PyValue>, to: &str, fits: bool) -> PyResult<PyClassInitializer<PyValue>> {
    match fits {
        true => Ok(PyClassInitializer::from(value.get().clone())),
        false => Err(invalid(format!("Cannot cast value to {to} (from {})", value.str()?))),
    }
}

#[pymethods]
impl PyOpResult {
    #[new]
    #[pyo3(signature = (value, *_args, **_kwargs))]
    fn new(
        value: &Bound<'_, PyValue>,
        _args: &Bound<'_, PyAny>,
        _kwargs: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<PyClassInitializer<Self>> {
        Ok(cast(value, "OpResult", value.get()._is_result())?.add_subclass(Self))
    }

    #[staticmethod]
    fn isinstance(other: &Bound<'_, PyAny>) -> bool {
        other.cast::<PyValue>().is_ok_and(|other| other.get()._is_result())
    }

    #[getter]
    fn result_number(this: &Bound<'_, Self>) -> usize {
        this.as_super().get()._index()
    }
}

#[pymethods]
impl PyBlockArgument {
    #[new]
    #[pyo3(signature = (value, *_args, **_kwargs))]
    fn new(
        value: &Bound<'_, PyValue>,
        _args: &Bound<'_, PyAny>,
        _kwargs: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<PyClassInitializer<Self>> {
        Ok(cast(value, "BlockArgument", !value.get()._is_result())?.add_subclass(Self))
    }

    #[staticmethod]
    fn isinstance(other: &Bound<'_, PyAny>) -> bool {
        other.cast::<PyValue>().is_ok_and(|other| !other.get()._is_result())
    }

    #[getter]
    fn arg_number(this: &Bound<'_, Self>) -> usize {
        this.as_super().get()._index()
    }
}

/// A use of a value: an operation and the index of its operand.
#[pyclass(frozen, name = "OpOperand", module = "mlirkit.ir")]
pub struct PyOpOperand {
    owner: OpHandle,
    index: usize,
}

#[pymethods]
impl PyOpOperand {
    #[new]
    fn new(owner: &Bound<'_, crate::op::PyOpBase>, operand_number: usize) -> PyResult<Self> {
        Ok(Self { owner: owner.get().handle()?, index: operand_number })
    }

    /// Returns the current value of the operand.
    fn get(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let now = self.owner.now();
        let found = now.read(|op| op.operands().nth(self.index).map(|one| ValueHandle::of(&now.store, one))).raise()?;
        value(py, found.ok_or_else(|| invalid("there is no such operand"))?)
    }

    /// Replaces the operand with another value.
    fn set(&self, value: &Bound<'_, PyValue>) -> PyResult<()> {
        let key = value.get().handle.key().raise()?;
        self.owner.write(|module, op| module.set_operand(op, self.index, key)).raise()
    }

    #[getter]
    fn owner(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        view(py, self.owner.clone())
    }

    #[getter]
    fn operand_number(&self) -> usize {
        self.index
    }
}

/// Returns a hash of the identity of a value.
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
    #[pyo3(signature = (value, *_args, **_kwargs))]
    fn new(value: &Self, _args: &Bound<'_, PyAny>, _kwargs: Option<&Bound<'_, PyAny>>) -> Self {
        value.clone()
    }

    /// Does nothing. Derived classes may call it.
    #[pyo3(signature = (*_args, **_kwargs))]
    fn __init__(&self, _args: &Bound<'_, PyAny>, _kwargs: Option<&Bound<'_, PyAny>>) {}

    #[staticmethod]
    fn isinstance(other: &Bound<'_, PyAny>) -> bool {
        other.is_instance_of::<Self>()
    }

    #[getter]
    fn context(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        object(py, self.handle.store().ctx())
    }

    #[getter]
    fn _is_result(&self) -> bool {
        matches!(self.handle, ValueHandle::Result(..))
    }

    /// Returns the index of the value among the results or arguments.
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

    /// Returns the operation or block that defines the value.
    #[getter]
    fn owner(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        match self.handle.now() {
            ValueHandle::Result(op, _) => view(py, op),
            ValueHandle::Argument(handle, _) => PyBlock { handle }.into_py_any(py),
        }
    }

    /// Returns an iterator over the uses of the value, latest first.
    #[getter]
    fn uses<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        let now = self.handle.now();
        let uses = now.store().uses(now.key().raise()?).raise()?;
        let one =
            |(key, index)| Py::new(py, PyOpOperand { owner: OpHandle { store: now.store().clone(), key }, index });
        let all = uses.into_iter().rev().map(one).collect::<PyResult<Vec<_>>>()?;
        PyTuple::new(py, all)?.try_iter()
    }

    fn replace_all_uses_with(&self, with_: &Bound<'_, Self>) -> PyResult<()> {
        let now = self.handle.now();
        let (old, new) = (now.key().raise()?, with_.get().handle.key().raise()?);
        now.store().write(|module| module.replace_all_uses(old, new)).raise()
    }

    /// Replaces all uses of the value except those in the given operations.
    fn _replace_except(&self, with_: &Bound<'_, Self>, except: Vec<Bound<'_, crate::op::PyOpBase>>) -> PyResult<()> {
        let now = self.handle.now();
        let (old, new) = (now.key().raise()?, with_.get().handle.key().raise()?);
        let except: Vec<_> = except.iter().map(|op| Ok(op.get().handle()?.now().key)).collect::<PyResult<_>>()?;
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

    /// Returns the name that the value has in the printed file, which is in generic form if the file is not valid. With
    /// `local`, operations are numbered on their own.
    fn _name(&self, local: bool, prefix: bool) -> PyResult<String> {
        let handle = self.handle.now();
        let known = handle.store().is_verified();
        let options = PrintOptions { local_scope: local, name_loc_as_prefix: prefix, ..PrintOptions::default() };
        let name = match &handle {
            ValueHandle::Result(op, index) => {
                op.read(|op| op.results().nth(*index).map(|value| name_in_file(op, value, known, options))).raise()?
            }
            ValueHandle::Argument(block, index) => block
                .read(|block| Some(name_in_file(block.parent_op()?, block.args().nth(*index)?, known, options)))
                .raise()?,
        };
        let name = name.ok_or_else(|| invalid("the block stands in no operation"))?;
        Ok(String::from_utf8_lossy(&name).into_owned())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| identity(&self.handle) == identity(&other.get().handle))
    }

    fn __hash__(&self) -> u64 {
        identity(&self.handle)
    }
}

/// Returns the name of a value. The file is printed in generic form unless it is `known` to be valid or turns out to be.
fn name_in_file<'c>(op: OpRef<'_, 'c>, value: ValueRef<'_, 'c>, known: bool, options: PrintOptions) -> Vec<u8> {
    let generic = !known && !crate::shown::problems(crate::shown::outermost(op)).is_empty();
    mlirkit::asm::value_name(op, value, &PrintOptions { generic, ..options })
}
