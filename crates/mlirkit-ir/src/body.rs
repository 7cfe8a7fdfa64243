//! A body: an arena of operations, blocks, regions and values, with ids that are local to it.
//!
//! Each operation defined as `IsolatedFromAbove` owns a separate body, so SSA values never cross from one body to
//! another. An operation takes 48 bytes; successors and regions, which most operations lack, are in side tables.

mod edit;
mod order;
mod parts;
mod splice;
mod uses;

pub use order::ArenaOrder;
use order::Laid;
pub use parts::{OpParts, PartsStart};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
pub use splice::{IdOffsets, RegionRange};
use uses::UseLists;

use crate::ids::{Attr, BlockId, BodyId, OpId, OpName, Props, RegionId, Type, ValueId};

/// An operation. Its operands and results are ranges in the pools of its body.
#[derive(Debug, Clone, Copy)]
pub struct Op {
    /// The name of the operation.
    pub name: OpName,
    /// The source location of the operation, as a location attribute.
    pub loc: Attr,
    /// Discardable attributes: a dictionary, or `None` if there are none.
    pub attrs: Option<Attr>,
    /// Handle of the properties; see [`Context::props`](crate::Context::props).
    pub props: Option<Props>,
    operands: u32,
    operand_count: u32,
    first_result: u32,
    result_count: u32,
    extra: u32,
    block: BlockId,
    prev: OpId,
    next: OpId,
}

const _: () = assert!(size_of::<Op>() == 48);

/// The successors, regions and child body of an operation. Stored only for the few operations that have any of them.
#[derive(Debug, Clone)]
struct Extra {
    /// The operation that these lists belong to.
    op: OpId,
    successors: Box<[BlockId]>,
    regions: Box<[RegionId]>,
    child: BodyId,
}

const _: () = assert!(size_of::<Extra>() <= 40);

/// A block. Its arguments are consecutive values of its body.
#[derive(Debug, Clone, Copy)]
pub struct Block {
    region: RegionId,
    prev: BlockId,
    next: BlockId,
    first: OpId,
    last: OpId,
    first_arg: u32,
    arg_count: u32,
    first_arg_loc: u32,
}

/// A region: the first and last of its blocks, and the operation that owns it.
#[derive(Debug, Clone, Copy)]
pub struct Region {
    owner: OpId,
    first: BlockId,
    last: BlockId,
}

/// The definition of a value: an operation result or a block argument.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ValueDef {
    /// A result: the operation and the index of the result.
    Result(OpId, u32),
    /// A block argument: the block and the index of the argument.
    Argument(BlockId, u32),
}

/// A use of a value: an operand of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Use {
    /// The operation that uses the value.
    pub op: OpId,
    /// Index of the operand in the operation.
    pub operand: u32,
}

/// The description of an operation to create.
#[derive(Debug, Clone, Copy)]
pub struct NewOp<'a> {
    /// The name of the operation.
    pub name: OpName,
    /// The source location of the operation, as a location attribute.
    pub loc: Attr,
    /// Discardable attributes: a dictionary, or `None`.
    pub attrs: Option<Attr>,
    /// Handle of the properties; see [`Context::props`](crate::Context::props).
    pub props: Option<Props>,
    /// The operands, in order.
    pub operands: &'a [ValueId],
    /// The result types, in order.
    pub results: &'a [Type],
    /// The successor blocks, in order.
    pub successors: &'a [BlockId],
    /// Regions of the same body, created with [`Body::new_region`]. No other operation may own them.
    pub regions: &'a [RegionId],
    /// The body that holds the regions, for an operation that is isolated from above.
    pub child: Option<BodyId>,
}

impl NewOp<'_> {
    /// Creates a description of an operation that has only a name and a location.
    #[must_use]
    pub fn new(name: OpName, loc: Attr) -> Self {
        Self {
            name,
            loc,
            attrs: None,
            props: None,
            operands: &[],
            results: &[],
            successors: &[],
            regions: &[],
            child: None,
        }
    }
}

