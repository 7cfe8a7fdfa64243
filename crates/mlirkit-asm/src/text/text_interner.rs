//! A cache of values keyed by all short strings in a source.

use std::hash::BuildHasher;

use foldhash::fast::RandomState;
use hashbrown::HashTable;
use hashbrown::hash_table::Entry as MapEntry;

use crate::text::recent_cache::{LONGEST, RecentCache};

/// A cache of values keyed by strings. Recent strings are in a small cache, all short strings in a table. They share
/// one buffer, because a source may have millions of strings.
pub(crate) struct TextInterner<T> {
    recent: RecentCache<T>,
    hasher: RandomState,
    bytes: Vec<u8>,
    all: HashTable<InternedText<T>>,
}

/// An interned string, as a range of the buffer, with its value.
struct InternedText<T> {
    hash: u32,
    start: u32,
    len: u32,
    value: T,
}

impl<T> Default for TextInterner<T> {
    fn default() -> Self {
        let (recent, hasher) = (RecentCache::default(), RandomState::default());
        Self { recent, hasher, bytes: Vec::new(), all: HashTable::new() }
    }
}

impl<T: Copy> TextInterner<T> {
    /// Returns the value stored for a string; `None` if there is none.
    #[inline]
    pub(crate) fn get(&mut self, text: &[u8]) -> Option<T> {
        if let Some(value) = self.recent.get(text) {
            return Some(value);
        }
        let hash = self.hash(text);
        let value = self.all.find(spread(hash), |known| known.is(hash, text, &self.bytes))?.value;
        self.recent.set(text, value);
        Some(value)
    }

    /// Stores the value for a string. A string longer than [`LONGEST`] bytes is ignored.
    pub(crate) fn insert(&mut self, text: &[u8], value: T) {
        self.recent.set(text, value);
        let Ok(start) = u32::try_from(self.bytes.len()) else { return };
        if text.len() <= LONGEST {
            let hash = self.hash(text);
            let is_same = |known: &InternedText<T>| known.is(hash, text, &self.bytes);
            if let MapEntry::Vacant(place) = self.all.entry(spread(hash), is_same, |known| spread(known.hash)) {
                place.insert(InternedText { hash, start, len: text.len() as u32, value });
                self.bytes.extend_from_slice(text);
            }
        }
    }

    fn hash(&self, text: &[u8]) -> u32 {
        (self.hasher.hash_one(text) >> 32) as u32
    }
}

impl<T> InternedText<T> {
    #[inline]
    fn is(&self, hash: u32, text: &[u8], bytes: &[u8]) -> bool {
        let (start, len) = (self.start as usize, self.len as usize);
        self.hash == hash && len == text.len() && bytes.get(start..start + len) == Some(text)
    }
}

/// Widens a 32-bit hash to 64 bits. Hash tables use the highest and the lowest bits.
#[inline]
fn spread(hash: u32) -> u64 {
    u64::from(hash) << 32 | u64::from(hash)
}
