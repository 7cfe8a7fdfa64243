//! Printing of a large file on several threads. The isolated operations of the top-level operation, such as functions,
//! are divided into runs. If one operation makes up most of the file, its large blocks are divided instead. Each thread
//! prints one run at a time; runs are written in order.
//!
//! The output equals that of one thread. The writing thread inserts the numbers of distinct attributes, which depend on
//! earlier output.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use mlirkit_ir::engine::IdCounts;
use mlirkit_ir::{Attr, BlockId, BlockRef, Body, BodyId, Ident, Module, OpId, OpRef, RegionRef, threads};
use rustc_hash::FxHashMap;

use crate::attr::aliases::Definition;
use crate::attr::printer::{Portion, PrintOptions};
use crate::attr::symbol::Deferral;
use crate::hooks::op_hooks::Hooks;
use crate::print::OpPrinter;
use crate::print::driver::{NameParts, PrintDriver};
use crate::print::ssa_names::{Counters, Naming, is_numbered_on};

/// The minimum number of operations in a file that is printed on several threads.
const WORTH_IT: usize = 20_000;

/// The minimum number of aliases that are printed on several threads.
const WORTH_ALIASES: usize = 2 * LINES;

/// The approximate number of operations per run.
const RUN: usize = 4096;

/// The number of operations of a block, or of alias definitions, per run.
const LINES: usize = 2048;

/// The number of runs per thread that may be printed ahead of the run being written.
const AHEAD: usize = 4;

/// A plan for printing a file on several threads. It lists the operations, called parts, that other threads name and
/// print.
#[derive(Debug)]
pub(crate) struct PrintPlan {
    body: BodyId,
    block: BlockId,
    parts: PlannedParts,
    /// The value names that are in use outside of the operations in the plan.
    pub(crate) taken: Vec<Vec<u8>>,
    threads: NonZeroUsize,
}

/// The size, in bytes, from which a printed part keeps the printer's buffer. Smaller parts are copied, so that they have
/// no unused capacity and the printer's buffer remains in the cache.
const LARGE_PART: usize = 1 << 18;

/// The operations in a plan that other threads name and print.
#[derive(Debug, Default)]
struct PlannedParts {
    /// For each operation id, the operation's index in `parts`, counted from 1; 0 if the operation is not in the plan.
    places: Vec<u32>,
    parts: Vec<(OpId, PartNames)>,
}

impl PlannedParts {
    fn add(&mut self, op: OpId, part: PartNames) {
        if self.places.len() <= op.index() {
            self.places.resize(op.index() + 1, 0);
        }
        self.parts.push((op, part));
        if let Some(place) = self.places.get_mut(op.index()) {
            *place = self.parts.len() as u32;
        }
    }

    fn place(&self, op: OpId) -> Option<usize> {
        (*self.places.get(op.index())? as usize).checked_sub(1)
    }

    #[inline]
    fn get(&self, op: OpId) -> Option<&PartNames> {
        self.parts.get(self.place(op)?).map(|(_, part)| part)
    }

    #[inline]
    fn get_mut(&mut self, op: OpId) -> Option<&mut PartNames> {
        let place = self.place(op)?;
        self.parts.get_mut(place).map(|(_, part)| part)
    }
}

/// The name counters at the start of the regions of a planned operation, and its size.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct PartNames {
    /// The name counters at the start of the operation's regions.
    pub(crate) start: Counters,
    /// The count of the value numbers that the regions use in generic form.
    pub(crate) taken: IdCounts,
    size: usize,
}

