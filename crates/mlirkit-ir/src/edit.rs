//! Checked modifications of existing entities in a module.
//!
//! Each function takes keys, checks its arguments, and leaves the module unchanged if it returns an error. It does not
//! check that the result is valid MLIR, which is left to the verifier.

use std::ops::ControlFlow;

use mlirkit_defs::OpFlags;
use mlirkit_diag::Error;

use crate::build::{At, check_discardable, is_required};
use crate::ids::{Attr, BlockId, Type, ValueId};
use crate::keys::{BlockKey, OpKey, RegionKey, ValueKey};
use crate::module::Module;
use crate::values::{AttrSlot, AttrValue};

/// How a walk continues after an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Walk {
    /// Continue with the regions of the operation.
    Into,
    /// Skip the regions of the operation.
    Over,
}

/// Functions for values and their uses.
impl<'c> Module<'c> {
    /// Returns the uses of a value as pairs of user and operand index. See [`Body::uses`](crate::Body::uses) for the
    /// cost.
    ///
    /// # Errors
    /// Fails if the value belongs to another module or has been erased.
    pub fn uses(&self, value: ValueKey) -> Result<Vec<(OpKey, usize)>, Error> {
        let value = self.get_value(value)?;
        let key = |id| OpKey { module: self.serial, body: value.body, id };
        Ok(value.arena().uses(value.id).into_iter().map(|u| (key(u.op), u.operand as usize)).collect())
    }

    /// Replaces all uses of a value with another value, in time proportional to their number.
    ///
    /// # Errors
    /// Fails if the values are in different bodies or have different types, or if one of them belongs to another module
    /// or has been erased.
    pub fn replace_all_uses(&mut self, of: ValueKey, with: ValueKey) -> Result<(), Error> {
        let (old, new) = (self.get_value(of)?, self.get_value(with)?);
        if old.body != new.body {
            return Err(Error::unplaced("the values lie in different bodies: one is isolated from the other"));
        }
        if old.ty() != new.ty() {
            let (old, new) = (old.ty().display(self.context()), new.ty().display(self.context()));
            return Err(Error::unplaced(format!("the values have different types: {old} and {new}")));
        }
        self.arena_mut(of.body)?.replace_uses(of.id, with.id);
        Ok(())
    }

    /// Sets the operand at an index.
    ///
    /// # Errors
    /// Fails if the index is out of range or the value is in another body.
    pub fn set_operand(&mut self, op: OpKey, index: usize, value: ValueKey) -> Result<(), Error> {
        let (user, used) = (self.get(op)?, self.get_value(value)?);
        if user.body != used.body {
            return Err(Error::unplaced("the value lies in another body"));
        }
        let Some(old) = user.operand(index) else {
            return Err(Error::unplaced(format!("'{}' op has no operand #{index}", user.name())));
        };
        let old = old.id;
        let arena = self.arena_mut(op.body)?;
        arena.use_orders.remove(&old);
        arena.use_orders.remove(&value.id);
        arena.set_operand(op.id, u32::try_from(index).unwrap_or(u32::MAX), value.id);
        Ok(())
    }

    /// Sets the type of a value. Other types that depend on it, such as a function type, are not updated.
    ///
    /// # Errors
    /// Fails if the value belongs to another module or has been erased, or if the type belongs to another context.
    pub fn set_type(&mut self, value: ValueKey, ty: Type) -> Result<(), Error> {
        self.get_value(value)?;
        if !self.context().has_type(ty) {
            return Err(Error::unplaced("the type belongs to another context"));
        }
        self.arena_mut(value.body)?.set_type(value.id, ty);
        Ok(())
    }
}

