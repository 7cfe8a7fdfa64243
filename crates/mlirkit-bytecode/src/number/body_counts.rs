//! Counts the entities that operations in a body refer to. Several threads count different bodies, each of which is
//! then dropped, because numbering needs only the counts.

use mlirkit_ir::{Attr, BodyId, Context, Module, OpId, OpName, OpParts, Props, RegionId, Type};
use rustc_hash::FxHashMap;

use crate::codec::properties::{self, PropsMap};
use crate::number::in_body::InBody;
use crate::number::ref_counts::room_for;

/// The first use of an operation name, type, attribute or property list in the bodies counted by one thread.
#[derive(Debug, Clone, Copy)]
pub(crate) enum FirstUse {
    Op(OpName),
    Type(Type),
    /// Attributes with consecutive handles: the first handle and the number of attributes.
    Attrs(u32, u32),
    Properties(OpName, Option<Props>),
}

/// The counts collected by one thread. Bodies must be counted in the order of numbering, which starts with the last
/// body in the file.
pub(crate) struct Counter<'c> {
    ctx: &'c Context,
    pub(crate) ops: Vec<u32>,
    pub(crate) types: Vec<u32>,
    attrs: UseCounts,
    /// Whether properties are counted, indexed by operation name; `None` if this has not been determined.
    has_properties: Vec<Option<bool>>,
    /// The number of operations that have each pair of operation name and property list.
    lists: PropsMap<u32>,
    met: Vec<FirstUse>,
    /// The counted bodies, each with the index of its first element in `met`.
    bodies: Vec<(BodyId, usize)>,
    pending: Vec<(BodyId, RegionId)>,
}

/// The error for a body that cannot be counted. The file is then written from a complete module instead.
#[derive(Debug)]
pub(crate) struct Uncountable;

/// Counts a use of the entity at `index`. Returns true if it is the first use.
#[inline]
fn count(uses: &mut Vec<u32>, index: usize) -> bool {
    if uses.len() <= index {
        uses.resize(index + index / 8 + 64, 0);
    }
    uses.get_mut(index).is_some_and(|uses| {
        *uses += 1;
        *uses == 1
    })
}

/// The number of uses of each handle. Most handles are used at most once.
#[derive(Debug, Default)]
pub(crate) struct UseCounts {
    /// The counts by handle. [`u8::MAX`] means that the count is stored in `often`.
    few: Vec<u8>,
    often: FxHashMap<usize, u32>,
}

impl UseCounts {
    /// Creates counts with capacity for about `things` handles.
    pub(crate) fn with_capacity(things: usize) -> Self {
        Self { few: Vec::with_capacity(things), often: FxHashMap::default() }
    }

    /// Returns the number of uses of a handle.
    #[inline]
    pub(crate) fn get(&self, index: usize) -> u32 {
        match self.few.get(index) {
            None => 0,
            Some(&u8::MAX) => self.often.get(&index).copied().unwrap_or(0),
            Some(uses) => u32::from(*uses),
        }
    }

    /// Counts one use of each handle in a range, up to the first handle that was used before. Returns the number of
    /// uses counted.
    pub(crate) fn first_uses(&mut self, things: std::ops::Range<usize>) -> usize {
        if self.few.len() < things.end {
            self.few.resize(room_for(things.end - 1, self.few.capacity()), 0);
        }
        let slots = self.few.get_mut(things).unwrap_or_default();
        let unused = slots.iter().position(|uses| *uses != 0).unwrap_or(slots.len());
        slots.iter_mut().take(unused).for_each(|uses| *uses = 1);
        unused
    }

    /// Finds the first handle that is used more than once, among the `len` handles starting at `first`. Returns its
    /// distance from `first` and its use count; `None` if there is none.
    pub(crate) fn next_often(&self, first: usize, len: usize) -> Option<(usize, u32)> {
        let uses = self.few.get(first..).unwrap_or_default().iter().take(len);
        let at = uses.enumerate().find(|(_, uses)| **uses > 1)?.0;
        Some((at, self.get(first + at)))
    }

