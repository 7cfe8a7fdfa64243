//! Making operations whose lines are known.

use mlirkit_ir::{BlockId, NewOp, OpId, Type, ValueId};

use super::super::scope::forward_index;
use super::super::{OpParser, Unresolved};
use super::number::number_len;
use super::{Alike, Line, first_same, first_word, next};
use crate::lexer::{Kind, prefixed_len};
use crate::parser::{MAX_DEPTH, Offset, PResult};

/// An operand that was looked up.
#[derive(Debug, Clone, Copy)]
struct Operand {
    start: usize,
    end: usize,
    number: u32,
    value: ValueId,
    ty: Type,
}

impl<'s> OpParser<'_, 's, '_> {
    /// Makes the operation at this point, with its result, if its line is one of those met lately that begin with the same word.
    #[inline(never)]
    pub(in super::super) fn operation_again(&mut self, block: BlockId) -> PResult<Option<OpId>> {
        let (tok, source) = (self.base.tok(), self.base.all());
        let has_result = match tok.kind {
            Kind::PercentId if source.get(tok.end as usize..).is_some_and(|rest| rest.starts_with(b" = ")) => true,
            Kind::BareId | Kind::String => false,
            _ => return Ok(None),
        };
        if self.base.depth >= MAX_DEPTH / 2 {
            return Ok(None);
        }
        let start = if has_result { tok.end as usize + 3 } else { tok.start as usize };
        let word = first_word(source.get(start..).unwrap_or_default());
        let Some(lately) = self.alike.lately.get(word).copied() else { return Ok(None) };
        let mut first = None;
        for (at, number) in lately.into_iter().enumerate() {
            let Some(index) = (number as usize).checked_sub(1) else { break };
            let Some(end) = self.stands_at(index, start, has_result, &mut first) else { continue };
            let (line, column) = self.base.place(tok.start);
            let place = (line, column + start as Offset - tok.start);
            let Some(op) = self.make_again(index, block, tok.start, end as Offset, place)? else { return Ok(None) };
            if let Some(lately) = self.alike.lately.get_mut(word).filter(|_| at > 0) {
                lately.swap(at - 1, at);
            }
            if has_result && let Some(value) = self.frame.body.results(op).next() {
                self.define_here(Unresolved { offset: tok.start, end: tok.end, number: 0 }, value)?;
            }
            return Ok(Some(op));
        }
        Ok(None)
    }

    /// Where a known line ends, if it stands here with operands of the same types. The first operand is looked up once for all
    /// lines that have it in the same place.
    fn stands_at(
        &mut self,
        index: usize,
        start: usize,
        has_result: bool,
        first_operand: &mut Option<Operand>,
    ) -> Option<usize> {
        let source = self.base.all();
        let Alike { known, uses, texts, values, unmet, bits, number, .. } = &mut self.alike;
        let known = known.get(index)?;
        if has_result && known.types.1 != 1 {
            return None;
        }
        if !known.dialect.is_empty() && self.default_dialects.last() != Some(&known.dialect) {
            return None;
        }
        let (first, count) = (known.uses.0 as usize, known.uses.1 as usize);
        let mut at = start;
        values.clear();
        unmet.clear();
        *bits = 0;
        for used in uses.get(first..first + count)? {
            at = used.text.behind(texts, source, at)?;
            let operand = match first_operand.filter(|operand| operand.start == at && operand.number == used.number) {
                Some(operand) => operand,
                None => {
                    let Some((entry, end)) = self.scopes.named_at(source, at, used.number) else {
                        // What the operation takes is the same for all its lines, and the types of what it takes with it.
                        if used.number != 0 || known.patterned || !known.in_order {
                            return None;
                        }
                        let name = source.get(at..).filter(|text| text.first() == Some(&b'%'))?.get(1..)?;
                        let end = at + 1 + prefixed_len(name)?;
                        let name = Unresolved { offset: at as Offset, end: end as Offset, number: 0 };
                        unmet.push((values.len(), name, used.ty));
                        values.push(ValueId(0));
                        at = end;
                        continue;
                    };
                    if entry.body != self.frame.serial {
                        return None;
                    }
                    let ty = match forward_index(entry.value) {
                        None => self.frame.body.ty(entry.value),
                        Some(_) => self.scopes.forward_of(entry.value)?.ty,
                    };
                    let operand = Operand { start: at, end, number: used.number, value: entry.value, ty };
                    if values.is_empty() {
                        *first_operand = Some(operand);
                    }
                    operand
                }
            };
            if operand.ty != used.ty {
                return None;
            }
            values.push(operand.value);
            *bits |= operand.value.0;
            at = operand.end;
        }
        if let Some(hole) = &known.hole {
            at = hole.head.behind(texts, source, at)?;
            // It may have been read for another line with the same before it.
            if number.0 as usize != at {
                *number = (at as Offset, (at + number_len(source.get(at..)?)?) as Offset);
            }
            at = number.1 as usize;
        }
        let end = known.tail.behind(texts, source, at)?;
        let ends = match source.get(end)? {
            b'\n' => true,
            _ => source.get(end..)?.starts_with(b" loc("),
        };
        ends.then_some(end)
    }

