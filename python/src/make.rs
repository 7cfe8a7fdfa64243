//! Creates attributes from plain Python data.

use std::sync::Arc;

use mlirkit::ir::{
    AffineExpr, AffineMap, AffineOp, Blob, DenseArrayAttr, DenseElementsAttr, DenseStringsAttr, FileRange, IntegerSet,
};
use mlirkit::num::ApInt;
use mlirkit::{Attr, AttrData, TypeData};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::attr::{PyAttr, PyTy, same};
use crate::context::Ctx;
use crate::error::{Raise, invalid};

/// Access to the fields of a tuple that describes an attribute.
struct Fields<'a, 'py> {
    ctx: &'a Arc<Ctx>,
    data: &'a Bound<'py, PyTuple>,
}

impl<'py> Fields<'_, 'py> {
    fn get<T>(&self, index: usize) -> PyResult<T>
    where
        T: for<'a> FromPyObject<'a, 'py, Error = PyErr>,
    {
        self.data.get_item(index)?.extract()
    }

    fn text(&self, index: usize) -> PyResult<String> {
        self.data.get_item(index)?.extract()
    }

    fn bytes(&self, index: usize) -> PyResult<Vec<u8>> {
        self.data.get_item(index)?.extract()
    }

    fn attr(&self, index: usize) -> PyResult<Attr> {
        attr_of(self.ctx, &self.data.get_item(index)?)
    }

    fn optional_attr(&self, index: usize) -> PyResult<Option<Attr>> {
        let item = self.data.get_item(index)?;
        if item.is_none() { Ok(None) } else { attr_of(self.ctx, &item).map(Some) }
    }

    fn ty(&self, index: usize) -> PyResult<mlirkit::Type> {
        type_of(self.ctx, &self.data.get_item(index)?)
    }

    fn optional_ty(&self, index: usize) -> PyResult<Option<mlirkit::Type>> {
        let item = self.data.get_item(index)?;
        if item.is_none() { Ok(None) } else { type_of(self.ctx, &item).map(Some) }
    }

    fn attrs(&self, index: usize) -> PyResult<Vec<Attr>> {
        self.data.get_item(index)?.try_iter()?.map(|item| attr_of(self.ctx, &item?)).collect()
    }
}

/// Returns the attribute that a Python object represents. Fails if it belongs to another context.
pub fn attr_of(ctx: &Arc<Ctx>, object: &Bound<'_, PyAny>) -> PyResult<Attr> {
    let attr = object.cast::<PyAttr>()?.get();
    same(ctx, &attr.ctx)?;
    Ok(attr.id)
}

/// Returns the type that a Python object represents. Fails if it belongs to another context.
pub fn type_of(ctx: &Arc<Ctx>, object: &Bound<'_, PyAny>) -> PyResult<mlirkit::Type> {
    let ty = object.cast::<PyTy>()?.get();
    same(ctx, &ty.ctx)?;
    Ok(ty.id)
}

