//! Operations, blocks and values of shared modules, and the places where operations go.

use std::sync::Arc;

use mlirkit::ir::{BodyId, Type, ValueDef};
use mlirkit::{At, BlockKey, BlockRef, Module, OpKey, OpRef, ValueKey, ValueRef};

use crate::context::Ctx;
use crate::store::{Pairs, Result, Store, error, follow, pair};

/// An operation of a shared module.
#[derive(Clone)]
pub struct OpHandle {
    pub store: Arc<Store>,
    pub key: OpKey,
}

/// A block of a shared module.
#[derive(Clone)]
pub struct BlockHandle {
    pub store: Arc<Store>,
    pub key: BlockKey,
}

impl OpHandle {
    /// The same operation where it is now.
    pub fn now(&self) -> Self {
        let (store, key) = follow(&self.store, self.key, |moved, key| moved.ops.get(key).cloned());
        Self { store, key }
    }

    /// Looks at the operation. Nothing of Python may run meanwhile.
    pub fn read<R>(&self, look: impl for<'a, 'c> FnOnce(OpRef<'a, 'c>) -> R) -> Result<R> {
        self.store.read_op(self.key, look)
    }

    /// Changes the module of the operation.
    pub fn write<R>(&self, change: impl for<'a, 'c> FnOnce(&'a mut Module<'c>, OpKey) -> Result<R>) -> Result<R> {
        let now = self.now();
        now.store.write(|module| change(module, now.key))
    }

    /// Whether it stands in an operation.
    pub fn is_attached(&self) -> Result<bool> {
        self.read(|op| op.parent_op().is_some())
    }

    /// Takes it out of its block: it stands nowhere then, and keeps its keys.
    pub fn detach(&self) -> Result<()> {
        let now = self.now();
        if now.key.body == Module::TOP {
            let top = now.store.read(|module| module.top_block().key());
            return now.store.write(|module| module.move_op(now.key, At::End(top)).map(drop));
        }
        let limbo = now.store.limbo(now.key.body)?;
        now.store.write(|module| module.move_op(now.key, At::End(limbo)).map(drop))
    }

    /// Moves it to a place in a block; from another module or body with all that stands beside it.
    pub fn place(&self, at: &Place) -> Result<()> {
        let (target, to) = at.resolve()?;
        let mut now = self.now();
        if !Arc::ptr_eq(&now.store, &target) {
            if now.is_attached()? {
                // It comes alone: what it uses stays behind.
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
    /// The same block where it is now.
    pub fn now(&self) -> Self {
        let (store, key) = follow(&self.store, self.key, |moved, key| moved.blocks.get(key).cloned());
        Self { store, key }
    }

    /// Looks at the block.
    pub fn read<R>(&self, look: impl for<'a, 'c> FnOnce(BlockRef<'a, 'c>) -> R) -> Result<R> {
        let now = self.now();
        now.store.read(|module| module.get_block(now.key).map(look))
    }

    /// Changes the module of the block.
    pub fn write<R>(&self, change: impl for<'a, 'c> FnOnce(&'a mut Module<'c>, BlockKey) -> Result<R>) -> Result<R> {
        let now = self.now();
        now.store.write(|module| change(module, now.key))
    }
}

/// Where an operation goes.
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

/// A value by what defines it: numbers of values change when a block gets another argument, this does not.
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

    /// Looks at the value.
    pub fn read<R>(&self, look: impl for<'a, 'c> FnOnce(ValueRef<'a, 'c>) -> R) -> Result<R> {
        let gone = || error("what defines the value has been erased");
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

/// The module and the block in which an operation with these operands is made, when nobody says where: beside what it uses.
pub fn home(ctx: &Arc<Ctx>, operands: &[ValueHandle]) -> Result<(Arc<Store>, BlockKey)> {
    // What stands in an operation stays; what stands nowhere comes to it.
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

/// The module and the block for what stands nowhere, in the body of a block.
pub fn beside(block: &BlockHandle) -> Result<(Arc<Store>, BlockKey)> {
    let limbo = block.store.limbo(block.key.body)?;
    Ok((block.store.clone(), limbo))
}
