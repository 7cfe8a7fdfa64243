//! Affine expressions: their data, and constructors that simplify as upstream MLIR does.

use std::sync::atomic::Ordering;

use crate::context::Context;
use crate::ids::AffineExpr;

/// The data of an [`AffineExpr`]: its kind and operands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AffineExprData {
    /// A dimension, such as `d0`.
    Dim(u32),
    /// A symbol, such as `s0`.
    Symbol(u32),
    /// A constant, such as `42`.
    Constant(i64),
    /// A binary operation, such as `a + b`.
    Binary(AffineOp, AffineExpr, AffineExpr),
}

/// An affine expression with cached facts, so that callers need not traverse it again.
#[derive(Debug, Clone, Copy)]
pub(crate) struct KnownExpr {
    pub(crate) data: AffineExprData,
    /// Whether the expression contains only symbols and constants.
    symbolic: bool,
    /// The largest known divisor of the expression's value.
    divisor: i64,
    /// Whether printing the expression and parsing the output yields the same expression.
    settled: bool,
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

/// The maximum number of times that [`Context::affine_settled`] prints an expression and parses it again.
const MOST_REREADS: usize = 16;

/// Constructors that simplify as upstream MLIR does, so that text and bytecode yield the same expression.
impl Context {
    /// Returns the dimension with this index, such as `d0`.
    pub fn affine_dim(&self, position: u32) -> AffineExpr {
        self.affine_expr(AffineExprData::Dim(position))
    }

    /// Returns the symbol with this index, such as `s0`.
    pub fn affine_symbol(&self, position: u32) -> AffineExpr {
        self.affine_expr(AffineExprData::Symbol(position))
    }

    /// Returns a constant, such as `42`.
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

    /// Returns `lhs + rhs`, simplified.
    pub fn affine_add(&self, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        let simple = mlirkit_diag::deep(|| self.simplify_add(lhs, rhs));
        simple.unwrap_or_else(|| self.affine_raw(AffineOp::Add, lhs, rhs))
    }

    /// Returns `lhs - rhs`, simplified.
    pub fn affine_sub(&self, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        // Negating the lowest constant yields the same constant.
        if self.release().wraps_least_affine_constant() && self.affine_const(rhs) == Some(i64::MIN) {
            return self.affine_add(lhs, rhs);
        }
        self.affine_add(lhs, self.affine_neg(rhs))
    }

    /// Returns `-expr`, simplified.
    pub fn affine_neg(&self, expr: AffineExpr) -> AffineExpr {
        self.affine_mul(expr, self.affine_constant(-1))
    }

    /// Returns `lhs * rhs`, simplified.
    pub fn affine_mul(&self, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        let simple = mlirkit_diag::deep(|| self.simplify_mul(lhs, rhs));
        simple.unwrap_or_else(|| self.affine_raw(AffineOp::Mul, lhs, rhs))
    }

    /// Returns `lhs floordiv rhs`, simplified.
    pub fn affine_floordiv(&self, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        let simple = mlirkit_diag::deep(|| self.simplify_floordiv(lhs, rhs));
        simple.unwrap_or_else(|| self.affine_raw(AffineOp::FloorDiv, lhs, rhs))
    }

    /// Returns `lhs ceildiv rhs`, simplified.
    pub fn affine_ceildiv(&self, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        self.simplify_ceildiv(lhs, rhs).unwrap_or_else(|| self.affine_raw(AffineOp::CeilDiv, lhs, rhs))
    }

    /// Returns `lhs mod rhs`, simplified.
    pub fn affine_mod(&self, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        let simple = mlirkit_diag::deep(|| self.simplify_mod(lhs, rhs));
        simple.unwrap_or_else(|| self.affine_raw(AffineOp::Mod, lhs, rhs))
    }

    /// Returns true if the expression contains only symbols and constants.
    #[must_use]
    pub fn affine_is_symbolic(&self, expr: AffineExpr) -> bool {
        self.affine_known(expr).is_none_or(|known| known.symbolic)
    }

