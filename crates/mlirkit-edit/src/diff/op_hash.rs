//! Hashes of operations, used to find equal operations.

use std::hash::{Hash, Hasher as _};

use mlirkit_diag::deep;
use mlirkit_ir::{BlockRef, BodyId, Module, OpId, OpRef, RegionRef, ValueDef, ValueId};
use rustc_hash::{FxHashMap, FxHasher};

use super::Canon;
use super::unchanged::UnchangedBodies;
use crate::normal::named;
use crate::paths::place;

/// The hashes of one operation.
#[derive(Clone, Copy, Default)]
pub(super) struct OpHash {
    /// The hash of the operation's content, including nested operations but not the values that it uses from outside.
    pub(super) own: u64,
    /// Like `own`, but excluding the operation's symbol name.
    pub(super) nameless: u64,
    /// The hash of the content, combined with those of the operations that define its operands and of its users.
    pub(super) around: u64,
    /// For an isolated operation: the hash of its entire content, including which values are used where.
    pub(super) whole: u64,
}

pub(super) struct HashedModule<'m, 'c> {
    looks: Vec<Vec<OpHash>>,
    same: UnchangedBodies,
    of: std::marker::PhantomData<&'m Module<'c>>,
}

impl<'m, 'c> HashedModule<'m, 'c> {
    /// Hashes all operations of a module, except those in unchanged bodies.
    pub(super) fn of(module: &'m Module<'c>, same: UnchangedBodies, canonical: &mut Canon<'c, '_>) -> Self {
        let looks = crate::replace::bodies(module).map(|body| match same.contains(body) {
            true => Vec::new(),
            false => vec![OpHash::default(); module.body(body).op_count()],
        });
        let mut side = Self { looks: looks.collect(), same, of: std::marker::PhantomData };
        for op in module.top_block().ops() {
            side.look(op, canonical);
        }
        for op in module.top_block().ops() {
            side.surroundings(op);
        }
        side
    }

    /// Returns true if an operation is unchanged and therefore has no hash.
    pub(super) fn is_same(&self, op: OpRef<'_, '_>) -> bool {
        op.arena().child(op.id).is_some_and(|child| self.same.contains(child))
    }

    /// Returns an operation and everything nested in it, except unchanged operations, in pre-order.
    fn walk(&self, op: OpRef<'m, 'c>) -> Vec<OpRef<'m, 'c>> {
        let mut all = Vec::new();
        let mut open = vec![op];
        while let Some(op) = open.pop() {
            if self.is_same(op) {
                continue;
            }
            all.push(op);
            let start = open.len();
            open.extend(op.regions().flat_map(RegionRef::blocks).flat_map(BlockRef::ops));
            if let Some(inner) = open.get_mut(start..) {
                inner.reverse();
            }
        }
        all
    }

    pub(super) fn get(&self, body: BodyId, op: OpId) -> OpHash {
        self.looks.get(body.index()).and_then(|looks| looks.get(op.index())).copied().unwrap_or_default()
    }

    fn set(&mut self, op: OpRef<'_, '_>, change: impl FnOnce(&mut OpHash)) {
        if let Some(look) = self.looks.get_mut(op.body.index()).and_then(|looks| looks.get_mut(op.id.index())) {
            change(look);
        }
    }

