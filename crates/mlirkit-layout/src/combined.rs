//! Combinations of nested data layout specifications.

use std::hash::Hash;
use std::sync::Arc;

use mlirkit_ir::{Attr, Ident, Type};

use crate::persistent_map::PersistentMap;
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
    names: PersistentMap<Ident, (usize, Entry)>,
    classes: PersistentMap<TypeClass, ClassEntries>,
}

/// The entries for the types of one class.
#[derive(Debug, Clone, Default)]
struct ClassEntries {
    /// The position of the class. Classes are ordered by when their first entry was added.
    number: usize,
    /// Each entry with its position.
    entries: PersistentMap<Key, (usize, Entry)>,
}

impl Combined {
    /// Creates a combination without entries.
    #[must_use]
    pub fn new(attr: Attr) -> Self {
        Self { attr, names: PersistentMap::default(), classes: PersistentMap::default() }
    }

    /// Returns the entry with this name as its key; `None` if there is none.
    #[must_use]
    pub fn named(&self, name: Ident) -> Option<&Entry> {
        self.names.get(&name).map(|(_, entry)| entry)
    }

    /// Adds an entry with a name as its key. Replaces an existing entry with the same name, at its position.
    pub fn set_named(&mut self, name: Ident, entry: Entry) {
        let number = self.names.get(&name).map_or(self.names.len(), |(number, _)| *number);
        self.names.insert(name, (number, entry));
    }

    /// Returns the entry for `ty`, looked up among the entries of `class`; `None` if there is none.
    #[must_use]
    pub fn typed(&self, class: TypeClass, ty: Type) -> Option<&Entry> {
        let class = self.classes.get(&class)?;
        class.entries.get(&Key::Type(ty)).map(|(_, entry)| entry)
    }

    /// Returns the entries for the types of a class, in order.
    #[must_use]
    pub fn class(&self, class: TypeClass) -> Vec<Entry> {
        self.classes.get(&class).map_or_else(Vec::new, |class| in_order(&class.entries))
    }

    /// Adds entries for the types of a class. Replaces existing entries for the same types, at their positions.
    pub fn set_class(&mut self, class: TypeClass, entries: impl IntoIterator<Item = Entry>) {
        let new = || ClassEntries { number: self.classes.len(), ..ClassEntries::default() };
        let mut all = self.classes.get(&class).cloned().unwrap_or_else(new);
        for entry in entries {
            let place = all.entries.get(&entry.key).map_or(all.entries.len(), |(place, _)| *place);
            all.entries.insert(entry.key, (place, entry));
        }
        self.classes.insert(class, all);
    }

    /// Returns all entries in order: first those with names, then those with types, class by class.
    #[must_use]
    pub fn entries(&self) -> Vec<Entry> {
        let mut classes = self.classes.values();
        classes.sort_unstable_by_key(|class| class.number);
        let types = classes.into_iter().flat_map(|class| in_order(&class.entries));
        in_order(&self.names).into_iter().chain(types).collect()
    }
}

/// Returns entries in the order of their positions.
fn in_order<K: Hash + Eq + Clone>(entries: &PersistentMap<K, (usize, Entry)>) -> Vec<Entry> {
    let mut entries = entries.values();
    entries.sort_unstable_by_key(|(place, _)| *place);
    entries.into_iter().map(|(_, entry)| *entry).collect()
}
