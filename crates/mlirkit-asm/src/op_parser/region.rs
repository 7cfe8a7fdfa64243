//! Regions, blocks and the scopes that go with them.

use mlirkit_diag::Diagnostic;
use mlirkit_ir::{Attr, BlockId, RegionId, Type, ValueDef, ValueId};
use smallvec::SmallVec;

use super::scope::{Entry, forward_index};
use super::{Argument, Frame, OpParser, OpState, ParsedRegion, Unresolved};
use crate::lexer::{Kind, Token};
use crate::parser::{KeyedMap, Offset, PResult};

/// The block names of one region.
#[derive(Debug, Default)]
pub(super) struct BlockScope<'s> {
    names: KeyedMap<&'s [u8], NamedBlock>,
    undefined: usize,
}

#[derive(Debug, Clone, Copy)]
struct NamedBlock {
    block: BlockId,
    offset: Offset,
    defined: bool,
}

impl BlockScope<'_> {
    /// Whether a block has been named.
    pub(super) fn has_names(&self) -> bool {
        !self.names.is_empty()
    }
}

impl OpParser<'_, '_, '_> {
    pub(super) fn enter_scope(&mut self, isolated: bool) {
        self.scopes.enter(isolated);
        self.blocks.push(BlockScope::default());
    }

    fn leave_scope(&mut self) -> PResult<()> {
        let mut errors = self.undefined_blocks();
        if let Some(last) = errors.pop() {
            self.base.warnings.extend(errors.into_iter().map(|error| *error));
            return Err(last);
        }
        self.scopes.leave();
        Ok(())
    }

    /// Leaves the innermost scope of block names: an error for each that was used and never defined.
    pub(super) fn undefined_blocks(&mut self) -> Vec<Box<Diagnostic>> {
        let Some(scope) = self.blocks.pop().filter(|scope| scope.undefined > 0) else { return Vec::new() };
        let mut offsets: Vec<Offset> = scope.names.values().filter(|b| !b.defined).map(|b| b.offset).collect();
        offsets.sort_unstable();
        offsets.iter().map(|at| self.error_at(*at, "reference to an undefined block")).collect()
    }

    /// The block of this name in the current region, which may be defined later.
    pub(super) fn block_named(&mut self, tok: Token) -> BlockId {
        let name = self.base.text(tok);
        let Some(scope) = self.blocks.last_mut() else { return BlockId::NONE };
        let body = &mut self.frame.body;
        let found = scope.names.entry(name).or_insert_with(|| {
            scope.undefined += 1;
            NamedBlock { block: body.new_block(), offset: tok.start, defined: false }
        });
        found.block
    }

    /// A new region of the operation, without blocks: in the operation's own body if it is isolated.
    pub(super) fn open_region(&mut self, op: &mut OpState) -> ParsedRegion {
        if is_isolated(op) {
            let spare = &mut self.spare_body;
            let child = op.child.get_or_insert_with(|| Box::new(spare.take().unwrap_or_default()));
            ParsedRegion(child.new_root())
        } else {
            ParsedRegion(self.frame.body.new_region())
        }
    }

    /// Parses a region. With `shadow` the names around it are not visible in it, as for a function.
    pub fn region(&mut self, op: &mut OpState, args: &[Argument], shadow: bool) -> PResult<ParsedRegion> {
        self.expect(Kind::LBrace, "expected '{' to begin a region")?;
        let region = self.open_region(op);
        if args.is_empty() && self.eat(Kind::RBrace) {
            return Ok(region);
        }
        if !is_isolated(op) {
            self.deeper(|p| p.region_body(region.0, args, shadow))?;
        } else {
            let first = self.enter_isolated(op);
            self.deeper(|p| p.region_body(region.0, args, shadow))?;
            self.leave_isolated(op, region.0, first);
        }
        Ok(region)
    }

    /// Goes on in the body of an operation: how many operations there are in it. Frames are large, and regions stand in regions:
    /// not on the stack of those.
    #[inline(never)]
    fn enter_isolated(&mut self, op: &mut OpState) -> usize {
        let body = op.child.as_deref_mut().map(std::mem::take).unwrap_or_default();
        let first = body.op_count();
        self.serials += 1;
        let frame = Frame { body, serial: self.serials, ..Frame::default() };
        self.outer.push(std::mem::replace(&mut self.frame, frame));
        first
    }

    /// Goes on in the body around it.
    #[inline(never)]
    fn leave_isolated(&mut self, op: &mut OpState, region: RegionId, first: usize) {
        self.settle_use_orders(region, first);
        if self.frame.used_early {
            self.await_outsiders();
        }
        let outer = self.outer.pop().unwrap_or_default();
        let body = std::mem::replace(&mut self.frame, outer).body;
        **op.child.get_or_insert_default() = body;
    }

    /// A region, if there is one.
    pub fn optional_region(
        &mut self,
        op: &mut OpState,
        args: &[Argument],
        shadow: bool,
    ) -> PResult<Option<ParsedRegion>> {
        if self.at(Kind::LBrace) { self.region(op, args, shadow).map(Some) } else { Ok(None) }
    }

    pub(super) fn region_body(&mut self, region: RegionId, args: &[Argument], shadow: bool) -> PResult<()> {
        self.enter_scope(shadow);
        let entry = self.frame.body.new_block();
        if !args.is_empty() {
            if self.at(Kind::CaretId) {
                return Err(self.error_here("invalid block name in region with named arguments"));
            }
            self.entry_args(entry, args)?;
        }
        if self.at(Kind::CaretId) {
            self.block(region, Some(entry))?;
        } else {
            self.frame.body.push_block(region, entry);
            self.block_body(entry)?;
        }
        while !self.at(Kind::RBrace) {
            self.block(region, None)?;
        }
        self.leave_scope()?;
        self.bump();
        Ok(())
    }

    fn entry_args(&mut self, entry: BlockId, args: &[Argument]) -> PResult<()> {
        let none = self.base.ctx.none_type();
        let types: SmallVec<[Type; 8]> = args.iter().map(|arg| arg.ty.unwrap_or(none)).collect();
        let locs: SmallVec<[Attr; 8]> =
            args.iter().map(|arg| arg.loc.unwrap_or_else(|| self.base.own_location(arg.name.offset))).collect();
        let first = self.frame.body.set_args(entry, &types, &locs);
        for (i, arg) in (0..).zip(args) {
            let source = self.base.all();
            if let Some(used) = self.scopes.find(source, arg.name) {
                let name = self.name_text(arg.name);
                let error =
                    self.error_at(arg.name.offset, &format!("region entry argument '{name}' is already in use"));
                return Err(Box::new(error.with_note_at(Self::position(used.offset), "previously referenced here")));
            }
            self.define(arg.name, ValueId(first.0 + i))?;
        }
        Ok(())
    }

    /// A block with its label; `entry` is the block to use if the name is new.
    fn block(&mut self, region: RegionId, entry: Option<BlockId>) -> PResult<()> {
        let tok = self.expect(Kind::CaretId, "expected block name")?;
        let name = self.base.text(tok);
        let body = &mut self.frame.body;
        let Some(scope) = self.blocks.last_mut() else { return Ok(()) };
        let block = match scope.names.get_mut(name) {
            Some(named) if named.defined => {
                let name = String::from_utf8_lossy(name);
                return Err(self.error_at(tok.start, &format!("redefinition of block '{name}'")));
            }
            Some(named) => {
                (named.defined, named.offset) = (true, tok.start);
                scope.undefined -= 1;
                named.block
            }
            None => {
                let block = entry.unwrap_or_else(|| body.new_block());
                scope.names.insert(name, NamedBlock { block, offset: tok.start, defined: true });
                block
            }
        };
        body.push_block(region, block);
        if self.at(Kind::LParen) {
            self.block_args(block)?;
        }
        self.expect(Kind::Colon, "expected ':' after block name")?;
        self.block_body(block)
    }

    fn block_args(&mut self, block: BlockId) -> PResult<()> {
        let mut args = Vec::new();
        if let Err(error) = self.block_arg_list(&mut args) {
            return Err(self.wrong_arg(&args).unwrap_or(error));
        }
        let types: Vec<Type> = args.iter().map(|arg| arg.1).collect();
        let locs: Vec<Attr> = args.iter().map(|arg| arg.2).collect();
        let first = self.frame.body.set_args(block, &types, &locs);
        for (i, arg) in (0..).zip(&args) {
            self.define(arg.0, ValueId(first.0 + i))?;
        }
        Ok(())
    }

    fn block_body(&mut self, block: BlockId) -> PResult<()> {
        self.operations(block, |kind| matches!(kind, Kind::CaretId | Kind::RBrace))
    }

    fn block_arg_list(&mut self, args: &mut Vec<(Unresolved, Type, Attr)>) -> PResult<()> {
        self.bump();
        if self.eat(Kind::RParen) {
            return Ok(());
        }
        loop {
            let name = self.operand()?;
            self.expect(Kind::Colon, "expected ':' and type for SSA operand")?;
            let ty = self.ty()?;
            let loc = self.optional_location()?.unwrap_or_else(|| self.base.own_location(name.offset));
            args.push((name, ty, loc));
            if !self.eat(Kind::Comma) {
                break;
            }
        }
        self.expect(Kind::RParen, "expected ')'").map(|_| ())
    }

    /// What is wrong with the first of these names that is defined already, or was used with another type: that shows before what follows
    /// them.
    #[cold]
    fn wrong_arg(&mut self, args: &[(Unresolved, Type, Attr)]) -> Option<Box<Diagnostic>> {
        let source = self.base.all();
        for (at, (name, ty, _)) in args.iter().enumerate() {
            let used = self.scopes.find(source, *name).filter(|entry| forward_index(entry.value).is_some());
            if let Some(error) = used.and_then(|used| self.mistyped(*name, *ty, used)) {
                return Some(error);
            }
            let text = self.name_text(*name);
            let before = args.iter().take(at).find(|(other, ..)| self.name_text(*other) == text);
            let defined = self.scopes.find(source, *name).filter(|entry| forward_index(entry.value).is_none());
            if let Some(before) = before.map(|(other, ..)| other.offset).or(defined.map(|entry| entry.offset)) {
                return Some(self.redefinition(*name, before));
            }
        }
        None
    }

    /// What is wrong if a name that is now defined with a type was used with another one.
    fn mistyped(&self, name: Unresolved, ty: Type, used: Entry) -> Option<Box<Diagnostic>> {
        let known = self.value_type(used.value);
        if ty == known {
            return None;
        }
        let (text, number, ty) = (self.name_text(name), name.number, self.type_text(ty));
        let error = self.error_at(name.offset, &format!("definition of SSA value '{text}#{number}' has type '{ty}'"));
        let note = format!("previously used here with type '{}'", self.type_text(known));
        Some(Box::new(error.with_note_at(Self::position(used.offset), note)))
    }

    #[cold]
    fn redefinition(&self, name: Unresolved, before: Offset) -> Box<Diagnostic> {
        let text = self.name_text(name);
        let error = self.error_at(name.offset, &format!("redefinition of SSA value '{text}'"));
        Box::new(error.with_note_at(Self::position(before), "previously defined here"))
    }

    /// Gives a name its value; uses so far become uses of the value.
    #[inline(never)]
    pub(super) fn define(&mut self, name: Unresolved, value: ValueId) -> PResult<()> {
        self.define_here(name, value)
    }

    /// The same, where it is asked for once for each operation, and nothing is nested.
    #[inline(always)]
    pub(super) fn define_here(&mut self, name: Unresolved, value: ValueId) -> PResult<()> {
        let serial = self.frame.serial;
        let slot = self.scopes.slot(self.base.all(), name);
        if self.scopes.define_new(slot, name, value, serial) {
            return Ok(());
        }
        if let Some(entry) = self.scopes.find_in(slot, name.number) {
            let Some(forward) = forward_index(entry.value) else {
                return Err(self.redefinition(name, entry.offset));
            };
            if let Some(error) = self.mistyped(name, self.value_type(value), entry) {
                return Err(error);
            }
            // A reference that no operation has taken yet is left to the one that will: see `unlinked`.
            if entry.body != serial && self.scopes.uses(forward).next().is_some() {
                self.defines_outsider(forward, entry.offset)?;
                self.defined_within(forward, entry.body, value);
                self.scopes.define(slot, name, value, serial);
                return Ok(());
            }
            for (op, operand) in self.scopes.uses(forward) {
                self.frame.body.set_operand(op, operand, value);
            }
            // What came before the value: all that is there, unless it came with others.
            let body = &self.frame.body;
            let so_far = match body.value_def(value) {
                ValueDef::Result(op, _) => op.0 + 1,
                ValueDef::Argument(..) => u32::try_from(body.op_count()).unwrap_or(u32::MAX),
            };
            self.frame.reordered.insert(value, so_far);
        }
        self.scopes.define(slot, name, value, serial);
        Ok(())
    }
}

pub(super) fn is_isolated(op: &OpState) -> bool {
    op.def.is_some_and(|def| def.flags.has(mlirkit_defs::OpFlags::ISOLATED))
}
