//! Prints a file whose large operations are not there at once: each of them is looked at, and each is printed, and afterwards it
//! may be gone. What is around them is there all the time.
//!
//! The text is the same as if all were there. What depends on the whole are numbers that are unique in the file, of which somebody
//! knows how many each part takes, and aliases, of which each part says what is to be looked through for them. So all parts are
//! looked at before the first one is printed, or the text begins with the aliases of some parts, and is wrong if others have more.

use std::io::{self, Write};
use std::sync::Arc;

use mlirkit_ir::engine::IdCounts;
use mlirkit_ir::{BlockId, BlockRef, BodyId, Context, Ident, OpId, OpRef};

use crate::alias::{ALWAYS_NAMED, Aliases, Collector, Noted, definition_len};
use crate::file::{after_op, before_op};
use crate::names::{Naming, SsaNames, is_numbered_on};
use crate::op_info::OpInfos;
use crate::op_printer::{OpPrinter, Parallel, Printed, Remembered, body_apart, is_serial};
use crate::printer::{Output, PrintOptions};

/// What is printed in turn: those operations of a module that have bodies of their own.
///
/// Each is shown to a [`Looker`], and what that has seen is [noted](InTurn::note) in the order of the file; then names and aliases
/// are [settled](InTurn::settle). Each is shown again, to a [`Writer`], and its text is [written](InTurn::write) in the same order.
/// Whoever can take back the text [may](InTurn::may_settle_early) settle them when some parts have been noted; what is met later
/// may [go on](InTurn::settle_more) from there, and the [definitions](InTurn::definitions) are put in place in the end.
pub struct InTurn<'o, 'c> {
    /// Collects aliases.
    printer: OpPrinter<'o, 'c>,
    /// Looks at what is between the parts.
    looker: OpPrinter<'o, 'c>,
    /// The operations of the module in order, and whether each is a part.
    ops: Vec<(OpId, bool)>,
    place: (BodyId, BlockId),
    /// How many of them have been noted.
    noted: usize,
    plan: Arc<Parallel>,
    /// What stands behind the parts and is to be looked through for aliases, until that is done.
    noted_behind: Option<Vec<Noted>>,
    text: Option<Settled<'o, 'c>>,
}

/// Each time that more is settled, all aliases are named anew. With so many names in all, the text is given up: where new aliases never end,
/// that takes less time.
const MOST_NAMED: usize = 1 << 25;

/// The text, when names and aliases are settled.
struct Settled<'o, 'c> {
    printer: OpPrinter<'o, 'c>,
    /// How much of what has to do with aliases had been met by then.
    met: usize,
    /// How long the definitions of aliases are that have been written, with the room behind them, and how much had been met when they were.
    defined: (usize, usize),
    /// How much room is left behind them for those of aliases that are still to come, as far as is known.
    room: usize,
    /// How many aliases have been named, each as often as it was.
    named: usize,
    /// How many operations have been written.
    written: usize,
    /// How many distinct attributes the definitions have given numbers to.
    distinct: usize,
    /// What stands behind the parts.
    behind: Behind,
}

/// What stands behind the parts: the text and the resources it names.
#[derive(Default)]
struct Behind {
    text: Vec<u8>,
    resources: Vec<(Ident, Ident)>,
}

/// Looks at parts, on any thread.
pub struct Looker<'o, 'c> {
    ctx: &'c Context,
    options: &'o PrintOptions,
    /// What is known between one opening and the next.
    collector: Option<Box<Collector>>,
}

/// What a [`Looker`] has seen.
pub struct Seen(Vec<Noted>);

impl Seen {
    /// Whether there is nothing to be noted.
    #[must_use]
    pub fn is_none(&self) -> bool {
        self.0.is_empty()
    }
}

/// Prints parts, on any thread.
pub struct Writer<'o, 'c> {
    ctx: &'c Context,
    options: &'o PrintOptions,
    aliases: Arc<Aliases>,
    indent: usize,
    default_dialects: Vec<&'static str>,
    /// What is known between one opening and the next.
    known: Remembered,
    plan: Arc<Parallel>,
}

/// A printer that stays on its thread, which a [`Looker`] or a [`Writer`] opens.
pub struct Opened<'o, 'c>(OpPrinter<'o, 'c>);

