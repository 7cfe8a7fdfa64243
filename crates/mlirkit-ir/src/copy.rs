//! Copies operations within a module, between modules and between contexts.

use std::sync::Arc;

use mlirkit_diag::Error;
use rustc_hash::FxHashMap;

use crate::body::{Body, NewOp};
use crate::build::At;
use crate::ids::{Attr, BlockId, BodyId, OpId, OpName, Props, RegionId, Type, ValueId};
use crate::import::Import;
use crate::keys::OpKey;
use crate::module::{Module, ResourceGroup, ResourceValue};
use crate::refs::OpRef;

/// A copy of an operation and everything nested in it, detached from its module.
struct DetachedOp {
    ops: Vec<DetachedNode>,
    blocks: Vec<DetachedBlock>,
    bodies: usize,
}

struct DetachedNode {
    name: OpName,
    loc: Attr,
    attrs: Option<Attr>,
    props: Option<Props>,
    body: usize,
    operands: Vec<ValueId>,
    results: Vec<(ValueId, Type)>,
    successors: Vec<BlockId>,
    regions: Vec<Vec<usize>>,
    /// The index of the body that holds the operation's regions, if the operation is isolated.
    inner: Option<usize>,
}

struct DetachedBlock {
    id: BlockId,
    args: Vec<(ValueId, Type, Attr)>,
    ops: Vec<usize>,
}

impl DetachedOp {
    /// Creates a detached copy of an operation, decoding lazy bodies.
    fn of(op: OpRef<'_, '_>) -> Result<Self, Error> {
        let mut piece = Self { ops: Vec::new(), blocks: Vec::new(), bodies: 1 };
        // A work list. Each entry consists of an operation, the index of its body, and the position in which to record
        // the operation's index.
        let mut open = vec![(op, 0, None)];
        while let Some((op, body, place)) = open.pop() {
            op.load()?;
            let (arena, index) = (op.arena(), piece.ops.len());
            let data = arena.op(op.id);
            let inner = arena.child(op.id).map(|_| {
                piece.bodies += 1;
                piece.bodies - 1
            });
            let mut regions = Vec::new();
            for region in op.regions() {
                let mut blocks = Vec::new();
                for block in region.blocks() {
                    let inside = block.arena();
                    let values = block.args().map(|arg| arg.id).zip(inside.arg_types(block.id));
                    let args = values.zip(inside.arg_locs(block.id)).map(|((id, ty), loc)| (id, *ty, *loc)).collect();
                    let at = piece.blocks.len();
                    let ops: Vec<_> = block.ops().collect();
                    piece.blocks.push(DetachedBlock { id: block.id, args, ops: vec![0; ops.len()] });
                    let places = (0..).map(|nth| Some((at, nth)));
                    open.extend(ops.into_iter().zip(places).map(|(op, place)| (op, inner.unwrap_or(body), place)));
                    blocks.push(at);
                }
                regions.push(blocks);
            }
            piece.ops.push(DetachedNode {
                name: data.name,
                loc: data.loc,
                attrs: data.attrs,
                props: data.props,
                body,
                operands: arena.operands(op.id).to_vec(),
                results: arena.results(op.id).zip(arena.result_types(op.id).iter().copied()).collect(),
                successors: arena.successors(op.id).to_vec(),
                regions,
                inner,
            });
            if let Some((block, nth)) = place
                && let Some(place) =
                    piece.blocks.get_mut(block).and_then(|block: &mut DetachedBlock| block.ops.get_mut(nth))
            {
                *place = index;
            }
        }
        Ok(piece)
    }

    /// Returns true if an operation uses a value that is defined outside the detached copy.
    fn uses_outside(&self) -> bool {
        let mut defined: Vec<rustc_hash::FxHashSet<ValueId>> = vec![Default::default(); self.bodies];
        for op in &self.ops {
            if let Some(values) = defined.get_mut(op.body) {
                values.extend(op.results.iter().map(|(id, _)| *id));
            }
            let blocks = op.regions.iter().flatten().filter_map(|block| self.blocks.get(*block));
            if let Some(values) = defined.get_mut(op.inner.unwrap_or(op.body)) {
                values.extend(blocks.flat_map(|block| &block.args).map(|(id, ..)| *id));
            }
        }
        let inside =
            |op: &DetachedNode, value: &ValueId| defined.get(op.body).is_some_and(|values| values.contains(value));
        self.ops.iter().any(|op| op.operands.iter().any(|value| !inside(op, value)))
    }
}

/// The state of inserting a detached operation: maps from old ids to the ids of their copies.
struct Placing<'a, 'i, 'm, 'c> {
    module: &'m mut Module<'c>,
    import: &'a mut Import<'i, 'c>,
    bodies: Vec<Option<BodyId>>,
    values: Vec<FxHashMap<ValueId, ValueId>>,
    blocks: Vec<FxHashMap<BlockId, BlockId>>,
    /// The copy of each block, by its index in the detached operation.
    placed: Vec<Option<BlockId>>,
    ops: Vec<OpId>,
}

