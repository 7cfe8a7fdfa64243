//! A long list of attribute aliases, parsed by several threads.
//!
//! The thread that parses the file cuts the list where lines begin, for printers put one definition on each. Others parse the pieces,
//! and know the aliases of their piece and of those that have been taken before. A definition that asks for others, or is none, is
//! parsed where the list stands, as one thread would; behind several of these, so is the rest of the piece. What many ask for
//! stands in the first one, which is parsed before there are others; and printers put what asks behind what is asked for, so pieces
//! begin not long before they are taken.

use std::collections::VecDeque;
use std::sync::Arc;

use mlirkit_ir::{Attr, Body};

use super::OpParser;
use super::parallel::{Bodies, Deferred, Work};
use super::pieces::Piece;
use crate::file::{attr_alias, attr_alias_of_part, own_aliases};
use crate::lexer::Kind;
use crate::parser::{Ahead, AliasTable, AttrParser, Before, Offset, PResult};

/// So long is a piece at least.
const PIECE: usize = if cfg!(debug_assertions) { 1 << 7 } else { 1 << 15 };

/// With no more pieces, one thread parses a list.
const WORTH_IT: usize = 4;

/// So many pieces of a list are cut ahead of what has been taken.
const AHEAD: usize = 6;

/// So many definitions of a piece may ask for what is not known yet.
const MOST_GAPS: usize = 8;

/// A definition.
#[derive(Debug)]
struct Definition<'s> {
    start: Offset,
    end: Offset,
    /// Its name without the hash, and what that stands for; nothing if it is to be parsed where the list stands.
    known: Option<(&'s [u8], Attr)>,
}

/// The first definitions of a piece.
#[derive(Debug)]
pub(super) struct ParsedAliases<'s>(Vec<Definition<'s>>);

impl<'s> OpParser<'_, 's, '_> {
    /// Parses a list of attribute aliases that begins here, if several threads do; otherwise none of it.
    pub(crate) fn aliases_in_pieces(&mut self) -> PResult<()> {
        let first = self.base.tok().start;
        let Some(bodies) = self.bodies.filter(|bodies| bodies.parse_lists() && first >= self.short_list) else {
            return Ok(());
        };
        let list = self.base.all().get(first as usize..).unwrap_or_default();
        let pieces: Vec<(usize, u32)> = Cuts { text: list }.collect();
        if pieces.len() <= WORTH_IT {
            // The last line of a file may have no end, and need not be searched for it again.
            let length = if pieces.is_empty() { list.len() } else { pieces.iter().map(|(length, _)| length).sum() };
            self.short_list = first.saturating_add(length as Offset);
            return Ok(());
        }
        let lines: usize = pieces.iter().map(|(_, lines)| *lines as usize).sum();
        let name = self.base.spelling().get(1..).unwrap_or_default();
        own_aliases(self.base).reserve(name, lines);
        // The table is everybody's until the list has ended.
        let before = Before::new(std::mem::take(own_aliases(self.base)));
        self.base.before = Some(before.clone());
        let done = self.take_pieces(bodies, pieces, &before);
        self.base.before = None;
        self.base.aliases = Arc::new(before.with(std::mem::take));
        done
    }

    /// Parses pieces of a list, so long and of so many lines, with the help of others.
    fn take_pieces(&mut self, bodies: &Bodies<'s>, pieces: Vec<(usize, u32)>, before: &Before<'s>) -> PResult<()> {
        let first = self.base.tok().start;
        let (mut start, mut line) = (first as usize, self.base.line_of(first));
        let mut cuts = pieces.into_iter().map_while(|(length, lines)| {
            let (from, end) = (Offset::try_from(start).ok()?, Offset::try_from(start + length).ok()?);
            let (dialects, aliases) = (Vec::new(), Arc::default());
            let (id, digits) = (None, (0, 0));
            let text = Deferred { start: from, end, line, args: Vec::new(), depth: 0, dialects, aliases, id, digits };
            (start, line) = (start + length, (end, line.1 + lines));
            Some(text)
        });
        let Some(piece) = cuts.next() else { return Ok(()) };
        self.definitions_up_to(piece.end, before)?;
        let mut twin = self.base.twin();
        let mut helper = OpParser::new(&mut twin, self.hooks, self.module, Body::new(), None);
        let mut waiting = VecDeque::new();
        let mut count = 0;
        loop {
            while waiting.len() < AHEAD
                && let Some(text) = cuts.next()
            {
                waiting.push_back((text.start, text.end, text.line));
                bodies.push_list(Work::Aliases(Piece { number: count, text }, before.clone()));
                count += 1;
            }
            let Some((start, end, line)) = waiting.pop_front() else { break };
            let number = count - waiting.len() - 1;
            let parsed = loop {
                match bodies.aliases(number) {
                    Ok(Ok(parsed)) => break parsed,
                    Ok(Err(work)) if helper.parse_work(&work, bodies) => {}
                    Ok(Err(_)) | Err(()) => return Err(self.guess_error()),
                }
            };
            self.take_aliases((start, end, line), parsed, before)?;
        }
        helper.end_work(bodies);
        Ok(())
    }

