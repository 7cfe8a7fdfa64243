//! Printing of a file whose large operations (parts) are loaded one at a time. Each part is loaded twice: to collect
//! its aliases, and to print it. The module scope remains loaded.
//!
//! The output equals that of printing the whole file at once. Two things depend on all parts: numbers that are unique
//! in the file, where the caller knows how many each part uses, and aliases, for which each part is searched. Either
//! all parts are searched before the first is printed, or the output starts with the aliases of some parts. In the
//! second case it is discarded if other parts add more.

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;
use std::sync::Arc;

use mlirkit_ir::engine::IdCounts;
use mlirkit_ir::{BlockId, BlockRef, BodyId, Context, Ident, OpId, OpRef};

use crate::attr::aliases::{ALWAYS_NAMED, AliasRequest, Aliases, Collector, definition_len};
use crate::attr::printer::PrintOptions;
use crate::attr::symbol::Deferral;
use crate::driver::parallel_print::{ParallelPrint, PrintPlan, Printed, body_apart, is_serial};
use crate::file::{after_op, before_op};
use crate::hooks::op_hooks::Hooks;
use crate::op_data::op_info::OpInfos;
use crate::print::driver::{NameParts, PrintDriver};
use crate::print::ssa_names::{Naming, SsaNames, is_numbered_on};
use crate::print::{OpPrinter, Remembered};
use crate::text::output::PrintOutput;

/// A printer that prints a module part by part. The parts are the operations in the module that have separate bodies,
/// such as functions.
///
/// An [`AliasScanner`] searches each part, and the results are [recorded](StreamPrinter::note) in file order. Then
/// names and aliases are [settled](StreamPrinter::settle). A [`PartPrinter`] prints each part, and its output is
/// [written](StreamPrinter::write) in file order.
///
/// A caller that can discard output [may](StreamPrinter::may_settle_early) settle after some parts. Later results may
/// [continue](StreamPrinter::settle_more) from there; at the end, the final [definitions](StreamPrinter::definitions)
/// replace the first ones.
pub struct StreamPrinter<'o, 'c> {
    /// The printer that collects aliases.
    printer: OpPrinter<'o, 'c>,
    /// The printer that searches the operations between the parts for aliases, and prints nothing. A part is an
    /// operation with a separate body.
    looker: OpPrinter<'o, 'c>,
    /// The operations in the module, in order, and whether each one is a part (has a separate body).
    ops: Vec<(OpId, bool)>,
    place: (BodyId, BlockId),
    /// The number of operations that have been searched.
    noted: usize,
    plan: Arc<PrintPlan>,
    /// The alias requests for the output that follows the last part. They are moved to the printer when that output is
    /// reached.
    noted_behind: Option<Vec<AliasRequest>>,
    text: Option<SettledText<'o, 'c>>,
}

/// The total number of names assigned, counting repetitions, after which the output is discarded and printed again.
/// Each time further parts are settled, all aliases are named again. Starting over is therefore faster if new aliases
/// keep appearing.
const MOST_NAMED: usize = 1 << 25;

/// The output state once names and aliases are settled.
struct SettledText<'o, 'c> {
    printer: OpPrinter<'o, 'c>,
    /// The number of changes to the aliases, as counted by the printer, when they were last settled.
    met: usize,
    /// The length of the written definitions including padding, and the number of alias changes when they were written.
    defined: (usize, usize),
    /// The length of the padding for definitions that are expected later.
    room: usize,
    /// The number of aliases named so far. An alias that is named again counts again.
    named: usize,
    /// The number of operations written so far.
    written: usize,
    /// The number of distinct attributes in the alias definitions.
    distinct: usize,
    /// The output that follows the last part of the module.
    behind: TextAfter,
}

/// The output that follows the last part, and the resources used in it.
#[derive(Default)]
struct TextAfter {
    text: Vec<u8>,
    resources: Vec<(Ident, Ident)>,
}

/// A scanner that searches parts of a module, which are operations with a separate body, for aliases. Each thread has a
/// separate scanner.
pub struct AliasScanner<'o, 'c> {
    ctx: &'c Context,
    options: &'o PrintOptions,
    /// The collector; `None` while an opened printer uses it.
    collector: Option<Box<Collector>>,
}

/// The aliases that an [`AliasScanner`] found in a part of a module.
pub struct ScannedAliases(Vec<AliasRequest>);

impl ScannedAliases {
    /// Returns true if the scanner found no aliases that must be recorded.
    #[must_use]
    pub fn is_none(&self) -> bool {
        self.0.is_empty()
    }
}

