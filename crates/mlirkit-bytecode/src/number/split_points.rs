//! Where long blocks may be cut, so that several threads write their operations: noted while these are numbered.

use mlirkit_ir::{BodyId, OpId};

/// So many operations, those of their bodies counted, stand between two places where a block may be cut.
pub(crate) const EVERY: usize = if cfg!(debug_assertions) { 4 } else { 64 };

/// Operations of a block that follow each other.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Mark {
    pub(crate) body: BodyId,
    pub(crate) first: OpId,
    /// How many of the block there are.
    pub(crate) count: u32,
    /// How many there are with all that is nested in them.
    pub(crate) size: u32,
    /// The mark with the operation that the block is nested in, if that has one.
    pub(crate) within: Within,
    /// Whether they follow those of the mark before, in the same block.
    pub(crate) follows: bool,
}

/// A mark, or none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Within(u32);

impl Within {
    pub(crate) const NONE: Self = Self(u32::MAX);

    pub(crate) fn index(self) -> Option<usize> {
        (self != Self::NONE).then_some(self.0 as usize)
    }
}

/// The marks of a module, those of a block one after the other, behind the one that the block is nested in.
#[derive(Debug, Default)]
pub(crate) struct Marks {
    all: Vec<Mark>,
}

/// The operations of a block since its last mark.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SinceMark {
    pub(crate) first: Option<OpId>,
    pub(crate) count: u32,
    /// How many there are with those in bodies of their own.
    pub(crate) weight: usize,
    /// Whether there is another mark in the block.
    pub(crate) follows: bool,
}

impl Marks {
    /// Ends a mark, and gives it. Operations too few for one count as part of what they are nested in.
    pub(crate) fn end(&mut self, body: BodyId, since: SinceMark, within: Within, every: usize) -> Option<Within> {
        let SinceMark { first, count, weight, follows } = since;
        match first.filter(|_| count != 0 && (follows || weight >= every)) {
            Some(first) => {
                self.all.push(Mark { body, first, count, size: count, within, follows });
                Some(Within(self.all.len() as u32 - 1))
            }
            None => {
                if let Some(mark) = within.index().and_then(|index| self.all.get_mut(index)) {
                    mark.size = mark.size.saturating_add(count);
                }
                None
            }
        }
    }

    /// Counts with every mark what is nested in it: all has been marked.
    pub(crate) fn finish(&mut self) {
        for index in (0..self.all.len()).rev() {
            let Some(Mark { size, within, .. }) = self.all.get(index).copied() else { continue };
            if let Some(around) = within.index().and_then(|index| self.all.get_mut(index)) {
                around.size = around.size.saturating_add(size);
            }
        }
    }

    /// Whether nothing was marked: there is little to write.
    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Cuts everything into runs of about `least` operations. What is in none are a few operations around large blocks.
    pub(crate) fn runs(&self, least: usize) -> Vec<Run> {
        let mut holds = vec![false; self.all.len()];
        for around in self.all.iter().filter_map(|mark| mark.within.index()) {
            if let Some(holds) = holds.get_mut(around) {
                *holds = true;
            }
        }
        // From here on, those that are cut further in.
        let mut cut_inside = holds;
        let (mut runs, mut last): (Vec<Run>, _) = (Vec::new(), None);
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
                None => runs.push(Run { body: mark.body, first: mark.first, count, size, following }),
            }
        }
        runs
    }
}

/// Operations of a block that a thread writes at once.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Run {
    pub(crate) body: BodyId,
    pub(crate) first: OpId,
    pub(crate) count: usize,
    /// How many there are with all that is nested in them.
    pub(crate) size: usize,
    /// The operation behind them.
    pub(crate) following: Option<OpId>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn since(first: u32, count: u32, follows: bool) -> SinceMark {
        SinceMark { first: Some(OpId(first)), count, weight: count as usize, follows }
    }

    #[test]
    fn what_is_large_is_cut_where_it_is() {
        let mut marks = Marks::default();
        let [outer, inner] = [BodyId(0), BodyId(1)];
        let first = marks.end(outer, since(0, 4, false), Within::NONE, 4);
        let second = marks.end(outer, since(4, 4, true), Within::NONE, 4);
        let third = marks.end(outer, since(8, 1, true), Within::NONE, 4);
        assert_eq!([first, second, third].map(|mark| mark.and_then(Within::index)), [Some(0), Some(1), Some(2)]);
        // In the second there are a small block and a large one, and one in that.
        let within = second.unwrap_or(Within::NONE);
        assert_eq!(marks.end(inner, since(0, 3, false), within, 4), None);
        let large: Vec<_> = (0..5).map(|i| marks.end(inner, since(10 + 4 * i, 4, i != 0), within, 4)).collect();
        marks.end(inner, since(90, 6, false), large[4].unwrap_or(Within::NONE), 4);
        marks.finish();
        let runs = |least| -> Vec<(u32, u32, usize, usize, Option<u32>)> {
            let run = |run: Run| (run.body.0, run.first.0, run.count, run.size, run.following.map(|op| op.0));
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