    /// Adds several uses to a handle.
    #[inline(always)]
    pub(crate) fn add(&mut self, index: usize, uses: u32) {
        let all = self.get(index) + uses;
        if self.few.len() <= index {
            self.few.resize(room_for(index, self.few.capacity()), 0);
        }
        let few = u8::try_from(all).unwrap_or(u8::MAX);
        if few == u8::MAX {
            self.often.insert(index, all);
        }
        if let Some(slot) = self.few.get_mut(index) {
            *slot = few;
        }
    }

    /// Counts a use of a handle. Returns true if it is the first use.
    #[inline(always)]
    pub(crate) fn count(&mut self, index: usize) -> bool {
        match self.few.get_mut(index) {
            Some(uses) if *uses < u8::MAX - 1 => {
                *uses += 1;
                *uses == 1
            }
            _ => self.count_further(index),
        }
    }

    /// Counts a use of a handle that is beyond the end of the table, or whose count no longer fits in a byte. Returns
    /// true if it is the first use.
    #[inline(never)]
    fn count_further(&mut self, index: usize) -> bool {
        let Some(uses) = self.few.get_mut(index) else {
            self.few.resize(room_for(index, self.few.capacity()), 0);
            return self.count(index);
        };
        *uses = u8::MAX;
        *self.often.entry(index).or_insert(u32::from(u8::MAX) - 1) += 1;
        false
    }

    /// Iterates over the handles that are used more than once, with their counts.
    pub(crate) fn more_than_once(&self) -> impl Iterator<Item = (usize, u32)> {
        let uses = |index: usize, uses: u8| match uses {
            u8::MAX => self.often.get(&index).copied().unwrap_or(0),
            uses => uses.into(),
        };
        self.few.iter().enumerate().filter(|(_, few)| **few > 1).map(move |(index, few)| (index, uses(index, *few)))
    }
}

impl<'c> Counter<'c> {
    /// Creates a counter with capacity for `attrs` attributes.
    pub(crate) fn new(ctx: &'c Context, attrs: usize) -> Self {
        Self {
            ctx,
            ops: Vec::new(),
            types: Vec::new(),
            attrs: UseCounts::with_capacity(attrs),
            has_properties: Vec::new(),
            lists: PropsMap::default(),
            met: Vec::new(),
            bodies: Vec::new(),
            pending: Vec::new(),
        }
    }

    /// Counts the references in a body and in all bodies nested in it.
    pub(crate) fn body(&mut self, module: &Module<'_>, id: BodyId) -> Result<(), Uncountable> {
        self.bodies.push((id, self.met.len()));
        self.pending.extend(module.body(id).roots().iter().map(|region| (id, *region)));
        while let Some((id, region)) = self.pending.pop() {
            self.region(module, InBody::new(module, id), region)?;
        }
        Ok(())
    }

    /// Removes and returns the counts of attributes, which occupy most of the counter's memory.
    pub(crate) fn take_attrs(&mut self) -> UseCounts {
        std::mem::take(&mut self.attrs)
    }

    /// Iterates over the pairs of operation name and property list, with the number of operations that have each pair.
    pub(crate) fn lists(&self) -> impl Iterator<Item = (OpName, Option<Props>, u32)> {
        self.lists.all().map(|(name, props, uses)| (name, props, *uses))
    }

    /// Returns the first uses that were recorded since the last call, and clears the record.
    pub(crate) fn take_first_uses(&mut self) -> FirstUses {
        let (met, bodies) = (std::mem::take(&mut self.met), std::mem::take(&mut self.bodies));
        FirstUses { met, bodies }
    }

    fn region(&mut self, module: &Module<'_>, place: InBody<'_>, region: RegionId) -> Result<(), Uncountable> {
        let body = place.body;
        for block in body.blocks(region) {
            for (ty, loc) in body.arg_types(block).iter().zip(body.arg_locs(block)) {
                self.attr(*loc);
                self.ty(*ty);
            }
            let mut following = body.first_op(block);
            while let Some(op) = following {
                following = self.op(module, place, op)?;
            }
        }
        Ok(())
    }

    #[inline]
    fn op(&mut self, module: &Module<'_>, place: InBody<'_>, op: OpId) -> Result<Option<OpId>, Uncountable> {
        let OpParts { op: data, results, .. } = place.body.parts(op);
        if count(&mut self.ops, data.name.index()) {
            self.met.push(FirstUse::Op(data.name));
        }
        for ty in results {
            self.ty(*ty);
        }
        if let Some(dictionary) = data.attrs {
            self.attr(dictionary);
        }
        if self.has_properties(data.name, data.props)? {
            self.properties(data.name, data.props);
        }
        self.attr(data.loc);
        if !data.is_plain() {
            let (inner, regions) = place.regions(module, op);
            self.pending.extend(regions.iter().map(|region| (inner.id, *region)));
        }
        Ok(data.next())
    }

