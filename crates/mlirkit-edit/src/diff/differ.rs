//! Matches the operations of two modules and compares the matched operations.

use std::collections::{BTreeMap, VecDeque};
use std::hash::{Hash, Hasher as _};

use mlirkit_diag::deep;
use mlirkit_ir::{Attr, BlockRef, BodyId, Context, Module, OpId, OpRef, RegionRef, Type, ValueDef, ValueId};
use rustc_hash::{FxHashMap, FxHashSet, FxHasher};

use super::align::pairs;
use super::op_hash::HashedModule;
use super::{Canon, DiffSubject, Difference};
use crate::nested;
use crate::normal::named;
use crate::paths::{Paths, place};

/// The criterion that is used first to match operations other than symbols.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum By {
    /// First match operations that have equal contents and equal surroundings.
    Surroundings,
    /// First match operations that have equal contents.
    Themselves,
}

/// Finds the elements of `keys` that also occur in `others`. Returns their positions in `keys`, and the elements.
fn common(keys: &[u64], others: &[u64]) -> (Vec<usize>, Vec<u64>) {
    let others: FxHashSet<u64> = others.iter().copied().collect();
    keys.iter().copied().enumerate().filter(|(_, key)| others.contains(key)).unzip()
}

pub(super) struct Differ<'s, 'm, 'c, 'r> {
    a: &'s HashedModule<'m, 'c>,
    b: &'s HashedModule<'m, 'c>,
    canonical: &'s mut Canon<'c, 'r>,
    by: By,
    /// Maps values of the first module to those of the second.
    values: FxHashMap<(BodyId, ValueId), (BodyId, ValueId)>,
    pairs: Vec<(OpRef<'m, 'c>, OpRef<'m, 'c>)>,
    found: Vec<Difference>,
    /// The operation paths in the first and the second module.
    paths: (Paths, Paths),
}

impl<'s, 'm, 'c, 'r> Differ<'s, 'm, 'c, 'r> {
    pub(super) fn new(
        a: &'s HashedModule<'m, 'c>,
        b: &'s HashedModule<'m, 'c>,
        canonical: &'s mut Canon<'c, 'r>,
        by: By,
    ) -> Self {
        let (values, paths) = (FxHashMap::default(), Default::default());
        Self { a, b, canonical, by, values, pairs: Vec::new(), found: Vec::new(), paths }
    }

    /// Matches and compares the operations of both modules, and returns the differences.
    pub(super) fn run(mut self, old: &'m Module<'c>, new: &'m Module<'c>) -> Vec<Difference> {
        self.ops(old.top_block().ops().collect(), new.top_block().ops().collect());
        self.compare();
        self.found
    }

    /// Matches two lists of operations, and everything nested in them.
    fn ops(&mut self, mut a: Vec<OpRef<'m, 'c>>, mut b: Vec<OpRef<'m, 'c>>) {
        a.retain(|op| !self.a.is_same(*op));
        b.retain(|op| !self.b.is_same(*op));
        let (a, b) = self.symbols(a, b);
        let mut rest = vec![(a, b)];
        let around: fn(&HashedModule<'_, '_>, OpRef<'_, '_>) -> u64 = |side, op| side.get(op.body, op.id).around;
        let own: fn(&HashedModule<'_, '_>, OpRef<'_, '_>) -> u64 = |side, op| side.get(op.body, op.id).own;
        let name: fn(&HashedModule<'_, '_>, OpRef<'_, '_>) -> u64 = |_, op| hash_of(op.op_name());
        let skipped = usize::from(self.by == By::Themselves);
        for key in [around, own, name].into_iter().skip(skipped) {
            rest = rest.into_iter().flat_map(|(a, b)| self.align(a, b, key)).collect();
        }
        for (a, b) in rest {
            a.into_iter().for_each(|op| self.report(DiffSite::Old(op), DiffSubject::Operation, Some(short(op)), None));
            b.into_iter().for_each(|op| self.report(DiffSite::New(op), DiffSubject::Operation, None, Some(short(op))));
        }
    }

