//! Verification: what upstream's generic verifier checks, in its order and in its words.
//!
//! The rules, each with the place that states it upstream:
//! - blocks (`Verifier.cpp`): an empty block, a block without terminator, a branch out of the middle of a block, a
//!   branch to another region, an entry block with predecessors, a graph region with several blocks;
//! - rows: numbers of operands, results, regions and successors (`OpDefinition.h`), and what mlir-tblgen generates of their
//!   constraints (`invariants`, `matches`);
//! - traits and interfaces of the row: see `traits` and `interfaces`;
//! - operations nobody knows, where the context does not allow them;
//! - dominance of every use by its definition, in regions that have it;
//! - what upstream writes in C++ (`hasVerifier` and the like), as far as dialects have registered it: see [`checks`].
//!
//! ```
//! use mlirkit_ir::{Context, DialectSet, Module, NewOp};
//!
//! let ctx = Context::new(DialectSet::new());
//! let mut module = Module::new(&ctx);
//! let top = module.top_block().id;
//! let op = NewOp::new(ctx.op_name("my.op"), ctx.unknown_loc());
//! module.body_mut(Module::TOP).unwrap().append_op(top, &op);
//! let violation = mlirkit_verify::verify(module.root().unwrap()).unwrap_err();
//! assert!(violation.message.starts_with("'my.op' op created with unregistered dialect."));
//! ```

pub mod checks;
mod dominance;
mod interfaces;
mod invariants;
mod matches;
mod op_pred;
mod row;
mod seen;
mod signatures;
mod spread;
mod traits;
mod visible;
mod walk;

use mlirkit_ir::{Attr, BodyId, Context, OpId, OpRef};

pub use checks::Checks;
pub use matches::unknown_predicates;
pub use walk::Inspection;

/// How much is verified.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Level {
    /// Nothing.
    None,
    /// What makes IR well formed: numbers, attributes that must be there, blocks, terminators, symbol names, dominance.
    Structural,
    /// Everything.
    #[default]
    Full,
}

/// What is wrong with an operation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Violation {
    /// The body of the operation at fault.
    pub body: BodyId,
    /// The operation at fault.
    pub op: OpId,
    /// Where: the operation's location, or a block's.
    pub location: Attr,
    /// What, in upstream's words.
    pub message: String,
    /// Whether upstream adds a note that shows the operation (`see current operation`).
    pub shows_op: bool,
    /// The operation whose text ends the message.
    pub ends_with: Option<(BodyId, OpId)>,
    /// Further places and what they have to do with it.
    pub notes: Vec<(Attr, String)>,
    /// Errors that upstream reports right after it.
    pub followers: Vec<Violation>,
}

impl Violation {
    /// A violation at an operation, with a message that does not name it.
    #[must_use]
    pub fn at(op: OpRef<'_, '_>, message: impl Into<String>) -> Box<Self> {
        Box::new(Self {
            body: op.body,
            op: op.id,
            location: op.location(),
            message: message.into(),
            shows_op: true,
            ends_with: None,
            notes: Vec::new(),
            followers: Vec::new(),
        })
    }

    /// A violation at an operation: `'name' op message`.
    #[must_use]
    pub fn op(op: OpRef<'_, '_>, message: impl std::fmt::Display) -> Box<Self> {
        Self::at(op, format!("'{}' op {message}", op.name()))
    }

    /// Without the note that shows the operation: upstream's `emitError(location)` in place of `emitError()`.
    #[must_use]
    pub fn without_op(mut self: Box<Self>) -> Box<Self> {
        self.shows_op = false;
        self
    }

    /// With a note at a place.
    #[must_use]
    pub fn with_note(mut self: Box<Self>, location: Attr, message: impl Into<String>) -> Box<Self> {
        self.notes.push((location, message.into()));
        self
    }

    /// With the text of an operation at the end of the message.
    #[must_use]
    pub fn ending_with(mut self: Box<Self>, op: OpRef<'_, '_>) -> Box<Self> {
        self.ends_with = Some((op.body, op.id));
        self
    }

    /// With another error right after it.
    #[must_use]
    pub fn followed_by(mut self: Box<Self>, other: Self) -> Box<Self> {
        self.followers.push(other);
        self
    }

    /// Itself and the errors after it.
    pub(crate) fn with_followers(mut self) -> impl Iterator<Item = Self> {
        let followers = std::mem::take(&mut self.followers);
        std::iter::once(self).chain(followers)
    }
}

/// The result of a check.
pub type Verdict = Result<(), Box<Violation>>;

/// A further check, run after the row's own on every operation that has regions or discardable attributes: a dialect's
/// rules for its attributes, say.
pub type Check<'a> = &'a (dyn Fn(OpRef<'_, '_>) -> Verdict + Sync);

/// Verifies an operation and everything in it.
///
/// # Errors
/// The first violation, in upstream's order.
///
/// An operation that a file of an older release brought, and whose row has changed since, is not held to today's row.
pub fn verify(op: OpRef<'_, '_>) -> Verdict {
    first(verify_all(op, &[], Level::Full))
}

/// Verifies operations one by one, each with what is in it, but for the isolated operations in it: for checks that rely on
/// operations which have not been looked at yet.
///
/// # Errors
/// The first violation.
pub fn verify_each_alone<'m, 'c: 'm>(ops: impl IntoIterator<Item = OpRef<'m, 'c>>) -> Verdict {
    first(walk::verify_each_alone(ops))
}

fn first(found: Vec<Violation>) -> Verdict {
    found.into_iter().next().map_or(Ok(()), |violation| Err(Box::new(violation)))
}

/// All that is wrong with an operation and everything in it, in upstream's order: where one operation is wrong, what is
/// isolated beside it is still looked at. The order does not depend on the number of threads.
#[must_use]
pub fn verify_all(op: OpRef<'_, '_>, checks: &[Check<'_>], level: Level) -> Vec<Violation> {
    if level == Level::None { Vec::new() } else { walk::verify(op, checks, level) }
}

/// What upstream calls the dialect namespace of an attribute's name: the part before the first dot.
#[must_use]
pub fn attr_dialect<'c>(ctx: &'c Context, name: &'c str) -> Option<&'static mlirkit_defs::Dialect> {
    ctx.dialect(ctx.ident(name.split_once('.')?.0))
}
