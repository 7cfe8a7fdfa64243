//! The bindings in a dialect library, which map names to hooks and other values. They are divided into one part for
//! each dialect and a shared part, which are created on first use.

use std::fmt;

/// A library of bindings, given by a function that finds the part responsible for a name. A name such as `arith.addi`
/// or `arith` belongs to the part of its dialect. A name without a known dialect prefix belongs to the shared part.
///
/// Only the responsible part is searched. The part of a dialect binds only names of that dialect. The shared part binds
/// traits, interfaces and predicates, which definitions in any dialect may use.
///
/// A library may have a [fallback](Library::or), which is searched for names that it does not bind.
pub struct Library<T: 'static> {
    part: FindPart<T>,
    /// The function of the fallback library, if there is one.
    next: Option<FindPart<T>>,
}

/// A function that returns the part responsible for binding a name; `None` if no part is.
type FindPart<T> = fn(&str) -> Option<&'static T>;

impl<T> Library<T> {
    /// Creates a library from a function that finds the part responsible for a name.
    #[must_use]
    pub const fn new(part: fn(&str) -> Option<&'static T>) -> Self {
        Self { part, next: None }
    }

    /// Returns this library with `other` as its fallback, which replaces an earlier fallback.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self { part: self.part, next: Some(other.part) }
    }

    /// Returns the part responsible for binding a name, from this library or else from the fallback. `None` if neither
    /// has one.
    #[must_use]
    pub fn part(&self, name: &str) -> Option<&'static T> {
        (self.part)(name).or_else(|| self.next?(name))
    }

    /// Returns the binding of a name, which `get` looks up in `own`, the table of the context, and then in the library.
    /// `None` if neither binds the name.
    pub fn find<V>(&self, own: &T, name: &str, get: impl Fn(&T) -> Option<V>) -> Option<V> {
        get(own).or_else(|| get((self.part)(name)?)).or_else(|| get(self.next?(name)?))
    }
}

impl<T> Default for Library<T> {
    /// Creates a library without parts.
    fn default() -> Self {
        Self::new(|_| None)
    }
}

impl<T> Clone for Library<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Library<T> {}

impl<T> fmt::Debug for Library<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Library")
    }
}