impl PrintPlan {
    /// Creates a plan for a file's top-level operation. Returns `None` if several threads are not worthwhile.
    pub(crate) fn plan(top: OpRef<'_, '_>, options: &PrintOptions) -> Option<Box<Self>> {
        let module = top.module;
        let total = op_count(module);
        if total < WORTH_IT || is_serial(options) {
            return None;
        }
        let threads = NonZeroUsize::new(module.context().threads()).filter(|threads| threads.get() > 1)?;
        let (mut block, mut sizes) = (top.regions().next()?.blocks().next()?, None);
        let parts = loop {
            let arena = block.arena();
            let (mut parts, mut largest) = (PlannedParts::default(), (0, None));
            for op in block.ops() {
                let Some(child) = body_apart(arena, op.id) else { continue };
                // In a symbol table, nested operations count too.
                let is_table = sizes.is_some() || op.is_symbol_table();
                let size = match is_table.then(|| sizes.get_or_insert_with(|| nested_sizes(module))) {
                    Some(sizes) => sizes.get(child.index()).copied().unwrap_or(0),
                    None => module.body(child).op_count(),
                };
                parts.add(op.id, PartNames { size, ..PartNames::default() });
                if size > largest.0 {
                    largest = (size, Some(op));
                }
            }
            match largest {
                // A nested symbol table makes up most of the file; divide its content.
                (size, Some(op)) if size > total / 2 && op.is_symbol_table() => {
                    block = op.regions().next()?.blocks().next()?;
                }
                // Any other operation that makes up most of the file is divided at its blocks while printing.
                (size, _) if size > total / 2 || parts.parts.len() < 2 => return None,
                _ => break parts,
            }
        };
        let mut plan = Self { threads, parts, ..Self::in_turn(block) };
        if is_numbered_on(top, options) {
            plan.count(top);
        }
        Some(Box::new(plan))
    }

    /// Creates a plan for the operations of a block that are printed one after another. [`Self::add`] adds the
    /// operations.
    pub(crate) fn in_turn(block: BlockRef<'_, '_>) -> Self {
        let (parts, taken) = (PlannedParts::default(), Vec::new());
        Self { body: block.body, block: block.id, parts, taken, threads: NonZeroUsize::MIN }
    }

    /// Adds an operation that uses `taken` value numbers in generic form.
    pub(crate) fn add(&mut self, op: OpId, taken: IdCounts) {
        self.parts.add(op, PartNames { taken, ..PartNames::default() });
    }

    /// Returns true if a file is large enough to be printed on several threads.
    pub(crate) fn is_worth_it(top: OpRef<'_, '_>) -> bool {
        op_count(top.module) >= WORTH_IT && top.context().threads() > 1
    }

    /// Counts the value numbers that each planned operation uses.
    fn count(&mut self, top: OpRef<'_, '_>) {
        let parts = &mut self.parts.parts;
        let share = parts.len().div_ceil(self.threads.get());
        let count = |(id, part): &mut (OpId, PartNames)| {
            part.taken = Counters::taken_in(OpRef { module: top.module, body: self.body, id: *id });
        };
        let shares: Vec<_> = parts.chunks_mut(share).map(Mutex::new).collect();
        let work = |(): &mut (), index: usize| {
            shares[index].lock().unwrap_or_else(PoisonError::into_inner).iter_mut().for_each(count);
            Ok::<_, ()>(())
        };
        let _ = threads::try_each(self.threads.get(), shares.len(), || (), work);
    }
}

impl NameParts for PrintPlan {
    fn is_around(&self, region: RegionRef<'_, '_>) -> bool {
        region.body == self.body && region.arena().block_region(self.block) == Some(region.id)
    }

    fn set_taken(&mut self, names: Vec<Vec<u8>>) {
        self.taken = names;
    }

    fn names(&self, op: OpRef<'_, '_>) -> bool {
        op.body == self.body && self.parts.get(op.id).is_some()
    }

    fn note(&mut self, op: OpRef<'_, '_>, start: Counters) -> Option<Counters> {
        if op.body != self.body {
            return None;
        }
        let part = self.parts.get_mut(op.id)?;
        part.start = start;
        Some(start.after(part.taken))
    }
}

/// Returns true if the options make the output for one operation depend on the output for others.
pub(crate) fn is_serial(options: &PrintOptions) -> bool {
    options.value_users
        || options.skip_regions
        || (options.generic && options.name_loc_as_prefix)
        || (options.unique_ssa_ids && !options.generic)
}

