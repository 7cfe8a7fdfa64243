//! Conversion of a module between StableHLO and VHLO by rebuilding each operation in order.
//!
//! In StableHLO, each function owns a body; in VHLO, its operations are in the enclosing body. The conversion therefore
//! assigns new ids to values and may move them to another body. If operations of other dialects are kept,
//! `builtin.unrealized_conversion_cast` converts between the types of both dialects, directly after the definition of a
//! value.

use mlirkit_asm::error_at;
use mlirkit_bytecode::{pre_order, reference_uses};
use mlirkit_defs::OpFlags;
use mlirkit_diag::{Error, Result};
use mlirkit_ir::{
    Attr, BlockId, BlockRef, Body, BodyId, Context, Module, NewOp, OpId, OpName, OpRef, RegionId, Type, ValueDef,
    ValueId,
};
use smallvec::SmallVec;

use crate::convert::Direction;
use crate::in_place;
use crate::ops::{Attributes, Fate, Ops};

/// Whether to accept operations, attributes and types of other dialects.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum OtherDialects {
    /// Report an error for them.
    #[default]
    Refuse,
    /// Keep them, and insert casts between them and VHLO.
    Keep,
}

/// Converts StableHLO to VHLO. Every operation has its newest form, and every attribute is explicit.
///
/// # Errors
/// Returns an error about the first operation that VHLO cannot express, worded as in upstream StableHLO.
///
/// ```
/// use mlirkit_ir::{Context, DialectSet};
/// use mlirkit_stablehlo::{OtherDialects, legalize_to_vhlo};
///
/// let dialects = DialectSet::new().with_lookup(mlirkit_dialects::lookup);
/// let ctx = Context::new(dialects).with_extension(mlirkit_dialects::hooks());
/// let text = "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
///   %0 = stablehlo.tanh %x : tensor<4xf32>
///   return %0 : tensor<4xf32>
/// }";
/// let stablehlo = mlirkit_asm::parse(&ctx, "f.mlir", text.as_bytes(), &Default::default()).unwrap().module;
/// let vhlo = legalize_to_vhlo(&stablehlo, OtherDialects::Refuse)?;
/// let names: Vec<_> = vhlo.root().unwrap().walk().map(|op| op.name()).collect();
/// assert_eq!(names, ["builtin.module", "vhlo.func_v1", "vhlo.tanh_v2", "vhlo.return_v1"]);
/// # Ok::<(), mlirkit_diag::Error>(())
/// ```
pub fn legalize_to_vhlo<'c>(module: &Module<'c>, others: OtherDialects) -> Result<Module<'c>> {
    let ops = Ops::new(module.context(), Direction::ToVhlo { foreign: others == OtherDialects::Keep });
    Rewrite::new(module, ops).run()
}

/// Converts VHLO, in which every operation has its newest form, to StableHLO. Attributes with StableHLO's default value
/// are omitted.
///
/// # Errors
/// Returns an error about the first operation that has an older form, or attributes that StableHLO lacks. It is worded
/// as in upstream StableHLO.
pub fn legalize_to_stablehlo<'c>(module: &Module<'c>) -> Result<Module<'c>> {
    let ops = Ops::new(module.context(), Direction::ToStablehlo);
    Rewrite::new(module, ops).run()
}

