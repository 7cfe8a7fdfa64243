//! A cache of parsed lines. Most operations equal an earlier line except for the names of operands and successors, and
//! for one literal or alias. Such a line is replayed instead of parsed, if its operands have the same types as in the
//! earlier line.
//!
//! A line extends from the operation name to the end of the line, or to its location. It is cached if the operation
//! depends only on this source text and on the types of its operands; [`Depends`] records other dependencies. An
//! operation may continue on the next line, so the next token must be of a kind that has followed the cached line
//! before.

pub(crate) mod literal_slot;
mod replay;

use mlirkit_ir::{Attr, BlockId, OpId, OpName, Props, Type, ValueId};

use crate::attr::parser::{Depends, MAX_DEPTH, PResult};
use crate::parse::OpParser;
use crate::parse::line_cache::literal_slot::{LineLiteral, LiteralSlot};
use crate::text::lexer::{Kind, prefixed_len};
use crate::text::recent_cache::ends;
use crate::text::unresolved::Unresolved;
use crate::text::{Offset, all_distinct};

/// The maximum length, in bytes, of a cached line.
const LONGEST: usize = 1000;

/// The maximum number of operands and successors in a cached line.
const MOST_NAMES: usize = 32;

/// The number of slots in the hash table of cached lines.
const PLACES: usize = 1 << 13;

/// The number of cached lines at which the cache is cleared.
const MOST_LINES: usize = 1 << 14;

/// The total size of cached source text, in bytes, at which the cache is cleared.
const MOST_TEXT: usize = 1 << 22;

/// The number of operations to parse before lines are cached. A small source needs no cache.
const FEW: u32 = 16;

/// The number of hash buckets for the first words of lines.
const WORDS: usize = 512;

/// The number of recent lines with the same first word that are compared before the hash table is searched.
const LATELY: usize = 4;

/// The excess of misses over hits at which lines with the same first word are no longer looked up for [`PAUSE`] lines.
const PATIENCE: u16 = 256;

/// The number of lines during which look-ups are paused.
const PAUSE: u16 = 4096;

/// The number of misses after a pause that cause the next pause.
const TRIES: u16 = 64;

/// The kinds of tokens that may follow an operation, as bits. Tokens are only distinguished if they could continue the
/// operation.
mod next {
    pub(crate) const VALUE: u8 = 1;
    pub(crate) const STRING: u8 = 2;
    pub(crate) const BRACE: u8 = 4;
    pub(crate) const LABEL: u8 = 8;
    pub(crate) const END: u8 = 16;
    pub(crate) const LOCATION: u8 = 32;
    /// A word that contains a dot, such as an operation name.
    pub(crate) const DOTTED: u8 = 64;
}

/// The token that follows an operation: one of the constants in [`next`], or any other word.
#[derive(Debug, Clone, Copy, Default)]
struct Next<'s> {
    kind: u8,
    word: &'s [u8],
}

/// A parsed line in the cache: the operation to create, and the text and operands to compare.
#[derive(Debug)]
struct CachedLine {
    name: OpName,
    /// The dialect whose prefix may be omitted in the line; see [`SourceLine::dialect`].
    dialect: &'static str,
    /// Whether the line has been found again since another line competed for its slot.
    wanted: bool,
    attrs: Option<Attr>,
    props: Option<Props>,
    /// The position and the number of the line's operands, successors and literal in [`LineCache::uses`].
    uses: (u32, u32),
    /// The position and the number of the line's result types in [`LineCache::types`].
    types: (u32, u32),
    /// Whether the operands of the operation are in the order in which they occur in the source.
    in_order: bool,
    /// Whether another line matches only if the same operands are equal to each other as in this line.
    patterned: bool,
    /// The rest of the line: the source text after the last of the names and the literal in [`LineCache::uses`].
    tail: CachedText,
    /// The literal that may differ between lines, if any.
    literal: Option<LiteralSlot>,
    /// The kinds of tokens that have followed the line, as bits defined in [`next`].
    ends: u8,
    /// A word that has followed the line, for a token of a kind that [`next`] does not list.
    word: CachedText,
}