/// A printer for parts of a module, which are operations with a separate body. Each thread has a separate one.
pub struct PartPrinter<'o, 'c> {
    ctx: &'c Context,
    options: &'o PrintOptions,
    aliases: Arc<Aliases>,
    indent: usize,
    default_dialects: Vec<&'static str>,
    /// The caches; empty while an opened printer uses them.
    known: Remembered,
    plan: Arc<PrintPlan>,
}

/// A printer that stays on one thread, opened by an [`AliasScanner`] or a [`PartPrinter`].
pub struct OpenPrinter<'o, 'c>(OpPrinter<'o, 'c>);

/// The printed form of a part of a module, returned by a [`PartPrinter`].
pub struct PartText(Printed);

/// A print driver that leaves out the operations of one block, so only what surrounds the block is printed.
struct Gap {
    place: (BodyId, BlockId),
    met: MetInGap,
}

/// The state of the printer where it left out the operations of a [`Gap`]'s block.
struct GapState {
    /// The length, in bytes, of the output before the omitted operations.
    at: usize,
    noted: Vec<AliasRequest>,
    resources: Vec<(Ident, Ident)>,
    indent: usize,
    default_dialects: Vec<&'static str>,
}

/// The printer's state at the omitted block; `None` until the printer reaches the block.
type MetInGap = Rc<RefCell<Option<GapState>>>;

impl<'c> PrintDriver<'c> for Gap {
    fn block(&mut self, p: &mut OpPrinter<'_, 'c>, block: BlockRef<'_, 'c>, _: Option<OpId>) -> bool {
        if self.place != (block.body, block.id) {
            return false;
        }
        let is_written = p.out.held == 0;
        let met = GapState {
            at: p.out.buffer.len(),
            noted: p.take_notes(),
            resources: std::mem::take(&mut p.base.resources).iter().collect(),
            indent: p.indent,
            default_dialects: p.default_dialects.clone(),
        };
        if is_written {
            *self.met.borrow_mut() = Some(met);
        }
        true
    }

    fn definitions(&mut self, _: &mut OpPrinter<'_, 'c>, _: Deferral) -> bool {
        false
    }
}

impl<'c> OpPrinter<'_, 'c> {
    fn name_resources(&mut self, keys: &[(Ident, Ident)]) {
        for key in keys {
            self.base.resources.insert(*key);
        }
    }

    /// Omits the operations of a block from now on. The returned cell is filled when the printer reaches the block.
    fn leave_out(&mut self, place: (BodyId, BlockId)) -> MetInGap {
        let met = MetInGap::default();
        self.driver = Some(Box::new(Gap { place, met: Rc::clone(&met) }));
        met
    }

    /// Prints what surrounds a block. Returns the output before the block, the printer's state there, and the output
    /// after it. Returns `None` if the block was not reached or the printer recorded an error.
    fn around(&mut self, top: OpRef<'_, 'c>, place: (BodyId, BlockId)) -> Option<(Vec<u8>, GapState, TextAfter)> {
        let met = self.leave_out(place);
        self.op_line(top);
        self.driver = None;
        let mut before = std::mem::take(&mut self.base.out.buffer);
        let met = met.take()?;
        let text = before.split_off(met.at.min(before.len()));
        let resources = std::mem::take(&mut self.base.resources).iter().collect();
        self.base.out.error.is_none().then_some((before, met, TextAfter { text, resources }))
    }
}

