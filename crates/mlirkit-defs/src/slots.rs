//! The property slots of an operation, with fast lookup by name.

use std::ops::Deref;
use std::slice::Iter;

use crate::model::Slot;

/// The property slots of an operation.
///
/// Lookup by name is fast, because verifiers look up several slots per operation, and an operation may have up to
/// forty.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Slots {
    all: Vec<Slot>,
    /// A short hash of each name, which is compared before the name.
    looks: Vec<u32>,
}

impl Slots {
    /// Returns the index of the slot with this name; `None` if there is none. If there are several, returns the first.
    #[must_use]
    #[inline]
    pub fn position(&self, name: &str) -> Option<usize> {
        let looks_like = look(name);
        let alike = |(at, look): (usize, &u32)| (*look == looks_like).then_some(at);
        self.looks.iter().enumerate().filter_map(alike).find(|at| self.all.get(*at).is_some_and(|s| *s.name == *name))
    }

    /// Returns the slot with this name; `None` if there is none.
    #[must_use]
    #[inline]
    pub fn named(&self, name: &str) -> Option<&Slot> {
        self.all.get(self.position(name)?)
    }

    /// Appends a slot.
    pub fn push(&mut self, slot: Slot) {
        self.looks.push(look(&slot.name));
        self.all.push(slot);
    }
}

/// Computes a short hash of a name from its length and three of its letters.
#[inline]
fn look(name: &str) -> u32 {
    let name = name.as_bytes();
    let letter = |at: usize| name.get(at).copied().unwrap_or_default();
    u32::from_le_bytes([name.len() as u8, letter(0), letter(name.len() / 2), letter(name.len().wrapping_sub(1))])
}

impl From<Vec<Slot>> for Slots {
    fn from(all: Vec<Slot>) -> Self {
        Self { looks: all.iter().map(|slot| look(&slot.name)).collect(), all }
    }
}

impl Deref for Slots {
    type Target = [Slot];

    fn deref(&self) -> &[Slot] {
        &self.all
    }
}

impl<'s> IntoIterator for &'s Slots {
    type Item = &'s Slot;
    type IntoIter = Iter<'s, Slot>;

    fn into_iter(self) -> Self::IntoIter {
        self.all.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::SlotKind;

    #[test]
    fn slots_are_found_by_their_names_and_the_first_of_alike_ones() {
        // The second name has the same hash as the first, and the length of one name exceeds the range of the hash.
        let long = "x".repeat(300);
        let names = ["abcde", "aXcYe", "", &long, "abcde"];
        let slot = |name: &&str| Slot { name: (*name).into(), kind: SlotKind::OperandSegments };
        let mut slots = Slots::default();
        names.iter().map(slot).for_each(|slot| slots.push(slot));
        assert_eq!(Slots::from(names.iter().map(slot).collect::<Vec<_>>()), slots);
        let found: Vec<_> = names.iter().map(|name| slots.position(name)).collect();
        assert_eq!(slots.named(&long).map(|slot| &*slot.name), Some(&*long));
        assert_eq!(found, [Some(0), Some(1), Some(2), Some(3), Some(0)]);
        assert_eq!((slots.position("aZcZe"), slots.position(&long[..44]), slots.len()), (None, None, 5));
    }
}
