//! Points at which the encoding of a long block may be split between threads. They are recorded during numbering.

use mlirkit_ir::{BodyId, OpId};

/// The number of operations between two split points, including nested operations.
pub(crate) const EVERY: usize = if cfg!(debug_assertions) { 4 } else { 64 };

/// A split point, with the operations that follow it: consecutive operations of a block that one thread can write.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SplitPoint {
    pub(crate) body: BodyId,
    pub(crate) first: OpId,
    /// The number of operations that belong to the split point, without nested operations.
    pub(crate) count: u32,
    /// The number of operations that belong to the split point, including nested operations.
    pub(crate) size: u32,
    /// The split point whose operations contain the block, if any.
    pub(crate) within: Enclosing,
    /// Whether the operations directly follow the operations of the previous split point, in the same block.
    pub(crate) follows: bool,
}

/// The index of a split point, or [`NONE`](Self::NONE).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Enclosing(u32);

impl Enclosing {
    pub(crate) const NONE: Self = Self(u32::MAX);

    pub(crate) fn index(self) -> Option<usize> {
        (self != Self::NONE).then_some(self.0 as usize)
    }
}

/// The split points of a module. The split points of one block are consecutive, and come after the split point whose
/// operations contain the block.
#[derive(Debug, Default)]
pub(crate) struct SplitPoints {
    all: Vec<SplitPoint>,
}

/// The operations in a block since its last split point.
#[derive(Debug, Clone, Copy)]
pub(crate) struct OpenSplit {
    pub(crate) first: Option<OpId>,
    pub(crate) count: u32,
    /// The number of operations so far, including operations in nested bodies.
    pub(crate) weight: usize,
    /// Whether the block already has a split point.
    pub(crate) follows: bool,
}

impl SplitPoints {
    /// Adds a split point for the operations in `since`, and returns it. If there are too few operations, returns
    /// `None` and adds them to the split point `within`.
    pub(crate) fn end(&mut self, body: BodyId, since: OpenSplit, within: Enclosing, every: usize) -> Option<Enclosing> {
        let OpenSplit { first, count, weight, follows } = since;
        match first.filter(|_| count != 0 && (follows || weight >= every)) {
            Some(first) => {
                self.all.push(SplitPoint { body, first, count, size: count, within, follows });
                Some(Enclosing(self.all.len() as u32 - 1))
            }
            None => {
                if let Some(mark) = within.index().and_then(|index| self.all.get_mut(index)) {
                    mark.size = mark.size.saturating_add(count);
                }
                None
            }
        }
    }

    /// Adds the size of each split point to the size of its enclosing split point.
    pub(crate) fn finish(&mut self) {
        for index in (0..self.all.len()).rev() {
            let Some(SplitPoint { size, within, .. }) = self.all.get(index).copied() else { continue };
            if let Some(around) = within.index().and_then(|index| self.all.get_mut(index)) {
                around.size = around.size.saturating_add(size);
            }
        }
    }

    /// Returns true if there are no split points, which is the case for small modules.
    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Divides the module into runs of about `least` operations. A few operations around large blocks do not belong to
    /// a run.
    pub(crate) fn runs(&self, least: usize) -> Vec<SplitRun> {
        let mut holds = vec![false; self.all.len()];
        for around in self.all.iter().filter_map(|mark| mark.within.index()) {
            if let Some(holds) = holds.get_mut(around) {
                *holds = true;
            }
        }
        // From here on, the list records whether a split point is divided further.
        let mut cut_inside = holds;
        let (mut runs, mut last): (Vec<SplitRun>, _) = (Vec::new(), None);
        for (index, mark) in self.all.iter().enumerate() {
            let is_reached = mark.within.index().is_none_or(|around| cut_inside.get(around) == Some(&true));
            let Some(cut) = cut_inside.get_mut(index) else { continue };
            *cut &= is_reached && mark.size as usize > 2 * least;
            if !is_reached || *cut {
                continue;
            }
            let following = self.all.get(index + 1).filter(|next| next.follows).map(|next| next.first);
            let (count, size) = (mark.count as usize, mark.size as usize);
            let goes_on = last.replace(index) == index.checked_sub(1) && mark.follows;
            match runs.last_mut().filter(|run| goes_on && run.size < least) {
                Some(run) => {
                    (run.count, run.size, run.following) = (run.count + count, run.size + size, following);
                }
                None => runs.push(SplitRun { body: mark.body, first: mark.first, count, size, following }),
            }
        }
        runs
    }
}

/// Consecutive operations in a block that one thread writes.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SplitRun {
    pub(crate) body: BodyId,
    pub(crate) first: OpId,
    pub(crate) count: usize,
    /// The number of operations in the run, including nested operations.
    pub(crate) size: usize,
    /// The operation that follows the run in its block.
    pub(crate) following: Option<OpId>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn since(first: u32, count: u32, follows: bool) -> OpenSplit {
        OpenSplit { first: Some(OpId(first)), count, weight: count as usize, follows }
    }

    #[test]
    fn large_blocks_are_split() {
        let mut marks = SplitPoints::default();
        let [outer, inner] = [BodyId(0), BodyId(1)];
        let first = marks.end(outer, since(0, 4, false), Enclosing::NONE, 4);
        let second = marks.end(outer, since(4, 4, true), Enclosing::NONE, 4);
        let third = marks.end(outer, since(8, 1, true), Enclosing::NONE, 4);
        assert_eq!([first, second, third].map(|mark| mark.and_then(Enclosing::index)), [Some(0), Some(1), Some(2)]);
        // The second split point contains a small block and a large block, which contains another block.
        let within = second.unwrap_or(Enclosing::NONE);
        assert_eq!(marks.end(inner, since(0, 3, false), within, 4), None);
        let large: Vec<_> = (0..5).map(|i| marks.end(inner, since(10 + 4 * i, 4, i != 0), within, 4)).collect();
        marks.end(inner, since(90, 6, false), large[4].unwrap_or(Enclosing::NONE), 4);
        marks.finish();
        let runs = |least| -> Vec<(u32, u32, usize, usize, Option<u32>)> {
            let run = |run: SplitRun| (run.body.0, run.first.0, run.count, run.size, run.following.map(|op| op.0));
            marks.runs(least).into_iter().map(run).collect()
        };
        assert_eq!(runs(1000), [(0, 0, 9, 38, None)]);
        assert_eq!(
            runs(8),
            [
                (0, 0, 4, 4, Some(4)),
                (0, 8, 1, 1, None),
                (1, 10, 8, 8, Some(18)),
                (1, 18, 8, 8, Some(26)),
                (1, 26, 4, 10, None)
            ]
        );
        assert_eq!(runs(4).last(), Some(&(1, 90, 6, 6, None)));
    }
}
