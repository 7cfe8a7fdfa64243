//! The expressions with which rows derive one type from another (`TypesMatchWith`), as a capability of the context.

use crate::context::Context;
use crate::ids::Type;

/// What an expression gives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Transformed {
    /// These types.
    Types(Vec<Type>),
    /// The types are not what it expects.
    NotApplicable,
    /// Nobody knows what it means.
    Unknown,
}

/// Evaluates the expression of a dialect for the types of an operand or result. `mlirkit_asm::TRANSFORMS` is the one that reads
/// the expressions of formats.
#[derive(Debug, Clone, Copy)]
pub struct Transforms(pub fn(&Context, &str, &str, &[Type]) -> Transformed);
