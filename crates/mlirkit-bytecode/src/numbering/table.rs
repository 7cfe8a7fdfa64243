//! Things of one kind, in the order of their numbers: what is used most comes first, and what is of a dialect stands together.

use std::ops::Range;

/// Things of one kind in the order in which they were met; in the end, in the order of their numbers.
#[derive(Debug)]
pub(super) struct Table<H> {
    /// How often each was met, by index. Afterwards the numbers, from 1.
    uses: Vec<u32>,
    order: Vec<Run>,
    of: fn(u32) -> Option<H>,
    /// Whether the order stays as it is.
    pub(super) fixed: bool,
}

/// Things of a dialect whose indices follow each other: locations, mostly.
#[derive(Debug, Clone, Copy)]
struct Run {
    first: u32,
    len: u32,
    /// The dialect's number; with [`OPEN`] as long as more may come.
    dialect: u32,
}

const OPEN: u32 = 1 << 31;

impl Run {
    /// The first so many, and the others.
    fn split_at(self, len: u32) -> (Self, Self) {
        (Self { len, ..self }, Self { first: self.first + len, len: self.len - len, ..self })
    }
}

impl<H> Table<H> {
    /// `of` makes things of indices, about so many of which there are.
    pub(super) fn with_capacity(indices: usize, of: fn(u32) -> Option<H>) -> Self {
        // Not zeros of the system's: what is read before it is written costs two page faults, and stops other threads.
        Self { uses: Vec::with_capacity(indices + 1), order: Vec::with_capacity(indices / 4), of, fixed: false }
    }

    /// Counts a use of something met before.
    #[inline]
    pub(super) fn count(&mut self, index: usize) -> bool {
        match self.uses.get_mut(index) {
            Some(uses) if *uses != 0 => {
                *uses += 1;
                true
            }
            _ => false,
        }
    }

    /// Counts further uses of something met before.
    #[inline]
    pub(super) fn count_more(&mut self, index: usize, more: u32) {
        if let Some(uses) = self.uses.get_mut(index) {
            *uses += more;
        }
    }

    /// Adds something that was not met before; gives its place.
    #[inline]
    pub(super) fn add(&mut self, index: usize, dialect: u32) -> usize {
        self.first_use(index);
        self.order.push(Run { first: index as u32, len: 1, dialect });
        self.order.len() - 1
    }

    /// Counts a use of something whose dialect is known, which is added, together with what was added like this just before, if it was
    /// not met before; whether it was not.
    #[inline]
    pub(super) fn meet(&mut self, index: usize, dialect: u32) -> bool {
        match self.uses.get_mut(index) {
            Some(uses @ 0) => *uses = 1,
            Some(uses) => {
                *uses += 1;
                return false;
            }
            None => self.first_use(index),
        }
        let first = index as u32;
        match self.order.last_mut() {
            Some(run) if run.first + run.len == first && run.dialect == dialect | OPEN => run.len += 1,
            _ => self.order.push(Run { first, len: 1, dialect: dialect | OPEN }),
        }
        true
    }

    #[inline]
    fn first_use(&mut self, index: usize) {
        if self.uses.len() <= index {
            self.uses.resize(index + index / 8 + 64, 0);
        }
        if let Some(uses) = self.uses.get_mut(index) {
            *uses = 1;
        }
    }

    /// Says of what dialect something is that was added.
    pub(super) fn set_dialect(&mut self, at: usize, dialect: u32) {
        if let Some(run) = self.order.get_mut(at) {
            run.dialect = dialect;
        }
    }

