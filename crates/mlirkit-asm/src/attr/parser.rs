//! The parser core: one token of look-ahead, helpers for punctuation, and error construction.
//!
//! [`AttrParser`] parses attributes, types and locations; the grammar is in the other files of this folder.
//! [`OpParser`](crate::OpParser) builds on it to parse operations.

use std::borrow::Cow;
use std::cell::Cell;
use std::sync::{Arc, Mutex, PoisonError};

use bytes::Bytes;
use mlirkit_defs::Dialect;
use mlirkit_diag::{Diagnostic, FailureKind, Position, Severity};
use mlirkit_ir::engine::{AdoptLocs, OwnLocs};
use mlirkit_ir::{Attr, Context, Ident, OpName, TextStyle, Type};
use rustc_hash::FxHashMap;

use crate::attr::alias_table::AliasState;
use crate::attr::bodies::ParsedBodies;
use crate::attr::caches::ParseCaches;
use crate::attr::hooks::AttrHooks;
use crate::attr::opaque::Follow;
use crate::text::lexer::{Kind, Lexer, Token, unescape};
use crate::text::line_index::LineIndex;
use crate::text::{KeyedMap, Offset};

/// The result of a grammar rule: its value, or the error that aborts parsing.
pub type PResult<T> = Result<T, Box<Diagnostic>>;

/// The maximum nesting depth of attributes, types, locations and regions.
///
/// WebAssembly stacks have a fixed size, one megabyte in most hosts, which is too little for a thousand nested modules.
/// Debug builds need more stack per level.
pub const MAX_DEPTH: u32 = match (cfg!(target_arch = "wasm32"), cfg!(debug_assertions)) {
    (true, true) => 360,
    (true, false) => 400,
    (false, _) => 16_384,
};

/// The maximum number of errors reported before the one that aborts parsing.
const MAX_CHAIN: usize = 100;

/// A parser for attributes, types and locations; the base of the operation parser.
pub struct AttrParser<'s, 'c> {
    /// The context in which parsed attributes and types are interned.
    pub ctx: &'c Context,
    pub(crate) hooks: &'c AttrHooks,
    /// A cursor that creates file locations for this source.
    own_locs: OwnLocs,
    lines: LineIndex,
    /// Whether file locations are interned without first searching for an equal one; see [`AdoptLocs`].
    pub(crate) adopts_locations: bool,
    lexer: Lexer<'s>,
    tok: Token,
    last_end: Offset,
    pub(crate) depth: u32,
    /// The operation whose custom syntax is being parsed, if any. Error messages include its name.
    pub(crate) custom_op: Option<OpName>,
    /// The dialect whose types may be written here without `!dialect.`.
    pub(crate) bare: Option<&'static Dialect>,
    /// The names of the recursive types being parsed.
    open_types: Vec<Ident>,
    /// The offset of the name of the operation, or of the mnemonic of the attribute or type, being parsed.
    pub(crate) name_offset: Offset,
    pub(crate) aliases: AliasState<'s>,
    /// Whether this parser handles one chunk of a source while other threads parse the rest. If a chunk has an error,
    /// the whole source is parsed again on one thread to report it.
    pub(crate) is_part: bool,
    /// Whether the verifier, rather than the parser, reports isolated operations that use values defined outside of
    /// them.
    pub(crate) leaves_outsiders: bool,
    /// Whether isolated operations may use values defined outside of them; see `ParseOptions::outside_values`.
    pub(crate) ignores_isolation: bool,
    /// The source as shared bytes, so that constants can be slices of it instead of copies. See
    /// [`ParseOptions::shared`](crate::ParseOptions::shared).
    pub(crate) shared: Option<Bytes>,
    /// The start offset of the chunk to parse. The text before it belongs to other chunks of the file.
    pub(crate) start: Offset,
    /// Distinct attributes, keyed by their number in the source. Shared by all parsers of the source.
    pub(crate) distinct: Arc<Mutex<KeyedMap<u64, Attr>>>,
    /// The text style of the module. Shared by all parsers of the source.
    pub(crate) style: Arc<TextStyle>,
    /// For each `<...>` inside a long dialect attribute or type: its end offset, keyed by its start offset.
    pub(crate) symbol_ends: FxHashMap<Offset, Offset>,
    /// How dialect attributes are parsed; see [`AttrParser::extended_attr`].
    pub(crate) direct: Direct,
    /// The tokens that end a value of unknown syntax: one entry per enclosing format, innermost last.
    pub(crate) follow: Vec<Follow>,
    /// Parsed values, cached by their source text.
    pub(crate) known: ParseCaches,
    /// Cached attribute bodies, if this parser parses many separate strings.
    pub(crate) bodies: Option<Box<ParsedBodies<'s>>>,
    /// Warnings, and errors that precede the one that aborts parsing.
    pub(crate) warnings: Vec<Diagnostic>,
    /// Records what the parsed operation depends on in addition to its source text. The line cache uses this to decide
    /// whether the operation can be cached.
    pub(crate) depends: Depends,
}

