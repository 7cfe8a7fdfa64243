//! Creates Python objects for operations, attributes and types, and caches the Python class of each.
//!
//! To create an object, Rust stores the contents in a thread-local variable and calls the class with a [`Token`] as
//! argument. The native base class then takes the contents from the variable. No Python code runs in between, and no
//! temporary object is needed.

use std::cell::Cell;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use mlirkit::ir::OpName;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyString, PyTuple, PyType};

use crate::attr::{PyAttr, PyTy};
use crate::cell::OpCell;
use crate::context::hooks;
use crate::error::Raise;
use crate::op::{PyOpBase, PyOpView};

/// The native contents of a Python object that is being created.
pub enum Content {
    Op(OpCell),
    Attr(PyAttr),
    Type(PyTy),
}

thread_local! {
    static CONTENT: Cell<Option<Content>> = const { Cell::new(None) };
}

/// The argument that Rust passes to a Python class to create an object. It means that the contents of the object are in
/// the thread-local variable `CONTENT`.
#[pyclass(frozen, name = "Token", module = "mlirkit._mlirkit")]
pub struct Token;

/// Takes the contents that Rust stored in the thread-local variable `CONTENT`, if a constructor's argument is a
/// [`Token`]. Returns `None` if Python code called the constructor with anything else.
pub fn content(argument: &Bound<'_, PyAny>) -> Option<Content> {
    argument.is_exact_instance_of::<Token>().then(|| CONTENT.take()).flatten()
}

fn token(py: Python<'_>) -> PyResult<&Bound<'_, PyTuple>> {
    static TOKEN: PyOnceLock<Py<PyTuple>> = PyOnceLock::new();
    let made = || Ok::<_, PyErr>(PyTuple::new(py, [Py::new(py, Token)?])?.unbind());
    Ok(TOKEN.get_or_try_init(py, made)?.bind(py))
}

/// A Python class, with the callable and the arguments that create its objects.
struct Maker {
    /// The callable that creates an object. If it is a Python function instead of a class, it receives the attribute or
    /// type.
    function: Py<PyAny>,
    arguments: Option<Py<PyTuple>>,
    /// Whether objects have no state besides their native contents. Such objects can be reused.
    bare: bool,
}

impl Maker {
    /// Determines how objects of a class are created. `base` is the native base class that takes the contents.
    fn of(class: Bound<'_, PyAny>, base: &Bound<'_, PyType>) -> PyResult<Self> {
        let py = class.py();
        if !class.is_instance_of::<PyType>() {
            return Ok(Self { function: class.unbind(), arguments: None, bare: false });
        }
        let own = |name: &Bound<'_, PyString>| Ok::<_, PyErr>(class.getattr(name)?.is(&base.getattr(name)?));
        let (new, init) = (pyo3::intern!(py, "__new__"), pyo3::intern!(py, "__init__"));
        // A class that overrides neither `__new__` nor `__init__` is called directly.
        let plain = class.get_type().is(py.get_type::<PyType>()) && own(new)? && own(init)?;
        let token = token(py)?;
        let none = |name: &Bound<'_, PyString>| Ok::<_, PyErr>(class.getattr(name)?.extract::<isize>()? == 0);
        let bare = none(pyo3::intern!(py, "__dictoffset__"))? && none(pyo3::intern!(py, "__weakrefoffset__"))?;
        let bare = bare && class.getattr("__basicsize__")?.eq(base.getattr("__basicsize__")?)?;
        let (function, arguments) = match plain {
            true => (class.unbind(), token.clone().unbind()),
            false => (base.getattr(new)?.unbind(), PyTuple::new(py, [class, token.get_item(0)?])?.unbind()),
        };
        Ok(Self { function, arguments: Some(arguments), bare })
    }

    fn make<'py>(&self, py: Python<'py>, content: Content) -> PyResult<Bound<'py, PyAny>> {
        let function = self.function.bind(py);
        let Some(arguments) = &self.arguments else {
            return match content {
                Content::Attr(attr) => function.call1((attr,)),
                Content::Type(ty) => function.call1((ty,)),
                Content::Op(cell) => function.call1((crate::op::operation_of(py, cell)?,)),
            };
        };
        CONTENT.set(Some(content));
        let made = function.call1(arguments);
        if made.is_err() {
            CONTENT.take();
        }
        made
    }
}

/// The number of operation classes that Python code has registered.
static REGISTERED: AtomicU64 = AtomicU64::new(0);

/// Invalidates the cached classes after a new operation class has been registered.
#[pyfunction]
pub fn _views_changed() {
    REGISTERED.fetch_add(1, Ordering::AcqRel);
}

/// The Python string and the Python class for an operation name.
#[derive(Default)]
struct Named {
    text: OnceLock<Py<PyString>>,
    view: Mutex<Option<(u64, Arc<Maker>)>>,
}

/// The length of the first chunk in [`Names`]. Each chunk is twice as long as the previous one.
const FIRST: usize = 64;

/// The Python strings and classes for operation names, indexed by name id. Lookup takes no lock.
#[derive(Default)]
pub struct Names([OnceLock<Box<[Named]>>; 26]);

