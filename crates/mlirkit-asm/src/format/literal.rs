//! Literals in formats, and the spaces around elements.

use crate::attr::parser::{AttrParser, PResult};
use crate::attr::printer::AttrPrinter;
use crate::text::lexer::Kind;
use crate::text::push::PaddedText;

/// State that tells whether a space precedes the next element, by the rules that ODS applies when it processes a format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Spacing {
    space: bool,
    after_punctuation: bool,
}

impl Spacing {
    /// The state at the start of a format.
    pub(crate) const START: Self = Self { space: true, after_punctuation: false };

    /// Advances past a literal. Returns whether a space precedes the literal.
    pub(crate) fn literal(&mut self, text: &str) -> bool {
        let before = self.space && space_before(text, self.after_punctuation);
        self.space = !matches!(text, "<" | "(" | "{" | "[");
        self.after_punctuation = !is_keyword(text);
        before
    }

    /// Advances past an element other than a literal. Returns whether a space precedes the element.
    pub(crate) fn element(&mut self) -> bool {
        let before = self.space || !self.after_punctuation;
        *self = Self { space: true, after_punctuation: false };
        before
    }

    /// Advances past an attribute dictionary, which prints its own space.
    pub(crate) fn dictionary(&mut self) {
        self.after_punctuation = false;
    }

    /// Advances past an explicit space, `` ` ` ``.
    pub(crate) fn one(&mut self) {
        *self = Self { space: false, after_punctuation: false };
    }

    /// Advances past two backticks, which suppress the space.
    pub(crate) fn empty(&mut self) {
        *self = Self { space: false, after_punctuation: true };
    }

    /// Advances past an explicit space in the format of an attribute or type. Unlike in operation formats, preceding
    /// punctuation is not forgotten.
    pub(crate) fn one_in_attribute(&mut self) {
        self.space = false;
    }
}

fn space_before(text: &str, after_punctuation: bool) -> bool {
    match text {
        ">" | ")" | "}" | "]" | "," => false,
        "<" | "(" | "{" | "[" => after_punctuation,
        _ => true,
    }
}

/// Returns whether a literal is a keyword.
pub(crate) fn is_keyword(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
}

/// Returns the token kind of a punctuation literal; `None` for a keyword.
pub(crate) fn punctuation(text: &str) -> Option<Kind> {
    match text {
        "->" => Some(Kind::Arrow),
        ":" => Some(Kind::Colon),
        "," => Some(Kind::Comma),
        "=" => Some(Kind::Equal),
        "<" => Some(Kind::Less),
        ">" => Some(Kind::Greater),
        "{" => Some(Kind::LBrace),
        "}" => Some(Kind::RBrace),
        "(" => Some(Kind::LParen),
        ")" => Some(Kind::RParen),
        "[" => Some(Kind::LSquare),
        "]" => Some(Kind::RSquare),
        "?" => Some(Kind::Question),
        "+" => Some(Kind::Plus),
        "*" => Some(Kind::Star),
        "-" => Some(Kind::Minus),
        "/" => Some(Kind::Slash),
        "|" => Some(Kind::VerticalBar),
        "..." => Some(Kind::Ellipsis),
        _ => None,
    }
}

/// A keyword or punctuation in a format, which is matched exactly.
#[derive(Debug)]
pub(crate) struct Literal {
    text: Box<str>,
    /// The token kind, if the literal is punctuation.
    kind: Option<Kind>,
    /// The literal as printed, with the space before it if there is one.
    printed: PaddedText,
}

impl Literal {
    /// Returns true if this literal equals `text`.
    pub(crate) fn is(&self, text: &str) -> bool {
        *self.text == *text
    }

    /// Compiles the literal `text`, and advances `spacing` past it.
    pub(crate) fn new(text: &str, spacing: &mut Spacing) -> Result<Self, String> {
        let kind = punctuation(text);
        if kind.is_none() && !is_keyword(text) {
            return Err(format!("expected valid literal but got '{text}'"));
        }
        let space = if spacing.literal(text) { " " } else { "" };
        Ok(Self { text: text.into(), kind, printed: PaddedText::new([space, text].concat().as_bytes()) })
    }

    /// Returns the spelling of the literal.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Returns true if the current token is this literal.
    pub(crate) fn is_next(&self, p: &AttrParser<'_, '_>) -> bool {
        match self.kind {
            Some(kind) => p.at(kind),
            None => p.at(Kind::BareId) && p.spelling() == self.text.as_bytes(),
        }
    }

    /// Parses the literal, or returns an error if it is missing.
    pub(crate) fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<()> {
        match self.kind {
            Some(kind) if p.eat(kind) => Ok(()),
            Some(_) => Err(p.wrong_token(&format!("expected '{}'", self.text))),
            None => p.expect_keyword(&self.text),
        }
    }

    /// Parses the literal if it is present. Returns whether it was present.
    pub(crate) fn parse_optional(&self, p: &mut AttrParser<'_, '_>) -> bool {
        match self.kind {
            Some(kind) => p.eat(kind),
            None => p.eat_keyword(&self.text),
        }
    }

    /// Prints the literal, with the space before it if there is one.
    pub(crate) fn print(&self, p: &mut AttrPrinter<'_, '_>) {
        self.printed.push(&mut p.out.buffer);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(parts: &[&str]) -> String {
        let (mut spacing, mut out) = (Spacing::START, String::new());
        for part in parts {
            let space = match part.strip_prefix('$') {
                Some(_) => spacing.element(),
                None => spacing.literal(part),
            };
            out.push_str(if space { " " } else { "" });
            out.push_str(part.strip_prefix('$').unwrap_or(part));
        }
        out
    }

    #[test]
    fn spaces_are_those_of_ods() {
        assert_eq!(text(&["$a", ",", "$b", ":", "$t"]), " a, b : t");
        assert_eq!(text(&["$m", "[", "$i", "]", ":", "$t"]), " m[i] : t");
        assert_eq!(text(&["[", "$x", "]", "(", "$y", ")", "->", "(", "$z", ")"]), "[x] (y) -> (z)");
        assert_eq!(text(&["key", "=", "<", "$x", ">"]), " key = <x>");
    }
}
