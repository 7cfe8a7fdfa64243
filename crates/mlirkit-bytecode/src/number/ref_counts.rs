//! Counts the uses of attributes, types or operation names, and sorts them into the order of their numbers: by
//! descending number of uses, and grouped by dialect.

use std::collections::VecDeque;
use std::ops::Range;

use crate::number::body_counts::UseCounts;

/// The attributes, types or operation names to be numbered. They are in the order of their first uses until
/// [`Table::finish`] sorts them by number.
#[derive(Debug)]
pub(crate) struct Table<H> {
    /// The number of uses of each handle outside of the range `apart`. After sorting, one more than the number of each
    /// handle.
    uses: Vec<u32>,
    /// A range of handles that are counted separately, and whose numbers should have the same order as the handles.
    /// They are the locations of a file, few of which are used more than once.
    pub(crate) apart: Range<usize>,
    few: UseCounts,
    order: Vec<Run>,
    of: fn(u32) -> Option<H>,
    /// Whether the order of the entries is already final. If so, they are not sorted.
    pub(crate) fixed: bool,
}

/// A run of entries with consecutive handles in one dialect. Most entries are locations.
#[derive(Debug, Clone, Copy)]
struct Run {
    first: u32,
    len: u32,
    /// The number of the dialect. The bit [`OPEN`] is set while more entries may be added.
    dialect: u32,
}

const OPEN: u32 = 1 << 31;

impl Run {
    /// Splits a run into its first `len` entries and the rest.
    fn split_at(self, len: u32) -> (Self, Self) {
        (Self { len, ..self }, Self { first: self.first + len, len: self.len - len, ..self })
    }
}

impl<H> Table<H> {
    /// Creates a table for about `indices` handles. `of` converts an index to a handle. Handles in the range `apart`
    /// are counted separately, and their numbers should have the same order as the handles.
    pub(crate) fn with_capacity(indices: usize, apart: Range<usize>, of: fn(u32) -> Option<H>) -> Self {
        Self {
            // Avoids zeroed memory from the system: a page that is read before it is written faults twice, which stalls
            // other threads.
            uses: Vec::with_capacity(indices.saturating_sub(apart.len()) + 1),
            few: UseCounts::with_capacity(apart.len()),
            order: Vec::with_capacity(indices / 4),
            // Moves an empty range to the end, so that no handle comes after it.
            apart: if apart.is_empty() { usize::MAX..usize::MAX } else { apart },
            of,
            fixed: false,
        }
    }

    /// Returns the position of a handle's count in `few`, which counts the handles in the range `apart` separately.
    /// Returns `None` for a handle outside of that range.
    #[inline]
    fn apart(&self, index: usize) -> Option<usize> {
        Some(index.wrapping_sub(self.apart.start)).filter(|at| *at < self.apart.len())
    }

    /// Returns the position in `uses` of a handle's count. The handle must be outside of the range `apart`.
    #[inline]
    fn place(&self, index: usize) -> usize {
        if index < self.apart.start { index } else { index - self.apart.len() }
    }

    /// Counts a use of an entry that already exists. Returns false, without counting, if there is no such entry.
    #[inline]
    pub(crate) fn count(&mut self, index: usize) -> bool {
        if index >= self.apart.start {
            return self.count_beyond(index);
        }
        self.count_at(index)
    }

    #[inline(never)]
    fn count_beyond(&mut self, index: usize) -> bool {
        match self.apart(index) {
            Some(at) => self.few.get(at) != 0 && !self.few.count(at),
            None => self.count_at(self.place(index)),
        }
    }

    #[inline]
    fn count_at(&mut self, at: usize) -> bool {
        match self.uses.get_mut(at) {
            Some(uses) if *uses != 0 => {
                *uses += 1;
                true
            }
            _ => false,
        }
    }

    /// Adds several uses to an entry.
    #[inline]
    pub(crate) fn count_more(&mut self, index: usize, more: u32) {
        if let Some(at) = self.apart(index) {
            return self.few.add(at, more);
        }
        let at = self.place(index);
        if let Some(uses) = self.uses.get_mut(at) {
            *uses += more;
        }
    }