/// Returns the separate body of an operation that has no operands, results or successors; `None` for other operations.
pub(crate) fn body_apart(arena: &Body, id: OpId) -> Option<BodyId> {
    arena.child(id).filter(|_| is_alone(arena, id))
}

/// Returns true if an operation shares no values or blocks with its surroundings: it has no operands, results or
/// successors.
fn is_alone(arena: &Body, id: OpId) -> bool {
    arena.operands(id).is_empty() && arena.result_count(id) == 0 && arena.successors(id).is_empty()
}

/// Returns true if an operation has no values, blocks or regions that need names.
fn names_nothing(arena: &Body, id: OpId) -> bool {
    is_alone(arena, id) && !arena.has_regions(id)
}

/// Returns for each body the number of its operations, including those in bodies nested in it.
fn nested_sizes(module: &Module<'_>) -> Vec<usize> {
    let count = module.body_count();
    let mut sizes: Vec<usize> = (0..count).map(|id| module.body(BodyId(id as u32)).op_count()).collect();
    // A body nearly always has a higher id than the one that contains it.
    for id in (1..count).rev() {
        let size = sizes.get(id).copied().unwrap_or(0);
        if let Some(around) = module.body_owner(BodyId(id as u32)).and_then(|op| sizes.get_mut(op.body.index())) {
            *around += size;
        }
    }
    sizes
}

fn op_count(module: &Module<'_>) -> usize {
    (0..module.body_count()).map(|id| module.body(BodyId(id as u32)).op_count()).sum()
}

/// A run of operations that are printed together.
enum LineRun {
    /// Operations that any thread may print, as a range of indices.
    Parts(Range<usize>),
    /// Operations that the writing thread must print, because they share value names with the surrounding operations.
    Own(Range<usize>),
}

/// Printed output that must be written in order.
pub(crate) struct Printed {
    text: Vec<u8>,
    /// The output offsets at which the numbers of distinct attributes must be inserted, and these attributes.
    gaps: Vec<(usize, Attr)>,
    resources: Vec<(Ident, Ident)>,
    refused: bool,
    error: Option<std::io::Error>,
}

#[derive(Default)]
struct RunState {
    /// The index of the next run to print.
    next: usize,
    /// The number of runs written so far.
    written: usize,
    done: FxHashMap<usize, Printed>,
    spare: Vec<Vec<u8>>,
    /// Whether threads must stop, because writing has failed or a thread has panicked.
    stop: bool,
}

#[derive(Default)]
struct RunQueue {
    state: Mutex<RunState>,
    changed: Condvar,
}

impl RunQueue {
    fn lock(&self) -> MutexGuard<'_, RunState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'g>(&self, guard: MutexGuard<'g, RunState>) -> MutexGuard<'g, RunState> {
        self.changed.wait(guard).unwrap_or_else(PoisonError::into_inner)
    }

    fn stop(&self) {
        self.lock().stop = true;
        self.changed.notify_all();
    }
}

/// A guard that stops the other threads if a thread panics.
struct Guard<'s>(&'s RunQueue);

impl Drop for Guard<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.stop();
        }
    }
}

/// A sequence of operations in one body.
#[derive(Clone, Copy)]
struct OpRange<'p, 'm, 'c> {
    module: &'m Module<'c>,
    body: BodyId,
    ids: &'p [OpId],
}

impl<'p, 'm, 'c> OpRange<'p, 'm, 'c> {
    fn one(op: OpRef<'m, 'c>, id: &'p OpId) -> Self {
        Self { module: op.module, body: op.body, ids: std::slice::from_ref(id) }
    }

    fn part(self, range: Range<usize>) -> Self {
        Self { ids: &self.ids[range], ..self }
    }

    fn iter(self) -> impl Iterator<Item = OpRef<'m, 'c>> {
        self.ids.iter().map(move |id| OpRef { module: self.module, body: self.body, id: *id })
    }
}