/// A piece of source text to compare with, copied to [`LineCache::texts`]. A copy is needed because the system may
/// release the pages of the source that have been parsed.
#[derive(Debug, Clone, Copy)]
pub(crate) struct CachedText {
    first: u32,
    len: u32,
    /// The first eight bytes. If the text is shorter, `mask` selects the bytes that belong to it.
    head: u64,
    mask: u64,
    /// The last eight bytes, if the text is longer than eight bytes.
    tail: u64,
}

impl CachedText {
    /// Copies a piece of source text to `texts`.
    #[inline(always)]
    fn new(text: &[u8], texts: &mut Vec<u8>) -> Self {
        let first = texts.len() as u32;
        texts.extend_from_slice(text);
        let mut head = [0; 8];
        head.iter_mut().zip(text).for_each(|(to, from)| *to = *from);
        let missing = 8_usize.saturating_sub(text.len()) as u32 * 8;
        Self {
            first,
            len: text.len() as u32,
            head: u64::from_le_bytes(head),
            mask: u64::MAX.checked_shr(missing).unwrap_or(0),
            tail: text.last_chunk().map_or(0, |tail| u64::from_le_bytes(*tail)),
        }
    }

    /// Returns the source text, which [`Self::new`] has copied to `texts`.
    #[inline]
    fn of<'t>(&self, texts: &'t [u8]) -> &'t [u8] {
        texts.get(self.first as usize..(self.first + self.len) as usize).unwrap_or_default()
    }

    /// Returns the offset after this text if it occurs at `at` in the source. Returns `None` if it does not, or if
    /// fewer than eight bytes of source are left.
    #[inline]
    fn behind(&self, texts: &[u8], source: &[u8], at: usize) -> Option<usize> {
        let rest = source.get(at..)?;
        if u64::from_le_bytes(*rest.first_chunk()?) & self.mask != self.head {
            return None;
        }
        let len = self.len as usize;
        if len > 8 {
            if u64::from_le_bytes(*rest.get(len - 8..)?.first_chunk()?) != self.tail {
                return None;
            }
            if len > 16 && rest.get(8..len - 8)? != self.of(texts).get(8..len - 8)? {
                return None;
            }
        }
        Some(at + len)
    }
}

/// A part of a cached line that may differ between lines.
#[derive(Debug, Clone, Copy)]
struct LinePart {
    /// The source text before the part.
    text: CachedText,
    what: Varying,
}

impl LinePart {
    /// Returns the operand; `None` for another part.
    #[inline]
    fn operand(&self) -> Option<&LineOperand> {
        match &self.what {
            Varying::Operand(operand) => Some(operand),
            Varying::Successor | Varying::Literal => None,
        }
    }
}

/// What may differ between lines.
#[derive(Debug, Clone, Copy)]
enum Varying {
    Operand(LineOperand),
    Successor,
    /// The literal that [`CachedLine::literal`] describes.
    Literal,
}

/// An operand in a cached line.
#[derive(Debug, Clone, Copy)]
struct LineOperand {
    ty: Type,
    /// The result number after `#`.
    number: u32,
    /// The index of the operand in the operation.
    operand: u32,
    /// The index in the line of the first operand that is the same value.
    same: u32,
}

/// An operand that has been resolved.
#[derive(Debug, Clone, Copy)]
struct ResolvedOperand {
    name: Unresolved,
    ty: Type,
    value: ValueId,
}

/// The source line at the current token.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SourceLine {
    start: Offset,
    end: Offset,
    hash: u64,
    /// The literal that may differ in another line: the first number, if the line has no operands, or the only alias.
    literal: Option<LineLiteral>,
    word: usize,
    /// The default dialect, if the operation name has no dialect prefix.
    dialect: &'static str,
}

