//! The texts of attributes and types that were printed. They stay the same while one file is printed.

use mlirkit_ir::{Attr, Type};

use super::push::push_part;

/// Longer texts, in bytes, are printed anew each time.
pub(crate) const LONGEST_REMEMBERED: usize = 256;

/// Texts one after the other.
#[derive(Debug, Default)]
pub(crate) struct Arena(Vec<u8>);

/// Where a text starts in an [`Arena`], and its length. The length is 0 for none.
pub(crate) type Part = (u32, u32);

impl Arena {
    /// Appends a text to a buffer. Returns false if there is none.
    #[inline]
    pub(crate) fn push(&self, out: &mut Vec<u8>, part: Option<Part>) -> bool {
        let Some((start, len)) = part.filter(|(_, len)| *len > 0) else { return false };
        push_part(out, &self.0, start as usize, len as usize);
        true
    }

    /// Adds a text; `None` if the arena is full.
    pub(crate) fn add(&mut self, text: &[u8]) -> Option<Part> {
        let start = u32::try_from(self.0.len()).ok()?;
        let len = u32::try_from(text.len()).ok()?;
        start.checked_add(len)?;
        self.0.extend_from_slice(text);
        Some((start, len))
    }

    /// The first byte of a text.
    #[inline]
    fn first(&self, part: Option<Part>) -> Option<u8> {
        self.0.get(part?.0 as usize).copied()
    }
}

/// A sparse vector, in pages.
#[derive(Debug, Default)]
pub(crate) struct Pages<T>(Vec<Option<Box<[T; PAGE]>>>);

/// Items per page. Few of the many attributes of a file are kept.
const PAGE: usize = 128;

impl<T: Copy + Default> Pages<T> {
    #[inline]
    pub(crate) fn get(&self, index: usize) -> Option<T> {
        self.0.get(index / PAGE)?.as_ref()?.get(index % PAGE).copied()
    }

    #[inline(always)]
    pub(crate) fn set(&mut self, index: usize, item: T) {
        let page = index / PAGE;
        if self.0.len() <= page {
            self.0.resize_with((page + 1).max(self.0.len() * 2), || None);
        }
        if let Some(page) = self.0.get_mut(page) {
            page.get_or_insert_with(|| Box::new([T::default(); PAGE]))[index % PAGE] = item;
        }
    }
}

/// The cache of a printer: texts of attributes and types by handle.
#[derive(Debug, Default)]
pub(crate) struct AttrTexts {
    /// Whether the printer is writing a text that may be kept: nested texts are not kept on their own.
    pub(super) busy: bool,
    text: Arena,
    attrs: Pages<Part>,
    types: Pages<Part>,
}

impl AttrTexts {
    /// Writes an attribute, if it is known.
    #[inline]
    pub(super) fn push_attr(&self, out: &mut Vec<u8>, attr: Attr) -> bool {
        self.text.push(out, self.attrs.get(attr.index()))
    }

    /// Remembers the text of an attribute.
    pub(super) fn keep_attr(&mut self, attr: Attr, text: &[u8]) {
        if let Some(part) = self.text.add(text) {
            self.attrs.set(attr.index(), part);
        }
    }

    /// Writes a type, if it is known.
    #[inline(always)]
    pub(super) fn push_type(&self, out: &mut Vec<u8>, ty: Type) -> bool {
        self.text.push(out, self.types.get(ty.index()))
    }

    /// Writes a type, if it is known and its text is neither that of a function type nor an alias, which may stand for one.
    #[inline]
    pub(super) fn push_plain_type(&self, out: &mut Vec<u8>, ty: Type) -> bool {
        let part = self.types.get(ty.index());
        let first = self.text.first(part);
        first.is_some_and(|first| !matches!(first, b'(' | b'!')) && self.text.push(out, part)
    }

    /// Remembers the text of a type.
    pub(super) fn keep_type(&mut self, ty: Type, text: &[u8]) {
        if let Some(part) = self.text.add(text) {
            self.types.set(ty.index(), part);
        }
    }
}
