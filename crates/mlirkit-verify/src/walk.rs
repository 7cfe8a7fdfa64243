//! The walk over operations and blocks, in upstream's order (`Verifier.cpp`): an operation on entrance, its blocks, then its
//! nested isolated operations, each on its own, then the operation on exit.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use mlirkit_defs::{OpFlags, Release};
use mlirkit_ir::threads::{self, WORTH_A_THREAD};
use mlirkit_ir::{BlockRef, Context, OpRef};

use crate::checks::Checks;
use crate::dominance::Dominance;
use crate::row::RulesTable;
use crate::{Check, Level, Verdict, Violation};

/// All that is wrong with an operation and what is in it.
pub(crate) fn verify(op: OpRef<'_, '_>, checks: &[Check<'_>], level: Level) -> Vec<Violation> {
    let mut verifier = Verifier::new(op.context(), checks, level);
    verifier.parallel = op.context().threads() > 1;
    verifier.verify_nest(op, None);
    verifier.found
}

/// What is wrong with an operation and what is in it, but for the isolated operations in it.
pub(crate) fn verify_alone(op: OpRef<'_, '_>) -> Vec<Violation> {
    let mut verifier = Verifier::new(op.context(), &[], Level::Full);
    verifier.alone = true;
    verifier.verify_nest(op, op.parent_op());
    verifier.found
}

/// Verifies operations of a module one by one, and remembers from one to the next what holds for all of them. It says whether
/// they are in order; [`verify_all`](crate::verify_all) says what is wrong if not.
pub struct Inspection<'a>(Verifier<'a>);

impl<'a> Inspection<'a> {
    /// With further checks, as [`verify_all`](crate::verify_all) has them.
    #[must_use]
    pub fn new(ctx: &'a Context, checks: &'a [Check<'a>], level: Level) -> Self {
        Self(Verifier::new(ctx, checks, level))
    }

    /// Whether an isolated operation and everything in it are in order. `false` also if some operation may refer to a symbol
    /// wrongly, which shows when the symbol table around it is verified.
    pub fn accepts(&mut self, op: OpRef<'_, '_>) -> bool {
        self.0.level == Level::None || self.0.verify_nest(op, op.parent_op()) && !self.0.rules.doubts_symbols
    }

    /// The same of an operation, but for the operations in it that own bodies and are not its own.
    pub fn accepts_around(&mut self, op: OpRef<'_, '_>) -> bool {
        self.0.without_bodies = true;
        let good = self.accepts(op);
        self.0.without_bodies = false;
        good
    }
}

/// What is known while operations are verified.
struct Verifier<'a> {
    checks: &'a [Check<'a>],
    of_dialects: Option<&'a Checks>,
    level: Level,
    rules: RulesTable,
    dominance: Dominance,
    /// Whether isolated operations may be verified on other threads.
    parallel: bool,
    /// Whether isolated operations are left out.
    alone: bool,
    /// Whether those of them are left out that own a body.
    without_bodies: bool,
    found: Vec<Violation>,
}

enum Item<'m, 'c> {
    /// An operation, and the one around it.
    Enter(OpRef<'m, 'c>, Option<OpRef<'m, 'c>>),
    Exit(OpRef<'m, 'c>),
    /// A block, and the operation it is part of.
    EnterBlock(BlockRef<'m, 'c>, OpRef<'m, 'c>),
    ExitBlock(BlockRef<'m, 'c>, OpRef<'m, 'c>),
}

