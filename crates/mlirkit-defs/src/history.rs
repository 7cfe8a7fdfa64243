//! What rows cannot say of releases: when something came and went, and under which name it stands in which release.
//!
//! A history is text, a line for each fact; `#` at the start of a line is a comment. `A..B` are the releases from A to B, and
//! either end may be left out.
//!
//! | line | what it says |
//! |---|---|
//! | `dialect`, `op`, `attr`, `type` NAME RANGE | it is there in these releases; what has no line is there in all |
//! | `word` TEXT RANGE | a spelling of builtin's (such as a float type) is there in these releases |
//! | `renamed` `op`, `attr` or `type` OLD NEW RELEASE | from this release on it has the new name |
//! | `renamed` `operand`, `result`, `slot` or `param` ROW OLD NEW RELEASE | likewise, of a part of a row (named as it is from there on) |
//! | `absent` ROW SLOT VALUE RELEASE | before this release the operation had no such property, and meant this value |
//! | `loose` ROW SLOT NAME RELEASE | before this release the property was a discardable attribute of this name |
//! | `hook` ROW NAME RELEASE | what else changed with this release, done by a hook in either direction |

use std::collections::BTreeMap;
use std::fmt::{self, Display, Formatter};

use crate::error::DefError;
use crate::release::Release;

/// The releases in which something is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Lifetime {
    /// The first of them, if there were others before.
    pub first: Option<Release>,
    /// The last of them, if there were others behind.
    pub last: Option<Release>,
}

impl Lifetime {
    /// Whether a release is among them.
    #[must_use]
    pub fn has(self, release: Release) -> bool {
        self.first.is_none_or(|first| first <= release) && self.last.is_none_or(|last| release <= last)
    }
}

impl Display for Lifetime {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let end = |release: Option<Release>| release.map_or_else(String::new, |release| release.to_string());
        write!(f, "{}..{}", end(self.first), end(self.last))
    }
}

/// What a line is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EntityKind {
    /// A dialect.
    Dialect,
    /// An operation.
    Op,
    /// An attribute.
    Attr,
    /// A type.
    Type,
    /// A spelling of builtin's.
    Word,
    /// A group of operands of an operation.
    Operand,
    /// A group of results of an operation.
    Result,
    /// A property or inherent attribute of an operation.
    Slot,
    /// A parameter of an attribute or type.
    Param,
}

impl EntityKind {
    const ALL: [(&str, Self); 9] = [
        ("dialect", Self::Dialect),
        ("op", Self::Op),
        ("attr", Self::Attr),
        ("type", Self::Type),
        ("word", Self::Word),
        ("operand", Self::Operand),
        ("result", Self::Result),
        ("slot", Self::Slot),
        ("param", Self::Param),
    ];

    fn of(text: &str) -> Option<Self> {
        Self::ALL.iter().find(|(name, _)| *name == text).map(|(_, kind)| *kind)
    }

    /// Its word in a history.
    #[must_use]
    pub fn word(self) -> &'static str {
        Self::ALL.iter().find(|(_, kind)| *kind == self).map_or("", |(name, _)| name)
    }
}

/// Something has another name from a release on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Renaming {
    /// What it is.
    pub kind: EntityKind,
    /// The row that it is a part of, as it is called from then on; empty for a row itself.
    pub row: Box<str>,
    /// The name before.
    pub old: Box<str>,
    /// The name since.
    pub new: Box<str>,
    /// The first release that has the new name.
    pub since: Release,
}

/// What an operation meant before it had a property.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meant {
    /// The operation, as it is called since.
    pub row: Box<str>,
    /// The property.
    pub slot: Box<str>,
    /// The value, as MLIR text.
    pub value: Box<str>,
    /// The first release that has the property.
    pub since: Release,
}

/// A property that was a discardable attribute.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Loose {
    /// The operation.
    pub row: Box<str>,
    /// The property.
    pub slot: Box<str>,
    /// The attribute's name.
    pub name: Box<str>,
    /// The first release in which it is a property.
    pub since: Release,
}