/// Whether the body of a dialect attribute is parsed without first searching for its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Direct {
    /// Yes. No body that encloses this one is parsed so.
    Outside,
    /// Yes, and a body that encloses this one is parsed so, too.
    Inside,
    /// No: a body that encloses this one is parsed again, because its end must be known first.
    Never,
}

/// The dependencies of a parsed operation: what it depends on in addition to its source text and operand types.
#[derive(Debug, Clone, Default)]
pub(crate) struct Depends {
    /// Whether the result depends on the context in a way that the other fields do not describe.
    pub(crate) on_context: Cell<bool>,
    /// Whether the result depends on which operands have the same name.
    pub(crate) on_names: Cell<bool>,
    /// Whether operands are resolved in the order in which they occur in the text.
    pub(crate) in_order: Cell<bool>,
    /// The last number that affects nothing but one property: its offset and the index of the property.
    pub(crate) number: Cell<Option<(Offset, usize)>>,
}

/// The brackets that enclose a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Delimiter {
    /// No brackets. The list has at least one element.
    None,
    /// `( )`
    Paren,
    /// `[ ]`
    Square,
    /// `< >`
    Angle,
    /// `{ }`
    Brace,
    /// `( )`; the brackets and the list may be absent.
    OptionalParen,
    /// `[ ]`; the brackets and the list may be absent.
    OptionalSquare,
    /// `< >`; the brackets and the list may be absent.
    OptionalAngle,
    /// `{ }`; the brackets and the list may be absent.
    OptionalBrace,
}

impl<'s, 'c> AttrParser<'s, 'c> {
    /// Makes the printer write property lists, because the input uses syntax that only tools with property lists emit.
    pub fn use_lists(&self) {
        self.style.use_lists();
    }

    /// Creates a parser at the start of a source. `name` is the file name in its locations.
    #[must_use]
    pub(crate) fn with_hooks(ctx: &'c Context, hooks: &'c AttrHooks, name: &str, src: &'s [u8]) -> Self {
        Self::starting_at(ctx, hooks, name, (src, 0))
    }

