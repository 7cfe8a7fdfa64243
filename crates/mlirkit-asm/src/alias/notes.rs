//! What the parts of a file ask for, noted by several threads, and visited in the order of the file by the one that collects aliases.
//!
//! Notes outline what they are about: which name an attribute or type wants, and what is met where it is printed. That takes longer
//! than all else, and depends on nothing but the attribute or type.

use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};

use mlirkit_defs::OpFlags;
use mlirkit_ir::{Ident, OpId, OpRef, threads};

use super::{Collector, Deferral, Numbers, Symbol};
use crate::op_printer::Parallel;
use crate::printer::{Output, Printer, TypeElision};

/// An attribute or type that something asks for.
#[derive(Debug, Clone, Copy)]
pub(super) struct Noted {
    pub(super) symbol: Symbol,
    pub(super) elision: TypeElision,
    /// Nothing where it is that of what asks.
    pub(super) deferral: Option<Deferral>,
}

/// An attribute or type, as far as aliases have to do with it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Outline {
    symbol: Symbol,
    /// Whether its own type is left out.
    without_type: bool,
    pub(super) name: Option<Ident>,
    /// Where what it is made of begins in the list of all such, and where it ends.
    children: (u32, u32),
}

/// What a part of the file asks for, to be visited when it is its turn.
#[derive(Debug, Default)]
pub(crate) struct Notes {
    asked: Vec<Noted>,
    outlines: Vec<Outline>,
    children: Vec<Noted>,
}

impl Notes {
    /// Whether it asks for nothing that was not asked for before.
    pub(crate) fn is_empty(&self) -> bool {
        self.asked.is_empty()
    }
}

/// The outlines that are being made, or that have been given.
#[derive(Debug, Default)]
pub(super) struct Outlines {
    /// Where they are made: which there are. Where they are given: which one of them is that of an attribute or type, from 1.
    numbers: Numbers,
    /// Whether one is being made.
    open: bool,
    /// Of what more have to be made.
    work: Vec<(Symbol, TypeElision)>,
    given: Notes,
}

/// Bits of what has been outlined, by whether its own type is left out.
const OUTLINED: [u32; 2] = [1, 2];

impl Outlines {
    /// That of an attribute or type, if it was given.
    #[inline]
    pub(super) fn get(&self, symbol: Symbol, elision: TypeElision) -> Option<Outline> {
        if self.given.outlines.is_empty() {
            return None;
        }
        let outline = self.given.outlines.get((self.numbers.get(symbol)? as usize).checked_sub(1)?)?;
        (outline.without_type == (elision == TypeElision::Must)).then_some(*outline)
    }
}

impl Collector {
    /// Whether it makes a difference to be asked for something once more, after all that was asked for before.
    fn is_new(&mut self, noted: Noted) -> bool {
        let strictness = match noted.deferral {
            Some(Deferral::Allowed) => 1,
            Some(Deferral::Refused) | None => 2,
        };
        let known = self.numbers.slot(noted.symbol);
        let is_new = *known < strictness;
        *known = strictness.max(*known);
        is_new
    }
}