/// What a [`Writer`] has printed.
pub struct Text(Printed);

/// A block whose operations are left out when the operation around it is printed.
pub(crate) struct Gap {
    place: (BodyId, BlockId),
    met: Option<Met>,
}

/// Where they have been left out.
struct Met {
    /// Where the text behind them starts.
    at: usize,
    noted: Vec<Noted>,
    resources: Vec<(Ident, Ident)>,
    indent: usize,
    default_dialects: Vec<&'static str>,
}

impl<'c> OpPrinter<'_, 'c> {
    /// Whether the operations of a block are left out.
    #[inline]
    pub(crate) fn leaves_out(&mut self, block: BlockRef<'_, '_>) -> bool {
        self.gap.is_some() && self.is_gap(block)
    }

    fn is_gap(&mut self, block: BlockRef<'_, '_>) -> bool {
        if self.gap.as_ref().is_none_or(|gap| gap.place != (block.body, block.id)) {
            return false;
        }
        let is_written = self.base.out.held == 0;
        let met = Met {
            at: self.base.out.buffer.len(),
            noted: self.take_notes(),
            resources: std::mem::take(&mut self.resources).iter().collect(),
            indent: self.indent,
            default_dialects: self.default_dialects.clone(),
        };
        if let Some(gap) = self.gap.as_mut().filter(|_| is_written) {
            gap.met = Some(met);
        }
        true
    }

    fn name_resources(&mut self, keys: &[(Ident, Ident)]) {
        for key in keys {
            self.resources.insert(*key);
        }
    }

    fn met_gap(&mut self) -> Option<Met> {
        self.gap.take().and_then(|gap| gap.met)
    }

    /// Prints what is around a block: what stands before it, what was met there, and what stands behind it.
    fn around(&mut self, top: OpRef<'_, 'c>, place: (BodyId, BlockId)) -> Option<(Vec<u8>, Met, Behind)> {
        self.gap = Some(Box::new(Gap { place, met: None }));
        self.op_line(top);
        let mut before = std::mem::take(&mut self.base.out.buffer);
        let met = self.met_gap()?;
        let text = before.split_off(met.at.min(before.len()));
        let resources = std::mem::take(&mut self.resources).iter().collect();
        self.base.out.error.is_none().then_some((before, met, Behind { text, resources }))
    }
}

impl<'o, 'c> InTurn<'o, 'c> {
    /// For a module, in which these are the bodies that are not there at once, in order. `taken` is asked how many numbers each takes
    /// if they are unique in the file. `None` if they are not the bodies of operations of the module that have nothing to do with each
    /// other, or the options make the text of one depend on the others, or `taken` does not know.
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
        // A terminator might not be printed.
        let ends = ops.last().and_then(|(id, _)| top.context().op_def(arena.op(*id).name));
        let has_terminator = ends.is_some_and(|def| def.flags.has(mlirkit_defs::OpFlags::TERMINATOR));
        if blocks.next().is_some() || has_terminator || bodies.next().is_some() {
            return None;
        }
        let mut printer = OpPrinter::new(top.context(), options);
        printer.begin_aliases();
        let place = (block.body, block.id);
        let looker = || {
            let mut printer = OpPrinter::new(top.context(), options);
            printer.begin_notes(None);
            printer
        };
        let mut around = looker();
        around.gap = Some(Box::new(Gap { place, met: None }));
        if !options.local_scope {
            around.op_without_results(top);
            printer.visit_noted(&around.met_gap()?.noted);
        }
        let taken = if is_numbered_on(top, options) { taken()? } else { Vec::new() };
        let mut plan = Parallel::in_turn(block);
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

    /// What looks at parts: each thread has one.
    #[must_use]
    pub fn looker(&self) -> Looker<'o, 'c> {
        Looker::new(self.printer.ctx, self.printer.options)
    }

    /// Notes what has been seen of the parts that follow those before, in the order of the file. `top` is the module.
    pub fn note(&mut self, top: OpRef<'_, 'c>, seen: impl IntoIterator<Item = Seen>) {
        for Seen(noted) in seen {
            self.note_up_to_part(top);
            self.printer.visit_noted(&noted);
        }
    }