    /// Adds an entry that has one use. Returns its position in `order`.
    #[inline(always)]
    pub(crate) fn add(&mut self, index: usize, dialect: u32) -> usize {
        self.first_use(index);
        self.order.push(Run { first: index as u32, len: 1, dialect });
        self.order.len() - 1
    }

    /// Counts a use of an entry with a known dialect, adding the entry if it is new. Returns true if it is new.
    #[inline(always)]
    pub(crate) fn meet(&mut self, index: usize, dialect: u32) -> bool {
        let known = if index < self.apart.start { self.uses.get_mut(index) } else { None };
        match known {
            Some(uses @ 0) => *uses = 1,
            Some(uses) => {
                *uses += 1;
                return false;
            }
            None => {
                if self.count(index) {
                    return false;
                }
                self.first_use(index);
            }
        }
        self.add_open(index as u32, 1, dialect);
        true
    }

    /// Counts a use of each handle in a range of `apart`. Returns the number of handles that were new.
    pub(crate) fn meet_all(&mut self, things: Range<u32>, dialect: u32) -> u32 {
        let Some(first) = self.apart(things.start as usize) else {
            return things.map(|index| u32::from(self.meet(index as usize, dialect))).sum();
        };
        let (mut at, mut new) = (first, 0);
        while at < first + things.len() {
            let those = self.few.first_uses(at..first + things.len());
            match those {
                0 => drop(self.few.count(at)),
                len => self.add_open(things.start + (at - first) as u32, len as u32, dialect),
            }
            new += those as u32;
            at += those.max(1);
        }
        new
    }

    #[inline]
    fn add_open(&mut self, first: u32, len: u32, dialect: u32) {
        match self.order.last_mut() {
            Some(run) if run.first + run.len == first && run.dialect == dialect | OPEN => run.len += len,
            _ => self.order.push(Run { first, len, dialect: dialect | OPEN }),
        }
    }

    #[inline]
    fn first_use(&mut self, index: usize) {
        if let Some(at) = self.apart(index) {
            return self.few.add(at, 1);
        }
        let at = self.place(index);
        if self.uses.len() <= at {
            self.uses.resize(room_for(at, self.uses.capacity()), 0);
        }
        if let Some(uses) = self.uses.get_mut(at) {
            *uses = 1;
        }
    }

    /// Sets the dialect of the entry at a position in `order`.
    pub(crate) fn set_dialect(&mut self, at: usize, dialect: u32) {
        if let Some(run) = self.order.get_mut(at) {
            run.dialect = dialect;
        }
    }

    /// Sorts the entries. Returns one more than the number of each handle, the entries in numerical order, and whether
    /// the handles in `apart` kept their order.
    pub(crate) fn finish(mut self) -> (Vec<u32>, NumberedEntries<H>, bool) {
        self.order.iter_mut().for_each(|run| run.dialect &= !OPEN);
        if !self.fixed {
            let order = std::mem::take(&mut self.order);
            let (apart, few) = (&self.apart, &self.few);
            let next_often = |run: Run| {
                let first = run.first as usize;
                if (apart.start..apart.end).contains(&first) {
                    let found = few.next_often(first - apart.start, run.len as usize);
                    return found.map(|(at, uses)| (at as u32, uses));
                }
                let first = if first < apart.start { first } else { first - apart.len() };
                let uses = self.uses.get(first..).unwrap_or_default();
                let uses = uses.get(..run.len as usize).unwrap_or(uses);
                uses.iter().zip(0..).find(|(uses, _)| **uses > 1).map(|(uses, at)| (at, *uses))
            };
            self.order = group_by_dialect(sort_by_uses(order, next_often));
        }
        self.few = UseCounts::default();
        let (mut number, mut groups, mut as_they_are) = (0, Vec::<Group>::new(), true);
        for run in &self.order {
            let first = run.first as usize;
            if let Some(at) = self.apart(first) {
                as_they_are &= at == number as usize && first + run.len as usize <= self.apart.end;
                number += run.len;
            } else {
                let first = self.place(first);
                let end = self.uses.len().min(first + run.len as usize);
                let slots = self.uses.get_mut(first..end).unwrap_or_default();
                slots.iter_mut().zip(number + 1..).for_each(|(slot, number)| *slot = number);
                number += slots.len() as u32;
            }
            match groups.last_mut() {
                Some(group) if group.dialect == run.dialect => {
                    group.len += run.len as usize;
                    group.runs += 1;
                }
                _ => groups.push(Group { dialect: run.dialect, len: run.len as usize, runs: 1 }),
            }
        }
        (self.uses, NumberedEntries { runs: self.order, groups, len: number as usize, of: self.of }, as_they_are)
    }
}

