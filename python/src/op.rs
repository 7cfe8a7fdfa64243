//! Python classes for operations: the methods common to `Operation` and operation views.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, OnceLock};

use mlirkit::{OpKey, OpRef};
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple, PyType};

use crate::attr::attr;
use crate::attributes::OpAttributeMap;
use crate::block::{PyBlock, PyRegion};
use crate::cell::{Glance, OpCell};
use crate::classes::{Content, content};
use crate::context::{Ctx, object};
use crate::error::{Raise, invalid};
use crate::handle::{BlockHandle, OpHandle, ValueHandle};
use crate::make::attr_of;
use crate::sequences::{OpOperandList, OpResultList, OpSuccessors, RegionSequence};
use crate::store::Store;
use crate::value::{PyValue, value};

/// The native base class of operations and operation views.
#[pyclass(subclass, frozen, name = "OperationBase", module = "mlirkit._mlirkit")]
pub struct PyOpBase {
    /// The operation. It is empty until the constructor of a Python class has created the operation.
    cell: OnceLock<OpCell>,
    /// The `Operation` and the regions of the view, cached at first access.
    operation: OnceLock<Py<PyOpBase>>,
    regions: OnceLock<Py<RegionSequence>>,
}

/// The Python class `Operation`, which represents an operation of any name.
#[pyclass(extends = PyOpBase, frozen, name = "Operation", module = "mlirkit.ir")]
pub struct PyOperation;

/// A view of an operation, from which the operation classes of dialects derive.
#[pyclass(extends = PyOpBase, subclass, frozen, name = "OpViewBase", module = "mlirkit._mlirkit")]
pub struct PyOpView;

#[pymethods]
impl PyOpView {
    /// Wraps an existing operation. With other arguments, `__init__` creates a new operation.
    #[new]
    #[classmethod]
    #[pyo3(signature = (*args, **kwargs))]
    fn new(
        class: &Bound<'_, PyType>,
        args: &Bound<'_, PyTuple>,
        kwargs: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<PyClassInitializer<Self>> {
        let base = match args.len() {
            1 => match (content(&args.get_item(0)?), args.get_item(0)?.cast::<PyOpBase>()) {
                (Some(Content::Op(cell)), _) => PyOpBase::from(cell),
                (_, Ok(operation)) if kwargs.is_none() && !builds(class)? => {
                    PyOpBase::from(operation.get().cell()?.again())
                }
                _ => PyOpBase::default(),
            },
            _ => PyOpBase::default(),
        };
        Ok(PyClassInitializer::from(base).add_subclass(Self))
    }

    /// Creates the operation, unless `__new__` has wrapped an existing one.
    #[pyo3(signature = (*args, **kwargs))]
    fn __init__(this: &Bound<'_, Self>, args: &Bound<'_, PyTuple>, kwargs: Option<&Bound<'_, PyDict>>) -> PyResult<()> {
        let base = this.as_super().get();
        if base.cell.get().is_some() {
            return Ok(());
        }
        let made = match builds(&this.get_type())? {
            true => this.call_method("_build", args, kwargs)?,
            false => args.get_item(0)?,
        };
        let _ = base.cell.set(made.cast::<PyOpBase>()?.get().cell()?.again());
        Ok(())
    }
}

/// Returns whether the constructor of a Python class builds operations from its arguments.
fn builds(class: &Bound<'_, PyType>) -> PyResult<bool> {
    class.hasattr(pyo3::intern!(class.py(), "_build"))
}

/// Creates an `Operation` object from a handle.
#[inline]
pub fn operation(py: Python<'_>, handle: OpHandle) -> PyResult<Py<PyAny>> {
    Ok(operation_of(py, handle.into())?.into_any())
}

/// Creates an `Operation` object from a cell.
pub fn operation_of(py: Python<'_>, cell: OpCell) -> PyResult<Py<PyOpBase>> {
    let made = PyClassInitializer::from(PyOpBase::from(cell)).add_subclass(PyOperation);
    Ok(Bound::new(py, made)?.into_super().unbind())
}

/// Creates a view whose class is registered for the operation's name.
pub fn view(py: Python<'_>, handle: OpHandle) -> PyResult<Py<PyAny>> {
    Ok(crate::classes::view(py, handle.into())?.0.into_any())
}

impl Default for PyOpBase {
    fn default() -> Self {
        Self { cell: OnceLock::new(), operation: OnceLock::new(), regions: OnceLock::new() }
    }
}

impl From<OpCell> for PyOpBase {
    fn from(cell: OpCell) -> Self {
        Self { cell: cell.into(), ..Self::default() }
    }
}

/// Returns the reference count of a Python object.
#[expect(
    deprecated,
    reason = "there is no other without `unsafe`; whoever holds one and has the interpreter may count"
)]
pub fn references<T>(py: Python<'_>, object: &Py<T>) -> isize {
    object.get_refcnt(py)
}

