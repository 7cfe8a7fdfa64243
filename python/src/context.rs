//! Contexts, and what Python has registered with the native module.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use mlirkit::ir::OpName;
use mlirkit::{Context, ContextOptions};
use pyo3::prelude::*;
use pyo3::types::{PyString, PyType};

/// A context that Python objects share.
pub struct Ctx {
    ir: Context,
    /// Tells contexts apart.
    number: usize,
    /// The names of operations as Python's strings, each made once.
    names: Mutex<Vec<Option<Py<PyString>>>>,
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
        Arc::new(Self { ir, number, names: Mutex::default() })
    }

    pub fn ir(&self) -> &Context {
        &self.ir
    }

    pub fn number(&self) -> usize {
        self.number
    }

    /// The name of an operation as a string of Python's.
    pub fn name<'py>(&self, py: Python<'py>, name: OpName) -> Bound<'py, PyString> {
        let mut names = self.names.lock().unwrap_or_else(PoisonError::into_inner);
        if names.len() <= name.index() {
            names.resize_with(name.index() + 1, || None);
        }
        let known = &mut names[name.index()];
        known.get_or_insert_with(|| PyString::new(py, self.ir.op_str(name)).unbind()).bind(py).clone()
    }
}

/// A context for what needs none of Python's: every dialect known, and what belongs to none accepted.
pub fn scratch() -> Context {
    mlirkit::context(&ContextOptions { allow_unregistered: true, ..ContextOptions::default() })
}

/// What a context of `mlirkit.ir` stands on.
#[pyclass(subclass, frozen, weakref, name = "ContextBase", module = "mlirkit._mlirkit")]
pub struct PyContext {
    pub ctx: Arc<Ctx>,
}

#[pymethods]
impl PyContext {
    #[new]
    #[pyo3(signature = (base=None))]
    fn new(base: Option<&Bound<'_, Self>>) -> Self {
        Self { ctx: base.map_or_else(Ctx::new, |base| base.get().ctx.clone()) }
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
    let attrs =
        def.slots.iter().filter(|slot| !matches!(slot.kind, SlotKind::OperandSegments | SlotKind::ResultSegments));
    Some((
        def.operands.iter().map(value).collect(),
        def.results.iter().map(value).collect(),
        def.regions.iter().map(|region| region.name.to_string()).collect(),
        attrs.map(|slot| slot.name.to_string()).collect(),
        successors,
    ))
}

/// The names of the operations of a dialect.
#[pyfunction]
pub fn _operation_names(dialect: &str) -> Vec<String> {
    let ctx = definitions();
    let found = ctx.dialect(ctx.ident(dialect));
    found.map_or_else(Vec::new, |known| known.op_names().map(|name| format!("{dialect}.{name}")).collect())
}

type Row = (Vec<(String, u8)>, Vec<(String, u8)>, Vec<String>, Vec<String>, Vec<(String, bool)>);

/// The classes and functions of the Python half that the native half calls.
pub struct Hooks {
    /// `(context)` by the number of a context.
    pub context: Py<PyAny>,
    /// The class of an attribute: `(base) -> Attribute`.
    pub attribute: Py<PyAny>,
    /// The class of a type.
    pub ty: Py<PyAny>,
    /// The class of a value.
    pub value: Py<PyAny>,
    /// The class of an operation by its name.
    pub view: Py<PyAny>,
    /// Makes an exception: `(kind, message, diagnostics)`.
    pub error: Py<PyAny>,
}

static HOOKS: OnceLock<Hooks> = OnceLock::new();

/// Says which functions of the Python half make objects of the right class.
#[pyfunction]
pub fn _set_hooks(
    context: Py<PyAny>,
    attribute: Py<PyAny>,
    ty: Py<PyAny>,
    value: Py<PyAny>,
    view: Py<PyAny>,
    error: Py<PyAny>,
) {
    let _ = HOOKS.set(Hooks { context, attribute, ty, value, view, error });
}

/// The functions of the Python half.
pub fn hooks() -> PyResult<&'static Hooks> {
    HOOKS.get().ok_or_else(|| pyo3::exceptions::PyRuntimeError::new_err("mlirkit is not imported as a package"))
}

/// The Python object of a context.
pub fn object(py: Python<'_>, ctx: &Arc<Ctx>) -> PyResult<Py<PyAny>> {
    hooks()?.context.call1(py, (ctx.number(), PyContext { ctx: ctx.clone() }))
}

/// Whether an object is of a class, for arguments that may be of several.
pub fn class_name(class: &Bound<'_, PyType>) -> String {
    class.name().map_or_else(|_| String::new(), |name| name.to_string())
}
