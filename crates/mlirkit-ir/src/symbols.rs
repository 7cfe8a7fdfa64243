//! Finds the parents of operations, blocks and regions across bodies, and resolves symbols.

use std::any::{Any, TypeId};
use std::sync::{Arc, PoisonError, RwLock};

use mlirkit_defs::OpFlags;
use rustc_hash::FxHashMap;

use crate::attr::AttrData;
use crate::dependency_tracking::record_read;
use crate::ids::{Attr, BodyId, Ident, OpId, RegionId};
use crate::module::Module;
use crate::refs::{BlockRef, OpRef, RegionRef, ValueRef};

/// The symbols in a symbol table, by name.
type Symbols = Arc<FxHashMap<Ident, (BodyId, OpId)>>;

/// Cached results of walks over a module. The cache is cleared when the module changes.
#[derive(Default)]
pub(crate) struct Lookups {
    /// The operation that owns each body, as pairs of enclosing body and operation.
    owners: RwLock<Vec<Option<(BodyId, OpId)>>>,
    /// The symbols in each symbol table.
    symbols: RwLock<FxHashMap<(BodyId, OpId), Symbols>>,
    /// Values that other crates have cached for operations, with their total size.
    notes: RwLock<(usize, Notes)>,
}

type Note = Arc<dyn Any + Send + Sync>;

/// Values cached for operations, by Rust type and operation.
type Notes = FxHashMap<(TypeId, BodyId, OpId), Note>;

/// The maximum total size of the values cached for operations. If it is exceeded, all of them are dropped.
const MOST_NOTES: usize = 1 << 18;

impl Lookups {
    pub(crate) fn clear(&mut self) {
        self.owners.get_mut().unwrap_or_else(PoisonError::into_inner).clear();
        self.symbols.get_mut().unwrap_or_else(PoisonError::into_inner).clear();
        *self.notes.get_mut().unwrap_or_else(PoisonError::into_inner) = Default::default();
    }
}

impl OpRef<'_, '_> {
    /// Returns the value of type `T` that [`remember`](Self::remember) stored for this operation. `None` if there is
    /// none or if it was dropped, which happens at the latest when the module changes.
    #[must_use]
    pub fn remembered<T: Any + Send + Sync>(self) -> Option<Arc<T>> {
        let notes = self.module.lookups.notes.read().unwrap_or_else(PoisonError::into_inner);
        Arc::downcast(Arc::clone(notes.1.get(&(TypeId::of::<T>(), self.body, self.id))?)).ok()
    }

    /// Caches a value that was computed for this operation. `parts` is the size of the value in arbitrary units, which
    /// counts towards a limit. The value may be dropped at any time, and is dropped when the module changes.
    pub fn remember<T: Any + Send + Sync>(self, note: Arc<T>, parts: usize) {
        let mut notes = self.module.lookups.notes.write().unwrap_or_else(PoisonError::into_inner);
        if notes.0.saturating_add(parts) > MOST_NOTES {
            *notes = Default::default();
        }
        notes.0 += parts.min(MOST_NOTES);
        notes.1.insert((TypeId::of::<T>(), self.body, self.id), note);
    }
}

impl<'c> Module<'c> {
    /// Records that the operation `op` in body `holder` owns the newly added body `body`, so that
    /// [`Module::body_owner`] need not search for it.
    pub fn set_body_owner(&self, body: BodyId, holder: BodyId, op: OpId) {
        let mut owners = self.lookups.owners.write().unwrap_or_else(PoisonError::into_inner);
        if owners.is_empty() {
            // No owner has been searched for yet. The first search will find this one.
            return;
        }
        if owners.len() <= body.index() {
            owners.resize(body.index() + 1, None);
        }
        if let Some(slot) = owners.get_mut(body.index()) {
            *slot = Some((holder, op));
        }
    }

