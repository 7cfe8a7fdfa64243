//! Finds quoted strings in the text of attributes whose syntax is unknown.

/// Calls `change` with each quoted string, unescaped, and returns the text with the changed strings. `None` if no
/// string changes.
pub(crate) fn in_quotes(text: &[u8], change: &mut dyn FnMut(&[u8]) -> Option<Vec<u8>>) -> Option<Vec<u8>> {
    let mut out = Vec::new();
    let (mut at, mut copied) = (0, 0);
    while let Some(start) = text.get(at..).and_then(|rest| memchr::memchr(b'"', rest)).map(|found| at + found + 1) {
        let end = end_of_string(text, start)?;
        let token = text.get(start..end).unwrap_or_default();
        if let Some(new) = unescaped(token).and_then(|bytes| change(&bytes)) {
            out.extend_from_slice(text.get(copied..start).unwrap_or_default());
            mlirkit_num::hex::escape(&new, &mut out);
            copied = end;
        }
        at = end + 1;
    }
    if copied == 0 {
        return None;
    }
    out.extend_from_slice(text.get(copied..).unwrap_or_default());
    Some(out)
}

/// Returns the position of the closing quote of a string; `None` if there is none.
fn end_of_string(text: &[u8], mut at: usize) -> Option<usize> {
    loop {
        match text.get(at)? {
            b'"' => return Some(at),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

/// Resolves the escape sequences in a string; `None` if one is invalid.
fn unescaped(token: &[u8]) -> Option<Vec<u8>> {
    let mut out = Vec::with_capacity(token.len());
    let mut rest = token.iter().copied();
    while let Some(byte) = rest.next() {
        if byte != b'\\' {
            out.push(byte);
            continue;
        }
        let hex = |byte: u8| char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
        match rest.next()? {
            b'n' => out.push(b'\n'),
            b't' => out.push(b'\t'),
            byte @ (b'"' | b'\\') => out.push(byte),
            high => out.push(hex(high)? << 4 | hex(rest.next()?)?),
        }
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    #[test]
    fn only_strings_change() {
        let change = |bytes: &[u8]| (bytes == b"a\"\xff").then(|| b"\x01\\b".to_vec());
        let new = super::in_quotes(br#"a<"a\22\FF", "x", a>"#, &mut { change });
        assert_eq!(new.as_deref(), Some(&br#"a<"\01\\b", "x", a>"#[..]));
        assert_eq!(super::in_quotes(br#"a<"x", "open"#, &mut { change }), None);
        assert_eq!(super::in_quotes(br#"a<"\zz">"#, &mut { change }), None);
    }
}
