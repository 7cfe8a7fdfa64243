//! The verification walk, in upstream's order (`Verifier.cpp`): the operation on entry, its blocks, each nested
//! isolated operation, then the operation on exit.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use mlirkit_defs::{Dialect, OpDef, OpFlags, Presence, Release, SlotKind};
use mlirkit_diag::{FailureKind, Severity};
use mlirkit_ir::threads::{self, WORTH_A_THREAD};
use mlirkit_ir::{BlockId, BlockRef, BodyId, Context, Ident, Module, OpId, OpRef, Regions};

use crate::checks::Checks;
use crate::dominance::Dominance;
use crate::invariants::verify_sizes;
use crate::op_view::OpView;
use crate::parallel_block::{BlockRange, QuickCheck};
use crate::row::{Around, RulesTable};
use crate::{Check, Level, Verdict, Violation};

/// Verifies an operation and everything nested in it.
pub(crate) fn verify(op: OpRef<'_, '_>, checks: &[Check<'_>], level: Level) -> Vec<Violation> {
    let found = |in_order| {
        let mut verifier = Verifier::new(op.context(), checks, level);
        (verifier.parallel, verifier.in_order) = (true, in_order);
        verifier.verify_nest(op, None);
        verifier.found
    };
    // If there are no errors, the order of verification does not matter.
    let in_any_order = found(false);
    let refuses = in_any_order.iter().any(|violation| violation.severity == Severity::Error);
    if refuses { found(true) } else { in_any_order }
}

/// Verifies each operation without its contents, and stops at the first invalid one.
pub(crate) fn verify_each_alone<'m, 'c: 'm>(ops: impl IntoIterator<Item = OpRef<'m, 'c>>) -> Vec<Violation> {
    let mut ops = ops.into_iter().peekable();
    let Some(first) = ops.peek() else { return Vec::new() };
    let mut verifier = Verifier::new(first.context(), &[], Level::Full);
    verifier.alone = true;
    let _ = ops.all(|op| verifier.verify_nest(op, op.parent_op()));
    verifier.found
}

/// A verifier for the operations of a module, one at a time. It caches results from one operation to the next. It only
/// reports whether they are valid; [`verify_all`](crate::verify_all) reports the errors.
pub struct Inspection<'a>(Verifier<'a>);

impl<'a> Inspection<'a> {
    /// Creates an inspection with additional checks, as for [`verify_all`](crate::verify_all).
    #[must_use]
    pub fn new(ctx: &'a Context, checks: &'a [Check<'a>], level: Level) -> Self {
        Self(Verifier::new(ctx, checks, level))
    }

    /// Returns true if an isolated operation and everything in it are valid. Returns false if they are not, or if this
    /// operation alone does not decide: a symbol reference may be wrong, or an enclosing operation would report a
    /// warning again. [`take_warnings`](Self::take_warnings) returns the other warnings.
    pub fn accepts(&mut self, op: OpRef<'_, '_>) -> bool {
        let verifier = &mut self.0;
        let good =
            verifier.level == Level::None || verifier.verify_nest(op, op.parent_op()) && !verifier.rules.doubts_symbols;
        let around = || std::iter::successors(op.parent_op(), |op| op.parent_op());
        good && (verifier.found.is_empty() || !around().any(|op| verifier.says_first(op)))
    }

    /// Returns the warnings about the operations accepted since the last call, and clears them.
    #[must_use]
    pub fn take_warnings(&mut self) -> Vec<Violation> {
        std::mem::take(&mut self.0.found)
    }

    /// Does the same as [`accepts`](Self::accepts), but skips nested operations that own bodies. Also returns false if
    /// there is any warning.
    pub fn accepts_around(&mut self, op: OpRef<'_, '_>) -> bool {
        self.0.without_bodies = true;
        let good = self.accepts(op) && self.0.found.is_empty();
        self.0.without_bodies = false;
        good
    }
}

/// The state of a verification walk.
pub(crate) struct Verifier<'a> {
    pub(crate) checks: &'a [Check<'a>],
    of_dialects: Option<&'a Checks>,
    level: Level,
    pub(crate) rules: RulesTable<'a>,
    pub(crate) dominance: Dominance,
    /// Whether isolated operations may be verified on other threads.
    parallel: bool,
    /// Whether errors must be reported in upstream's order.
    pub(crate) in_order: bool,
    /// Whether anything in the current isolated operation has been skipped because the order of errors does not matter.
    left_out: bool,
    /// Whether blocks are verified sequentially from now on. The reason is that this verifier already handles a chunk
    /// of a split block, or that a block may contain an error.
    pub(crate) by_itself: bool,
    /// Whether to verify operations without their nested operations.
    alone: bool,
    /// Whether to skip nested operations that own a body.
    without_bodies: bool,
    /// The stack of steps still to be executed.
    work: Vec<WalkStep>,
    /// The isolated operations found in the operations that have been entered. Those in inner operations come last.
    pub(crate) isolated: Vec<OpPosition>,
    pub(crate) found: Vec<Violation>,
}