/// A change that code makes, in both directions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hooked {
    /// The operation, as it is called since.
    pub row: Box<str>,
    /// The name under which the hook is registered.
    pub hook: Box<str>,
    /// The first release that has it so.
    pub since: Release,
}

/// The history of all dialects.
#[derive(Debug, Clone, Default)]
pub struct History {
    lives: BTreeMap<(EntityKind, Box<str>), Lifetime>,
    renamings: Vec<Renaming>,
    meant: Vec<Meant>,
    loose: Vec<Loose>,
    hooks: Vec<Hooked>,
}

impl History {
    /// Reads a history.
    ///
    /// # Errors
    /// The first line that is none, and why.
    pub fn parse(text: &str) -> Result<Self, DefError> {
        let mut history = Self::default();
        for (number, line) in (1..).zip(text.lines()) {
            if !line.trim_ascii().is_empty() && !line.starts_with('#') {
                history.line(line).map_err(|message| DefError::new(number, message))?;
            }
        }
        Ok(history)
    }

    fn line(&mut self, line: &str) -> Result<(), String> {
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        match *words.as_slice() {
            ["renamed", kind @ ("op" | "attr" | "type"), old, new, since] => self.renamed(kind, "", old, new, since),
            ["renamed", kind @ ("operand" | "result" | "slot" | "param"), row, old, new, since] => {
                self.renamed(kind, row, old, new, since)
            }
            ["hook", row, hook, since] => {
                self.hooks.push(Hooked { row: row.into(), hook: hook.into(), since: since.parse()? });
                Ok(())
            }
            ["loose", row, slot, name, since] => {
                self.loose.push(Loose { row: row.into(), slot: slot.into(), name: name.into(), since: since.parse()? });
                Ok(())
            }
            ["absent", row, slot, .., since] => {
                let value = line.split_once(slot).and_then(|(_, rest)| rest.trim_ascii().strip_suffix(since));
                let value = value.map(str::trim_ascii).filter(|value| !value.is_empty()).ok_or("expected a value")?;
                let since = since.parse()?;
                self.meant.push(Meant { row: row.into(), slot: slot.into(), value: value.into(), since });
                Ok(())
            }
            [kind, name, range] => {
                let kind = EntityKind::of(kind).filter(|kind| *kind <= EntityKind::Word);
                let kind = kind.ok_or_else(|| format!("unexpected '{line}'"))?;
                let (first, last) =
                    range.split_once("..").ok_or_else(|| format!("'{range}' is no range of releases"))?;
                let end = |text: &str| if text.is_empty() { Ok(None) } else { text.parse().map(Some) };
                let life = Lifetime { first: end(first)?, last: end(last)? };
                match self.lives.insert((kind, name.into()), life) {
                    None => Ok(()),
                    Some(_) => Err(format!("{} '{name}' has two lines", kind.word())),
                }
            }
            _ => Err(format!("unexpected '{line}'")),
        }
    }

    fn renamed(&mut self, kind: &str, row: &str, old: &str, new: &str, since: &str) -> Result<(), String> {
        let kind = EntityKind::of(kind).ok_or("no such kind")?;
        let since = since.parse()?;
        self.renamings.push(Renaming { kind, row: row.into(), old: old.into(), new: new.into(), since });
        Ok(())
    }

    /// The releases in which something is there, by its full name (`dialect.name`). What its dialect is not there in, nothing
    /// of it is.
    #[must_use]
    pub fn lifetime(&self, kind: EntityKind, name: &str) -> Lifetime {
        let own = self.lives.get(&(kind, name.into())).copied().unwrap_or_default();
        let dialect =
            name.split_once('.').and_then(|(dialect, _)| self.lives.get(&(EntityKind::Dialect, dialect.into())));
        let Some(dialect) = dialect.filter(|_| kind != EntityKind::Word) else { return own };
        Lifetime { first: own.first.max(dialect.first), last: own.last.into_iter().chain(dialect.last).min() }
    }

    /// All that has not always been there, by kind and name.
    pub fn lifetimes(&self) -> impl Iterator<Item = (EntityKind, &str, Lifetime)> {
        self.lives.iter().map(|((kind, name), life)| (*kind, &**name, *life))
    }

