//! Parsing and printing of dialect attributes and types (`#dialect.name<...>`, `!dialect.name`), called symbols here,
//! and of aliases.
//!
//! A symbol is parsed by a hook for `dialect.mnemonic`, by the format of its definition, or by a hook for the whole
//! dialect. Symbols of a known dialect without any of these are kept verbatim, with separate chunks for aliases.
//! Symbols of an unknown dialect are opaque.

use mlirkit_defs::AttrDef;
use mlirkit_diag::FailureKind;
use mlirkit_ir::{Attr, AttrData, Chunk, DialectType, Ident, Param, ParamCheck, ParamChecks, Type, TypeData, Verbatim};

use smallvec::SmallVec;

use crate::attr::builtin_attr::attr_type;
use crate::attr::hooks::AttrHooks;
use crate::attr::opaque::{KeptText, TYPED};
use crate::attr::parser::{AttrParser, Direct, PResult};
use crate::attr::printer::AttrPrinter;
use crate::text::Offset;
use crate::text::lexer::{Kind, Lexer};

/// For each byte, whether the search for the end of a symbol stops there: at brackets, `-` (an arrow may start),
/// quotation marks and NUL.
static ENDS_PLAIN: [bool; 256] = {
    let (mut table, looked_at, mut at) = ([false; 256], b"<>[](){}-\"\0", 0);
    while at < looked_at.len() {
        table[looked_at[at] as usize] = true;
        at += 1;
    }
    table
};

/// The parsed form of what follows `#` or `!`: an alias name or a dialect symbol.
enum Prefixed<'s> {
    Alias(&'s [u8]),
    Dialect(DialectSymbol<'s>),
}

/// A dialect symbol, `#dialect.data` or `#dialect<data>`.
#[derive(Clone, Copy)]
struct DialectSymbol<'s> {
    dialect: &'s [u8],
    start: Offset,
    end: Offset,
    /// The offset at which errors about the symbol are reported.
    offset: Offset,
    /// The prefix of the symbol, `#dialect.mnemonic`.
    word: &'s [u8],
    /// The end offset of `word`.
    behind: Offset,
}