    /// Matches symbols by name, then the remaining symbols by content. Returns the operations in `a` and in `b` that
    /// are not symbols.
    fn symbols(&mut self, a: Vec<OpRef<'m, 'c>>, b: Vec<OpRef<'m, 'c>>) -> (Vec<OpRef<'m, 'c>>, Vec<OpRef<'m, 'c>>) {
        let mut by_name: FxHashMap<&str, OpRef<'m, 'c>> = FxHashMap::default();
        for op in &b {
            if let Some(name) = op.symbol_name() {
                by_name.entry(name).or_insert(*op);
            }
        }
        if by_name.is_empty() {
            return (a, b);
        }
        let mut taken: FxHashSet<(BodyId, OpId)> = FxHashSet::default();
        let mut left = Vec::new();
        for op in a {
            match op.symbol_name().and_then(|name| by_name.remove(name)) {
                Some(other) => {
                    taken.insert((other.body, other.id));
                    self.pair(op, other);
                }
                None => left.push(op),
            }
        }
        let mut rest: Vec<OpRef<'m, 'c>> = b.into_iter().filter(|op| !taken.contains(&(op.body, op.id))).collect();
        let mut by_look: FxHashMap<_, VecDeque<OpRef<'m, 'c>>> = FxHashMap::default();
        for op in rest.iter().filter(|op| op.symbol_name().is_some()) {
            by_look.entry(self.b.get(op.body, op.id).nameless).or_default().push_back(*op);
        }
        left.retain(|op| {
            let look = self.a.get(op.body, op.id).nameless;
            let found = op.symbol_name().and_then(|_| by_look.get_mut(&look)?.pop_front());
            if let Some(other) = found {
                taken.insert((other.body, other.id));
                self.pair(*op, other);
            }
            found.is_none()
        });
        rest.retain(|op| !taken.contains(&(op.body, op.id)));
        (left, rest)
    }

    /// Matches operations with equal keys, in order. Returns the unmatched operations between the matches: for each
    /// gap, those in `a` and those in `b`.
    #[allow(clippy::type_complexity)]
    fn align(
        &mut self,
        a: Vec<OpRef<'m, 'c>>,
        b: Vec<OpRef<'m, 'c>>,
        key: fn(&HashedModule<'_, '_>, OpRef<'_, '_>) -> u64,
    ) -> Vec<(Vec<OpRef<'m, 'c>>, Vec<OpRef<'m, 'c>>)> {
        let keys_a: Vec<u64> = a.iter().map(|op| key(self.a, *op)).collect();
        let keys_b: Vec<u64> = b.iter().map(|op| key(self.b, *op)).collect();
        let start = keys_a.iter().zip(&keys_b).take_while(|(a, b)| a == b).count();
        let (tail_a, tail_b) = (keys_a.get(start..).unwrap_or_default(), keys_b.get(start..).unwrap_or_default());
        let end = tail_a.iter().rev().zip(tail_b.iter().rev()).take_while(|(a, b)| a == b).count();
        let (middle_a, middle_b) = (a.len() - end, b.len() - end);
        for (old, new) in a.iter().zip(&b).take(start) {
            self.pair(*old, *new);
        }
        let part = |ops: &[OpRef<'m, 'c>], from: usize, length: usize| -> Vec<OpRef<'m, 'c>> {
            ops.get(from..).unwrap_or_default().iter().take(length).copied().collect()
        };
        let mut gaps = Vec::new();
        let mut gap = (Vec::new(), Vec::new());
        let inner_a = keys_a.get(start..middle_a).unwrap_or_default();
        let inner_b = keys_b.get(start..middle_b).unwrap_or_default();
        // Keys that occur on only one side cannot match, but would cost quadratic time.
        let (places_a, keys_in_a) = common(inner_a, inner_b);
        let (places_b, keys_in_b) = common(inner_b, inner_a);
        let (mut at_a, mut at_b) = (start, start);
        for (old, new) in pairs(&keys_in_a, &keys_in_b) {
            let (Some(old), Some(new)) = (places_a.get(old), places_b.get(new)) else { continue };
            let (old, new) = (start + old, start + new);
            gap.0.extend(part(&a, at_a, old - at_a));
            gap.1.extend(part(&b, at_b, new - at_b));
            if !gap.0.is_empty() || !gap.1.is_empty() {
                gaps.push(std::mem::take(&mut gap));
            }
            if let (Some(old), Some(new)) = (a.get(old), b.get(new)) {
                self.pair(*old, *new);
            }
            (at_a, at_b) = (old + 1, new + 1);
        }
        gap.0.extend(part(&a, at_a, middle_a.saturating_sub(at_a)));
        gap.1.extend(part(&b, at_b, middle_b.saturating_sub(at_b)));
        gaps.push(gap);
        for (old, new) in a.iter().skip(middle_a).zip(b.iter().skip(middle_b)) {
            self.pair(*old, *new);
        }
        gaps.retain(|(a, b)| !a.is_empty() || !b.is_empty());
        gaps
    }

