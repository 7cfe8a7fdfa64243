//! Hoisting and deduplication of constants. Constants move to the start of the function (or other isolated region).

use mlirkit_defs::OpFlags;
use mlirkit_ir::{Attr, AttrData, Blob, BlockId, DenseElementsAttr, OpId, RegionId, TensorType, Type, TypeData};
use rustc_hash::{FxHashMap, FxHashSet};

use super::rewriter::{NewOpSpec, Rewriter};

/// The constants that the expander has hoisted to the start of their region.
#[derive(Default)]
pub(super) struct Constants {
    /// Hoisted constants by region, dialect, value and type.
    known: FxHashMap<(RegionId, &'static str, Attr, Type), OpId>,
    ops: FxHashSet<OpId>,
}

impl Rewriter<'_, '_> {
    /// Hoists an operation if it is a constant. If an equal constant has already been hoisted, the operation is
    /// replaced by it.
    pub(super) fn hoist(&mut self, op: OpId) {
        let Some(def) = self.ctx.op_def(self.body.op(op).name) else { return };
        if !def.flags.has(OpFlags::CONSTANT_LIKE) {
            return;
        }
        let (Some(value), Some(ty), Some(region)) = (self.attr(op, "value"), self.result_type(op), self.front(op))
        else {
            return;
        };
        let Some(entry) = self.body.entry(region) else { return };
        let is_behind = |rewriter: &Self| {
            let before = rewriter.body.prev_op(op);
            before.is_some_and(|before| !rewriter.constants.ops.contains(&before))
        };
        if self.constants.ops.contains(&op) {
            if is_behind(self) {
                self.move_to_front(op, entry);
            }
            return;
        }
        let dialect = def.name.split('.').next().unwrap_or_default();
        if let Some(known) = self.constants.known.get(&(region, dialect, value, ty)).copied() {
            let results: Vec<_> = self.body.results(known).collect();
            self.replace(op, &results);
            self.forget_location(known);
            return;
        }
        if self.body.op_block(op) != Some(entry) {
            self.move_to_front(op, entry);
            self.forget_location(op);
        } else if is_behind(self) {
            self.move_to_front(op, entry);
        }
        self.constants.ops.insert(op);
        self.constants.known.insert((region, dialect, value, ty), op);
    }

    /// Returns the region to which constants are hoisted: the innermost region around `op` that is isolated from above.
    /// `None` if `op` is unlinked.
    fn front(&self, op: OpId) -> Option<RegionId> {
        let mut block = self.body.op_block(op)?;
        loop {
            let region = self.body.block_region(block)?;
            let Some(owner) = self.body.region_owner(region) else { return Some(region) };
            let def = self.ctx.op_def(self.body.op(owner).name);
            if def.is_none_or(|def| def.flags.has(OpFlags::ISOLATED)) {
                return Some(region);
            }
            block = self.body.op_block(owner)?;
        }
    }

    fn move_to_front(&mut self, op: OpId, entry: BlockId) {
        self.body.unlink_op(op);
        self.body.insert_op(entry, None, op);
    }

    /// Sets the location of a constant to unknown, because it replaces several constants with different locations.
    fn forget_location(&mut self, op: OpId) {
        self.body.op_mut(op).loc = self.ctx.unknown_loc();
    }

    /// Replaces `chlo.constant_like` by a constant if the shape is static. The next round hoists it.
    pub(super) fn fold_constant_like(&mut self, op: OpId) {
        let operand_type = self.body.operands(op).first().map(|operand| self.body.ty(*operand));
        let (Some(value), Some(like)) = (self.attr(op, "value"), operand_type) else { return };
        let Some((ty, value)) = self.splat(like, value) else { return };
        let attrs = [("value", value)];
        let constant = self.make(op, self.loc(op), &NewOpSpec::new("chlo.constant", &[], &ty).with(&attrs));
        self.replace(op, &[constant]);
    }

    /// Returns a splat tensor attribute that has the shape of `like`, and its type. `None` if that shape is not static.
    pub(super) fn splat(&self, like: Type, value: Attr) -> Option<(Type, Attr)> {
        let TypeData::RankedTensor(tensor) = self.ctx.type_data(like) else { return None };
        if tensor.shape.iter().any(|size| *size < 0) {
            return None;
        }
        let (element, data) = match self.ctx.attr_data(value) {
            AttrData::Float(float) => {
                let TypeData::Float(kind) = self.ctx.type_data(float.ty) else { return None };
                (float.ty, little_endian(float.bits(), kind.width()))
            }
            AttrData::Integer(int) => (int.ty, int.value.to_le_bytes()),
            _ => return None,
        };
        let shape = tensor.shape.clone();
        let ty = self.ctx.ty(TypeData::RankedTensor(Box::new(TensorType { shape, element, encoding: None })));
        let dense = DenseElementsAttr { ty, splat: true, data: Blob::owned(data) };
        Some((ty, self.ctx.attr(AttrData::DenseElements(Box::new(dense)))))
    }
}

/// Returns the lowest `width` bits as little-endian bytes.
fn little_endian(bits: u128, width: u32) -> Vec<u8> {
    let bytes = usize::try_from(width.div_ceil(8)).unwrap_or(16);
    bits.to_le_bytes().into_iter().take(bytes).collect()
}