impl<'s> AttrParser<'s, '_> {
    /// Parses `#alias`, `#dialect.name<...>` or `#dialect<...>`. `ty` is the type of the attribute, if known.
    pub(crate) fn extended_attr(&mut self, ty: Option<Type>) -> PResult<Attr> {
        let Some(text) = self.plain_symbol(false).filter(|_| ty.is_none()) else { return self.new_extended_attr(ty) };
        let (start, last_end) = (self.offset(), self.last_end());
        let end = start + text.len() as u32;
        if let Some(attr) = self.known.attrs.get(text) {
            self.skip_to(end);
            if !self.at(Kind::Colon) {
                return Ok(attr);
            }
            self.step_back(start, last_end);
        }
        let attr = self.new_extended_attr(ty)?;
        if self.last_end() == end {
            self.known.attrs.insert(text, attr);
        }
        Ok(attr)
    }

    /// Returns the source of the dialect attribute or type that begins here, for use as a cache key. Returns `None` if
    /// it is an alias, or if [`type_source`](Self::type_source) returns `None`; `strings` is passed to that function.
    fn plain_symbol(&self, strings: bool) -> Option<&'s [u8]> {
        let tok = self.tok();
        let text = self.text(tok);
        if self.source(tok.end, tok.end + 1) == b"<" { self.type_source(strings) } else { Some(text) }
            .filter(|_| text.contains(&b'.'))
    }

    /// Parses the attribute that an alias denotes. Unlike [`Self::extended_attr`], does not cache it by its text, because
    /// each attribute has only one alias.
    pub(crate) fn defined_attr(&mut self) -> PResult<Attr> {
        if self.at(Kind::HashId) { self.new_extended_attr(None) } else { self.attribute() }
    }

    /// Parses `#dialect.name<...>` without first searching for its end, if the format of the attribute is known. Returns
    /// `None` and consumes nothing if the end must be known first. That also applies to all errors, because an unbalanced
    /// bracket precedes any other error.
    #[inline]
    fn direct_attr(&mut self) -> Option<PResult<Attr>> {
        let tok = self.tok();
        if self.direct == Direct::Never || self.source(tok.end, tok.end + 1) != b"<" {
            return None;
        }
        let def = *self.known.rows.get(self.text(tok))?;
        let rows = self.hooks.rows.as_deref().filter(|rows| rows.is_body(self.ctx, def))?;
        let is_outermost = self.direct == Direct::Outside;
        let (last_end, warnings) = (self.last_end(), self.warnings.len());
        self.direct = Direct::Inside;
        // Errors inside an attribute do not name the enclosing operation.
        let op = self.custom_op.take();
        let dot = self.text(tok).iter().position(|c| *c == b'.').unwrap_or(0);
        let name = std::mem::replace(&mut self.name_offset, tok.start + dot as Offset + 1);
        self.bump();
        let mut parsed = rows.parse_attr(def, self, None);
        self.name_offset = name;
        self.custom_op = op;
        if parsed.is_ok() && self.eat(Kind::Colon) {
            parsed = self.ty().and(parsed);
        }
        if !is_outermost {
            return Some(parsed);
        }
        self.direct = Direct::Outside;
        // The search for the end of a body does not recognise comments, and rejects NUL.
        let text = self.source(tok.start, self.last_end());
        let is_plain = |at: usize| text.get(at) != Some(&0) && text.get(at + 1) != Some(&b'/');
        if parsed.is_ok() && memchr::memchr2_iter(b'/', 0, text).all(is_plain) {
            return Some(parsed);
        }
        self.warnings.truncate(warnings);
        self.step_back(tok.start, last_end);
        self.direct = Direct::Never;
        None
    }

    fn new_extended_attr(&mut self, ty: Option<Type>) -> PResult<Attr> {
        let before = self.direct;
        if ty.is_none()
            && let Some(parsed) = self.direct_attr()
        {
            return parsed;
        }
        let parsed = self.scanned_attr(ty);
        self.direct = before;
        parsed
    }

    /// Parses an attribute or alias. First searches for the end of an attribute's body.
    fn scanned_attr(&mut self, ty: Option<Type>) -> PResult<Attr> {
        let attr = match self.extended_symbol()? {
            Prefixed::Alias(name) => match self.attr_alias(name) {
                Some(attr) => attr,
                None => return Err(self.undefined_alias(name)),
            },
            Prefixed::Dialect(symbol) => {
                let mut own = ty;
                let mut written = false;
                if self.eat(Kind::Colon) {
                    own = Some(self.ty()?);
                    written = true;
                }
                self.dialect_attr(symbol, own, written)?
            }
        };
        let Some(ty) = ty else { return Ok(attr) };
        match attr_type(self.ctx, attr).filter(|found| *found != ty) {
            Some(found) => {
                let (expected, found) = (self.type_text(ty), self.type_text(found));
                let message =
                    format!("attribute type different than expected: expected '{expected}', but got '{found}'");
                Err(self.error_here(&message))
            }
            None => Ok(attr),
        }
    }

    /// Parses `!alias`, `!dialect.name<...>` or `!dialect<...>`.
    pub(crate) fn extended_type(&mut self) -> PResult<Type> {
        // Inside a recursive type, a reference to the enclosing type consists of its name alone. Such strings are not
        // cached.
        let text = self.plain_symbol(!self.is_in_named_type());
        self.known_type(text, Self::new_extended_type)
    }

    fn new_extended_type(&mut self) -> PResult<Type> {
        match self.extended_symbol()? {
            Prefixed::Alias(name) => match self.type_alias(name) {
                Some(ty) => Ok(ty),
                None => Err(self.undefined_alias(name)),
            },
            Prefixed::Dialect(symbol) => self.dialect_type(symbol),
        }
    }

    fn undefined_alias(&self, name: &[u8]) -> Box<mlirkit_diag::Diagnostic> {
        self.wrong_token(&format!("undefined symbol alias id '{}'", String::from_utf8_lossy(name)))
    }

    fn extended_symbol(&mut self) -> PResult<Prefixed<'s>> {
        let tok = self.bump();
        let name = self.text(tok).get(1..).unwrap_or_default();
        let body = self.at(Kind::Less) && self.offset() == tok.end;
        let dot = name.iter().position(|c| *c == b'.');
        match dot {
            None if !body => Ok(Prefixed::Alias(name)),
            None => {
                let start = self.offset() + 1;
                let end = self.symbol_body()?;
                Ok(Prefixed::Dialect(DialectSymbol {
                    dialect: name,
                    start,
                    end: end - 1,
                    offset: tok.start,
                    word: b"",
                    behind: start,
                }))
            }
            Some(dot) => {
                let start = tok.start + dot as u32 + 2;
                let end = if body { self.symbol_body()? } else { tok.end };
                let dialect = name.get(..dot).unwrap_or_default();
                let word = self.text(tok);
                Ok(Prefixed::Dialect(DialectSymbol { dialect, start, end, offset: start, word, behind: tok.end }))
            }
        }
    }

    /// Consumes `<...>` with balanced brackets. Returns the end offset.
    fn symbol_body(&mut self) -> PResult<Offset> {
        let start = self.offset();
        if let Some(&end) = self.symbol_ends.get(&start) {
            self.skip_to(end);
            return Ok(end);
        }
        let source = self.all();
        let unbalanced = |p: &Self, open: u8| {
            let message = format!("unbalanced '{}' character in pretty dialect name", open as char);
            Err(p.error_here(&message))
        };
        let mut open: SmallVec<[(u8, usize); 8]> = SmallVec::new();
        let mut closed = Vec::new();
        let mut at = start as usize;
        loop {
            let rest = source.get(at..).unwrap_or_default();
            at += rest.iter().position(|c| ENDS_PLAIN[usize::from(*c)]).unwrap_or(rest.len());
            let Some(&c) = source.get(at).filter(|c| **c != 0) else {
                return match open.last() {
                    Some((c, _)) => unbalanced(self, *c),
                    None => Err(self.error_here("unexpected nul or EOF in pretty dialect name")),
                };
            };
            at += 1;
            let expected = match c {
                b'<' | b'[' | b'(' | b'{' => {
                    open.push((c, at - 1));
                    continue;
                }
                b'-' if source.get(at) == Some(&b'>') => {
                    at += 1;
                    continue;
                }
                b'"' => {
                    // Makes the string the current token, so that later errors are located there.
                    self.reset(at as Offset - 1);
                    if !self.at(Kind::String) {
                        return Err(self.error_here("expected string"));
                    }
                    at = self.tok().end as usize;
                    continue;
                }
                b'>' => b'<',
                b']' => b'[',
                b')' => b'(',
                b'}' => b'{',
                _ => continue,
            };
            match open.last() {
                Some(&(c, from)) if c == expected => {
                    if c == b'<' {
                        closed.push((from as Offset, at as Offset));
                    }
                    open.pop();
                }
                Some(&(c, _)) => return unbalanced(self, c),
                None => {}
            }
            if open.is_empty() {
                break;
            }
        }
        // Caches the ends of inner bodies, so that a long body is not scanned again at each nesting level.
        if at - start as usize > LONG_BODY {
            self.symbol_ends.extend(closed);
        }
        let end = at as Offset;
        self.skip_to(end);
        Ok(end)
    }

    /// Lets the dialect check the parameters of an attribute or type. Corresponds to `getChecked` in upstream MLIR.
    pub(crate) fn check_params(
        &self,
        start: Offset,
        def: &AttrDef,
        params: &[Param],
        of: fn(&ParamChecks) -> &rustc_hash::FxHashMap<&'static str, ParamCheck>,
    ) -> PResult<()> {
        let Some(checks) = self.ctx.extension::<ParamChecks>() else { return Ok(()) };
        checks.check(self.ctx, def, params, of).map_err(|why| self.hook_error(start, &why))
    }

    /// Parses an attribute with a hook, then lets the dialect check its parameters.
    fn checked_attr(&mut self, parse: impl FnOnce(&mut Self) -> PResult<Attr>) -> PResult<Attr> {
        let start = self.offset();
        let attr = parse(self)?;
        if let AttrData::Dialect(d) = self.ctx.attr_data(attr) {
            self.check_params(start, d.def, &d.params, |checks| &checks.attrs)?;
        }
        Ok(attr)
    }

    /// Parses a type with a hook, then lets the dialect check its parameters.
    fn checked_type(&mut self, parse: impl FnOnce(&mut Self) -> PResult<Type>) -> PResult<Type> {
        let start = self.offset();
        let ty = parse(self)?;
        if let TypeData::Dialect(d) = self.ctx.type_data(ty) {
            self.check_params(start, d.def, &d.params, |checks| &checks.types)?;
        }
        Ok(ty)
    }

    /// Returns the definition of a symbol from the cache; `None` if it is not cached.
    fn known_row(&self, symbol: DialectSymbol<'s>) -> Option<&'static AttrDef> {
        self.known.rows.get(symbol.word).copied()
    }

    /// Caches the definition of a symbol, if the current token is its mnemonic.
    fn keep_row(&mut self, symbol: DialectSymbol<'s>, def: &'static AttrDef) {
        if self.tok().end == symbol.behind && !symbol.word.is_empty() {
            self.known.rows.insert(symbol.word.into(), def);
        }
    }

    /// Runs `rule` on what follows the mnemonic of a dialect attribute or type.
    fn behind_mnemonic<T>(
        &mut self,
        symbol: DialectSymbol<'s>,
        rule: impl FnOnce(&mut Self) -> PResult<T>,
    ) -> PResult<T> {
        self.at_offset(symbol.behind, |p| {
            p.name_offset = symbol.start;
            p.set_last_end(symbol.behind);
            rule(p)
        })
    }

    /// Returns the mnemonic with which a dialect attribute or type begins, if any.
    fn mnemonic(&self) -> Option<&'s str> {
        match self.kind() {
            Kind::BareId | Kind::IntType => std::str::from_utf8(self.spelling()).ok(),
            _ => None,
        }
    }

    fn dialect_attr(&mut self, symbol: DialectSymbol<'s>, ty: Option<Type>, typed: bool) -> PResult<Attr> {
        let ctx = self.ctx;
        if let Some(def) = self.known_row(symbol) {
            if let Some(rows) = self.hooks.rows.as_deref() {
                return self.behind_mnemonic(symbol, |p| rows.parse_attr(def, p, ty));
            }
        }
        let name = ctx.ident_bytes(symbol.dialect);
        let Some(dialect) = ctx.dialect(name) else { return self.opaque_attr(name, symbol, ty) };
        self.at_offset(symbol.start, |p| {
            let mnemonic = p.mnemonic();
            let def = mnemonic.and_then(|mnemonic| dialect.attr(mnemonic)).filter(|def| def.mnemonic.is_some());
            if let Some(hook) = hook(p.hooks, |hooks| &hooks.attrs, ctx.str(name), mnemonic, def) {
                p.bump();
                return p.checked_attr(|p| p.nested(|p| hook.parse(p, ty)));
            }
            if let Some((def, rows)) = def.and_then(|def| Some((def, p.hooks.row(ctx, def)?))) {
                p.keep_row(symbol, def);
                p.bump();
                return rows.parse_attr(def, p, ty);
            }
            if let Some(hook) = p.hooks.find(ctx.str(name), |hooks| &hooks.dialect_attrs) {
                return p.checked_attr(|p| p.nested(|p| hook.parse(p, ty)));
            }
            let none = dialect.attrs().next().is_none();
            if none && !dialect.flags().default_attr_syntax || ctx.bytes(name) == b"builtin" {
                let message = format!("dialect '{}' provides no attribute parsing hook", ctx.str(name));
                return Err(p.error_at(symbol.start, &message));
            }
            if def.is_none() && !none && dialect.flags().default_attr_syntax {
                let Some(mnemonic) = mnemonic else { return Err(p.error_here("expected valid keyword")) };
                let message = format!("unknown attribute `{mnemonic}` in dialect `{}`", ctx.str(name));
                // A lexical error after the mnemonic takes precedence.
                p.bump();
                return Err(p.error_at(symbol.start, &message));
            }
            let mut chunks = p.verbatim_chunks(symbol);
            if let Some(ty) = ty.filter(|_| typed) {
                chunks.extend([Chunk::Text(ctx.ident(TYPED)), Chunk::Type(ty)]);
            }
            Ok(ctx.attr(AttrData::Verbatim(Box::new(Verbatim { dialect: name, chunks: chunks.into() }))))
        })
    }

    fn dialect_type(&mut self, symbol: DialectSymbol<'s>) -> PResult<Type> {
        let ctx = self.ctx;
        if let Some(def) = self.known_row(symbol) {
            if let Some(rows) = self.hooks.rows.as_deref() {
                return self.behind_mnemonic(symbol, |p| rows.parse_type(def, p));
            }
        }
        let name = ctx.ident_bytes(symbol.dialect);
        let Some(dialect) = ctx.dialect(name) else { return self.opaque_type(name, symbol) };
        self.at_offset(symbol.start, |p| {
            let mnemonic = p.mnemonic();
            let def = mnemonic.and_then(|mnemonic| dialect.type_(mnemonic)).filter(|def| def.mnemonic.is_some());
            if let Some(hook) = hook(p.hooks, |hooks| &hooks.types, ctx.str(name), mnemonic, def) {
                p.bump();
                return p.checked_type(|p| p.nested(|p| hook.parse(p)));
            }
            if let Some((def, rows)) = def.and_then(|def| Some((def, p.hooks.row(ctx, def)?))) {
                p.keep_row(symbol, def);
                p.bump();
                return rows.parse_type(def, p);
            }
            if let Some(hook) = p.hooks.find(ctx.str(name), |hooks| &hooks.dialect_types) {
                return p.checked_type(|p| p.nested(|p| hook.parse(p)));
            }
            // A type with hand-written syntax and no parameters consists of its mnemonic.
            let bare = |def: &&'static AttrDef| {
                def.params.is_empty() && mnemonic.is_some_and(|m| m.len() as u32 == symbol.end - symbol.start)
            };
            if let Some(def) = def.filter(bare) {
                p.bump();
                return Ok(ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params: Box::default() }))));
            }
            let none = dialect.types().next().is_none();
            if none && !dialect.flags().default_type_syntax || ctx.bytes(name) == b"builtin" {
                let message = format!("dialect '{}' provides no type parsing hook", ctx.str(name));
                return Err(p.error_at(symbol.start, &message));
            }
            if def.is_none() && !none && dialect.flags().default_type_syntax {
                let Some(mnemonic) = mnemonic else { return Err(p.error_here("expected valid keyword")) };
                let said = p.hooks.find(ctx.str(name), |hooks| &hooks.unknown_types);
                let message = match said {
                    Some(said) => format!("{said}{mnemonic}"),
                    None => format!("unknown  type `{mnemonic}` in dialect `{}`", ctx.str(name)),
                };
                p.bump();
                return Err(p.error_at(symbol.start, &message));
            }
            let chunks = p.verbatim_chunks(symbol).into();
            Ok(ctx.ty(TypeData::Verbatim(Box::new(Verbatim { dialect: name, chunks }))))
        })
    }

    fn check_unregistered(&self, symbol: DialectSymbol<'s>, what: impl FnOnce(&str) -> String) -> PResult<()> {
        let name = String::from_utf8_lossy(symbol.dialect);
        let (first, rest) = symbol.dialect.split_first().unwrap_or((&0, &[]));
        let valid = (first.is_ascii_alphabetic() || *first == b'_')
            && rest.iter().all(|c| c.is_ascii_alphanumeric() || matches!(c, b'_' | b'$'));
        if !valid {
            return Err(self.error_at(symbol.offset, &format!("invalid dialect namespace '\"{name}\"'")));
        }
        if self.ctx.allows_unregistered() {
            return Ok(());
        }
        let text = String::from_utf8_lossy(self.source(symbol.start, symbol.end));
        let what = what(&format!("\"{name}\"<\"{text}\">"));
        let message = format!(
            "{what} created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the \
             MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used"
        );
        let mut error = self.error_at(symbol.offset, &message);
        error.kind = FailureKind::UnknownDialect;
        Err(error)
    }

    fn opaque_attr(&mut self, dialect: Ident, symbol: DialectSymbol<'s>, ty: Option<Type>) -> PResult<Attr> {
        let ctx = self.ctx;
        self.check_unregistered(symbol, |text| {
            let ty = self.type_text(ty.unwrap_or_else(|| ctx.none_type()));
            format!("#{text} : '{ty}' attribute")
        })?;
        let text = ctx.ident_bytes(self.source(symbol.start, symbol.end));
        let ty = ty.filter(|ty| *ty != ctx.none_type());
        Ok(ctx.attr(AttrData::Opaque { dialect, text, ty }))
    }

    fn opaque_type(&mut self, dialect: Ident, symbol: DialectSymbol<'s>) -> PResult<Type> {
        self.check_unregistered(symbol, |text| format!("`!{text}` type"))?;
        let text = self.ctx.ident_bytes(self.source(symbol.start, symbol.end));
        Ok(self.ctx.ty(TypeData::Opaque { dialect, text }))
    }

    /// Returns the source of a symbol as chunks, with a separate chunk for each defined alias.
    fn verbatim_chunks(&self, symbol: DialectSymbol<'s>) -> Vec<Chunk> {
        self.text_with_aliases(symbol.start, symbol.end)
    }

    /// Returns a range of the source as chunks, with a separate chunk for each defined alias.
    pub(crate) fn text_with_aliases(&self, start: Offset, end: Offset) -> Vec<Chunk> {
        let ctx = self.ctx;
        let mut chunks = Vec::new();
        let mut text_start = start;
        let mut lexer = Lexer::new(self.source(0, end), start as usize);
        let mut tok = lexer.next_token();
        while tok.kind != Kind::Eof {
            let next = lexer.next_token();
            if tok.kind == Kind::Error {
                // An invalid token does not contain an alias; continue after it.
                tok = next;
                continue;
            }
            let name = self.text(tok).get(1..).unwrap_or_default();
            let bare = !(name.contains(&b'.') || next.kind == Kind::Less && next.start == tok.end);
            let hole = match tok.kind {
                Kind::HashId if bare => self.attr_alias(name).map(Chunk::Attr),
                Kind::ExclaimId if bare => self.type_alias(name).map(Chunk::Type),
                _ => None,
            };
            if let Some(hole) = hole {
                if text_start < tok.start {
                    chunks.push(Chunk::Text(ctx.ident_bytes(self.source(text_start, tok.start))));
                }
                chunks.push(hole);
                text_start = tok.end;
            }
            tok = next;
        }
        if text_start < end || chunks.is_empty() {
            chunks.push(Chunk::Text(ctx.ident_bytes(self.source(text_start, end))));
        }
        chunks
    }
}

