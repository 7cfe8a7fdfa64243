//! Parsing and printing of affine expressions, maps and integer sets, including those over SSA values.

pub(crate) mod map_cache;

use std::borrow::BorrowMut;

use mlirkit_ir::{AffineExpr, AffineExprData, AffineMap, AffineOp, Attr, AttrData, IntegerSet};
use smallvec::SmallVec;

use crate::attr::parser::{AttrParser, Delimiter, PResult};
use crate::attr::printer::AttrPrinter;
use crate::text::lexer::Kind;
use crate::text::unresolved::Unresolved;
use crate::text::{KeyedMap, Offset};

use crate::attr::affine::map_cache::LONGEST_MAP;

/// An affine map or expression of type `T`, with the SSA values that it uses as dimensions and symbols.
#[derive(Debug, Clone)]
pub struct OfValues<T> {
    /// The affine map or expression.
    pub value: T,
    /// The SSA values used as dimensions, in order.
    pub dims: Vec<Unresolved>,
    /// The SSA values used as symbols (`symbol(%s)`), in order.
    pub symbols: Vec<Unresolved>,
}

/// The names in scope while an affine expression is parsed.
#[derive(Default)]
struct AffineNames<'s> {
    /// The first [`FEW_NAMES`] names, which are searched linearly. Most expressions have no more.
    few: SmallVec<[(&'s [u8], AffineExpr); FEW_NAMES]>,
    more: KeyedMap<&'s [u8], AffineExpr>,
    dims: u32,
    symbols: u32,
    /// The SSA values used so far as dimensions and as symbols; `None` if SSA values are not allowed.
    values: Option<(Vec<Unresolved>, Vec<Unresolved>)>,
}

/// The maximum number of names that are searched linearly. Further names are in a hash table.
const FEW_NAMES: usize = 8;

impl<'s> AffineNames<'s> {
    fn of_values() -> Self {
        Self { values: Some((Vec::new(), Vec::new())), ..Self::default() }
    }

    /// Returns the expression that a name refers to; `None` if the name is not in scope.
    #[inline]
    fn get(&self, name: &[u8]) -> Option<AffineExpr> {
        let mut few = self.few.iter();
        let found = few.find(|(known, _)| *known == name).map(|(_, expr)| *expr);
        found.or_else(|| self.more.get(name).copied())
    }

    /// Adds a name, which must be new.
    fn insert(&mut self, name: &'s [u8], expr: AffineExpr) {
        if self.few.len() < FEW_NAMES {
            self.few.push((name, expr));
        } else {
            self.more.insert(name, expr);
        }
    }
}

impl<'s> AttrParser<'s, '_> {
    /// Parses an affine map such as `(d0, d1)[s0] -> (d0 + s0)`.
    pub fn affine_map(&mut self) -> PResult<Attr> {
        let offset = self.offset();
        let attr = self.map_or_set()?;
        if matches!(self.ctx.attr_data(attr), AttrData::IntegerSet(_)) {
            return Err(self.error_at(offset, "expected AffineMap, but got IntegerSet"));
        }
        Ok(attr)
    }

    /// Parses an integer set such as `(d0)[s0] : (d0 - s0 >= 0)`.
    pub fn integer_set(&mut self) -> PResult<Attr> {
        let offset = self.offset();
        let attr = self.map_or_set()?;
        if matches!(self.ctx.attr_data(attr), AttrData::AffineMap(_)) {
            return Err(self.error_at(offset, "expected IntegerSet, but got AffineMap"));
        }
        Ok(attr)
    }

    /// Returns the map or set whose keyword is the current token: from the cache, or parsed with `parse`.
    pub(crate) fn affine_attr(&mut self, parse: impl FnOnce(&mut Self) -> PResult<Attr>) -> PResult<Attr> {
        let (start, text) = (self.offset(), self.affine_text());
        if let Some((text, attr)) = text.and_then(|text| Some((text, self.known.attrs.get(text)?))) {
            self.skip_on_line(start + text.len() as Offset);
            return Ok(attr);
        }
        self.bump();
        let attr = parse(self)?;
        if let Some(text) = text.filter(|text| self.last_end() == start + text.len() as Offset) {
            self.known.attrs.insert(text, attr);
        }
        Ok(attr)
    }

    /// Returns the source up to the first `>` that is not part of `->` or `>=`, for use as a cache key. Returns `None`
    /// if it is longer than [`LONGEST_MAP`], spans lines, or contains a string or comment.
    fn affine_text(&self) -> Option<&'s [u8]> {
        let rest = self.all().get(self.offset() as usize..)?;
        let rest = rest.get(..LONGEST_MAP).unwrap_or(rest);
        let mut at = 0;
        loop {
            at += rest.get(at..)?.iter().position(|c| matches!(c, b'>' | b'\n' | b'/' | b'"'))?;
            match rest.get(at - 1..)? {
                [b'-', b'>', ..] | [_, b'>', b'=', ..] => at += 1,
                [_, b'>', ..] => return rest.get(..=at),
                _ => return None,
            }
        }
    }

    /// Parses an affine expression. `names` maps the names that it may use to expressions.
    pub fn affine_expr(&mut self, names: &[(&'s [u8], AffineExpr)]) -> PResult<AffineExpr> {
        let mut all = AffineNames::default();
        names.iter().for_each(|(name, expr)| {
            if all.get(name).is_none() {
                all.insert(name, *expr);
            }
        });
        self.expr(&mut all)
    }

    /// Parses a list of affine expressions over SSA values, in brackets of the given kind.
    pub fn affine_map_of_values(&mut self, delimiter: Delimiter) -> PResult<OfValues<Attr>> {
        let Some(text) = self.subscripts_text(delimiter) else { return self.new_map_of_values(delimiter) };
        let start = self.offset();
        let end = start + text.len() as u32;
        if let Some(map) = self.known.maps.get(text, start) {
            self.depends.on_names.set(self.depends.on_names.get() || !(map.dims.is_empty() && map.symbols.is_empty()));
            self.skip_on_line(end);
            return Ok(map);
        }
        let map = self.new_map_of_values(delimiter)?;
        if self.last_end() == end {
            self.known.maps.insert(text, start, &map);
        }
        Ok(map)
    }

    /// Returns the source from the current bracket to the first closing one, for use as a cache key. Returns `None` if
    /// it is too long to cache, spans lines, or contains strings or comments.
    fn subscripts_text(&self, delimiter: Delimiter) -> Option<&'s [u8]> {
        if delimiter != Delimiter::Square || !self.at(Kind::LSquare) {
            return None;
        }
        let rest = self.all().get(self.offset() as usize..)?;
        let rest = rest.get(..LONGEST_MAP).unwrap_or(rest);
        let end = rest.iter().position(|c| matches!(c, b']' | b'\n' | b'/' | b'"'))?;
        rest.get(..=end).filter(|text| text.ends_with(b"]"))
    }

    fn new_map_of_values(&mut self, delimiter: Delimiter) -> PResult<OfValues<Attr>> {
        let mut names = AffineNames::of_values();
        let mut results = Vec::new();
        self.list(delimiter, " in affine map", |p| {
            results.push(p.expr(&mut names)?);
            Ok(())
        })?;
        let (dims, symbols) = names.values.unwrap_or_default();
        let map = AffineMap { dims: names.dims, symbols: names.symbols, results: results.into() };
        Ok(OfValues { value: self.ctx.attr(AttrData::AffineMap(Box::new(map))), dims, symbols })
    }

    /// Parses an affine expression over SSA values.
    pub fn affine_expr_of_values(&mut self) -> PResult<OfValues<AffineExpr>> {
        let mut names = AffineNames::of_values();
        let value = self.expr(&mut names)?;
        let (dims, symbols) = names.values.unwrap_or_default();
        Ok(OfValues { value, dims, symbols })
    }

    fn map_or_set(&mut self) -> PResult<Attr> {
        let mut names = AffineNames::default();
        self.list(Delimiter::Paren, " in dimensional identifier list", |p| {
            let expr = p.ctx.affine_dim(names.dims);
            names.dims += 1;
            p.define_name(&mut names, expr)
        })?;
        if self.at(Kind::LSquare) {
            self.list(Delimiter::Square, " in symbol list", |p| {
                let expr = p.ctx.affine_symbol(names.symbols);
                names.symbols += 1;
                p.define_name(&mut names, expr)
            })?;
        }
        let (dims, symbols) = (names.dims, names.symbols);
        if self.eat(Kind::Arrow) {
            let mut results = Vec::new();
            self.list(Delimiter::Paren, " in affine map range", |p| {
                results.push(p.expr(&mut names)?);
                Ok(())
            })?;
            let map = AffineMap { dims, symbols, results: results.into() };
            return Ok(self.ctx.attr(AttrData::AffineMap(Box::new(map))));
        }
        self.expect(Kind::Colon, "expected '->' or ':'")?;
        let mut constraints = Vec::new();
        self.list(Delimiter::Paren, " in integer set constraint list", |p| {
            constraints.push(p.constraint(&mut names)?);
            Ok(())
        })?;
        if constraints.is_empty() {
            constraints.push((self.ctx.affine_constant(0), true));
        }
        let set = IntegerSet { dims, symbols, constraints: constraints.into() };
        Ok(self.ctx.attr(AttrData::IntegerSet(Box::new(set))))
    }

    fn define_name(&mut self, names: &mut AffineNames<'s>, expr: AffineExpr) -> PResult<()> {
        if !matches!(self.kind(), Kind::BareId | Kind::IntType) {
            return Err(self.wrong_token("expected bare identifier"));
        }
        let name = self.spelling();
        if names.get(name).is_some() {
            let name = String::from_utf8_lossy(name);
            return Err(self.error_here(&format!("redefinition of identifier '{name}'")));
        }
        names.insert(name, expr);
        self.bump();
        Ok(())
    }

    fn constraint(&mut self, names: &mut AffineNames<'s>) -> PResult<(AffineExpr, bool)> {
        let lhs = self.expr(names)?;
        // If the second token is missing, the first one remains consumed, as in upstream MLIR.
        if self.eat(Kind::Greater) && self.eat(Kind::Equal) {
            let rhs = self.expr(names)?;
            return Ok((self.ctx.affine_sub(lhs, rhs), false));
        }
        if self.eat(Kind::Less) && self.eat(Kind::Equal) {
            let rhs = self.expr(names)?;
            return Ok((self.ctx.affine_sub(rhs, lhs), false));
        }
        if self.eat(Kind::Equal) && self.eat(Kind::Equal) {
            let rhs = self.expr(names)?;
            return Ok((self.ctx.affine_sub(lhs, rhs), true));
        }
        Err(self.error_here("expected '== affine-expr' or '>= affine-expr' at end of affine constraint"))
    }

    /// Parses a sum of products. All operators are left-associative.
    fn expr(&mut self, names: &mut AffineNames<'s>) -> PResult<AffineExpr> {
        let mut sum = self.product(names, None)?;
        loop {
            let minus = match self.kind() {
                Kind::Plus => false,
                Kind::Minus => true,
                _ => return Ok(sum),
            };
            self.bump();
            let term = self.product(names, Some(sum))?;
            sum = if minus { self.ctx.affine_sub(sum, term) } else { self.ctx.affine_add(sum, term) };
        }
    }

    fn product(&mut self, names: &mut AffineNames<'s>, left: Option<AffineExpr>) -> PResult<AffineExpr> {
        let mut lhs = self.operand_expr(names, left)?;
        let mut offset = self.offset();
        let Some(mut op) = self.product_op() else { return Ok(lhs) };
        loop {
            let rhs = self.operand_expr(names, Some(lhs))?;
            let next_offset = self.offset();
            let next = self.product_op();
            // An operator is checked only after the next one has been read, and its error is located there.
            let judged_at = if next.is_some() { next_offset } else { offset };
            lhs = self.apply(op, lhs, rhs, judged_at)?;
            let Some(next) = next else { return Ok(lhs) };
            (op, offset) = (next, next_offset);
        }
    }

    #[inline(always)]
    fn product_op(&mut self) -> Option<AffineOp> {
        let op = match self.kind() {
            Kind::Star => AffineOp::Mul,
            Kind::BareId => match self.spelling() {
                b"floordiv" => AffineOp::FloorDiv,
                b"ceildiv" => AffineOp::CeilDiv,
                b"mod" => AffineOp::Mod,
                _ => return None,
            },
            _ => return None,
        };
        self.bump();
        Some(op)
    }

    fn apply(&mut self, op: AffineOp, lhs: AffineExpr, rhs: AffineExpr, offset: Offset) -> PResult<AffineExpr> {
        let symbolic = self.ctx.affine_is_symbolic(rhs);
        let what = match op {
            AffineOp::Mul if !symbolic && !self.ctx.affine_is_symbolic(lhs) => {
                "at least one of the multiply operands has to be either a constant or symbolic"
            }
            AffineOp::FloorDiv if !symbolic => "right operand of floordiv has to be either a constant or symbolic",
            AffineOp::CeilDiv if !symbolic => "right operand of ceildiv has to be either a constant or symbolic",
            AffineOp::Mod if !symbolic => "right operand of mod has to be either a constant or symbolic",
            AffineOp::Add | AffineOp::Mul | AffineOp::FloorDiv | AffineOp::CeilDiv | AffineOp::Mod => {
                return Ok(self.ctx.affine_binary(op, lhs, rhs));
            }
        };
        Err(self.error_at(offset, &format!("non-affine expression: {what}")))
    }

    fn operand_expr(&mut self, names: &mut AffineNames<'s>, left: Option<AffineExpr>) -> PResult<AffineExpr> {
        match self.kind() {
            Kind::Integer => self.integer_expr(),
            Kind::BareId if self.spelling() == b"symbol" => {
                self.bump();
                self.expect(Kind::LParen, "expected '(' at start of SSA symbol")?;
                let symbol = self.value_expr(names, true)?;
                self.expect(Kind::RParen, "expected ')' at end of SSA symbol")?;
                Ok(symbol)
            }
            Kind::BareId | Kind::IntType => match names.get(self.spelling()) {
                Some(expr) => {
                    self.bump();
                    Ok(expr)
                }
                None => Err(self.wrong_token("use of undeclared identifier")),
            },
            Kind::PercentId => self.value_expr(names, false),
            Kind::LParen => {
                self.bump();
                if self.at(Kind::RParen) {
                    return Err(self.error_here("no expression inside parentheses"));
                }
                let expr = self.nested(|p| p.expr(names))?;
                self.expect(Kind::RParen, "expected ')'")?;
                Ok(expr)
            }
            Kind::Minus => {
                self.bump();
                let operand = self.nested(|p| p.operand_expr(names, left));
                let operand =
                    operand.map_err(|first| self.and_then_error(first, None, "missing operand of negation"))?;
                Ok(self.ctx.affine_neg(operand))
            }
            Kind::Plus | Kind::Star if left.is_none() => {
                Err(self.error_here("missing left operand of binary operator"))
            }
            _ if left.is_some() => Err(self.error_here("missing right operand of binary operator")),
            _ => Err(self.error_here("expected affine expression")),
        }
    }

    fn integer_expr(&mut self) -> PResult<AffineExpr> {
        let most = i64::MAX as u64 + u64::from(self.ctx.release().wraps_least_affine_constant());
        match self.integer_value(self.tok()).filter(|value| *value <= most) {
            Some(value) => {
                self.bump();
                Ok(self.ctx.affine_constant(value as i64))
            }
            None => Err(self.error_here("constant too large for index")),
        }
    }

    fn value_expr(&mut self, names: &mut AffineNames<'s>, symbol: bool) -> PResult<AffineExpr> {
        if names.values.is_none() {
            return Err(self.wrong_token("unexpected ssa identifier"));
        }
        if !self.at(Kind::PercentId) {
            return Err(self.wrong_token("expected ssa identifier"));
        }
        self.depends.on_names.set(true);
        let name = self.spelling();
        if let Some(expr) = names.get(name) {
            self.bump();
            return Ok(expr);
        }
        let tok = self.bump();
        let mut value = Unresolved { offset: tok.start, end: tok.end, number: 0 };
        if self.at(Kind::HashId) {
            let digits = self.spelling().get(1..).and_then(|digits| std::str::from_utf8(digits).ok());
            let Some(number) = digits.and_then(|digits| digits.parse().ok()) else {
                return Err(self.error_here("invalid SSA value result number"));
            };
            value.number = number;
            self.bump();
        }
        let (dims, symbols) = names.values.get_or_insert_default();
        let expr = if symbol {
            symbols.push(value);
            names.symbols += 1;
            self.ctx.affine_symbol(names.symbols - 1)
        } else {
            dims.push(value);
            names.dims += 1;
            self.ctx.affine_dim(names.dims - 1)
        };
        names.insert(name, expr);
        Ok(expr)
    }
}

