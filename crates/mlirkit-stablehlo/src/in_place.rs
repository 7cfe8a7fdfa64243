//! The largest function of a module changes where it lies: its arena goes over to the new module, which spares a copy.
//!
//! In StableHLO a function owns its arena; in VHLO it lies in that of the module, so the arena changes its owner on the way.

use mlirkit_defs::OpFlags;
use mlirkit_ir::{BlockId, Body, BodyId, Module, OpId, OpName, RegionId};

use crate::convert::Way;
use crate::ops::{Attributes, Counterpart, Fate, Ops};

/// The function, and the operations in it.
pub(crate) struct Function {
    /// The body that the function itself stands in.
    pub outer: BodyId,
    /// The function.
    pub op: OpId,
    /// The arena of what is in it.
    pub arena: BodyId,
    /// Its region there.
    pub region: RegionId,
    blocks: Vec<BlockId>,
    ops: Vec<OpId>,
}

impl Function {
    /// The largest function, if it is most of the module and everything in it can change where it lies.
    pub(crate) fn find(module: &Module<'_>, ops: &mut Ops<'_>) -> Option<Self> {
        let (root, way) = (module.root()?, ops.convert.way);
        let outer = root.arena().child(root.id)?;
        let body = module.body(outer);
        let blocks = body.roots().iter().flat_map(|region| body.blocks(*region));
        let functions = blocks.flat_map(|block| body.ops(block)).filter_map(|op| match way {
            Way::ToVhlo { .. } => {
                let arena = body.child(op)?;
                let [region] = *module.body(arena).roots() else { return None };
                Some(Self { outer, op, arena, region, blocks: Vec::new(), ops: Vec::new() })
            }
            Way::ToStablehlo => {
                let [region] = *body.regions(op) else { return None };
                Some(Self { outer, op, arena: outer, region, blocks: Vec::new(), ops: Vec::new() })
            }
        });
        let all: usize =
            (0..u32::try_from(module.body_count()).ok()?).map(|id| module.body(BodyId(id)).op_count()).sum();
        functions.into_iter().find_map(|mut function| {
            let large = way == Way::ToStablehlo || module.body(function.arena).op_count() > all / 2;
            if !large || !is_function(&ops.fate(body.op(function.op).name)) {
                return None;
            }
            function.collect(module.body(function.arena));
            let most = function.ops.len() > all / 2;
            (most && function.can_change(module.body(function.arena), ops)).then_some(function)
        })
    }

    /// Notes all blocks and operations.
    fn collect(&mut self, body: &Body) {
        self.blocks.extend(body.blocks(self.region));
        let mut next = 0;
        while let Some(block) = self.blocks.get(next).copied() {
            next += 1;
            for op in body.ops(block) {
                self.ops.push(op);
                self.blocks.extend(body.regions(op).iter().flat_map(|region| body.blocks(*region)));
            }
        }
    }

    fn can_change(&self, body: &Body, ops: &mut Ops<'_>) -> bool {
        // Bodies get other ids, also those of operations that are not in use any more.
        if (0..u32::try_from(body.op_count()).unwrap_or(u32::MAX)).any(|op| body.child(OpId(op)).is_some()) {
            return false;
        }
        let mut defined = vec![false; body.value_count()];
        let values = |op: &OpId| body.results(*op);
        let all = self.ops.iter().flat_map(values).chain(self.blocks.iter().flat_map(|block| body.args(*block)));
        for value in all {
            if ops.convert.ty(body.ty(value)).is_none() {
                return false;
            }
            if let Some(defined) = defined.get_mut(value.index()) {
                *defined = true;
            }
        }
        self.ops.iter().all(|op| {
            let inside = body.operands(*op).iter().all(|value| defined.get(value.index()) == Some(&true));
            inside && self.changed(body, *op, ops).is_some()
        })
    }

    /// The new name and attributes of an operation; `None` if it needs more than those.
    fn changed(&self, body: &Body, op: OpId, ops: &mut Ops<'_>) -> Option<(OpName, Attributes)> {
        let data = body.op(op);
        let fate = ops.fate(data.name);
        let counterpart: &Counterpart = match &*fate {
            Fate::Become(counterpart) => counterpart,
            Fate::Return { of_function, of_region } => {
                if body.op_block(op).and_then(|block| body.block_region(block)) == Some(self.region) {
                    of_function
                } else {
                    of_region
                }
            }
            Fate::Stay | Fate::Fail => return None,
        };
        let def = ops.convert.ctx.op_def(counterpart.name)?;
        if def.flags.has(OpFlags::ISOLATED) {
            return None;
        }
        let attributes = ops.attributes(data.name, counterpart, (data.props, data.attrs))?;
        Some((counterpart.name, attributes))
    }

    /// Changes everything in the function.
    pub(crate) fn change(&self, body: &mut Body, ops: &mut Ops<'_>) {
        for op in &self.ops {
            let Some((name, (props, attrs))) = self.changed(body, *op, ops) else { continue };
            let data = body.op_mut(*op);
            (data.name, data.props, data.attrs) = (name, props, attrs);
            for value in body.results(*op) {
                if let Some(ty) = ops.convert.ty(body.ty(value)) {
                    body.set_type(value, ty);
                }
            }
        }
        for value in self.blocks.iter().flat_map(|block| body.args(*block)).collect::<Vec<_>>() {
            if let Some(ty) = ops.convert.ty(body.ty(value)) {
                body.set_type(value, ty);
            }
        }
        body.use_orders.clear();
    }
}

/// Whether operations become functions of the other side.
fn is_function(fate: &Fate) -> bool {
    matches!(fate, Fate::Become(counterpart) if counterpart.is_function())
}