impl Placing<'_, '_, '_, '_> {
    fn body(&self, index: usize) -> BodyId {
        self.bodies.get(index).copied().flatten().unwrap_or(Module::TOP)
    }

    /// Creates all operations. Operands and successors are set later, once all operations exist.
    fn make(&mut self, piece: &DetachedOp) -> Result<(), Error> {
        for op in &piece.ops {
            let import = &mut *self.import;
            let name = import.op_name(op.name);
            let (attrs, props) = import.properties(op.name, name, op.attrs, op.props);
            let loc = import.attr(op.loc);
            let results: Vec<Type> = op.results.iter().map(|(_, ty)| import.ty(*ty)).collect();
            let inner = op.inner.map(|inner| {
                let body = self.module.add_body(Body::new());
                if let Some(place) = self.bodies.get_mut(inner) {
                    *place = Some(body);
                }
                body
            });
            let (own, inside) = (self.body(op.body), self.body(op.inner.unwrap_or(op.body)));
            let mut regions: Vec<RegionId> = Vec::new();
            for blocks in &op.regions {
                let arena = self.module.arena_mut(inside)?;
                let region = if inner.is_some() { arena.new_root() } else { arena.new_region() };
                regions.push(region);
                for index in blocks {
                    let Some(block) = piece.blocks.get(*index) else { continue };
                    let types: Vec<Type> = block.args.iter().map(|(_, ty, _)| self.import.ty(*ty)).collect();
                    let locs: Vec<Attr> = block.args.iter().map(|(.., loc)| self.import.attr(*loc)).collect();
                    let arena = self.module.arena_mut(inside)?;
                    let id = arena.append_block(region);
                    if !types.is_empty() {
                        arena.set_args(id, &types, &locs);
                    }
                    let args = arena.args(id);
                    let scope = op.inner.unwrap_or(op.body);
                    if let Some(values) = self.values.get_mut(scope) {
                        values.extend(block.args.iter().map(|(old, ..)| *old).zip(args));
                    }
                    if let Some(known) = self.blocks.get_mut(scope) {
                        known.insert(block.id, id);
                    }
                    if let Some(place) = self.placed.get_mut(*index) {
                        *place = Some(id);
                    }
                }
            }
            let regions = if inner.is_some() { &[][..] } else { &regions };
            let new = NewOp { attrs, props, results: &results, regions, child: inner, ..NewOp::new(name, loc) };
            let arena = self.module.arena_mut(own)?;
            let id = arena.new_op(&new);
            let results = arena.results(id);
            if let Some(values) = self.values.get_mut(op.body) {
                values.extend(op.results.iter().map(|(old, _)| *old).zip(results));
            }
            self.ops.push(id);
        }
        Ok(())
    }

    /// Links operations into blocks, and sets operands and successors. Values defined outside stay the same.
    fn connect(&mut self, piece: &DetachedOp) -> Result<(), Error> {
        for (op, id) in piece.ops.iter().zip(self.ops.clone()) {
            let own = self.body(op.body);
            let values = self.values.get(op.body);
            let value = |old: &ValueId| values.and_then(|values| values.get(old)).copied().unwrap_or(*old);
            let operands: Vec<ValueId> = op.operands.iter().map(value).collect();
            let known = self.blocks.get(op.body);
            let block = |old: &BlockId| known.and_then(|blocks| blocks.get(old)).copied().unwrap_or(*old);
            let successors: Vec<BlockId> = op.successors.iter().map(block).collect();
            let inside = self.body(op.inner.unwrap_or(op.body));
            let placed: Vec<(BlockId, &DetachedBlock)> = op
                .regions
                .iter()
                .flatten()
                .filter_map(|index| Some((self.placed.get(*index).copied().flatten()?, piece.blocks.get(*index)?)))
                .collect();
            let arena = self.module.arena_mut(own)?;
            operands.iter().for_each(|value| drop(arena.use_orders.remove(value)));
            arena.set_operands(id, &operands);
            if !successors.is_empty() {
                let (regions, child) = (arena.regions(id).to_vec(), arena.child(id));
                arena.set_regions(id, &successors, &regions, child);
            }
            for (block, old) in placed {
                for inner in &old.ops {
                    if let Some(inner) = self.ops.get(*inner).copied() {
                        self.module.arena_mut(inside)?.push_op(block, inner);
                    }
                }
            }
        }
        Ok(())
    }
}

impl<'c> Module<'c> {
    /// Clones an operation and everything nested in it to another insertion point in the module. The clone uses the
    /// same values from outside.
    ///
    /// # Errors
    /// Fails if the operation uses values from outside and the insertion point is in another body. Also fails if the
    /// operation has successors and the insertion point is in another region.
    pub fn clone_op(&mut self, op: OpKey, to: At) -> Result<OpKey, Error> {
        let source = self.get(op)?;
        let piece = DetachedOp::of(source)?;
        let (body, block, _) = self.place(to)?;
        let same_region = source.body == body
            && source.block().and_then(|block| block.region())
                == (crate::BlockRef { module: self, body, id: block }).region();
        if body != op.body && piece.uses_outside() {
            return Err(Error::unplaced("the operation uses values from outside, which another body cannot access"));
        }
        if !same_region && piece.ops.first().is_some_and(|op| !op.successors.is_empty()) {
            return Err(Error::unplaced("the operation branches to blocks of its region"));
        }
        let mut import = Import::new(self.context(), self.context());
        self.put(&piece, &mut import, to)
    }