    /// Notes what stands before the next part, or the end; whether there is such a part.
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

    /// Notes what stands behind the last part. `false` if there are more.
    #[must_use]
    pub fn note_end(&mut self, top: OpRef<'_, 'c>) -> bool {
        let is_complete = !self.note_up_to_part(top);
        self.printer.visit_noted(&self.noted_behind.take().unwrap_or_default());
        is_complete
    }

    /// Whether names and aliases may be settled when some parts have been noted: if locations are printed, nearly every part has aliases
    /// of its own.
    #[must_use]
    pub fn may_settle_early(&self) -> bool {
        !self.printer.options.debug_info
    }

    /// Finds names, and the aliases of what has been noted.
    pub fn settle(&mut self, top: OpRef<'_, 'c>) {
        let (ctx, options) = (self.printer.ctx, self.printer.options);
        let mut printer = OpPrinter::new(ctx, options);
        let (aliases, met) = match self.noted_behind.is_none() {
            true => (self.printer.end_aliases(), 0),
            false => (self.printer.aliases_so_far(), self.printer.aliases_met()),
        };
        printer.aliases = Arc::new(aliases);
        let parallel = Arc::get_mut(&mut self.plan);
        let mut naming = Naming { hooks: printer.hooks, options, infos: &mut OpInfos::default(), parallel };
        printer.names = Arc::new(SsaNames::new(top, &mut naming));
        let (defined, behind) = ((0, met), Behind::default());
        self.text = Some(Settled { printer, met, defined, room: 0, named: 0, written: 0, distinct: 0, behind });
    }

    /// Whether all that operations refer to is printed.
    #[must_use]
    pub fn leaves_nothing_out(&self) -> bool {
        self.printer.options.generic
    }

    /// Says what attributes of builtin's are still to be met, in operations, by their texts. Where [nothing is left out](Self::leaves_nothing_out),
    /// those of them that have aliases will get one, and there is room for their definitions when the text [begins](Self::begin): if there are no others,
    /// the text need not be moved in the end.
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