/// The cache of parsed lines.
#[derive(Debug, Default)]
pub(crate) struct LineCache<'s> {
    seen: u32,
    /// The source texts of the cached lines.
    texts: Vec<u8>,
    /// The hash table. Each slot holds the half of the hash that does not select the slot, and the number of a line,
    /// counted from 1.
    table: Vec<(u32, u32)>,
    known: Vec<CachedLine>,
    uses: Vec<LinePart>,
    types: Vec<Type>,
    /// For each hash class of first words: the number of misses minus the number of hits.
    vain: Vec<u16>,
    /// For each hash class of first words: the most recent lines, as numbers counted from 1.
    lately: Vec<[u32; LATELY]>,
    /// The ranges of the names of operands and successors in the most recently read line.
    names: Vec<(Offset, Offset)>,
    values: Vec<ValueId>,
    /// The names of the successors.
    labels: Vec<(Offset, Offset)>,
    successors: Vec<BlockId>,
    /// Operands whose names are not defined yet: the index in the operation, the name and the type.
    unmet: Vec<(usize, Unresolved, Type)>,
    /// The bitwise OR of the operand ids of an operation. One of the bits marks forward references.
    bits: u32,
    ordered: Vec<ValueId>,
    /// The resolved operands of the operation being parsed.
    resolved: Vec<ResolvedOperand>,
    /// The successors of the operation being parsed: the offset of the name, and the block.
    resolved_successors: Vec<(Offset, BlockId)>,
    /// The range of the literal in the most recently read line.
    literal: (Offset, Offset),
    slots: Vec<Option<Attr>>,
    /// The line of the operation being parsed. A nested operation overwrites it, so the outer operation is not cached.
    line: Option<SourceLine>,
    /// The end of the operation parsed last, and the token after it.
    ended: (Offset, Next<'s>),
}

impl<'s> LineCache<'s> {
    /// Removes all lines from the cache.
    pub(crate) fn clear(&mut self) {
        self.table.clear();
        self.texts.clear();
        self.known.clear();
        self.uses.clear();
        self.types.clear();
        self.lately.clear();
    }

    /// Records that an operand of the current operation has been resolved.
    #[inline]
    pub(crate) fn note(&mut self, name: Unresolved, ty: Type, value: ValueId) {
        if self.resolved.len() <= MOST_NAMES {
            self.resolved.push(ResolvedOperand { name, ty, value });
        }
    }

    /// Records that a successor of the current operation has been resolved.
    #[inline]
    pub(crate) fn note_successor(&mut self, name: Offset, block: BlockId) {
        if self.resolved_successors.len() <= MOST_NAMES {
            self.resolved_successors.push((name, block));
        }
    }

    /// Reads the line that starts at `start` with a first word of length `word`. Returns `None` if the line cannot be
    /// cached.
    fn read(&mut self, source: &'s [u8], start: Offset, word: usize, dialect: &'static str) -> Option<SourceLine> {
        if self.seen < FEW {
            self.seen += 1;
            return None;
        }
        let first = start as usize;
        let text = source.get(first..(first + LONGEST).min(source.len()))?;
        let (spelling, name) = (text.get(..word)?, word);
        let has_dialect = spelling.first() == Some(&b'"') || spelling.contains(&b'.');
        let word = first_word(text);
        if self.vain.is_empty() {
            self.vain.resize(WORDS, 0);
        }
        let vain = self.vain.get_mut(word)?;
        if *vain >= PATIENCE {
            *vain = if *vain < PATIENCE + PAUSE { *vain + 1 } else { PATIENCE - TRIES };
            return None;
        }
        self.names.clear();
        let mut at = 0;
        let mut end = loop {
            let Some(next) = text.get(at..).and_then(mark) else {
                // A source with long lines usually has many, so the attempt counts as a miss.
                *vain += 1;
                return None;
            };
            at += next;
            if text.get(at) == Some(&b'\n') {
                break at;
            }
            let end = at + 1 + prefixed_len(text.get(at + 1..)?)?;
            self.names.push((start + at as Offset, start + end as Offset));
            at = end;
        };
        match text.get(..end)? {
            [.., b'{'] => return None,
            [.., b'(', b')'] => {}
            line @ [.., b')'] => {
                if let Some(at) = memchr::memmem::rfind(line, b" loc(") {
                    end = at;
                    while self.names.last().is_some_and(|(name, _)| (*name - start) as usize > at) {
                        self.names.pop();
                    }
                }
            }
            _ => {}
        }
        if self.names.len() > MOST_NAMES {
            return None;
        }
        let (mut hash, mut at) = (0, 0);
        for (name, name_end) in &self.names {
            hash = hash_of(hash, text.get(at..(*name - start) as usize)?);
            at = (*name_end - start) as usize;
        }
        let hash = hash_of(hash, text.get(at..end)?);
        let none = self.names.is_empty();
        let number = if none { literal_slot::first_number(text.get(..end)?, start, name) } else { None };
        let literal = number.or_else(|| literal_slot::only_alias(text.get(..end)?, start, &self.names));
        let dialect = if has_dialect { "" } else { dialect };
        Some(SourceLine { start, end: start + end as Offset, hash, literal, word, dialect })
    }

