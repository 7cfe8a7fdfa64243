//! Parses `checks` rows of definition files. They contain the rules of an operation that its constraints and traits do
//! not express, each with its error message.
//!
//! The grammar of the expressions is in `docs/definitions.md`.

use crate::leaf::Comparison;
use crate::line::{Line, LineResult};
use crate::model::Pred;
use crate::parse::Row;
use crate::pred;

/// The maximum nesting depth of an expression.
const MAX_DEPTH: usize = 100;

/// The maximum number of values, operators and methods in an expression, including those in the named expressions that
/// it refers to.
const MAX_SIZE: usize = 4_000;

/// The rules of one operation, or rules shared by several operations.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckRow {
    /// The name of the operation without the dialect prefix, or an arbitrary name for shared rules.
    pub name: Box<str>,
    /// The rules before `after-regions`, which are verified before the regions of the operation.
    pub rules: Box<[CheckRule]>,
    /// The rules after `after-regions`, which are verified after the regions of the operation.
    pub region_rules: Box<[CheckRule]>,
    /// The expressions that have been named with `let` so far.
    names: Vec<LetName>,
    /// The condition of the last `when` line.
    when: Option<CheckExpr>,
    in_regions: bool,
}

/// A named expression: name, expression and size.
type LetName = (Box<str>, CheckExpr, usize);

/// One line of a [`CheckRow`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CheckRule {
    /// `check`, `check-bare` or `check-hidden`: a condition.
    Check(CheckCondition),
    /// `use NAME`: the rules of the row with this name.
    Use(Box<str>),
}

/// A condition, and the error message for operations that violate it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckCondition {
    /// What the diagnostic contains in addition to the message.
    pub style: CheckStyle,
    /// The error message.
    pub message: Box<[MessagePart]>,
    /// The condition, which must hold for the operation to be valid.
    pub holds: CheckExpr,
    /// The notes, each with the operation to whose location it is attached.
    pub notes: Vec<(Box<[MessagePart]>, CheckExpr)>,
}

/// The additional contents of a diagnostic besides its message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CheckStyle {
    /// `'dialect.name' op` before the message, as in upstream's `emitOpError`.
    Op,
    /// The operation as a note, as in upstream's `emitError`.
    Bare,
    /// Nothing, as in upstream's `emitError(location)`.
    Hidden,
}

/// A part of an error message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MessagePart {
    /// Literal text.
    Text(Box<str>),
    /// The value of an expression between braces. A type is printed in quotes.
    Value(CheckExpr),
}

/// An expression over an operation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CheckExpr {
    /// An integer, or `?`: a dynamic size.
    Int(i64),
    /// A string in quotes, or a bare word: the printed form of an enum case.
    Text(Box<str>),
    /// `true` or `false`.
    Bool(bool),
    /// `op`: the operation being checked.
    Op,
    /// `release`: the number of the context's LLVM release.
    Release,
    /// `$NAME`: the operands, results or attribute with this name.
    Named(Box<str>),
    /// The variable of an enclosing `all` or `any` expression.
    Variable(Box<str>),
    /// `x.METHOD(y)`: a method call. The first expression is `x`.
    Method(CheckMethod, Box<[CheckExpr]>),
    /// `[x, y]`: a list.
    List(Box<[CheckExpr]>),
    /// `x[y]`: an element of a list.
    Index(Box<[CheckExpr; 2]>),
    /// `x[y..z]`: the elements of a list from index `y` to index `z`, including both.
    Slice(Box<[CheckExpr; 3]>),
    /// `if(x, y, z)`: `y` if `x` holds, and `z` otherwise.
    If(Box<[CheckExpr; 3]>),
    /// `x is PRED`: whether a predicate holds for a type or attribute.
    Is(Box<CheckExpr>, Pred),
    /// `x in {1, 2..4}`: whether a value is in a set of ranges.
    In(Box<CheckExpr>, Box<[[CheckExpr; 2]]>),
    /// `!x`: negation.
    Not(Box<CheckExpr>),
    /// `x && y`: conjunction.
    And(Box<[CheckExpr; 2]>),
    /// `x || y`: disjunction.
    Or(Box<[CheckExpr; 2]>),
    /// `x => y`: `y` if `x` holds, and true otherwise.
    Implies(Box<[CheckExpr; 2]>),
    /// `x == y` etc.: a comparison.
    Compare(Comparison, Box<[CheckExpr; 2]>),
    /// `x + y` etc.: an arithmetic operation.
    Arithmetic(char, Box<[CheckExpr; 2]>),
    /// `all(x in LIST: y)`, or one of the other quantifiers. The string is the name of the variable, `x`.
    Each(CheckQuantifier, Box<str>, Box<[CheckExpr; 2]>),
}

