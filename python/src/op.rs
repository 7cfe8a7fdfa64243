//! Operations: what both `Operation` and the views of operations can do.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use mlirkit::asm::PrintOptions;
use mlirkit::{OpKey, OpRef};
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyType};

use crate::attr::{all, attr};
use crate::block::{PyBlock, PyRegion};
use crate::context::{Ctx, hooks, object};
use crate::error::{Raise, invalid, mlir_error};
use crate::make::attr_of;
use crate::store::{BlockHandle, OpHandle, Store, ValueHandle};
use crate::value::{PyValue, value};

/// What operations and views of operations have in common.
#[pyclass(subclass, frozen, name = "OperationBase", module = "mlirkit._mlirkit")]
#[derive(Clone)]
pub struct PyOpBase {
    pub handle: OpHandle,
}

/// An operation, whatever its name.
#[pyclass(extends = PyOpBase, frozen, name = "Operation", module = "mlirkit.ir")]
pub struct PyOperation;

/// A view of an operation: the classes of dialects derive from it.
#[pyclass(extends = PyOpBase, subclass, frozen, name = "OpViewBase", module = "mlirkit._mlirkit")]
pub struct PyOpView;

#[pymethods]
impl PyOpView {
    #[new]
    #[pyo3(signature = (operation, *_args, **_kwargs))]
    fn new(
        operation: &Bound<'_, PyOpBase>,
        _args: &Bound<'_, PyAny>,
        _kwargs: Option<&Bound<'_, PyAny>>,
    ) -> PyClassInitializer<Self> {
        PyClassInitializer::from(operation.get().clone()).add_subclass(Self)
    }
}

/// An operation as `Operation`.
#[inline]
pub fn operation(py: Python<'_>, handle: OpHandle) -> PyResult<Py<PyAny>> {
    let made = PyClassInitializer::from(PyOpBase { handle }).add_subclass(PyOperation);
    Ok(Py::new(py, made)?.into_any())
}

/// An operation as a view of the class that stands for its name.
pub fn view(py: Python<'_>, handle: OpHandle) -> PyResult<Py<PyAny>> {
    let name = handle.read(|op| op.op_name()).raise()?;
    let name = handle.store.ctx().name(py, name);
    hooks()?.view.call1(py, (name, operation(py, handle)?))
}

impl PyOpBase {
    fn ctx(&self) -> &Arc<Ctx> {
        self.handle.store.ctx()
    }

    fn sibling(&self, key: OpKey) -> OpHandle {
        OpHandle { store: self.handle.now().store, key }
    }
}

/// How an operation is printed: all the switches of `get_asm`.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
struct Switches {
    large_elements_limit: Option<u64>,
    large_resource_limit: Option<u64>,
    enable_debug_info: bool,
    pretty_debug_info: bool,
    print_generic_op_form: bool,
    use_local_scope: bool,
    use_name_loc_as_prefix: bool,
    assume_verified: bool,
    skip_regions: bool,
}

/// Prints an operation in its scope, or as a whole file where it stands in none.
pub fn print(op: OpRef<'_, '_>, options: &PrintOptions) -> String {
    let mut out = Vec::new();
    let whole = op.parent_op().is_none() && op.block().is_some();
    // Writing to memory cannot fail; what is too long is cut.
    let _ = match whole {
        true => mlirkit::asm::print_op(op, options, &mut out),
        false => mlirkit::asm::print_in_scope(op, options, &mut out),
    };
    String::from_utf8_lossy(&out).into_owned()
}

