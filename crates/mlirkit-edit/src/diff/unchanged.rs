//! Finds unchanged bodies: bodies of operations with equal names in the two modules whose contents are equal, including
//! all uses. Most bodies are unchanged between two versions of a file. Each comparison visits every operation once, or
//! compares the encoded bytes if a body has not been decoded. The comparisons run on several threads.

use std::sync::atomic::{AtomicBool, Ordering};

use mlirkit_bytecode::LazyComparison;
use mlirkit_diag::{Error, deep};
use mlirkit_ir::threads;
use mlirkit_ir::{BlockId, BlockRef, Body, BodyId, Module, OpId, OpName, OpRef, RegionId, RegionRef, ValueId};
use rustc_hash::FxHashMap;

/// A set of unchanged bodies in a module.
#[derive(Default)]
pub(super) struct UnchangedBodies(Vec<bool>);

impl UnchangedBodies {
    pub(super) fn contains(&self, body: BodyId) -> bool {
        self.0.get(body.index()).copied().unwrap_or(false)
    }

    /// Decodes all lazily loaded bodies that are not in the set.
    pub(super) fn load_others(&self, module: &Module<'_>) -> Result<(), Error> {
        let mut next = 0;
        while next < module.body_count() {
            let id = BodyId(u32::try_from(next).unwrap_or(u32::MAX));
            if !self.contains(id) {
                module.load(id)?;
            }
            next += 1;
        }
        Ok(())
    }

    fn insert(&mut self, body: BodyId) {
        let at = body.index();
        if self.0.len() <= at {
            self.0.resize(at + 1, false);
        }
        self.0.get_mut(at).into_iter().for_each(|slot| *slot = true);
    }
}

/// Returns the bodies of the old and of the new module that are equal in both.
pub(super) fn find(old: &Module<'_>, new: &Module<'_>) -> (UnchangedBodies, UnchangedBodies) {
    let mut pairs = Vec::new();
    lists(old.top_block().ops(), new.top_block().ops(), &mut pairs);
    let same: Vec<AtomicBool> = pairs.iter().map(|_| AtomicBool::new(false)).collect();
    let threads = if pairs.len() < WORTH_THREADS { 1 } else { old.context().threads() };
    let look = || LazyComparison::new(old, new);
    let done = threads::try_each(threads, pairs.len(), look, |unread, index| {
        let (Some((a, b)), Some(same)) = (pairs.get(index), same.get(index)) else { return Ok::<_, ()>(()) };
        let alike = match unread.as_mut().filter(|_| !old.is_loaded(*a) && !new.is_loaded(*b)) {
            Some(unread) => unread.are_equal(*a, *b),
            // If only one side is decoded, decode the other.
            None => BodyComparison::bodies(old, new, *a, *b),
        };
        same.store(alike, Ordering::Relaxed);
        Ok(())
    });
    let mut found = (UnchangedBodies::default(), UnchangedBodies::default());
    for ((a, b), _) in pairs.iter().zip(&same).filter(|(_, same)| done.is_ok() && same.load(Ordering::Relaxed)) {
        found.0.insert(*a);
        found.1.insert(*b);
    }
    found
}

/// The number of body pairs from which on several threads are used.
const WORTH_THREADS: usize = 100;

/// Pairs of bodies to compare, from the first and the second module.
type Pairs = Vec<(BodyId, BodyId)>;

/// Collects pairs of operations that certainly match: symbols with equal names, and operations whose name occurs only
/// once.
fn lists<'m, 'c: 'm>(
    old: impl Iterator<Item = OpRef<'m, 'c>>,
    new: impl Iterator<Item = OpRef<'m, 'c>>,
    found: &mut Pairs,
) {
    let mut symbols: FxHashMap<&str, OpRef<'m, 'c>> = FxHashMap::default();
    let mut others: FxHashMap<OpName, (Vec<OpRef<'m, 'c>>, Vec<OpRef<'m, 'c>>)> = FxHashMap::default();
    for op in new {
        match op.symbol_name() {
            Some(name) => drop(symbols.entry(name).or_insert(op)),
            None => others.entry(op.op_name()).or_default().1.push(op),
        }
    }
    let mut pairs = Vec::new();
    for op in old {
        match op.symbol_name() {
            Some(name) => pairs.extend(symbols.remove(name).map(|other| (op, other))),
            None => others.entry(op.op_name()).or_default().0.push(op),
        }
    }
    pairs.extend(others.into_values().filter_map(|(old, new)| match (&old[..], &new[..]) {
        ([old], [new]) => Some((*old, *new)),
        _ => None,
    }));
    for (old, new) in pairs {
        pair(old, new, found);
    }
}

