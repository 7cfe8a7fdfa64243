//! Changes single tokens in MLIR text: types, numbers, operands, attributes or names. Occasionally inserts or removes a
//! token. Does not change comments.

use crate::damage::Random;
use std::ops::Range;

/// The class of a token, which determines its possible replacements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Class {
    Type,
    Number,
    Word,
    Op,
    Value,
    Symbol,
    Block,
    Alias,
    Text,
    Mark,
}

/// Token classes, with their weights and their replacements in addition to other tokens in the text. Punctuation is
/// changed rarely, because the result is always a syntax error.
const CLASSES: [(Class, usize, &[&str]); 10] = [
    (
        Class::Type,
        5,
        &[
            "i1",
            "i8",
            "i32",
            "i64",
            "si8",
            "f16",
            "f32",
            "f64",
            "bf16",
            "index",
            "none",
            "tensor<2xf32>",
            "tensor<*xf32>",
            "memref<4xi32>",
            "vector<4xf32>",
            "tuple<>",
            "complex<f32>",
            "!llvm.ptr",
        ],
    ),
    (Class::Number, 5, &["0", "1", "-1", "2", "3", "7", "64", "4294967296", "0x1F", "1.5", "?"]),
    (Class::Word, 3, &["true", "false", "unit", "to", "attributes", "dense", "x", "value"]),
    (
        Class::Op,
        2,
        &["arith.addi", "func.return", "scf.yield", "no.such", "builtin.module", "llvm.mlir.constant", "foo"],
    ),
    (Class::Value, 5, &["%0", "%1", "%arg0", "%undefined", "%0#1"]),
    (Class::Symbol, 2, &["@undefined", "@main", "@a::@b"]),
    (Class::Block, 1, &["^bb0", "^bb1", "^undefined"]),
    (Class::Alias, 2, &["#map", "#undefined", "!undefined", "#llvm.linkage<internal>", "!llvm.ptr"]),
    (Class::Text, 3, &["\"\"", "\"x\"", "\"a b\""]),
    (Class::Mark, 2, &[",", "<", ">", "(", ")", "{", "}", "[", "]", ":", "=", "->"]),
];

/// Returns the text with one to three tokens changed at random.
#[must_use]
pub fn mutate(text: &str, random: &mut Random) -> String {
    let mut text = text.to_owned();
    for _ in 0..=random.below(3) {
        text = change(&text, random);
    }
    text
}

fn change(text: &str, random: &mut Random) -> String {
    let tokens = tokens(text);
    let Some(class) = choose_class(&tokens, random) else { return text.to_owned() };
    let of_class: Vec<usize> = (0..tokens.len()).filter(|i| tokens.get(*i).is_some_and(|t| t.0 == class)).collect();
    let Some(&index) = of_class.get(random.below(of_class.len())) else { return text.to_owned() };
    let at = |index: usize| tokens.get(index).map_or(0..0, |(_, range)| range.clone());
    let word = |range: Range<usize>| text.get(range).unwrap_or_default();
    let range = at(index);
    match random.below(16) {
        0 => replaced(text, range, ""),
        1 => replaced(text, range.clone(), &format!("{0} {0}", word(range))),
        2 => {
            let next = at(index + 1);
            let between = word(range.end..next.start.max(range.end));
            let swapped = format!("{}{between}{}", word(next.clone()), word(range.clone()));
            replaced(text, range.start..next.end.max(range.end), &swapped)
        }
        3..=9 => {
            let others: Vec<&str> =
                of_class.iter().map(|i| word(at(*i))).filter(|t| *t != word(range.clone())).collect();
            match others.get(random.below(others.len())) {
                Some(other) => replaced(text, range, other),
                None => replaced(text, range, from_pool(class, random)),
            }
        }
        _ => replaced(text, range, from_pool(class, random)),
    }
}

fn from_pool(class: Class, random: &mut Random) -> &'static str {
    let pool = CLASSES.iter().find(|(c, ..)| *c == class).map_or(&[][..], |(_, _, pool)| pool);
    pool.get(random.below(pool.len())).copied().unwrap_or_default()
}

/// Chooses one of the classes that occur in `tokens`, by weight; `None` if there are no tokens.
fn choose_class(tokens: &[(Class, Range<usize>)], random: &mut Random) -> Option<Class> {
    let there: Vec<_> = CLASSES.iter().filter(|(class, ..)| tokens.iter().any(|(c, _)| c == class)).collect();
    let mut left = random.below(there.iter().map(|(_, weight, _)| weight).sum());
    for (class, weight, _) in there {
        if left < *weight {
            return Some(*class);
        }
        left -= weight;
    }
    None
}

fn replaced(text: &str, range: Range<usize>, by: &str) -> String {
    let (head, tail) = (text.get(..range.start).unwrap_or_default(), text.get(range.end..).unwrap_or_default());
    format!("{head}{by}{tail}")
}

