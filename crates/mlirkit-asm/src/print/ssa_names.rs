//! Names of values and blocks in printed output.
//!
//! A value has a number or a name. Regions still to be numbered are on a stack, with the last region of an operation on
//! top. In custom form, the numbers in a region continue those of the parent region. In generic form, numbers are
//! unique in the file.

use std::hash::BuildHasher;

use hashbrown::HashTable;
use mlirkit_defs::{OpDef, OpFlags};
use mlirkit_ir::engine::IdCounts;
use mlirkit_ir::{
    AttrData, BlockId, Body, BodyId, Context, Module, OpId, OpName, OpRef, RegionRef, Type, TypeData, ValueDef,
    ValueId, ValueRef,
};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::attr::printer::PrintOptions;
use crate::op_data::asm_names::{AsmNames, result_name};
use crate::op_data::op_info::{OpInfo, OpInfos};
use crate::op_data::segments::{Segments, array_bytes};
use crate::print::PrintHooks;
use crate::print::driver::{NameParts, PrintOp};
use crate::text::identifier::{TrailingDigit, sanitize};
use crate::text::push::{push_number, push_part};

/// Marks a value that has a textual name rather than a number.
const NAMED: u32 = 1 << 31;
/// Marks the first of several results that share a name.
const PACK: u32 = 1 << 30;
/// Marks a value that shares the name of an earlier result, or has no name.
const NONE: u32 = u32::MAX;

/// The name of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ValueName<'a> {
    /// A number, as in `%0`.
    Number(u32),
    /// A textual name without `%`, such as `arg0`.
    Text(&'a [u8]),
    /// The value has no name.
    Unknown,
}

/// The characters that names may contain besides letters and digits.
const NAME_PUNCTUATION: &[u8] = b"$._-";

/// For each byte, whether a name may contain it.
const IN_NAMES: [bool; 256] = {
    let (mut table, mut byte) = ([false; 256], 0);
    while byte < table.len() {
        table[byte] = (byte as u8).is_ascii_alphanumeric();
        byte += 1;
    }
    let mut at = 0;
    while at < NAME_PUNCTUATION.len() {
        table[NAME_PUNCTUATION[at] as usize] = true;
        at += 1;
    }
    table
};

/// The id of an interned name: its index in [`NameTable::spans`], which holds the range of the name in the table's
/// buffer.
type NameId = u32;

#[derive(Debug, Default, Clone)]
struct NameTable {
    text: Vec<u8>,
    spans: Vec<(u32, u32)>,
    table: HashTable<NameId>,
    hasher: foldhash::fast::RandomState,
    // For each name, the number of open scopes that use it.
    used: Vec<u32>,
}

/// The names of the values in one body.
#[derive(Clone, Copy)]
pub(crate) struct OfBody<'n> {
    values: &'n [u32],
    names: &'n NameTable,
}

impl OfBody<'_> {
    /// Writes the name of a value, unless the value belongs to a group of results that share a name. Returns whether it
    /// was written.
    #[inline(always)]
    pub(crate) fn push_simple(&self, out: &mut Vec<u8>, value: ValueId) -> bool {
        let id = self.values.get(value.index()).copied().unwrap_or(NONE);
        if id & PACK != 0 {
            return false;
        }
        out.push(b'%');
        match id & NAMED {
            0 => push_number(out, id.into()),
            _ => self.names.push(out, id & !NAMED),
        }
        true
    }
}

impl NameTable {
    fn get(&self, id: NameId) -> &[u8] {
        let (start, end) = self.spans.get(id as usize).copied().unwrap_or((0, 0));
        self.text.get(start as usize..end as usize).unwrap_or_default()
    }

    #[inline(always)]
    fn push(&self, out: &mut Vec<u8>, id: NameId) {
        let (start, end) = self.spans.get(id as usize).copied().unwrap_or((0, 0));
        push_part(out, &self.text, start as usize, (end - start) as usize);
    }