/// The maximum number of sibling symbol tables that are each verified on several threads.
const MOST_TABLES: usize = 8;

/// An operation, identified by body and id.
pub(crate) type OpPosition = (BodyId, OpId);

enum WalkStep {
    /// Enter an operation. The second field is the enclosing operation.
    Enter(OpPosition, Option<OpPosition>),
    /// Leave an operation. The second field is the number of isolated operations found before it was entered.
    Exit(OpPosition, usize),
    /// Enter a block. The second field is the operation that owns it.
    EnterBlock((BodyId, BlockId), OpPosition),
    ExitBlock((BodyId, BlockId), OpPosition),
}

/// The error type of the walk, which indicates that a violation has been recorded in [`Verifier::found`].
struct Failed;

impl<'a> Verifier<'a> {
    fn new(ctx: &'a Context, checks: &'a [Check<'a>], level: Level) -> Self {
        Self {
            checks,
            of_dialects: ctx.extension::<Checks>().filter(|_| level == Level::Full),
            level,
            rules: RulesTable::new(ctx, level),
            dominance: Dominance::default(),
            parallel: false,
            in_order: false,
            left_out: false,
            by_itself: false,
            alone: false,
            without_bodies: false,
            work: Vec::new(),
            isolated: Vec::new(),
            found: Vec::new(),
        }
    }

    /// Creates the state for verifying some of the operations of a block.
    pub(crate) fn part(
        ctx: &'a Context,
        checks: &'a [Check<'a>],
        around: Around,
        (without_bodies, in_order): (bool, bool),
    ) -> Self {
        let rules = RulesTable::within(ctx, around);
        Self { rules, by_itself: true, without_bodies, in_order, ..Self::new(ctx, checks, around.0) }
    }

    fn note(&mut self, verdict: Verdict) -> Result<(), Failed> {
        pass(&mut self.found, verdict).map_err(|violation| {
            self.found.extend(violation.with_followers());
            Failed
        })
    }

    /// Verifies an isolated operation and everything in it. Returns whether they are valid.
    fn verify_nest(&mut self, op: OpRef<'_, '_>, parent: Option<OpRef<'_, '_>>) -> bool {
        let outer = self.rules.enter(op, parent);
        let (known, left_out) = (self.found.len(), std::mem::take(&mut self.left_out));
        let mut good = mlirkit_diag::deep(|| self.verify_isolated(op, parent).is_ok());
        if std::mem::replace(&mut self.left_out, left_out) && good && self.found.len() > known {
            // Repeats the verification in order, because the number of repeated warnings depends on the order.
            self.found.truncate(known);
            self.in_order = true;
            good = mlirkit_diag::deep(|| self.verify_isolated(op, parent).is_ok());
            self.in_order = false;
        }
        self.rules.leave(outer);
        good
    }

