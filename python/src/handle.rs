//! Handles for operations, blocks and values in shared modules, and insertion points.

use std::sync::Arc;

use mlirkit::ir::{BodyId, Type, ValueDef};
use mlirkit::{At, BlockKey, BlockRef, Module, OpKey, OpRef, ValueKey, ValueRef};

use crate::context::Ctx;
use crate::store::{Pairs, Result, Store, error, follow, pair};

/// An operation in a shared module.
#[derive(Clone)]
pub struct OpHandle {
    pub store: Arc<Store>,
    pub key: OpKey,
}

/// A block in a shared module.
#[derive(Clone)]
pub struct BlockHandle {
    pub store: Arc<Store>,
    pub key: BlockKey,
}

impl OpHandle {
    /// Returns the current handle of the operation, which may have been moved to another module or body.
    pub fn now(&self) -> Self {
        let (store, key) = follow(&self.store, self.key, |moved, key| moved.ops.get(key).cloned());
        Self { store, key }
    }

    /// Calls `look` with the operation, which must not run Python code.
    pub fn read<R>(&self, look: impl for<'a, 'c> FnOnce(OpRef<'a, 'c>) -> R) -> Result<R> {
        self.store.read_op(self.key, look)
    }

    /// Calls `change` with the module of the operation, which it may modify.
    pub fn write<R>(&self, change: impl for<'a, 'c> FnOnce(&'a mut Module<'c>, OpKey) -> Result<R>) -> Result<R> {
        let now = self.now();
        now.store.write(|module| change(module, now.key))
    }

    /// Returns whether the operation is in a block of another operation.
    pub fn is_attached(&self) -> Result<bool> {
        self.read(|op| op.parent_op().is_some())
    }

    /// Detaches the operation from its block. Its keys stay valid.
    pub fn detach(&self) -> Result<()> {
        let now = self.now();
        if now.key.body == Module::TOP {
            let top = now.store.read(|module| module.top_block().key());
            return now.store.write(|module| module.move_op(now.key, At::End(top)).map(drop));
        }
        let limbo = now.store.limbo(now.key.body)?;
        now.store.write(|module| module.move_op(now.key, At::End(limbo)).map(drop))
    }

    /// Moves the operation to an insertion point. If the insertion point is in another module or body, all operations
    /// that were detached together with this one move, too.
    pub fn place(&self, at: &Place) -> Result<()> {
        let (target, to) = at.resolve()?;
        let mut now = self.now();
        if !Arc::ptr_eq(&now.store, &target) {
            if now.is_attached()? {
                // Only the operation itself moves, so operands defined outside it would be missing.
                let unused = now.read(|op| op.results().map(|one| one.key()).collect::<Vec<_>>())?;
                let used = |key| now.store.read(|module| module.uses(key).map(|uses| !uses.is_empty()));
                for key in unused {
                    if used(key)? {
                        return Err(error("the operation is used where it stands"));
                    }
                }
                let pairs = now.read(|op| {
                    target.write(|module| {
                        let copy = module.copy_op(op, to)?;
                        module.copy_resources(op.module);
                        let mut pairs = Pairs::default();
                        pair(op, module.get(copy)?, &mut pairs);
                        Ok::<_, mlirkit::Error>(pairs)
                    })
                })??;
                now.store.write(|module| module.erase(now.key))?;
                now.store.remember(Some(&target), pairs);
                return Ok(());
            }
            let body = match to {
                At::Start(block) | At::End(block) => block.body,
                At::Before(op) | At::After(op) => op.body,
            };
            target.take(&now.store, body)?;
            now = self.now();
        }
        let inside = target.read(|module| {
            let around = match to {
                At::Start(block) | At::End(block) => module.get_block(block)?.parent_op(),
                At::Before(op) | At::After(op) => module.get(op)?.parent_op(),
            };
            let is_own = |op: OpRef<'_, '_>| op.key() == now.key || op.ancestors().any(|op| op.key() == now.key);
            Ok::<_, mlirkit::Error>(around.is_some_and(is_own))
        })?;
        if inside {
            return Err(error("an operation cannot move into itself"));
        }
        let body = match to {
            At::Start(block) | At::End(block) => block.body,
            At::Before(op) | At::After(op) => op.body,
        };
        if now.key.body == body {
            return target.write(|module| module.move_op(now.key, to).map(drop));
        }
        let pairs = target.write(|module| {
            let old = module.get(now.key)?;
            let used = old.results().map(|value| value.key()).collect::<Vec<_>>();
            for value in used {
                if !module.uses(value)?.is_empty() {
                    return Err(error("the operation is used in another body: one is isolated from the other"));
                }
            }
            let copy = module.clone_op(now.key, to)?;
            let mut pairs = Pairs::default();
            pair(module.get(now.key)?, module.get(copy)?, &mut pairs);
            module.erase(now.key)?;
            Ok(pairs)
        })?;
        target.remember(None, pairs);
        Ok(())
    }
}

