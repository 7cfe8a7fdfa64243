//! Conversion of enum values from and to text: a keyword, or several keywords joined by the separator of a bit enum.

use std::borrow::Cow;

use mlirkit_defs::{EnumCase, EnumDef};

use crate::attr::parser::{AttrParser, PResult};
use crate::text::lexer::Kind;

/// Returns the textual form of an enum value; `None` if it is not a case or a combination of bits.
#[must_use]
pub fn enum_to_text(def: &EnumDef, value: u64) -> Option<Cow<'_, str>> {
    let exact = |case: &&EnumCase| case.value == value;
    let Some(separator) = &def.bit_separator else {
        return def.cases.iter().find(exact).map(|case| Cow::Borrowed(&*case.text));
    };
    if value == 0 {
        return Some(def.cases.iter().find(exact).map_or(Cow::Borrowed(""), |case| Cow::Borrowed(&*case.text)));
    }
    let mut rest = value;
    let mut texts: Vec<&str> = Vec::new();
    if def.primary_groups {
        for case in def.cases.iter().rev().filter(|case| case.group && case.value != 0) {
            if rest & case.value == case.value {
                texts.push(&case.text);
                rest &= !case.value;
            }
        }
    }
    let bits = def.cases.iter().filter(|case| case.value != 0 && !(def.primary_groups && case.group));
    texts.extend(bits.filter(|case| rest & case.value == case.value).map(|case| &*case.text));
    let known = def.cases.iter().fold(0, |bits, case| bits | case.value);
    match texts.as_slice() {
        _ if value & !known != 0 => None,
        [one] => Some(Cow::Borrowed(one)),
        texts => Some(Cow::Owned(texts.join(separator))),
    }
}

/// Returns the value of an enum case by name; `None` if there is no such case. For a bit enum, `text` may contain
/// several cases joined by the separator.
#[must_use]
pub fn text_to_enum(def: &EnumDef, text: &str) -> Option<u64> {
    let value = |text: &str| def.cases.iter().find(|case| &*case.text == text).map(|case| case.value);
    match &def.bit_separator {
        None => value(text),
        Some(separator) => text.split(separator.trim()).try_fold(0, |bits, part| Some(bits | value(part.trim())?)),
    }
}

/// Returns true if a name can be written without quotes.
pub(crate) fn is_keyword(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && text.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.'))
}

/// Returns an enum value as an operation prints it: in quotes unless it is a single keyword. Returns `None` if the
/// value is not a case or a combination of bits.
#[must_use]
pub fn enum_to_keyword(def: &EnumDef, value: u64) -> Option<Cow<'_, str>> {
    let text = enum_to_text(def, value)?;
    let single =
        def.bit_separator.is_none() || def.cases.iter().any(|case| case.value == value && value.is_power_of_two());
    Some(if single && is_keyword(&text) { text } else { Cow::Owned(format!("\"{text}\"")) })
}

/// Returns an enum value as a property prints it. A combination of bits is in quotes if the enum requires it.
pub(crate) fn enum_to_field(def: &EnumDef, value: u64) -> Cow<'_, str> {
    let text = enum_to_text(def, value).unwrap_or_default();
    let quoted = match def.bit_separator {
        Some(_) => def.quoted && value != 0 && !value.is_power_of_two(),
        None => !is_keyword(&text),
    };
    if quoted { Cow::Owned(format!("\"{text}\"")) } else { text }
}

/// Returns the names of all cases of an enum, separated by commas, for an error message.
pub(crate) fn case_list(def: &EnumDef) -> String {
    def.cases.iter().map(|case| &*case.text).collect::<Vec<_>>().join(", ")
}

/// Parses a keyword or a string; returns `None` if the current token is neither.
pub(crate) fn optional_keyword_or_string<'s>(p: &mut AttrParser<'s, '_>) -> Option<Cow<'s, str>> {
    if let Some(keyword) = p.optional_keyword() {
        return Some(Cow::Borrowed(keyword));
    }
    let text = p.optional_string()?;
    Some(Cow::Owned(String::from_utf8_lossy(&text).into_owned()))
}

/// Parses the value of an enum parameter: a keyword or string, or, for a bit enum, several with separators.
/// # Errors
/// Returns an error if the input is neither a keyword nor a string, or does not name a case of the enum.
pub fn parse_enum(def: &EnumDef, p: &mut AttrParser<'_, '_>) -> PResult<u64> {
    match &*def.summary {
        "" => parse_enum_called(&def.name, def, p),
        summary => parse_enum_field(summary, def, FieldContext::Attribute, p),
    }
}