    /// Returns the index of the cached line that equals this one except for value names or the varying literal. Returns
    /// `None` if there is no such line.
    #[inline(always)]
    fn find(&self, source: &[u8], line: &SourceLine) -> Option<usize> {
        if let Some(index) = self.find_by(line.hash)
            && let Some(known) = self.known.get(index).filter(|known| known.literal.is_none())
            && self.is_same(source, line, known).is_some()
        {
            return Some(index);
        }
        let index = self.find_by(line.literal?.hash)?;
        let known = self.known.get(index).filter(|known| known.literal.is_some())?;
        self.is_same(source, line, known).map(|()| index)
    }

    fn find_by(&self, hash: u64) -> Option<usize> {
        let (tag, number) = *self.table.get(place(hash))?;
        if tag == hash as u32 { (number as usize).checked_sub(1) } else { None }
    }

    /// Compares a line with a cached line. Returns `Some(())` if they are equal except for the parts that may differ,
    /// otherwise `None`.
    fn is_same(&self, source: &[u8], line: &SourceLine, known: &CachedLine) -> Option<()> {
        let uses = self.uses_of(known);
        if uses.len() != self.names.len() + usize::from(known.literal.is_some()) || known.dialect != line.dialect {
            return None;
        }
        let (mut at, mut names) = (line.start as usize, self.names.iter());
        for part in uses {
            let (start, end) = match part.what {
                Varying::Operand(_) | Varying::Successor => *names.next()?,
                Varying::Literal => line.literal.map(|literal| (literal.start, literal.end))?,
            };
            let is_kind = match (part.what, source.get(start as usize)?) {
                (Varying::Operand(_), b'%') | (Varying::Successor, b'^') => true,
                (Varying::Literal, c) => (*c == b'#') == known.literal?.is_alias(),
                _ => false,
            };
            if !is_kind || source.get(at..start as usize)? != part.text.of(&self.texts) {
                return None;
            }
            at = end as usize;
        }
        (source.get(at..line.end as usize)? == known.tail.of(&self.texts)).then_some(())
    }

    /// Records that a line is one of the most recent lines that begin with this word.
    #[inline(always)]
    fn met(&mut self, word: usize, number: u32) {
        if self.lately.is_empty() {
            self.lately.resize(WORDS, [0; LATELY]);
        }
        if let Some(lately) = self.lately.get_mut(word).filter(|lately| !lately.contains(&number)) {
            lately.rotate_right(1);
            lately[0] = number;
        }
    }

    fn types_of(&self, known: &CachedLine) -> &[Type] {
        let (first, count) = (known.types.0 as usize, known.types.1 as usize);
        self.types.get(first..first + count).unwrap_or_default()
    }

    fn uses_of(&self, known: &CachedLine) -> &[LinePart] {
        let (first, count) = (known.uses.0 as usize, known.uses.1 as usize);
        self.uses.get(first..first + count).unwrap_or_default()
    }

    /// Returns true if a new line may be stored in the slot for `hash`. A line that has been found again is protected
    /// from replacement once.
    fn has_place_for(&mut self, hash: u64) -> bool {
        if self.known.len() >= MOST_LINES || self.texts.len() >= MOST_TEXT {
            self.clear();
        }
        if self.table.is_empty() {
            self.table.resize(PLACES, (0, 0));
        }
        let place = self.table.get(place(hash));
        let there = place.and_then(|(_, number)| self.known.get_mut((*number as usize).checked_sub(1)?));
        !there.is_some_and(|known| std::mem::take(&mut known.wanted))
    }
}

