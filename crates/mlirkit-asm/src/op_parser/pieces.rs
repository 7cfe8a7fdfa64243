//! Parsing a long block on several threads: the body of one large function, or many small operations of a module.
//!
//! The thread that parses the file cuts the rest of the block where a line begins outside of all braces. Others parse the pieces as
//! if each were all there is: what a piece does not define is a reference to something before or behind it. The pieces become
//! part of the block in their order, and only then names are looked up and defined: so values get the numbers, and uses the
//! order, that one thread would give. What one thread would refuse, and what it would see in another way, makes one
//! thread parse the whole source, as ends that are none do.

use std::cell::Cell;
use std::sync::Arc;

use mlirkit_ir::{BlockId, Body, ValueId};
use rustc_hash::FxHashMap;

use super::OpParser;
use super::braces::{behind_string, closing_brace_by};
use super::digits::Digits;
use super::parallel::{Deferred, Work};
use super::scope::{Defined, Forwards, forward_index};
use crate::lexer::Kind;
use crate::parser::{Offset, PResult};

/// So much of a block is parsed before the rest is cut, and so long is a piece at least.
const PIECE: usize = 1 << 16;

/// So much for each thread is cut before some of it is parsed: what is parsed soon after it was cut is still near, and long pieces
/// among short ones leave nobody without work.
const AHEAD: u64 = 1 << 20;

/// So far ahead braces and strings are looked for at once.
const NEAR: usize = if cfg!(test) { 4 } else { PIECE };

/// Operations of a block that somebody else is to parse.
#[derive(Debug)]
pub(super) struct Piece<'s> {
    /// Which one it is.
    pub(super) number: usize,
    pub(super) text: Deferred<'s>,
}

/// A piece that has been parsed: a body with one block, and what it needs of the names around it.
#[derive(Debug)]
pub(super) struct ParsedPiece {
    body: Body,
    block: BlockId,
    defined: Vec<Defined>,
    forwards: Forwards,
    reordered: FxHashMap<ValueId, u32>,
    reordered_forwards: Vec<u32>,
    shuffled: bool,
}

impl<'s> OpParser<'_, 's, '_> {
    /// How much has been parsed here, and not been left to others.
    fn parsed_here(&self) -> usize {
        (self.offset() as usize).saturating_sub(self.passed_over)
    }

    /// Parses operations to the end of a block, up to a token that none begins with.
    pub(crate) fn operations(&mut self, block: BlockId, ends: impl Fn(Kind) -> bool) -> PResult<()> {
        let start = self.parsed_here();
        while !ends(self.kind()) {
            self.operation(block)?;
            if let Some(bodies) = self.bodies
                && self.parsed_here() - start >= PIECE
            {
                if bodies.are_in_turn() {
                    self.expect_most_in_bodies(self.parsed_here() - start)?;
                    continue;
                }
                self.rest_in_pieces(block)?;
                break;
            }
        }
        while !ends(self.kind()) {
            self.operation(block)?;
        }
        Ok(())
    }

