//! Operations whose text differs from that of an earlier one in the names of its operands alone: most of a file. What such
//! a line stands for is known, if the operands have the types that those of the earlier one had.
//!
//! A line goes from the name of an operation to the end of the line, or to its location. One is remembered if all that
//! came of it came of its text and of the types of its operands: [`Depends`] has what hooks may look at besides. Since an operation
//! may go on in the next line, what comes next must be of a kind that has ended such an operation before.

mod again;
mod number;

use mlirkit_ir::{Attr, BlockId, OpId, OpName, Props, Type, ValueId};

use super::{OpParser, Unresolved};
use crate::lexer::{Kind, prefixed_len};
use crate::parser::{Depends, MAX_DEPTH, Offset, PResult, ends};
use number::{Hole, Number};

/// Longer lines are parsed each time.
const LONGEST: usize = 1000;

/// More operands than this have no line that is remembered.
const MOST_OPERANDS: usize = 32;

/// How many lines have a place in the table.
const PLACES: usize = 1 << 13;

/// When so many are known, all are forgotten.
const MOST_LINES: usize = 1 << 14;

/// Likewise, when their texts take so many bytes.
const MOST_TEXT: usize = 1 << 22;

/// So many operations are parsed before any is remembered: a small source need not have a table.
const FEW: u32 = 16;

/// How many first words are told apart.
const WORDS: usize = 512;

/// So many lines that begin with the same word are tried before others are looked for.
const LATELY: usize = 4;

/// How much more often lines that begin with a word may be looked for in vain than not, before none are for a while.
const PATIENCE: u16 = 256;

/// How long.
const PAUSE: u16 = 4096;

/// How many are tried after it.
const TRIES: u16 = 64;

/// What may stand behind an operation, as far as operations that go on there would differ.
mod next {
    pub(super) const VALUE: u8 = 1;
    pub(super) const STRING: u8 = 2;
    pub(super) const BRACE: u8 = 4;
    pub(super) const LABEL: u8 = 8;
    pub(super) const END: u8 = 16;
    pub(super) const LOCATION: u8 = 32;
    /// A word with a dot, as names of operations have.
    pub(super) const DOTTED: u8 = 64;
}

/// What stands behind an operation: one of [`next`], or another word.
#[derive(Debug, Clone, Copy, Default)]
struct Next<'s> {
    kind: u8,
    word: &'s [u8],
}

/// A line that was parsed.
#[derive(Debug)]
struct Known {
    name: OpName,
    /// See [`Line::dialect`].
    dialect: &'static str,
    /// Whether it was found since another one wanted its place.
    wanted: bool,
    attrs: Option<Attr>,
    props: Option<Props>,
    /// Where its uses start, and how many there are.
    uses: (u32, u32),
    /// Where its result types start, and how many there are.
    types: (u32, u32),
    /// Whether the operands stand in the operation in the order of the text.
    in_order: bool,
    /// Whether the same ones of its operands must be the same values.
    patterned: bool,
    /// What stands behind the last operand, or behind the number that may be another one.
    tail: Text,
    /// The number, if it may be another one. Then there are no operands.
    hole: Option<Hole>,
    /// What has ended it.
    ends: u8,
    /// Another word that has.
    word: Text,
}

/// A text that others are compared with. It stands among [`Alike::texts`], not in the source: that is given back behind what has
/// been parsed, and would have to be there again each time.
#[derive(Debug, Clone, Copy)]
struct Text {
    first: u32,
    len: u32,
    /// Its first eight bytes, and which of them it has.
    head: u64,
    mask: u64,
    /// Its last eight bytes, if there are more.
    tail: u64,
}

impl Text {
    /// A copy of a text.
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

    /// The text, which is among these.
    #[inline]
    fn of<'t>(&self, texts: &'t [u8]) -> &'t [u8] {
        texts.get(self.first as usize..(self.first + self.len) as usize).unwrap_or_default()
    }

    /// Where a source goes on behind this text, if it stands there and is not at its very end.
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

/// An operand in a line.
#[derive(Debug, Clone, Copy)]
struct Use {
    /// What stands between it and what is before it.
    text: Text,
    ty: Type,
    /// What stands behind `#` after its name.
    number: u32,
    /// Which operand of the operation it is.
    operand: u32,
    /// The first operand in the line that is the same value.
    same: u32,
}

/// An operand that was resolved.
#[derive(Debug, Clone, Copy)]
struct Resolved {
    name: Unresolved,
    ty: Type,
    value: ValueId,
}