impl<'s> OpParser<'_, 's, '_> {
    /// Reads the line at the current token; returns `None` if the line cannot be cached.
    #[inline]
    pub(crate) fn line(&mut self) -> Option<SourceLine> {
        // Attributes and types cannot nest deeper than the line is long, so the depth limit is not reached in a line.
        if self.base.depth >= MAX_DEPTH / 2 {
            return None;
        }
        let tok = self.base.tok();
        let dialect = self.default_dialect();
        self.caches.lines.read(self.base.all(), tok.start, (tok.end - tok.start) as usize, dialect)
    }

    /// Replays the line at the current token, which follows the result names. Returns `None` if the line is not cached.
    /// Not inlined, because the line would enlarge the stack frame of the recursive parser.
    #[inline(never)]
    pub(crate) fn operation_of_line(&mut self, block: BlockId) -> PResult<Option<OpId>> {
        let line = self.line();
        if let Some(line) = &line
            && let Some(op) = self.known_operation(block, line)?
        {
            return Ok(Some(op));
        }
        self.caches.lines.line = line;
        Ok(None)
    }

    /// Caches the line of the operation that was just parsed, if its line was read.
    #[inline(never)]
    pub(crate) fn remember_line(&mut self, op: OpId) {
        if let Some(line) = self.caches.lines.line.take() {
            self.remember(op, &line);
        }
    }

    /// Starts to record what the next operation depends on, and its operands.
    #[inline]
    pub(crate) fn note_from_here(&mut self) {
        self.base.depends = Depends::default();
        self.caches.lines.resolved.clear();
        self.caches.lines.resolved_successors.clear();
    }

    /// Records that an operation ends here. Its location may follow.
    #[inline]
    pub(crate) fn note_end(&mut self) {
        self.caches.lines.ended = (self.base.last_end(), self.next_token());
    }

