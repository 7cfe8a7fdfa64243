//! Predicates over operations (`PredOpTrait`): C++ expressions in definition files, parsed once and evaluated per
//! operation.
//!
//! Expressions refer to operands, results and attributes by their names in the definition (`$lhs`, `getLhs()`), and to
//! types by the getters of builtin types. An expression that calls functions of upstream MLIR is implemented in Rust
//! and found by its source text; see [`Checks::op_preds`].

use mlirkit_defs::{Comparison, Dialect, Leaf, PathStep, Pred};
use mlirkit_ir::classes::TypeClass;
use mlirkit_ir::{Attr, AttrData, Context, OpRef, Type};

use crate::checks::{Checks, OpPredFn};
use crate::type_constraints::{type_holds, types_named};

/// Maximum nesting depth of expressions.
const MAX_DEPTH: usize = 64;

/// A predicate, in a form that can be evaluated.
#[derive(Debug, Clone)]
pub(crate) enum OpPred {
    True,
    Expr(Expr),
    Bound(OpPredFn),
    /// An expression that cannot be parsed, given by its source text.
    Unknown(Box<str>),
    /// A type predicate that is applied to the type of an expression.
    OfType(Expr, Pred, Option<&'static Dialect>),
    And(Box<[OpPred]>),
    Or(Box<[OpPred]>),
    Not(Box<OpPred>),
}

impl OpPred {
    pub(crate) fn new(pred: Pred, dialect: Option<&'static Dialect>, checks: Option<&Checks>) -> Self {
        let all = |children: Box<[Pred]>| children.into_iter().map(|child| Self::new(child, dialect, checks)).collect();
        match pred {
            Pred::True => Self::True,
            Pred::Leaf(leaf) => Self::leaf(&leaf, checks),
            Pred::And(children) => Self::And(all(children)),
            Pred::Or(children) => Self::Or(all(children)),
            Pred::Not(child) => Self::Not(Box::new(Self::new(*child, dialect, checks))),
            Pred::Subst(PathStep::Get(text), inner) => match parse(&text) {
                Some(expr) => Self::OfType(expr, *inner, dialect),
                None => Self::Unknown(text),
            },
            Pred::Subst(step, _) => Self::Unknown(step.to_string().into()),
        }
    }

    fn leaf(leaf: &Leaf, checks: Option<&Checks>) -> Self {
        let text = leaf.to_string();
        if let Some(bound) = checks.and_then(|checks| checks.find(text.as_str(), |checks| &checks.op_preds)) {
            return Self::Bound(bound);
        }
        parse(&text).map_or_else(|| Self::Unknown(text.into()), Self::Expr)
    }

    /// Returns the source text of a subexpression that cannot be parsed, if there is one.
    pub(crate) fn unknown(&self) -> Option<String> {
        match self {
            Self::Unknown(text) => Some(text.to_string()),
            Self::And(all) | Self::Or(all) => all.iter().find_map(Self::unknown),
            Self::Not(inner) => inner.unknown(),
            Self::True | Self::Expr(_) | Self::Bound(_) | Self::OfType(..) => None,
        }
    }

    pub(crate) fn holds(&self, op: OpRef<'_, '_>) -> bool {
        self.value(op).unwrap_or(true)
    }

