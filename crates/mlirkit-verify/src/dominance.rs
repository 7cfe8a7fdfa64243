//! Every use must be dominated by its definition, in regions where that means something.

use mlirkit_ir::{BlockId, Body, OpId, OpRef, RegionId, ValueDef, ValueId};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::row::RulesTable;
use crate::{Verdict, Violation};

/// What is known about the body being looked at.
#[derive(Default)]
pub(crate) struct Dominance {
    /// The place of every operation that has been met, in its block among others: from 1, rising.
    order: Vec<u32>,
    regions: Vec<Facts>,
}

/// What is known about a region.
#[derive(Default)]
struct Facts {
    /// Whether it has no order.
    graph: bool,
    /// Its tree if it has several blocks.
    tree: Option<Tree>,
}

impl Dominance {
    /// Verifies the operations in the regions of `op`, up to nested isolated operations.
    pub(crate) fn verify(&mut self, op: OpRef<'_, '_>, rules: &mut RulesTable) -> Verdict {
        let Some(first) = op.regions().next() else { return Ok(()) };
        let body = first.arena();
        self.order.clear();
        self.order.resize(body.op_count(), 0);
        self.regions.clear();
        self.regions.resize_with(body.region_count(), Facts::default);
        let mut place = 0;
        let mut work = vec![op];
        while let Some(parent) = work.pop() {
            let graph = rules.may_hold_graph(parent);
            for region in parent.regions() {
                let tree = body.blocks(region.id).nth(1).map(|_| Tree::new(body, region.id));
                self.regions[region.id.index()] = Facts { graph, tree };
                for block in region.blocks() {
                    let tree = &self.regions[region.id.index()].tree;
                    let reachable = tree.as_ref().is_none_or(|t| t.reachable(block.id));
                    for op in body.ops(block.id) {
                        place += 1;
                        self.order[op.index()] = place;
                        if reachable {
                            for (index, value) in body.operands(op).iter().enumerate() {
                                if !self.is_before(body, *value, block.id, place)
                                    && !self.dominates(body, *value, op, block.id)
                                {
                                    let op = OpRef { module: region.module, body: region.body, id: op };
                                    return Err(diagnose(op, index, *value, block.id));
                                }
                            }
                        }
                        if !body.regions(op).is_empty() && body.child(op).is_none() {
                            work.push(OpRef { module: region.module, body: region.body, id: op });
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// Whether `value` is the result of an operation met in this block before this place.
    #[inline]
    fn is_before(&self, body: &Body, value: ValueId, block: BlockId, place: u32) -> bool {
        body.defining_op(value).is_some_and(|def| {
            let at = self.order[def.index()];
            at != 0 && at < place && body.op_block(def) == Some(block)
        })
    }

    /// Whether `value` may be used by `op`, which stands in `block`.
    fn dominates(&self, body: &Body, value: ValueId, op: OpId, block: BlockId) -> bool {
        let (def_block, def_op) = match body.value_def(value) {
            ValueDef::Argument(block, _) => (block, None),
            ValueDef::Result(def, _) => match body.op_block(def) {
                Some(block) => (block, Some(def)),
                None => return false,
            },
        };
        let Some(def_region) = body.block_region(def_block) else { return false };
        // Climb from the use to the region of the definition.
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
        // What is around the operation being verified has no tree.
        match &self.regions[def_region.index()].tree {
            Some(tree) => tree.dominates(def_block, block),
            None => Tree::new(body, def_region).dominates(def_block, block),
        }
    }

    /// Whether one operation stands before another of the same block.
    fn precedes(&self, body: &Body, first: OpId, second: OpId) -> bool {
        match (self.order[first.index()], self.order[second.index()]) {
            // Nothing in this block has been met: it is around the operation being verified.
            (_, 0) => std::iter::successors(body.next_op(first), |op| body.next_op(*op)).any(|op| op == second),
            (0, _) => false,
            (first, second) => first < second,
        }
    }
}

/// Immediate dominators of the blocks of a region.
struct Tree {
    /// Position in reverse post-order and immediate dominator of each block reached from the entry.
    nodes: FxHashMap<BlockId, (u32, BlockId)>,
}

impl Tree {
    /// The algorithm of Cooper, Harvey and Kennedy.
    fn new(body: &Body, region: RegionId) -> Self {
        let Some(entry) = body.entry(region) else { return Self { nodes: Default::default() } };
        let successors = |b: BlockId| body.last_op(b).map_or(&[][..], |op| body.successors(op));
        let mut post_order = Vec::new();
        let mut seen = FxHashSet::from_iter([entry]);
        let mut stack = vec![(entry, 0)];
        while let Some((block, next)) = stack.last_mut() {
            if let Some(&successor) = successors(*block).get(*next) {
                *next += 1;
                if body.block_region(successor) == Some(region) && seen.insert(successor) {
                    stack.push((successor, 0));
                }
            } else {
                post_order.push(*block);
                stack.pop();
            }
        }
        post_order.reverse();
        let position: FxHashMap<BlockId, usize> = post_order.iter().enumerate().map(|(i, b)| (*b, i)).collect();
        let mut predecessors = vec![Vec::new(); post_order.len()];
        for (i, block) in post_order.iter().enumerate() {
            for successor in successors(*block) {
                if let Some(list) = position.get(successor).and_then(|s| predecessors.get_mut(*s)) {
                    list.push(i);
                }
            }
        }
        let mut idom = vec![usize::MAX; post_order.len()];
        idom[0] = 0;
        let mut changed = true;
        while changed {
            changed = false;
            for block in 1..post_order.len() {
                let mut known = predecessors[block].iter().copied().filter(|p| idom[*p] != usize::MAX);
                let Some(first) = known.next() else { continue };
                let new = known.fold(first, |mut a, mut b| {
                    while a != b {
                        if a > b {
                            a = idom[a];
                        } else {
                            b = idom[b];
                        }
                    }
                    a
                });
                changed |= std::mem::replace(&mut idom[block], new) != new;
            }
        }
        let node = |(i, b): (usize, &BlockId)| (*b, (u32::try_from(i).unwrap_or(u32::MAX), post_order[idom[i]]));
        Self { nodes: post_order.iter().enumerate().map(node).collect() }
    }

    fn reachable(&self, block: BlockId) -> bool {
        self.nodes.contains_key(&block)
    }

    /// Whether `a` dominates `b`. What cannot be reached is dominated by everything.
    fn dominates(&self, a: BlockId, b: BlockId) -> bool {
        let Some(&(mut position, mut next)) = self.nodes.get(&b) else { return true };
        let Some(&(target, _)) = self.nodes.get(&a) else { return false };
        while position > target {
            (position, next) = match self.nodes.get(&next) {
                Some(node) => *node,
                None => return false,
            };
        }
        position == target
    }
}

fn is_proper_ancestor(body: &Body, outer: Option<RegionId>, inner: Option<RegionId>) -> bool {
    let up = |r: &RegionId| body.block_region(body.op_block(body.region_owner(*r)?)?);
    std::iter::successors(inner.as_ref().and_then(up), up).any(|r| Some(r) == outer)
}

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