/// The arena that holds the regions of one isolated operation. Short lists are stored inline, because a module may have
/// very many small bodies.
///
/// # Panics
/// Functions that take an id panic if the body has no such entity. References such as [`OpRef`](crate::OpRef) always
/// hold valid ids, and the key-based functions of [`Module`](crate::Module) check the ids they are given.
#[derive(Debug, Default)]
pub struct Body {
    ops: Vec<Op>,
    blocks: SmallVec<[Block; 1]>,
    regions: SmallVec<[Region; 1]>,
    operands: Vec<ValueId>,
    value_types: Vec<Type>,
    // For each value, the id of the operation or block that defines it. The high bit marks a block.
    value_defs: Vec<u32>,
    arg_locs: SmallVec<[Attr; 2]>,
    extras: Vec<Extra>,
    roots: SmallVec<[RegionId; 2]>,
    /// Cached facts about the order of operations, and the number of operations for which they are valid.
    laid: Laid,
    /// The uses of each value, computed on the first request.
    lists: UseLists,
    /// For each value whose uses have a non-default order, its uses in that order. The default order is reverse
    /// pre-order.
    pub use_orders: FxHashMap<ValueId, Box<[Use]>>,
}

/// A manual implementation, because the derived one would clone short lists element by element; this one copies each
/// list as a memory block.
impl Clone for Body {
    fn clone(&self) -> Self {
        Self {
            ops: self.ops.clone(),
            blocks: SmallVec::from_slice(&self.blocks),
            regions: SmallVec::from_slice(&self.regions),
            operands: self.operands.clone(),
            value_types: self.value_types.clone(),
            value_defs: self.value_defs.clone(),
            arg_locs: SmallVec::from_slice(&self.arg_locs),
            extras: self.extras.clone(),
            roots: SmallVec::from_slice(&self.roots),
            laid: self.laid,
            lists: UseLists::default(),
            use_orders: self.use_orders.clone(),
        }
    }
}

/// The maximum number of operands and results for which copying them one by one is faster than a block copy.
const FEW: usize = 4;

const BLOCK_BIT: u32 = 1 << 31;
const NO_EXTRA: u32 = u32::MAX;

impl Body {
    /// Creates an empty body.
    #[must_use]
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Reserves capacity for operations, values and operands, so that adding them does not reallocate.
    #[inline]
    pub fn reserve(&mut self, ops: usize, values: usize, operands: usize) {
        self.ops.reserve(ops);
        self.value_types.reserve(values);
        self.value_defs.reserve(values);
        self.operands.reserve(operands);
    }

    /// Returns the capacity for operations, values and operands, in bytes.
    #[must_use]
    pub fn capacity_in_bytes(&self) -> usize {
        self.ops.capacity() * size_of::<Op>()
            + self.operands.capacity() * size_of::<ValueId>()
            + self.value_types.capacity() * size_of::<Type>()
            + self.value_defs.capacity() * size_of::<u32>()
    }

    /// Releases unused capacity. Use this for a complete body, which rarely grows.
    pub fn shrink_to_fit(&mut self) {
        self.ops.shrink_to_fit();
        self.blocks.shrink_to_fit();
        self.regions.shrink_to_fit();
        self.operands.shrink_to_fit();
        self.value_types.shrink_to_fit();
        self.value_defs.shrink_to_fit();
        self.arg_locs.shrink_to_fit();
        self.extras.shrink_to_fit();
    }

    /// Returns true if the body is small enough to build it in a reused `Body` and then move its content into a compact
    /// copy. Larger bodies are cheaper to build in place, although they are reallocated several times and keep unused
    /// capacity.
    #[must_use]
    #[inline]
    pub fn is_small(&self) -> bool {
        self.ops.len() <= 1 << 14
    }

    /// Moves the content to a new body with exact capacity. `self` becomes empty and keeps its capacity for reuse.
    #[must_use]
    pub fn take_compact(&mut self) -> Self {
        let taken = Self {
            ops: self.ops.clone(),
            blocks: SmallVec::from_slice(&self.blocks),
            regions: SmallVec::from_slice(&self.regions),
            operands: self.operands.clone(),
            value_types: self.value_types.clone(),
            value_defs: self.value_defs.clone(),
            arg_locs: SmallVec::from_slice(&self.arg_locs),
            extras: self.extras.drain(..).collect(),
            roots: SmallVec::from_slice(&self.roots),
            laid: self.laid,
            lists: UseLists::default(),
            use_orders: std::mem::take(&mut self.use_orders),
        };
        self.empty();
        taken
    }

