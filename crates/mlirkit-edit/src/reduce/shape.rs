//! Structural changes that reduce a module: moving operations out of regions, and removing branches and blocks.

use mlirkit_defs::OpFlags;
use mlirkit_ir::{BlockId, BlockKey, BlockRef, BodyId, Module, NewOp, OpId, OpRef, RegionRef, Type, ValueId, ValueRef};

use super::{is_linked, walk};

/// A structural change of a module.
#[derive(Debug, Clone, Copy)]
pub enum Shape {
    /// Moves the operations in the region at the given index out of it, to the position of the operation that owns the
    /// region. Uses of the region's arguments and of the operation's results are replaced with other values.
    Lift(BodyId, OpId, usize),
    /// Merges a block into the only block that branches to it.
    Merge(BodyId, BlockId),
    /// Replaces a terminator with an unconditional branch to its successor at the given index, and removes the blocks
    /// that no operation branches to any more.
    Choose(BodyId, OpId, usize),
    /// The same, but keeps those blocks.
    Branch(BodyId, OpId, usize),
    /// Removes a block that no operation branches to.
    Unreachable(BodyId, BlockId),
    /// Replaces the operand at the given index with an argument of an enclosing block.
    Operand(BodyId, OpId, u32),
}

/// Returns all structural changes that may be possible, outermost operations first.
pub fn shapes(module: &Module<'_>) -> Vec<Shape> {
    let mut found = Vec::new();
    for op in walk(module).skip(1) {
        let at = (op.body, op.id);
        if op.arena().child(op.id).is_none() {
            let single = |(_, region): &(usize, mlirkit_ir::RegionRef<'_, '_>)| region.blocks().count() == 1;
            found.extend(op.regions().enumerate().filter(single).map(|(index, _)| Shape::Lift(at.0, at.1, index)));
        }
        if op.successors().len() > 1 {
            found.extend((0..op.successors().len()).map(|index| Shape::Choose(at.0, at.1, index)));
        }
        for block in op.regions().flat_map(|region| region.blocks().skip(1)) {
            found.extend([Shape::Unreachable(block.body, block.id), Shape::Merge(block.body, block.id)]);
        }
    }
    found
}

/// Returns the changes that replace branches and keep all blocks. They are less useful than [`Shape::Choose`], because
/// an operation in a block that cannot be reached may keep the test passing.
pub fn branches(module: &Module<'_>) -> Vec<Shape> {
    let of = |op: OpRef<'_, '_>| {
        let (body, id, count) = (op.body, op.id, op.successors().len());
        (0..count).filter(move |_| count > 1).map(move |index| Shape::Branch(body, id, index))
    };
    walk(module).skip(1).flat_map(of).collect()
}

/// Returns the changes that replace operands with arguments of enclosing blocks, one for each operand.
pub fn operands(module: &Module<'_>) -> Vec<Shape> {
    let of = |op: OpRef<'_, '_>| {
        let (body, id) = (op.body, op.id);
        (0..op.operands().len() as u32).map(move |index| Shape::Operand(body, id, index))
    };
    walk(module).skip(1).flat_map(of).collect()
}

/// Applies a structural change. Returns `false` if it is not possible.
pub fn reshape(module: &mut Module<'_>, shape: Shape) -> bool {
    match shape {
        Shape::Lift(body, op, region) => lift(module, body, op, region),
        Shape::Merge(body, block) => merge(module, body, block).is_some(),
        Shape::Choose(body, op, successor) => {
            let Some(region) = module.op(body, op).block().and_then(BlockRef::region).map(|region| region.id) else {
                return false;
            };
            branch(module, body, op, successor).is_some_and(|()| {
                while let Some(block) = unreachable_in(RegionRef { module, body, id: region }) {
                    if module.erase_block(block).is_err() {
                        break;
                    }
                }
                true
            })
        }
        Shape::Branch(body, op, successor) => branch(module, body, op, successor).is_some(),
        Shape::Unreachable(body, block) => {
            let at = BlockRef { module, body, id: block };
            let is_there =
                at.region().is_some() && at.parent_op().is_some_and(is_linked) && branches_to(at).next().is_none();
            let key = at.key();
            is_there && module.erase_block(key).is_ok()
        }
        Shape::Operand(body, op, operand) => {
            let at = module.op(body, op);
            let Some(old) = at.operands().nth(operand as usize).filter(|_| is_linked(at)) else { return false };
            if old.defining_op().is_none() {
                return false;
            }
            let Some(new) = arguments_around(at, body).find(|value| value.ty() == old.ty()) else { return false };
            let new = new.id;
            let Some(arena) = module.body_mut(body) else { return false };
            arena.set_operand(op, operand, new);
            true
        }
    }
}

/// Iterates over the arguments of the blocks that enclose an operation, innermost block first.
fn arguments_around<'m, 'c>(at: OpRef<'m, 'c>, body: BodyId) -> impl Iterator<Item = ValueRef<'m, 'c>> {
    let blocks = std::iter::once(at).chain(at.ancestors()).filter_map(OpRef::block);
    blocks.filter(move |block| block.body == body).flat_map(BlockRef::args)
}

/// Returns a value of type `ty` that is visible at an operation: one of its operands, an argument of an enclosing
/// block, or an earlier result. `None` if there is no such value.
pub fn visible<'m, 'c>(at: OpRef<'m, 'c>, ty: Type) -> Option<ValueRef<'m, 'c>> {
    let fits = |value: &ValueRef<'m, 'c>| value.ty() == ty && value.body == at.body;
    let before = |op: OpRef<'m, 'c>| {
        op.block().into_iter().flat_map(move |block| block.ops().take_while(move |other| *other != op))
    };
    let around = std::iter::once(at).chain(at.ancestors()).take_while(|op| op.body == at.body);
    at.operands()
        .find(fits)
        .or_else(|| arguments_around(at, at.body).find(fits))
        .or_else(|| around.flat_map(before).flat_map(OpRef::results).find(fits))
}