fn pair(old: OpRef<'_, '_>, new: OpRef<'_, '_>, found: &mut Pairs) {
    let (Some(a), Some(b)) = (old.arena().child(old.id), new.arena().child(new.id)) else { return };
    if old.is_symbol_table() && new.is_symbol_table() {
        // The contents of a symbol table can be compared independently of its position.
        for (a, b) in old.regions().zip(new.regions()) {
            if let (Some(a), Some(b)) = (only_block(a), only_block(b)) {
                deep(|| lists(a.ops(), b.ops(), found));
            }
        }
        return;
    }
    let plain = old.results().len() + old.operands().len() + new.operands().len() == 0;
    let (p, q) = (old.arena().op(old.id), new.arena().op(new.id));
    let alike = (p.name, p.attrs, p.props) == (q.name, q.attrs, q.props) && new.results().len() == 0;
    if plain && alike {
        found.push((a, b));
    }
}

fn only_block<'m, 'c>(region: RegionRef<'m, 'c>) -> Option<BlockRef<'m, 'c>> {
    let mut blocks = region.blocks();
    blocks.next().filter(|_| blocks.next().is_none())
}

/// The state of a comparison of two bodies: the correspondence between their values found so far.
struct BodyComparison<'m, 'c> {
    modules: (&'m Module<'c>, &'m Module<'c>),
    a: &'m Body,
    b: &'m Body,
    /// Maps the values of the first body to those of the second; `None` for values not visited yet.
    values: Vec<Option<ValueId>>,
    blocks: FxHashMap<BlockId, BlockId>,
}

impl<'m, 'c> BodyComparison<'m, 'c> {
    /// Returns true if two bodies are equal, ignoring locations.
    fn bodies(old: &'m Module<'c>, new: &'m Module<'c>, a: BodyId, b: BodyId) -> bool {
        let (a, b) = (old.body(a), new.body(b));
        let values = vec![None; a.value_count()];
        let mut alike = Self { modules: (old, new), a, b, values, blocks: FxHashMap::default() };
        a.roots().len() == b.roots().len() && a.roots().iter().zip(b.roots()).all(|(a, b)| alike.regions(*a, *b))
    }

    fn regions(&mut self, a: RegionId, b: RegionId) -> bool {
        let (mut old, mut new) = (self.a.blocks(a), self.b.blocks(b));
        let mut pairs = Vec::new();
        loop {
            match (old.next(), new.next()) {
                (None, None) => break,
                (Some(a), Some(b)) => pairs.push((a, b)),
                _ => return false,
            }
        }
        if pairs.len() > 1 {
            self.blocks.extend(pairs.iter().copied());
        }
        pairs.into_iter().all(|(a, b)| self.block(a, b))
    }

    fn block(&mut self, a: BlockId, b: BlockId) -> bool {
        if self.a.arg_types(a) != self.b.arg_types(b) {
            return false;
        }
        let mut args = self.a.args(a).zip(self.b.args(b));
        if !args.all(|(a, b)| self.value(a, b)) {
            return false;
        }
        let (mut old, mut new) = (self.a.ops(a), self.b.ops(b));
        loop {
            match (old.next(), new.next()) {
                (None, None) => return true,
                (Some(a), Some(b)) if self.op(a, b) => {}
                _ => return false,
            }
        }
    }

    fn op(&mut self, a: OpId, b: OpId) -> bool {
        let (p, q) = (self.a.op(a), self.b.op(b));
        if (p.name, p.attrs, p.props) != (q.name, q.attrs, q.props)
            || self.a.result_types(a) != self.b.result_types(b)
            || self.a.operands(a).len() != self.b.operands(b).len()
        {
            return false;
        }
        let mut operands = self.a.operands(a).iter().zip(self.b.operands(b));
        if !operands.all(|(a, b)| self.value(*a, *b)) {
            return false;
        }
        let mut results = self.a.results(a).zip(self.b.results(b));
        if !results.all(|(a, b)| self.value(a, b)) {
            return false;
        }
        if self.a.is_plain(a) && self.b.is_plain(b) {
            return true;
        }
        let (old, new) = (self.a.successors(a), self.b.successors(b));
        let go_on = old.len() == new.len() && old.iter().zip(new).all(|(a, b)| self.blocks.get(a) == Some(b));
        let (old, new) = (self.a.regions(a), self.b.regions(b));
        let inside =
            |alike: &mut Self| old.len() == new.len() && old.iter().zip(new).all(|(a, b)| alike.regions(*a, *b));
        go_on
            && deep(|| inside(self))
            && match (self.a.child(a), self.b.child(b)) {
                (None, None) => true,
                (Some(a), Some(b)) => deep(|| Self::bodies(self.modules.0, self.modules.1, a, b)),
                _ => false,
            }
    }

    /// Returns true if two values correspond. The first visit records that they do.
    fn value(&mut self, a: ValueId, b: ValueId) -> bool {
        match self.values.get_mut(a.index()) {
            Some(Some(known)) => *known == b,
            Some(slot) => {
                *slot = Some(b);
                true
            }
            None => false,
        }
    }
}
