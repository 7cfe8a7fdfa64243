//! Modules that are shared between Python objects. A handle consists of a module and the key of an operation, block or
//! value in it. Using a stale handle is an error.
//!
//! A detached operation is in a separate module, or in a block without a region in the body that defines its operands.
//! If an operation moves to another module, it is copied there. The old module records where operations and blocks have
//! moved, and Python objects follow these records.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use mlirkit::ir::{BodyId, NewOp, ValueId};
use mlirkit::{At, BlockKey, BlockRef, Module, OpKey, OpRef, ValueKey};

use crate::context::Ctx;
use crate::handle::OpHandle;

/// The internal result type. Its error is converted to a Python exception.
pub type Result<T> = std::result::Result<T, mlirkit::Error>;

pub fn error(message: &str) -> mlirkit::Error {
    mlirkit::Error::unplaced(message)
}

self_cell::self_cell!(
    struct Cell {
        owner: Arc<Ctx>,
        #[not_covariant]
        dependent: Module,
    }
);

/// A module that is shared by Python objects.
pub struct Store {
    ctx: Arc<Ctx>,
    cell: RwLock<Cell>,
    /// The number of changes made so far. Each change invalidates the facts cached in Python objects.
    changes: AtomicU64,
    /// One more than the change count at the last successful verification; 0 if there was none.
    verified: AtomicU64,
    has_moved: AtomicBool,
    moved: Mutex<Moved>,
    limbo: Mutex<HashMap<BodyId, BlockKey>>,
    uses: Mutex<KnownUses>,
}

/// All uses of all values in a body, grouped by value.
struct Uses {
    /// For each value, the index in `all` at which its uses end.
    ends: Vec<usize>,
    all: Vec<(OpKey, usize)>,
}

impl Uses {
    fn of(module: &Module<'_>, body: BodyId) -> Self {
        let (mut ends, mut all) = (Vec::new(), Vec::new());
        for uses in module.body(body).all_uses() {
            all.extend(uses.iter().map(|one| (module.op(body, one.op).key(), one.operand as usize)));
            ends.push(all.len());
        }
        Self { ends, all }
    }

    fn by(&self, value: ValueId) -> &[(OpKey, usize)] {
        let index = value.index();
        let start = index.checked_sub(1).map_or(0, |before| self.ends.get(before).copied().unwrap_or_default());
        self.ends.get(index).and_then(|end| self.all.get(start..*end)).unwrap_or_default()
    }
}

/// A cache for queries of uses: the change count and the body of the last query and, after a second query for the same
/// body, all uses in that body.
type KnownUses = (Option<(u64, BodyId)>, Option<Arc<Uses>>);

/// The new position of a moved operation or block: its module (`None` if it is still in the same module) and its key
/// there.
pub type Went<K> = (Option<Arc<Store>>, K);

/// The new positions of operations and blocks that have moved out of a module or body.
#[derive(Default)]
pub struct Moved {
    pub ops: HashMap<OpKey, Went<OpKey>>,
    pub blocks: HashMap<BlockKey, Went<BlockKey>>,
}

/// Returns the current module and key of an operation or block that may have moved, even several times. `went` looks up
/// one move.
pub fn follow<K>(store: &Arc<Store>, key: K, went: fn(&Moved, &K) -> Option<Went<K>>) -> (Arc<Store>, K) {
    let (mut store, mut key) = (store.clone(), key);
    while store.has_moved() {
        let next = went(&lock(&store.moved), &key);
        let Some((other, there)) = next else { break };
        (store, key) = (other.unwrap_or(store), there);
    }
    (store, key)
}

