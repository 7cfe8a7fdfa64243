//! Creates dialect attributes and types from their parameters.

use std::sync::Arc;

use mlirkit::defs::{AttrDef, ParamKind};
use mlirkit::ir::{DialectAttr, DialectType, Param, ParamList};
use mlirkit::num::ApInt;
use mlirkit::{AttrData, TypeData};
use pyo3::prelude::*;

use crate::attr::{attr, ty};
use crate::context::{Ctx, PyContext};
use crate::error::invalid;
use crate::make::{attr_of, type_of};

/// Converts a Python value to a parameter of the given kind. For an enum, the Python value is the integer value of a
/// case.
fn param(ctx: &Arc<Ctx>, kind: &ParamKind, value: &Bound<'_, PyAny>) -> PyResult<Param> {
    if value.is_none() {
        return Ok(match kind {
            ParamKind::Array(_) => Param::Array(ParamList::default()),
            _ => Param::None,
        });
    }
    Ok(match kind {
        ParamKind::Attr(_) => Param::Attr(attr_of(ctx, value)?),
        ParamKind::Type(_) => Param::Type(type_of(ctx, value)?),
        ParamKind::Int(_) => Param::Int(value.extract()?),
        ParamKind::UInt(_) => match value.extract::<i64>() {
            Ok(number) => Param::Int(number),
            Err(_) => Param::Int(value.extract::<u64>()?.cast_signed()),
        },
        ParamKind::Bool => Param::Bool(value.is_truthy()?),
        ParamKind::Str => Param::Str(ctx.ir().ident(&value.extract::<String>()?)),
        ParamKind::Enum(_) => Param::Enum(value.extract()?),
        ParamKind::ApInt => {
            let bytes = value.extract::<i64>()?.to_le_bytes();
            Param::ApInt(ApInt::from_le_bytes(64, &bytes))
        }
        ParamKind::Array(inner) => {
            let items: PyResult<Vec<Param>> = value.try_iter()?.map(|item| param(ctx, inner, &item?)).collect();
            Param::Array(items?.into())
        }
        ParamKind::ApFloat | ParamKind::Other(_) => {
            return Err(invalid("a parameter of this kind is made of text only"));
        }
    })
}

fn params(ctx: &Arc<Ctx>, def: &AttrDef, values: &[Bound<'_, PyAny>]) -> PyResult<Box<[Param]>> {
    if values.len() != def.params.len() {
        return Err(invalid(format!("{} has {} parameters, not {}", def.name, def.params.len(), values.len())));
    }
    def.params.iter().zip(values).map(|(one, value)| param(ctx, &one.kind, value)).collect()
}

#[pymethods]
impl PyContext {
    /// Creates a dialect attribute from its parameters.
    fn _dialect_attr(&self, py: Python<'_>, name: &str, values: Vec<Bound<'_, PyAny>>) -> PyResult<Py<PyAny>> {
        let ctx = self.ctx.ir();
        let (dialect, mnemonic) = name.split_once('.').unwrap_or((name, ""));
        let def = ctx.dialect(ctx.ident(dialect)).and_then(|rows| rows.attr(mnemonic));
        let def = def.ok_or_else(|| invalid(format!("the release of this context has no attribute #{name}")))?;
        let params = params(&self.ctx, def, &values)?;
        attr(py, &self.ctx, ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params }))))
    }

    /// Returns the value of the enum case with the given symbol in the release of the context; `None` if there is no
    /// such case.
    fn _enum_number(&self, dialect: &str, name: &str, symbol: &str) -> Option<u64> {
        let ctx = self.ctx.ir();
        let cases = &ctx.dialect(ctx.ident(dialect))?.enum_(name)?.cases;
        cases.iter().find(|case| *case.symbol == *symbol).map(|case| case.value)
    }

    /// Returns the symbol of the enum case with the given value in the release of the context; `None` if there is no
    /// such case.
    fn _enum_symbol(&self, dialect: &str, name: &str, number: u64) -> Option<String> {
        let ctx = self.ctx.ir();
        let cases = &ctx.dialect(ctx.ident(dialect))?.enum_(name)?.cases;
        cases.iter().find(|case| case.value == number).map(|case| case.symbol.to_string())
    }

    /// Creates a dialect type from its parameters.
    fn _dialect_type(&self, py: Python<'_>, name: &str, values: Vec<Bound<'_, PyAny>>) -> PyResult<Py<PyAny>> {
        let ctx = self.ctx.ir();
        let (dialect, mnemonic) = name.split_once('.').unwrap_or((name, ""));
        let def = ctx.dialect(ctx.ident(dialect)).and_then(|rows| rows.type_(mnemonic));
        let def = def.ok_or_else(|| invalid(format!("the release of this context has no type !{name}")))?;
        let params = params(&self.ctx, def, &values)?;
        ty(py, &self.ctx, ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params }))))
    }
}
