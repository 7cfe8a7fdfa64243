//! Operations that are written as an earlier one was, but for the names of their operands: most of a file.
//!
//! How one is written in its own form is known from one of its name that had the same properties, operands and results of the same
//! types, and the same ones of its operands the same, if nothing else was looked at when that one was written
//! ([`OpRef::track_reads`]). What is met for the second time is remembered.

use mlirkit_ir::{Body, OpParts, OpRef, Type, ValueId, ValueRef};

use super::OpPrinter;
use crate::printer::push_part;

/// How many operations have a place in each table.
const PLACES: usize = 1 << 13;

/// When so much is known, nothing more is remembered.
const MOST_TEXT: usize = 1 << 20;

/// More operands or results than this have no line that is remembered.
const MOST_VALUES: usize = 16;

/// What stands in the table for an operation of which more is looked at.
const NEVER: u32 = u32::MAX;

/// The lines that are known.
#[derive(Debug, Default)]
pub(crate) struct Lines {
    /// Parts of the hashes of operations, and where the records of their lines begin.
    table: Vec<(u32, u32)>,
    /// The same parts of the hashes of those that were met and are not known. Most of what is different each time never gets further.
    met: Vec<u32>,
    /// How each of them is written, with its text elsewhere; the rest in one place, for these are met all over: a [head](Head), the types
    /// of operands and results, and the [parts](Part).
    records: Vec<u32>,
    text: Vec<u8>,
    /// The operands of the operation that is being written to be remembered: where their names start and end.
    operands: Vec<(ValueId, usize, usize)>,
    is_watching: bool,
}

/// What an operation has but for types: name, properties, which of its operands are the same ones, the dialect that names without one
/// are of, and how many operands and results it has.
type Head = [u32; 7];

#[inline(always)]
fn head_of(parts: &OpParts<'_>, pattern: u64, dialect: &'static str) -> Head {
    let place = dialect.as_ptr().addr() as u64;
    [
        parts.op.name.index() as u32,
        parts.op.props.map_or(0, |props| props.index() as u32),
        pattern as u32,
        (pattern >> 32) as u32,
        place as u32,
        (place >> 32) as u32,
        parts.operands.len() as u32 | (parts.results.len() as u32) << 8 | (dialect.len() as u32) << 16,
    ]
}

/// A piece of text of so many bytes, and the operand whose name follows it; the last one has none.
#[derive(Debug, Clone, Copy)]
struct Part {
    len: u16,
    operand: u16,
}

impl Part {
    fn word(self) -> u32 {
        u32::from(self.len) | u32::from(self.operand) << 16
    }

    #[inline(always)]
    fn of(word: u32) -> Self {
        Self { len: word as u16, operand: (word >> 16) as u16 }
    }
}

/// What is known of how an operation is written.
pub(super) enum Known {
    /// It has been written.
    Written,
    /// It has been met before, and should be remembered by this hash.
    Again(u64),
    /// Nothing.
    Nothing,
}

impl Lines {
    /// Whether an operation is being written to be remembered.
    #[inline]
    pub(super) fn is_watching(&self) -> bool {
        self.is_watching
    }

    /// Notes the name of an operand, if an operation is being written to be remembered.
    #[inline]
    pub(super) fn note(&mut self, value: ValueId, start: usize, end: usize) {
        if self.is_watching {
            self.operands.push((value, start, end));
        }
    }

    /// If a record is that of an operation, whose head is this one, where its text and its parts are.
    #[inline(always)]
    fn parts_of(&self, record: usize, head: &Head, arena: &Body, parts: &OpParts<'_>) -> Option<(usize, usize)> {
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

    /// Remembers the text of an operation that starts at `start`, with the names that were noted; gives where its record begins.
    fn keep(&mut self, op: OpRef<'_, '_>, dialect: &'static str, text: &[u8], start: usize) -> Option<u32> {
        let (arena, data) = (op.arena(), op.arena().parts(op.id));
        let is_long = self.text.len() + text.len() > MOST_TEXT || text.len() > usize::from(u16::MAX);
        if is_long || text.contains(&b'\n') {
            return None;
        }
        let (record, first_text) = (self.records.len(), self.text.len());
        self.records.extend(head_of(&data, pattern(data.operands), dialect));
        self.records.push(first_text as u32);
        let types = data.operands.iter().map(|value| arena.ty(*value)).chain(data.results.iter().copied());
        self.records.extend(types.map(|ty| ty.index() as u32));
        let mut at = 0;
        for (value, from, to) in &self.operands {
            let operand = data.operands.iter().position(|operand| operand == value);
            let piece = operand.and_then(|operand| Some((operand, text.get(at..from.checked_sub(start)?)?)));
            let Some((operand, piece)) = piece else {
                self.records.truncate(record);
                self.text.truncate(first_text);
                return None;
            };
            self.records.push(Part { len: piece.len() as u16, operand: operand as u16 }.word());
            self.text.extend_from_slice(piece);
            at = to - start;
        }
        let rest = text.get(at..).unwrap_or_default();
        self.records.push(Part { len: rest.len() as u16, operand: u16::MAX }.word());
        self.text.extend_from_slice(rest);
        Some(record as u32)
    }
}

impl<'c> OpPrinter<'_, 'c> {
    /// Writes an operation, without its results and location, if it is known how.
    pub(super) fn known_line(&mut self, op: OpRef<'_, 'c>) -> Known {
        let arena = op.arena();
        let parts = arena.parts(op.id);
        let are_few = parts.operands.len() <= MOST_VALUES && parts.results.len() <= MOST_VALUES;
        let is_plain = parts.op.is_plain() && parts.op.attrs.is_none() && are_few;
        if !is_plain || self.spans.is_some() || !self.enclosing.is_empty() {
            return Known::Nothing;
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
            return if met { Known::Again(hash) } else { Known::Nothing };
        };
        let head = head_of(&parts, pattern, dialect);
        let Some((mut text, first)) = self.lines.parts_of(record as usize, &head, arena, &parts) else {
            return Known::Nothing;
        };
        for at in first.. {
            let Some(part) = self.lines.records.get(at).map(|word| Part::of(*word)) else { break };
            push_part(&mut self.base.out.buffer, &self.lines.text, text, part.len.into());
            let Some(value) = parts.operands.get(usize::from(part.operand)).copied() else { break };
            if !self.names.push_simple(&mut self.base.out.buffer, op.body, value) {
                self.operand(ValueRef { module: op.module, body: op.body, id: value });
            }
            text += usize::from(part.len);
        }
        Known::Written
    }

    /// Writes an operation with `print`, and remembers how by its hash, if it can be.
    pub(super) fn line_to_know(&mut self, op: OpRef<'_, 'c>, hash: u64, print: impl FnOnce(&mut Self, OpRef<'_, 'c>)) {
        let dialect = self.default_dialects.last().copied().unwrap_or_default();
        let start = self.base.out.buffer.len();
        self.lines.operands.clear();
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

/// For each operand, the first one that is the same value: four bits of a number.
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
