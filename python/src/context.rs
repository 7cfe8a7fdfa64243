//! Contexts, and what Python has registered with the native module.

use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};

use mlirkit::ir::OpName;
use mlirkit::{Context, ContextOptions};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyType};

use crate::classes::{Lately, Names};

/// A context that Python objects share.
pub struct Ctx {
    ir: Context,
    /// Tells contexts apart.
    number: usize,
    /// What Python has for the names of operations.
    pub names: Names,
    /// A weak reference of Python's to the object of the context.
    object: Mutex<Option<Py<PyAny>>>,
    lately: Mutex<Weak<Kept>>,
}

/// Objects that were made lately for attributes and for types.
#[derive(Default)]
pub struct Kept {
    pub attributes: Lately,
    pub types: Lately,
}

static CONTEXTS: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(1);

static LIVE: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);

impl Drop for Ctx {
    fn drop(&mut self) {
        LIVE.fetch_sub(1, std::sync::atomic::Ordering::Relaxed);
    }
}

/// How many contexts there are.
#[pyfunction]
pub fn _live_contexts() -> usize {
    LIVE.load(std::sync::atomic::Ordering::Relaxed)
}

impl Ctx {
    pub fn new() -> Arc<Self> {
        Self::of(mlirkit::context(&ContextOptions::default()))
    }

    /// One that is made already.
    pub fn of(ir: Context) -> Arc<Self> {
        LIVE.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let number = CONTEXTS.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let (names, object, lately) = Default::default();
        Arc::new(Self { ir, number, names, object, lately })
    }

    pub fn ir(&self) -> &Context {
        &self.ir
    }

    pub fn number(&self) -> usize {
        self.number
    }

    /// The name of an operation as a string of Python's.
    pub fn name<'py>(&'py self, py: Python<'py>, name: OpName) -> Bound<'py, PyString> {
        self.names.text(py, name, || self.ir.op_str(name))
    }

    /// Objects that were made lately, while there is an object of the context.
    pub fn kept(&self) -> Option<Arc<Kept>> {
        locked(&self.lately).upgrade()
    }

    fn keep(&self) -> Arc<Kept> {
        let mut lately = locked(&self.lately);
        lately.upgrade().unwrap_or_else(|| {
            let made = Arc::new(Kept::default());
            *lately = Arc::downgrade(&made);
            made
        })
    }
}

fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A context for what needs none of Python's: every dialect known, and what belongs to none accepted.
pub fn scratch() -> Context {
    mlirkit::context(&ContextOptions { allow_unregistered: true, ..ContextOptions::default() })
}

/// What a context of `mlirkit.ir` stands on.
#[pyclass(subclass, frozen, weakref, name = "ContextBase", module = "mlirkit._mlirkit")]
pub struct PyContext {
    pub ctx: Arc<Ctx>,
    _kept: Arc<Kept>,
}

impl PyContext {
    fn of(ctx: Arc<Ctx>) -> Self {
        Self { _kept: ctx.keep(), ctx }
    }
}

#[pymethods]
impl PyContext {
    #[new]
    #[pyo3(signature = (base=None))]
    fn new(base: Option<&Bound<'_, Self>>) -> Self {
        Self::of(base.map_or_else(Ctx::new, |base| base.get().ctx.clone()))
    }

    #[getter]
    fn allow_unregistered_dialects(&self) -> bool {
        self.ctx.ir().allows_unregistered()
    }

    #[setter]
    fn set_allow_unregistered_dialects(&self, allow: bool) {
        self.ctx.ir().allow_unregistered(allow);
    }

    /// The number that tells it from other contexts of the process.
    #[getter]
    fn _number(&self) -> usize {
        self.ctx.number()
    }

    fn is_registered_operation(&self, operation_name: &str) -> bool {
        let ctx = self.ctx.ir();
        ctx.op_def(ctx.op_name(operation_name)).is_some()
    }

    fn _has_dialect(&self, name: &str) -> bool {
        let ctx = self.ctx.ir();
        ctx.dialect(ctx.ident(name)).is_some()
    }

    #[staticmethod]
    fn _dialect_names() -> Vec<String> {
        mlirkit::dialect_names(&ContextOptions::default())
    }
}

/// A context for asking what dialects define.
fn definitions() -> &'static Context {
    static DEFINITIONS: OnceLock<Context> = OnceLock::new();
    DEFINITIONS.get_or_init(scratch)
}