    /// Evaluates the predicate. Returns `None` if it cannot be evaluated for this operation.
    fn value(&self, op: OpRef<'_, '_>) -> Option<bool> {
        match self {
            Self::True => Some(true),
            Self::Unknown(_) => None,
            Self::Expr(expr) => expr.value(op)?.truth(),
            Self::Bound(pred) => Some(pred(op)),
            Self::OfType(expr, pred, dialect) => match expr.value(op)? {
                ExprValue::Type(ty) => Some(type_holds(op.context(), *dialect, pred, ty)),
                ExprValue::Types(types) => Some(types.iter().all(|ty| type_holds(op.context(), *dialect, pred, *ty))),
                _ => None,
            },
            Self::And(all) => {
                let mut known = Some(true);
                for pred in all {
                    match pred.value(op) {
                        Some(false) => return Some(false),
                        Some(true) => {}
                        None => known = None,
                    }
                }
                known
            }
            Self::Or(all) => {
                let mut known = Some(false);
                for pred in all {
                    match pred.value(op) {
                        Some(true) => return Some(true),
                        Some(false) => {}
                        None => known = None,
                    }
                }
                known
            }
            Self::Not(inner) => inner.value(op).map(|holds| !holds),
        }
    }
}

/// A parsed C++ expression.
#[derive(Debug, Clone)]
pub(crate) enum Expr {
    Int(i64),
    List(Vec<Expr>),
    /// The operation, `$_op`.
    Op,
    /// An operand, result or attribute, `$name` or `getName()`.
    Named(Box<str>),
    /// The type of an operand or result, `getNameType()`.
    TypeOf(Box<str>),
    Call(ExprFunction, Vec<Expr>),
    IsA(Vec<TypeClass>, Box<Expr>),
    Cast(TypeClass, Box<Expr>),
    Not(Box<Expr>),
    And(Box<Expr>, Box<Expr>),
    Or(Box<Expr>, Box<Expr>),
    If(Box<Expr>, Box<Expr>, Box<Expr>),
    Compare(Comparison, Box<Expr>, Box<Expr>),
    Arithmetic(char, Box<Expr>, Box<Expr>),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ExprFunction {
    Operand,
    Result,
    OperandCount,
    ResultCount,
    TypeOf,
    Types,
    ElementType,
    ElementTypeOrSelf,
    ElementWidth,
    Shape,
    Rank,
    ElementCount,
    Size,
    Index,
    IsThere,
    IsScalable,
}

/// The value of a C++ expression.
enum ExprValue {
    Null,
    Bool(bool),
    Int(i64),
    Ints(Vec<i64>),
    Type(Type),
    Types(Vec<Type>),
    Attr(Attr),
    /// The shape of an unranked tensor. Upstream reads it out of bounds; here it is not equal to any other value.
    NoShape,
}

impl ExprValue {
    fn truth(&self) -> Option<bool> {
        match self {
            Self::Null => Some(false),
            Self::Bool(value) => Some(*value),
            Self::Int(_) | Self::Ints(_) | Self::NoShape => None,
            Self::Type(_) | Self::Types(_) | Self::Attr(_) => Some(true),
        }
    }

