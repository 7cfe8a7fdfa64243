//! Verification of operations: the checks of upstream's generic verifier, in its order and wording.
//!
//! The rules, with the file or code in which upstream implements them:
//! - blocks (`Verifier.cpp`): an empty block, a block without a terminator, a branch that is not at the end of its
//!   block, a branch to another region, an entry block with predecessors, a graph region with several blocks;
//! - definitions: the numbers of operands, results, regions and successors (`OpDefinition.h`), and the checks that
//!   mlir-tblgen generates from constraints (`invariants`, `type_constraints`);
//! - the traits and interfaces in definitions (`traits`, `interfaces`);
//! - unregistered operations, unless the context allows them;
//! - dominance: every use must be dominated by its definition, except in graph regions;
//! - checks that upstream writes in C++ (`hasVerifier` and similar), if a dialect has registered them: see [`checks`].
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

mod check_rows;
pub mod checks;
mod dominance;
mod dominance_fast_path;
mod interfaces;
mod invariants;
mod op_pred;
mod op_view;
mod parallel_block;
mod releases;
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

/// The extent of verification.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Level {
    /// Nothing is verified.
    None,
    /// Well-formedness only: counts, required attributes, blocks, terminators, symbol names, dominance.
    Structural,
    /// All checks of the verifier.
    #[default]
    Full,
}

/// An error, warning or remark about an operation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Violation {
    /// The severity of the diagnostic. An operation with only warnings and remarks is valid.
    pub severity: Severity,
    /// The kind of failure, which programs can distinguish without parsing the message.
    pub kind: FailureKind,
    /// The body that contains the operation.
    pub body: BodyId,
    /// The id of the operation.
    pub op: OpId,
    /// The location to report: the location of the operation or of one of its blocks.
    pub location: Attr,
    /// The message of the diagnostic, worded as in upstream MLIR.
    pub message: String,
    /// Whether upstream adds a note that shows the operation (`see current operation`).
    pub shows_op: bool,
    /// The operation to print at the end of the message, by body and id; `None` if there is none.
    pub ends_with: Option<(BodyId, OpId)>,
    /// The notes of the diagnostic: their locations and messages.
    pub notes: Vec<(Attr, String)>,
    /// Further diagnostics that upstream reports directly after this one.
    pub followers: Vec<Violation>,
}

impl Violation {
    /// Returns an error at an operation. The message is used as it is, without the operation name.
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

    /// Returns an error at an operation. The message is prefixed with the operation name: `'name' op message`.
    #[must_use]
    #[cold]
    pub fn op(op: OpRef<'_, '_>, message: impl std::fmt::Display) -> Box<Self> {
        Self::at(op, format!("'{}' op {message}", op.name()))
    }

    /// Returns a warning at an operation. The message is used as it is, without the operation name.
    #[must_use]
    #[cold]
    pub fn warning(op: OpRef<'_, '_>, message: impl Into<String>) -> Box<Self> {
        Self::at(op, message).with_severity(Severity::Warning)
    }

    /// Returns the violation with a different severity.
    #[must_use]
    pub fn with_severity(mut self: Box<Self>, severity: Severity) -> Box<Self> {
        self.severity = severity;
        self
    }

    /// Sets the kind of failure.
    #[must_use]
    #[cold]
    pub fn of_kind(mut self: Box<Self>, kind: FailureKind) -> Box<Self> {
        self.kind = kind;
        self
    }

    /// Removes the note that shows the operation. Used where upstream reports with `emitError(location)` instead of
    /// `emitError()`.
    #[must_use]
    pub fn without_op(mut self: Box<Self>) -> Box<Self> {
        self.shows_op = false;
        self
    }

    /// Adds a note with a location.
    #[must_use]
    #[cold]
    pub fn with_note(mut self: Box<Self>, location: Attr, message: impl Into<String>) -> Box<Self> {
        self.notes.push((location, message.into()));
        self
    }

    /// Prints an operation at the end of the message.
    #[must_use]
    pub fn ending_with(mut self: Box<Self>, op: OpRef<'_, '_>) -> Box<Self> {
        self.ends_with = Some((op.body, op.id));
        self
    }