/// The line at this point.
#[derive(Debug, Clone, Copy)]
pub(super) struct Line {
    start: Offset,
    end: Offset,
    hash: u64,
    /// The first number in it, if it has no operands.
    number: Option<Number>,
    word: usize,
    /// The dialect that names without one are of, if this is one.
    dialect: &'static str,
}

/// The lines that were parsed.
#[derive(Debug, Default)]
pub(super) struct Alike<'s> {
    seen: u32,
    /// What the lines consist of, one after the other.
    texts: Vec<u8>,
    /// A part of the hash, and the number of the line, from 1.
    table: Vec<(u32, u32)>,
    known: Vec<Known>,
    uses: Vec<Use>,
    types: Vec<Type>,
    /// By the first word: how much more often lines were looked for in vain than not.
    vain: Vec<u16>,
    /// By the first word: the lines met lately, by number, from 1.
    lately: Vec<[u32; LATELY]>,
    /// Where the names of the operands stand in the line read last.
    names: Vec<(Offset, Offset)>,
    values: Vec<ValueId>,
    /// Those of them whose names have not been met, by place, with the types that they are used with.
    unmet: Vec<(usize, Unresolved, Type)>,
    /// All bits of the values collected for an operation: one of them says that there is a forward reference.
    bits: u32,
    ordered: Vec<ValueId>,
    /// The operands of the operation being parsed.
    resolved: Vec<Resolved>,
    /// Where the number stands in the line read last, if any may stand there.
    number: (Offset, Offset),
    slots: Vec<Option<Attr>>,
    /// The line of the operation being parsed. Those nested in it have theirs here meanwhile, but then its own is not remembered.
    line: Option<Line>,
    /// Where the operation ended that was parsed last, and what stands there.
    ended: (Offset, Next<'s>),
}

impl<'s> Alike<'s> {
    /// Forgets all lines.
    pub(super) fn clear(&mut self) {
        self.table.clear();
        self.texts.clear();
        self.known.clear();
        self.uses.clear();
        self.types.clear();
        self.lately.clear();
    }

    /// Notes that an operand of the operation being parsed was resolved.
    #[inline]
    pub(super) fn note(&mut self, name: Unresolved, ty: Type, value: ValueId) {
        if self.resolved.len() <= MOST_OPERANDS {
            self.resolved.push(Resolved { name, ty, value });
        }
    }

    /// Reads the line that starts at an offset with a word of this length; `None` if it is none that would be remembered.
    fn read(&mut self, source: &'s [u8], start: Offset, word: usize, dialect: &'static str) -> Option<Line> {
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
                // Where lines are long, all of them are.
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
        if self.names.len() > MOST_OPERANDS {
            return None;
        }
        let (mut hash, mut at) = (0, 0);
        for (name, name_end) in &self.names {
            hash = hash_of(hash, text.get(at..(*name - start) as usize)?);
            at = (*name_end - start) as usize;
        }
        let hash = hash_of(hash, text.get(at..end)?);
        let none = self.names.is_empty();
        let number = if none { number::first_number(text.get(..end)?, start, name) } else { None };
        let dialect = if has_dialect { "" } else { dialect };
        Some(Line { start, end: start + end as Offset, hash, number, word, dialect })
    }

    /// The known line that is the same but for the names.
    #[inline(always)]
    fn find(&self, source: &[u8], line: &Line) -> Option<usize> {
        if let Some(index) = self.find_by(line.hash)
            && let Some(known) = self.known.get(index).filter(|known| known.hole.is_none())
            && self.is_same(source, line, known).is_some()
        {
            return Some(index);
        }
        let number = line.number?;
        let index = self.find_by(number.hash)?;
        let known = self.known.get(index).filter(|known| known.dialect == line.dialect)?;
        let same = source.get(line.start as usize..number.start as usize)? == known.hole?.head.of(&self.texts)
            && source.get(number.end as usize..line.end as usize)? == known.tail.of(&self.texts);
        same.then_some(index)
    }

    fn find_by(&self, hash: u64) -> Option<usize> {
        let (tag, number) = *self.table.get(place(hash))?;
        if tag == hash as u32 { (number as usize).checked_sub(1) } else { None }
    }

    /// Whether a line is a known one but for the names.
    fn is_same(&self, source: &[u8], line: &Line, known: &Known) -> Option<()> {
        let uses = self.uses_of(known);
        if uses.len() != self.names.len() || known.dialect != line.dialect {
            return None;
        }
        let mut at = line.start as usize;
        for ((name, end), known) in self.names.iter().zip(uses) {
            if source.get(at..*name as usize)? != known.text.of(&self.texts) {
                return None;
            }
            at = *end as usize;
        }
        (source.get(at..line.end as usize)? == known.tail.of(&self.texts)).then_some(())
    }

