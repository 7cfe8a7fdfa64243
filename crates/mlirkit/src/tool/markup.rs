//! Escaping of text for SVG and HTML.

/// Escapes text for SVG and HTML. Characters that XML does not allow become U+FFFD.
pub(crate) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\t' | '\n' | '\r' => out.push(c),
            '\0'..='\x1f' | '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            _ => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    #[test]
    fn markup_has_no_forbidden_characters() {
        assert_eq!(
            super::escaped("<a & \"b\">\n\x01\0é\u{ffff}"),
            "&lt;a &amp; &quot;b&quot;&gt;\n\u{fffd}\u{fffd}é\u{fffd}"
        );
    }
}