/// The precedence of the enclosing operator, which determines whether parentheses are needed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Binding {
    Weak,
    Strong,
}

/// A callback that writes a dimension or symbol of an affine expression: its index, and true for a symbol. `P` is the
/// type of the printer.
pub type WriteName<'a, P> = &'a mut dyn FnMut(&mut P, u32, bool);

impl<'m, 'c> AttrPrinter<'m, 'c> {
    /// Writes an affine map or integer set without the enclosing `affine_map<` and `>`.
    pub fn affine_map_attr(&mut self, attr: Attr) {
        match self.ctx.attr_data(attr) {
            AttrData::AffineMap(map) => {
                self.dims_and_symbols(map.dims, map.symbols);
                self.text(" -> (");
                self.comma_separated(map.results.iter(), |p, expr| p.affine_expr(*expr));
                self.text(")");
            }
            AttrData::IntegerSet(set) => {
                self.dims_and_symbols(set.dims, set.symbols);
                self.text(" : (");
                self.comma_separated(set.constraints.iter(), |p, (expr, equal)| {
                    p.affine_expr(*expr);
                    p.text(if *equal { " == 0" } else { " >= 0" });
                });
                self.text(")");
            }
            _ => {}
        }
    }

    fn dims_and_symbols(&mut self, dims: u32, symbols: u32) {
        self.text("(");
        self.comma_separated(0..dims, |p, n| p.numbered("d", n));
        self.text(")");
        if symbols > 0 {
            self.text("[");
            self.comma_separated(0..symbols, |p, n| p.numbered("s", n));
            self.text("]");
        }
    }