    #[inline(always)]
    fn intern(&mut self, name: &[u8]) -> NameId {
        let hash = self.hasher.hash_one(name);
        if let Some(id) = self.table.find(hash, |id| self.get(*id) == name) {
            return *id;
        }
        let start = self.text.len() as u32;
        self.text.extend_from_slice(name);
        let id = self.spans.len() as u32;
        self.spans.push((start, self.text.len() as u32));
        self.used.push(0);
        let (text, spans, hasher) = (&self.text, &self.spans, &self.hasher);
        self.table.insert_unique(hash, id, |id| {
            let (start, end) = spans.get(*id as usize).copied().unwrap_or((0, 0));
            hasher.hash_one(text.get(start as usize..end as usize).unwrap_or_default())
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

#[derive(Debug, Default, Clone)]
struct BodyNames {
    values: Vec<u32>,
    blocks: Vec<u32>,
}

/// The next numbers for values, arguments and name suffixes at the start of a region.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Counters {
    value: u32,
    argument: u32,
    conflict: u32,
}

/// Returns true if numbering continues from one isolated operation to the next, as it does in generic form.
pub(crate) fn is_numbered_on(op: OpRef<'_, '_>, options: &PrintOptions) -> bool {
    options.generic && op.context().release().numbers_whole_file()
}

impl Counters {
    /// Counts the value and argument numbers that the regions of an operation use in generic form.
    pub(crate) fn taken_in(op: OpRef<'_, '_>) -> IdCounts {
        let mut taken = IdCounts::default();
        let mut work: Vec<RegionRef<'_, '_>> = op.regions().collect();
        while let Some(region) = work.pop() {
            let arena = region.arena();
            for (number, block) in (0..).zip(arena.blocks(region.id)) {
                let arguments = arena.arg_count(block) as u32;
                match number {
                    0 => taken.arguments += arguments,
                    _ => taken.values += arguments,
                }
                for id in arena.ops(block) {
                    taken.values += u32::from(arena.result_count(id) > 0);
                    if arena.has_regions(id) {
                        work.extend(OpRef { module: region.module, body: region.body, id }.regions());
                    }
                }
            }
        }
        taken
    }

    /// Returns these counters advanced by `taken`.
    pub(crate) fn after(self, taken: IdCounts) -> Self {
        Self { value: self.value + taken.values, argument: self.argument + taken.arguments, ..self }
    }
}

/// The parameters for naming values.
pub(crate) struct Naming<'a, 'c> {
    pub(crate) hooks: PrintHooks<'c>,
    pub(crate) options: &'a PrintOptions,
    pub(crate) infos: &'a mut OpInfos<'c, dyn PrintOp>,
    /// The operations that are named separately. They record the name counters at their start.
    pub(crate) parts: Option<&'a mut dyn NameParts>,
}

impl<'c> Naming<'_, 'c> {
    /// Returns true if operations of this name may suggest names for values.
    #[inline(always)]
    fn gives_names(&mut self, ctx: &'c Context, name: OpName) -> bool {
        self.infos.with(ctx, self.hooks, name, OpInfo::gives_names)
    }
}

/// The names of all values and blocks in one operation.
#[derive(Debug, Default, Clone)]
pub(crate) struct SsaNames {
    names: NameTable,
    // The names by body, starting at body `first`: an operation shown in an error is often one of many bodies.
    bodies: Vec<BodyNames>,
    first: usize,
    // The bodies that have names (`named`), and unused name tables for reuse (`spare`).
    named: Vec<BodyId>,
    spare: Vec<BodyNames>,
    groups: FxHashMap<(BodyId, OpId), Box<[u32]>>,
    block_names: FxHashMap<(BodyId, BlockId), NameId>,
    op_ids: FxHashMap<(BodyId, OpId), u32>,
    next: Counters,
    // The names in use, in order of first use.
    taken: Vec<NameId>,
    // A buffer in which new names are composed.
    text: Vec<u8>,
}

impl SsaNames {
    /// Names all values and blocks in `top`.
    pub(crate) fn new<'c>(top: OpRef<'_, 'c>, naming: &mut Naming<'_, 'c>) -> Self {
        let mut names = Self::default();
        names.op(top, naming);
        names.nested(top, top.regions().collect(), naming);
        names
    }

    /// Names the values needed to show an operation: those in it and, unless it is isolated, those in its enclosing
    /// body. An operation that its definition declares isolated is shown alone, even if it has no regions.
    pub(crate) fn around<'c>(op: OpRef<'_, 'c>, naming: &mut Naming<'_, 'c>) -> Self {
        let is_isolated = op.def().is_some_and(|def| def.flags.has(OpFlags::ISOLATED));
        match is_isolated || op.arena().child(op.id).is_some() {
            true => Self::new(op, naming),
            false => Self::of_body(op, naming),
        }
    }