    #[inline]
    fn ty(&mut self, ty: Type) {
        if count(&mut self.types, ty.index()) {
            self.met.push(FirstUse::Type(ty));
        }
    }

    #[inline]
    fn attr(&mut self, attr: Attr) {
        if self.attrs.count(attr.index()) {
            let index = attr.index() as u32;
            match self.met.last_mut() {
                // Most attributes are locations with consecutive handles, which share an entry.
                Some(FirstUse::Attrs(first, count)) if *first + *count == index => *count += 1,
                _ => self.met.push(FirstUse::Attrs(index, 1)),
            }
        }
    }

    /// Returns true if the properties of an operation are counted.
    #[inline]
    pub(crate) fn has_properties(&mut self, name: OpName, props: Option<Props>) -> Result<bool, Uncountable> {
        if let Some(Some(known)) = self.has_properties.get(name.index()) {
            return Ok(*known);
        }
        match self.ctx.op_def(name) {
            None if props.is_some() => Err(Uncountable),
            // The next operation with this name may have properties, so the answer is not cached.
            None => Ok(false),
            Some(def) => {
                if self.has_properties.len() <= name.index() {
                    self.has_properties.resize(name.index() + 1, None);
                }
                let has = properties::has_properties(def);
                if let Some(slot) = self.has_properties.get_mut(name.index()) {
                    *slot = Some(has);
                }
                Ok(has)
            }
        }
    }

    #[inline]
    fn properties(&mut self, name: OpName, props: Option<Props>) {
        if let Some(uses) = self.lists.get_mut(name, props) {
            *uses += 1;
            return;
        }
        self.lists.insert(name, props, 1);
        self.met.push(FirstUse::Properties(name, props));
    }
}

/// The first uses that a thread recorded in several bodies.
#[derive(Default)]
pub(crate) struct FirstUses {
    met: Vec<FirstUse>,
    /// The counted bodies, each with the index of its first element in `met`.
    bodies: Vec<(BodyId, usize)>,
}

/// The first uses recorded by all threads, indexed by body id.
#[derive(Default)]
pub(crate) struct FirstUsesByBody<'n>(FxHashMap<BodyId, &'n [FirstUse]>);

impl<'n> FirstUsesByBody<'n> {
    pub(crate) fn new(notes: &'n [FirstUses]) -> Self {
        let mut bodies = FxHashMap::default();
        for FirstUses { met, bodies: starts } in notes {
            let ends = starts.iter().skip(1).map(|(_, start)| *start).chain([met.len()]);
            bodies.extend(starts.iter().zip(ends).filter_map(|((id, start), end)| Some((*id, met.get(*start..end)?))));
        }
        Self(bodies)
    }

    pub(crate) fn of(&self, body: BodyId) -> Option<&'n [FirstUse]> {
        self.0.get(&body).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::UseCounts;

    #[test]
    fn uses_are_counted_beyond_a_byte() {
        let mut uses = UseCounts::default();
        for (index, count) in [(3, 1), (70, 2), (5, 254), (6, 255), (7, 256), (8, 100_000)] {
            assert!(uses.count(index));
            assert!((1..count).all(|_| !uses.count(index)));
        }
        let found: Vec<_> = uses.more_than_once().collect();
        assert_eq!(found, [(5, 254), (6, 255), (7, 256), (8, 100_000), (70, 2)]);
        let mut sum = UseCounts::default();
        uses.more_than_once().for_each(|(index, uses)| sum.add(index, uses - 2));
        assert!(sum.count(70) && !sum.count(6));
        [(5, 1), (6, 1), (9, 300), (9, 1)].into_iter().for_each(|(index, uses)| sum.add(index, uses));
        let found: Vec<_> = [5, 6, 7, 8, 9, 70, 71, 9000].map(|index| sum.get(index)).into();
        assert_eq!(found, [253, 255, 254, 99_998, 301, 1, 0, 0]);
    }
}