    /// Creates a parser at an offset of a source. The bytes before the offset are not lexed.
    pub(crate) fn starting_at(
        ctx: &'c Context,
        hooks: &'c AttrHooks,
        name: &str,
        (src, start): (&'s [u8], usize),
    ) -> Self {
        let mut lexer = Lexer::new(src, start);
        let tok = lexer.next_token();
        Self {
            ctx,
            hooks,
            own_locs: OwnLocs::new(ctx.ident(name)),
            lines: LineIndex::starting_at(0, 1),
            adopts_locations: false,
            lexer,
            tok,
            last_end: 0,
            depth: 0,
            custom_op: None,
            bare: None,
            open_types: Vec::new(),
            name_offset: 0,
            aliases: AliasState::default(),
            is_part: false,
            leaves_outsiders: false,
            ignores_isolation: false,
            shared: None,
            start: 0,
            style: Arc::default(),
            distinct: Arc::default(),
            symbol_ends: FxHashMap::default(),
            direct: Direct::Outside,
            follow: Vec::new(),
            known: ParseCaches::default(),
            bodies: None,
            warnings: Vec::new(),
            depends: Depends::default(),
        }
    }

    /// Creates a parser for another chunk of the same source.
    pub(crate) fn twin(&self) -> Self {
        let mut twin = Self::with_hooks(self.ctx, self.hooks, "", self.lexer.src());
        (twin.own_locs, twin.start) = (OwnLocs::new(self.own_locs.file()), self.start);
        (twin.adopts_locations, twin.is_part) = (self.adopts_locations, self.is_part);
        twin.shared.clone_from(&self.shared);
        twin.distinct = Arc::clone(&self.distinct);
        twin.style = Arc::clone(&self.style);
        twin
    }

    // Tokens.

    /// Returns the current token.
    #[must_use]
    #[inline]
    pub fn tok(&self) -> Token {
        self.tok
    }

    /// Returns the kind of the current token.
    #[must_use]
    #[inline]
    pub fn kind(&self) -> Kind {
        self.tok.kind
    }

    /// Returns the offset of the current token.
    #[must_use]
    #[inline]
    pub fn offset(&self) -> Offset {
        self.tok.start
    }

    /// Returns the end offset of the last consumed token.
    #[must_use]
    #[inline]
    pub fn last_end(&self) -> Offset {
        self.last_end
    }

    /// Moves to an offset. The skipped text counts as one token for [`AttrParser::last_end`].
    pub(crate) fn skip_to(&mut self, offset: Offset) {
        self.reset(offset);
        self.last_end = offset;
    }

    /// Moves to an offset on the current line.
    #[inline(always)]
    pub(crate) fn skip_on_line(&mut self, offset: Offset) {
        self.lexer.seek_on_line(offset);
        self.tok = self.lexer.token_here();
        self.last_end = offset;
    }

    /// Moves to `end`, the end of a dimension. An `x` there is lexed as a separate token, so that a long identifier
    /// such as `x4x4x4` is not scanned again for each dimension.
    pub(crate) fn skip_dimension(&mut self, end: Offset) {
        if self.all().get(end as usize) != Some(&b'x') {
            return self.skip_to(end);
        }
        self.tok = Token { kind: Kind::BareId, start: end, end: end + 1 };
        self.last_end = end;
        self.lexer.seek(end + 1);
    }

    /// Restores [`AttrParser::last_end`] after backtracking.
    pub(crate) fn set_last_end(&mut self, offset: Offset) {
        self.last_end = offset;
    }

    /// Returns the source text of the current token.
    #[must_use]
    #[inline]
    pub fn spelling(&self) -> &'s [u8] {
        self.text(self.tok)
    }