    /// Prints the expression and parses the output, repeatedly until the result no longer changes. Returns that result.
    ///
    /// The two can differ because the printed form omits the parentheses of a sum on the right: `d0 + (d1 + d0)` is
    /// printed as `d0 + d1 + d0`.
    ///
    /// ```
    /// use mlirkit_ir::{Context, DialectSet};
    ///
    /// let ctx = Context::new(DialectSet::new());
    /// let (d0, d1) = (ctx.affine_dim(0), ctx.affine_dim(1));
    /// let sum = ctx.affine_add(d0, ctx.affine_add(d1, ctx.affine_symbol(0)));
    /// let read_back = ctx.affine_add(ctx.affine_add(d0, d1), ctx.affine_symbol(0));
    /// assert_ne!(sum, read_back);
    /// assert_eq!(ctx.affine_settled(sum), read_back);
    /// ```
    #[must_use]
    pub fn affine_settled(&self, expr: AffineExpr) -> AffineExpr {
        let mut expr = expr;
        for _ in 0..MOST_REREADS {
            if self.affine_is_settled(expr) {
                break;
            }
            expr = self.affine_reread(expr);
        }
        expr
    }

    fn affine_is_settled(&self, expr: AffineExpr) -> bool {
        self.affine_known(expr).is_none_or(|known| known.settled)
    }

    /// Returns the expression that results from printing `expr` and parsing the output.
    fn affine_reread(&self, expr: AffineExpr) -> AffineExpr {
        if self.affine_is_settled(expr) {
            return expr;
        }
        let AffineExprData::Binary(op, lhs, rhs) = self.affine_data(expr) else { return expr };
        if op != AffineOp::Add {
            return mlirkit_diag::deep(|| self.affine_binary(op, self.affine_reread(lhs), self.affine_reread(rhs)));
        }
        let (mut sum, mut left) = (None, vec![rhs, lhs]);
        while let Some(term) = left.pop() {
            if let Some((lhs, rhs)) = self.affine_operands(term, AffineOp::Add) {
                left.extend([rhs, lhs]);
                continue;
            }
            let subtracted = sum.and_then(|_| self.affine_subtracted(term));
            let term = subtracted.unwrap_or_else(|| mlirkit_diag::deep(|| self.affine_reread(term)));
            sum = Some(sum.map_or(term, |sum| self.affine_add(sum, term)));
        }
        sum.unwrap_or(expr)
    }

    /// Returns the term that results from printing and parsing a term of a sum that is a product of constants with a
    /// negative factor. The product overflows, since it would be a constant otherwise. `a + 3 * -2` is printed as
    /// `a - 3 * 2`. `None` for other terms, which do not change.
    fn affine_subtracted(&self, term: AffineExpr) -> Option<AffineExpr> {
        let (lhs, factor) = self.affine_product(term)?;
        Some(self.affine_neg(self.affine_mul(lhs, self.affine_constant(factor))))
    }

    /// Returns the first factor of a product of two constants, and the second with the other sign, if it is below -1.
    fn affine_product(&self, expr: AffineExpr) -> Option<(AffineExpr, i64)> {
        let (lhs, rhs) = self.affine_operands(expr, AffineOp::Mul)?;
        let factor = self.affine_const(rhs).filter(|factor| *factor < -1)?.checked_neg()?;
        self.affine_const(lhs).map(|_| (lhs, factor))
    }

