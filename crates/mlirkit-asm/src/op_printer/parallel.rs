//! Printing the operations of a large file on several threads: those that stand in the file's operation and see nothing
//! of what is around them, such as functions, or, where one of these is most of the file, those of a large block. Each thread
//! prints a run of them at a time; the runs are written in order.
//!
//! The text is the same as that of one thread. The numbers of distinct attributes, which depend on the text before them, are put
//! in by the thread that writes.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use mlirkit_ir::engine::IdCounts;
use mlirkit_ir::{Attr, BlockId, BlockRef, Body, BodyId, Ident, Module, OpId, OpRef, RegionRef, threads};
use rustc_hash::FxHashMap;

use super::OpPrinter;
use crate::alias::{Deferral, Definition};
use crate::names::{Counters, Naming, is_numbered_on};
use crate::printer::{Portion, PrintOptions};

/// A file with fewer operations is printed by one thread.
const WORTH_IT: usize = 20_000;

/// With fewer aliases, one thread prints them.
const WORTH_ALIASES: usize = 2 * LINES;

/// Operations in one run, about.
const RUN: usize = 4096;

/// Operations of a block, or aliases, in one run.
const LINES: usize = 2048;

/// How many runs each thread may be ahead of the one that is written.
const AHEAD: usize = 4;

/// The operations that several threads print.
#[derive(Debug)]
pub(crate) struct Parallel {
    body: BodyId,
    block: BlockId,
    parts: Parts,
    /// The names in use around them.
    pub(crate) taken: Vec<Vec<u8>>,
    threads: NonZeroUsize,
    /// Room for texts, from those that have been written.
    rooms: Mutex<Vec<Vec<u8>>>,
}

/// A room that is larger is not kept.
const LARGE_ROOM: usize = 1 << 20;

/// What is known of the operations that are printed apart.
#[derive(Debug, Default)]
struct Parts {
    /// By the operation's number: the place in the other list, from 1.
    places: Vec<u32>,
    parts: Vec<(OpId, PartNames)>,
}

impl Parts {
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

/// Where the names of an operation's regions start.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct PartNames {
    /// The counters that its regions start from.
    pub(crate) start: Counters,
    /// How many numbers they take where these are unique in the file.
    pub(crate) taken: IdCounts,
    size: usize,
}

