//! The core of the parser: a token of look-ahead, the punctuation helpers that every grammar rule uses, and errors.
//!
//! [`AttrParser`] parses attributes, types and locations (files `attr*.rs`, `types.rs`, `location.rs`, `affine.rs`);
//! [`OpParser`](crate::OpParser) adds operations on top of it.

mod aliases;
mod recent;

use std::borrow::Cow;
use std::cell::Cell;
use std::collections::HashMap;
use std::hash::BuildHasher;
use std::sync::{Arc, Mutex};

use bytes::Bytes;
use foldhash::fast::RandomState;
use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use mlirkit_diag::{Diagnostic, Position, Severity};
use mlirkit_ir::engine::{AdoptLocs, OwnLocs};
use mlirkit_ir::{Attr, Context, Ident, OpName, Type};
use rustc_hash::FxHashMap;

use crate::hooks::Hooks;
use crate::lexer::{Kind, Lexer, Token, unescape};
pub(crate) use aliases::{Ahead, AliasTable, Before, is_pending};
use recent::LONGEST;
pub(crate) use recent::{Names, Recent, ends};

/// What a grammar rule gives back: its value, or the error that ends the parse.
pub type PResult<T> = Result<T, Box<Diagnostic>>;

/// How deep attributes, types, locations and regions may nest in each other.
///
/// WebAssembly has a stack of a fixed size, that of its host: engines have one megabyte, which a thousand levels of
/// nested modules do not fit into.
pub const MAX_DEPTH: u32 = if cfg!(target_arch = "wasm32") { 400 } else { 16_384 };

/// How many errors may be said before the one that ends the parse.
const MAX_CHAIN: usize = 100;

/// A map whose keys are the source's to choose: nobody can choose many that share a place in it.
pub(crate) type KeyedMap<K, V> = HashMap<K, V, RandomState>;

/// A byte offset in the source.
pub type Offset = u32;

/// Parses attributes, types and locations; the base of the operation parser.
pub struct AttrParser<'s, 'c> {
    /// The context that gets what is parsed.
    pub ctx: &'c Context,
    /// The locations of this source, by the name of its file.
    own_locs: OwnLocs,
    lines: Lines,
    /// Whether locations need no look-up, see [`AdoptLocs`].
    pub(crate) adopts_locations: bool,
    lexer: Lexer<'s>,
    tok: Token,
    last_end: Offset,
    pub(crate) depth: u32,
    /// The operation whose hand-written or declarative syntax is being parsed: its errors name it.
    pub(crate) custom_op: Option<OpName>,
    /// Names of types that stand in their own definitions, of those being parsed.
    open_types: Vec<Ident>,
    /// Where the name of what is being parsed stands: of an operation, or behind the `#dialect.` of an attribute.
    pub(crate) name_offset: Offset,
    /// What stands for location aliases that are not defined yet.
    pub(crate) deferred: Ahead<'s>,
    /// The aliases defined so far; who parses a part of the source keeps those that were defined before it.
    pub(crate) aliases: Arc<AliasTable<'s>>,
    /// While a list of aliases is parsed by several threads: what was defined before, and is in no table of theirs.
    pub(crate) before: Option<Before<'s>>,
    /// The aliases of the whole source, for who parses a part of it afterwards: a location may name one before it is defined.
    pub(crate) later_aliases: Option<Arc<AliasTable<'s>>>,
    /// How often other threads made this one copy its aliases, in names copied.
    pub(crate) copied: usize,
    /// Whether this parses a part of a source while others parse the rest: what that cannot do is an error, upon which
    /// the source is parsed as a whole.
    pub(crate) is_part: bool,
    /// Whether the verifier says what isolated operations use and do not see.
    pub(crate) leaves_outsiders: bool,
    /// The source as what constants may keep a slice of, see [`ParseOptions::shared`](crate::ParseOptions::shared).
    pub(crate) shared: Option<Bytes>,
    /// Where the source begins: what stands before belongs to other parts of the file.
    pub(crate) start: Offset,
    /// Distinct attributes by the number the source gives them, known to all that parse it.
    pub(crate) distinct: Arc<Mutex<KeyedMap<u64, Attr>>>,
    /// Where the `<...>` of dialect symbols inside a long one end.
    pub(crate) symbol_ends: FxHashMap<Offset, Offset>,
    /// What was parsed before: looking it up here costs less than making it again.
    pub(crate) known: Known,
    /// What was said on the way: warnings, and errors that another one follows.
    pub(crate) warnings: Vec<Diagnostic>,
    /// What the operation being parsed depends on beside its text and the types of its operands.
    pub(crate) depends: Depends,
}

