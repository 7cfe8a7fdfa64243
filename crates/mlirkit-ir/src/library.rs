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
pub struct Library<T: 'static>(fn(&str) -> Option<&'static T>);

impl<T> Library<T> {
    /// Creates a library from a function that finds parts.
    #[must_use]
    pub const fn new(part: fn(&str) -> Option<&'static T>) -> Self {
        Self(part)
    }

    /// Returns the part that would bind a name.
    #[must_use]
    pub fn part(&self, name: &str) -> Option<&'static T> {
        (self.0)(name)
    }

    /// Returns the binding of a name from the context's tables, or else from the library's.
    pub fn find<V>(&self, own: &T, name: &str, get: impl Fn(&T) -> Option<V>) -> Option<V> {
        get(own).or_else(|| get(self.part(name)?))
    }
}

impl<T> Default for Library<T> {
    /// Creates a library without parts.
    fn default() -> Self {
        Self(|_| None)
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
