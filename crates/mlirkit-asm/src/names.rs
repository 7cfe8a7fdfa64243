//! The names of values and blocks in printed text.
//!
//! A value has a number or a name. Regions are named from a stack, the last one of an operation first; in pretty text
//! a region starts from the numbers its parent ended with, in generic text numbers are unique in the file.

use std::hash::BuildHasher;

use hashbrown::HashTable;
use mlirkit_defs::{OpDef, OpFlags};
use mlirkit_ir::{AttrData, BlockId, BodyId, Module, OpId, OpRef, RegionRef, ValueDef, ValueId, ValueRef};
use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::format::segments::Segments;
use crate::hooks::Hooks;
use crate::op_info::OpInfos;
use crate::printer::PrintOptions;

/// The value has a name, not a number.
const NAMED: u32 = 1 << 31;
/// The value is the first of several results under one name.
const PACK: u32 = 1 << 30;
/// The value goes by the name of a result before it, or has none.
const NONE: u32 = u32::MAX;

/// How a value is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ValueName<'a> {
    /// `%0`
    Number(u32),
    /// `%arg0`
    Text(&'a [u8]),
    /// It was not named.
    Unknown,
}

/// An interned name: a range of the text.
type NameId = u32;

#[derive(Debug, Default)]
struct NameTable {
    text: Vec<u8>,
    spans: Vec<(u32, u32)>,
    table: HashTable<NameId>,
    // How often a name is in use in the scopes that are open.
    used: Vec<u32>,
}

impl NameTable {
    fn get(&self, id: NameId) -> &[u8] {
        let (start, end) = self.spans.get(id as usize).copied().unwrap_or((0, 0));
        self.text.get(start as usize..end as usize).unwrap_or_default()
    }

    fn intern(&mut self, name: &[u8]) -> NameId {
        let hash = FxBuildHasher.hash_one(name);
        if let Some(id) = self.table.find(hash, |id| self.get(*id) == name) {
            return *id;
        }
        let start = self.text.len() as u32;
        self.text.extend_from_slice(name);
        let id = self.spans.len() as u32;
        self.spans.push((start, self.text.len() as u32));
        self.used.push(0);
        let (text, spans) = (&self.text, &self.spans);
        self.table.insert_unique(hash, id, |id| {
            let (start, end) = spans.get(*id as usize).copied().unwrap_or((0, 0));
            FxBuildHasher.hash_one(text.get(start as usize..end as usize).unwrap_or_default())
        });
        id
    }

    fn is_used(&self, id: NameId) -> bool {
        self.used.get(id as usize).is_some_and(|n| *n > 0)
    }

    fn mark(&mut self, id: NameId, used: bool) {
        if let Some(n) = self.used.get_mut(id as usize) {
            *n = if used { *n + 1 } else { n.saturating_sub(1) };
        }
    }
}

#[derive(Debug, Default)]
struct BodyNames {
    values: Vec<u32>,
    blocks: Vec<u32>,
}

/// What a region starts to count from.
#[derive(Debug, Clone, Copy, Default)]
struct Counters {
    value: u32,
    argument: u32,
    conflict: u32,
}

/// The names of everything in one operation.
#[derive(Debug, Default)]
pub(crate) struct SsaNames {
    names: NameTable,
    bodies: Vec<BodyNames>,
    groups: FxHashMap<(BodyId, OpId), Box<[u32]>>,
    block_names: FxHashMap<(BodyId, BlockId), NameId>,
    op_ids: FxHashMap<(BodyId, OpId), u32>,
    next: Counters,
    // Names in use, in the order they were taken, and where each open scope starts.
    taken: Vec<NameId>,
}

impl SsaNames {
    /// Names everything in `top`.
    pub(crate) fn new(top: OpRef<'_, '_>, hooks: &Hooks, options: &PrintOptions, infos: &mut OpInfos) -> Self {
        let mut names = Self::default();
        names.op(top, hooks, options, infos);
        names.nested(top, top.regions().collect(), hooks, options, infos);
        names
    }

    /// Names everything in the body that an operation stands in.
    pub(crate) fn of_body(op: OpRef<'_, '_>, hooks: &Hooks, options: &PrintOptions, infos: &mut OpInfos) -> Self {
        let mut names = Self::default();
        let roots = op.arena().roots().iter().map(|id| RegionRef { module: op.module, body: op.body, id: *id });
        names.nested(op, roots.collect(), hooks, options, infos);
        names
    }