/// Converts a module as [`legalize_to_vhlo`] does, but consumes it to save time and memory.
pub(crate) fn into_vhlo(module: Module<'_>, others: OtherDialects) -> Result<Module<'_>> {
    into_other(module, Direction::ToVhlo { foreign: others == OtherDialects::Keep })
}

/// Converts a module as [`legalize_to_stablehlo`] does, but consumes it to save time and memory.
pub(crate) fn into_stablehlo(module: Module<'_>) -> Result<Module<'_>> {
    into_other(module, Direction::ToStablehlo)
}

fn into_other(mut module: Module<'_>, way: Direction) -> Result<Module<'_>> {
    load_all(&module)?;
    let mut ops = Ops::new(module.context(), way);
    if let Some(new) = in_place::change(&mut module, &mut ops) {
        return Ok(new);
    }
    Rewrite::new(&module, ops).run()
}

fn load_all(module: &Module<'_>) -> Result<()> {
    module.load_all().map_err(|diagnostic| Error::from(*diagnostic))
}

/// A new value that replaces an old one.
#[derive(Clone, Copy)]
struct ConvertedValue {
    body: BodyId,
    value: ValueId,
    /// The result of the cast of the new value to the type in the other dialect, if there is such a cast.
    cast: ValueId,
}

const NOT_YET: ConvertedValue = ConvertedValue { body: BodyId::NONE, value: ValueId::NONE, cast: ValueId::NONE };

/// The operations of a block that remain to be rebuilt, starting with `next`.
struct RestOfBlock {
    from: BodyId,
    next: Option<OpId>,
    to: BodyId,
    block: BlockId,
    of_function: bool,
}

/// An operand that refers to a value that had not been rebuilt when its operation was.
struct PendingOperand<'m, 'c> {
    user: OpRef<'m, 'c>,
    value: ValueId,
    to: BodyId,
    op: OpId,
    operand: u32,
    wanted: OperandTypes,
}

/// Which operand types an operation expects.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OperandTypes {
    /// The types of the target dialect.
    Converted,
    /// The original types, because the operation is kept.
    Same,
}

/// A cast that has been inserted.
struct Cast {
    body: BodyId,
    of: ValueId,
    result: ValueId,
    wanted: OperandTypes,
}

struct Rewrite<'m, 'c> {
    module: &'m Module<'c>,
    ctx: &'c Context,
    way: Direction,
    ops: Ops<'c>,
    bodies: Vec<Body>,
    values: Vec<Vec<ConvertedValue>>,
    blocks: Vec<Vec<BlockId>>,
    stack: Vec<RestOfBlock>,
    pending: Vec<PendingOperand<'m, 'c>>,
    cast: OpName,
    casts: Vec<Cast>,
}

impl<'m, 'c> Rewrite<'m, 'c> {
    fn new(module: &'m Module<'c>, ops: Ops<'c>) -> Self {
        let (ctx, way) = (module.context(), ops.convert.way);
        Self {
            module,
            ctx,
            way,
            ops,
            bodies: Vec::new(),
            values: Vec::new(),
            blocks: Vec::new(),
            stack: Vec::new(),
            pending: Vec::new(),
            cast: ctx.op_name("builtin.unrealized_conversion_cast"),
            casts: Vec::new(),
        }
    }

    /// Rebuilds the module and returns the new one.
    fn run(mut self) -> Result<Module<'c>> {
        load_all(self.module)?;
        self.values.resize(self.module.body_count(), Vec::new());
        self.blocks.resize(self.module.body_count(), Vec::new());
        self.enter(Module::TOP);
        let mut top = Body::new();
        let region = top.new_root();
        let block = top.append_block(region);
        self.bodies.push(top);
        let next = self.module.top_block().ops().next().map(|op| op.id);
        self.stack.push(RestOfBlock { from: Module::TOP, next, to: Module::TOP, block, of_function: false });
        while let Some(frame) = self.stack.last_mut() {
            let Some(id) = frame.next else {
                let done = frame.to;
                self.stack.pop();
                if self.stack.last().is_some_and(|frame| frame.to != done) {
                    self.body(done).shrink_to_fit();
                }
                continue;
            };
            let (from, to, block, of_function) = (frame.from, frame.to, frame.block, frame.of_function);
            let op = self.module.op(from, id);
            frame.next = op.arena().next_op(id);
            self.op(op, to, block, of_function)?;
        }
        self.settle()?;
        self.order_uses();
        Ok(self.module.with_bodies(self.bodies))
    }

    /// Reserves space for the values and blocks of a body of the old module.
    fn enter(&mut self, body: BodyId) {
        let old = self.module.body(body);
        if let Some(values) = self.values.get_mut(body.index()) {
            values.resize(old.value_count(), NOT_YET);
        }
        if let Some(blocks) = self.blocks.get_mut(body.index()) {
            blocks.resize(old.block_count(), BlockId::NONE);
        }
    }

    fn body(&mut self, body: BodyId) -> &mut Body {
        &mut self.bodies[body.index()]
    }

    fn moved(&mut self, body: BodyId, value: ValueId) -> &mut ConvertedValue {
        &mut self.values[body.index()][value.index()]
    }

    /// Rebuilds an operation and appends it to a block. `of_function` is true if the block belongs to a function.
    fn op(&mut self, op: OpRef<'m, 'c>, to: BodyId, block: BlockId, of_function: bool) -> Result<()> {
        let old = op.arena().op(op.id);
        if old.name == self.cast && self.way == Direction::ToStablehlo && self.drop_cast(op, to) {
            return Ok(());
        }
        let fate = self.ops.fate(old.name);
        let counterpart = match &*fate {
            Fate::Stay => None,
            Fate::Fail => return Err(self.failed(op)),
            Fate::Become(counterpart) => Some(counterpart),
            Fate::Return { of_function: counterpart, .. } if of_function => Some(counterpart),
            Fate::Return { of_region, .. } => Some(of_region),
        };
        let same: Attributes = (old.props, old.attrs);
        let (name, (props, attrs), wanted) = match counterpart {
            None => (old.name, same, OperandTypes::Same),
            Some(to) => {
                let attributes = self.ops.attributes(old.name, to, same);
                (to.name, attributes.ok_or_else(|| self.failed(op))?, OperandTypes::Converted)
            }
        };
        let results = self.types(op, wanted, op.signature().result_types(op.id))?;
        let old_operands = op.arena().operands(op.id);
        let mut operands = SmallVec::<[ValueId; 8]>::new();
        let mut late = SmallVec::<[(u32, ValueId); 4]>::new();
        for (index, value) in old_operands.iter().enumerate() {
            match self.operand(op, *value, to, wanted)? {
                Some(value) => operands.push(value),
                None => {
                    late.push((u32::try_from(index).unwrap_or(u32::MAX), *value));
                    operands.push(ValueId(0));
                }
            }
        }
        let successors: SmallVec<[BlockId; 2]> =
            op.arena().successors(op.id).iter().map(|block| self.blocks[op.body.index()][block.index()]).collect();
        let new = NewOp {
            name,
            loc: old.loc,
            attrs,
            props,
            operands: &operands,
            results: &results,
            successors: &successors,
            regions: &[],
            child: None,
        };
        let new = self.body(to).append_op(block, &new);
        for (old, new) in op.arena().results(op.id).zip(self.bodies[to.index()].results(new)) {
            *self.moved(op.body, old) = ConvertedValue { body: to, value: new, cast: ValueId::NONE };
        }
        for (operand, value) in late {
            self.pending.push(PendingOperand { user: op, value, to, op: new, operand, wanted });
        }
        self.regions(op, name, to, new, wanted, &successors)
    }

    /// Rebuilds the regions and blocks of an operation, without the operations in them, which are rebuilt later.
    fn regions(
        &mut self,
        op: OpRef<'m, 'c>,
        name: OpName,
        to: BodyId,
        new: OpId,
        wanted: OperandTypes,
        successors: &[BlockId],
    ) -> Result<()> {
        let child = op.arena().child(op.id);
        if let Some(child) = child {
            self.enter(child);
        }
        let def = self.ctx.op_def(name);
        let isolated = def.map_or(child.is_some(), |def| def.flags.has(OpFlags::ISOLATED));
        let of_function = def.is_some_and(|def| &*def.name == "func.func");
        if op.regions().len() == 0 && !isolated {
            return Ok(());
        }
        let inner = if isolated {
            self.bodies.push(Body::new());
            BodyId(u32::try_from(self.bodies.len() - 1).unwrap_or(u32::MAX))
        } else {
            to
        };
        let first = self.stack.len();
        let mut regions = Vec::new();
        for old in op.regions() {
            let body = self.body(inner);
            let region = if isolated { body.new_root() } else { body.new_region() };
            regions.push(region);
            for block in old.blocks() {
                let made = self.block(op, block, inner, region, wanted)?;
                let next = block.arena().first_op(block.id);
                self.stack.push(RestOfBlock { from: block.body, next, to: inner, block: made, of_function });
            }
        }
        self.stack[first..].reverse();
        if isolated {
            self.body(to).set_regions(new, successors, &[], Some(inner));
        } else {
            self.body(to).set_regions(new, successors, &regions, None);
        }
        Ok(())
    }

    fn block(
        &mut self,
        op: OpRef<'m, 'c>,
        old: BlockRef<'m, 'c>,
        to: BodyId,
        region: RegionId,
        wanted: OperandTypes,
    ) -> Result<BlockId> {
        let types: Vec<Type> = old.args().map(|arg| arg.ty()).collect();
        let types = self.types(op, wanted, &types)?;
        let locs = old.arena().arg_locs(old.id);
        let body = self.body(to);
        let block = body.append_block(region);
        let first = body.set_args(block, &types, locs);
        for (index, arg) in old.args().enumerate() {
            let value = ValueId(first.0 + index as u32);
            *self.moved(old.body, arg.id) = ConvertedValue { body: to, value, cast: ValueId::NONE };
        }
        self.blocks[old.body.index()][old.id.index()] = block;
        Ok(block)
    }

    /// Returns the types that results or arguments with the types `old` have in the new module.
    fn types(&mut self, op: OpRef<'m, 'c>, wanted: OperandTypes, old: &[Type]) -> Result<Vec<Type>> {
        let converts = wanted == OperandTypes::Converted || self.way == Direction::ToStablehlo;
        if !converts {
            return Ok(old.to_vec());
        }
        old.iter().map(|ty| self.ops.convert.ty(*ty).ok_or_else(|| self.failed(op))).collect()
    }

    /// Returns the new value for an operand; `None` if the old value has not been rebuilt yet.
    fn operand(
        &mut self,
        op: OpRef<'m, 'c>,
        old: ValueId,
        to: BodyId,
        wanted: OperandTypes,
    ) -> Result<Option<ValueId>> {
        let moved = *self.moved(op.body, old);
        if moved.body == BodyId::NONE {
            return Ok(None);
        }
        if moved.body != to {
            return Err(self.outside(op));
        }
        if self.way == Direction::ToStablehlo {
            return Ok(Some(moved.value));
        }
        let (is, was) = (self.bodies[to.index()].ty(moved.value), op.arena().ty(old));
        match wanted {
            OperandTypes::Same if is == was => Ok(Some(moved.value)),
            // Casts back to the original types are created last, for all results of an operation together.
            OperandTypes::Same => Ok(None),
            OperandTypes::Converted if moved.cast != ValueId::NONE => Ok(Some(moved.cast)),
            OperandTypes::Converted => {
                let ty = if is == was { self.ops.convert.ty(was).ok_or_else(|| self.failed(op))? } else { is };
                if ty == is {
                    return Ok(Some(moved.value));
                }
                self.check_casts(op.location(), is, ty, || match op.arena().value_def(old) {
                    ValueDef::Result(def, _) => op.module.op(op.body, def).name(),
                    ValueDef::Argument(..) => op.name(),
                })?;
                let cast = self.insert_cast(to, moved.value, ty, op.location(), wanted);
                self.moved(op.body, old).cast = cast;
                Ok(Some(cast))
            }
        }
    }

    /// Returns an error unless casts are allowed, which requires that other dialects are kept. `foreign` returns the
    /// name of the operation that needs the cast.
    fn check_casts<'n>(&self, location: Attr, from: Type, to: Type, foreign: impl FnOnce() -> &'n str) -> Result<()> {
        if self.way != (Direction::ToVhlo { foreign: false }) {
            return Ok(());
        }
        let text = |ty| mlirkit_asm::type_to_string(self.ctx, ty);
        let message = format!(
            "failed to legalize unresolved materialization from ('{}') to ('{}') that remained live after conversion",
            text(from),
            text(to)
        );
        let note = format!("'{}' is no operation of StableHLO, CHLO or func", foreign());
        Err(error_at(self.ctx, location, message).with_note(note).into())
    }

    /// Inserts a cast directly after the definition of its operand.
    fn insert_cast(&mut self, to: BodyId, value: ValueId, ty: Type, loc: Attr, wanted: OperandTypes) -> ValueId {
        let new = NewOp { operands: &[value], results: &[ty], ..NewOp::new(self.cast, loc) };
        let body = self.body(to);
        let (block, after) = match body.value_def(value) {
            ValueDef::Result(op, _) => (body.op_block(op), Some(op)),
            ValueDef::Argument(block, _) => (Some(block), None),
        };
        let cast = body.new_op(&new);
        if let Some(block) = block {
            body.insert_op(block, after, cast);
        }
        let result = body.results(cast).next().unwrap_or(value);
        self.casts.push(Cast { body: to, of: value, result, wanted });
        result
    }

    /// Sets the use-list orders that casts affect. Upstream creates casts back from VHLO last, and sorts the uses of
    /// casts to VHLO in operation order.
    fn order_uses(&mut self) {
        self.casts.sort_by_key(|cast| cast.body);
        for casts in self.casts.chunk_by(|one, other| one.body == other.body) {
            let Some(body) = casts.first().and_then(|cast| self.bodies.get_mut(cast.body.index())) else { continue };
            let values = casts.iter().flat_map(|cast| [cast.of, cast.result]);
            let uses = reference_uses(body, &pre_order(body), values);
            for cast in casts {
                if cast.wanted == OperandTypes::Converted {
                    let order = uses.of(cast.result).iter().rev().copied().collect();
                    body.use_orders.insert(cast.result, order);
                } else if let ValueDef::Result(op, _) = body.value_def(cast.result) {
                    let mut order = uses.of(cast.of).to_vec();
                    order.sort_by_key(|found| found.op != op);
                    body.use_orders.insert(cast.of, order.into());
                }
            }
            body.use_orders.retain(|_, order| order.len() > 1);
        }
    }

    /// Sets the operands whose values had not been rebuilt when their operations were.
    fn settle(&mut self) -> Result<()> {
        let pending = std::mem::take(&mut self.pending);
        // In value order. A cast is inserted directly after the definition of its operand, so casts for the same
        // operation end up in reverse order.
        let mut back: Vec<(BodyId, ValueId, Type, BodyId, ValueId)> = Vec::new();
        for p in &pending {
            let (moved, was) = (*self.moved(p.user.body, p.value), p.user.arena().ty(p.value));
            if moved.body != p.to {
                return Err(self.outside(p.user));
            }
            if self.needs_cast_back(p.wanted, moved, was) {
                back.push((moved.body, moved.value, was, p.user.body, p.value));
            }
        }
        back.sort_unstable();
        back.dedup();
        for (body, value, was, old_body, old) in back {
            let to = &self.bodies[body.index()];
            let location = match to.value_def(value) {
                ValueDef::Result(op, _) => to.op(op).loc,
                ValueDef::Argument(block, index) => {
                    to.arg_locs(block).get(index as usize).copied().unwrap_or_else(|| self.ctx.unknown_loc())
                }
            };
            let is = to.ty(value);
            self.check_casts(location, is, was, || {
                let user = pending.iter().find(|p| p.value == old && p.user.body == old_body);
                user.map_or("", |p| p.user.name())
            })?;
            self.moved(old_body, old).cast = self.insert_cast(body, value, was, location, OperandTypes::Same);
        }
        for p in pending {
            let moved = *self.moved(p.user.body, p.value);
            let value = if self.needs_cast_back(p.wanted, moved, p.user.arena().ty(p.value)) {
                moved.cast
            } else {
                self.operand(p.user, p.value, p.to, p.wanted)?.unwrap_or(moved.value)
            };
            self.body(p.to).set_operand(p.op, p.operand, value);
        }
        Ok(())
    }

    /// Returns true if an operation of another dialect uses a value whose type has been converted. The value then needs
    /// a cast back to the old type.
    fn needs_cast_back(&self, wanted: OperandTypes, moved: ConvertedValue, was: Type) -> bool {
        wanted == OperandTypes::Same
            && self.way != Direction::ToStablehlo
            && self.bodies.get(moved.body.index()).is_some_and(|body| body.ty(moved.value) != was)
    }

    /// Replaces the results of a cast by its operands if their types are now equal. Returns false if they are not.
    fn drop_cast(&mut self, op: OpRef<'m, 'c>, to: BodyId) -> bool {
        let (operands, results) = (op.arena().operands(op.id), op.arena().results(op.id));
        if operands.len() != results.len() {
            return false;
        }
        let same = |this: &mut Self, old: ValueId, result: ValueId| {
            let moved = *this.moved(op.body, old);
            let ty = this.ops.convert.ty(op.arena().ty(result))?;
            (moved.body == to && this.body(to).ty(moved.value) == ty).then_some(moved)
        };
        let moved: Option<Vec<ConvertedValue>> =
            operands.iter().zip(results.clone()).map(|(old, result)| same(self, *old, result)).collect();
        let Some(moved) = moved else { return false };
        for (result, moved) in results.zip(moved) {
            *self.moved(op.body, result) = moved;
        }
        true
    }

    #[cold]
    fn failed(&self, op: OpRef<'m, 'c>) -> Error {
        let message = format!("failed to legalize operation '{}' that was explicitly marked illegal", op.name());
        error_at(self.ctx, op.location(), message).into()
    }

    #[cold]
    fn outside(&self, op: OpRef<'m, 'c>) -> Error {
        error_at(self.ctx, op.location(), "using value defined outside the region")
            .with_note("required by region isolation constraints")
            .into()
    }
}
