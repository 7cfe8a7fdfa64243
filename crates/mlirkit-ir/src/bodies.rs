//! Where the bodies of a module stand: in one table once it has been read, while threads add them in one that grows meanwhile.

use std::sync::OnceLock;

use crate::body::Body;

/// A body; nothing for one that is bare, as those of most globals are: there may be very many of them.
pub(crate) type BodySlot = Option<Box<Body>>;

/// The bodies by number; those that nobody has looked at yet may be left for later.
#[derive(Default)]
pub(crate) struct BodyTable {
    /// The first ones. Whoever looks at an operation looks for its body, and it is found here at once.
    settled: Vec<OnceLock<BodySlot>>,
    added: boxcar::Vec<OnceLock<BodySlot>>,
}

impl BodyTable {
    /// Adds the place of a body, and gives its number.
    pub(crate) fn push(&self, body: OnceLock<BodySlot>) -> usize {
        self.settled.len() + self.added.push(body)
    }

    /// How many there are.
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

    /// Takes note that those which are there will be looked at, and few will be added.
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
