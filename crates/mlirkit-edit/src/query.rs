//! A small language about the operations of a module: which, how many, what of them, and what becomes of them.
//!
//! A query is a pipeline: `op("arith.*") and in("main") | users | count by name`. It starts with all operations; each
//! stage filters, goes on to others, changes them, or says what to show. `docs/query.md` is its manual.

mod eval;
mod parse;

pub use eval::{Answer, Row, run};
pub use parse::parse;

/// A query: stages in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Query {
    pub(crate) stages: Vec<Stage>,
}

impl Query {
    /// Whether it changes the module.
    #[must_use]
    pub fn edits(&self) -> bool {
        self.stages.iter().any(|stage| matches!(stage, Stage::Edit(_)))
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Stage {
    Filter(Expr),
    Go(Way),
    Limit(usize),
    Count(Option<Field>),
    Table(Vec<Field>),
    Edit(Edit),
}

/// Where to go from an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    /// To those that define its operands.
    Operands,
    /// To the one that defines the operand at this place.
    Operand(usize),
    /// To itself and all that its operands come from.
    Slice,
    /// To those that use its results.
    Users,
    /// To the one around it.
    Parent,
    /// To those directly in it.
    Children,
    /// To all in it.
    Inside,
    /// To the symbols that it names.
    Callees,
    /// To those that name it.
    Callers,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Edit {
    Set(String, String),
    Unset(String),
    Rename(String),
    Delete,
}

/// What can be shown of an operation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Field {
    Name,
    Dialect,
    Symbol,
    Path,
    Function,
    Attr(String),
    Types,
    OperandTypes,
    Location,
    Number(Measure),
}

/// What can be counted of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Measure {
    Operands,
    Results,
    Regions,
    Blocks,
    Users,
    Depth,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Compare {
    Equal,
    Unequal,
    Less,
    LessOrEqual,
    More,
    MoreOrEqual,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Expr {
    All,
    And(Box<Expr>, Box<Expr>),
    Or(Box<Expr>, Box<Expr>),
    Not(Box<Expr>),
    Op(String),
    Dialect(String),
    Symbol(String),
    /// Inside of the symbol.
    In(String),
    /// Names the symbol.
    References(String),
    /// A result or an argument of one of its blocks has this type.
    Type(String),
    OperandType(String),
    Attr(String),
    AttrIs(String, Compare, String),
    Number(Measure, Compare, u64),
}