fn is_terminator(op: OpRef<'_, '_>) -> bool {
    op.def().is_some_and(|def| def.flags.has(OpFlags::TERMINATOR))
}

fn lift(module: &mut Module<'_>, body: BodyId, op: OpId, number: usize) -> bool {
    let at = module.op(body, op);
    let (Some(outer), Some(region)) = (at.block(), at.regions().nth(number)) else { return false };
    let Some(block) = region.entry().filter(|_| is_linked(at) && at.arena().child(op).is_none()) else { return false };
    if region.blocks().count() != 1 {
        return false;
    }
    let last = block.ops().last().filter(|last| is_terminator(*last));
    let mut instead: Vec<(ValueId, ValueId)> = Vec::new();
    for arg in block.args().filter(|arg| !arg.is_unused()) {
        let Some(value) = visible(at, arg.ty()) else { return false };
        instead.push((arg.id, value.id));
    }
    let inside: Vec<OpId> = block.ops().filter(|op| Some(*op) != last).map(|op| op.id).collect();
    for (index, result) in at.results().enumerate().filter(|(_, result)| !result.is_unused()) {
        // Prefer the values that the region yields.
        let yielded: Vec<ValueRef<'_, '_>> = last.into_iter().flat_map(OpRef::operands).collect();
        let same = |value: &&ValueRef<'_, '_>| value.ty() == result.ty();
        let found = yielded.get(index).filter(same).or_else(|| yielded.iter().find(same)).copied();
        let Some(value) = found.or_else(|| visible(at, result.ty())) else { return false };
        let value = instead.iter().find(|(arg, _)| *arg == value.id).map_or(value.id, |(_, outside)| *outside);
        instead.push((result.id, value));
    }
    let outer = outer.id;
    let Some(arena) = module.body_mut(body) else { return false };
    for (old, new) in instead {
        arena.replace_uses(old, new);
    }
    let mut after = arena.prev_op(op);
    for inner in inside {
        arena.unlink_op(inner);
        arena.insert_op(outer, after, inner);
        after = Some(inner);
    }
    arena.unlink_op(op);
    true
}

/// Iterates over the operations that branch to a block.
fn branches_to<'m, 'c>(block: BlockRef<'m, 'c>) -> impl Iterator<Item = OpRef<'m, 'c>> {
    let region = block.region();
    let ops = region.into_iter().flat_map(|region| region.blocks()).filter_map(|block| block.ops().last());
    ops.filter(move |op| op.successors().any(|successor| successor == block))
}

/// Returns a block other than the entry that no operation branches to; `None` if there is none.
fn unreachable_in(region: RegionRef<'_, '_>) -> Option<BlockKey> {
    region.blocks().skip(1).find(|block| branches_to(*block).next().is_none()).map(BlockRef::key)
}

fn merge(module: &mut Module<'_>, body: BodyId, block: BlockId) -> Option<()> {
    let at = BlockRef { module, body, id: block };
    let from: Vec<OpRef<'_, '_>> = branches_to(at).take(2).collect();
    let &[branch] = &from[..] else { return None };
    let before = branch.block().filter(|before| *before != at && is_linked(branch))?;
    let args: Vec<ValueRef<'_, '_>> = at.args().collect();
    let passed: Vec<ValueRef<'_, '_>> = branch.operands().collect();
    let same = args.len() == passed.len() && args.iter().zip(&passed).all(|(arg, value)| arg.ty() == value.ty());
    if branch.successors().len() != 1 || !same {
        return None;
    }
    let instead: Vec<(ValueId, ValueId)> = args.iter().zip(&passed).map(|(arg, value)| (arg.id, value.id)).collect();
    let ops: Vec<OpId> = at.ops().map(|op| op.id).collect();
    let (branch, before, key) = (branch.id, before.id, at.key());
    let arena = module.body_mut(body)?;
    arena.unlink_op(branch);
    for (old, new) in instead {
        arena.replace_uses(old, new);
    }
    for op in ops {
        arena.unlink_op(op);
        arena.push_op(before, op);
    }
    module.erase_block(key).ok()
}

/// Replaces a conditional branch with an unconditional branch of the same dialect. `None` if the dialect has none.
fn branch(module: &mut Module<'_>, body: BodyId, op: OpId, successor: usize) -> Option<()> {
    let at = module.op(body, op);
    let (block, target) = (at.block().filter(|_| is_linked(at))?, at.successors().nth(successor)?);
    let ctx = module.context();
    let dialect = ctx.dialect(ctx.ident(at.dialect()))?;
    let is_plain = |def: &&mlirkit_defs::OpDef| {
        def.flags.has(OpFlags::TERMINATOR)
            && def.successors.len() == 1
            && def.operands.len() <= 1
            && def.regions.is_empty()
    };
    let def = dialect.ops().find(is_plain)?;
    let passed: Option<Vec<ValueId>> = target.args().map(|arg| Some(visible(at, arg.ty())?.id)).collect();
    let (passed, successors, block) = (passed?, [target.id], block.id);
    if at.successors().len() == 1 {
        return None;
    }
    let new = NewOp { operands: &passed, successors: &successors, ..NewOp::new(ctx.op_name(&def.name), at.location()) };
    let arena = module.body_mut(body)?;
    arena.unlink_op(op);
    arena.append_op(block, &new);
    Some(())
}