    /// Leaves the rest of a block to others, but for its end, if they parse while the rest is parsed.
    fn rest_in_pieces(&mut self, block: BlockId) -> PResult<()> {
        let Some(bodies) = self.bodies.filter(|bodies| bodies.at_once()) else { return Ok(()) };
        let region = self.frame.body.block_region(block);
        if !region.is_some_and(|region| self.frame.body.roots().contains(&region)) {
            return Ok(());
        }
        let first = self.base.tok().start;
        let source = self.base.all();
        let (mut start, mut line) = (first as usize, self.base.line_of(first));
        let (depth, dialects, aliases) =
            (self.base.depth, self.default_dialects.clone(), Arc::clone(&self.base.aliases));
        // The last long string of digits: nearly always a piece has one at most.
        let known = Cell::new((0, 0));
        let behind = |text: &'s [u8], at: usize| {
            let Some(digits) = text.get(at..).and_then(Digits::of) else { return behind_string(text, at) };
            let Some(length) = bodies.look_through(digits) else { return behind_string(text, at) };
            let from = source.len() - text.len();
            known.set((Offset::try_from(from + at - 1).ok()?, Offset::try_from(from + at + length).ok()?));
            Some(at + length)
        };
        let mut cut = Cuts::of(source.get(start..).unwrap_or_default(), behind)
            .map_while(|(length, lines)| {
                let (from, end) = (Offset::try_from(start).ok()?, Offset::try_from(start + length).ok()?);
                let (dialects, aliases, args, digits) =
                    (dialects.clone(), Arc::clone(&aliases), Vec::new(), known.take());
                let text = Deferred { start: from, end, line, args, depth, dialects, aliases, id: None, digits };
                (start, line) = (start + length, (end, line.1 + lines));
                Some(text)
            })
            .fuse();
        let mut twin = self.base.twin();
        let mut helper = OpParser::new(&mut twin, self.hooks, self.module, Body::new(), None);
        let ahead = AHEAD * self.base.ctx.threads() as u64;
        let (mut number, mut count) = (0, 0);
        loop {
            while (number == count || bodies.waiting() < ahead)
                && let Some(text) = cut.next()
            {
                bodies.push(Work::Piece(Piece { number: count, text }));
                count += 1;
            }
            if number == count {
                break;
            }
            match bodies.piece(number) {
                Ok(Ok(piece)) => {
                    self.take_piece(block, piece)?;
                    number += 1;
                }
                Ok(Err(work)) if helper.parse_work(&work, bodies) => {}
                Ok(Err(_)) | Err(()) => return Err(self.guess_error()),
            }
        }
        if count == 0 {
            return Ok(());
        }
        helper.end_work(bodies);
        self.base.restart(start as Offset, line);
        Ok(())
    }

    /// Parses a piece as if nothing stood around it.
    pub(super) fn parse_piece(&mut self, piece: &Piece<'s>) -> PResult<ParsedPiece> {
        let text = &piece.text;
        let region = self.go_on_at(text, Body::new());
        let block = self.frame.body.append_block(region);
        self.scopes.start_record();
        self.asked_outside = false;
        while self.offset() < text.end && !matches!(self.kind(), Kind::CaretId | Kind::RBrace | Kind::Eof) {
            self.operation(block)?;
        }
        let is_whole = self.offset() >= text.end && self.base.last_end() <= text.end;
        let labels = self.blocks.last().is_some_and(|scope| scope.has_names());
        if !is_whole || labels || self.asked_outside || self.scopes.misses_outside(self.frame.serial) {
            return Err(self.guess_error());
        }
        let (defined, forwards) = self.scopes.take_record();
        self.note_density(text);
        let frame = std::mem::take(&mut self.frame);
        Ok(ParsedPiece {
            body: frame.body,
            block,
            defined,
            forwards,
            reordered: frame.reordered,
            reordered_forwards: frame.reordered_forwards,
            shuffled: frame.shuffled,
        })
    }

    /// Puts a piece at the end of its block, and does with its names what would have been done on the way.
    fn take_piece(&mut self, block: BlockId, piece: ParsedPiece) -> PResult<()> {
        let ParsedPiece { body, block: from, defined, forwards, reordered, reordered_forwards, shuffled } = piece;
        self.frame.shuffled |= shuffled;
        // A name that is defined further in must not be one that is known here: that is an error or a forward reference.
        let source = self.base.all();
        let known_here = !self.scopes.is_empty();
        for inner in defined.iter().filter(|defined| known_here && !defined.lasts) {
            if self.scopes.find(source, inner.name).is_some() {
                return Err(self.guess_error());
            }
        }
        let mut values = Vec::with_capacity(forwards.all.len());
        for forward in &forwards.all {
            let value = if forward.defined { ValueId(u32::MAX) } else { self.resolve(forward.name, forward.ty)? };
            // What is defined in a piece before has been defined before it is used.
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
                self.scopes.note_use(outer, mlirkit_ir::OpId(op.0 + moved.ops), operand);
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

/// The lengths of the pieces that a text is cut into, and how many lines end in each; what is left of it, up to the brace, the label or
/// the alias that ends the operations, is no piece.
struct Cuts<'s, B> {
    text: &'s [u8],
    /// Where a text goes on behind the string that begins before a place.
    behind_string: B,
}

impl<'s, B> Cuts<'s, B> {
    fn of(text: &'s [u8], behind_string: B) -> Self {
        Self { text, behind_string }
    }

    /// Whether a line outside of all braces that begins here is where a piece ends; `None` if it ends the operations.
    fn is_end(&self, at: usize) -> Option<bool> {
        match self.text.get(at..)?.iter().find(|c| !matches!(c, b' ' | b'\t')) {
            Some(b'^' | b'#' | b'!') => None,
            Some(b'%' | b'"' | b'a'..=b'z' | b'A'..=b'Z' | b'_') => Some(at >= PIECE),
            _ => Some(false),
        }
    }
}

impl<'s, B: FnMut(&'s [u8], usize) -> Option<usize>> Iterator for Cuts<'s, B> {
    type Item = (usize, u32);

    fn next(&mut self) -> Option<(usize, u32)> {
        let text = self.text;
        // No line ends in a string: whoever parses it would say so.
        let mut lines = 0;
        // The next brace or string, unless that is in a comment, or where nobody has looked yet.
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
            // Of two slashes the second one may be what comes next.
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

    /// The same, byte by byte.
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
            // What ends the operations is rare, or pieces would not be long enough.
            let harmless = if next(2) == 0 { 8 } else { 6 };
            let mut text = Vec::new();
            while text.len() < 3 * PIECE {
                let part = if next(3000) == 0 { next(parts.len()) } else { next(harmless) };
                text.extend_from_slice(parts[part]);
            }
            let mut cuts = Cuts::of(&text, behind_string);
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