/// What an operation may depend on beside its text and the types of its operands.
#[derive(Debug, Clone, Default)]
pub(crate) struct Depends {
    /// On what stands around it.
    pub(crate) on_context: Cell<bool>,
    /// On which of its operands have the same name.
    pub(crate) on_names: Cell<bool>,
    /// Its operands stand in it in the order in which they were resolved, whatever their names are.
    pub(crate) in_order: Cell<bool>,
    /// Where the last attribute starts that is a number of which nothing came but a property of the operation, and which one.
    pub(crate) number: Cell<Option<(Offset, usize)>>,
}

/// Types, attributes and names by their text, and numbers by type and bits.
#[derive(Default)]
pub(crate) struct Known {
    pub(crate) types: Texts<Type>,
    pub(crate) attrs: Texts<Attr>,
    pub(crate) names: Recent<Ident>,
    pub(crate) set: Names,
    pub(crate) files: Recent<Ident>,
    pub(crate) maps: crate::affine::KnownMaps,
    pub(crate) words: crate::words::Words,
    /// The rows of symbols that a format says all of, by `#dialect.mnemonic`.
    pub(crate) rows: KeyedMap<Box<[u8]>, &'static mlirkit_defs::AttrDef>,
    numbers: Vec<Option<(Type, u64, Attr)>>,
    // What was asked of a type, by where that stands in memory, and holds.
    accepted: Vec<Option<(usize, Type)>>,
}

/// Values by text: those met last, and all of them. The texts stand in one piece of memory, for there may be as many as the source
/// has types.
pub(crate) struct Texts<T> {
    recent: Recent<T>,
    hasher: RandomState,
    bytes: Vec<u8>,
    all: HashTable<KnownText<T>>,
}

/// A text, by where it stands among all of them, and what it stands for.
struct KnownText<T> {
    hash: u32,
    start: u32,
    len: u32,
    value: T,
}

impl<T> Default for Texts<T> {
    fn default() -> Self {
        let (recent, hasher) = (Recent::default(), RandomState::default());
        Self { recent, hasher, bytes: Vec::new(), all: HashTable::new() }
    }
}

impl<T: Copy> Texts<T> {
    /// What this text stands for.
    #[inline]
    pub(crate) fn get(&mut self, text: &[u8]) -> Option<T> {
        if let Some(value) = self.recent.get(text) {
            return Some(value);
        }
        let hash = self.hash(text);
        let value = self.all.find(spread(hash), |known| known.is(hash, text, &self.bytes))?.value;
        self.recent.set(text, value);
        Some(value)
    }

    /// Remembers what this text stands for, if it is short.
    pub(crate) fn insert(&mut self, text: &[u8], value: T) {
        self.recent.set(text, value);
        let Ok(start) = u32::try_from(self.bytes.len()) else { return };
        if text.len() <= LONGEST {
            let hash = self.hash(text);
            let is_it = |known: &KnownText<T>| known.is(hash, text, &self.bytes);
            if let Entry::Vacant(place) = self.all.entry(spread(hash), is_it, |known| spread(known.hash)) {
                place.insert(KnownText { hash, start, len: text.len() as u32, value });
                self.bytes.extend_from_slice(text);
            }
        }
    }

    fn hash(&self, text: &[u8]) -> u32 {
        (self.hasher.hash_one(text) >> 32) as u32
    }
}

impl<T> KnownText<T> {
    #[inline]
    fn is(&self, hash: u32, text: &[u8], bytes: &[u8]) -> bool {
        let (start, len) = (self.start as usize, self.len as usize);
        self.hash == hash && len == text.len() && bytes.get(start..start + len) == Some(text)
    }
}

/// Half a hash as a whole one: tables go by its highest and its lowest bits.
#[inline]
fn spread(hash: u32) -> u64 {
    u64::from(hash) << 32 | u64::from(hash)
}

/// How many numbers are remembered.
const NUMBERS: usize = 1024;

/// How many answers about types are remembered.
const ANSWERS: usize = 128;