    /// Adds a diagnostic that is reported after this one.
    #[must_use]
    pub fn followed_by(mut self: Box<Self>, other: Self) -> Box<Self> {
        self.followers.push(other);
        self
    }

    /// Returns true if this diagnostic or one of its followers is an error.
    #[must_use]
    pub fn refuses(&self) -> bool {
        self.severity == Severity::Error || self.followers.iter().any(Self::refuses)
    }

    /// Returns an iterator over this diagnostic and its followers.
    pub(crate) fn with_followers(mut self) -> impl Iterator<Item = Self> {
        let followers = std::mem::take(&mut self.followers);
        std::iter::once(self).chain(followers)
    }
}

/// The result of a check. `Err` may contain [warnings](Violation::warning) only, if the check is an operation's own
/// check, its region check, or a check of its attributes. [`Violation::refuses`] tells whether it contains an error.
pub type Verdict = Result<(), Box<Violation>>;

/// The warnings of a check that continues after a warning.
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
    /// Adds a warning.
    #[expect(clippy::boxed_local, reason = "as violations are made")]
    pub fn add(&mut self, warning: Box<Violation>) {
        self.0.extend(warning.with_followers());
    }

    /// Returns the verdict of the whole check: the collected warnings, then `verdict`.
    ///
    /// # Errors
    /// Returns the warnings, followed by the error in `verdict`.
    pub fn and(self, verdict: Verdict) -> Verdict {
        let last = verdict.err().into_iter().flat_map(|violation| violation.with_followers());
        as_verdict(self.0.into_iter().chain(last))
    }
}

/// Combines diagnostics into one verdict: the first one, with the others as its followers.
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

/// An additional check. It runs after the checks in the definition, on every operation that has regions or discardable
/// attributes. Used, for example, for a dialect's rules about its attributes.
pub type Check<'a> = &'a (dyn Fn(OpRef<'_, '_>) -> Verdict + Sync);

/// Verifies an operation and everything nested in it.
///
/// # Errors
/// Returns the first error in upstream's order. Warnings are not errors.
///
/// An operation from a file of an older release is not checked against its current definition if the definition has
/// changed since.
pub fn verify(op: OpRef<'_, '_>) -> Verdict {
    verify_all(op, &[], Level::Full).into_iter().next().map_or(Ok(()), |violation| Err(Box::new(violation)))
}

/// Verifies each operation without its nested operations, and stops at the first invalid one. Used before checks that
/// rely on operations that have not been verified yet.
///
/// # Errors
/// Returns the diagnostics of the invalid operation.
pub fn verify_each_alone<'m, 'c: 'm>(ops: impl IntoIterator<Item = OpRef<'m, 'c>>) -> Verdict {
    as_verdict(walk::verify_each_alone(ops))
}

/// Returns all errors in an operation and everything nested in it, in upstream's order. Isolated siblings of an invalid
/// operation are verified too. The order does not depend on the number of threads.
#[must_use]
pub fn verify_all(op: OpRef<'_, '_>, checks: &[Check<'_>], level: Level) -> Vec<Violation> {
    let mut found = verify_with_warnings(op, checks, level);
    found.retain(|violation| violation.severity == Severity::Error);
    found
}

/// Returns all errors, warnings and remarks that [`verify_all`] finds, each as often as upstream reports it. A
/// non-empty result does not imply an error.
#[must_use]
pub fn verify_with_warnings(op: OpRef<'_, '_>, checks: &[Check<'_>], level: Level) -> Vec<Violation> {
    if level == Level::None { Vec::new() } else { walk::verify(op, checks, level) }
}

/// Frees the valid signatures that finished verifications have cached in a context. A later verification checks them
/// again. Call this before a step that needs much memory.
pub fn free_signatures(ctx: &Context) {
    if let Some(checks) = ctx.extension::<Checks>() {
        checks.made.free_spare();
    }
}

/// Returns the dialect of a discardable attribute. The dialect's namespace is the part of the attribute's name before
/// the first dot. `None` if there is no dot or the context does not know the dialect.
#[must_use]
pub fn attr_dialect<'c>(ctx: &'c Context, name: &'c str) -> Option<&'static mlirkit_defs::Dialect> {
    ctx.dialect(ctx.ident(name.split_once('.')?.0))
}