    fn verify_isolated(&mut self, op: OpRef<'_, '_>, parent: Option<OpRef<'_, '_>>) -> Result<(), Failed> {
        let (first, known) = (self.work.len(), self.isolated.len());
        let seen = OpView::new(op, parent);
        let mut verdict = self.enter_op(&seen, true);
        if seen.has_no_blocks() {
            return verdict;
        }
        while verdict.is_ok() && self.work.len() > first {
            let Some(item) = self.work.pop() else { break };
            verdict = self.step(op.module, item);
        }
        self.work.truncate(first);
        self.isolated.truncate(known);
        let verdict = verdict.map(|()| self.dominance.verify(op, &mut self.rules));
        self.dominance.forget();
        self.note(verdict?)
    }

    /// Enters an operation, and leaves it again unless some of its contents were deferred. `outermost` is true for the
    /// isolated operation itself.
    fn enter_op(&mut self, seen: &OpView<'_, '_>, outermost: bool) -> Result<(), Failed> {
        let op = seen.op;
        let flags = match self.enter(seen) {
            Ok(flags) => flags,
            Err(violation) => return self.note(Err(violation)),
        };
        let Regions { body, arena, ids } = seen.regions;
        if ids.is_empty() || self.alone || outermost && seen.has_no_blocks() {
            return self.exit_op(seen);
        }
        if !outermost && flags.is_none_or(|flags| flags.has(OpFlags::SYMBOL_TABLE)) {
            // The operation may define symbols in another symbol table.
            self.rules.leave(None);
        }
        let (left, known, place) = (self.work.len(), self.isolated.len(), (op.body, op.id));
        self.work.push(WalkStep::Exit(place, known));
        match ids {
            [region] if arena.entry(*region).is_none_or(|block| arena.next_block(block).is_none()) => {
                if let Some(id) = arena.entry(*region) {
                    self.enter_block(BlockRef { module: op.module, body, id }, op)?;
                }
            }
            _ => self.push_blocks(seen.regions, place),
        }
        if self.work.len() > left + 1 {
            return Ok(());
        }
        // Nothing in the operation was deferred.
        self.work.truncate(left);
        self.leave_op(seen, known)
    }

    /// Executes a step of the walk.
    fn step(&mut self, module: &Module<'_>, item: WalkStep) -> Result<(), Failed> {
        let at = |(body, op): OpPosition| module.op(body, op);
        match item {
            WalkStep::Enter(place, parent) => self.enter_op(&OpView::new(at(place), parent.map(at)), false),
            WalkStep::EnterBlock((body, id), place) => self.enter_block(BlockRef { module, body, id }, at(place)),
            WalkStep::ExitBlock((body, id), place) => self.exit_block(BlockRef { module, body, id }, at(place)),
            WalkStep::Exit(place, known) => self.leave_op(&OpView::new(at(place), None), known),
        }
    }

    fn push_blocks(&mut self, Regions { body, arena, ids }: Regions<'_>, place: OpPosition) {
        let first = self.work.len();
        for region in ids {
            let mut following = arena.entry(*region);
            while let Some(block) = following {
                self.work.push(WalkStep::EnterBlock((body, block), place));
                following = arena.next_block(block);
            }
        }
        self.work[first..].reverse();
    }

