//! What the operations of bodies refer to, counted body by body and by several threads: all that numbering has to know of
//! bodies that are not at hand when the numbers are given.

use mlirkit_ir::{Attr, BodyId, Context, Module, OpId, OpName, OpParts, Props, RegionId, Type};
use rustc_hash::FxHashMap;

use crate::codec::properties::{self, ByProps};
use crate::number::in_body::InBody;
use crate::number::ref_counts::room_for;

/// Something that a body refers to and that its thread had not met before.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Met {
    Op(OpName),
    Type(Type),
    /// Attributes one after the other: the index of the first, and how many.
    Attrs(u32, u32),
    Properties(OpName, Option<Props>),
}

/// What one thread has counted. It must be given bodies in the order in which they are numbered, the last one first.
pub(crate) struct Counter<'c> {
    ctx: &'c Context,
    pub(crate) ops: Vec<u32>,
    pub(crate) types: Vec<u32>,
    attrs: ManyUses,
    /// By operation name, whether there are properties to be counted.
    has_properties: Vec<Option<bool>>,
    /// How many operations of a name have a list of properties.
    lists: ByProps<u32>,
    met: Vec<Met>,
    /// Each body, and where in `met` it begins.
    bodies: Vec<(BodyId, usize)>,
    pending: Vec<(BodyId, RegionId)>,
}

/// Something that cannot be counted: it is numbered otherwise.
#[derive(Debug)]
pub(crate) struct Uncountable;

/// One more use of the thing at an index; whether it is the first one.
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

/// How often each of many things is used, of which most are used once or never.
#[derive(Debug, Default)]
pub(crate) struct ManyUses {
    /// By index; [`u8::MAX`] stands for what is in `often`.
    few: Vec<u8>,
    often: FxHashMap<usize, u32>,
}

impl ManyUses {
    /// Of about so many things.
    pub(crate) fn with_capacity(things: usize) -> Self {
        Self { few: Vec::with_capacity(things), often: FxHashMap::default() }
    }

    /// How often a thing has been used.
    #[inline]
    pub(crate) fn get(&self, index: usize) -> u32 {
        match self.few.get(index) {
            None => 0,
            Some(&u8::MAX) => self.often.get(&index).copied().unwrap_or(0),
            Some(uses) => u32::from(*uses),
        }
    }

    /// Counts the first uses of the first things of a range that have not been used. Gives how many these are.
    pub(crate) fn first_uses(&mut self, things: std::ops::Range<usize>) -> usize {
        if self.few.len() < things.end {
            self.few.resize(room_for(things.end - 1, self.few.capacity()), 0);
        }
        let slots = self.few.get_mut(things).unwrap_or_default();
        let unused = slots.iter().position(|uses| *uses != 0).unwrap_or(slots.len());
        slots.iter_mut().take(unused).for_each(|uses| *uses = 1);
        unused
    }

    /// The first of `len` things from one on that has been used more than once, counted from there, and how often.
    pub(crate) fn next_often(&self, first: usize, len: usize) -> Option<(usize, u32)> {
        let uses = self.few.get(first..).unwrap_or_default().iter().take(len);
        let at = uses.enumerate().find(|(_, uses)| **uses > 1)?.0;
        Some((at, self.get(first + at)))
    }

    /// Counts so many uses.
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

    /// As [`count`].
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

    /// The same for what is beyond the table, or used so often that a byte does not hold it.
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

    /// What is used more than once, and how often.
    pub(crate) fn more_than_once(&self) -> impl Iterator<Item = (usize, u32)> {
        let uses = |index: usize, uses: u8| match uses {
            u8::MAX => self.often.get(&index).copied().unwrap_or(0),
            uses => uses.into(),
        };
        self.few.iter().enumerate().filter(|(_, few)| **few > 1).map(move |(index, few)| (index, uses(index, *few)))
    }
}

impl<'c> Counter<'c> {
    /// There are about so many attributes.
    pub(crate) fn new(ctx: &'c Context, attrs: usize) -> Self {
        Self {
            ctx,
            ops: Vec::new(),
            types: Vec::new(),
            attrs: ManyUses::with_capacity(attrs),
            has_properties: Vec::new(),
            lists: ByProps::default(),
            met: Vec::new(),
            bodies: Vec::new(),
            pending: Vec::new(),
        }
    }

