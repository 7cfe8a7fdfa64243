//! Parsed pieces of operations, as plain data.

use mlirkit_defs::OpDef;
use mlirkit_diag::Diagnostic;
use mlirkit_ir::{Attr, BlockId, Body, Ident, OpName, Props, RegionId, Type, ValueId};

use crate::text::Offset;
use crate::text::unresolved::Unresolved;

/// An argument of a region: `%name : type {attrs} loc(...)`.
#[derive(Debug, Clone)]
pub struct Argument {
    /// The name of the argument.
    pub name: Unresolved,
    /// The type of the argument. It must be set before the region is parsed.
    pub ty: Option<Type>,
    /// The attributes of the argument, as a dictionary.
    pub attrs: Option<Attr>,
    /// The location of the argument, if it is written.
    pub loc: Option<Attr>,
}

/// A parsed region. It belongs to a separate body if the operation is isolated, otherwise to the current body.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParsedRegion(pub RegionId);

/// An operation that is being parsed.
#[derive(Debug)]
pub struct OpState {
    /// Name.
    pub name: OpName,
    /// Row.
    pub def: Option<&'static OpDef>,
    /// The offset of the operation's name.
    pub offset: Offset,
    /// Location.
    pub loc: Attr,
    /// Resolved operands.
    pub operands: Vec<ValueId>,
    /// Result types.
    pub types: Vec<Type>,
    /// Attributes by name. Inherent ones are moved to the properties when the operation is finished.
    pub attrs: Vec<(Ident, Attr)>,
    /// The property slots of the row that have been set so far.
    pub props: Vec<Option<Attr>>,
    /// Successors.
    pub successors: Vec<BlockId>,
    /// Regions.
    pub regions: Vec<ParsedRegion>,
    /// The body of an isolated operation, once its first region has been parsed.
    pub child: Option<Box<Body>>,
    /// Whether a driver parses that body.
    pub(crate) deferred: bool,
    /// The interned property list, if it is known and the operation has no other attributes.
    pub(crate) list: Option<Props>,
    /// An error in the properties of the generic form. It is reported once the whole operation has been parsed.
    pub(crate) fault: Option<Box<Diagnostic>>,
    /// The number of operands in the body when the operation began.
    pub(crate) operands_before: usize,
}