    /// Returns whether two values are equal; `None` if they are not comparable.
    fn same(&self, other: &Self) -> Option<bool> {
        match (self, other) {
            (Self::Bool(a), Self::Bool(b)) => Some(a == b),
            (Self::Int(a), Self::Int(b)) => Some(a == b),
            (Self::Ints(a), Self::Ints(b)) => Some(a == b),
            (Self::NoShape, Self::Ints(_) | Self::NoShape) | (Self::Ints(_), Self::NoShape) => Some(false),
            (Self::Type(a), Self::Type(b)) => Some(a == b),
            (Self::Types(a), Self::Types(b)) => Some(a == b),
            (Self::Attr(a), Self::Attr(b)) => Some(a == b),
            _ => None,
        }
    }
}

// Evaluating.

impl Expr {
    fn value(&self, op: OpRef<'_, '_>) -> Option<ExprValue> {
        let ctx = op.context();
        Some(match self {
            Self::Int(value) => ExprValue::Int(*value),
            Self::List(items) => ExprValue::Ints(items.iter().map(|item| item.int(op)).collect::<Option<_>>()?),
            Self::Op => return None,
            Self::Named(name) => named(op, name)?,
            Self::TypeOf(name) => match one(types_named(op, name)?)? {
                ExprValue::Null => return None,
                value => value,
            },
            Self::Call(function, args) => return function.call(op, args),
            Self::IsA(classes, inner) => match inner.value(op)? {
                ExprValue::Type(ty) => ExprValue::Bool(classes.iter().any(|class| class.holds(ctx, ty))),
                _ => return None,
            },
            Self::Cast(class, inner) => match inner.value(op)? {
                ExprValue::Type(ty) if class.holds(ctx, ty) => ExprValue::Type(ty),
                _ => return None,
            },
            Self::Not(inner) => ExprValue::Bool(!inner.value(op)?.truth()?),
            Self::And(a, b) => ExprValue::Bool(a.value(op)?.truth()? && b.value(op)?.truth()?),
            Self::Or(a, b) => ExprValue::Bool(a.value(op)?.truth()? || b.value(op)?.truth()?),
            Self::If(condition, yes, no) => {
                return if condition.value(op)?.truth()? { yes.value(op) } else { no.value(op) };
            }
            Self::Compare(comparison, a, b) => {
                let (a, b) = (a.value(op)?, b.value(op)?);
                match (comparison, &a, &b) {
                    (Comparison::Equal, ..) => ExprValue::Bool(a.same(&b)?),
                    (Comparison::NotEqual, ..) => ExprValue::Bool(!a.same(&b)?),
                    (_, ExprValue::Int(a), ExprValue::Int(b)) => ExprValue::Bool(comparison.holds(a, b)),
                    _ => return None,
                }
            }
            Self::Arithmetic(sign, a, b) => {
                let (a, b) = (a.int(op)?, b.int(op)?);
                ExprValue::Int(match sign {
                    '+' => a.checked_add(b)?,
                    '-' => a.checked_sub(b)?,
                    '*' => a.checked_mul(b)?,
                    '/' => a.checked_div(b)?,
                    _ => a.checked_rem(b)?,
                })
            }
        })
    }

    fn int(&self, op: OpRef<'_, '_>) -> Option<i64> {
        match self.value(op)? {
            ExprValue::Int(value) => Some(value),
            ExprValue::Attr(attr) => op.context().int_value(attr),
            _ => None,
        }
    }

