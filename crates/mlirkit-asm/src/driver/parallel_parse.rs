//! Parsing of the bodies of a large source on several threads.
//!
//! The main thread skips large bodies of isolated operations. It finds the end of a body by indentation, or by braces
//! if the body is not indented. Other threads parse the bodies. The result is the same as with one thread, because a
//! body uses no values from outside, and only aliases defined before it. Long blocks are parsed in chunks
//! (`split_block.rs`). After a wrong guess, an error or a warning, the source is parsed again on one thread.

use std::collections::VecDeque;
use std::fmt;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use mlirkit_defs::OpFlags;
use mlirkit_diag::Diagnostic;
use mlirkit_ir::engine::{self, Release};
use mlirkit_ir::{BlockId, Body, BodyId, RegionId};
use rustc_hash::FxHashMap;

use crate::attr::alias_table::{AliasTable, Before, Placeholders};
use crate::attr::parser::PResult;
use crate::driver::digit_scan::DigitScan;
use crate::driver::parallel_aliases::ParsedAliases;
use crate::driver::split_block::{BlockChunk, ParsedChunk};
use crate::file::DeferredLocations;
use crate::op_data::syntax::{Argument, OpState, ParsedRegion};
use crate::parse::driver::ParseDriver;
use crate::parse::{BodyFrame, OpParser, UNDECLARED};
use crate::text::Offset;
use crate::text::braces::closing_brace;
use crate::text::lexer::Kind;

/// The minimum size, in bytes, of a source that is parsed on several threads.
pub(crate) const PARALLEL_SOURCE: usize = 1 << 20;

/// The minimum size, in bytes, of a body that is passed to another thread.
const WORTH_IT: usize = 512;

/// The total size, in bytes, of short bodies that the main thread may always parse itself. It may parse more in
/// proportion to the size of queued bodies. Debug builds allow more.
const LITTLE: usize = if cfg!(debug_assertions) { 1 << 20 } else { 1 << 14 };

/// If at least this number of bodies is queued, their mean size must be at least [`LARGE`]. Queuing many small bodies
/// does not help, because the main thread still parses the source around each one.
const SEVERAL: usize = 64;
const LARGE: usize = if cfg!(debug_assertions) { WORTH_IT } else { 1 << 12 };

/// The maximum indentation, in bytes, of a body whose end is guessed from its indentation.
const MOST_INDENTED: usize = 256;

/// The cost of copying an alias, expressed in bytes of parsed source.
const ALIAS_COST: usize = 64;

/// A body to be parsed by another thread, or later.
#[derive(Debug)]
pub(crate) struct SkippedBody<'s> {
    pub(crate) start: Offset,
    pub(crate) end: Offset,
    /// The start offset and the number of the line that contains the operation.
    pub(crate) line: (Offset, u32),
    pub(crate) args: Vec<Argument>,
    pub(crate) depth: u32,
    pub(crate) dialect: &'static str,
    pub(crate) aliases: Arc<AliasTable<'s>>,
    /// The id of the body in the module.
    pub(crate) id: Option<BodyId>,
    /// The start and end offsets of a digit string in the body that has already been scanned; zeros if there is none.
    pub(crate) digits: (Offset, Offset),
}

impl SkippedBody<'_> {
    /// Returns the length of the body's source, in bytes.
    pub(crate) fn len(&self) -> u64 {
        (self.end - self.start).into()
    }

    /// Returns the id of the body in the module.
    pub(crate) fn id(&self) -> Option<BodyId> {
        self.id
    }
}

