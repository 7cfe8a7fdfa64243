//! The directives `type(...)` and `functional-type(...)`.

use mlirkit_defs::{TypeConstraint, Variadic};
use mlirkit_ir::{Type, TypeData};

use crate::attr::parser::PResult;
use crate::format::demand::Demand;
use crate::format::op::{Compiler, Parsing, Printing, Variable};
use crate::format::param::Class;
use crate::format::syntax::{Directive, Node};
use crate::print::OpPrinter;
use crate::text::lexer::Kind;

/// The argument of a `type` directive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TypesOf {
    /// An operand or result, by its index among all operands and results.
    Value(usize),
    /// All operands, `operands`.
    Operands,
    /// All results, `results`.
    Results,
}

impl TypesOf {
    /// Resolves the argument of a `type` directive.
    pub(crate) fn new(compiler: &Compiler<'_>, node: &Node<'_>) -> Result<Self, String> {
        match node {
            Node::Directive(Directive::Operands, _) => Ok(Self::Operands),
            Node::Directive(Directive::Results, _) => Ok(Self::Results),
            Node::Variable(name) => {
                let variable: Variable = compiler.variable(name)?;
                let value = compiler.facts.value(variable);
                value.map(Self::Value).ok_or_else(|| format!("'{name}' has no type"))
            }
            _ => Err("'type' directive operand expects variable or directive operand".into()),
        }
    }

    /// Returns the index of this argument's list in `FormatState::types`.
    pub(crate) fn list(self, x: &Parsing<'_, '_, '_, '_>) -> usize {
        let values = x.format.facts.def.operands.len() + x.format.facts.def.results.len();
        match self {
            Self::Value(index) => index,
            Self::Operands => values,
            Self::Results => values + 1,
        }
    }

    /// Calls `each` with each type that the argument selects in an operation.
    pub(crate) fn of(self, x: &Printing<'_, '_, '_>, mut each: impl FnMut(Type)) {
        let arena = x.op.signature();
        let operands = x.format.facts.def.operands.len();
        match self {
            Self::Operands => arena.operands(x.op.id).iter().for_each(|v| each(arena.ty(*v))),
            Self::Results => arena.result_types(x.op.id).iter().for_each(|ty| each(*ty)),
            Self::Value(index) => match index.checked_sub(operands) {
                None => x.operands(index).iter().for_each(|v| each(arena.ty(*v))),
                Some(result) => {
                    let types = arena.result_types(x.op.id).get(x.results(result)).unwrap_or_default();
                    types.iter().for_each(|ty| each(*ty));
                }
            },
        }
    }

    /// Returns the number of types that the argument selects in an operation.
    pub(crate) fn count(self, x: &Printing<'_, '_, '_>) -> usize {
        let mut count = 0;
        self.of(x, |_| count += 1);
        count
    }
}

/// A `type` directive: `type($value)`, `type(operands)` or `type(results)`.
pub(crate) struct TypeElement {
    pub(crate) of: TypesOf,
    count: Count,
    space: bool,
}

enum Count {
    One(Class, Option<Demand>),
    Optional,
    Many,
    Groups,
}

impl TypeElement {
    pub(crate) fn new(compiler: &mut Compiler<'_>, node: &Node<'_>, qualified: bool) -> Result<Self, String> {
        let of = TypesOf::new(compiler, node)?;
        compiler.bind_types(of);
        let count = match of {
            TypesOf::Operands | TypesOf::Results => Count::Many,
            TypesOf::Value(value) => match compiler.facts.variadic(value) {
                Variadic::One if qualified => Count::One(Class::Any, demand_of(compiler, value)),
                Variadic::One => Count::One(class_of(compiler, value), demand_of(compiler, value)),
                Variadic::Optional => Count::Optional,
                Variadic::Many => Count::Many,
                Variadic::ManyOfMany(_) => Count::Groups,
            },
        };
        Ok(Self { of, count, space: compiler.spacing.element() })
    }

    pub(crate) fn parse(&self, x: &mut Parsing<'_, '_, '_, '_>) -> PResult<()> {
        let list = self.of.list(x);
        x.state.types.begin(list, x.p.offset());
        match self.count {
            Count::One(class, demand) => {
                let offset = x.p.offset();
                let ty = class.parse_type(x.p)?;
                if let Some(fault) = demand.and_then(|demand| demand.fault(x.p, ty)) {
                    return Err(x.p.op_error(offset, &fault));
                }
                x.state.types.push(list, ty);
            }
            Count::Optional => {
                if let Some(ty) = x.p.optional_ty()? {
                    x.state.types.push(list, ty);
                }
            }
            Count::Many => parse_types(x, list)?,
            Count::Groups => {
                while x.p.eat(Kind::LParen) {
                    if !x.p.eat(Kind::RParen) {
                        parse_types(x, list)?;
                        x.p.expect(Kind::RParen, "expected ')'")?;
                    }
                    if !x.p.eat(Kind::Comma) {
                        break;
                    }
                }
            }
        }
        Ok(())
    }