/// The key of each copied operation and block, mapped to the key of its copy.
pub type Pairs = (HashMap<OpKey, OpKey>, HashMap<BlockKey, BlockKey>);

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Store {
    /// Creates a module in a context. `make` returns the module.
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
            uses: Mutex::default(),
        }))
    }

    /// Creates an empty module for detached operations.
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
        let writer = self.cell.write().unwrap_or_else(PoisonError::into_inner);
        // Increment the count before the change and while no reader is active, so that cached facts become stale.
        self.changes.fetch_add(1, Ordering::AcqRel);
        writer
    }

    /// Returns the number of changes made so far. Data read after this call includes at least these changes.
    pub fn changes(&self) -> u64 {
        self.changes.load(Ordering::Acquire)
    }

    /// Returns whether operations or blocks may have moved to another module.
    pub fn has_moved(&self) -> bool {
        self.has_moved.load(Ordering::Acquire)
    }

    /// Records that the verification at the given change count was successful.
    pub fn note_verified(&self, changes: u64) {
        self.verified.store(changes + 1, Ordering::Relaxed);
    }

    /// Returns whether the module has not changed since the last successful verification.
    pub fn is_verified(&self) -> bool {
        self.verified.load(Ordering::Relaxed) == self.changes() + 1
    }

    /// Calls `look` with an operation, which may have moved to another module. `look` must not run Python code.
    pub fn read_op<R>(self: &Arc<Self>, key: OpKey, look: impl for<'a, 'c> FnOnce(OpRef<'a, 'c>) -> R) -> Result<R> {
        if self.has_moved() {
            let now = OpHandle { store: self.clone(), key }.now();
            return now.store.read(|module| module.get(now.key).map(look));
        }
        self.read(|module| module.get(key).map(look))
    }

    /// Returns the uses of a value as pairs of operation and operand index. A second query in the same body collects
    /// all uses in that body, so that further queries are fast.
    pub fn uses(&self, value: ValueKey) -> Result<Vec<(OpKey, usize)>> {
        let asked = (self.changes(), value.body);
        let all = {
            let mut known = lock(&self.uses);
            if known.0 != Some(asked) {
                *known = (Some(asked), None);
                drop(known);
                return self.read(|module| module.uses(value));
            }
            let gather = || Arc::new(self.read(|module| Uses::of(module, value.body)));
            known.1.get_or_insert_with(gather).clone()
        };
        Ok(all.by(value.id).to_vec())
    }

    /// Calls `look` with the module, which must not run Python code.
    pub fn read<R>(&self, look: impl for<'a, 'c> FnOnce(&'a Module<'c>) -> R) -> R {
        self.reader().with_dependent(|_, module| look(module))
    }

    /// Calls `change` with the module, which it may modify. It must not run Python code.
    pub fn write<R>(&self, change: impl for<'a, 'c> FnOnce(&'a mut Module<'c>) -> R) -> R {
        self.writer().with_dependent_mut(|_, module| change(module))
    }

    /// Returns the block that contains the detached operations of a body. Except in the top-level body, this block
    /// belongs to no region. It is created on first use.
    pub fn limbo(&self, body: BodyId) -> Result<BlockKey> {
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

    /// Moves all top-level operations of another module into a body of this module, where they are detached.
    pub fn take(self: &Arc<Self>, from: &Arc<Store>, body: BodyId) -> Result<()> {
        let limbo = self.limbo(body)?;
        // Wrap all operations in a single one, so that copying it preserves the values used between them.
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
                // Undo the wrapping.
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

    pub fn remember(&self, to: Option<&Arc<Store>>, (ops, blocks): Pairs) {
        let mut moved = lock(&self.moved);
        moved.ops.extend(ops.into_iter().map(|(old, new)| (old, (to.cloned(), new))));
        moved.blocks.extend(blocks.into_iter().map(|(old, new)| (old, (to.cloned(), new))));
        self.has_moved.store(true, Ordering::Release);
    }
}

/// Records which operation and block of a copy corresponds to which operation and block of the original.
pub fn pair(old: OpRef<'_, '_>, new: OpRef<'_, '_>, moved: &mut Pairs) {
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
