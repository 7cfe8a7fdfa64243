//! A builder for operations: a [`Builder`] has an insertion point in a module, and checks each operation against its
//! definition before adding it.
//!
//! ```
//! use mlirkit_ir::{Context, DialectSet, Module};
//!
//! # fn main() -> Result<(), mlirkit_diag::Error> {
//! let ctx = Context::new(DialectSet::new().allowing_unregistered());
//! let mut module = Module::new(&ctx);
//! let mut b = module.builder()?;
//! b.op("my.graph")
//!     .region(&[ctx.i32_type()], |b, args| {
//!         let sum = b.op("my.add").operands(&[args[0], args[0]]).result(ctx.i32_type()).value()?;
//!         b.op("my.end").operand(sum).attr("exact", true).build()?;
//!         Ok(())
//!     })
//!     .build()?;
//! assert!(module.root().is_some_and(|root| root.walk().any(|op| op.is("my.add"))));
//! # Ok(())
//! # }
//! ```

mod shape;

use mlirkit_defs::{OpDef, OpFlags, SlotKind};
use mlirkit_diag::{Error, FailureKind};

use crate::body::{Body, NewOp};
use crate::context::Context;
use crate::ids::{Attr, BlockId, BodyId, OpId, Props, RegionId, Type, ValueId};
use crate::keys::{BlockKey, OpKey, ValueKey};
use crate::module::Module;
use crate::values::{AttrSlot, AttrValue};

pub(crate) use shape::{check_discardable, is_required};

/// An insertion point for operations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum At {
    /// Before the first operation of a block.
    Start(BlockKey),
    /// After the last operation of a block.
    End(BlockKey),
    /// Immediately before an operation.
    Before(OpKey),
    /// Immediately after an operation.
    After(OpKey),
}

/// A builder that adds operations in sequence at an insertion point of a module.
pub struct Builder<'m, 'c> {
    module: &'m mut Module<'c>,
    body: BodyId,
    block: BlockId,
    after: Option<OpId>,
    loc: Attr,
}

/// A closure that fills a region. It is passed a builder positioned in the entry block, and the arguments of that
/// block.
type Fill<'f, 'c> = Box<dyn FnOnce(&mut Builder<'_, 'c>, &[ValueKey]) -> Result<(), Error> + 'f>;

/// A region of the operation being built.
enum NewRegion<'f, 'c> {
    Empty,
    Filled(Vec<Type>, Fill<'f, 'c>),
}

/// The description of an operation, which [`OpBuilder::build`] adds to the module.
#[must_use = "an operation is made by `build`, `value` or `values`"]
pub struct OpBuilder<'b, 'm, 'c, 'f> {
    builder: &'b mut Builder<'m, 'c>,
    name: String,
    loc: Attr,
    operands: Vec<ValueKey>,
    groups: Vec<(String, Vec<ValueKey>)>,
    results: Option<Vec<Type>>,
    attrs: Vec<(String, AttrValue)>,
    successors: Vec<BlockKey>,
    regions: Vec<NewRegion<'f, 'c>>,
}

impl<'c> Module<'c> {
    /// Returns a builder at the end of the first block of the top-level operation. If the module is empty, creates a
    /// `builtin.module` first.
    ///
    /// # Errors
    /// Fails if the top-level operation has no block.
    pub fn builder(&mut self) -> Result<Builder<'_, 'c>, Error> {
        if self.root().is_none() {
            let top = self.top_block().key();
            self.builder_at(At::End(top))?.op("builtin.module").region(&[], |_, _| Ok(())).build()?;
        }
        let block = self.root().and_then(|root| root.region(0)).and_then(|region| region.entry());
        let block = block.ok_or_else(|| Error::unplaced("the top-level operation has no block"))?.key();
        self.builder_at(At::End(block))
    }

    /// Returns a builder at an insertion point.
    ///
    /// # Errors
    /// Fails if the insertion point belongs to another module or has been erased.
    pub fn builder_at(&mut self, at: At) -> Result<Builder<'_, 'c>, Error> {
        let (body, block, after) = self.place(at)?;
        let loc = self.context().unknown_loc();
        Ok(Builder { module: self, body, block, after, loc })
    }

