//! Combinations of nested data layout specifications.

use std::sync::Arc;

use mlirkit_ir::{Attr, Ident, Type};
use rpds::{HashTrieMapSync, VectorSync};

use crate::spec::{Entry, Key, Spec, TypeClass};

/// A data layout specification in effect: a single one, or a combination of several.
#[derive(Debug, Clone)]
pub enum Said {
    /// A single specification.
    Whole(Arc<Spec>),
    /// A combination that shares its storage with the combinations of outer scopes.
    Shared(Combined),
}

impl Said {
    /// Returns the specification attribute; for a combination, the attribute of the innermost specification.
    #[must_use]
    pub fn attr(&self) -> Attr {
        match self {
            Self::Whole(spec) => spec.attr,
            Self::Shared(all) => all.attr,
        }
    }

    /// Returns the entry with this name as its key; `None` if there is none.
    #[must_use]
    pub fn named(&self, name: Ident) -> Option<&Entry> {
        match self {
            Self::Whole(spec) => spec.named(name),
            Self::Shared(all) => all.named(name),
        }
    }

    /// Returns a specification with all entries.
    #[must_use]
    pub fn to_spec(&self) -> Arc<Spec> {
        match self {
            Self::Whole(spec) => Arc::clone(spec),
            Self::Shared(all) => Arc::new(Spec { attr: all.attr, entries: all.entries() }),
        }
    }
}

/// The combined entries of nested specifications. A clone shares storage with the original, so only added entries take
/// memory. This matters because scopes may nest thousands deep, and each has all entries of the enclosing ones.
#[derive(Debug, Clone)]
pub struct Combined {
    /// The attribute of the innermost specification.
    pub attr: Attr,
    names: HashTrieMapSync<Ident, (usize, Entry)>,
    classes: HashTrieMapSync<TypeClass, ClassEntries>,
}

/// The entries for the types of one class.
#[derive(Debug, Clone, Default)]
struct ClassEntries {
    /// The position of the class. Classes are ordered by when their first entry was added.
    number: usize,
    entries: VectorSync<Entry>,
    places: HashTrieMapSync<Key, usize>,
}

impl Combined {
    /// Creates a combination without entries.
    #[must_use]
    pub fn new(attr: Attr) -> Self {
        Self { attr, names: HashTrieMapSync::new_sync(), classes: HashTrieMapSync::new_sync() }
    }

    /// Returns the entry with this name as its key; `None` if there is none.
    #[must_use]
    pub fn named(&self, name: Ident) -> Option<&Entry> {
        self.names.get(&name).map(|(_, entry)| entry)
    }

    /// Adds an entry with a name as its key. Replaces an existing entry with the same name, at its position.
    pub fn set_named(&mut self, name: Ident, entry: Entry) {
        let number = self.names.get(&name).map_or(self.names.size(), |(number, _)| *number);
        self.names.insert_mut(name, (number, entry));
    }

    /// Returns the entry for `ty`, looked up among the entries of `class`; `None` if there is none.
    #[must_use]
    pub fn typed(&self, class: TypeClass, ty: Type) -> Option<&Entry> {
        let class = self.classes.get(&class)?;
        class.entries.get(*class.places.get(&Key::Type(ty))?)
    }

    /// Returns the entries for the types of a class, in order.
    #[must_use]
    pub fn class(&self, class: TypeClass) -> Vec<Entry> {
        self.classes.get(&class).map_or_else(Vec::new, |class| class.entries.iter().copied().collect())
    }

    /// Adds entries for the types of a class. Replaces existing entries for the same types, at their positions.
    pub fn set_class(&mut self, class: TypeClass, entries: impl IntoIterator<Item = Entry>) {
        let new = || ClassEntries { number: self.classes.size(), ..ClassEntries::default() };
        let mut all = self.classes.get(&class).cloned().unwrap_or_else(new);
        for entry in entries {
            match all.places.get(&entry.key) {
                Some(place) => {
                    all.entries.set_mut(*place, entry);
                }
                None => {
                    all.places.insert_mut(entry.key, all.entries.len());
                    all.entries.push_back_mut(entry);
                }
            }
        }
        self.classes.insert_mut(class, all);
    }

    /// Returns all entries in order: first those with names, then those with types, class by class.
    #[must_use]
    pub fn entries(&self) -> Vec<Entry> {
        let mut names: Vec<(usize, Entry)> = self.names.values().copied().collect();
        names.sort_unstable_by_key(|(number, _)| *number);
        let mut classes: Vec<&ClassEntries> = self.classes.values().collect();
        classes.sort_unstable_by_key(|class| class.number);
        let types = classes.into_iter().flat_map(|class| class.entries.iter().copied());
        names.into_iter().map(|(_, entry)| entry).chain(types).collect()
    }
}