/// The minimum size, in bytes, of a body for which the end offsets of the bodies nested in it are cached.
const LONG_BODY: usize = 4096;

/// Finds the hook for a mnemonic, by the full name in its definition if there is one. Returns `None` if there is no
/// hook.
fn hook<H: Copy>(
    hooks: &AttrHooks,
    table: fn(&AttrHooks) -> &rustc_hash::FxHashMap<&'static str, H>,
    dialect: &str,
    mnemonic: Option<&str>,
    def: Option<&AttrDef>,
) -> Option<H> {
    match def {
        Some(def) => hooks.find(&def.name, table),
        None => hooks.find(&format!("{dialect}.{}", mnemonic?), table),
    }
}

/// Returns true if a symbol can be printed as `#dialect.body`, without `<` and `>` around the body. Examines only the
/// first and the last of its `pieces` chunks.
pub(crate) fn is_pretty(first: &[u8], last: &[u8], pieces: usize) -> bool {
    if !first.first().is_some_and(u8::is_ascii_alphabetic) {
        return false;
    }
    match first.iter().position(|c| !c.is_ascii_alphanumeric() && !matches!(c, b'.' | b'_')) {
        Some(end) => first.get(end) == Some(&b'<') && last.last() == Some(&b'>'),
        None => pieces == 1,
    }
}

