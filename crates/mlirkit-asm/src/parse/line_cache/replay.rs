//! Replay of cached lines: creates an operation from a cached line instead of parsing it.

use mlirkit_ir::{BlockId, NewOp, OpId, Type, ValueId};

use crate::attr::parser::{MAX_DEPTH, PResult};
use crate::parse::OpParser;
use crate::parse::line_cache::{LineCache, LinePart, SourceLine, Varying, first_same, first_word, next};
use crate::parse::scope::forward_index;
use crate::text::Offset;
use crate::text::lexer::{Kind, Token, prefixed_len};
use crate::text::unresolved::Unresolved;

/// An operand name that was looked up.
#[derive(Debug, Clone, Copy)]
struct Operand {
    start: usize,
    end: usize,
    number: u32,
    value: ValueId,
    ty: Type,
}

impl<'s> OpParser<'_, 's, '_> {
    /// Creates the operation that begins here, and its result, if its line equals a recent line with the same first
    /// word. Otherwise returns `None` and consumes nothing.
    #[inline(never)]
    pub(crate) fn operation_again(&mut self, block: BlockId) -> PResult<Option<OpId>> {
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
        let Some(lately) = self.caches.lines.lately.get(word).copied() else { return Ok(None) };
        let mut first = None;
        for (at, number) in lately.into_iter().enumerate() {
            let Some(index) = (number as usize).checked_sub(1) else { break };
            let Some(end) = self.stands_at(index, start, has_result, &mut first) else { continue };
            let (line, column) = self.base.place(tok.start);
            let place = (line, column + start as Offset - tok.start);
            let Some(op) = self.make_again(index, block, tok.start, end as Offset, place)? else { return Ok(None) };
            if let Some(lately) = self.caches.lines.lately.get_mut(word).filter(|_| at > 0) {
                lately.swap(at - 1, at);
            }
            if has_result && let Some(value) = self.frame.body.results(op).next() {
                self.define_here(Unresolved { offset: tok.start, end: tok.end, number: 0 }, value)?;
            }
            return Ok(Some(op));
        }
        Ok(None)
    }

