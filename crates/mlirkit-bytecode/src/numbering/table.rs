//! Things of one kind, in the order of their numbers: what is used most comes first, and what is of a dialect stands together.

/// Things of one kind in the order in which they were met; in the end, in the order of their numbers.
#[derive(Debug)]
pub(super) struct Table<H> {
    /// How often each was met, by handle. Afterwards the numbers, from 1.
    uses: Vec<u32>,
    order: Vec<Item<H>>,
    /// Whether the order stays as it is.
    pub(super) fixed: bool,
}

/// One thing.
#[derive(Debug, Clone, Copy)]
pub(super) struct Item<H> {
    handle: H,
    dialect: u32,
}

impl<H: Copy> Table<H> {
    pub(super) fn with_capacity(handles: usize) -> Self {
        Self { uses: vec![0; handles + 1], order: Vec::with_capacity(handles), fixed: false }
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

    /// Adds something that was not met before.
    #[inline]
    pub(super) fn add(&mut self, index: usize, handle: H, dialect: u32) -> usize {
        if self.uses.len() <= index {
            self.uses.resize(index + index / 8 + 64, 0);
        }
        if let Some(uses) = self.uses.get_mut(index) {
            *uses = 1;
        }
        self.order.push(Item { handle, dialect });
        self.order.len() - 1
    }

    pub(super) fn set_dialect(&mut self, at: usize, dialect: u32) {
        if let Some(item) = self.order.get_mut(at) {
            item.dialect = dialect;
        }
    }

    /// Brings everything into the order of the numbers. Gives these by handle, and what has them.
    pub(super) fn finish(mut self, index: impl Fn(H) -> usize) -> (Vec<u32>, Numbered<H>) {
        if !self.fixed {
            let uses = |item: &Item<H>| self.uses.get(index(item.handle)).copied().unwrap_or(0);
            sort_by_uses(&mut self.order, uses);
            group_by_dialect(&mut self.order);
        }
        let mut dialects: Vec<(u32, u32)> = Vec::new();
        for (number, item) in (1..).zip(&self.order) {
            if let Some(slot) = self.uses.get_mut(index(item.handle)) {
                *slot = number;
            }
            match dialects.last_mut() {
                Some((dialect, count)) if *dialect == item.dialect => *count += 1,
                _ => dialects.push((item.dialect, 1)),
            }
        }
        // In place: there may be more of them than of anything else.
        let mut handles: Vec<H> = self.order.into_iter().map(|item| item.handle).collect();
        handles.shrink_to_fit();
        (self.uses, Numbered { handles, dialects })
    }
}

/// Things of one kind in the order of their numbers.
#[derive(Debug)]
pub(crate) struct Numbered<H> {
    handles: Vec<H>,
    /// Dialect and length of each run of things of one dialect.
    dialects: Vec<(u32, u32)>,
}

impl<H> Default for Numbered<H> {
    fn default() -> Self {
        Self { handles: Vec::new(), dialects: Vec::new() }
    }
}

impl<H: Copy> Numbered<H> {
    /// The runs of things of one dialect, with its number.
    pub(crate) fn runs(&self) -> impl Iterator<Item = (u32, &[H])> {
        let mut rest = &self.handles[..];
        self.dialects.iter().map(move |(dialect, count)| {
            let (run, next) = rest.split_at_checked(*count as usize).unwrap_or((rest, &[]));
            rest = next;
            (*dialect, run)
        })
    }

    pub(crate) fn len(&self) -> usize {
        self.handles.len()
    }
}

/// Stable, by falling number of uses; most things are used once and need no sorting.
fn sort_by_uses<H: Copy>(order: &mut [Item<H>], uses: impl Fn(&Item<H>) -> u32) {
    // Those that are used once keep their order, behind all others.
    let (mut often, mut once) = (Vec::new(), 0);
    for at in 0..order.len() {
        let Some(item) = order.get(at).copied() else { break };
        match uses(&item) {
            ..=1 => {
                if let Some(place) = order.get_mut(once) {
                    *place = item;
                }
                once += 1;
            }
            uses => often.push((uses, item)),
        }
    }
    if often.is_empty() {
        return;
    }
    order.copy_within(..once, often.len());
    often.sort_by_key(|(uses, _)| std::cmp::Reverse(*uses));
    order.iter_mut().zip(often).for_each(|(place, (_, item))| *place = item);
}

/// Within each band of numbers that take equally many bytes, brings the things of a dialect together: first the dialect
/// that ended the band before, then the others by number.
fn group_by_dialect<H: Copy>(order: &mut [Item<H>]) {
    let (mut rest, mut first, mut size) = (order, 0, 0_u64);
    for bytes in 1..9 {
        size = (1 << (7 * bytes)) - size;
        let at = usize::try_from(size).unwrap_or(usize::MAX).min(rest.len());
        let (band, next) = rest.split_at_mut(at);
        if !band.is_sorted_by_key(|item| (item.dialect != first, item.dialect)) {
            band.sort_by_key(|item| (item.dialect != first, item.dialect));
        }
        let Some(last) = band.last() else { return };
        (first, rest) = (last.dialect, next);
    }
}
