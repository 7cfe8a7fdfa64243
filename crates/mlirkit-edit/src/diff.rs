//! What is different in two modules of one context: by structure, symbols, attributes, types, and the content of resources.
//! Locations, the order of functions, and what values are called make no difference.
//!
//! Operations are matched: symbols by name, or by content where one was renamed; others in their order, first those that
//! agree with everything around them, then those that agree by themselves, then those of the same name. What matched is
//! compared part by part.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher as _};

use mlirkit_diag::{Error, deep};
use mlirkit_ir::{Attr, AttrData, BlockRef, BodyId, Context, Module, OpId, OpRef, RegionRef, ValueDef, ValueId};
use rustc_hash::{FxHashMap, FxHashSet, FxHasher};
use similar::{Algorithm, DiffOp, capture_diff_slices};

use crate::paths::{Paths, place};
use crate::replace::{Change as To, Replacer};

/// A difference.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The operation: symbols and places, such as `@main/scf.for#2/arith.addi#0`; the key of a resource.
    pub path: String,
    /// What of it.
    pub what: What,
    /// What it was; `None` if it was not there.
    pub old: Option<String>,
    /// What it is; `None` if it is not there any more.
    pub new: Option<String>,
}

/// What is different.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum What {
    /// The whole operation: it is there on one side only.
    Operation,
    /// The name of the operation.
    Name,
    /// An attribute or property with this name.
    Attribute(String),
    /// The operand at this index.
    Operand(usize),
    /// The number of operands.
    Operands,
    /// The type of the result at this index.
    ResultType(usize),
    /// The number of results.
    Results,
    /// The types of the arguments of a block.
    Arguments,
    /// The block that it branches to, at this index.
    Successor(usize),
    /// A block.
    Block,
    /// The number of regions.
    Regions,
    /// The content of a resource.
    Resource,
}

impl What {
    /// A word for it.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match self {
            Self::Operation => "operation",
            Self::Name => "name",
            Self::Attribute(_) => "attribute",
            Self::Operand(_) => "operand",
            Self::Operands => "operands",
            Self::ResultType(_) => "result type",
            Self::Results => "results",
            Self::Arguments => "block arguments",
            Self::Successor(_) => "successor",
            Self::Block => "block",
            Self::Regions => "regions",
            Self::Resource => "resource",
        }
    }

    /// The name or the index that belongs to the word.
    #[must_use]
    pub fn detail(&self) -> Option<String> {
        match self {
            Self::Attribute(name) => Some(name.clone()),
            Self::Operand(index) | Self::ResultType(index) | Self::Successor(index) => Some(index.to_string()),
            _ => None,
        }
    }
}

/// The differences between two modules of one context, in the order of the first, then of the second.
///
/// # Errors
/// A body that was left for later cannot be read.
pub fn diff(old: &Module<'_>, new: &Module<'_>) -> Result<Vec<Change>, Error> {
    old.load_all()?;
    new.load_all()?;
    let resources = Resources::of(old, new);
    let mut canonical = Replacer::new(old.context(), Canonical { resources: &resources });
    let (a, b) = (Side::of(old, &mut canonical), Side::of(new, &mut canonical));
    let mut differ = Differ {
        a,
        b,
        canonical,
        values: FxHashMap::default(),
        pairs: Vec::new(),
        found: Vec::new(),
        paths: Default::default(),
    };
    differ.ops(old.top_block().ops().collect(), new.top_block().ops().collect());
    differ.compare();
    let mut found = differ.found;
    found.extend(resources.changes);
    Ok(found)
}

/// The content of resources on both sides.
struct Resources {
    /// Keys that both sides have: their attributes are compared by key.
    both: FxHashSet<(mlirkit_ir::Ident, mlirkit_ir::Ident)>,
    /// The content of the others.
    contents: FxHashMap<(mlirkit_ir::Ident, mlirkit_ir::Ident), String>,
    changes: Vec<Change>,
}