/// The lines to print in parallel.
#[derive(Clone, Copy)]
enum PlannedLines<'p, 'm, 'c> {
    /// Operations that have not been named yet.
    Apart(&'p PrintPlan, OpRange<'p, 'm, 'c>),
    /// Operations that have already been named.
    Named(OpRange<'p, 'm, 'c>),
    /// Alias definitions, of which those with this deferral are printed.
    Definitions(&'p [Definition], Deferral),
}

impl PlannedLines<'_, '_, '_> {
    fn part(self, range: Range<usize>) -> Self {
        match self {
            PlannedLines::Apart(plan, ops) => PlannedLines::Apart(plan, ops.part(range)),
            PlannedLines::Named(ops) => PlannedLines::Named(ops.part(range)),
            PlannedLines::Definitions(all, deferral) => PlannedLines::Definitions(&all[range], deferral),
        }
    }
}

/// Cuts lines into runs of equal length.
fn even_runs(lines: usize) -> Vec<LineRun> {
    (0..lines).step_by(LINES).map(|at| LineRun::Parts(at..(at + LINES).min(lines))).collect()
}

/// A print driver that prints large blocks and long alias lists on several threads.
#[derive(Default)]
pub(crate) struct ParallelPrint {
    /// The plan for printing operations on other threads; `None` after it has been used.
    plan: Option<Box<PrintPlan>>,
}

impl ParallelPrint {
    pub(crate) fn new(plan: Option<Box<PrintPlan>>) -> Self {
        Self { plan }
    }
}

impl<'c> PrintDriver<'c> for ParallelPrint {
    fn block(&mut self, p: &mut OpPrinter<'_, 'c>, block: BlockRef<'_, 'c>, last: Option<OpId>) -> bool {
        if p.is_collecting() {
            return false;
        }
        let is_planned = |plan: &mut Box<PrintPlan>| plan.body == block.body && plan.block == block.id;
        let ops = || block.ops().take_while(|op| Some(op.id) != last);
        let collected = || ops().map(|op| op.id).collect::<Vec<OpId>>();
        let BlockRef { module, body, .. } = block;
        if let Some(plan) = self.plan.take_if(is_planned) {
            let ids = collected();
            let lines = PlannedLines::Apart(&plan, OpRange { module, body, ids: &ids });
            // The blocks of operations that this thread prints may be large too.
            p.driver = Some(Box::new(Self::default()));
            p.in_parallel(lines, plan.threads.get(), &runs(block.arena(), &ids, &plan));
            return true;
        }
        let is_worth_it = || block.arena().op_count() >= WORTH_IT && ops().nth(WORTH_IT - 1).is_some();
        if self.plan.is_some() || !is_worth_it() {
            return false;
        }
        let Some(threads) = p.threads_of_lines() else { return false };
        let ids = collected();
        p.in_parallel(PlannedLines::Named(OpRange { module, body, ids: &ids }), threads, &even_runs(ids.len()));
        true
    }

    fn definitions(&mut self, p: &mut OpPrinter<'_, 'c>, deferral: Deferral) -> bool {
        let aliases = Arc::clone(&p.base.aliases);
        let count = aliases.definitions().len();
        let Some(threads) = (count >= WORTH_ALIASES).then(|| p.threads_of_lines()).flatten() else { return false };
        p.in_parallel(PlannedLines::Definitions(aliases.definitions(), deferral), threads, &even_runs(count));
        true
    }
}