impl<'c> Printer<'_, 'c> {
    /// Notes what a part asks for, or what is met in what is being outlined.
    pub(super) fn note(&mut self, noted: Noted) {
        let Some(collector) = self.collector.as_deref_mut() else { return };
        let is_nested = collector.outlines.open;
        if !is_nested && !collector.is_new(noted) {
            return;
        }
        let Some(notes) = &mut collector.noted else { return };
        collector.outlines.work.push((noted.symbol, noted.elision));
        if is_nested {
            return notes.children.push(noted);
        }
        notes.asked.push(noted);
        self.outline();
    }

    /// Outlines what is to be, and what that is made of, once each.
    fn outline(&mut self) {
        while let Some(Collector { outlines, noted: Some(notes), .. }) = self.collector.as_deref_mut() {
            let Some((symbol, elision)) = outlines.work.pop() else { return };
            let without_type = elision == TypeElision::Must;
            let (known, bit) = (outlines.numbers.slot(symbol), OUTLINED[usize::from(without_type)]);
            // What most locations are is no work for whoever visits them.
            let is_plain = matches!(symbol, Symbol::Attr(attr) if self.ctx.is_file_loc(attr));
            if *known & bit != 0 || is_plain {
                continue;
            }
            *known |= bit;
            let first = notes.children.len();
            outlines.open = true;
            let name = self.suggestion(symbol).map(|name| self.ctx.ident_bytes(&name));
            self.children(symbol, elision);
            let Some(Collector { outlines, noted: Some(notes), .. }) = self.collector.as_deref_mut() else { return };
            outlines.open = false;
            let children = (first as u32, notes.children.len() as u32);
            notes.outlines.push(Outline { symbol, without_type, name, children });
        }
    }

    /// Visits what has been noted.
    pub(crate) fn visit_noted(&mut self, mut notes: Notes) {
        let asked = std::mem::take(&mut notes.asked);
        if let Some(Collector { outlines, .. }) = self.collector.as_deref_mut() {
            for (outline, number) in notes.outlines.iter().zip(1..) {
                *outlines.numbers.slot(outline.symbol) = number;
            }
            outlines.given = notes;
        }
        for Noted { symbol, elision, deferral } in asked {
            self.visit_or_note(symbol, elision, deferral);
        }
        if let Some(Collector { outlines, .. }) = self.collector.as_deref_mut() {
            let given = std::mem::take(&mut outlines.given);
            given.outlines.iter().for_each(|outline| outlines.numbers.clear(outline.symbol));
        }
    }

    /// Visits what is known to be met where an attribute or type is printed.
    pub(super) fn outlined_children(&mut self, outline: Outline) {
        for at in outline.children.0..outline.children.1 {
            let given = self.collector.as_deref().map(|collector| &collector.outlines.given);
            let Some(child) = given.and_then(|given| given.children.get(at as usize)).copied() else { return };
            self.visit_or_note(child.symbol, child.elision, child.deferral);
        }
    }

    /// Finds the aliases of a file that holds this operation, whose parts several threads look at. `false` if that cannot be, with nothing
    /// done.
    pub(crate) fn collect_aliases_apart(&mut self, op: OpRef<'_, 'c>, plan: &Parallel) -> bool {
        let (ctx, options, block) = (self.ctx, self.options, plan.block_of(op));
        let looker = || {
            let mut looker = Printer::new(ctx, options);
            looker.begin_notes(None);
            looker
        };
        let ids: Vec<OpId> = block.ops().map(|op| op.id).collect();
        // A terminator might not be printed.
        let last = ids.last().and_then(|last| ctx.op_def(block.arena().op(*last).name));
        let may_end = last.is_some_and(|def| def.flags.has(OpFlags::TERMINATOR));
        // Locations are most of what is asked for where they are printed, and no work.
        if may_end || options.debug_info {
            return false;
        }
        let mut around = looker();
        around.leave_out(block);
        around.op_without_results(op);
        let Some(before) = around.noted_before_gap() else { return false };
        let (found, threads) = (Mutex::new(Vec::new()), plan.threads());
        let look = |(): &mut (), looker: &mut Printer<'_, 'c>, turn: Range<usize>| {
            let first = turn.start;
            for id in ids.get(turn).unwrap_or_default() {
                let op = OpRef { module: op.module, body: block.body, id: *id };
                if !looker.is_plain_nest(op) {
                    looker.op_without_results(op);
                }
            }
            found.lock().unwrap_or_else(PoisonError::into_inner).push((first, looker.take_notes()));
            Ok::<_, ()>(())
        };
        let _ = threads::each_turn_with(&mut vec![(); threads], ids.len(), || (), |()| looker(), look, |(), _| ());
        let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
        found.sort_unstable_by_key(|(first, _)| *first);
        self.begin_aliases();
        let noted = found.into_iter().map(|(_, notes)| notes);
        [before].into_iter().chain(noted).chain([around.take_notes()]).for_each(|notes| self.visit_noted(notes));
        self.aliases = Arc::new(self.end_aliases());
        self.out = Output::gathering();
        true
    }
}
