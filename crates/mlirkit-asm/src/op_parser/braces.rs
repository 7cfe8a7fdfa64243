//! Finding the end of a text in braces that has not been parsed: braces in strings and comments are none.

/// So far ahead comments are looked for at first, and at most.
const AHEAD: (usize, usize) = if cfg!(test) { (1, 4) } else { (256, 4096) };

/// Where the text goes on behind a string, of which the quotation mark that begins it stands before `at`.
pub(super) fn behind_string(text: &[u8], mut at: usize) -> Option<usize> {
    loop {
        at += memchr::memchr2(b'"', b'\\', text.get(at..)?)? + 1;
        match text.get(at - 1) {
            Some(b'\\') => at += 1,
            _ => return Some(at),
        }
    }
}

/// Braces are counted in so many bytes at a time.
const COUNTED: usize = if cfg!(test) { 4 } else { 64 };

/// How many braces open and close in a piece of text, and how many quotation marks there are. Compilers count all of a piece at once.
#[inline]
fn count(piece: &[u8; COUNTED]) -> [u8; 3] {
    let mut counts = [0; 3];
    for byte in piece {
        counts[0] += u8::from(*byte == b'{');
        counts[1] += u8::from(*byte == b'}');
        counts[2] += u8::from(*byte == b'"');
    }
    counts
}

/// Where the text goes on behind the brace that closes what has been opened before it.
pub(super) fn closing_brace(text: &[u8]) -> Option<usize> {
    closing_brace_by(text, behind_string)
}

/// The same, with another [`behind_string`].
pub(super) fn closing_brace_by<'s>(
    text: &'s [u8],
    mut behind_string: impl FnMut(&'s [u8], usize) -> Option<usize>,
) -> Option<usize> {
    let (mut depth, mut at) = (1_usize, 0);
    // Up to here there are no comments, and whether one begins here.
    let (mut clear, mut comment, mut ahead) = (0, false, AHEAD.0);
    loop {
        while at < clear {
            // As long as it cannot be closed.
            while let Some([open, close, 0]) = text.get(at..clear).and_then(<[u8]>::first_chunk).map(count)
                && usize::from(close) < depth
            {
                depth = depth + usize::from(open) - usize::from(close);
                at += COUNTED;
            }
            let end = clear.min(at + COUNTED);
            while let Some(found) = text.get(at..end).and_then(|text| memchr::memchr3(b'{', b'}', b'"', text)) {
                at += found + 1;
                match text.get(at - 1)? {
                    b'{' => depth += 1,
                    b'}' if depth == 1 => return Some(at),
                    b'}' => depth -= 1,
                    _ => at = behind_string(text, at)?,
                }
            }
            at = at.max(end);
        }
        if at > clear {
            // What looked like a comment may have been a string.
            clear = at;
        } else if comment {
            clear += memchr::memchr(b'\n', text.get(clear..)?)?;
        } else if clear >= text.len() {
            return None;
        }
        at = clear;
        let end = text.len().min(clear + ahead);
        let slashes = memchr::memmem::find(text.get(clear..text.len().min(end + 1))?, b"//");
        comment = slashes.is_some();
        clear = slashes.map_or(end, |slashes| clear + slashes);
        ahead = (2 * ahead).min(AHEAD.1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same, byte by byte.
    fn one_by_one(text: &[u8]) -> Option<usize> {
        let (mut depth, mut at) = (1_usize, 0);
        while let Some(byte) = text.get(at) {
            at += 1;
            match byte {
                b'{' => depth += 1,
                b'}' if depth == 1 => return Some(at),
                b'}' => depth -= 1,
                b'"' => at = behind_string(text, at)?,
                b'/' if text.get(at) == Some(&b'/') => at += memchr::memchr(b'\n', text.get(at..)?)?,
                _ => {}
            }
        }
        None
    }

    #[test]
    fn braces_in_strings_and_comments_are_none() {
        assert_eq!(closing_brace(b"a {\"}\" // }\n } \"//\" /}/ }"), Some(22));
        assert_eq!((closing_brace(b""), closing_brace(b"{}"), closing_brace(b"// }")), (None, None, None));
        let (mut state, mut found) = (1_u64, 0);
        for _ in 0..100_000 {
            let mut next = |count: u64| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                (state >> 33) % count
            };
            let length = next(24);
            let text: Vec<u8> = (0..length).map(|_| b"{}}\"/// \n\\aaa"[next(13) as usize]).collect();
            assert_eq!(closing_brace(&text), one_by_one(&text), "{:?}", String::from_utf8_lossy(&text));
            found += usize::from(closing_brace(&text).is_some());
        }
        assert!(found > 10_000, "{found}");
    }
}
