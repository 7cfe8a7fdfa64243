//! Structural verification: what upstream's generic verifier checks, in its order and in its words.
//!
//! The rules, each with the place that states it upstream:
//! - blocks (`Verifier.cpp`): an empty block, a block without terminator, a branch out of the middle of a block, a
//!   branch to another region, an entry block with predecessors, a graph region with several blocks;
//! - rows (`OpDefinition.h`): numbers of operands, results, regions and successors, attributes that must be there,
//!   segment sizes, the size of regions;
//! - traits of the row: see [`traits`];
//! - operations nobody knows, where the context does not allow them;
//! - dominance of every use by its definition, in regions that have it.
//!
//! Not checked: the constraints on types and attributes of a row, and what upstream writes in C++
//! (`hasVerifier`). A file that upstream refuses for one of those is accepted here.
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
mod row;
pub mod traits;

use mlirkit_defs::OpFlags;
use mlirkit_ir::threads::{self, WORTH_A_THREAD};
use mlirkit_ir::{Attr, BlockRef, BodyId, Context, OpId, OpRef};

pub use checks::Checks;
use dominance::Dominance;
use row::{Rules, RulesTable};

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
    /// Further places and what they have to do with it.
    pub notes: Vec<(Attr, String)>,
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
            notes: Vec::new(),
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
    verify_with(op, &[])
}

/// Verifies an operation and everything in it, with further checks.
///
/// # Errors
/// The first violation, in upstream's order.
pub fn verify_with(op: OpRef<'_, '_>, checks: &[Check<'_>]) -> Verdict {
    let mut isolated = Vec::new();
    let mut verifier = Verifier::new(op.context(), checks);
    verifier.verify_isolated(op, None, &mut isolated)?;
    // Operations that are isolated are verified after the ones around them, each on its own.
    let ops: usize =
        isolated.iter().filter_map(|(op, _)| op.arena().child(op.id)).map(|b| op.module.body(b).op_count()).sum();
    let threads = if ops < WORTH_A_THREAD { 1 } else { op.context().threads() };
    threads::try_each(
        threads,
        isolated.len(),
        || Verifier::new(op.context(), checks),
        |verifier, index| isolated.get(index).map_or(Ok(()), |(op, parent)| verifier.verify_nest(*op, *parent)),
    )
}

/// What is known while operations are verified.
struct Verifier<'a> {
    checks: &'a [Check<'a>],
    rules: RulesTable,
    dominance: Dominance,
}

/// An operation, and the one around it.
type Nested<'m, 'c> = (OpRef<'m, 'c>, Option<OpRef<'m, 'c>>);

enum Item<'m, 'c> {
    /// An operation, and the one around it.
    Enter(OpRef<'m, 'c>, Option<OpRef<'m, 'c>>),
    Exit(OpRef<'m, 'c>),
    /// A block, and the operation it is part of.
    EnterBlock(BlockRef<'m, 'c>, OpRef<'m, 'c>),
    ExitBlock(BlockRef<'m, 'c>, OpRef<'m, 'c>),
}

impl<'a> Verifier<'a> {
    fn new(ctx: &Context, checks: &'a [Check<'a>]) -> Self {
        Self { checks, rules: RulesTable::new(ctx), dominance: Dominance::default() }
    }

    /// Verifies an isolated operation and everything in it.
    fn verify_nest(&mut self, op: OpRef<'_, '_>, parent: Option<OpRef<'_, '_>>) -> Verdict {
        let mut isolated = vec![(op, parent)];
        while let Some((op, parent)) = isolated.pop() {
            let first = isolated.len();
            self.verify_isolated(op, parent, &mut isolated)?;
            isolated[first..].reverse();
        }
        Ok(())
    }

    /// Verifies an operation and what is in it, up to nested isolated operations, which it collects.
    fn verify_isolated<'m, 'c>(
        &mut self,
        op: OpRef<'m, 'c>,
        parent: Option<OpRef<'m, 'c>>,
        isolated: &mut Vec<Nested<'m, 'c>>,
    ) -> Verdict {
        let mut stack = vec![Item::Enter(op, parent)];
        while let Some(item) = stack.pop() {
            match item {
                Item::Enter(op, parent) => {
                    enter_op(op, parent, self.rules.of(op), self.checks)?;
                    if op.regions().len() == 0 {
                        exit_op(op)?;
                        continue;
                    }
                    stack.push(Item::Exit(op));
                    let first = stack.len();
                    stack.extend(op.regions().flat_map(|r| r.blocks()).map(|block| Item::EnterBlock(block, op)));
                    stack[first..].reverse();
                }
                Item::EnterBlock(block, parent) => {
                    enter_block(block, parent)?;
                    stack.push(Item::ExitBlock(block, parent));
                    let first = stack.len();
                    let body = block.arena();
                    for op in block.ops() {
                        // What is in order is so in any order, and needs no stack.
                        if self.rules.accepts(body, op, parent) {
                            continue;
                        }
                        let has_regions = op.regions().len() > 0;
                        if has_regions && op.def().is_some_and(|d| d.flags.has(OpFlags::ISOLATED)) {
                            isolated.push((op, Some(parent)));
                        } else {
                            stack.push(Item::Enter(op, Some(parent)));
                        }
                    }
                    stack[first..].reverse();
                }
                Item::ExitBlock(block, parent) => exit_block(block, parent)?,
                Item::Exit(op) => exit_op(op)?,
            }
        }
        self.dominance.verify(op, &mut self.rules)
    }
}

