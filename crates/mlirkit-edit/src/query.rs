//! A small language about the operations of a module: which, how many, what of them, and what becomes of them.
//!
//! A query is a pipeline: `op("arith.*") and in("main") | users | count by name`. It starts with all operations; each
//! stage filters, goes on to others, changes them, or says what to show. `docs/query.md` is its manual.

mod eval;
mod parse;

pub use eval::{QueryOutput, Row, run};
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
        self.stages.iter().any(|stage| matches!(stage, Stage::QueryEdit(_)))
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Stage {
    Filter(QueryExpr),
    Go(Navigation),
    Limit(usize),
    Count(Option<QueryField>),
    Table(Vec<QueryField>),
    QueryEdit(QueryEdit),
}

/// Where to go from an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Navigation {
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
pub(crate) enum QueryEdit {
    Set(String, String),
    Unset(String),
    Rename(String),
    Delete,
}

/// What can be shown of an operation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum QueryField {
    Name,
    Dialect,
    Symbol,
    Path,
    Function,
    Attr(String),
    Types,
    OperandTypes,
    Location,
    Number(QueryMeasure),
}

/// What can be counted of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum QueryMeasure {
    Operands,
    Results,
    Regions,
    Blocks,
    Users,
    Depth,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum QueryCompare {
    Equal,
    Unequal,
    Less,
    LessOrEqual,
    More,
    MoreOrEqual,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum QueryExpr {
    All,
    And(Box<QueryExpr>, Box<QueryExpr>),
    Or(Box<QueryExpr>, Box<QueryExpr>),
    Not(Box<QueryExpr>),
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
    AttrIs(String, QueryCompare, String),
    Number(QueryMeasure, QueryCompare, u64),
}
