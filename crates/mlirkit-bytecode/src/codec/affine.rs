//! The builtin encoding of affine maps and integer sets, used since release 24.
//!
//! A map starts with a number that combines its dimension count and its kind. For most maps, little else follows.
//! Expressions are encoded in prefix order.

use mlirkit_diag::Result;
use mlirkit_ir::{AffineExpr, AffineExprData, AffineMap, AffineOp, IntegerSet};

use crate::codec::reader::DialectReader;
use crate::codec::writer::DialectWriter;

/// The kinds of map encodings, stored in the low two bits of the first number.
mod kind {
    /// The identity map: its results are all dimensions, in order. No fields follow.
    pub(super) const IDENTITY: u64 = 0;
    /// The results are all dimensions, each of them once. Their positions follow.
    pub(super) const PERMUTATION: u64 = 1;
    /// Each result is a dimension, and no dimension repeats. The number of results and their positions follow.
    pub(super) const PROJECTION: u64 = 2;
    /// Any other map. The symbol count, the result count and the results follow.
    pub(super) const GENERAL: u64 = 3;
}

const DIM: u64 = 0;
const SYMBOL: u64 = 1;
const CONSTANT: u64 = 2;
const FIRST_OP: u64 = 3;

/// The binary operators, in the order of their codes.
const OPS: [AffineOp; 5] = [AffineOp::Add, AffineOp::Mul, AffineOp::Mod, AffineOp::FloorDiv, AffineOp::CeilDiv];

/// The maximum number of pending steps while reading an expression, as in upstream's reader.
const MAX_PENDING: usize = 128;

/// Returns the position of the dimension that each result consists of. `None` unless the results are distinct
/// dimensions and the map has no symbols.
fn positions(map: &AffineMap, w: &DialectWriter<'_, '_>) -> Option<Vec<u32>> {
    if map.symbols != 0 {
        return None;
    }
    let mut seen = vec![false; map.dims as usize];
    let position = |expr: &AffineExpr| match w.context().affine_data(*expr) {
        AffineExprData::Dim(at) if !std::mem::replace(seen.get_mut(at as usize)?, true) => Some(at),
        _ => None,
    };
    map.results.iter().map(position).collect()
}

pub(crate) fn write_map(map: &AffineMap, w: &mut DialectWriter<'_, '_>) {
    let dims = u64::from(map.dims) << 2;
    match positions(map, w) {
        Some(at) if at.len() == map.dims as usize && at.iter().copied().eq(0..map.dims) => {
            w.varint(dims | kind::IDENTITY);
        }
        Some(at) if at.len() == map.dims as usize => {
            w.varint(dims | kind::PERMUTATION);
            at.iter().for_each(|at| w.varint((*at).into()));
        }
        Some(at) => {
            w.varint(dims | kind::PROJECTION);
            w.list(at.iter(), |w, at| w.varint((*at).into()));
        }
        None => {
            w.varint(dims | kind::GENERAL);
            w.varint(map.symbols.into());
            w.list(map.results.iter(), |w, expr| write_expr(*expr, w));
        }
    }
}

pub(crate) fn write_set(set: &IntegerSet, w: &mut DialectWriter<'_, '_>) {
    w.varint(set.dims.into());
    w.varint(set.symbols.into());
    w.list(set.constraints.iter(), |w, (expr, _)| write_expr(*expr, w));
    set.constraints.iter().for_each(|(_, equal)| w.bool(*equal));
}

fn write_expr(expr: AffineExpr, w: &mut DialectWriter<'_, '_>) {
    let mut left = vec![expr];
    while let Some(expr) = left.pop() {
        match w.context().affine_data(expr) {
            AffineExprData::Dim(at) => {
                w.varint(DIM);
                w.varint(at.into());
            }
            AffineExprData::Symbol(at) => {
                w.varint(SYMBOL);
                w.varint(at.into());
            }
            AffineExprData::Constant(value) => {
                w.varint(CONSTANT);
                w.signed_varint(value);
            }
            AffineExprData::Binary(op, lhs, rhs) => {
                let code = OPS.iter().position(|known| *known == op).unwrap_or_default() as u64;
                w.varint(FIRST_OP + code);
                left.extend([rhs, lhs]);
            }
        }
    }
}

