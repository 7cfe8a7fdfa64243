//! The comments printed by `--mlir-print-value-users`, which list the users of each value.

use mlirkit_ir::{Body, BodyId, Module, OpId, OpRef, Use, ValueId, ValueRef};
use rustc_hash::FxHashMap;

use crate::print::OpPrinter;

/// The users of values, computed for a body when first requested.
#[derive(Debug, Default)]
pub(crate) struct ValueUsers(FxHashMap<BodyId, FxHashMap<ValueId, Vec<OpId>>>);

impl ValueUsers {
    /// Returns the operations that use a value, each once, in use-list order.
    fn of(&mut self, module: &Module<'_>, body: BodyId, value: ValueId) -> Vec<OpId> {
        let users = self.0.entry(body).or_insert_with(|| users_in(module, body));
        users.get(&value).cloned().unwrap_or_default()
    }
}

fn users_in(module: &Module<'_>, id: BodyId) -> FxHashMap<ValueId, Vec<OpId>> {
    let body: &Body = module.body(id);
    let mut users: FxHashMap<ValueId, Vec<OpId>> = FxHashMap::default();
    for root in body.roots() {
        for block in body.blocks(*root) {
            for op in body.ops(block) {
                for op in (OpRef { module, body: id, id: op }).walk().filter(|op| op.body == id) {
                    for value in body.operands(op.id) {
                        users.entry(*value).or_default().push(op.id);
                    }
                }
            }
        }
    }
    for (value, list) in &mut users {
        match body.use_orders.get(value) {
            Some(order) => *list = order.iter().map(|Use { op, .. }| *op).collect(),
            None => list.reverse(),
        }
        let mut seen = rustc_hash::FxHashSet::default();
        list.retain(|op| seen.insert(*op));
    }
    users
}

impl<'c> OpPrinter<'_, 'c> {
    pub(crate) fn users_of_op(&mut self, op: OpRef<'_, 'c>) {
        let arena = op.arena();
        let count = arena.result_count(op.id);
        if count == 0 {
            if !arena.operands(op.id).is_empty() {
                self.text(" // id: ");
                self.op_id(op);
            }
            return;
        }
        let users: Vec<Vec<OpId>> = op.results().map(|value| self.users.of(op.module, op.body, value.id)).collect();
        let mut all: Vec<OpId> = users.iter().flatten().copied().collect();
        all.sort_unstable();
        all.dedup();
        if all.is_empty() {
            return self.text(" // unused");
        }
        let results: usize = all.iter().map(|user| arena.result_count(*user)).sum();
        let one = results <= 1 && all.len() <= 1 && count == 1;
        self.text(if one { " // user: " } else { " // users: " });
        self.comma_separated(&users, |p, list| {
            if count > 1 {
                p.text("(");
            }
            p.users(op, list);
            if count > 1 {
                p.text(")");
            }
        });
    }

    pub(crate) fn users_of_argument(&mut self, value: ValueRef<'_, 'c>) {
        self.text("// ");
        self.operand(value);
        let users = self.users.of(value.module, value.body, value.id);
        if users.is_empty() {
            self.text(" is unused");
        } else {
            self.text(" is used by ");
            self.users(OpRef { module: value.module, body: value.body, id: OpId::NONE }, &users);
        }
        self.bytes(b"\n");
    }

    fn users(&mut self, near: OpRef<'_, 'c>, users: &[OpId]) {
        if users.is_empty() {
            return self.text("unused");
        }
        self.comma_separated(users, |p, id| {
            let user = OpRef { id: *id, ..near };
            if user.arena().result_count(user.id) == 0 {
                p.op_id(user);
            } else {
                p.operands(user.results());
            }
        });
    }

    fn op_id(&mut self, op: OpRef<'_, 'c>) {
        match self.names.op_id(op) {
            Some(id) => {
                self.bytes(b"%");
                self.number(u64::from(id));
            }
            None => self.text("<<UNKNOWN OPERATION>>"),
        }
    }
}