    /// A line that begins with this word was met, and was not among those met lately.
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

    fn uses_of(&self, known: &Known) -> &[Use] {
        let (first, count) = (known.uses.0 as usize, known.uses.1 as usize);
        self.uses.get(first..first + count).unwrap_or_default()
    }

    /// Whether there is a place for a line that is new: what stands there and was found since is asked first.
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
    /// The line at this point, if it may be known or is to be remembered.
    #[inline]
    pub(super) fn line(&mut self) -> Option<Line> {
        // Attributes and types nest no deeper than a line is long.
        if self.base.depth >= MAX_DEPTH / 2 {
            return None;
        }
        let tok = self.base.tok();
        let dialect = self.default_dialects.last().copied().unwrap_or_default();
        self.alike.read(self.base.all(), tok.start, (tok.end - tok.start) as usize, dialect)
    }

    /// Makes the operation at this point, behind its results, if its line is known. Lines are kept off the stack of the parser,
    /// which takes room for each operation that is around another.
    #[inline(never)]
    pub(super) fn operation_of_line(&mut self, block: BlockId) -> PResult<Option<OpId>> {
        let line = self.line();
        if let Some(line) = &line
            && let Some(op) = self.known_operation(block, line)?
        {
            return Ok(Some(op));
        }
        self.alike.line = line;
        Ok(None)
    }

    /// Remembers what the line stands for that an operation was just parsed from, if it has one.
    #[inline(never)]
    pub(super) fn remember_line(&mut self, op: OpId) {
        if let Some(line) = self.alike.line.take() {
            self.remember(op, &line);
        }
    }

    /// What is noted while an operation is parsed is about this one.
    #[inline]
    pub(super) fn note_from_here(&mut self) {
        self.base.depends = Depends::default();
        self.alike.resolved.clear();
    }

