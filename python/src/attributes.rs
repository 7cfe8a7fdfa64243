//! The attributes of an operation, keyed by name.

use mlirkit::OpRef;
use pyo3::exceptions::{PyIndexError, PyKeyError};
use pyo3::prelude::*;
use pyo3::types::{PyIterator, PyTuple};

use crate::attr::attr;
use crate::error::Raise;
use crate::handle::OpHandle;
use crate::make::attr_of;

/// An attribute with its name.
#[pyclass(frozen, module = "mlirkit.ir")]
pub struct NamedAttribute {
    #[pyo3(get)]
    name: String,
    #[pyo3(get)]
    attr: Py<PyAny>,
}

#[pymethods]
impl NamedAttribute {
    #[new]
    fn new(name: String, attr: Py<PyAny>) -> Self {
        Self { name, attr }
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!("NamedAttribute({}={})", self.name, self.attr.bind(py).str()?))
    }
}

/// The attributes of an operation, sorted by name.
#[pyclass(frozen, subclass, module = "mlirkit.ir")]
pub struct OpAttributeMap {
    pub op: OpHandle,
}

impl OpAttributeMap {
    fn entries(&self) -> PyResult<Vec<(String, mlirkit::Attr, bool)>> {
        sorted(&self.op)
    }

    fn attr(&self, py: Python<'_>, id: mlirkit::Attr) -> PyResult<Py<PyAny>> {
        attr(py, self.op.store.ctx(), id)
    }

    fn find(&self, py: Python<'_>, name: &str) -> PyResult<Option<Py<PyAny>>> {
        let found = self.op.read(|op| op.attr(name)).raise()?;
        found.map(|id| self.attr(py, id)).transpose()
    }
}

/// Returns the attributes of an operation sorted by name. Each item has the name, the attribute, and whether it is
/// inherent.
pub fn sorted(op: &OpHandle) -> PyResult<Vec<(String, mlirkit::Attr, bool)>> {
    let mut found = op.read(all).raise()?;
    found.sort_unstable_by(|a, b| a.0.cmp(&b.0));
    Ok(found)
}

#[pymethods]
impl OpAttributeMap {
    fn __len__(&self) -> PyResult<usize> {
        self.op.read(|op| all(op).len()).raise()
    }

    fn __contains__(&self, name: &str) -> PyResult<bool> {
        self.op.read(|op| op.attr(name).is_some()).raise()
    }

    fn __getitem__(&self, py: Python<'_>, key: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        if let Ok(name) = key.extract::<&str>() {
            let found = self.find(py, name)?;
            return found.ok_or_else(|| PyKeyError::new_err("attempt to access a non-existent attribute"));
        }
        let index: isize = key.extract()?;
        let entries = self.entries()?;
        let index = if index < 0 { index + entries.len() as isize } else { index };
        let found = usize::try_from(index).ok().and_then(|index| entries.into_iter().nth(index));
        let Some((name, id, _)) = found else {
            return Err(PyIndexError::new_err("attempt to access out-of-bounds attribute"));
        };
        Ok(Py::new(py, NamedAttribute { name, attr: self.attr(py, id)? })?.into_any())
    }

    fn __setitem__(&self, name: &str, value: &Bound<'_, PyAny>) -> PyResult<()> {
        let id = attr_of(self.op.store.ctx(), value)?;
        self.op.write(|module, key| crate::create::set_attr(module, key, name, Some(id))).raise()?;
        crate::context::hooks()?.put_blob.call1(value.py(), (self._operation(value.py())?, value)).map(drop)
    }

    fn __delitem__(&self, name: &str) -> PyResult<()> {
        match remove(&self.op, name)? {
            true => Ok(()),
            false => Err(PyKeyError::new_err("attempt to delete a non-existent attribute")),
        }
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        let class =
            py.import(pyo3::intern!(py, "mlirkit.ir._attributes"))?.getattr(pyo3::intern!(py, "AttributeName"))?;
        let one = |(name, id, _)| class.call1((name, self.attr(py, id)?));
        let all = self.entries()?.into_iter().map(one).collect::<PyResult<Vec<_>>>()?;
        PyTuple::new(py, all)?.try_iter()
    }

    fn keys(&self) -> PyResult<Vec<String>> {
        Ok(self.entries()?.into_iter().map(|(name, ..)| name).collect())
    }

    fn values(&self, py: Python<'_>) -> PyResult<Vec<Py<PyAny>>> {
        self.entries()?.into_iter().map(|(_, id, _)| self.attr(py, id)).collect()
    }

    fn items(&self, py: Python<'_>) -> PyResult<Vec<(String, Py<PyAny>)>> {
        self.entries()?.into_iter().map(|(name, id, _)| Ok((name, self.attr(py, id)?))).collect()
    }

    #[pyo3(signature = (key, default=None))]
    fn get(&self, py: Python<'_>, key: &str, default: Option<Py<PyAny>>) -> PyResult<Option<Py<PyAny>>> {
        Ok(self.find(py, key)?.or(default))
    }

    #[getter]
    fn _operation(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        crate::op::operation(py, self.op.clone())
    }
}

/// Removes an attribute. Returns whether it existed.
pub fn remove(op: &OpHandle, name: &str) -> PyResult<bool> {
    op.write(|module, key| {
        let was = module.get(key)?.attr(name).is_some();
        crate::create::set_attr(module, key, name, None)?;
        Ok(was)
    })
    .raise()
}

/// Returns the attributes of an operation, inherent ones first. Each item has the name, the attribute, and whether it
/// is inherent.
pub fn all(op: OpRef<'_, '_>) -> Vec<(String, mlirkit::Attr, bool)> {
    let ctx = op.context();
    let props = ctx.props_data(op.arena().op(op.id).props);
    let mut found: Vec<(String, mlirkit::Attr, bool)> = Vec::new();
    match op.def() {
        Some(_) if props.is_empty() => {}
        Some(def) => {
            let slots = def.slots.iter().zip(props);
            found.extend(slots.filter_map(|(slot, value)| Some((slot.name.to_string(), (*value)?, true))));
        }
        None => {
            let entries = ctx.dictionary_entries(props.first().copied().flatten()).iter();
            found.extend(entries.map(|(name, value)| (ctx.str(*name).to_owned(), *value, true)));
        }
    }
    // The set avoids quadratic time: an operation without a definition may have many inherent and discardable
    // attributes.
    let inherent: std::collections::HashSet<String> = found.iter().map(|(name, ..)| name.clone()).collect();
    for (name, value) in op.discardable_attrs() {
        let name = ctx.str(*name);
        if !inherent.contains(name) {
            found.push((name.to_owned(), *value, false));
        }
    }
    found
}
