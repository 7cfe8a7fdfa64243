//! The native contents of a Python operation object: the operation, with a cache of its name and of whether it has
//! regions or successors.
//!
//! Most programs read a module without changing it. Cached facts are valid for as long as the module's change count
//! stays the same, so reading them needs no lock. A Python object with a single reference can be reused for another
//! operation of the same module.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use mlirkit::ir::{BodyId, OpId, OpName};
use mlirkit::{OpKey, OpRef};

use crate::context::Ctx;
use crate::handle::OpHandle;
use crate::store::{Result, Store};

/// The facts about an operation that a cell caches.
#[derive(Clone, Copy)]
pub struct Glance {
    pub name: OpName,
    /// Whether the operation has neither successors nor regions.
    pub plain: bool,
}

impl Glance {
    pub fn of(op: OpRef<'_, '_>) -> Self {
        Self { name: op.op_name(), plain: op.arena().is_plain(op.id) }
    }

    fn pack(self) -> u64 {
        (self.name.index() as u64) << 1 | u64::from(self.plain)
    }

    fn unpack(packed: u64) -> Option<Self> {
        let name = OpName::from_index(u32::try_from(packed >> 1).ok()?)?;
        Some(Self { name, plain: packed & 1 == 1 })
    }
}

/// A change count that no module ever reaches. Facts stored with it are never used.
const NEVER: u64 = u64::MAX;

/// An operation in a shared module, with cached facts. Only the thread that holds the GIL accesses it.
pub struct OpCell {
    store: Arc<Store>,
    /// The key of some operation in the same module. Replacing its body and id yields the key of any other operation.
    sample: OpKey,
    /// The id of the body, in the upper 32 bits, and the id of the operation in that body.
    place: AtomicU64,
    about: AtomicU64,
    /// The module's change count at the time when the facts were cached.
    seen: AtomicU64,
}

impl From<OpHandle> for OpCell {
    fn from(handle: OpHandle) -> Self {
        let made = Self {
            store: handle.store,
            sample: handle.key,
            place: AtomicU64::new(0),
            about: AtomicU64::new(0),
            seen: AtomicU64::new(NEVER),
        };
        made.put(handle.key, None);
        made
    }
}

impl OpCell {
    /// Creates a cell that caches facts read at the given change count of the module.
    pub fn seen(handle: OpHandle, glance: Glance, changes: u64) -> Self {
        let made = Self::from(handle);
        made.about.store(glance.pack(), Ordering::Relaxed);
        made.seen.store(changes, Ordering::Relaxed);
        made
    }

    /// Makes the cell refer to another operation in the same module. `seen` is that operation's facts and the change
    /// count at which they were read, if known.
    pub fn put(&self, key: OpKey, seen: Option<(Glance, u64)>) {
        self.place.store(u64::from(key.body.0) << 32 | u64::from(key.id.0), Ordering::Relaxed);
        if let Some((glance, _)) = seen {
            self.about.store(glance.pack(), Ordering::Relaxed);
        }
        self.seen.store(seen.map_or(NEVER, |(_, changes)| changes), Ordering::Relaxed);
    }

    /// Copies the cell, with its cached facts.
    pub fn again(&self) -> Self {
        Self {
            store: self.store.clone(),
            sample: self.sample,
            place: AtomicU64::new(self.place.load(Ordering::Relaxed)),
            about: AtomicU64::new(self.about.load(Ordering::Relaxed)),
            seen: AtomicU64::new(self.seen.load(Ordering::Relaxed)),
        }
    }

    pub fn ctx(&self) -> &Arc<Ctx> {
        self.store.ctx()
    }

    pub fn key(&self) -> OpKey {
        let place = self.place.load(Ordering::Relaxed);
        let mut key = self.sample;
        key.body = BodyId((place >> 32) as u32);
        key.id = OpId(place as u32);
        key
    }

    pub fn handle(&self) -> OpHandle {
        OpHandle { store: self.store.clone(), key: self.key() }
    }

    /// Calls `look` with the operation, which must not run Python code.
    pub fn read<R>(&self, look: impl for<'a, 'c> FnOnce(OpRef<'a, 'c>) -> R) -> Result<R> {
        self.store.read_op(self.key(), look)
    }

    /// Returns facts about the operation, from the cache if the module has not changed.
    ///
    /// # Errors
    /// Fails if the operation has been erased.
    pub fn glance(&self) -> Result<Glance> {
        let changes = self.store.changes();
        if self.seen.load(Ordering::Relaxed) == changes
            && let Some(known) = Glance::unpack(self.about.load(Ordering::Relaxed))
        {
            return Ok(known);
        }
        let glance = self.read(Glance::of)?;
        if !self.store.has_moved() {
            self.about.store(glance.pack(), Ordering::Relaxed);
            self.seen.store(changes, Ordering::Relaxed);
        }
        Ok(glance)
    }
}
