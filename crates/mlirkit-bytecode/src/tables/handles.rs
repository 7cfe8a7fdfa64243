//! The handles of the attributes in a file, assigned on first use. Most attributes are locations. Their handles are
//! computed from their indices, so only one bit is stored for each.

use std::sync::atomic::{AtomicU16, AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use mlirkit_ir::Attr;
use rustc_hash::FxHashMap;

/// The maximum number of attributes for which each attribute has a slot, because indexing is fast. For more attributes,
/// a bit set takes less memory.
const FEW: usize = if cfg!(debug_assertions) { 1 << 5 } else { 1 << 16 };

/// The handles of the attributes in a file, by index.
pub(crate) struct Handles {
    count: usize,
    made: OnceLock<Made>,
}

struct Made {
    locs: FileLocs,
    /// The set of locations, if every attribute has a slot.
    with_slots: OnceLock<FileLocs>,
    /// The handles of the attributes that have a slot; 0 means not set.
    slots: Box<[AtomicU32]>,
    /// The nesting depths of the attributes that have a slot.
    nesting: Box<[AtomicU16]>,
}

impl Made {
    fn new(locs: FileLocs, others: usize) -> Self {
        let slots = (0..others).map(|_| AtomicU32::new(0)).collect();
        Self { locs, with_slots: OnceLock::new(), slots, nesting: (0..others).map(|_| AtomicU16::new(0)).collect() }
    }
}

/// The set of attributes in a file that are `file:line:column` locations.
pub(crate) struct FileLocs {
    /// One bit for each attribute, which is set for locations. Empty if there are no locations.
    bits: Box<[u64]>,
    /// For each word in `bits`, the number of earlier attributes that are not locations.
    others: Box<[u32]>,
    handles: LocHandles,
}

/// How the handles of locations are determined.
enum LocHandles {
    /// The handle for index 0. The handle of each location follows from its index.
    From(u32),
    /// All locations of operations and arguments are replaced by this handle. Other locations are decoded on demand,
    /// and their handles are in the map.
    Skipped(Attr, Mutex<FxHashMap<u32, u32>>),
}

impl LocHandles {
    #[inline]
    fn get(&self, index: usize) -> Option<Attr> {
        match self {
            Self::From(first) => Attr::from_index(first + index as u32),
            Self::Skipped(_, handles) => {
                made(handles).get(&(index as u32)).and_then(|handle| Attr::from_index(*handle))
            }
        }
    }
}

#[cold]
fn made(handles: &Mutex<FxHashMap<u32, u32>>) -> MutexGuard<'_, FxHashMap<u32, u32>> {
    handles.lock().unwrap_or_else(PoisonError::into_inner)
}

impl FileLocs {
    /// Creates the set from one bit per attribute, which is set for locations. The handle of each location follows from
    /// its index and `first`, the handle for index 0.
    pub(crate) fn from(bits: Vec<u64>, first: Attr) -> Self {
        Self::new(bits, LocHandles::From(first.index() as u32))
    }

    /// Creates the set from one bit per attribute, which is set for locations. All locations are replaced by the handle
    /// `instead`.
    pub(crate) fn unread(bits: Vec<u64>, instead: Attr) -> Self {
        Self::new(bits, LocHandles::Skipped(instead, Mutex::default()))
    }

    fn new(bits: Vec<u64>, handles: LocHandles) -> Self {
        let others = bits.iter().scan(0, |next, word| {
            let before = *next;
            *next += word.count_zeros();
            Some(before)
        });
        Self { others: others.collect(), bits: bits.into(), handles }
    }

    #[inline]
    fn contains(&self, index: usize) -> bool {
        self.bits.get(index / 64).is_some_and(|word| word >> (index % 64) & 1 != 0)
    }

    /// Returns the number of earlier attributes that are not locations, which is the slot of the attribute. `None` if
    /// the attribute is a location.
    #[inline]
    fn others_before(&self, index: usize) -> Option<usize> {
        let Some(word) = self.bits.get(index / 64) else { return Some(index) };
        let bit = 1 << (index % 64);
        (word & bit == 0).then_some(())?;
        Some((*self.others.get(index / 64)? + (!word & (bit - 1)).count_ones()) as usize)
    }
}

impl Handles {
    /// Creates handles for `count` attributes, none of which are set.
    pub(crate) fn new(count: usize) -> Self {
        Self { count, made: OnceLock::new() }
    }