/// Returns the tokens in a text, with their classes and ranges. The dimensions and the element type of a shape
/// (`4x?xf32`) are separate tokens, without the `x`.
fn tokens(text: &str) -> Vec<(Class, Range<usize>)> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
        if rest.starts_with("//") {
            at += rest.find('\n').unwrap_or(rest.len());
            continue;
        }
        let first = rest.chars().next().unwrap_or(' ');
        let in_shape = matches!(found.last(), Some((Class::Number | Class::Mark, Range { end, .. })) if *end == at)
            && first == 'x'
            && text
                .get(..at)
                .is_some_and(|head| head.ends_with(|c: char| c.is_ascii_hexdigit() || matches!(c, '?' | ']' | '*')));
        if first.is_whitespace() || in_shape {
            at += first.len_utf8();
            continue;
        }
        let (class, length) = token(first, rest);
        found.push((class, at..at + length));
        at += length;
        // Another dimension or the element type follows `4x`.
        if in_shape_after(text, at) {
            found.last_mut().into_iter().for_each(|(class, _)| *class = Class::Number);
        }
    }
    found
}

/// Returns whether a dimension of a shape ends at this offset.
fn in_shape_after(text: &str, at: usize) -> bool {
    let digit = text.get(..at).is_some_and(|head| head.ends_with(|c: char| c.is_ascii_digit() || c == '?'));
    digit && text.get(at..).is_some_and(|rest| rest.starts_with('x'))
}

/// Returns the class and length of the token at the start of a text.
fn token(first: char, rest: &str) -> (Class, usize) {
    let name =
        |from: usize| from + length_of(rest, from, |c| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.' | '-'));
    match first {
        '"' => (Class::Text, string_length(rest)),
        '%' => (
            Class::Value,
            1 + length_of(rest, 1, |c| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.' | '-' | '#')),
        ),
        '@' if rest.starts_with("@\"") => (Class::Symbol, 1 + string_length(rest.get(1..).unwrap_or_default())),
        '@' => (Class::Symbol, name(1)),
        '^' => (Class::Block, name(1)),
        '#' | '!' if name(1) > 1 => (Class::Alias, name(1)),
        '-' if rest.starts_with("->") => (Class::Mark, 2),
        c if c.is_ascii_digit() => (Class::Number, number_length(rest)),
        c if c.is_ascii_alphabetic() || c == '_' => {
            let length = length_of(rest, 0, |c| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.'));
            (word_class(rest.get(..length).unwrap_or_default()), length)
        }
        c => (Class::Mark, c.len_utf8()),
    }
}

fn length_of(text: &str, from: usize, belongs: impl Fn(char) -> bool) -> usize {
    let rest = text.get(from..).unwrap_or_default();
    rest.find(|c| !belongs(c)).unwrap_or(rest.len())
}

fn string_length(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            '"' if !escaped => return at + 1,
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    text.len()
}

fn number_length(text: &str) -> usize {
    let digits = length_of(text, 0, |c| c.is_ascii_digit());
    let hex = text.strip_prefix("0x").map_or(0, |rest| length_of(rest, 0, |c| c.is_ascii_hexdigit()));
    // Text like `0xf32` is part of a shape.
    if hex > 2 {
        return 2 + hex;
    }
    let fraction = text
        .get(digits..)
        .filter(|rest| rest.starts_with('.'))
        .map_or(0, |rest| 1 + length_of(rest, 1, |c| c.is_ascii_digit()));
    let exponent = text
        .get(digits + fraction..)
        .filter(|rest| fraction > 0 && rest.starts_with(['e', 'E']))
        .map_or(0, |rest| 1 + length_of(rest, 1, |c| c.is_ascii_digit() || matches!(c, '+' | '-')));
    digits + fraction + exponent
}

fn word_class(word: &str) -> Class {
    let digits_after = |prefix: &str| {
        word.strip_prefix(prefix).is_some_and(|d| !d.is_empty() && d.bytes().all(|b| b.is_ascii_digit()))
    };
    if matches!(word, "index" | "none" | "bf16" | "tf32" | "tensor" | "vector" | "memref" | "tuple" | "complex")
        || ["i", "si", "ui", "f"].iter().any(|prefix| digits_after(prefix))
    {
        Class::Type
    } else if word.contains('.') {
        Class::Op
    } else {
        Class::Word
    }
}

#[cfg(test)]
mod tests {
    use super::{Class, mutate, tokens};
    use crate::damage::Random;

    #[test]
    fn tokens_of_a_text() {
        let text = "%0 = a.b \"c\\\"d\" : tensor<4x?xf32> // e\n-> @f";
        let found: Vec<(Class, &str)> = tokens(text).into_iter().map(|(class, range)| (class, &text[range])).collect();
        use Class::{Mark, Number, Op, Symbol, Text, Type, Value};
        assert_eq!(
            found,
            [
                (Value, "%0"),
                (Mark, "="),
                (Op, "a.b"),
                (Text, "\"c\\\"d\""),
                (Mark, ":"),
                (Type, "tensor"),
                (Mark, "<"),
                (Number, "4"),
                (Number, "?"),
                (Type, "f32"),
                (Mark, ">"),
                (Mark, "->"),
                (Symbol, "@f"),
            ]
        );
    }

    #[test]
    fn changes_follow_from_the_seed() {
        let text = "func.func @f(%a: i32) -> i32 { return %a : i32 }\n";
        let changed = |number| mutate(text, &mut Random::of(1, number));
        assert_eq!(changed(3), changed(3));
        assert!((0..50).filter(|n| changed(*n) != text).count() > 40);
    }
}