/// Functions for attributes and locations.
impl Module<'_> {
    /// Sets an attribute or property; see [`OpBuilder::attr`](crate::OpBuilder::attr) for names and values.
    ///
    /// # Errors
    /// Fails if the operation's definition has no such name or requires another kind of attribute.
    pub fn set_attr(&mut self, op: OpKey, name: &str, value: impl Into<AttrValue>) -> Result<(), Error> {
        let (ctx, target) = (self.context(), self.get(op)?);
        let def = target.def();
        let fail = |message: String| Error::unplaced(format!("'{}' op {message}", target.name()));
        let slot = def.and_then(|def| def.slots.named(name));
        if slot.is_none() && target.attr(name).is_none() {
            check_discardable(def, name).map_err(fail)?;
        }
        let place = AttrSlot::new(ctx, target.op_name(), slot);
        let value = place.attr(&value.into()).map_err(|message| fail(format!("attribute '{name}' {message}")))?;
        if let Some(slot) = slot.filter(|slot| value.is_none() && is_required(slot)) {
            return Err(fail(format!("requires attribute '{}'", slot.name)));
        }
        self.put_attr(op, name, value)
    }

    /// Sets an attribute or property like [`set_attr`](Self::set_attr), but also accepts an unknown name without a
    /// dialect prefix. Such a name is set as a discardable attribute, which MLIR permits.
    ///
    /// # Errors
    /// Fails if a property requires another kind of attribute.
    pub fn set_attr_unprefixed(&mut self, op: OpKey, name: &str, value: impl Into<AttrValue>) -> Result<(), Error> {
        let target = self.get(op)?;
        let has_property = target.def().is_some_and(|def| def.slots.named(name).is_some());
        if has_property || name.contains('.') {
            return self.set_attr(op, name, value);
        }
        let place = AttrSlot::new(self.context(), target.op_name(), None);
        let message = |message: String| Error::unplaced(format!("'{}' op attribute '{name}' {message}", target.name()));
        let value = place.attr(&value.into()).map_err(message)?;
        self.put_attr(op, name, value)
    }

    /// Removes an attribute or property and returns its value. A property with a default is reset to the default.
    ///
    /// # Errors
    /// Fails if the operation's definition requires the attribute.
    pub fn remove_attr(&mut self, op: OpKey, name: &str) -> Result<Option<Attr>, Error> {
        let target = self.get(op)?;
        let old = target.attr(name);
        let slot = target.def().and_then(|def| def.slots.named(name));
        let default = match slot.filter(|slot| slot.is_filled()) {
            Some(slot) => self.context().slot_default(slot)?,
            None => None,
        };
        if slot.is_some_and(|slot| default.is_none() && is_required(slot)) {
            return Err(Error::unplaced(format!("'{}' op requires attribute '{name}'", target.name())));
        }
        self.put_attr(op, name, default)?;
        Ok(old)
    }

    fn put_attr(&mut self, op: OpKey, name: &str, value: Option<Attr>) -> Result<(), Error> {
        let (ctx, target) = (self.context(), self.get(op)?);
        let data = *target.arena().op(op.id);
        let in_slot = target
            .def()
            .filter(|def| !def.flags.has(OpFlags::ATTRS_IN_DICTIONARY) && def.slots.position(name).is_some());
        let (attrs, props) = if let Some(def) = in_slot {
            (data.attrs, ctx.with_prop(def, data.props, name, value))
        } else {
            let key = ctx.ident(name);
            let mut entries = target.discardable_attrs().to_vec();
            entries.retain(|(name, _)| *name != key);
            entries.extend(value.map(|value| (key, value)));
            ((!entries.is_empty()).then(|| ctx.dictionary(entries)), data.props)
        };
        let changed = self.arena_mut(op.body)?.op_mut(op.id);
        (changed.attrs, changed.props) = (attrs, props);
        Ok(())
    }

    /// Sets the location of an operation.
    ///
    /// # Errors
    /// Fails if `loc` is not a location or belongs to another context.
    pub fn set_location(&mut self, op: OpKey, loc: Attr) -> Result<(), Error> {
        self.get(op)?;
        if !self.context().has_attr(loc) || !self.context().attr_data(loc).is_location() {
            return Err(Error::unplaced("the attribute is not a location"));
        }
        self.arena_mut(op.body)?.op_mut(op.id).loc = loc;
        Ok(())
    }
}

