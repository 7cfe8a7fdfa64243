//! Parsing of a long block on several threads: the body of a large function, or many small operations in a module.
//!
//! The main thread cuts the rest of the block at line starts outside of braces. Other threads parse the chunks
//! independently: names that a chunk does not define become forward references. The main thread appends the chunks in
//! order, then resolves and defines names. Ids and use lists are therefore the same as with one thread. After an error
//! or a wrong cut, the whole source is parsed again on one thread.

use std::cell::Cell;
use std::sync::Arc;

use mlirkit_ir::{BlockId, Body, ValueId};
use rustc_hash::FxHashMap;

use crate::attr::parser::PResult;
use crate::driver::digit_scan::DigitScan;
use crate::driver::parallel_parse::{ParallelParse, SkippedBody, Work};
use crate::parse::OpParser;
use crate::parse::driver::LONG_BLOCK;
use crate::parse::scope::{Defined, Forwards, forward_index};
use crate::text::Offset;
use crate::text::braces::{behind_string, closing_brace_by};
use crate::text::lexer::Kind;

/// The number of bytes parsed before the rest of a block is cut, and the minimum size of a chunk.
const PIECE: usize = LONG_BLOCK;

/// The number of bytes per thread that are cut ahead. It is small enough that the source is still in the cache when it
/// is parsed, and large enough to keep all threads busy.
const AHEAD: u64 = 1 << 20;

/// The number of bytes searched for braces and strings in one step.
const NEAR: usize = if cfg!(test) { 4 } else { PIECE };

/// A chunk of a block, to be parsed by another thread.
#[derive(Debug)]
pub(crate) struct BlockChunk<'s> {
    /// The index of the chunk, in source order.
    pub(crate) number: usize,
    pub(crate) text: SkippedBody<'s>,
}

/// A parsed chunk: a body with one block, and the names that it defines and uses.
#[derive(Debug)]
pub(crate) struct ParsedChunk {
    body: Body,
    block: BlockId,
    defined: Vec<Defined>,
    forwards: Forwards,
    reordered: FxHashMap<ValueId, u32>,
    reordered_forwards: Vec<u32>,
    shuffled: bool,
}

impl<'s> ParallelParse<'_, 's> {
    /// Parses the rest of a block in chunks on other threads. Leaves the end of the block to the caller. Consumes
    /// nothing if the block cannot be divided.
    pub(crate) fn rest_in_chunks(&self, p: &mut OpParser<'_, 's, '_>, block: BlockId) -> PResult<()> {
        let bodies = self.bodies;
        if !bodies.at_once() {
            return Ok(());
        }
        let region = p.frame.body.block_region(block);
        if !region.is_some_and(|region| p.frame.body.roots().contains(&region)) {
            return Ok(());
        }
        let first = p.base.tok().start;
        let source = p.base.all();
        let (mut start, mut line) = (first as usize, p.base.line_of(first));
        let (depth, dialect, aliases) = (p.base.depth, p.default_dialect(), Arc::clone(&p.base.aliases.table));
        // The range of the last long string of digits. A chunk rarely has more than one.
        let known = Cell::new((0, 0));
        let behind = |text: &'s [u8], at: usize| {
            let Some(digits) = text.get(at..).and_then(DigitScan::of) else { return behind_string(text, at) };
            let Some(length) = bodies.look_through(digits) else { return behind_string(text, at) };
            let from = source.len() - text.len();
            known.set((Offset::try_from(from + at - 1).ok()?, Offset::try_from(from + at + length).ok()?));
            Some(at + length)
        };
        let mut cut = BlockCuts::of(source.get(start..).unwrap_or_default(), behind)
            .map_while(|(length, lines)| {
                let (from, end) = (Offset::try_from(start).ok()?, Offset::try_from(start + length).ok()?);
                let (aliases, args, digits) = (Arc::clone(&aliases), Vec::new(), known.take());
                let text = SkippedBody { start: from, end, line, args, depth, dialect, aliases, id: None, digits };
                (start, line) = (start + length, (end, line.1 + lines));
                Some(text)
            })
            .fuse();
        let mut twin = p.base.twin();
        let mut helper = OpParser::new(&mut twin, p.hooks, p.module, Body::new());
        let ahead = AHEAD * p.base.ctx.threads() as u64;
        let (mut number, mut count) = (0, 0);
        loop {
            while (number == count || bodies.waiting() < ahead)
                && let Some(text) = cut.next()
            {
                bodies.push(Work::Chunk(BlockChunk { number: count, text }));
                count += 1;
            }
            if number == count {
                break;
            }
            match bodies.piece(number) {
                Ok(Ok(piece)) => {
                    p.take_chunk(block, piece)?;
                    number += 1;
                }
                Ok(Err(work)) if helper.parse_work(&work, bodies) => {}
                Ok(Err(_)) | Err(()) => return Err(p.guess_error()),
            }
        }
        if count == 0 {
            return Ok(());
        }
        helper.end_work(bodies);
        p.base.restart(start as Offset, line);
        Ok(())
    }
}