fn enter_op(op: OpRef<'_, '_>, parent: Option<OpRef<'_, '_>>, rules: Option<&Rules>, checks: &[Check<'_>]) -> Verdict {
    if let Some(rules) = rules {
        rules.verify(op, parent).or_else(|violation| if follows_older_row(op) { Ok(()) } else { Err(violation) })?;
    }
    let of_dialects = op.context().extension::<Checks>();
    if let Some(of_dialects) = of_dialects {
        let ctx = op.context();
        for (name, value) in op.discardable_attrs() {
            let namespace = ctx.str(*name).split_once('.').map(|(namespace, _)| namespace);
            if let Some(check) = namespace.and_then(|namespace| of_dialects.op_attrs.get(namespace)) {
                check(op, *name, *value)?;
            }
        }
    }
    for check in checks {
        check(op)?;
    }
    for (index, region) in op.regions().enumerate() {
        let mut blocks = region.blocks();
        let Some(entry) = blocks.next() else { continue };
        if rules.is_some_and(|r| r.graph) && blocks.next().is_some() {
            return Err(Violation::op(op, format!("expects graph region #{index} to have 0 or 1 blocks")));
        }
        let arena = region.arena();
        let last_successors = |block| arena.last_op(block).map_or(&[][..], |last| arena.successors(last));
        if arena.blocks(region.id).any(|block| last_successors(block).contains(&entry.id)) {
            return Err(Violation::at(op, "entry block of region may not have predecessors").without_op());
        }
    }
    Ok(())
}

fn exit_op(op: OpRef<'_, '_>) -> Verdict {
    if let Some(def) = op.def() {
        let Some(checks) = op.context().extension::<Checks>().filter(|_| !follows_older_row(op)) else { return Ok(()) };
        for rule in &def.traits {
            if let Some(check) = checks.region_traits.get(&*rule.name) {
                check(op, &rule.args)?;
            }
        }
        return checks.regions.get(op.name()).map_or(Ok(()), |check| check(op));
    }
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

/// Whether an operation was written by a release whose row for it was another one. Today's rules are not its rules then.
fn follows_older_row(op: OpRef<'_, '_>) -> bool {
    let ctx = op.context();
    let dialect = ctx.dialect(ctx.op_name_data(op.op_name()).dialect);
    let short = op.name().split_once('.').map(|(_, short)| short);
    let (Some(release), Some(dialect), Some(short)) = (op.module.release, dialect, short) else { return false };
    dialect.older_rows(short).any(|(last, _)| release <= last)
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
    for op in block.ops() {
        if op.id != last && !arena.successors(op.id).is_empty() {
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
    // Upstream shows the operation in the message itself.
    Err(Violation::at(last, "block with no terminator, has "))
}

/// What upstream calls the dialect namespace of an attribute's name: the part before the first dot.
#[must_use]
pub fn attr_dialect<'c>(ctx: &'c Context, name: &'c str) -> Option<&'static mlirkit_defs::Dialect> {
    ctx.dialect(ctx.ident(name.split_once('.')?.0))
}
