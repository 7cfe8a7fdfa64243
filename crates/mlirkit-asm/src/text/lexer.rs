//! The lexer: produces the tokens of MLIR source on demand. Tokens borrow from the source.

use mlirkit_num::hex;

/// The kind of a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// The end of the source.
    Eof,
    /// An invalid token. [`Lexer::error`] has the message.
    Error,
    /// `foo`, `foo.bar` or `f32`. Keywords are bare identifiers, which the parser compares by spelling.
    BareId,
    /// `@foo`, `@"foo"`
    AtId,
    /// `#foo`
    HashId,
    /// `%foo`, `%0`
    PercentId,
    /// `^foo`
    CaretId,
    /// `!foo`
    ExclaimId,
    /// `42`, `0x1F`
    Integer,
    /// `1.0`, `1.0e-3`
    Float,
    /// `"text"`
    String,
    /// `i32`, `si8`, `ui4`
    IntType,
    /// `->`
    Arrow,
    /// `:`
    Colon,
    /// `,`
    Comma,
    /// `...`
    Ellipsis,
    /// `=`
    Equal,
    /// `>`
    Greater,
    /// `{`
    LBrace,
    /// `(`
    LParen,
    /// `[`
    LSquare,
    /// `<`
    Less,
    /// `-`
    Minus,
    /// `+`
    Plus,
    /// `?`
    Question,
    /// `}`
    RBrace,
    /// `)`
    RParen,
    /// `]`
    RSquare,
    /// `/`
    Slash,
    /// `*`
    Star,
    /// `|`
    VerticalBar,
    /// `{-#`
    FileMetadataBegin,
    /// `#-}`
    FileMetadataEnd,
}

/// A token: its kind and its range in the source.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Token {
    /// The kind of the token.
    pub kind: Kind,
    /// The offset of the first byte.
    pub start: u32,
    /// The offset after the last byte.
    pub end: u32,
}

/// For each byte, whether a bare identifier may contain it after its first character.
const ID: [bool; 256] = {
    let mut id = [false; 256];
    let mut c = 0;
    while c < 256 {
        id[c] = (c as u8).is_ascii_alphanumeric() || matches!(c as u8, b'_' | b'$' | b'.');
        c += 1;
    }
    id
};

/// For each byte, whether it is white space between tokens. NUL counts as white space.
const SPACE: [bool; 256] = {
    let mut space = [false; 256];
    let mut blanks = b" \t\r\n\0".as_slice();
    while let [c, rest @ ..] = blanks {
        space[*c as usize] = true;
        blanks = rest;
    }
    space
};

/// For each byte, whether it is plain within a string, which means that it neither starts an escape nor ends the
/// string.
const PLAIN: [bool; 256] = {
    let mut plain = [false; 256];
    let mut c = b' ';
    while c < 0x7f {
        plain[c as usize] = c != b'"' && c != b'\\';
        c += 1;
    }
    plain
};

/// The number of bytes after which the end of a string is searched in larger steps.
const SHORT: usize = 64;

/// The length, in bytes, that most lines do not exceed.
const LINE: usize = 128;

/// A lexer: a position in the source.
#[derive(Debug, Clone, Copy)]
pub struct Lexer<'s> {
    src: &'s [u8],
    pos: usize,
    // The start and the number of the line that contains the position. The number is 0 if unknown.
    line_start: u32,
    line: u32,
    /// The start of the last long string scanned that consists of `0x` and upper-case hexadecimal digits.
    digits: Option<u32>,
    /// The start and end of such a string that was scanned outside of the lexer; zeros if there is none.
    known_digits: (u32, u32),
    /// The offset and the message of the last [`Kind::Error`] token.
    pub error: Option<(u32, &'static str)>,
}

impl<'s> Lexer<'s> {
    /// Creates a lexer at an offset. The source must be shorter than 4 GiB.
    #[must_use]
    #[inline]
    pub fn new(src: &'s [u8], pos: usize) -> Self {
        Self { src, pos, line_start: 0, line: u32::from(pos == 0), digits: None, known_digits: (0, 0), error: None }
    }

