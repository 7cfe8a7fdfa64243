//! Tokenization of text that may have syntax errors.

use mlirkit_asm::lexer::{Kind, Lexer, Token};

/// Returns the tokens in a byte range of a text.
pub(crate) fn tokens(text: &[u8], start: usize, end: usize) -> Vec<Token> {
    let text = text.get(..end).unwrap_or(text);
    let mut lexer = Lexer::new(text, start);
    let mut tokens = Vec::with_capacity((end - start) / 4);
    loop {
        let mut token = lexer.next_token();
        if token.kind == Kind::Eof {
            tokens.shrink_to_fit();
            return tokens;
        }
        // A string without a closing quotation mark ends at the end of its line.
        if token.kind == Kind::Error && text.get(token.start as usize) == Some(&b'"') {
            let rest = text.get(token.start as usize..).unwrap_or_default();
            let line = rest.iter().position(|c| *c == b'\n').unwrap_or(rest.len()) as u32;
            token.end = token.start + line;
            lexer.seek(token.end);
        } else if token.kind == Kind::Error && token.end <= token.start {
            token.end = token.start + 1;
            lexer.seek(token.end);
        }
        tokens.push(token);
    }
}
