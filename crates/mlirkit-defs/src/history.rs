//! The history of dialects: facts about releases that definitions cannot express, such as when entities were added,
//! removed or renamed.
//!
//! A history is a text file with one fact per line. A line that begins with `#` is a comment. `A..B` means the releases
//! from A to B, both inclusive; either end may be omitted.
//!
//! | line | meaning |
//! |---|---|
//! | `dialect`, `op`, `attr`, `type` NAME RANGE | exists in these releases; an entity without a line exists in all |
//! | `word` TEXT RANGE | a builtin spelling (such as a float type) exists in these releases |
//! | `renamed` `op`, `attr` or `type` OLD NEW RELEASE | has the new name since this release |
//! | `renamed` `operand`, `result`, `slot` or `param` ROW OLD NEW RELEASE | the same for a component of ROW, given by its newer name |
//! | `successor` OLD NEW RELEASE | since this release, another operation, which may be older, replaces the operation |
//! | `absent` ROW SLOT VALUE RELEASE | before this release, the operation lacked the property and implied this value |
//! | `loose` ROW SLOT NAME RELEASE | before this release, the property was a discardable attribute with this name |
//! | `hook` ROW NAME RELEASE | another change in this release, converted by a hook in either direction |

use std::collections::BTreeMap;
use std::fmt::{self, Display, Formatter};

use crate::error::DefError;
use crate::release::Release;

/// The releases in which an entity exists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Lifetime {
    /// The first release that has the entity; `None` if it predates the oldest release in the history.
    pub first: Option<Release>,
    /// The last release that has the entity; `None` if it still exists.
    pub last: Option<Release>,
}

impl Lifetime {
    /// Returns true if the entity exists in this release.
    #[must_use]
    pub fn has(self, release: Release) -> bool {
        self.first.is_none_or(|first| first <= release) && self.last.is_none_or(|last| release <= last)
    }
}

impl Lifetime {
    /// Returns true if the entity may exist in this release. The tools of LLVM 17 and 18 were not available. An entity
    /// is assumed to exist in these releases if it exists in 16 or 19.
    #[must_use]
    pub fn may_have(self, release: Release) -> bool {
        let unknown = (17..=18).contains(&release.0);
        self.has(release) || unknown && (self.has(Release(16)) || self.has(Release(19)))
    }
}

impl Display for Lifetime {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let end = |release: Option<Release>| release.map_or_else(String::new, |release| release.to_string());
        write!(f, "{}..{}", end(self.first), end(self.last))
    }
}

/// The kind of entity that a line in a history describes.
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
    /// A keyword of the builtin dialect, such as the name of a float type.
    Word,
    /// An operand group of an operation.
    Operand,
    /// A result group of an operation.
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

    /// Returns the keyword for this kind in a history.
    #[must_use]
    pub fn word(self) -> &'static str {
        Self::ALL.iter().find(|(_, kind)| *kind == self).map_or("", |(name, _)| name)
    }
}

/// A change of an entity's name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Renaming {
    /// The kind of the renamed entity.
    pub kind: EntityKind,
    /// The newer name of the operation, attribute or type whose component is renamed. Empty if the operation, attribute
    /// or type itself is renamed.
    pub row: Box<str>,
    /// The old name.
    pub old: Box<str>,
    /// The new name.
    pub new: Box<str>,
    /// The first release that has the new name.
    pub since: Release,
}

/// A property that was added later, with the value that the operation implied before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meant {
    /// The newer name of the operation.
    pub row: Box<str>,
    /// The name of the property.
    pub slot: Box<str>,
    /// The implied value in MLIR syntax.
    pub value: Box<str>,
    /// The first release that has the property.
    pub since: Release,
}

/// A property that was a discardable attribute in earlier releases.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Loose {
    /// The name of the operation.
    pub row: Box<str>,
    /// The name of the property.
    pub slot: Box<str>,
    /// The name of the discardable attribute.
    pub name: Box<str>,
    /// The first release in which it is a property.
    pub since: Release,
}

/// A change to an operation that a hook converts, in both directions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hooked {
    /// The newer name of the operation.
    pub row: Box<str>,
    /// The name under which the conversion hook is registered.
    pub hook: Box<str>,
    /// The first release with the change.
    pub since: Release,
}

/// The history of all dialects.
#[derive(Debug, Clone, Default)]
pub struct History {
    lives: BTreeMap<(EntityKind, Box<str>), Lifetime>,
    renamings: Vec<Renaming>,
    successors: Vec<Renaming>,
    meant: Vec<Meant>,
    loose: Vec<Loose>,
    hooks: Vec<Hooked>,
}

