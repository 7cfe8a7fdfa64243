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
mod dominance_fast_path;
mod interfaces;
mod invariants;
mod op_pred;
mod op_view;
mod parallel_block;
mod row;
mod signatures;
mod traits;
mod type_constraints;
mod walk;

use mlirkit_diag::{FailureKind, Severity};
use mlirkit_ir::{Attr, BodyId, Context, OpId, OpRef};

pub use checks::Checks;
pub use type_constraints::unknown_predicates;
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

/// What is wrong with an operation, or what is to be said of one that is in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Violation {
    /// How serious it is: an operation of which there is nothing but warnings, remarks and complaints is in order.
    pub severity: Severity,
    /// Which failure it is, if programs are to tell that.
    pub kind: FailureKind,
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
    /// What upstream reports right after it.
    pub followers: Vec<Violation>,
}

impl Violation {
    /// A violation at an operation, with a message that does not name it.
    #[must_use]
    #[cold]
    pub fn at(op: OpRef<'_, '_>, message: impl Into<String>) -> Box<Self> {
        Box::new(Self {
            severity: Severity::Error,
            kind: FailureKind::default(),
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
    #[cold]
    pub fn op(op: OpRef<'_, '_>, message: impl std::fmt::Display) -> Box<Self> {
        Self::at(op, format!("'{}' op {message}", op.name()))
    }

    /// A warning about an operation, which does not name it.
    #[must_use]
    #[cold]
    pub fn warning(op: OpRef<'_, '_>, message: impl Into<String>) -> Box<Self> {
        Self::at(op, message).with_severity(Severity::Warning)
    }

    /// As serious as this.
    #[must_use]
    pub fn with_severity(mut self: Box<Self>, severity: Severity) -> Box<Self> {
        self.severity = severity;
        self
    }

    /// Without the note that shows the operation: upstream's `emitError(location)` in place of `emitError()`.
    #[must_use]
    pub fn without_op(mut self: Box<Self>) -> Box<Self> {
        self.shows_op = false;
        self
    }

    /// With a note at a place.
    #[must_use]
    #[cold]
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

    /// With something else right after it.
    #[must_use]
    pub fn followed_by(mut self: Box<Self>, other: Self) -> Box<Self> {
        self.followers.push(other);
        self
    }

    /// Whether there is an error: the operation is not in order.
    #[must_use]
    pub fn refuses(&self) -> bool {
        self.severity == Severity::Error || self.followers.iter().any(Self::refuses)
    }

    /// Itself and what comes after it.
    pub(crate) fn with_followers(mut self) -> impl Iterator<Item = Self> {
        let followers = std::mem::take(&mut self.followers);
        std::iter::once(self).chain(followers)
    }
}

/// The result of a check. The own check of an operation, the one of its regions, those of its attributes and further ones may also have
/// nothing but [warnings](Violation::warning); what looks at the verdict goes by [`Violation::refuses`].
pub type Verdict = Result<(), Box<Violation>>;

/// The warnings of a check that goes on after them.
///
/// ```
/// use mlirkit_ir::OpRef;
/// use mlirkit_verify::{Verdict, Violation, Warnings};
///
/// fn check(op: OpRef<'_, '_>) -> Verdict {
///     let mut warnings = Warnings::default();
///     if op.attr("my.flag").is_some() {
///         warnings.add(Violation::warning(op, "the flag is ignored"));
///     }
///     warnings.and(if op.operands().len() == 2 { Ok(()) } else { Err(Violation::op(op, "expects two operands")) })
/// }
/// ```
#[derive(Debug, Default)]
pub struct Warnings(Vec<Violation>);

impl Warnings {
    /// One more.
    #[expect(clippy::boxed_local, reason = "as violations are made")]
    pub fn add(&mut self, warning: Box<Violation>) {
        self.0.extend(warning.with_followers());
    }

    /// The verdict of the whole check, for what else comes of it.
    ///
    /// # Errors
    /// What has been said before, and then what is wrong.
    pub fn and(self, verdict: Verdict) -> Verdict {
        let last = verdict.err().into_iter().flat_map(|violation| violation.with_followers());
        as_verdict(self.0.into_iter().chain(last))
    }
}

/// All that has been said as one verdict.
fn as_verdict(said: impl IntoIterator<Item = Violation>) -> Verdict {
    let mut said = said.into_iter();
    match said.next() {
        Some(mut first) => {
            first.followers.extend(said);
            Err(Box::new(first))
        }
        None => Ok(()),
    }
}

/// A further check, run after the row's own on every operation that has regions or discardable attributes: a dialect's
/// rules for its attributes, say.
pub type Check<'a> = &'a (dyn Fn(OpRef<'_, '_>) -> Verdict + Sync);

/// Verifies an operation and everything in it.
///
/// # Errors
/// The first violation, in upstream's order; warnings are none.
///
/// An operation that a file of an older release brought, and whose row has changed since, is not held to today's row.
pub fn verify(op: OpRef<'_, '_>) -> Verdict {
    verify_all(op, &[], Level::Full).into_iter().next().map_or(Ok(()), |violation| Err(Box::new(violation)))
}

/// Verifies operations one by one, each without the operations in it: for checks that rely on operations which have not been
/// looked at yet. Ends at the first one that is not in order.
///
/// # Errors
/// What is said of them.
pub fn verify_each_alone<'m, 'c: 'm>(ops: impl IntoIterator<Item = OpRef<'m, 'c>>) -> Verdict {
    as_verdict(walk::verify_each_alone(ops))
}

/// All that is wrong with an operation and everything in it, in upstream's order: where one operation is wrong, what is
/// isolated beside it is still looked at. The order does not depend on the number of threads.
#[must_use]
pub fn verify_all(op: OpRef<'_, '_>, checks: &[Check<'_>], level: Level) -> Vec<Violation> {
    let mut found = verify_with_warnings(op, checks, level);
    found.retain(|violation| violation.severity == Severity::Error);
    found
}

/// The same with warnings, remarks and complaints, each as often as upstream says it: what there is may all be in order.
#[must_use]
pub fn verify_with_warnings(op: OpRef<'_, '_>, checks: &[Check<'_>], level: Level) -> Vec<Violation> {
    if level == Level::None { Vec::new() } else { walk::verify(op, checks, level) }
}

/// What upstream calls the dialect namespace of an attribute's name: the part before the first dot.
#[must_use]
pub fn attr_dialect<'c>(ctx: &'c Context, name: &'c str) -> Option<&'static mlirkit_defs::Dialect> {
    ctx.dialect(ctx.ident(name.split_once('.')?.0))
}