impl<'c> OpPrinter<'_, 'c> {
    /// Returns the number of threads to print lines with; `None` if it would be one.
    fn threads_of_lines(&self) -> Option<usize> {
        // Output that is held back is not written yet, and a share is already the work of one thread.
        let is_whole = self.base.part == Portion::Whole && self.base.out.sink.is_some() && self.base.out.held == 0;
        let is_known = self.spans.is_none() && !self.options.value_users;
        (is_whole && is_known).then(|| self.ctx.threads()).filter(|threads| *threads > 1)
    }

    fn in_parallel(&mut self, lines: PlannedLines<'_, '_, 'c>, threads: usize, runs: &[LineRun]) {
        let shared = RunQueue::default();
        self.flush();
        std::thread::scope(|scope| {
            let (ctx, options, indent) = (self.ctx, self.options, self.indent);
            let mut started = false;
            for _ in 0..threads {
                let dialect = self.default_dialects.last().copied().unwrap_or_default();
                let (aliases, dialects) = (Arc::clone(&self.aliases), vec![dialect]);
                let names = match lines {
                    PlannedLines::Apart(..) => Arc::default(),
                    PlannedLines::Named(_) | PlannedLines::Definitions(..) => Arc::clone(&self.names),
                };
                let shared = &shared;
                let work = move || {
                    let _guard = Guard(shared);
                    let mut p = OpPrinter::new(ctx, Hooks::of(ctx), options);
                    (p.base.aliases, p.names, p.indent, p.default_dialects) = (aliases, names, indent, dialects);
                    p.work(shared, lines, threads, runs);
                };
                started |= threads::spawn(scope, work).is_ok();
            }
            for (index, run) in runs.iter().enumerate() {
                match run {
                    LineRun::Own(range) => {
                        if let PlannedLines::Apart(_, ops) | PlannedLines::Named(ops) = lines {
                            self.whole_lines(ops.part(range.clone()));
                        }
                    }
                    LineRun::Parts(range) if started => {
                        let Some(printed) = next_printed(&shared, index) else { break };
                        self.take_printed(&printed, lines.part(range.clone()));
                        let mut state = shared.lock();
                        state.spare.push(printed.text);
                    }
                    LineRun::Parts(range) => self.lines(lines.part(range.clone())),
                }
                shared.lock().written = index + 1;
                shared.changed.notify_all();
                if self.base.out.error.is_some() {
                    break;
                }
            }
            shared.stop();
        });
    }

    /// Prints runs until none is left, as one of several threads.
    fn work(&mut self, shared: &RunQueue, lines: PlannedLines<'_, '_, 'c>, threads: usize, runs: &[LineRun]) {
        loop {
            let mut state = shared.lock();
            let (index, range) = loop {
                if state.stop {
                    return;
                }
                match runs.get(state.next) {
                    None => return,
                    Some(LineRun::Own(_)) => state.next += 1,
                    Some(LineRun::Parts(range)) if state.next < state.written + AHEAD * threads => {
                        state.next += 1;
                        break (state.next - 1, range.clone());
                    }
                    Some(LineRun::Parts(_)) => state = shared.wait(state),
                }
            };
            self.base.out.buffer = state.spare.pop().unwrap_or_default();
            drop(state);
            let printed = self.printed(lines.part(range));
            shared.lock().done.insert(index, printed);
            shared.changed.notify_all();
        }
    }

    /// Prints lines that another thread will write.
    fn printed(&mut self, lines: PlannedLines<'_, '_, 'c>) -> Printed {
        self.base.out.buffer.clear();
        self.base.part = Portion::Share;
        self.lines(lines);
        Printed {
            text: std::mem::take(&mut self.base.out.buffer),
            gaps: std::mem::take(&mut self.gaps),
            resources: std::mem::take(&mut self.resources).iter().collect(),
            refused: self.base.part == Portion::Refused,
            error: self.base.out.error.take(),
        }
    }

    /// Names and prints an operation that another thread will write.
    pub(crate) fn printed_apart(&mut self, plan: &PrintPlan, op: OpRef<'_, 'c>) -> Printed {
        let printed = self.printed(PlannedLines::Apart(plan, OpRange::one(op, &op.id)));
        if printed.text.len() >= LARGE_PART {
            return printed;
        }
        let text = printed.text.as_slice().to_vec();
        self.base.out.buffer = printed.text;
        Printed { text, ..printed }
    }

    /// Writes the output of [`Self::printed_apart`].
    pub(crate) fn take_printed_apart(&mut self, printed: Printed, plan: &PrintPlan, op: OpRef<'_, 'c>) {
        self.take_printed(&printed, PlannedLines::Apart(plan, OpRange::one(op, &op.id)));
    }

    fn lines(&mut self, lines: PlannedLines<'_, '_, 'c>) {
        match lines {
            PlannedLines::Apart(plan, ops) => self.parts(plan, ops),
            PlannedLines::Named(ops) => self.whole_lines(ops),
            PlannedLines::Definitions(all, deferral) => {
                all.iter().filter(|one| one.deferral == deferral).for_each(|one| self.definition(*one));
            }
        }
    }

    /// Names and prints operations in the plan.
    fn parts(&mut self, plan: &PrintPlan, ops: OpRange<'_, '_, 'c>) {
        for op in ops.iter() {
            let start = plan.parts.get(op.id).copied().unwrap_or_default().start;
            let mut naming = Naming { hooks: self.hooks, options: self.options, infos: &mut self.infos, parts: None };
            Arc::make_mut(&mut self.names).part(op, start, &plan.taken, &mut naming);
            self.whole_line(op);
        }
    }

    fn whole_lines(&mut self, ops: OpRange<'_, '_, 'c>) {
        self.lines_of(ops.module, ops.body, ops.iter().map(|op| op.id));
    }

    pub(crate) fn whole_line(&mut self, op: OpRef<'_, 'c>) {
        self.op_line(op);
        self.bytes(b"\n");
    }

    /// Writes lines that another thread printed, or prints them here if that thread refused.
    fn take_printed(&mut self, printed: &Printed, lines: PlannedLines<'_, '_, 'c>) {
        if printed.refused {
            let names = match lines {
                PlannedLines::Apart(..) => std::mem::take(&mut self.names),
                PlannedLines::Named(_) | PlannedLines::Definitions(..) => Arc::clone(&self.names),
            };
            self.lines(lines);
            self.names = names;
            return;
        }
        self.flush();
        if let Some(error) = &printed.error {
            self.base.out.error.get_or_insert_with(|| std::io::Error::new(error.kind(), error.to_string()));
        }
        let mut written = 0;
        for (at, attr) in &printed.gaps {
            self.write_through(printed.text.get(written..*at).unwrap_or_default());
            let number = self.distinct.insert(*attr);
            self.write_through(number.to_string().as_bytes());
            written = *at;
        }
        self.write_through(printed.text.get(written..).unwrap_or_default());
        for key in &printed.resources {
            self.resources.insert(*key);
        }
    }
}

