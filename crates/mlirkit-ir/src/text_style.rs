//! Spellings of text that differ between tools of one release.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use rustc_hash::FxHashMap;

use crate::{Attr, Type};

/// The spelling of a module's text. Late snapshots of LLVM 24 print properties in a separate list, `<a = 1> {b = 2}`.
/// Text that has such a list is printed in the same way. Where upstream's C++ suggests names for aliases, the names in
/// the parsed text are used. As an extension of a context, it is the style of new modules.
#[derive(Debug, Default)]
pub struct TextStyle {
    lists: AtomicBool,
    digits: AtomicBool,
    brackets: bool,
    loose: bool,
    names: Mutex<AliasNames>,
}

/// The names of aliases in a text.
#[derive(Debug, Clone, Default)]
struct AliasNames {
    attrs: FxHashMap<Attr, Box<[u8]>>,
    types: FxHashMap<Type, Box<[u8]>>,
}

impl TextStyle {
    /// Returns a style with or without separate property lists.
    #[must_use]
    pub fn with_lists(on: bool) -> Self {
        Self { lists: AtomicBool::new(on), ..Self::default() }
    }

    /// Returns the style that also prints cases of enums in brackets, `#gpu.dim<x>`, or does not.
    #[must_use]
    pub fn with_brackets(self, on: bool) -> Self {
        Self { brackets: on, ..self }
    }

    /// Returns the style that also prints a space before each attribute without a body, as in `stablehlo.compare  EQ`, or
    /// does not.
    #[must_use]
    pub fn with_loose_attributes(self, on: bool) -> Self {
        Self { loose: on, ..self }
    }

    /// Returns whether a space is printed before attributes without a body, also by dialects that omit it today.
    #[must_use]
    pub fn has_loose_attributes(&self) -> bool {
        self.loose
    }

    /// Returns whether cases of enums are printed in brackets. Snapshots with property lists print such cases; earlier
    /// ones print `#gpu<dim x>`.
    #[must_use]
    pub fn has_brackets(&self) -> bool {
        self.has_lists() || self.brackets
    }

    /// Makes the printer write properties in a separate list.
    pub fn use_lists(&self) {
        self.lists.store(true, Ordering::Relaxed);
    }

    /// Allows names of aliases that end in a digit. Snapshots with property lists print such names; older tools append
    /// `_` to them.
    pub fn allow_digits(&self) {
        self.digits.store(true, Ordering::Relaxed);
    }

    /// Returns whether properties are printed in a separate list.
    #[must_use]
    pub fn has_lists(&self) -> bool {
        self.lists.load(Ordering::Relaxed)
    }

    /// Returns whether names of aliases may end in a digit.
    #[must_use]
    pub fn has_digits(&self) -> bool {
        self.has_lists() || self.digits.load(Ordering::Relaxed)
    }

    /// Records the name of an attribute's alias. A name recorded earlier stays.
    pub fn name_attr(&self, attr: Attr, name: &[u8]) {
        self.names().attrs.entry(attr).or_insert_with(|| name.into());
    }

    /// Records the name of a type's alias. A name recorded earlier stays.
    pub fn name_type(&self, ty: Type, name: &[u8]) {
        self.names().types.entry(ty).or_insert_with(|| name.into());
    }

    /// Returns the recorded alias name of an attribute.
    #[must_use]
    pub fn attr_name(&self, attr: Attr) -> Option<Box<[u8]>> {
        self.names().attrs.get(&attr).cloned()
    }

    /// Returns the recorded alias name of a type.
    #[must_use]
    pub fn type_name(&self, ty: Type) -> Option<Box<[u8]>> {
        self.names().types.get(&ty).cloned()
    }

    /// Adds the spellings of another text that is merged into this one. Names recorded earlier stay.
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

    /// Returns the style for a copy in another context. Names are dropped, because handles of attributes and types
    /// differ.
    #[must_use]
    pub fn without_names(&self) -> Self {
        let (lists, digits) = (self.has_lists().into(), self.digits.load(Ordering::Relaxed).into());
        Self { lists, digits, brackets: self.brackets, loose: self.loose, names: Mutex::default() }
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
