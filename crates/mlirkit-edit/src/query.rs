//! A query language for the operations of a module: selecting, navigating, counting, showing and editing.
//!
//! A query is a pipeline: `op("arith.*") and in("main") | users | count by name`. It starts with all operations. Each
//! stage filters them, navigates to others, edits them, or produces output. `docs/query.md` is its manual.

mod cell;
mod eval;
mod parse;

pub use cell::{Cell, Row};
pub use eval::{QueryOutput, run, type_bytes};
pub use parse::parse;

/// A parsed query.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Query {
    pub(crate) stages: Vec<Stage>,
    named: Vec<(usize, String)>,
}

impl Query {
    /// Returns the names in conditions on operations, as in `op("arith.addi")`, each with its offset in the query's text.
    #[must_use]
    pub fn named_operations(&self) -> &[(usize, String)] {
        &self.named
    }

    /// Returns true if the query modifies the module.
    #[must_use]
    pub fn edits(&self) -> bool {
        self.stages.iter().any(|stage| matches!(stage, Stage::QueryEdit(_)))
    }

    /// Returns true if the answer is always a number: a count, a sum, or the minimum or maximum of a measure.
    #[must_use]
    pub fn is_numeric(&self) -> bool {
        matches!(
            self.stages.last(),
            Some(
                Stage::Count(None)
                    | Stage::Rows(RowStage::Count)
                    | Stage::Reduce(QueryReduction::Sum, _)
                    | Stage::Reduce(_, QueryField::Number(_))
            )
        )
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Stage {
    Filter(QueryExpr),
    Go(Navigation),
    Limit(usize),
    /// Sorts by a field, in descending order if the flag is set.
    Sort(QueryField, bool),
    Count(Option<QueryField>),
    Table(Vec<QueryField>),
    /// Tabulates the distinct values of fields, in order of their first occurrence.
    Unique(Vec<QueryField>),
    Reduce(QueryReduction, QueryField),
    Rows(RowStage),
    QueryEdit(QueryEdit),
}

/// A stage that follows a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RowStage {
    Limit(usize),
    /// Sorts by a column, in descending order if the flag is set.
    Sort(usize, bool),
    Unique,
    Count,
}

/// A way to compute one value from a field of all operations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum QueryReduction {
    Sum,
    Min,
    Max,
}

/// A navigation step from an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Navigation {
    /// To the definitions of the operands.
    Operands,
    /// To the definition of one operand.
    Operand(usize),
    /// To the operation itself and to every operation that its operands depend on.
    Slice,
    /// To the users of the results.
    Users,
    /// To the enclosing operation.
    Parent,
    /// To the direct children of the operation.
    Children,
    /// To all nested operations.
    Inside,
    /// To the symbols that the operation refers to.
    Callees,
    /// To the operations that refer to the operation as a symbol.
    Callers,
    /// To the nearest symbol: the operation itself or an enclosing one.
    Functions,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum QueryEdit {
    Set(String, String),
    Unset(String),
    Rename(String),
    Delete,
}

/// A field of an operation to show.
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
    MemorySpaces,
    Location,
    Number(QueryMeasure),
}

/// A number of an operation to compare.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum QueryMeasure {
    Operands,
    Results,
    Regions,
    Blocks,
    Users,
    Depth,
    /// Bytes of the results; absent if a size is dynamic or unknown.
    Bytes,
    /// Arithmetic operations; see [`crate::cost`].
    Flops,
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
    /// Nested in the symbol.
    In(String),
    /// Refers to the symbol.
    References(String),
    /// Has a result or a block argument of this type.
    Type(String),
    OperandType(String),
    /// Has an operand, result or block argument whose type is in this memory space.
    MemorySpace(String),
    Attr(String),
    AttrIs(String, QueryCompare, String),
    Number(QueryMeasure, QueryCompare, u64),
    /// Has this text in the field.
    Is(QueryField, String),
}