impl<'o, 'c> StreamPrinter<'o, 'c> {
    /// Creates a printer for a module. Its parts are the operations that own the given bodies, in order. `taken`
    /// returns how many value numbers each body uses in generic form. Returns `None` if `taken` does, if the bodies do
    /// not belong to independent operations of the module, or if the options make the output of parts interdependent.
    pub fn new(
        top: OpRef<'_, 'c>,
        options: &'o PrintOptions,
        bodies: impl IntoIterator<Item = BodyId>,
        taken: impl FnOnce() -> Option<Vec<IdCounts>>,
    ) -> Option<Self> {
        let mut blocks = top.regions().flat_map(|region| region.blocks());
        let block = blocks.next().filter(|_| !is_serial(options))?;
        let arena = block.arena();
        let mut bodies = bodies.into_iter().peekable();
        let mut is_part = |id| body_apart(arena, id).is_some_and(|body| bodies.next_if_eq(&body).is_some());
        let ops: Vec<_> = block.ops().map(|op| (op.id, is_part(op.id))).collect();
        // A custom form may omit the terminator.
        let ends = ops.last().and_then(|(id, _)| top.context().op_def(arena.op(*id).name));
        let has_terminator = ends.is_some_and(|def| def.flags.has(mlirkit_defs::OpFlags::TERMINATOR));
        if blocks.next().is_some() || has_terminator || bodies.next().is_some() {
            return None;
        }
        let mut printer = OpPrinter::new(top.context(), Hooks::of(top.context()), options);
        printer.begin_aliases(&top.module.style);
        let place = (block.body, block.id);
        let looker = || {
            let mut printer = OpPrinter::new(top.context(), Hooks::of(top.context()), options);
            printer.begin_notes(None);
            printer
        };
        let mut around = looker();
        if !options.local_scope {
            let met = around.leave_out(place);
            around.op_without_results(top);
            printer.visit_noted(&met.take()?.noted);
        }
        let taken = if is_numbered_on(top, options) { taken()? } else { Vec::new() };
        let mut plan = PrintPlan::in_turn(block);
        let parts = ops.iter().filter(|(_, is_part)| *is_part);
        let taken = taken.into_iter().chain(std::iter::repeat(IdCounts::default()));
        parts.zip(taken).for_each(|((id, _), taken)| plan.add(*id, taken));
        Some(Self {
            printer,
            looker: looker(),
            ops,
            place,
            noted: 0,
            plan: Arc::new(plan),
            noted_behind: Some(around.take_notes()),
            text: None,
        })
    }

    /// Creates an alias scanner. Each thread needs a separate one.
    #[must_use]
    pub fn scanner(&self) -> AliasScanner<'o, 'c> {
        AliasScanner::new(self.printer.ctx, self.printer.options)
    }

    /// Records what the scanner found in the next parts of the module, in file order. `top` is the module.
    pub fn note(&mut self, top: OpRef<'_, 'c>, seen: impl IntoIterator<Item = ScannedAliases>) {
        for ScannedAliases(noted) in seen {
            self.note_up_to_part(top);
            self.printer.visit_noted(&noted);
        }
    }

    /// Searches the operations up to the next part, or to the end of the module. Returns whether there is another part.
    fn note_up_to_part(&mut self, top: OpRef<'_, 'c>) -> bool {
        while let Some((id, is_part)) = self.ops.get(self.noted).copied() {
            self.noted += 1;
            if is_part {
                return true;
            }
            let noted = noted(&mut self.looker, OpRef { module: top.module, body: self.place.0, id });
            self.printer.visit_noted(&noted);
        }
        false
    }

    /// Records the aliases in the output that follows the last part. Returns false if scan results for some parts are
    /// missing.
    #[must_use]
    pub fn note_end(&mut self, top: OpRef<'_, 'c>) -> bool {
        let is_complete = !self.note_up_to_part(top);
        self.printer.visit_noted(&self.noted_behind.take().unwrap_or_default());
        is_complete
    }

    /// Returns whether names and aliases may be settled before all parts of the module have been scanned. They may not
    /// if locations are printed, because nearly every part then adds aliases for its locations.
    #[must_use]
    pub fn may_settle_early(&self) -> bool {
        !self.printer.options.debug_info
    }

    /// Assigns names to the values, and to the aliases found so far.
    pub fn settle(&mut self, top: OpRef<'_, 'c>) {
        let (ctx, options) = (self.printer.ctx, self.printer.options);
        let mut printer = OpPrinter::new(ctx, Hooks::of(ctx), options);
        let (aliases, met) = match self.noted_behind.is_none() {
            true => (self.printer.end_aliases(), 0),
            false => (self.printer.aliases_so_far(), self.printer.aliases_met()),
        };
        printer.aliases = Arc::new(aliases);
        let parts = Arc::get_mut(&mut self.plan).map(|plan| plan as &mut dyn NameParts);
        let mut naming = Naming { hooks: printer.hooks, options, infos: &mut OpInfos::default(), parts };
        printer.names = Arc::new(SsaNames::new(top, &mut naming));
        let (defined, behind) = ((0, met), TextAfter::default());
        self.text = Some(SettledText { printer, met, defined, room: 0, named: 0, written: 0, distinct: 0, behind });
    }

    /// Returns true if the output spells out everything that operations refer to, as the generic form does.
    #[must_use]
    pub fn leaves_nothing_out(&self) -> bool {
        self.printer.options.generic
    }