/// The entries of one kind, in the order of their numbers.
#[derive(Debug)]
pub(crate) struct NumberedEntries<H> {
    runs: Vec<Run>,
    groups: Vec<Group>,
    len: usize,
    of: fn(u32) -> Option<H>,
}

/// Consecutive entries that belong to one dialect.
#[derive(Debug)]
struct Group {
    dialect: u32,
    len: usize,
    runs: usize,
}

impl<H> Default for NumberedEntries<H> {
    fn default() -> Self {
        Self { runs: Vec::new(), groups: Vec::new(), len: 0, of: |_| None }
    }
}

impl<H> NumberedEntries<H> {
    /// Iterates over the groups of entries: dialect number, number of entries, and entries.
    pub(crate) fn groups(&self) -> impl Iterator<Item = (u32, usize, impl Iterator<Item = H>)> {
        self.runs().map(|(dialect, len, runs)| (dialect, len, runs.flatten().filter_map(self.of)))
    }

    /// Iterates over the groups of entries: dialect number, number of entries, and runs of consecutive handles.
    pub(crate) fn runs(&self) -> impl Iterator<Item = (u32, usize, impl Iterator<Item = Range<u32>>)> {
        let mut rest = &self.runs[..];
        self.groups.iter().map(move |group| {
            let (runs, next) = rest.split_at_checked(group.runs).unwrap_or((rest, &[]));
            rest = next;
            (group.dialect, group.len, runs.iter().map(|run| run.first..run.first + run.len))
        })
    }

    /// Divides each group into pieces of at most `most` entries. Yields the dialect number and the pieces of each group.
    pub(crate) fn pieces(&self, most: usize) -> impl Iterator<Item = (u32, impl Iterator<Item = Piece>)> {
        let mut next = 0;
        self.groups.iter().map(move |group| {
            let (mut run, mut skip, mut left) = (next, 0, group.len);
            next += group.runs;
            let pieces = std::iter::from_fn(move || {
                let piece = Piece { dialect: group.dialect, run, skip, len: left.min(most) };
                let mut len = piece.len;
                while let Some(rest) = self.runs.get(run).map(|run| run.len as usize - skip).filter(|rest| *rest <= len)
                {
                    (len, run, skip) = (len - rest, run + 1, 0);
                }
                skip += len;
                left -= piece.len;
                (piece.len > 0).then_some(piece)
            });
            (group.dialect, pieces)
        })
    }

    /// Iterates over the entries of a piece.
    pub(crate) fn of_piece(&self, piece: &Piece) -> impl Iterator<Item = H> {
        let first = self.runs.get(piece.run).map(|run| run.first + piece.skip as u32..run.first + run.len);
        let others = self.runs.iter().skip(piece.run + 1).map(|run| run.first..run.first + run.len);
        first.into_iter().chain(others).flatten().take(piece.len).filter_map(self.of)
    }

    pub(crate) fn len(&self) -> usize {
        self.len
    }
}

#[cfg(test)]
impl NumberedEntries<mlirkit_ir::Attr> {
    /// Creates entries in groups, each given by its dialect number and its length, and consisting of short runs.
    pub(crate) fn of_groups(groups: &[(u32, usize)]) -> Self {
        let (mut runs, mut all, mut first) = (Vec::new(), Vec::new(), 1);
        for (dialect, len) in groups.iter().copied() {
            let (before, mut left) = (runs.len(), len as u32);
            while left > 0 {
                let len = left.min(1 + first % 700);
                runs.push(Run { first, len, dialect });
                (first, left) = (first + len + 1, left - len);
            }
            all.push(Group { dialect, len, runs: runs.len() - before });
        }
        Self { runs, groups: all, len: groups.iter().map(|(_, len)| len).sum(), of: mlirkit_ir::Attr::from_index }
    }
}

