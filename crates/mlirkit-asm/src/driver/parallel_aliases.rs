//! Parsing of a long list of attribute aliases on several threads.
//!
//! The main thread cuts the list at line starts, because printers put one definition on each line. Other threads parse
//! the chunks, using the aliases of their own chunk and of chunks that the main thread has already added. The main
//! thread parses a definition again if it uses unknown aliases.
//!
//! Aliases that many definitions use are in the first chunk, which is parsed first. Printers define aliases before use,
//! so a chunk is parsed shortly before its definitions are added.

use std::collections::VecDeque;
use std::sync::Arc;

use mlirkit_ir::{Attr, Body};

use crate::attr::alias_table::{AliasTable, Before, Placeholders};
use crate::attr::parser::{AttrParser, PResult};
use crate::attr::symbol::Symbol;
use crate::driver::parallel_parse::{BodyQueue, ParallelParse, SkippedBody, Work};
use crate::driver::split_block::BlockChunk;
use crate::file::{attr_alias, attr_alias_of_part, note_alias, own_aliases};
use crate::parse::OpParser;
use crate::text::Offset;
use crate::text::lexer::Kind;

/// The minimum size of a chunk, in bytes. Debug information refers to definitions a few kilobytes earlier. Chunks that
/// are parsed at the same time must be shorter than that.
const PIECE: usize = if cfg!(debug_assertions) { 1 << 7 } else { 1 << 12 };

/// The maximum number of chunks in an alias list that is parsed on one thread.
const WORTH_IT: usize = if cfg!(debug_assertions) { 4 } else { 16 };

/// An alias definition in a chunk.
#[derive(Debug)]
struct ParsedDefinition<'s> {
    start: Offset,
    end: Offset,
    /// The name without `#`, and the attribute. `None` if the main thread must parse the definition.
    known: Option<(&'s [u8], Attr)>,
}

/// The definitions parsed from the start of a chunk.
#[derive(Debug)]
pub(crate) struct ParsedAliases<'s>(Vec<ParsedDefinition<'s>>);

impl<'s> ParallelParse<'_, 's> {
    /// Parses the list of attribute aliases that begins here on several threads. Consumes nothing if the list is too
    /// short.
    pub(crate) fn aliases_in_chunks(&mut self, p: &mut OpParser<'_, 's, '_>) -> PResult<()> {
        let first = p.base.tok().start;
        if !self.bodies.parse_lists() || first < self.short_list {
            return Ok(());
        }
        let list = p.base.all().get(first as usize..).unwrap_or_default();
        let pieces: Vec<(usize, u32)> = ListCuts { text: list }.collect();
        if pieces.len() <= WORTH_IT {
            // The last line may lack a newline. Records the extent of the list, so that it is not searched again.
            let length = if pieces.is_empty() { list.len() } else { pieces.iter().map(|(length, _)| length).sum() };
            self.short_list = first.saturating_add(length as Offset);
            return Ok(());
        }
        p.base.aliases.listed += pieces.iter().map(|(length, _)| length).sum::<usize>();
        let lines: usize = pieces.iter().map(|(_, lines)| *lines as usize).sum();
        let name = p.base.spelling().get(1..).unwrap_or_default();
        own_aliases(p.base).reserve(name, lines);
        // Locations in files are not in the hash table of attributes.
        if !name.starts_with(b"loc") {
            p.base.ctx.reserve(lines, 0);
        }
        // The table is shared with other threads until the end of the list.
        let before = Before::new(std::mem::take(own_aliases(p.base)));
        p.base.aliases.before = Some(before.clone());
        let done = self.take_chunks(p, pieces, &before);
        p.base.aliases.before = None;
        p.base.aliases.table = Arc::new(before.with(std::mem::take));
        done
    }

    /// Parses the chunks of a list with the help of other threads. Each chunk is given by its length and its number of
    /// lines.
    fn take_chunks(&self, p: &mut OpParser<'_, 's, '_>, pieces: Vec<(usize, u32)>, before: &Before<'s>) -> PResult<()> {
        let bodies = self.bodies;
        let first = p.base.tok().start;
        let (mut start, mut line) = (first as usize, p.base.line_of(first));
        let mut cuts = pieces.into_iter().map_while(|(length, lines)| {
            let (from, end) = (Offset::try_from(start).ok()?, Offset::try_from(start + length).ok()?);
            let (dialect, aliases) = ("", Arc::default());
            let (id, digits) = (None, (0, 0));
            let text = SkippedBody { start: from, end, line, args: Vec::new(), depth: 0, dialect, aliases, id, digits };
            (start, line) = (start + length, (end, line.1 + lines));
            Some(text)
        });
        let Some(piece) = cuts.next() else { return Ok(()) };
        p.definitions_up_to(piece.end, before)?;
        let mut twin = p.base.twin();
        let mut helper = OpParser::new(&mut twin, p.hooks, p.module, Body::new());
        let mut waiting = VecDeque::new();
        let (mut count, threads) = (0, p.base.ctx.threads());
        loop {
            // Only a few chunks are queued ahead, because the aliases of a queued chunk are not visible to the chunks
            // after it.
            while waiting.len() <= threads
                && let Some(text) = cuts.next()
            {
                waiting.push_back((text.start, text.end, text.line));
                bodies.push_list(Work::Aliases(BlockChunk { number: count, text }, before.clone()));
                count += 1;
            }
            let Some((start, end, line)) = waiting.pop_front() else { break };
            let number = count - waiting.len() - 1;
            let parsed = loop {
                match bodies.aliases(number) {
                    Ok(Ok(parsed)) => break parsed,
                    Ok(Err(work)) if helper.parse_work(&work, bodies) => {}
                    Ok(Err(_)) | Err(()) => return Err(p.guess_error()),
                }
            };
            p.take_aliases((start, end, line), parsed, before)?;
        }
        helper.end_work(bodies);
        Ok(())
    }
}