    /// Computes and stores the hashes of an operation and its contents. Returns a hash of how the values defined inside
    /// are used; 0 for an unchanged operation.
    fn look(&mut self, op: OpRef<'m, 'c>, canonical: &mut Canon<'c, '_>) -> u64 {
        if self.is_same(op) {
            return 0;
        }
        let mut hasher = FxHasher::default();
        op.op_name().hash(&mut hasher);
        op.result_types().len().hash(&mut hasher);
        op.result_types().iter().for_each(|ty| canonical.ty(*ty).hash(&mut hasher));
        op.operand_types().for_each(|ty| canonical.ty(ty).hash(&mut hasher));
        let mut uses = FxHasher::default();
        let mut nameless = 0_u64;
        let mut name = 0_u64;
        for (key, attr) in named(op) {
            let mut one = FxHasher::default();
            (key, canonical.attr(attr)).hash(&mut one);
            match key {
                "sym_name" => name = one.finish(),
                _ => nameless = nameless.wrapping_add(one.finish()),
            }
        }
        for region in op.regions() {
            region.id.hash(&mut uses);
            for block in region.blocks() {
                block.args().len().hash(&mut hasher);
                block.args().for_each(|arg| canonical.ty(arg.ty()).hash(&mut hasher));
                for inner in block.ops().filter(|op| !self.is_same(*op)).collect::<Vec<_>>() {
                    let pattern = deep(|| self.look(inner, canonical));
                    self.get(inner.body, inner.id).own.hash(&mut hasher);
                    pattern.hash(&mut uses);
                }
            }
        }
        nameless.hash(&mut hasher);
        let without = hasher.finish();
        name.hash(&mut hasher);
        let own = hasher.finish();
        self.set(op, |look| (look.own, look.nameless) = (own, without));
        uses.finish()
    }

    /// Computes `around` for each operation in a body, and `whole` for isolated operations.
    fn surroundings(&mut self, op: OpRef<'m, 'c>) {
        let mut users: FxHashMap<(BodyId, OpId), u64> = FxHashMap::default();
        let mut numbers: FxHashMap<(BodyId, ValueId), u64> = FxHashMap::default();
        let all = self.walk(op);
        for inner in &all {
            let own = self.get(inner.body, inner.id).own;
            for (index, operand) in inner.operands().enumerate() {
                if let ValueDef::Result(def, result) = operand.arena().value_def(operand.id) {
                    let mut one = FxHasher::default();
                    (own, index, result).hash(&mut one);
                    let sum = users.entry((operand.body, def)).or_default();
                    *sum = sum.wrapping_add(one.finish());
                }
            }
        }
        // The hashers in progress: one for each isolated operation that encloses the current one.
        let mut pattern: FxHashMap<BodyId, FxHasher> = FxHashMap::default();
        for inner in &all {
            let mut hasher = FxHasher::default();
            self.get(inner.body, inner.id).own.hash(&mut hasher);
            let whole = pattern.entry(inner.body).or_default();
            for operand in inner.operands() {
                match operand.arena().value_def(operand.id) {
                    ValueDef::Result(def, index) => (self.get(operand.body, def).own, index).hash(&mut hasher),
                    ValueDef::Argument(_, index) => (1_u8, index).hash(&mut hasher),
                }
                let next = numbers.len() as u64;
                numbers.entry((operand.body, operand.id)).or_insert(next).hash(whole);
            }
            inner.results().for_each(|result| {
                let next = numbers.len() as u64;
                numbers.entry((result.body, result.id)).or_insert(next).hash(whole);
            });
            inner.successors().for_each(|block| place(block).hash(whole));
            users.get(&(inner.body, inner.id)).hash(&mut hasher);
            let around = hasher.finish();
            self.set(*inner, |look| look.around = around);
            for region in inner.regions() {
                let whole = pattern.entry(region.body).or_default();
                for arg in region.blocks().flat_map(|block| block.args()) {
                    let next = numbers.len() as u64;
                    numbers.entry((arg.body, arg.id)).or_insert(next).hash(whole);
                }
            }
        }
        for inner in all.iter().rev() {
            if let Some(child) = inner.arena().child(inner.id) {
                let nested: u64 = self
                    .looks
                    .get(child.index())
                    .into_iter()
                    .flatten()
                    .fold(0, |sum, look| sum.rotate_left(1) ^ look.whole);
                let whole = pattern.get(&child).map_or(0, FxHasher::finish);
                let own = self.get(inner.body, inner.id).own;
                self.set(*inner, |look| look.whole = own ^ whole.rotate_left(21) ^ nested.rotate_left(42) | 1);
            }
        }
    }
}
