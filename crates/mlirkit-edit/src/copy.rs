//! Copies operations between modules of the same context, replacing the values that they use from outside.

use mlirkit_diag::{Error, deep};
use mlirkit_ir::{BlockId, Body, BodyId, Module, NewOp, OpId, OpRef, RegionId, RegionRef, ValueId};
use rustc_hash::FxHashMap;

/// A map from the values and blocks of one body to their copies in another body.
#[derive(Default)]
pub struct CloneMap<'m, 'c> {
    /// The copy of each value. Before copying, insert a replacement for each value that the operations use from
    /// outside.
    pub values: FxHashMap<ValueId, ValueId>,
    blocks: FxHashMap<BlockId, BlockId>,
    /// Copies whose operands have not been set yet, because the definition of an operand may not have been copied.
    open: Vec<(OpId, OpRef<'m, 'c>)>,
}

/// Copies operations to the end of the block `block` in `body` of the module `to`.
///
/// # Errors
/// Fails if an operation uses an outside value that the map lacks.
pub fn copy_ops<'m, 'c>(
    ops: &[OpRef<'m, 'c>],
    to: &mut Module<'c>,
    (body, block): (BodyId, BlockId),
    map: &mut CloneMap<'m, 'c>,
) -> Result<(), Error> {
    ops.iter().try_for_each(|op| append(*op, to, (body, block), map))?;
    connect(to, body, map)
}

/// Copies an operation to the end of a block. The operands are set by [`connect`].
fn append<'m, 'c>(
    op: OpRef<'m, 'c>,
    to: &mut Module<'c>,
    (body, block): (BodyId, BlockId),
    map: &mut CloneMap<'m, 'c>,
) -> Result<(), Error> {
    let copy = copy(op, to, body, map)?;
    if let Some(body) = to.body_mut(body) {
        body.push_op(block, copy);
    }
    Ok(())
}

/// Copies operations of several modules to the end of the block `block` in `body` of the module `to`, in this order.
///
/// # Errors
/// Fails if an operation uses a value of its module that none of the copied operations defines.
pub fn copy_from_modules<'m, 'c>(
    ops: &[OpRef<'m, 'c>],
    to: &mut Module<'c>,
    (body, block): (BodyId, BlockId),
) -> Result<(), Error> {
    // Each module needs its own map, because values of different modules may have equal ids. The maps are in the order of
    // the operations, so that of several errors the same one is reported in each run.
    let mut maps: Vec<CloneMap<'m, 'c>> = Vec::new();
    let mut indices: FxHashMap<*const Module<'c>, usize> = FxHashMap::default();
    for op in ops {
        let index = *indices.entry(std::ptr::from_ref(op.module)).or_insert(maps.len());
        if index == maps.len() {
            maps.push(CloneMap::default());
        }
        let Some(map) = maps.get_mut(index) else { continue };
        append(*op, to, (body, block), map)?;
    }
    maps.iter_mut().try_for_each(|map| connect(to, body, map))
}

/// Sets the operands of the copies, once all values have been copied.
fn connect(to: &mut Module<'_>, body: BodyId, map: &mut CloneMap<'_, '_>) -> Result<(), Error> {
    for (copy, op) in std::mem::take(&mut map.open) {
        let operands: Option<Vec<ValueId>> =
            op.operands().map(|operand| map.values.get(&operand.id).copied()).collect();
        let operands = operands.ok_or_else(|| {
            let message = format!("'{}' uses a value from outside the copied operations", op.name());
            Error::unplaced(message)
        })?;
        if let Some(body) = to.body_mut(body) {
            body.set_operands(copy, &operands);
        }
    }
    Ok(())
}

fn copy<'m, 'c>(
    op: OpRef<'m, 'c>,
    to: &mut Module<'c>,
    body: BodyId,
    map: &mut CloneMap<'m, 'c>,
) -> Result<OpId, Error> {
    op.load()?;
    let mut regions = Vec::new();
    let mut child = None;
    if op.arena().child(op.id).is_some() {
        let inner = to.add_body(Body::new());
        child = Some(inner);
        let mut own = CloneMap::default();
        for region in op.regions() {
            let Some(new) = to.body_mut(inner).map(Body::new_root) else { continue };
            deep(|| copy_region(region, to, (inner, new), &mut own))?;
        }
        connect(to, inner, &mut own)?;
    } else {
        for region in op.regions() {
            let Some(new) = to.body_mut(body).map(Body::new_region) else { continue };
            regions.push(new);
            deep(|| copy_region(region, to, (body, new), map))?;
        }
    }
    let data = op.arena().op(op.id);
    let successors: Vec<BlockId> =
        op.successors().map(|block| map.blocks.get(&block.id).copied().unwrap_or(block.id)).collect();
    let new = NewOp {
        attrs: data.attrs,
        props: data.props,
        results: op.result_types(),
        successors: &successors,
        regions: &regions,
        child,
        ..NewOp::new(data.name, data.loc)
    };
    let Some(target) = to.body_mut(body) else { return Ok(OpId::NONE) };
    let copy = target.new_op(&new);
    map.values.extend(op.results().map(|result| result.id).zip(target.results(copy)));
    map.open.push((copy, op));
    Ok(copy)
}

fn copy_region<'m, 'c>(
    region: RegionRef<'m, 'c>,
    to: &mut Module<'c>,
    (body, new): (BodyId, RegionId),
    map: &mut CloneMap<'m, 'c>,
) -> Result<(), Error> {
    // Create all blocks first, because a branch may lead to a later block.
    for block in region.blocks() {
        let arena = block.arena();
        let Some(target) = to.body_mut(body) else { continue };
        let copy = target.append_block(new);
        if arena.arg_count(block.id) > 0 {
            target.set_args(copy, arena.arg_types(block.id), arena.arg_locs(block.id));
        }
        map.values.extend(arena.args(block.id).zip(target.args(copy)));
        map.blocks.insert(block.id, copy);
    }
    for block in region.blocks() {
        let Some(place) = map.blocks.get(&block.id).copied() else { continue };
        for op in block.ops() {
            let copy = copy(op, to, body, map)?;
            if let Some(target) = to.body_mut(body) {
                target.push_op(place, copy);
            }
        }
    }
    Ok(())
}
