//! Checks that definitions dominate their uses, in regions with SSA dominance.

use mlirkit_ir::{BlockId, Body, BodyId, OpId, OpParts, OpRef, RegionId, Regions, ValueDef, ValueId};

use crate::dominance_fast_path::VisibleValues;
use crate::row::RulesTable;
use crate::{Verdict, Violation};

/// The dominance state for the body being verified.
#[derive(Default)]
pub(crate) struct Dominance {
    /// The position of each visited operation in its block, counted from 1; 0 if the operation has not been visited.
    order: Vec<u32>,
    /// One more than the index of each block in the dominator tree of its region. 0 for blocks without an index.
    numbers: Vec<u32>,
    regions: Vec<RegionFacts>,
    visible: VisibleValues,
    /// An operation in whose regions dominance is known to hold.
    known: Option<(BodyId, OpId)>,
}

/// The properties of a region that dominance checks need.
#[derive(Default)]
struct RegionFacts {
    /// Whether the region is a graph region.
    graph: bool,
    /// The dominator tree, if the region has several blocks.
    tree: Option<Tree>,
}

impl Dominance {
    /// Returns true if a fast check proves that dominance holds in these regions. False means unknown.
    pub(crate) fn is_seen(&mut self, Regions { arena, ids, .. }: Regions<'_>) -> bool {
        // The parser or reader may already have established dominance.
        arena.is_dominated() || self.visible.accept(arena, ids)
    }

    /// Records that dominance is known to hold in the regions of an operation.
    pub(crate) fn is_known_of(&mut self, outermost: OpRef<'_, '_>) {
        self.known = Some((outermost.body, outermost.id));
    }

    /// Forgets in which regions dominance is known to hold, because that may no longer be true.
    pub(crate) fn forget(&mut self) {
        self.known = None;
    }

    /// Verifies dominance in the regions of `outermost`, excluding nested isolated operations.
    pub(crate) fn verify(&mut self, outermost: OpRef<'_, '_>, rules: &mut RulesTable<'_>) -> Verdict {
        let regions @ Regions { arena: body, ids, .. } = outermost.region_list();
        let is_known = self.known == Some((outermost.body, outermost.id));
        if is_known || ids.is_empty() || body.op_count() == 0 || self.is_seen(regions) {
            debug_assert!(!body.is_dominated() || self.verify_by_walk(outermost, rules).is_ok());
            return Ok(());
        }
        self.verify_by_walk(outermost, rules)
    }