    /// Computes the cached facts of an expression from the facts of its operands.
    pub(crate) fn affine_facts(&self, data: AffineExprData) -> KnownExpr {
        let (symbolic, divisor, settled) = match data {
            AffineExprData::Dim(_) => (false, 1, true),
            AffineExprData::Symbol(_) => (true, 1, true),
            AffineExprData::Constant(value) => (true, value.wrapping_abs(), true),
            AffineExprData::Binary(op, lhs, rhs) => {
                let symbolic = self.affine_is_symbolic(lhs) && self.affine_is_symbolic(rhs);
                let sum_of_sum = op == AffineOp::Add && self.affine_operands(rhs, AffineOp::Add).is_some();
                let changes = sum_of_sum || (op == AffineOp::Add && self.affine_product(rhs).is_some());
                let settled = !changes && self.affine_is_settled(lhs) && self.affine_is_settled(rhs);
                (symbolic, self.affine_divisor_of(op, lhs, rhs), settled)
            }
        };
        if !settled {
            self.has_unsettled_affine.store(true, Ordering::Relaxed);
        }
        KnownExpr { data, symbolic, divisor, settled }
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

    /// Returns true if both operands are dimensions or both are symbols, and the first has the higher index.
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

    /// Returns the largest known divisor of the expression's value.
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
            let sum = if self.release().wraps_affine_constants() { Some(a.wrapping_add(b)) } else { a.checked_add(b) };
            return sum.map(|sum| self.affine_constant(sum));
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

    /// Simplifies `a + (a floordiv q) * -q` to `a mod q`, also if `q` is symbolic. `None` if the sum does not have this
    /// form.
    fn simplify_to_mod(&self, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
        let AffineExprData::Binary(op, left, right) = self.affine_data(rhs) else { return None };
        if self.affine_const(right) == Some(-1) {
            if let Some((quotient, q)) = self.affine_operands(left, AffineOp::Mul) {
                let (dividend, divisor) = self.affine_operands(quotient, AffineOp::FloorDiv)?;
                return (divisor == q && dividend == lhs).then(|| self.affine_mod(lhs, q));
            }
        }
        let release = self.release();
        // Older releases also apply this to `a + (a floordiv q) mod -q` and to other operations with `-q` on the right.
        if op != AffineOp::Mul && release.checks_affine_remainders() {
            return None;
        }
        let (dividend, divisor) = self.affine_operands(left, AffineOp::FloorDiv)?;
        let divides =
            !release.needs_positive_affine_divisors() || self.affine_const(divisor).is_some_and(|divisor| divisor > 0);
        if divides && lhs == dividend && divisor == self.affine_neg(right) {
            return Some(self.affine_mod(lhs, divisor));
        }
        // (a + b) + q = a + (b + q), if b + q has a simpler form. Upstream treats operands in another order as equal.
        let (rest, last) = self.affine_operands(lhs, AffineOp::Add).filter(|_| release.joins_last_affine_term())?;
        Some(self.affine_add(rest, mlirkit_diag::deep(|| self.simplify_add(last, rhs))?))
    }

    fn simplify_mul(&self, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
        let (lhs_const, rhs_const) = (self.affine_const(lhs), self.affine_const(rhs));
        if let (Some(a), Some(b)) = (lhs_const, rhs_const) {
            let wraps = self.release().wraps_affine_constants();
            let product = if wraps { Some(a.wrapping_mul(b)) } else { a.checked_mul(b) };
            return product.map(|product| self.affine_constant(product));
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

    /// Returns the divisor `rhs` if it is a constant by which the context's release simplifies divisions; `None`
    /// otherwise.
    fn affine_constant_divisor(&self, rhs: AffineExpr) -> Option<i64> {
        let least = if self.release().divides_affine_by_negatives() { i64::MIN } else { 1 };
        self.affine_const(rhs).filter(|divisor| *divisor != 0 && *divisor >= least)
    }

    /// Returns true if both operands are equal and not constant, and the context's release simplifies that division.
    /// The quotient is then 1, and the remainder 0.
    fn affine_divides_itself(&self, lhs: AffineExpr, rhs: AffineExpr) -> bool {
        lhs == rhs && self.release().divides_affine_by_itself() && self.affine_const(rhs).is_none()
    }

    fn simplify_floordiv(&self, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
        if self.affine_divides_itself(lhs, rhs) {
            return Some(self.affine_constant(1));
        }
        let divisor = self.affine_constant_divisor(rhs)?;
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
        if self.affine_divides_itself(lhs, rhs) {
            return Some(self.affine_constant(1));
        }
        let divisor = self.affine_constant_divisor(rhs)?;
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

    /// Simplifies `(a * 128) / 64` to `a * 2`. Returns `None` if the division is not exact.
    fn divide_product(&self, expr: AffineExpr, divisor: i64) -> Option<AffineExpr> {
        let (a, factor) = self.affine_operands(expr, AffineOp::Mul)?;
        let factor = self.affine_const(factor).filter(|f| f.wrapping_rem(divisor) == 0)?;
        Some(self.affine_mul(a, self.affine_constant(factor.wrapping_div(divisor))))
    }

    fn simplify_mod(&self, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
        if self.affine_divides_itself(lhs, rhs) {
            return Some(self.affine_constant(0));
        }
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