fn answer(asked: usize, ty: Type) -> usize {
    (asked ^ (ty.index() << 20)).wrapping_mul(0x9E37_79B9_7F4A_7C15_u64 as usize) >> (usize::BITS - 7)
}

impl Known {
    /// Whether this was asked of the type before, and holds. What is asked for is known by its address, and never goes away.
    #[inline]
    pub(crate) fn is_accepted(&self, asked: usize, ty: Type) -> bool {
        self.accepted.get(answer(asked, ty)) == Some(&Some((asked, ty)))
    }

    /// Remembers that this holds for the type.
    pub(crate) fn accept(&mut self, asked: usize, ty: Type) {
        if self.accepted.is_empty() {
            self.accepted.resize(ANSWERS, None);
        }
        if let Some(place) = self.accepted.get_mut(answer(asked, ty)) {
            *place = Some((asked, ty));
        }
    }

    /// The number with these bits if it was parsed not long ago, else what `make` makes.
    pub(crate) fn number(&mut self, ty: Type, bits: u64, make: impl FnOnce() -> Attr) -> Attr {
        if self.numbers.is_empty() {
            self.numbers.resize(NUMBERS, None);
        }
        let hash = (bits ^ (ty.index() as u64).rotate_left(32)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        match self.numbers.get_mut((hash >> 54) as usize % NUMBERS) {
            Some(Some((t, b, attr))) if *t == ty && *b == bits => *attr,
            Some(place) => place.insert((ty, bits, make())).2,
            None => make(),
        }
    }
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

impl<'s, 'c> AttrParser<'s, 'c> {
    /// A parser at the start of a source.
    #[must_use]
    #[inline]
    pub fn new(ctx: &'c Context, src: &'s [u8]) -> Self {
        Self::with_name(ctx, "", src)
    }

    /// A parser at the start of a source whose locations carry this file name.
    #[must_use]
    pub fn with_name(ctx: &'c Context, name: &str, src: &'s [u8]) -> Self {
        let mut lexer = Lexer::new(src, 0);
        let tok = lexer.next_token();
        Self {
            ctx,
            own_locs: OwnLocs::new(ctx.ident(name)),
            lines: Lines::starting_at(0, 1),
            adopts_locations: false,
            lexer,
            tok,
            last_end: 0,
            depth: 0,
            custom_op: None,
            open_types: Vec::new(),
            name_offset: 0,
            deferred: Ahead::default(),
            aliases: Arc::default(),
            before: None,
            later_aliases: None,
            copied: 0,
            is_part: false,
            leaves_outsiders: false,
            shared: None,
            start: 0,
            distinct: Arc::default(),
            symbol_ends: FxHashMap::default(),
            known: Known::default(),
            warnings: Vec::new(),
            depends: Depends::default(),
        }
    }

    /// A parser of the same source, for another part of it.
    pub(crate) fn twin(&self) -> Self {
        let mut twin = Self::new(self.ctx, self.lexer.src());
        (twin.own_locs, twin.start) = (OwnLocs::new(self.own_locs.file()), self.start);
        (twin.adopts_locations, twin.is_part) = (self.adopts_locations, self.is_part);
        twin.shared.clone_from(&self.shared);
        twin.distinct = Arc::clone(&self.distinct);
        twin
    }

    // Tokens.

    /// The current token.
    #[must_use]
    #[inline]
    pub fn tok(&self) -> Token {
        self.tok
    }

    /// Its kind.
    #[must_use]
    #[inline]
    pub fn kind(&self) -> Kind {
        self.tok.kind
    }

    /// The offset of the current token.
    #[must_use]
    #[inline]
    pub fn offset(&self) -> Offset {
        self.tok.start
    }

    /// The offset behind the last token consumed.
    #[must_use]
    #[inline]
    pub fn last_end(&self) -> Offset {
        self.last_end
    }

    /// Moves on to an offset, as if what stands before it were one token.
    pub(crate) fn skip_to(&mut self, offset: Offset) {
        self.reset(offset);
        self.last_end = offset;
    }

    /// Moves on to an offset of the same line.
    #[inline(always)]
    pub(crate) fn skip_on_line(&mut self, offset: Offset) {
        self.lexer.seek_on_line(offset);
        self.tok = self.lexer.token_here();
        self.last_end = offset;
    }

    /// Moves on to the end of a dimension. An `x` there is a token of its own: what is glued to it would be looked through
    /// to its end for each of many dimensions.
    pub(crate) fn skip_dimension(&mut self, end: Offset) {
        if self.all().get(end as usize) != Some(&b'x') {
            return self.skip_to(end);
        }
        self.tok = Token { kind: Kind::BareId, start: end, end: end + 1 };
        self.last_end = end;
        self.lexer.seek(end + 1);
    }

    /// Corrects what [`AttrParser::last_end`] says after going back.
    pub(crate) fn set_last_end(&mut self, offset: Offset) {
        self.last_end = offset;
    }

    /// The text of the current token.
    #[must_use]
    #[inline]
    pub fn spelling(&self) -> &'s [u8] {
        self.text(self.tok)
    }

    /// The text of a token.
    #[must_use]
    #[inline]
    pub fn text(&self, tok: Token) -> &'s [u8] {
        self.lexer.src().get(tok.start as usize..tok.end as usize).unwrap_or_default()
    }

