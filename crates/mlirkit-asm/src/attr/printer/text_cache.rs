//! Caches the printed texts of attributes and types, which do not change while a file is printed.

use mlirkit_ir::{Attr, Type};

use crate::text::arena::{Arena, TextPages, TextRange};

/// The cache of a printer: texts of attributes and types by handle.
#[derive(Debug, Default)]
pub(crate) struct AttrTexts {
    /// Whether a cacheable text is being written. Texts nested in it are not cached separately.
    pub(crate) busy: bool,
    text: Arena,
    attrs: TextPages<TextRange>,
    types: TextPages<TextRange>,
}

impl AttrTexts {
    /// Writes an attribute if its text is cached. Returns whether it was written.
    #[inline]
    pub(crate) fn push_attr(&self, out: &mut Vec<u8>, attr: Attr) -> bool {
        self.text.push(out, self.attrs.get(attr.index()))
    }

    /// Caches the text of an attribute.
    pub(crate) fn keep_attr(&mut self, attr: Attr, text: &[u8]) {
        if let Some(part) = self.text.add(text) {
            self.attrs.set(attr.index(), part);
        }
    }

    /// Writes a type if its text is cached. Returns whether it was written.
    #[inline(always)]
    pub(crate) fn push_type(&self, out: &mut Vec<u8>, ty: Type) -> bool {
        self.text.push(out, self.types.get(ty.index()))
    }

    /// Writes a type if its text is cached and is neither a function type nor an alias, which may stand for a function
    /// type.
    #[inline]
    pub(crate) fn push_plain_type(&self, out: &mut Vec<u8>, ty: Type) -> bool {
        let part = self.types.get(ty.index());
        let first = self.text.first(part);
        first.is_some_and(|first| !matches!(first, b'(' | b'!')) && self.text.push(out, part)
    }

    /// Caches the text of a type.
    pub(crate) fn keep_type(&mut self, ty: Type, text: &[u8]) {
        if let Some(part) = self.text.add(text) {
            self.types.set(ty.index(), part);
        }
    }
}