    pub(crate) fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, x: &Printing<'_, '_, 'c>) {
        if self.space {
            p.text(" ");
        }
        let mut first = true;
        match (&self.count, self.of) {
            (Count::One(class, _), of) => of.of(x, |ty| class.print_type(p, ty)),
            (Count::Groups, TypesOf::Value(index)) => {
                let arena = x.op.signature();
                for group in super::operand::groups(x, index, x.operands(index)) {
                    p.text(if std::mem::take(&mut first) { "(" } else { ", (" });
                    p.comma_separated(group, |p, value| p.ty(arena.ty(*value)));
                    p.text(")");
                }
            }
            (Count::Optional | Count::Many | Count::Groups, of) => of.of(x, |ty| {
                if !std::mem::take(&mut first) {
                    p.text(", ");
                }
                p.ty(ty);
            }),
        }
    }
}

/// Returns the type constraint of an operand or result, given by its index among all operands and results.
fn constraint_of(compiler: &Compiler<'_>, value: usize) -> Option<&'static TypeConstraint> {
    let def = compiler.facts.def;
    let row = match value.checked_sub(def.operands.len()) {
        None => def.operands.get(value),
        Some(result) => def.results.get(result),
    };
    let dialect: &'static mlirkit_defs::Dialect = compiler.dialect;
    dialect.type_constraint(&row?.constraint)
}

/// Returns the builtin class that the parsed types of an operand or result must have, if any.
fn demand_of(compiler: &Compiler<'_>, value: usize) -> Option<Demand> {
    constraint_of(compiler, value).filter(|constraint| constraint.class.is_none()).and_then(Demand::of)
}

/// Returns the class in the constraint of an operand or result. Types of that class are written without their prefix.
fn class_of(compiler: &Compiler<'_>, value: usize) -> Class {
    let class = constraint_of(compiler, value).and_then(|constraint| constraint.class.as_deref());
    class.map_or(Class::Any, |name| Class::ty(compiler.ctx, name))
}

/// Parses one or more types into the list of the format state with index `list`.
fn parse_types(x: &mut Parsing<'_, '_, '_, '_>, list: usize) -> PResult<()> {
    loop {
        let ty = x.p.ty()?;
        x.state.types.push(list, ty);
        if !x.p.eat(Kind::Comma) {
            return Ok(());
        }
    }
}

/// Parses a parenthesized, possibly empty list of types into the list of the format state with index `list`.
fn parse_bracketed(x: &mut Parsing<'_, '_, '_, '_>, list: usize) -> PResult<()> {
    x.p.expect(Kind::LParen, "expected '('")?;
    if x.p.eat(Kind::RParen) {
        return Ok(());
    }
    parse_types(x, list)?;
    x.p.expect(Kind::RParen, "expected ')'").map(|_| ())
}

/// A `functional-type(inputs, results)` directive.
pub(crate) struct FunctionalType {
    pub(crate) inputs: TypesOf,
    results: TypesOf,
    space: bool,
}

impl FunctionalType {
    pub(crate) fn new(compiler: &mut Compiler<'_>, inputs: &Node<'_>, results: &Node<'_>) -> Result<Self, String> {
        let (inputs, results) = (TypesOf::new(compiler, inputs)?, TypesOf::new(compiler, results)?);
        compiler.bind_types(inputs);
        compiler.bind_types(results);
        Ok(Self { inputs, results, space: compiler.spacing.element() })
    }

    pub(crate) fn parse(&self, x: &mut Parsing<'_, '_, '_, '_>) -> PResult<()> {
        let offset = x.p.offset();
        if x.p.at(Kind::LParen) {
            let (inputs, results) = (self.inputs.list(x), self.results.list(x));
            x.state.types.begin(inputs, offset);
            parse_bracketed(x, inputs)?;
            x.p.expect(Kind::Arrow, "expected '->' in function type")?;
            x.state.types.begin(results, offset);
            if x.p.at(Kind::LParen) {
                return parse_bracketed(x, results);
            }
            let ty = x.p.non_function_type()?;
            x.state.types.push(results, ty);
            return Ok(());
        }
        let ty = x.p.ty()?;
        let TypeData::Function(function) = x.p.ctx.type_data(ty) else {
            let found = x.p.ctx.type_text(ty);
            let message = format!("invalid kind of type specified: expected builtin.function, but found '{found}'");
            return Err(x.p.op_error(offset, &message));
        };
        let (inputs, results) = (self.inputs.list(x), self.results.list(x));
        x.state.types.set(inputs, offset, &function.inputs);
        x.state.types.set(results, offset, &function.results);
        Ok(())
    }

    pub(crate) fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, x: &Printing<'_, '_, 'c>) {
        p.text(if self.space { " (" } else { "(" });
        let mut first = true;
        self.inputs.of(x, |ty| {
            if !std::mem::take(&mut first) {
                p.text(", ");
            }
            p.ty(ty);
        });
        p.text(") -> ");
        let (mut count, mut one) = (0, None);
        self.results.of(x, |ty| {
            count += 1;
            one = Some(ty);
        });
        // A single function type is parenthesized.
        let bare = one.filter(|ty| count == 1 && !matches!(p.ctx.type_data(*ty), TypeData::Function(_)));
        if let Some(ty) = bare {
            return p.ty(ty);
        }
        p.text("(");
        first = true;
        self.results.of(x, |ty| {
            if !std::mem::take(&mut first) {
                p.text(", ");
            }
            p.ty(ty);
        });
        p.text(")");
    }
}