    fn numbered(&mut self, letter: &str, number: u32) {
        self.text(letter);
        self.number(number.into());
    }

    /// Writes an affine expression with dimensions named `d0` and symbols named `s0`.
    pub fn affine_expr(&mut self, expr: AffineExpr) {
        write_expr(self, expr, Binding::Weak, &mut None);
    }
}

/// Writes an affine expression with a printer that is, or contains, an [`AttrPrinter`]. `names` writes the dimensions
/// and symbols.
pub fn write_affine_expr<'m, 'c, P: BorrowMut<AttrPrinter<'m, 'c>>>(
    p: &mut P,
    expr: AffineExpr,
    names: WriteName<'_, P>,
) {
    write_expr(p, expr, Binding::Weak, &mut Some(names));
}

fn write_expr<'m, 'c, P: BorrowMut<AttrPrinter<'m, 'c>>>(
    p: &mut P,
    expr: AffineExpr,
    around: Binding,
    names: &mut Option<WriteName<'_, P>>,
) {
    let (op, lhs, rhs) = match p.borrow_mut().ctx.affine_data(expr) {
        AffineExprData::Dim(n) => return write_name(p, n, false, names),
        AffineExprData::Symbol(n) => return write_name(p, n, true, names),
        AffineExprData::Constant(value) => return p.borrow_mut().signed(value),
        AffineExprData::Binary(op, lhs, rhs) => (op, lhs, rhs),
    };
    let parens = around == Binding::Strong;
    if parens {
        p.borrow_mut().text("(");
    }
    mlirkit_diag::deep(|| match op {
        AffineOp::Add => write_sum(p, lhs, rhs, names),
        AffineOp::Mul if p.borrow_mut().ctx.affine_data(rhs) == AffineExprData::Constant(-1) => {
            p.borrow_mut().text("-");
            write_expr(p, lhs, Binding::Strong, names);
        }
        AffineOp::Mul | AffineOp::Mod | AffineOp::FloorDiv | AffineOp::CeilDiv => {
            write_expr(p, lhs, Binding::Strong, names);
            p.borrow_mut().text(match op {
                AffineOp::Add => " + ",
                AffineOp::Mul => " * ",
                AffineOp::Mod => " mod ",
                AffineOp::FloorDiv => " floordiv ",
                AffineOp::CeilDiv => " ceildiv ",
            });
            write_expr(p, rhs, Binding::Strong, names);
        }
    });
    if parens {
        p.borrow_mut().text(")");
    }
}