    fn ty(&self, op: OpRef<'_, '_>) -> Option<Type> {
        match self.value(op)? {
            ExprValue::Type(ty) => Some(ty),
            ExprValue::Types(types) => match *types {
                [ty] => Some(ty),
                _ => None,
            },
            _ => None,
        }
    }
}

/// Converts a list of types to an expression value: null if it is empty, a type if it has one element, otherwise the
/// list.
fn one(types: Vec<Type>) -> Option<ExprValue> {
    Some(match *types {
        [] => ExprValue::Null,
        [ty] => ExprValue::Type(ty),
        _ => ExprValue::Types(types),
    })
}

/// Returns the value, list of values or attribute that the operation's definition calls `name`; `None` if the
/// definition has no such name. SSA values are represented by their types.
fn named(op: OpRef<'_, '_>, name: &str) -> Option<ExprValue> {
    let def = op.def()?;
    if def.operands.iter().chain(&def.results).any(|value| &*value.name == name) {
        return one(types_named(op, name)?);
    }
    let Some(attr) = op.attr(name) else {
        return def.slots.position(name).is_some().then_some(ExprValue::Null);
    };
    Some(match op.context().attr_data(attr) {
        AttrData::Integer(_) => match op.context().bool_value(attr) {
            Some(value) => ExprValue::Bool(value),
            None => ExprValue::Attr(attr),
        },
        _ => ExprValue::Attr(attr),
    })
}

impl ExprFunction {
    fn call(self, op: OpRef<'_, '_>, args: &[Expr]) -> Option<ExprValue> {
        let ctx = op.context();
        let ty = || args.first()?.ty(op);
        let count = |n: usize| i64::try_from(n).ok().map(ExprValue::Int);
        let index = |at: usize| usize::try_from(args.get(at)?.int(op)?).ok();
        match self {
            Self::Operand => op.operand(index(1)?).map(|value| ExprValue::Type(value.ty())),
            Self::Result => op.result(index(1)?).map(|value| ExprValue::Type(value.ty())),
            Self::OperandCount => count(op.operands().len()),
            Self::ResultCount => count(op.results().len()),
            Self::TypeOf => match args.first()?.value(op)? {
                ExprValue::Attr(attr) => ctx.attr_type(attr).map(ExprValue::Type),
                value @ (ExprValue::Type(_) | ExprValue::Types(_)) => Some(value),
                _ => None,
            },
            Self::Types => match args.first()?.value(op)? {
                ExprValue::Type(ty) => Some(ExprValue::Types(vec![ty])),
                ExprValue::Null => Some(ExprValue::Types(Vec::new())),
                value @ ExprValue::Types(_) => Some(value),
                _ => None,
            },
            Self::ElementType => element_type(ctx, ty()?).map(ExprValue::Type),
            Self::ElementTypeOrSelf => Some(ExprValue::Type(ctx.element_type_or_self(ty()?))),
            Self::ElementWidth => {
                ctx.int_or_float_width(ctx.shaped(ty()?)?.element).map(|width| ExprValue::Int(i64::from(width)))
            }
            Self::Shape if matches!(ctx.type_data(ty()?), mlirkit_ir::TypeData::UnrankedTensor(_)) => {
                Some(ExprValue::NoShape)
            }
            Self::Shape => Some(ExprValue::Ints(ctx.shaped(ty()?)?.dims?.to_vec())),
            Self::Rank => count(ctx.shaped(ty()?)?.rank()?),
            Self::ElementCount => ctx.shaped(ty()?)?.num_elements().map(ExprValue::Int),
            Self::Size => match args.first()?.value(op)? {
                ExprValue::Ints(items) => count(items.len()),
                ExprValue::Types(items) => count(items.len()),
                ExprValue::Type(_) => Some(ExprValue::Int(1)),
                ExprValue::Null => Some(ExprValue::Int(0)),
                _ => None,
            },
            Self::Index => match args.first()?.value(op)? {
                ExprValue::Ints(items) => items.get(index(1)?).copied().map(ExprValue::Int),
                ExprValue::Type(ty) => ctx.shaped(ty)?.dim(index(1)?).map(ExprValue::Int),
                _ => None,
            },
            Self::IsThere => Some(ExprValue::Bool(!matches!(args.first()?.value(op)?, ExprValue::Null))),
            Self::IsScalable => Some(ExprValue::Bool(ctx.shaped(ty()?)?.is_scalable())),
        }
    }
}

fn element_type(ctx: &Context, ty: Type) -> Option<Type> {
    match ctx.type_data(ty) {
        mlirkit_ir::TypeData::Complex(element) => Some(*element),
        _ => Some(ctx.shaped(ty)?.element),
    }
}

// Parsing.

/// Parses an expression. Returns `None` if a part of it is not supported.
fn parse(text: &str) -> Option<Expr> {
    let mut reader = ExprParser { rest: text };
    let expr = reader.expr(MAX_DEPTH)?;
    reader.rest.trim().is_empty().then_some(expr)
}

struct ExprParser<'t> {
    rest: &'t str,
}

impl<'t> ExprParser<'t> {
    fn eat(&mut self, token: &str) -> bool {
        self.rest = self.rest.trim_start();
        match self.rest.strip_prefix(token) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn name(&mut self) -> &'t str {
        self.rest = self.rest.trim_start();
        let part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | ':' | '$');
        let end = self.rest.find(|c| !part(c)).unwrap_or(self.rest.len());
        let (name, rest) = self.rest.split_at(end);
        self.rest = rest;
        name
    }

    fn expr(&mut self, depth: usize) -> Option<Expr> {
        let depth = depth.checked_sub(1)?;
        let condition = self.or(depth)?;
        if !self.eat("?") {
            return Some(condition);
        }
        let yes = self.expr(depth)?;
        let no = if self.eat(":") { self.expr(depth)? } else { return None };
        Some(Expr::If(Box::new(condition), Box::new(yes), Box::new(no)))
    }