    /// Sets which attributes are locations. Must be called before any handle is used. `others` is the number of all
    /// other attributes.
    pub(crate) fn bring(&self, locs: FileLocs, others: usize) {
        match locs.handles {
            LocHandles::From(first) if self.count < FEW => self.bring_slots(locs, first),
            _ => self.bring_bits(locs, others),
        }
    }

    fn bring_bits(&self, locs: FileLocs, others: usize) {
        if let Err(Made { locs, .. }) = self.made.set(Made::new(locs, others))
            && let LocHandles::From(first) = locs.handles
        {
            self.bring_slots(locs, first);
        }
    }

    /// Sets which attributes are locations, and creates a slot for every attribute.
    fn bring_slots(&self, locs: FileLocs, first: u32) {
        let handle = |index: usize| if locs.contains(index) { first + index as u32 } else { 0 };
        let slots = (0..self.count).map(|index| AtomicU32::new(handle(index))).collect();
        let made = Made {
            locs: FileLocs::new(Vec::new(), LocHandles::From(0)),
            with_slots: OnceLock::new(),
            slots,
            nesting: (0..self.count).map(|_| AtomicU16::new(0)).collect(),
        };
        if self.made.set(made).is_err() {
            let all = (0..self.count).filter(|index| locs.contains(*index));
            all.for_each(|index| self.set(index as u32, first as usize + index));
        }
        let _ = self.made().with_slots.set(locs);
    }

    #[inline]
    fn made(&self) -> &Made {
        self.made.get_or_init(|| Made::new(FileLocs::new(Vec::new(), LocHandles::From(0)), self.count))
    }