    /// Returns the whole source.
    #[must_use]
    #[inline]
    pub fn src(&self) -> &'s [u8] {
        self.src
    }

    /// Replaces the source by a shorter or longer version of it. Both must begin with the same bytes.
    pub(crate) fn set_src(&mut self, src: &'s [u8]) {
        self.src = src;
    }

    /// Continues lexing at another offset.
    #[inline]
    pub fn seek(&mut self, pos: u32) {
        if pos as usize > self.pos {
            self.line = 0;
        } else if pos < self.line_start {
            (self.line_start, self.line) = self.line_before(pos).unwrap_or_default();
        }
        self.pos = pos as usize;
    }

    /// Returns the start and the number of the line of an offset shortly before the current line; `None` if it is too
    /// far away.
    fn line_before(&self, offset: u32) -> Option<(u32, u32)> {
        /// The maximum search distance, in bytes.
        const NEAR: usize = 256;
        let offset = offset as usize;
        let between = self.src.get(offset..self.line_start as usize).filter(|between| between.len() <= NEAR)?;
        let before = self.src.get(offset.saturating_sub(NEAR)..offset)?;
        let start = offset - before.iter().rev().position(|c| *c == b'\n')?;
        let ends = between.iter().filter(|c| **c == b'\n').count() as u32;
        Some((start as u32, self.line.checked_sub(ends)?))
    }

    /// Continues lexing at another offset, which must be on the current line.
    #[inline]
    pub(crate) fn seek_on_line(&mut self, pos: u32) {
        self.pos = pos as usize;
    }

    /// Returns the 1-based line and column of an offset. `None` if the line is not known: the offset is not on or
    /// shortly before the current line.
    #[inline]
    pub(crate) fn place(&self, offset: u32) -> Option<(u32, u32)> {
        if self.line == 0 || offset as usize > self.pos {
            return None;
        }
        let (start, line) = match offset.checked_sub(self.line_start) {
            Some(_) => (self.line_start, self.line),
            None => self.line_before(offset)?,
        };
        Some((line, offset - start + 1))
    }

    /// Records the line and column of an offset shortly before the current position, to speed up look-ups on the same
    /// line.
    pub(crate) fn learn(&mut self, offset: u32, (line, column): (u32, u32)) {
        /// The maximum search distance, in bytes.
        const NEAR: usize = 1024;
        let between = self.src.get(offset as usize..self.pos).filter(|between| between.len() <= NEAR);
        if between.is_some_and(|between| !between.contains(&b'\n')) {
            (self.line, self.line_start) = (line, offset + 1 - column);
        }
    }

    /// Records the range of a string that is known to consist of `0x` and upper-case hexadecimal digits.
    pub(crate) fn know_digits(&mut self, string: (u32, u32)) {
        self.known_digits = string;
    }

    /// Returns true if a string token is known to consist of `0x` and upper-case hexadecimal digits.
    pub(crate) fn is_digits(&self, string: Token) -> bool {
        self.digits == Some(string.start)
    }

    fn peek(&self) -> u8 {
        self.src.get(self.pos).copied().unwrap_or(0)
    }

    fn at(&self, pos: usize) -> u8 {
        self.src.get(pos).copied().unwrap_or(0)
    }

    fn fail(&mut self, at: usize, message: &'static str) -> Kind {
        self.error = Some((at as u32, message));
        Kind::Error
    }

    #[inline]
    fn skip_while(&mut self, test: impl Fn(u8) -> bool) {
        let rest = self.src.get(self.pos..).unwrap_or_default();
        self.pos += rest.iter().position(|c| !test(*c)).unwrap_or(rest.len());
    }

    /// Skips letters, digits, `_`, `$` and `.`.
    #[inline]
    fn skip_id(&mut self) {
        self.skip_while(|c| ID[usize::from(c)]);
    }

    /// Returns the next token.
    #[inline(always)]
    pub fn next_token(&mut self) -> Token {
        let (kind, start) = self.next_kind();
        Token { kind, start: start as u32, end: self.pos as u32 }
    }

    /// Returns the next token. Always inlined, for callers that run once per operation.
    #[inline(always)]
    pub(crate) fn token_here(&mut self) -> Token {
        let (kind, start) = self.kind_here();
        Token { kind, start: start as u32, end: self.pos as u32 }
    }

    /// Returns the kind and the start of the next token. A pair is returned in registers, a `Token` in memory.
    #[inline(never)]
    fn next_kind(&mut self) -> (Kind, usize) {
        self.kind_here()
    }

    /// Scans the next token. Returns its kind and start; it ends at the new position.
    #[inline(always)]
    fn kind_here(&mut self) -> (Kind, usize) {
        loop {
            let start = self.pos;
            let Some(&c) = self.src.get(self.pos) else { return (Kind::Eof, start) };
            self.pos += 1;
            // No jump table for the usual space between tokens: processors predict it badly.
            if SPACE[usize::from(c)] {
                if c == b'\n' {
                    self.line_start = self.pos as u32;
                    self.line += u32::from(self.line != 0);
                }
                continue;
            }
            let kind = match c {
                b'a'..=b'z' | b'A'..=b'Z' | b'_' => self.bare_id(start),
                b':' => Kind::Colon,
                b',' => Kind::Comma,
                b'.' if self.peek() == b'.' && self.at(self.pos + 1) == b'.' => {
                    self.pos += 2;
                    Kind::Ellipsis
                }
                b'.' => self.fail(start + 1, "expected three consecutive dots for an ellipsis"),
                b'(' => Kind::LParen,
                b')' => Kind::RParen,
                b'{' if self.peek() == b'-' && self.at(self.pos + 1) == b'#' => {
                    self.pos += 2;
                    Kind::FileMetadataBegin
                }
                b'{' => Kind::LBrace,
                b'}' => Kind::RBrace,
                b'[' => Kind::LSquare,
                b']' => Kind::RSquare,
                b'<' => Kind::Less,
                b'>' => Kind::Greater,
                b'=' => Kind::Equal,
                b'+' => Kind::Plus,
                b'*' => Kind::Star,
                b'?' => Kind::Question,
                b'|' => Kind::VerticalBar,
                b'-' if self.peek() == b'>' => {
                    self.pos += 1;
                    Kind::Arrow
                }
                b'-' => Kind::Minus,
                b'/' if self.peek() == b'/' => {
                    let rest = self.src.get(self.pos..).unwrap_or_default();
                    self.pos += end_of_line(rest).unwrap_or(rest.len());
                    continue;
                }
                b'/' => Kind::Slash,
                b'@' => self.at_id(),
                b'#' if self.peek() == b'-' && self.at(self.pos + 1) == b'}' => {
                    self.pos += 2;
                    Kind::FileMetadataEnd
                }
                b'#' => self.prefixed_id(Kind::HashId),
                b'!' => self.prefixed_id(Kind::ExclaimId),
                b'^' => self.prefixed_id(Kind::CaretId),
                b'%' => self.prefixed_id(Kind::PercentId),
                b'"' => self.string(start, Kind::String),
                b'0'..=b'9' => self.number(start),
                _ => self.fail(start, "unexpected character"),
            };
            return (kind, start);
        }
    }

    fn bare_id(&mut self, start: usize) -> Kind {
        self.skip_id();
        let text = &self.src[start..self.pos];
        let digits = match text {
            [b'i', rest @ ..] | [b's' | b'u', b'i', rest @ ..] => rest,
            _ => &[],
        };
        let int_type = !digits.is_empty() && digits.iter().all(u8::is_ascii_digit);
        if int_type { Kind::IntType } else { Kind::BareId }
    }

    fn at_id(&mut self) -> Kind {
        let c = self.peek();
        if c == b'"' {
            let start = self.pos - 1;
            self.pos += 1;
            return self.string(start, Kind::AtId);
        }
        if !c.is_ascii_alphabetic() && c != b'_' {
            return self.fail(self.pos, "@ identifier expected to start with letter or '_'");
        }
        self.skip_id();
        Kind::AtId
    }

    fn prefixed_id(&mut self, kind: Kind) -> Kind {
        let rest = self.src.get(self.pos..).unwrap_or_default();
        if let Some(len) = prefixed_len(rest) {
            self.pos += len;
        } else {
            let message = match kind {
                Kind::HashId => "invalid attribute name",
                Kind::PercentId => "invalid SSA name",
                Kind::CaretId => "invalid block name",
                _ => "invalid type identifier",
            };
            return self.fail(self.pos - 1, message);
        }
        kind
    }

    #[inline(always)]
    fn number(&mut self, start: usize) -> Kind {
        if self.src[start] == b'0' && self.peek() == b'x' && self.at(self.pos + 1).is_ascii_hexdigit() {
            self.pos += 1;
            self.skip_while(|c| c.is_ascii_hexdigit());
            return Kind::Integer;
        }
        self.skip_while(|c| c.is_ascii_digit());
        if self.peek() != b'.' {
            return Kind::Integer;
        }
        self.pos += 1;
        self.skip_while(|c| c.is_ascii_digit());
        if matches!(self.peek(), b'e' | b'E') {
            let sign = usize::from(matches!(self.at(self.pos + 1), b'+' | b'-'));
            if self.at(self.pos + 1 + sign).is_ascii_digit() {
                self.pos += 2 + sign;
                self.skip_while(|c| c.is_ascii_digit());
            }
        }
        Kind::Float
    }

    fn string(&mut self, start: usize, kind: Kind) -> Kind {
        // Most strings are short and end at the first byte that is not plain.
        let near = self.src.get(self.pos..(self.pos + SHORT).min(self.src.len())).unwrap_or_default();
        let plain = near.iter().position(|c| !PLAIN[usize::from(*c)]).unwrap_or(0);
        if near.get(plain) == Some(&b'"') {
            self.pos += plain + 1;
            return kind;
        }
        // Long digit strings are scanned only once, here. Callers query the result.
        if near.starts_with(b"0x") {
            if self.known_digits.0 == start as u32 && self.known_digits.1 != 0 {
                self.pos = self.known_digits.1 as usize;
                self.digits = Some(start as u32);
                return kind;
            }
            self.pos += 2;
            self.pos += hex::capitals(self.src.get(self.pos..).unwrap_or_default());
            if self.peek() == b'"' {
                self.pos += 1;
                self.digits = Some(start as u32);
                return kind;
            }
        }
        loop {
            let rest = self.src.get(self.pos..).unwrap_or_default();
            let skip = ordinary(rest);
            if skip == rest.len() {
                self.pos = self.src.len();
                return self.fail(self.pos, "expected '\"' in string literal");
            }
            self.pos += skip + 1;
            match rest[skip] {
                b'"' => return kind,
                b'\\' => {
                    let (a, b) = (self.peek(), self.at(self.pos + 1));
                    if matches!(a, b'"' | b'\\' | b'n' | b't') {
                        self.pos += 1;
                    } else if a.is_ascii_hexdigit() && b.is_ascii_hexdigit() {
                        self.pos += 2;
                    } else {
                        return self.fail(self.pos - 1, "unknown escape in string literal");
                    }
                }
                _ => return self.fail(self.pos - 1, "expected '\"' in string literal"),
            }
        }
    }
}