impl Resources {
    fn of(old: &Module<'_>, new: &Module<'_>) -> Self {
        let ctx = old.context();
        let table = |module: &Module<'_>| {
            let mut table = BTreeMap::new();
            for group in &module.dialect_resources {
                for (key, value) in &group.entries {
                    let content = value.as_ref().map(|value| match value {
                        mlirkit_ir::ResourceValue::Blob { data, .. } => {
                            format!("{} bytes, {}", data.len(), blake3::hash(data))
                        }
                        other => format!("{other:?}"),
                    });
                    let name = format!("{}:{}", ctx.str(group.name), ctx.str(*key));
                    table.insert(name, ((group.name, *key), content));
                }
            }
            table
        };
        let (a, b) = (table(old), table(new));
        let contents =
            a.values().chain(b.values()).filter_map(|(key, content)| Some((*key, content.clone()?))).collect();
        let known = |table: &BTreeMap<_, (_, Option<String>)>, content: &Option<String>| {
            content.is_some() && table.values().any(|(_, other)| other == content)
        };
        let change = |name: &String, old: Option<String>, new: Option<String>| Change {
            path: name.clone(),
            what: What::Resource,
            old,
            new,
        };
        let none = || "no data".to_owned();
        let mut changes = Vec::new();
        for (name, (_, content)) in &a {
            match b.get(name) {
                Some((_, other)) if other == content => {}
                Some((_, other)) => changes.push(change(
                    name,
                    Some(content.clone().unwrap_or_else(none)),
                    Some(other.clone().unwrap_or_else(none)),
                )),
                None if known(&b, content) => {}
                None => changes.push(change(name, Some(content.clone().unwrap_or_else(none)), None)),
            }
        }
        for (name, (_, content)) in b.iter().filter(|(name, _)| !a.contains_key(*name)) {
            if !known(&a, content) {
                changes.push(change(name, None, Some(content.clone().unwrap_or_else(none))));
            }
        }
        let both = a.iter().filter(|(name, _)| b.contains_key(*name)).map(|(_, (key, _))| *key).collect();
        Self { both, contents, changes }
    }
}

/// Makes attributes equal that mean the same.
struct Canonical<'r> {
    resources: &'r Resources,
}

impl crate::replace::Edit for Canonical<'_> {
    fn attr(&mut self, ctx: &Context, attr: Attr) -> To {
        if ctx.attr_data(attr).is_location() {
            return To::To(ctx.unknown_loc());
        }
        match ctx.attr_data(attr) {
            AttrData::Distinct { attr, .. } => To::To(*attr),
            AttrData::DenseResource { ty, dialect, key } if !self.resources.both.contains(&(*dialect, *key)) => {
                match self.resources.contents.get(&(*dialect, *key)) {
                    Some(content) => To::To(ctx.string_attr(&format!("{content} : {}", ctx.type_text(*ty)))),
                    None => To::To(attr),
                }
            }
            _ => To::Into,
        }
    }
}

/// What the operations of a module look like, as numbers.
#[derive(Clone, Copy, Default)]
struct Look {
    /// By itself, with all that is in it, but for which values it uses.
    own: u64,
    /// The same without its name as a symbol.
    nameless: u64,
    /// Together with what it uses and who uses it.
    around: u64,
    /// Of an operation that is isolated: everything, with which values are used where.
    whole: u64,
}

struct Side<'m, 'c> {
    looks: Vec<Vec<Look>>,
    of: std::marker::PhantomData<&'m Module<'c>>,
}

type Canon<'c, 'r> = Replacer<'c, Canonical<'r>>;

impl<'m, 'c> Side<'m, 'c> {
    fn of(module: &'m Module<'c>, canonical: &mut Canon<'c, '_>) -> Self {
        let bodies = crate::replace::bodies(module);
        let looks = bodies.map(|body| vec![Look::default(); module.body(body).op_count()]).collect();
        let mut side = Self { looks, of: std::marker::PhantomData };
        for op in module.top_block().ops() {
            side.look(op, canonical);
        }
        for op in module.top_block().ops() {
            side.surroundings(op);
        }
        side
    }

    fn get(&self, body: BodyId, op: OpId) -> Look {
        self.looks.get(body.index()).and_then(|looks| looks.get(op.index())).copied().unwrap_or_default()
    }

