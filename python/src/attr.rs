//! Attributes and types: handles with the context that owns them. Their contents are passed to Python as plain data,
//! from which the package's Python code builds objects of the classes in `mlirkit.ir`.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use mlirkit::ir::Param;
use mlirkit::{Attr, Type};
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::classes::{ATTRIBUTES, Content, TYPES, content};
use crate::context::{Ctx, PyContext, hooks, object};
use crate::error::{invalid, parse_error};

macro_rules! handle {
    ($(#[$doc:meta])* $name:ident, $python:literal, $id:ty, $content:ident, $text:ident, $given:ident) => {
        $(#[$doc])*
        #[pyclass(subclass, frozen, name = $python, module = "mlirkit._mlirkit")]
        #[derive(Clone)]
        pub struct $name {
            pub ctx: Arc<Ctx>,
            pub id: $id,
        }

        #[pymethods]
        impl $name {
            #[new]
            fn new($given: &Bound<'_, PyAny>) -> PyResult<Self> {
                match content($given) {
                    Some(Content::$content(made)) => Ok(made),
                    _ => Ok($given.cast::<Self>()?.get().clone()),
                }
            }

            #[getter]
            fn context(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
                object(py, &self.ctx)
            }

            #[getter]
            fn _context_number(&self) -> usize {
                self.ctx.number()
            }

            fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
                other.cast::<Self>().is_ok_and(|other| {
                    let other = other.get();
                    self.id == other.id && Arc::ptr_eq(&self.ctx, &other.ctx)
                })
            }

            fn __hash__(&self) -> u64 {
                let mut hasher = DefaultHasher::new();
                (self.id, self.ctx.number()).hash(&mut hasher);
                hasher.finish()
            }

            fn __str__(&self) -> String {
                self.ctx.ir().$text(self.id)
            }

            #[getter]
            fn _kind(&self) -> &'static str {
                kind::$text(self)
            }

            fn _data(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
                crate::data::$text(py, self)
            }
        }
    };
}

handle! {
    /// The native base class of attributes.
    PyAttr, "AttributeBase", Attr, Attr, attr_text, cast_from_attr
}
handle! {
    /// The native base class of types.
    PyTy, "TypeBase", Type, Type, type_text, cast_from_type
}

mod kind {
    use mlirkit::{AttrData, TypeData};

    use super::{PyAttr, PyTy};

    /// Returns the name of the Python class for an attribute, without the suffix `Attr`.
    pub fn attr_text(attr: &PyAttr) -> &'static str {
        let ctx = attr.ctx.ir();
        match ctx.attr_data(attr.id) {
            AttrData::Unit => "Unit",
            AttrData::Integer(int) if int.ty == ctx.i1_type() => "Bool",
            AttrData::Integer(_) => "Integer",
            AttrData::Float(_) => "Float",
            AttrData::String { .. } => "String",
            AttrData::Array(_) => "Array",
            AttrData::Dictionary(_) => "Dict",
            AttrData::Type(_) => "Type",
            AttrData::SymbolRef(path) if path.len() == 1 => "FlatSymbolRef",
            AttrData::SymbolRef(_) => "SymbolRef",
            AttrData::DenseArray(_) => "DenseArray",
            AttrData::DenseElements(_) => "DenseElements",
            AttrData::DenseStrings(_) => "DenseStrings",
            AttrData::DenseResource { .. } => "DenseResource",
            AttrData::Sparse { .. } => "Sparse",
            AttrData::AffineMap(_) => "AffineMap",
            AttrData::IntegerSet(_) => "IntegerSet",
            AttrData::StridedLayout(_) => "StridedLayout",
            AttrData::Distinct { .. } => "Distinct",
            AttrData::Opaque { .. } => "Opaque",
            AttrData::Dialect(_) | AttrData::Verbatim(_) => "Dialect",
            _ => "Location",
        }
    }

    /// Returns the name of the Python class for a type, without the suffix `Type`.
    pub fn type_text(ty: &PyTy) -> &'static str {
        match ty.ctx.ir().type_data(ty.id) {
            TypeData::Integer { .. } => "Integer",
            TypeData::Index => "Index",
            TypeData::Float(kind) => kind.name(),
            TypeData::None => "None",
            TypeData::Complex(_) => "Complex",
            TypeData::Function(_) => "Function",
            TypeData::Graph(_) => "Graph",
            TypeData::Tuple(_) => "Tuple",
            TypeData::Vector(_) => "Vector",
            TypeData::RankedTensor(_) => "RankedTensor",
            TypeData::UnrankedTensor(_) => "UnrankedTensor",
            TypeData::MemRef(_) => "MemRef",
            TypeData::UnrankedMemRef { .. } => "UnrankedMemRef",
            TypeData::Opaque { .. } => "Opaque",
            TypeData::Dialect(_) | TypeData::Verbatim(_) => "Dialect",
        }
    }
}