impl<'s> OpParser<'_, 's, '_> {
    /// Parses a chunk independently of the code around it.
    pub(crate) fn parse_chunk(&mut self, piece: &BlockChunk<'s>) -> PResult<ParsedChunk> {
        let text = &piece.text;
        let region = self.go_on_at(text, Body::new());
        let block = self.frame.body.append_block(region);
        self.caches.scopes.start_record();
        self.asked_outside = false;
        while self.offset() < text.end && !matches!(self.kind(), Kind::CaretId | Kind::RBrace | Kind::Eof) {
            self.operation(block)?;
        }
        let is_whole = self.offset() >= text.end && self.base.last_end() <= text.end;
        let labels = self.caches.blocks.last().is_some_and(|scope| scope.has_names());
        if !is_whole || labels || self.asked_outside || self.caches.scopes.misses_outside(self.frame.serial) {
            return Err(self.guess_error());
        }
        let (defined, forwards) = self.caches.scopes.take_record();
        self.note_density(text);
        let frame = std::mem::take(&mut self.frame);
        Ok(ParsedChunk {
            body: frame.body,
            block,
            defined,
            forwards,
            reordered: frame.reordered,
            reordered_forwards: frame.reordered_forwards,
            shuffled: frame.shuffled,
        })
    }

    /// Appends a parsed chunk to its block, then resolves and defines the names that the chunk uses and defines.
    fn take_chunk(&mut self, block: BlockId, piece: ParsedChunk) -> PResult<()> {
        let ParsedChunk { body, block: from, defined, forwards, reordered, reordered_forwards, shuffled } = piece;
        self.frame.shuffled |= shuffled;
        // A name defined in a nested scope must not be visible here: such a use is an error or a forward reference.
        let source = self.base.all();
        let known_here = !self.caches.scopes.is_empty();
        for inner in defined.iter().filter(|defined| known_here && !defined.lasts) {
            if self.caches.scopes.find(source, inner.name).is_some() {
                return Err(self.guess_error());
            }
        }
        let mut values = Vec::with_capacity(forwards.all.len());
        for forward in &forwards.all {
            let value = if forward.defined { ValueId(u32::MAX) } else { self.resolve(forward.name, forward.ty)? };
            // Names defined by an earlier chunk are defined before this use.
            self.frame.used_early |= forward_index(value).is_some();
            values.push(value);
        }
        let value_of = |forward: usize| values.get(forward).copied().unwrap_or(ValueId(u32::MAX));
        let first = self.frame.body.value_count() as u32;
        let moved = self.frame.body.splice(block, body, from, |value| match forward_index(value) {
            Some(forward) => value_of(forward),
            None => ValueId(value.0 + first),
        });
        for (forward, value) in values.iter().enumerate() {
            let Some(outer) = forward_index(*value).filter(|_| *value != ValueId(u32::MAX)) else { continue };
            let mut uses: Vec<_> = forwards.uses(forward).collect();
            while let Some((op, operand)) = uses.pop() {
                self.caches.scopes.note_use(outer, mlirkit_ir::OpId(op.0 + moved.ops), operand);
            }
        }
        for (value, so_far) in reordered {
            let so_far = if so_far == 0 { 0 } else { so_far + moved.ops };
            self.frame.reordered.insert(ValueId(value.0 + moved.values), so_far);
        }
        for forward in reordered_forwards {
            let value = value_of(forward as usize);
            if forward_index(value).is_none() {
                self.frame.reordered.entry(value).or_insert(0);
            }
        }
        for Defined { name, value, .. } in defined.iter().filter(|defined| defined.lasts) {
            self.define(*name, ValueId(value.0 + moved.values))?;
        }
        Ok(())
    }
}

/// An iterator that cuts a block into chunks and yields the length and the number of lines of each. The rest, before
/// the brace, label or alias that ends the operations, is not yielded.
struct BlockCuts<'s, B> {
    text: &'s [u8],
    /// A function like [`behind_string`], which returns the offset after a string.
    behind_string: B,
}

impl<'s, B> BlockCuts<'s, B> {
    fn of(text: &'s [u8], behind_string: B) -> Self {
        Self { text, behind_string }
    }