    fn set(&mut self, op: OpRef<'_, '_>, change: impl FnOnce(&mut Look)) {
        if let Some(look) = self.looks.get_mut(op.body.index()).and_then(|looks| looks.get_mut(op.id.index())) {
            change(look);
        }
    }

    /// What an operation looks like; that of what is in it is noted on the way. Gives the pattern of uses in it.
    fn look(&mut self, op: OpRef<'m, 'c>, canonical: &mut Canon<'c, '_>) -> u64 {
        let mut hasher = FxHasher::default();
        op.op_name().hash(&mut hasher);
        op.result_types().hash(&mut hasher);
        op.operand_types().for_each(|ty| ty.hash(&mut hasher));
        let mut uses = FxHasher::default();
        let mut nameless = 0_u64;
        let mut name = 0_u64;
        for (key, attr) in named(op) {
            let mut one = FxHasher::default();
            (key, canonical.attr(attr)).hash(&mut one);
            match key {
                "sym_name" => name = one.finish(),
                _ => nameless = nameless.wrapping_add(one.finish()),
            }
        }
        for region in op.regions() {
            region.id.hash(&mut uses);
            for block in region.blocks() {
                block.args().len().hash(&mut hasher);
                block.args().for_each(|arg| arg.ty().hash(&mut hasher));
                for inner in block.ops() {
                    let pattern = deep(|| self.look(inner, canonical));
                    self.get(inner.body, inner.id).own.hash(&mut hasher);
                    pattern.hash(&mut uses);
                }
            }
        }
        nameless.hash(&mut hasher);
        let without = hasher.finish();
        name.hash(&mut hasher);
        let own = hasher.finish();
        self.set(op, |look| (look.own, look.nameless) = (own, without));
        uses.finish()
    }

    /// Notes what is around each operation of a body, and the pattern of uses of isolated ones.
    fn surroundings(&mut self, op: OpRef<'m, 'c>) {
        let mut users: FxHashMap<(BodyId, OpId), u64> = FxHashMap::default();
        let mut numbers: FxHashMap<(BodyId, ValueId), u64> = FxHashMap::default();
        let all: Vec<OpRef<'m, 'c>> = op.walk().collect();
        for inner in &all {
            let own = self.get(inner.body, inner.id).own;
            for (index, operand) in inner.operands().enumerate() {
                if let ValueDef::Result(def, result) = operand.arena().value_def(operand.id) {
                    let mut one = FxHasher::default();
                    (own, index, result).hash(&mut one);
                    let sum = users.entry((operand.body, def)).or_default();
                    *sum = sum.wrapping_add(one.finish());
                }
            }
        }
        // The hashes that are open: of each isolated operation around the current one.
        let mut pattern: FxHashMap<BodyId, FxHasher> = FxHashMap::default();
        for inner in &all {
            let mut hasher = FxHasher::default();
            self.get(inner.body, inner.id).own.hash(&mut hasher);
            let whole = pattern.entry(inner.body).or_default();
            for operand in inner.operands() {
                match operand.arena().value_def(operand.id) {
                    ValueDef::Result(def, index) => (self.get(operand.body, def).own, index).hash(&mut hasher),
                    ValueDef::Argument(_, index) => (1_u8, index).hash(&mut hasher),
                }
                let next = numbers.len() as u64;
                numbers.entry((operand.body, operand.id)).or_insert(next).hash(whole);
            }
            inner.results().for_each(|result| {
                let next = numbers.len() as u64;
                numbers.entry((result.body, result.id)).or_insert(next).hash(whole);
            });
            inner.successors().for_each(|block| place(block).hash(whole));
            users.get(&(inner.body, inner.id)).hash(&mut hasher);
            let around = hasher.finish();
            self.set(*inner, |look| look.around = around);
            for region in inner.regions() {
                let whole = pattern.entry(region.body).or_default();
                for arg in region.blocks().flat_map(|block| block.args()) {
                    let next = numbers.len() as u64;
                    numbers.entry((arg.body, arg.id)).or_insert(next).hash(whole);
                }
            }
        }
        for inner in all.iter().rev() {
            if let Some(child) = inner.arena().child(inner.id) {
                let nested: u64 = self
                    .looks
                    .get(child.index())
                    .into_iter()
                    .flatten()
                    .fold(0, |sum, look| sum.rotate_left(1) ^ look.whole);
                let whole = pattern.get(&child).map_or(0, FxHasher::finish);
                let own = self.get(inner.body, inner.id).own;
                self.set(*inner, |look| look.whole = own ^ whole.rotate_left(21) ^ nested.rotate_left(42) | 1);
            }
        }
    }
}