/// Functions for operations.
impl Module<'_> {
    /// Erases an operation and everything in its regions.
    ///
    /// # Errors
    /// Fails if another operation uses a result; the message names that operation.
    pub fn erase(&mut self, op: OpKey) -> Result<(), Error> {
        let target = self.get(op)?;
        self.check_unused(target.results().map(|value| value.key()), |_| false)?;
        self.arena_mut(op.body)?.erase_op(op.id);
        Ok(())
    }

    /// Returns an error that names a user of one of the values, if there is one. Users for which `leave_out` returns
    /// true are ignored.
    fn check_unused(
        &self,
        values: impl Iterator<Item = ValueKey>,
        leave_out: impl Fn(OpKey) -> bool,
    ) -> Result<(), Error> {
        for value in values {
            let users = self.uses(value)?;
            if let Some((user, operand)) = users.into_iter().find(|(user, _)| !leave_out(*user)) {
                let name = self.get(user)?.name();
                return Err(Error::unplaced(format!(
                    "the value is still used: it is operand #{operand} of a '{name}' op"
                )));
            }
        }
        Ok(())
    }

    /// Returns true if `op` is `outer` or is nested in it.
    fn is_within(&self, op: OpKey, outer: OpKey) -> Result<bool, Error> {
        let op = self.get(op)?;
        Ok(op.key() == outer || op.ancestors().any(|around| around.key() == outer))
    }

    /// Moves an operation to another insertion point and returns its key. A move to another body copies the operation,
    /// which changes its key and the keys of everything nested in it.
    ///
    /// # Errors
    /// Fails if the insertion point is inside the operation. Also fails if it is in another body and the operation uses
    /// values from outside or its results are used.
    pub fn move_op(&mut self, op: OpKey, to: At) -> Result<OpKey, Error> {
        if to == At::Before(op) || to == At::After(op) {
            return Ok(op);
        }
        let target = self.get(op)?;
        let (body, block, mut after) = self.place(to)?;
        let around = self.get_block(BlockKey { module: self.serial, body, id: block })?.parent_op().map(|op| op.key());
        if let Some(around) = around
            && self.is_within(around, op)?
        {
            return Err(Error::unplaced("an operation cannot move into itself"));
        }
        if body != op.body {
            self.check_unused(target.results().map(|value| value.key()), |_| false)?;
            let copy = self.clone_op(op, to)?;
            self.erase(op)?;
            return Ok(copy);
        }
        let arena = self.arena_mut(body)?;
        if after == Some(op.id) {
            after = arena.prev_op(op.id);
        }
        arena.unlink_op(op.id);
        arena.insert_op(block, after, op.id);
        Ok(op)
    }

    /// Walks an operation and everything nested in it in pre-order. The closure may modify the module, and ends the
    /// walk early by returning `ControlFlow::Break`. Erased operations are skipped. New operations are visited if they
    /// are in regions that the walk has not reached yet.
    ///
    /// # Errors
    /// Returns the error of the closure, or an error if a body cannot be read.
    pub fn walk_mut<B>(
        &mut self,
        root: OpKey,
        mut visit: impl FnMut(&mut Self, OpKey) -> Result<ControlFlow<B, Walk>, Error>,
    ) -> Result<Option<B>, Error> {
        let mut open = vec![root];
        while let Some(op) = open.pop() {
            match self.get(op) {
                Ok(_) => {}
                Err(_) if op != root => continue,
                Err(error) => return Err(error),
            }
            match visit(self, op)? {
                ControlFlow::Break(value) => return Ok(Some(value)),
                ControlFlow::Continue(Walk::Over) => continue,
                ControlFlow::Continue(Walk::Into) => {}
            }
            if let Ok(op) = self.get(op) {
                op.load()?;
                let first = open.len();
                let blocks = op.regions().flat_map(|region| region.blocks());
                open.extend(blocks.flat_map(|block| block.ops()).map(|op| op.key()));
                open[first..].reverse();
            }
        }
        Ok(None)
    }
}