/// Something is wrong, and has been noted.
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
            alone: false,
            without_bodies: false,
            found: Vec::new(),
        }
    }

    fn note(&mut self, verdict: Verdict) -> Result<(), Failed> {
        verdict.map_err(|violation| {
            self.found.extend(violation.with_followers());
            Failed
        })
    }

    /// Verifies an isolated operation and everything in it.
    fn verify_nest(&mut self, op: OpRef<'_, '_>, parent: Option<OpRef<'_, '_>>) -> bool {
        let outer = self.rules.enter(op, parent);
        let good = mlirkit_diag::deep(|| self.verify_isolated(op, parent).is_ok());
        self.rules.leave(outer);
        good
    }

    fn verify_isolated<'m, 'c>(&mut self, op: OpRef<'m, 'c>, parent: Option<OpRef<'m, 'c>>) -> Result<(), Failed> {
        let mut stack = vec![Item::Enter(op, parent)];
        // The isolated operations in each operation that has been entered.
        let mut isolated: Vec<Vec<OpRef<'m, 'c>>> = Vec::new();
        while let Some(item) = stack.pop() {
            match item {
                Item::Enter(op, parent) => {
                    self.enter_op(op, parent)?;
                    if op.regions().len() == 0 {
                        self.exit_op(op)?;
                        continue;
                    }
                    if !stack.is_empty() && (op.def().is_none() || op.is_symbol_table()) {
                        // What is in it may have symbols of its own.
                        self.rules.leave(None);
                    }
                    isolated.push(Vec::new());
                    stack.push(Item::Exit(op));
                    let first = stack.len();
                    stack.extend(op.regions().flat_map(|r| r.blocks()).map(|block| Item::EnterBlock(block, op)));
                    stack[first..].reverse();
                }
                Item::EnterBlock(block, parent) => {
                    let verdict = enter_block(block, parent);
                    self.note(verdict)?;
                    stack.push(Item::ExitBlock(block, parent));
                    let first = stack.len();
                    let body = block.arena();
                    for op in block.ops() {
                        // Others look at it, and its body is not read for it here.
                        if self.without_bodies && body.child(op.id).is_some() {
                            continue;
                        }
                        // What is in order is so in any order, and needs no stack.
                        if self.rules.accepts(body, op, parent) {
                            continue;
                        }
                        let has_regions = op.regions().len() > 0;
                        if has_regions && op.def().is_some_and(|d| d.flags.has(OpFlags::ISOLATED)) {
                            if let Some(list) = isolated.last_mut() {
                                list.push(op);
                            }
                        } else {
                            stack.push(Item::Enter(op, Some(parent)));
                        }
                    }
                    stack[first..].reverse();
                }
                Item::ExitBlock(block, parent) => {
                    let verdict = exit_block(block, parent);
                    self.note(verdict)?;
                }
                Item::Exit(op) => {
                    let nested = isolated.pop().unwrap_or_default();
                    if !self.alone && !self.verify_all(&nested, op) {
                        return Err(Failed);
                    }
                    self.exit_op(op)?;
                }
            }
        }
        let verdict = self.dominance.verify(op, &mut self.rules);
        self.note(verdict)
    }

    /// Verifies isolated operations, each on its own: whatever is wrong with one, the next is looked at.
    fn verify_all<'m, 'c>(&mut self, ops: &[OpRef<'m, 'c>], parent: OpRef<'m, 'c>) -> bool {
        // Entering and leaving one takes as long as several operations in it.
        let size = |op: &OpRef<'m, 'c>| 8 + op.arena().child(op.id).map_or(0, |body| op.module.body(body).op_count());
        if !self.parallel || ops.iter().map(size).sum::<usize>() < WORTH_A_THREAD {
            let mut good = true;
            for op in ops {
                good &= self.verify_nest(*op, Some(parent));
            }
            return good;
        }
        let (all, doubts_symbols) = (Mutex::new(Vec::new()), AtomicBool::new(false));
        let ctx = parent.context();
        let work = |verifier: &mut Verifier<'_>, index: usize| {
            if let Some(op) = ops.get(index)
                && !verifier.verify_nest(*op, Some(parent))
            {
                let found = std::mem::take(&mut verifier.found);
                all.lock().unwrap_or_else(PoisonError::into_inner).push((index, found));
            }
            doubts_symbols.fetch_or(verifier.rules.doubts_symbols, Ordering::Relaxed);
            Ok::<(), ()>(())
        };
        let (checks, level) = (self.checks, self.level);
        let _ = threads::try_each(ctx.threads(), ops.len(), || Verifier::new(ctx, checks, level), work);
        let mut all = all.into_inner().unwrap_or_else(PoisonError::into_inner);
        all.sort_by_key(|(index, _)| *index);
        self.rules.doubts_symbols |= doubts_symbols.into_inner();
        let good = all.is_empty();
        self.found.extend(all.into_iter().flat_map(|(_, found)| found));
        good
    }

    fn enter_op(&mut self, op: OpRef<'_, '_>, parent: Option<OpRef<'_, '_>>) -> Result<(), Failed> {
        let verdict = self.enter(op, parent);
        self.note(verdict)
    }

    fn enter(&mut self, op: OpRef<'_, '_>, parent: Option<OpRef<'_, '_>>) -> Verdict {
        // A check of an attribute may look at all that is nested, and so come back here: at each level twice.
        let of_dialects = self.of_dialects.filter(|_| !self.alone || op.regions().len() == 0);
        if let Some(of_dialects) = of_dialects {
            let ctx = op.context();
            for (name, value) in op.discardable_attrs() {
                let namespace = ctx.str(*name).split_once('.').map(|(namespace, _)| namespace);
                let check = namespace.and_then(|namespace| Some((namespace, of_dialects.op_attrs.get(namespace)?)));
                // A dialect that this context does not have has no say.
                if let Some((namespace, check)) = check
                    && ctx.dialect(ctx.ident(namespace)).is_some()
                {
                    check(op, *name, *value)?;
                }
            }
        }
        let mut graph = false;
        if let Some(rules) = self.rules.of(op) {
            rules
                .verify(op, parent)
                .or_else(|violation| if follows_older_row(op) { Ok(()) } else { Err(violation) })?;
            graph = rules.graph;
        }
        self.rules.look_at_symbols(op);
        for check in self.checks {
            check(op)?;
        }
        for (index, region) in op.regions().enumerate() {
            let mut blocks = region.blocks();
            let Some(entry) = blocks.next() else { continue };
            if graph && blocks.next().is_some() {
                return Err(Violation::op(op, format_args!("expects graph region #{index} to have 0 or 1 blocks")));
            }
            let arena = region.arena();
            let last_successors = |block| arena.last_op(block).map_or(&[][..], |last| arena.successors(last));
            if arena.blocks(region.id).any(|block| last_successors(block).contains(&entry.id)) {
                return Err(Violation::at(op, "entry block of region may not have predecessors").without_op());
            }
        }
        Ok(())
    }

    fn exit_op(&mut self, op: OpRef<'_, '_>) -> Result<(), Failed> {
        let uses = self.of_dialects.filter(|_| self.rules.doubts_symbols).map(|checks| &checks.symbol_uses);
        let verdict = match self.rules.of(op) {
            None => unregistered(op),
            Some(_) if follows_older_row(op) => Ok(()),
            Some(rules) => {
                let traits = rules.traits.regions.iter();
                let verdict = traits.map(|rule| rule.verify(op, uses)).find(Result::is_err);
                verdict.unwrap_or(Ok(())).and_then(|()| rules.own_regions.map_or(Ok(()), |check| check(op)))
            }
        };
        self.note(verdict)
    }
}

