//! Parsing the bodies of a large source on several threads.
//!
//! The thread that parses the file looks for the end of a large body of an isolated operation, by its indentation, or by
//! braces where it is not indented, goes on behind it, and leaves the body to others. That gives what one thread gives: a body sees no value from outside, and the
//! aliases that were defined before it. What stands in a long block goes to others in pieces (`pieces.rs`). A guess that proves wrong, and any error or warning, ends the attempt; the source
//! is then parsed by one thread.

use std::collections::VecDeque;
use std::fmt;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use mlirkit_defs::OpFlags;
use mlirkit_diag::Diagnostic;
use mlirkit_ir::engine::{self, Release};
use mlirkit_ir::{Attr, Body, BodyId, RegionId};
use rustc_hash::FxHashMap;

use super::aliases::ParsedAliases;
use super::braces::closing_brace;
use super::digits::Digits;
use super::pieces::{ParsedPiece, Piece};
use super::region::is_isolated;
use super::{Argument, Frame, OpParser, OpState, ParsedRegion};
use crate::lexer::Kind;
use crate::parser::{Ahead, AliasTable, Before, Offset, PResult};

/// A source smaller than this is parsed by one thread.
pub(crate) const PARALLEL_SOURCE: usize = 1 << 20;

/// A body shorter than this is not left to others.
const WORTH_IT: usize = 512;

/// So much may be parsed of short bodies before there are any large ones, where these should be most of the source. Where this is
/// tested, they need not be.
const LITTLE: usize = if cfg!(debug_assertions) { 1 << 20 } else { 1 << 14 };

/// Of so many bodies in turn the mean is as long as this: what stands around each is for one thread.
const SEVERAL: usize = 64;
const LARGE: usize = if cfg!(debug_assertions) { WORTH_IT } else { 1 << 12 };

/// How far a body may be indented for its end to be looked for.
const MOST_INDENTED: usize = 256;

/// As how many bytes of source an alias counts that is copied.
const ALIAS_COST: usize = 64;

/// A body that somebody else is to parse.
#[derive(Debug)]
pub(crate) struct Deferred<'s> {
    pub(super) start: Offset,
    pub(super) end: Offset,
    /// Where the line of the operation starts, and its number.
    pub(super) line: (Offset, u32),
    pub(super) args: Vec<Argument>,
    pub(super) depth: u32,
    pub(super) dialects: Vec<&'static str>,
    pub(super) aliases: Arc<AliasTable<'s>>,
    /// Its place in the module.
    pub(super) id: Option<BodyId>,
    /// Where a string of digits starts that has been looked through, and where the text goes on behind it.
    pub(super) digits: (Offset, Offset),
}

impl Deferred<'_> {
    /// How long its text is.
    pub(crate) fn len(&self) -> u64 {
        (self.end - self.start).into()
    }

    /// Its place in the module.
    pub(crate) fn id(&self) -> Option<BodyId> {
        self.id
    }
}

/// What somebody else is to parse.
#[derive(Debug)]
pub(super) enum Work<'s> {
    /// A body of its own.
    Body(Deferred<'s>),
    /// Operations of a long block.
    Piece(Piece<'s>),
    /// Aliases of a long list.
    Aliases(Piece<'s>, Before<'s>),
    /// A string to be looked through, with whoever has met it.
    Digits(Arc<Digits<'s>>),
}

impl Work<'_> {
    /// How long its text is.
    fn len(&self) -> u64 {
        match self {
            Self::Body(text) => text.len(),
            Self::Piece(piece) | Self::Aliases(piece, _) => piece.text.len(),
            Self::Digits(_) => 0,
        }
    }
}

/// Who may be told that so much has been parsed, and how much that is.
#[derive(Default)]
struct Releasing {
    release: Option<Release>,
    parsed: AtomicU64,
}

impl fmt::Debug for Releasing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Releasing").field("parsed", &self.parsed).finish_non_exhaustive()
    }
}

#[derive(Debug, Default)]
pub(super) struct Queue<'s> {
    /// Parts of lists, which come before all else.
    lists: VecDeque<Work<'s>>,
    waiting: VecDeque<Work<'s>>,
    /// How long the text of all that waits is.
    length: u64,
    /// The pieces that have been parsed and not been taken, by their number.
    pieces: FxHashMap<usize, ParsedPiece>,
    /// The same of pieces of lists of aliases.
    pub(super) aliases: FxHashMap<usize, ParsedAliases<'s>>,
    /// No more will come.
    closed: bool,
    /// The source must be parsed by one thread.
    failed: bool,
}