/// Functions for blocks.
impl Module<'_> {
    /// Adds a block with arguments of these types at the end of a region.
    ///
    /// # Errors
    /// Fails if the region belongs to another module, or a type to another context.
    pub fn add_block(&mut self, region: RegionKey, args: &[Type]) -> Result<BlockKey, Error> {
        self.get_region(region)?;
        let ctx = self.context();
        if !ctx.has_types(args) {
            return Err(Error::unplaced("a type belongs to another context"));
        }
        let loc = ctx.unknown_loc();
        let arena = self.arena_mut(region.body)?;
        let id = arena.append_block(region.id);
        if !args.is_empty() {
            arena.set_args(id, args, &vec![loc; args.len()]);
        }
        Ok(BlockKey { module: region.module, body: region.body, id })
    }

    /// Appends an argument to a block and returns its key. The keys of all existing arguments change.
    ///
    /// # Errors
    /// Fails if the block belongs to another module or has been erased, or if the type belongs to another context.
    pub fn add_argument(&mut self, block: BlockKey, ty: Type) -> Result<ValueKey, Error> {
        self.get_block(block)?;
        let ctx = self.context();
        if !ctx.has_type(ty) {
            return Err(Error::unplaced("the type belongs to another context"));
        }
        let id: ValueId = self.arena_mut(block.body)?.add_arg(block.id, ty, ctx.unknown_loc());
        Ok(ValueKey { module: block.module, body: block.body, id })
    }

    /// Removes an argument from a block. The keys of all remaining arguments change. Branches to the block are not
    /// updated.
    ///
    /// # Errors
    /// Fails if the index is out of range or the argument is used.
    pub fn erase_argument(&mut self, block: BlockKey, index: usize) -> Result<(), Error> {
        let target = self.get_block(block)?;
        let arg = target.args().nth(index).ok_or_else(|| Error::unplaced(format!("there is no argument #{index}")))?;
        self.check_unused([arg.key()].into_iter(), |_| false)?;
        self.arena_mut(block.body)?.remove_arg(block.id, u32::try_from(index).unwrap_or(u32::MAX));
        Ok(())
    }

    /// Erases a block and all its operations.
    ///
    /// # Errors
    /// Fails if an operation outside the block uses a value that the block defines, or branches to the block.
    pub fn erase_block(&mut self, block: BlockKey) -> Result<(), Error> {
        let target = self.get_block(block)?;
        let arena = target.arena();
        let inside = |op: OpKey| {
            let op = crate::OpRef { module: self, body: op.body, id: op.id };
            std::iter::successors(Some(op), |op| op.parent_op()).any(|op| op.block() == Some(target))
        };
        let results = target.ops().flat_map(|op| op.results());
        self.check_unused(target.args().chain(results).map(|value| value.key()), inside)?;
        let branches = |op: &crate::OpId| arena.successors(*op).contains(&block.id);
        if let Some(op) = arena.linked_ops().filter(branches).find(|op| arena.op_block(*op) != Some(block.id)) {
            let name = self.op(block.body, op).name();
            return Err(Error::unplaced(format!("a '{name}' op branches to the block")));
        }
        self.arena_mut(block.body)?.erase_block(block.id);
        Ok(())
    }

    /// Sets the successor at an index.
    ///
    /// # Errors
    /// Fails if the index is out of range, or if the block and the operation are in different regions.
    pub fn set_successor(&mut self, op: OpKey, index: usize, block: BlockKey) -> Result<(), Error> {
        let (source, target) = (self.get(op)?, self.get_block(block)?);
        if source.body != target.body || source.block().and_then(|block| block.region()) != target.region() {
            return Err(Error::unplaced("the block is in another region than the operation"));
        }
        let arena = source.arena();
        let mut successors: Vec<BlockId> = arena.successors(op.id).to_vec();
        let (regions, child) = (arena.regions(op.id).to_vec(), arena.child(op.id));
        let Some(place) = successors.get_mut(index) else {
            return Err(Error::unplaced(format!("'{}' op has no successor #{index}", source.name())));
        };
        *place = block.id;
        self.arena_mut(op.body)?.set_regions(op.id, &successors, &regions, child);
        Ok(())
    }
}
