//! Name bindings of a dialect library, split into parts that are built on first use.
//!
//! A dialect library binds thousands of names, and a file needs those of a few dialects. So a context's tables hold
//! the user's bindings and ask their [`Library`] for the rest.

use std::fmt;

/// Finds the part of a library that binds a name. A name such as `arith.addi` or `arith` belongs to its dialect's
/// part; a name without a known dialect prefix belongs to the shared part.
///
/// Other parts are not searched. A dialect binds only its own names; the shared part binds traits, interfaces and
/// predicates, which any dialect's rows may use.
///
/// A library may be [backed](Library::or) by another one, which is searched for names that it does not bind.
pub struct Library<T: 'static> {
    part: FindPart<T>,
    /// The next library to search.
    next: Option<FindPart<T>>,
}

/// Returns the part that would bind a name.
type FindPart<T> = fn(&str) -> Option<&'static T>;

impl<T> Library<T> {
    /// Creates a library from a function that finds parts.
    #[must_use]
    pub const fn new(part: fn(&str) -> Option<&'static T>) -> Self {
        Self { part, next: None }
    }

    /// Returns this library with a second one behind it, which is searched for other dialects. Replaces an earlier
    /// second one.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self { part: self.part, next: Some(other.part) }
    }

    /// Returns the part that would bind a name: the first library's, if it has one.
    #[must_use]
    pub fn part(&self, name: &str) -> Option<&'static T> {
        (self.part)(name).or_else(|| self.next?(name))
    }

    /// Returns the binding of a name from the context's tables, or else from the library's.
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
