//! Effects of operations on their handles: which handles an operation consumes. Each effect must be declared.
//!
//! Upstream defines these as memory effects in C++. Reading is the default; this module lists what consumes a handle.

use std::collections::{HashMap, HashSet};

use mlirkit_ir::{OpKey, OpRef, RegionRef, ValueKey, ValueRef};
use mlirkit_verify::checks::FreedOperands;
use mlirkit_verify::{Checks, Verdict, Violation};

use super::is_transform;
use super::sequences::has_arg_attr;
use crate::common::rules::has_trait;

pub(super) fn register(checks: &mut Checks) {
    checks.frees.extend([
        ("transform.affine.simplify_bounded_affine_ops", target as FreedOperands),
        ("transform.affine.simplify_min_max_affine_ops", target),
        ("transform.alternatives", |op| op.operands().map(ValueRef::key).collect()),
        ("transform.apply_conversion_patterns", |op| unless(op, "preserve_handles")),
        ("transform.apply_registered_pass", target),
        ("transform.foreach_match", |op| named(op, "root")),
        ("transform.func.deduplicate_func_args", |op| named(op, "module")),
        ("transform.func.replace_func_signature", |op| named(op, "module")),
        ("transform.include", included),
        ("transform.loop.promote_if_one_iteration", target),
        ("transform.memref.alloca_to_global", |op| named(op, "alloca")),
        ("transform.nvgpu.create_async_groups", target),
        // The trait reports a different message.
        ("transform.split_handle", |_| Vec::new()),
        ("transform.structured.bufferize_to_allocation", |op| unless(op, "bufferize_destination_only")),
        ("transform.structured.fuse", target),
        ("transform.structured.fuse_into_containing_op", |op| named(op, "producer_op")),
        ("transform.structured.pack", target),
        ("transform.structured.pack_greedily", target),
        ("transform.structured.pad", target),
        ("transform.structured.pad_tiling_interface", target),
        ("transform.structured.replace", target),
        ("transform.structured.split", target),
        ("transform.structured.tile_using_for", target),
        ("transform.structured.tile_using_forall", target),
        ("transform.structured.vectorize", target),
        ("transform.xegpu.set_desc_layout", target),
    ]);
    checks.traits.insert("TransformOpInterface", |op, _| {
        verify_own_results(op)?;
        if op.is("transform.include") { verify_included(op) } else { Ok(()) }
    });
}

fn named(op: OpRef<'_, '_>, name: &str) -> Vec<ValueKey> {
    op.operands_named(name).map(ValueRef::key).collect()
}

fn target(op: OpRef<'_, '_>) -> Vec<ValueKey> {
    named(op, "target")
}

fn unless(op: OpRef<'_, '_>, flag: &str) -> Vec<ValueKey> {
    if op.prop(flag).is_some() { Vec::new() } else { target(op) }
}

/// Returns the sequence that an operation includes; `None` if the symbol does not refer to one.
fn callee<'m, 'c>(op: OpRef<'m, 'c>) -> Option<OpRef<'m, 'c>> {
    op.lookup_nearest_symbol(op.prop("target")?).filter(|found| found.is("transform.named_sequence"))
}

/// Returns the operands that the included sequence declares as consumed.
fn included(op: OpRef<'_, '_>) -> Vec<ValueKey> {
    let Some(callee) = callee(op) else { return Vec::new() };
    let consumed = |(index, _): &(usize, ValueRef<'_, '_>)| has_arg_attr(callee, *index, "transform.consumed");
    op.operands().enumerate().filter(consumed).map(|(_, operand)| operand.key()).collect()
}

/// Checks that an operation does not consume its own result, which would be possible in a graph region.
fn verify_own_results(op: OpRef<'_, '_>) -> Verdict {
    match op.operands().position(|operand| operand.defining_op().is_some_and(|def| def.key() == op.key())) {
        Some(index) => {
            let message = "TransformOpInterface did not expect 'allocate' memory effect on an operand";
            Err(Violation::at(op, message).with_note(op.location(), format!("specified for operand #{index}")))
        }
        None => Ok(()),
    }
}

/// Checks that an included sequence declares an effect for each operand.
fn verify_included(op: OpRef<'_, '_>) -> Verdict {
    let Some(callee) = callee(op) else { return Ok(()) };
    let says =
        |index| ["transform.consumed", "transform.readonly"].iter().any(|name| has_arg_attr(callee, index, name));
    let known: HashSet<_> =
        op.operands().enumerate().filter(|(index, _)| says(*index)).map(|(_, value)| value.key()).collect();
    match op.operands().position(|operand| !known.contains(&operand.key())) {
        Some(index) => {
            let message = "TransformOpInterface requires memory effects on operands to be specified";
            let note = format!("no effects specified for operand #{index}");
            Err(Violation::at(op, message).with_note(op.location(), note))
        }
        None => Ok(()),
    }
}

