//! Modules shared between Python objects: a handle is a module and a key in it, and what does not stand for anything any
//! more is an error.
//!
//! Operations that stand in no block of anybody live in a module of their own, or in a block without a region of the body
//! whose values they use. An operation that moves from one module to another is copied there; the old module remembers where
//! everything went, so that objects that Python holds follow.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use mlirkit::ir::{BodyId, NewOp, Type};
use mlirkit::{At, BlockKey, BlockRef, Module, OpKey, OpRef, ValueKey, ValueRef};

use crate::context::Ctx;

/// What goes wrong inside, before it becomes a Python exception.
pub type Result<T> = std::result::Result<T, mlirkit::Error>;

fn error(message: &str) -> mlirkit::Error {
    mlirkit::Error::unplaced(message)
}

self_cell::self_cell!(
    struct Cell {
        owner: Arc<Ctx>,
        #[not_covariant]
        dependent: Module,
    }
);

/// A module that Python objects share.
pub struct Store {
    ctx: Arc<Ctx>,
    cell: RwLock<Cell>,
    /// Counts changes, so that a walk knows whether it has to look again.
    changes: AtomicU64,
    /// The number of changes after which all of it was found to be in order, and one more; 0: it was not.
    verified: AtomicU64,
    has_moved: AtomicBool,
    moved: Mutex<Moved>,
    limbo: Mutex<HashMap<BodyId, BlockKey>>,
}

/// Where something went, into another module or elsewhere in the same (`None`), and its key there.
type Went<K> = (Option<Arc<Store>>, K);

/// Where operations and blocks of a module went.
#[derive(Default)]
struct Moved {
    ops: HashMap<OpKey, Went<OpKey>>,
    blocks: HashMap<BlockKey, Went<BlockKey>>,
}

/// Where something is now, from module to module.
fn follow<K>(store: &Arc<Store>, key: K, went: fn(&Moved, &K) -> Option<Went<K>>) -> (Arc<Store>, K) {
    let (mut store, mut key) = (store.clone(), key);
    while store.has_moved.load(Ordering::Acquire) {
        let next = went(&lock(&store.moved), &key);
        let Some((other, there)) = next else { break };
        (store, key) = (other.unwrap_or(store), there);
    }
    (store, key)
}

