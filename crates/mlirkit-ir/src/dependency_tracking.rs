//! Finding out what the answer to a question about an operation depends on.
//!
//! Whoever asks many operations the same question wants to know whether it has been asked before. What an operation's name,
//! properties, and the types and number of its operands and results track_reads ([`OpRef::track_reads`]) is decided for all operations
//! that have these in common.
//!
//! The operation that is asked about goes by another number of its body, which no body has. Those accessors that look at the
//! signature alone find the body all the same; all others come to [`Module::body`], which takes note. So nothing is paid for
//! where nobody watches.

use std::cell::Cell;

use crate::body::Body;
use crate::ids::BodyId;
use crate::module::Module;
use crate::refs::{OpRef, ValueRef};

/// Set in the number of a body that is watched.
const TRACKED: u32 = 1 << 31;

thread_local! {
    /// Whether somebody has looked beyond the signature.
    static READ_BEYOND_SIGNATURE: Cell<bool> = const { Cell::new(false) };
}

/// Takes note of a look beyond the signature, and gives the body's own number, if it is watched.
pub(crate) fn record_read(body: BodyId) -> Option<BodyId> {
    let own = untracked(body)?;
    READ_BEYOND_SIGNATURE.set(true);
    Some(own)
}

/// The own number of a body, if it is watched.
#[inline]
fn untracked(body: BodyId) -> Option<BodyId> {
    (body.0 & TRACKED != 0 && body != BodyId::NONE).then_some(BodyId(body.0 & !TRACKED))
}

impl<'c> Module<'c> {
    /// The body of an operation whose signature is looked at.
    #[inline(always)]
    pub(crate) fn body_of_signature(&self, id: BodyId) -> &Body {
        match untracked(id) {
            None => self.body(id),
            Some(own) => self.body(own),
        }
    }
}

impl ValueRef<'_, '_> {
    /// The same value, for engines that note themselves what they look at, where an operation is [asked about](OpRef::track_reads).
    #[must_use]
    #[inline]
    pub fn untracked(self) -> Self {
        Self { body: untracked(self.body).unwrap_or(self.body), ..self }
    }
}

impl<'m, 'c> OpRef<'m, 'c> {
    /// The answer to a question about an operation without regions, successors and discardable attributes, and whether it is the
    /// same for all such operations of its name that have the same properties, and operands and results of the same types: whether
    /// nothing else was looked at.
    ///
    /// The question sees an operation that equals no other reference to it, and must not keep anything of it. Which values
    /// are the same is no part of a signature: [`ValueRef::key`](crate::ValueRef::key) and `==` are looks beyond it, bare ids are not.
    #[must_use]
    pub fn track_reads(self, question: impl FnOnce(OpRef<'m, 'c>) -> bool) -> (bool, bool) {
        let outer = READ_BEYOND_SIGNATURE.replace(false);
        let answer = question(OpRef { body: BodyId(self.body.0 | TRACKED), ..self });
        let beyond = READ_BEYOND_SIGNATURE.replace(outer);
        (answer, !beyond)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::body::NewOp;
    use crate::context::{Context, DialectSet};
    use crate::refs::BlockRef;

    #[test]
    fn looks_beyond_the_signature_are_noticed() {
        let ctx = Context::new(DialectSet::new().allowing_unregistered());
        let (index, unknown) = (ctx.index_type(), ctx.unknown_loc());
        let mut module = Module::new(&ctx);
        let top = module.top_block().id;
        let body = module.body_mut(Module::TOP).unwrap();
        let source =
            body.append_op(top, &NewOp { results: &[index, index], ..NewOp::new(ctx.op_name("a.a"), unknown) });
        let values: Vec<_> = body.results(source).collect();
        let user = body.append_op(top, &NewOp { operands: &values, ..NewOp::new(ctx.op_name("a.b"), unknown) });
        let user = module.op(Module::TOP, user);

        assert_eq!(user.track_reads(|op| op.operand_types().all(|ty| ty == index)), (true, true));
        assert_eq!(
            user.track_reads(|op| op.is("a.b") && op.attr("x").is_none() && op.regions().len() == 0),
            (true, true)
        );
        let beyond: [fn(OpRef<'_, '_>) -> bool; 7] = [
            |op| op.block().is_some(),
            |op| op.parent_op().is_none(),
            |op| op.location() == op.context().unknown_loc(),
            |op| op.operand(0).is_some_and(|value| value.defining_op().is_some()),
            |op| op.operand(0) != op.operand(1),
            |op| op.operand(0).map(|value| value.key()) != op.operand(1).map(|value| value.key()),
            |op| op.module.body(op.body).op_count() == 2,
        ];
        for question in beyond {
            assert!(question(user));
            assert_eq!(user.track_reads(question), (true, false));
        }
        // What is asked inside of a question is a matter of its own.
        assert_eq!(user.track_reads(|op| user.track_reads(|op| op.block().is_some()).0 && op.is("a.b")), (true, true));
        let first = BlockRef { module: &module, body: Module::TOP, id: top }.ops().next().unwrap();
        assert!(user.operand(0).unwrap().defining_op().unwrap() == first);
    }
}