/// A unit of work for another thread.
#[derive(Debug)]
pub(crate) enum Work<'s> {
    /// The body of an isolated operation.
    Body(SkippedBody<'s>),
    /// A chunk of a long block.
    Chunk(BlockChunk<'s>),
    /// A chunk of a long list of aliases.
    Aliases(BlockChunk<'s>, Before<'s>),
    /// A string of digits that the thread helps to scan.
    Digits(Arc<DigitScan<'s>>),
}

impl Work<'_> {
    /// Returns the length of the source to parse, in bytes.
    fn len(&self) -> u64 {
        match self {
            Self::Body(text) => text.len(),
            Self::Chunk(piece) | Self::Aliases(piece, _) => piece.text.len(),
            Self::Digits(_) => 0,
        }
    }
}

/// The callback that releases source memory, and the number of bytes parsed so far.
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
pub(crate) struct Queue<'s> {
    /// Chunks of alias lists, which have priority over bodies.
    lists: VecDeque<Work<'s>>,
    waiting: VecDeque<Work<'s>>,
    /// The total source length of the waiting work, in bytes.
    length: u64,
    /// Parsed chunks of blocks, by number, until the main thread takes them.
    pieces: FxHashMap<usize, ParsedChunk>,
    /// Parsed chunks of alias lists, by number, until the main thread takes them.
    pub(crate) aliases: FxHashMap<usize, ParsedAliases<'s>>,
    /// Whether no more work will be added.
    closed: bool,
    /// Whether the source must be parsed again on one thread.
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

/// The queue of bodies and chunks that wait for a thread.
#[derive(Debug, Default)]
pub(crate) struct BodyQueue<'s> {
    queue: Mutex<Queue<'s>>,
    changed: Condvar,
    deferred: Mutex<DeferredLocations<'s>>,
    /// Whether bodies are parsed only after the rest of the source.
    later: bool,
    /// Whether every body will be parsed later, which reveals wrong guesses about where bodies end. Bodies are then
    /// expected to make up most of the source.
    in_turn: bool,
    releasing: Releasing,
}

impl<'s> BodyQueue<'s> {
    /// Creates a queue for bodies that are parsed immediately. `release` is the callback that releases source memory.
    pub(crate) fn releasing(release: Option<Release>) -> Self {
        Self { releasing: Releasing { release, ..Releasing::default() }, ..Self::default() }
    }

    /// Creates a queue for bodies that are parsed later, on demand.
    pub(crate) fn for_later() -> Self {
        Self { later: true, ..Self::default() }
    }

    /// Creates a queue for bodies that are all parsed later, one after another. Parsing fails if there are few bodies,
    /// or small ones.
    pub(crate) fn in_turn(release: Option<Release>) -> Self {
        Self { in_turn: true, later: true, ..Self::releasing(release) }
    }

    /// Counts bytes that have been parsed, and releases their memory from time to time.
    fn done_with(&self, bytes: u64) {
        engine::done_with(self.releasing.release.as_ref(), &self.releasing.parsed, bytes);
    }

    /// Returns the bodies that have not been parsed, with their ids.
    pub(crate) fn left(self) -> impl Iterator<Item = (BodyId, SkippedBody<'s>)> {
        let queue = self.queue.into_inner().unwrap_or_else(PoisonError::into_inner);
        queue.waiting.into_iter().filter_map(|work| match work {
            Work::Body(body) => Some((body.id?, body)),
            Work::Chunk(_) | Work::Aliases(..) | Work::Digits(_) => None,
        })
    }

