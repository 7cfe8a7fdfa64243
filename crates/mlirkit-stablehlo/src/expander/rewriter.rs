//! The rewriter of a body: inserts operations and replaces values.

use mlirkit_diag::Result;
use mlirkit_ir::{Attr, Body, Context, NewOp, OpId, RegionId, Type, ValueDef, ValueId};
use rustc_hash::FxHashMap;

use super::constants::Constants;
use super::{Expansion, cleanup, groups, indices, tangent};

/// The state of rewriting a body.
pub(super) struct Rewriter<'a, 'c> {
    pub(super) ctx: &'c Context,
    pub(super) body: &'a mut Body,
    pub(super) constants: Constants,
    /// The replacement for each replaced value.
    replaced: FxHashMap<ValueId, ValueId>,
}

/// The description of a new operation.
pub(super) struct NewOpSpec<'a> {
    pub(super) name: &'a str,
    pub(super) operands: &'a [ValueId],
    pub(super) results: &'a [Type],
    pub(super) attrs: &'a [(&'a str, Attr)],
    pub(super) regions: &'a [RegionId],
}

impl<'a> NewOpSpec<'a> {
    /// Describes an operation with one result, without attributes or regions.
    pub(super) fn new(name: &'a str, operands: &'a [ValueId], result: &'a Type) -> Self {
        Self { name, operands, results: std::slice::from_ref(result), attrs: &[], regions: &[] }
    }

    /// Sets the attributes of the new operation.
    pub(super) fn with(self, attrs: &'a [(&'a str, Attr)]) -> Self {
        Self { attrs, ..self }
    }
}

impl<'a, 'c> Rewriter<'a, 'c> {
    pub(super) fn new(ctx: &'c Context, body: &'a mut Body) -> Self {
        Self { ctx, body, constants: Constants::default(), replaced: FxHashMap::default() }
    }

    /// Rewrites the body repeatedly until nothing changes.
    pub(super) fn run(mut self, expansion: &Expansion) -> Result<()> {
        while self.round(expansion)? {}
        Ok(())
    }

    /// Visits all operations once. Returns true if any operation was replaced.
    fn round(&mut self, expansion: &Expansion) -> Result<bool> {
        for op in self.ops() {
            self.hoist(op);
        }
        self.settle();
        cleanup::remove_unused(self);
        for op in self.ops() {
            match self.name(op) {
                "stablehlo.gather" if expansion.batching_dimensions => indices::gather(self, op),
                "stablehlo.scatter" if expansion.batching_dimensions => indices::scatter(self, op),
                "stablehlo.tan" if expansion.tan => tangent::expand(self, op),
                "chlo.constant_like" => self.fold_constant_like(op),
                _ => {}
            }
            if let Some(meshes) = &expansion.meshes {
                groups::expand(self, op, meshes)?;
            }
        }
        let changed = !self.replaced.is_empty();
        self.settle();
        Ok(changed)
    }

    /// Returns all operations in pre-order.
    pub(super) fn ops(&self) -> Vec<OpId> {
        let mut ops = Vec::new();
        let mut regions: Vec<RegionId> = self.body.roots().iter().rev().copied().collect();
        let mut pending: Vec<Option<OpId>> = Vec::new();
        loop {
            if let Some(Some(op)) = pending.pop() {
                ops.push(op);
                pending.push(self.body.next_op(op));
                for region in self.body.regions(op).iter().rev() {
                    self.first_ops(*region, &mut pending);
                }
            } else if pending.is_empty() {
                let Some(region) = regions.pop() else { return ops };
                self.first_ops(region, &mut pending);
            }
        }
    }

    /// Pushes the first operation of each block in a region, in reverse block order.
    fn first_ops(&self, region: RegionId, pending: &mut Vec<Option<OpId>>) {
        let start = pending.len();
        pending.extend(self.body.blocks(region).map(|block| self.body.first_op(block)));
        if let Some(added) = pending.get_mut(start..) {
            added.reverse();
        }
    }

    pub(super) fn name(&self, op: OpId) -> &'c str {
        self.ctx.op_str(self.body.op(op).name)
    }

    pub(super) fn loc(&self, op: OpId) -> Attr {
        self.body.op(op).loc
    }

    /// Returns the location of the operation or block argument that defines a value.
    pub(super) fn loc_of(&self, value: ValueId) -> Attr {
        match self.body.value_def(value) {
            ValueDef::Result(op, _) => self.loc(op),
            ValueDef::Argument(block, index) => {
                let loc = usize::try_from(index).ok().and_then(|index| self.body.arg_locs(block).get(index));
                loc.copied().unwrap_or_else(|| self.ctx.unknown_loc())
            }
        }
    }

    /// Returns the value of an inherent attribute; `None` if it is unset.
    pub(super) fn attr(&self, op: OpId, name: &str) -> Option<Attr> {
        let op = self.body.op(op);
        self.ctx.prop(self.ctx.op_def(op.name)?, op.props, name)
    }

    /// Returns the operands of an operation, with replacements applied.
    pub(super) fn operands(&self, op: OpId) -> Vec<ValueId> {
        self.body.operands(op).iter().map(|value| self.value(*value)).collect()
    }

    /// Returns the type of an operation's first result; `None` if it has no results.
    pub(super) fn result_type(&self, op: OpId) -> Option<Type> {
        self.body.result_types(op).first().copied()
    }

    /// Inserts a new operation before another one, and returns its first result.
    pub(super) fn make(&mut self, before: OpId, loc: Attr, made: &NewOpSpec<'_>) -> ValueId {
        let op = self.make_op(before, loc, made);
        self.body.results(op).next().unwrap_or(ValueId::NONE)
    }

    /// Inserts a new operation before another one.
    pub(super) fn make_op(&mut self, before: OpId, loc: Attr, made: &NewOpSpec<'_>) -> OpId {
        let name = self.ctx.op_name(made.name);
        let def = self.ctx.op_def(name);
        let props = def.and_then(|def| {
            made.attrs.iter().fold(None, |props, (name, value)| self.ctx.with_prop(def, props, name, Some(*value)))
        });
        let (operands, results, regions) = (made.operands, made.results, made.regions);
        let op = self.body.new_op(&NewOp { props, operands, results, regions, ..NewOp::new(name, loc) });
        self.insert(before, op);
        op
    }

    /// Inserts an existing, unlinked operation before another one.
    pub(super) fn insert(&mut self, before: OpId, op: OpId) {
        if let Some(block) = self.body.op_block(before) {
            let after = self.body.prev_op(before);
            self.body.insert_op(block, after, op);
        }
    }

    /// Replaces the results of an operation by the given values, and unlinks the operation.
    pub(super) fn replace(&mut self, op: OpId, values: &[ValueId]) {
        let results: Vec<ValueId> = self.body.results(op).collect();
        self.replaced.extend(results.into_iter().zip(values.iter().copied()));
        self.body.unlink_op(op);
    }

    /// Returns the value by which a value is currently replaced, or the value itself.
    pub(super) fn value(&self, mut value: ValueId) -> ValueId {
        while let Some(next) = self.replaced.get(&value) {
            value = *next;
        }
        value
    }

    /// Applies all replacements to operands.
    fn settle(&mut self) {
        if self.replaced.is_empty() {
            return;
        }
        for op in self.ops() {
            let operands = self.operands(op);
            for (index, value) in (0..).zip(operands) {
                self.body.set_operand(op, index, value);
            }
        }
        // The stored use-list orders no longer apply.
        self.body.use_orders.clear();
        self.replaced.clear();
    }
}
