//! A direct-mapped cache keyed by strings, cheaper than a hash map. The same few types and names make up most of a
//! file.

/// The maximum number of slots.
const SLOTS: usize = 256;

/// The initial number of slots. A short source, such as a single attribute, has few different strings.
const FIRST: usize = 16;

/// The maximum length, in bytes, of a cached string. A longer one could be most of a file.
pub(crate) const LONGEST: usize = 256;

/// The maximum length of a string that is fully covered by its first and last eight bytes.
const SHORT: usize = 16;

/// A cache of values keyed by strings. A new string replaces an older one in the same slot.
///
/// Strings are copied, because the system may release the pages of the source that have been parsed.
#[derive(Debug)]
pub(crate) struct RecentCache<T>(Vec<CacheSlot<T>>);

#[derive(Debug, Clone)]
struct CacheSlot<T> {
    len: usize,
    ends: (u64, u64),
    /// The complete string, if it is longer than [`SHORT`]; otherwise empty.
    text: Vec<u8>,
    value: Option<T>,
}

impl<T> Default for RecentCache<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T: Copy> RecentCache<T> {
    /// Returns the cached value for a string; `None` if it is not cached.
    #[inline]
    pub(crate) fn get(&self, text: &[u8]) -> Option<T> {
        let ends = ends(text);
        let known = self.0.get(slot_of(ends, text.len(), self.0.len()))?;
        let same = known.len == text.len() && known.ends == ends && (text.len() <= SHORT || *known.text == *text);
        if same { known.value } else { None }
    }

    /// Caches the value for a string, unless the string is too long.
    pub(crate) fn set(&mut self, text: &[u8], value: T) {
        if text.len() > LONGEST {
            return;
        }
        let ends = ends(text);
        let at = |len: usize| slot_of(ends, text.len(), len);
        let is_taken = |known: &CacheSlot<T>| known.value.is_some() && (known.len, known.ends) != (text.len(), ends);
        if self.0.get(at(self.0.len())).is_none_or(is_taken) && self.0.len() < SLOTS {
            self.grow();
        }
        let place = at(self.0.len());
        if let Some(known) = self.0.get_mut(place) {
            (known.len, known.ends, known.value) = (text.len(), ends, Some(value));
            known.text.clear();
            if text.len() > SHORT {
                known.text.extend_from_slice(text);
            }
        }
    }

    fn grow(&mut self) {
        let len = (self.0.len() * 4).max(FIRST);
        let known = std::mem::take(&mut self.0);
        self.0.resize(len, CacheSlot { len: 0, ends: (0, 0), text: Vec::new(), value: None });
        for known in known.into_iter().filter(|known| known.value.is_some()) {
            if let Some(place) = self.0.get_mut(slot_of(known.ends, known.len, len)) {
                *place = known;
            }
        }
    }
}

/// Returns the first and the last eight bytes, which overlap if the string has fewer than sixteen bytes.
#[inline]
pub(crate) fn ends(text: &[u8]) -> (u64, u64) {
    if let (Some(first), Some(last)) = (text.first_chunk(), text.last_chunk()) {
        return (u64::from_le_bytes(*first), u64::from_le_bytes(*last));
    }
    if let (Some(first), Some(last)) = (text.first_chunk(), text.last_chunk()) {
        return (u32::from_le_bytes(*first).into(), u32::from_le_bytes(*last).into());
    }
    (text.iter().fold(0, |word, c| word << 8 | u64::from(*c)), 0)
}

/// Returns the slot for a string with these first and last bytes and this length. `slots` must be 0 or a power of two.
#[inline]
fn slot_of((first, last): (u64, u64), len: usize, slots: usize) -> usize {
    let hash = (first ^ last.rotate_left(29) ^ len as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (hash >> 56) as usize & slots.wrapping_sub(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_told_apart() {
        let texts: Vec<String> = (0..40).map(|n| "abcdefghijklmnopqrstuvwxyz0123456789abcd"[..n].to_owned()).collect();
        let mut recent = RecentCache::default();
        assert_eq!(recent.get(b""), None);
        for (number, text) in texts.iter().enumerate() {
            recent.set(text.as_bytes(), number);
            assert_eq!(recent.get(text.as_bytes()), Some(number));
            for other in texts.iter().filter(|other| *other != text) {
                assert_ne!(recent.get(other.as_bytes()), Some(number), "{other}");
            }
        }
        recent.set(b"abcdefghX", 99);
        assert_eq!(recent.get(b"abcdefghY"), None);
    }
}