    /// Makes the operation that a line stands for, if that is known.
    pub(in super::super) fn known_operation(&mut self, block: BlockId, line: &Line) -> PResult<Option<OpId>> {
        let source = self.base.all();
        let Some(index) = self.alike.find(source, line) else { return Ok(None) };
        let Some(known) = self.alike.known.get(index) else { return Ok(None) };
        let (first, count) = (known.uses.0 as usize, known.uses.1 as usize);
        self.alike.values.clear();
        self.alike.unmet.clear();
        self.alike.bits = 0;
        for at in 0..count {
            let (Some((offset, end)), Some(used)) = (self.alike.names.get(at), self.alike.uses.get(first + at)) else {
                return Ok(None);
            };
            let name = Unresolved { offset: *offset, end: *end, number: used.number };
            let ty = used.ty;
            let Some(entry) = self.scopes.find(source, name) else { return Ok(None) };
            if entry.body != self.frame.serial || self.type_of(entry.value, entry.body) != ty {
                return Ok(None);
            }
            self.alike.values.push(entry.value);
            self.alike.bits |= entry.value.0;
        }
        if let Some(number) = line.number {
            self.alike.number = (number.start, number.end);
        }
        let place = self.base.place(line.start);
        let made = self.make_again(index, block, line.start, line.end, place)?;
        if made.is_some() {
            self.alike.met(line.word, index as u32 + 1);
            if let Some(vain) = self.alike.vain.get_mut(line.word) {
                *vain = vain.saturating_sub(3);
            }
        }
        Ok(made)
    }

    /// Makes an operation of a known line with the values collected, if what stands behind it has ended one before; else goes back.
    #[inline(always)]
    fn make_again(
        &mut self,
        index: usize,
        block: BlockId,
        start: Offset,
        end: Offset,
        place: (u32, u32),
    ) -> PResult<Option<OpId>> {
        let Some(known) = self.alike.known.get(index) else { return Ok(None) };
        let (name, hole, mut props) = (known.name, known.hole, known.props);
        if let Some(hole) = hole {
            let Some(other) = self.with_number(&hole.number, name) else { return Ok(None) };
            props = other;
        }
        let last_end = self.base.last_end();
        self.base.skip_on_line(end);
        let behind = self.next_token();
        let Some(known) = self.alike.known.get_mut(index) else { return Ok(None) };
        let ends =
            known.ends & behind.kind != 0 || !behind.word.is_empty() && known.word.of(&self.alike.texts) == behind.word;
        let (uses, values) = (self.alike.uses.iter().skip(known.uses.0 as usize), &self.alike.values);
        let same = || uses.zip(values).all(|(used, value)| used.same == first_same(values, *value));
        if !ends || known.patterned && !same() {
            self.base.reset(start);
            self.base.set_last_end(last_end);
            return Ok(None);
        }
        known.wanted = true;
        if !self.alike.unmet.is_empty() && !self.meet() {
            self.base.reset(start);
            self.base.set_last_end(last_end);
            return Ok(None);
        }
        let loc = if behind.kind == next::LOCATION { self.optional_location()? } else { None };
        let loc = match loc {
            Some(loc) => loc,
            None => self.base.own_location_at(place),
        };
        let Alike { known, uses, types, values: in_text, bits, ordered, .. } = &mut self.alike;
        let Some(known) = known.get(index) else { return Ok(None) };
        let mut values: &[ValueId] = in_text;
        if !known.in_order {
            ordered.clear();
            ordered.resize(values.len(), ValueId(0));
            for (used, value) in uses.iter().skip(known.uses.0 as usize).zip(values) {
                if let Some(place) = ordered.get_mut(used.operand as usize) {
                    *place = *value;
                }
            }
            values = ordered;
        }
        let first_type = known.types.0 as usize;
        let new = NewOp {
            attrs: known.attrs,
            props,
            operands: values,
            results: types.get(first_type..first_type + known.types.1 as usize).unwrap_or_default(),
            ..NewOp::new(known.name, loc)
        };
        let op = self.frame.body.append_op(block, &new);
        if forward_index(ValueId(*bits)).is_some() {
            self.frame.used_early = true;
            for (operand, value) in (0..).zip(values) {
                if let Some(forward) = forward_index(*value) {
                    self.scopes.note_use(forward, op, operand);
                }
            }
        }
        Ok(Some(op))
    }

    /// Has names that have not been met stand for values that are defined further on; `false` if one of them stands twice in a line,
    /// with different types.
    #[inline(never)]
    fn meet(&mut self) -> bool {
        let (source, serial) = (self.base.all(), self.frame.serial);
        for at in 0..self.alike.unmet.len() {
            let Some((place, name, ty)) = self.alike.unmet.get(at).copied() else { break };
            let value = match self.scopes.find(source, name) {
                Some(entry) if self.type_of(entry.value, entry.body) != ty => return false,
                Some(entry) => entry.value,
                None => self.scopes.forward(source, name, ty, serial),
            };
            self.alike.bits |= value.0;
            if let Some(slot) = self.alike.values.get_mut(place) {
                *slot = value;
            }
        }
        true
    }
}
