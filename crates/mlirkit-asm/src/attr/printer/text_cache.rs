//! A cache of printed attributes and types, whose printed form does not change while one file is printed.

use mlirkit_ir::{Attr, Type};

use crate::text::arena::{Arena, LONGEST_REMEMBERED, TextPages, TextRange};

/// The maximum length, in bytes, of a printed type that is cached. Programs repeat the types of their large structs.
const LONGEST_TYPE: usize = 1 << 14;

/// The total length, in bytes, of cached types longer than [`LONGEST_REMEMBERED`].
const MOST_LONG: usize = 1 << 20;

/// A printer's cache of printed attributes and types, by handle.
#[derive(Debug, Default)]
pub(crate) struct AttrTexts {
    /// Whether output that may be cached is being written. Attributes and types nested in it are not cached separately.
    pub(crate) busy: bool,
    text: Arena,
    attrs: TextPages<TextRange>,
    types: TextPages<TextRange>,
    /// The number of bytes of the cached types that are longer than [`LONGEST_REMEMBERED`].
    long: usize,
}

impl AttrTexts {
    /// Writes an attribute from the cache. Returns false if it is not cached.
    #[inline]
    pub(crate) fn push_attr(&self, out: &mut Vec<u8>, attr: Attr) -> bool {
        self.text.push(out, self.attrs.get(attr.index()))
    }

    /// Caches the printed form of an attribute.
    pub(crate) fn keep_attr(&mut self, attr: Attr, text: &[u8]) {
        if let Some(part) = self.text.add(text) {
            self.attrs.set(attr.index(), part);
        }
    }

    /// Writes a type from the cache. Returns false if it is not cached.
    #[inline(always)]
    pub(crate) fn push_type(&self, out: &mut Vec<u8>, ty: Type) -> bool {
        self.text.push(out, self.types.get(ty.index()))
    }

    /// Writes a type from the cache, unless its printed form is a function type, or an alias, which may denote a
    /// function type. Returns whether it was written.
    #[inline]
    pub(crate) fn push_plain_type(&self, out: &mut Vec<u8>, ty: Type) -> bool {
        let part = self.types.get(ty.index());
        let first = self.text.first(part);
        first.is_some_and(|first| !matches!(first, b'(' | b'!')) && self.text.push(out, part)
    }

    /// Returns the maximum length of a printed type that can be cached now.
    #[inline]
    pub(crate) fn longest_type(&self) -> usize {
        if self.long + LONGEST_TYPE > MOST_LONG { LONGEST_REMEMBERED } else { LONGEST_TYPE }
    }

    /// Caches the printed form of a type.
    pub(crate) fn keep_type(&mut self, ty: Type, text: &[u8]) {
        if text.len() > LONGEST_REMEMBERED {
            self.long += text.len();
        }
        if let Some(part) = self.text.add(text) {
            self.types.set(ty.index(), part);
        }
    }
}
