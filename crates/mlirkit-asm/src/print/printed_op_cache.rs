//! A cache of printed operations. Most operations equal an earlier one except for the names of operands and successors.
//!
//! The printed custom form is reused for operations with the same name, properties, types and number of successors, and
//! the same pattern of equal operands. [`OpRef::track_reads`] checks that the form depends on nothing else. An operation
//! is cached when it occurs for the second time.

use mlirkit_ir::{BlockId, BlockRef, Body, OpParts, OpRef, Type, ValueId, ValueRef};

use crate::print::OpPrinter;
use crate::text::all_distinct;
use crate::text::push::push_part;

/// The number of slots in each table.
const PLACES: usize = 1 << 13;

/// The size of the cached output, in bytes, above which no further operations are cached.
const MOST_TEXT: usize = 1 << 20;

/// The maximum number of operands, of results, and of successors, in a cached operation.
const MOST_VALUES: usize = 16;

/// The bit in [`CachedPiece::name`] that distinguishes successors from operands.
const SUCCESSOR: u16 = 1 << 15;

/// Marks an operation whose printed form depends on more than the cache key.
const NEVER: u32 = u32::MAX;

/// The cache of printed operations.
#[derive(Debug, Default)]
pub(crate) struct PrintedOpCache {
    /// For each hash slot: the half of the hash that does not select the slot, and the start of the record in
    /// `records`.
    table: Vec<(u32, u32)>,
    /// For each hash slot: the half of the hash that does not select the slot, for an operation that occurred once. A
    /// record is created only when an operation occurs again.
    met: Vec<u32>,
    /// The cached operations. Each record consists of a [head](RecordHead), the types of operands and results, and the
    /// [pieces](CachedPiece) of the output. They share one vector because they are read in random order. The cached
    /// strings are in another buffer.
    records: Vec<u32>,
    text: Vec<u8>,
    /// The output ranges of the names of operands and successors in the operation being cached.
    names: Vec<(PrintedName, usize, usize)>,
    is_watching: bool,
}

/// A name in the output of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PrintedName {
    Operand(ValueId),
    Successor(BlockId),
}

/// The cache key of an operation, except its types: name, properties, equalities among operands, default dialect, and
/// the numbers of operands, results and successors.
type RecordHead = [u32; 7];

#[inline(always)]
fn head_of(parts: &OpParts<'_>, successors: usize, pattern: u64, dialect: &'static str) -> RecordHead {
    let place = dialect.as_ptr().addr() as u64;
    [
        parts.op.name.index() as u32,
        parts.op.props.map_or(0, |props| props.index() as u32),
        pattern as u32,
        (pattern >> 32) as u32,
        place as u32,
        (place >> 32) as u32,
        (parts.operands.len() | parts.results.len() << 5 | successors << 10) as u32 | (dialect.len() as u32) << 16,
    ]
}

/// A piece of cached output, given by its length, and the index of the operand or successor whose name follows it. No
/// name follows the last piece.
#[derive(Debug, Clone, Copy)]
struct CachedPiece {
    len: u16,
    name: u16,
}

impl CachedPiece {
    fn word(self) -> u32 {
        u32::from(self.len) | u32::from(self.name) << 16
    }

    #[inline(always)]
    fn of(word: u32) -> Self {
        Self { len: word as u16, name: (word >> 16) as u16 }
    }
}

/// The result of a look-up in the cache of printed operations.
pub(crate) enum Lookup {
    /// The operation was cached and has been written.
    Written,
    /// The operation has occurred before; its printed form should be cached under this hash.
    Again(u64),
    /// The operation is not cached and should not be cached now.
    Nothing,
}

impl PrintedOpCache {
    /// Returns whether the output of the operation being printed will be cached.
    #[inline]
    pub(crate) fn is_watching(&self) -> bool {
        self.is_watching
    }

    /// Records the output range of an operand name, if an operation is being cached.
    #[inline]
    pub(crate) fn note(&mut self, value: ValueId, start: usize, end: usize) {
        if self.is_watching {
            self.names.push((PrintedName::Operand(value), start, end));
        }
    }