/// Whether there is a dialect with this name.
#[pyfunction]
pub fn _has_dialect(name: &str) -> bool {
    let ctx = definitions();
    ctx.dialect(ctx.ident(name)).is_some()
}

/// What a row says of its operands, results, regions and attributes: for classes made of rows.
#[pyfunction]
pub fn _row(name: &str) -> Option<Row> {
    use mlirkit::defs::{SlotKind, Variadic};
    let ctx = definitions();
    let def = ctx.op_def(ctx.op_name(name))?;
    let value = |value: &mlirkit::defs::ValueDef| {
        let kind = match value.variadic {
            Variadic::One => 0,
            Variadic::Optional => 1,
            Variadic::Many | Variadic::ManyOfMany(_) => 2,
        };
        (value.name.to_string(), kind)
    };
    let successors = def.successors.iter().map(|one| (one.name.to_string(), one.variadic)).collect();
    let segments = def.slots.iter().any(|slot| matches!(slot.kind, SlotKind::OperandSegments));
    let attrs =
        def.slots.iter().filter(|slot| !matches!(slot.kind, SlotKind::OperandSegments | SlotKind::ResultSegments));
    Some((
        def.operands.iter().map(value).collect(),
        def.results.iter().map(value).collect(),
        def.regions.iter().map(|region| region.name.to_string()).collect(),
        attrs.map(|slot| slot.name.to_string()).collect(),
        successors,
        segments,
    ))
}

/// The names of the operations of a dialect.
#[pyfunction]
pub fn _operation_names(dialect: &str) -> Vec<String> {
    let ctx = definitions();
    let found = ctx.dialect(ctx.ident(dialect));
    found.map_or_else(Vec::new, |known| known.op_names().map(|name| format!("{dialect}.{name}")).collect())
}

/// Operands and results with their numbers, regions, attributes, successors, and whether the operation keeps how many operands are
/// of which group.
type Row = (Vec<(String, u8)>, Vec<(String, u8)>, Vec<String>, Vec<String>, Vec<(String, bool)>, bool);

/// The classes and functions of the Python half that the native half calls.
pub struct Hooks {
    /// `(context)` by the number of a context.
    pub context: Py<PyAny>,
    /// The classes of attributes by kind; what has none is of the one for no kind.
    pub attributes: Py<PyDict>,
    /// The classes of types.
    pub types: Py<PyDict>,
    /// What becomes of a type of a dialect: `(type) -> Any`.
    pub ty: Py<PyAny>,
    /// What becomes of a value, where somebody has said so: `(value) -> Any`.
    pub value: Py<PyAny>,
    /// The class of an operation by its name.
    pub view: Py<PyAny>,
    /// Brings the bytes of a resource along that an operation has got as an attribute: `(operation, attribute)`.
    pub put_blob: Py<PyAny>,
    /// Makes an exception: `(kind, message, diagnostics)`.
    pub error: Py<PyAny>,
}

static HOOKS: OnceLock<Hooks> = OnceLock::new();

/// Says which functions of the Python half make objects of the right class.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "one for each hook")]
pub fn _set_hooks(
    context: Py<PyAny>,
    attributes: Py<PyDict>,
    types: Py<PyDict>,
    ty: Py<PyAny>,
    value: Py<PyAny>,
    view: Py<PyAny>,
    put_blob: Py<PyAny>,
    error: Py<PyAny>,
) {
    let _ = HOOKS.set(Hooks { context, attributes, types, ty, value, view, put_blob, error });
}

/// The functions of the Python half.
pub fn hooks() -> PyResult<&'static Hooks> {
    HOOKS.get().ok_or_else(|| pyo3::exceptions::PyRuntimeError::new_err("mlirkit is not imported as a package"))
}

/// The Python object of a context.
pub fn object(py: Python<'_>, ctx: &Arc<Ctx>) -> PyResult<Py<PyAny>> {
    let known = locked(&ctx.object).as_ref().map(|known| known.clone_ref(py));
    if let Some(known) = known.map(|known| known.call0(py)).transpose()?.filter(|known| !known.is_none(py)) {
        return Ok(known);
    }
    let made = hooks()?.context.call1(py, (PyContext::of(ctx.clone()),))?;
    let weak = pyo3::types::PyWeakrefReference::new(made.bind(py))?.into_any().unbind();
    let old = locked(&ctx.object).replace(weak);
    drop(old);
    Ok(made)
}

/// Whether an object is of a class, for arguments that may be of several.
pub fn class_name(class: &Bound<'_, PyType>) -> String {
    class.name().map_or_else(|_| String::new(), |name| name.to_string())
}