    /// Does with a piece what would have been done on the way.
    fn take_aliases(
        &mut self,
        (start, end, mut line): (Offset, Offset, (Offset, u32)),
        ParsedAliases(all): ParsedAliases<'s>,
        before: &Before<'s>,
    ) -> PResult<()> {
        let (mut at, mut rest) = (self.offset(), &all[..]);
        if at < start {
            // Something else stands in the list.
            return Err(self.guess_error());
        }
        let mut go_to = |base: &mut AttrParser<'s, '_>, at: Offset| {
            let passed = base.all().get(line.0 as usize..at as usize).unwrap_or_default();
            let last = memchr::memrchr(b'\n', passed).map_or(line.0, |last| line.0 + last as Offset + 1);
            line = (last, line.1 + memchr::memchr_iter(b'\n', passed).count() as u32);
            base.restart(at, line);
        };
        while let [first, more @ ..] = rest {
            // What was parsed here may have gone on behind it, so that it is no definition, and those behind it may have asked for it; or it
            // has ended before it.
            if first.start != at {
                break;
            } else if first.known.is_none() {
                go_to(self.base, at);
                self.definitions_up_to(at + 1, before)?;
                (at, rest) = (self.offset(), more);
            } else {
                let mut taken = 0;
                before.with(|table| {
                    let is_next = |one: &Definition<'s>, at| one.known.filter(|_| one.start == at);
                    while let Some((one, (name, value))) =
                        rest.get(taken).and_then(|one| Some((one, is_next(one, at)?)))
                        && table.insert(name, value)
                    {
                        (at, taken) = (one.end, taken + 1);
                    }
                });
                if taken == 0 {
                    // There is one of this name.
                    break;
                }
                rest = rest.get(taken..).unwrap_or_default();
            }
        }
        if at != self.offset() {
            go_to(self.base, at);
        }
        self.definitions_up_to(end, before)
    }

    /// Parses definitions here, and adds them to those before.
    fn definitions_up_to(&mut self, end: Offset, before: &Before<'s>) -> PResult<()> {
        while self.offset() < end && self.kind() == Kind::HashId {
            attr_alias(self.base)?;
        }
        let aliases = std::mem::take(own_aliases(self.base));
        before.with(|table| aliases.give_to(table));
        Ok(())
    }

    /// Parses definitions as if nothing stood around them.
    pub(super) fn parse_aliases(&mut self, text: &Deferred<'s>, before: &Before<'s>) -> ParsedAliases<'s> {
        self.go_on_at(text, Body::new());
        let name = self.base.spelling().get(1..).unwrap_or_default();
        self.base.aliases = Arc::new(AliasTable::for_part((text.end - text.start) as usize, name));
        self.base.before = Some(before.clone());
        let deferred = std::mem::take(&mut self.base.deferred);
        let (mut all, mut gaps, mut line) = (Vec::new(), 0, text.line);
        while self.offset() < text.end && self.kind() == Kind::HashId {
            let start = self.offset();
            let name = self.base.spelling().get(1..).unwrap_or_default();
            let good = attr_alias_of_part(self.base).is_ok() && self.base.last_end() <= text.end;
            let value = self.base.aliases.attr(name).filter(|_| good);
            let is_plain = self.base.deferred.is_empty() && self.base.warnings.is_empty();
            let known = value.filter(|_| is_plain).map(|value| (name, value));
            if known.is_none() {
                // A list has a definition on each line, most of them.
                let rest = self.base.all().get(start as usize..text.end as usize).unwrap_or_default();
                let Some(next) = memchr::memchr(b'\n', rest).filter(|_| gaps < MOST_GAPS) else { break };
                (gaps, line) = (gaps + 1, (start + next as Offset + 1, line.1 + 1));
                self.base.deferred = Ahead::default();
                self.base.warnings.clear();
                self.base.restart(line.0, line);
            }
            all.push(Definition { start, end: self.offset().min(text.end), known });
        }
        self.base.warnings.clear();
        self.base.before = None;
        self.base.deferred = deferred;
        ParsedAliases(all)
    }
}

impl<'s> Bodies<'s> {
    fn aliases(&self, number: usize) -> Result<Result<ParsedAliases<'s>, Work<'s>>, ()> {
        self.wait_for(|queue| queue.aliases.remove(&number))
    }
}

/// The lengths of the pieces that a list is cut into, and how many lines end in each.
struct Cuts<'s> {
    text: &'s [u8],
}

impl Iterator for Cuts<'_> {
    type Item = (usize, u32);

    fn next(&mut self) -> Option<(usize, u32)> {
        let text = std::mem::take(&mut self.text);
        let mut lines = 0;
        for newline in memchr::memchr_iter(b'\n', text) {
            lines += 1;
            let next = newline + 1;
            let goes_on = text.get(next) == Some(&b'#');
            if !goes_on || next >= PIECE {
                self.text = if goes_on { &text[next..] } else { &[] };
                return Some((next, lines));
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_cut_where_lines_begin() {
        let line = b"#a = 1 : i32\n";
        let list = line.repeat(50);
        for (behind, pieces) in [(&b""[..], 5), (b"module {}\n", 5), (b"\n#a = 1\n", 5), (b" #a = 1", 5)] {
            let text = [&list[..], behind].concat();
            let cuts: Vec<_> = Cuts { text: &text }.collect();
            assert_eq!(cuts.len(), pieces);
            let sums = cuts.iter().fold((0, 0), |(bytes, lines), (length, more)| (bytes + length, lines + more));
            assert_eq!(sums, (list.len(), 50));
            assert!(cuts.iter().rev().skip(1).all(|(length, _)| *length >= PIECE && length % line.len() == 0));
        }
        assert_eq!(Cuts { text: b"#a = 1" }.next(), None);
    }
}
