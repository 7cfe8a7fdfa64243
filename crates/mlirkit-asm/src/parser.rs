//! The core of the parser: a token of look-ahead, the punctuation helpers that every grammar rule uses, and errors.
//!
//! [`Parser`] parses attributes, types and locations (files `attr*.rs`, `types.rs`, `location.rs`, `affine.rs`);
//! [`OpParser`](crate::OpParser) adds operations on top of it.

use std::borrow::Cow;
use std::collections::HashMap;

use mlirkit_diag::Diagnostic;
use mlirkit_ir::{Attr, Context, Type};

use crate::lexer::{Kind, Lexer, Token, unescape};

/// What a grammar rule gives back: its value, or the error that ends the parse.
pub type PResult<T> = Result<T, Box<Diagnostic>>;

/// How deep attributes, types, locations and regions may nest in each other.
pub const MAX_DEPTH: u32 = 20_000;

/// A byte offset in the source.
pub type Offset = u32;

/// Parses attributes, types and locations; the base of the operation parser.
pub struct Parser<'s, 'c> {
    /// The context that gets what is parsed.
    pub ctx: &'c Context,
    lexer: Lexer<'s>,
    tok: Token,
    last_end: Offset,
    depth: u32,
    /// Attribute aliases (`#name`) defined so far.
    pub(crate) attr_aliases: HashMap<&'s [u8], Attr>,
    /// Type aliases (`!name`) defined so far.
    pub(crate) type_aliases: HashMap<&'s [u8], Type>,
    /// Warnings met on the way.
    pub(crate) warnings: Vec<Diagnostic>,
}

/// The brackets around a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Delimiter {
    /// None: at least one element.
    None,
    /// `( )`
    Paren,
    /// `[ ]`
    Square,
    /// `< >`
    Angle,
    /// `{ }`
    Brace,
    /// `( )`, or nothing at all.
    OptionalParen,
    /// `[ ]`, or nothing at all.
    OptionalSquare,
    /// `< >`, or nothing at all.
    OptionalAngle,
    /// `{ }`, or nothing at all.
    OptionalBrace,
}

impl<'s, 'c> Parser<'s, 'c> {
    /// A parser at the start of a source.
    #[must_use]
    pub fn new(ctx: &'c Context, src: &'s [u8]) -> Self {
        let mut lexer = Lexer::new(src, 0);
        let tok = lexer.next_token();
        Self {
            ctx,
            lexer,
            tok,
            last_end: 0,
            depth: 0,
            attr_aliases: HashMap::new(),
            type_aliases: HashMap::new(),
            warnings: Vec::new(),
        }
    }

    // Tokens.

    /// The current token.
    #[must_use]
    pub fn tok(&self) -> Token {
        self.tok
    }