/// Returns the offset of the first line break in `text`; `None` if there is none. Does not use `memchr`: lines are
/// short, and the processor feature detection in `memchr` takes a twentieth of the time for a small file.
fn end_of_line(text: &[u8]) -> Option<usize> {
    let is_end = |c: &u8| matches!(c, b'\n' | b'\r');
    match text.split_at_checked(LINE) {
        Some((near, far)) => {
            let far = || Some(LINE + memchr::memchr2(b'\n', b'\r', far)?);
            near.iter().position(is_end).or_else(far)
        }
        None => text.iter().position(is_end),
    }
}

/// Returns true if a byte within a string is plain: it neither starts an escape nor ends the string.
#[inline]
pub(crate) fn is_plain(c: u8) -> bool {
    PLAIN[usize::from(c)]
}

/// Returns true if a bare identifier may contain the byte after its first character.
#[inline]
pub(crate) fn is_in_id(c: u8) -> bool {
    ID[usize::from(c)]
}

/// Returns true if a name after `%` or another sigil may contain the byte.
#[inline]
pub(crate) fn is_in_name(c: u8) -> bool {
    ID[usize::from(c)] || c == b'-'
}

/// Returns the length of the name that follows `%` or another sigil; `None` if there is no name.
#[inline]
pub(crate) fn prefixed_len(text: &[u8]) -> Option<usize> {
    let c = *text.first()?;
    let len = if c.is_ascii_digit() {
        text.iter().position(|c| !c.is_ascii_digit())
    } else if c.is_ascii_alphabetic() || matches!(c, b'_' | b'$' | b'.' | b'-') {
        text.iter().position(|c| !is_in_name(*c))
    } else {
        return None;
    };
    Some(len.unwrap_or(text.len()))
}

