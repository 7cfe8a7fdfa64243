//! Evaluates expressions in definitions that derive one type from another (`TypesMatchWith`), through a function that
//! the context provides.

use crate::context::Context;
use crate::ids::Type;

/// The result of evaluating a type expression.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Transformed {
    /// The expression evaluates to these types.
    Types(Vec<Type>),
    /// The input types are not of the kind that the expression expects.
    NotApplicable,
    /// The evaluator does not support the expression.
    Unknown,
}

/// A function that evaluates a type expression, stored as an extension of the context. Its arguments are the context,
/// the dialect namespace, the expression, and the types of the operand or result that the expression refers to.
/// `mlirkit_asm::TRANSFORMS` is an implementation.
#[derive(Debug, Clone, Copy)]
pub struct Transforms(pub fn(&Context, &str, &str, &[Type]) -> Transformed);