    /// Resolves an insertion point to a body, a block, and the operation after which to insert. That operation is
    /// `None` at the start of the block.
    pub(crate) fn place(&self, at: At) -> Result<(BodyId, BlockId, Option<OpId>), Error> {
        let outside = || Error::unplaced("the operation is not in a block");
        match at {
            At::Start(block) => self.get_block(block).map(|block| (block.body, block.id, None)),
            At::End(block) => self.get_block(block).map(|b| (b.body, b.id, b.arena().last_op(b.id))),
            At::Before(op) => {
                let op = self.get(op)?;
                let block = op.arena().op_block(op.id).ok_or_else(outside)?;
                Ok((op.body, block, op.arena().prev_op(op.id)))
            }
            At::After(op) => {
                let op = self.get(op)?;
                let block = op.arena().op_block(op.id).ok_or_else(outside)?;
                Ok((op.body, block, Some(op.id)))
            }
        }
    }

    /// Returns the arena with this id for modification.
    pub(crate) fn arena_mut(&mut self, body: BodyId) -> Result<&mut Body, Error> {
        self.body_mut(body).ok_or_else(|| Error::unplaced("there is no such body"))
    }
}

impl<'m, 'c> Builder<'m, 'c> {
    /// Returns the context.
    #[must_use]
    pub fn context(&self) -> &'c Context {
        self.module.context()
    }

    /// Returns the module that is being built.
    #[must_use]
    pub fn module(&self) -> &Module<'c> {
        self.module
    }

    /// Returns the module for other modifications. If they erase the operation at the insertion point of the builder,
    /// the next `build` fails.
    pub fn module_mut(&mut self) -> &mut Module<'c> {
        self.module
    }

    /// Returns the block that contains the insertion point.
    #[must_use]
    pub fn block(&self) -> BlockKey {
        BlockKey { module: self.module.serial, body: self.body, id: self.block }
    }

    /// Moves the builder to another insertion point.
    ///
    /// # Errors
    /// Fails if the insertion point belongs to another module or has been erased.
    pub fn go(&mut self, at: At) -> Result<(), Error> {
        (self.body, self.block, self.after) = self.module.place(at)?;
        Ok(())
    }

    /// Sets the location of operations built from now on. The initial location is `loc(unknown)`.
    pub fn set_location(&mut self, loc: Attr) {
        self.loc = loc;
    }

    /// Appends a block with arguments of these types to the current region. The insertion point does not move; use
    /// [`Builder::go`] to enter the block.
    ///
    /// # Errors
    /// Fails if a type belongs to another context.
    pub fn new_block(&mut self, args: &[Type]) -> Result<(BlockKey, Vec<ValueKey>), Error> {
        let (serial, body, loc) = (self.module.serial, self.body, self.loc);
        self.check_types(args)?;
        let arena = self.module.arena_mut(body)?;
        let region = arena
            .block_region(self.block)
            .ok_or_else(|| Error::unplaced("the block has been erased").with_kind(FailureKind::Erased))?;
        let id = arena.append_block(region);
        let args = block_args(arena, serial, body, id, args, loc);
        Ok((BlockKey { module: serial, body, id }, args))
    }

    /// Begins the description of an operation with this name.
    pub fn op<'b, 'f>(&'b mut self, name: &str) -> OpBuilder<'b, 'm, 'c, 'f> {
        let loc = self.loc;
        OpBuilder {
            builder: self,
            name: name.to_owned(),
            loc,
            operands: Vec::new(),
            groups: Vec::new(),
            results: None,
            attrs: Vec::new(),
            successors: Vec::new(),
            regions: Vec::new(),
        }
    }

    /// Returns the type of a value.
    ///
    /// # Errors
    /// Fails if the value belongs to another module or has been erased.
    pub fn type_of(&self, value: ValueKey) -> Result<Type, Error> {
        Ok(self.module.get_value(value)?.ty())
    }

    fn check_types(&self, types: &[Type]) -> Result<(), Error> {
        match self.context().has_types(types) {
            true => Ok(()),
            false => Err(Error::unplaced("a type belongs to another context")),
        }
    }
}

fn block_args(arena: &mut Body, module: u32, body: BodyId, block: BlockId, types: &[Type], loc: Attr) -> Vec<ValueKey> {
    if !types.is_empty() {
        arena.set_args(block, types, &vec![loc; types.len()]);
    }
    arena.args(block).map(|id| ValueKey { module, body, id }).collect()
}