impl Parallel {
    /// What can be printed in parallel of a file's operation, if it is worth while.
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
            let (mut parts, mut largest) = (Parts::default(), (0, None));
            for op in block.ops() {
                let Some(child) = body_apart(arena, op.id) else { continue };
                // What is nested in a table of symbols counts as well.
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
                // What it holds is printed apart.
                (size, Some(op)) if size > total / 2 && op.is_symbol_table() => {
                    block = op.regions().next()?.blocks().next()?;
                }
                // One that is most of the file is cut where its blocks are printed.
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

    /// The operations of a block that are printed one after the other, as [`Self::add`] says.
    pub(crate) fn in_turn(block: BlockRef<'_, '_>) -> Self {
        let (parts, taken, rooms) = (Parts::default(), Vec::new(), Mutex::default());
        Self { body: block.body, block: block.id, parts, taken, threads: NonZeroUsize::MIN, rooms }
    }

    fn rooms(&self) -> MutexGuard<'_, Vec<Vec<u8>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds an operation that takes so many numbers where these are unique in the file.
    pub(crate) fn add(&mut self, op: OpId, taken: IdCounts) {
        self.parts.add(op, PartNames { taken, ..PartNames::default() });
    }

    /// Whether a file has enough operations to do something about them on several threads.
    pub(crate) fn is_worth_it(top: OpRef<'_, '_>) -> bool {
        op_count(top.module) >= WORTH_IT && top.context().threads() > 1
    }

    /// Counts the numbers that each operation takes.
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

    /// Whether a region holds the operations that are named by others.
    pub(crate) fn is_around(&self, region: RegionRef<'_, '_>) -> bool {
        region.body == self.body && region.arena().block_region(self.block) == Some(region.id)
    }

    /// Whether others name what is in an operation.
    pub(crate) fn names(&self, op: OpRef<'_, '_>) -> bool {
        op.body == self.body && self.parts.get(op.id).is_some()
    }

    /// Notes where the names of an operation start, if others name it: the counters behind it.
    pub(crate) fn note(&mut self, op: OpRef<'_, '_>, start: Counters) -> Option<Counters> {
        if op.body != self.body {
            return None;
        }
        let part = self.parts.get_mut(op.id)?;
        part.start = start;
        Some(start.after(part.taken))
    }
}

/// Whether what is printed of one operation depends on more than the operations around it.
pub(crate) fn is_serial(options: &PrintOptions) -> bool {
    options.value_users
        || options.skip_regions
        || (options.generic && options.name_loc_as_prefix)
        || (options.unique_ssa_ids && !options.generic)
}

/// The body of an operation that sees nothing of what is around it, and of which that sees nothing.
pub(crate) fn body_apart(arena: &Body, id: OpId) -> Option<BodyId> {
    arena.child(id).filter(|_| is_alone(arena, id))
}

/// Whether an operation has no operands, results and successors.
fn is_alone(arena: &Body, id: OpId) -> bool {
    arena.operands(id).is_empty() && arena.result_count(id) == 0 && arena.successors(id).is_empty()
}

/// Whether there is nothing to be named in an operation, and no name in its line.
fn names_nothing(arena: &Body, id: OpId) -> bool {
    is_alone(arena, id) && arena.child(id).is_none() && arena.regions(id).is_empty()
}

/// How many operations there are in each body and those in it.
fn nested_sizes(module: &Module<'_>) -> Vec<usize> {
    let count = module.body_count();
    let mut sizes: Vec<usize> = (0..count).map(|id| module.body(BodyId(id as u32)).op_count()).collect();
    // Nearly always bodies follow those that hold them.
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

/// What is printed at once.
enum Run {
    /// By any thread.
    Parts(Range<usize>),
    /// By the one that writes: they belong to what is around.
    Own(Range<usize>),
}

/// Operations that have been printed, and are to be put where they belong.
pub(crate) struct Printed {
    text: Vec<u8>,
    /// Where the text lacks the number of a distinct attribute.
    gaps: Vec<(usize, Attr)>,
    resources: Vec<(Ident, Ident)>,
    refused: bool,
    error: Option<std::io::Error>,
}

#[derive(Default)]
struct State {
    /// The next run to print.
    next: usize,
    /// How many have been written.
    written: usize,
    done: FxHashMap<usize, Printed>,
    spare: Vec<Vec<u8>>,
    /// No more is wanted, or a thread has come to a bad end.
    stop: bool,
}

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'g>(&self, guard: MutexGuard<'g, State>) -> MutexGuard<'g, State> {
        self.changed.wait(guard).unwrap_or_else(PoisonError::into_inner)
    }

    fn stop(&self) {
        self.lock().stop = true;
        self.changed.notify_all();
    }
}

/// Stops the others if a thread panics.
struct Guard<'s>(&'s Shared);

impl Drop for Guard<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.stop();
        }
    }
}

/// Operations of a body. There may be very many.
#[derive(Clone, Copy)]
struct Ops<'p, 'm, 'c> {
    module: &'m Module<'c>,
    body: BodyId,
    ids: &'p [OpId],
}