    /// Returns the source text of a token.
    #[must_use]
    #[inline]
    pub fn text(&self, tok: Token) -> &'s [u8] {
        self.lexer.src().get(tok.start as usize..tok.end as usize).unwrap_or_default()
    }

    /// Returns the source between two offsets; empty if they are out of range.
    #[must_use]
    #[inline]
    pub fn source(&self, start: Offset, end: Offset) -> &'s [u8] {
        self.lexer.src().get(start as usize..end as usize).unwrap_or_default()
    }

    /// Returns true if the string token is known to consist of `0x` and upper-case hexadecimal digits. The lexer knows
    /// this only for a long string that it has just scanned.
    pub(crate) fn is_digits(&self, string: Token) -> bool {
        self.lexer.is_digits(string)
    }

    /// Returns the slice of the shared source that holds `text`, or `None` if the source is not shared or does not
    /// contain `text`.
    pub(crate) fn shared(&self, text: &[u8]) -> Option<Bytes> {
        let shared = self.shared.as_ref()?;
        let start = (text.as_ptr() as usize).checked_sub(shared.as_ptr() as usize)?;
        let range = start..start.checked_add(text.len())?;
        (range.end <= shared.len()).then(|| shared.slice(range))
    }

    /// Returns the whole source.
    #[must_use]
    pub(crate) fn all(&self) -> &'s [u8] {
        self.lexer.src()
    }

    /// Returns the length of the source, in bytes.
    #[must_use]
    pub(crate) fn source_len(&self) -> usize {
        self.lexer.src().len()
    }

    /// Returns the location attribute (file, line, column) for an offset.
    #[inline]
    pub fn location_of(&mut self, offset: Offset) -> Attr {
        self.depends.on_context.set(true);
        let (line, column) = self.place(offset);
        self.ctx.file_loc(self.own_locs.file(), line, column)
    }

    /// Returns the 1-based line and column of an offset.
    #[inline]
    pub(crate) fn place(&mut self, offset: Offset) -> (u32, u32) {
        match self.lexer.place(offset) {
            Some(place) => place,
            None => self.far_place(offset),
        }
    }

    fn far_place(&mut self, offset: Offset) -> (u32, u32) {
        let place = self.lines.place(self.lexer.src(), offset);
        self.lexer.learn(offset, place);
        place
    }

    /// Returns the location attribute for an offset. Must be called at most once per location.
    pub(crate) fn own_location(&mut self, offset: Offset) -> Attr {
        let place = self.place(offset);
        self.own_location_at(place)
    }

    /// Returns the location attribute for a line and column. Must be called at most once per location.
    #[inline(always)]
    pub(crate) fn own_location_at(&mut self, (line, column): (u32, u32)) -> Attr {
        match self.adopts_locations {
            true => self.ctx.adopt_file_loc(&mut self.own_locs, line, column),
            false => self.ctx.file_loc(self.own_locs.file(), line, column),
        }
    }

    /// Continues parsing at another offset. `line` holds the start offset and the number of the line that contains it.
    pub(crate) fn restart(&mut self, offset: Offset, line: (Offset, u32)) {
        self.lines = LineIndex::starting_at(line.0, line.1);
        self.reset(offset);
        self.last_end = offset;
    }

    /// Continues at `offset` in a longer or shorter version of the source. Both versions must begin with the same
    /// bytes.
    pub(crate) fn go_on_in(&mut self, source: &'s [u8], offset: Offset) {
        self.lexer.set_src(source);
        self.skip_to(offset);
    }

    /// Tells the lexer that this range is a string of hexadecimal digits; see [`Lexer::know_digits`].
    pub(crate) fn know_digits(&mut self, string: (Offset, Offset)) {
        self.lexer.know_digits(string);
    }

    /// Sets the number of the source's first line. Does nothing if `line` is `None`.
    pub(crate) fn starts_in(&mut self, line: Option<u32>) {
        let before = self.lexer.src().get(..self.start as usize).unwrap_or_default();
        if let Some(line) = line {
            let start = memchr::memrchr(b'\n', before).map_or(0, |end| end + 1);
            self.lines = LineIndex::starting_at(start as Offset, line);
        }
    }

    /// Returns the start offset and the number of the line that contains an offset.
    pub(crate) fn line_of(&mut self, offset: Offset) -> (Offset, u32) {
        let (line, column) = self.place(offset);
        (offset + 1 - column, line)
    }

    /// Returns the attribute that the alias `name` denotes; `None` if the alias is not defined.
    #[inline]
    pub(crate) fn attr_alias(&self, name: &[u8]) -> Option<Attr> {
        self.aliases.table.attr(name).or_else(|| self.aliases.before.as_ref()?.ask(|table| table.attr(name)))
    }

    /// Returns the type that the alias `name` denotes; `None` if the alias is not defined.
    #[inline]
    pub(crate) fn type_alias(&self, name: &[u8]) -> Option<Type> {
        let before = || self.aliases.before.as_ref()?.ask(|table| table.types.get(name).copied());
        self.aliases.table.types.get(name).copied().or_else(before)
    }

    /// Returns a placeholder for a location alias that is not defined yet.
    pub(crate) fn deferred_location(&mut self, name: &'s [u8], offset: Offset) -> Attr {
        self.depends.on_context.set(true);
        if let Some(pending) = self.aliases.table.pending(name) {
            self.aliases.placeholders.numbered = true;
            return pending;
        }
        let ctx = self.ctx;
        self.aliases.placeholders.named.entry(name).or_insert_with(|| (ctx.distinct(ctx.unknown_loc()), offset)).0
    }

    /// Consumes the current token and returns it.
    #[inline]
    pub fn bump(&mut self) -> Token {
        let tok = self.tok;
        self.last_end = tok.end;
        self.tok = self.lexer.next_token();
        tok
    }

    /// Moves to another offset, which must be at the start of a token or of the white space before one.
    #[inline]
    pub fn reset(&mut self, offset: Offset) {
        self.lexer.seek(offset);
        self.tok = self.lexer.next_token();
    }

    /// Returns whether a recursive type is being parsed.
    pub(crate) fn is_in_named_type(&self) -> bool {
        !self.open_types.is_empty()
    }

    /// Parses the recursive type named `name` with `rule`. The flag passed to `rule` is true if a type of this name is
    /// already being parsed.
    ///
    /// # Errors
    /// Returns the error of `rule`.
    pub fn cyclic<T>(&mut self, name: Ident, rule: impl FnOnce(&mut Self, bool) -> PResult<T>) -> PResult<T> {
        let nested = self.open_types.contains(&name);
        self.open_types.push(name);
        let result = rule(self, nested);
        self.open_types.pop();
        result
    }

    /// Parses the `<...>` body of a dialect attribute with `rule`. In batch parsing, returns the cached attribute if
    /// the same definition (`row`) had an equal body before. `rule` must consume exactly the body with its closing
    /// bracket.
    #[inline]
    pub(crate) fn body(&mut self, row: usize, rule: impl FnOnce(&mut Self) -> PResult<Attr>) -> PResult<Attr> {
        if self.bodies.is_none() || !self.at(Kind::Less) || !self.open_types.is_empty() {
            return rule(self);
        }
        let start = self.offset();
        let text = self.all().get(start as usize..).unwrap_or_default();
        if let Some((attr, len)) = self.bodies.as_mut().and_then(|bodies| bodies.find(row, text)) {
            self.skip_to(start + len);
            return Ok(attr);
        }
        let attr = rule(self)?;
        let body = self.source(start, self.last_end);
        // An attribute that is the whole input occurs only once. Distinct attributes are numbered per input, so their
        // bodies cannot be shared.
        if body.len() + 1 < text.len() && self.warnings.is_empty() && !self.has_distinct() {
            self.bodies.iter_mut().for_each(|bodies| bodies.insert(row, body, attr));
        }
        Ok(attr)
    }

    /// Returns true if the source has contained a distinct attribute so far.
    pub(crate) fn has_distinct(&self) -> bool {
        !self.distinct.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    /// Returns the offset of the name of the operation, attribute or type whose syntax is being parsed. Corresponds to
    /// `getNameLoc` in upstream MLIR.
    #[must_use]
    #[inline]
    pub fn name_offset(&self) -> Offset {
        self.name_offset
    }

    /// Runs `rule` at another offset, then returns to the current one.
    pub(crate) fn at_offset<T>(&mut self, offset: Offset, rule: impl FnOnce(&mut Self) -> PResult<T>) -> PResult<T> {
        let (back, last_end) = (self.offset(), self.last_end);
        // Errors inside an attribute or type do not name the enclosing operation.
        let op = self.custom_op.take();
        let name = std::mem::replace(&mut self.name_offset, offset);
        self.reset(offset);
        let result = rule(self);
        self.name_offset = name;
        self.reset(back);
        self.last_end = last_end;
        self.custom_op = op;
        result
    }

    /// Returns the value of a decimal or hexadecimal integer token; `None` if it does not fit in 64 bits.
    #[must_use]
    #[inline]
    pub fn integer_value(&self, tok: Token) -> Option<u64> {
        let text = std::str::from_utf8(self.text(tok)).ok()?;
        match text.strip_prefix("0x") {
            Some(hex) => u64::from_str_radix(hex, 16).ok(),
            None => text.parse().ok(),
        }
    }

    /// Returns true if the current token is of this kind.
    #[must_use]
    #[inline]
    pub fn at(&self, kind: Kind) -> bool {
        self.tok.kind == kind
    }

    /// Returns true if the current token is this keyword.
    #[must_use]
    #[inline]
    pub fn at_keyword(&self, keyword: &str) -> bool {
        matches!(self.tok.kind, Kind::BareId | Kind::IntType) && self.spelling() == keyword.as_bytes()
    }

    /// Consumes the current token if it is of this kind. Returns whether it was consumed.
    #[inline]
    pub fn eat(&mut self, kind: Kind) -> bool {
        let yes = self.at(kind);
        if yes {
            self.bump();
        }
        yes
    }

    /// Consumes the current token if it is this keyword. Returns whether it was consumed.
    #[inline]
    pub fn eat_keyword(&mut self, keyword: &str) -> bool {
        let yes = self.at_keyword(keyword);
        if yes {
            self.bump();
        }
        yes
    }

    /// Consumes a token of this kind; otherwise returns an error with this message.
    #[inline]
    pub fn expect(&mut self, kind: Kind, message: &str) -> PResult<Token> {
        if self.at(kind) { Ok(self.bump()) } else { Err(self.wrong_token(message)) }
    }

    /// Consumes this keyword; otherwise returns the error of upstream's `parseKeyword`.
    #[inline]
    pub fn expect_keyword(&mut self, keyword: &str) -> PResult<()> {
        if self.eat_keyword(keyword) {
            Ok(())
        } else {
            Err(self.hook_error(self.offset(), &format!("expected '{keyword}'")))
        }
    }

    /// Consumes any keyword (a bare identifier) and returns it.
    #[inline]
    pub fn keyword(&mut self) -> PResult<&'s str> {
        self.optional_keyword().ok_or_else(|| self.hook_error(self.offset(), "expected valid keyword"))
    }

    /// Consumes any keyword; returns `None` if the current token is not one.
    #[inline]
    pub fn optional_keyword(&mut self) -> Option<&'s str> {
        std::str::from_utf8(self.optional_word()?).ok()
    }

    /// Consumes any keyword and returns its bytes; returns `None` if the current token is not one.
    #[inline]
    pub(crate) fn optional_word(&mut self) -> Option<&'s [u8]> {
        if !matches!(self.tok.kind, Kind::BareId | Kind::IntType) {
            return None;
        }
        let tok = self.bump();
        Some(self.text(tok))
    }

    /// Consumes a string literal and returns its unescaped value.
    #[inline]
    pub fn string(&mut self) -> PResult<Cow<'s, [u8]>> {
        self.optional_string().ok_or_else(|| self.hook_error(self.offset(), "expected string"))
    }

    /// Consumes a string literal and returns its unescaped value; returns `None` if the current token is not one.
    #[inline]
    pub fn optional_string(&mut self) -> Option<Cow<'s, [u8]>> {
        if !self.at(Kind::String) {
            return None;
        }
        let tok = self.bump();
        Some(self.string_value(tok))
    }

    /// Returns the unescaped value of a string token or a quoted symbol (`@"name"`).
    #[must_use]
    #[inline]
    pub fn string_value(&self, tok: Token) -> Cow<'s, [u8]> {
        let text = self.text(tok);
        if text.contains(&b'\\') {
            return Cow::Owned(unescape(text));
        }
        let text = text.strip_prefix(b"@").unwrap_or(text);
        Cow::Borrowed(text.strip_prefix(b"\"").and_then(|t| t.strip_suffix(b"\"")).unwrap_or(text))
    }

    /// Parses `element (, element)*` in brackets. `what` is appended to the error message for a missing bracket.
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

    /// Consumes the opening bracket of a list and returns its closing bracket. Returns `None` if an optional list is
    /// absent, and `Some(None)` if the list has no brackets. `what` is appended to the error message for a missing
    /// bracket.
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
            Err(self.wrong_token(&format!("expected '{open_char}'{what}")))
        }
    }

    /// Consumes the closing bracket returned by [`AttrParser::open`]. `what` is appended to the error message for a
    /// missing bracket.
    #[inline]
    pub fn close(&mut self, close: Option<(Kind, char)>, what: &str) -> PResult<()> {
        match close {
            Some((kind, _)) if self.eat(kind) => Ok(()),
            Some((_, c)) => Err(self.wrong_token(&format!("expected '{c}'{what}"))),
            None => Ok(()),
        }
    }

    /// Runs a recursive rule, growing the stack if necessary. Returns an error if nesting exceeds [`MAX_DEPTH`].
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

    /// Creates an error at the current token. At the end of the source, the error is one byte earlier.
    #[must_use]
    #[cold]
    pub fn error_here(&self, message: &str) -> Box<Diagnostic> {
        let offset = if self.at(Kind::Eof) { self.offset().saturating_sub(1) } else { self.offset() };
        self.error_at(offset, message)
    }

    /// Creates an error about an unexpected token.
    ///
    /// If the token starts a line, the error is placed at the end of the preceding text, where the expected token is
    /// missing.
    #[must_use]
    #[cold]
    pub fn wrong_token(&self, message: &str) -> Box<Diagnostic> {
        let original = if self.at(Kind::Eof) { self.offset().saturating_sub(1) } else { self.offset() };
        let mut before = self.source(self.start, original);
        loop {
            while let [rest @ .., b' ' | b'\t'] = before {
                before = rest;
            }
            let Some((last, rest)) = before.split_last() else { return self.error_at(original, message) };
            if !matches!(last, b'\n' | b'\r') {
                let length = u32::try_from(before.len()).unwrap_or_default();
                return self.error_at(self.start + length, message);
            }
            // Text in a comment on the preceding line does not count.
            before = rest;
            let line = before.iter().rposition(|c| matches!(c, b'\n' | b'\r')).unwrap_or(0);
            if let Some(comment) = before[line..].windows(2).position(|w| w == b"//") {
                before = &before[..line + comment];
            }
        }
    }

    /// Creates an error at an offset. If the current token is a lexical error, that error is reported instead.
    #[must_use]
    #[cold]
    pub fn error_at(&self, offset: Offset, message: &str) -> Box<Diagnostic> {
        let (offset, message) = match self.lexer.error {
            Some((at, lexical)) if self.at(Kind::Error) => (at, lexical),
            _ => (offset, message),
        };
        Box::new(Diagnostic::error(Position::Offset(offset.into()), message))
    }

    /// Takes the errors that were recorded before the one that aborted parsing, and drops the warnings.
    pub(crate) fn take_errors(&mut self) -> Vec<Diagnostic> {
        let mut errors = std::mem::take(&mut self.warnings);
        errors.retain(|error| error.severity == Severity::Error);
        errors
    }

    /// Creates an error to report after the error `first`. It is at offset `at` or, by default, at the current token.
    #[must_use]
    #[cold]
    pub fn and_then_error(&mut self, first: Box<Diagnostic>, at: Option<Offset>, message: &str) -> Box<Diagnostic> {
        // A lexical error is reported only once. Errors beyond the limit are dropped, because thousands of nested rules
        // may each add one.
        if self.at(Kind::Error) || self.warnings.len() >= MAX_CHAIN {
            return first;
        }
        self.warnings.push(*first);
        match at {
            Some(offset) => self.error_at(offset, message),
            None => self.error_here(message),
        }
    }

    /// Creates an error prefixed with the operation whose custom syntax is being parsed: `custom op 'x' message`.
    /// Outside of operations, there is no prefix.
    #[must_use]
    #[cold]
    pub fn hook_error(&self, offset: Offset, message: &str) -> Box<Diagnostic> {
        let mut error = self.error_at(offset, &self.hook_message(message));
        if self.custom_op.is_some() {
            error.kind = FailureKind::CustomSyntax;
        }
        error
    }

    /// Creates an error to report after `first`, prefixed with the operation whose custom syntax is being parsed.
    #[must_use]
    #[cold]
    pub fn and_then_hook_error(&mut self, first: Box<Diagnostic>, at: Offset, message: &str) -> Box<Diagnostic> {
        let message = self.hook_message(message).into_owned();
        self.and_then_error(first, Some(at), &message)
    }

    #[cold]
    fn hook_message<'t>(&self, message: &'t str) -> Cow<'t, str> {
        match self.custom_op {
            Some(op) => format!("custom op '{}' {message}", self.ctx.op_str(op)).into(),
            None => message.into(),
        }
    }

    /// Records a warning that has no position in the source. It is reported after parsing.
    #[cold]
    pub fn warn_nowhere(&mut self, message: &str) {
        self.warnings.push(Diagnostic::warning(Position::Unknown, message));
    }
}
