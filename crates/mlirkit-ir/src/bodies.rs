//! Storage for the bodies of a module: an append-only concurrent table while reading, a plain vector afterwards.

use std::sync::OnceLock;

use crate::body::Body;

/// A stored body. `None` represents a body with one region without blocks. Most globals have such a body, and a module
/// may have very many globals.
pub(crate) type BodySlot = Option<Box<Body>>;

/// The bodies of a module, by id. The entry of a lazy body is empty until the body is decoded.
#[derive(Default)]
pub(crate) struct BodyTable {
    /// The bodies that were present when reading ended. They are in a plain vector, because every access to an
    /// operation looks up its body.
    settled: Vec<OnceLock<BodySlot>>,
    added: boxcar::Vec<OnceLock<BodySlot>>,
}

impl BodyTable {
    /// Appends an entry and returns its id.
    pub(crate) fn push(&self, body: OnceLock<BodySlot>) -> usize {
        self.settled.len() + self.added.push(body)
    }

    /// Returns the number of bodies.
    pub(crate) fn count(&self) -> usize {
        self.settled.len() + self.added.count()
    }

    #[inline]
    pub(crate) fn get(&self, index: usize) -> Option<&OnceLock<BodySlot>> {
        self.settled.get(index).or_else(|| self.added.get(index.checked_sub(self.settled.len())?))
    }

    pub(crate) fn get_mut(&mut self, index: usize) -> Option<&mut OnceLock<BodySlot>> {
        let others = index.checked_sub(self.settled.len());
        match others {
            Some(index) => self.added.get_mut(index),
            None => self.settled.get_mut(index),
        }
    }

    /// Moves the bodies to the plain vector. Afterwards, lookups are faster than additions.
    pub(crate) fn settle(&mut self) {
        if self.added.count() > 0 {
            self.settled.reserve_exact(self.added.count());
            self.settled.extend(std::mem::take(&mut self.added));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stay_when_bodies_settle() {
        let mut bodies = BodyTable::default();
        let place = || OnceLock::from(None);
        assert_eq!((0..3).map(|_| bodies.push(place())).collect::<Vec<_>>(), [0, 1, 2]);
        bodies.get_mut(1).unwrap().take();
        bodies.settle();
        assert_eq!((bodies.count(), bodies.push(OnceLock::new()), bodies.push(place())), (3, 3, 4));
        let filled = |bodies: &BodyTable| (0..6).map(|at| bodies.get(at).map(|place| place.get().is_some())).collect();
        let expected = vec![Some(true), Some(false), Some(true), Some(false), Some(true), None];
        assert_eq!((filled(&bodies), bodies.get_mut(5).is_none()), (expected.clone(), true));
        bodies.settle();
        bodies.settle();
        assert_eq!((filled(&bodies), bodies.count()), (expected, 5));
    }
}