    /// Names all values and blocks in the body that contains an operation.
    fn of_body<'c>(op: OpRef<'_, 'c>, naming: &mut Naming<'_, 'c>) -> Self {
        let mut names = Self::default();
        let roots = op.arena().roots().iter().map(|id| RegionRef { module: op.module, body: op.body, id: *id });
        names.nested(op, roots.collect(), naming);
        names
    }

    /// Names all values and blocks in one operation, and drops all other names. `taken` lists the names that are in use
    /// outside of it.
    pub(crate) fn part<'c>(
        &mut self,
        op: OpRef<'_, 'c>,
        start: Counters,
        taken: &[Vec<u8>],
        naming: &mut Naming<'_, 'c>,
    ) {
        while let Some(id) = self.named.pop() {
            if let Some(names) = self.known_mut(id) {
                let mut names = std::mem::take(names);
                names.values.clear();
                names.blocks.clear();
                self.spare.push(names);
            }
        }
        self.groups.clear();
        self.block_names.clear();
        self.op_ids.clear();
        self.release(0);
        for name in taken {
            let id = self.names.intern(name);
            self.take(id);
        }
        self.next = start;
        let scope = self.taken.len();
        self.nested_from(op.regions().map(|region| (op, Some(region), start, scope)).collect(), naming);
    }

    fn nested<'m, 'c>(&mut self, owner: OpRef<'m, 'c>, regions: Vec<RegionRef<'m, 'c>>, naming: &mut Naming<'_, 'c>) {
        let start = self.taken.len();
        self.nested_from(
            regions.into_iter().map(|region| (owner, Some(region), Counters::default(), start)).collect(),
            naming,
        );
    }

    /// Names regions. Each entry has the owner of the region, the counters at its start, and the number of names in
    /// use. An operation that is named separately has an entry without a region.
    fn nested_from<'m, 'c>(
        &mut self,
        mut work: Vec<(OpRef<'m, 'c>, Option<RegionRef<'m, 'c>>, Counters, usize)>,
        naming: &mut Naming<'_, 'c>,
    ) {
        let generic = work.first().is_some_and(|(op, ..)| is_numbered_on(*op, naming.options));
        let unique = generic || naming.options.unique_ssa_ids;
        let mut inner = Vec::new();
        while let Some((owner, region, counters, scope)) = work.pop() {
            if !unique {
                self.next = counters;
            }
            self.release(scope);
            let Some(region) = region else {
                let next = naming.parts.as_deref_mut().and_then(|parts| parts.note(owner, self.next));
                self.next = next.unwrap_or(self.next);
                continue;
            };
            self.region(owner, region, naming, &mut inner);
            let (next, scope) = (self.next, self.taken.len());
            if let Some(parts) = naming.parts.as_deref_mut().filter(|parts| parts.is_around(region)) {
                parts.set_taken(self.taken.iter().map(|id| self.names.get(*id).to_vec()).collect());
            }
            for id in inner.drain(..) {
                let op = OpRef { module: region.module, body: region.body, id };
                if naming.parts.as_deref().is_some_and(|parts| parts.names(op)) {
                    work.push((op, None, next, scope));
                } else {
                    work.extend(op.regions().map(|region| (op, Some(region), next, scope)));
                }
            }
        }
    }

    /// Releases the most recent names until only `scope` names are in use.
    fn release(&mut self, scope: usize) {
        while self.taken.len() > scope {
            if let Some(id) = self.taken.pop() {
                self.names.mark(id, false);
            }
        }
    }

    fn take(&mut self, id: NameId) {
        self.names.mark(id, true);
        self.taken.push(id);
    }

    /// Returns the name table of a body; `None` if it has no names.
    #[inline(always)]
    fn known(&self, id: BodyId) -> Option<&BodyNames> {
        self.bodies.get(id.index().wrapping_sub(self.first))
    }

    #[inline(always)]
    fn known_mut(&mut self, id: BodyId) -> Option<&mut BodyNames> {
        self.bodies.get_mut(id.index().wrapping_sub(self.first))
    }

    fn body_mut(&mut self, module: &Module<'_>, id: BodyId) -> &mut BodyNames {
        if self.bodies.is_empty() {
            self.first = id.index();
        } else if id.index() < self.first {
            let mut all = Vec::new();
            all.resize_with(self.first, BodyNames::default);
            all.append(&mut self.bodies);
            (self.bodies, self.first) = (all, 0);
        }
        let index = id.index() - self.first;
        if self.bodies.len() <= index {
            self.bodies.resize_with(index + 1, BodyNames::default);
        }
        let names = &mut self.bodies[index];
        let body = module.body(id);
        if names.values.is_empty() && names.blocks.is_empty() {
            *names = self.spare.pop().unwrap_or_default();
            self.named.push(id);
        }
        if names.values.len() < body.value_count() {
            names.values.resize(body.value_count(), NONE);
        }
        if names.blocks.len() < body.block_count() {
            names.blocks.resize(body.block_count(), NONE);
        }
        names
    }

    #[inline(always)]
    fn set(&mut self, module: &Module<'_>, body: BodyId, value: ValueId, name: &[u8]) {
        let id = if name.is_empty() { self.next_value() } else { self.unique(name) | NAMED };
        if let Some(slot) = self.known_mut(body).and_then(|names| names.values.get_mut(value.index())) {
            *slot = id;
            return;
        }
        if let Some(slot) = self.body_mut(module, body).values.get_mut(value.index()) {
            *slot = id;
        }
    }

    fn next_value(&mut self) -> u32 {
        let id = self.next.value;
        self.next.value += 1;
        id
    }

    /// Returns an unused name: `name` itself, or `name` with a suffix.
    #[inline(always)]
    fn unique(&mut self, name: &[u8]) -> NameId {
        let clean =
            matches!(name, [first, ..] if !first.is_ascii_digit()) && name.iter().all(|c| IN_NAMES[usize::from(*c)]);
        let mut id = if clean {
            self.names.intern(name)
        } else {
            self.names.intern(&sanitize(name, NAME_PUNCTUATION, TrailingDigit::Allowed))
        };
        if self.names.is_used(id) {
            id = self.another(id);
        }
        self.take(id);
        id
    }

    /// Returns an unused name of the form `name_number`.
    fn another(&mut self, name: NameId) -> NameId {
        let mut text = std::mem::take(&mut self.text);
        text.clear();
        text.extend_from_slice(self.names.get(name));
        text.push(b'_');
        let len = text.len();
        let id = loop {
            text.truncate(len);
            push_number(&mut text, self.next.conflict.into());
            self.next.conflict += 1;
            let id = self.names.intern(&text);
            if !self.names.is_used(id) {
                break id;
            }
        };
        self.text = text;
        id
    }

    /// Names the values of a region, and appends its operations that have regions to `inner`.
    fn region<'c>(
        &mut self,
        owner: OpRef<'_, 'c>,
        region: RegionRef<'_, 'c>,
        naming: &mut Naming<'_, 'c>,
        inner: &mut Vec<OpId>,
    ) {
        let (ctx, module, options) = (owner.context(), region.module, naming.options);
        if !options.generic {
            if let Some(names) = naming.infos.get(ctx, naming.hooks, owner.op_name()).names {
                names.region_args(owner, region, &mut |value, suggested| {
                    let name = location_name(ValueRef { module, body: region.body, id: value }, options);
                    let name = name.unwrap_or(suggested.as_bytes());
                    self.set(module, region.body, value, name);
                });
            }
        }
        self.body_mut(module, region.body);
        let arena = region.arena();
        let types_name = !options.generic && ctx.has_types_that_name_values();
        let numbers_only = !options.value_users && !options.name_loc_as_prefix && !types_name;
        let mut name = Vec::new();
        for (number, block) in (0..).zip(arena.blocks(region.id)) {
            if let Some(slot) = self.known_mut(region.body).and_then(|b| b.blocks.get_mut(block.index())) {
                *slot = number;
            }
            for value in arena.args(block) {
                if self.value(region.body, value) != NONE {
                    continue;
                }
                name.clear();
                if let Some(own) = type_name(ctx, arena.ty(value)).filter(|_| types_name && number == 0) {
                    name.extend_from_slice(own.as_bytes());
                } else if number == 0 {
                    name.extend_from_slice(b"arg");
                    push_number(&mut name, self.next.argument.into());
                    self.next.argument += 1;
                }
                let location = location_name(ValueRef { module, body: region.body, id: value }, options);
                self.set(module, region.body, value, location.unwrap_or(&name));
            }
            for id in arena.ops(block) {
                if arena.has_regions(id) {
                    inner.push(id);
                }
                let only_numbers = numbers_only && (options.generic || !naming.gives_names(ctx, arena.op(id).name));
                if !(only_numbers && self.number_result(arena, region.body, id)) {
                    self.op(OpRef { module, body: region.body, id }, naming);
                }
            }
        }
    }

    /// Assigns the next number to the only result of an operation. Returns false if it has several results.
    #[inline]
    fn number_result(&mut self, arena: &Body, body: BodyId, op: OpId) -> bool {
        let mut results = arena.results(op);
        let Some(result) = results.next() else { return true };
        let first = self.first;
        let names = self.bodies.get_mut(body.index().wrapping_sub(first));
        let values = names.map(|names| &mut names.values);
        match values.and_then(|values| values.get_mut(result.index())) {
            Some(slot) if *slot == NONE && results.next().is_none() => {
                *slot = self.next.value;
                self.next.value += 1;
                true
            }
            _ => false,
        }
    }

    #[inline(always)]
    fn op<'c>(&mut self, op: OpRef<'_, 'c>, naming: &mut Naming<'_, 'c>) {
        let (arena, options) = (op.arena(), naming.options);
        let mut groups: Vec<u32> = Vec::new();
        if !options.generic {
            let info = naming.infos.get(op.context(), naming.hooks, arena.op(op.id).name);
            if let Some(names) = info.names {
                self.hooked(op, names, &mut groups, options);
            } else if let Some(def) = info.names_by_row() {
                self.named_by_row(op, def, &mut groups, options);
            }
        }
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
            let of_type = || {
                let is_asked = !options.generic && count == 1 && op.context().has_types_that_name_values();
                Some(type_name(op.context(), arena.ty(first)).filter(|_| is_asked)?.as_bytes())
            };
            self.set(op.module, op.body, first, name.or_else(of_type).unwrap_or_default());
        }
        if count > 1 {
            self.mark_packs(op, first, count as u32, groups);
        }
    }

    fn hooked(&mut self, op: OpRef<'_, '_>, names: &dyn AsmNames, groups: &mut Vec<u32>, options: &PrintOptions) {
        names.blocks(op, &mut |block, name| {
            let mut text = vec![b'^'];
            text.extend(sanitize(name.as_bytes(), NAME_PUNCTUATION, TrailingDigit::Allowed));
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

    /// Names the results of an operation as its definition suggests.
    fn named_by_row(&mut self, op: OpRef<'_, '_>, def: &OpDef, groups: &mut Vec<u32>, options: &PrintOptions) {
        if def.names.is_empty() && def.results.iter().all(|result| result.name.is_empty()) {
            return;
        }
        let (ctx, arena) = (op.context(), op.arena());
        let segments = Segments::results(def);
        let sizes = match segments {
            Segments::Sizes(slot) => ctx.props_data(arena.op(op.id).props).get(slot).copied().flatten(),
            Segments::Single | Segments::Same(_) => None,
        };
        let sizes = sizes.map_or(&[][..], |sizes| array_bytes(ctx, sizes));
        let results = arena.results(op.id);
        // Names are assigned in the order in which the definition lists them.
        let listed = |name: &str| def.names.iter().position(|listed| &*listed.result == name);
        let mut rows: SmallVec<[_; 8]> = def.results.iter().enumerate().collect();
        if def.names.len() > 1 {
            rows.sort_by_key(|(_, row)| listed(&row.name).unwrap_or(usize::MAX));
        }
        for (index, row) in rows {
            let range = segments.range(&def.results, index, results.len(), sizes);
            let Some(first) = results.clone().nth(range.start).filter(|_| !range.is_empty()) else { continue };
            let value = ValueRef { module: op.module, body: op.body, id: first };
            let name = location_name(value, options);
            let template = def.names.iter().find(|name| name.result == row.name);
            match (name, template) {
                (None, Some(template)) => {
                    let text = result_name(op, template, value.ty());
                    self.set(op.module, op.body, first, text.as_bytes());
                }
                (None, None) if !def.names.is_empty() => continue,
                (name, _) => self.set(op.module, op.body, first, name.unwrap_or(row.name.as_bytes())),
            }
            if range.start != 0 {
                groups.push(range.start as u32);
            }
        }
    }

    /// Marks the first value of each result group that has several values.
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

    #[inline]
    fn value(&self, body: BodyId, value: ValueId) -> u32 {
        self.known(body).and_then(|b| b.values.get(value.index())).copied().unwrap_or(NONE)
    }

    /// Writes the name of a value, unless the value belongs to a group of results that share a name. Returns whether it
    /// was written.
    #[inline(always)]
    pub(crate) fn push_simple(&self, out: &mut Vec<u8>, body: BodyId, value: ValueId) -> bool {
        self.within(body).push_simple(out, value)
    }

    /// Returns the names of the values in body `body`.
    #[inline]
    pub(crate) fn within(&self, body: BodyId) -> OfBody<'_> {
        OfBody { values: self.known(body).map_or(&[], |body| &body.values), names: &self.names }
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

    /// Returns the name of a value, without the index in its result group.
    pub(crate) fn head(&self, body: BodyId, value: ValueId) -> ValueName<'_> {
        self.name_of(self.value(body, value))
    }

    /// Returns the start indices of an operation's result groups; empty if there is only one group.
    pub(crate) fn groups(&self, op: OpRef<'_, '_>) -> &[u32] {
        self.groups.get(&(op.body, op.id)).map_or(&[], |groups| groups)
    }

    /// Returns the number of a block in its region, and its textual name. Each is `None` if the block does not have
    /// one.
    pub(crate) fn block(&self, body: BodyId, block: BlockId) -> (Option<u32>, Option<&[u8]>) {
        let number = self.known(body).and_then(|b| b.blocks.get(block.index())).copied();
        let name = self.block_names.get(&(body, block)).map(|id| self.names.get(*id));
        (number.filter(|n| *n != NONE), name)
    }

    /// Returns the number assigned to an operation without results, if any.
    pub(crate) fn op_id(&self, op: OpRef<'_, '_>) -> Option<u32> {
        self.op_ids.get(&(op.body, op.id)).copied()
    }

    /// Assigns `text`, the name of another value, to a value.
    pub(crate) fn shadow(&mut self, module: &Module<'_>, body: BodyId, value: ValueId, text: &[u8]) {
        let id = self.names.intern(text) | NAMED;
        if let Some(slot) = self.body_mut(module, body).values.get_mut(value.index()) {
            *slot = id;
        }
    }
}

/// Returns the name in a value's location. Returns `None` if the location has no name, or if the options do not request
/// names from locations.
#[inline(always)]
fn location_name<'c>(value: ValueRef<'_, 'c>, options: &PrintOptions) -> Option<&'c [u8]> {
    if !options.name_loc_as_prefix {
        return None;
    }
    let (ctx, arena) = (value.context(), value.arena());
    let loc = match arena.value_def(value.id) {
        ValueDef::Result(op, _) => arena.op(op).loc,
        ValueDef::Argument(block, index) => *arena.arg_locs(block).get(index as usize)?,
    };
    ctx.find_in_location(loc, |data| match data {
        AttrData::NameLoc { name, .. } => Some(ctx.bytes(*name)),
        _ => None,
    })
}
/// Returns the name that a type suggests for its values, if any.
fn type_name(ctx: &Context, ty: Type) -> Option<&str> {
    match ctx.type_data(ty) {
        TypeData::Dialect(data) => data.def.asm_name.as_deref(),
        _ => None,
    }
}