    /// Records the output range of a successor's name, if an operation is being cached.
    #[inline]
    pub(crate) fn note_successor(&mut self, block: BlockId, start: usize, end: usize) {
        if self.is_watching {
            self.names.push((PrintedName::Successor(block), start, end));
        }
    }

    /// Returns the start of the cached output and the start of the pieces in a record. Returns `None` if the record is
    /// not for an operation with this head and these types.
    #[inline(always)]
    fn parts_of(&self, record: usize, head: &RecordHead, arena: &Body, parts: &OpParts<'_>) -> Option<(usize, usize)> {
        let ([name, props, same, more, place, far, few, text], rest) =
            self.records.get(record..)?.split_first_chunk()?;
        let known = [*name, *props, *same, *more, *place, *far, *few];
        if known.iter().zip(head).any(|(known, word)| known != word) {
            return None;
        }
        let (operands, results) = (parts.operands.len(), parts.results.len());
        let (of_operands, of_results) = rest.get(..operands + results)?.split_at_checked(operands)?;
        let types = arena.types();
        let is_of = |ty: Option<&Type>, known: &u32| ty.is_some_and(|ty| ty.index() as u32 == *known);
        let fits = parts.operands.iter().zip(of_operands).all(|(value, known)| is_of(types.get(value.index()), known))
            && parts.results.iter().zip(of_results).all(|(ty, known)| is_of(Some(ty), known));
        fits.then_some((*text as usize, record + head.len() + 1 + operands + results))
    }

    /// Caches the printed form of an operation, which starts at `start` in `text`. Returns the start of the new record.
    /// Returns `None` if the cache is full, or the form is too long or has several lines.
    fn keep(&mut self, op: OpRef<'_, '_>, dialect: &'static str, text: &[u8], start: usize) -> Option<u32> {
        let (arena, data) = (op.arena(), op.arena().parts(op.id));
        let is_long = self.text.len() + text.len() > MOST_TEXT || text.len() > usize::from(u16::MAX);
        let successors = arena.successors(op.id);
        if is_long || text.contains(&b'\n') || !all_distinct(successors) {
            return None;
        }
        let (record, first_text) = (self.records.len(), self.text.len());
        self.records.extend(head_of(&data, successors.len(), pattern(data.operands), dialect));
        self.records.push(first_text as u32);
        let types = data.operands.iter().map(|value| arena.ty(*value)).chain(data.results.iter().copied());
        self.records.extend(types.map(|ty| ty.index() as u32));
        let mut at = 0;
        for (name, from, to) in &self.names {
            let index = match name {
                PrintedName::Operand(value) => data.operands.iter().position(|operand| operand == value),
                PrintedName::Successor(block) => {
                    let index = successors.iter().position(|successor| successor == block);
                    index.map(|index| index | usize::from(SUCCESSOR))
                }
            };
            let piece = index.and_then(|index| Some((index, text.get(at..from.checked_sub(start)?)?)));
            let Some((index, piece)) = piece else {
                self.records.truncate(record);
                self.text.truncate(first_text);
                return None;
            };
            self.records.push(CachedPiece { len: piece.len() as u16, name: index as u16 }.word());
            self.text.extend_from_slice(piece);
            at = to - start;
        }
        let rest = text.get(at..).unwrap_or_default();
        self.records.push(CachedPiece { len: rest.len() as u16, name: u16::MAX }.word());
        self.text.extend_from_slice(rest);
        Some(record as u32)
    }
}