    /// All that has had another name.
    #[must_use]
    pub fn renamings(&self) -> &[Renaming] {
        &self.renamings
    }

    /// All properties whose absence meant something.
    #[must_use]
    pub fn meant(&self) -> &[Meant] {
        &self.meant
    }

    /// All properties that were discardable attributes.
    #[must_use]
    pub fn loose(&self) -> &[Loose] {
        &self.loose
    }

    /// All changes that hooks make.
    #[must_use]
    pub fn hooks(&self) -> &[Hooked] {
        &self.hooks
    }

    /// What something is called in the release `to` that is called `name` in `from`; of a part of a row, `row` is the row's
    /// name in either.
    #[must_use]
    pub fn name<'n>(&'n self, kind: EntityKind, rows: [&str; 2], name: &'n str, from: Release, to: Release) -> &'n str {
        let about =
            |renaming: &&Renaming| renaming.kind == kind && (renaming.row.is_empty() || rows.contains(&&*renaming.row));
        let mut all: Vec<&Renaming> = self.renamings.iter().filter(about).collect();
        let newer = from <= to;
        all.sort_by_key(|renaming| if newer { renaming.since.0 } else { u32::MAX - renaming.since.0 });
        let (first, last) = (from.min(to), from.max(to));
        let (mut now, mut done) = (name, None);
        for renaming in all.into_iter().filter(|renaming| first < renaming.since && renaming.since <= last) {
            let (was, is) = if newer { (&renaming.old, &renaming.new) } else { (&renaming.new, &renaming.old) };
            // Names may be handed on from part to part: each changes once with a release.
            if **was == *now && done != Some(renaming.since) {
                (now, done) = (is, Some(renaming.since));
            }
        }
        now
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::{EntityKind, History, Lifetime, Release};

    #[test]
    fn names_and_ranges_in_both_directions() {
        let history = History::parse(
            "# facts\ndialect new 21..\nop toy.add 20..\nop toy.old ..22\nop new.add 23..24\nrenamed op toy.plus toy.add 20\n\
             renamed operand toy.add a lhs 20\nrenamed operand toy.add lhs left 23\nabsent toy.add flags #toy<none> 22\n",
        )
        .unwrap();
        let life =
            |first: Option<u32>, last: Option<u32>| Lifetime { first: first.map(Release), last: last.map(Release) };
        assert_eq!(history.lifetime(EntityKind::Op, "toy.add"), life(Some(20), None));
        assert_eq!(history.lifetime(EntityKind::Op, "new.add"), life(Some(23), Some(24)));
        assert_eq!(history.lifetime(EntityKind::Op, "new.other"), life(Some(21), None));
        assert!(!history.lifetime(EntityKind::Op, "toy.old").has(Release(23)));
        let name = |name: &'static str, from, to| {
            history.name(EntityKind::Op, ["", ""], name, Release(from), Release(to)).to_owned()
        };
        assert_eq!(
            (name("toy.add", 22, 19), name("toy.plus", 19, 20), name("toy.add", 22, 20)),
            ("toy.plus".into(), "toy.add".into(), "toy.add".into())
        );
        assert_eq!(&*history.meant()[0].value, "#toy<none>");
        let rows = ["toy.plus", "toy.add"];
        assert_eq!(history.name(EntityKind::Operand, rows, "left", Release(24), Release(19)), "a");
        assert_eq!(history.name(EntityKind::Operand, rows, "a", Release(19), Release(24)), "left");
        let history = History::parse("renamed operand toy.get at from 22\nrenamed operand toy.get i at 22\n").unwrap();
        let name = |name: &'static str| {
            history.name(EntityKind::Operand, ["", "toy.get"], name, Release(22), Release(21)).to_owned()
        };
        assert_eq!((name("from"), name("at")), ("at".into(), "i".into()));
        assert!(History::parse("op toy.add 20").is_err());
        assert!(History::parse("op a.b ..20\nop a.b 21..").is_err());
    }
}