impl Names {
    fn at(&self, name: OpName) -> Option<&Named> {
        let number = name.index() + FIRST;
        let part = (number.ilog2() - FIRST.ilog2()) as usize;
        let size = FIRST << part;
        let make = || (0..size).map(|_| Named::default()).collect();
        self.0.get(part)?.get_or_init(make).get(number - size)
    }

    /// Returns an operation name as a Python string. `text` returns the name if it is not cached.
    pub fn text<'py>(&self, py: Python<'py>, name: OpName, text: impl FnOnce() -> &'py str) -> Bound<'py, PyString> {
        let make = || PyString::new(py, text());
        let Some(named) = self.at(name) else { return make() };
        if let Some(known) = named.text.get() {
            return known.bind(py).clone();
        }
        let made = make();
        let _ = named.text.set(made.clone().unbind());
        made
    }

    fn view(&self, py: Python<'_>, name: OpName, text: impl FnOnce() -> String) -> PyResult<Arc<Maker>> {
        let registered = REGISTERED.load(Ordering::Acquire);
        let slot = self.at(name).map(|named| &named.view);
        let known = slot.and_then(|slot| slot.lock().unwrap_or_else(PoisonError::into_inner).clone());
        if let Some((at, maker)) = known
            && at == registered
        {
            return Ok(maker);
        }
        let class = hooks()?.view.bind(py).call1((text(),))?;
        let maker = Arc::new(Maker::of(class, &py.get_type::<PyOpView>())?);
        // Finding the class may have registered other classes. In that case it is looked up again next time.
        let old = slot
            .and_then(|slot| slot.lock().unwrap_or_else(PoisonError::into_inner).replace((registered, maker.clone())));
        drop(old);
        Ok(maker)
    }
}

/// Creates a Python view of an operation. Also returns whether the object can be reused for other operations with the
/// same name.
pub fn view(py: Python<'_>, cell: OpCell) -> PyResult<(Py<PyOpBase>, bool)> {
    let name = cell.glance().raise()?.name;
    view_of(py, name, cell)
}

/// Creates a Python view of an operation whose name is known. Also returns whether the object can be reused for other
/// operations with the same name.
pub fn view_of(py: Python<'_>, name: OpName, cell: OpCell) -> PyResult<(Py<PyOpBase>, bool)> {
    let ctx = cell.ctx().clone();
    let maker = ctx.names.view(py, name, || ctx.ir().op_str(name).to_owned())?;
    let made = maker.make(py, Content::Op(cell))?;
    Ok((made.cast_into::<PyOpBase>()?.unbind(), maker.bare))
}

/// The cached classes of attributes or types, keyed by kind, such as `Integer`.
#[derive(Default)]
pub struct Kinds(OnceLock<Mutex<HashMap<&'static str, Arc<Maker>>>>);

pub static ATTRIBUTES: Kinds = Kinds(OnceLock::new());
pub static TYPES: Kinds = Kinds(OnceLock::new());

impl Kinds {
    /// Creates an object of the class that represents a kind of attribute or type.
    pub fn make(
        &self,
        kind: &'static str,
        classes: &Bound<'_, PyDict>,
        base: &Bound<'_, PyType>,
        content: Content,
    ) -> PyResult<Py<PyAny>> {
        let py = classes.py();
        let known = || self.0.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
        let found = known().get(kind).cloned();
        let maker = match found {
            Some(maker) => maker,
            None => {
                let class = match classes.get_item(kind)? {
                    Some(class) => class,
                    None => classes.get_item("")?.ok_or_else(|| crate::error::invalid("there is no such class"))?,
                };
                let maker = Arc::new(Maker::of(class, base)?);
                known().insert(kind, maker.clone());
                maker
            }
        };
        Ok(maker.make(py, content)?.unbind())
    }
}

/// The number of attribute objects, and of type objects, that are cached for a context.
const KEPT: usize = 1024;

/// A cache of recently created Python objects for the attribute or type handles of a context.
///
/// The context's Python object owns the cache, not the context itself, because the cached objects keep the context
/// alive.
pub struct Lately(Mutex<Vec<Option<Numbered>>>);

/// The index of a handle in its context, with the Python object for the handle.
type Numbered = (u32, Py<PyAny>);

impl Default for Lately {
    fn default() -> Self {
        Self(Mutex::new((0..KEPT).map(|_| None).collect()))
    }
}

impl Lately {
    pub fn get(&self, py: Python<'_>, number: usize) -> Option<Py<PyAny>> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (of, made) = kept.get(number % KEPT)?.as_ref()?;
        (*of as usize == number).then(|| made.clone_ref(py))
    }

    pub fn put(&self, number: usize, made: Py<PyAny>) {
        let Ok(of) = u32::try_from(number) else { return };
        let old = match self.0.lock().unwrap_or_else(PoisonError::into_inner).get_mut(number % KEPT) {
            Some(slot) => slot.replace((of, made)),
            None => None,
        };
        // Dropping the old object may run Python code, so it is dropped outside the lock.
        drop(old);
    }
}
