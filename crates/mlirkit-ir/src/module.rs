//! Modules: the bodies and resources of one file, with metadata about the file.

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
use crate::text_style::TextStyle;

/// A decoder for the bodies and resources of a lazily read module.
pub trait LazyBodies: Send + Sync {
    /// Decodes a body. It may add nested bodies to the module.
    ///
    /// # Errors
    /// Returns an error with its position if the bytes are invalid.
    fn decode(&self, module: &Module<'_>, body: BodyId) -> Result<Body, Box<Diagnostic>>;

    /// Returns the tables of the file, if operations of the module cannot be written without them.
    fn tables(&self, module: &Module<'_>) -> Option<FileTables> {
        let _ = module;
        None
    }

    /// Returns true if the bodies that are not decoded yet may contain operations with this name.
    fn may_hold(&self, module: &Module<'_>, name: &str) -> bool {
        let _ = (module, name);
        true
    }

    /// Returns the implementation as `Any`, so that the reader that created it can downcast it. `None` if it does not
    /// support this.
    fn unread(&self) -> Option<&dyn Any> {
        None
    }

    /// Returns true if some resources have not been read yet.
    fn has_unread_resources(&self) -> bool {
        false
    }

    /// Reads a resource on demand. `None` if the file does not contain it.
    ///
    /// # Errors
    /// Returns an error with its position if the bytes are invalid.
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
    /// Bytes with an alignment.
    Blob {
        /// Alignment in bytes.
        align: u64,
        /// The data. If it was read from bytecode, this is a slice of the input.
        data: Bytes,
    },
    /// A bool.
    Bool(bool),
    /// A string.
    String(Ident),
}

/// A function that returns whether a dialect may have resources in a file, stored as an extension of the context.
/// Without this extension, every dialect may.
#[derive(Clone, Copy)]
pub struct ResourceSupport(pub fn(&Context, &str) -> bool);

/// The resources of one dialect or one external group, in file order.
#[derive(Debug, Clone)]
pub struct ResourceGroup {
    /// Name of the dialect or of the external group.
    pub name: Ident,
    /// Keys and contents of the resources. The content is `None` if the file gives only the key, or if it has not been
    /// read.
    pub entries: Vec<(Ident, Option<ResourceValue>)>,
}

/// The IR of one file.
pub struct Module<'c> {
    ctx: &'c Context,
    bodies: BodyTable,
    lazy: Option<Box<dyn LazyBodies + 'c>>,
    /// The first error from decoding a body in [`Module::body`], which cannot return errors.
    failure: OnceLock<Box<Diagnostic>>,
    /// Number that identifies the module. Keys that belong to other modules are rejected.
    pub(crate) serial: u32,
    /// Whether all resources have been read.
    has_resources: bool,
    pub(crate) lookups: Lookups,
    pub(crate) tables: OnceLock<Option<Arc<FileTables>>>,
    /// Resources that belong to dialects, such as the data of `dense_resource` attributes.
    pub dialect_resources: Vec<ResourceGroup>,
    /// Resources that belong to tools rather than dialects.
    pub external_resources: Vec<ResourceGroup>,
    /// The LLVM release whose definitions the operations follow, if the file states a release.
    pub release: Option<mlirkit_defs::Release>,
    /// The definitions that the file's properties follow. Set only if the producer's release name covers development
    /// snapshots that differ.
    pub producer_rows: Option<Arc<ProducerRows>>,
    /// The text style of the module. Parsers of the same source share it.
    pub style: Arc<TextStyle>,
    /// Versions that the file states for dialects without a known definition, as raw bytes.
    pub unknown_versions: Vec<(Ident, Box<[u8]>)>,
}

/// Converts a body to its stored form; a bare body is stored as `None`.
fn held(body: Box<Body>) -> BodySlot {
    if body.is_bare() { None } else { Some(body) }
}