    fn nested<'m, 'c>(
        &mut self,
        owner: OpRef<'m, 'c>,
        regions: Vec<RegionRef<'m, 'c>>,
        hooks: &Hooks,
        options: &PrintOptions,
        infos: &mut OpInfos,
    ) {
        let names = self;
        // A region, the counters it starts from, and how many names its parent scope holds.
        let start = names.taken.len();
        let mut work: Vec<(OpRef<'m, 'c>, RegionRef<'m, 'c>, Counters, usize)> =
            regions.into_iter().map(|region| (owner, region, Counters::default(), start)).collect();
        let unique = options.generic || options.unique_ssa_ids;
        while let Some((owner, region, counters, scope)) = work.pop() {
            if !unique {
                names.next = counters;
            }
            while names.taken.len() > scope {
                if let Some(id) = names.taken.pop() {
                    names.names.mark(id, false);
                }
            }
            names.region(owner, region, hooks, options, infos);
            let (next, scope) = (names.next, names.taken.len());
            for block in region.blocks() {
                for op in block.ops() {
                    let arena = op.arena();
                    if arena.child(op.id).is_some() || !arena.regions(op.id).is_empty() {
                        work.extend(op.regions().map(|region| (op, region, next, scope)));
                    }
                }
            }
        }
    }

    fn body_mut(&mut self, module: &Module<'_>, id: BodyId) -> &mut BodyNames {
        if self.bodies.len() <= id.index() {
            self.bodies.resize_with(id.index() + 1, BodyNames::default);
        }
        let names = &mut self.bodies[id.index()];
        let body = module.body(id);
        if names.values.len() < body.value_count() {
            names.values.resize(body.value_count(), NONE);
        }
        if names.blocks.len() < body.block_count() {
            names.blocks.resize(body.block_count(), NONE);
        }
        names
    }

    fn set(&mut self, module: &Module<'_>, body: BodyId, value: ValueId, name: &[u8]) {
        let id = if name.is_empty() { self.next_value() } else { self.unique(name) | NAMED };
        if let Some(slot) = self.body_mut(module, body).values.get_mut(value.index()) {
            *slot = id;
        }
    }

    fn next_value(&mut self) -> u32 {
        let id = self.next.value;
        self.next.value += 1;
        id
    }

    /// A name that is not in use yet, made from this one.
    fn unique(&mut self, name: &[u8]) -> NameId {
        let mut text = sanitize(name, b"$._-", TrailingDigit::Allowed);
        let mut id = self.names.intern(&text);
        if self.names.is_used(id) {
            text.push(b'_');
            let len = text.len();
            loop {
                text.truncate(len);
                text.extend_from_slice(self.next.conflict.to_string().as_bytes());
                self.next.conflict += 1;
                id = self.names.intern(&text);
                if !self.names.is_used(id) {
                    break;
                }
            }
        }
        self.names.mark(id, true);
        self.taken.push(id);
        id
    }

    fn region(
        &mut self,
        owner: OpRef<'_, '_>,
        region: RegionRef<'_, '_>,
        hooks: &Hooks,
        options: &PrintOptions,
        infos: &mut OpInfos,
    ) {
        let (ctx, module) = (owner.context(), region.module);
        if !options.generic {
            if let Some(names) = infos.get(ctx, hooks, owner.op_name()).names {
                names.region_args(owner, region, &mut |value, suggested| {
                    let name = location_name(ValueRef { module, body: region.body, id: value }, options);
                    let name = name.unwrap_or(suggested.as_bytes());
                    self.set(module, region.body, value, name);
                });
            }
        }
        self.body_mut(module, region.body);
        let arena = region.arena();
        for (number, block) in (0..).zip(region.blocks()) {
            if let Some(slot) = self.body_mut(module, region.body).blocks.get_mut(block.id.index()) {
                *slot = number;
            }
            for value in arena.args(block.id) {
                if self.value(region.body, value) != NONE {
                    continue;
                }
                let mut name = String::new();
                if number == 0 {
                    name = format!("arg{}", self.next.argument);
                    self.next.argument += 1;
                }
                let location = location_name(ValueRef { module, body: region.body, id: value }, options);
                self.set(module, region.body, value, location.unwrap_or(name.as_bytes()));
            }
            for op in block.ops() {
                self.op(op, hooks, options, infos);
            }
        }
    }

