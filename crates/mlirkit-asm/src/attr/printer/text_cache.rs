//! The texts of attributes and types that were printed. They stay the same while one file is printed.

use mlirkit_ir::{Attr, Type};

use crate::text::arena::{Arena, TextPages, TextRange};

/// The cache of a printer: texts of attributes and types by handle.
#[derive(Debug, Default)]
pub(crate) struct AttrTexts {
    /// Whether the printer is writing a text that may be cached. Texts nested in it are not cached separately.
    pub(crate) busy: bool,
    text: Arena,
    attrs: TextPages<TextRange>,
    types: TextPages<TextRange>,
}

impl AttrTexts {
    /// Writes an attribute, if its text is cached.
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

    /// Writes a type, if its text is cached.
    #[inline(always)]
    pub(crate) fn push_type(&self, out: &mut Vec<u8>, ty: Type) -> bool {
        self.text.push(out, self.types.get(ty.index()))
    }

    /// Writes a type, if its text is cached and neither a function type nor an alias, which may name one.
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