    /// Announces builtin attributes, in printed form, that later operations use. If [nothing is
    /// omitted](Self::leaves_nothing_out), those of kinds that always have aliases will get one. [`begin`](Self::begin)
    /// then reserves padding for their definitions, so that the output need not be moved unless other aliases appear.
    pub fn expect<'t>(&mut self, texts: impl IntoIterator<Item = &'t [u8]>) {
        let Some(text) = &mut self.text else { return };
        let mut kinds = ALWAYS_NAMED.map(|(start, kind)| (start, kind, text.printer.aliases.count_named(kind)));
        for attr in texts {
            let of_kind = |(start, ..): &&mut (&str, _, _)| attr.starts_with(start.as_bytes());
            if let Some((_, kind, named)) = kinds.iter_mut().find(of_kind) {
                text.room += definition_len(kind, *named, attr.len());
                *named += 1;
            }
        }
    }

    /// Returns whether names and aliases have been settled, that is, assigned.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.text.is_some()
    }

    /// Settles the aliases again, including the results recorded since they were last settled. Returns false if that
    /// would change output already written. Otherwise part printers must [catch up](PartPrinter::catch_up).
    #[must_use]
    pub fn settle_more(&mut self) -> bool {
        let Some(text) = &mut self.text else { return false };
        let met = self.printer.aliases_met();
        if text.met == met {
            return true;
        }
        let aliases = self.printer.aliases_so_far();
        text.named += aliases.definitions().len();
        let goes_on = text.named <= MOST_NAMED && aliases.keep_names_of(&text.printer.aliases);
        (text.met, text.printer.aliases) = (met, Arc::new(aliases));
        goes_on
    }

    /// Returns the final alias definitions, and the length of the output that they replace, once all parts are
    /// recorded. Also reprints the output after the parts. Returns `None` if the output in between would change.
    #[must_use]
    pub fn definitions(&mut self, top: OpRef<'_, 'c>) -> Option<(usize, Vec<u8>)> {
        let text = self.text.as_mut()?;
        let (length, met) = text.defined;
        if text.met == met && text.room == 0 {
            return Some((0, Vec::new()));
        }
        let mut p = OpPrinter::new(self.printer.ctx, Hooks::of(self.printer.ctx), self.printer.options);
        p.aliases = Arc::clone(&text.printer.aliases);
        before_op(&mut p);
        let definitions = std::mem::take(&mut p.out.buffer);
        let length_of_all = text.printer.out.length() + definitions.len().saturating_sub(length) as u64;
        // Resources and the numbers of distinct attributes are recorded in printing order, but here the definitions are
        // printed alone.
        let is_free = p.resources.iter().next().is_none() && text.printer.distinct.len() == text.distinct;
        if !is_free || p.out.error.is_some() || length_of_all > p.options.max_output {
            return None;
        }
        p.names = Arc::clone(&text.printer.names);
        let numbered = p.distinct.len();
        (_, _, text.behind) = p.around(top, self.place)?;
        (p.distinct.len() == numbered).then_some((length, definitions))
    }

    /// Drops the settled names and aliases. The caller must discard the output.
    pub fn unsettle(&mut self) {
        self.text = None;
    }

    /// Writes the output that precedes the first part of the module. Returns false, having written nothing, if that is
    /// impossible.
    #[must_use]
    pub fn begin(&mut self, top: OpRef<'_, 'c>, out: &'o mut dyn Write) -> bool {
        let Some(SettledText { printer: p, defined, room, distinct, behind, .. }) = &mut self.text else {
            return false;
        };
        let Some((before, met, stands_behind)) = p.around(top, self.place) else { return false };
        let GapState { resources, indent, default_dialects, .. } = met;
        // The definitions precede this output, and would have to use the first numbers.
        if p.distinct.len() > 0 {
            return false;
        }
        *behind = stands_behind;
        p.driver = Some(Box::<ParallelPrint>::default());
        p.base.out = PrintOutput::to(out);
        before_op(p);
        *distinct = p.distinct.len();
        p.bytes(&vec![b'\n'; *room]);
        defined.0 = p.out.length() as usize;
        p.bytes(&before);
        p.name_resources(&resources);
        (p.indent, p.default_dialects) = (indent, default_dialects);
        true
    }

    /// Creates a printer for parts. [`begin`](Self::begin) must have been called. Each thread needs a separate printer.
    /// Returns `None` if names and aliases are not settled.
    #[must_use]
    pub fn part_printer(&self) -> Option<PartPrinter<'o, 'c>> {
        let p = &self.text.as_ref()?.printer;
        Some(PartPrinter {
            ctx: p.ctx,
            options: p.options,
            aliases: Arc::clone(&p.aliases),
            indent: p.indent,
            default_dialects: p.default_dialects.clone(),
            known: Remembered::default(),
            plan: Arc::clone(&self.plan),
        })
    }

    /// Writes the printed forms of the next parts, in file order, and the operations between them. Returns false if
    /// writing fails.
    #[must_use]
    pub fn write(&mut self, top: OpRef<'_, 'c>, texts: impl IntoIterator<Item = PartText>) -> bool {
        for PartText(printed) in texts {
            if let Some(part) = self.write_up_to_part(top)
                && let Some(text) = &mut self.text
            {
                text.printer.take_printed_apart(printed, &self.plan, part);
            }
        }
        self.text.as_ref().is_some_and(|text| text.printer.out.error.is_none())
    }

    /// Writes the operations up to the next part, or to the end of the module. Returns that part, if any.
    fn write_up_to_part<'m>(&mut self, top: OpRef<'m, 'c>) -> Option<OpRef<'m, 'c>> {
        let text = self.text.as_mut()?;
        while let Some((id, is_part)) = self.ops.get(text.written).copied() {
            text.written += 1;
            let op = OpRef { module: top.module, body: self.place.0, id };
            if is_part {
                return Some(op);
            }
            text.printer.whole_line(op);
        }
        None
    }

    /// Writes the output that follows the last part. `complete` tells whether all parts have been written.
    ///
    /// # Errors
    /// Returns the errors of the sink, and an error if the output is too long or parts are missing.
    pub fn end(mut self, top: OpRef<'_, 'c>, complete: bool) -> io::Result<()> {
        let missing = !complete || self.write_up_to_part(top).is_some();
        let Some(SettledText { mut printer, behind: TextAfter { text, resources }, .. }) = self.text else {
            return Ok(());
        };
        let p = &mut printer;
        if let Some(error) = p.out.error.take() {
            return Err(error);
        }
        if missing {
            return Err(io::Error::other("the file changed while it was read"));
        }
        p.bytes(&text);
        p.name_resources(&resources);
        p.indent = 0;
        p.default_dialects.truncate(1);
        let sink = after_op(p, top.module);
        p.bytes(b"\n");
        p.flush();
        sink.and_then(|()| p.out.error.take().map_or(Ok(()), Err))
    }
}

