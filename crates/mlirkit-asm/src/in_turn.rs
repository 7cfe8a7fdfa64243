//! Prints a file whose large operations are not there at once: first each of them is looked at, then each is printed, and
//! in between and afterwards it may be gone. What is around them is there all the time.
//!
//! The text is the same as if all were there. What depends on the whole is found in between: aliases, of which each part says what is
//! to be looked through for them, and numbers that are unique in the file, of which each part says how many it takes.

use std::io::{self, Write};
use std::sync::Arc;

use mlirkit_ir::{BlockId, BlockRef, BodyId, Context, Ident, OpId, OpRef};

use crate::alias::{Aliases, Collector, Noted};
use crate::file::{after_op, before_op};
use crate::names::{Counters, Naming, SsaNames, is_numbered_on};
use crate::op_info::OpInfos;
use crate::op_printer::{Parallel, Printed, body_apart, is_serial};
use crate::printer::{Output, PrintOptions, Printer, Remembered};

/// What is printed in turn: those operations of a module that have bodies of their own.
///
/// Each is shown to a [`Looker`], and what that has seen is [noted](InTurn::note) in the order of the file; then names and aliases
/// are [settled](InTurn::settle). Each is shown again, to a [`Writer`], and its text is [written](InTurn::write) in the same order.
pub struct InTurn<'o, 'c> {
    /// Collects aliases, then prints.
    printer: Printer<'o, 'c>,
    /// Looks at what is between the parts.
    looker: Printer<'o, 'c>,
    /// The operations of the module in order, and whether each is a part.
    ops: Vec<(OpId, bool)>,
    place: (BodyId, BlockId),
    /// How many of them have had their turn.
    done: usize,
    plan: Arc<Parallel>,
    /// What stands behind the parts: what is to be looked through for aliases, then the text and the resources it names.
    noted_behind: Vec<Noted>,
    behind: (Vec<u8>, Vec<(Ident, Ident)>),
}

/// Looks at parts, on any thread.
pub struct Looker<'o, 'c> {
    ctx: &'c Context,
    options: &'o PrintOptions,
    /// What is known between one opening and the next.
    collector: Option<Box<Collector>>,
}

/// What a [`Looker`] has seen.
pub struct Seen {
    noted: Vec<Noted>,
    taken: Counters,
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
pub struct Opened<'o, 'c>(Printer<'o, 'c>);

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

impl<'c> Printer<'_, 'c> {
    /// Whether the operations of a block are left out.
    #[inline]
    pub(crate) fn leaves_out(&mut self, block: BlockRef<'_, '_>) -> bool {
        self.gap.is_some() && self.is_gap(block)
    }