impl BlockHandle {
    /// Returns the current handle of the block, which may have been moved to another module or body.
    pub fn now(&self) -> Self {
        let (store, key) = follow(&self.store, self.key, |moved, key| moved.blocks.get(key).cloned());
        Self { store, key }
    }

    /// Calls `look` with the block.
    pub fn read<R>(&self, look: impl for<'a, 'c> FnOnce(BlockRef<'a, 'c>) -> R) -> Result<R> {
        let now = self.now();
        now.store.read(|module| module.get_block(now.key).map(look))
    }

    /// Calls `change` with the module of the block, which it may modify.
    pub fn write<R>(&self, change: impl for<'a, 'c> FnOnce(&'a mut Module<'c>, BlockKey) -> Result<R>) -> Result<R> {
        let now = self.now();
        now.store.write(|module| change(module, now.key))
    }
}

/// A position at which an operation can be inserted.
#[derive(Clone)]
pub enum Place {
    Start(BlockHandle),
    End(BlockHandle),
    Before(OpHandle),
    After(OpHandle),
}

impl Place {
    fn resolve(&self) -> Result<(Arc<Store>, At)> {
        Ok(match self {
            Self::Start(block) => (block.now().store, At::Start(block.now().key)),
            Self::End(block) => (block.now().store, At::End(block.now().key)),
            Self::Before(op) => (op.now().store, At::Before(op.now().key)),
            Self::After(op) => (op.now().store, At::After(op.now().key)),
        })
    }
}

/// A value, identified by its defining operation or block and its index. It therefore stays valid if arguments are
/// added to a block.
#[derive(Clone)]
pub enum ValueHandle {
    Result(OpHandle, usize),
    Argument(BlockHandle, usize),
}

impl ValueHandle {
    pub fn of(store: &Arc<Store>, value: ValueRef<'_, '_>) -> Self {
        let (module, body, store) = (value.module, value.body, store.clone());
        match value.arena().value_def(value.id) {
            ValueDef::Argument(id, index) => {
                let key = BlockRef { module, body, id }.key();
                Self::Argument(BlockHandle { store, key }, index as usize)
            }
            ValueDef::Result(id, index) => {
                let key = OpRef { module, body, id }.key();
                Self::Result(OpHandle { store, key }, index as usize)
            }
        }
    }

    pub fn now(&self) -> Self {
        match self {
            Self::Result(op, index) => Self::Result(op.now(), *index),
            Self::Argument(block, index) => Self::Argument(block.now(), *index),
        }
    }

    pub fn store(&self) -> &Arc<Store> {
        match self {
            Self::Result(op, _) => &op.store,
            Self::Argument(block, _) => &block.store,
        }
    }

    pub fn body(&self) -> BodyId {
        match self {
            Self::Result(op, _) => op.key.body,
            Self::Argument(block, _) => block.key.body,
        }
    }

    /// Calls `look` with the value.
    pub fn read<R>(&self, look: impl for<'a, 'c> FnOnce(ValueRef<'a, 'c>) -> R) -> Result<R> {
        let gone = || error("the definition of the value has been erased");
        match self {
            Self::Result(op, index) => op.read(|op| op.result(*index).map(look))?.ok_or_else(gone),
            Self::Argument(block, index) => block.read(|block| block.args().nth(*index).map(look))?.ok_or_else(gone),
        }
    }

    pub fn key(&self) -> Result<ValueKey> {
        self.read(|value| value.key())
    }

    pub fn ty(&self) -> Result<Type> {
        self.read(|value| value.ty())
    }
}

/// Returns the module and block in which to create a detached operation: those of the operations that define its
/// operands.
pub fn home(ctx: &Arc<Ctx>, operands: &[ValueHandle]) -> Result<(Arc<Store>, BlockKey)> {
    // Detached operations can be moved next to attached ones, so attached operations determine the module.
    let attached = |value: &&ValueHandle| match value.now() {
        ValueHandle::Argument(..) => true,
        ValueHandle::Result(op, _) => op.key.body != Module::TOP || op.is_attached().unwrap_or(false),
    };
    let Some(first) = operands.iter().find(attached).or_else(|| operands.first()).map(ValueHandle::now) else {
        let store = Store::empty(ctx);
        let top = store.read(|module| module.top_block().key());
        return Ok((store, top));
    };
    let (store, body) = (first.store().clone(), first.body());
    for operand in operands {
        let operand = operand.now();
        if !Arc::ptr_eq(operand.store(), &store) {
            store.take(operand.store(), body)?;
        }
    }
    let limbo = store.limbo(body)?;
    Ok((store, limbo))
}

/// Returns the module and the block for detached operations that share a body with `block`.
pub fn beside(block: &BlockHandle) -> Result<(Arc<Store>, BlockKey)> {
    let limbo = block.store.limbo(block.key.body)?;
    Ok((block.store.clone(), limbo))
}
