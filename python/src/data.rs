//! Converts attributes and types to plain Python data.

use std::sync::Arc;

use bytes::Bytes;
use mlirkit::ir::{AffineExpr, AffineExprData, AffineOp, Ident};
use mlirkit::{AttrData, TypeData};
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::attr::{PyAttr, PyTy, all, attr, param, ty};
use crate::context::Ctx;

/// Creates a Python integer from decimal digits.
pub fn integer(py: Python<'_>, digits: &str) -> PyResult<Py<PyAny>> {
    match digits.parse::<i64>() {
        Ok(value) => value.into_py_any(py),
        Err(_) => py.import("builtins")?.getattr("int")?.call1((digits,)).map(Bound::unbind),
    }
}

fn text(ctx: &Ctx, ident: Ident) -> &str {
    ctx.ir().str(ident)
}

/// Bytes owned by the library, which numpy can read without copying. This object keeps them alive.
#[pyclass(frozen, module = "mlirkit._mlirkit")]
pub struct Blob {
    pub bytes: Bytes,
}

#[pymethods]
impl Blob {
    fn __len__(&self) -> usize {
        self.bytes.len()
    }

    /// Returns the memory address of the first byte.
    #[getter]
    fn address(&self) -> usize {
        self.bytes.as_ptr() as usize
    }

    /// Returns the dictionary through which numpy borrows the bytes.
    #[getter]
    fn __array_interface__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, pyo3::types::PyDict>> {
        let dict = pyo3::types::PyDict::new(py);
        dict.set_item("version", 3)?;
        dict.set_item("shape", (self.bytes.len(),))?;
        dict.set_item("typestr", "|u1")?;
        dict.set_item("data", (self.bytes.as_ptr() as usize, true))?;
        Ok(dict)
    }

    fn __bytes__<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.bytes)
    }
}

/// Returns the contents of an attribute as Python objects.
pub fn attr_text(py: Python<'_>, of: &PyAttr) -> PyResult<Py<PyAny>> {
    let (holder, ctx) = (&of.ctx, of.ctx.ir());
    let optional = |id: Option<mlirkit::Type>| id.map(|id| ty(py, holder, id)).transpose();
    match ctx.attr_data(of.id) {
        AttrData::Integer(int) => {
            let unsigned = match ctx.type_data(int.ty) {
                TypeData::Integer { width, sign } => *width == 1 || *sign == mlirkit::ir::Sign::Unsigned,
                _ => false,
            };
            let digits = if unsigned { int.value.to_unsigned_string() } else { int.value.to_signed_string() };
            (ty(py, holder, int.ty)?, integer(py, &digits)?).into_py_any(py)
        }
        AttrData::Float(float) => {
            let value = match ctx.type_data(float.ty) {
                TypeData::Float(kind) => kind.to_f64(float.bits()),
                _ => f64::NAN,
            };
            (ty(py, holder, float.ty)?, value).into_py_any(py)
        }
        AttrData::String { value, ty } => (PyBytes::new(py, ctx.bytes(*value)), optional(*ty)?).into_py_any(py),
        AttrData::Array(items) => all(items, |item| attr(py, holder, *item))?.into_py_any(py),
        AttrData::Dictionary(entries) => {
            let entries: PyResult<Vec<_>> =
                entries.iter().map(|(name, value)| Ok((text(holder, *name), attr(py, holder, *value)?))).collect();
            entries?.into_py_any(py)
        }
        AttrData::Type(id) => ty(py, holder, *id),
        AttrData::SymbolRef(path) => path.iter().map(|name| text(holder, *name)).collect::<Vec<_>>().into_py_any(py),
        AttrData::DenseArray(array) => {
            (ty(py, holder, array.element)?, array.len, Blob { bytes: array.data.to_bytes() }).into_py_any(py)
        }
        AttrData::DenseElements(dense) => {
            (ty(py, holder, dense.ty)?, dense.splat, Blob { bytes: dense.data.to_bytes() }).into_py_any(py)
        }
        AttrData::DenseStrings(dense) => {
            let values: Vec<_> = dense.values.iter().map(|value| PyBytes::new(py, ctx.bytes(*value))).collect();
            (ty(py, holder, dense.ty)?, dense.splat, values).into_py_any(py)
        }
        AttrData::DenseResource { ty: of, dialect, key } => {
            (ty(py, holder, *of)?, text(holder, *dialect), text(holder, *key)).into_py_any(py)
        }
        AttrData::Sparse { ty: of, indices, values } => {
            (ty(py, holder, *of)?, attr(py, holder, *indices)?, attr(py, holder, *values)?).into_py_any(py)
        }
        AttrData::AffineMap(map) => {
            let results = all(&*map.results, |expr| expression(py, holder, *expr))?;
            (map.dims, map.symbols, results).into_py_any(py)
        }
        AttrData::IntegerSet(set) => {
            let one = |(expr, equal): &(AffineExpr, bool)| Ok((expression(py, holder, *expr)?, *equal));
            let constraints: PyResult<Vec<_>> = set.constraints.iter().map(one).collect();
            (set.dims, set.symbols, constraints?).into_py_any(py)
        }
        AttrData::StridedLayout(layout) => (layout.offset, layout.strides.to_vec()).into_py_any(py),
        AttrData::Distinct { id, attr: of } => (*id, attr(py, holder, *of)?).into_py_any(py),
        AttrData::Opaque { dialect, text: content, ty } => {
            (text(holder, *dialect), PyBytes::new(py, ctx.bytes(*content)), optional(*ty)?).into_py_any(py)
        }
        AttrData::Dialect(data) => {
            let params = all(&*data.params, |one| param(py, holder, one))?;
            let names: Vec<&str> = data.def.params.iter().map(|one| &*one.name).collect();
            (&*data.def.name, names, params).into_py_any(py)
        }
        AttrData::FileLineCol { file, line, column } => ("file", text(holder, *file), *line, *column).into_py_any(py),
        AttrData::FileRange(range) => {
            ("range", text(holder, range.file), range.start_line, range.start_column, range.end_line, range.end_column)
                .into_py_any(py)
        }
        AttrData::NameLoc { name, child } => ("name", text(holder, *name), attr(py, holder, *child)?).into_py_any(py),
        AttrData::CallSiteLoc { callee, caller } => {
            ("callsite", attr(py, holder, *callee)?, attr(py, holder, *caller)?).into_py_any(py)
        }
        AttrData::FusedLoc { locations, metadata } => {
            let metadata = metadata.map(|one| attr(py, holder, one)).transpose()?;
            ("fused", all(&**locations, |one| attr(py, holder, *one))?, metadata).into_py_any(py)
        }
        AttrData::UnknownLoc => ("unknown",).into_py_any(py),
        AttrData::Verbatim(data) => (text(holder, data.dialect),).into_py_any(py),
        AttrData::Unit => Ok(py.None()),
    }
}