    fn is_gap(&mut self, block: BlockRef<'_, '_>) -> bool {
        if self.gap.as_ref().is_none_or(|gap| gap.place != (block.body, block.id)) {
            return false;
        }
        let is_written = self.out.held == 0;
        let met = Met {
            at: self.out.buffer.len(),
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
}

impl<'o, 'c> InTurn<'o, 'c> {
    /// For a module, in which these are the bodies that are not there at once, in order. `None` if they are not the bodies of
    /// operations of the module that have nothing to do with each other, or the options make the text of one depend on the others.
    pub fn new(
        top: OpRef<'_, 'c>,
        options: &'o PrintOptions,
        bodies: impl IntoIterator<Item = BodyId>,
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
        let mut printer = Printer::new(top.context(), options);
        printer.begin_aliases();
        let place = (block.body, block.id);
        let looker = || {
            let mut printer = Printer::new(top.context(), options);
            printer.begin_notes(None);
            printer
        };
        let mut around = looker();
        around.gap = Some(Box::new(Gap { place, met: None }));
        if !options.local_scope {
            around.op_without_results(top);
            printer.visit_noted(&around.met_gap()?.noted);
        }
        Some(Self {
            printer,
            looker: looker(),
            ops,
            place,
            done: 0,
            plan: Arc::new(Parallel::in_turn(block)),
            noted_behind: around.take_notes(),
            behind: Default::default(),
        })
    }

    /// What looks at parts: each thread has one.
    #[must_use]
    pub fn looker(&self) -> Looker<'o, 'c> {
        Looker::new(self.printer.ctx, self.printer.options)
    }

    /// Notes what has been seen of the parts that follow those before, in the order of the file. `top` is the module.
    pub fn note(&mut self, top: OpRef<'_, 'c>, seen: impl IntoIterator<Item = Seen>) {
        for Seen { noted, taken } in seen {
            let part = self.next_part(top, Self::look_at);
            self.printer.visit_noted(&noted);
            if let Some((part, plan)) = part.zip(Arc::get_mut(&mut self.plan)) {
                plan.add(part.id, taken);
            }
        }
    }

    fn look_at(&mut self, op: OpRef<'_, 'c>) {
        let noted = noted(&mut self.looker, op);
        self.printer.visit_noted(&noted);
    }

    /// Deals with what stands before the next part, or the end.
    fn next_part<'m>(
        &mut self,
        top: OpRef<'m, 'c>,
        mut deal: impl FnMut(&mut Self, OpRef<'m, 'c>),
    ) -> Option<OpRef<'m, 'c>> {
        while let Some((id, is_part)) = self.ops.get(self.done).copied() {
            self.done += 1;
            let op = OpRef { module: top.module, body: self.place.0, id };
            if is_part {
                return Some(op);
            }
            deal(self, op);
        }
        None
    }

    /// Finds names and aliases, when all parts have been noted, and prints what is around the parts. `false` if
    /// that cannot be, and nothing is to be written.
    #[must_use]
    pub fn settle(&mut self, top: OpRef<'_, 'c>) -> bool {
        if self.next_part(top, Self::look_at).is_some() {
            return false;
        }
        self.done = 0;
        self.printer.visit_noted(&std::mem::take(&mut self.noted_behind));
        self.printer.end_aliases();
        let (hooks, options) = (self.printer.hooks, self.printer.options);
        let parallel = Arc::get_mut(&mut self.plan);
        let mut naming = Naming { hooks, options, infos: &mut OpInfos::default(), parallel };
        self.printer.names = Arc::new(SsaNames::new(top, &mut naming));
        true
    }

    /// Begins to write.
    #[must_use]
    pub fn begin(&mut self, top: OpRef<'_, 'c>, out: &'o mut dyn Write) -> bool {
        let p = &mut self.printer;
        p.gap = Some(Box::new(Gap { place: self.place, met: None }));
        p.op_line(top);
        let text = std::mem::take(&mut p.out.buffer);
        let Some(Met { at, resources, indent, default_dialects, .. }) = p.met_gap() else { return false };
        let behind = text.get(at..).unwrap_or_default().to_vec();
        self.behind = (behind, std::mem::take(&mut p.resources).iter().collect());
        if p.out.error.is_some() {
            return false;
        }
        p.out = Output::to(out);
        before_op(p);
        p.bytes(text.get(..at).unwrap_or_default());
        p.name_resources(&resources);
        (p.indent, p.default_dialects) = (indent, default_dialects);
        true
    }

    /// What prints parts: each thread has one.
    #[must_use]
    pub fn writer(&self) -> Writer<'o, 'c> {
        let p = &self.printer;
        Writer {
            ctx: p.ctx,
            options: p.options,
            aliases: Arc::clone(&p.aliases),
            indent: p.indent,
            default_dialects: p.default_dialects.clone(),
            known: Remembered::default(),
            plan: Arc::clone(&self.plan),
        }
    }

    /// Writes the parts that follow those before, in the order of the file. `false` if nothing more can be written.
    #[must_use]
    pub fn write(&mut self, top: OpRef<'_, 'c>, texts: impl IntoIterator<Item = Text>) -> bool {
        let plan = Arc::clone(&self.plan);
        for Text(printed) in texts {
            if let Some(part) = self.next_part(top, Self::write_one) {
                self.printer.take_printed_apart(printed, &plan, part);
            }
        }
        self.printer.out.error.is_none()
    }

    fn write_one(&mut self, op: OpRef<'_, 'c>) {
        self.printer.whole_line(op);
    }

    /// Writes what stands behind the last part, if all parts are `complete`.
    ///
    /// # Errors
    /// What the sink has reported, or there is too much text, or parts are missing.
    pub fn end(mut self, top: OpRef<'_, 'c>, complete: bool) -> io::Result<()> {
        let missing = !complete || self.next_part(top, Self::write_one).is_some();
        let (text, resources) = &self.behind;
        let p = &mut self.printer;
        if let Some(error) = p.out.error.take() {
            return Err(error);
        }
        if missing {
            return Err(io::Error::other("the file changed while it was read"));
        }
        p.bytes(text);
        p.name_resources(resources);
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
        let mut printer = Printer::new(self.ctx, self.options);
        printer.begin_notes(self.collector.take());
        Opened(printer)
    }

    /// Ends it.
    pub fn close(&mut self, opened: Opened<'o, 'c>) {
        self.collector = opened.0.collector;
    }

    /// Looks at a part.
    pub fn look(&self, opened: &mut Opened<'o, 'c>, op: OpRef<'_, 'c>) -> Seen {
        let taken = match is_numbered_on(op, self.options) {
            true => Counters::taken_in(op),
            false => Counters::default(),
        };
        Seen { noted: noted(&mut opened.0, op), taken }
    }
}

fn noted<'c>(printer: &mut Printer<'_, 'c>, op: OpRef<'_, 'c>) -> Vec<Noted> {
    if !printer.options.local_scope {
        printer.op_without_results(op);
    }
    printer.take_notes()
}

impl<'o, 'c> Writer<'o, 'c> {
    /// Begins to print some parts.
    #[must_use]
    pub fn open(&mut self) -> Opened<'o, 'c> {
        let mut printer = Printer::new(self.ctx, self.options);
        (printer.aliases, printer.indent) = (Arc::clone(&self.aliases), self.indent);
        printer.default_dialects.clone_from(&self.default_dialects);
        printer.remember(std::mem::take(&mut self.known));
        Opened(printer)
    }

    /// Ends it.
    pub fn close(&mut self, opened: Opened<'o, 'c>) {
        self.known = opened.0.into_remembered();
    }

    /// Prints a part.
    pub fn print(&self, opened: &mut Opened<'o, 'c>, op: OpRef<'_, 'c>) -> Text {
        Text(opened.0.printed_apart(&self.plan, op))
    }
}