/// A part of a group of entries.
#[derive(Debug)]
pub(crate) struct Piece {
    pub(crate) dialect: u32,
    /// The index of the run that contains the first entry, and the number of entries of the run before it.
    run: usize,
    skip: usize,
    pub(crate) len: usize,
}

/// Returns the new length for a table that must contain index `at`. Includes some headroom, but exceeds
/// `capacity` only if `at` requires it.
#[inline]
pub(crate) fn room_for(at: usize, capacity: usize) -> usize {
    let more = at + at / 8 + 64;
    if at < capacity { more.min(capacity) } else { more }
}

/// Sorts entries by descending number of uses. The sort is stable. Most entries are used once and need no sorting.
///
/// `next_often` finds the first entry in a run that is used more than once, and its number of uses.
fn sort_by_uses(mut order: Vec<Run>, next_often: impl Fn(Run) -> Option<(u32, u32)>) -> Vec<Run> {
    // Sorts in place, because the table may be larger than anything else in memory. Runs that were split off wait in a
    // queue until there is room.
    let (mut often, mut waiting, mut room) = (Vec::new(), VecDeque::new(), 0);
    for at in 0..order.len() {
        let Some(mut run) = order.get(at).copied() else { break };
        let mut found = next_often(run);
        if found.is_none()
            && waiting.is_empty()
            && let Some(slot) = order.get_mut(room)
        {
            *slot = run;
            room += 1;
            continue;
        }
        while let Some((at, uses)) = found {
            let (before, rest) = run.split_at(at);
            let (this, after) = rest.split_at(1);
            waiting.extend(Some(before).filter(|run| run.len > 0));
            often.push((uses, this));
            run = after;
            found = next_often(run);
        }
        if run.len > 0 {
            waiting.push_back(run);
        }
        while room <= at
            && let Some(next) = waiting.pop_front()
            && let Some(slot) = order.get_mut(room)
        {
            *slot = next;
            room += 1;
        }
    }
    order.truncate(room);
    order.extend(waiting);
    often.sort_by_key(|(uses, _)| std::cmp::Reverse(*uses));
    order.splice(0..0, often.into_iter().map(|(_, run)| run));
    order
}

/// Groups entries by dialect within each band of numbers whose encodings have the same length. The last dialect of the
/// previous band comes first, followed by the others in numerical order.
fn group_by_dialect(mut order: Vec<Run>) -> Vec<Run> {
    let (mut start, mut first, mut size) = (0, 0, 0_u64);
    for bytes in 1..9 {
        size = (1 << (7 * bytes)) - size;
        let (mut end, mut left) = (start, size);
        while let Some(run) = order.get(end).copied().filter(|_| left > 0) {
            if u64::from(run.len) > left {
                let (within, beyond) = run.split_at(left as u32);
                order.splice(end..=end, [within, beyond]);
                left = 0;
            } else {
                left -= u64::from(run.len);
            }
            end += 1;
        }
        let band = order.get_mut(start..end).unwrap_or_default();
        if !band.is_sorted_by_key(|run| (run.dialect != first, run.dialect)) {
            sort_band(band, |run| (run.dialect != first, run.dialect));
        }
        let Some(last) = band.last() else { break };
        (first, start) = (last.dialect, end);
    }
    order
}

/// Sorts runs by a key. The sort is stable. Most runs have the same key, so only the other runs are copied.
fn sort_band(band: &mut [Run], key: impl Fn(&Run) -> (bool, u32)) {
    // Finds the key that most runs have, if there is one.
    let (mut most, mut lead) = ((false, 0), 0_usize);
    for run in &*band {
        match key(run) {
            this if lead == 0 => (most, lead) = (this, 1),
            this if this == most => lead += 1,
            _ => lead -= 1,
        }
    }
    let (mut others, mut kept) = (Vec::new(), 0);
    for at in 0..band.len() {
        match band.get(at).copied() {
            Some(run) if key(&run) != most => others.push(run),
            Some(run) => {
                if let Some(slot) = band.get_mut(kept) {
                    *slot = run;
                }
                kept += 1;
            }
            None => {}
        }
    }
    others.sort_by_key(&key);
    let before = others.partition_point(|run| key(run) < most);
    band.copy_within(..kept, before);
    let (first, last) = others.split_at(before);
    band.iter_mut().take(before).zip(first).for_each(|(slot, run)| *slot = *run);
    band.iter_mut().skip(before + kept).zip(last).for_each(|(slot, run)| *slot = *run);
}