impl<'p, 'm, 'c> Ops<'p, 'm, 'c> {
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

/// What is printed in parallel.
#[derive(Clone, Copy)]
enum Lines<'p, 'm, 'c> {
    /// Operations that nobody has named yet.
    Apart(&'p Parallel, Ops<'p, 'm, 'c>),
    /// Operations that are named.
    Named(Ops<'p, 'm, 'c>),
    /// Aliases, if they are of this kind.
    Definitions(&'p [Definition], Deferral),
}

impl Lines<'_, '_, '_> {
    fn part(self, range: Range<usize>) -> Self {
        match self {
            Lines::Apart(plan, ops) => Lines::Apart(plan, ops.part(range)),
            Lines::Named(ops) => Lines::Named(ops.part(range)),
            Lines::Definitions(all, deferral) => Lines::Definitions(&all[range], deferral),
        }
    }
}

/// Parts of so many lines each.
fn even_runs(lines: usize) -> Vec<Run> {
    (0..lines).step_by(LINES).map(|at| Run::Parts(at..(at + LINES).min(lines))).collect()
}

impl<'c> OpPrinter<'_, 'c> {
    /// Prints the operations of a block, each on its line, if they are to be printed in parallel.
    pub(super) fn parallel_ops<'m>(
        &mut self,
        block: BlockRef<'m, 'c>,
        ops: impl Iterator<Item = OpRef<'m, 'c>> + Clone,
    ) -> bool
    where
        'c: 'm,
    {
        let is_planned = |plan: &mut Box<Parallel>| plan.body == block.body && plan.block == block.id;
        let collect = |ids: &mut Vec<OpId>| ids.extend(ops.clone().map(|op| op.id));
        let (mut ids, BlockRef { module, body, .. }) = (Vec::new(), block);
        if let Some(plan) = self.parallel.take_if(is_planned) {
            collect(&mut ids);
            let lines = Lines::Apart(&plan, Ops { module, body, ids: &ids });
            self.in_parallel(lines, plan.threads.get(), &runs(block.arena(), &ids, &plan));
            return true;
        }
        let is_worth_it = || block.arena().op_count() >= WORTH_IT && ops.clone().nth(WORTH_IT - 1).is_some();
        if self.parallel.is_some() || !is_worth_it() {
            return false;
        }
        let Some(threads) = self.threads_of_lines() else { return false };
        collect(&mut ids);
        self.in_parallel(Lines::Named(Ops { module, body, ids: &ids }), threads, &even_runs(ids.len()));
        true
    }

    /// Prints the definitions of aliases that may be deferred, or of those that may not.
    pub(crate) fn definitions(&mut self, deferral: Deferral) {
        let aliases = Arc::clone(&self.aliases);
        let lines = Lines::Definitions(aliases.definitions(), deferral);
        let count = aliases.definitions().len();
        match (count >= WORTH_ALIASES).then(|| self.threads_of_lines()).flatten() {
            Some(threads) => self.in_parallel(lines, threads, &even_runs(count)),
            None => self.lines(lines),
        }
    }

    /// How many threads may print lines, if that may be several.
    fn threads_of_lines(&self) -> Option<usize> {
        // Text that is held goes nowhere yet, and where one writes parts there are others at work.
        let is_whole = self.part == Portion::Whole && self.base.out.sink.is_some() && self.base.out.held == 0;
        let is_known = self.spans.is_none() && !self.options.value_users;
        (is_whole && is_known).then(|| self.ctx.threads()).filter(|threads| *threads > 1)
    }

    fn in_parallel(&mut self, lines: Lines<'_, '_, 'c>, threads: usize, runs: &[Run]) {
        let shared = Shared::default();
        self.flush();
        std::thread::scope(|scope| {
            let (ctx, options, indent) = (self.ctx, self.options, self.indent);
            let mut started = false;
            for _ in 0..threads {
                let (aliases, dialects) = (Arc::clone(&self.aliases), self.default_dialects.clone());
                let names = match lines {
                    Lines::Apart(..) => Arc::default(),
                    Lines::Named(_) | Lines::Definitions(..) => Arc::clone(&self.names),
                };
                let shared = &shared;
                let work = move || {
                    let _guard = Guard(shared);
                    let mut p = OpPrinter::new(ctx, options);
                    (p.aliases, p.names, p.indent, p.default_dialects) = (aliases, names, indent, dialects);
                    p.work(shared, lines, threads, runs);
                };
                started |= threads::spawn(scope, work).is_ok();
            }
            for (index, run) in runs.iter().enumerate() {
                match run {
                    Run::Own(range) => {
                        if let Lines::Apart(_, ops) | Lines::Named(ops) = lines {
                            self.whole_lines(ops.part(range.clone()));
                        }
                    }
                    Run::Parts(range) if started => {
                        let Some(printed) = next_printed(&shared, index) else { break };
                        self.take_printed(&printed, lines.part(range.clone()));
                        let mut state = shared.lock();
                        state.spare.push(printed.text);
                    }
                    Run::Parts(range) => self.lines(lines.part(range.clone())),
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

    /// Prints runs until there are none left.
    fn work(&mut self, shared: &Shared, lines: Lines<'_, '_, 'c>, threads: usize, runs: &[Run]) {
        loop {
            let mut state = shared.lock();
            let (index, range) = loop {
                if state.stop {
                    return;
                }
                match runs.get(state.next) {
                    None => return,
                    Some(Run::Own(_)) => state.next += 1,
                    Some(Run::Parts(range)) if state.next < state.written + AHEAD * threads => {
                        state.next += 1;
                        break (state.next - 1, range.clone());
                    }
                    Some(Run::Parts(_)) => state = shared.wait(state),
                }
            };
            self.base.out.buffer = state.spare.pop().unwrap_or_default();
            drop(state);
            let printed = self.printed(lines.part(range));
            shared.lock().done.insert(index, printed);
            shared.changed.notify_all();
        }
    }

    /// Prints what somebody else writes.
    fn printed(&mut self, lines: Lines<'_, '_, 'c>) -> Printed {
        self.base.out.buffer.clear();
        self.part = Portion::Share;
        self.lines(lines);
        Printed {
            text: std::mem::take(&mut self.base.out.buffer),
            gaps: std::mem::take(&mut self.gaps),
            resources: std::mem::take(&mut self.resources).iter().collect(),
            refused: self.part == Portion::Refused,
            error: self.base.out.error.take(),
        }
    }

    /// Prints an operation that nobody has named yet, and whose text somebody else writes.
    pub(crate) fn printed_apart(&mut self, plan: &Parallel, op: OpRef<'_, 'c>) -> Printed {
        self.base.out.buffer = plan.rooms().pop().unwrap_or_default();
        self.printed(Lines::Apart(plan, Ops::one(op, &op.id)))
    }

    /// Writes what [`Self::printed_apart`] has printed elsewhere.
    pub(crate) fn take_printed_apart(&mut self, printed: Printed, plan: &Parallel, op: OpRef<'_, 'c>) {
        self.take_printed(&printed, Lines::Apart(plan, Ops::one(op, &op.id)));
        if printed.text.capacity() < LARGE_ROOM {
            plan.rooms().push(printed.text);
        }
    }

    fn lines(&mut self, lines: Lines<'_, '_, 'c>) {
        match lines {
            Lines::Apart(plan, ops) => self.parts(plan, ops),
            Lines::Named(ops) => self.whole_lines(ops),
            Lines::Definitions(all, deferral) => {
                all.iter().filter(|one| one.deferral == deferral).for_each(|one| self.definition(*one));
            }
        }
    }

    /// Prints operations whose names nobody has made yet.
    fn parts(&mut self, plan: &Parallel, ops: Ops<'_, '_, 'c>) {
        for op in ops.iter() {
            let start = plan.parts.get(op.id).copied().unwrap_or_default().start;
            let mut naming =
                Naming { hooks: self.hooks, options: self.options, infos: &mut self.infos, parallel: None };
            Arc::make_mut(&mut self.names).part(op, start, &plan.taken, &mut naming);
            self.whole_line(op);
        }
    }

    fn whole_lines(&mut self, ops: Ops<'_, '_, 'c>) {
        self.lines_of(ops.module, ops.body, ops.iter().map(|op| op.id));
    }

    pub(crate) fn whole_line(&mut self, op: OpRef<'_, 'c>) {
        self.op_line(op);
        self.bytes(b"\n");
    }

    /// Writes what another thread has printed.
    fn take_printed(&mut self, printed: &Printed, lines: Lines<'_, '_, 'c>) {
        if printed.refused {
            let names = match lines {
                Lines::Apart(..) => std::mem::take(&mut self.names),
                Lines::Named(_) | Lines::Definitions(..) => Arc::clone(&self.names),
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

/// The run with this index once it has been printed; `None` if it never will be.
fn next_printed(shared: &Shared, index: usize) -> Option<Printed> {
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

/// Cuts the operations of a block into runs. Few operations are the writer's own: it waits where it meets one.
fn runs(arena: &Body, ops: &[OpId], plan: &Parallel) -> Vec<Run> {
    let mut runs = Vec::new();
    let (mut start, mut size) = (0, 0);
    for (index, op) in ops.iter().enumerate() {
        let part = plan.parts.get(*op);
        let is_own = part.is_none() && !names_nothing(arena, *op);
        if is_own || size >= RUN {
            if start < index {
                runs.push(Run::Parts(start..index));
            }
            (start, size) = (index, 0);
        }
        if is_own {
            match runs.last_mut() {
                Some(Run::Own(before)) if before.end == index => before.end += 1,
                _ => runs.push(Run::Own(index..index + 1)),
            }
            start = index + 1;
        } else {
            size += part.map_or(0, |part| part.size) + 1;
        }
    }
    if start < ops.len() {
        runs.push(Run::Parts(start..ops.len()));
    }
    runs
}