impl<'c, 'f> OpBuilder<'_, '_, 'c, 'f> {
    /// Appends an operand.
    pub fn operand(mut self, value: ValueKey) -> Self {
        self.operands.push(value);
        self
    }

    /// Appends several operands.
    pub fn operands(mut self, values: &[ValueKey]) -> Self {
        self.operands.extend_from_slice(values);
        self
    }

    /// Sets the operands of the operand group with this name in the operation's definition. Optional groups may be
    /// omitted. The builder computes segment sizes.
    pub fn operands_named(mut self, name: &str, values: &[ValueKey]) -> Self {
        self.groups.push((name.to_owned(), values.to_vec()));
        self
    }

    /// Appends a result type. Without any, the builder infers result types from the definition, from dialect rules, or
    /// from the values that the regions yield.
    pub fn result(mut self, ty: Type) -> Self {
        self.results.get_or_insert_default().push(ty);
        self
    }

    /// Appends result types.
    pub fn results(mut self, types: &[Type]) -> Self {
        self.results.get_or_insert_default().extend_from_slice(types);
        self
    }

    /// Sets an attribute or property. For a registered operation, the name must be that of a property in its
    /// definition, or have a dialect prefix (`my.note`), which makes it a discardable attribute.
    pub fn attr(mut self, name: &str, value: impl Into<AttrValue>) -> Self {
        self.attrs.push((name.to_owned(), value.into()));
        self
    }

    /// Appends a successor block.
    pub fn successor(mut self, block: BlockKey) -> Self {
        self.successors.push(block);
        self
    }

    /// Appends a region whose entry block has arguments of these types, and which the closure fills. The terminator may
    /// be omitted if the operation's definition declares an implicit one.
    pub fn region(
        mut self,
        args: &[Type],
        fill: impl FnOnce(&mut Builder<'_, 'c>, &[ValueKey]) -> Result<(), Error> + 'f,
    ) -> Self {
        self.regions.push(NewRegion::Filled(args.to_vec(), Box::new(fill)));
        self
    }

    /// Appends a region without blocks. Trailing regions of the operation's definition may be omitted.
    pub fn empty_region(mut self) -> Self {
        self.regions.push(NewRegion::Empty);
        self
    }

    /// Sets the location of the operation, overriding the location of the builder.
    pub fn location(mut self, loc: Attr) -> Self {
        self.loc = loc;
        self
    }

    /// Builds the operation and returns its only result.
    ///
    /// # Errors
    /// Fails like [`OpBuilder::build`]. Also fails, and leaves the module unchanged, if the operation does not have
    /// exactly one result.
    pub fn value(self) -> Result<ValueKey, Error> {
        let name = self.name.clone();
        let (key, values, builder) = self.make()?;
        match *values {
            [value] => Ok(value),
            _ => {
                builder.module.arena_mut(key.body)?.erase_op(key.id);
                Err(Error::unplaced(format!("'{name}' op has {} results, not one", values.len())))
            }
        }
    }

    /// Builds the operation and returns its results.
    ///
    /// # Errors
    /// Fails like [`OpBuilder::build`].
    pub fn values(self) -> Result<Vec<ValueKey>, Error> {
        self.make().map(|(_, values, _)| values)
    }

    /// Builds the operation and returns its key.
    ///
    /// # Errors
    /// Fails if the context does not know the operation, or if the operation does not match its definition. Mismatches
    /// are unknown names, values from another body, and attributes of the wrong kind. Others are a wrong number of
    /// operands, results, regions or successors, and result types that cannot be inferred. Errors from closures are
    /// returned as well. The module is unchanged after an error.
    pub fn build(self) -> Result<OpKey, Error> {
        self.make().map(|(key, ..)| key)
    }
}