    /// Records that two operations and their results match, then matches their contents.
    fn pair(&mut self, a: OpRef<'m, 'c>, b: OpRef<'m, 'c>) {
        for (old, new) in a.results().zip(b.results()) {
            self.values.insert((old.body, old.id), (new.body, new.id));
        }
        self.pairs.push((a, b));
        let (whole_a, whole_b) = (self.a.get(a.body, a.id).whole, self.b.get(b.body, b.id).whole);
        if whole_a == whole_b && whole_a != 0 {
            // The hashes cover all nested operations, so equal contents need no comparison.
            return;
        }
        if a.regions().len() != b.regions().len() {
            let count = |op: OpRef<'_, '_>| Some(op.regions().len().to_string());
            self.report(DiffSite::Old(a), DiffSubject::Regions, count(a), count(b));
        }
        let regions: Vec<_> = a.regions().zip(b.regions()).collect();
        deep(|| regions.into_iter().for_each(|(old, new)| self.regions(old, new)));
    }

    fn regions(&mut self, a: RegionRef<'m, 'c>, b: RegionRef<'m, 'c>) {
        let (old, new): (Vec<_>, Vec<_>) = (a.blocks().collect(), b.blocks().collect());
        if old.len() == new.len() {
            old.into_iter().zip(new).for_each(|(old, new)| self.blocks(old, new));
            return;
        }
        let key = |side: &HashedModule<'_, '_>, block: &BlockRef<'_, '_>| {
            let mut hasher = FxHasher::default();
            block.ops().for_each(|op| side.get(op.body, op.id).own.hash(&mut hasher));
            hasher.finish()
        };
        let keys_a: Vec<u64> = old.iter().map(|block| key(self.a, block)).collect();
        let keys_b: Vec<u64> = new.iter().map(|block| key(self.b, block)).collect();
        let (mut at_a, mut at_b) = (0, 0);
        for end in pairs(&keys_a, &keys_b).into_iter().map(Some).chain([None]) {
            let (to_a, to_b) = end.unwrap_or((old.len(), new.len()));
            let olds = old.get(at_a..to_a).unwrap_or_default();
            let news = new.get(at_b..to_b).unwrap_or_default();
            let pairs = olds.len().min(news.len());
            olds.iter().zip(news).for_each(|(old, new)| self.blocks(*old, *new));
            for block in olds.iter().skip(pairs) {
                self.report(
                    DiffSite::OldBlock(*block),
                    DiffSubject::Block,
                    Some(format!("{} operations", block.ops().count())),
                    None,
                );
            }
            for block in news.iter().skip(pairs) {
                self.report(
                    DiffSite::NewBlock(*block),
                    DiffSubject::Block,
                    None,
                    Some(format!("{} operations", block.ops().count())),
                );
            }
            if let (Some(old), Some(new)) = (old.get(to_a), new.get(to_b)) {
                self.blocks(*old, *new);
            }
            (at_a, at_b) = (to_a + 1, to_b + 1);
        }
    }

