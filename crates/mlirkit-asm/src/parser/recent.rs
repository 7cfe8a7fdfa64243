//! What short texts of the source stood for when they were met last: a table with one place for each, cheaper to ask than
//! a hash map. The same few types and names make up most of a file.

use mlirkit_ir::{Context, Ident};

/// So many places there are at most.
const PLACES: usize = 256;

/// So many there are at first: of a short source, such as one attribute, there is little to remember.
const FIRST: usize = 16;

/// Longer texts are not remembered: one alone may be most of a file.
pub(crate) const LONGEST: usize = 256;

/// The ends of a text that is no longer are all of it.
const SHORT: usize = 16;

/// Values by text; a text may take the place of another one.
///
/// Texts are copied: a source is given back behind what has been parsed, and would have to be there again each time.
#[derive(Debug)]
pub(crate) struct Recent<T>(Vec<Known<T>>);

#[derive(Debug, Clone)]
struct Known<T> {
    len: usize,
    ends: (u64, u64),
    /// All of it, if that is more than the ends.
    text: Vec<u8>,
    value: Option<T>,
}

impl<T> Default for Recent<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T: Copy> Recent<T> {
    /// What this text stands for.
    #[inline]
    pub(crate) fn get(&self, text: &[u8]) -> Option<T> {
        let ends = ends(text);
        let known = self.0.get(place_of(ends, text.len(), self.0.len()))?;
        let same = known.len == text.len() && known.ends == ends && (text.len() <= SHORT || *known.text == *text);
        if same { known.value } else { None }
    }

    /// Remembers what this text stands for.
    pub(crate) fn set(&mut self, text: &[u8], value: T) {
        if text.len() > LONGEST {
            return;
        }
        let ends = ends(text);
        let at = |len: usize| place_of(ends, text.len(), len);
        let is_taken = |known: &Known<T>| known.value.is_some() && (known.len, known.ends) != (text.len(), ends);
        if self.0.get(at(self.0.len())).is_none_or(is_taken) && self.0.len() < PLACES {
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
        self.0.resize(len, Known { len: 0, ends: (0, 0), text: Vec::new(), value: None });
        for known in known.into_iter().filter(|known| known.value.is_some()) {
            if let Some(place) = self.0.get_mut(place_of(known.ends, known.len, len)) {
                *place = known;
            }
        }
    }
}

/// What names of attributes in the code of hooks stood for when they were asked for last.
#[derive(Debug, Default)]
pub(crate) struct Names(Vec<(Box<[u8]>, Option<Ident>)>);

impl Names {
    /// The handle of a name.
    pub(crate) fn get(&mut self, ctx: &Context, name: &str) -> Ident {
        if self.0.is_empty() {
            self.0.resize(PLACES, (Box::default(), None));
        }
        match self.0.get_mut(place(name.as_bytes())) {
            Some((known, Some(ident))) if same(known, name.as_bytes()) => *ident,
            Some(known) => {
                let ident = ctx.ident(name);
                *known = (name.as_bytes().into(), Some(ident));
                ident
            }
            None => ctx.ident(name),
        }
    }
}

/// The first and the last bytes, which overlap in texts shorter than sixteen bytes.
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

#[inline]
fn place(text: &[u8]) -> usize {
    place_of(ends(text), text.len(), PLACES)
}

/// Where a text with these ends and of this length stands, among so many places: none, or a power of two.
#[inline]
fn place_of((first, last): (u64, u64), len: usize, places: usize) -> usize {
    let hash = (first ^ last.rotate_left(29) ^ len as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (hash >> 56) as usize & places.wrapping_sub(1)
}

#[inline]
fn same(a: &[u8], b: &[u8]) -> bool {
    a.len() == b.len() && if a.len() <= SHORT { ends(a) == ends(b) } else { a == b }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_told_apart() {
        let texts: Vec<String> = (0..40).map(|n| "abcdefghijklmnopqrstuvwxyz0123456789abcd"[..n].to_owned()).collect();
        let mut recent = Recent::default();
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
