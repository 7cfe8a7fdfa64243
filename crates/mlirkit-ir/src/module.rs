//! A module: the bodies of one file, its resources, and what the file said of itself.

use std::any::Any;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use mlirkit_diag::Diagnostic;

use crate::bodies::{BodySlot, BodyTable};
use crate::body::Body;
use crate::context::Context;
use crate::ids::{BlockId, BodyId, Ident, OpId};
use crate::producer_rows::ProducerRows;
use crate::refs::{BlockRef, OpRef};
use crate::symbols::Lookups;
use crate::tables::FileTables;

/// Makes the bodies that a reader has left for later.
pub trait LazyBodies: Send + Sync {
    /// Decodes the body; bodies nested in it may be added to the module.
    ///
    /// # Errors
    /// What is wrong with its bytes, and where.
    fn decode(&self, module: &Module<'_>, body: BodyId) -> Result<Body, Box<Diagnostic>>;

    /// The tables of the file, if its operations need them to be written again.
    fn tables(&self, module: &Module<'_>) -> Option<FileTables> {
        let _ = module;
        None
    }

    /// Whether there may be operations of this name in the bodies.
    fn may_hold(&self, module: &Module<'_>, name: &str) -> bool {
        let _ = (module, name);
        true
    }

    /// Itself, for the reader that made it.
    fn unread(&self) -> Option<&dyn Any> {
        None
    }

    /// Whether resources have been left for later as well.
    fn has_unread_resources(&self) -> bool {
        false
    }

    /// Reads a resource that has been left for later; `None` if the file does not hold it.
    ///
    /// # Errors
    /// What is wrong with its bytes, and where.
    fn resource(
        &self,
        module: &Module<'_>,
        group: Ident,
        key: Ident,
    ) -> Result<Option<ResourceValue>, Box<Diagnostic>> {
        let _ = (module, group, key);
        Ok(None)
    }
}

/// The content of a resource.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ResourceValue {
    /// Bytes that want this alignment.
    Blob {
        /// Alignment in bytes.
        align: u64,
        /// The bytes: a slice of the input if they came from bytecode.
        data: Bytes,
    },
    /// A bool.
    Bool(bool),
    /// A string.
    String(Ident),
}

/// The resources of one dialect or one external group, in order.
#[derive(Debug, Clone)]
pub struct ResourceGroup {
    /// The dialect or the group.
    pub name: Ident,
    /// Key and content; `None` where only the key is known.
    pub entries: Vec<(Ident, Option<ResourceValue>)>,
}

/// The IR of one file.
pub struct Module<'c> {
    ctx: &'c Context,
    bodies: BodyTable,
    lazy: Option<Box<dyn LazyBodies + 'c>>,
    /// The first body that could not be made for somebody who could not be told.
    failure: OnceLock<Box<Diagnostic>>,
    /// Tells modules apart: what a key of another module names is an error.
    pub(crate) serial: u32,
    /// Whether resources that were left for later have been read.
    has_resources: bool,
    pub(crate) lookups: Lookups,
    pub(crate) tables: OnceLock<Option<Arc<FileTables>>>,
    /// Resources of dialects, such as the blobs of `dense_resource`.
    pub dialect_resources: Vec<ResourceGroup>,
    /// Resources of tools around the IR.
    pub external_resources: Vec<ResourceGroup>,
    /// The LLVM release whose definitions the operations follow, where the file told one.
    pub release: Option<mlirkit_defs::Release>,
    /// The rows that the properties of the file follow, where the name of its release stands for snapshots that differ.
    pub producer_rows: Option<Arc<ProducerRows>>,
}

/// A body to be held.
fn held(body: Box<Body>) -> BodySlot {
    if body.is_bare() { None } else { Some(body) }
}

/// Likewise, of a body whose room is used again.
fn held_from(body: &mut Body) -> BodySlot {
    if body.is_bare() {
        body.clear();
        return None;
    }
    Some(Box::new(body.take_compact()))
}

static EMPTY: OnceLock<Body> = OnceLock::new();
static BARE: OnceLock<Body> = OnceLock::new();
static SERIAL: AtomicU32 = AtomicU32::new(1);

impl<'c> Module<'c> {
    /// A module whose top body has one region with one block, both empty: the place of the top-level operation.
    #[must_use]
    pub fn new(ctx: &'c Context) -> Self {
        let mut top = Body::new();
        let region = top.new_root();
        top.append_block(region);
        Self::with_top(ctx, top)
    }

