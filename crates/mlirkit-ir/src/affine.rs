//! Affine expressions.

use crate::ids::AffineExpr;

/// What an [`AffineExpr`] is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AffineExprData {
    /// `d0`
    Dim(u32),
    /// `s0`
    Symbol(u32),
    /// `42`
    Constant(i64),
    /// `a + b` and the like.
    Binary(AffineOp, AffineExpr, AffineExpr),
}

/// A binary affine operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AffineOp {
    /// `+`
    Add,
    /// `*`
    Mul,
    /// `mod`
    Mod,
    /// `floordiv`
    FloorDiv,
    /// `ceildiv`
    CeilDiv,
}