    /// Returns the next body of at most `most` bytes, or the next chunk of an alias list; waits while the queue is
    /// empty. Returns `None` if the next body is longer, the source must be parsed on one thread, or the queue has been
    /// closed.
    fn next_meanwhile(&self, most: u64) -> Option<Work<'s>> {
        let mut queue = self.lock();
        loop {
            let is_long = || queue.waiting.front().is_some_and(|work| work.len() > most);
            if queue.failed || queue.closed || queue.lists.is_empty() && is_long() {
                return None;
            }
            match queue.pop() {
                Some(work @ (Work::Body(_) | Work::Aliases(..))) => return Some(work),
                Some(Work::Chunk(_) | Work::Digits(_)) => {}
                None => queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Queue<'s>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Closes the queue: no more work will be added.
    pub(crate) fn close(&self) {
        self.lock().closed = true;
        self.changed.notify_all();
    }

    /// Gives up parsing on several threads: the source must be parsed again on one thread.
    pub(crate) fn fail(&self) {
        self.lock().failed = true;
        self.changed.notify_all();
    }

    /// Returns true if the source must be parsed again on one thread.
    pub(crate) fn has_failed(&self) -> bool {
        self.lock().failed
    }

    /// Returns the placeholders for location aliases that occur in bodies, and removes them from the queue.
    pub(crate) fn deferred_locations(&self) -> DeferredLocations<'s> {
        std::mem::take(&mut self.deferred.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Returns true if threads parse bodies while the main thread parses the rest of the source.
    pub(crate) fn at_once(&self) -> bool {
        !self.later
    }

    /// Returns true if threads parse chunks of alias lists.
    pub(crate) fn parse_lists(&self) -> bool {
        !self.later || self.in_turn
    }

    /// Adds a chunk of an alias list, which has priority over bodies.
    pub(crate) fn push_list(&self, part: Work<'s>) {
        self.put(|queue| queue.lists.push_back(part));
    }

    pub(crate) fn push(&self, work: Work<'s>) {
        let mut queue = self.lock();
        queue.length += work.len();
        queue.waiting.push_back(work);
        drop(queue);
        self.changed.notify_all();
    }

    /// Scans a digit string with the help of idle threads. Returns its length, or `None` if it does not consist of
    /// digits.
    pub(crate) fn look_through(&self, digits: DigitScan<'s>) -> Option<usize> {
        let digits = Arc::new(digits);
        self.put(|queue| queue.waiting.push_front(Work::Digits(Arc::clone(&digits))));
        digits.look();
        let mut queue = self.lock();
        // A thread that joins later finds no step left.
        while !digits.is_done() {
            queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
        drop(queue);
        digits.string_len()
    }

    /// Returns the total source length of the waiting work, in bytes.
    pub(crate) fn waiting(&self) -> u64 {
        self.lock().length
    }

    /// Modifies the queue with `put` and wakes all threads.
    fn put(&self, put: impl FnOnce(&mut Queue<'s>)) {
        put(&mut self.lock());
        self.changed.notify_all();
    }

    /// Returns the parsed chunk with this number, or other work to do until it has been parsed. Returns an error if the
    /// source must be parsed on one thread.
    pub(crate) fn piece(&self, number: usize) -> Result<Result<ParsedChunk, Work<'s>>, ()> {
        self.wait_for(|queue| queue.pieces.remove(&number))
    }

    /// Waits until `take` removes a result from the queue, and returns that result. Meanwhile returns queued work,
    /// which the caller must do before it calls this again. Returns an error if the source must be parsed on one
    /// thread.
    pub(crate) fn wait_for<T>(&self, take: impl Fn(&mut Queue<'s>) -> Option<T>) -> Result<Result<T, Work<'s>>, ()> {
        let mut queue = self.lock();
        loop {
            if queue.failed {
                return Err(());
            }
            if let Some(piece) = take(&mut queue) {
                return Ok(Ok(piece));
            }
            // Bodies to be parsed in turn stay in the queue.
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

/// A parse driver that queues large bodies, long blocks and long lists for other threads.
pub(crate) struct ParallelParse<'p, 's> {
    pub(crate) bodies: &'p BodyQueue<'s>,
    /// The number of bytes searched without finding the end of a body.
    guessed: usize,
    /// The end offset of the last alias list that was too short for several threads.
    pub(crate) short_list: Offset,
    /// The number of queued bodies. Their total size in bytes is [`OpParser::taken_over`].
    left_to_others: usize,
    /// The total size in bytes of bodies that were too short to be queued.
    looked_into: usize,
    /// Queued bodies whose operation has not been parsed to its end.
    deferred: Vec<SkippedBody<'s>>,
    /// The number of bytes that had been parsed around bodies when [`do_bodies_follow`] was last called. It is called
    /// again when that number has doubled.
    asked_at: usize,
}

impl<'s> ParseDriver<'s> for ParallelParse<'_, 's> {
    fn take_body(
        &mut self,
        p: &mut OpParser<'_, 's, '_>,
        op: &mut OpState,
        args: &[Argument],
    ) -> PResult<Option<ParsedRegion>> {
        if op.deferred || self.bodies.has_failed() {
            return Err(p.guess_error());
        }
        match self.end_of_body(p, op) {
            Some(end) => self.leave_body(p, op, args, end).map(Some),
            None if self.bodies.in_turn && !self.may_look_into(p, op) => Err(p.guess_error()),
            None => Ok(None),
        }
    }

    fn note_body(&mut self, id: BodyId) {
        if let Some(mut body) = self.deferred.pop() {
            body.id = Some(id);
            self.bodies.push(Work::Body(body));
        }
    }

    fn take_rest(&mut self, p: &mut OpParser<'_, 's, '_>, block: BlockId, parsed: usize) -> PResult<bool> {
        if self.bodies.in_turn {
            // Most of the source should be in bodies. Give up if much has been parsed around them, unless more bodies
            // seem to follow: a program may begin with its global variables.
            let around = 4 * LITTLE + p.base.source_len() / 64;
            let is_much = parsed > around + p.taken_over / 4;
            if !is_much || parsed < 2 * self.asked_at {
                return Ok(false);
            }
            self.asked_at = parsed;
            let start = p.base.tok().start;
            let line = p.base.line_of(start).0 as usize;
            let follow = do_bodies_follow(p.base.all(), line, start as usize);
            return if follow { Ok(false) } else { Err(p.guess_error()) };
        }
        self.rest_in_chunks(p, block)?;
        Ok(true)
    }

    fn take_aliases(&mut self, p: &mut OpParser<'_, 's, '_>) -> PResult<()> {
        self.aliases_in_chunks(p)
    }
}

impl<'p, 's> ParallelParse<'p, 's> {
    /// Creates a driver that queues work in `bodies`.
    pub(crate) fn new(bodies: &'p BodyQueue<'s>) -> Self {
        let (guessed, short_list, left_to_others, looked_into) = (0, 0, 0, 0);
        let (deferred, asked_at) = (Vec::new(), 0);
        Self { bodies, guessed, short_list, left_to_others, looked_into, deferred, asked_at }
    }

    /// Returns whether the main thread may parse a body immediately although bodies are parsed in turn. It may parse
    /// symbol tables and short bodies.
    fn may_look_into(&mut self, p: &OpParser<'_, 's, '_>, op: &OpState) -> bool {
        if op.def.is_some_and(|def| def.flags.has(OpFlags::SYMBOL_TABLE)) {
            return true;
        }
        let text = p.base.all().get(p.base.tok().end as usize..).unwrap_or_default();
        let length = closing_brace(text.get(..WORTH_IT).unwrap_or(text));
        self.looked_into += length.unwrap_or(0);
        length.is_some() && self.looked_into < LITTLE + p.taken_over / 8
    }

    /// Returns the apparent end of the region at this offset, if other threads are to parse it. `None` if this parser
    /// must parse it, or no end is found.
    fn end_of_body(&mut self, p: &mut OpParser<'_, 's, '_>, op: &OpState) -> Option<Offset> {
        if !p.at(Kind::LBrace) || !p.is_isolated(op) || op.child.is_some() || !p.caches.scopes.is_empty() {
            return None;
        }
        let (source, start) = (p.base.all(), p.base.tok().end as usize);
        // Failed searches and copied aliases may together cost about as much as one scan of the source.
        let spent = self.guessed + p.base.aliases.copied * ALIAS_COST;
        let affordable = source.len().checked_sub(spent)?;
        let line = p.base.line_of(op.offset).0 as usize;
        let indent = source.get(line..)?.iter().take(MOST_INDENTED).take_while(|c| matches!(c, b' ' | b'\t'));
        let mut end = vec![b'\n'];
        end.extend(indent);
        end.push(b'}');
        // Do not skip a body that makes up most of the source. If threads are waiting, it is parsed in chunks.
        let are_several = self.bodies.at_once() || self.bodies.in_turn;
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
        let is_custom = p.base.custom_op.is_some();
        if !(is_generic || is_custom) {
            return None;
        }
        if self.bodies.later && !self.bodies.in_turn && !matched && closing_brace(rest) != Some(length) {
            self.guessed += length;
            return None;
        }
        Offset::try_from(start + length).ok()
    }

    fn leave_body(
        &mut self,
        p: &mut OpParser<'_, 's, '_>,
        op: &mut OpState,
        args: &[Argument],
        end: Offset,
    ) -> PResult<ParsedRegion> {
        let start = p.base.tok().end;
        let line = p.base.line_of(op.offset);
        // The placeholder has a block, like the parsed body that replaces it.
        let region = p.open_region(op);
        if let Some(body) = op.child.as_deref_mut() {
            body.append_block(region.0);
        }
        op.deferred = true;
        p.taken_over += (end - start) as usize;
        if self.bodies.in_turn {
            self.bodies.done_with((end - start).into());
            self.left_to_others += 1;
            if self.left_to_others >= SEVERAL && p.taken_over / self.left_to_others < LARGE {
                return Err(p.guess_error());
            }
        }
        self.deferred.push(SkippedBody {
            start,
            end,
            line,
            args: args.to_vec(),
            depth: p.base.depth,
            dialect: p.default_dialect(),
            aliases: Arc::clone(&p.base.aliases.table),
            id: None,
            digits: (0, 0),
        });
        p.base.skip_to(end);
        Ok(region)
    }
}

impl<'s> OpParser<'_, 's, '_> {
    /// Parses queued work until the queue is closed.
    pub(crate) fn parse_bodies(&mut self, bodies: &BodyQueue<'s>) {
        while let Some(work) = bodies.next() {
            if !self.parse_work(&work, bodies) {
                return;
            }
        }
        self.end_work(bodies);
    }

    /// Parses bodies of at most `most` bytes that have no nested bodies, while the main thread skips further bodies.
    pub(crate) fn parse_meanwhile(
        &mut self,
        bodies: &BodyQueue<'s>,
        most: u64,
    ) -> Vec<(SkippedBody<'s>, Option<Body>)> {
        let mut parsed = Vec::new();
        while let Some(work) = bodies.next_meanwhile(most) {
            let Work::Body(deferred) = work else {
                if !self.parse_work(&work, bodies) {
                    break;
                }
                continue;
            };
            let body = self.body_apart(&deferred).ok().filter(|body| body.children().next().is_none());
            let Placeholders { named, numbered } = &self.base.aliases.placeholders;
            let body = body.filter(|_| named.is_empty() && !numbered && self.base.warnings.is_empty());
            let goes_on = body.is_some();
            parsed.push((deferred, body));
            if !goes_on {
                break;
            }
        }
        parsed
    }

    /// Does a unit of work. Returns false if the source must be parsed on one thread.
    pub(crate) fn parse_work(&mut self, work: &Work<'s>, bodies: &BodyQueue<'s>) -> bool {
        let parsed = match work {
            Work::Digits(digits) => {
                digits.help();
                bodies.put(|_| digits.has_helped());
                return true;
            }
            Work::Body(body) => self.parse_body(body),
            Work::Chunk(piece) => self.parse_chunk(piece).map(|parsed| {
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

    /// Moves this thread's placeholders for location aliases to the shared list.
    pub(crate) fn end_work(&mut self, bodies: &BodyQueue<'s>) {
        let Placeholders { named, numbered } = &mut self.base.aliases.placeholders;
        let used = named.drain().map(|(name, (marker, offset))| (name, marker, offset));
        let mut all = bodies.deferred.lock().unwrap_or_else(PoisonError::into_inner);
        all.named.extend(used);
        all.numbered |= std::mem::take(numbered);
    }

    fn parse_body(&mut self, deferred: &SkippedBody<'s>) -> PResult<()> {
        let mut body = self.body_apart(deferred)?;
        match deferred.id {
            Some(id) if body.is_small() => {
                self.module.set_body_from(id, &mut body);
                self.caches.spare_body = Some(body);
            }
            Some(id) => {
                body.shrink_to_fit();
                self.module.set_body(id, body);
            }
            None => {}
        }
        Ok(())
    }

    /// Parses a skipped body as a separate unit, without the code around it.
    pub(crate) fn body_apart(&mut self, deferred: &SkippedBody<'s>) -> PResult<Body> {
        let spare = self.caches.spare_body.take().unwrap_or_default();
        let region = self.go_on_at(deferred, spare);
        self.deeper(|p| p.region_body(region, &deferred.args, false))?;
        if let Some(at) = self.caches.scopes.undeclared().first() {
            return Err(self.error_at(*at, UNDECLARED));
        }
        if self.base.last_end() != deferred.end || !self.caches.scopes.is_empty() {
            return Err(self.guess_error());
        }
        self.settle_use_orders(region, 0);
        self.note_density(deferred);
        Ok(std::mem::take(&mut self.frame.body))
    }

    /// Moves to the start of a skipped body, using an empty arena. Returns the region of the body.
    pub(crate) fn go_on_at(&mut self, deferred: &SkippedBody<'s>, mut body: Body) -> RegionId {
        if !Arc::ptr_eq(&self.base.aliases.table, &deferred.aliases) {
            self.base.aliases.table = Arc::clone(&deferred.aliases);
            self.base.known.forget_aliases();
            self.caches.forget_texts();
        }
        self.base.know_digits(deferred.digits);
        self.base.restart(deferred.start, deferred.line);
        self.base.depth = deferred.depth;
        self.default_dialects.clear();
        self.default_dialects.push(deferred.dialect);
        let region = body.new_root();
        // Assumes as many operations and values per byte as in the last body.
        let length = f64::from(deferred.end - deferred.start);
        let [ops, values] = self.caches.density.map(|per_byte| (per_byte * length) as usize);
        body.reserve(ops, values, 2 * ops);
        self.caches.serials += 1;
        self.frame = BodyFrame { body, serial: self.caches.serials, ..BodyFrame::default() };
        region
    }

    /// Records the number of operations and values per byte, so that memory can be reserved for later bodies.
    pub(crate) fn note_density(&mut self, deferred: &SkippedBody<'s>) {
        let length = f64::from(deferred.end - deferred.start);
        let body = &self.frame.body;
        self.caches.density = [body.op_count(), body.value_count()].map(|count| count as f64 / length);
    }

    #[cold]
    pub(crate) fn guess_error(&self) -> Box<Diagnostic> {
        self.error_here("a body cannot be parsed apart from the rest")
    }
}

/// The number of lines that [`do_bodies_follow`] examines.
const SAMPLES: usize = 64;

/// The maximum number of bytes before a sample that are searched for the start of its line.
const LONG_LINE: usize = 1 << 10;

/// Samples the indentation of a few lines to estimate whether three quarters of the source after `start` are inside
/// bodies. Operations outside bodies are indented like the line that begins at `line`.
fn do_bodies_follow(source: &[u8], line: usize, start: usize) -> bool {
    let indentation = |line: usize| {
        let spaces = source.get(line..).unwrap_or_default().iter().take(MOST_INDENTED);
        spaces.take_while(|c| matches!(c, b' ' | b'\t')).count()
    };
    let (own, step) = (indentation(line), source.len().saturating_sub(start) / SAMPLES);
    let is_inside = |sample: &usize| {
        let at = start + sample * step;
        let before = at.saturating_sub(LONG_LINE);
        let line = source.get(before..at).and_then(|text| memchr::memrchr(b'\n', text));
        line.is_some_and(|line| indentation(before + line + 1) > own)
    };
    (1..=SAMPLES).filter(is_inside).count() >= SAMPLES / 4 * 3
}

/// Returns whether the first line of a body, labels excepted, is indented no further than the operation. If so, braces
/// rather than indentation determine the end of the body.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bodies_are_expected_where_lines_are_indented() {
        let globals = "  llvm.mlir.global internal @x(0 : i32) : i32\n".repeat(200);
        let functions =
            format!("  llvm.func @f() {{\n{}  }}\n", "    %0 = llvm.mlir.zero : i32\n".repeat(40)).repeat(40);
        let long = format!("  llvm.mlir.global internal @y(\"{}\")\n", "    ".repeat(5_000)).repeat(10);
        let follow = |text: &str| do_bodies_follow(text.as_bytes(), 0, globals.len());
        assert!(follow(&[&*globals, &functions].concat()));
        // Declarations after the functions are only a small share of the source.
        assert!(follow(&[&*globals, &functions, &globals].concat()));
        assert!(!follow(&globals.repeat(2)));
        assert!(!follow(&[&*globals, &long].concat()));
        assert!(!follow(&[&*globals, &functions, &long].concat()));
        assert!(!follow(&globals));
    }
}
