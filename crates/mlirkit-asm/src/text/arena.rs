//! Strings stored in one buffer, and sparse tables that refer to them.

use crate::text::push::push_part;

/// The maximum length, in bytes, of a string that is cached.
pub(crate) const LONGEST_REMEMBERED: usize = 256;

/// A buffer in which strings are stored one after another.
#[derive(Debug, Default)]
pub(crate) struct Arena(Vec<u8>);

/// The start and the length of a string in an [`Arena`]; length 0 means no string.
pub(crate) type TextRange = (u32, u32);

impl Arena {
    /// Appends a stored string to `out`. Returns false if `part` is absent or empty.
    #[inline]
    pub(crate) fn push(&self, out: &mut Vec<u8>, part: Option<TextRange>) -> bool {
        let Some((start, len)) = part.filter(|(_, len)| *len > 0) else { return false };
        push_part(out, &self.0, start as usize, len as usize);
        true
    }

    /// Stores a string and returns its range; `None` if the arena is full.
    pub(crate) fn add(&mut self, text: &[u8]) -> Option<TextRange> {
        let start = u32::try_from(self.0.len()).ok()?;
        let len = u32::try_from(text.len()).ok()?;
        start.checked_add(len)?;
        self.0.extend_from_slice(text);
        Some((start, len))
    }

    /// Returns the first byte of a stored string; `None` if `part` is absent.
    #[inline]
    pub(crate) fn first(&self, part: Option<TextRange>) -> Option<u8> {
        self.0.get(part?.0 as usize).copied()
    }
}

/// A sparse vector, allocated in pages.
#[derive(Debug, Default)]
pub(crate) struct TextPages<T>(Vec<Option<Box<[T; PAGE]>>>);

/// The number of items per page. Pages are small because only a few attributes of a file are cached.
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
