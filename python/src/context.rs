//! Contexts, and the callbacks that the package's Python modules register with the native module.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};

use mlirkit::defs::Release;
use mlirkit::ir::OpName;
use mlirkit::port::Named;
use mlirkit::{Context, ContextOptions};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyType};

use crate::classes::{Lately, Names};

/// The release that a context follows if it builds operations before it reads a file: the newest snapshot, whose Python
/// bindings other projects use.
pub const NEWEST: Named = Named { release: Release::NEWEST, snapshot: true };

/// A context that is shared by Python objects.
pub struct Ctx {
    /// The context, created on first use. If that use reads a file, the context follows the file's release. If it
    /// builds an operation, the context follows [`NEWEST`].
    ir: OnceLock<Context>,
    /// The release chosen by the caller, if any.
    wanted: Option<Named>,
    /// Whether the context follows [`NEWEST`] by default, because it was first used to build operations and the caller
    /// chose no release.
    is_of_builder: AtomicBool,
    allows_unregistered: AtomicBool,
    /// The id of the context, which is unique in the process.
    number: usize,
    /// The Python strings and classes for operation names.
    pub names: Names,
    /// A weak reference to the context's Python object.
    object: Mutex<Option<Py<PyAny>>>,
    lately: Mutex<Weak<Kept>>,
}

/// The cached Python objects for attributes and types.
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

/// Returns the number of live contexts, for tests.
#[pyfunction]
pub fn _live_contexts() -> usize {
    LIVE.load(std::sync::atomic::Ordering::Relaxed)
}

impl Ctx {
    pub fn new(wanted: Option<Named>) -> Arc<Self> {
        Self::made(OnceLock::new(), wanted)
    }

    /// Wraps an existing library context.
    pub fn of(ir: Context) -> Arc<Self> {
        Self::made(ir.into(), None)
    }

    fn made(ir: OnceLock<Context>, wanted: Option<Named>) -> Arc<Self> {
        LIVE.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let number = CONTEXTS.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let (names, object, lately) = Default::default();
        let allows_unregistered = AtomicBool::new(ir.get().is_some_and(Context::allows_unregistered));
        let is_of_builder = AtomicBool::new(false);
        Arc::new(Self { ir, wanted, is_of_builder, allows_unregistered, number, names, object, lately })
    }

    /// Returns the context for building operations. If it does not exist yet, it is created to follow [`NEWEST`],
    /// unless the caller chose a release.
    pub fn ir(&self) -> &Context {
        self.ir.get_or_init(|| {
            let mut options = options(self.allows_unregistered(), self.wanted);
            if self.wanted.is_none() {
                options.set_release(NEWEST);
                options.bracketed_cases = true;
                self.is_of_builder.store(true, Ordering::Relaxed);
            }
            mlirkit::context(&options)
        })
    }

    /// Returns the context for reading a file. If it does not exist yet, it is created to follow the file's release,
    /// unless the caller chose a release.
    pub fn ir_for(&self, file: &[u8]) -> &Context {
        self.ir.get_or_init(|| {
            let allow_unregistered = self.allows_unregistered();
            mlirkit::context(&options(allow_unregistered, self.wanted).following([file]))
        })
    }

    /// Returns whether the context follows [`NEWEST`] by default, rather than because of the caller's choice or a file.
    pub fn is_of_builder(&self) -> bool {
        self.is_of_builder.load(Ordering::Relaxed)
    }

    fn allows_unregistered(&self) -> bool {
        self.allows_unregistered.load(Ordering::Relaxed)
    }

    fn allow_unregistered(&self, allow: bool) {
        self.allows_unregistered.store(allow, Ordering::Relaxed);
        if let Some(ir) = self.ir.get() {
            ir.allow_unregistered(allow);
        }
    }

    pub fn number(&self) -> usize {
        self.number
    }

    /// Returns the name of an operation as a Python string.
    pub fn name<'py>(&'py self, py: Python<'py>, name: OpName) -> Bound<'py, PyString> {
        self.names.text(py, name, || self.ir().op_str(name))
    }