    /// A module with this top body.
    #[must_use]
    pub fn with_top(ctx: &'c Context, top: Body) -> Self {
        let module = Self {
            ctx,
            bodies: BodyTable::default(),
            lazy: None,
            failure: OnceLock::new(),
            has_resources: false,
            serial: SERIAL.fetch_add(1, Ordering::Relaxed),
            lookups: Lookups::default(),
            tables: OnceLock::new(),
            dialect_resources: Vec::new(),
            external_resources: Vec::new(),
            release: None,
            producer_rows: None,
        };
        module.add_body(top);
        module
    }

    /// A module of other bodies, the first of them at the top, with the resources of this one.
    #[must_use]
    pub fn with_bodies(&self, bodies: impl IntoIterator<Item = Body>) -> Self {
        let mut bodies = bodies.into_iter();
        let module = Self {
            dialect_resources: self.dialect_resources.clone(),
            external_resources: self.external_resources.clone(),
            release: self.release,
            producer_rows: self.producer_rows.clone(),
            tables: self.file_tables().cloned().into(),
            ..Self::with_top(self.ctx, bodies.next().unwrap_or_default())
        };
        bodies.for_each(|body| {
            module.add_body(body);
        });
        module
    }

    /// The bodies that are there once more, with places for the others that nobody makes.
    #[must_use]
    pub fn part_there(&self) -> Self {
        let mut module = self.with_bodies(self.there(Self::TOP).cloned());
        for id in (1..self.body_count()).map(|index| BodyId(index as u32)) {
            match self.there(id) {
                Some(body) => module.add_body(body.clone()),
                None => module.add_lazy_body(),
            };
        }
        module.settle();
        module
    }

    /// The same module once more. Bodies that were left for later are made first.
    ///
    /// # Errors
    /// What is wrong with the bytes of one, and where.
    pub fn try_clone(&self) -> Result<Self, Box<Diagnostic>> {
        self.load_all()?;
        let bodies = (0..u32::try_from(self.body_count()).unwrap_or(u32::MAX)).map(BodyId);
        Ok(self.with_bodies(bodies.map(|id| self.body(id).clone())))
    }

    /// The bytes of a dialect's resource, such as a `dense_resource` names.
    #[must_use]
    pub fn resource(&self, key: Ident) -> Option<&Bytes> {
        let mut entries = self.dialect_resources.iter().flat_map(|group| &group.entries);
        entries.find_map(|(name, value)| match value {
            Some(ResourceValue::Blob { data, .. }) if *name == key => Some(data),
            _ => None,
        })
    }