    #[inline]
    fn next_token(&self) -> Next<'s> {
        let kind = match self.kind() {
            Kind::PercentId => next::VALUE,
            Kind::String => next::STRING,
            Kind::RBrace => next::BRACE,
            Kind::CaretId => next::LABEL,
            Kind::Eof => next::END,
            Kind::BareId => match self.spelling() {
                b"loc" => next::LOCATION,
                word if word.contains(&b'.') => next::DOTTED,
                word if word.len() <= LONGEST => return Next { kind: 0, word },
                _ => 0,
            },
            _ => 0,
        };
        Next { kind, word: &[] }
    }

    /// Caches a line, if its operation depends on nothing but the line and the operand types.
    pub(crate) fn remember(&mut self, op: OpId, line: &SourceLine) {
        let (ended, next) = self.caches.lines.ended;
        let source = self.base.all();
        let text = source.get(line.start as usize..line.end as usize).unwrap_or_default();
        let blank = text.iter().rev().take_while(|c| matches!(c, b' ' | b'\t' | b'\r')).count();
        if ended + blank as Offset != line.end {
            return;
        }
        let depends = self.base.depends.clone();
        let distinct = all_distinct(self.frame.body.operands(op));
        let mut known = self.caches.lines.find(source, line);
        // The literal of a cached line may not vary. In this case lines with other literals are cached separately.
        let mut is_fixed = false;
        if let Some((index, literal)) = known.zip(line.literal)
            && !self.confirm_alias(index, op, &literal)
        {
            (known, is_fixed) = (None, true);
        }
        // A cached line with distinct operands also covers lines in which operands are equal.
        let is_better = |known: &CachedLine| known.patterned && distinct && !depends.on_names.get();
        if let Some(index) = known.filter(|index| !self.caches.lines.known.get(*index).is_some_and(is_better)) {
            if let Some(known) = self.caches.lines.known.get_mut(index) {
                known.ends |= next.kind;
                if !next.word.is_empty()
                    && self.caches.lines.texts.len() < MOST_TEXT
                    && known.word.of(&self.caches.lines.texts) != next.word
                {
                    known.word = CachedText::new(next.word, &mut self.caches.lines.texts);
                }
            }
            return;
        }
        if let Some(vain) = self.caches.lines.vain.get_mut(line.word) {
            *vain += 1;
        }
        let literal = line.literal.filter(|_| !is_fixed);
        let literal = literal.and_then(|literal| Some((literal, self.literal_of_props(op, line, &literal)?)));
        let hash = literal.map_or(line.hash, |(literal, _)| literal.hash);
        if !self.caches.lines.has_place_for(hash) {
            return;
        }
        let body = &self.frame.body;
        let (operands, successors, alike) = (body.operands(op), body.successors(op), &mut self.caches.lines);
        let (resolved, labels) = (&mut alike.resolved, &alike.resolved_successors);
        if body.has_regions(op)
            || operands.len() != resolved.len()
            || resolved.len() + labels.len() != alike.names.len()
        {
            return;
        }
        if !labels.iter().map(|(_, block)| block).eq(successors) {
            return;
        }
        // Operands are matched by value. If some are equal, this is possible only if operands are in source order.
        let in_order = resolved.iter().zip(operands).all(|(resolved, operand)| resolved.value == *operand);
        if !in_order && !distinct {
            return;
        }
        let (first_use, first_text) = (alike.uses.len(), alike.texts.len());
        let mut at = line.start;
        let (mut labels, mut other) = (labels.iter(), literal.map(|(literal, _)| (literal.start, literal.end)));
        alike.values.clear();
        let mut names = alike.names.iter().copied().peekable();
        while let Some((offset, end)) = match (names.peek(), other) {
            (Some(name), Some(literal)) if literal < *name => other.take(),
            (Some(_), _) => names.next(),
            (None, _) => other.take(),
        } {
            let text = source.get(at as usize..offset as usize).unwrap_or_default();
            at = end;
            let found = match source.get(offset as usize) {
                Some(b'^') => labels.next().filter(|(name, _)| *name == offset).map(|_| Varying::Successor),
                Some(b'%') => {
                    let found = resolved.iter().enumerate().find(|(_, resolved)| resolved.name.offset == offset);
                    let found = found.and_then(|(place, used)| match in_order {
                        true => Some((place, used)),
                        false => Some((operands.iter().position(|operand| *operand == used.value)?, used)),
                    });
                    found.map(|(operand, used)| {
                        alike.values.push(used.value);
                        Varying::Operand(LineOperand {
                            ty: used.ty,
                            number: used.name.number,
                            operand: operand as u32,
                            same: first_same(&alike.values, used.value),
                        })
                    })
                }
                _ => Some(Varying::Literal),
            };
            let Some(what) = found else {
                alike.uses.truncate(first_use);
                alike.texts.truncate(first_text);
                return;
            };
            alike.uses.push(LinePart { text: CachedText::new(text, &mut alike.texts), what });
        }
        let new_uses = alike.uses.get(first_use..).unwrap_or_default();
        let in_order = new_uses.iter().filter_map(|part| Some(part.operand()?.operand)).is_sorted();
        let count = new_uses.len() as u32;
        let first_type = alike.types.len();
        alike.types.extend(body.results(op).map(|value| body.ty(value)));
        let data = body.op(op);
        let known = CachedLine {
            name: data.name,
            dialect: line.dialect,
            wanted: false,
            attrs: data.attrs,
            props: data.props,
            uses: (first_use as u32, count),
            types: (first_type as u32, (alike.types.len() - first_type) as u32),
            in_order,
            patterned: depends.on_names.get() || !distinct && !depends.in_order.get(),
            tail: CachedText::new(source.get(at as usize..line.end as usize).unwrap_or_default(), &mut alike.texts),
            literal: literal.map(|(_, slot)| slot),
            ends: next.kind,
            word: CachedText::new(next.word, &mut alike.texts),
        };
        let number = alike.known.len() as u32 + 1;
        if let Some(place) = alike.table.get_mut(place(hash)) {
            *place = (hash as u32, number);
        }
        alike.known.push(known);
    }
}

/// Hashes the word at the start of `text`, without a quotation mark, to a number below [`WORDS`].
#[inline]
fn first_word(text: &[u8]) -> usize {
    const ONES: u64 = u64::from_le_bytes([1; 8]);
    /// The maximum number of bytes that are searched for the end of the word.
    const LONGEST: usize = 48;
    let text = text.get(..LONGEST).unwrap_or(text);
    let (mut hash, mut at) = (0, usize::from(text.first() == Some(&b'"')));
    while let Some(word) = text.get(at..).and_then(|rest| rest.first_chunk()) {
        let word = u64::from_le_bytes(*word);
        // A dot ends the word.
        let ends = word.wrapping_sub(ONES * b'.' as u64) & !word & (ONES << 7);
        if ends != 0 {
            hash = hashed(hash, word & ((ends & ends.wrapping_neg()) >> 7).wrapping_sub(1));
            break;
        }
        hash = hashed(hash, word);
        at += 8;
    }
    (hash >> 40) as usize % WORDS
}

