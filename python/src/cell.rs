//! What an object of an operation holds: which operation it is, and what has been seen of it.
//!
//! Most programs look at a module that nobody changes. What has been seen of an operation is true until the module's number of
//! changes is another one, so that such looks need no lock. An object that nobody else holds can be given another operation of
//! the same module, instead of making a new one.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use mlirkit::ir::{BodyId, OpId, OpName};
use mlirkit::{OpKey, OpRef};

use crate::context::Ctx;
use crate::handle::OpHandle;
use crate::store::{Result, Store};

/// What can be seen of an operation at a glance.
#[derive(Clone, Copy)]
pub struct Glance {
    pub name: OpName,
    /// Whether it has neither successors nor regions.
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

/// A number of changes that no module reaches.
const NEVER: u64 = u64::MAX;

/// An operation of a shared module, and what has been seen of it. Only one thread at a time gets to it: the one that has the interpreter.
pub struct OpCell {
    store: Arc<Store>,
    /// A key of the same module.
    sample: OpKey,
    /// The numbers of its body and of itself in it.
    place: AtomicU64,
    about: AtomicU64,
    /// After how many changes of the module that was seen.
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
    /// An operation of which something has been seen, after so many changes.
    pub fn seen(handle: OpHandle, glance: Glance, changes: u64) -> Self {
        let made = Self::from(handle);
        made.about.store(glance.pack(), Ordering::Relaxed);
        made.seen.store(changes, Ordering::Relaxed);
        made
    }

    /// Makes it stand for another operation of the same module.
    pub fn put(&self, key: OpKey, seen: Option<(Glance, u64)>) {
        self.place.store(u64::from(key.body.0) << 32 | u64::from(key.id.0), Ordering::Relaxed);
        if let Some((glance, _)) = seen {
            self.about.store(glance.pack(), Ordering::Relaxed);
        }
        self.seen.store(seen.map_or(NEVER, |(_, changes)| changes), Ordering::Relaxed);
    }

    /// Another that stands for the same.
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

    /// Looks at the operation. Nothing of Python may run meanwhile.
    pub fn read<R>(&self, look: impl for<'a, 'c> FnOnce(OpRef<'a, 'c>) -> R) -> Result<R> {
        self.store.read_op(self.key(), look)
    }

    /// What can be seen at a glance: without a look, if nothing has changed since the last one.
    ///
    /// # Errors
    /// The operation has been erased.
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