/// The values that a group of operations consumes.
#[derive(Default)]
pub(super) struct Ended {
    surely: HashSet<ValueKey>,
    /// Operands of operations with unknown effects: unregistered operations that declare none.
    perhaps: HashSet<ValueKey>,
}

impl Ended {
    /// Collects the values that the given operations consume.
    pub(super) fn by<'m, 'c: 'm>(ops: impl Iterator<Item = OpRef<'m, 'c>>) -> Self {
        let mut ended = Self::default();
        for op in ops.filter(|op| op.operands().len() > 0) {
            let taken = || op.operands().map(ValueRef::key);
            if !is_known(op) {
                ended.perhaps.extend(taken());
            }
            let effects = Effects::of(op);
            if let Some(freed) = effects.freed.get(&op.key()) {
                ended.surely.extend(taken().filter(|value| freed.contains(value)));
            }
        }
        ended
    }

    /// Returns whether a value is certain to be consumed.
    pub(super) fn surely(&self, value: &ValueKey) -> bool {
        self.surely.contains(value)
    }

    /// Returns whether a value may be consumed.
    pub(super) fn perhaps(&self, value: &ValueKey) -> bool {
        self.surely.contains(value) || self.perhaps.contains(value)
    }
}

/// Returns whether the effects of an operation on its operands are known.
fn is_known(op: OpRef<'_, '_>) -> bool {
    let is_own = || {
        let (dialect, short) = op.name().split_once('.')?;
        crate::lookup(dialect)?.op(short)
    };
    is_own().is_some() || stated(op).is_some() || has_trait(op, CONSUMES)
}

/// The name of the trait of operations that consume all their operands unless they declare otherwise.
const CONSUMES: &str = "FunctionalStyleTransformOpTrait";

/// Returns the function that lists the operands that an operation consumes; `None` if its dialect registers no such
/// function.
fn stated(op: OpRef<'_, '_>) -> Option<FreedOperands> {
    op.context().extension::<Checks>()?.find(op.name(), |checks| &checks.frees)
}

/// The handles that each nested operation consumes.
pub(super) struct Effects {
    freed: HashMap<OpKey, HashSet<ValueKey>>,
}

impl Effects {
    /// Collects the handles that an operation and all nested operations consume.
    pub(super) fn of(root: OpRef<'_, '_>) -> Self {
        let mut effects = Self { freed: HashMap::new() };
        // Visit nested operations first, because the effects of an operation depend on them.
        let ops: Vec<_> = root.walk().collect();
        for op in ops.into_iter().rev() {
            let freed = effects.freed_by(op);
            if !freed.is_empty() {
                effects.freed.insert(op.key(), freed.into_iter().collect());
            }
        }
        effects
    }

    fn freed_by(&self, op: OpRef<'_, '_>) -> Vec<ValueKey> {
        if matches!(op.name(), "transform.foreach" | "transform.sequence" | "transform.with_pdl_patterns") {
            return self.handed_in(op);
        }
        match stated(op) {
            Some(frees) => frees(op),
            None if has_trait(op, CONSUMES) => op.operands().map(ValueRef::key).collect(),
            None => Vec::new(),
        }
    }

    /// Returns the operands that an operation passes to block arguments that its block consumes.
    fn handed_in(&self, op: OpRef<'_, '_>) -> Vec<ValueKey> {
        let Some(entry) = op.region(0).and_then(RegionRef::entry) else { return Vec::new() };
        let consumed: HashSet<_> = entry.ops().filter_map(|nested| self.freed.get(&nested.key())).flatten().collect();
        let pairs = entry.args().zip(op.operands());
        pairs.filter(|(arg, _)| consumed.contains(&arg.key())).map(|(_, operand)| operand.key()).collect()
    }

    /// Returns whether an operation may consume a value. An operation with unknown effects may.
    pub(super) fn may_free(&self, op: OpRef<'_, '_>, value: ValueRef<'_, '_>) -> bool {
        !is_transform(op) || self.frees(op, value)
    }

    /// Returns whether an operation is known to consume a value.
    pub(super) fn frees(&self, op: OpRef<'_, '_>, value: ValueRef<'_, '_>) -> bool {
        self.freed.get(&op.key()).is_some_and(|freed| freed.contains(&value.key()))
    }
}