    /// The source between two offsets.
    #[must_use]
    #[inline]
    pub fn source(&self, start: Offset, end: Offset) -> &'s [u8] {
        self.lexer.src().get(start as usize..end as usize).unwrap_or_default()
    }

    /// Whether a string is known to be `0x`, hexadecimal digits and capital letters; of a long one that was met lately, it is.
    pub(crate) fn is_digits(&self, string: Token) -> bool {
        self.lexer.is_digits(string)
    }

    /// A part of the source as a slice that is shared with it, if it may be.
    pub(crate) fn shared(&self, text: &[u8]) -> Option<Bytes> {
        let shared = self.shared.as_ref()?;
        let start = (text.as_ptr() as usize).checked_sub(shared.as_ptr() as usize)?;
        let range = start..start.checked_add(text.len())?;
        (range.end <= shared.len()).then(|| shared.slice(range))
    }

    /// The whole source.
    #[must_use]
    pub(crate) fn all(&self) -> &'s [u8] {
        self.lexer.src()
    }

    /// How long the source is.
    #[must_use]
    pub(crate) fn source_len(&self) -> usize {
        self.lexer.src().len()
    }

    /// The location of an offset: file, line and column.
    #[inline]
    pub fn location_of(&mut self, offset: Offset) -> Attr {
        self.depends.on_context.set(true);
        let (line, column) = self.place(offset);
        self.ctx.file_loc(self.own_locs.file(), line, column)
    }

    /// Line and column of an offset, both from 1.
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

    /// The location of an offset that is asked for only once.
    pub(crate) fn own_location(&mut self, offset: Offset) -> Attr {
        let place = self.place(offset);
        self.own_location_at(place)
    }

    /// The location of a place that is asked for only once.
    #[inline(always)]
    pub(crate) fn own_location_at(&mut self, (line, column): (u32, u32)) -> Attr {
        match self.adopts_locations {
            true => self.ctx.adopt_file_loc(&mut self.own_locs, line, column),
            false => self.ctx.file_loc(self.own_locs.file(), line, column),
        }
    }

    /// Goes on at another place of the source, whose line is known by where it starts.
    pub(crate) fn restart(&mut self, offset: Offset, line: (Offset, u32)) {
        self.lines = Lines::starting_at(line.0, line.1);
        self.reset(offset);
        self.last_end = offset;
    }

    /// See [`Lexer::know_digits`].
    pub(crate) fn know_digits(&mut self, string: (Offset, Offset)) {
        self.lexer.know_digits(string);
    }

    /// Takes note of the line that the source is parsed from, if somebody knows.
    pub(crate) fn starts_in(&mut self, line: Option<u32>) {
        let before = self.lexer.src().get(..self.start as usize).unwrap_or_default();
        if let Some(line) = line {
            let start = memchr::memrchr(b'\n', before).map_or(0, |end| end + 1);
            self.lines = Lines::starting_at(start as Offset, line);
        }
    }

    /// The start of the line that an offset stands in, and its number.
    pub(crate) fn line_of(&mut self, offset: Offset) -> (Offset, u32) {
        let (line, column) = self.place(offset);
        (offset + 1 - column, line)
    }

    /// What an attribute alias stands for.
    #[inline]
    pub(crate) fn attr_alias(&self, name: &[u8]) -> Option<Attr> {
        self.aliases.attr(name).or_else(|| self.before.as_ref()?.ask(|table| table.attr(name)))
    }

    /// Likewise a type alias.
    #[inline]
    pub(crate) fn type_alias(&self, name: &[u8]) -> Option<Type> {
        let before = || self.before.as_ref()?.ask(|table| table.types.get(name).copied());
        self.aliases.types.get(name).copied().or_else(before)
    }

    /// What stands for a location alias until it is defined.
    pub(crate) fn deferred_location(&mut self, name: &'s [u8], offset: Offset) -> Attr {
        self.depends.on_context.set(true);
        if let Some(pending) = self.aliases.pending(name) {
            self.deferred.numbered = true;
            return pending;
        }
        let ctx = self.ctx;
        self.deferred.named.entry(name).or_insert_with(|| (ctx.distinct(ctx.unknown_loc()), offset)).0
    }

    /// Moves on and gives back the token moved over.
    #[inline]
    pub fn bump(&mut self) -> Token {
        let tok = self.tok;
        self.last_end = tok.end;
        self.tok = self.lexer.next_token();
        tok
    }

    /// Goes back (or on) to another offset, which must be the start of a token or of space before one.
    #[inline]
    pub fn reset(&mut self, offset: Offset) {
        self.lexer.seek(offset);
        self.tok = self.lexer.next_token();
    }

    /// Parses what a type with this name stands around; `rule` learns whether it stands in a type of that name already.
    ///
    /// # Errors
    /// Those of the rule.
    pub fn cyclic<T>(&mut self, name: Ident, rule: impl FnOnce(&mut Self, bool) -> PResult<T>) -> PResult<T> {
        let nested = self.open_types.contains(&name);
        self.open_types.push(name);
        let result = rule(self, nested);
        self.open_types.pop();
        result
    }

    /// Where the name of the operation, attribute or type stands whose own syntax is being parsed: upstream's
    /// `getNameLoc`.
    #[must_use]
    #[inline]
    pub fn name_offset(&self) -> Offset {
        self.name_offset
    }

    /// Runs a rule at another offset and comes back, from an error too: what else is said of it stands behind what the rule read.
    pub(crate) fn at_offset<T>(&mut self, offset: Offset, rule: impl FnOnce(&mut Self) -> PResult<T>) -> PResult<T> {
        let (back, last_end) = (self.offset(), self.last_end);
        // What is wrong inside an attribute or type is not said in the name of the operation around it.
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

    /// The hooks of the context.
    pub(crate) fn hooks(&self) -> &'c Hooks {
        Hooks::of(self.ctx)
    }

    /// The value of an integer token, decimal or hexadecimal, if it fits 64 bits.
    #[must_use]
    #[inline]
    pub fn integer_value(&self, tok: Token) -> Option<u64> {
        let text = std::str::from_utf8(self.text(tok)).ok()?;
        match text.strip_prefix("0x") {
            Some(hex) => u64::from_str_radix(hex, 16).ok(),
            None => text.parse().ok(),
        }
    }

    /// Whether the current token is of this kind.
    #[must_use]
    #[inline]
    pub fn at(&self, kind: Kind) -> bool {
        self.tok.kind == kind
    }

    /// Whether the current token is this keyword.
    #[must_use]
    #[inline]
    pub fn at_keyword(&self, keyword: &str) -> bool {
        matches!(self.tok.kind, Kind::BareId | Kind::IntType) && self.spelling() == keyword.as_bytes()
    }

    /// Consumes the current token if it is of this kind.
    #[inline]
    pub fn eat(&mut self, kind: Kind) -> bool {
        let yes = self.at(kind);
        if yes {
            self.bump();
        }
        yes
    }

    /// Consumes the current token if it is this keyword.
    #[inline]
    pub fn eat_keyword(&mut self, keyword: &str) -> bool {
        let yes = self.at_keyword(keyword);
        if yes {
            self.bump();
        }
        yes
    }

    /// Consumes a token of this kind, or fails with this message at the current token.
    #[inline]
    pub fn expect(&mut self, kind: Kind, message: &str) -> PResult<Token> {
        if self.at(kind) { Ok(self.bump()) } else { Err(self.wrong_token(message)) }
    }

    /// Consumes this keyword, or fails as upstream's `parseKeyword` does.
    #[inline]
    pub fn expect_keyword(&mut self, keyword: &str) -> PResult<()> {
        if self.eat_keyword(keyword) {
            Ok(())
        } else {
            Err(self.hook_error(self.offset(), &format!("expected '{keyword}'")))
        }
    }

    /// Consumes any keyword: a bare identifier.
    #[inline]
    pub fn keyword(&mut self) -> PResult<&'s str> {
        self.optional_keyword().ok_or_else(|| self.hook_error(self.offset(), "expected valid keyword"))
    }

    /// Consumes any keyword, if there is one.
    #[inline]
    pub fn optional_keyword(&mut self) -> Option<&'s str> {
        std::str::from_utf8(self.optional_word()?).ok()
    }

    /// Likewise, as bytes.
    #[inline]
    pub(crate) fn optional_word(&mut self) -> Option<&'s [u8]> {
        if !matches!(self.tok.kind, Kind::BareId | Kind::IntType) {
            return None;
        }
        let tok = self.bump();
        Some(self.text(tok))
    }

    /// Consumes a string literal.
    #[inline]
    pub fn string(&mut self) -> PResult<Cow<'s, [u8]>> {
        self.optional_string().ok_or_else(|| self.hook_error(self.offset(), "expected string"))
    }

    /// Consumes a string literal, if there is one.
    #[inline]
    pub fn optional_string(&mut self) -> Option<Cow<'s, [u8]>> {
        if !self.at(Kind::String) {
            return None;
        }
        let tok = self.bump();
        Some(self.string_value(tok))
    }

    /// What a string token (or a quoted `@"name"`) stands for.
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
            Err(self.wrong_token(&format!("expected '{open_char}'{what}")))
        }
    }

    /// Consumes the closing bracket that [`AttrParser::open`] gave.
    #[inline]
    pub fn close(&mut self, close: Option<(Kind, char)>, what: &str) -> PResult<()> {
        match close {
            Some((kind, _)) if self.eat(kind) => Ok(()),
            Some((_, c)) => Err(self.wrong_token(&format!("expected '{c}'{what}"))),
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

    /// An error at the current token, or one byte before the end of the source.
    #[must_use]
    #[cold]
    pub fn error_here(&self, message: &str) -> Box<Diagnostic> {
        let offset = if self.at(Kind::Eof) { self.offset().saturating_sub(1) } else { self.offset() };
        self.error_at(offset, message)
    }

    /// An error about a token that should be another one.
    ///
    /// Where the token starts a line, the end of the text before it is where the expected one is missing.
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
            // A comment on the line before does not count as text.
            before = rest;
            let line = before.iter().rposition(|c| matches!(c, b'\n' | b'\r')).unwrap_or(0);
            if let Some(comment) = before[line..].windows(2).position(|w| w == b"//") {
                before = &before[..line + comment];
            }
        }
    }

    /// An error at an offset. What the lexer found wrong at the current token comes first.
    #[must_use]
    #[cold]
    pub fn error_at(&self, offset: Offset, message: &str) -> Box<Diagnostic> {
        let (offset, message) = match self.lexer.error {
            Some((at, lexical)) if self.at(Kind::Error) => (at, lexical),
            _ => (offset, message),
        };
        Box::new(Diagnostic::error(Position::Offset(offset.into()), message))
    }

    /// The errors that were to be said before the one that parsing ended with.
    pub(crate) fn take_errors(&mut self) -> Vec<Diagnostic> {
        let mut errors = std::mem::take(&mut self.warnings);
        errors.retain(|error| error.severity == Severity::Error);
        errors
    }

    /// The error that follows another one, which is said first; at this offset or at the current token.
    #[must_use]
    #[cold]
    pub fn and_then_error(&mut self, first: Box<Diagnostic>, at: Option<Offset>, message: &str) -> Box<Diagnostic> {
        // What the lexer found wrong is said once, and what thousands of nested rules would each add not at all.
        if self.at(Kind::Error) || self.warnings.len() >= MAX_CHAIN {
            return first;
        }
        self.warnings.push(*first);
        match at {
            Some(offset) => self.error_at(offset, message),
            None => self.error_here(message),
        }
    }

    /// An error of the operation whose syntax is being parsed: `custom op 'x' message`; otherwise the message alone.
    #[must_use]
    #[cold]
    pub fn hook_error(&self, offset: Offset, message: &str) -> Box<Diagnostic> {
        self.error_at(offset, &self.hook_message(message))
    }

    /// The error of the operation whose syntax is being parsed that follows another one, which is said first.
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

    /// A warning of no place, kept until the parse is over.
    #[cold]
    pub fn warn_nowhere(&mut self, message: &str) {
        self.warnings.push(Diagnostic::warning(Position::Unknown, message));
    }
}