impl<'b, 'm, 'c, 'f> OpBuilder<'b, 'm, 'c, 'f> {
    fn make(self) -> Result<(OpKey, Vec<ValueKey>, &'b mut Builder<'m, 'c>), Error> {
        let Self { builder, name, loc, operands, groups, results, attrs, successors, regions } = self;
        let fail = |message: String| Error::unplaced(format!("'{name}' op {message}"));
        let ctx = builder.context();
        let op_name = ctx.op_name(&name);
        let def = ctx.op_def(op_name);
        if def.is_none() && !ctx.allows_unregistered() {
            return Err(fail(format!("is not known to the context{}", shape::hint(ctx, &name))));
        }
        if !ctx.has_attr(loc) {
            return Err(fail("has a location of another context".to_owned()));
        }
        let (body, serial) = (builder.body, builder.module.serial);
        builder.module.get_block(builder.block())?;
        if let Some(after) = builder.after
            && builder.module.body(body).op_block(after) != Some(builder.block)
        {
            return Err(fail("would follow an operation that has been erased".to_owned()));
        }
        let (operands, sizes) = shape::operands(def, operands, groups).map_err(fail)?;
        let operands = builder.ids(&operands).map_err(|message| fail(message.to_string()))?;
        builder.check_types(results.as_deref().unwrap_or_default())?;
        let successors = builder.successors(&successors)?;
        shape::check(def, successors.len(), regions.len(), results.as_ref().map(Vec::len)).map_err(fail)?;
        let given = PropertyInputs { attrs: &attrs, sizes, results: results.as_ref().map_or(0, Vec::len) };
        let (attrs, props) = given.properties(ctx, op_name, def).map_err(fail)?;

        let isolated = def.is_some_and(|def| def.flags.has(OpFlags::ISOLATED));
        let count = regions.len().max(def.map_or(0, shape::region_count));
        let new = NewOp { attrs, props, operands: &operands, ..NewOp::new(op_name, loc) };
        let inner = isolated.then(|| builder.module.add_body(Body::new()));
        let arena = builder.module.arena_mut(body)?;
        operands.iter().for_each(|value| drop(arena.use_orders.remove(value)));
        let op = arena.new_op(&new);
        arena.insert_op(builder.block, builder.after, op);
        let key = OpKey { module: serial, body, id: op };
        let previous = builder.after.replace(op);
        let filled = builder.fill(key, inner, &successors, count, results, regions, loc);
        if let Err(error) = filled {
            builder.module.arena_mut(body)?.erase_op(op);
            builder.after = previous;
            return Err(error);
        }
        let values = builder.module.body(body).results(op).map(|id| ValueKey { module: serial, body, id }).collect();
        Ok((key, values, builder))
    }
}

impl<'c> Builder<'_, 'c> {
    /// Adds the described results and regions to an operation that has just been created.
    #[expect(clippy::too_many_arguments, reason = "the parts of one operation")]
    fn fill(
        &mut self,
        op: OpKey,
        inner: Option<BodyId>,
        successors: &[BlockId],
        count: usize,
        results: Option<Vec<Type>>,
        regions: Vec<NewRegion<'_, 'c>>,
        loc: Attr,
    ) -> Result<(), Error> {
        let inside = inner.unwrap_or(op.body);
        let arena = self.module.arena_mut(inside)?;
        let ids: Vec<RegionId> =
            (0..count).map(|_| if inner.is_some() { arena.new_root() } else { arena.new_region() }).collect();
        let arena = self.module.arena_mut(op.body)?;
        if !ids.is_empty() || !successors.is_empty() {
            arena.set_regions(op.id, successors, if inner.is_some() { &[] } else { &ids }, inner);
        }
        let types = match results {
            Some(types) => Some(types),
            None => {
                let op = self.module.get(op)?;
                op.inferred_types()?.or_else(|| op.def().is_none().then(Vec::new))
            }
        };
        let known = types.is_some();
        if let Some(types) = types.filter(|types| !types.is_empty()) {
            self.module.arena_mut(op.body)?.set_results(op.id, &types);
        }
        let terminator = self.module.get(op)?.def().and_then(shape::implicit_terminator);
        for (region, new) in ids.into_iter().zip(regions) {
            let NewRegion::Filled(args, fill) = new else { continue };
            self.check_types(&args)?;
            let serial = self.module.serial;
            let arena = self.module.arena_mut(inside)?;
            let block = arena.append_block(region);
            let args = block_args(arena, serial, inside, block, &args, loc);
            let mut builder = Builder { module: &mut *self.module, body: inside, block, after: None, loc };
            fill(&mut builder, &args)?;
            if let Some(name) = terminator {
                builder.terminate(name)?;
            }
        }
        if !known {
            let types = shape::results_of_regions(self.module.get(op)?).ok_or_else(|| {
                let name = self.module.get(op).map_or("", |op| op.name());
                Error::unplaced(format!("'{name}' op has result types that cannot be inferred: give them"))
            })?;
            self.module.arena_mut(op.body)?.set_results(op.id, &types);
        }
        Ok(())
    }

    /// Appends a terminator with this name to the current block, unless the block already ends with a terminator.
    fn terminate(&mut self, name: &str) -> Result<(), Error> {
        let last = self.module.get_block(self.block())?.terminator();
        if last.is_some_and(|op| op.def().is_none_or(|def| def.flags.has(OpFlags::TERMINATOR))) {
            return Ok(());
        }
        self.go(At::End(self.block()))?;
        self.op(name).build().map(drop)
    }

    /// Returns the ids of values. Fails if a value does not belong to the body at the insertion point.
    fn ids(&self, values: &[ValueKey]) -> Result<Vec<ValueId>, Error> {
        let id = |value: &ValueKey| {
            let value = self.module.get_value(*value)?;
            match value.body == self.body {
                true => Ok(value.id),
                false => Err(Error::unplaced("uses a value from outside of an operation that is isolated from above")),
            }
        };
        values.iter().map(id).collect()
    }

    fn successors(&self, blocks: &[BlockKey]) -> Result<Vec<BlockId>, Error> {
        let here = self.module.body(self.body).block_region(self.block);
        let id = |block: &BlockKey| {
            let block = self.module.get_block(*block)?;
            match block.body == self.body && block.arena().block_region(block.id) == here {
                true => Ok(block.id),
                false => Err(Error::unplaced("a successor is in another region")),
            }
        };
        blocks.iter().map(id).collect()
    }
}

