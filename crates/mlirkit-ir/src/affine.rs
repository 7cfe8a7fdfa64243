//! Affine expressions.

use mlirkit_defs::Release;

use crate::context::Context;
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

/// An affine expression with cached facts, so callers need not walk it again.
#[derive(Debug, Clone, Copy)]
pub(crate) struct KnownExpr {
    pub(crate) data: AffineExprData,
    /// Whether the expression contains no dimension.
    symbolic: bool,
    /// The greatest known divisor of its value.
    divisor: i64,
}

impl PartialEq for KnownExpr {
    fn eq(&self, other: &Self) -> bool {
        self.data == other.data
    }
}

impl Eq for KnownExpr {}

impl std::hash::Hash for KnownExpr {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.data.hash(state);
    }
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

/// Constructors that simplify as MLIR's do, so that text and bytecode yield the same expression.
impl Context {
    /// `d0`
    pub fn affine_dim(&self, position: u32) -> AffineExpr {
        self.affine_expr(AffineExprData::Dim(position))
    }

    /// `s0`
    pub fn affine_symbol(&self, position: u32) -> AffineExpr {
        self.affine_expr(AffineExprData::Symbol(position))
    }

    /// `42`
    pub fn affine_constant(&self, value: i64) -> AffineExpr {
        self.affine_expr(AffineExprData::Constant(value))
    }

    /// Builds a binary expression and simplifies it.
    pub fn affine_binary(&self, op: AffineOp, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        match op {
            AffineOp::Add => self.affine_add(lhs, rhs),
            AffineOp::Mul => self.affine_mul(lhs, rhs),
            AffineOp::Mod => self.affine_mod(lhs, rhs),
            AffineOp::FloorDiv => self.affine_floordiv(lhs, rhs),
            AffineOp::CeilDiv => self.affine_ceildiv(lhs, rhs),
        }
    }

    /// `lhs + rhs`
    pub fn affine_add(&self, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        let simple = mlirkit_diag::deep(|| self.simplify_add(lhs, rhs));
        simple.unwrap_or_else(|| self.affine_raw(AffineOp::Add, lhs, rhs))
    }

    /// `lhs - rhs`
    pub fn affine_sub(&self, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        self.affine_add(lhs, self.affine_neg(rhs))
    }

    /// `-expr`
    pub fn affine_neg(&self, expr: AffineExpr) -> AffineExpr {
        self.affine_mul(expr, self.affine_constant(-1))
    }

    /// `lhs * rhs`
    pub fn affine_mul(&self, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        let simple = mlirkit_diag::deep(|| self.simplify_mul(lhs, rhs));
        simple.unwrap_or_else(|| self.affine_raw(AffineOp::Mul, lhs, rhs))
    }

    /// `lhs floordiv rhs`
    pub fn affine_floordiv(&self, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        let simple = mlirkit_diag::deep(|| self.simplify_floordiv(lhs, rhs));
        simple.unwrap_or_else(|| self.affine_raw(AffineOp::FloorDiv, lhs, rhs))
    }

    /// `lhs ceildiv rhs`
    pub fn affine_ceildiv(&self, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        self.simplify_ceildiv(lhs, rhs).unwrap_or_else(|| self.affine_raw(AffineOp::CeilDiv, lhs, rhs))
    }

    /// `lhs mod rhs`
    pub fn affine_mod(&self, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        let simple = mlirkit_diag::deep(|| self.simplify_mod(lhs, rhs));
        simple.unwrap_or_else(|| self.affine_raw(AffineOp::Mod, lhs, rhs))
    }

    /// Returns true if the expression contains no dimension.
    #[must_use]
    pub fn affine_is_symbolic(&self, expr: AffineExpr) -> bool {
        self.affine_known(expr).is_none_or(|known| known.symbolic)
    }

    /// Computes the cached facts of an expression from those of its operands.
    pub(crate) fn affine_facts(&self, data: AffineExprData) -> KnownExpr {
        let (symbolic, divisor) = match data {
            AffineExprData::Dim(_) => (false, 1),
            AffineExprData::Symbol(_) => (true, 1),
            AffineExprData::Constant(value) => (true, value.wrapping_abs()),
            AffineExprData::Binary(op, lhs, rhs) => {
                let symbolic = self.affine_is_symbolic(lhs) && self.affine_is_symbolic(rhs);
                (symbolic, self.affine_divisor_of(op, lhs, rhs))
            }
        };
        KnownExpr { data, symbolic, divisor }
    }

    fn affine_raw(&self, op: AffineOp, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        self.affine_expr(AffineExprData::Binary(op, lhs, rhs))
    }