    fn or(&mut self, depth: usize) -> Option<Expr> {
        let mut left = self.and(depth)?;
        while self.eat("||") {
            left = Expr::Or(Box::new(left), Box::new(self.and(depth)?));
        }
        Some(left)
    }

    fn and(&mut self, depth: usize) -> Option<Expr> {
        let mut left = self.compare(depth)?;
        while self.eat("&&") {
            left = Expr::And(Box::new(left), Box::new(self.compare(depth)?));
        }
        Some(left)
    }

    fn compare(&mut self, depth: usize) -> Option<Expr> {
        const SIGNS: [(&str, Comparison); 6] = [
            ("==", Comparison::Equal),
            ("!=", Comparison::NotEqual),
            (">=", Comparison::AtLeast),
            ("<=", Comparison::AtMost),
            (">", Comparison::Greater),
            ("<", Comparison::Less),
        ];
        let left = self.sum(depth)?;
        let Some((_, sign)) = SIGNS.into_iter().find(|(text, _)| self.eat(text)) else { return Some(left) };
        Some(Expr::Compare(sign, Box::new(left), Box::new(self.sum(depth)?)))
    }

    fn sum(&mut self, depth: usize) -> Option<Expr> {
        let mut left = self.unary(depth)?;
        while let Some(sign) =
            ['*', '/', '%', '+', '-'].into_iter().find(|sign| self.eat(sign.encode_utf8(&mut [0; 4])))
        {
            left = Expr::Arithmetic(sign, Box::new(left), Box::new(self.unary(depth)?));
        }
        Some(left)
    }

    fn unary(&mut self, depth: usize) -> Option<Expr> {
        let depth = depth.checked_sub(1)?;
        if !self.rest.trim_start().starts_with("!=") && self.eat("!") {
            return Some(Expr::Not(Box::new(self.unary(depth)?)));
        }
        let mut expr = self.primary(depth)?;
        loop {
            if self.eat(".") {
                let method = self.name();
                let args = if self.eat("(") { self.args(")", depth)? } else { return None };
                expr = Expr::Call(method_of(method)?, std::iter::once(expr).chain(args).collect());
            } else if self.eat("[") {
                let index = self.expr(depth)?;
                if !self.eat("]") {
                    return None;
                }
                expr = Expr::Call(ExprFunction::Index, vec![expr, index]);
            } else {
                return Some(expr);
            }
        }
    }

    fn args(&mut self, close: &str, depth: usize) -> Option<Vec<Expr>> {
        let mut args = Vec::new();
        if self.eat(close) {
            return Some(args);
        }
        loop {
            args.push(self.expr(depth)?);
            if !self.eat(",") {
                break;
            }
        }
        self.eat(close).then_some(args)
    }

    fn primary(&mut self, depth: usize) -> Option<Expr> {
        if self.eat("(") {
            let inner = self.expr(depth)?;
            return self.eat(")").then_some(inner);
        }
        if self.eat("{") {
            return self.args("}", depth).map(Expr::List);
        }
        let name = self.name();
        if let Ok(number) = name.parse() {
            return Some(Expr::Int(number));
        }
        if name == "$_op" {
            return Some(Expr::Op);
        }
        if let Some(name) = name.strip_prefix('$') {
            return Some(Expr::Named(name.into()));
        }
        if let Some(expr) = self.template(name, depth) {
            return expr;
        }
        let args = if self.eat("(") { self.args(")", depth)? } else { return None };
        free_call(name, args)
    }