    /// The context.
    #[must_use]
    #[inline]
    pub fn context(&self) -> &'c Context {
        self.ctx
    }

    /// The body that holds the top-level operation.
    pub const TOP: BodyId = BodyId(0);

    /// Adds a body.
    pub fn add_body(&self, body: impl Into<Box<Body>>) -> BodyId {
        self.add_held(held(body.into()))
    }

    /// Adds what a body holds; its room stays where it is, for what is built next.
    pub fn add_body_from(&self, body: &mut Body) -> BodyId {
        self.add_held(held_from(body))
    }

    fn add_held(&self, held: BodySlot) -> BodyId {
        BodyId(u32::try_from(self.bodies.push(OnceLock::from(held))).unwrap_or(u32::MAX))
    }

    /// Adds the place of a body that [`LazyBodies`] will make.
    pub fn add_lazy_body(&self) -> BodyId {
        BodyId(u32::try_from(self.bodies.push(OnceLock::new())).unwrap_or(u32::MAX))
    }

    /// Fills the place made by [`Module::add_lazy_body`]; a body that is there already stays.
    pub fn set_body(&self, id: BodyId, body: impl Into<Box<Body>>) {
        self.set_held(id, held(body.into()));
    }

    /// Likewise, with what a body holds; its room stays where it is.
    pub fn set_body_from(&self, id: BodyId, body: &mut Body) {
        self.set_held(id, held_from(body));
    }

    /// Likewise, with a body that has one region, and nothing in it.
    pub fn set_bare_body(&self, id: BodyId) {
        self.set_held(id, None);
    }

    fn set_held(&self, id: BodyId, held: BodySlot) {
        if let Some(slot) = self.bodies.get(id.index()) {
            let _ = slot.set(held);
        }
    }

    /// Takes a body out that nobody needs any more; it is made again if somebody looks at it and [`LazyBodies`] can make it.
    /// What has been found out about other operations stays known, as nothing has changed.
    pub fn unload(&mut self, id: BodyId) -> Option<Box<Body>> {
        Some(self.bodies.get_mut(id.index())?.take()?.unwrap_or_else(|| Box::new(Body::bare())))
    }

    /// Takes note that the module has been read: its bodies are found faster from now on.
    pub fn settle(&mut self) {
        self.bodies.settle();
    }

    /// Whether there may be operations of this name, without looking at any. `false` where those that the names of a file belong to are
    /// not read for nothing: none of them is this one.
    #[must_use]
    pub fn may_hold(&self, name: &str) -> bool {
        self.lazy.as_deref().is_none_or(|lazy| lazy.may_hold(self, name))
    }

    /// Says who makes the bodies left for later.
    pub fn set_lazy(&mut self, lazy: Box<dyn LazyBodies + 'c>) {
        self.lazy = Some(lazy);
    }

    pub(crate) fn lazy_bodies(&self) -> Option<&(dyn LazyBodies + 'c)> {
        self.lazy.as_deref()
    }

    pub(crate) fn is_lazy(&self) -> bool {
        self.lazy.is_some()
    }

    /// What makes the bodies left for later, for the reader that put it there.
    #[must_use]
    pub fn unread(&self) -> Option<&dyn Any> {
        self.lazy.as_ref().and_then(|lazy| lazy.unread())
    }

    /// The body, which is made now if it was left for later.
    ///
    /// # Errors
    /// What is wrong with its bytes, and where.
    pub fn load(&self, id: BodyId) -> Result<&Body, Box<Diagnostic>> {
        if let (Some(slot), Some(lazy)) = (self.bodies.get(id.index()), &self.lazy) {
            if slot.get().is_none() {
                let body = lazy.decode(self, id)?;
                // Another thread may have been faster: its body is the same.
                let _ = slot.set(held(Box::new(body)));
            }
        }
        Ok(self.there(id).unwrap_or_else(|| EMPTY.get_or_init(Body::new)))
    }

    /// The body, if it is there.
    #[inline]
    fn there(&self, id: BodyId) -> Option<&Body> {
        match self.bodies.get(id.index())?.get()? {
            Some(body) => Some(body),
            None => Some(BARE.get_or_init(Body::bare)),
        }
    }

    /// Whether a body is there, so that nothing has to be read for it.
    #[must_use]
    pub fn is_loaded(&self, id: BodyId) -> bool {
        self.bodies.get(id.index()).is_some_and(|slot| slot.get().is_some())
    }

    /// What is wrong with a body that [`Module::body`] should have given and could not read. Whoever walks a module that
    /// was read lazily asks this in the end, or [loads](Module::load) what it walks first.
    #[must_use]
    pub fn failure(&self) -> Option<&Diagnostic> {
        self.failure.get().map(|failure| &**failure)
    }

    /// The resource of a dialect or an external group, which is read now if it was left for later. The module keeps no copy.
    ///
    /// # Errors
    /// What is wrong with its bytes, and where.
    pub fn load_resource(&self, group: &str, key: &str) -> Result<Option<ResourceValue>, Box<Diagnostic>> {
        let (group, key) = (self.ctx.ident(group), self.ctx.ident(key));
        let groups = self.dialect_resources.iter().chain(&self.external_resources);
        let mut entries = groups.filter(|known| known.name == group).flat_map(|group| &group.entries);
        match (entries.find(|(name, _)| *name == key), &self.lazy) {
            (Some((_, Some(value))), _) => Ok(Some(value.clone())),
            (Some((_, None)), Some(lazy)) => lazy.resource(self, group, key),
            _ => Ok(None),
        }
    }

    /// Reads all resources that were left for later, so that the module can be written.
    ///
    /// # Errors
    /// What is wrong with the bytes of one, and where.
    pub fn load_resources(&mut self) -> Result<(), Box<Diagnostic>> {
        let Some(lazy) = self.lazy.as_ref().filter(|lazy| lazy.has_unread_resources()) else { return Ok(()) };
        let (mut dialects, mut external) = (self.dialect_resources.clone(), self.external_resources.clone());
        for group in dialects.iter_mut().chain(&mut external) {
            for (key, value) in group.entries.iter_mut().filter(|(_, value)| value.is_none()) {
                *value = lazy.resource(self, group.name, *key)?;
            }
        }
        (self.dialect_resources, self.external_resources) = (dialects, external);
        self.has_resources = true;
        Ok(())
    }

    /// Refuses a module whose resources have been left for later.
    ///
    /// # Errors
    /// They have not been read.
    pub fn require_resources(&self) -> Result<(), Box<Diagnostic>> {
        let Some(lazy) = &self.lazy else { return Ok(()) };
        let groups = || self.dialect_resources.iter().chain(&self.external_resources);
        let unread = || groups().flat_map(|group| &group.entries).any(|(_, value)| value.is_none());
        if !self.has_resources && lazy.has_unread_resources() && unread() {
            let message = "resources of the file have not been read: `Module::load_resources` reads them";
            return Err(Box::new(Diagnostic::error(mlirkit_diag::Position::Unknown, message)));
        }
        Ok(())
    }

    /// Makes all bodies that were left for later.
    ///
    /// # Errors
    /// What is wrong with the bytes of one, and where.
    pub fn load_all(&self) -> Result<(), Box<Diagnostic>> {
        if self.lazy.is_none() {
            return Ok(());
        }
        self.require_resources()?;
        let mut next = 0;
        while next < self.bodies.count() {
            self.load(BodyId(u32::try_from(next).unwrap_or(u32::MAX)))?;
            next += 1;
        }
        Ok(())
    }

    /// The body, which is made now if it was left for later. One that cannot be read is empty here, and
    /// [`Module::failure`] says why; [`Module::load`] gives the error at once.
    #[must_use]
    #[inline]
    pub fn body(&self, id: BodyId) -> &Body {
        match self.there(id) {
            Some(body) => body,
            None => self.late_body(id),
        }
    }

    #[cold]
    fn late_body(&self, id: BodyId) -> &Body {
        if let Some(own) = crate::dependency_tracking::record_read(id) {
            return self.body(own);
        }
        self.load(id).unwrap_or_else(|failure| {
            let _ = self.failure.set(failure);
            EMPTY.get_or_init(Body::new)
        })
    }

    /// The body, to change it; `None` if there is none with this id, or it cannot be read.
    #[inline]
    pub fn body_mut(&mut self, id: BodyId) -> Option<&mut Body> {
        self.lookups.clear();
        if self.lazy.is_some() {
            self.load(id).ok()?;
        }
        let held = self.bodies.get_mut(id.index())?.get_mut()?;
        Some(held.get_or_insert_with(|| Box::new(Body::bare())))
    }

    /// How many bodies there are.
    #[must_use]
    pub fn body_count(&self) -> usize {
        self.bodies.count()
    }

    /// The block that holds the top-level operations.
    #[must_use]
    pub fn top_block(&self) -> BlockRef<'_, 'c> {
        BlockRef { module: self, body: Self::TOP, id: BlockId(0) }
    }

    /// The top-level operation; `None` while the module is empty.
    #[must_use]
    pub fn root(&self) -> Option<OpRef<'_, 'c>> {
        self.top_block().ops().next()
    }

    /// Every operation of the module, in pre-order. Bodies that were left for later are read.
    pub fn walk(&self) -> impl Iterator<Item = OpRef<'_, 'c>> {
        self.top_block().ops().flat_map(OpRef::walk)
    }

    /// The symbols of the top-level operation: the operations of its first block that have a name, in order. No body is
    /// read for it.
    pub fn symbols(&self) -> impl Iterator<Item = OpRef<'_, 'c>> {
        let block = self.root().and_then(|root| root.regions().next()).and_then(|region| region.blocks().next());
        block.into_iter().flat_map(BlockRef::ops).filter(|op| op.symbol_name().is_some())
    }

    /// The symbol of the top-level operation that has this name.
    #[must_use]
    pub fn lookup(&self, name: &str) -> Option<OpRef<'_, 'c>> {
        self.symbols().find(|op| op.symbol_name() == Some(name))
    }

    /// The operation whose region a block stands in; `None` for the block of the top-level operation.
    #[must_use]
    pub fn block_owner(&self, body: BodyId, block: BlockId) -> Option<OpRef<'_, 'c>> {
        BlockRef { module: self, body, id: block }.parent_op()
    }

    /// A reference to an operation.
    #[must_use]
    #[inline]
    pub fn op(&self, body: BodyId, id: OpId) -> OpRef<'_, 'c> {
        OpRef { module: self, body, id }
    }
}

impl std::fmt::Debug for Module<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Module({} bodies)", self.bodies.count())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::context::DialectSet;

    #[test]
    fn bare_bodies_are_bodies() {
        let ctx = Context::new(DialectSet::new());
        let mut module = Module::new(&ctx);
        let bare = [module.add_body(Body::bare()), module.add_body_from(&mut Body::bare()), module.add_lazy_body()];
        assert!(!module.is_loaded(bare[2]));
        module.set_bare_body(bare[2]);
        let is_bare = |module: &Module<'_>, id| (module.is_loaded(id), module.body(id).is_bare());
        assert!(bare.iter().all(|id| is_bare(&module, *id) == (true, true)));
        // What changes one leaves the others alone.
        let body = module.body_mut(bare[1]).unwrap();
        let root = body.roots()[0];
        body.append_block(root);
        assert_eq!(bare.map(|id| module.body(id).block_count()), [0, 1, 0]);
        assert_eq!(module.unload(bare[0]).map(|body| body.is_bare()), Some(true));
        assert!(!module.is_loaded(bare[0]));
        // One without a region is another one.
        let empty = module.add_body(Body::new());
        assert_eq!(module.body(empty).roots().len(), 0);
    }
}