/// Parses the value of an enum parameter. `name` is the name of the enum in error messages.
pub(crate) fn parse_enum_called(name: &str, def: &EnumDef, p: &mut AttrParser<'_, '_>) -> PResult<u64> {
    let offset = p.offset();
    let separator = def.bit_separator.as_ref().map(|s| if s.contains('|') { Kind::VerticalBar } else { Kind::Comma });
    let mut bits = 0;
    loop {
        let text = optional_keyword_or_string(p)
            .ok_or_else(|| p.hook_error(p.offset(), "expected valid keyword or string"))?;
        let value = text_to_enum(def, &text);
        bits |=
            value.ok_or_else(|| p.hook_error(offset, &format!("expected {name} to be one of: {}", case_list(def))))?;
        if !separator.is_some_and(|separator| p.eat(separator)) {
            return Ok(bits);
        }
    }
}

/// The contexts in which upstream's `FieldParser` parses an enum.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum FieldContext {
    /// A parameter of an attribute or type. A combination of bits is written as one string.
    Parameter,
    /// An attribute whose only parameter is the enum.
    Attribute,
    /// A property that is an enum.
    Property,
}

/// Returns true if the current token can start an enum value.
pub(crate) fn field_starts_here(def: &EnumDef, p: &AttrParser<'_, '_>) -> bool {
    matches!(p.kind(), Kind::BareId | Kind::IntType) || (p.at(Kind::String) && has_strings(def))
}

/// Returns true if strings are accepted in place of keywords. For a bit enum, this requires a case that is not a
/// keyword.
fn has_strings(def: &EnumDef) -> bool {
    let has_bits = def.bit_separator.is_some() && !def.quoted;
    def.summary.is_empty() || !has_bits || !def.cases.iter().all(|case| is_keyword(&case.text))
}

/// Parses an enum value as upstream's `FieldParser` does. Error messages use `summary`.
pub(crate) fn parse_enum_field(
    summary: &str,
    def: &EnumDef,
    place: FieldContext,
    p: &mut AttrParser<'_, '_>,
) -> PResult<u64> {
    let separator = def.bit_separator.as_deref().filter(|_| place != FieldContext::Parameter).map(str::trim);
    let strings = place == FieldContext::Parameter || has_strings(def);
    let mut bits = 0;
    let mut behind = String::new();
    loop {
        let offset = p.offset();
        let word = if strings { optional_keyword_or_string(p) } else { p.optional_keyword().map(Cow::Borrowed) };
        let Some(text) = word else {
            return Err(p.hook_error(offset, &format!("expected keyword for {summary}{behind}")));
        };
        let Some(value) = text_to_enum(def, &text) else {
            let cases = field_cases(def);
            return Err(p.hook_error(offset, &format!("expected one of [{cases}] for {summary}, got: {text}")));
        };
        bits |= value;
        let Some(separator) = separator.filter(|s| p.eat(if *s == "|" { Kind::VerticalBar } else { Kind::Comma }))
        else {
            return Ok(bits);
        };
        if place == FieldContext::Property {
            behind = format!(" after '{separator}'");
        }
    }
}

/// Returns the list of cases for "expected one of" messages. As in upstream MLIR, a case that needs quotes is listed
/// twice: with quotes, and then without.
fn field_cases(def: &EnumDef) -> String {
    let spelling = |case: &EnumCase| match is_keyword(&case.text) {
        true => case.text.to_string(),
        false => format!("\"{0}\"{0}", case.text),
    };
    def.cases.iter().map(spelling).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flags(primary_groups: bool) -> EnumDef {
        let case = |text: &str, value, group| EnumCase { symbol: text.into(), text: text.into(), value, group };
        EnumDef {
            name: "Flags".into(),
            summary: Box::default(),
            width: 32,
            bit_separator: Some(",".into()),
            primary_groups,
            quoted: false,
            cases: [
                case("none", 0, false),
                case("a", 1, false),
                case("b", 2, false),
                case("c", 4, false),
                case("ab", 3, true),
            ]
            .into(),
        }
    }

    #[test]
    fn bits_and_groups() {
        let plain = flags(false);
        assert_eq!(enum_to_text(&plain, 0).as_deref(), Some("none"));
        assert_eq!(enum_to_text(&plain, 7).as_deref(), Some("a,b,c,ab"));
        assert_eq!(enum_to_text(&flags(true), 7).as_deref(), Some("ab,c"));
        assert_eq!(enum_to_text(&plain, 8), None);
        assert_eq!(text_to_enum(&plain, "a, c"), Some(5));
        assert_eq!(text_to_enum(&plain, "a,d"), None);
    }

    #[test]
    fn only_single_bits_are_keywords() {
        assert_eq!(enum_to_keyword(&flags(true), 4).as_deref(), Some("c"));
        assert_eq!(enum_to_keyword(&flags(true), 5).as_deref(), Some("\"a,c\""));
    }
}