    /// Returns the operation that owns a body; `None` for the top body.
    #[must_use]
    pub fn body_owner(&self, body: BodyId) -> Option<OpRef<'_, 'c>> {
        let body = record_read(body).unwrap_or(body);
        if body == Self::TOP {
            return None;
        }
        {
            let known = self.lookups.owners.read().unwrap_or_else(PoisonError::into_inner);
            match known.get(body.index()) {
                Some(Some((owner, op))) => return Some(self.op(*owner, *op)),
                // The module is not lazy, so all bodies existed when the table was built.
                Some(None) if !self.is_lazy() => return None,
                Some(None) | None => {}
            }
        }
        let mut owners = vec![None; self.body_count()];
        for index in 0..self.body_count() {
            let holder = BodyId(u32::try_from(index).ok()?);
            // A body that has not been decoded owns only bodies that do not exist yet.
            if !self.is_loaded(holder) {
                continue;
            }
            for (op, child) in self.body(holder).children() {
                if let Some(slot) = owners.get_mut(child.index()) {
                    *slot = Some((holder, op));
                }
            }
        }
        let found = owners.get(body.index()).copied().flatten();
        *self.lookups.owners.write().unwrap_or_else(PoisonError::into_inner) = owners;
        found.map(|(owner, op)| self.op(owner, op))
    }
}

impl<'m, 'c> RegionRef<'m, 'c> {
    /// Returns the operation that owns the region; `None` for the region that contains the top-level operation.
    #[must_use]
    #[inline]
    pub fn parent_op(self) -> Option<OpRef<'m, 'c>> {
        match self.arena().region_owner(self.id) {
            Some(id) => Some(OpRef { module: self.module, body: self.body, id }),
            None => self.module.body_owner(self.body),
        }
    }

    /// Returns the region's index among the regions of the operation that owns it. `None` if no operation owns it.
    #[must_use]
    #[inline]
    pub fn index(self) -> Option<usize> {
        self.parent_op()?.regions().position(|region| region == self)
    }

    /// Returns the first block of the region; `None` if the region is empty.
    #[must_use]
    #[inline]
    pub fn entry(self) -> Option<BlockRef<'m, 'c>> {
        self.arena().entry(self.id).map(|id| BlockRef { module: self.module, body: self.body, id })
    }
}

impl<'m, 'c> BlockRef<'m, 'c> {
    /// Returns the region that contains the block; `None` if the block is unlinked.
    #[must_use]
    #[inline]
    pub fn region(self) -> Option<RegionRef<'m, 'c>> {
        let id: RegionId = self.arena().block_region(self.id)?;
        Some(RegionRef { module: self.module, body: self.body, id })
    }

    /// Returns the operation that owns the region containing the block. `None` if the block is unlinked or contains the
    /// top-level operation.
    #[must_use]
    #[inline]
    pub fn parent_op(self) -> Option<OpRef<'m, 'c>> {
        self.region()?.parent_op()
    }

    /// Returns the last operation of the block, even if it is not a terminator. `None` if the block is empty.
    #[must_use]
    #[inline]
    pub fn terminator(self) -> Option<OpRef<'m, 'c>> {
        self.arena().last_op(self.id).map(|id| OpRef { module: self.module, body: self.body, id })
    }
}

impl<'m, 'c> ValueRef<'m, 'c> {
    /// Returns the block that has the value as an argument, with the index of the argument. `None` for an operation
    /// result.
    #[must_use]
    #[inline]
    pub fn block_argument(self) -> Option<(BlockRef<'m, 'c>, usize)> {
        match self.arena().value_def(self.id) {
            crate::body::ValueDef::Argument(id, index) => {
                Some((BlockRef { module: self.module, body: self.body, id }, index as usize))
            }
            crate::body::ValueDef::Result(..) => None,
        }
    }
}