/// How an expression combines the values of another expression for the elements of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CheckQuantifier {
    /// `all`: whether it is true for all elements.
    All,
    /// `any`: whether it is true for at least one element.
    Any,
    /// `first`: the first element for which it is true; absent if there is none.
    First,
    /// `count`: the number of elements for which it is true.
    Count,
    /// `each`: the list of its values.
    Each,
}

macro_rules! methods {
    ($($(#[doc = $doc:literal])* $name:ident $text:literal $args:literal)+) => {
        /// A method of the expression language.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum CheckMethod { $($(#[doc = $doc])* $name),+ }

        impl CheckMethod {
            /// Returns the method with this name and its number of arguments; `None` if there is no such method.
            fn of(text: &str) -> Option<(Self, usize)> {
                match text {
                    $($text => Some((Self::$name, $args)),)+
                    _ => None,
                }
            }
        }
    };
}

methods! {
    /// The innermost enclosing operation with the given name.
    Ancestor "ancestor" 1
    /// The operations that enclose an operation, innermost first.
    Ancestors "ancestors" 0
    /// The arguments of the entry block of a region.
    Args "args" 0
    /// The attribute of an operation with the given name.
    Attr "attr" 1
    /// Whether two types, lists of sizes or sizes are compatible: a dynamic size is compatible with every size.
    Compatible "compatible" 1
    /// The integer of the constant that defines a value; absent for other values.
    Constant "constant" 0
    /// The number of values, types, integers or elements, or of the blocks of a region; 0 for an absent value.
    Count "count" 0
    /// The operation that defines a value as a result; absent for a block argument.
    Definition "definition" 0
    /// The number of dimensions of an affine map or integer set.
    Dims "dims" 0
    /// Whether all elements of a list are different.
    Distinct "distinct" 0
    /// The number of dynamic sizes of a shaped type, or of an array attribute of sizes.
    Dynamic "dynamic" 0
    /// The element type of a shaped or complex type.
    Element "element" 0
    /// The number of elements of a shaped type; absent if the shape is not static.
    Elements "elements" 0
    /// The encoding attribute of a ranked tensor type.
    Encoding "encoding" 0
    /// Whether a value, attribute or operation is present.
    Exists "exists" 0
    /// The indices of the elements of a list.
    Indices "indices" 0
    /// The argument types of a function type, or the number of dimensions and symbols of an affine map.
    Inputs "inputs" 0
    /// The value of an integer or enum attribute, as an integer.
    Int "int" 0
    /// The integers in an array attribute, or in the constant that defines a value; absent for other values.
    Ints "ints" 0
    /// The elements of an array attribute.
    Items "items" 0
    /// The last element of a list.
    Last "last" 0
    /// The name of an operation.
    Name "name" 0
    /// The operands of an operation.
    Operands "operands" 0
    /// The operations directly in a region, or in the first region of an operation, without those nested deeper.
    Ops "ops" 0
    /// The value itself, or the argument if the value is absent.
    Or "or" 1
    /// The result types of a function type, or the number of results of an affine map.
    Outputs "outputs" 0
    /// The parameter of a dialect's type or attribute with the given name or index.
    Param "param" 1
    /// The operation that encloses an operation.
    Parent "parent" 0
    /// Whether an integer is a power of two.
    PowerOf2 "power-of-2" 0
    /// The number of dimensions of a shaped type; absent if it is unranked.
    Rank "rank" 0
    /// The product of the integers in a list.
    Product "product" 0
    /// The regions of an operation.
    Regions "regions" 0
    /// The results of an operation.
    Results "results" 0
    /// Whether all elements of a list are equal.
    Same "same" 0
    /// The element type of a shaped type; any other type itself.
    Scalar "scalar" 0
    /// The sizes of the dimensions of a shaped type; absent if it is unranked.
    Shape "shape" 0
    /// Whether the integers of a list are in ascending order.
    Sorted "sorted" 0
    /// The memory space of a memref type; absent if it is the default one.
    Space "space" 0
    /// Whether a string begins with the given one.
    Starts "starts" 1
    /// The storage type of a quantized type, or of the elements of a shaped type. Any other type itself.
    Storage "storage" 0
    /// The successors of an operation.
    Successors "successors" 0
    /// The sum of the integers in a list.
    Sum "sum" 0
    /// The operation that a symbol reference refers to.
    Symbol "symbol" 0
    /// The number of symbols of an affine map or integer set.
    Symbols "symbols" 0
    /// The terminator of a region's entry block.
    Terminator "terminator" 0
    /// The value of a string attribute, the printed form of an enum case, or that of another attribute or a type.
    Text "text" 0
    /// Whether an operation has the given trait.
    Trait "trait" 1
    /// The type of a value or attribute, or the type held by a type attribute.
    Type "type" 0
    /// The types of a list of values.
    Types "types" 0
    /// The operations that use a value, once for each use.
    Users "users" 0
    /// The width of an integer or float type in bits.
    Width "width" 0
    /// A list without the element at the given index.
    Without "without" 1
    /// Whether the first element of the constant that defines a value is zero; absent for other values.
    Zero "zero" 0
}

impl Row for CheckRow {
    fn start(_: &str, name: &str) -> Self {
        Self {
            name: name.into(),
            rules: Box::default(),
            region_rules: Box::default(),
            names: Vec::new(),
            when: None,
            in_regions: false,
        }
    }

    fn member(&mut self, key: &str, line: &mut Line<'_>) -> LineResult<()> {
        let style = match key {
            "check" => CheckStyle::Op,
            "check-bare" => CheckStyle::Bare,
            "check-hidden" => CheckStyle::Hidden,
            "let" => {
                let name = line.word("a name")?.into();
                if line.next()?.as_deref() != Some("=") {
                    return Err("expected '='".into());
                }
                let (value, size) = self.sized(line.raw())?;
                self.names.push((name, value, size));
                return Ok(());
            }
            "use" => {
                let name = line.word("a row")?.into();
                self.push(CheckRule::Use(name));
                return Ok(());
            }
            "after-regions" => {
                self.in_regions = true;
                return Ok(());
            }
            "when" => {
                self.when = Some(self.expr(line.raw())?).filter(|when| *when != CheckExpr::Bool(true));
                return Ok(());
            }
            "note" => {
                let message = self.message(&line.word("a message")?)?;
                let op = self.expr(line.raw())?;
                let rules = if self.in_regions { &mut self.region_rules } else { &mut self.rules };
                let Some(CheckRule::Check(check)) = rules.last_mut() else {
                    return Err("a note must follow a check".into());
                };
                check.notes.push((message, op));
                return Ok(());
            }
            _ => return Err(format!("unknown member '{key}'")),
        };
        let message = self.message(&line.word("a message")?)?;
        let mut holds = self.expr(line.raw())?;
        if let Some(when) = &self.when {
            holds = CheckExpr::Implies(Box::new([when.clone(), holds]));
        }
        self.push(CheckRule::Check(CheckCondition { style, message, holds, notes: Vec::new() }));
        Ok(())
    }

    fn finish(&mut self) {
        self.names = Vec::new();
        self.when = None;
    }
}

impl CheckRow {
    fn push(&mut self, rule: CheckRule) {
        let list = if self.in_regions { &mut self.region_rules } else { &mut self.rules };
        let mut all = std::mem::take(list).into_vec();
        all.push(rule);
        *list = all.into();
    }

    /// Iterates over the names of the `checks` rows whose rules this row uses.
    pub fn uses(&self) -> impl Iterator<Item = &str> {
        self.rules.iter().chain(&self.region_rules).filter_map(|rule| match rule {
            CheckRule::Use(name) => Some(&**name),
            CheckRule::Check(_) => None,
        })
    }

    /// Returns the names of the operands, results and attributes that the row's own rules refer to.
    #[must_use]
    pub fn names(&self) -> Vec<&str> {
        let mut names = Vec::new();
        for rule in self.rules.iter().chain(&self.region_rules) {
            let CheckRule::Check(check) = rule else { continue };
            check.holds.add_names(&mut names);
            check.notes.iter().for_each(|(_, op)| op.add_names(&mut names));
            for part in check.message.iter().chain(check.notes.iter().flat_map(|(message, _)| message)) {
                if let MessagePart::Value(expr) = part {
                    expr.add_names(&mut names);
                }
            }
        }
        names
    }

    fn expr(&self, text: &str) -> LineResult<CheckExpr> {
        self.sized(text).map(|(expr, _)| expr)
    }

    fn sized(&self, text: &str) -> LineResult<(CheckExpr, usize)> {
        let mut parser = Parser { rest: text, names: &self.names, variables: Vec::new(), size: 0 };
        let expr = parser.expr(MAX_DEPTH)?;
        parser.end()?;
        Ok((expr, parser.size))
    }

    /// Splits an error message at its braces. `{{` and `}}` represent literal braces.
    fn message(&self, text: &str) -> LineResult<Box<[MessagePart]>> {
        let (mut parts, mut plain, mut rest) = (Vec::new(), String::new(), text);
        while let Some(at) = rest.find(['{', '}']) {
            let (before, from) = rest.split_at(at);
            plain.push_str(before);
            if let Some(after) = from.strip_prefix("{{").or_else(|| from.strip_prefix("}}")) {
                plain.push_str(&from[..1]);
                rest = after;
                continue;
            }
            let inner = from.strip_prefix('{').and_then(|inner| inner.split_once('}'));
            let (inner, after) = inner.ok_or("unbalanced brace in a message")?;
            if !plain.is_empty() {
                parts.push(MessagePart::Text(std::mem::take(&mut plain).into()));
            }
            parts.push(MessagePart::Value(self.expr(inner)?));
            rest = after;
        }
        plain.push_str(rest);
        if !plain.is_empty() {
            parts.push(MessagePart::Text(plain.into()));
        }
        Ok(parts.into())
    }
}

impl CheckExpr {
    fn add_names<'e>(&'e self, names: &mut Vec<&'e str>) {
        let mut all = |parts: &'e [Self]| parts.iter().for_each(|part| part.add_names(names));
        match self {
            Self::Int(_) | Self::Text(_) | Self::Bool(_) | Self::Op | Self::Release | Self::Variable(_) => {}
            Self::Named(name) => names.push(name),
            Self::Method(_, parts) | Self::List(parts) => all(parts),
            Self::Is(inner, _) | Self::Not(inner) => inner.add_names(names),
            Self::In(inner, items) => {
                inner.add_names(names);
                items.as_flattened().iter().for_each(|item| item.add_names(names));
            }
            Self::Index(parts)
            | Self::And(parts)
            | Self::Or(parts)
            | Self::Implies(parts)
            | Self::Compare(_, parts)
            | Self::Arithmetic(_, parts)
            | Self::Each(_, _, parts) => all(&**parts),
            Self::Slice(parts) | Self::If(parts) => all(&**parts),
        }
    }
}

struct Parser<'t> {
    rest: &'t str,
    names: &'t [LetName],
    variables: Vec<Box<str>>,
    size: usize,
}