impl<'o, 'c> AliasScanner<'o, 'c> {
    fn new(ctx: &'c Context, options: &'o PrintOptions) -> Self {
        Self { ctx, options, collector: None }
    }

    /// Opens a printer with which parts of the module can be scanned.
    #[must_use]
    pub fn open(&mut self) -> OpenPrinter<'o, 'c> {
        let mut printer = OpPrinter::new(self.ctx, Hooks::of(self.ctx), self.options);
        printer.begin_notes(self.collector.take());
        OpenPrinter(printer)
    }

    /// Closes a printer, keeping its caches for the next one.
    pub fn close(&mut self, opened: OpenPrinter<'o, 'c>) {
        self.collector = opened.0.base.collector;
    }

    /// Searches a part for aliases. The result is [empty](ScannedAliases::is_none) if this scanner has found all of
    /// them in earlier parts.
    pub fn scan(&self, opened: &mut OpenPrinter<'o, 'c>, op: OpRef<'_, 'c>) -> ScannedAliases {
        ScannedAliases(noted(&mut opened.0, op))
    }
}

fn noted<'c>(printer: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) -> Vec<AliasRequest> {
    if !printer.options.local_scope {
        printer.base.use_style(&op.module.style);
        printer.op_without_results(op);
    }
    printer.take_notes()
}

impl<'o, 'c> PartPrinter<'o, 'c> {
    /// Opens a printer with which parts of the module can be printed.
    #[must_use]
    pub fn open(&mut self) -> OpenPrinter<'o, 'c> {
        let mut printer = OpPrinter::new(self.ctx, Hooks::of(self.ctx), self.options);
        (printer.aliases, printer.indent) = (Arc::clone(&self.aliases), self.indent);
        printer.default_dialects.clone_from(&self.default_dialects);
        printer.remember(std::mem::take(&mut self.known));
        OpenPrinter(printer)
    }

    /// Closes a printer, keeping its caches for the next one.
    pub fn close(&mut self, opened: OpenPrinter<'o, 'c>) {
        self.known = opened.0.into_remembered();
    }

    /// Adopts the aliases of the last [`settle_more`](StreamPrinter::settle_more).
    pub fn catch_up(&mut self, parts: &StreamPrinter<'o, 'c>) {
        if let Some(text) = &parts.text {
            self.aliases = Arc::clone(&text.printer.aliases);
        }
    }

    /// Prints a part of the module with a printer from [`open`](Self::open).
    pub fn print(&self, opened: &mut OpenPrinter<'o, 'c>, op: OpRef<'_, 'c>) -> PartText {
        PartText(opened.0.printed_apart(&self.plan, op))
    }
}
