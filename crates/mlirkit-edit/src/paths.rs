//! Paths that identify operations by enclosing symbols and positions.

use mlirkit_ir::{BlockId, BlockRef, BodyId, OpId, OpName, OpRef};
use rustc_hash::FxHashMap;

/// A cache that computes paths of operations, such as `@main/scf.for#2/arith.addi#0`, from the positions in each block.
#[derive(Default)]
pub struct Paths {
    /// For each block, the position of each operation among the operations with the same name.
    known: FxHashMap<(BodyId, BlockId), FxHashMap<OpId, usize>>,
}

impl Paths {
    /// Returns the path of an operation, outermost step first. The top-level operation is omitted.
    pub fn path(&mut self, op: OpRef<'_, '_>) -> String {
        let mut steps = vec![self.step(op)];
        for around in op.ancestors() {
            let step = self.step(around);
            steps.push(step);
        }
        if steps.len() > 1 {
            steps.pop();
        }
        steps.reverse();
        steps.join("/")
    }

    /// Returns the path of a block: the path of its parent operation, followed by the block's position.
    pub fn block(&mut self, block: BlockRef<'_, '_>) -> String {
        let parent = block.parent_op().map_or(String::new(), |op| self.path(op) + "/");
        format!("{parent}^bb{}", place(block))
    }

    /// Returns the last step of an operation's path: its symbol, or its name and position.
    pub fn step(&mut self, op: OpRef<'_, '_>) -> String {
        if let Some(name) = op.symbol_name() {
            return format!("@{name}");
        }
        let Some(block) = op.block() else { return op.name().to_owned() };
        let places = self.known.entry((block.body, block.id)).or_insert_with(|| {
            let mut counts: FxHashMap<OpName, usize> = FxHashMap::default();
            let place = |op: OpRef<'_, '_>| {
                let count = counts.entry(op.op_name()).or_default();
                *count += 1;
                (op.id, *count - 1)
            };
            block.ops().map(place).collect()
        });
        let place = places.get(&op.id).copied().unwrap_or(0);
        let block = self::place(block);
        let block = if block > 0 { format!("^bb{block}/") } else { String::new() };
        format!("{block}{}#{place}", op.name())
    }
}

/// Returns the position of a block in its region.
#[must_use]
pub fn place(block: BlockRef<'_, '_>) -> usize {
    let region = block.region();
    region.map_or(0, |region| region.blocks().take_while(|other| *other != block).count())
}
