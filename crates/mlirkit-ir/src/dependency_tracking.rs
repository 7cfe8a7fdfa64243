//! Records which parts of an operation a check reads, so that the result of the check can be reused.
//!
//! [`OpRef::track_reads`] reports whether the result depends only on the operation's signature: its name, its
//! properties, and the number and types of its operands and results. Such a result holds for all operations with the
//! same signature.
//!
//! A reference to a tracked operation has a body id with a mark bit that no real body id has. Accessors that read only
//! the signature strip the bit. All other accessors reach [`Module::body`], which records the read. Untracked
//! operations incur no cost.

use std::cell::{Cell, RefCell};

use crate::body::Body;
use crate::ids::BodyId;
use crate::module::Module;
use crate::refs::{BlockRef, OpRef, ValueRef};

/// The mark bit in the body id of a tracked operation.
const TRACKED: u32 = 1 << 31;

thread_local! {
    /// Whether the current check has read more of the tracked operation than its signature.
    static READ_BEYOND_SIGNATURE: Cell<bool> = const { Cell::new(false) };

    /// What the current check has read of the tracked operation, while [`OpRef::reads`] runs.
    static READ_COMPONENTS: RefCell<Option<Vec<Component>>> = const { RefCell::new(None) };
}

/// A component of an operation that a check has read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Component {
    /// The attribute, operand group, result group or region with this name.
    Named(Box<str>),
    /// Operands by position.
    Operands,
    /// Results by position.
    Results,
}

/// Records that a component of an operation is read, if the body id marks the operation as tracked.
#[inline(always)]
pub(crate) fn note_component(body: BodyId, component: impl FnOnce() -> Component) {
    if untracked(body).is_some() {
        note(component);
    }
}

#[cold]
fn note(component: impl FnOnce() -> Component) {
    READ_COMPONENTS.with_borrow_mut(|all| {
        if let Some(all) = all {
            all.push(component());
        }
    });
}

/// If the operation is tracked, records a read beyond its signature and returns the real body id. `None` if it is not
/// tracked.
pub(crate) fn record_read(body: BodyId) -> Option<BodyId> {
    let own = untracked(body)?;
    READ_BEYOND_SIGNATURE.set(true);
    Some(own)
}

/// Returns the real id of a body whose id is marked as tracked; `None` for other ids.
#[inline]
fn untracked(body: BodyId) -> Option<BodyId> {
    (body.0 & TRACKED != 0 && body != BodyId::NONE).then_some(BodyId(body.0 & !TRACKED))
}

impl<'c> Module<'c> {
    /// Returns the body for an access that reads only an operation's signature.
    #[inline(always)]
    pub(crate) fn body_of_signature(&self, id: BodyId) -> &Body {
        match untracked(id) {
            None => self.body(id),
            Some(own) => self.body(own),
        }
    }
}

impl ValueRef<'_, '_> {
    /// Returns the same value without tracking. Used by code that records its reads separately in
    /// [`OpRef::track_reads`].
    #[must_use]
    #[inline]
    pub fn untracked(self) -> Self {
        Self { body: untracked(self.body).unwrap_or(self.body), ..self }
    }
}

impl BlockRef<'_, '_> {
    /// Returns the same block without tracking, as [`ValueRef::untracked`] does for a value.
    #[must_use]
    #[inline]
    pub fn untracked(self) -> Self {
        Self { body: untracked(self.body).unwrap_or(self.body), ..self }
    }
}

impl<'m, 'c> OpRef<'m, 'c> {
    /// Returns the arena, and records that `component` of the operation is read.
    #[inline(always)]
    pub(crate) fn signature_for(self, component: impl FnOnce() -> Component) -> &'m Body {
        match untracked(self.body) {
            None => self.module.body(self.body),
            Some(own) => {
                note(component);
                self.module.body(own)
            }
        }
    }

    /// Runs a check on the operation, and returns what the check has read of this operation by name or position. The
    /// check must not keep the reference it is passed, which equals no other reference.
    #[must_use]
    pub fn reads(self, check: impl FnOnce(OpRef<'m, 'c>)) -> Vec<Component> {
        let outer = READ_COMPONENTS.replace(Some(Vec::new()));
        let _ = self.track_reads(|op| {
            check(op);
            true
        });
        READ_COMPONENTS.replace(outer).unwrap_or_default()
    }

    /// Runs a check on an operation that has no regions or discardable attributes. Returns the result of the check, and
    /// whether the check read only the signature. In that case the result also holds for all operations with the same
    /// name, properties, operand and result types, and number of successors.
    ///
    /// The check must not keep the reference it is passed, which equals no other reference. The identity of values and
    /// blocks is not part of a signature: [`ValueRef::key`](crate::ValueRef::key) and `==` of values count as reads
    /// beyond it, but plain ids and `==` of successors do not. Reading the contents of a successor counts.
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

    #[test]
    fn components_are_noticed() {
        let ctx = Context::new(DialectSet::new().allowing_unregistered());
        let mut module = Module::new(&ctx);
        let top = module.top_block().id;
        let new = NewOp::new(ctx.op_name("a.a"), ctx.unknown_loc());
        let op = module.body_mut(Module::TOP).unwrap().append_op(top, &new);
        let op = module.op(Module::TOP, op);
        let named = |name: &str| Component::Named(name.into());
        let read = op.reads(|op| assert!(op.attr("x").is_none() && op.is("a.a")));
        assert_eq!(read, [named("x")]);
        let read = op.reads(|op| assert!(op.operand(0).is_none() && op.result_types().is_empty()));
        assert_eq!(read, [Component::Operands, Component::Results]);
        let inner = op.reads(|_| assert_eq!(op.reads(|op| assert!(op.attr("x").is_none())), [named("x")]));
        assert_eq!((inner, op.reads(|_| ())), (vec![], vec![]));
    }

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
        // Nested checks are tracked separately.
        assert_eq!(user.track_reads(|op| user.track_reads(|op| op.block().is_some()).0 && op.is("a.b")), (true, true));
        let first = BlockRef { module: &module, body: Module::TOP, id: top }.ops().next().unwrap();
        assert!(user.operand(0).unwrap().defining_op().unwrap() == first);
    }
}