    /// Compares the line that begins at `start` with the cached line `index`. Returns the end of the line if they are
    /// equal and the operands have the same types, otherwise `None`. `has_result` means that the source names one
    /// result. The look-up of the first operand is shared between cached lines that have it at the same offset.
    fn stands_at(
        &mut self,
        index: usize,
        start: usize,
        has_result: bool,
        first_operand: &mut Option<Operand>,
    ) -> Option<usize> {
        let source = self.base.all();
        let LineCache { known, uses, texts, values, labels, unmet, bits, literal, .. } = &mut self.caches.lines;
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
        labels.clear();
        unmet.clear();
        *bits = 0;
        for part in uses.get(first..first + count)? {
            at = part.text.behind(texts, source, at)?;
            let used = match &part.what {
                Varying::Operand(used) => used,
                Varying::Successor => {
                    let label = source.get(at..).filter(|text| text.first() == Some(&b'^'))?.get(1..)?;
                    let end = at + 1 + prefixed_len(label)?;
                    labels.push((at as Offset, end as Offset));
                    at = end;
                    continue;
                }
                Varying::Literal => {
                    // A comparison with another cached line may already have located the literal.
                    if literal.0 as usize != at {
                        let len = known.literal.as_ref()?.len_in(source.get(at..)?)?;
                        *literal = (at as Offset, (at + len) as Offset);
                    }
                    at = literal.1 as usize;
                    continue;
                }
            };
            let operand = match first_operand.filter(|operand| operand.start == at && operand.number == used.number) {
                Some(operand) => operand,
                None => {
                    let Some((entry, end)) = self.caches.scopes.named_at(source, at, used.number) else {
                        // A name that is not defined yet is supported only if operands are in source order and may be
                        // equal.
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
                        Some(_) => self.caches.scopes.forward_of(entry.value)?.ty,
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
        let end = known.tail.behind(texts, source, at)?;
        let ends = match source.get(end)? {
            b'\n' => true,
            _ => source.get(end..)?.starts_with(b" loc("),
        };
        ends.then_some(end)
    }

    /// Creates the operation for a line that is cached; returns `None` if the line is not cached.
    pub(crate) fn known_operation(&mut self, block: BlockId, line: &SourceLine) -> PResult<Option<OpId>> {
        let source = self.base.all();
        let Some(index) = self.caches.lines.find(source, line) else { return Ok(None) };
        let Some(known) = self.caches.lines.known.get(index) else { return Ok(None) };
        let (first, count) = (known.uses.0 as usize, known.uses.1 as usize);
        self.caches.lines.values.clear();
        self.caches.lines.labels.clear();
        self.caches.lines.unmet.clear();
        self.caches.lines.bits = 0;
        let mut names = 0;
        for at in first..first + count {
            let lines = &mut self.caches.lines;
            let Some(part) = lines.uses.get(at).copied().filter(|part| !matches!(part.what, Varying::Literal)) else {
                continue;
            };
            let Some((offset, end)) = lines.names.get(names).copied() else { return Ok(None) };
            names += 1;
            let Varying::Operand(used) = part.what else {
                lines.labels.push((offset, end));
                continue;
            };
            let name = Unresolved { offset, end, number: used.number };
            let ty = used.ty;
            let Some(entry) = self.caches.scopes.find(source, name) else { return Ok(None) };
            if entry.body != self.frame.serial || self.type_of(entry.value, entry.body) != ty {
                return Ok(None);
            }
            self.caches.lines.values.push(entry.value);
            self.caches.lines.bits |= entry.value.0;
        }
        if let Some(literal) = line.literal {
            self.caches.lines.literal = (literal.start, literal.end);
        }
        let place = self.base.place(line.start);
        let made = self.make_again(index, block, line.start, line.end, place)?;
        if made.is_some() {
            self.caches.lines.met(line.word, index as u32 + 1);
            if let Some(vain) = self.caches.lines.vain.get_mut(line.word) {
                *vain = vain.saturating_sub(3);
            }
        }
        Ok(made)
    }

    /// Creates the operation for a cached line, if the next token may follow this line. Otherwise moves back and
    /// returns `None`.
    #[inline(always)]
    fn make_again(
        &mut self,
        index: usize,
        block: BlockId,
        start: Offset,
        end: Offset,
        place: (u32, u32),
    ) -> PResult<Option<OpId>> {
        let Some(known) = self.caches.lines.known.get(index) else { return Ok(None) };
        let (name, literal, mut props) = (known.name, known.literal, known.props);
        if let Some(literal) = literal {
            let Some(other) = self.with_literal(&literal, name) else { return Ok(None) };
            props = other;
        }
        let last_end = self.base.last_end();
        self.base.skip_on_line(end);
        let behind = self.next_token();
        let Some(known) = self.caches.lines.known.get_mut(index) else { return Ok(None) };
        let ends = known.ends & behind.kind != 0
            || !behind.word.is_empty() && known.word.of(&self.caches.lines.texts) == behind.word;
        let (uses, values) = (self.caches.lines.uses.iter().skip(known.uses.0 as usize), &self.caches.lines.values);
        let mut operands = uses.filter_map(LinePart::operand).zip(values);
        let mut same = || operands.all(|(used, value)| used.same == first_same(values, *value));
        if !ends || known.patterned && !same() {
            self.base.reset(start);
            self.base.set_last_end(last_end);
            return Ok(None);
        }
        known.wanted = true;
        if !self.caches.lines.unmet.is_empty() && !self.meet() {
            self.base.reset(start);
            self.base.set_last_end(last_end);
            return Ok(None);
        }
        let loc = if behind.kind == next::LOCATION { self.optional_location()? } else { None };
        let loc = match loc {
            Some(loc) => loc,
            None => self.base.own_location_at(place),
        };
        self.resolve_labels();
        let LineCache { known, uses, types, values: in_text, successors, bits, ordered, .. } = &mut self.caches.lines;
        let Some(known) = known.get(index) else { return Ok(None) };
        let mut values: &[ValueId] = in_text;
        if !known.in_order {
            ordered.clear();
            ordered.resize(values.len(), ValueId(0));
            let uses = uses.iter().skip(known.uses.0 as usize).filter_map(LinePart::operand);
            for (used, value) in uses.zip(values) {
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
            successors,
            ..NewOp::new(known.name, loc)
        };
        let op = self.frame.body.append_op(block, &new);
        if forward_index(ValueId(*bits)).is_some() {
            self.frame.used_early = true;
            for (operand, value) in (0..).zip(values) {
                if let Some(forward) = forward_index(*value) {
                    self.caches.scopes.note_use(forward, op, operand);
                }
            }
        }
        Ok(Some(op))
    }

    /// Looks up the successors of a replayed line. Blocks that are not defined yet are created.
    #[inline(always)]
    fn resolve_labels(&mut self) {
        self.caches.lines.successors.clear();
        for at in 0..self.caches.lines.labels.len() {
            let Some((start, end)) = self.caches.lines.labels.get(at).copied() else { break };
            let successor = self.block_named(Token { kind: Kind::CaretId, start, end });
            self.caches.lines.successors.push(successor);
        }
    }

    /// Creates forward references for names that are not known yet. Returns false if a name occurs with a different
    /// type.
    #[inline(never)]
    fn meet(&mut self) -> bool {
        let (source, serial) = (self.base.all(), self.frame.serial);
        for at in 0..self.caches.lines.unmet.len() {
            let Some((place, name, ty)) = self.caches.lines.unmet.get(at).copied() else { break };
            let value = match self.caches.scopes.find(source, name) {
                Some(entry) if self.type_of(entry.value, entry.body) != ty => return false,
                Some(entry) => entry.value,
                None => self.caches.scopes.forward(source, name, ty, serial),
            };
            self.caches.lines.bits |= value.0;
            if let Some(slot) = self.caches.lines.values.get_mut(place) {
                *slot = value;
            }
        }
        true
    }
}
