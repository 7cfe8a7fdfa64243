//! Every use must be dominated by its definition, in regions where that means something.

use mlirkit_defs::OpFlags;
use mlirkit_ir::{BlockId, Body, OpId, OpRef, RegionId, ValueDef, ValueId};

use crate::{Verdict, Violation};

/// Verifies the operations in the regions of `op`, up to nested isolated operations.
pub(crate) fn verify(op: OpRef<'_, '_>) -> Verdict {
    let mut info = Dominance::default();
    let mut work = vec![op];
    while let Some(parent) = work.pop() {
        for region in parent.regions() {
            let arena = region.arena();
            if arena.entry(region.id).is_none() {
                continue;
            }
            info.prepare(arena);
            let graph = is_graph(parent);
            info.set_graph(region.id, graph);
            let tree = info.tree(arena, region.id);
            for block in region.blocks() {
                let reachable = tree.as_ref().is_none_or(|t| t.reachable(block.id));
                for op in block.ops() {
                    if reachable {
                        for (index, value) in arena.operands(op.id).iter().enumerate() {
                            if !info.dominates(arena, *value, op.id, block.id) {
                                return Err(diagnose(op, index, *value, block.id));
                            }
                        }
                    }
                    if op.regions().len() > 0 && arena.child(op.id).is_none() {
                        work.push(op);
                    }
                }
            }
            info.keep(region.id, tree);
        }
    }
    Ok(())
}

/// Whether the regions of an operation may be graphs: upstream believes it of operations that are not registered, and
/// those that decide in C++ get the benefit of the doubt.
fn is_graph(op: OpRef<'_, '_>) -> bool {
    let decides = |d: &mlirkit_defs::OpDef| d.traits.iter().any(|t| &*t.name == "RegionKindInterface");
    op.def().is_none_or(|d| d.flags.has(OpFlags::GRAPH_REGION) || decides(d))
}

/// What is known about one body.
#[derive(Default)]
struct Dominance {
    /// The position of every operation in its block.
    order: Vec<u32>,
    /// Per region: whether it has no order, and its tree if it has several blocks.
    regions: Vec<(bool, Option<Tree>)>,
}

impl Dominance {
    fn prepare(&mut self, body: &Body) {
        if self.order.len() == body.op_count() && self.regions.len() == body.region_count() {
            return;
        }
        self.order = vec![0; body.op_count()];
        self.regions = (0..body.region_count()).map(|_| (false, None)).collect();
        for block in (0..body.block_count()).map(|b| BlockId(u32::try_from(b).unwrap_or(u32::MAX))) {
            for (position, op) in body.ops(block).enumerate() {
                self.order[op.index()] = u32::try_from(position).unwrap_or(u32::MAX);
            }
        }
    }

    fn set_graph(&mut self, region: RegionId, graph: bool) {
        self.regions[region.index()].0 = graph;
    }

    /// The dominator tree of a region with several blocks.
    fn tree(&mut self, body: &Body, region: RegionId) -> Option<Tree> {
        self.regions[region.index()].1.take().or_else(|| {
            body.blocks(region).nth(1)?;
            Some(Tree::new(body, region))
        })
    }

    fn keep(&mut self, region: RegionId, tree: Option<Tree>) {
        self.regions[region.index()].1 = tree;
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
            let graph = self.regions[def_region.index()].0;
            return graph || def_op.is_none_or(|def| def != op && self.order[def.index()] < self.order[op.index()]);
        }
        // A tree is missing only while its own region is being looked at, so build it on demand there.
        match &self.regions[def_region.index()].1 {
            Some(tree) => tree.dominates(def_block, block),
            None => Tree::new(body, def_region).dominates(def_block, block),
        }
    }
}

/// Immediate dominators of the blocks of a region.
struct Tree {
    /// Position in reverse post-order and immediate dominator of each block reached from the entry.
    nodes: std::collections::HashMap<BlockId, (u32, BlockId)>,
}

impl Tree {
    /// The algorithm of Cooper, Harvey and Kennedy.
    fn new(body: &Body, region: RegionId) -> Self {
        let Some(entry) = body.entry(region) else { return Self { nodes: Default::default() } };
        let successors = |b: BlockId| body.last_op(b).map_or(&[][..], |op| body.successors(op));
        let mut post_order = Vec::new();
        let mut seen = std::collections::HashSet::from([entry]);
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
        let position: std::collections::HashMap<BlockId, usize> =
            post_order.iter().enumerate().map(|(i, b)| (*b, i)).collect();
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