/// Returns true if the first bracket of a symbol is closed by its last character, or if it has no bracket.
fn closes_at_end(text: &[u8]) -> bool {
    let (mut depth, mut at) = (0_usize, 0);
    while let Some(byte) = text.get(at) {
        match byte {
            b'"' => {
                at += 1;
                while text.get(at).is_some_and(|byte| *byte != b'"') {
                    at += if text.get(at) == Some(&b'\\') { 2 } else { 1 };
                }
            }
            b'-' if text.get(at + 1) == Some(&b'>') => at += 1,
            b'<' => depth += 1,
            b'>' => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return at + 1 == text.len();
                }
            }
            _ => {}
        }
        at += 1;
    }
    true
}

impl AttrPrinter<'_, '_> {
    /// Writes an attribute or type of an unknown dialect.
    pub(crate) fn opaque_symbol(&mut self, sigil: &str, dialect: Ident, text: Ident) {
        let text = self.ctx.bytes(text);
        // Upstream checks only the start and the end, and therefore cannot read `#d.a<b> c<d>` back.
        let pretty = is_pretty(text, text, 1) && closes_at_end(text);
        self.symbol_start(sigil, dialect, pretty);
        self.bytes(text);
        self.text(if pretty { "" } else { ">" });
    }

    fn symbol_start(&mut self, sigil: &str, dialect: Ident, pretty: bool) {
        let name = self.ctx.bytes(dialect);
        self.text(sigil);
        self.bytes(name);
        self.text(if pretty { "." } else { "<" });
    }

