//! What is bound by name, in parts that are made when somebody first asks for them.
//!
//! A library of dialects binds thousands of names, and a file needs those of a few dialects. So tables of a context hold what
//! its user has bound, and ask their [`Library`] for the rest.

use std::fmt;

/// Gives the part of a library's tables in which a name stands: that of the dialect which the name begins with
/// (`arith.addi`, or `arith` itself), and for a name that begins with no dialect of the library the part that all share.
///
/// What stands in another part is not found: a dialect binds its own names, and the shared part has those of traits,
/// interfaces and predicates, which the rows of any dialect may name.
pub struct Library<T: 'static>(fn(&str) -> Option<&'static T>);

impl<T> Library<T> {
    /// A library that finds its parts this way.
    #[must_use]
    pub const fn new(part: fn(&str) -> Option<&'static T>) -> Self {
        Self(part)
    }

    /// The part in which a name stands.
    #[must_use]
    pub fn part(&self, name: &str) -> Option<&'static T> {
        (self.0)(name)
    }

    /// What is bound to a name by the tables of a context, or else by those of the library.
    pub fn find<V>(&self, own: &T, name: &str, get: impl Fn(&T) -> Option<V>) -> Option<V> {
        get(own).or_else(|| get(self.part(name)?))
    }
}

impl<T> Default for Library<T> {
    /// A library without parts.
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