    /// Clears the body and limits its capacity to a few times its previous content. Thus, a single large body does not
    /// hold on to its memory.
    pub fn clear(&mut self) {
        const TIMES: usize = 4;
        const ALWAYS: usize = 1 << 8;
        if self.ops.capacity() > ALWAYS + TIMES * self.ops.len() {
            self.ops.shrink_to(TIMES / 2 * self.ops.len());
            self.operands.shrink_to(TIMES / 2 * self.operands.len());
            self.value_types.shrink_to(TIMES / 2 * self.value_types.len());
            self.value_defs.shrink_to(TIMES / 2 * self.value_defs.len());
        }
        self.empty();
    }

    fn empty(&mut self) {
        let Self {
            ops,
            blocks,
            regions,
            operands,
            value_types,
            value_defs,
            arg_locs,
            extras,
            roots,
            laid,
            lists,
            use_orders,
        } = self;
        *laid = Laid::default();
        *lists = UseLists::default();
        ops.clear();
        blocks.clear();
        regions.clear();
        operands.clear();
        value_types.clear();
        value_defs.clear();
        arg_locs.clear();
        extras.clear();
        roots.clear();
        use_orders.clear();
    }

    #[inline]
    fn block_at(&self, id: BlockId) -> &Block {
        let blocks: &[Block] = &self.blocks;
        &blocks[id.index()]
    }

    #[inline]
    fn block_at_mut(&mut self, id: BlockId) -> &mut Block {
        let blocks: &mut [Block] = &mut self.blocks;
        &mut blocks[id.index()]
    }

    #[inline]
    fn region_at(&self, id: RegionId) -> &Region {
        let regions: &[Region] = &self.regions;
        &regions[id.index()]
    }

    #[inline]
    fn region_at_mut(&mut self, id: RegionId) -> &mut Region {
        let regions: &mut [Region] = &mut self.regions;
        &mut regions[id.index()]
    }

    // Functions that build a body.

    /// Adds a region to the operation that owns this body.
    #[inline]
    pub fn new_root(&mut self) -> RegionId {
        let region = self.new_region();
        self.roots.push(region);
        region
    }

    /// Replaces the regions of the operation that owns this body with `roots`, which must be in this body. Returns the
    /// previous regions.
    #[inline]
    pub fn replace_roots(&mut self, roots: Vec<RegionId>) -> Vec<RegionId> {
        self.laid = Laid::default();
        for region in &roots {
            self.region_at_mut(*region).owner = OpId::NONE;
        }
        std::mem::replace(&mut self.roots, roots.into()).into_vec()
    }

    /// Adds a region for an operation that does not exist yet.
    #[inline]
    pub fn new_region(&mut self) -> RegionId {
        self.regions.push(Region { owner: OpId::NONE, first: BlockId::NONE, last: BlockId::NONE });
        RegionId(len32(self.regions.len()) - 1)
    }

    /// Adds a block without arguments that belongs to no region yet.
    pub fn new_block(&mut self) -> BlockId {
        self.blocks.push(Block {
            region: RegionId::NONE,
            prev: BlockId::NONE,
            next: BlockId::NONE,
            first: OpId::NONE,
            last: OpId::NONE,
            first_arg: 0,
            arg_count: 0,
            first_arg_loc: 0,
        });
        BlockId(len32(self.blocks.len()) - 1)
    }

    /// Appends an existing block, which must not belong to a region, to a region.
    #[inline(always)]
    pub fn push_block(&mut self, region: RegionId, block: BlockId) {
        self.laid = Laid::default();
        let last = self.region_at(region).last;
        self.block_at_mut(block).region = region;
        self.block_at_mut(block).prev = last;
        match last.some() {
            Some(last) => self.block_at_mut(last).next = block,
            None => self.region_at_mut(region).first = block,
        }
        self.region_at_mut(region).last = block;
    }

    /// Creates a block at the end of a region.
    #[inline]
    pub fn append_block(&mut self, region: RegionId) -> BlockId {
        let block = self.new_block();
        self.push_block(region, block);
        block
    }

    /// Replaces the arguments of a block and returns the id of the first new argument. `types` and `locs` must have the
    /// same length.
    #[inline(always)]
    pub fn set_args(&mut self, block: BlockId, types: &[Type], locs: &[Attr]) -> ValueId {
        let first = len32(self.value_types.len());
        self.value_types.extend_from_slice(types);
        self.value_defs.extend(types.iter().map(|_| block.0 | BLOCK_BIT));
        let first_loc = len32(self.arg_locs.len());
        self.arg_locs.extend_from_slice(locs);
        let b = self.block_at_mut(block);
        (b.first_arg, b.arg_count, b.first_arg_loc) = (first, len32(types.len()), first_loc);
        ValueId(first)
    }