    fn blocks(&mut self, a: BlockRef<'m, 'c>, b: BlockRef<'m, 'c>) {
        let types = |block: BlockRef<'_, '_>| {
            let types: Vec<String> = block.args().map(|arg| arg.context().type_text(arg.ty())).collect();
            Some(types.join(", "))
        };
        let same = a.args().len() == b.args().len()
            && a.args().zip(b.args()).all(|(old, new)| self.same_type(old.context(), old.ty(), new.ty()));
        if !same {
            self.report(DiffSite::OldBlock(a), DiffSubject::Arguments, types(a), types(b));
        }
        for (old, new) in a.args().zip(b.args()) {
            self.values.insert((old.body, old.id), (new.body, new.id));
        }
        self.ops(a.ops().collect(), b.ops().collect());
    }

    /// Compares all matched operations in detail.
    fn compare(&mut self) {
        for (a, b) in std::mem::take(&mut self.pairs) {
            if a.op_name() != b.op_name() {
                self.report(DiffSite::Old(a), DiffSubject::Name, Some(a.name().to_owned()), Some(b.name().to_owned()));
            }
            self.attributes(a, b);
            self.results(a, b);
            self.operands(a, b);
            for (index, (old, new)) in a.successors().zip(b.successors()).enumerate() {
                let (old, new) = (place(old), place(new));
                if old != new && a.successors().len() == b.successors().len() {
                    self.report(
                        DiffSite::Old(a),
                        DiffSubject::Successor(index),
                        Some(format!("^bb{old}")),
                        Some(format!("^bb{new}")),
                    );
                }
            }
        }
    }

    fn attributes(&mut self, a: OpRef<'m, 'c>, b: OpRef<'m, 'c>) {
        let (data_a, data_b) = (a.arena().op(a.id), b.arena().op(b.id));
        if a.op_name() == b.op_name() && (data_a.attrs, data_a.props) == (data_b.attrs, data_b.props) {
            return;
        }
        let mut names: BTreeMap<&str, (Option<Attr>, Option<Attr>)> = BTreeMap::new();
        named(a).for_each(|(name, attr)| names.entry(name).or_default().0 = Some(attr));
        named(b).for_each(|(name, attr)| names.entry(name).or_default().1 = Some(attr));
        for (name, (old, new)) in names {
            let whole = old.zip(new);
            let (old, new) = (old.map(|attr| self.canonical.attr(attr)), new.map(|attr| self.canonical.attr(attr)));
            // Differences that are not visible in the printed form are not reported.
            let text = |attr: Option<Attr>| attr.map(|attr| a.context().attr_text(attr));
            if old != new && text(old) != text(new) {
                let inside = whole.and_then(|(old, new)| nested::differences(a.context(), name, (old, new)));
                if let Some(inside) = inside.filter(|inside| !inside.is_empty()) {
                    let path = self.paths.0.path(a);
                    let at = |inner: Difference| Difference { path: format!("{path}/{}", inner.path), ..inner };
                    self.found.extend(inside.into_iter().map(at));
                    continue;
                }
                let text = |attr: Option<Attr>| attr.map(|attr| shown(a.context(), attr));
                self.report(DiffSite::Old(a), DiffSubject::Attribute(name.to_owned()), text(old), text(new));
            }
        }
    }