/// Creates a Python object for an attribute, or returns a cached one.
pub fn attr(py: Python<'_>, ctx: &Arc<Ctx>, id: Attr) -> PyResult<Py<PyAny>> {
    let kept = ctx.kept();
    if let Some(made) = kept.as_ref().and_then(|kept| kept.attributes.get(py, id.index())) {
        return Ok(made);
    }
    let attr = PyAttr { ctx: ctx.clone(), id };
    let (kind, classes) = (kind::attr_text(&attr), hooks()?.attributes.bind(py));
    let made = ATTRIBUTES.make(kind, classes, &py.get_type::<PyAttr>(), Content::Attr(attr))?;
    if let Some(kept) = kept {
        kept.attributes.put(id.index(), made.clone_ref(py));
    }
    Ok(made)
}

/// Creates a Python object for a type, or returns a cached one.
pub fn ty(py: Python<'_>, ctx: &Arc<Ctx>, id: Type) -> PyResult<Py<PyAny>> {
    let kept = ctx.kept();
    if let Some(made) = kept.as_ref().and_then(|kept| kept.types.get(py, id.index())) {
        return Ok(made);
    }
    let ty = PyTy { ctx: ctx.clone(), id };
    let kind = kind::type_text(&ty);
    let made = TYPES.make(kind, hooks()?.types.bind(py), &py.get_type::<PyTy>(), Content::Type(ty))?;
    if kind == "Dialect" {
        return hooks()?.ty.call1(py, (made,));
    }
    if let Some(kept) = kept {
        kept.types.put(id.index(), made.clone_ref(py));
    }
    Ok(made)
}

/// Converts items to a list of Python objects, with `one` for each item.
pub fn all<T>(items: impl IntoIterator<Item = T>, one: impl Fn(T) -> PyResult<Py<PyAny>>) -> PyResult<Vec<Py<PyAny>>> {
    items.into_iter().map(one).collect()
}

/// Converts a parameter of a dialect attribute or type to a Python object.
pub fn param(py: Python<'_>, ctx: &Arc<Ctx>, param: &Param) -> PyResult<Py<PyAny>> {
    match param {
        Param::None => Ok(py.None()),
        Param::Attr(id) => attr(py, ctx, *id),
        Param::Type(id) => ty(py, ctx, *id),
        Param::Int(value) => value.into_py_any(py),
        Param::Bool(value) => value.into_py_any(py),
        Param::Str(text) => ctx.ir().str(*text).into_py_any(py),
        Param::Enum(value) => value.into_py_any(py),
        Param::ApInt(value) => crate::data::integer(py, &value.to_signed_string()),
        Param::Float(float) => float.kind.to_f64(float.bits).into_py_any(py),
        Param::Array(items) => all(items, |item| self::param(py, ctx, item))?.into_py_any(py),
    }
}

/// Raises an error if the two contexts differ.
pub fn same(ctx: &Arc<Ctx>, other: &Arc<Ctx>) -> PyResult<()> {
    match Arc::ptr_eq(ctx, other) {
        true => Ok(()),
        false => Err(invalid("the attribute or type belongs to another context")),
    }
}

#[pymethods]
impl PyContext {
    fn _parse_attr(&self, py: Python<'_>, text: &str) -> PyResult<Py<PyAny>> {
        let ctx = self.ctx.ir();
        let read = py.detach(|| ctx.parse_attr(text.as_bytes()));
        let (id, end) =
            read.map_err(|error| parse_error("Unable to parse attribute", text, text.as_bytes(), vec![*error]))?;
        whole(text, end, "attribute")?;
        attr(py, &self.ctx, id)
    }

    fn _parse_type(&self, py: Python<'_>, text: &str) -> PyResult<Py<PyAny>> {
        let ctx = self.ctx.ir();
        let read = py.detach(|| ctx.parse_type(text.as_bytes()));
        let (id, end) =
            read.map_err(|error| parse_error("Unable to parse type", text, text.as_bytes(), vec![*error]))?;
        whole(text, end, "type")?;
        ty(py, &self.ctx, id)
    }

    /// Creates an opaque type of a dialect from its text, without parsing the text.
    fn _make_opaque_type(&self, py: Python<'_>, dialect: &str, text: &str) -> PyResult<Py<PyAny>> {
        let ctx = self.ctx.ir();
        let (dialect, text) = (ctx.ident(dialect), ctx.ident(text));
        ty(py, &self.ctx, ctx.ty(mlirkit::TypeData::Opaque { dialect, text }))
    }

    /// Creates an attribute from plain data. The first element of the tuple is its kind.
    fn _make_attr(&self, py: Python<'_>, data: &Bound<'_, PyTuple>) -> PyResult<Py<PyAny>> {
        let id = crate::make::attr(&self.ctx, data)?;
        attr(py, &self.ctx, id)
    }
}

fn whole(text: &str, end: usize, what: &str) -> PyResult<()> {
    if text.get(end..).is_some_and(|rest| rest.trim().is_empty()) {
        return Ok(());
    }
    let at = mlirkit::diag::Position::Offset(end as u64);
    let found = mlirkit::diag::Diagnostic::error(at, "found trailing characters");
    Err(parse_error(&format!("Unable to parse {what}"), text, text.as_bytes(), vec![found]))
}
