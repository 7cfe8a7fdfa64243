//! Operations that are written as an earlier one was, but for the names of their operands: most of a file.
//!
//! How one is written in its own form is known from one of its name that had the same properties, operands and results of the same
//! types, and the same ones of its operands the same, if nothing else was looked at when that one was written
//! ([`OpRef::decide`]). What is met for the second time is remembered.

use mlirkit_ir::{Body, OpName, OpParts, OpRef, Props, Type, ValueId, ValueRef};

use crate::printer::{Printer, push_part};

/// How many operations have a place in each table.
const PLACES: usize = 1 << 13;

/// When so much is known, nothing more is remembered.
const MOST_TEXT: usize = 1 << 20;

/// More operands than this have no line that is remembered.
const MOST_OPERANDS: usize = 16;

/// What stands in the table for an operation of which more is looked at.
const NEVER: u32 = u32::MAX;

/// The lines that are known.
#[derive(Debug, Default)]
pub(crate) struct Lines {
    /// The hashes of operations, and the numbers of their lines, from 1.
    table: Vec<(u64, u32)>,
    /// The hashes of those that were met and are not known. Most of what is different each time never gets further.
    met: Vec<u64>,
    lines: Vec<Line>,
    types: Vec<Type>,
    parts: Vec<Part>,
    text: Vec<u8>,
    /// The operands of the operation that is being written to be remembered: where their names start and end.
    operands: Vec<(ValueId, usize, usize)>,
    is_watching: bool,
}

/// How an operation is written.
#[derive(Debug, Clone, Copy)]
struct Line {
    name: OpName,
    props: Option<Props>,
    pattern: u64,
    /// The dialect that names without one are of.
    dialect: &'static str,
    /// Where the types start, and how many of them are those of operands and of results.
    types: (u32, u32, u32),
    /// Where the parts start, and how many there are.
    parts: (u32, u32),
}

/// A piece of text, and the operand whose name follows it; the last one has none.
#[derive(Debug, Clone, Copy)]
struct Part {
    start: u32,
    len: u32,
    operand: u32,
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

    #[inline(always)]
    fn is_line(&self, line: &Line, arena: &Body, parts: &OpParts<'_>, (pattern, dialect): (u64, &'static str)) -> bool {
        let (first, operands, results) = (line.types.0 as usize, line.types.1 as usize, line.types.2 as usize);
        let (Some(types), Some(of_results)) =
            (self.types.get(first..first + operands), self.types.get(first + operands..first + operands + results))
        else {
            return false;
        };
        let of_values = arena.types();
        let is_of = |(value, ty): (&ValueId, &Type)| of_values.get(value.index()) == Some(ty);
        line.name == parts.op.name
            && line.props == parts.op.props
            && line.pattern == pattern
            && std::ptr::eq(line.dialect, dialect)
            && (operands, results) == (parts.operands.len(), parts.results.len())
            && parts.operands.iter().zip(types).all(is_of)
            && parts.results == of_results
    }

    /// Remembers the text of an operation that starts at `start`, with the names that were noted.
    fn keep(&mut self, op: OpRef<'_, '_>, dialect: &'static str, text: &[u8], start: usize) -> Option<u32> {
        let (arena, data) = (op.arena(), op.arena().parts(op.id));
        if self.text.len() + text.len() > MOST_TEXT || text.contains(&b'\n') {
            return None;
        }
        let (first_type, first_part) = (self.types.len() as u32, self.parts.len() as u32);
        let mut at = 0;
        for (value, from, to) in &self.operands {
            let operand = data.operands.iter().position(|operand| operand == value);
            let piece = operand.and_then(|operand| Some((operand, text.get(at..from.checked_sub(start)?)?)));
            let Some((operand, piece)) = piece else {
                self.parts.truncate(first_part as usize);
                return None;
            };
            self.parts.push(Part { start: self.text.len() as u32, len: piece.len() as u32, operand: operand as u32 });
            self.text.extend_from_slice(piece);
            at = to - start;
        }
        let rest = text.get(at..).unwrap_or_default();
        self.parts.push(Part { start: self.text.len() as u32, len: rest.len() as u32, operand: u32::MAX });
        self.text.extend_from_slice(rest);
        self.types.extend(types_of(arena, &data).copied());
        self.lines.push(Line {
            name: data.op.name,
            props: data.op.props,
            pattern: pattern(data.operands),
            dialect,
            types: (first_type, data.operands.len() as u32, data.results.len() as u32),
            parts: (first_part, self.parts.len() as u32 - first_part),
        });
        Some(self.lines.len() as u32)
    }
}

impl<'c> Printer<'_, 'c> {
    /// Writes an operation, without its results and location, if it is known how.
    pub(super) fn known_line(&mut self, op: OpRef<'_, 'c>) -> Known {
        let arena = op.arena();
        let parts = arena.parts(op.id);
        let is_plain = parts.op.is_plain() && parts.op.attrs.is_none() && parts.operands.len() <= MOST_OPERANDS;
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
        let number = self.lines.table.get(place).filter(|(known, _)| *known == hash).map(|(_, number)| *number);
        let Some(number) = number else {
            let met = self.lines.met.get_mut(place).is_some_and(|met| std::mem::replace(met, hash) == hash);
            return if met { Known::Again(hash) } else { Known::Nothing };
        };
        let Some(line) = self.lines.lines.get((number as usize).wrapping_sub(1)) else { return Known::Nothing };
        if !self.lines.is_line(line, arena, &parts, (pattern, dialect)) {
            return Known::Nothing;
        }
        let (first, count) = line.parts;
        for at in first..first + count {
            let Some(part) = self.lines.parts.get(at as usize).copied() else { break };
            push_part(&mut self.out.buffer, &self.lines.text, part.start as usize, part.len as usize);
            let Some(value) = parts.operands.get(part.operand as usize).copied() else { break };
            if !self.names.push_simple(&mut self.out.buffer, op.body, value) {
                self.operand(ValueRef { module: op.module, body: op.body, id: value });
            }
        }
        Known::Written
    }

    /// Writes an operation with `print`, and remembers how by its hash, if it can be.
    pub(super) fn line_to_know(&mut self, op: OpRef<'_, 'c>, hash: u64, print: impl FnOnce(&mut Self, OpRef<'_, 'c>)) {
        let dialect = self.default_dialects.last().copied().unwrap_or_default();
        let start = self.out.buffer.len();
        self.lines.operands.clear();
        self.lines.is_watching = true;
        let (whole, decided) = op.decide(|op| self.is_written_whole(|p| print(p, op)));
        self.lines.is_watching = false;
        let text = self.out.buffer.get(start..).filter(|_| whole && decided);
        let number = text.and_then(|text| self.lines.keep(op, dialect, text, start));
        if let Some(place) = self.lines.table.get_mut(place(hash)).filter(|_| whole) {
            *place = (hash, number.unwrap_or(NEVER));
        }
    }
}

fn types_of<'a>(arena: &'a Body, parts: &'a OpParts<'_>) -> impl Iterator<Item = &'a Type> {
    let types = arena.types();
    parts.operands.iter().filter_map(|value| types.get(value.index())).chain(parts.results)
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