impl<'c> OpPrinter<'_, 'c> {
    /// Writes an operation from the cache, without its result names and location.
    pub(crate) fn known_line(&mut self, op: OpRef<'_, 'c>) -> Lookup {
        let arena = op.arena();
        let parts = arena.parts(op.id);
        let successors = arena.successors(op.id);
        let lens = [parts.operands.len(), parts.results.len(), successors.len()];
        if parts.op.attrs.is_some() || arena.has_regions(op.id) || lens.iter().any(|len| *len > MOST_VALUES) {
            return Lookup::Nothing;
        }
        if self.spans.is_some() || !self.enclosing.is_empty() {
            return Lookup::Nothing;
        }
        let add = |hash: u64, word: u32| (hash.rotate_left(5) ^ u64::from(word)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let hash = add(parts.op.name.index() as u64, parts.op.props.map_or(0, |props| props.index() as u32 + 1));
        let hash = parts.operands.iter().fold(hash, |hash, value| add(hash, arena.ty(*value).index() as u32));
        let hash = parts.results.iter().fold(hash, |hash, ty| add(hash, ty.index() as u32));
        let dialect = self.default_dialects.last().copied().unwrap_or_default();
        let pattern = pattern(parts.operands);
        let hash = add(add(hash, (pattern ^ pattern >> 32) as u32), dialect.as_ptr().addr() as u32);
        if self.lines.table.is_empty() {
            self.lines.table.resize(PLACES, (0, NEVER));
            self.lines.met.resize(PLACES, 0);
        }
        let place = place(hash);
        let known = self.lines.table.get(place).filter(|(known, _)| *known == hash as u32);
        let Some((_, record)) = known.copied() else {
            let met = self.lines.met.get_mut(place);
            let met = met.is_some_and(|met| std::mem::replace(met, hash as u32) == hash as u32);
            return if met { Lookup::Again(hash) } else { Lookup::Nothing };
        };
        let head = head_of(&parts, successors.len(), pattern, dialect);
        let Some((mut text, first)) = self.lines.parts_of(record as usize, &head, arena, &parts) else {
            return Lookup::Nothing;
        };
        for at in first.. {
            let Some(part) = self.lines.records.get(at).map(|word| CachedPiece::of(*word)) else { break };
            push_part(&mut self.base.out.buffer, &self.lines.text, text, part.len.into());
            text += usize::from(part.len);
            if part.name & SUCCESSOR != 0 {
                let Some(id) = successors.get(usize::from(part.name & !SUCCESSOR)).copied() else { break };
                self.successor(BlockRef { module: op.module, body: op.body, id });
                continue;
            }
            let Some(value) = parts.operands.get(usize::from(part.name)).copied() else { break };
            if !self.names.push_simple(&mut self.base.out.buffer, op.body, value) {
                self.operand(ValueRef { module: op.module, body: op.body, id: value });
            }
        }
        Lookup::Written
    }

    /// Writes an operation with `print` and caches its printed form if possible.
    pub(crate) fn line_to_know(&mut self, op: OpRef<'_, 'c>, hash: u64, print: impl FnOnce(&mut Self, OpRef<'_, 'c>)) {
        let dialect = self.default_dialects.last().copied().unwrap_or_default();
        let start = self.base.out.buffer.len();
        self.lines.names.clear();
        self.lines.is_watching = true;
        let flushes = self.base.out.flushes;
        let (whole, decided) = op.track_reads(|op| {
            print(self, op);
            self.base.is_intact(flushes) && !self.base.is_measuring()
        });
        self.lines.is_watching = false;
        let text = self.base.out.buffer.get(start..).filter(|_| whole && decided);
        let record = text.and_then(|text| self.lines.keep(op, dialect, text, start));
        if let Some(place) = self.lines.table.get_mut(place(hash)).filter(|_| whole) {
            *place = (hash as u32, record.unwrap_or(NEVER));
        }
    }
}

/// Encodes which operands are equal. Four bits per operand hold the index of the first operand equal to it.
#[inline]
fn pattern(operands: &[ValueId]) -> u64 {
    let mut pattern = 0;
    for (at, value) in operands.iter().enumerate() {
        let first = operands.iter().take(at).position(|other| other == value).unwrap_or(at);
        pattern |= (first as u64) << (4 * at);
    }
    pattern
}

fn place(hash: u64) -> usize {
    (hash >> 48) as usize % PLACES
}