    /// Notes that an operation ends here, but for its location.
    #[inline]
    pub(super) fn note_end(&mut self) {
        self.alike.ended = (self.base.last_end(), self.next_token());
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

    /// Remembers what the line stands for that an operation was just parsed from, if that is all it came from.
    pub(super) fn remember(&mut self, op: OpId, line: &Line) {
        let (ended, next) = self.alike.ended;
        let source = self.base.all();
        let text = source.get(line.start as usize..line.end as usize).unwrap_or_default();
        let blank = text.iter().rev().take_while(|c| matches!(c, b' ' | b'\t' | b'\r')).count();
        if ended + blank as Offset != line.end {
            return;
        }
        let depends = self.base.depends.clone();
        let distinct = all_distinct(self.frame.body.operands(op));
        let known = self.alike.find(source, line);
        // Where all are different, it is known what becomes of any others.
        let is_better = |known: &Known| known.patterned && distinct && !depends.on_names.get();
        if let Some(index) = known.filter(|index| !self.alike.known.get(*index).is_some_and(is_better)) {
            if let Some(known) = self.alike.known.get_mut(index) {
                known.ends |= next.kind;
                if !next.word.is_empty()
                    && self.alike.texts.len() < MOST_TEXT
                    && known.word.of(&self.alike.texts) != next.word
                {
                    known.word = Text::new(next.word, &mut self.alike.texts);
                }
            }
            return;
        }
        if let Some(vain) = self.alike.vain.get_mut(line.word) {
            *vain += 1;
        }
        let number = line.number.filter(|_| self.frame.body.operands(op).is_empty());
        let hole = number.and_then(|number| Some((number, self.number_of_props(op, line, &number)?)));
        let hash = hole.map_or(line.hash, |(number, _)| number.hash);
        if !self.alike.has_place_for(hash) {
            return;
        }
        let body = &self.frame.body;
        let plain = body.successors(op).is_empty() && body.regions(op).is_empty() && body.child(op).is_none();
        let (operands, alike) = (body.operands(op), &mut self.alike);
        let resolved = &mut alike.resolved;
        if !plain || operands.len() != resolved.len() || resolved.len() != alike.names.len() {
            return;
        }
        // Values say which operand of the line became which one of the operation; if some are the same, only for lines where they are.
        let in_order = resolved.iter().zip(operands).all(|(resolved, operand)| resolved.value == *operand);
        if !in_order && !distinct {
            return;
        }
        let (first_use, first_text) = (alike.uses.len(), alike.texts.len());
        let mut at = line.start;
        alike.values.clear();
        for (offset, end) in &alike.names {
            let found = resolved.iter().enumerate().find(|(_, resolved)| resolved.name.offset == *offset);
            let found = found.and_then(|(place, used)| match in_order {
                true => Some((place, used)),
                false => Some((operands.iter().position(|operand| *operand == used.value)?, used)),
            });
            let Some((operand, used)) = found else {
                alike.uses.truncate(first_use);
                alike.texts.truncate(first_text);
                return;
            };
            alike.values.push(used.value);
            alike.uses.push(Use {
                text: Text::new(source.get(at as usize..*offset as usize).unwrap_or_default(), &mut alike.texts),
                ty: used.ty,
                number: used.name.number,
                operand: operand as u32,
                same: first_same(&alike.values, used.value),
            });
            at = *end;
        }
        let first_type = alike.types.len();
        alike.types.extend(body.results(op).map(|value| body.ty(value)));
        let data = body.op(op);
        let known = Known {
            name: data.name,
            dialect: line.dialect,
            wanted: false,
            attrs: data.attrs,
            props: data.props,
            uses: (first_use as u32, operands.len() as u32),
            types: (first_type as u32, (alike.types.len() - first_type) as u32),
            in_order: alike.uses.iter().skip(first_use).map(|used| used.operand).is_sorted(),
            patterned: depends.on_names.get() || !distinct && !depends.in_order.get(),
            tail: {
                let from = hole.map_or(at, |(number, _)| number.end);
                Text::new(source.get(from as usize..line.end as usize).unwrap_or_default(), &mut alike.texts)
            },
            hole: hole.map(|(number, of_props)| {
                let head = source.get(line.start as usize..number.start as usize).unwrap_or_default();
                Hole { head: Text::new(head, &mut alike.texts), number: of_props }
            }),
            ends: next.kind,
            word: Text::new(next.word, &mut alike.texts),
        };
        let number = alike.known.len() as u32 + 1;
        if let Some(place) = alike.table.get_mut(place(hash)) {
            *place = (hash as u32, number);
        }
        alike.known.push(known);
    }
}

/// A number for the word that a text starts with, without the quotation mark before it.
#[inline]
fn first_word(text: &[u8]) -> usize {
    const ONES: u64 = u64::from_le_bytes([1; 8]);
    /// What is longer may be much longer.
    const LONGEST: usize = 48;
    let text = text.get(..LONGEST).unwrap_or(text);
    let (mut hash, mut at) = (0, usize::from(text.first() == Some(&b'"')));
    while let Some(word) = text.get(at..).and_then(|rest| rest.first_chunk()) {
        let word = u64::from_le_bytes(*word);
        // Whatever comes before the dot ends it.
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

fn all_distinct(values: &[ValueId]) -> bool {
    values.iter().enumerate().all(|(at, value)| !values.iter().take(at).any(|other| other == value))
}

/// The place of the first one of these that is this value.
fn first_same(values: &[ValueId], value: ValueId) -> u32 {
    values.iter().position(|other| *other == value).unwrap_or(0) as u32
}

/// Where the first `%` or end of line stands.
#[inline]
fn mark(text: &[u8]) -> Option<usize> {
    const ONES: u64 = u64::from_le_bytes([1; 8]);
    // The lowest bit that is set is that of the first byte that is zero.
    let zeros = |word: u64| word.wrapping_sub(ONES) & !word & (ONES << 7);
    let mut at = 0;
    while let Some(word) = text.get(at..).and_then(|rest| rest.first_chunk()) {
        let word = u64::from_le_bytes(*word);
        let found = zeros(word ^ (ONES * b'%' as u64)) | zeros(word ^ (ONES * b'\n' as u64));
        if found != 0 {
            return Some(at + found.trailing_zeros() as usize / 8);
        }
        at += 8;
    }
    let rest = text.get(at..)?;
    rest.iter().position(|c| matches!(c, b'%' | b'\n')).map(|found| at + found)
}

#[inline]
fn hashed(hash: u64, word: u64) -> u64 {
    (hash.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// The hash of a text behind others.
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
    // What is left, with what is before it, which has been seen.
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
    use crate::hooks::Hooks;
    use crate::lexer::Kind;
    use crate::parser::AttrParser;

    #[test]
    fn lines_are_known_whatever_locations_stand_behind_them() {
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
            let mut ops = OpParser::new(&mut parser, Hooks::of(&ctx), &module, top, None);
            ops.operations(block, |kind| kind == Kind::Eof).expect("no error");
            // The one that all of them are like, which was met again since.
            let known = &ops.alike.known;
            assert!(
                known.len() == 1 && known[0].wanted && ops.alike.lately.iter().flatten().any(|line| *line == 1),
                "{source}"
            );
        }
    }
}