fn number(r: &mut DialectReader<'_, '_>) -> Result<u32> {
    let value = r.varint()?;
    u32::try_from(value).map_err(|_| r.error(format!("expected a number of 32 bits, but got: {value}")))
}

fn dimension(r: &mut DialectReader<'_, '_>, dims: u32) -> Result<AffineExpr> {
    let at = number(r)?;
    if at < dims {
        Ok(r.context().affine_dim(at))
    } else {
        Err(r.error(format!("expected one of {dims} dimensions, but got: {at}")))
    }
}

pub(crate) fn read_map(r: &mut DialectReader<'_, '_>) -> Result<AffineMap> {
    let ctx = r.context();
    let head = number(r)?;
    let dims = limited(r, head >> 2)?;
    let mut symbols = 0;
    let results: Vec<AffineExpr> = match u64::from(head & 3) {
        kind::IDENTITY => (0..dims).map(|at| ctx.affine_dim(at)).collect(),
        kind::PERMUTATION => {
            let count = r.limit(dims.into())?;
            (0..count).map(|_| dimension(r, dims)).collect::<Result<_>>()?
        }
        kind::PROJECTION => r.list(|r| dimension(r, dims))?,
        _ => {
            symbols = number(r)?;
            limited(r, symbols)?;
            r.list(|r| read_expr(r, dims, symbols))?
        }
    };
    Ok(AffineMap { dims, symbols, results: results.into() })
}

/// The maximum number of dimensions or symbols of an affine map or integer set. A file can declare any number of unused
/// ones without taking more bytes.
const MAX_DIMS: u32 = 1 << 16;

/// Checks a dimension or symbol count against [`MAX_DIMS`].
fn limited(r: &DialectReader<'_, '_>, count: u32) -> Result<u32> {
    if count > MAX_DIMS {
        return Err(r.error(format!("expected at most {MAX_DIMS} dimensions, but got: {count}")));
    }
    Ok(count)
}

pub(crate) fn read_set(r: &mut DialectReader<'_, '_>) -> Result<IntegerSet> {
    let (dims, symbols) = (number(r)?, number(r)?);
    limited(r, dims.max(symbols))?;
    let exprs = r.list(|r| read_expr(r, dims, symbols))?;
    let constraints = exprs.into_iter().map(|expr| Ok((expr, r.bool()?))).collect::<Result<_>>()?;
    Ok(IntegerSet { dims, symbols, constraints })
}

/// An expression that remains to be read or completed.
enum Step {
    Read,
    Combine(AffineOp),
}

fn read_expr(r: &mut DialectReader<'_, '_>, dims: u32, symbols: u32) -> Result<AffineExpr> {
    let ctx = r.context();
    let mut steps = vec![Step::Read];
    let mut made: Vec<AffineExpr> = Vec::new();
    while let Some(step) = steps.pop() {
        if steps.len() >= MAX_PENDING {
            return Err(r.error("AffineExpr work stack overflow"));
        }
        let expr = match step {
            Step::Combine(op) => match (made.pop(), made.pop()) {
                (Some(rhs), Some(lhs)) => ctx.affine_binary(op, lhs, rhs),
                _ => return Err(r.error("malformed AffineExpr: operand underflow")),
            },
            Step::Read => match r.varint()? {
                DIM => dimension(r, dims)?,
                SYMBOL => {
                    let at = number(r)?;
                    if at >= symbols {
                        return Err(r.error(format!("expected one of {symbols} symbols, but got: {at}")));
                    }
                    ctx.affine_symbol(at)
                }
                CONSTANT => ctx.affine_constant(r.signed_varint()?),
                other => {
                    let op = other.checked_sub(FIRST_OP).and_then(|code| OPS.get(usize::try_from(code).ok()?));
                    let op = op.ok_or_else(|| r.error(format!("unknown AffineExpr kind: {other}")))?;
                    steps.extend([Step::Combine(*op), Step::Read, Step::Read]);
                    continue;
                }
            },
        };
        made.push(expr);
    }
    made.pop().ok_or_else(|| r.error("malformed AffineExpr: expected single result"))
}