    /// Returns the cached Python objects for attributes and types. `None` if the context's Python object no longer
    /// exists.
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

/// Returns the options for a context. `wanted` is the release chosen by the caller, if any.
fn options(allow_unregistered: bool, wanted: Option<Named>) -> ContextOptions {
    // A caller that requests the newest snapshot writes files for the tools of that snapshot, which need properties to
    // be printed separately.
    let property_lists = wanted == Some(NEWEST);
    let mut options = ContextOptions { allow_unregistered, property_lists, ..ContextOptions::default() };
    if let Some(wanted) = wanted {
        options.set_release(wanted);
    }
    options
}

/// Creates an internal context that follows a file's release. It has all dialects and accepts unknown ones.
pub fn scratch(file: &[u8]) -> Context {
    scratch_of(file, None)
}

/// Creates an internal context that follows the release `wanted` or, if it is `None`, the file's release.
pub fn scratch_of(file: &[u8], wanted: Option<Named>) -> Context {
    mlirkit::context(&options(true, wanted).following([file]))
}

/// The native base of `mlirkit.ir.Context`.
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
    #[pyo3(signature = (base=None, release=None))]
    fn new(base: Option<&Bound<'_, Self>>, release: Option<&str>) -> PyResult<Self> {
        let release = release.map(crate::change::named).transpose()?;
        Ok(Self::of(base.map_or_else(|| Ctx::new(release), |base| base.get().ctx.clone())))
    }

    #[getter]
    fn allow_unregistered_dialects(&self) -> bool {
        self.ctx.allows_unregistered()
    }

    #[setter]
    fn set_allow_unregistered_dialects(&self, allow: bool) {
        self.ctx.allow_unregistered(allow);
    }

    /// Returns the LLVM release that the context follows, such as `LLVM 22`. By default it is that of the first file
    /// read in the context.
    #[getter]
    fn release(&self) -> String {
        self.ctx.ir().named().to_string()
    }

    /// Returns the id of the context, which is unique in the process.
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

    /// Returns the definition of an operation with which this context builds it; `None` if its release has none.
    fn _row<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Option<Bound<'py, PyDict>>> {
        crate::rows::row_of(py, self.ctx.ir(), name)
    }

    #[staticmethod]
    fn _dialect_names() -> Vec<String> {
        mlirkit::dialect_names(&ContextOptions::default())
    }
}

/// The classes and functions in the package's Python modules that Rust calls.
pub struct Hooks {
    /// Returns the Python object for a native context.
    pub context: Py<PyAny>,
    /// The Python classes of attributes, keyed by kind, with a default class.
    pub attributes: Py<PyDict>,
    /// The Python classes of types, keyed by kind, with a default class.
    pub types: Py<PyDict>,
    /// Converts a dialect type to a Python object: `(type) -> Any`.
    pub ty: Py<PyAny>,
    /// Converts a value, if a value caster is registered: `(value) -> Any`.
    pub value: Py<PyAny>,
    /// Returns the class for an operation name.
    pub view: Py<PyAny>,
    /// Copies the data of a resource into the module of an operation that was given an attribute: `(operation,
    /// attribute)`.
    pub put_blob: Py<PyAny>,
    /// Creates an exception: `(message, diagnostics)`.
    pub error: Py<PyAny>,
}

static HOOKS: OnceLock<Hooks> = OnceLock::new();

/// Registers the classes and functions that Rust calls.
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

/// Returns the registered classes and functions.
pub fn hooks() -> PyResult<&'static Hooks> {
    if HOOKS.get().is_none() {
        // The hooks are registered when the package is first imported.
        Python::attach(|py| py.import("mlirkit.ir").map(drop))?;
    }
    HOOKS.get().ok_or_else(|| pyo3::exceptions::PyRuntimeError::new_err("mlirkit is not imported as a package"))
}

/// Returns the Python object for a context, creating it if necessary.
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

/// Returns the name of a class, for error messages.
pub fn class_name(class: &Bound<'_, PyType>) -> String {
    class.name().map_or_else(|_| String::new(), |name| name.to_string())
}