fn unmade() -> mlirkit::Error {
    mlirkit::Error::unplaced("the operation has not been made yet")
}

impl PyOpBase {
    pub fn cell(&self) -> PyResult<&OpCell> {
        self.cell.get().ok_or_else(unmade).raise()
    }

    pub fn handle(&self) -> PyResult<OpHandle> {
        Ok(self.cell()?.handle())
    }

    fn ctx(&self) -> PyResult<&Arc<Ctx>> {
        Ok(self.cell()?.ctx())
    }

    fn sibling(&self, key: OpKey) -> PyResult<OpHandle> {
        Ok(OpHandle { store: self.handle()?.now().store, key })
    }

    /// Calls `look` with the operation, which must not run Python code.
    fn read<R>(&self, look: impl for<'a, 'c> FnOnce(OpRef<'a, 'c>) -> R) -> crate::store::Result<R> {
        self.cell.get().ok_or_else(unmade)?.read(look)
    }

    fn write<R>(
        &self,
        change: impl for<'a, 'c> FnOnce(&'a mut mlirkit::Module<'c>, OpKey) -> crate::store::Result<R>,
    ) -> crate::store::Result<R> {
        self.cell.get().ok_or_else(unmade)?.handle().write(change)
    }

    /// Makes the object refer to another operation of the same module. Returns `false`, changing nothing, if anything
    /// but the caller, who has `own` references, refers to the object or to an object cached in it.
    pub fn reuse(this: &Py<Self>, py: Python<'_>, own: isize, key: OpKey, seen: Option<(Glance, u64)>) -> bool {
        let base = this.get();
        let operation = base.operation.get();
        let free = references(py, this) == own && base.owns_regions(py);
        if !free || operation.is_some_and(|one| references(py, one) != 1 || !one.get().owns_regions(py)) {
            return false;
        }
        for one in [Some(base), operation.map(Py::get)].into_iter().flatten() {
            let cells = [one.cell.get(), one.regions.get().map(|regions| regions.get().cell())];
            cells.into_iter().flatten().for_each(|cell| cell.put(key, seen));
        }
        true
    }

    fn owns_regions(&self, py: Python<'_>) -> bool {
        self.regions.get().is_none_or(|regions| references(py, regions) == 1)
    }
}

#[pymethods]
impl PyOpBase {
    #[getter]
    fn context(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        object(py, self.ctx()?)
    }

    #[getter]
    fn operation(this: &Bound<'_, Self>) -> PyResult<Py<PyAny>> {
        let (py, base) = (this.py(), this.get());
        if let Some(known) = base.operation.get() {
            return Ok(known.clone_ref(py).into_any());
        }
        if this.is_exact_instance_of::<PyOperation>() {
            return Ok(this.clone().into_any().unbind());
        }
        let made = operation_of(py, base.cell()?.again())?;
        let _ = base.operation.set(made.clone_ref(py));
        Ok(made.into_any())
    }

    #[getter]
    fn opview(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        Ok(crate::classes::view(py, self.cell()?.again())?.0.into_any())
    }

    #[getter]
    fn name<'py>(&'py self, py: Python<'py>) -> PyResult<Bound<'py, PyString>> {
        Ok(self.ctx()?.name(py, self.cell()?.glance().raise()?.name))
    }

    #[getter]
    fn regions(&self, py: Python<'_>) -> PyResult<Py<RegionSequence>> {
        if let Some(known) = self.regions.get() {
            return Ok(known.clone_ref(py));
        }
        let made = Py::new(py, RegionSequence::of(self.cell()?.again()))?;
        let _ = self.regions.set(made.clone_ref(py));
        Ok(made)
    }