    fn affine_const(&self, expr: AffineExpr) -> Option<i64> {
        match self.affine_data(expr) {
            AffineExprData::Constant(value) => Some(value),
            _ => None,
        }
    }

    fn affine_operands(&self, expr: AffineExpr, op: AffineOp) -> Option<(AffineExpr, AffineExpr)> {
        match self.affine_data(expr) {
            AffineExprData::Binary(found, lhs, rhs) if found == op => Some((lhs, rhs)),
            _ => None,
        }
    }

    /// Returns true if both operands are dimensions, or both are symbols, and the one with the higher position comes
    /// first.
    fn affine_out_of_order(&self, lhs: AffineExpr, rhs: AffineExpr) -> bool {
        if !self.release().sorts_affine_sums() {
            return false;
        }
        match (self.affine_data(lhs), self.affine_data(rhs)) {
            (AffineExprData::Dim(a), AffineExprData::Dim(b))
            | (AffineExprData::Symbol(a), AffineExprData::Symbol(b)) => a > b,
            _ => false,
        }
    }

    /// Returns the greatest known divisor of the expression's value.
    fn affine_divisor(&self, expr: AffineExpr) -> i64 {
        self.affine_known(expr).map_or(1, |known| known.divisor)
    }

    fn affine_divisor_of(&self, op: AffineOp, lhs: AffineExpr, rhs: AffineExpr) -> i64 {
        let of_lhs = self.affine_divisor(lhs);
        match op {
            AffineOp::CeilDiv | AffineOp::FloorDiv => match self.affine_const(rhs) {
                Some(divisor) if divisor != 0 && of_lhs.wrapping_rem(divisor) == 0 => {
                    of_lhs.wrapping_div(divisor).wrapping_abs()
                }
                _ => 1,
            },
            AffineOp::Mul => of_lhs.wrapping_mul(self.affine_divisor(rhs)),
            AffineOp::Add | AffineOp::Mod => gcd(of_lhs as u64, self.affine_divisor(rhs) as u64) as i64,
        }
    }

    fn simplify_add(&self, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
        let (lhs_const, rhs_const) = (self.affine_const(lhs), self.affine_const(rhs));
        if let (Some(a), Some(b)) = (lhs_const, rhs_const) {
            return a.checked_add(b).map(|sum| self.affine_constant(sum));
        }
        // Canonical order puts constants and symbolic operands on the right.
        if lhs_const.is_some() || (!self.affine_is_symbolic(rhs) && self.affine_is_symbolic(lhs)) {
            return Some(self.affine_add(rhs, lhs));
        }
        if self.affine_out_of_order(lhs, rhs) {
            return Some(self.affine_add(rhs, lhs));
        }
        if rhs_const == Some(0) {
            return Some(lhs);
        }
        // (a + 2) + 3 = a + 5
        let lhs_sum = self.affine_operands(lhs, AffineOp::Add).and_then(|(a, b)| Some((a, b, self.affine_const(b)?)));
        if let (Some((a, _, b)), Some(c)) = (lhs_sum, rhs_const) {
            return Some(self.affine_add(a, self.affine_constant(b.wrapping_add(c))));
        }
        // a * 2 + a * 3 = a * 5
        let factor = |expr| {
            let product = self.affine_operands(expr, AffineOp::Mul);
            product.and_then(|(a, b)| Some((a, self.affine_const(b)?))).unwrap_or((expr, 1))
        };
        let ((first, a), (second, b)) = (factor(lhs), factor(rhs));
        if first == second {
            return Some(self.affine_mul(first, self.affine_constant(a.wrapping_add(b))));
        }
        // (a + 2) + b = (a + b) + 2
        if let Some((a, two, _)) = lhs_sum {
            return Some(self.affine_add(self.affine_add(a, rhs), two));
        }
        self.simplify_to_mod(lhs, rhs)
    }

    /// Simplifies `a + (a floordiv q) * -q` to `a mod q`. Also applies to a symbolic `q`, and (from LLVM 22 on) where
    /// another term is added to the first `a`.
    fn simplify_to_mod(&self, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
        let AffineExprData::Binary(op, left, right) = self.affine_data(rhs) else { return None };
        if self.affine_const(right) == Some(-1) {
            if let Some((quotient, q)) = self.affine_operands(left, AffineOp::Mul) {
                let (dividend, divisor) = self.affine_operands(quotient, AffineOp::FloorDiv)?;
                if divisor == q && dividend == lhs {
                    return Some(self.affine_mod(lhs, q));
                }
            }
        }
        if op != AffineOp::Mul {
            return None;
        }
        let (dividend, divisor) = self.affine_operands(left, AffineOp::FloorDiv)?;
        if divisor != self.affine_neg(right) {
            return None;
        }
        if lhs == dividend {
            return Some(self.affine_mod(lhs, divisor));
        }
        let (rest, last) = self.affine_operands(lhs, AffineOp::Add)?;
        let simpler = last == dividend && self.release() >= Release(22) && self.affine_const(divisor).is_some();
        simpler.then(|| self.affine_add(rest, self.affine_mod(last, divisor)))
    }