    /// Changes the location of the block argument with index `arg`.
    #[inline]
    pub fn set_arg_loc(&mut self, block: BlockId, arg: u32, loc: Attr) {
        let index = self.block_at(block).first_arg_loc + arg;
        self.arg_locs[index as usize] = loc;
    }

    /// Replaces the location of every operation and block argument with the result of `change`.
    #[inline]
    pub fn replace_locations(&mut self, mut change: impl FnMut(Attr) -> Attr) {
        self.ops.iter_mut().for_each(|op| op.loc = change(op.loc));
        self.arg_locs.iter_mut().for_each(|loc| *loc = change(*loc));
    }

    /// Adds an operation that belongs to no block yet.
    #[inline(always)]
    pub fn new_op(&mut self, new: &NewOp<'_>) -> OpId {
        let id = OpId(len32(self.ops.len()));
        let operands = len32(self.operands.len());
        self.operands.extend_from_slice(new.operands);
        let first_result = len32(self.value_types.len());
        self.value_types.extend_from_slice(new.results);
        self.value_defs.extend(new.results.iter().map(|_| id.0));
        let mut extra = NO_EXTRA;
        if !new.successors.is_empty() || !new.regions.is_empty() || new.child.is_some() {
            extra = len32(self.extras.len());
            self.extras.push(Extra {
                op: id,
                successors: new.successors.into(),
                regions: new.regions.into(),
                child: new.child.unwrap_or(BodyId::NONE),
            });
        }
        for region in new.regions {
            self.region_at_mut(*region).owner = id;
        }
        self.ops.push(Op {
            name: new.name,
            loc: new.loc,
            attrs: new.attrs,
            props: new.props,
            operands,
            operand_count: len32(new.operands.len()),
            first_result,
            result_count: len32(new.results.len()),
            extra,
            block: BlockId::NONE,
            prev: OpId::NONE,
            next: OpId::NONE,
        });
        id
    }

    /// Appends an existing operation, which must not belong to a block, to a block.
    #[inline(always)]
    pub fn push_op(&mut self, block: BlockId, op: OpId) {
        self.laid = Laid::default();
        let last = self.block_at(block).last;
        self.ops[op.index()].block = block;
        self.ops[op.index()].prev = last;
        match last.some() {
            Some(last) => self.ops[last.index()].next = op,
            None => self.block_at_mut(block).first = op,
        }
        self.block_at_mut(block).last = op;
    }

    /// Inserts an unlinked operation into a block: after the operation `after`, or at the start if `after` is `None`.
    pub fn insert_op(&mut self, block: BlockId, after: Option<OpId>, op: OpId) {
        self.laid = Laid::default();
        let next = match after {
            Some(after) => std::mem::replace(&mut self.ops[after.index()].next, op),
            None => std::mem::replace(&mut self.block_at_mut(block).first, op),
        };
        match next.some() {
            Some(next) => self.ops[next.index()].prev = op,
            None => self.block_at_mut(block).last = op,
        }
        let new = &mut self.ops[op.index()];
        (new.block, new.prev, new.next) = (block, after.unwrap_or(OpId::NONE), next);
    }

    /// Creates an operation at the end of a block.
    #[inline(always)]
    pub fn append_op(&mut self, block: BlockId, new: &NewOp<'_>) -> OpId {
        let NewOp { operands, results, .. } = new;
        let is_plain = new.successors.is_empty() && new.regions.is_empty() && new.child.is_none();
        if !is_plain || operands.len() > FEW || results.len() > FEW {
            let op = self.new_op(new);
            self.push_op(block, op);
            return op;
        }
        // The common case: copying few elements one by one is faster than a block copy.
        let id = OpId(len32(self.ops.len()));
        let (first_operand, first_result) = (len32(self.operands.len()), len32(self.value_types.len()));
        for value in *operands {
            self.operands.push(*value);
        }
        for ty in *results {
            self.value_types.push(*ty);
            self.value_defs.push(id.0);
        }
        let last = std::mem::replace(&mut self.block_at_mut(block).last, id);
        match last.some() {
            Some(last) => self.ops[last.index()].next = id,
            None => self.block_at_mut(block).first = id,
        }
        self.ops.push(Op {
            name: new.name,
            loc: new.loc,
            attrs: new.attrs,
            props: new.props,
            operands: first_operand,
            operand_count: operands.len() as u32,
            first_result,
            result_count: results.len() as u32,
            extra: NO_EXTRA,
            block,
            prev: last,
            next: OpId::NONE,
        });
        id
    }