    /// Clones an operation from another module into this module. If the modules have different contexts, attributes and
    /// types are imported. Resources used by the operation are not copied; use [`Module::copy_resources`].
    ///
    /// # Errors
    /// Fails if the operation uses values from outside or has successors, or if a lazily read body cannot be read.
    pub fn copy_op(&mut self, op: OpRef<'_, '_>, to: At) -> Result<OpKey, Error> {
        self.place(to)?;
        let piece = DetachedOp::of(op)?;
        if piece.uses_outside() || piece.ops.first().is_some_and(|op| !op.successors.is_empty()) {
            return Err(Error::unplaced(
                "the operation uses values or blocks from outside, which another module does not have",
            ));
        }
        if piece.ops.iter().any(|inner| op.context().op_def(inner.name).is_none() && inner.props.is_some()) {
            self.mix_file_tables(op.module.file_tables().map(|tables| &**tables));
        }
        let mut import = Import::new(op.context(), self.context());
        self.put(&piece, &mut import, to)
    }

    fn put(&mut self, piece: &DetachedOp, import: &mut Import<'_, 'c>, to: At) -> Result<OpKey, Error> {
        let (body, block, after) = self.place(to)?;
        let mut bodies = vec![None; piece.bodies];
        if let Some(first) = bodies.first_mut() {
            *first = Some(body);
        }
        let mut placing = Placing {
            module: self,
            import,
            bodies,
            values: vec![FxHashMap::default(); piece.bodies],
            blocks: vec![FxHashMap::default(); piece.bodies],
            placed: vec![None; piece.blocks.len()],
            ops: Vec::new(),
        };
        placing.make(piece)?;
        placing.connect(piece)?;
        let id = *placing.ops.first().ok_or_else(|| Error::unplaced("there is no such operation"))?;
        self.arena_mut(body)?.insert_op(block, after, id);
        Ok(OpKey { module: self.serial, body, id })
    }

    /// Clones the module into a context, which may be the module's own.
    ///
    /// # Errors
    /// Fails if a lazily read body cannot be read.
    pub fn copy_to<'d>(&self, ctx: &'d crate::Context) -> Result<Module<'d>, Error> {
        let mut copy = Module::new(ctx);
        copy.release = self.release;
        copy.copy_producer_rows(self);
        let same = std::ptr::eq(ctx, self.context());
        copy.style = Arc::new(if same { (*self.style).clone() } else { self.style.without_names() });
        copy.copy_unknown_versions(self);
        let top = copy.top_block().key();
        for op in self.top_block().ops() {
            copy.copy_op(op, At::End(top))?;
        }
        copy.copy_resources(self);
        Ok(copy)
    }

    /// Copies the record of which historical definitions the properties in another module's file follow. Does nothing
    /// unless both contexts use the same release.
    pub fn copy_producer_rows(&mut self, from: &Module<'_>) {
        let (old, new) = (from.context(), self.context());
        let rows = from.producer_rows.as_ref().filter(|_| old.named() == new.named());
        self.producer_rows = rows.map(|rows| Arc::new(rows.in_context(old, new)));
    }

    /// Copies the versions of dialects without a known definition from another module.
    pub fn copy_unknown_versions(&mut self, from: &Module<'_>) {
        let ctx = self.context();
        let versions = from.unknown_versions.iter();
        self.unknown_versions =
            versions.map(|(name, version)| (ctx.ident_bytes(from.context().bytes(*name)), version.clone())).collect();
    }

    /// Adds the resources of another module. If both modules have a resource with the same group and key, the resource
    /// in this module remains unchanged.
    pub fn copy_resources(&mut self, from: &Module<'_>) {
        let (old, new) = (from.context(), self.context());
        let ident = |name| new.ident_bytes(old.bytes(name));
        let add = |to: &mut Vec<ResourceGroup>, from: &[ResourceGroup]| {
            for group in from {
                let name = ident(group.name);
                if !to.iter().any(|known| known.name == name) {
                    to.push(ResourceGroup { name, entries: Vec::new() });
                }
                let Some(known) = to.iter_mut().find(|known| known.name == name) else { continue };
                for (key, value) in &group.entries {
                    let key = ident(*key);
                    if known.entries.iter().any(|(other, _)| *other == key) {
                        continue;
                    }
                    let value = value.clone().map(|value| match value {
                        ResourceValue::String(text) => ResourceValue::String(ident(text)),
                        other => other,
                    });
                    known.entries.push((key, value));
                }
            }
        };
        add(&mut self.dialect_resources, &from.dialect_resources);
        add(&mut self.external_resources, &from.external_resources);
    }
}