    #[getter]
    fn operands(&self) -> PyResult<OpOperandList> {
        Ok(OpOperandList::of(self.handle()?))
    }

    #[getter]
    fn results(&self) -> PyResult<OpResultList> {
        Ok(OpResultList::of(self.handle()?))
    }

    /// Returns the operation's only result. Raises an error if it has none or several.
    #[getter]
    fn result(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let count = self.read(|op| op.results().len()).raise()?;
        if count != 1 {
            let name = self.ctx()?.name(py, self.cell()?.glance().raise()?.name);
            return Err(invalid(format!("Cannot call .result on operation {name} which has {count} results")));
        }
        value(py, ValueHandle::Result(self.handle()?, 0))
    }

    #[getter]
    fn successors(&self) -> PyResult<OpSuccessors> {
        Ok(OpSuccessors::of(self.handle()?))
    }

    #[getter]
    fn attributes(&self) -> PyResult<OpAttributeMap> {
        Ok(OpAttributeMap { op: self.handle()? })
    }

    #[getter]
    fn block(&self) -> PyResult<Option<PyBlock>> {
        self._block()
    }

    #[getter]
    fn location(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let id = self.read(|op| op.location()).raise()?;
        attr(py, self.ctx()?, id)
    }

    #[setter]
    fn set_location(&self, location: &Bound<'_, PyAny>) -> PyResult<()> {
        let id = attr_of(self.ctx()?, location)?;
        self.write(|module, key| module.set_location(key, id)).raise()
    }

    #[getter]
    fn parent(&self, py: Python<'_>) -> PyResult<Option<Py<PyAny>>> {
        let key = self.read(|op| op.parent_op().map(OpRef::key)).raise()?;
        key.map(|key| operation(py, self.sibling(key)?)).transpose()
    }

    #[getter]
    fn _attached(&self) -> PyResult<bool> {
        self.handle()?.is_attached().raise()
    }

    #[getter]
    fn _is_valid(&self) -> bool {
        self.read(|_| ()).is_ok()
    }

    #[getter]
    fn _is_registered_terminator(&self) -> PyResult<bool> {
        let flag = mlirkit::defs::OpFlags::TERMINATOR;
        self.read(|op| op.def().is_some_and(|def| def.flags.has(flag))).raise()
    }

    #[getter]
    fn _is_symbol_table(&self) -> PyResult<bool> {
        self.read(|op| op.is_symbol_table()).raise()
    }

    /// Renames the references to a symbol in the operation and everything nested in it.
    fn _rename_uses(&self, old: &str, new: &str) -> PyResult<()> {
        self.write(|module, key| {
            let ctx = module.context();
            let (old, new) = (ctx.ident(old), ctx.ident(new));
            let mut replacer = mlirkit::edit::replace::Replacer::new(
                ctx,
                move |ctx: &mlirkit::Context, attr: mlirkit::Attr| match ctx.attr_data(attr) {
                    mlirkit::AttrData::SymbolRef(path) if path.first() == Some(&old) => {
                        let mut path = path.clone();
                        path[0] = new;
                        mlirkit::edit::replace::Replacement::To(ctx.attr(mlirkit::AttrData::SymbolRef(path)))
                    }
                    _ => mlirkit::edit::replace::Replacement::Into,
                },
            );
            let inside: Vec<OpKey> = module.get(key)?.walk().map(OpRef::key).collect();
            for op in inside {
                for (name, value, _) in crate::attributes::all(module.get(op)?) {
                    let changed = replacer.attr(value);
                    if changed != value {
                        crate::create::set_attr(module, op, &name, Some(changed))?;
                    }
                }
            }
            Ok(())
        })
        .raise()
    }

    #[getter]
    fn _is_registered(&self) -> PyResult<bool> {
        self.read(|op| op.def().is_some()).raise()
    }

    #[getter]
    fn _block(&self) -> PyResult<Option<PyBlock>> {
        let now = self.handle()?.now();
        let key =
            now.read(|op| op.block().filter(|block| block.parent_op().is_some()).map(|block| block.key())).raise()?;
        Ok(key.map(|key| PyBlock { handle: BlockHandle { store: now.store, key } }))
    }

