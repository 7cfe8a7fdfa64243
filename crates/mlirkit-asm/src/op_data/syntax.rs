//! Parsed elements of operations, as plain data.

use mlirkit_defs::OpDef;
use mlirkit_diag::Diagnostic;
use mlirkit_ir::{Attr, BlockId, Body, Ident, OpName, Props, RegionId, Type, ValueId};

use crate::text::Offset;
use crate::text::unresolved::Unresolved;

/// A region argument, `%name : type {attrs} loc(...)`.
#[derive(Debug, Clone)]
pub struct Argument {
    /// The name of the argument.
    pub name: Unresolved,
    /// The type of the argument. It must be set before the region is parsed.
    pub ty: Option<Type>,
    /// The attribute dictionary of the argument, if present.
    pub attrs: Option<Attr>,
    /// The location of the argument, if present in the source.
    pub loc: Option<Attr>,
}

/// The id of a parsed region. The region is in a separate body if its operation is isolated, otherwise in the current
/// body.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParsedRegion(pub RegionId);

/// An operation that is being parsed.
#[derive(Debug)]
pub struct OpState {
    /// The name of the operation.
    pub name: OpName,
    /// The definition of the operation; `None` if it is not registered.
    pub def: Option<&'static OpDef>,
    /// The source offset of the operation name.
    pub offset: Offset,
    /// The location of the operation.
    pub loc: Attr,
    /// The operands resolved so far.
    pub operands: Vec<ValueId>,
    /// The types of the results.
    pub types: Vec<Type>,
    /// The attributes parsed so far, by name. Inherent ones are moved to the properties when the operation is finished.
    pub attrs: Vec<(Ident, Attr)>,
    /// The property values set so far, by slot of the definition.
    pub props: Vec<Option<Attr>>,
    /// The successors parsed so far.
    pub successors: Vec<BlockId>,
    /// The regions parsed so far.
    pub regions: Vec<ParsedRegion>,
    /// The body of an isolated operation, once its first region has been parsed.
    pub child: Option<Box<Body>>,
    /// Whether a parse driver parses the body of this isolated operation.
    pub(crate) deferred: bool,
    /// The interned property list, if known. Set only if the operation has no other attributes.
    pub(crate) list: Option<Props>,
    /// An error in the properties of the generic form, reported after the whole operation has been parsed.
    pub(crate) fault: Option<Box<Diagnostic>>,
    /// The number of operands in the enclosing body when this operation began.
    pub(crate) operands_before: usize,
}