    /// Writes a verbatim attribute without its type.
    pub(crate) fn verbatim_attr(&mut self, verbatim: &Verbatim) {
        self.verbatim("#", verbatim.dialect, &KeptText::of_attr(self.ctx, verbatim));
    }

    /// Writes a verbatim type.
    pub(crate) fn verbatim_type(&mut self, verbatim: &Verbatim) {
        self.verbatim("!", verbatim.dialect, &KeptText::of(self.ctx, &verbatim.chunks));
    }

    /// Writes a verbatim attribute or type, with aliases for the nested attributes and types that have them.
    fn verbatim(&mut self, sigil: &str, dialect: Ident, text: &KeptText<'_, '_>) {
        let ctx = self.ctx;
        let pieces = text.chunks.len() + usize::from(!text.last.is_empty());
        let pretty = is_pretty(text.first(ctx), text.last, pieces);
        self.symbol_start(sigil, dialect, pretty);
        for chunk in text.chunks {
            match chunk {
                Chunk::Text(text) => self.bytes(ctx.bytes(*text)),
                Chunk::Attr(attr) => self.attr(*attr),
                Chunk::Type(ty) => self.ty(*ty),
            }
        }
        self.bytes(text.last);
        self.text(if pretty { "" } else { ">" });
    }

    /// Writes a dialect attribute with its prefix.
    pub(crate) fn dialect_attr(&mut self, attr: Attr) {
        if let AttrData::Dialect(data) = self.ctx.attr_data(attr) {
            self.dialect_symbol("#", data.def, |p| p.dialect_attr_body(attr));
        }
    }

