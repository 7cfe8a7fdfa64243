//! Texts in one buffer, and sparse tables that refer to them.

use crate::text::push::push_part;

/// Longer texts, in bytes, are not cached.
pub(crate) const LONGEST_REMEMBERED: usize = 256;

/// A buffer of texts, one after the other.
#[derive(Debug, Default)]
pub(crate) struct Arena(Vec<u8>);

/// The start of a text in an [`Arena`], and its length; 0 means no text.
pub(crate) type TextRange = (u32, u32);

impl Arena {
    /// Appends a text to a buffer. Returns false if `part` is absent.
    #[inline]
    pub(crate) fn push(&self, out: &mut Vec<u8>, part: Option<TextRange>) -> bool {
        let Some((start, len)) = part.filter(|(_, len)| *len > 0) else { return false };
        push_part(out, &self.0, start as usize, len as usize);
        true
    }

    /// Adds a text; `None` if the arena is full.
    pub(crate) fn add(&mut self, text: &[u8]) -> Option<TextRange> {
        let start = u32::try_from(self.0.len()).ok()?;
        let len = u32::try_from(text.len()).ok()?;
        start.checked_add(len)?;
        self.0.extend_from_slice(text);
        Some((start, len))
    }

    /// Returns the first byte of a text.
    #[inline]
    pub(crate) fn first(&self, part: Option<TextRange>) -> Option<u8> {
        self.0.get(part?.0 as usize).copied()
    }
}

/// A sparse vector, in pages.
#[derive(Debug, Default)]
pub(crate) struct TextPages<T>(Vec<Option<Box<[T; PAGE]>>>);

/// The number of items per page. Only a few attributes of a file are cached.
const PAGE: usize = 128;

impl<T: Copy + Default> TextPages<T> {
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