    fn simplify_mul(&self, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
        let (lhs_const, rhs_const) = (self.affine_const(lhs), self.affine_const(rhs));
        if let (Some(a), Some(b)) = (lhs_const, rhs_const) {
            return a.checked_mul(b).map(|product| self.affine_constant(product));
        }
        let rhs_symbolic = self.affine_is_symbolic(rhs);
        if !rhs_symbolic && !self.affine_is_symbolic(lhs) {
            return None;
        }
        if !rhs_symbolic || lhs_const.is_some() {
            return Some(self.affine_mul(rhs, lhs));
        }
        if self.affine_out_of_order(lhs, rhs) {
            return Some(self.affine_mul(rhs, lhs));
        }
        match rhs_const {
            Some(1) => return Some(lhs),
            Some(0) => return Some(rhs),
            _ => {}
        }
        let (a, two) = self.affine_operands(lhs, AffineOp::Mul)?;
        let b = self.affine_const(two)?;
        // (a * 2) * 3 = a * 6, (a * 2) * b = (a * b) * 2
        Some(match rhs_const {
            Some(c) => self.affine_mul(a, self.affine_constant(b.wrapping_mul(c))),
            None => self.affine_mul(self.affine_mul(a, rhs), two),
        })
    }

    fn simplify_floordiv(&self, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
        let divisor = self.affine_const(rhs).filter(|d| *d != 0)?;
        if let Some(value) = self.affine_const(lhs) {
            let quotient = value.checked_div(divisor)?;
            let below = value % divisor != 0 && (value < 0) != (divisor < 0);
            return Some(self.affine_constant(quotient - i64::from(below)));
        }
        if divisor == 1 {
            return Some(lhs);
        }
        if let Some(product) = self.divide_product(lhs, divisor) {
            return Some(product);
        }
        let (a, b) = self.affine_operands(lhs, AffineOp::Add)?;
        let divides = |expr| self.affine_divisor(expr).wrapping_rem(divisor) == 0;
        (divides(a) || divides(b)).then(|| self.affine_add(self.affine_floordiv(a, rhs), self.affine_floordiv(b, rhs)))
    }

    fn simplify_ceildiv(&self, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
        let divisor = self.affine_const(rhs).filter(|d| *d != 0)?;
        if let Some(value) = self.affine_const(lhs) {
            let quotient = value.checked_div(divisor)?;
            let above = value % divisor != 0 && (value < 0) == (divisor < 0);
            return Some(self.affine_constant(quotient + i64::from(above)));
        }
        if divisor == 1 {
            return Some(lhs);
        }
        self.divide_product(lhs, divisor)
    }

    /// Simplifies `(a * 128) / 64` to `a * 2` if the division is exact.
    fn divide_product(&self, expr: AffineExpr, divisor: i64) -> Option<AffineExpr> {
        let (a, factor) = self.affine_operands(expr, AffineOp::Mul)?;
        let factor = self.affine_const(factor).filter(|f| f.wrapping_rem(divisor) == 0)?;
        Some(self.affine_mul(a, self.affine_constant(factor.wrapping_div(divisor))))
    }

    fn simplify_mod(&self, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
        let divisor = self.affine_const(rhs).filter(|d| *d >= 1)?;
        if let Some(value) = self.affine_const(lhs) {
            return Some(self.affine_constant(value.rem_euclid(divisor)));
        }
        if self.affine_divisor(lhs) % divisor == 0 {
            return Some(self.affine_constant(0));
        }
        if let Some((a, b)) = self.affine_operands(lhs, AffineOp::Add) {
            if self.affine_divisor(a) % divisor == 0 {
                return Some(self.affine_mod(b, rhs));
            }
            if self.affine_divisor(b) % divisor == 0 {
                return Some(self.affine_mod(a, rhs));
            }
        }
        // (a mod 12) mod 4 = a mod 4
        let (a, inner) = self.affine_operands(lhs, AffineOp::Mod)?;
        let inner = self.affine_const(inner).filter(|i| *i >= 1)?;
        (inner % divisor == 0).then(|| self.affine_mod(a, rhs))
    }
}

fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