    fn op(&mut self, op: OpRef<'_, '_>, hooks: &Hooks, options: &PrintOptions, infos: &mut OpInfos) {
        let mut groups: Vec<u32> = Vec::new();
        if !options.generic {
            let info = infos.get(op.context(), hooks, op.op_name());
            if let Some(names) = info.names {
                self.hooked(op, names, &mut groups, options);
            } else if let Some(def) =
                info.def.filter(|def| def.results.len() > 1 && !def.flags.has(OpFlags::ASM_INTERFACE))
            {
                self.named_by_row(op, def, &mut groups, options);
            }
        }
        let arena = op.arena();
        let count = arena.result_count(op.id);
        if count == 0 {
            if options.value_users {
                let id = self.next_value();
                self.op_ids.insert((op.body, op.id), id);
            }
            return;
        }
        let Some(first) = arena.results(op.id).next() else { return };
        if self.value(op.body, first) == NONE {
            let name = location_name(ValueRef { module: op.module, body: op.body, id: first }, options);
            self.set(op.module, op.body, first, name.unwrap_or_default());
        }
        if count > 1 {
            self.mark_packs(op, first, count as u32, groups);
        }
    }

    fn hooked(
        &mut self,
        op: OpRef<'_, '_>,
        names: &dyn crate::hooks::AsmNames,
        groups: &mut Vec<u32>,
        options: &PrintOptions,
    ) {
        names.blocks(op, &mut |block, name| {
            let mut text = vec![b'^'];
            text.extend(sanitize(name.as_bytes(), b"$._-", TrailingDigit::Allowed));
            let id = self.names.intern(&text);
            self.block_names.insert((block.body, block.id), id);
        });
        let first = op.arena().results(op.id).next().map_or(0, |v| v.0);
        names.results(op, &mut |value, suggested| {
            let name = location_name(ValueRef { module: op.module, body: op.body, id: value }, options);
            self.set(op.module, op.body, value, name.unwrap_or(suggested.as_bytes()));
            if value.0 != first {
                groups.push(value.0 - first);
            }
        });
    }

    /// Names the results of an operation whose row has several of them as the row does.
    fn named_by_row(&mut self, op: OpRef<'_, '_>, def: &OpDef, groups: &mut Vec<u32>, options: &PrintOptions) {
        if def.results.iter().all(|result| result.name.is_empty()) {
            return;
        }
        let (ctx, arena) = (op.context(), op.arena());
        let segments = Segments::results(def);
        let sizes = match segments {
            Segments::Sizes(slot) => ctx.props_data(arena.op(op.id).props).get(slot).copied().flatten(),
            Segments::Single | Segments::Same(_) => None,
        };
        let sizes = sizes.map_or(&[][..], |sizes| crate::format::array_bytes(ctx, sizes));
        let results = arena.results(op.id);
        for (index, row) in def.results.iter().enumerate() {
            let range = segments.range(&def.results, index, results.len(), sizes);
            let Some(first) = results.clone().nth(range.start).filter(|_| !range.is_empty()) else { continue };
            let name = location_name(ValueRef { module: op.module, body: op.body, id: first }, options);
            self.set(op.module, op.body, first, name.unwrap_or(row.name.as_bytes()));
            if range.start != 0 {
                groups.push(range.start as u32);
            }
        }
    }

    /// Marks the values that stand for several results.
    fn mark_packs(&mut self, op: OpRef<'_, '_>, first: ValueId, count: u32, mut groups: Vec<u32>) {
        groups.push(0);
        groups.sort_unstable();
        let ends = groups.iter().skip(1).chain(std::iter::once(&count));
        let packs: Vec<u32> =
            groups.iter().zip(ends).filter(|(start, end)| *end - *start > 1).map(|(start, _)| *start).collect();
        let values = &mut self.body_mut(op.module, op.body).values;
        for start in packs {
            if let Some(slot) = values.get_mut((first.0 + start) as usize) {
                *slot |= PACK;
            }
        }
        if groups.len() > 1 {
            self.groups.insert((op.body, op.id), groups.into());
        }
    }