/// Returns the contents of a type as Python objects.
pub fn type_text(py: Python<'_>, of: &PyTy) -> PyResult<Py<PyAny>> {
    let (holder, ctx) = (&of.ctx, of.ctx.ir());
    let one = |id: mlirkit::Type| ty(py, holder, id);
    let attr_or_none = |id: Option<mlirkit::Attr>| id.map(|id| attr(py, holder, id)).transpose();
    match ctx.type_data(of.id) {
        TypeData::Integer { width, sign } => {
            let sign = match sign {
                mlirkit::ir::Sign::Signless => "",
                mlirkit::ir::Sign::Signed => "s",
                mlirkit::ir::Sign::Unsigned => "u",
            };
            (*width, sign).into_py_any(py)
        }
        TypeData::Index | TypeData::None | TypeData::Verbatim(_) => Ok(py.None()),
        TypeData::Float(kind) => kind.width().into_py_any(py),
        TypeData::Complex(element) | TypeData::UnrankedTensor(element) => one(*element),
        TypeData::Function(function) | TypeData::Graph(function) => {
            (all(&*function.inputs, |id| one(*id))?, all(&*function.results, |id| one(*id))?).into_py_any(py)
        }
        TypeData::Tuple(items) => all(items, |id| one(*id))?.into_py_any(py),
        TypeData::Vector(vector) => {
            (vector.shape.to_vec(), one(vector.element)?, vector.scalable.to_vec()).into_py_any(py)
        }
        TypeData::RankedTensor(tensor) => {
            (tensor.shape.to_vec(), one(tensor.element)?, attr_or_none(tensor.encoding)?).into_py_any(py)
        }
        TypeData::MemRef(memref) => {
            let parts = (attr_or_none(memref.layout)?, attr_or_none(memref.space)?);
            (memref.shape.to_vec(), one(memref.element)?, parts.0, parts.1).into_py_any(py)
        }
        TypeData::UnrankedMemRef { element, space } => (one(*element)?, attr_or_none(*space)?).into_py_any(py),
        TypeData::Opaque { dialect, text: content } => (text(holder, *dialect), text(holder, *content)).into_py_any(py),
        TypeData::Dialect(data) => {
            let params = all(&*data.params, |one| param(py, holder, one))?;
            let names: Vec<&str> = data.def.params.iter().map(|one| &*one.name).collect();
            (&*data.def.name, names, params).into_py_any(py)
        }
    }
}

/// Returns an affine expression as nested tuples: `("d", 0)`, `("s", 0)`, `("c", 42)`, `("+", a, b)`.
pub fn expression(py: Python<'_>, ctx: &Arc<Ctx>, expr: AffineExpr) -> PyResult<Py<PyAny>> {
    match ctx.ir().affine_data(expr) {
        AffineExprData::Dim(position) => ("d", position).into_py_any(py),
        AffineExprData::Symbol(position) => ("s", position).into_py_any(py),
        AffineExprData::Constant(value) => ("c", value).into_py_any(py),
        AffineExprData::Binary(op, left, right) => {
            let sign = match op {
                AffineOp::Add => "+",
                AffineOp::Mul => "*",
                AffineOp::Mod => "mod",
                AffineOp::FloorDiv => "floordiv",
                AffineOp::CeilDiv => "ceildiv",
            };
            (sign, expression(py, ctx, left)?, expression(py, ctx, right)?).into_py_any(py)
        }
    }
}