/// Returns the number of bytes before the first `"`, backslash or line break.
fn ordinary(text: &[u8]) -> usize {
    /// The number of bytes in the second, larger step.
    const BLOCK: usize = 1 << 13;
    let mut at = 0;
    for block in text.chunks(BLOCK) {
        let end = memchr::memchr3(b'"', b'\\', b'\n', block).unwrap_or(block.len());
        // Vertical tabs and form feeds stop the scan too, but are rare.
        let end = memchr::memchr2(0x0b, 0x0c, block.get(..end).unwrap_or_default()).unwrap_or(end);
        at += end;
        if end < block.len() {
            break;
        }
    }
    at
}

/// Returns the value of a string token: its content without quotes, with escapes resolved.
#[must_use]
pub fn unescape(token: &[u8]) -> Vec<u8> {
    let body = token.strip_prefix(b"@").unwrap_or(token);
    let body = body.strip_prefix(b"\"").and_then(|b| b.strip_suffix(b"\"")).unwrap_or(body);
    let mut out = Vec::with_capacity(body.len());
    let mut rest = body.iter().copied();
    while let Some(c) = rest.next() {
        if c != b'\\' {
            out.push(c);
            continue;
        }
        match rest.next() {
            Some(b'n') => out.push(b'\n'),
            Some(b't') => out.push(b'\t'),
            Some(c @ (b'"' | b'\\')) => out.push(c),
            Some(high) => {
                let hex = |c: u8| (c as char).to_digit(16).unwrap_or(0) as u8;
                out.push(hex(high) << 4 | hex(rest.next().unwrap_or(b'0')));
            }
            None => {}
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The line of a nearby offset is reused. Otherwise each argument of a function would scan its whole line.
    #[test]
    fn a_place_is_learned_if_it_is_near() {
        let source = [b' '; 5000];
        let mut lexer = Lexer::new(&source, 4000);
        lexer.learn(10, (1, 11));
        assert_eq!(lexer.place(10), None);
        lexer.learn(3500, (1, 3501));
        assert_eq!(lexer.place(3510), Some((1, 3511)));
    }
}