/// The line of the place that was asked for last, and some of the lines before it.
#[derive(Debug)]
struct Lines {
    start: Offset,
    number: u32,
    /// Up to here nothing ends the line.
    seen: Offset,
    marks: Vec<(Offset, u32)>,
    /// A line before, from where to where it was looked at, and its number.
    before: (std::ops::Range<Offset>, u32),
}

/// So little is looked through byte by byte.
const NEAR: usize = 24;

/// Sources of up to so many bytes are all looked through so: the library that looks at many bytes at once asks the processor what it can do first, which takes a
/// twentieth of the time of a small file.
const SMALL: usize = 1 << 12;

/// In more than this lines are counted, and not found one by one.
const FAR: usize = if cfg!(test) { 64 } else { 1 << 10 };

/// How far apart the lines are that are kept.
const MARK_EVERY: Offset = 1 << 14;

impl Lines {
    /// Questions are mostly about places behind this line.
    fn starting_at(start: Offset, number: u32) -> Self {
        Self { start, number, seen: start, marks: vec![(start, number)], before: (0..0, 0) }
    }

    /// Line and column of an offset, both from 1. Questions mostly come in the order of the source.
    fn place(&mut self, source: &[u8], offset: Offset) -> (u32, u32) {
        if offset < self.start {
            return self.place_before(source, offset);
        }
        if offset <= self.seen {
            return (self.number, offset - self.start + 1);
        }
        let between = source.get(self.seen as usize..offset as usize).unwrap_or_default();
        let from = std::mem::replace(&mut self.seen, offset);
        let near =
            |from: usize| (between.iter().enumerate().skip(from).filter(|(_, c)| **c == b'\n')).map(|(at, _)| at);
        let mut last = None;
        let mut end = |at: usize| (last, self.number) = (Some(at), self.number + 1);
        if source.len() <= SMALL {
            near(0).for_each(end);
        } else if between.len() > FAR {
            self.number += memchr::memchr_iter(b'\n', between).count() as u32;
            last = memchr::memrchr(b'\n', between);
        } else {
            let mut ends = memchr::memchr_iter(b'\n', between);
            // Most questions are about the next line.
            if let Some(first) = ends.next() {
                end(first);
                if between.len() - first <= NEAR { near(first + 1).for_each(end) } else { ends.for_each(end) }
            }
        }
        if let Some(last) = last {
            self.start = from + last as Offset + 1;
            if self.marks.last().is_none_or(|(mark, _)| self.start - mark >= MARK_EVERY) {
                self.marks.push((self.start, self.number));
            }
        }
        (self.number, offset - self.start + 1)
    }

    /// The same for a place that questions have gone past.
    fn place_before(&mut self, source: &[u8], offset: Offset) -> (u32, u32) {
        if self.before.0.contains(&offset) {
            return (self.before.1, offset - self.before.0.start + 1);
        }
        let start = memchr::memrchr(b'\n', source.get(..offset as usize).unwrap_or_default()).map_or(0, |i| i + 1);
        let lines = |from: usize, to: usize| {
            memchr::memchr_iter(b'\n', source.get(from..to).unwrap_or_default()).count() as u32
        };
        let mark = self.marks.partition_point(|(mark, _)| *mark as usize <= start).checked_sub(1);
        let number = match mark.and_then(|mark| self.marks.get(mark)) {
            Some((mark, number)) if self.start - offset > MARK_EVERY => number + lines(*mark as usize, start),
            _ => self.number.saturating_sub(lines(start, self.start as usize)),
        };
        let end = memchr::memchr(b'\n', source.get(offset as usize..self.start as usize).unwrap_or_default());
        self.before = (start as Offset..offset + end.unwrap_or(0) as Offset + 1, number);
        (number, offset - start as Offset + 1)
    }
}