/// Whether an operation without a row may be there.
pub(crate) fn unregistered(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let dialect_name = ctx.op_name_data(op.op_name()).dialect;
    // A name without a dot has no dialect, whatever it spells.
    let Some(dialect) = ctx.dialect(dialect_name).filter(|_| op.name().contains('.')) else {
        if ctx.allows_unregistered() {
            return Ok(());
        }
        return Err(Violation::op(
            op,
            "created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the \
             MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used",
        ));
    };
    if dialect.flags().unknown_ops || follows_older_row(op) {
        return Ok(());
    }
    Err(Violation::at(
        op,
        format!(
            "unregistered operation '{}' found in dialect ('{}') that does not allow unknown operations",
            op.name(),
            dialect.name()
        ),
    ))
}

/// Whether an operation follows a release whose row for it is another one than today's, whose rules are not its rules then.
fn follows_older_row(op: OpRef<'_, '_>) -> bool {
    let ctx = op.context();
    let release = op.module.release.unwrap_or_else(|| ctx.release());
    if release == Release::CURRENT {
        return false;
    }
    let dialect = ctx.dialect(ctx.op_name_data(op.op_name()).dialect);
    let short = op.name().split_once('.').map(|(_, short)| short);
    let (Some(dialect), Some(short)) = (dialect, short) else { return false };
    let Some(row) = dialect.at(release).op(short) else { return false };
    dialect.at(Release::CURRENT).op(short).is_none_or(|today| !std::ptr::eq(row, today))
}

/// Whether a block needs no terminator: it is alone in its region, and the operation around it is of no known kind
/// or has `NoTerminator`.
fn may_lack_terminator(block: BlockRef<'_, '_>, parent: OpRef<'_, '_>) -> bool {
    let arena = block.arena();
    let alone = arena.block_region(block.id).is_none_or(|region| arena.blocks(region).nth(1).is_none());
    alone && parent.def().is_none_or(|d| d.flags.has(OpFlags::NO_TERMINATOR))
}

fn enter_block(block: BlockRef<'_, '_>, parent: OpRef<'_, '_>) -> Verdict {
    let Some(last) = block.arena().last_op(block.id) else {
        if may_lack_terminator(block, parent) {
            return Ok(());
        }
        return Err(Violation::at(parent, "empty block: expect at least a terminator").without_op());
    };
    let arena = block.arena();
    for id in arena.ops(block.id) {
        if !arena.is_plain(id) && id != last && !arena.successors(id).is_empty() {
            let op = OpRef { module: block.module, body: block.body, id };
            return Err(Violation::at(op, "operation with block successors must terminate its parent block"));
        }
    }
    Ok(())
}

fn exit_block(block: BlockRef<'_, '_>, parent: OpRef<'_, '_>) -> Verdict {
    let arena = block.arena();
    let Some(last) = arena.last_op(block.id) else { return Ok(()) };
    let last = OpRef { module: block.module, body: block.body, id: last };
    let region = arena.block_region(block.id);
    if arena.successors(last.id).iter().any(|s| arena.block_region(*s) != region) {
        return Err(Violation::op(last, "branching to block of a different region"));
    }
    if last.def().is_none_or(|d| d.flags.has(OpFlags::TERMINATOR)) || may_lack_terminator(block, parent) {
        return Ok(());
    }
    Err(Violation::at(last, "block with no terminator, has ").ending_with(last))
}