    /// Parses `cast<T>(x)` and similar calls. Returns `None` if it is not a call with a template argument, and
    /// `Some(None)` if it is not supported.
    fn template(&mut self, name: &str, depth: usize) -> Option<Option<Expr>> {
        if !matches!(name, "cast" | "isa" | "static_cast" | "ArrayRef" | "dyn_cast") || !self.eat("<") {
            return None;
        }
        Some((|| {
            let (classes, rest) = self.rest.split_once('>')?;
            self.rest = rest;
            if name == "ArrayRef" {
                return if self.eat("{") { self.args("}", depth).map(Expr::List) } else { None };
            }
            let args = if self.eat("(") { self.args(")", depth)? } else { return None };
            let inner = only(args)?;
            if name == "static_cast" {
                return Some(inner);
            }
            let classes: Vec<TypeClass> =
                classes.split(',').map(|class| TypeClass::from_name(class.trim())).collect::<Option<_>>()?;
            match (name, &*classes) {
                ("isa", _) => Some(Expr::IsA(classes, Box::new(inner))),
                ("cast", [class]) => Some(Expr::Cast(*class, Box::new(inner))),
                _ => None,
            }
        })())
    }
}

fn only(args: Vec<Expr>) -> Option<Expr> {
    let mut args = args.into_iter();
    args.next().filter(|_| args.next().is_none())
}

fn method_of(name: &str) -> Option<ExprFunction> {
    Some(match name {
        "getOperand" => ExprFunction::Operand,
        "getResult" => ExprFunction::Result,
        "getNumOperands" => ExprFunction::OperandCount,
        "getNumResults" => ExprFunction::ResultCount,
        "getType" => ExprFunction::TypeOf,
        "getTypes" => ExprFunction::Types,
        "getElementType" => ExprFunction::ElementType,
        "getElementTypeBitWidth" => ExprFunction::ElementWidth,
        "getShape" => ExprFunction::Shape,
        "getRank" => ExprFunction::Rank,
        "getNumElements" => ExprFunction::ElementCount,
        "size" => ExprFunction::Size,
        "getDimSize" => ExprFunction::Index,
        _ => return None,
    })
}

fn free_call(name: &str, args: Vec<Expr>) -> Option<Expr> {
    let function = match name {
        "getElementTypeOrSelf" => ExprFunction::ElementTypeOrSelf,
        "bool" => ExprFunction::IsThere,
        "isScalableVectorType" => ExprFunction::IsScalable,
        "getVectorNumElements" => ExprFunction::ElementCount,
        _ => {
            // A getter of the operation, such as `getLhs()`.
            let getter = name.strip_prefix("get").filter(|name| args.is_empty() && !name.is_empty())?;
            if let Some(value) = ["VectorType", "Type"].iter().find_map(|end| getter.strip_suffix(end)) {
                return (!value.is_empty()).then(|| Expr::TypeOf(row_name(value).into()));
            }
            return Some(Expr::Named(row_name(getter).into()));
        }
    };
    Some(Expr::Call(function, args))
}

/// Converts the name in a getter to the name in the definition: `LhsMask` to `lhsMask`.
fn row_name(getter: &str) -> String {
    let (first, rest) = getter.split_at(getter.chars().next().map_or(0, char::len_utf8));
    format!("{}{rest}", first.to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_are_read() {
        for text in [
            "$_op.getNumOperands() > 1",
            "getElementTypeOrSelf($_op.getResult(0)) == getElementTypeOrSelf($_op.getOperand(0))",
            "(isa<TensorType>($in.getType()) ? cast<TensorType>($in.getType()).getShape() : ArrayRef<int64_t>{}) == $x.getShape()",
            "bool(getLhsMask()) == bool(getRhsMask())",
            "getTileType().getElementTypeBitWidth() == (getLhsType().getElementTypeBitWidth() * 4)",
            "cast<VectorType>(getB().getType()).getShape()[1] == 4",
            "!isScalableVectorType($res.getType()) || isScalableVectorType($srcvec.getType())",
        ] {
            assert!(parse(text).is_some(), "{text}");
        }
        for text in ["", "foo::bar($_op)", "$a ==", "is_contained({A::B}, $x)", &"(".repeat(100_000)] {
            assert!(parse(text).is_none(), "{text}");
        }
    }
}
