//! Variations of the textual syntax between tools of the same release.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use rustc_hash::FxHashMap;

use crate::{Attr, Type};

/// The textual style of a module. Late snapshots of LLVM 24 print properties in a separate list, `<a = 1> {b = 2}`. A
/// module whose source has such a list is printed in the same way. Where upstream suggests alias names in C++, the
/// alias names in the source are used. If a `TextStyle` is attached to a context as an extension, new modules have that
/// style.
#[derive(Debug, Default)]
pub struct TextStyle {
    lists: AtomicBool,
    bare_cases: AtomicBool,
    digits: AtomicBool,
    brackets: bool,
    loose: bool,
    names: Mutex<AliasNames>,
}

/// The alias names in the source of a module.
#[derive(Debug, Clone, Default)]
struct AliasNames {
    attrs: FxHashMap<Attr, Box<[u8]>>,
    types: FxHashMap<Type, Box<[u8]>>,
}

impl TextStyle {
    /// Creates a style that does or does not print properties in a separate list.
    #[must_use]
    pub fn with_lists(on: bool) -> Self {
        Self { lists: AtomicBool::new(on), ..Self::default() }
    }

    /// Sets whether enum cases are printed in brackets, as in `#gpu.dim<x>`.
    #[must_use]
    pub fn with_brackets(self, on: bool) -> Self {
        Self { brackets: on, ..self }
    }

    /// Sets whether a space is printed before each attribute without a body, as in `stablehlo.compare  EQ`.
    #[must_use]
    pub fn with_loose_attributes(self, on: bool) -> Self {
        Self { loose: on, ..self }
    }

    /// Returns whether a space is printed before each attribute without a body, even in dialects that omit this space
    /// in newer releases.
    #[must_use]
    pub fn has_loose_attributes(&self) -> bool {
        self.loose
    }

    /// Returns whether enum cases are printed in brackets, as in `#gpu.dim<x>`. Snapshots with property lists print
    /// this form; earlier snapshots print `#gpu<dim x>`.
    #[must_use]
    pub fn has_brackets(&self) -> bool {
        self.has_lists() || self.brackets
    }

    /// Makes the printer write properties in a separate list.
    pub fn use_lists(&self) {
        self.lists.store(true, Ordering::Relaxed);
    }

    /// Makes the printer write enum cases in operations without brackets, as in `rocdl.sched.barrier none`. Triton's
    /// snapshot prints such cases, but no property lists.
    pub fn use_bare_cases(&self) {
        self.bare_cases.store(true, Ordering::Relaxed);
    }

    /// Returns whether enum cases in operations are printed without brackets.
    #[must_use]
    pub fn has_bare_cases(&self) -> bool {
        self.has_lists() || self.bare_cases.load(Ordering::Relaxed)
    }

    /// Allows alias names that end in a digit. Snapshots with property lists print such names; older tools append `_`
    /// to them.
    pub fn allow_digits(&self) {
        self.digits.store(true, Ordering::Relaxed);
    }

    /// Returns whether properties are printed in a separate list.
    #[must_use]
    pub fn has_lists(&self) -> bool {
        self.lists.load(Ordering::Relaxed)
    }

    /// Returns whether alias names may end in a digit.
    #[must_use]
    pub fn has_digits(&self) -> bool {
        self.has_lists() || self.digits.load(Ordering::Relaxed)
    }

    /// Records the alias name of an attribute. A name recorded earlier is kept.
    pub fn name_attr(&self, attr: Attr, name: &[u8]) {
        self.names().attrs.entry(attr).or_insert_with(|| name.into());
    }

    /// Records the alias name of a type. A name recorded earlier is kept.
    pub fn name_type(&self, ty: Type, name: &[u8]) {
        self.names().types.entry(ty).or_insert_with(|| name.into());
    }

    /// Returns the recorded alias name of an attribute; `None` if there is none.
    #[must_use]
    pub fn attr_name(&self, attr: Attr) -> Option<Box<[u8]>> {
        self.names().attrs.get(&attr).cloned()
    }

    /// Returns the recorded alias name of a type; `None` if there is none.
    #[must_use]
    pub fn type_name(&self, ty: Type) -> Option<Box<[u8]>> {
        self.names().types.get(&ty).cloned()
    }

    /// Adds the style of another module that is merged into this one. Alias names recorded earlier are kept.
    pub fn add(&self, other: &Self) {
        if other.has_lists() {
            self.use_lists();
        }
        if other.bare_cases.load(Ordering::Relaxed) {
            self.use_bare_cases();
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

    /// Returns the style for a copy of the module in another context. Alias names are dropped, because attributes and
    /// types have different handles there.
    #[must_use]
    pub fn without_names(&self) -> Self {
        let (lists, digits) = (self.has_lists().into(), self.digits.load(Ordering::Relaxed).into());
        let bare_cases = self.bare_cases.load(Ordering::Relaxed).into();
        Self { lists, bare_cases, digits, brackets: self.brackets, loose: self.loose, names: Mutex::default() }
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