    /// Checks a block and its operations. Operations that fail the quick check are deferred.
    fn enter_block(&mut self, block: BlockRef<'_, '_>, parent: OpRef<'_, '_>) -> Result<(), Failed> {
        let body = block.body;
        let (arena, around) = (block.arena(), (parent.body, parent.id));
        let Some(last) = arena.last_op(block.id) else {
            if may_lack_terminator(block, parent) {
                return Ok(());
            }
            let violation = Violation::at(parent, "empty block: expect at least a terminator").without_op();
            return self.note(Err(violation.of_kind(FailureKind::MissingTerminator)));
        };
        self.work.push(WalkStep::ExitBlock((body, block.id), around));
        let first = self.work.len();
        let at = BlockRange { block, last, parent, without_bodies: self.without_bodies };
        let mut following = arena.first_op(block.id).filter(|_| !self.verify_by_threads(at));
        while let Some(id) = following {
            let (glance, next) = at.glance(&mut self.rules, id);
            following = next;
            match glance {
                QuickCheck::InOrder => {}
                QuickCheck::Unknown => self.leave_for_later(at.op(id), around),
                QuickCheck::Misplaced => {
                    let message = "operation with block successors must terminate its parent block";
                    return self.note(Err(Violation::at(at.op(id), message)));
                }
            }
        }
        if self.work.len() == first {
            self.work.pop();
            return self.exit_block(block, parent);
        }
        self.work[first..].reverse();
        Ok(())
    }

    /// Defers an operation nested in `around` until its block has been visited.
    fn leave_for_later(&mut self, op: OpRef<'_, '_>, around: OpPosition) {
        let rules = self.rules.of(op).filter(|rules| rules.flags.has(OpFlags::ISOLATED));
        if rules.is_some() && !op.region_list().ids.is_empty() {
            self.isolated.push((op.body, op.id));
        } else {
            self.work.push(WalkStep::Enter((op.body, op.id), Some(around)));
        }
    }

    /// Verifies an operation nested in `parent` immediately, unless it is isolated. Returns false if there was an
    /// error.
    pub(crate) fn completes(&mut self, op: OpRef<'_, '_>, parent: OpRef<'_, '_>) -> bool {
        let first = self.work.len();
        self.leave_for_later(op, (parent.body, parent.id));
        while self.work.len() > first {
            let Some(item) = self.work.pop() else { break };
            if self.step(op.module, item).is_err() {
                return false;
            }
        }
        true
    }

    fn exit_block(&mut self, block: BlockRef<'_, '_>, parent: OpRef<'_, '_>) -> Result<(), Failed> {
        let verdict = exit_block(block, parent);
        self.note(verdict)
    }

    /// Verifies the isolated operations from index `first` on, then the operation on exit.
    fn leave_op(&mut self, seen: &OpView<'_, '_>, first: usize) -> Result<(), Failed> {
        if !self.verify_all(first, seen.op) {
            return Err(Failed);
        }
        self.isolated.truncate(first);
        self.exit_op(seen)
    }

