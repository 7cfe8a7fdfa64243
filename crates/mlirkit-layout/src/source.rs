//! Answers that say where they came from.

use crate::spec::Entry;

/// Where an answer came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// An entry; [`Entry::scope`] says whose.
    Entry(Entry),
    /// The rule for types of this kind when no entry says otherwise.
    Default(&'static str),
    /// The type's own rule.
    Type(&'static str),
    /// The scope's operation overrides the query.
    Op,
}

/// An answer and its source.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Answer<T> {
    /// The answer.
    pub value: T,
    /// Where it came from.
    pub source: Source,
}

impl<T> Answer<T> {
    /// Returns an answer by an entry.
    pub fn entry(value: T, entry: &Entry) -> Self {
        Self { value, source: Source::Entry(*entry) }
    }

    /// Returns an answer by a default rule.
    pub fn default_rule(value: T, rule: &'static str) -> Self {
        Self { value, source: Source::Default(rule) }
    }

    /// Returns an answer by a type's own rule.
    pub fn type_rule(value: T, rule: &'static str) -> Self {
        Self { value, source: Source::Type(rule) }
    }

    /// Returns an answer of a scope's operation.
    pub fn op(value: T) -> Self {
        Self { value, source: Source::Op }
    }

    /// Another value from the same source.
    pub fn map<U>(self, f: impl FnOnce(T) -> U) -> Answer<U> {
        Answer { value: f(self.value), source: self.source }
    }
}
