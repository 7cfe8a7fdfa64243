//! Parses and prints predicates, such as `(and isa:IntegerType (not width:1))`.

use std::borrow::Cow;
use std::fmt;

use crate::error::ParseError;
use crate::leaf::{Leaf, PathStep};
use crate::line::{unquote, word};
use crate::model::Pred;

/// The maximum nesting depth of a predicate.
const MAX_DEPTH: usize = 200;

impl Pred {
    /// Parses a predicate in the syntax of definition files.
    ///
    /// # Errors
    /// Fails if the string is not a predicate or is nested too deeply.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        whole(text).map_err(ParseError::new)
    }
}

/// Parses a string that consists of a single predicate.
pub(crate) fn whole(text: &str) -> Result<Pred, String> {
    let mut rest = text.trim_ascii();
    let pred = parse(&mut rest, MAX_DEPTH)?;
    if rest.is_empty() { Ok(pred) } else { Err(format!("unexpected '{rest}' after the predicate")) }
}

/// Parses a predicate at the start of `rest`, and removes it from `rest`.
pub(crate) fn prefix(rest: &mut &str) -> Result<Pred, String> {
    // Commas separate numbers in a leaf; one at the end belongs to the expression around the predicate.
    let end = rest.find([' ', '(', ')']).unwrap_or(rest.len());
    let Some(mut leaf) = rest[..end].strip_suffix(',') else { return parse(rest, MAX_DEPTH) };
    *rest = &rest[leaf.len()..];
    parse(&mut leaf, MAX_DEPTH)
}

fn parse(rest: &mut &str, depth: usize) -> Result<Pred, String> {
    let depth = depth.checked_sub(1).ok_or("predicate is nested too deep")?;
    let Some(inner) = rest.strip_prefix('(') else {
        let leaf = atom(rest)?;
        return Ok(if &*leaf == "true" { Pred::True } else { Pred::Leaf(Leaf::parse(&leaf)) });
    };
    *rest = inner;
    let head = atom(rest)?;
    let subject = if &*head == "subst" { Some(PathStep::parse(&atom(rest)?)) } else { None };
    let mut children = Vec::new();
    while !rest.starts_with(')') {
        if rest.is_empty() {
            return Err("expected ')'".into());
        }
        children.push(parse(rest, depth)?);
    }
    *rest = rest.get(1..).unwrap_or("").trim_ascii_start();
    match (&*head, subject) {
        ("and", _) => Ok(Pred::And(children.into())),
        ("or", _) => Ok(Pred::Or(children.into())),
        ("not", _) => only(children).map(|child| Pred::Not(Box::new(child))),
        ("subst", Some(subject)) => only(children).map(|child| Pred::Subst(subject, Box::new(child))),
        (other, _) => Err(format!("unknown predicate '{other}'")),
    }
}

fn only(children: Vec<Pred>) -> Result<Pred, String> {
    let [child] =
        <[Pred; 1]>::try_from(children).map_err(|all| format!("expected one predicate, found {}", all.len()))?;
    Ok(child)
}

fn atom<'t>(rest: &mut &'t str) -> Result<Cow<'t, str>, String> {
    if rest.starts_with('"') {
        let (value, after) = unquote(rest)?;
        *rest = after.trim_ascii_start();
        return Ok(value.into());
    }
    let end = rest.bytes().position(|byte| matches!(byte, b' ' | b'(' | b')')).unwrap_or(rest.len());
    if end == 0 {
        return Err("expected a predicate".into());
    }
    let (value, after) = rest.split_at(end);
    *rest = after.trim_ascii_start();
    Ok(value.into())
}

fn write_atom(f: &mut fmt::Formatter<'_>, atom: &str) -> fmt::Result {
    if atom.contains(['(', ')']) || atom == "true" {
        f.write_str(&crate::line::quote(atom))
    } else {
        f.write_str(&word(atom))
    }
}

impl fmt::Display for Pred {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (head, children) = match self {
            Self::True => return f.write_str("true"),
            Self::Leaf(leaf) => return write_atom(f, &leaf.to_string()),
            Self::And(children) => ("and", &**children),
            Self::Or(children) => ("or", &**children),
            Self::Not(child) => ("not", std::slice::from_ref(&**child)),
            Self::Subst(_, child) => ("subst", std::slice::from_ref(&**child)),
        };
        write!(f, "({head}")?;
        if let Self::Subst(subject, _) = self {
            f.write_str(" ")?;
            write_atom(f, &subject.to_string())?;
        }
        for child in children {
            write!(f, " {child}")?;
        }
        f.write_str(")")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_trip() {
        for text in [
            "true",
            "isa:IntegerType",
            "(and)",
            "(or isa:IndexType (and signless width:32))",
            "(subst elementType (not \"$_self.foo(1) == \\\"x\\\"\"))",
        ] {
            assert_eq!(Pred::parse(text).map(|p| p.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn errors() {
        for text in ["", "(and", "(not)", "(nand a)", "a b", ")", &"(not ".repeat(100_000)] {
            assert!(Pred::parse(text).is_err(), "{text}");
        }
    }
}