impl<'m, 'c> OpRef<'m, 'c> {
    /// Returns the enclosing operation; `None` for the top-level operation.
    #[must_use]
    #[inline]
    pub fn parent_op(self) -> Option<OpRef<'m, 'c>> {
        let arena = self.arena();
        let region = arena.block_region(arena.op_block(self.id)?)?;
        match arena.region_owner(region) {
            Some(id) => Some(OpRef { id, ..self }),
            None => self.module.body_owner(self.body),
        }
    }

    /// Iterates over the enclosing operations, innermost first.
    #[inline]
    pub fn ancestors(self) -> impl Iterator<Item = OpRef<'m, 'c>> {
        std::iter::successors(self.parent_op(), |op| op.parent_op())
    }

    /// Returns the innermost enclosing operation with this name; `None` if there is none.
    #[must_use]
    #[inline]
    pub fn parent_of(self, name: &str) -> Option<OpRef<'m, 'c>> {
        self.ancestors().find(|op| op.is(name))
    }

    /// Returns true if the operation is defined with the `SymbolTable` trait.
    #[must_use]
    #[inline]
    pub fn is_symbol_table(self) -> bool {
        self.def().is_some_and(|def| def.flags.has(OpFlags::SYMBOL_TABLE))
    }

    /// Returns the nearest symbol table: the operation itself or the innermost enclosing one. `None` if there is none.
    /// Also `None` if an operation on the way might be a symbol table, because it has one region and an unknown
    /// dialect.
    #[must_use]
    pub fn nearest_symbol_table(self) -> Option<OpRef<'m, 'c>> {
        let mut op = self;
        loop {
            match op.def() {
                Some(def) if def.flags.has(OpFlags::SYMBOL_TABLE) => return Some(op),
                None if op.regions().len() == 1 && op.is_of_no_dialect() => return None,
                _ => op = op.parent_op()?,
            }
        }
    }

    /// Returns true if the context does not know the operation's dialect.
    fn is_of_no_dialect(self) -> bool {
        let ctx = self.context();
        let namespace = self.name().split_once('.').map_or("", |(namespace, _)| namespace);
        ctx.dialect(ctx.ident(namespace)).is_none()
    }

    /// Returns the symbol with this name in this symbol table; `None` if there is none.
    #[must_use]
    pub fn symbol(self, name: Ident) -> Option<OpRef<'m, 'c>> {
        let key = (self.body, self.id);
        let lookups = &self.module.lookups.symbols;
        let known = lookups.read().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        let table = known.unwrap_or_else(|| {
            let mut table = FxHashMap::default();
            let block = self.regions().next().and_then(RegionRef::entry);
            for op in block.into_iter().flat_map(BlockRef::ops) {
                if let Some(AttrData::String { value, .. }) = op.attr("sym_name").map(|a| op.context().attr_data(a)) {
                    table.entry(*value).or_insert((op.body, op.id));
                }
            }
            let table = Arc::new(table);
            lookups.write().unwrap_or_else(PoisonError::into_inner).insert(key, Arc::clone(&table));
            table
        });
        table.get(&name).map(|(body, id)| self.module.op(*body, *id))
    }

    /// Returns the operation that a symbol reference (`@a::@b`) resolves to in this symbol table. `None` if it cannot
    /// be resolved.
    #[must_use]
    pub fn symbol_at(self, reference: Attr) -> Option<OpRef<'m, 'c>> {
        let AttrData::SymbolRef(path) = self.context().attr_data(reference) else { return None };
        let mut table = self;
        for (index, name) in path.iter().enumerate() {
            if index > 0 && !table.is_symbol_table() {
                return None;
            }
            table = table.symbol(*name)?;
        }
        Some(table)
    }

    /// Resolves a symbol reference in the nearest symbol table. `None` if it cannot be resolved. Corresponds to
    /// upstream's `lookupNearestSymbolFrom`.
    #[must_use]
    #[inline]
    pub fn lookup_nearest_symbol(self, reference: Attr) -> Option<OpRef<'m, 'c>> {
        self.nearest_symbol_table()?.symbol_at(reference)
    }
}
