//! How text is spelled where tools of one release differ.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use rustc_hash::FxHashMap;

use crate::{Attr, Type};

/// Spellings of a module's text. Late snapshots of LLVM 24 have properties in a list of their own, `<a = 1> {b = 2}`. Text that
/// has such a list is printed in the same way. Names of aliases are those of the text where C++ would suggest them. As an extension
/// of a context, the style of its new modules.
#[derive(Debug, Default)]
pub struct TextStyle {
    lists: AtomicBool,
    digits: AtomicBool,
    names: Mutex<AliasNames>,
}

/// The names of aliases in a text.
#[derive(Debug, Clone, Default)]
struct AliasNames {
    attrs: FxHashMap<Attr, Box<[u8]>>,
    types: FxHashMap<Type, Box<[u8]>>,
}

impl TextStyle {
    /// Returns a style with or without lists of properties.
    #[must_use]
    pub fn with_lists(on: bool) -> Self {
        Self { lists: AtomicBool::new(on), ..Self::default() }
    }

    /// Prints properties in a list of their own.
    pub fn use_lists(&self) {
        self.lists.store(true, Ordering::Relaxed);
    }

    /// Lets names of aliases end in a digit. Snapshots with lists of properties print such names, which older tools end in `_`.
    pub fn allow_digits(&self) {
        self.digits.store(true, Ordering::Relaxed);
    }

    /// Returns whether properties are printed in a list of their own.
    #[must_use]
    pub fn has_lists(&self) -> bool {
        self.lists.load(Ordering::Relaxed)
    }

    /// Returns whether names of aliases may end in a digit.
    #[must_use]
    pub fn has_digits(&self) -> bool {
        self.has_lists() || self.digits.load(Ordering::Relaxed)
    }

    /// Keeps the name of an attribute's alias. The first name counts.
    pub fn name_attr(&self, attr: Attr, name: &[u8]) {
        self.names().attrs.entry(attr).or_insert_with(|| name.into());
    }

    /// Keeps the name of a type's alias. The first name counts.
    pub fn name_type(&self, ty: Type, name: &[u8]) {
        self.names().types.entry(ty).or_insert_with(|| name.into());
    }

    /// Returns the name that was kept for an attribute's alias.
    #[must_use]
    pub fn attr_name(&self, attr: Attr) -> Option<Box<[u8]>> {
        self.names().attrs.get(&attr).cloned()
    }

    /// Returns the name that was kept for a type's alias.
    #[must_use]
    pub fn type_name(&self, ty: Type) -> Option<Box<[u8]>> {
        self.names().types.get(&ty).cloned()
    }

    /// Takes the spellings of another text that is added to this one. Names that are kept already stay.
    pub fn add(&self, other: &Self) {
        if other.has_lists() {
            self.use_lists();
        }
        if other.digits.load(Ordering::Relaxed) {
            self.allow_digits();
        }
        let AliasNames { attrs, types } = other.names().clone();
        let mut names = self.names();
        for (attr, name) in attrs {
            names.attrs.entry(attr).or_insert(name);
        }
        for (ty, name) in types {
            names.types.entry(ty).or_insert(name);
        }
    }

    /// Returns the style for a copy in another context, where handles of attributes and types differ.
    #[must_use]
    pub fn without_names(&self) -> Self {
        let (lists, digits) = (self.has_lists().into(), self.digits.load(Ordering::Relaxed).into());
        Self { lists, digits, names: Mutex::default() }
    }

    fn names(&self) -> MutexGuard<'_, AliasNames> {
        self.names.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Clone for TextStyle {
    fn clone(&self) -> Self {
        Self { names: Mutex::new(self.names().clone()), ..self.without_names() }
    }
}