/// The attributes, segment sizes and result count given for a new operation.
struct PropertyInputs<'a> {
    attrs: &'a [(String, AttrValue)],
    sizes: Option<Vec<i64>>,
    results: usize,
}

impl PropertyInputs<'_> {
    /// Splits the given attributes into discardable attributes and properties.
    fn properties(
        self,
        ctx: &Context,
        name: crate::OpName,
        def: Option<&'static OpDef>,
    ) -> Result<(Option<Attr>, Option<Props>), String> {
        let slots = def.map_or(&[][..], |def| &def.slots);
        let mut props = vec![None; slots.len()];
        let mut others = Vec::new();
        for (key, value) in self.attrs {
            let at = def.and_then(|def| def.slots.position(key));
            if at.is_none() {
                shape::check_discardable(def, key)?;
            }
            let slot = at.and_then(|at| slots.get(at));
            let told = |message: String| format!("attribute '{key}' {message}");
            let attr = AttrSlot::new(ctx, name, slot).attr(value).map_err(told)?;
            match at.and_then(|at| props.get_mut(at)) {
                Some(place) => *place = attr,
                None => others.extend(attr.map(|attr| (ctx.ident(key), attr))),
            }
        }
        for (slot, place) in slots.iter().zip(&mut props).filter(|(_, place)| place.is_none()) {
            *place = match &slot.kind {
                SlotKind::OperandSegments => match &self.sizes {
                    Some(sizes) => Some(ctx.int_array_attr(32, sizes)),
                    None => return Err("has several operand groups of variable size: name them".to_owned()),
                },
                SlotKind::ResultSegments => Some(ctx.int_array_attr(32, &shape::result_sizes(def, self.results)?)),
                SlotKind::Attr { .. } | SlotKind::Prop { .. } if slot.is_filled() => {
                    ctx.slot_default(slot).map_err(|error| error.message)?
                }
                SlotKind::Attr { .. } | SlotKind::Prop { .. } => None,
            };
            if place.is_none() && shape::is_required(slot) {
                return Err(format!("requires attribute '{}'", slot.name));
            }
        }
        if def.is_some_and(|def| def.flags.has(OpFlags::ATTRS_IN_DICTIONARY)) {
            let named = slots.iter().zip(props.drain(..));
            others.extend(named.filter_map(|(slot, value)| Some((ctx.ident(&slot.name), value?))));
        }
        let attrs = (!others.is_empty()).then(|| ctx.dictionary(others));
        Ok((attrs, ctx.props(&props)))
    }
}
