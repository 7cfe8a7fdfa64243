//! Evaluation of the expressions by which rows derive one type from another (`TypesMatchWith`), as a capability of
//! the context.

use crate::context::Context;
use crate::ids::Type;

/// The result of a transformer expression.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Transformed {
    /// A list of types.
    Types(Vec<Type>),
    /// The input types are not of the expected kind.
    NotApplicable,
    /// The expression is not understood.
    Unknown,
}

/// Evaluates a dialect's expression for the types of an operand or result. `mlirkit_asm::TRANSFORMS` is an
/// implementation.
#[derive(Debug, Clone, Copy)]
pub struct Transforms(pub fn(&Context, &str, &str, &[Type]) -> Transformed);