impl<'s> Queue<'s> {
    fn pop(&mut self) -> Option<Work<'s>> {
        if let Some(list) = self.lists.pop_front() {
            return Some(list);
        }
        let work = self.waiting.pop_front()?;
        self.length -= work.len();
        Some(work)
    }
}

/// The bodies that wait to be parsed.
#[derive(Debug, Default)]
pub(crate) struct Bodies<'s> {
    queue: Mutex<Queue<'s>>,
    changed: Condvar,
    deferred: Mutex<DeferredLocations<'s>>,
    /// Nobody parses them while the rest is parsed.
    later: bool,
    /// All of them will be parsed afterwards, so that wrong guesses will be noticed; and they should be most of the source.
    in_turn: bool,
    releasing: Releasing,
}

/// What stands for the location aliases that bodies have used before they were defined.
#[derive(Debug, Default)]
pub(crate) struct DeferredLocations<'s> {
    /// By name, and where each was used first.
    pub(crate) named: Vec<(&'s [u8], Attr, Offset)>,
    /// Whether there are any with numbers.
    pub(crate) numbered: bool,
}

impl<'s> Bodies<'s> {
    /// For bodies that are parsed at once, and a source that can be given back.
    pub(crate) fn releasing(release: Option<Release>) -> Self {
        Self { releasing: Releasing { release, ..Releasing::default() }, ..Self::default() }
    }

    /// For bodies that are parsed when everything else has been parsed.
    pub(crate) fn for_later() -> Self {
        Self { later: true, ..Self::default() }
    }

    /// For bodies that are parsed then, one after the other, of a source that can be given back. What has few bodies, or larger ones,
    /// fails.
    pub(crate) fn in_turn(release: Option<Release>) -> Self {
        Self { in_turn: true, later: true, ..Self::releasing(release) }
    }

    /// Whether all of them will be parsed when the rest has been.
    pub(super) fn are_in_turn(&self) -> bool {
        self.in_turn
    }

    /// So much of the source has been looked at.
    fn done_with(&self, bytes: u64) {
        engine::done_with(self.releasing.release.as_ref(), &self.releasing.parsed, bytes);
    }

    /// The bodies that nobody has parsed.
    pub(crate) fn left(self) -> impl Iterator<Item = (BodyId, Deferred<'s>)> {
        let queue = self.queue.into_inner().unwrap_or_else(PoisonError::into_inner);
        queue.waiting.into_iter().filter_map(|work| match work {
            Work::Body(body) => Some((body.id?, body)),
            Work::Piece(_) | Work::Aliases(..) | Work::Digits(_) => None,
        })
    }