    /// Brings everything into the order of the numbers. Gives these by index, and what has them.
    pub(super) fn finish(mut self) -> (Vec<u32>, Numbered<H>) {
        self.order.iter_mut().for_each(|run| run.dialect &= !OPEN);
        if !self.fixed {
            self.order = group_by_dialect(sort_by_uses(self.order, &self.uses));
        }
        let (mut number, mut groups) = (0, Vec::<Group>::new());
        for run in &self.order {
            let slots = self.uses.get_mut(run.first as usize..).unwrap_or_default();
            for slot in slots.iter_mut().take(run.len as usize) {
                number += 1;
                *slot = number;
            }
            match groups.last_mut() {
                Some(group) if group.dialect == run.dialect => {
                    group.len += run.len as usize;
                    group.runs += 1;
                }
                _ => groups.push(Group { dialect: run.dialect, len: run.len as usize, runs: 1 }),
            }
        }
        (self.uses, Numbered { runs: self.order, groups, len: number as usize, of: self.of })
    }
}

/// Things of one kind in the order of their numbers.
#[derive(Debug)]
pub(crate) struct Numbered<H> {
    runs: Vec<Run>,
    groups: Vec<Group>,
    len: usize,
    of: fn(u32) -> Option<H>,
}

/// Things of one dialect that stand together.
#[derive(Debug)]
struct Group {
    dialect: u32,
    len: usize,
    runs: usize,
}

impl<H> Default for Numbered<H> {
    fn default() -> Self {
        Self { runs: Vec::new(), groups: Vec::new(), len: 0, of: |_| None }
    }
}

impl<H> Numbered<H> {
    /// The groups of things of one dialect, with its number, and how many they are.
    pub(crate) fn groups(&self) -> impl Iterator<Item = (u32, usize, impl Iterator<Item = H>)> {
        self.runs().map(|(dialect, len, runs)| (dialect, len, runs.flatten().filter_map(self.of)))
    }

    /// The same, things whose indices follow each other together.
    pub(crate) fn runs(&self) -> impl Iterator<Item = (u32, usize, impl Iterator<Item = Range<u32>>)> {
        let mut rest = &self.runs[..];
        self.groups.iter().map(move |group| {
            let (runs, next) = rest.split_at_checked(group.runs).unwrap_or((rest, &[]));
            rest = next;
            (group.dialect, group.len, runs.iter().map(|run| run.first..run.first + run.len))
        })
    }

    pub(crate) fn len(&self) -> usize {
        self.len
    }
}

/// Stable, by falling number of uses; most things are used once and need no sorting.
fn sort_by_uses(order: Vec<Run>, uses: &[u32]) -> Vec<Run> {
    let (mut often, mut once) = (Vec::new(), Vec::with_capacity(order.len()));
    for mut run in order {
        let mut at = 0;
        while let Some(uses) = uses.get((run.first + at) as usize).copied().filter(|_| at < run.len) {
            if uses <= 1 {
                at += 1;
                continue;
            }
            let (before, rest) = run.split_at(at);
            let (this, after) = rest.split_at(1);
            once.extend(Some(before).filter(|run| run.len > 0));
            often.push((uses, this));
            (run, at) = (after, 0);
        }
        once.extend(Some(run).filter(|run| run.len > 0));
    }
    often.sort_by_key(|(uses, _)| std::cmp::Reverse(*uses));
    // In place: there may be more of them than of anything else.
    once.splice(0..0, often.into_iter().map(|(_, run)| run));
    once
}

/// Within each band of numbers that take equally many bytes, brings the things of a dialect together: first the dialect
/// that ended the band before, then the others by number.
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
            band.sort_by_key(|run| (run.dialect != first, run.dialect));
        }
        let Some(last) = band.last() else { break };
        (first, start) = (last.dialect, end);
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use mlirkit_ir::Attr;

    /// The same, thing by thing.
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
    fn runs_are_ordered_as_what_is_in_them() {
        let mut seed = 1_u64;
        let mut below = |limit: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) % limit
        };
        for size in [0, 1, 100, 128, 129, 300, 16_300, 16_400, 20_000] {
            let mut table = Table::with_capacity(size, Attr::from_index);
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
            let (numbers, numbered) = table.finish();
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
}