    /// Unlinks an operation from its block, so that it can be inserted elsewhere.
    pub fn unlink_op(&mut self, op: OpId) {
        self.laid = Laid::default();
        let Op { block, prev, next, .. } = self.ops[op.index()];
        if block == BlockId::NONE {
            return;
        }
        match prev.some() {
            Some(prev) => self.ops[prev.index()].next = next,
            None => self.block_at_mut(block).first = next,
        }
        match next.some() {
            Some(next) => self.ops[next.index()].prev = prev,
            None => self.block_at_mut(block).last = prev,
        }
        let op = &mut self.ops[op.index()];
        (op.block, op.prev, op.next) = (BlockId::NONE, OpId::NONE, OpId::NONE);
    }

    /// Sets the regions and successors of an existing operation. Readers use this because the encoding puts them after
    /// the other fields.
    pub fn set_regions(&mut self, op: OpId, successors: &[BlockId], regions: &[RegionId], child: Option<BodyId>) {
        self.laid = Laid::default();
        for region in regions {
            self.region_at_mut(*region).owner = op;
        }
        let extra =
            Extra { op, successors: successors.into(), regions: regions.into(), child: child.unwrap_or(BodyId::NONE) };
        let index = self.ops[op.index()].extra;
        if let Some(slot) = self.extras.get_mut(index as usize) {
            *slot = extra;
        } else {
            self.ops[op.index()].extra = len32(self.extras.len());
            self.extras.push(extra);
        }
    }

    /// Replaces the operand at index `operand` of an operation.
    #[inline]
    pub fn set_operand(&mut self, op: OpId, operand: u32, value: ValueId) {
        self.laid = Laid::default();
        let o = self.ops[op.index()];
        if operand < o.operand_count {
            let at = o.operands + operand;
            let old = std::mem::replace(&mut self.operands[at as usize], value);
            if let Some(lists) = self.lists.made() {
                lists.change(op, at, old, value);
            }
        }
    }

    /// Replaces all operands of an operation. The number of operands may change.
    #[inline]
    pub fn set_operands(&mut self, op: OpId, operands: &[ValueId]) {
        self.laid = Laid::default();
        let first = len32(self.operands.len());
        self.operands.extend_from_slice(operands);
        let o = &mut self.ops[op.index()];
        let old = *o;
        (o.operands, o.operand_count) = (first, len32(operands.len()));
        if let Some(lists) = self.lists.made() {
            lists.remove_op(op, &old, &self.operands);
            lists.set_op(op, o, &self.operands);
        }
    }

    /// Changes the type of a value.
    #[inline]
    pub fn set_type(&mut self, value: ValueId, ty: Type) {
        self.value_types[value.index()] = ty;
    }

    /// Returns the types of all values, indexed by [`ValueId::index`].
    #[must_use]
    #[inline]
    pub fn types(&self) -> &[Type] {
        &self.value_types
    }

    /// Returns the types of all values for modification, indexed by [`ValueId::index`].
    #[inline]
    pub fn types_mut(&mut self) -> &mut [Type] {
        &mut self.value_types
    }

    /// Returns an operation for changes to its name, location, attributes or properties.
    #[inline]
    pub fn op_mut(&mut self, op: OpId) -> &mut Op {
        &mut self.ops[op.index()]
    }

    // Functions that read a body.

    /// Returns the operation.
    #[must_use]
    #[inline]
    pub fn op(&self, op: OpId) -> &Op {
        &self.ops[op.index()]
    }

    /// Returns the operands of an operation, in order.
    #[must_use]
    #[inline]
    pub fn operands(&self, op: OpId) -> &[ValueId] {
        let op = &self.ops[op.index()];
        &self.operands[op.operands as usize..][..op.operand_count as usize]
    }

    /// Returns the results of an operation. Their ids are consecutive.
    #[inline]
    pub fn results(&self, op: OpId) -> impl ExactSizeIterator<Item = ValueId> + Clone + use<> {
        let op = &self.ops[op.index()];
        (op.first_result..op.first_result + op.result_count).map(ValueId)
    }