    /// Verifies the isolated operations from index `first` on. Each is verified independently of errors in the others.
    fn verify_all(&mut self, first: usize, parent: OpRef<'_, '_>) -> bool {
        let ctx = parent.context();
        let at = |(body, op): OpPosition| parent.module.op(body, op);
        let size = |place: &OpPosition| {
            let op = at(*place);
            op.arena().child(op.id).map_or(0, |body| op.module.body(body).op_count())
        };
        // Entering and leaving an isolated operation costs as much as verifying several nested operations.
        let nested = self.isolated.get(first..).unwrap_or_default();
        let is_worth_it = || {
            let mut sum = 8 * nested.len();
            sum >= WORTH_A_THREAD
                || nested.iter().any(|place| {
                    sum += size(place);
                    sum >= WORTH_A_THREAD
                })
        };
        if !self.parallel || !is_worth_it() || ctx.threads() < 2 {
            let mut good = true;
            for index in first..first + nested.len() {
                let Some(place) = self.isolated.get(index).copied() else { break };
                good &= self.verify_nest(at(place), Some(parent));
            }
            return good;
        }
        // A few symbol tables may make up most of a file, so each one is verified on all threads, one after another.
        let tables = nested.iter().copied().enumerate().filter(|(_, place)| at(*place).is_symbol_table());
        let mut tables: Vec<_> = tables.take(MOST_TABLES + 1).collect();
        tables.truncate(if tables.len() > MOST_TABLES { 0 } else { MOST_TABLES });
        let mut all = Vec::new();
        for (index, place) in &tables {
            let known = self.found.len();
            let good = self.verify_nest(at(*place), Some(parent));
            all.push((*index, good, self.found.split_off(known)));
        }
        let nested = self.isolated.get(first..).unwrap_or_default();
        let (all, doubts_symbols) = (Mutex::new(all), AtomicBool::new(false));
        let work = |verifier: &mut Verifier<'_>, index: usize| {
            if let Some(place) = nested.get(index).filter(|_| tables.iter().all(|(table, _)| *table != index)) {
                let good = verifier.verify_nest(at(*place), Some(parent));
                let found = std::mem::take(&mut verifier.found);
                if !(good && found.is_empty()) {
                    all.lock().unwrap_or_else(PoisonError::into_inner).push((index, good, found));
                }
            }
            doubts_symbols.fetch_or(verifier.rules.doubts_symbols, Ordering::Relaxed);
            Ok::<(), ()>(())
        };
        let (checks, level, in_order) = (self.checks, self.level, self.in_order);
        let state = || Verifier { in_order, ..Verifier::new(ctx, checks, level) };
        let _ = threads::try_each(ctx.threads(), nested.len(), state, work);
        let mut all = all.into_inner().unwrap_or_else(PoisonError::into_inner);
        all.sort_by_key(|(index, ..)| *index);
        self.rules.doubts_symbols |= doubts_symbols.into_inner();
        let good = all.iter().all(|(_, good, _)| *good);
        self.found.extend(all.into_iter().flat_map(|(.., found)| found));
        good
    }

    /// Verifies an operation on entry. Returns the flags in its definition; `None` if it is not registered.
    fn enter(&mut self, seen: &OpView<'_, '_>) -> Result<Option<OpFlags>, Box<Violation>> {
        let OpView { op, regions: Regions { arena, ids, .. }, .. } = *seen;
        let has_attrs = seen.parts.op.attrs.is_some();
        if has_attrs {
            self.verify_discardable(op)?;
        }
        let (mut flags, mut graph, mut uses) = (None, false, None);
        if let Some((rules, verdict)) = self.rules.verify(seen) {
            pass(&mut self.found, verdict)
                .or_else(|violation| older_row(op).map_or(Err(violation), |row| holds_then_and_now(op, row)))?;
            (flags, graph, uses) = (Some(rules.flags), rules.graph, rules.symbol_uses);
        }
        if let Some(check) = uses
            && !self.rules.doubts_symbols
        {
            self.rules.doubts_symbols = check(op).is_err();
        }
        if has_attrs || !ids.is_empty() {
            self.checks.iter().try_for_each(|check| pass(&mut self.found, check(op)))?;
        }
        for (index, region) in ids.iter().enumerate() {
            let Some(entry) = arena.entry(*region) else { continue };
            if graph && arena.next_block(entry).is_some() {
                return Err(Violation::op(op, format_args!("expects graph region #{index} to have 0 or 1 blocks")));
            }
            let goes_back = |block| arena.last_op(block).is_some_and(|last| arena.successors(last).contains(&entry));
            if arena.blocks(*region).any(goes_back) {
                return Err(Violation::at(op, "entry block of region may not have predecessors").without_op());
            }
        }
        Ok(flags)
    }

    /// Returns true if a dialect checks one of the operation's discardable attributes in a way that verifies the
    /// operation's contents first.
    fn says_first(&self, op: OpRef<'_, '_>) -> bool {
        let namespace = |name: Ident| op.context().str(name).split_once('.').map(|(namespace, _)| namespace);
        let first = |namespace| self.of_dialects?.find(namespace, |checks| &checks.op_attrs_first);
        op.discardable_attrs().iter().any(|(name, _)| namespace(*name).and_then(first).is_some())
    }

    /// Runs the checks that dialects have for the operation's discardable attributes.
    fn verify_discardable(&mut self, op: OpRef<'_, '_>) -> Verdict {
        // Such a check may examine everything nested, and would therefore be repeated at each level.
        let of_dialects = self.of_dialects.filter(|_| !self.alone || op.regions().len() == 0);
        let Some(of_dialects) = of_dialects else { return Ok(()) };
        let ctx = op.context();
        for (name, value) in op.discardable_attrs() {
            let namespace = ctx.str(*name).split_once('.').map(|(namespace, _)| namespace);
            let check = namespace
                .and_then(|namespace| Some((namespace, of_dialects.find(namespace, |checks| &checks.op_attrs)?)));
            // Attributes of dialects that the context does not know are not checked.
            if let Some((namespace, check)) = check
                && ctx.dialect(ctx.ident(namespace)).is_some()
            {
                if let Some(first) = of_dialects.find(namespace, |checks| &checks.op_attrs_first) {
                    match self.in_order {
                        true => pass(&mut self.found, first(op, *name, *value))?,
                        false => self.left_out = true,
                    }
                }
                pass(&mut self.found, check(op, *name, *value))?;
            }
        }
        Ok(())
    }

    fn exit_op(&mut self, seen: &OpView<'_, '_>) -> Result<(), Failed> {
        let uses = self.of_dialects.filter(|_| self.rules.doubts_symbols);
        let verdict = match self.rules.named(seen.op, seen.parts.op.name) {
            None => unregistered(seen.op),
            Some(_) if follows_older_row(seen.op) => Ok(()),
            Some(rules) => rules.verify_on_exit(seen, uses),
        };
        self.note(verdict)
    }
}