    /// The next body that is no longer than that, or a part of a list, if more may come.
    fn next_meanwhile(&self, most: u64) -> Option<Work<'s>> {
        let mut queue = self.lock();
        loop {
            let is_long = || queue.waiting.front().is_some_and(|work| work.len() > most);
            if queue.failed || queue.closed || queue.lists.is_empty() && is_long() {
                return None;
            }
            match queue.pop() {
                Some(work @ (Work::Body(_) | Work::Aliases(..))) => return Some(work),
                Some(Work::Piece(_) | Work::Digits(_)) => {}
                None => queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Queue<'s>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// No more bodies will come.
    pub(crate) fn close(&self) {
        self.lock().closed = true;
        self.changed.notify_all();
    }

    /// The source must be parsed by one thread.
    pub(crate) fn fail(&self) {
        self.lock().failed = true;
        self.changed.notify_all();
    }

    /// Whether the source must be parsed by one thread.
    pub(crate) fn has_failed(&self) -> bool {
        self.lock().failed
    }

    /// The location aliases that bodies have used before they were defined.
    pub(crate) fn deferred_locations(&self) -> DeferredLocations<'s> {
        std::mem::take(&mut self.deferred.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Whether others parse what is pushed while the rest is parsed.
    pub(super) fn at_once(&self) -> bool {
        !self.later
    }

    /// Whether others parse parts of lists.
    pub(super) fn parse_lists(&self) -> bool {
        !self.later || self.in_turn
    }

    /// Adds a part of a list: that is what is parsed next.
    pub(super) fn push_list(&self, part: Work<'s>) {
        self.put(|queue| queue.lists.push_back(part));
    }

    pub(super) fn push(&self, work: Work<'s>) {
        let mut queue = self.lock();
        queue.length += work.len();
        queue.waiting.push_back(work);
        drop(queue);
        self.changed.notify_all();
    }

    /// Looks through a string, with all who have nothing else to do; gives how long it is, if it is digits to its end.
    pub(super) fn look_through(&self, digits: Digits<'s>) -> Option<usize> {
        let digits = Arc::new(digits);
        self.put(|queue| queue.waiting.push_front(Work::Digits(Arc::clone(&digits))));
        digits.look();
        let mut queue = self.lock();
        // Nobody who comes later finds something to do.
        while !digits.is_done() {
            queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
        drop(queue);
        digits.string_len()
    }

    /// How much text waits to be parsed.
    pub(super) fn waiting(&self) -> u64 {
        self.lock().length
    }

    /// Something has been parsed, and is put in its place.
    fn put(&self, put: impl FnOnce(&mut Queue<'s>)) {
        put(&mut self.lock());
        self.changed.notify_all();
    }

    /// The piece of this number, or something to do until it is there; an error if the source must be parsed by one thread.
    pub(super) fn piece(&self, number: usize) -> Result<Result<ParsedPiece, Work<'s>>, ()> {
        self.wait_for(|queue| queue.pieces.remove(&number))
    }

    /// Something that has been parsed, or something to do until it is there.
    pub(super) fn wait_for<T>(&self, take: impl Fn(&mut Queue<'s>) -> Option<T>) -> Result<Result<T, Work<'s>>, ()> {
        let mut queue = self.lock();
        loop {
            if queue.failed {
                return Err(());
            }
            if let Some(piece) = take(&mut queue) {
                return Ok(Ok(piece));
            }
            // Where bodies are parsed in turn, all of them are left.
            let work = if self.in_turn { queue.lists.pop_front() } else { queue.pop() };
            if let Some(work) = work {
                return Ok(Err(work));
            }
            queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn next(&self) -> Option<Work<'s>> {
        let mut queue = self.lock();
        loop {
            if queue.failed {
                return None;
            }
            if let Some(work) = queue.pop() {
                return Some(work);
            }
            if queue.closed {
                return None;
            }
            queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl<'s> OpParser<'_, 's, '_> {
    /// Parses the body of a function, or any region of an operation whose syntax does not look into it; others may do so.
    pub(crate) fn body_region(&mut self, op: &mut OpState, args: &[Argument]) -> PResult<ParsedRegion> {
        if op.deferred || self.bodies.is_some_and(Bodies::has_failed) {
            return Err(self.guess_error());
        }
        match self.bodies.and_then(|_| self.end_of_body(op)) {
            Some(end) => self.leave_body(op, args, end),
            None if self.bodies.is_some_and(|bodies| bodies.in_turn) && !self.may_look_into(op) => {
                Err(self.guess_error())
            }
            None => self.region(op, args, false),
        }
    }

    /// Whether a body may be parsed with what stands around it where bodies should be parsed in turn: it is a module or the like, or
    /// short, as few are.
    fn may_look_into(&mut self, op: &OpState) -> bool {
        if op.def.is_some_and(|def| def.flags.has(OpFlags::SYMBOL_TABLE)) {
            return true;
        }
        let text = self.base.all().get(self.base.tok().end as usize..).unwrap_or_default();
        let length = closing_brace(text.get(..WORTH_IT).unwrap_or(text));
        self.looked_into += length.unwrap_or(0);
        length.is_some() && self.looked_into < LITTLE + self.passed_over / 8
    }

    /// Gives up where so much has been parsed of what stands around the bodies: they should be most of the source.
    pub(super) fn expect_most_in_bodies(&self, parsed: usize) -> PResult<()> {
        let around = 4 * LITTLE + self.base.source_len() / 64;
        if parsed > around + self.passed_over / 4 { Err(self.guess_error()) } else { Ok(()) }
    }

    /// Where the region at this point seems to end, if it is to be left to others.
    fn end_of_body(&mut self, op: &OpState) -> Option<Offset> {
        if !self.at(Kind::LBrace) || !is_isolated(op) || op.child.is_some() || !self.scopes.is_empty() {
            return None;
        }
        let (source, start) = (self.base.all(), self.base.tok().end as usize);
        // Guesses that come to nothing, and copies of aliases, may cost about as much as looking at the source once.
        let spent = self.guessed + self.base.copied * ALIAS_COST;
        let affordable = source.len().checked_sub(spent)?;
        let line = self.base.line_of(op.offset).0 as usize;
        let indent = source.get(line..)?.iter().take(MOST_INDENTED).take_while(|c| matches!(c, b' ' | b'\t'));
        let mut end = vec![b'\n'];
        end.extend(indent);
        end.push(b'}');
        // A body that is most of the source is better looked into. If others wait, one that is much of it is taken in pieces.
        let are_several = self.bodies.is_some_and(|bodies| bodies.at_once() || bodies.in_turn);
        let most = source.len() / if are_several { 8 } else { 2 };
        let rest = source.get(start..(start + affordable.min(most)).min(source.len()))?;
        let matched = is_flat(rest, end.len() - 2);
        let found =
            if matched { closing_brace(rest) } else { memchr::memmem::find(rest, &end).map(|at| at + end.len()) };
        let Some(length) = found.filter(|length| *length >= WORTH_IT) else {
            self.guessed += end.len() + found.unwrap_or(rest.len());
            return None;
        };
        let is_generic = op.regions.is_empty() && source.get(start + length) == Some(&b')');
        let is_custom = self.base.custom_op.is_some();
        if !(is_generic || is_custom) {
            return None;
        }
        if self.bodies.is_some_and(|bodies| bodies.later && !bodies.in_turn)
            && !matched
            && closing_brace(rest) != Some(length)
        {
            self.guessed += length;
            return None;
        }
        Offset::try_from(start + length).ok()
    }

    fn leave_body(&mut self, op: &mut OpState, args: &[Argument], end: Offset) -> PResult<ParsedRegion> {
        let start = self.base.tok().end;
        let line = self.base.line_of(op.offset);
        // What stands for the body until then has a block, as it will have.
        let region = self.open_region(op);
        if let Some(body) = op.child.as_deref_mut() {
            body.append_block(region.0);
        }
        op.deferred = true;
        self.passed_over += (end - start) as usize;
        if let Some(bodies) = self.bodies.filter(|bodies| bodies.in_turn) {
            bodies.done_with((end - start).into());
            self.left_to_others += 1;
            if self.left_to_others >= SEVERAL && self.passed_over / self.left_to_others < LARGE {
                return Err(self.guess_error());
            }
        }
        self.deferred.push(Deferred {
            start,
            end,
            line,
            args: args.to_vec(),
            depth: self.base.depth,
            dialects: self.default_dialects.clone(),
            aliases: Arc::clone(&self.base.aliases),
            id: None,
            digits: (0, 0),
        });
        self.base.skip_to(end);
        Ok(region)
    }

    /// The place of the body of an operation that is complete now; the body is handed over.
    pub(super) fn defer(&mut self) -> BodyId {
        let id = self.module.add_lazy_body();
        if let (Some(mut body), Some(bodies)) = (self.deferred.pop(), self.bodies) {
            body.id = Some(id);
            bodies.push(Work::Body(body));
        }
        id
    }

    /// Parses what others have left, until there is no more.
    pub(crate) fn parse_bodies(&mut self, bodies: &Bodies<'s>) {
        while let Some(work) = bodies.next() {
            if !self.parse_work(&work, bodies) {
                return;
            }
        }
        self.end_work(bodies);
    }

    /// Parses bodies that hold no others, none of them longer than that, while somebody else passes over more of them.
    pub(crate) fn parse_meanwhile(&mut self, bodies: &Bodies<'s>, most: u64) -> Vec<(Deferred<'s>, Option<Body>)> {
        let mut parsed = Vec::new();
        while let Some(work) = bodies.next_meanwhile(most) {
            let Work::Body(deferred) = work else {
                if !self.parse_work(&work, bodies) {
                    break;
                }
                continue;
            };
            let body = self.body_apart(&deferred).ok().filter(|body| body.children().next().is_none());
            let Ahead { named, numbered } = &self.base.deferred;
            let body = body.filter(|_| named.is_empty() && !numbered && self.base.warnings.is_empty());
            let goes_on = body.is_some();
            parsed.push((deferred, body));
            if !goes_on {
                break;
            }
        }
        parsed
    }

    /// Parses something that others have left; `false` if the source must be parsed by one thread.
    pub(super) fn parse_work(&mut self, work: &Work<'s>, bodies: &Bodies<'s>) -> bool {
        let parsed = match work {
            Work::Digits(digits) => {
                digits.help();
                bodies.put(|_| digits.has_helped());
                return true;
            }
            Work::Body(body) => self.parse_body(body),
            Work::Piece(piece) => self.parse_piece(piece).map(|parsed| {
                bodies.put(|queue| drop(queue.pieces.insert(piece.number, parsed)));
            }),
            Work::Aliases(piece, before) => {
                let parsed = self.parse_aliases(&piece.text, before);
                bodies.put(|queue| drop(queue.aliases.insert(piece.number, parsed)));
                Ok(())
            }
        };
        let good = parsed.is_ok() && self.base.warnings.is_empty();
        if !good {
            bodies.fail();
        }
        bodies.done_with(work.len());
        good
    }

    /// Says which location aliases have been used before they were defined.
    pub(super) fn end_work(&mut self, bodies: &Bodies<'s>) {
        let Ahead { named, numbered } = &mut self.base.deferred;
        let used = named.drain().map(|(name, (marker, offset))| (name, marker, offset));
        let mut all = bodies.deferred.lock().unwrap_or_else(PoisonError::into_inner);
        all.named.extend(used);
        all.numbered |= std::mem::take(numbered);
    }

    fn parse_body(&mut self, deferred: &Deferred<'s>) -> PResult<()> {
        let mut body = self.body_apart(deferred)?;
        match deferred.id {
            Some(id) if body.is_small() => {
                self.module.set_body_from(id, &mut body);
                self.spare_body = Some(body);
            }
            Some(id) => {
                body.shrink_to_fit();
                self.module.set_body(id, body);
            }
            None => {}
        }
        Ok(())
    }

    /// Parses a body that has been passed over.
    pub(crate) fn body_apart(&mut self, deferred: &Deferred<'s>) -> PResult<Body> {
        let spare = self.spare_body.take().unwrap_or_default();
        let region = self.go_on_at(deferred, spare);
        self.deeper(|p| p.region_body(region, &deferred.args, false))?;
        if let Some(at) = self.scopes.undeclared().first() {
            return Err(self.error_at(*at, crate::op_parser::UNDECLARED));
        }
        if self.base.last_end() != deferred.end || !self.scopes.is_empty() {
            return Err(self.guess_error());
        }
        self.settle_use_orders(region, 0);
        self.note_density(deferred);
        Ok(std::mem::take(&mut self.frame.body))
    }

    /// Goes on where a text begins that is parsed apart, with a body that has nothing yet; gives its region.
    pub(super) fn go_on_at(&mut self, deferred: &Deferred<'s>, mut body: Body) -> RegionId {
        if !Arc::ptr_eq(&self.base.aliases, &deferred.aliases) {
            self.base.aliases = Arc::clone(&deferred.aliases);
            self.base.known = crate::parser::Known::default();
            self.memos.clear();
            self.alike.clear();
        }
        self.base.know_digits(deferred.digits);
        self.base.restart(deferred.start, deferred.line);
        self.base.depth = deferred.depth;
        self.default_dialects.clone_from(&deferred.dialects);
        let region = body.new_root();
        // As many operations to the byte as in the body before.
        let length = f64::from(deferred.end - deferred.start);
        let [ops, values] = self.density.map(|per_byte| (per_byte * length) as usize);
        body.reserve(ops, values, 2 * ops);
        self.serials += 1;
        self.frame = Frame { body, serial: self.serials, ..Frame::default() };
        region
    }

    /// Learns how many operations and values there are to the byte.
    pub(super) fn note_density(&mut self, deferred: &Deferred<'s>) {
        let length = f64::from(deferred.end - deferred.start);
        let body = &self.frame.body;
        self.density = [body.op_count(), body.value_count()].map(|count| count as f64 / length);
    }

    #[cold]
    pub(super) fn guess_error(&self) -> Box<Diagnostic> {
        self.error_here("a body cannot be parsed apart from the rest")
    }
}

/// Whether the first line of a body that is none of a block's label is indented no further than the operation that the body is of: then
/// braces tell where it ends.
fn is_flat(body: &[u8], indent: usize) -> bool {
    let mut rest = body;
    for _ in 0..2 {
        let Some(line) = memchr::memchr(b'\n', rest).and_then(|at| rest.get(at + 1..)) else { return false };
        let spaces = line.iter().take(indent + 1).take_while(|c| matches!(c, b' ' | b'\t')).count();
        if spaces > indent {
            return false;
        }
        if line.get(spaces) != Some(&b'^') {
            return true;
        }
        rest = line;
    }
    true
}