    /// Returns the number of results of an operation.
    #[must_use]
    #[inline]
    pub fn result_count(&self, op: OpId) -> usize {
        self.ops[op.index()].result_count as usize
    }

    /// Returns the result types of an operation.
    #[must_use]
    #[inline]
    pub fn result_types(&self, op: OpId) -> &[Type] {
        let op = &self.ops[op.index()];
        &self.value_types[op.first_result as usize..][..op.result_count as usize]
    }

    #[inline]
    fn extra(&self, op: OpId) -> Option<&Extra> {
        self.extras.get(self.ops[op.index()].extra as usize)
    }

    /// Returns true if an operation has neither successors nor regions, as is the case for most operations.
    #[must_use]
    #[inline]
    pub fn is_plain(&self, op: OpId) -> bool {
        self.ops[op.index()].extra == NO_EXTRA
    }

    /// Returns the successors of an operation.
    #[must_use]
    #[inline]
    pub fn successors(&self, op: OpId) -> &[BlockId] {
        self.extra(op).map_or(&[], |e| &e.successors)
    }

    /// Returns the regions of an operation that is not isolated. For an isolated operation the list is empty, because
    /// its regions are in [`Body::child`].
    #[must_use]
    #[inline]
    pub fn regions(&self, op: OpId) -> &[RegionId] {
        self.extra(op).map_or(&[], |e| &e.regions)
    }

    /// Returns true if an operation has regions, in this body or in a separate one.
    #[must_use]
    #[inline]
    pub fn has_regions(&self, op: OpId) -> bool {
        self.extra(op).is_some_and(|extra| !extra.regions.is_empty() || extra.child.some().is_some())
    }

    /// Returns the id of the body that holds the regions of an isolated operation; `None` for other operations.
    #[must_use]
    #[inline]
    pub fn child(&self, op: OpId) -> Option<BodyId> {
        self.extra(op)?.child.some()
    }

    /// Returns the operands of all operations, in creation order. Valid only if every operation was created with all
    /// its operands and they were never replaced, as in a body that has just been read.
    #[must_use]
    pub fn operand_pool(&self) -> &[ValueId] {
        &self.operands
    }

    /// Iterates over the operations that own a body, in creation order, with the ids of those bodies.
    pub fn children(&self) -> impl Iterator<Item = (OpId, BodyId)> {
        self.extras.iter().filter_map(|extra| Some((extra.op, extra.child.some()?)))
    }

    /// Returns the block that contains an operation; `None` if the operation is unlinked.
    #[must_use]
    #[inline]
    pub fn op_block(&self, op: OpId) -> Option<BlockId> {
        self.ops[op.index()].block.some()
    }

    /// Returns the operation that follows `op` in its block; `None` if `op` is the last one or unlinked.
    #[must_use]
    #[inline]
    pub fn next_op(&self, op: OpId) -> Option<OpId> {
        self.ops[op.index()].next.some()
    }

    /// Returns the operation that precedes `op` in its block; `None` if `op` is the first one or unlinked.
    #[must_use]
    #[inline]
    pub fn prev_op(&self, op: OpId) -> Option<OpId> {
        self.ops[op.index()].prev.some()
    }

    /// Returns the regions of the operation that owns this body.
    #[must_use]
    #[inline]
    pub fn roots(&self) -> &[RegionId] {
        &self.roots
    }

    /// Returns the operation in this body that owns a region. `None` if the region belongs to the owner of the body.
    #[must_use]
    #[inline]
    pub fn region_owner(&self, region: RegionId) -> Option<OpId> {
        self.region_at(region).owner.some()
    }

    /// Returns the entry block of a region; `None` if the region is empty.
    #[must_use]
    #[inline]
    pub fn entry(&self, region: RegionId) -> Option<BlockId> {
        self.region_at(region).first.some()
    }

    /// Iterates over the blocks of a region.
    #[inline]
    pub fn blocks(&self, region: RegionId) -> impl Iterator<Item = BlockId> + Clone {
        std::iter::successors(self.entry(region), |b| self.block_at(*b).next.some())
    }

    /// Returns the block that follows `block` in its region; `None` if `block` is the last one or unlinked.
    #[must_use]
    #[inline]
    pub fn next_block(&self, block: BlockId) -> Option<BlockId> {
        self.block_at(block).next.some()
    }