    /// Counts what a body and those in it refer to.
    pub(crate) fn body(&mut self, module: &Module<'_>, id: BodyId) -> Result<(), Uncountable> {
        self.bodies.push((id, self.met.len()));
        self.pending.extend(module.body(id).roots().iter().map(|region| (id, *region)));
        while let Some((id, region)) = self.pending.pop() {
            self.region(module, InBody::new(module, id), region)?;
        }
        Ok(())
    }

    /// How often attributes have been met, which is most of what a counter holds.
    pub(crate) fn take_attrs(&mut self) -> ManyUses {
        std::mem::take(&mut self.attrs)
    }

    /// The lists of properties that operations of each name have, and how many have them.
    pub(crate) fn lists(&self) -> impl Iterator<Item = (OpName, Option<Props>, u32)> {
        self.lists.all().map(|(name, props, uses)| (name, props, *uses))
    }

    /// What the bodies given so far have met that was new.
    pub(crate) fn take_notes(&mut self) -> Notes {
        let (met, bodies) = (std::mem::take(&mut self.met), std::mem::take(&mut self.bodies));
        Notes { met, bodies }
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
            self.met.push(Met::Op(data.name));
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
            self.met.push(Met::Type(ty));
        }
    }

    #[inline]
    fn attr(&mut self, attr: Attr) {
        if self.attrs.count(attr.index()) {
            let index = attr.index() as u32;
            match self.met.last_mut() {
                // Most are locations, one after the other.
                Some(Met::Attrs(first, count)) if *first + *count == index => *count += 1,
                _ => self.met.push(Met::Attrs(index, 1)),
            }
        }
    }

    /// Whether the properties of an operation are counted.
    #[inline]
    pub(crate) fn has_properties(&mut self, name: OpName, props: Option<Props>) -> Result<bool, Uncountable> {
        if let Some(Some(known)) = self.has_properties.get(name.index()) {
            return Ok(*known);
        }
        match self.ctx.op_def(name) {
            None if props.is_some() => Err(Uncountable),
            // The next one may have some.
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
        self.met.push(Met::Properties(name, props));
    }
}

/// What some bodies have met that was new to their thread.
#[derive(Default)]
pub(crate) struct Notes {
    met: Vec<Met>,
    /// Each body, and where in `met` it begins.
    bodies: Vec<(BodyId, usize)>,
}

/// What bodies have met, whichever thread counted them, by body.
#[derive(Default)]
pub(crate) struct Noted<'n>(FxHashMap<BodyId, &'n [Met]>);

impl<'n> Noted<'n> {
    pub(crate) fn new(notes: &'n [Notes]) -> Self {
        let mut bodies = FxHashMap::default();
        for Notes { met, bodies: starts } in notes {
            let ends = starts.iter().skip(1).map(|(_, start)| *start).chain([met.len()]);
            bodies.extend(starts.iter().zip(ends).filter_map(|((id, start), end)| Some((*id, met.get(*start..end)?))));
        }
        Self(bodies)
    }

    pub(crate) fn of(&self, body: BodyId) -> Option<&'n [Met]> {
        self.0.get(&body).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::ManyUses;

    #[test]
    fn uses_are_counted_beyond_a_byte() {
        let mut uses = ManyUses::default();
        for (index, count) in [(3, 1), (70, 2), (5, 254), (6, 255), (7, 256), (8, 100_000)] {
            assert!(uses.count(index));
            assert!((1..count).all(|_| !uses.count(index)));
        }
        let found: Vec<_> = uses.more_than_once().collect();
        assert_eq!(found, [(5, 254), (6, 255), (7, 256), (8, 100_000), (70, 2)]);
        let mut sum = ManyUses::default();
        uses.more_than_once().for_each(|(index, uses)| sum.add(index, uses - 2));
        assert!(sum.count(70) && !sum.count(6));
        [(5, 1), (6, 1), (9, 300), (9, 1)].into_iter().for_each(|(index, uses)| sum.add(index, uses));
        let found: Vec<_> = [5, 6, 7, 8, 9, 70, 71, 9000].map(|index| sum.get(index)).into();
        assert_eq!(found, [253, 255, 254, 99_998, 301, 1, 0, 0]);
    }
}