    /// Writes a dialect type with its prefix.
    pub(crate) fn dialect_type(&mut self, ty: Type) {
        if let TypeData::Dialect(data) = self.ctx.type_data(ty) {
            self.dialect_symbol("!", data.def, |p| p.dialect_type_body(ty));
        }
    }

    /// Writes a dialect attribute or type. Whether `.` or `<` follows the dialect name depends on the body, so that
    /// byte is corrected after the body has been written.
    fn dialect_symbol(&mut self, sigil: &str, def: &AttrDef, body: impl FnOnce(&mut Self)) {
        self.text(sigil);
        self.text(def.name.split('.').next().unwrap_or_default());
        self.out.held += 1;
        let at = self.out.buffer.len();
        self.text(".");
        body(self);
        self.out.held -= 1;
        let written = self.out.buffer.get(at + 1..).unwrap_or_default();
        if !is_pretty(written, written, 1) {
            if let Some(dot) = self.out.buffer.get_mut(at) {
                *dot = b'<';
            }
            self.text(">");
        }
    }

    /// Prints a dialect attribute without the `#dialect.` prefix.
    pub(crate) fn dialect_attr_body(&mut self, attr: Attr) {
        let AttrData::Dialect(data) = self.ctx.attr_data(attr) else { return };
        let dialect = || data.def.name.split('.').next().unwrap_or_default();
        if let Some(hook) = self.hooks.of_row(self.ctx, data.def).attr {
            self.text(hook.mnemonic().or(data.def.mnemonic.as_deref()).unwrap_or_default());
            hook.print(self, attr);
        } else if let Some(rows) = self.hooks.row(self.ctx, data.def) {
            rows.print_attr(self, attr, true);
        } else if let Some(hook) = self.hooks.find(dialect(), |hooks| &hooks.dialect_attrs) {
            hook.print(self, attr);
        }
    }

    /// Prints a dialect type without the `!dialect.` prefix.
    pub(crate) fn dialect_type_body(&mut self, ty: Type) {
        let TypeData::Dialect(data) = self.ctx.type_data(ty) else { return };
        let dialect = || data.def.name.split('.').next().unwrap_or_default();
        if let Some(hook) = self.hooks.of_row(self.ctx, data.def).ty {
            self.text(data.def.mnemonic.as_deref().unwrap_or_default());
            hook.print(self, ty);
        } else if let Some(rows) = self.hooks.row(self.ctx, data.def) {
            rows.print_type(self, ty, true);
        } else if let Some(hook) = self.hooks.find(dialect(), |hooks| &hooks.dialect_types) {
            hook.print(self, ty);
        } else {
            self.text(data.def.mnemonic.as_deref().unwrap_or_default());
        }
    }
}
