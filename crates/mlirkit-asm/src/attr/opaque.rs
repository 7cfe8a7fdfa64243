//! Attributes and types of known dialects that have neither a format nor a hook. They are kept verbatim, even where an
//! operation's format omits their prefix.
//!
//! `!d.list<int>`, and `<int>` in an operation whose format omits `!d.list`, denote the same value: a [`Verbatim`]
//! string that includes the mnemonic.

use std::sync::Arc;

use mlirkit_defs::AttrDef;
use mlirkit_ir::{Attr, AttrData, Chunk, Context, Type, TypeData, Verbatim};

use crate::attr::dialect_symbol::is_pretty;
use crate::attr::parser::{AttrParser, PResult};
use crate::attr::printer::AttrPrinter;
use crate::text::Offset;
use crate::text::lexer::Kind;

/// The tokens that may follow a value in the enclosing declarative format.
#[derive(Clone, Default)]
pub(crate) struct Follow {
    /// The literals that may follow the value.
    pub(crate) literals: Arc<[Box<str>]>,
    /// Whether the format may end after the value. If so, the tokens that follow the format may come next, too.
    pub(crate) may_end: bool,
}

impl<'s> AttrParser<'s, '_> {
    /// Parses the body of an attribute whose prefix is omitted, and keeps it verbatim.
    pub(crate) fn opaque_attr_body(&mut self, def: &AttrDef) -> PResult<Attr> {
        let mut text = self.opaque_body(def)?;
        split_type(self.ctx, &mut text);
        Ok(self.ctx.attr(AttrData::Verbatim(Box::new(text))))
    }

    /// Parses the body of a type whose prefix is omitted, and keeps it verbatim.
    pub(crate) fn opaque_type_body(&mut self, def: &AttrDef) -> PResult<Type> {
        let text = self.opaque_body(def)?;
        Ok(self.ctx.ty(TypeData::Verbatim(Box::new(text))))
    }

    fn opaque_body(&mut self, def: &AttrDef) -> PResult<Verbatim> {
        let start = self.offset();
        let end = self.opaque_end(start)?;
        if end == start {
            return Err(self.error_here(&format!("expected the parameters of '{}'", def.name)));
        }
        let (dialect, _) = def.name.split_once('.').unwrap_or_default();
        let mut chunks = self.text_with_aliases(start, end);
        let mut head = def.mnemonic.as_deref().unwrap_or_default().to_owned();
        let is_word = self.source(start, start + 1).first().is_some_and(|c| is_word(*c));
        head.push_str(if is_word { " " } else { "" });
        match chunks.first_mut() {
            Some(Chunk::Text(text)) => {
                let whole = [head.as_bytes(), self.ctx.bytes(*text)].concat();
                *text = self.ctx.ident_bytes(&whole);
            }
            _ => chunks.insert(0, Chunk::Text(self.ctx.ident(&head))),
        }
        self.skip_to(end);
        Ok(Verbatim { dialect: self.ctx.ident(dialect), chunks: chunks.into() })
    }

    /// Returns the offset where a value of unknown syntax ends: before a closing bracket that the value did not open,
    /// or before a literal of the enclosing format. Directly in an operation, a value is a single word or bracketed
    /// group.
    fn opaque_end(&mut self, start: Offset) -> PResult<Offset> {
        let source = self.all();
        let stops = self.stops();
        let mut open: Vec<u8> = Vec::new();
        let (mut at, mut end) = (start as usize, start as usize);
        while let Some(&c) = source.get(at).filter(|c| **c != 0) {
            let rest = source.get(at..).unwrap_or_default();
            if open.is_empty() {
                let stop = match &stops {
                    Some(stops) => stops.iter().any(|stop| starts_with(rest, stop)),
                    None => c.is_ascii_whitespace() || c == b',',
                };
                if stop {
                    break;
                }
            }
            let expected = match c {
                b'<' | b'[' | b'(' | b'{' => {
                    open.push(c);
                    at += 1;
                    continue;
                }
                b'-' if rest.starts_with(b"->") => {
                    at += 2;
                    end = at;
                    continue;
                }
                b'"' => {
                    // Makes the string the current token, so that later errors are located there.
                    self.reset(at as Offset);
                    if !self.at(Kind::String) {
                        return Err(self.error_here("expected string"));
                    }
                    at = self.tok().end as usize;
                    end = at;
                    continue;
                }
                b'>' => b'<',
                b']' => b'[',
                b')' => b'(',
                b'}' => b'{',
                _ => {
                    at += rest.iter().position(|c| !is_word(*c)).unwrap_or(rest.len()).max(1);
                    end = if c.is_ascii_whitespace() { end } else { at };
                    continue;
                }
            };
            match open.pop() {
                Some(found) if found == expected => {}
                None => break,
                Some(found) => {
                    let message = format!("unbalanced '{}' character in pretty dialect name", found as char);
                    return Err(self.error_here(&message));
                }
            }
            at += 1;
            end = at;
            if open.is_empty() && stops.is_none() {
                break;
            }
        }
        match open.last() {
            Some(c) => Err(self.error_here(&format!("unbalanced '{}' character in pretty dialect name", *c as char))),
            None => Ok(end as Offset),
        }
    }

    /// Returns the literals of the enclosing formats that end a value of unknown syntax. Returns `None` for a value
    /// directly in an operation, outside of such formats.
    fn stops(&self) -> Option<Vec<Box<str>>> {
        self.follow.last()?;
        let mut stops = Vec::new();
        for follow in self.follow.iter().rev() {
            stops.extend(follow.literals.iter().cloned());
            if !follow.may_end {
                break;
            }
        }
        Some(stops)
    }
}