    /// Returns the next operation in the block if `after` is set, otherwise the previous one. `None` if there is no
    /// such operation.
    fn _neighbour(&self, py: Python<'_>, after: bool) -> PyResult<Option<Py<PyAny>>> {
        let found = self.read(|op| {
            let arena = op.arena();
            let id = if after { arena.next_op(op.id) } else { arena.prev_op(op.id) };
            id.map(|id| op.module.op(op.body, id).key())
        });
        found.raise()?.map(|key| view(py, self.sibling(key)?)).transpose()
    }

    fn _operands(&self, py: Python<'_>) -> PyResult<Vec<Py<PyAny>>> {
        crate::sequences::operands(py, self)
    }

    fn _results(&self, py: Python<'_>) -> PyResult<Vec<Py<PyAny>>> {
        crate::sequences::results(py, self)
    }

    fn _set_operand(&self, index: usize, to: &Bound<'_, PyValue>) -> PyResult<()> {
        let key = to.get().handle.key().raise()?;
        self.write(|module, op| module.set_operand(op, index, key)).raise()
    }

    fn _region_count(&self) -> PyResult<usize> {
        self.read(|op| op.load().map(|op| op.regions().len())).raise()?.raise()
    }

    fn _region(&self, index: usize) -> PyResult<PyRegion> {
        Ok(PyRegion { op: self.handle()?, index })
    }

    /// Returns the operation's attributes sorted by name. Each item has the name, the attribute, and whether it is
    /// inherent.
    fn _attrs(&self, py: Python<'_>) -> PyResult<Vec<(String, Py<PyAny>, bool)>> {
        let found = crate::attributes::sorted(&self.handle()?)?;
        found.into_iter().map(|(name, id, inherent)| Ok((name, attr(py, self.ctx()?, id)?, inherent))).collect()
    }

    fn _attr(&self, py: Python<'_>, name: &str) -> PyResult<Option<Py<PyAny>>> {
        self.read(|op| op.attr(name)).raise()?.map(|id| attr(py, self.ctx()?, id)).transpose()
    }

    fn _set_attr(&self, name: &str, value: &Bound<'_, PyAny>) -> PyResult<()> {
        let id = attr_of(self.ctx()?, value)?;
        self.write(|module, key| crate::create::set_attr(module, key, name, Some(id))).raise()
    }

    /// Creates a detached copy of the operation.
    fn _clone(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let handle = self.handle()?.now();
        let copied = Store::empty(handle.store.ctx());
        let key = handle.read(|op| {
            copied.write(|module| {
                let top = module.top_block().key();
                let key = module.copy_op(op, mlirkit::At::End(top))?;
                module.copy_resources(op.module);
                Ok::<_, mlirkit::Error>(key)
            })
        });
        let key = match key.raise()? {
            Ok(key) => key,
            // The operation uses values from outside, so the copy stays in the same body.
            Err(_) => {
                let copy =
                    handle.store.write(|module| module.clone_op(handle.key, mlirkit::At::After(handle.key))).raise()?;
                let copy = OpHandle { store: handle.store, key: copy };
                copy.detach().raise()?;
                return operation(py, copy);
            }
        };
        operation(py, OpHandle { store: copied, key })
    }

    fn _erase(&self) -> PyResult<()> {
        self.write(|module, key| module.erase(key)).raise()
    }

    fn _detach(&self) -> PyResult<()> {
        if !self.handle()?.is_attached().raise()? {
            return Err(invalid("Detached operation has no parent."));
        }
        self.handle()?.detach().raise()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| {
            let key = |base: &Self| base.cell.get().map(|cell| cell.handle().now().key);
            key(self) == key(other.get())
        })
    }

    fn __hash__(&self) -> PyResult<u64> {
        let mut hasher = DefaultHasher::new();
        self.handle()?.now().key.hash(&mut hasher);
        Ok(hasher.finish())
    }

    /// Returns the name of a class, by which the package's registry identifies it.
    #[classmethod]
    fn _class_name(class: &Bound<'_, PyType>, py: Python<'_>) -> PyResult<Py<PyAny>> {
        crate::context::class_name(class).into_py_any(py)
    }
}