/// Attributes and properties by name.
fn named<'c>(op: OpRef<'_, 'c>) -> impl Iterator<Item = (&'c str, Attr)> + use<'c> {
    let (ctx, data) = (op.context(), op.arena().op(op.id));
    let own = ctx.props_data(data.props);
    let rows = op.def().map_or(&[][..], |def| &def.slots);
    let slots = rows.iter().zip(own).filter_map(|(slot, value)| Some((&*slot.name, (*value)?)));
    let dictionary = if op.def().is_none() { own.first().copied().flatten() } else { None };
    let free = ctx.dictionary_entries(dictionary).iter().chain(op.discardable_attrs());
    slots.chain(free.map(|(name, value)| (ctx.str(*name), *value)))
}

struct Differ<'m, 'c, 'r> {
    a: Side<'m, 'c>,
    b: Side<'m, 'c>,
    canonical: Canon<'c, 'r>,
    /// What values of the first module are in the second.
    values: FxHashMap<(BodyId, ValueId), (BodyId, ValueId)>,
    pairs: Vec<(OpRef<'m, 'c>, OpRef<'m, 'c>)>,
    found: Vec<Change>,
    /// Of the first module, and of the second.
    paths: (Paths, Paths),
}

impl<'m, 'c> Differ<'m, 'c, '_> {
    /// Matches two lists of operations, and what is in those that match.
    fn ops(&mut self, a: Vec<OpRef<'m, 'c>>, b: Vec<OpRef<'m, 'c>>) {
        let (a, b) = self.symbols(a, b);
        let mut rest = vec![(a, b)];
        let around: fn(&Side<'_, '_>, OpRef<'_, '_>) -> u64 = |side, op| side.get(op.body, op.id).around;
        let own: fn(&Side<'_, '_>, OpRef<'_, '_>) -> u64 = |side, op| side.get(op.body, op.id).own;
        let name: fn(&Side<'_, '_>, OpRef<'_, '_>) -> u64 = |_, op| hash_of(op.op_name());
        for key in [around, own, name] {
            rest = rest.into_iter().flat_map(|(a, b)| self.align(a, b, key)).collect();
        }
        for (a, b) in rest {
            a.into_iter().for_each(|op| self.report(At::Old(op), What::Operation, Some(short(op)), None));
            b.into_iter().for_each(|op| self.report(At::New(op), What::Operation, None, Some(short(op))));
        }
    }

    /// Matches symbols by name, and those that are left by content; gives back all other operations.
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
        left.retain(|op| {
            let look = self.a.get(op.body, op.id).nameless;
            let same = |other: &OpRef<'m, 'c>| {
                other.symbol_name().is_some() && self.b.get(other.body, other.id).nameless == look
            };
            match op.symbol_name().and_then(|_| rest.iter().position(same)) {
                Some(index) => {
                    let other = rest.remove(index);
                    self.pair(*op, other);
                    false
                }
                None => true,
            }
        });
        (left, rest)
    }

    /// Matches operations that agree in a number, in their order; gives back what lies between them.
    #[allow(clippy::type_complexity)]
    fn align(
        &mut self,
        a: Vec<OpRef<'m, 'c>>,
        b: Vec<OpRef<'m, 'c>>,
        key: fn(&Side<'_, '_>, OpRef<'_, '_>) -> u64,
    ) -> Vec<(Vec<OpRef<'m, 'c>>, Vec<OpRef<'m, 'c>>)> {
        let keys_a: Vec<u64> = a.iter().map(|op| key(&self.a, *op)).collect();
        let keys_b: Vec<u64> = b.iter().map(|op| key(&self.b, *op)).collect();
        let start = keys_a.iter().zip(&keys_b).take_while(|(a, b)| a == b).count();
        let (tail_a, tail_b) = (keys_a.get(start..).unwrap_or_default(), keys_b.get(start..).unwrap_or_default());
        let end = tail_a.iter().rev().zip(tail_b.iter().rev()).take_while(|(a, b)| a == b).count();
        let (middle_a, middle_b) = (a.len() - end, b.len() - end);
        for (old, new) in a.iter().zip(&b).take(start) {
            self.pair(*old, *new);
        }
        let part = |ops: &[OpRef<'m, 'c>], from: usize, length: usize| -> Vec<OpRef<'m, 'c>> {
            ops.iter().skip(from).take(length).copied().collect()
        };
        let mut gaps = Vec::new();
        let mut gap = (Vec::new(), Vec::new());
        let inner_a = keys_a.get(start..middle_a).unwrap_or_default();
        let inner_b = keys_b.get(start..middle_b).unwrap_or_default();
        for hunk in capture_diff_slices(Algorithm::Patience, inner_a, inner_b) {
            let (old, new) = (hunk.old_range(), hunk.new_range());
            let (old_ops, new_ops) = (part(&a, start + old.start, old.len()), part(&b, start + new.start, new.len()));
            if matches!(hunk, DiffOp::Equal { .. }) {
                gaps.push(std::mem::take(&mut gap));
                old_ops.into_iter().zip(new_ops).for_each(|(old, new)| self.pair(old, new));
            } else {
                gap.0.extend(old_ops);
                gap.1.extend(new_ops);
            }
        }
        gaps.push(gap);
        for (old, new) in a.iter().skip(middle_a).zip(b.iter().skip(middle_b)) {
            self.pair(*old, *new);
        }
        gaps.retain(|(a, b)| !a.is_empty() || !b.is_empty());
        gaps
    }

    /// Two operations match: so do their results, and what is in them is matched.
    fn pair(&mut self, a: OpRef<'m, 'c>, b: OpRef<'m, 'c>) {
        for (old, new) in a.results().zip(b.results()) {
            self.values.insert((old.body, old.id), (new.body, new.id));
        }
        self.pairs.push((a, b));
        let (whole_a, whole_b) = (self.a.get(a.body, a.id).whole, self.b.get(b.body, b.id).whole);
        if whole_a == whole_b && whole_a != 0 {
            // Alike to the last use: nothing in them need be looked at.
            return;
        }
        if a.regions().len() != b.regions().len() {
            let count = |op: OpRef<'_, '_>| Some(op.regions().len().to_string());
            self.report(At::Old(a), What::Regions, count(a), count(b));
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
        let key = |side: &Side<'_, '_>, block: &BlockRef<'_, '_>| {
            let mut hasher = FxHasher::default();
            block.ops().for_each(|op| side.get(op.body, op.id).own.hash(&mut hasher));
            hasher.finish()
        };
        let keys_a: Vec<u64> = old.iter().map(|block| key(&self.a, block)).collect();
        let keys_b: Vec<u64> = new.iter().map(|block| key(&self.b, block)).collect();
        for hunk in capture_diff_slices(Algorithm::Patience, &keys_a, &keys_b) {
            let (ra, rb) = (hunk.old_range(), hunk.new_range());
            let pairs = ra.len().min(rb.len());
            let (olds, news) = (old.get(ra).unwrap_or_default(), new.get(rb).unwrap_or_default());
            olds.iter().zip(news).for_each(|(old, new)| self.blocks(*old, *new));
            for block in olds.iter().skip(pairs) {
                self.report(
                    At::OldBlock(*block),
                    What::Block,
                    Some(format!("{} operations", block.ops().count())),
                    None,
                );
            }
            for block in news.iter().skip(pairs) {
                self.report(
                    At::NewBlock(*block),
                    What::Block,
                    None,
                    Some(format!("{} operations", block.ops().count())),
                );
            }
        }
    }

    fn blocks(&mut self, a: BlockRef<'m, 'c>, b: BlockRef<'m, 'c>) {
        let types = |block: BlockRef<'_, '_>| {
            let types: Vec<String> = block.args().map(|arg| arg.context().type_text(arg.ty())).collect();
            Some(types.join(", "))
        };
        if !a.args().map(|arg| arg.ty()).eq(b.args().map(|arg| arg.ty())) {
            self.report(At::OldBlock(a), What::Arguments, types(a), types(b));
        }
        for (old, new) in a.args().zip(b.args()) {
            self.values.insert((old.body, old.id), (new.body, new.id));
        }
        self.ops(a.ops().collect(), b.ops().collect());
    }

    /// Compares operations that match.
    fn compare(&mut self) {
        for (a, b) in std::mem::take(&mut self.pairs) {
            if a.op_name() != b.op_name() {
                self.report(At::Old(a), What::Name, Some(a.name().to_owned()), Some(b.name().to_owned()));
            }
            self.attributes(a, b);
            self.results(a, b);
            self.operands(a, b);
            for (index, (old, new)) in a.successors().zip(b.successors()).enumerate() {
                let (old, new) = (place(old), place(new));
                if old != new && a.successors().len() == b.successors().len() {
                    self.report(
                        At::Old(a),
                        What::Successor(index),
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
            let (old, new) = (old.map(|attr| self.canonical.attr(attr)), new.map(|attr| self.canonical.attr(attr)));
            if old != new {
                let text = |attr: Option<Attr>| attr.map(|attr| shown(a.context(), attr));
                self.report(At::Old(a), What::Attribute(name.to_owned()), text(old), text(new));
            }
        }
    }

    fn results(&mut self, a: OpRef<'m, 'c>, b: OpRef<'m, 'c>) {
        let (old, new) = (a.result_types(), b.result_types());
        if old.len() != new.len() {
            self.report(At::Old(a), What::Results, Some(old.len().to_string()), Some(new.len().to_string()));
        }
        for (index, (old, new)) in old.iter().zip(new).enumerate().filter(|(_, (old, new))| old != new) {
            let ctx = a.context();
            self.report(At::Old(a), What::ResultType(index), Some(ctx.type_text(*old)), Some(ctx.type_text(*new)));
        }
    }

    fn operands(&mut self, a: OpRef<'m, 'c>, b: OpRef<'m, 'c>) {
        let (old, new) = (a.operands(), b.operands());
        if old.len() != new.len() {
            self.report(At::Old(a), What::Operands, Some(old.len().to_string()), Some(new.len().to_string()));
            return;
        }
        for (index, (old, new)) in old.zip(new).enumerate() {
            if self.values.get(&(old.body, old.id)) != Some(&(new.body, new.id)) {
                let (old, new) = (value(old, &mut self.paths.0), value(new, &mut self.paths.1));
                self.report(At::Old(a), What::Operand(index), Some(old), Some(new));
            }
        }
    }

    fn report(&mut self, at: At<'m, 'c>, what: What, old: Option<String>, new: Option<String>) {
        let path = match at {
            At::Old(op) => self.paths.0.path(op),
            At::New(op) => self.paths.1.path(op),
            At::OldBlock(block) => self.paths.0.block(block),
            At::NewBlock(block) => self.paths.1.block(block),
        };
        self.found.push(Change { path, what, old, new });
    }
}

/// What a difference is about, and of which module.
enum At<'m, 'c> {
    Old(OpRef<'m, 'c>),
    New(OpRef<'m, 'c>),
    OldBlock(BlockRef<'m, 'c>),
    NewBlock(BlockRef<'m, 'c>),
}

/// An operation in a line.
fn short(op: OpRef<'_, '_>) -> String {
    let types: Vec<String> = op.result_types().iter().map(|ty| op.context().type_text(*ty)).collect();
    let name = op.symbol_name().map_or(String::new(), |name| format!(" @{name}"));
    let types = if types.is_empty() { String::new() } else { format!(" : {}", types.join(", ")) };
    format!("{}{name}{types}", op.name())
}

/// A value by what defines it.
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

/// The text of an attribute; of long ones the start, and a number that stands for the rest.
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
