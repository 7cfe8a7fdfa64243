//! Numbers the values, blocks and regions of a body. These numbers do not depend on other bodies.

use mlirkit_ir::{BlockId, BodyId, Module, RegionId};

use crate::number::in_body::InBody;
use crate::number::isolated_regions;

/// The number of blocks and values in a region.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct RegionInfo {
    pub(crate) blocks: u32,
    pub(crate) values: u32,
}

/// The start indices of a body's entries in the tables that cover several bodies.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Bases {
    pub(crate) values: usize,
    pub(crate) blocks: usize,
    pub(crate) regions: usize,
}

impl Bases {
    /// Advances the indices by the numbers of values, blocks and regions in a body.
    fn pass(&mut self, InBody { body, .. }: InBody<'_>) {
        self.values += body.value_count();
        self.blocks += body.block_count();
        self.regions += body.region_count();
    }
}

/// The numbers of values and blocks in several bodies. The entries of each body start at its [`Bases`].
#[derive(Debug, Default)]
pub(crate) struct LocalIds {
    bases: BasesOf,
    /// The number of each value in its isolated region.
    pub(crate) values: Vec<u32>,
    /// The index of each block in its region.
    pub(crate) blocks: Vec<u32>,
    /// The number of operations in each block.
    pub(crate) block_ops: Vec<u32>,
    pub(crate) regions: Vec<RegionInfo>,
    /// Whether each region is isolated.
    pub(crate) isolated: Vec<bool>,
}

#[derive(Debug)]
enum BasesOf {
    /// The start indices for all bodies of a module, by body id.
    Module(Vec<Bases>),
    /// The start indices for a few bodies, as a list that is searched linearly.
    Few(Vec<(BodyId, Bases)>),
}

impl Default for BasesOf {
    fn default() -> Self {
        Self::Few(Vec::new())
    }
}

impl LocalIds {
    /// Creates tables for all bodies of a module. Also returns the total number of operations.
    pub(crate) fn of_module(module: &Module<'_>) -> (Self, usize) {
        let bodies = || (0..module.body_count()).map(|index| InBody::new(module, BodyId(index as u32)));
        let (mut end, mut ops) = (Bases::default(), 0);
        for place in bodies() {
            end.pass(place);
            ops += place.body.op_count();
        }
        let mut places = Self {
            bases: BasesOf::default(),
            values: vec![0; end.values],
            blocks: vec![0; end.blocks],
            block_ops: vec![0; end.blocks],
            regions: vec![RegionInfo::default(); end.regions],
            isolated: vec![true; end.regions],
        };
        let (mut next, mut all) = (Bases::default(), Vec::with_capacity(module.body_count()));
        all.extend(bodies().map(|place| places.make_room(place, &mut next)));
        places.bases = BasesOf::Module(all);
        (places, ops)
    }

    /// Extends the tables for one more body, and returns its start indices.
    fn make_room(&mut self, place: InBody<'_>, next: &mut Bases) -> Bases {
        let bases = *next;
        next.pass(place);
        if self.values.len() < next.values || self.regions.len() < next.regions {
            self.values.resize(next.values, 0);
            self.blocks.resize(next.blocks, 0);
            self.block_ops.resize(next.blocks, 0);
            self.regions.resize(next.regions, RegionInfo::default());
            self.isolated.resize(next.regions, true);
        }
        let isolated = self.isolated.get_mut(bases.regions..next.regions);
        isolated_regions::mark_open(place.body, isolated.unwrap_or_default());
        bases
    }

    #[inline]
    pub(crate) fn bases(&self, body: BodyId) -> Bases {
        let found = match &self.bases {
            BasesOf::Module(all) => all.get(body.index()).copied(),
            BasesOf::Few(some) => some.iter().find(|(id, _)| *id == body).map(|(_, bases)| *bases),
        };
        found.unwrap_or_default()
    }