#[cfg(test)]
mod tests {
    use super::*;
    use mlirkit_ir::Attr;

    /// Computes the expected order of entries one by one, for comparison with [`Table::finish`].
    fn in_order(met: &[(u32, u32, u32)]) -> Vec<(u32, u32)> {
        let mut all = met.to_vec();
        all.sort_by_key(|(_, _, uses)| std::cmp::Reverse(*uses));
        let (mut rest, mut first, mut size) = (&mut all[..], 0, 0_u64);
        for bytes in 1..9 {
            size = (1 << (7 * bytes)) - size;
            let (band, next) = rest.split_at_mut((size as usize).min(rest.len()));
            band.sort_by_key(|(_, dialect, _)| (*dialect != first, *dialect));
            let Some((_, last, _)) = band.last() else { break };
            (first, rest) = (*last, next);
        }
        all.into_iter().map(|(index, dialect, _)| (index, dialect)).collect()
    }

    #[test]
    fn runs_are_ordered_like_single_entries() {
        let mut seed = 1_u64;
        let mut below = |limit: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) % limit
        };
        for size in [0, 1, 100, 128, 129, 300, 16_300, 16_400, 20_000] {
            let mut table = Table::with_capacity(size, 0..0, Attr::from_index);
            let mut met = Vec::new();
            for index in 1..=size {
                let uses = if below(20) == 0 { 1 + below(4) as u32 } else { 1 };
                let dialect = if below(30) == 0 { below(4) as u32 } else { 0 };
                if dialect == 0 && below(5) > 0 {
                    assert!(table.meet(index, 0));
                } else {
                    let at = table.add(index, 7);
                    table.set_dialect(at, dialect);
                }
                table.count_more(index, uses - 1);
                met.push((index as u32, dialect, uses));
            }
            let (numbers, numbered, _) = table.finish();
            let groups = numbered.groups().flat_map(|(dialect, len, things)| {
                let things: Vec<_> = things.map(|attr| (attr.index() as u32, dialect)).collect();
                assert_eq!(things.len(), len);
                things
            });
            let found: Vec<_> = groups.collect();
            assert_eq!((&found, numbered.len()), (&in_order(&met), size));
            assert!(found.iter().zip(1..).all(|((index, _), number)| numbers[*index as usize] == number));
        }
    }

    #[test]
    fn handles_kept_apart_are_counted_and_not_numbered() {
        let table = |met: &[usize], often: &[usize]| {
            let mut table = Table::with_capacity(20, 5..10, Attr::from_index);
            for index in met {
                if (5..10).contains(index) {
                    assert!(!table.count(*index) && table.meet(*index, 0) && !table.meet(*index, 0));
                    assert!(table.count(*index));
                } else {
                    let at = table.add(*index, 0);
                    table.set_dialect(at, 0);
                    assert!(table.count(*index));
                    table.count_more(*index, 1);
                }
            }
            often.iter().for_each(|index| table.count_more(*index, 300));
            let (numbers, numbered, as_they_are) = table.finish();
            let order: Vec<usize> = numbered.groups().flat_map(|(_, _, things)| things.map(Attr::index)).collect();
            let others = order.iter().zip(1..).filter(|(index, _)| !(5..10).contains(*index));
            assert!(
                others.clone().all(|(index, number)| numbers[if *index < 5 { *index } else { index - 5 }] == number)
            );
            (order, as_they_are)
        };
        assert_eq!(table(&[5, 3, 6, 8, 12], &[]), (vec![5, 3, 6, 8, 12], false));
        assert_eq!(table(&[5, 6, 3, 8, 12], &[6, 12]), (vec![6, 12, 5, 3, 8], false));
        // The third handle in the range has no entry.
        assert_eq!(table(&[5, 6, 3, 8], &[]), (vec![5, 6, 3, 8], true));
        assert_eq!(table(&[6, 3, 8, 5], &[5, 6]), (vec![6, 5, 3, 8], false));
        assert_eq!(table(&[2, 6, 3, 8], &[2]), (vec![2, 6, 3, 8], true));
    }
}