/// Which operation and block became which.
type Pairs = (HashMap<OpKey, OpKey>, HashMap<BlockKey, BlockKey>);

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Store {
    /// A module made by a function of the context.
    pub fn make<E>(
        ctx: &Arc<Ctx>,
        make: impl for<'c> FnOnce(&'c Arc<Ctx>) -> std::result::Result<Module<'c>, E>,
    ) -> std::result::Result<Arc<Self>, E> {
        let cell = Cell::try_new(ctx.clone(), make)?;
        Ok(Arc::new(Self {
            ctx: ctx.clone(),
            cell: RwLock::new(cell),
            changes: AtomicU64::new(0),
            verified: AtomicU64::new(0),
            has_moved: AtomicBool::new(false),
            moved: Mutex::default(),
            limbo: Mutex::new(HashMap::new()),
        }))
    }

    /// An empty module: a place for operations that belong nowhere yet.
    pub fn empty(ctx: &Arc<Ctx>) -> Arc<Self> {
        let made: std::result::Result<_, std::convert::Infallible> = Self::make(ctx, |ctx| Ok(Module::new(ctx.ir())));
        match made {
            Ok(store) => store,
            Err(never) => match never {},
        }
    }

    pub fn ctx(&self) -> &Arc<Ctx> {
        &self.ctx
    }

    fn reader(&self) -> RwLockReadGuard<'_, Cell> {
        self.cell.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn writer(&self) -> RwLockWriteGuard<'_, Cell> {
        self.changes.fetch_add(1, Ordering::Relaxed);
        self.cell.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// How often it may have changed.
    pub fn changes(&self) -> u64 {
        self.changes.load(Ordering::Relaxed)
    }

    /// Remembers that all of it is in order as it is after so many changes.
    pub fn note_verified(&self, changes: u64) {
        self.verified.store(changes + 1, Ordering::Relaxed);
    }

    /// Whether all of it was found to be in order, and has not changed since.
    pub fn is_verified(&self) -> bool {
        self.verified.load(Ordering::Relaxed) == self.changes() + 1
    }

    /// Looks at the module. Nothing of Python may run meanwhile.
    pub fn read<R>(&self, look: impl for<'a, 'c> FnOnce(&'a Module<'c>) -> R) -> R {
        self.reader().with_dependent(|_, module| look(module))
    }

    /// Changes the module. Nothing of Python may run meanwhile.
    pub fn write<R>(&self, change: impl for<'a, 'c> FnOnce(&'a mut Module<'c>) -> R) -> R {
        self.writer().with_dependent_mut(|_, module| change(module))
    }

    /// The block without a region for operations of a body that stand nowhere.
    fn limbo(&self, body: BodyId) -> Result<BlockKey> {
        if body == Module::TOP {
            return Ok(self.read(|module| module.top_block().key()));
        }
        if let Some(known) = lock(&self.limbo).get(&body) {
            return Ok(*known);
        }
        let made = self.write(|module| {
            let id = module.body_mut(body).ok_or_else(|| error("there is no such body"))?.new_block();
            let module = &*module;
            Ok::<_, mlirkit::Error>(BlockRef { module, body, id }.key())
        })?;
        lock(&self.limbo).insert(body, made);
        Ok(made)
    }

    /// Brings everything at the top of another module into a body of this one, into its block without a region.
    fn take(self: &Arc<Self>, from: &Arc<Store>, body: BodyId) -> Result<()> {
        let limbo = self.limbo(body)?;
        // All of it becomes one operation for a moment, so that it is copied with the values that go between.
        let (wrapper, inside) = from.write(|module| {
            let ctx = module.context();
            let top = module.top_block().key();
            let all: Vec<OpKey> = module.top_block().ops().map(OpRef::key).collect();
            let name = ctx.unregistered_op_name("mlirkit.moved");
            let arena = module.body_mut(Module::TOP).ok_or_else(|| error("there is no such body"))?;
            let region = arena.new_region();
            let block = arena.append_block(region);
            let new = NewOp { regions: &[region], ..NewOp::new(name, ctx.unknown_loc()) };
            let wrapper = arena.append_op(top.id, &new);
            let inside = BlockRef { module: &*module, body: Module::TOP, id: block }.key();
            let wrapper = module.op(Module::TOP, wrapper).key();
            all.iter().try_for_each(|op| module.move_op(*op, At::End(inside)).map(drop))?;
            Ok::<_, mlirkit::Error>((wrapper, inside))
        })?;
        let copied = from.read(|source| {
            let wrapper = source.get(wrapper)?;
            self.write(|module| {
                let copy = module.copy_op(wrapper, At::End(limbo))?;
                module.copy_resources(source);
                let mut moved = Pairs::default();
                pair(wrapper, module.get(copy)?, &mut moved);
                let block = module.get(copy)?.region(0).and_then(|region| region.entry()).map(BlockRef::key);
                let inner: Vec<OpKey> = block
                    .and_then(|block| module.get_block(block).ok())
                    .into_iter()
                    .flat_map(BlockRef::ops)
                    .map(OpRef::key)
                    .collect();
                for op in inner {
                    module.move_op(op, At::End(limbo))?;
                }
                module.erase(copy)?;
                Ok::<_, mlirkit::Error>(moved)
            })
        });
        let mut pairs = match copied {
            Ok(moved) => moved,
            Err(error) => {
                // Back to where it was.
                from.write(|module| {
                    let top = module.top_block().key();
                    let all: Vec<OpKey> = module.get_block(inside)?.ops().map(OpRef::key).collect();
                    all.iter().try_for_each(|op| module.move_op(*op, At::End(top)).map(drop))?;
                    module.erase(wrapper)
                })?;
                return Err(error);
            }
        };
        pairs.1.remove(&inside);
        from.remember(Some(self), pairs);
        Ok(())
    }

    fn remember(&self, to: Option<&Arc<Store>>, (ops, blocks): Pairs) {
        let mut moved = lock(&self.moved);
        moved.ops.extend(ops.into_iter().map(|(old, new)| (old, (to.cloned(), new))));
        moved.blocks.extend(blocks.into_iter().map(|(old, new)| (old, (to.cloned(), new))));
        self.has_moved.store(true, Ordering::Release);
    }
}

/// Which operation and block of a copy is which of the original.
fn pair(old: OpRef<'_, '_>, new: OpRef<'_, '_>, moved: &mut Pairs) {
    let mut open = vec![(old, new)];
    while let Some((old, new)) = open.pop() {
        moved.0.insert(old.key(), new.key());
        for (old, new) in old.regions().zip(new.regions()) {
            for (old, new) in old.blocks().zip(new.blocks()) {
                moved.1.insert(old.key(), new.key());
                open.extend(old.ops().zip(new.ops()));
            }
        }
    }
}

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
        if self.store.has_moved.load(Ordering::Acquire) {
            let now = self.now();
            return now.store.read(|module| module.get(now.key).map(look));
        }
        self.store.read(|module| module.get(self.key).map(look))
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
        match (value.defining_op(), value.block_argument()) {
            (None, Some((block, index))) => {
                Self::Argument(BlockHandle { store: store.clone(), key: block.key() }, index)
            }
            (Some(op), _) => {
                let index = op.results().position(|result| result == value).unwrap_or_default();
                Self::Result(OpHandle { store: store.clone(), key: op.key() }, index)
            }
            (None, None) => unreachable!("a value is a result or an argument"),
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
