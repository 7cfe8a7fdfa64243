//! Names and strings in MLIR source: bare identifiers, quoted strings, and names made valid.

use crate::text::push::PaddedText;

/// Appends a quoted string with escapes.
pub(crate) fn push_string(out: &mut Vec<u8>, bytes: &[u8]) {
    out.push(b'"');
    mlirkit_num::hex::escape(bytes, out);
    out.push(b'"');
}

/// Returns a string in quotes, with escapes.
#[must_use]
pub fn quoted(bytes: &[u8]) -> String {
    let mut text = Vec::with_capacity(bytes.len() + 2);
    push_string(&mut text, bytes);
    String::from_utf8_lossy(&text).into_owned()
}

/// Returns a name as written in MLIR: bare if it is a valid identifier, otherwise as a quoted string.
#[must_use]
pub fn keyword_or_string(name: &[u8]) -> String {
    if is_bare_identifier(name) { String::from_utf8_lossy(name).into_owned() } else { quoted(name) }
}

/// Returns a name as written in MLIR: bare if it is a valid identifier, otherwise as a quoted string.
pub(crate) fn name_text(name: &[u8]) -> PaddedText {
    if is_bare_identifier(name) {
        return PaddedText::new(name);
    }
    let mut text = Vec::new();
    push_string(&mut text, name);
    PaddedText::new(&text)
}

/// Returns true if a name can be written without quotes.
#[must_use]
#[inline]
pub fn is_bare_identifier(name: &[u8]) -> bool {
    let Some((first, rest)) = name.split_first() else { return false };
    (first.is_ascii_alphabetic() || *first == b'_')
        && rest.iter().all(|c| c.is_ascii_alphanumeric() || matches!(c, b'_' | b'$' | b'.'))
}

/// The permission for a sanitized name to end in a digit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TrailingDigit {
    /// The name may end in a digit.
    Allowed,
    /// `_` is appended to a name that ends in a digit.
    Refused,
}

/// Replaces the characters of a name that are not valid in an identifier. `punctuation` lists the valid characters
/// other than letters and digits.
pub(crate) fn sanitize(name: &[u8], punctuation: &[u8], digit: TrailingDigit) -> Vec<u8> {
    let valid = |c: u8| c.is_ascii_alphanumeric() || punctuation.contains(&c);
    let mut out = Vec::with_capacity(name.len() + 1);
    let (Some(first), Some(last)) = (name.first(), name.last()) else { return out };
    let prefix = first.is_ascii_digit() || (!valid(*first) && *first != b' ');
    if prefix {
        out.push(b'_');
    }
    for &c in name {
        if valid(c) {
            out.push(c);
        } else if c == b' ' {
            out.push(b'_');
        } else {
            out.extend_from_slice(format!("{c:X}").as_bytes());
        }
    }
    if !prefix && digit == TrailingDigit::Refused && last.is_ascii_digit() {
        out.push(b'_');
    }
    out
}