fn write_sum<'m, 'c, P: BorrowMut<AttrPrinter<'m, 'c>>>(
    p: &mut P,
    lhs: AffineExpr,
    rhs: AffineExpr,
    names: &mut Option<WriteName<'_, P>>,
) {
    write_expr(p, lhs, Binding::Weak, names);
    match p.borrow_mut().ctx.affine_data(rhs) {
        AffineExprData::Constant(value) if value < 0 => {
            p.borrow_mut().text(" - ");
            return write_negated(p.borrow_mut(), value);
        }
        AffineExprData::Binary(AffineOp::Mul, left, factor) => match p.borrow_mut().ctx.affine_data(factor) {
            AffineExprData::Constant(-1) => {
                p.borrow_mut().text(" - ");
                let sum = matches!(p.borrow_mut().ctx.affine_data(left), AffineExprData::Binary(AffineOp::Add, ..));
                return write_expr(p, left, if sum { Binding::Strong } else { Binding::Weak }, names);
            }
            AffineExprData::Constant(value) if value < -1 => {
                p.borrow_mut().text(" - ");
                write_expr(p, left, Binding::Strong, names);
                p.borrow_mut().text(" * ");
                return write_negated(p.borrow_mut(), value);
            }
            _ => {}
        },
        _ => {}
    }
    p.borrow_mut().text(" + ");
    write_expr(p, rhs, Binding::Weak, names);
}

/// Writes the absolute value of a negative constant.
fn write_negated(p: &mut AttrPrinter<'_, '_>, value: i64) {
    if value == i64::MIN && !p.ctx.release().wraps_least_affine_constant() {
        return p.signed(value);
    }
    p.number(value.unsigned_abs());
}

fn write_name<'m, 'c, P: BorrowMut<AttrPrinter<'m, 'c>>>(
    p: &mut P,
    number: u32,
    symbol: bool,
    names: &mut Option<WriteName<'_, P>>,
) {
    match names {
        Some(write) => write(p, number, symbol),
        None => p.borrow_mut().numbered(if symbol { "s" } else { "d" }, number),
    }
}