/// Returns the index of the first value that equals `value`; 0 if none does.
fn first_same(values: &[ValueId], value: ValueId) -> u32 {
    values.iter().position(|other| *other == value).unwrap_or(0) as u32
}

/// Returns the offset of the first `%`, `^` or newline in `text`; `None` if there is none.
#[inline]
fn mark(text: &[u8]) -> Option<usize> {
    const ONES: u64 = u64::from_le_bytes([1; 8]);
    // The lowest set bit marks the first zero byte.
    let zeros = |word: u64| word.wrapping_sub(ONES) & !word & (ONES << 7);
    let mut at = 0;
    while let Some(word) = text.get(at..).and_then(|rest| rest.first_chunk()) {
        let word = u64::from_le_bytes(*word);
        let found = zeros(word ^ (ONES * b'%' as u64))
            | zeros(word ^ (ONES * b'^' as u64))
            | zeros(word ^ (ONES * b'\n' as u64));
        if found != 0 {
            return Some(at + found.trailing_zeros() as usize / 8);
        }
        at += 8;
    }
    let rest = text.get(at..)?;
    rest.iter().position(|c| matches!(c, b'%' | b'^' | b'\n')).map(|found| at + found)
}

#[inline]
fn hashed(hash: u64, word: u64) -> u64 {
    (hash.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// Returns the running hash `hash`, updated with a string.
#[inline(always)]
fn hash_of(hash: u64, text: &[u8]) -> u64 {
    let mut hash = hashed(hash, text.len() as u64);
    let mut rest = text;
    while let Some((word, behind)) = rest.split_first_chunk() {
        hash = hashed(hash, u64::from_le_bytes(*word));
        rest = behind;
    }
    if rest.is_empty() {
        return hash;
    }
    // The last bytes are read together with bytes before them.
    let (first, last) = ends(if text.len() < 8 { rest } else { text });
    hashed(hash, if text.len() < 8 { first ^ last.rotate_left(29) } else { last })
}

fn place(hash: u64) -> usize {
    (hash >> 40) as usize % PLACES
}

#[cfg(test)]
mod tests {
    use mlirkit_ir::{BlockId, Body, Context, DialectSet, Module};

    use super::{FEW, OpParser};
    use crate::attr::parser::AttrParser;
    use crate::hooks::op_hooks::Hooks;
    use crate::text::lexer::Kind;

    #[test]
    fn lines_are_recognized_with_any_trailing_location() {
        let ends: [fn(u32) -> String; 5] = [
            |_| String::new(),
            |n| format!(" loc(#loc{n})"),
            |n| format!(" loc(#named{n})"),
            |n| format!(" loc(\"a.py\":{n}:1)"),
            |n| format!(" loc(fused[\"a\", \"b{n}\"])"),
        ];
        for end in ends {
            let first = format!("%0 = \"t.a\"() : () -> i32{}\n", end(0));
            let line = |n: u32| format!("%{n} = \"t.b\"(%{}) : (i32) -> i32{}\n", n - 1, end(n));
            let source: String = std::iter::once(first).chain((1..2 * FEW + 8).map(line)).collect();
            let ctx = Context::new(DialectSet::new().allowing_unregistered());
            let (mut parser, module, mut top) =
                (AttrParser::new(&ctx, source.as_bytes()), Module::new(&ctx), Body::new());
            let root = top.new_root();
            let block = top.append_block(root);
            assert_eq!(block, BlockId(0));
            let mut ops = OpParser::new(&mut parser, Hooks::of(&ctx), &module, top);
            ops.operations(block, |kind| kind == Kind::Eof).expect("no error");
            // The line that all other lines equal has been found again.
            let known = &ops.caches.lines.known;
            assert!(
                known.len() == 1 && known[0].wanted && ops.caches.lines.lately.iter().flatten().any(|line| *line == 1),
                "{source}"
            );
        }
    }
}
