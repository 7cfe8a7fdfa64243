//! A query language for the operations of a module: selecting, navigating, counting, showing and editing.
//!
//! A query is a pipeline: `op("arith.*") and in("main") | users | count by name`. It starts with all operations. Each
//! stage filters them, navigates to other operations, edits them, or produces output. The manual is `docs/query.md`.

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
    /// Returns the operation names used in conditions such as `op("arith.addi")`, each preceded by its offset in the
    /// query text.
    #[must_use]
    pub fn named_operations(&self) -> &[(usize, String)] {
        &self.named
    }

    /// Returns true if the query modifies the module.
    #[must_use]
    pub fn edits(&self) -> bool {
        self.stages.iter().any(|stage| matches!(stage, Stage::QueryEdit(_)))
    }

    /// Returns true if the result of the query is always a number: a count, a sum, or the minimum or maximum of a
    /// measure.
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

/// A stage that follows a table and operates on its rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RowStage {
    Limit(usize),
    /// Sorts by a column, in descending order if the flag is set.
    Sort(usize, bool),
    Unique,
    Count,
}

/// A function that combines the values of a field into one value: sum, minimum or maximum.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum QueryReduction {
    Sum,
    Min,
    Max,
}

/// A navigation from each selected operation to other operations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Navigation {
    /// To the operations that define the operands.
    Operands,
    /// To the operation that defines the operand at this index.
    Operand(usize),
    /// To the operation itself and all operations on which its operands depend.
    Slice,
    /// To the operations that use the results.
    Users,
    /// To the enclosing operation.
    Parent,
    /// To the direct children of the operation.
    Children,
    /// To all operations nested in the operation.
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

/// A field of an operation, which can be a table column.
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

/// A numeric property of an operation that can be compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum QueryMeasure {
    Operands,
    Results,
    Regions,
    Blocks,
    Users,
    Depth,
    /// The size of the results in bytes; absent if a size is dynamic or unknown.
    Bytes,
    /// The number of arithmetic operations; see [`crate::cost`].
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
    /// The operation is nested in the symbol with this name.
    In(String),
    /// The operation refers to the symbol with this name.
    References(String),
    /// The operation has a result or block argument of this type.
    Type(String),
    OperandType(String),
    /// The operation has an operand, result or block argument whose type is in this memory space.
    MemorySpace(String),
    Attr(String),
    AttrIs(String, QueryCompare, String),
    Number(QueryMeasure, QueryCompare, u64),
    /// The field has this value, printed as a string.
    Is(QueryField, String),
}
