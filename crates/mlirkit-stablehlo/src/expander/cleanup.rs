//! Removal of unused operations without side effects.

use mlirkit_defs::{OpDef, OpFlags};
use mlirkit_ir::{AttrData, OpId, RegionId};

use super::rewriter::Rewriter;

/// Removes operations with unused results, and then those that only the removed operations used.
pub(super) fn remove_unused(rewriter: &mut Rewriter<'_, '_>) {
    let ops = rewriter.ops();
    let mut uses = vec![0_u32; rewriter.body.value_count()];
    for op in &ops {
        for value in rewriter.body.operands(*op) {
            if let Some(uses) = uses.get_mut(value.index()) {
                *uses += 1;
            }
        }
    }
    // Users come after the operations that they use, so the operations are visited in reverse.
    let mut removed = false;
    for op in ops.into_iter().rev() {
        let used = rewriter.body.results(op).any(|value| uses.get(value.index()).is_some_and(|uses| *uses > 0));
        if used || !is_droppable(rewriter, op) {
            continue;
        }
        for nested in nested(rewriter, op) {
            for value in rewriter.body.operands(nested) {
                if let Some(uses) = uses.get_mut(value.index()) {
                    *uses = uses.saturating_sub(1);
                }
            }
        }
        rewriter.body.unlink_op(op);
        removed = true;
    }
    if removed {
        rewriter.body.use_orders.clear();
    }
}

/// Returns an operation and all operations in its regions.
fn nested(rewriter: &Rewriter<'_, '_>, op: OpId) -> Vec<OpId> {
    let mut all = vec![op];
    let mut next = 0;
    while let Some(op) = all.get(next).copied() {
        let regions: Vec<RegionId> = rewriter.body.regions(op).to_vec();
        for block in regions.into_iter().flat_map(|region| rewriter.body.blocks(region)) {
            all.extend(rewriter.body.ops(block));
        }
        next += 1;
    }
    all
}

/// The side effects of an operation.
enum Effect {
    Nothing,
    /// The side effects are those of the operations in the regions.
    OfRegions,
    Something,
}

fn is_droppable(rewriter: &Rewriter<'_, '_>, op: OpId) -> bool {
    let Some(def) = rewriter.ctx.op_def(rewriter.body.op(op).name) else { return false };
    if def.flags.has(OpFlags::TERMINATOR) || def.flags.has(OpFlags::SYMBOL) {
        return false;
    }
    match effect(rewriter, op, def) {
        Effect::Nothing => true,
        Effect::Something => false,
        Effect::OfRegions => nested(rewriter, op).iter().all(|nested| {
            let def = rewriter.ctx.op_def(rewriter.body.op(*nested).name);
            def.is_some_and(|def| !matches!(effect(rewriter, *nested, def), Effect::Something))
        }),
    }
}

fn effect(rewriter: &Rewriter<'_, '_>, op: OpId, def: &OpDef) -> Effect {
    let has = |name: &str| def.traits.iter().any(|found| &*found.name == name);
    match &*def.name {
        "stablehlo.infeed" | "stablehlo.outfeed" | "stablehlo.recv" | "stablehlo.send" => Effect::Something,
        "stablehlo.custom_call" => {
            let set = rewriter.attr(op, "has_side_effect").map(|attr| rewriter.ctx.attr_data(attr));
            match set {
                Some(AttrData::Integer(value)) if !value.value.is_zero() => Effect::Something,
                _ => Effect::Nothing,
            }
        }
        name if has("MemoryEffectOpInterface") => {
            // A definition records that an operation declares effects, but not which. StableHLO and its companion
            // dialects have no effects; other operations can be removed if they are always speculatable.
            let ours = ["stablehlo.", "chlo.", "sdy."].iter().any(|dialect| name.starts_with(dialect));
            if ours || has("AlwaysSpeculatableImplTrait") { Effect::Nothing } else { Effect::Something }
        }
        _ if has("HasRecursiveMemoryEffects") && !def.flags.has(OpFlags::ISOLATED) => Effect::OfRegions,
        _ => Effect::Something,
    }
}
