//! Parsing of regions and blocks.

use mlirkit_diag::Diagnostic;
use mlirkit_ir::{Attr, BlockId, RegionId, Type, ValueDef, ValueId};
use smallvec::SmallVec;

use crate::attr::parser::PResult;
use crate::op_data::syntax::{Argument, OpState, ParsedRegion};
use crate::parse::scope::{NameEntry, forward_index};
use crate::parse::{BodyFrame, OpParser};
use crate::text::lexer::{Kind, Token};
use crate::text::unresolved::Unresolved;
use crate::text::{KeyedMap, Offset};

/// The block names in a region.
#[derive(Debug, Default)]
pub(crate) struct BlockScope<'s> {
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
    /// Returns true if the region has named blocks.
    pub(crate) fn has_names(&self) -> bool {
        !self.names.is_empty()
    }
}

impl OpParser<'_, '_, '_> {
    pub(crate) fn enter_scope(&mut self, isolated: bool) {
        self.caches.scopes.enter(isolated);
        self.caches.blocks.push(BlockScope::default());
    }

    fn leave_scope(&mut self) -> PResult<()> {
        let mut errors = self.undefined_blocks();
        if let Some(last) = errors.pop() {
            self.base.warnings.extend(errors.into_iter().map(|error| *error));
            return Err(last);
        }
        self.caches.scopes.leave();
        Ok(())
    }

    /// Leaves the innermost scope of block names. Returns an error for each block name that was used but never defined.
    pub(crate) fn undefined_blocks(&mut self) -> Vec<Box<Diagnostic>> {
        let Some(scope) = self.caches.blocks.pop().filter(|scope| scope.undefined > 0) else { return Vec::new() };
        let mut offsets: Vec<Offset> = scope.names.values().filter(|b| !b.defined).map(|b| b.offset).collect();
        offsets.sort_unstable();
        offsets.iter().map(|at| self.error_at(*at, "reference to an undefined block")).collect()
    }

    /// Returns the block of the current region whose name is at `tok`. Creates the block if it is not defined yet.
    pub(crate) fn block_named(&mut self, tok: Token) -> BlockId {
        let name = self.base.text(tok);
        let Some(scope) = self.caches.blocks.last_mut() else { return BlockId::NONE };
        let body = &mut self.frame.body;
        let found = scope.names.entry(name).or_insert_with(|| {
            scope.undefined += 1;
            NamedBlock { block: body.new_block(), offset: tok.start, defined: false }
        });
        found.block
    }

    /// Returns true if the regions of an operation belong to a separate body.
    pub(crate) fn is_isolated(&self, op: &OpState) -> bool {
        let is_row = |def: &mlirkit_defs::OpDef| def.flags.has(mlirkit_defs::OpFlags::ISOLATED);
        op.def.is_some_and(is_row) && !self.base.ignores_isolation
    }

    /// Creates an empty region for the operation. It belongs to a separate body if the operation is isolated.
    pub(crate) fn open_region(&mut self, op: &mut OpState) -> ParsedRegion {
        if self.is_isolated(op) {
            let spare = &mut self.caches.spare_body;
            let child = op.child.get_or_insert_with(|| Box::new(spare.take().unwrap_or_default()));
            ParsedRegion(child.new_root())
        } else {
            ParsedRegion(self.frame.body.new_region())
        }
    }

    /// Parses a region in braces. `{}` gives a region without blocks, unless `args` has entries. With `shadow`, names from
    /// outside are not visible in the region, as in a function.
    pub fn region(&mut self, op: &mut OpState, args: &[Argument], shadow: bool) -> PResult<ParsedRegion> {
        self.expect(Kind::LBrace, "expected '{' to begin a region")?;
        let region = self.open_region(op);
        if args.is_empty() && self.eat(Kind::RBrace) {
            return Ok(region);
        }
        if !self.is_isolated(op) {
            self.deeper(|p| p.region_body(region.0, args, shadow))?;
        } else {
            let first = self.enter_isolated(op);
            self.deeper(|p| p.region_body(region.0, args, shadow))?;
            self.leave_isolated(op, region.0, first);
        }
        Ok(region)
    }

    /// Enters the body of an isolated operation. Returns the number of operations already in it. Not inlined, because
    /// body frames are large and regions nest.
    #[inline(never)]
    fn enter_isolated(&mut self, op: &mut OpState) -> usize {
        let body = op.child.as_deref_mut().map(std::mem::take).unwrap_or_default();
        let first = body.op_count();
        self.caches.serials += 1;
        let frame = BodyFrame { body, serial: self.caches.serials, ..BodyFrame::default() };
        self.outer.push(std::mem::replace(&mut self.frame, frame));
        first
    }

    /// Leaves the body of an isolated operation. `first` is the result of [`Self::enter_isolated`].
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

    /// Parses a region as [`Self::region`] does; returns `None` if there is no opening brace.
    pub fn optional_region(
        &mut self,
        op: &mut OpState,
        args: &[Argument],
        shadow: bool,
    ) -> PResult<Option<ParsedRegion>> {
        if self.at(Kind::LBrace) { self.region(op, args, shadow).map(Some) } else { Ok(None) }
    }

    pub(crate) fn region_body(&mut self, region: RegionId, args: &[Argument], shadow: bool) -> PResult<()> {
        self.enter_scope(shadow);
        let bare = self.base.bare.take();
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
        self.base.bare = bare;
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
            if let Some(used) = self.caches.scopes.find(source, arg.name) {
                let name = self.name_text(arg.name);
                let error =
                    self.error_at(arg.name.offset, &format!("region entry argument '{name}' is already in use"));
                return Err(Box::new(error.with_note_at(Self::position(used.offset), "previously referenced here")));
            }
            self.define(arg.name, ValueId(first.0 + i))?;
        }
        Ok(())
    }

    /// Parses a block with its label. `entry` is the block to use if the label is new.
    fn block(&mut self, region: RegionId, entry: Option<BlockId>) -> PResult<()> {
        let tok = self.expect(Kind::CaretId, "expected block name")?;
        let name = self.base.text(tok);
        let body = &mut self.frame.body;
        let Some(scope) = self.caches.blocks.last_mut() else { return Ok(()) };
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

    /// Returns an error about the first of these arguments that is already defined, or was used with another type;
    /// `None` if all are valid. It takes precedence over errors after the argument list.
    #[cold]
    fn wrong_arg(&mut self, args: &[(Unresolved, Type, Attr)]) -> Option<Box<Diagnostic>> {
        let source = self.base.all();
        for (at, (name, ty, _)) in args.iter().enumerate() {
            let used = self.caches.scopes.find(source, *name).filter(|entry| forward_index(entry.value).is_some());
            if let Some(error) = used.and_then(|used| self.mistyped(*name, *ty, used)) {
                return Some(error);
            }
            let text = self.name_text(*name);
            let before = args.iter().take(at).find(|(other, ..)| self.name_text(*other) == text);
            let defined = self.caches.scopes.find(source, *name).filter(|entry| forward_index(entry.value).is_none());
            if let Some(before) = before.map(|(other, ..)| other.offset).or(defined.map(|entry| entry.offset)) {
                return Some(self.redefinition(*name, before));
            }
        }
        None
    }

    /// Returns an error if a name is defined with a type other than that of its earlier uses, otherwise `None`.
    fn mistyped(&self, name: Unresolved, ty: Type, used: NameEntry) -> Option<Box<Diagnostic>> {
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

    /// Defines a name. Earlier forward references to it become uses of the value.
    #[inline(never)]
    pub(crate) fn define(&mut self, name: Unresolved, value: ValueId) -> PResult<()> {
        self.define_here(name, value)
    }

    /// Defines a name. Always inlined, for callers that run once per operation.
    #[inline(always)]
    pub(crate) fn define_here(&mut self, name: Unresolved, value: ValueId) -> PResult<()> {
        let serial = self.frame.serial;
        let slot = self.caches.scopes.slot(self.base.all(), name);
        if self.caches.scopes.define_new(slot, name, value, serial) {
            return Ok(());
        }
        if let Some(entry) = self.caches.scopes.find_in(slot, name.number) {
            let Some(forward) = forward_index(entry.value) else {
                return Err(self.redefinition(name, entry.offset));
            };
            if let Some(error) = self.mistyped(name, self.value_type(value), entry) {
                return Err(error);
            }
            // The operation that receives a reference later handles this: see `unlinked`.
            if entry.body != serial && self.caches.scopes.uses(forward).next().is_some() {
                self.defines_outsider(forward, entry.offset)?;
                self.defined_within(forward, entry.body, value);
                self.caches.scopes.define(slot, name, value, serial);
                return Ok(());
            }
            for (op, operand) in self.caches.scopes.uses(forward) {
                self.frame.body.set_operand(op, operand, value);
            }
            // The uses that precede the value are in any of the operations created so far.
            let body = &self.frame.body;
            let so_far = match body.value_def(value) {
                ValueDef::Result(op, _) => op.0 + 1,
                ValueDef::Argument(..) => u32::try_from(body.op_count()).unwrap_or(u32::MAX),
            };
            self.frame.reordered.insert(value, so_far);
        }
        self.caches.scopes.define(slot, name, value, serial);
        Ok(())
    }
}