    /// Whether names and aliases are settled, and have not been given up.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.text.is_some()
    }

    /// Has all that has been noted since names and aliases were settled make its difference to them. `false` if the text is another one
    /// for that; otherwise writers have to be [told](Writer::catch_up) before they go on.
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

    /// When all has been noted, what belongs in place of the first bytes of the text, and how many these are; what stands behind the
    /// parts is printed anew then. `None` if the text is another one.
    #[must_use]
    pub fn definitions(&mut self, top: OpRef<'_, 'c>) -> Option<(usize, Vec<u8>)> {
        let text = self.text.as_mut()?;
        let (length, met) = text.defined;
        if text.met == met && text.room == 0 {
            return Some((0, Vec::new()));
        }
        let mut p = OpPrinter::new(self.printer.ctx, self.printer.options);
        p.aliases = Arc::clone(&text.printer.aliases);
        before_op(&mut p);
        let definitions = std::mem::take(&mut p.out.buffer);
        let length_of_all = text.printer.out.length() + definitions.len().saturating_sub(length) as u64;
        // What is numbered or listed as it is printed has to be printed in order: definitions come first, but alone.
        let is_free = p.resources.iter().next().is_none() && text.printer.distinct.len() == text.distinct;
        if !is_free || p.out.error.is_some() || length_of_all > p.options.max_output {
            return None;
        }
        p.names = Arc::clone(&text.printer.names);
        let numbered = p.distinct.len();
        (_, _, text.behind) = p.around(top, self.place)?;
        (p.distinct.len() == numbered).then_some((length, definitions))
    }

    /// Forgets what was settled and written: somebody takes back the text.
    pub fn unsettle(&mut self) {
        self.text = None;
    }

    /// Begins to write what is around the parts. `false` if that cannot be, and nothing is to be written.
    #[must_use]
    pub fn begin(&mut self, top: OpRef<'_, 'c>, out: &'o mut dyn Write) -> bool {
        let Some(Settled { printer: p, defined, room, distinct, behind, .. }) = &mut self.text else { return false };
        let Some((before, met, stands_behind)) = p.around(top, self.place) else { return false };
        let Met { resources, indent, default_dialects, .. } = met;
        // The definitions, which come before, have the first numbers.
        if p.distinct.len() > 0 {
            return false;
        }
        *behind = stands_behind;
        p.out = Output::to(out);
        before_op(p);
        *distinct = p.distinct.len();
        p.bytes(&vec![b'\n'; *room]);
        defined.0 = p.out.length() as usize;
        p.bytes(&before);
        p.name_resources(&resources);
        (p.indent, p.default_dialects) = (indent, default_dialects);
        true
    }

    /// What prints parts, once it has begun: each thread has one.
    #[must_use]
    pub fn writer(&self) -> Option<Writer<'o, 'c>> {
        let p = &self.text.as_ref()?.printer;
        Some(Writer {
            ctx: p.ctx,
            options: p.options,
            aliases: Arc::clone(&p.aliases),
            indent: p.indent,
            default_dialects: p.default_dialects.clone(),
            known: Remembered::default(),
            plan: Arc::clone(&self.plan),
        })
    }

    /// Writes the parts that follow those before, in the order of the file. `false` if nothing more can be written.
    #[must_use]
    pub fn write(&mut self, top: OpRef<'_, 'c>, texts: impl IntoIterator<Item = Text>) -> bool {
        for Text(printed) in texts {
            if let Some(part) = self.write_up_to_part(top)
                && let Some(text) = &mut self.text
            {
                text.printer.take_printed_apart(printed, &self.plan, part);
            }
        }
        self.text.as_ref().is_some_and(|text| text.printer.out.error.is_none())
    }

    /// Writes what stands before the next part, or the end.
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

    /// Writes what stands behind the last part, if all parts are `complete`.
    ///
    /// # Errors
    /// What the sink has reported, or there is too much text, or parts are missing.
    pub fn end(mut self, top: OpRef<'_, 'c>, complete: bool) -> io::Result<()> {
        let missing = !complete || self.write_up_to_part(top).is_some();
        let Some(Settled { mut printer, behind: Behind { text, resources }, .. }) = self.text else { return Ok(()) };
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

impl<'o, 'c> Looker<'o, 'c> {
    fn new(ctx: &'c Context, options: &'o PrintOptions) -> Self {
        Self { ctx, options, collector: None }
    }

    /// Begins to look at some parts.
    #[must_use]
    pub fn open(&mut self) -> Opened<'o, 'c> {
        let mut printer = OpPrinter::new(self.ctx, self.options);
        printer.begin_notes(self.collector.take());
        Opened(printer)
    }

    /// Ends it.
    pub fn close(&mut self, opened: Opened<'o, 'c>) {
        self.collector = opened.0.base.collector;
    }

    /// Looks at a part. What has been seen is [none](Seen::is_none) if it has to do with no aliases but those of parts that were shown to
    /// the same looker before.
    pub fn look(&self, opened: &mut Opened<'o, 'c>, op: OpRef<'_, 'c>) -> Seen {
        Seen(noted(&mut opened.0, op))
    }
}

fn noted<'c>(printer: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) -> Vec<Noted> {
    if !printer.options.local_scope {
        printer.op_without_results(op);
    }
    printer.take_notes()
}

impl<'o, 'c> Writer<'o, 'c> {
    /// Begins to print some parts.
    #[must_use]
    pub fn open(&mut self) -> Opened<'o, 'c> {
        let mut printer = OpPrinter::new(self.ctx, self.options);
        (printer.aliases, printer.indent) = (Arc::clone(&self.aliases), self.indent);
        printer.default_dialects.clone_from(&self.default_dialects);
        printer.remember(std::mem::take(&mut self.known));
        Opened(printer)
    }

    /// Ends it.
    pub fn close(&mut self, opened: Opened<'o, 'c>) {
        self.known = opened.0.into_remembered();
    }

    /// Takes over the aliases that have been found since.
    pub fn catch_up(&mut self, parts: &InTurn<'o, 'c>) {
        if let Some(text) = &parts.text {
            self.aliases = Arc::clone(&text.printer.aliases);
        }
    }

    /// Prints a part.
    pub fn print(&self, opened: &mut Opened<'o, 'c>, op: OpRef<'_, 'c>) -> Text {
        Text(opened.0.printed_apart(&self.plan, op))
    }
}