/// Moves the content of a body into a stored body. `body` is left empty and keeps its capacity.
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
    /// Creates an empty module: a top body with one region and one empty block, which will hold the top-level
    /// operation.
    #[must_use]
    pub fn new(ctx: &'c Context) -> Self {
        let mut top = Body::new();
        let region = top.new_root();
        top.append_block(region);
        Self::with_top(ctx, top)
    }

    /// Creates a module with this top body and no resources.
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
            style: Arc::new(ctx.extension::<TextStyle>().cloned().unwrap_or_default()),
            unknown_versions: Vec::new(),
        };
        module.add_body(top);
        module
    }

    /// Creates a module from `bodies`, the first of which is the top body. It has the same resources and metadata as
    /// this module.
    #[must_use]
    pub fn with_bodies(&self, bodies: impl IntoIterator<Item = Body>) -> Self {
        let mut bodies = bodies.into_iter();
        let module = Self {
            dialect_resources: self.dialect_resources.clone(),
            external_resources: self.external_resources.clone(),
            release: self.release,
            producer_rows: self.producer_rows.clone(),
            style: Arc::clone(&self.style),
            unknown_versions: self.unknown_versions.clone(),
            tables: self.file_tables().cloned().into(),
            ..Self::with_top(self.ctx, bodies.next().unwrap_or_default())
        };
        bodies.for_each(|body| {
            module.add_body(body);
        });
        module
    }

    /// Clones the module with the bodies that are loaded. All other bodies become entries without content, which are
    /// not loaded.
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

    /// Clones the module, after decoding all lazy bodies.
    ///
    /// # Errors
    /// Returns an error with its position if a body cannot be decoded.
    pub fn try_clone(&self) -> Result<Self, Box<Diagnostic>> {
        self.load_all()?;
        let bodies = (0..u32::try_from(self.body_count()).unwrap_or(u32::MAX)).map(BodyId);
        Ok(self.with_bodies(bodies.map(|id| self.body(id).clone())))
    }

    /// Returns the data of the dialect resource with this key, as a `dense_resource` attribute refers to it. `None` if
    /// there is no such resource or it has no data.
    #[must_use]
    pub fn resource(&self, key: Ident) -> Option<&Bytes> {
        let mut entries = self.dialect_resources.iter().flat_map(|group| &group.entries);
        entries.find_map(|(name, value)| match value {
            Some(ResourceValue::Blob { data, .. }) if *name == key => Some(data),
            _ => None,
        })
    }

    /// Returns the dialect and key of each resource that belongs to a dialect without a known definition. Whether
    /// operations use such a resource cannot be determined.
    pub fn resources_of_unknown_dialects(&self) -> impl Iterator<Item = (Ident, Ident)> {
        let builtin = self.ctx.ident("builtin");
        let unknown = move |group: &&ResourceGroup| group.name != builtin && self.ctx.dialect(group.name).is_none();
        let groups = self.dialect_resources.iter().filter(unknown);
        groups.flat_map(|group| group.entries.iter().map(|(key, _)| (group.name, *key)))
    }

    /// Returns the context that interns the module's data.
    #[must_use]
    #[inline]
    pub fn context(&self) -> &'c Context {
        self.ctx
    }

    /// The id of the body that holds the top-level operation.
    pub const TOP: BodyId = BodyId(0);

    /// Adds a body and returns its id.
    pub fn add_body(&self, body: impl Into<Box<Body>>) -> BodyId {
        self.add_held(held(body.into()))
    }

    /// Adds a body by moving the content out of `body`, which keeps its capacity for reuse. Returns the id of the new
    /// body.
    pub fn add_body_from(&self, body: &mut Body) -> BodyId {
        self.add_held(held_from(body))
    }

    fn add_held(&self, held: BodySlot) -> BodyId {
        BodyId(u32::try_from(self.bodies.push(OnceLock::from(held))).unwrap_or(u32::MAX))
    }

    /// Adds an entry for a body that [`LazyBodies`] will decode, and returns its id.
    pub fn add_lazy_body(&self) -> BodyId {
        BodyId(u32::try_from(self.bodies.push(OnceLock::new())).unwrap_or(u32::MAX))
    }

    /// Sets the content of a body added with [`Module::add_lazy_body`]. Has no effect if that body is already loaded.
    pub fn set_body(&self, id: BodyId, body: impl Into<Box<Body>>) {
        self.set_held(id, held(body.into()));
    }

    /// Like [`Module::set_body`], but moves the content out of `body`, which keeps its capacity for reuse.
    pub fn set_body_from(&self, id: BodyId, body: &mut Body) {
        self.set_held(id, held_from(body));
    }

    /// Like [`Module::set_body`], but sets a body with a single empty region.
    pub fn set_bare_body(&self, id: BodyId) {
        self.set_held(id, None);
    }

    fn set_held(&self, id: BodyId, held: BodySlot) {
        if let Some(slot) = self.bodies.get(id.index()) {
            let _ = slot.set(held);
        }
    }

    /// Unloads a body and returns it. The next access decodes it again if the module has [`LazyBodies`]. Cached facts
    /// about other operations remain valid, because the content does not change.
    pub fn unload(&mut self, id: BodyId) -> Option<Box<Body>> {
        Some(self.bodies.get_mut(id.index())?.take()?.unwrap_or_else(|| Box::new(Body::bare())))
    }

    /// Marks the end of reading or building, which makes later access to bodies faster.
    pub fn settle(&mut self) {
        self.bodies.settle();
    }

    /// Returns true if the module may contain operations with this name, without looking at any operation. Returns
    /// `false` only if the names in the file are known and do not include this name.
    #[must_use]
    pub fn may_hold(&self, name: &str) -> bool {
        self.lazy.as_deref().is_none_or(|lazy| lazy.may_hold(self, name))
    }

    /// Sets the decoder of lazy bodies.
    pub fn set_lazy(&mut self, lazy: Box<dyn LazyBodies + 'c>) {
        self.lazy = Some(lazy);
    }

    pub(crate) fn lazy_bodies(&self) -> Option<&(dyn LazyBodies + 'c)> {
        self.lazy.as_deref()
    }

    pub(crate) fn is_lazy(&self) -> bool {
        self.lazy.is_some()
    }

    /// Returns the decoder of lazy bodies as `Any`, for the reader that set it. `None` if there is none, or if it does
    /// not support this.
    #[must_use]
    pub fn unread(&self) -> Option<&dyn Any> {
        self.lazy.as_ref().and_then(|lazy| lazy.unread())
    }

    /// Returns the body, decoding it first if necessary.
    ///
    /// # Errors
    /// Returns an error with its position if the body cannot be decoded.
    pub fn load(&self, id: BodyId) -> Result<&Body, Box<Diagnostic>> {
        if let (Some(slot), Some(lazy)) = (self.bodies.get(id.index()), &self.lazy) {
            if slot.get().is_none() {
                let body = lazy.decode(self, id)?;
                // Another thread may have decoded the same body in the meantime; both results are equal.
                let _ = slot.set(held(Box::new(body)));
            }
        }
        Ok(self.there(id).unwrap_or_else(|| EMPTY.get_or_init(Body::new)))
    }

    /// Returns the body if it is loaded.
    #[inline]
    fn there(&self, id: BodyId) -> Option<&Body> {
        match self.bodies.get(id.index())?.get()? {
            Some(body) => Some(body),
            None => Some(BARE.get_or_init(Body::bare)),
        }
    }

    /// Returns true if the body is loaded, which means that accessing it does not decode anything.
    #[must_use]
    pub fn is_loaded(&self, id: BodyId) -> bool {
        self.bodies.get(id.index()).is_some_and(|slot| slot.get().is_some())
    }

    /// Returns the first error from decoding a body in [`Module::body`], if any. Check it after walking a lazily read
    /// module, or call [`load`](Module::load) on each body first.
    #[must_use]
    pub fn failure(&self) -> Option<&Diagnostic> {
        self.failure.get().map(|failure| &**failure)
    }

    /// Returns a resource of a dialect or external group, reading it if necessary. The module does not cache a resource
    /// read this way. `None` if there is no such resource or it has no content.
    ///
    /// # Errors
    /// Returns an error with its position if the resource cannot be read.
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

    /// Reads all lazy resources, which is required before the module is written.
    ///
    /// # Errors
    /// Returns an error with its position if a resource cannot be read.
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

    /// Checks that all resources have been read.
    ///
    /// # Errors
    /// Returns an error if some resources have not been read.
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

    /// Decodes all lazy bodies.
    ///
    /// # Errors
    /// Returns an error if a body cannot be decoded, or if resources have not been read.
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

    /// Returns the body, decoding it first if necessary. If decoding fails, returns an empty body and stores the error
    /// in [`Module::failure`]; use [`Module::load`] to get the error directly.
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

    /// Returns the body for modification; `None` if no body has this id or it cannot be decoded.
    #[inline]
    pub fn body_mut(&mut self, id: BodyId) -> Option<&mut Body> {
        self.lookups.clear();
        if self.lazy.is_some() {
            self.load(id).ok()?;
        }
        let held = self.bodies.get_mut(id.index())?.get_mut()?;
        Some(held.get_or_insert_with(|| Box::new(Body::bare())))
    }

    /// Returns the number of bodies.
    #[must_use]
    pub fn body_count(&self) -> usize {
        self.bodies.count()
    }

    /// Returns the block that contains the top-level operation.
    #[must_use]
    pub fn top_block(&self) -> BlockRef<'_, 'c> {
        BlockRef { module: self, body: Self::TOP, id: BlockId(0) }
    }

    /// Returns the top-level operation; `None` if the module is empty.
    #[must_use]
    pub fn root(&self) -> Option<OpRef<'_, 'c>> {
        self.top_block().ops().next()
    }

    /// Iterates over every operation of the module in pre-order. Decodes lazy bodies.
    pub fn walk(&self) -> impl Iterator<Item = OpRef<'_, 'c>> {
        self.top_block().ops().flat_map(OpRef::walk)
    }

    /// Iterates over the symbols of the top-level operation: the operations in its first block that have a symbol name,
    /// in order. Decodes no nested body.
    pub fn symbols(&self) -> impl Iterator<Item = OpRef<'_, 'c>> {
        let block = self.root().and_then(|root| root.regions().next()).and_then(|region| region.blocks().next());
        block.into_iter().flat_map(BlockRef::ops).filter(|op| op.symbol_name().is_some())
    }

    /// Returns the operation that defines the symbol with this name directly in the top-level operation; `None` if
    /// there is none.
    #[must_use]
    pub fn lookup(&self, name: &str) -> Option<OpRef<'_, 'c>> {
        self.symbols().find(|op| op.symbol_name() == Some(name))
    }

    /// Returns the operation that owns the region containing a block. `None` for the block that contains the top-level
    /// operation.
    #[must_use]
    pub fn block_owner(&self, body: BodyId, block: BlockId) -> Option<OpRef<'_, 'c>> {
        BlockRef { module: self, body, id: block }.parent_op()
    }

    /// Returns a reference to the operation with this id in a body.
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
        // Changing one bare body leaves the other bare bodies unchanged.
        let body = module.body_mut(bare[1]).unwrap();
        let root = body.roots()[0];
        body.append_block(root);
        assert_eq!(bare.map(|id| module.body(id).block_count()), [0, 1, 0]);
        assert_eq!(module.unload(bare[0]).map(|body| body.is_bare()), Some(true));
        assert!(!module.is_loaded(bare[0]));
        // A body without a region differs from a bare one.
        let empty = module.add_body(Body::new());
        assert_eq!(module.body(empty).roots().len(), 0);
    }
}