    fn value(&self, body: BodyId, value: ValueId) -> u32 {
        self.bodies.get(body.index()).and_then(|b| b.values.get(value.index())).copied().unwrap_or(NONE)
    }

    /// How a value is written if it has a name to itself.
    pub(crate) fn simple(&self, body: BodyId, value: ValueId) -> Option<ValueName<'_>> {
        let id = self.value(body, value);
        if id == NONE || id & PACK != 0 {
            return None;
        }
        Some(self.name_of(id))
    }

    fn name_of(&self, id: u32) -> ValueName<'_> {
        if id == NONE {
            ValueName::Unknown
        } else if id & NAMED != 0 {
            ValueName::Text(self.names.get(id & !(NAMED | PACK)))
        } else {
            ValueName::Number(id & !PACK)
        }
    }

    /// The name of a value that may be one of several, without its number in the group.
    pub(crate) fn head(&self, body: BodyId, value: ValueId) -> ValueName<'_> {
        self.name_of(self.value(body, value))
    }

    /// Where the groups of an operation's results start; empty if there is only one.
    pub(crate) fn groups(&self, op: OpRef<'_, '_>) -> &[u32] {
        self.groups.get(&(op.body, op.id)).map_or(&[], |groups| groups)
    }

    /// The number of a block in its region, and its name if it has one of its own.
    pub(crate) fn block(&self, body: BodyId, block: BlockId) -> (Option<u32>, Option<&[u8]>) {
        let number = self.bodies.get(body.index()).and_then(|b| b.blocks.get(block.index())).copied();
        let name = self.block_names.get(&(body, block)).map(|id| self.names.get(*id));
        (number.filter(|n| *n != NONE), name)
    }

    /// The number of an operation without results.
    pub(crate) fn op_id(&self, op: OpRef<'_, '_>) -> Option<u32> {
        self.op_ids.get(&(op.body, op.id)).copied()
    }

    /// Gives a value the text that another one is written with.
    pub(crate) fn shadow(&mut self, module: &Module<'_>, body: BodyId, value: ValueId, text: &[u8]) {
        let id = self.names.intern(text) | NAMED;
        if let Some(slot) = self.body_mut(module, body).values.get_mut(value.index()) {
            *slot = id;
        }
    }
}

/// The name in the location of a value, if names are to be taken from there.
fn location_name<'c>(value: ValueRef<'_, 'c>, options: &PrintOptions) -> Option<&'c [u8]> {
    if !options.name_loc_as_prefix {
        return None;
    }
    let (ctx, arena) = (value.context(), value.arena());
    let loc = match arena.value_def(value.id) {
        ValueDef::Result(op, _) => arena.op(op).loc,
        ValueDef::Argument(block, index) => *arena.arg_locs(block).get(index as usize)?,
    };
    let mut work = vec![loc];
    while let Some(loc) = work.pop() {
        match ctx.attr_data(loc) {
            AttrData::NameLoc { name, .. } => return Some(ctx.bytes(*name)),
            AttrData::CallSiteLoc { callee, caller } => work.extend([*caller, *callee]),
            AttrData::FusedLoc { locations, .. } => work.extend(locations.iter().rev()),
            _ => {}
        }
    }
    None
}

/// Whether a name may end in a digit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TrailingDigit {
    /// It may.
    Allowed,
    /// A `_` is put behind it.
    Refused,
}

/// The name with what no identifier may hold replaced.
pub(crate) fn sanitize(name: &[u8], punctuation: &[u8], digit: TrailingDigit) -> Vec<u8> {
    let valid = |c: u8| c.is_ascii_alphanumeric() || punctuation.contains(&c);
    let mut out = Vec::with_capacity(name.len() + 1);
    let (Some(first), Some(last)) = (name.first(), name.last()) else { return out };
    let prefix = first.is_ascii_digit() || (!valid(*first) && *first != b' ');
    if prefix {
        out.push(b'_');
    }
    for &c in name {
        if valid(c) {
            out.push(c);
        } else if c == b' ' {
            out.push(b'_');
        } else {
            out.extend_from_slice(format!("{c:X}").as_bytes());
        }
    }
    if !prefix && digit == TrailingDigit::Refused && last.is_ascii_digit() {
        out.push(b'_');
    }
    out
}