/// What is wrong with an operation.
pub fn problems(op: OpRef<'_, '_>) -> Vec<mlirkit::diag::Diagnostic> {
    let ctx = op.context();
    let checks: [mlirkit::verifier::Check<'_>; 1] = [&mlirkit::dialects::dlti::check];
    let found = mlirkit::verifier::verify_all(op, &checks, mlirkit::Level::Full);
    found
        .into_iter()
        .map(|one| {
            let place = one.location;
            let mut message = one.message.clone();
            let shown = op.module.op(one.body, one.op);
            let generic = PrintOptions { generic: true, ..PrintOptions::default() };
            if one.ends_with_op {
                message.push_str(&print(shown, &generic));
            }
            let mut made = mlirkit::asm::error_at(ctx, place, message);
            if one.shows_op {
                let text = print(shown, &generic);
                let text = text.trim_end();
                let line = if text.contains('\n') { "\n" } else { "" };
                made = made.with_note_at(mlirkit::position(ctx, place), format!("see current operation: {line}{text}"));
            }
            for (place, note) in &one.notes {
                made = made.with_note_at(mlirkit::position(ctx, *place), note);
            }
            made
        })
        .collect()
}

#[pymethods]
impl PyOpBase {
    #[getter]
    fn context(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        object(py, self.ctx())
    }

    #[getter]
    fn operation(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        operation(py, self.handle.clone())
    }

    #[getter]
    fn opview(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        view(py, self.handle.clone())
    }

    #[getter]
    fn name<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, pyo3::types::PyString>> {
        Ok(self.ctx().name(py, self.handle.read(|op| op.op_name()).raise()?))
    }

    #[getter]
    fn location(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let id = self.handle.read(|op| op.location()).raise()?;
        attr(py, self.ctx(), id)
    }

    #[setter]
    fn set_location(&self, location: &Bound<'_, PyAny>) -> PyResult<()> {
        let id = attr_of(self.ctx(), location)?;
        self.handle.write(|module, key| module.set_location(key, id)).raise()
    }

    #[getter]
    fn parent(&self, py: Python<'_>) -> PyResult<Option<Py<PyAny>>> {
        let key = self.handle.read(|op| op.parent_op().map(OpRef::key)).raise()?;
        key.map(|key| operation(py, self.sibling(key))).transpose()
    }

    #[getter]
    fn _attached(&self) -> PyResult<bool> {
        self.handle.is_attached().raise()
    }

    #[getter]
    fn _is_valid(&self) -> bool {
        self.handle.read(|_| ()).is_ok()
    }

    #[getter]
    fn _is_registered_terminator(&self) -> PyResult<bool> {
        let flag = mlirkit::defs::OpFlags::TERMINATOR;
        self.handle.read(|op| op.def().is_some_and(|def| def.flags.has(flag))).raise()
    }

    #[getter]
    fn _is_symbol_table(&self) -> PyResult<bool> {
        self.handle.read(|op| op.is_symbol_table()).raise()
    }

    /// Changes references to a symbol in what stands in the operation.
    fn _rename_uses(&self, old: &str, new: &str) -> PyResult<()> {
        self.handle
            .write(|module, key| {
                let ctx = module.context();
                let (old, new) = (ctx.ident(old), ctx.ident(new));
                let mut replacer =
                    mlirkit::edit::replace::Replacer::new(ctx, move |ctx: &mlirkit::Context, attr: mlirkit::Attr| {
                        match ctx.attr_data(attr) {
                            mlirkit::AttrData::SymbolRef(path) if path.first() == Some(&old) => {
                                let mut path = path.clone();
                                path[0] = new;
                                mlirkit::edit::replace::Change::To(ctx.attr(mlirkit::AttrData::SymbolRef(path)))
                            }
                            _ => mlirkit::edit::replace::Change::Into,
                        }
                    });
                let inside: Vec<OpKey> = module.get(key)?.walk().map(OpRef::key).collect();
                for op in inside {
                    for (name, value, _) in attributes(module.get(op)?) {
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
        self.handle.read(|op| op.def().is_some()).raise()
    }

    #[getter]
    fn _block(&self) -> PyResult<Option<PyBlock>> {
        let now = self.handle.now();
        let key =
            now.read(|op| op.block().filter(|block| block.parent_op().is_some()).map(|block| block.key())).raise()?;
        Ok(key.map(|key| PyBlock { handle: BlockHandle { store: now.store, key } }))
    }

    /// The operation after or before it in its block.
    fn _neighbour(&self, py: Python<'_>, after: bool) -> PyResult<Option<Py<PyAny>>> {
        let found = self.handle.read(|op| {
            let arena = op.arena();
            let id = if after { arena.next_op(op.id) } else { arena.prev_op(op.id) };
            id.map(|id| op.module.op(op.body, id).key())
        });
        found.raise()?.map(|key| view(py, self.sibling(key))).transpose()
    }

    fn _operands(&self, py: Python<'_>) -> PyResult<Vec<Py<PyAny>>> {
        let store = self.handle.now().store;
        let values = self.handle.read(|op| op.operands().map(|one| ValueHandle::of(&store, one)).collect::<Vec<_>>());
        all(values.raise()?, |one| value(py, one))
    }

    fn _results(&self, py: Python<'_>) -> PyResult<Vec<Py<PyAny>>> {
        let count = self.handle.read(|op| op.results().len()).raise()?;
        all(0..count, |index| value(py, ValueHandle::Result(self.handle.clone(), index)))
    }

    fn _set_operand(&self, index: usize, to: &Bound<'_, PyValue>) -> PyResult<()> {
        let key = to.get().handle.key().raise()?;
        self.handle.write(|module, op| module.set_operand(op, index, key)).raise()
    }

    fn _region_count(&self) -> PyResult<usize> {
        self.handle.read(|op| op.load().map(|op| op.regions().len())).raise()?.raise()
    }

    fn _regions(&self) -> PyResult<Vec<PyRegion>> {
        Ok((0..self._region_count()?).map(|index| self._region(index)).collect())
    }

    fn _region(&self, index: usize) -> PyRegion {
        PyRegion { op: self.handle.clone(), index }
    }

    fn _successors(&self) -> PyResult<Vec<PyBlock>> {
        let now = self.handle.now();
        let keys = now.read(|op| op.successors().map(|block| block.key()).collect::<Vec<_>>()).raise()?;
        let block = |key| PyBlock { handle: BlockHandle { store: now.store.clone(), key } };
        Ok(keys.into_iter().map(block).collect())
    }

    /// Its attributes in order of their names: name, attribute, whether it is inherent.
    fn _attrs(&self, py: Python<'_>) -> PyResult<Vec<(String, Py<PyAny>, bool)>> {
        let mut found = self.handle.read(attributes).raise()?;
        found.sort_by(|a, b| a.0.cmp(&b.0));
        found.into_iter().map(|(name, id, inherent)| Ok((name, attr(py, self.ctx(), id)?, inherent))).collect()
    }

    fn _attr(&self, py: Python<'_>, name: &str) -> PyResult<Option<Py<PyAny>>> {
        self.handle.read(|op| op.attr(name)).raise()?.map(|id| attr(py, self.ctx(), id)).transpose()
    }

    fn _set_attr(&self, name: &str, value: &Bound<'_, PyAny>) -> PyResult<()> {
        let id = attr_of(self.ctx(), value)?;
        self.handle.write(|module, key| crate::create::set_attr(module, key, name, Some(id))).raise()
    }

    fn _del_attr(&self, name: &str) -> PyResult<bool> {
        self.handle
            .write(|module, key| {
                let was = module.get(key)?.attr(name).is_some();
                crate::create::set_attr(module, key, name, None)?;
                Ok(was)
            })
            .raise()
    }

    /// Prints it with the switches of `get_asm`.
    fn _asm(&self, py: Python<'_>, switches: Switches) -> PyResult<String> {
        let options = PrintOptions {
            generic: switches.print_generic_op_form,
            debug_info: switches.enable_debug_info,
            pretty_debug_info: switches.pretty_debug_info,
            local_scope: switches.use_local_scope,
            name_loc_as_prefix: switches.use_name_loc_as_prefix,
            skip_regions: switches.skip_regions,
            elide_elements: switches.large_elements_limit,
            elide_resources: switches.large_resource_limit,
            ..PrintOptions::default()
        };
        let handle = self.handle.now();
        py.detach(move || {
            let known = options.generic || switches.assume_verified || handle.store.is_verified();
            handle.read(|op| {
                let valid = known || problems(op).is_empty();
                print(op, &PrintOptions { generic: options.generic || !valid, ..options })
            })
        })
        .raise()
    }

    /// The operation as bytecode.
    #[pyo3(signature = (version=None))]
    fn _bytecode<'py>(&self, py: Python<'py>, version: Option<u64>) -> PyResult<Bound<'py, PyBytes>> {
        let handle = self.handle.clone();
        let bytes = py.detach(move || handle.read(|op| crate::module::to_bytecode(op, version)));
        Ok(PyBytes::new(py, &bytes.raise()?.raise()?))
    }

    /// Verifies it.
    fn _verified(&self, py: Python<'_>) -> PyResult<bool> {
        let handle = self.handle.clone();
        let found = py.detach(move || handle.read(problems)).raise()?;
        match found.is_empty() {
            true => Ok(true),
            false => Err(mlir_error("Verification failed", &found)),
        }
    }

    /// A copy that stands nowhere.
    fn _clone(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let handle = self.handle.now();
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
            // It uses values around it: the copy stands in the same body.
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
        self.handle.write(|module, key| module.erase(key)).raise()
    }

    fn _detach(&self) -> PyResult<()> {
        if !self.handle.is_attached().raise()? {
            return Err(invalid("Detached operation has no parent."));
        }
        self.handle.detach().raise()
    }

    /// Runs over it and what is in it: `callback` gets each operation and says 0 (go on), 1 (not into it), 2 (stop).
    fn _walk(&self, py: Python<'_>, callback: &Bound<'_, PyAny>, post_order: bool) -> PyResult<()> {
        crate::walk::walk(py, &self.handle, callback, post_order)
    }

    /// The names of its operations and how many there are of each, without an object for each.
    fn operation_counts(&self, py: Python<'_>) -> PyResult<std::collections::HashMap<String, u64>> {
        let handle = self.handle.clone();
        py.detach(move || {
            handle.read(|op| {
                let mut counts: Vec<u64> = Vec::new();
                for name in op.walk().map(OpRef::op_name) {
                    if counts.len() <= name.index() {
                        counts.resize(name.index() + 1, 0);
                    }
                    counts[name.index()] += 1;
                }
                let name = |index: usize| mlirkit::ir::OpName::from_index(u32::try_from(index).ok()?);
                let met = counts.into_iter().enumerate().filter(|(_, count)| *count > 0);
                met.filter_map(|(index, count)| Some((op.context().op_str(name(index)?).to_owned(), count))).collect()
            })
        })
        .raise()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| {
            let (one, other) = (self.handle.now(), other.get().handle.now());
            one.key == other.key
        })
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.handle.now().key.hash(&mut hasher);
        hasher.finish()
    }

    /// The number of a class, for the registry of the package.
    #[classmethod]
    fn _class_name(class: &Bound<'_, PyType>, py: Python<'_>) -> PyResult<Py<PyAny>> {
        crate::context::class_name(class).into_py_any(py)
    }
}

/// The attributes of an operation: those of its row first.
pub fn attributes(op: OpRef<'_, '_>) -> Vec<(String, mlirkit::Attr, bool)> {
    let ctx = op.context();
    let mut found = Vec::new();
    match op.def() {
        Some(def) => {
            let slots = def.slots.iter().filter_map(|slot| Some((slot.name.to_string(), op.prop(&slot.name)?, true)));
            found.extend(slots);
        }
        None => {
            let props = ctx.props_data(op.arena().op(op.id).props).first().copied().flatten();
            let entries = ctx.dictionary_entries(props).iter();
            found.extend(entries.map(|(name, value)| (ctx.str(*name).to_owned(), *value, true)));
        }
    }
    for (name, value) in op.discardable_attrs() {
        let name = ctx.str(*name);
        if !found.iter().any(|(known, ..)| known == name) {
            found.push((name.to_owned(), *value, false));
        }
    }
    found
}