/// Moves the diagnostics of a verdict without errors to `found`. Returns a verdict with errors unchanged.
fn pass(found: &mut Vec<Violation>, verdict: Verdict) -> Verdict {
    verdict.or_else(|violation| {
        if violation.refuses() {
            return Err(violation);
        }
        found.extend(violation.with_followers());
        Ok(())
    })
}

/// Checks whether an unregistered operation is allowed.
pub(crate) fn unregistered(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let dialect_name = ctx.op_name_data(op.op_name()).dialect;
    // An operation name without a dot does not belong to a dialect.
    let Some(dialect) = ctx.dialect(dialect_name).filter(|_| op.name().contains('.')) else {
        if ctx.allows_unregistered() {
            return Ok(());
        }
        let violation = Violation::op(
            op,
            "created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the \
             MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used",
        );
        return Err(violation.of_kind(FailureKind::UnknownDialect));
    };
    if dialect.flags().unknown_ops || follows_older_row(op) {
        return Ok(());
    }
    let message = format!(
        "unregistered operation '{}' found in dialect ('{}') that does not allow unknown operations",
        op.name(),
        dialect.name()
    );
    Err(Violation::at(op, message).of_kind(FailureKind::UnknownOperation))
}

/// Returns true if the rules of the context do not apply to an operation. Such an operation was written for another
/// release, or by a development snapshot from before a change.
fn follows_older_row(op: OpRef<'_, '_>) -> bool {
    let Some((release, (dialect, short))) = other_release(op).zip(place(op)) else { return false };
    let Some(row) = dialect.at(release).op(short) else { return false };
    let differs = || dialect.at(Release::CURRENT).op(short).is_none_or(|today| !std::ptr::eq(row, today));
    if release != op.context().release() {
        return differs();
    }
    let checks = op.context().extension::<Checks>().filter(|_| release < Release::CURRENT);
    let is_rewritten = checks.is_some_and(|checks| checks.lists(dialect.name(), |checks| &checks.rewritten));
    stores_otherwise(op) || is_rewritten && differs()
}