/// Waits until the run with this index has been printed, and returns its output. Returns `None` if printing has
/// stopped.
fn next_printed(shared: &RunQueue, index: usize) -> Option<Printed> {
    let mut state = shared.lock();
    loop {
        if let Some(printed) = state.done.remove(&index) {
            return Some(printed);
        }
        if state.stop {
            return None;
        }
        state = shared.wait(state);
    }
}

/// Divides the operations of a block into runs. A run that only the writing thread can print consists of few
/// operations, because the other threads may have to wait for it.
fn runs(arena: &Body, ops: &[OpId], plan: &PrintPlan) -> Vec<LineRun> {
    let mut runs = Vec::new();
    let (mut start, mut size) = (0, 0);
    for (index, op) in ops.iter().enumerate() {
        let part = plan.parts.get(*op);
        let is_own = part.is_none() && !names_nothing(arena, *op);
        if is_own || size >= RUN {
            if start < index {
                runs.push(LineRun::Parts(start..index));
            }
            (start, size) = (index, 0);
        }
        if is_own {
            match runs.last_mut() {
                Some(LineRun::Own(before)) if before.end == index => before.end += 1,
                _ => runs.push(LineRun::Own(index..index + 1)),
            }
            start = index + 1;
        } else {
            size += part.map_or(0, |part| part.size) + 1;
        }
    }
    if start < ops.len() {
        runs.push(LineRun::Parts(start..ops.len()));
    }
    runs
}