impl<'s> OpParser<'_, 's, '_> {
    /// Adds the alias definitions of a chunk, as if this parser had parsed them.
    fn take_aliases(
        &mut self,
        (start, end, mut line): (Offset, Offset, (Offset, u32)),
        ParsedAliases(all): ParsedAliases<'s>,
        before: &Before<'s>,
    ) -> PResult<()> {
        let (mut at, mut rest) = (self.offset(), &all[..]);
        if at < start {
            // The list contains something other than definitions.
            return Err(self.guess_error());
        }
        let mut go_to = |base: &mut AttrParser<'s, '_>, at: Offset| {
            let passed = base.all().get(line.0 as usize..at as usize).unwrap_or_default();
            let last = memchr::memrchr(b'\n', passed).map_or(line.0, |last| line.0 + last as Offset + 1);
            line = (last, line.1 + memchr::memchr_iter(b'\n', passed).count() as u32);
            base.restart(at, line);
        };
        while let [first, more @ ..] = rest {
            // The previous definition may have ended elsewhere than the chunk's thread assumed.
            if first.start != at {
                break;
            } else if first.known.is_none() {
                go_to(self.base, at);
                self.definitions_up_to(at + 1, before)?;
                (at, rest) = (self.offset(), more);
            } else {
                let mut taken = 0;
                before.with(|table| {
                    let is_next = |one: &ParsedDefinition<'s>, at| one.known.filter(|_| one.start == at);
                    while let Some((one, (name, value))) =
                        rest.get(taken).and_then(|one| Some((one, is_next(one, at)?)))
                        && table.insert(name, value)
                    {
                        note_alias(self.base, name, Symbol::Attr(value));
                        (at, taken) = (one.end, taken + 1);
                    }
                });
                if taken == 0 {
                    // The name is already in use.
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

    /// Parses definitions on this thread and adds them to the shared table.
    fn definitions_up_to(&mut self, end: Offset, before: &Before<'s>) -> PResult<()> {
        while self.offset() < end && self.kind() == Kind::HashId {
            attr_alias(self.base)?;
        }
        let aliases = std::mem::take(own_aliases(self.base));
        before.with(|table| aliases.give_to(table));
        Ok(())
    }

    /// Parses the definitions of a chunk. Each is expected to occupy one line.
    ///
    /// The parser is shown only one line at a time. Parsing therefore takes time proportional to the input, even if the
    /// lines turn out to be pieces of a single definition.
    pub(crate) fn parse_aliases(&mut self, text: &SkippedBody<'s>, before: &Before<'s>) -> ParsedAliases<'s> {
        self.go_on_at(text, Body::new());
        let name = self.base.spelling().get(1..).unwrap_or_default();
        self.base.aliases.table = Arc::new(AliasTable::for_part((text.end - text.start) as usize, name));
        self.base.aliases.before = Some(before.clone());
        let deferred = std::mem::take(&mut self.base.aliases.placeholders);
        let (source, mut all, mut start) = (self.base.all(), Vec::new(), text.start);
        while start < text.end {
            let rest = source.get(start as usize..text.end as usize).unwrap_or_default();
            let end = start + memchr::memchr(b'\n', rest).map_or(rest.len(), |at| at + 1) as Offset;
            let known = self.definition_on_line(source, start, end);
            all.push(ParsedDefinition { start, end, known });
            start = end;
        }
        self.base.go_on_in(source, text.end);
        self.base.aliases.before = None;
        self.base.aliases.placeholders = deferred;
        ParsedAliases(all)
    }

    /// Parses a definition on its line. Returns `None` if the line is not a definition, or uses unknown aliases.
    fn definition_on_line(&mut self, source: &'s [u8], start: Offset, end: Offset) -> Option<(&'s [u8], Attr)> {
        // Only if the next line begins with `#` is it certain that it does not continue this definition.
        if source.get(end as usize).is_some_and(|next| *next != b'#') {
            return None;
        }
        self.base.go_on_in(source.get(..end as usize)?, start);
        let name = self.base.spelling().get(1..).filter(|_| self.kind() == Kind::HashId)?;
        let is_whole = attr_alias_of_part(self.base).is_ok() && self.kind() == Kind::Eof;
        if !self.base.aliases.placeholders.is_empty() || !self.base.warnings.is_empty() {
            // Cached values may contain placeholders of unknown aliases.
            self.base.aliases.placeholders = Placeholders::default();
            self.base.warnings.clear();
            self.base.known.forget_aliases();
            return None;
        }
        let value = self.base.aliases.table.attr(name).filter(|_| is_whole)?;
        Some((name, value))
    }
}

impl<'s> BodyQueue<'s> {
    fn aliases(&self, number: usize) -> Result<Result<ParsedAliases<'s>, Work<'s>>, ()> {
        self.wait_for(|queue| queue.aliases.remove(&number))
    }
}

/// An iterator that cuts an alias list into chunks and yields the length and the number of lines of each.
struct ListCuts<'s> {
    text: &'s [u8],
}

impl Iterator for ListCuts<'_> {
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
            let cuts: Vec<_> = ListCuts { text: &text }.collect();
            assert_eq!(cuts.len(), pieces);
            let sums = cuts.iter().fold((0, 0), |(bytes, lines), (length, more)| (bytes + length, lines + more));
            assert_eq!(sums, (list.len(), 50));
            assert!(cuts.iter().rev().skip(1).all(|(length, _)| *length >= PIECE && length % line.len() == 0));
        }
        assert_eq!(ListCuts { text: b"#a = 1" }.next(), None);
    }
}