    /// Returns the region that contains a block; `None` if the block is unlinked.
    #[must_use]
    #[inline]
    pub fn block_region(&self, block: BlockId) -> Option<RegionId> {
        self.block_at(block).region.some()
    }

    /// Returns the first operation of a block; `None` if the block is empty.
    #[must_use]
    #[inline]
    pub fn first_op(&self, block: BlockId) -> Option<OpId> {
        self.block_at(block).first.some()
    }

    /// Returns the last operation of a block; `None` if the block is empty.
    #[must_use]
    #[inline]
    pub fn last_op(&self, block: BlockId) -> Option<OpId> {
        self.block_at(block).last.some()
    }

    /// Iterates over the operations of a block.
    #[inline]
    pub fn ops(&self, block: BlockId) -> impl Iterator<Item = OpId> + Clone {
        std::iter::successors(self.first_op(block), |op| self.next_op(*op))
    }

    /// Returns the arguments of a block, whose ids are consecutive.
    #[inline]
    pub fn args(&self, block: BlockId) -> impl ExactSizeIterator<Item = ValueId> + Clone + use<> {
        let block = self.block_at(block);
        (block.first_arg..block.first_arg + block.arg_count).map(ValueId)
    }

    /// Returns the number of arguments of a block.
    #[must_use]
    #[inline]
    pub fn arg_count(&self, block: BlockId) -> usize {
        self.block_at(block).arg_count as usize
    }

    /// Returns the types of a block's arguments.
    #[must_use]
    #[inline]
    pub fn arg_types(&self, block: BlockId) -> &[Type] {
        let block = self.block_at(block);
        &self.value_types[block.first_arg as usize..][..block.arg_count as usize]
    }

    /// Returns the locations of a block's arguments.
    #[must_use]
    #[inline]
    pub fn arg_locs(&self, block: BlockId) -> &[Attr] {
        let block = self.block_at(block);
        &self.arg_locs[block.first_arg_loc as usize..][..block.arg_count as usize]
    }

    /// Returns the type of a value.
    #[must_use]
    #[inline]
    pub fn ty(&self, value: ValueId) -> Type {
        self.value_types[value.index()]
    }

    /// Returns the definition of a value.
    #[must_use]
    pub fn value_def(&self, value: ValueId) -> ValueDef {
        let def = self.value_defs[value.index()];
        if def & BLOCK_BIT == 0 {
            let op = OpId(def);
            ValueDef::Result(op, value.0 - self.ops[op.index()].first_result)
        } else {
            let block = BlockId(def & !BLOCK_BIT);
            ValueDef::Argument(block, value.0 - self.block_at(block).first_arg)
        }
    }

    /// Returns the operation that has the value as a result; `None` for a block argument.
    #[must_use]
    #[inline]
    pub fn defining_op(&self, value: ValueId) -> Option<OpId> {
        let def = self.value_defs[value.index()];
        (def & BLOCK_BIT == 0).then_some(OpId(def))
    }

    /// Returns the operation in this body that owns the region containing a block; `None` at the top level of the body.
    #[must_use]
    #[inline]
    pub fn block_parent(&self, block: BlockId) -> Option<OpId> {
        self.region_owner(self.block_region(block)?)
    }

    /// Returns the operation in this body whose region contains `op`; `None` at the top level of the body.
    #[must_use]
    #[inline]
    pub fn parent_op(&self, op: OpId) -> Option<OpId> {
        self.block_parent(self.op_block(op)?)
    }

    /// Returns the number of operations ever created in the body, including erased ones.
    #[must_use]
    #[inline]
    pub fn op_count(&self) -> usize {
        self.ops.len()
    }

    /// Returns the number of blocks ever created in the body, including erased ones.
    #[must_use]
    #[inline]
    pub fn block_count(&self) -> usize {
        self.blocks.len()
    }

    /// Returns the number of regions ever created in the body.
    #[must_use]
    #[inline]
    pub fn region_count(&self) -> usize {
        self.regions.len()
    }

    /// Returns the number of values ever created in the body, including erased ones.
    #[must_use]
    #[inline]
    pub fn value_count(&self) -> usize {
        self.value_types.len()
    }
}

// An arena has fewer than 2^31 entries. Readers reject more (see `limits`), because so many would need 100 GB.
#[inline]
fn len32(len: usize) -> u32 {
    u32::try_from(len).unwrap_or(u32::MAX)
}