    /// Its kind.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.tok.kind
    }

    /// The offset of the current token.
    #[must_use]
    pub fn offset(&self) -> Offset {
        self.tok.start
    }

    /// The offset behind the last token consumed.
    #[must_use]
    pub fn last_end(&self) -> Offset {
        self.last_end
    }

    /// The text of the current token.
    #[must_use]
    pub fn spelling(&self) -> &'s [u8] {
        self.text(self.tok)
    }

    /// The text of a token.
    #[must_use]
    pub fn text(&self, tok: Token) -> &'s [u8] {
        self.lexer.src().get(tok.start as usize..tok.end as usize).unwrap_or_default()
    }

    /// The source between two offsets.
    #[must_use]
    pub fn source(&self, start: Offset, end: Offset) -> &'s [u8] {
        self.lexer.src().get(start as usize..end as usize).unwrap_or_default()
    }

    /// Moves on and gives back the token moved over.
    pub fn bump(&mut self) -> Token {
        let tok = self.tok;
        self.last_end = tok.end;
        self.tok = self.lexer.next_token();
        tok
    }

    /// Goes back (or on) to another offset, which must be the start of a token or of space before one.
    pub fn reset(&mut self, offset: Offset) {
        self.lexer.seek(offset);
        self.tok = self.lexer.next_token();
    }

    /// Whether the current token is of this kind.
    #[must_use]
    pub fn at(&self, kind: Kind) -> bool {
        self.tok.kind == kind
    }

    /// Whether the current token is this keyword.
    #[must_use]
    pub fn at_keyword(&self, keyword: &str) -> bool {
        matches!(self.tok.kind, Kind::BareId | Kind::IntType) && self.spelling() == keyword.as_bytes()
    }

    /// Consumes the current token if it is of this kind.
    pub fn eat(&mut self, kind: Kind) -> bool {
        let yes = self.at(kind);
        if yes {
            self.bump();
        }
        yes
    }

    /// Consumes the current token if it is this keyword.
    pub fn eat_keyword(&mut self, keyword: &str) -> bool {
        let yes = self.at_keyword(keyword);
        if yes {
            self.bump();
        }
        yes
    }

    /// Consumes a token of this kind, or fails with this message at the current token.
    pub fn expect(&mut self, kind: Kind, message: &str) -> PResult<Token> {
        if self.at(kind) { Ok(self.bump()) } else { Err(self.error_here(message)) }
    }

    /// Consumes this keyword, or fails as upstream's `parseKeyword` does.
    pub fn expect_keyword(&mut self, keyword: &str) -> PResult<()> {
        if self.eat_keyword(keyword) { Ok(()) } else { Err(self.error_here(&format!("expected '{keyword}'"))) }
    }

    /// Consumes any keyword: a bare identifier.
    pub fn keyword(&mut self) -> PResult<&'s str> {
        self.optional_keyword().ok_or_else(|| self.error_here("expected valid keyword"))
    }

    /// Consumes any keyword, if there is one.
    pub fn optional_keyword(&mut self) -> Option<&'s str> {
        if !matches!(self.tok.kind, Kind::BareId | Kind::IntType) {
            return None;
        }
        let tok = self.bump();
        std::str::from_utf8(self.text(tok)).ok()
    }

    /// Consumes a string literal.
    pub fn string(&mut self) -> PResult<Cow<'s, [u8]>> {
        self.optional_string().ok_or_else(|| self.error_here("expected string"))
    }

    /// Consumes a string literal, if there is one.
    pub fn optional_string(&mut self) -> Option<Cow<'s, [u8]>> {
        if !self.at(Kind::String) {
            return None;
        }
        let tok = self.bump();
        Some(self.string_value(tok))
    }

    /// What a string token (or a quoted `@"name"`) stands for.
    #[must_use]
    pub fn string_value(&self, tok: Token) -> Cow<'s, [u8]> {
        let text = self.text(tok);
        if text.contains(&b'\\') {
            return Cow::Owned(unescape(text));
        }
        let text = text.strip_prefix(b"@").unwrap_or(text);
        Cow::Borrowed(text.strip_prefix(b"\"").and_then(|t| t.strip_suffix(b"\"")).unwrap_or(text))
    }

    /// Parses `element (, element)*` in these brackets. `what` completes the messages for a missing bracket.
    pub fn list(
        &mut self,
        delimiter: Delimiter,
        what: &str,
        mut element: impl FnMut(&mut Self) -> PResult<()>,
    ) -> PResult<()> {
        let Some(close) = self.open(delimiter, what)? else { return Ok(()) };
        if close.is_some_and(|(kind, _)| self.eat(kind)) {
            return Ok(());
        }
        loop {
            element(self)?;
            if !self.eat(Kind::Comma) {
                break;
            }
        }
        self.close(close, what)
    }

    /// Consumes the opening bracket. `None`: an optional list that is not there; `Some(None)`: no brackets.
    pub fn open(&mut self, delimiter: Delimiter, what: &str) -> PResult<Option<Option<(Kind, char)>>> {
        let (open, open_char, close, optional) = match delimiter {
            Delimiter::None => return Ok(Some(None)),
            Delimiter::Paren => (Kind::LParen, '(', (Kind::RParen, ')'), false),
            Delimiter::OptionalParen => (Kind::LParen, '(', (Kind::RParen, ')'), true),
            Delimiter::Square => (Kind::LSquare, '[', (Kind::RSquare, ']'), false),
            Delimiter::OptionalSquare => (Kind::LSquare, '[', (Kind::RSquare, ']'), true),
            Delimiter::Angle => (Kind::Less, '<', (Kind::Greater, '>'), false),
            Delimiter::OptionalAngle => (Kind::Less, '<', (Kind::Greater, '>'), true),
            Delimiter::Brace => (Kind::LBrace, '{', (Kind::RBrace, '}'), false),
            Delimiter::OptionalBrace => (Kind::LBrace, '{', (Kind::RBrace, '}'), true),
        };
        if self.eat(open) {
            Ok(Some(Some(close)))
        } else if optional {
            Ok(None)
        } else {
            Err(self.error_here(&format!("expected '{open_char}'{what}")))
        }
    }

    /// Consumes the closing bracket that [`Parser::open`] gave.
    pub fn close(&mut self, close: Option<(Kind, char)>, what: &str) -> PResult<()> {
        match close {
            Some((kind, c)) => self.expect(kind, &format!("expected '{c}'{what}")).map(|_| ()),
            None => Ok(()),
        }
    }

    /// Runs a rule that may recurse: on a growing stack, and no deeper than [`MAX_DEPTH`].
    pub fn nested<T>(&mut self, rule: impl FnOnce(&mut Self) -> PResult<T>) -> PResult<T> {
        if self.depth >= MAX_DEPTH {
            return Err(self.error_here("nesting is too deep"));
        }
        self.depth += 1;
        let result = mlirkit_diag::deep(|| rule(self));
        self.depth -= 1;
        result
    }

    // Errors.

    /// An error at the current token; what the lexer found wrong there comes first.
    ///
    /// As upstream: at the end of the file, and where the token starts a new line, the error is put behind the
    /// last token instead (see `location_of_error`).
    #[must_use]
    pub fn error_here(&self, message: &str) -> Box<Diagnostic> {
        match self.lexer.error {
            Some((at, lexical)) if self.at(Kind::Error) => self.error_at(at, lexical),
            _ => self.error_at(self.offset(), message),
        }
    }

    /// An error at an offset.
    #[must_use]
    pub fn error_at(&self, offset: Offset, message: &str) -> Box<Diagnostic> {
        Box::new(Diagnostic::error_at_offset(offset, message))
    }

    /// A warning at an offset, kept until the parse is over.
    pub fn warn_at(&mut self, offset: Offset, message: &str) {
        self.warnings.push(Diagnostic::warning_at_offset(offset, message));
    }
}