    /// Returns the number of attributes in the file.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.count
    }

    /// Returns the number of attributes that have a slot: all except locations, or all in a small file.
    pub(crate) fn others(&self) -> usize {
        self.made.get().map_or(self.count, |made| made.slots.len())
    }

    /// Iterates over the indices of the attributes that have a slot.
    pub(crate) fn others_in_order(&self) -> impl Iterator<Item = u64> {
        let bits = &self.made().locs.bits;
        let words = (0..self.count).step_by(64).map(|first| (first, !bits.get(first / 64).copied().unwrap_or(0)));
        let ones = |(first, mut word): (usize, u64)| {
            std::iter::from_fn(move || {
                let bit = (word != 0).then(|| word.trailing_zeros())?;
                word &= word - 1;
                Some(first as u64 + u64::from(bit))
            })
        };
        words.flat_map(ones).take_while(|index| *index < self.count as u64)
    }

    /// Returns the handle of an attribute; the inner `None` means that it is not set. The outer `None` means that the
    /// index is out of range.
    #[inline]
    pub(crate) fn get(&self, index: u64) -> Option<Option<Attr>> {
        let (index, made) = (usize::try_from(index).ok()?, self.made());
        match made.locs.others_before(index) {
            Some(slot) => Some(Attr::from_index(made.slots.get(slot)?.load(Ordering::SeqCst))),
            None => Some(made.locs.handles.get(index)),
        }
    }

    /// Returns the handle of an attribute if it is a location. If locations are skipped, all of them have a common
    /// handle, which is returned if `unread` is true; otherwise returns `None`.
    #[inline]
    pub(crate) fn location(&self, index: u64, unread: bool) -> Option<Attr> {
        let (index, locs) = (usize::try_from(index).ok()?, &self.made.get()?.locs);
        if !locs.contains(index) {
            return None;
        }
        match locs.handles {
            LocHandles::From(first) => Attr::from_index(first + index as u32),
            LocHandles::Skipped(instead, _) => unread.then_some(instead),
        }
    }

    /// Returns true if an attribute is a location.
    pub(crate) fn is_location(&self, index: usize) -> bool {
        let all = self.made.get().map(|made| made.with_slots.get().unwrap_or(&made.locs));
        all.is_some_and(|locs| locs.contains(index))
    }

    /// Sets the handle of an attribute, unless it is already set. Another thread may have set a different handle, which
    /// happens for distinct attributes.
    pub(crate) fn set(&self, index: u32, handle: usize) {
        self.keep(index, handle, 0);
    }

    /// Sets the nesting depth of an attribute, and its handle unless the handle is already set.
    #[inline(always)]
    pub(crate) fn keep(&self, index: u32, handle: usize, deep: u16) {
        let (made, Ok(handle)) = (self.made(), u32::try_from(handle)) else { return };
        match (made.locs.others_before(index as usize), &made.locs.handles) {
            (Some(at), _) => {
                if let Some((slot, nesting)) = made.slots.get(at).zip(made.nesting.get(at)) {
                    nesting.store(deep, Ordering::Relaxed);
                    // This must be ordered with respect to the words of deferred constants.
                    let _ = slot.compare_exchange(0, handle, Ordering::SeqCst, Ordering::SeqCst);
                }
            }
            (None, LocHandles::Skipped(_, handles)) => {
                self::made(handles).entry(index).or_insert(handle);
            }
            (None, LocHandles::From(_)) => {}
        }
    }

    /// Returns the slot of an attribute; `None` if the attribute is a location.
    #[inline]
    pub(crate) fn slot(&self, index: u64) -> Option<usize> {
        self.made().locs.others_before(usize::try_from(index).ok()?)
    }

    /// Returns the nesting depth of an attribute; `None` for locations. The value is valid once the attribute has been
    /// decoded.
    #[inline]
    pub(crate) fn nesting(&self, index: u32) -> Option<&AtomicU16> {
        let made = self.made();
        made.nesting.get(made.locs.others_before(index as usize)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn attr(index: u32) -> Attr {
        Attr::from_index(index).unwrap()
    }

    /// Creates bits that mark every third of 130 attributes as a location. Also returns the number of other attributes.
    fn bits() -> (Vec<u64>, usize) {
        let mut bits = vec![0; 3];
        (0..130).filter(|index| index % 3 == 0).for_each(|index| bits[index / 64] |= 1 << (index % 64));
        (bits, 130 - 44)
    }

    /// Sets the handles of the attributes that are not locations, starting with 1000.
    fn fill(handles: &Handles) {
        for index in (0..130).filter(|index| index % 3 != 0) {
            assert_eq!(handles.get(u64::from(index)), Some(None));
            handles.set(index, 1000 + index as usize);
            handles.set(index, 1);
            handles.nesting(index).unwrap().store(index as u16, Ordering::Relaxed);
        }
        for index in (0..130).filter(|index| index % 3 != 0) {
            assert_eq!(handles.get(u64::from(index)), Some(Some(attr(1000 + index))));
            assert_eq!(handles.nesting(index).unwrap().load(Ordering::Relaxed), index as u16);
        }
        assert_eq!((handles.get(130), handles.get(131), handles.get(u64::MAX)), (None, None, None));
    }

    #[test]
    fn handles_of_locations_follow_from_their_indices() {
        let handles = Handles::new(130);
        let (bits, others) = bits();
        handles.bring(FileLocs::from(bits, attr(7)), others);
        fill(&handles);
        assert_eq!((handles.len(), handles.others()), (130, 86));
        assert!(handles.others_in_order().eq((0..130).filter(|index| index % 3 != 0)));
        assert_eq!((handles.get(0), handles.get(129)), (Some(Some(attr(7))), Some(Some(attr(136)))));
        assert_eq!((handles.location(129, false), handles.location(128, true)), (Some(attr(136)), None));
        assert!(handles.nesting(129).is_none() && handles.is_location(3) && !handles.is_location(4));
    }

    #[test]
    fn skipped_locations_are_decoded_on_demand() {
        let handles = Handles::new(130);
        let (bits, others) = bits();
        handles.bring(FileLocs::unread(bits, attr(5)), others);
        fill(&handles);
        assert_eq!((handles.location(3, true), handles.location(3, false)), (Some(attr(5)), None));
        assert_eq!(handles.get(3), Some(None));
        handles.set(3, 40);
        handles.set(3, 41);
        assert_eq!((handles.get(3), handles.get(6)), (Some(Some(attr(40))), Some(None)));
    }

    #[test]
    fn few_or_late_locations_have_slots() {
        let few = Handles::new(20);
        few.bring(FileLocs::from(vec![0b1101], attr(7)), 17);
        let all: Vec<_> = (0..5).map(|index| few.get(index).flatten()).collect();
        assert_eq!(all, [Some(attr(7)), None, Some(attr(9)), Some(attr(10)), None]);
        assert_eq!((few.others(), few.others_in_order().count(), few.location(0, true)), (20, 20, None));
        let handles = Handles::new(130);
        assert_eq!(handles.get(1), Some(None));
        assert!(handles.others_in_order().eq(0..130));
        let (bits, others) = bits();
        handles.bring(FileLocs::from(bits, attr(7)), others);
        fill(&handles);
        assert_eq!((handles.get(129), handles.location(129, true)), (Some(Some(attr(136))), None));
    }
}