    /// Numbers `count` values, whose entries start at `index`. `next` is the next number.
    #[inline]
    pub(crate) fn number_values(&mut self, index: usize, count: usize, next: &mut u32) {
        let slots = self.values.get_mut(index..index + count).unwrap_or_default();
        slots.iter_mut().zip(*next..).for_each(|(slot, number)| *slot = number);
        *next += count as u32;
    }

    /// Sets the index of a block in its region, and its operation count.
    #[inline]
    pub(crate) fn set_block(&mut self, index: usize, place: u32, ops: u32) {
        if let (Some(slot), Some(count)) = (self.blocks.get_mut(index), self.block_ops.get_mut(index)) {
            (*slot, *count) = (place, ops);
        }
    }

    /// Sets the block and value counts of a region.
    #[inline]
    pub(crate) fn set_region(&mut self, index: usize, info: RegionInfo) {
        if let Some(slot) = self.regions.get_mut(index) {
            *slot = info;
        }
    }

    /// Returns true if a region is isolated.
    #[inline]
    pub(crate) fn is_isolated(&self, index: usize) -> bool {
        self.isolated.get(index).is_none_or(|isolated| *isolated)
    }

    /// Numbers a body and all bodies nested in it. Discards the numbers of all other bodies.
    pub(crate) fn number_body(&mut self, module: &Module<'_>, id: BodyId) {
        self.values.clear();
        self.blocks.clear();
        self.block_ops.clear();
        self.regions.clear();
        self.isolated.clear();
        let (mut next, mut some, mut pending) = (Bases::default(), Vec::new(), Vec::new());
        push(&mut pending, InBody::new(module, id), module.body(id).roots());
        while let Some(Pending { body, region, first }) = pending.pop() {
            let place = InBody::new(module, body);
            let known = some.iter().find(|(id, _)| *id == body).map(|(_, bases)| *bases);
            let bases = known.unwrap_or_else(|| {
                let bases = self.make_room(place, &mut next);
                some.push((body, bases));
                bases
            });
            let (pushed, mut value, mut blocks) = (pending.len(), first, 0);
            for block in place.body.blocks(region) {
                let nested = |inner: InBody<'_>, regions: &[RegionId]| push(&mut pending, inner, regions);
                let ops = self.number_block(module, place, (bases, block), &mut value, nested);
                self.set_block(bases.blocks + block.index(), blocks, ops);
                blocks += 1;
            }
            self.set_region(bases.regions + region.index(), RegionInfo { blocks, values: value - first });
            // The numbers in nested regions that are not isolated continue after those of this region.
            for Pending { body: inner, region, first } in pending.iter_mut().skip(pushed) {
                if *inner == body && !self.is_isolated(bases.regions + region.index()) {
                    *first = value;
                }
            }
        }
        self.bases = BasesOf::Few(some);
    }

    /// Numbers the values in a block, and calls `nested` with the regions of its operations. Returns the number of
    /// operations in the block.
    fn number_block<'m>(
        &mut self,
        module: &'m Module<'_>,
        place: InBody<'m>,
        (bases, block): (Bases, BlockId),
        next: &mut u32,
        mut nested: impl FnMut(InBody<'m>, &'m [RegionId]),
    ) -> u32 {
        let body = place.body;
        if let Some(arg) = body.args(block).next() {
            self.number_values(bases.values + arg.index(), body.arg_count(block), next);
        }
        let (mut ops, mut following) = (0, body.first_op(block));
        while let Some(op) = following {
            let parts = body.parts(op);
            let first = parts.op.first_result().index();
            self.number_values(bases.values + first, parts.results.len(), next);
            if !parts.op.is_plain() {
                let (inner, regions) = place.regions(module, op);
                nested(inner, regions);
            }
            following = parts.op.next();
            ops += 1;
        }
        ops
    }
}

/// A region to number, with the number for its first value.
struct Pending {
    body: BodyId,
    region: RegionId,
    first: u32,
}

fn push(pending: &mut Vec<Pending>, place: InBody<'_>, regions: &[RegionId]) {
    pending.extend(regions.iter().map(|region| Pending { body: place.id, region: *region, first: 0 }));
}