/// Returns true if a discardable attribute has the name of a property. Snapshots from before an attribute became a
/// property store it so.
fn stores_otherwise(op: OpRef<'_, '_>) -> bool {
    let (ctx, slots) = (op.context(), op.def().map(|def| &def.slots));
    op.discardable_attrs().iter().any(|(name, _)| slots.is_some_and(|slots| slots.position(ctx.str(*name)).is_some()))
}

/// Returns the older definition that an operation was written for; `None` if the one in the context applies.
fn older_row(op: OpRef<'_, '_>) -> Option<&'static OpDef> {
    if !follows_older_row(op) {
        return None;
    }
    let (dialect, short) = place(op)?;
    dialect.at(other_release(op)?).op(short)
}

/// Returns the release that an operation was written for, if it is not the current one.
fn other_release(op: OpRef<'_, '_>) -> Option<Release> {
    let release = op.module.release.unwrap_or_else(|| op.context().release());
    (release != Release::CURRENT).then_some(release)
}

fn place<'c>(op: OpRef<'_, 'c>) -> Option<(&'static Dialect, &'c str)> {
    let dialect = op.context().dialect(op.context().op_name_data(op.op_name()).dialect)?;
    Some((dialect, op.name().split_once('.')?.1))
}

/// Checks an operation against the requirements that the definitions of its release and of the context have in common:
/// operand and result groups, and attributes.
fn holds_then_and_now(op: OpRef<'_, '_>, then: &'static OpDef) -> Verdict {
    let Some(now) = op.def() else { return Ok(()) };
    // If the context is of the same release, its definition applies, which may be that of a snapshot.
    let then = if other_release(op) == Some(op.context().release()) { now } else { then };
    let both = |is: fn(&SlotKind) -> bool| {
        let has =
            move |row: &'static OpDef, name: &str| row.slots.iter().any(|slot| *slot.name == *name && is(&slot.kind));
        then.slots.iter().map(|slot| &*slot.name).filter(move |name| has(then, name) && has(now, name))
    };
    for name in both(|kind| matches!(kind, SlotKind::OperandSegments)) {
        verify_sizes(op, name, "operand", op.operands().len())?;
    }
    for name in both(|kind| matches!(kind, SlotKind::ResultSegments)) {
        verify_sizes(op, name, "result", op.results().len())?;
    }
    let required = both(|kind| matches!(kind, SlotKind::Attr { presence: Presence::Required, .. }));
    match required.filter(|name| op.attr(name).is_none()).min() {
        Some(name) => Err(Violation::op(op, format_args!("requires attribute '{name}'"))),
        None => Ok(()),
    }
}

/// Returns true if a block may lack a terminator: it is the only block in its region, and the owner is unregistered or
/// has the `NoTerminator` trait.
fn may_lack_terminator(block: BlockRef<'_, '_>, parent: OpRef<'_, '_>) -> bool {
    let arena = block.arena();
    let alone = arena.block_region(block.id).is_none_or(|region| arena.blocks(region).nth(1).is_none());
    alone && parent.def().is_none_or(|d| d.flags.has(OpFlags::NO_TERMINATOR))
}

fn exit_block(block: BlockRef<'_, '_>, parent: OpRef<'_, '_>) -> Verdict {
    let arena = block.arena();
    let Some(id) = arena.last_op(block.id) else { return Ok(()) };
    let last = OpRef { module: block.module, body: block.body, id };
    let region = arena.block_region(block.id);
    if arena.successors(id).iter().any(|s| arena.block_region(*s) != region) {
        return Err(Violation::op(last, "branching to block of a different region"));
    }
    let def = block.context().op_def(arena.op(id).name);
    if def.is_none_or(|d| d.flags.has(OpFlags::TERMINATOR)) || may_lack_terminator(block, parent) {
        return Ok(());
    }
    let violation = Violation::at(last, "block with no terminator, has ").ending_with(last);
    Err(violation.of_kind(FailureKind::MissingTerminator))
}
