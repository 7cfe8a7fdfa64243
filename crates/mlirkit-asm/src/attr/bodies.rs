//! Caches for the bodies (`<...>`) of dialect attributes that occur in many separate strings. The parser's cache maps
//! the bytes of a body to its attribute; the printer's cache maps an attribute to the bytes.
//!
//! They exist because debug information and alias analysis nest the same attributes in thousands of others, and each
//! string spells them out.

use std::hash::BuildHasher;

use foldhash::fast::RandomState;
use hashbrown::HashTable;
use mlirkit_ir::Attr;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::text::Offset;

/// The minimum length, in bytes, of a cached attribute body (`<...>`). Parsing or printing a shorter one takes no
/// longer than the look-up.
const SHORTEST: usize = 64;

/// The maximum number of cached bodies that share their first [`SHORTEST`] bytes.
const ALIKE: usize = 4;

/// The maximum total size, in bytes, of the attribute bodies that a printer caches.
const MOST: usize = 16 << 20;

/// For each byte of the equal bodies that look-ups have found, they may compare at most this many bytes of unequal
/// bodies. This limits the cost of failed look-ups.
const FACTOR: usize = 8;

/// The number of bytes of unequal bodies that look-ups may compare in addition to the limit by [`FACTOR`]. It applies
/// even if no equal body has been found.
const MISSED: usize = 1 << 20;

/// The parser's cache: attributes keyed by the bytes of their bodies.
#[derive(Default)]
pub(crate) struct ParsedBodies<'s> {
    hasher: RandomState,
    by_start: HashTable<BodiesAlike<'s>>,
    /// The total size, in bytes, of the bodies found in the cache.
    found: usize,
    missed: usize,
}

/// Cached attribute bodies with the same definition that start with the same bytes.
struct BodiesAlike<'s> {
    hash: u64,
    /// The address of the attribute's definition, which is static and therefore identifies the definition.
    row: usize,
    bodies: SmallVec<[(&'s [u8], Attr); 1]>,
    /// The index of the cached body that the next insertion replaces once [`ALIKE`] bodies are cached.
    next: usize,
}

impl<'s> BodiesAlike<'s> {
    fn is(&self, row: usize, start: &[u8]) -> bool {
        self.row == row && self.bodies.first().is_some_and(|(body, _)| body.starts_with(start))
    }
}

impl<'s> ParsedBodies<'s> {
    /// Looks up a cached body with which `text` starts, for the definition at address `row`. Returns its attribute and
    /// its length. Returns `None` if there is none, or if too many look-ups have failed.
    pub(crate) fn find(&mut self, row: usize, text: &[u8]) -> Option<(Attr, Offset)> {
        let start = text.get(..SHORTEST)?;
        if self.missed > FACTOR * self.found + MISSED {
            return None;
        }
        let alike = self.by_start.find(self.hasher.hash_one((row, start)), |known| known.is(row, start))?;
        for (body, attr) in &alike.bodies {
            if text.starts_with(body) {
                self.found += body.len();
                return Some((*attr, body.len() as Offset));
            }
            self.missed += body.len();
        }
        None
    }

    /// Caches an attribute and its body. `row` is the address of the attribute's definition.
    pub(crate) fn insert(&mut self, row: usize, body: &'s [u8], attr: Attr) {
        let Some(start) = body.get(..SHORTEST) else { return };
        let hash = self.hasher.hash_one((row, start));
        let known = self.by_start.entry(hash, |known| known.is(row, start), |known| known.hash);
        let mut known = known.or_insert_with(|| BodiesAlike { hash, row, bodies: SmallVec::new(), next: 0 });
        let alike = known.get_mut();
        if alike.bodies.len() < ALIKE {
            alike.bodies.push((body, attr));
        } else if let Some(oldest) = alike.bodies.get_mut(alike.next) {
            *oldest = (body, attr);
            alike.next = (alike.next + 1) % ALIKE;
        }
    }
}

/// The printer's cache: printed bodies keyed by attribute.
#[derive(Default)]
pub(crate) struct PrintedBodies {
    text: Vec<u8>,
    by_attr: FxHashMap<Attr, PrintedBody>,
}

/// A body, as a range of the text in [`PrintedBodies`].
#[derive(Clone, Copy)]
pub(crate) struct PrintedBody {
    start: u32,
    len: u32,
    /// The number of attributes and types nested in the attribute body.
    pub(crate) nested: u32,
}

impl PrintedBodies {
    /// Returns the cached body of an attribute and the number of attributes and types nested in it; `None` if it is not
    /// cached.
    pub(crate) fn get(&self, attr: Attr) -> Option<(&[u8], u32)> {
        let body = self.by_attr.get(&attr)?;
        Some((self.text.get(body.start as usize..)?.get(..body.len as usize)?, body.nested))
    }

    /// Caches the printed body of an attribute.
    pub(crate) fn insert(&mut self, attr: Attr, body: &[u8], nested: u32) {
        if body.len() >= SHORTEST && self.text.len() + body.len() <= MOST {
            let (start, len) = (self.text.len() as u32, body.len() as u32);
            self.text.extend_from_slice(body);
            self.by_attr.insert(attr, PrintedBody { start, len, nested });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn attr(index: usize) -> Attr {
        Attr::from_index(index as u32).expect("handles start at 1")
    }

    #[test]
    fn bodies_are_found_by_all_their_bytes() {
        let texts: Vec<String> = (0..ALIKE + 2).map(|n| format!("<{}{n}> ", "x".repeat(SHORTEST))).collect();
        let mut bodies = ParsedBodies::default();
        let body = |text: &'static str| text.as_bytes();
        let leaked: Vec<&'static str> = texts.iter().map(|text| &*text.clone().leak()).collect();
        for (n, text) in leaked.iter().enumerate() {
            assert_eq!(bodies.find(1, body(text)), None);
            bodies.insert(1, &body(text)[..text.len() - 1], attr(n + 1));
            assert_eq!(bodies.find(1, body(text)), Some((attr(n + 1), text.len() as Offset - 1)));
            assert_eq!(bodies.find(2, body(text)), None);
        }
        // The first two bodies have been replaced.
        assert_eq!(bodies.find(1, body(leaked[0])), None);
        assert!(bodies.find(1, body(leaked[2])).is_some());
        assert_eq!(bodies.find(1, b"<short>"), None);
    }

    #[test]
    fn unequal_bodies_end_the_look_up() {
        let long: &'static [u8] = "y".repeat(MISSED / 2 + 1).leak().as_bytes();
        let mut bodies = ParsedBodies::default();
        bodies.insert(1, long, attr(1));
        let other = &long[..long.len() - 1];
        assert_eq!((bodies.find(1, other), bodies.find(1, other)), (None, None));
        assert_eq!(bodies.find(1, long), None);
    }
}
