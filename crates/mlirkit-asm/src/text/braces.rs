//! Search for the closing brace in unparsed source. Braces in strings and comments do not count.

/// The distance, in bytes, over which comments are searched at a time: the initial and the maximum value.
const AHEAD: (usize, usize) = if cfg!(test) { (1, 4) } else { (256, 4096) };

/// Returns the offset after the string whose opening quotation mark directly precedes `at`; `None` if the string is not
/// closed.
pub(crate) fn behind_string(text: &[u8], mut at: usize) -> Option<usize> {
    loop {
        at += memchr::memchr2(b'"', b'\\', text.get(at..)?)? + 1;
        match text.get(at - 1) {
            Some(b'\\') => at += 1,
            _ => return Some(at),
        }
    }
}

/// The number of bytes counted per step.
const COUNTED: usize = if cfg!(test) { 4 } else { 64 };

/// Counts opening braces, closing braces and quotation marks. The loop has a form that compilers vectorize.
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

/// Returns the offset after the brace that closes the one directly before `text`; `None` if it is not closed.
pub(crate) fn closing_brace(text: &[u8]) -> Option<usize> {
    closing_brace_by(text, behind_string)
}

/// Finds the closing brace as [`closing_brace`] does, but uses another function in place of [`behind_string`].
pub(crate) fn closing_brace_by<'s>(
    text: &'s [u8],
    mut behind_string: impl FnMut(&'s [u8], usize) -> Option<usize>,
) -> Option<usize> {
    let (mut depth, mut at) = (1_usize, 0);
    // `clear`: the offset up to which there is no comment; `comment`: whether a comment begins there.
    let (mut clear, mut comment, mut ahead) = (0, false, AHEAD.0);
    loop {
        while at < clear {
            // Skips steps that have too few closing braces to reach depth 0.
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
            // The slashes may have been inside a string.
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

    /// Finds the brace one byte at a time. The fast search must return the same result.
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