impl<'t> Parser<'t> {
    fn end(&self) -> LineResult<()> {
        let rest = self.rest.trim_ascii();
        if rest.is_empty() { Ok(()) } else { Err(format!("unexpected '{rest}' after the expression")) }
    }

    fn eat(&mut self, token: &str) -> bool {
        self.rest = self.rest.trim_ascii_start();
        let rest = self.rest.strip_prefix(token);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// Consumes the operator `sign` unless it begins a longer operator: `&` but not `&&`. Returns whether it did.
    fn eat_sign(&mut self, sign: char) -> bool {
        self.rest = self.rest.trim_ascii_start();
        let rest = self.rest.strip_prefix(sign).filter(|rest| !rest.starts_with(['&', '=', '>', '.']));
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn expect(&mut self, token: &str) -> LineResult<()> {
        if self.eat(token) { Ok(()) } else { Err(format!("expected '{token}' before '{}'", self.rest)) }
    }

    fn name(&mut self) -> &'t str {
        self.rest = self.rest.trim_ascii_start();
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let mut end = self.rest.find(|c| !is_part(c)).unwrap_or(self.rest.len());
        // `power-of-2` is a name, unlike `a - b` and `a-1`.
        for name in ["power-of-2"] {
            if self.rest.starts_with(name) {
                end = name.len();
            }
        }
        let (name, rest) = self.rest.split_at(end);
        self.rest = rest;
        name
    }

    /// Consumes `word` if it is the next name, not merely the start of one. Returns whether it did.
    fn eat_word(&mut self, word: &str) -> bool {
        let before = self.rest;
        let found = self.name() == word;
        if !found {
            self.rest = before;
        }
        found
    }

    fn expr(&mut self, depth: usize) -> LineResult<CheckExpr> {
        let depth = depth.checked_sub(1).ok_or("expression is nested too deep")?;
        let left = self.or(depth)?;
        if !self.eat("=>") {
            return Ok(left);
        }
        Ok(CheckExpr::Implies(Box::new([left, self.expr(depth)?])))
    }

    fn or(&mut self, depth: usize) -> LineResult<CheckExpr> {
        let mut left = self.and(depth)?;
        while self.eat("||") {
            left = CheckExpr::Or(Box::new([left, self.and(depth)?]));
        }
        Ok(left)
    }

    fn and(&mut self, depth: usize) -> LineResult<CheckExpr> {
        let mut left = self.compare(depth)?;
        while self.eat("&&") {
            left = CheckExpr::And(Box::new([left, self.compare(depth)?]));
        }
        Ok(left)
    }

    fn compare(&mut self, depth: usize) -> LineResult<CheckExpr> {
        const SIGNS: [(&str, Comparison); 6] = [
            ("==", Comparison::Equal),
            ("!=", Comparison::NotEqual),
            (">=", Comparison::AtLeast),
            ("<=", Comparison::AtMost),
            (">", Comparison::Greater),
            ("<", Comparison::Less),
        ];
        let left = self.sum(depth)?;
        if let Some((_, comparison)) = SIGNS.into_iter().find(|(sign, _)| self.eat(sign)) {
            return Ok(CheckExpr::Compare(comparison, Box::new([left, self.sum(depth)?])));
        }
        if self.eat_word("is") {
            self.rest = self.rest.trim_ascii_start();
            return Ok(CheckExpr::Is(Box::new(left), pred::prefix(&mut self.rest)?));
        }
        if self.eat_word("in") {
            let mut items = Vec::new();
            if self.eat("{") {
                loop {
                    items.push(self.range(depth)?);
                    if !self.eat(",") {
                        break;
                    }
                }
                self.expect("}")?;
            } else {
                items.push(self.range(depth)?);
            }
            return Ok(CheckExpr::In(Box::new(left), items.into()));
        }
        Ok(left)
    }

    /// Parses a range `a..b`, or a single value `a`.
    fn range(&mut self, depth: usize) -> LineResult<[CheckExpr; 2]> {
        let first = self.sum(depth)?;
        let last = if self.eat("..") { self.sum(depth)? } else { first.clone() };
        Ok([first, last])
    }

    fn sum(&mut self, depth: usize) -> LineResult<CheckExpr> {
        let mut left = self.product(depth)?;
        while let Some(sign) = ['+', '-'].into_iter().find(|sign| self.eat_sign(*sign)) {
            left = CheckExpr::Arithmetic(sign, Box::new([left, self.product(depth)?]));
        }
        Ok(left)
    }

    fn product(&mut self, depth: usize) -> LineResult<CheckExpr> {
        let mut left = self.unary(depth)?;
        while let Some(sign) = ['*', '/', '%', '&'].into_iter().find(|sign| self.eat_sign(*sign)) {
            left = CheckExpr::Arithmetic(sign, Box::new([left, self.unary(depth)?]));
        }
        Ok(left)
    }

    fn unary(&mut self, depth: usize) -> LineResult<CheckExpr> {
        let depth = depth.checked_sub(1).ok_or("expression is nested too deep")?;
        if self.eat_sign('!') {
            self.grow(1)?;
            return Ok(CheckExpr::Not(Box::new(self.unary(depth)?)));
        }
        let mut value = self.primary(depth)?;
        loop {
            if self.rest.starts_with('.') && !self.rest.starts_with("..") {
                self.grow(1)?;
                self.rest = &self.rest[1..];
                let name = self.name();
                let (method, count) = CheckMethod::of(name).ok_or_else(|| format!("unknown method '{name}'"))?;
                let mut args = vec![value];
                if count > 0 {
                    self.expect("(")?;
                    args.push(self.expr(depth)?);
                    self.expect(")")?;
                }
                value = CheckExpr::Method(method, args.into());
            } else if self.rest.starts_with('[') {
                self.rest = &self.rest[1..];
                let index = self.expr(depth)?;
                value = if self.eat("..") {
                    CheckExpr::Slice(Box::new([value, index, self.expr(depth)?]))
                } else {
                    CheckExpr::Index(Box::new([value, index]))
                };
                self.expect("]")?;
            } else {
                return Ok(value);
            }
        }
    }

    /// Adds `by` to the size of the current expression. Fails if the size exceeds `MAX_SIZE`, because named expressions
    /// can grow exponentially.
    fn grow(&mut self, by: usize) -> LineResult<()> {
        self.size += by;
        if self.size > MAX_SIZE { Err("expression is too large".into()) } else { Ok(()) }
    }

    fn primary(&mut self, depth: usize) -> LineResult<CheckExpr> {
        self.grow(1)?;
        if self.eat("(") {
            let inner = self.expr(depth)?;
            self.expect(")")?;
            return Ok(inner);
        }
        if self.eat("\"") {
            let (text, rest) = self.rest.split_once('"').ok_or("expected '\"'")?;
            self.rest = rest;
            return Ok(CheckExpr::Text(text.into()));
        }
        if self.eat("$") {
            return match self.name() {
                "" => Err("expected a name after '$'".into()),
                name => Ok(CheckExpr::Named(name.into())),
            };
        }
        if self.eat("?") {
            return Ok(CheckExpr::Int(i64::MIN));
        }
        if self.eat("[") {
            let mut items = vec![self.expr(depth)?];
            while self.eat(",") {
                items.push(self.expr(depth)?);
            }
            self.expect("]")?;
            return Ok(CheckExpr::List(items.into()));
        }
        let negative = self.eat_sign('-');
        let name = self.name();
        if negative || name.starts_with(|c: char| c.is_ascii_digit()) {
            let value: i64 = name.parse().map_err(|_| format!("expected a number, found '{name}'"))?;
            return Ok(CheckExpr::Int(if negative { -value } else { value }));
        }
        match name {
            "" => Err(format!("expected an expression before '{}'", self.rest)),
            "true" | "false" => Ok(CheckExpr::Bool(name == "true")),
            "op" => Ok(CheckExpr::Op),
            "release" => Ok(CheckExpr::Release),
            "if" if self.eat("(") => {
                let condition = self.expr(depth)?;
                self.expect(",")?;
                let then = self.expr(depth)?;
                self.expect(",")?;
                let parts = [condition, then, self.expr(depth)?];
                self.expect(")")?;
                Ok(CheckExpr::If(Box::new(parts)))
            }
            "all" | "any" | "count" | "each" | "first" if self.eat("(") => {
                let quantifier = match name {
                    "all" => CheckQuantifier::All,
                    "any" => CheckQuantifier::Any,
                    "count" => CheckQuantifier::Count,
                    "each" => CheckQuantifier::Each,
                    _ => CheckQuantifier::First,
                };
                let variable: Box<str> = self.name().into();
                if !self.eat_word("in") {
                    return Err("expected 'in'".into());
                }
                let list = self.sum(depth)?;
                self.expect(":")?;
                self.variables.push(variable.clone());
                let inner = self.expr(depth)?;
                self.variables.pop();
                self.expect(")")?;
                Ok(CheckExpr::Each(quantifier, variable, Box::new([list, inner])))
            }
            _ if self.variables.iter().any(|variable| **variable == *name) => Ok(CheckExpr::Variable(name.into())),
            _ => match self.names.iter().rev().find(|(known, ..)| **known == *name) {
                Some((_, value, size)) => {
                    self.grow(*size)?;
                    Ok(value.clone())
                }
                None => Ok(CheckExpr::Text(name.into())),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use crate::Dialect;

    fn errors(line: &str) -> usize {
        let dialect = Dialect::parse(format!("dialect toy\nchecks add\n  {line}\n")).unwrap();
        dialect.check().err().map_or(0, |errors| errors.len())
    }

    #[test]
    fn rules_are_read() {
        for line in [
            "check \"a {$lhs.type} b {{c}}\" $lhs.type == $rhs.type",
            "check-bare \"m\" $mode == im2col => $n.count in 1..5 && !$x.exists",
            "check-hidden \"m\" all(x in $args.types: x is (or isa:IndexType signless:32))",
            "check \"m\" $a.shape[0] * 2 - 1 >= -4 || op.parent.name == \"toy.f\"",
            "check \"m\" $align.int.power-of-2 && $hint.int & 3 != 3",
            "use shared",
            "let n = $args.count",
            "after-regions",
            "when $lhs.exists",
            "check \"{$body.args.count}\" count(x in [$a, $b]: x.exists) == 1 && $c.shape[0] != ?",
            "check \"m\" first(i in $a.indices: $a[i] in $b.items).exists => $f.type.param(\"width\") == 8",
            "check \"{$a.shape[1..2]}\" if($a is integer:8, each(x in $b: x.rank).product, 1) == $a.shape.without(0)[0..-1].sum",
        ] {
            assert_eq!(errors(line), 0, "{line}");
        }
        for line in [
            "check \"m\"",
            "check \"m {\" true",
            "check \"m\" $a ==",
            "check \"m\" $a.nothing",
            "check \"m\" (true",
            "check \"m\" all(x: x)",
            "check \"m\" if($a, $b)",
            "check \"m\" $a[1..]",
            "check \"m\" [$a",
            "note \"a note without a check\" op.parent",
            "nothing",
            &format!("check \"m\" {}", "(".repeat(100_000)),
            &format!("check \"m\" {}", "!".repeat(100_000)),
        ] {
            assert_eq!(errors(line), 1, "{line}");
        }
    }

    #[test]
    fn conditions_apply_to_the_checks_below_and_notes_to_the_one_above() {
        let text = "dialect toy\nchecks add\n  when $a\n  check \"m\" $b\n  note \"n\" op.parent\n  when true\n  check \"m\" $c\n";
        let dialect = Dialect::parse(text).unwrap();
        let direct = "dialect toy\nchecks add\n  check \"m\" $a => $b\n  note \"n\" op.parent\n  check \"m\" $c\n";
        let direct = Dialect::parse(direct).unwrap();
        let rules = |dialect: &Dialect| dialect.checks("add").unwrap().rules.clone();
        assert_eq!(rules(&dialect), rules(&direct));
    }

    #[test]
    fn names_are_replaced_by_their_expressions() {
        let text = "dialect toy\nchecks add\n  let n = $a.count + 1\n  check \"{n}\" n > 2\n";
        let dialect = Dialect::parse(text).unwrap();
        let direct = Dialect::parse("dialect toy\nchecks add\n  check \"{$a.count + 1}\" $a.count + 1 > 2\n").unwrap();
        assert_eq!(dialect.checks("add"), direct.checks("add"));
        assert!(dialect.checks("add").is_some());
        let doubled: String = (1..100).map(|n| format!("  let a{n} = a{} + a{}\n", n - 1, n - 1)).collect();
        let dialect = Dialect::parse(format!("dialect toy\nchecks add\n  let a0 = 1\n{doubled}")).unwrap();
        assert!(dialect.check().is_err());
    }
}
