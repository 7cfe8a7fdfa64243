//! The operation parser: SSA scopes, regions, blocks, the generic form, and the calls that hooks and the declarative
//! engine are written with.

use std::ops::{Deref, DerefMut};

use mlirkit_defs::OpDef;
use mlirkit_ir::{Attr, BlockId, Body, Ident, Module, OpName, RegionId, Type, ValueId};

use crate::hooks::Hooks;
use crate::parser::{Offset, Parser};

/// An SSA use that is not resolved yet: `%name` or `%name#2`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unresolved {
    /// Where `%` stands.
    pub offset: Offset,
    /// Where the name ends.
    pub end: Offset,
    /// The number after `#`, 0 if there is none.
    pub number: u32,
}

/// An argument of a region: `%name : type {attrs} loc(...)`.
#[derive(Debug, Clone)]
pub struct Argument {
    /// Its name.
    pub name: Unresolved,
    /// Its type; must be there when the region is parsed.
    pub ty: Option<Type>,
    /// Its attributes, a dictionary.
    pub attrs: Option<Attr>,
    /// Its location, if one is written.
    pub loc: Option<Attr>,
}

/// A region that has been parsed: of the operation's own body if it is isolated, of the current one otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParsedRegion(pub RegionId);

/// An operation while it is parsed.
#[derive(Debug)]
pub struct OpState {
    /// Name.
    pub name: OpName,
    /// Row.
    pub def: Option<&'static OpDef>,
    /// Where its name stands.
    pub offset: Offset,
    /// Location.
    pub loc: Attr,
    /// Resolved operands.
    pub operands: Vec<ValueId>,
    /// Result types.
    pub types: Vec<Type>,
    /// Attributes by name: inherent ones move into the properties when the operation is finished.
    pub attrs: Vec<(Ident, Attr)>,
    /// Property slots of the row, as far as they are known.
    pub props: Vec<Option<Attr>>,
    /// Successors.
    pub successors: Vec<BlockId>,
    /// Regions.
    pub regions: Vec<ParsedRegion>,
    /// The body of an isolated operation, once its first region has been parsed.
    pub child: Option<Box<Body>>,
}

/// Parses operations into a module. Attributes, types and tokens are parsed with the [`Parser`] it derefs to.
pub struct OpParser<'p, 's, 'c> {
    /// The base.
    pub base: &'p mut Parser<'s, 'c>,
    /// The hooks of the context.
    pub hooks: &'c Hooks,
    pub(crate) module: &'p mut Module<'c>,
    // The bodies being filled, innermost last, and the scopes of SSA and block names follow here.
}

impl<'s, 'c> Deref for OpParser<'_, 's, 'c> {
    type Target = Parser<'s, 'c>;

    fn deref(&self) -> &Self::Target {
        self.base
    }
}

impl DerefMut for OpParser<'_, '_, '_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.base
    }
}

// To be written here, with these names (hooks are written against them):
//   operand() -> Unresolved                        `%x` / `%x#1`; message "expected SSA operand"
//   optional_operand() -> Option<Unresolved>
//   operand_list(Delimiter) -> Vec<Unresolved>
//   resolve(Unresolved, Type) -> ValueId           errors: use of undeclared / different type than prior uses
//   resolve_all(&[Unresolved], &[Type], offset, &mut Vec<ValueId>)   message: "number of operands and types do not match: got N operands and M types"
//   argument(allow_type, allow_attrs) -> Argument; argument_list(...)
//   region(&mut OpState, &[Argument], allow_name_shadowing) -> PResult<ParsedRegion>; optional_region(...)
//   successor() -> BlockId; successor_and_operands() -> (BlockId, Vec<ValueId>)
//   attr_dict(&mut Vec<(Ident, Attr)>), attr_dict_with_keyword, symbol_name() -> PResult<&[u8]>, optional_symbol_name
//   ssa_name(Unresolved) -> &[u8]; result_names() of the op being parsed (upstream's getResultName)
//   value_type(ValueId) -> Type; parse nested custom ops: custom_op() (upstream's parseCustomOperation / parseGenericOperation)