    /// Verifies dominance as [`Self::verify`] does, but without fast checks: visits each operation in the regions.
    fn verify_by_walk(&mut self, outermost: OpRef<'_, '_>, rules: &mut RulesTable<'_>) -> Verdict {
        let body = outermost.region_list().arena;
        self.order.clear();
        self.order.resize(body.op_count(), 0);
        self.numbers.clear();
        self.numbers.resize(body.block_count(), 0);
        self.regions.clear();
        self.regions.resize_with(body.region_count(), RegionFacts::default);
        let mut place = 0;
        let mut work = vec![outermost];
        while let Some(parent) = work.pop() {
            let graph = rules.may_hold_graph(parent);
            for region in parent.regions() {
                let tree = body.blocks(region.id).nth(1).map(|_| Tree::new(body, region.id, &mut self.numbers));
                self.regions[region.id.index()] = RegionFacts { graph, tree };
                for block in region.blocks() {
                    let tree = &self.regions[region.id.index()].tree;
                    let reachable = tree.is_none() || number(&self.numbers, block.id).is_some();
                    let start = place;
                    let mut following = body.first_op(block.id);
                    while let Some(op) = following {
                        let OpParts { op: data, operands, .. } = body.parts(op);
                        following = data.next();
                        place += 1;
                        self.order[op.index()] = place;
                        if !reachable && operands.iter().any(|value| is_astray(body, *value)) {
                            isolation(outermost)?;
                        }
                        if reachable {
                            for (index, value) in operands.iter().enumerate() {
                                // Most operands are results of earlier operations in the same block.
                                let at = body.defining_op(*value).map_or(0, |def| self.order[def.index()]);
                                let is_before = start < at && at < place;
                                if !is_before && !self.dominates(body, *value, op, block.id) {
                                    let user = OpRef { module: region.module, body: region.body, id: op };
                                    return isolation(outermost).and(Err(diagnose(user, index, *value, block.id)));
                                }
                            }
                        }
                        if !data.is_plain() && !body.regions(op).is_empty() && body.child(op).is_none() {
                            work.push(OpRef { module: region.module, body: region.body, id: op });
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// Returns true if operation `op` in `block` may use `value`.
    fn dominates(&self, body: &Body, value: ValueId, op: OpId, block: BlockId) -> bool {
        let (def_block, def_op) = match body.value_def(value) {
            ValueDef::Argument(block, _) => (block, None),
            ValueDef::Result(def, _) => match body.op_block(def) {
                Some(block) => (block, Some(def)),
                None => return false,
            },
        };
        let Some(def_region) = body.block_region(def_block) else { return false };
        // Walks up from the use to the region of the definition.
        let (mut op, mut block) = (op, block);
        while body.block_region(block) != Some(def_region) {
            let Some(parent) = body.block_parent(block) else { return false };
            let Some(parent_block) = body.op_block(parent) else { return false };
            (op, block) = (parent, parent_block);
        }
        if def_block == block {
            let graph = self.regions[def_region.index()].graph;
            return graph || def_op.is_none_or(|def| self.precedes(body, def, op));
        }
        // Regions that enclose the operation being verified have no tree yet.
        match &self.regions[def_region.index()].tree {
            Some(tree) => tree.dominates(&self.numbers, def_block, block),
            None => {
                let mut numbers = vec![0; body.block_count()];
                Tree::new(body, def_region, &mut numbers).dominates(&numbers, def_block, block)
            }
        }
    }

    /// Returns true if `first` precedes `second`; both must be in the same block.
    fn precedes(&self, body: &Body, first: OpId, second: OpId) -> bool {
        match (self.order[first.index()], self.order[second.index()]) {
            // No operation of the block has been visited, because the block encloses the operation being verified.
            (_, 0) => std::iter::successors(body.next_op(first), |op| body.next_op(*op)).any(|op| op == second),
            (0, _) => false,
            (first, second) => first < second,
        }
    }
}

/// The dominator tree of a region.
struct Tree {
    /// The entry and exit times of each reachable block in a depth-first walk of the tree.
    spans: Vec<(u32, u32)>,
}

/// Returns the index of a block in the dominator tree of its region; `None` if it is unreachable.
fn number(numbers: &[u32], block: BlockId) -> Option<usize> {
    Some(numbers.get(block.index())?.checked_sub(1)? as usize)
}

impl Tree {
    /// Computes the tree of a region, and the indices of its blocks.
    fn new(body: &Body, region: RegionId, numbers: &mut [u32]) -> Self {
        let Some(entry) = body.entry(region) else { return Self { spans: Vec::new() } };
        let idom = Graph::new(body, region, entry, numbers).immediate_dominators();
        // A block has a higher index than its dominator. Therefore sizes are accumulated from the back, and time spans are
        // assigned from the front.
        let mut sizes = vec![1; idom.len()];
        for block in (1..idom.len()).rev() {
            sizes[idom[block]] += sizes[block];
        }
        let mut spans = vec![(0, sizes[0]); idom.len()];
        let mut next: Vec<u32> = vec![1; idom.len()];
        for block in 1..idom.len() {
            let parent = idom[block];
            let start = spans[parent].0 + next[parent];
            next[parent] += sizes[block];
            spans[block] = (start, start + sizes[block]);
        }
        Self { spans }
    }

    /// Returns true if `a` dominates `b`. An unreachable block is dominated by every block.
    fn dominates(&self, numbers: &[u32], a: BlockId, b: BlockId) -> bool {
        let span = |block| self.spans.get(number(numbers, block)?).copied();
        let Some((inner, _)) = span(b) else { return true };
        span(a).is_some_and(|(start, end)| (start..end).contains(&inner))
    }
}

/// The blocks reachable from the entry block of a region, in depth-first order.
struct Graph {
    /// For each block, the index of the block from which the walk reached it.
    parents: Vec<usize>,
    /// For each block, the blocks before it.
    predecessors: BlockLists,
}

impl Graph {
    fn new(body: &Body, region: RegionId, entry: BlockId, numbers: &mut [u32]) -> Self {
        let successors = |b: BlockId| body.last_op(b).map_or(&[][..], |op| body.successors(op));
        let mut graph = Self { parents: vec![0], predecessors: BlockLists::default() };
        graph.predecessors.add_list();
        numbers[entry.index()] = 1;
        let mut stack = vec![(0, successors(entry))];
        while let Some((block, rest)) = stack.last_mut() {
            let block = *block;
            let Some((&successor, others)) = rest.split_first() else {
                stack.pop();
                continue;
            };
            *rest = others;
            if body.block_region(successor) != Some(region) {
                continue;
            }
            let slot = &mut numbers[successor.index()];
            if *slot == 0 {
                graph.parents.push(block);
                graph.predecessors.add_list();
                *slot = graph.parents.len() as u32;
                stack.push((graph.parents.len() - 1, successors(successor)));
            }
            graph.predecessors.push(*slot as usize - 1, block);
        }
        graph
    }

    /// Computes immediate dominators with the simple variant of the Lengauer-Tarjan algorithm, which is O(n log n) for
    /// every graph.
    fn immediate_dominators(&self) -> Vec<usize> {
        let count = self.parents.len();
        let mut semi: Vec<usize> = (0..count).collect();
        let mut idom = self.parents.clone();
        let mut forest = Forest { ancestors: vec![NONE; count], labels: (0..count).collect(), path: Vec::new() };
        let mut waiting = BlockLists { first: vec![END; count], links: Vec::with_capacity(count) };
        for block in (1..count).rev() {
            for before in self.predecessors.list(block) {
                let best = forest.best(before, &semi);
                semi[block] = semi[block].min(semi[best]);
            }
            waiting.push(semi[block], block);
            let parent = self.parents[block];
            forest.ancestors[block] = parent;
            for other in waiting.list(parent) {
                let best = forest.best(other, &semi);
                idom[other] = if semi[best] < semi[other] { best } else { parent };
            }
            waiting.first[parent] = END;
        }
        for block in 1..count {
            if idom[block] != semi[block] {
                idom[block] = idom[idom[block]];
            }
        }
        idom
    }
}

/// Linked lists of blocks, all in one vector of links.
#[derive(Default)]
struct BlockLists {
    /// The first link of each list.
    first: Vec<u32>,
    /// Blocks, each with the next link of its list.
    links: Vec<(u32, u32)>,
}

/// The end of a list.
const END: u32 = u32::MAX;

impl BlockLists {
    fn add_list(&mut self) {
        self.first.push(END);
    }

    fn push(&mut self, list: usize, block: usize) {
        let link = self.links.len() as u32;
        self.links.push((block as u32, std::mem::replace(&mut self.first[list], link)));
    }

    fn list(&self, list: usize) -> impl Iterator<Item = usize> {
        let mut next = self.first[list];
        std::iter::from_fn(move || {
            let (block, further) = *self.links.get(next as usize)?;
            next = further;
            Some(block as usize)
        })
    }
}

/// Marks the absence of a block.
const NONE: usize = usize::MAX;

/// The blocks processed so far, as trees with path compression.
struct Forest {
    ancestors: Vec<usize>,
    /// For each block, the block with the smallest semidominator on the compressed path.
    labels: Vec<usize>,
    path: Vec<usize>,
}

impl Forest {
    /// Returns the block with the smallest semidominator on the path to the root, excluding the root.
    fn best(&mut self, block: usize, semi: &[usize]) -> usize {
        let mut at = block;
        while self.ancestors[at] != NONE && self.ancestors[self.ancestors[at]] != NONE {
            self.path.push(at);
            at = self.ancestors[at];
        }
        while let Some(below) = self.path.pop() {
            let above = self.ancestors[below];
            if semi[self.labels[above]] < semi[self.labels[below]] {
                self.labels[below] = self.labels[above];
            }
            self.ancestors[below] = self.ancestors[above];
        }
        if self.ancestors[block] == NONE { block } else { self.labels[block] }
    }
}

fn is_proper_ancestor(body: &Body, outer: Option<RegionId>, inner: Option<RegionId>) -> bool {
    let up = |r: &RegionId| body.block_region(body.op_block(body.region_owner(*r)?)?);
    std::iter::successors(inner.as_ref().and_then(up), up).any(|r| Some(r) == outer)
}

/// Returns true if a value is defined by an operation that is not in a block.
fn is_unlinked(body: &Body, value: ValueId) -> bool {
    body.defining_op(value).is_some_and(|def| body.op_block(def).is_none())
}

/// Returns true if a value is an argument of a block in a detached region: a placeholder for a value from outside an
/// isolated operation.
fn is_outside(body: &Body, value: ValueId) -> bool {
    let ValueDef::Argument(block, _) = body.value_def(value) else { return false };
    let is_nowhere = |region| body.region_owner(region).is_none() && !body.roots().contains(&region);
    body.block_region(block).is_some_and(is_nowhere)
}

fn is_astray(body: &Body, value: ValueId) -> bool {
    is_unlinked(body, value) || is_outside(body, value)
}

/// Checks that every operand in an operation is defined by an operation in a block, and that an isolated operation uses
/// no values from outside. Nested isolated operations are excluded. Runs before dominance and visits the last region
/// first.
#[cold]
pub(crate) fn isolation(outermost: OpRef<'_, '_>) -> Verdict {
    for region in outermost.regions() {
        let body = region.arena();
        let mut pending = vec![region.id];
        while let Some(inner) = pending.pop() {
            for id in body.blocks(inner).flat_map(|block| body.ops(block)) {
                let op = OpRef { module: region.module, body: region.body, id };
                match body.operands(id).iter().find(|value| is_astray(body, **value)) {
                    None => pending.extend(body.regions(id)),
                    Some(value) if is_unlinked(body, *value) => {
                        return Err(Violation::at(op, "operation's operand is unlinked"));
                    }
                    Some(_) => {
                        let outside = Violation::op(op, "using value defined outside the region");
                        let note = "required by region isolation constraints";
                        return Err(outside.with_note(outermost.location(), note));
                    }
                }
            }
        }
    }
    Ok(())
}

#[cold]
fn diagnose(op: OpRef<'_, '_>, index: usize, value: ValueId, block: BlockId) -> Box<Violation> {
    let body = op.arena();
    let violation = Violation::at(op, format!("operand #{index} does not dominate this use"));
    let use_region = body.block_region(block);
    match body.value_def(value) {
        ValueDef::Result(def, _) => {
            let def_region = body.op_block(def).and_then(|b| body.block_region(b));
            let place = if body.op_block(def) == Some(block) {
                " (op in the same block)"
            } else if def_region == use_region {
                " (op in the same region)"
            } else if is_proper_ancestor(body, def_region, use_region) {
                " (op in a parent region)"
            } else if is_proper_ancestor(body, use_region, def_region) {
                " (op in a child region)"
            } else {
                " (op is neither in a parent nor in a child region)"
            };
            violation.with_note(body.op(def).loc, format!("operand defined here{place}"))
        }
        ValueDef::Argument(def, _) => {
            let def_region = body.block_region(def);
            let number = def_region.and_then(|r| body.blocks(r).position(|b| b == def)).unwrap_or(0);
            let place = if def_region == use_region {
                " in the same region)"
            } else if is_proper_ancestor(body, def_region, use_region) {
                " in a parent region)"
            } else if is_proper_ancestor(body, use_region, def_region) {
                " in a child region)"
            } else {
                " neither in a parent nor in a child region)"
            };
            let location = op.module.block_owner(op.body, def).map_or(op.context().unknown_loc(), OpRef::location);
            violation.with_note(location, format!("operand defined as a block argument (block #{number}{place}"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{BlockLists, Forest, Graph};

    /// Computes dominators in a simple way, for comparison: removes each block, and tests which blocks remain
    /// reachable.
    fn by_removal(successors: &[Vec<usize>]) -> Vec<Vec<bool>> {
        let reached_without = |gone: usize| {
            let mut seen = vec![false; successors.len()];
            let mut stack = vec![0];
            while let Some(block) = stack.pop() {
                if block != gone && !std::mem::replace(&mut seen[block], true) {
                    stack.extend(&successors[block]);
                }
            }
            seen
        };
        (0..successors.len()).map(|gone| reached_without(gone).iter().map(|reached| !reached).collect()).collect()
    }

    #[test]
    fn as_by_removal() {
        let mut state = 1_u64;
        let mut random = |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % below
        };
        for _ in 0..500 {
            let count = 2 + random(12);
            // With depth-first numbering, each block is reached from a block with a lower number.
            let mut successors = vec![Vec::new(); count];
            let mut order = vec![0];
            let mut parents = vec![0; count];
            let mut made = vec![false; count];
            made[0] = true;
            let edges: Vec<(usize, usize)> = (0..2 * count).map(|_| (random(count), random(count))).collect();
            let mut stack = vec![0];
            let mut numbers = vec![0; count];
            while let Some(&block) = stack.last() {
                match edges.iter().find(|(from, to)| *from == block && !made[*to]) {
                    Some((from, to)) => {
                        made[*to] = true;
                        numbers[*to] = order.len();
                        parents[order.len()] = numbers[*from];
                        order.push(*to);
                        stack.push(*to);
                    }
                    None => {
                        stack.pop();
                    }
                }
            }
            let reached = order.len();
            let mut predecessors = BlockLists { first: vec![super::END; reached], links: Vec::new() };
            for (from, to) in edges.iter().filter(|(from, to)| made[*from] && made[*to]) {
                successors[numbers[*from]].push(numbers[*to]);
                predecessors.push(numbers[*to], numbers[*from]);
            }
            successors.truncate(reached);
            parents.truncate(reached);
            let idom = Graph { parents, predecessors }.immediate_dominators();
            let truth = by_removal(&successors);
            for block in (0..reached).skip(1) {
                let mut up = vec![block];
                while up.last() != Some(&0) {
                    up.push(idom[up[up.len() - 1]]);
                }
                for (other, over) in truth.iter().enumerate().take(reached) {
                    assert_eq!(over[block], up.contains(&other), "{other} over {block} in {successors:?}");
                }
            }
        }
        let mut forest = Forest { ancestors: vec![super::NONE], labels: vec![0], path: Vec::new() };
        assert_eq!(forest.best(0, &[0]), 0);
    }
}