    /// Returns whether a chunk may end at the line start `at`, which must be outside of braces. Returns `None` if the
    /// operations of the block end there.
    fn is_end(&self, at: usize) -> Option<bool> {
        match self.text.get(at..)?.iter().find(|c| !matches!(c, b' ' | b'\t')) {
            Some(b'^' | b'#' | b'!') => None,
            Some(b'%' | b'"' | b'a'..=b'z' | b'A'..=b'Z' | b'_') => Some(at >= PIECE),
            _ => Some(false),
        }
    }
}

impl<'s, B: FnMut(&'s [u8], usize) -> Option<usize>> Iterator for BlockCuts<'s, B> {
    type Item = (usize, u32);

    fn next(&mut self) -> Option<(usize, u32)> {
        let text = self.text;
        // A string does not span lines; the parser reports one that does.
        let mut lines = 0;
        // The position of the next brace or quotation mark outside of comments, or the end of the searched range.
        let (mut at, mut mark) = (0, None);
        loop {
            let next = match mark {
                Some(mark) if mark > at => mark,
                _ => {
                    let near = text.get(at..text.len().min(at + NEAR))?;
                    at + memchr::memchr3(b'{', b'}', b'"', near).unwrap_or(near.len())
                }
            };
            mark = Some(next);
            // The searched range includes the byte at `next`, because it may be the second of two slashes.
            let comment =
                memchr::memmem::find(text.get(at..text.len().min(next + 1))?, b"//").map(|comment| at + comment);
            for newline in memchr::memchr_iter(b'\n', text.get(at..comment.unwrap_or(next))?) {
                let line = at + newline + 1;
                lines += 1;
                if self.is_end(line)? {
                    self.text = text.get(line..)?;
                    return Some((line, lines));
                }
            }
            at = match (comment, text.get(next)?) {
                (Some(comment), _) => comment + memchr::memchr(b'\n', text.get(comment..)?)?,
                (None, b'{') => {
                    let behind = next + 1 + closing_brace_by(text.get(next + 1..)?, &mut self.behind_string)?;
                    lines += memchr::memchr_iter(b'\n', text.get(next..behind)?).count() as u32;
                    behind
                }
                (None, b'"') => (self.behind_string)(text, next + 1)?,
                (None, b'}') => return None,
                (None, _) => next,
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Finds the end of a chunk one byte at a time. The fast search must return the same result.
    fn one_by_one(text: &[u8]) -> Option<usize> {
        let (mut depth, mut at) = (0_usize, 0);
        while let Some(c) = text.get(at) {
            at += 1;
            match c {
                b'{' => depth += 1,
                b'}' => depth = depth.checked_sub(1)?,
                b'"' => at = behind_string(text, at)?,
                b'/' if text.get(at) == Some(&b'/') => at += memchr::memchr(b'\n', text.get(at..)?)?,
                b'\n' if depth == 0 => match text.get(at..)?.iter().find(|c| !matches!(c, b' ' | b'\t')) {
                    Some(b'^' | b'#' | b'!') => return None,
                    Some(b'%' | b'"' | b'a'..=b'z' | b'A'..=b'Z' | b'_') if at >= PIECE => return Some(at),
                    _ => {}
                },
                _ => {}
            }
        }
        None
    }

    #[test]
    fn pieces_end_where_lines_begin_outside_of_braces() {
        let parts: &[&[u8]] = &[
            b"%0 = a.b %1 : i32\n",
            b"  \"a.b\"() : () -> ()\n",
            b"a.b {\n  c.d\n}\n",
            b"// {\n",
            b"/ \"//\" {a = \"}\"}\n",
            b"{ // }\n}\n",
            b"\n",
            b"\t",
            b"a {b {c}\n",
            b"}}\n",
            b"\"\\\"{\"",
            b"^bb0:\n",
            b"#a = 1\n",
            b"}\n",
            b"(\n",
        ];
        let mut seed = 1_u64;
        let mut next = |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as usize % below
        };
        let mut cut = 0;
        for _ in 0..60 {
            // Lines that end a chunk must be rare, otherwise chunks are too short.
            let harmless = if next(2) == 0 { 8 } else { 6 };
            let mut text = Vec::new();
            while text.len() < 3 * PIECE {
                let part = if next(3000) == 0 { next(parts.len()) } else { next(harmless) };
                text.extend_from_slice(parts[part]);
            }
            let mut cuts = BlockCuts::of(&text, behind_string);
            loop {
                let rest = cuts.text;
                let found = cuts.next();
                let expected = one_by_one(rest).map(|length| {
                    let lines = rest[..length].iter().filter(|c| **c == b'\n').count();
                    (length, lines as u32)
                });
                assert_eq!(found, expected, "{:?}", text.get(..100));
                cut += usize::from(found.is_some());
                if found.is_none() {
                    break;
                }
            }
        }
        assert!(cut > 20, "{cut}");
    }
}