    fn results(&mut self, a: OpRef<'m, 'c>, b: OpRef<'m, 'c>) {
        let (old, new) = (a.result_types(), b.result_types());
        if old.len() != new.len() {
            self.report(
                DiffSite::Old(a),
                DiffSubject::Results,
                Some(old.len().to_string()),
                Some(new.len().to_string()),
            );
        }
        for (index, (old, new)) in old.iter().zip(new).enumerate() {
            if !self.same_type(a.context(), *old, *new) {
                let text = |ty: &Type| a.context().type_text(*ty);
                self.report(DiffSite::Old(a), DiffSubject::ResultType(index), Some(text(old)), Some(text(new)));
            }
        }
    }

    /// Returns whether two types are equivalent. A layout that the printed form omits is ignored.
    fn same_type(&mut self, ctx: &Context, old: Type, new: Type) -> bool {
        old == new || {
            let (old, new) = (self.canonical.ty(old), self.canonical.ty(new));
            old == new || ctx.type_text(old) == ctx.type_text(new)
        }
    }

    fn operands(&mut self, a: OpRef<'m, 'c>, b: OpRef<'m, 'c>) {
        let (old, new) = (a.operands(), b.operands());
        if old.len() != new.len() {
            self.report(
                DiffSite::Old(a),
                DiffSubject::Operands,
                Some(old.len().to_string()),
                Some(new.len().to_string()),
            );
            return;
        }
        for (index, (old, new)) in old.zip(new).enumerate() {
            if self.values.get(&(old.body, old.id)) != Some(&(new.body, new.id)) {
                let (old, new) = (value(old, &mut self.paths.0), value(new, &mut self.paths.1));
                self.report(DiffSite::Old(a), DiffSubject::Operand(index), Some(old), Some(new));
            }
        }
    }

    fn report(&mut self, at: DiffSite<'m, 'c>, what: DiffSubject, old: Option<String>, new: Option<String>) {
        let path = match at {
            DiffSite::Old(op) => self.paths.0.path(op),
            DiffSite::New(op) => self.paths.1.path(op),
            DiffSite::OldBlock(block) => self.paths.0.block(block),
            DiffSite::NewBlock(block) => self.paths.1.block(block),
        };
        self.found.push(Difference { path, what, old, new });
    }
}

/// The operation or block that differs, in the old or the new module.
enum DiffSite<'m, 'c> {
    Old(OpRef<'m, 'c>),
    New(OpRef<'m, 'c>),
    OldBlock(BlockRef<'m, 'c>),
    NewBlock(BlockRef<'m, 'c>),
}

/// Describes an operation in one line: its name, its symbol name and its result types.
fn short(op: OpRef<'_, '_>) -> String {
    let types: Vec<String> = op.result_types().iter().map(|ty| op.context().type_text(*ty)).collect();
    let name = op.symbol_name().map_or(String::new(), |name| format!(" @{name}"));
    let types = if types.is_empty() { String::new() } else { format!(" : {}", types.join(", ")) };
    format!("{}{name}{types}", op.name())
}

/// Describes a value by where it is defined.
fn value(value: mlirkit_ir::ValueRef<'_, '_>, paths: &mut Paths) -> String {
    match value.arena().value_def(value.id) {
        ValueDef::Result(op, index) => {
            let op = value.module.op(value.body, op);
            let index = if op.results().len() > 1 { format!(":{index}") } else { String::new() };
            format!("{}{index}", paths.step(op))
        }
        ValueDef::Argument(id, index) => {
            let block = place(BlockRef { module: value.module, body: value.body, id });
            if block == 0 { format!("argument {index}") } else { format!("argument {index} of ^bb{block}") }
        }
    }
}

/// Returns the printed form of an attribute. A long one is truncated, and a hash is appended.
fn shown(ctx: &Context, attr: Attr) -> String {
    const SHOWN: usize = 200;
    let text = ctx.attr_text(attr);
    match text.char_indices().nth(SHOWN) {
        None => text,
        Some((end, _)) => {
            let start = text.get(..end).unwrap_or(&text);
            format!("{start}... ({} bytes, {})", text.len(), &blake3::hash(text.as_bytes()).to_hex()[..8])
        }
    }
}

fn hash_of(value: impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}
