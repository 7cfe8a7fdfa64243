//! Parents across bodies, and symbols: which operation stands around another, and which one a reference means.

use std::any::{Any, TypeId};
use std::sync::{Arc, PoisonError, RwLock};

use mlirkit_defs::OpFlags;
use rustc_hash::FxHashMap;

use crate::attr::AttrData;
use crate::dependency_tracking::record_read;
use crate::ids::{Attr, BodyId, Ident, OpId, RegionId};
use crate::module::Module;
use crate::refs::{BlockRef, OpRef, RegionRef, ValueRef};

/// The operations of a symbol table by their names.
type Symbols = Arc<FxHashMap<Ident, (BodyId, OpId)>>;

/// What looking through a module once has found; forgotten when the module is changed.
#[derive(Default)]
pub(crate) struct Lookups {
    /// The operation that owns a body, by the body.
    owners: RwLock<Vec<Option<(BodyId, OpId)>>>,
    /// The symbols of a table, by the table.
    symbols: RwLock<FxHashMap<(BodyId, OpId), Symbols>>,
    /// What others have found out about operations, and how large that is in all.
    notes: RwLock<(usize, Notes)>,
}

type Note = Arc<dyn Any + Send + Sync>;

/// By their types and the operations that they are about.
type Notes = FxHashMap<(TypeId, BodyId, OpId), Note>;

/// How large notes may be in all, in parts: what is larger is forgotten, and found out again.
const MOST_NOTES: usize = 1 << 18;

impl Lookups {
    pub(crate) fn clear(&mut self) {
        self.owners.get_mut().unwrap_or_else(PoisonError::into_inner).clear();
        self.symbols.get_mut().unwrap_or_else(PoisonError::into_inner).clear();
        *self.notes.get_mut().unwrap_or_else(PoisonError::into_inner) = Default::default();
    }
}

impl OpRef<'_, '_> {
    /// What [`remember`](Self::remember) was told of this operation, if the module has not been changed since.
    #[must_use]
    pub fn remembered<T: Any + Send + Sync>(self) -> Option<Arc<T>> {
        let notes = self.module.lookups.notes.read().unwrap_or_else(PoisonError::into_inner);
        Arc::downcast(Arc::clone(notes.1.get(&(TypeId::of::<T>(), self.body, self.id))?)).ok()
    }

    /// Keeps what was found out about this operation, for whoever asks next; `parts` is how large it is. It may be forgotten at any
    /// time, and is forgotten when the module is changed.
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
    /// Says which operation owns a body that has just been added, so that not all have to be looked through for it again.
    pub fn set_body_owner(&self, body: BodyId, holder: BodyId, op: OpId) {
        let mut owners = self.lookups.owners.write().unwrap_or_else(PoisonError::into_inner);
        if owners.is_empty() {
            // Nobody has asked yet, and who does looks at all.
            return;
        }
        if owners.len() <= body.index() {
            owners.resize(body.index() + 1, None);
        }
        if let Some(slot) = owners.get_mut(body.index()) {
            *slot = Some((holder, op));
        }
    }

    /// The operation that owns a body; `None` for the top body.
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
                // All bodies were there when the table was made.
                Some(None) if !self.is_lazy() => return None,
                Some(None) | None => {}
            }
        }
        let mut owners = vec![None; self.body_count()];
        for index in 0..self.body_count() {
            let holder = BodyId(u32::try_from(index).ok()?);
            // What has not been read owns only bodies that have not been made.
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
    /// The operation it belongs to; `None` for the region around the top-level operation.
    #[must_use]
    #[inline]
    pub fn parent_op(self) -> Option<OpRef<'m, 'c>> {
        match self.arena().region_owner(self.id) {
            Some(id) => Some(OpRef { module: self.module, body: self.body, id }),
            None => self.module.body_owner(self.body),
        }
    }

    /// Its place among the regions of its operation.
    #[must_use]
    #[inline]
    pub fn index(self) -> Option<usize> {
        self.parent_op()?.regions().position(|region| region == self)
    }

    /// Its first block.
    #[must_use]
    #[inline]
    pub fn entry(self) -> Option<BlockRef<'m, 'c>> {
        self.arena().entry(self.id).map(|id| BlockRef { module: self.module, body: self.body, id })
    }
}

impl<'m, 'c> BlockRef<'m, 'c> {
    /// The region it stands in.
    #[must_use]
    #[inline]
    pub fn region(self) -> Option<RegionRef<'m, 'c>> {
        let id: RegionId = self.arena().block_region(self.id)?;
        Some(RegionRef { module: self.module, body: self.body, id })
    }

    /// The operation whose region it stands in.
    #[must_use]
    #[inline]
    pub fn parent_op(self) -> Option<OpRef<'m, 'c>> {
        self.region()?.parent_op()
    }

    /// Its last operation.
    #[must_use]
    #[inline]
    pub fn terminator(self) -> Option<OpRef<'m, 'c>> {
        self.arena().last_op(self.id).map(|id| OpRef { module: self.module, body: self.body, id })
    }
}

impl<'m, 'c> ValueRef<'m, 'c> {
    /// The block it is an argument of, and its index there.
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
    /// The operation around it.
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

    /// The operations around it, from the inside out.
    #[inline]
    pub fn ancestors(self) -> impl Iterator<Item = OpRef<'m, 'c>> {
        std::iter::successors(self.parent_op(), |op| op.parent_op())
    }

    /// The closest operation around it with this name.
    #[must_use]
    #[inline]
    pub fn parent_of(self, name: &str) -> Option<OpRef<'m, 'c>> {
        self.ancestors().find(|op| op.is(name))
    }

    /// Whether its row is a symbol table.
    #[must_use]
    #[inline]
    pub fn is_symbol_table(self) -> bool {
        self.def().is_some_and(|def| def.flags.has(OpFlags::SYMBOL_TABLE))
    }

    /// The closest symbol table: itself or the first one around it. `None` where an operation stands in between that could be
    /// one for all we know: with one region, of a dialect that the context does not have.
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

    /// Whether the context does not have the dialect that its name begins with.
    fn is_of_no_dialect(self) -> bool {
        let ctx = self.context();
        let namespace = self.name().split_once('.').map_or("", |(namespace, _)| namespace);
        ctx.dialect(ctx.ident(namespace)).is_none()
    }

    /// The symbol of this table with this name.
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

    /// The operation that a reference (`@a::@b`) means in this table.
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

    /// The operation that a reference means where this operation stands: upstream's `lookupNearestSymbolFrom`.
    #[must_use]
    #[inline]
    pub fn lookup_nearest_symbol(self, reference: Attr) -> Option<OpRef<'m, 'c>> {
        self.nearest_symbol_table()?.symbol_at(reference)
    }
}
