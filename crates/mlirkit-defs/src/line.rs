//! Reads the member lines of a row word by word, and formats words for writing.

use std::borrow::Cow;

/// The result of reading from a line. The error is a message without a line number, which the parser of the row adds.
pub(crate) type LineResult<T> = Result<T, String>;

/// The part of a member line that has not been read yet.
pub(crate) struct Line<'a> {
    rest: &'a str,
}

impl<'a> Line<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Self { rest: text.trim_ascii() }
    }

    /// Returns the next word; `None` at the end of the line.
    pub(crate) fn next(&mut self) -> LineResult<Option<Cow<'a, str>>> {
        if self.rest.is_empty() {
            return Ok(None);
        }
        if self.rest.starts_with('"') {
            let (word, rest) = unquote(self.rest)?;
            if !(rest.is_empty() || rest.starts_with(' ')) {
                return Err("expected a space after a quoted word".into());
            }
            self.rest = rest.trim_ascii_start();
            return Ok(Some(Cow::Owned(word)));
        }
        let (word, rest) = cut(self.rest, b' ');
        self.rest = rest.trim_ascii_start();
        Ok(Some(Cow::Borrowed(word)))
    }

    /// Returns the next word. If there is none, the error message says that `what` was expected.
    pub(crate) fn word(&mut self, what: &str) -> LineResult<Cow<'a, str>> {
        self.next()?.ok_or_else(|| format!("expected {what}"))
    }

    /// Returns the next word as a name, where `_` represents the empty name.
    pub(crate) fn name(&mut self) -> LineResult<Box<str>> {
        let word = self.word("a name")?;
        Ok(if word == "_" { "".into() } else { word.into() })
    }

    /// Returns the next word as a number.
    pub(crate) fn number<T: std::str::FromStr>(&mut self) -> LineResult<T> {
        let word = self.word("a number")?;
        word.parse().map_err(|_| format!("expected a number, found '{word}'"))
    }

    /// Returns the rest of the line. If it is a single quoted word, returns the word without its quotes.
    pub(crate) fn text(&mut self) -> LineResult<Box<str>> {
        let text = std::mem::take(&mut self.rest);
        if text.starts_with('"') {
            let (word, rest) = unquote(text)?;
            if rest.is_empty() {
                return Ok(word.into());
            }
        }
        Ok(text.into())
    }

    /// Returns the rest of the line unchanged.
    pub(crate) fn raw(&mut self) -> &'a str {
        std::mem::take(&mut self.rest)
    }

    /// Checks that the line has no further words.
    pub(crate) fn end(&self) -> LineResult<()> {
        if self.rest.is_empty() { Ok(()) } else { Err(format!("unexpected '{}'", self.rest)) }
    }
}

/// Returns the position of a byte in a short text; `None` if the text does not contain it. Tests eight bytes at a time.
/// `memchr` first detects the features of the processor, which takes a tenth of the time for an empty module. The
/// search in `str` takes 1.5 % more instructions for a file with all dialects.
pub(crate) fn find(byte: u8, text: &[u8]) -> Option<usize> {
    const LOW: u64 = u64::from_le_bytes([1; 8]);
    const HIGH: u64 = u64::from_le_bytes([0x80; 8]);
    let (words, rest) = text.as_chunks::<8>();
    for (index, word) in words.iter().enumerate() {
        let differs = u64::from_le_bytes(*word) ^ (LOW * u64::from(byte));
        // The lowest bit set marks the first byte that matches.
        let same = differs.wrapping_sub(LOW) & !differs & HIGH;
        if same != 0 {
            return Some(8 * index + same.trailing_zeros() as usize / 8);
        }
    }
    let at = rest.iter().position(|c| *c == byte)?;
    Some(text.len() - rest.len() + at)
}

/// Splits a text at the first occurrence of an ASCII byte, which neither part contains. If there is none, the second
/// part is empty.
fn cut(text: &str, byte: u8) -> (&str, &str) {
    let at = find(byte, text.as_bytes());
    at.and_then(|at| Some((text.get(..at)?, text.get(at + 1..)?))).unwrap_or((text, ""))
}

/// Iterates over the lines of a text, including their line endings.
pub(crate) fn lines(mut text: &str) -> impl Iterator<Item = &str> {
    std::iter::from_fn(move || {
        let (line, rest) = Some(cut(text, b'\n')).filter(|_| !text.is_empty())?;
        text = rest;
        Some(line)
    })
}

/// Parses a quoted word at the start of `text`. Returns its value and the rest of the text.
pub(crate) fn unquote(text: &str) -> LineResult<(String, &str)> {
    // Most quoted words contain no escape sequence.
    let plain = text.bytes().skip(1).position(|byte| matches!(byte, b'"' | b'\\')).unwrap_or(0);
    let mut value = text.get(1..=plain).unwrap_or_default().to_owned();
    let mut chars = text.char_indices().skip_while(|(at, _)| *at <= plain);
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => return Ok((value, text.get(at + 1..).unwrap_or(""))),
            '\\' => match chars.next() {
                Some((_, 'n')) => value.push('\n'),
                Some((_, c)) => value.push(c),
                None => break,
            },
            c => value.push(c),
        }
    }
    Err("expected '\"' at the end of a quoted word".into())
}

/// Returns `text` in quotes.
pub(crate) fn quote(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

/// Returns `word` as a single word of a line, quoted only if necessary.
pub(crate) fn word(word: &str) -> Cow<'_, str> {
    let plain = !word.is_empty() && word != "_" && !word.contains(['"', ' ', '\n', '\\', '\t', '\r']);
    if plain { Cow::Borrowed(word) } else { Cow::Owned(quote(word)) }
}

/// Returns `name` as a word, which is `_` for an empty name.
pub(crate) fn name(name: &str) -> Cow<'_, str> {
    if name.is_empty() { Cow::Borrowed("_") } else { word(name) }
}

/// Returns `text` as the rest of a line, quoted only if necessary.
pub(crate) fn text(text: &str) -> Cow<'_, str> {
    let plain = !text.is_empty()
        && !text.starts_with('"')
        && !text.contains(['\n', '\r'])
        && text.trim_ascii().len() == text.len();
    if plain { Cow::Borrowed(text) } else { Cow::Owned(quote(text)) }
}

#[cfg(test)]
mod tests {
    use super::find;

    #[test]
    fn the_first_occurrence_of_a_byte_is_found() {
        // Test bytes that differ in one bit, and bytes for which the subtraction borrows.
        for others in [[b'a'; 24], [b'\n' ^ 1; 24], [b'\n' ^ 0x80; 24], [0; 24], [0xff; 24]] {
            for length in 0..others.len() {
                assert_eq!(find(b'\n', &others[..length]), None);
                for at in 0..length {
                    let mut text = others;
                    (text[at], text[length - 1]) = (b'\n', b'\n');
                    assert_eq!(find(b'\n', &text[..length]), Some(at));
                }
            }
        }
    }
}