/// Creates the attribute that a tuple of plain data describes.
pub fn attr(holder: &Arc<Ctx>, data: &Bound<'_, PyTuple>) -> PyResult<Attr> {
    let fields = Fields { ctx: holder, data };
    let ctx = holder.ir();
    let location = |id: Attr| match ctx.attr_data(id).is_location() {
        true => Ok(id),
        false => Err(invalid("not a location")),
    };
    Ok(match fields.text(0)?.as_str() {
        "integer" => {
            let ty = fields.ty(1)?;
            let width = match ctx.type_data(ty) {
                TypeData::Integer { width, .. } => *width,
                TypeData::Index => 64,
                _ => return Err(invalid("expected an integer or index type")),
            };
            let value = ApInt::from_le_bytes(width, &fields.bytes(2)?);
            ctx.attr(AttrData::Integer(mlirkit::ir::IntegerAttr { ty, value }))
        }
        "float" => ctx.float_value_attr(fields.ty(1)?, fields.get(2)?).raise()?,
        "string" => {
            let value = ctx.ident_bytes(&fields.bytes(1)?);
            ctx.attr(AttrData::String { value, ty: fields.optional_ty(2)? })
        }
        "array" => ctx.array_attr(&fields.attrs(1)?),
        "dict" => {
            let mut entries = Vec::new();
            for item in data.get_item(1)?.try_iter()? {
                let (name, value): (String, Bound<'_, PyAny>) = item?.extract()?;
                entries.push((ctx.ident(&name), attr_of(holder, &value)?));
            }
            ctx.dictionary(entries)
        }
        "type" => ctx.type_attr(fields.ty(1)?),
        "symbol" => {
            let path: Vec<String> = fields.get(1)?;
            ctx.symbol_ref(&path.iter().map(String::as_str).collect::<Vec<_>>())
        }
        "dense array" => ctx.attr(AttrData::DenseArray(Box::new(DenseArrayAttr {
            element: fields.ty(1)?,
            len: fields.get(2)?,
            data: Blob::owned(fields.bytes(3)?),
        }))),
        "dense" => ctx.attr(AttrData::DenseElements(Box::new(DenseElementsAttr {
            ty: fields.ty(1)?,
            splat: fields.get(2)?,
            data: Blob::owned(fields.bytes(3)?),
        }))),
        "dense strings" => {
            let values: Vec<Vec<u8>> = fields.get(3)?;
            ctx.attr(AttrData::DenseStrings(Box::new(DenseStringsAttr {
                ty: fields.ty(1)?,
                splat: fields.get(2)?,
                values: values.iter().map(|value| ctx.ident_bytes(value)).collect(),
            })))
        }
        "resource" => ctx.attr(AttrData::DenseResource {
            ty: fields.ty(1)?,
            dialect: ctx.ident("builtin"),
            key: ctx.ident(&fields.text(2)?),
        }),
        "affine map" => {
            let results: PyResult<Box<[AffineExpr]>> =
                data.get_item(3)?.try_iter()?.map(|item| expression(holder, &item?)).collect();
            let (dims, symbols) = (fields.get(1)?, fields.get(2)?);
            ctx.attr(AttrData::AffineMap(Box::new(AffineMap { dims, symbols, results: results? })))
        }
        "integer set" => {
            let mut constraints = Vec::new();
            for item in data.get_item(3)?.try_iter()? {
                let (expr, equal): (Bound<'_, PyAny>, bool) = item?.extract()?;
                constraints.push((expression(holder, &expr)?, equal));
            }
            let (dims, symbols, constraints) = (fields.get(1)?, fields.get(2)?, constraints.into());
            ctx.attr(AttrData::IntegerSet(Box::new(IntegerSet { dims, symbols, constraints })))
        }
        "opaque" => ctx.attr(AttrData::Opaque {
            dialect: ctx.ident(&fields.text(1)?),
            text: ctx.ident_bytes(&fields.bytes(2)?),
            ty: fields.optional_ty(3)?,
        }),
        "unknown" => ctx.unknown_loc(),
        "file" => ctx.file_loc(ctx.ident(&fields.text(1)?), fields.get(2)?, fields.get(3)?),
        "range" => ctx.attr(AttrData::FileRange(Box::new(FileRange {
            file: ctx.ident(&fields.text(1)?),
            start_line: fields.get(2)?,
            start_column: fields.get(3)?,
            end_line: fields.get(4)?,
            end_column: fields.get(5)?,
            names_line: fields.get::<u32>(2)? == fields.get::<u32>(4)?,
        }))),
        "name" => ctx.name_loc(&fields.text(1)?, location(fields.attr(2)?)?),
        "callsite" => {
            ctx.attr(AttrData::CallSiteLoc { callee: location(fields.attr(1)?)?, caller: location(fields.attr(2)?)? })
        }
        "fused" => {
            let locations = fields.attrs(1)?.into_iter().map(location).collect::<PyResult<Box<[Attr]>>>()?;
            ctx.attr(AttrData::FusedLoc { locations, metadata: fields.optional_attr(2)? })
        }
        other => return Err(invalid(format!("no attribute is made of '{other}'"))),
    })
}

fn expression(holder: &Arc<Ctx>, data: &Bound<'_, PyAny>) -> PyResult<AffineExpr> {
    let ctx = holder.ir();
    let data = data.cast::<PyTuple>()?;
    let kind: String = data.get_item(0)?.extract()?;
    let op = match kind.as_str() {
        "d" => return Ok(ctx.affine_dim(data.get_item(1)?.extract()?)),
        "s" => return Ok(ctx.affine_symbol(data.get_item(1)?.extract()?)),
        "c" => return Ok(ctx.affine_constant(data.get_item(1)?.extract()?)),
        "+" => AffineOp::Add,
        "*" => AffineOp::Mul,
        "mod" => AffineOp::Mod,
        "floordiv" => AffineOp::FloorDiv,
        "ceildiv" => AffineOp::CeilDiv,
        other => return Err(invalid(format!("no affine expression is '{other}'"))),
    };
    let (left, right) = (expression(holder, &data.get_item(1)?)?, expression(holder, &data.get_item(2)?)?);
    Ok(match op {
        AffineOp::Add => ctx.affine_add(left, right),
        AffineOp::Mul => ctx.affine_mul(left, right),
        AffineOp::Mod => ctx.affine_mod(left, right),
        AffineOp::FloorDiv => ctx.affine_floordiv(left, right),
        AffineOp::CeilDiv => ctx.affine_ceildiv(left, right),
    })
}

#[pymethods]
impl crate::context::PyContext {
    /// Creates an affine expression, simplified as upstream does on construction.
    fn _affine<'py>(&self, py: Python<'py>, data: &Bound<'py, PyAny>) -> PyResult<Py<PyAny>> {
        let expr = expression(&self.ctx, data)?;
        crate::data::expression(py, &self.ctx, expr)
    }
}