impl History {
    /// Parses a history.
    ///
    /// # Errors
    /// Returns an error for the first invalid line.
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
            ["successor", old, new, since] => {
                let (row, old, new) = (Box::default(), old.into(), new.into());
                self.successors.push(Renaming { kind: EntityKind::Op, row, old, new, since: since.parse()? });
                Ok(())
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
                    range.split_once("..").ok_or_else(|| format!("'{range}' is not a range of releases"))?;
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

    /// Returns the releases in which an entity exists, given its full name (`dialect.name`). The result is limited to
    /// the releases in which the dialect exists.
    #[must_use]
    pub fn lifetime(&self, kind: EntityKind, name: &str) -> Lifetime {
        let own = self.lives.get(&(kind, name.into())).copied().unwrap_or_default();
        let dialect =
            name.split_once('.').and_then(|(dialect, _)| self.lives.get(&(EntityKind::Dialect, dialect.into())));
        let Some(dialect) = dialect.filter(|_| kind != EntityKind::Word) else { return own };
        Lifetime { first: own.first.max(dialect.first), last: own.last.into_iter().chain(dialect.last).min() }
    }

    /// Iterates over all entities with a limited lifetime, sorted by kind and name.
    pub fn lifetimes(&self) -> impl Iterator<Item = (EntityKind, &str, Lifetime)> {
        self.lives.iter().map(|((kind, name), life)| (*kind, &**name, *life))
    }

    /// Returns all changes of names.
    #[must_use]
    pub fn renamings(&self) -> &[Renaming] {
        &self.renamings
    }

    /// Returns all replacements of an operation by another operation.
    #[must_use]
    pub fn successors(&self) -> &[Renaming] {
        &self.successors
    }

    /// Returns the name in release `to` of the operation that replaces the operation `name` of release `from`. `None`
    /// if it is not replaced.
    #[must_use]
    pub fn successor(&self, name: &str, from: Release, to: Release) -> Option<&str> {
        let mut all = self.successors.iter();
        let found = all.find(|one| *one.old == *name && from < one.since && one.since <= to)?;
        Some(self.name(EntityKind::Op, ["", ""], &found.new, found.since, to))
    }

    /// Returns all properties that were added later, each with the value that the operation implied before.
    #[must_use]
    pub fn meant(&self) -> &[Meant] {
        &self.meant
    }

    /// Returns all properties that were discardable attributes in earlier releases.
    #[must_use]
    pub fn loose(&self) -> &[Loose] {
        &self.loose
    }

    /// Returns all changes that are converted by hooks.
    #[must_use]
    pub fn hooks(&self) -> &[Hooked] {
        &self.hooks
    }

    /// Returns the name in release `to` of the entity that is called `name` in release `from`. For a component of an
    /// operation, attribute or type, `rows` contains the name of that operation, attribute or type in both releases.
    #[must_use]
    pub fn name<'n>(&'n self, kind: EntityKind, rows: [&str; 2], name: &'n str, from: Release, to: Release) -> &'n str {
        let between = |one: &&Renaming| rows.contains(&&*one.old) && rows.contains(&&*one.new) && rows[0] != rows[1];
        let replaced = self.successors.iter().find(between);
        // The components of a replaced operation are those of its successor only from then on.
        let is_of = |row: &str, since: Release| match replaced {
            Some(one) if *one.new == *row => one.since <= since,
            Some(one) => *one.old == *row && since <= one.since,
            None => rows.contains(&row),
        };
        let about = |renaming: &&Renaming| {
            renaming.kind == kind && (renaming.row.is_empty() || is_of(&renaming.row, renaming.since))
        };
        let mut all: Vec<&Renaming> = self.renamings.iter().filter(about).collect();
        let newer = from <= to;
        all.sort_by_key(|renaming| if newer { renaming.since.0 } else { u32::MAX - renaming.since.0 });
        let (first, last) = (from.min(to), from.max(to));
        let (mut now, mut done) = (name, None);
        for renaming in all.into_iter().filter(|renaming| first < renaming.since && renaming.since <= last) {
            let (was, is) = if newer { (&renaming.old, &renaming.new) } else { (&renaming.new, &renaming.old) };
            // Components may exchange their names, so each is renamed at most once per release.
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
        let history = History::parse(
            "renamed result toy.put res result 17\nsuccessor toy.place toy.put 22\nrenamed result toy.put result out 22\n\
             renamed result toy.place kept result 18\n",
        )
        .unwrap();
        let result = |rows, name, to| history.name(EntityKind::Result, rows, name, Release(24), Release(to)).to_owned();
        assert_eq!(result(["toy.put", "toy.put"], "out", 16), "res");
        assert_eq!(result(["toy.place", "toy.put"], "out", 16), "kept", "the successor's older names do not apply");
        let history = History::parse("renamed operand toy.get at from 22\nrenamed operand toy.get i at 22\n").unwrap();
        let name = |name: &'static str| {
            history.name(EntityKind::Operand, ["", "toy.get"], name, Release(22), Release(21)).to_owned()
        };
        assert_eq!((name("from"), name("at")), ("at".into(), "i".into()));
        assert!(History::parse("op toy.add 20").is_err());
        assert!(History::parse("op a.b ..20\nop a.b 21..").is_err());
    }
}