/// The separator between an attribute and its type.
pub(crate) const TYPED: &str = " : ";

/// A verbatim attribute or type, split into its last string, the chunks before that string, and the type that follows
/// an attribute.
pub(crate) struct KeptText<'v, 'c> {
    /// The chunks before the last string.
    pub(crate) chunks: &'v [Chunk],
    /// The last string; empty if the last chunk is not a string.
    pub(crate) last: &'c [u8],
    /// The type that follows an attribute, if any.
    pub(crate) ty: Option<Type>,
}

/// Makes the type after the closing bracket of a verbatim attribute a separate chunk, as in
/// `#dialect.name<...> : type`. A type inside the brackets of `#dialect<...>` remains part of the string.
fn split_type(ctx: &Context, text: &mut Verbatim) {
    let typed = Chunk::Text(ctx.ident(TYPED));
    let split = match &*text.chunks {
        // The type is written as an alias.
        [before @ .., Chunk::Text(last), Chunk::Type(ty)] => {
            let kept = KeptText { chunks: before, last: ctx.bytes(*last), ty: None };
            let cut = kept.last.strip_suffix(TYPED.as_bytes());
            cut.filter(|cut| is_pretty(kept.first(ctx), cut, 2)).map(|cut| (before, cut, *ty))
        }
        chunks => {
            let kept = KeptText::of(ctx, chunks);
            kept.type_behind(ctx).map(|(cut, ty)| (kept.chunks, cut, ty))
        }
    };
    if let Some((before, cut, ty)) = split {
        let cut = Chunk::Text(ctx.ident_bytes(cut));
        text.chunks = before.iter().cloned().chain([cut, typed, Chunk::Type(ty)]).collect();
    }
}

impl<'v, 'c> KeptText<'v, 'c> {
    /// Splits chunks into the last string and the chunks before it, without looking for a type.
    pub(crate) fn of(ctx: &'c Context, chunks: &'v [Chunk]) -> Self {
        match chunks {
            [chunks @ .., Chunk::Text(last)] => Self { chunks, last: ctx.bytes(*last), ty: None },
            chunks => Self { chunks, last: &[], ty: None },
        }
    }

    /// Splits the chunks of an attribute, including the type at the end.
    pub(crate) fn of_attr(ctx: &'c Context, text: &'v Verbatim) -> Self {
        if let [chunks @ .., Chunk::Text(typed), Chunk::Type(ty)] = &*text.chunks
            && ctx.bytes(*typed) == TYPED.as_bytes()
        {
            return Self { ty: Some(*ty), ..Self::of(ctx, chunks) };
        }
        Self::of(ctx, &text.chunks)
    }

    /// Parses the type at the end of the last string. Returns the string before it, and the type. Returns `None` if
    /// there is no type.
    fn type_behind(&self, ctx: &'c Context) -> Option<(&'c [u8], Type)> {
        let at = self.last.windows(TYPED.len()).rposition(|part| part == TYPED.as_bytes())?;
        let (before, behind) = (self.last.get(..at)?, self.last.get(at + TYPED.len()..)?);
        // The type must follow the closing bracket; inside the brackets it does not count.
        if !is_pretty(self.first(ctx), before, 2) {
            return None;
        }
        let (ty, length) = ctx.parse_type(behind).ok()?;
        behind.get(length..)?.trim_ascii().is_empty().then_some((before, ty))
    }

    /// Returns the first chunk of the verbatim value; empty if that chunk is not a string.
    pub(crate) fn first(&self, ctx: &'c Context) -> &'c [u8] {
        match self.chunks.first() {
            Some(Chunk::Text(text)) => ctx.bytes(*text),
            Some(Chunk::Attr(_) | Chunk::Type(_)) => &[],
            None => self.last,
        }
    }
}

impl AttrPrinter<'_, '_> {
    /// Prints a verbatim attribute or type without the prefix and mnemonic, which the format omits.
    pub(crate) fn verbatim_body(&mut self, verbatim: &Verbatim) {
        let ctx = self.ctx;
        let mnemonic = verbatim.mnemonic(ctx).len();
        let mut chunks = verbatim.chunks.iter();
        if let Some(Chunk::Text(text)) = chunks.next() {
            let body = ctx.bytes(*text).get(mnemonic..).unwrap_or_default();
            self.bytes(body.strip_prefix(b" ").unwrap_or(body));
        }
        for chunk in chunks {
            match chunk {
                Chunk::Text(text) => self.bytes(ctx.bytes(*text)),
                Chunk::Attr(attr) => self.attr(*attr),
                Chunk::Type(ty) => self.ty(*ty),
            }
        }
    }

    /// Returns true if a verbatim value has the mnemonic of this definition.
    pub(crate) fn is_verbatim_of(&self, verbatim: &Verbatim, def: &AttrDef) -> bool {
        let name = def.name.split_once('.');
        name.is_some_and(|(dialect, _)| self.ctx.str(verbatim.dialect) == dialect)
            && def.mnemonic.as_deref() == Some(verbatim.mnemonic(self.ctx))
    }
}

fn is_word(c: u8) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, b'_' | b'$' | b'.')
}

/// Returns true if the next token of the input is this literal.
fn starts_with(text: &[u8], literal: &str) -> bool {
    let behind = text.strip_prefix(literal.as_bytes());
    let is_keyword = literal.bytes().last().is_some_and(is_word);
    behind.is_some_and(|behind| !(is_keyword && behind.first().is_some_and(|c| is_word(*c))))
}
