//! Numbers dialects, operation names, attributes, types, resources, values and blocks.
//!
//! The bytes of the file depend on the order of the walk and on sorting. Regions are taken from a stack, last one
//! first. The arguments and operations of a region are numbered before the regions nested in it. Finally, entries are
//! sorted by number of uses, in descending order.

mod entities;

use std::sync::Arc;

use mlirkit_defs::OpDef;
use mlirkit_diag::{Error, Position, Result};
use mlirkit_ir::engine::{AdoptLocs, AdoptedLocs, FileNumber};
use mlirkit_ir::{Attr, BodyId, Context, FileTables, Ident, Module, OpId, OpName, OpParts, Props, RegionId, Type};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::codec::numbers::Numbers;
use crate::codec::options::WriteOptions;
use crate::codec::properties::{self, PropsMap};
use crate::codec::registry::Codec;
use crate::codec::use_list_order::WORTH_CUTTING;
use crate::codec::writer::{DialectWriter, NameCache, Ref, Sink};
use crate::number::body_counts::{Counter, FirstUse, FirstUsesByBody, UseCounts};
use crate::number::in_body::InBody;
use crate::number::local_ids::{Bases, LocalIds, RegionInfo};
use crate::number::op_error::op_error;
use crate::number::ref_counts::{NumberedEntries, Table};
use crate::number::split_points::{self, Enclosing, OpenSplit, SplitPoints};
use crate::number::unregistered_properties;
use crate::tables::file::File;

/// A dialect with its resources, in the order of first use.
#[derive(Debug, Default)]
pub(crate) struct DialectItem {
    pub(crate) name: Option<Ident>,
    pub(crate) resources: Vec<Ident>,
}

/// Facts about an operation name that are needed for numbering and writing.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct OpNameInfo {
    def: Option<&'static OpDef>,
    /// Whether operations with this name may have an entry in the properties section.
    pub(crate) has_properties: bool,
    /// The index in [`Numbering::attributes`], if all properties of the operation are attributes.
    attributes: Option<u32>,
    /// The number of the name in the file.
    pub(crate) number: u32,
}

/// The attributes, types and operation names of a module, sorted by number.
#[derive(Default)]
pub(crate) struct Order {
    pub(crate) attrs: NumberedEntries<Attr>,
    pub(crate) types: NumberedEntries<Type>,
    pub(crate) ops: NumberedEntries<OpName>,
}

/// The result of numbering a module.
pub(crate) struct Numbering {
    pub(crate) numbers: Numbers,
    /// Facts about each operation name, indexed by the handle of the name.
    pub(crate) kinds: Vec<OpNameInfo>,
    /// The property slots of operations whose properties are all attributes.
    attributes: Vec<properties::AttributeSlots>,
    pub(crate) order: Order,
    pub(crate) dialects: Vec<DialectItem>,
    pub(crate) local_ids: LocalIds,
    /// The points at which the encoding of blocks may be split between threads.
    pub(crate) splits: SplitPoints,
    /// The merged attribute dictionaries of operations, used in versions without properties.
    pub(crate) merged: FxHashMap<MergeKey, Option<Attr>>,
    /// The tables of the input file, if an operation requires that the table entries keep their numbers.
    pub(crate) kept_tables: Option<Arc<FileTables>>,
}

impl Numbering {
    /// Returns the property slots of an operation name whose properties are all attributes; `None` for other names.
    pub(crate) fn attributes_of(&self, kind: OpNameInfo) -> Option<&properties::AttributeSlots> {
        self.attributes.get(kind.attributes? as usize)
    }
}

/// A key for merged dictionaries: operation name, discardable attributes and properties.
pub(crate) type MergeKey = (OpName, Option<Attr>, Option<mlirkit_ir::Props>);

/// The state of a walk over a module that numbers each entity at its first use.
struct Walk<'s, 'm, 'c> {
    module: &'m Module<'c>,
    ctx: &'c Context,
    options: &'s WriteOptions,
    names: &'s mut NameCache,
    attrs: Table<Attr>,
    types: Table<Type>,
    ops: Table<OpName>,
    /// The compact locations of the context, most of which were read from a file.
    locs: AdoptedLocs<'c>,
    /// For the last numbered location: the file, the attribute with the file name, and the number of the builtin
    /// dialect.
    last_file: Option<(FileNumber, Attr, u32)>,
    /// The number of new locations in that file that have not been counted as uses of the file name yet.
    new_in_file: u32,
    dialects: Vec<DialectItem>,
    /// The codec of each dialect, indexed by dialect number.
    codecs: Vec<Codec<'c>>,
    dialect_numbers: FxHashMap<Ident, u32>,
    /// The dialect number of each attribute and type definition, by the address of the definition.
    row_dialects: FxHashMap<usize, u32>,
    resources: FxHashSet<(Ident, Ident)>,
    /// Attributes and types whose printed form is known to mention no resource. Each is a pair of a flag, which is true
    /// for attributes, and a handle.
    without_resources: FxHashSet<(bool, usize)>,
    builtin: Ident,
    /// The number of the builtin dialect, if it has been assigned.
    builtin_number: Option<u32>,
    refs: Vec<Ref>,
    /// The references of each property list, as a range of `property_refs`.
    properties: PropsMap<std::ops::Range<u32>>,
    property_refs: Vec<Ref>,
    /// The references of the property list being numbered.
    refs_of_list: Vec<Ref>,
    work: Vec<Work>,
    out: Numbering,
    pending: Vec<Pending>,
    /// The number of operations between two split points.
    every: usize,
    /// Whether the bodies that are not loaded are counted separately. If so, the walk skips them.
    counted: bool,
    /// The file from which the counted bodies are read.
    file: Option<&'s File<'s>>,
}

/// A region to number, with the number for its first value.
#[derive(Debug, Clone, Copy)]
struct Pending {
    body: BodyId,
    region: RegionId,
    first: u32,
    /// The split point that encloses the region.
    within: Enclosing,
}

/// A pending step in numbering entries.
#[derive(Debug, Clone, Copy)]
enum Work {
    Ref(Ref),
    /// Set the dialect of the attribute at this position, once the attribute's references have been numbered.
    AttrUnder(usize, Ident),
    TypeUnder(usize, Ident),
}

/// Numbers all entities that `root` and the regions nested in it refer to.
pub(crate) fn number(
    module: &Module<'_>,
    root: OpId,
    options: &WriteOptions,
    names: &mut NameCache,
) -> Result<Numbering> {
    let mut walk = begin(module, options, names, None, None);
    if let Some(tables) = walk.out.kept_tables.clone() {
        walk.keep(&tables);
    }
    walk.start(root)?;
    walk.run(&FirstUsesByBody::default())?;
    let (numbering, _) = walk.finish();
    unregistered_properties::check_resources(module, &numbering)?;
    Ok(numbering)
}

/// A numberer for a module in which most bodies are not loaded. These bodies are counted separately, one after the other; the
/// module contains empty bodies instead.
pub(crate) struct Numberer<'s, 'm, 'c>(Walk<'s, 'm, 'c>);

impl<'s, 'm, 'c> Numberer<'s, 'm, 'c> {
    /// Creates a numberer for about this many attributes. If the bodies are read from a file, its locations must keep
    /// their numbers.
    pub(crate) fn new(
        module: &'m Module<'c>,
        root: OpId,
        options: &'s WriteOptions,
        names: &'s mut NameCache,
        (attrs, file): (usize, Option<&'s File<'s>>),
    ) -> Result<Self> {
        let mut walk = begin(module, options, names, Some(attrs), file);
        walk.start(root)?;
        walk.run(&FirstUsesByBody::default())?;
        Ok(Self(walk))
    }

    /// Numbers the entities that were first used in the next bodies.
    pub(crate) fn go_on(&mut self, noted: &FirstUsesByBody<'_>) -> Result<()> {
        self.0.run(noted)
    }

    /// Returns the numbering, after all bodies have been counted. `attrs` are the attribute counts taken from the
    /// counters.
    pub(crate) fn finish(mut self, counters: Vec<Counter<'_>>, attrs: Vec<UseCounts>) -> Result<Numbering> {
        if !self.0.pending.is_empty() {
            return Err(Error::new(
                Position::Unknown,
                "bodies have been counted in another order than they are numbered",
            ));
        }
        self.0.add_counted(&counters, &attrs)?;
        drop((counters, attrs));
        let is_of_file = self.0.file.is_some();
        let (numbering, as_they_are) = self.0.finish();
        let other = || Error::new(Position::Unknown, "locations have other numbers than in the file");
        (as_they_are || !is_of_file).then_some(numbering).ok_or_else(other)
    }
}

/// Prepares a walk. If bodies are counted separately, `counted` is the expected number of attributes.
fn begin<'s, 'm, 'c>(
    module: &'m Module<'c>,
    options: &'s WriteOptions,
    names: &'s mut NameCache,
    counted: Option<usize>,
    file: Option<&'s File<'s>>,
) -> Walk<'s, 'm, 'c> {
    let ctx = module.context();
    let (local_ids, ops) = LocalIds::of_module(module);
    let out = Numbering {
        numbers: Numbers::default(),
        kinds: vec![OpNameInfo::default(); ctx.op_name_count() + 1],
        attributes: Vec::new(),
        order: Order::default(),
        dialects: Vec::new(),
        local_ids,
        splits: SplitPoints::default(),
        merged: FxHashMap::default(),
        kept_tables: if counted.is_some() { None } else { unregistered_properties::needed(module) },
    };
    let apart = if file.is_some() { ctx.adopted_locs().range() } else { 0..0 };
    Walk {
        module,
        ctx,
        options,
        names,
        attrs: Table::with_capacity(counted.unwrap_or(0).max(ctx.attr_count()), apart, Attr::from_index),
        types: Table::with_capacity(ctx.type_count(), 0..0, Type::from_index),
        ops: Table::with_capacity(ctx.op_name_count(), 0..0, OpName::from_index),
        locs: ctx.adopted_locs(),
        last_file: None,
        new_in_file: 0,
        dialects: Vec::new(),
        codecs: Vec::new(),
        dialect_numbers: FxHashMap::default(),
        row_dialects: FxHashMap::default(),
        resources: FxHashSet::default(),
        without_resources: FxHashSet::default(),
        builtin: ctx.ident("builtin"),
        builtin_number: None,
        refs: Vec::new(),
        properties: PropsMap::default(),
        property_refs: Vec::new(),
        refs_of_list: Vec::new(),
        work: Vec::new(),
        out,
        pending: Vec::new(),
        every: if ops >= WORTH_CUTTING && ctx.threads() > 1 { split_points::EVERY } else { usize::MAX },
        counted: counted.is_some(),
        file,
    }
}

impl<'m, 'c> Walk<'_, 'm, 'c> {
    /// Assigns to the entries of a file's tables the numbers that they have in that file.
    fn keep(&mut self, tables: &FileTables) {
        for dialect in &tables.dialects {
            self.dialect(*dialect);
        }
        tables.resources.iter().for_each(|(dialect, key)| self.resource(*dialect, *key));
        (self.attrs.fixed, self.types.fixed) = (true, true);
        // Adds all entries first, because the search for their references may add others.
        for attr in &tables.attrs {
            self.attrs.add(attr.index(), 0);
        }
        for ty in &tables.types {
            self.types.add(ty.index(), 0);
        }
        for (at, attr) in tables.attrs.iter().enumerate() {
            self.describe_attr(at, *attr);
            self.drain();
        }
        for (at, ty) in tables.types.iter().enumerate() {
            self.describe_type(at, *ty);
            self.drain();
        }
    }

    fn start(&mut self, root: OpId) -> Result<()> {
        let top = InBody::new(self.module, Module::TOP);
        let mut value = 0;
        self.op(top, Bases::default().values, root, &mut value)?;
        self.push_regions(top, root, Enclosing::NONE);
        Ok(())
    }

    /// Numbers regions until none are left, or until it reaches a counted body whose first uses are not known yet.
    fn run(&mut self, noted: &FirstUsesByBody<'_>) -> Result<()> {
        while let Some(pending) = self.pending.pop() {
            let Pending { body: id, region, .. } = pending;
            if region != RegionId::NONE {
                self.region(InBody::new(self.module, id), pending)?;
            } else if let Some(met) = noted.of(id) {
                self.replay(met)?;
            } else {
                self.pending.push(pending);
                return Ok(());
            }
        }
        Ok(())
    }

    /// Numbers the first uses in a body, as if the walk visited the body now.
    fn replay(&mut self, met: &[FirstUse]) -> Result<()> {
        for met in met {
            match met {
                FirstUse::Op(name) => drop(self.op_name(*name)),
                FirstUse::Type(ty) => self.ty(*ty),
                FirstUse::Attrs(first, count) => {
                    // The first location determines the file.
                    let (mut things, mut rest) = (*first..first + count, 0..0);
                    if self.locs.are_of_one_file(*first as usize..(first + count) as usize) {
                        (things, rest) = (*first..first + 1, first + 1..first + count);
                    }
                    things.filter_map(Attr::from_index).for_each(|attr| self.location(attr));
                    match self.last_file.filter(|_| !rest.is_empty()) {
                        Some((_, _, dialect)) => self.new_in_file += self.attrs.meet_all(rest, dialect),
                        None => rest.filter_map(Attr::from_index).for_each(|attr| self.location(attr)),
                    }
                }
                FirstUse::Properties(name, props) => {
                    if let Some((attr, ty)) = self.unmade_list(*props) {
                        self.number(attr, ty);
                        self.drain();
                        continue;
                    }
                    let mut refs = std::mem::take(&mut self.refs_of_list);
                    let found = self.collect(*name, *props, &mut refs);
                    refs.drain(..).for_each(|found| self.reference(found));
                    self.refs_of_list = refs;
                    found?;
                }
            }
        }
        Ok(())
    }

    /// Adds the uses that the counters found. The first use recorded by each thread is left out, because it has already
    /// been counted.
    fn add_counted(&mut self, counters: &[Counter<'_>], attrs: &[UseCounts]) -> Result<()> {
        fn more(uses: &[u32]) -> impl Iterator<Item = (usize, u32)> {
            uses.iter().enumerate().filter(|(_, uses)| **uses > 1).map(|(index, uses)| (index, uses - 1))
        }
        let counted = attrs.iter().flat_map(UseCounts::more_than_once);
        counted.for_each(|(index, uses)| self.count_more(index, uses - 1));
        for counter in counters {
            more(&counter.ops).for_each(|(index, uses)| self.ops.count_more(index, uses));
            more(&counter.types).for_each(|(index, uses)| self.types.count_more(index, uses));
            let mut refs = Vec::new();
            for (name, props, uses) in counter.lists().filter(|(_, _, uses)| *uses > 1) {
                self.collect(name, props, &mut refs)?;
                for found in refs.drain(..) {
                    match found {
                        Ref::Attr(attr) => self.count_more(attr.index(), uses - 1),
                        Ref::Type(ty) => self.types.count_more(ty.index(), uses - 1),
                        Ref::Resource { .. } => {}
                    }
                }
            }
        }
        Ok(())
    }

    /// Adds several uses of an attribute.
    fn count_more(&mut self, index: usize, more: u32) {
        let other = Attr::from_index(index as u32).and_then(|attr| self.unmade_number(attr));
        self.attrs.count_more(other.map_or(index, |(number, _)| number.index()), more);
    }

    /// Returns the constant in a property list whose decoding is deferred, with its type. `None` for other property
    /// lists.
    #[inline]
    fn unmade_list(&self, props: Option<Props>) -> Option<(Attr, Type)> {
        self.file?.unmade.get()?.list(props)
    }

    /// Returns the handle that an attribute has as a deferred constant, with its type. `None` for other attributes. The
    /// constant may also have been decoded as an ordinary attribute later.
    #[inline]
    fn unmade_number(&self, attr: Attr) -> Option<(Attr, Type)> {
        let file = self.file?;
        file.unmade.get()?.number(file, attr)
    }

    /// Numbers a constant whose decoding is deferred, followed by its type.
    fn number(&mut self, number: Attr, ty: Type) {
        let dialect = self.builtin();
        if self.attrs.meet(number.index(), dialect) {
            self.work.push(Work::Ref(Ref::Type(ty)));
        }
    }

    fn region(&mut self, place: InBody<'m>, Pending { region, first, within, .. }: Pending) -> Result<()> {
        let InBody { id, body } = place;
        let base = self.out.local_ids.bases(id);
        let (mut value, mut blocks) = (first, 0);
        let pushed = self.pending.len();
        for block in body.blocks(region) {
            if let Some(arg) = body.args(block).next() {
                self.out.local_ids.number_values(base.values + arg.index(), body.arg_count(block), &mut value);
            }
            for (ty, loc) in body.arg_types(block).iter().zip(body.arg_locs(block)) {
                self.location(*loc);
                self.ty(*ty);
            }
            let (mut ops, mut nested) = (0, self.pending.len());
            let mut following = body.first_op(block);
            let mut since = OpenSplit { first: following, count: 0, weight: 0, follows: false };
            while let Some(op) = following {
                if since.weight >= self.every {
                    self.mark(id, since, within, nested);
                    nested = self.pending.len();
                    since = OpenSplit { first: following, count: 0, weight: 0, follows: true };
                }
                let data = self.op(place, base.values, op, &mut value)?;
                following = data.next();
                if !data.is_plain() {
                    since.weight += self.push_regions(place, op, within);
                }
                since.weight += 1;
                since.count += 1;
                ops += 1;
            }
            self.mark(id, since, within, nested);
            self.out.local_ids.set_block(base.blocks + block.index(), blocks, ops);
            blocks += 1;
        }
        self.out.local_ids.set_region(base.regions + region.index(), RegionInfo { blocks, values: value - first });
        // The numbers in nested regions that are not isolated continue after those of this region.
        for Pending { body: inner, region, first, .. } in self.pending.iter_mut().skip(pushed) {
            if *inner == id && !self.out.local_ids.is_isolated(base.regions + region.index()) {
                *first = value;
            }
        }
        Ok(())
    }

    /// Adds a split point for the operations in `since`. It then encloses the pending regions with an index of at least
    /// `nested`.
    #[inline]
    fn mark(&mut self, body: BodyId, since: OpenSplit, within: Enclosing, nested: usize) {
        if self.every != usize::MAX
            && let Some(mark) = self.out.splits.end(body, since, within, self.every)
        {
            self.pending.iter_mut().skip(nested).for_each(|pending| pending.within = mark);
        }
    }

    /// Pushes the regions of an operation onto the stack. For an isolated operation, returns the number of operations
    /// in its body, and 0 otherwise.
    fn push_regions(&mut self, place: InBody<'m>, op: OpId, within: Enclosing) -> usize {
        let child = place.body.child(op);
        if let Some(body) = child.filter(|id| self.counted && !self.module.is_loaded(*id)) {
            self.pending.push(Pending { body, region: RegionId::NONE, first: 0, within });
            return 0;
        }
        let (InBody { id: body, body: inner }, regions) = place.regions(self.module, op);
        self.pending.extend(regions.iter().map(|region| Pending { body, region: *region, first: 0, within }));
        if child.is_some() { inner.op_count() } else { 0 }
    }

    #[inline(always)]
    fn op(&mut self, place: InBody<'m>, values: usize, op: OpId, next: &mut u32) -> Result<&'m mlirkit_ir::Op> {
        let OpParts { op: data, results, .. } = place.body.parts(op);
        let kind = self.op_name(data.name);
        self.out.local_ids.number_values(values + data.first_result().index(), results.len(), next);
        for ty in results {
            self.ty(*ty);
        }
        if kind.def.is_none() && data.props.is_some() {
            unregistered_properties::check(
                self.module.op(place.id, op),
                self.out.kept_tables.as_deref(),
                self.options.version,
            )?;
        }
        if self.options.version < 5 {
            self.merged(data, kind);
        } else {
            if let Some(dictionary) = data.attrs {
                self.attr(dictionary);
            }
            if kind.has_properties {
                self.properties(place, op, data, kind)?;
            }
        }
        self.location(data.loc);
        Ok(data)
    }

    /// Numbers the merged attribute dictionary of an operation, for versions without properties.
    fn merged(&mut self, data: &mlirkit_ir::Op, kind: OpNameInfo) {
        let dictionary = match kind.def.filter(|def| properties::has_properties(def)) {
            None => data.attrs,
            Some(def) => {
                let ctx = self.ctx;
                let (values, release) = (ctx.props_data(data.props), self.options.target_release);
                let merge = || properties::merged_dictionary(ctx, def, data.attrs, values, release);
                *self.out.merged.entry((data.name, data.attrs, data.props)).or_insert_with(merge)
            }
        };
        if let Some(dictionary) = dictionary {
            self.attr(dictionary);
        }
    }

    /// Numbers a location. Most locations are of the form `file:line:column` and are used once; their handles show
    /// this.
    #[inline(always)]
    fn location(&mut self, loc: Attr) {
        let file = self.locs.file_of(loc.index());
        if let Some((last, _, dialect)) = self.last_file
            && file == Some(last)
        {
            self.new_in_file += u32::from(self.attrs.meet(loc.index(), dialect));
            return;
        }
        let Some(file) = file.filter(|_| self.options.overrides.is_empty()) else { return self.attr(loc) };
        let dialect = self.builtin();
        if self.attrs.meet(loc.index(), dialect)
            && let Some(name) = self.locs.file(file)
        {
            self.count_file();
            let name = self.names.string_attr(self.ctx, name);
            self.last_file = Some((file, name, dialect));
            self.attr(name);
        }
    }

    /// Adds the new locations in the last file to the number of uses of the file's name.
    fn count_file(&mut self) {
        if let Some((_, name, _)) = self.last_file {
            self.attrs.count_more(name.index(), std::mem::take(&mut self.new_in_file));
        }
    }

    #[inline(always)]
    fn properties(&mut self, place: InBody<'m>, op: OpId, data: &mlirkit_ir::Op, kind: OpNameInfo) -> Result<()> {
        if kind.def.is_none() {
            if let Some(Some(dictionary)) = self.ctx.props_data(data.props).first()
                && self.ctx.opaque_bytes(data.props).is_none()
            {
                self.attr(*dictionary);
            }
            return Ok(());
        }
        let error = |message| op_error(self.module.op(place.id, op), message);
        if let Some(attributes) = self.out.attributes_of(kind)
            && !self.counted
            && self.properties.has_another(data.name, data.props)
        {
            // Further property lists of a name are usually used once or twice, so their references are not cached.
            let mut refs = smallvec::SmallVec::<[Attr; 16]>::new();
            let each = |attr: Option<Attr>, _| {
                if let Some(attr) = attr {
                    refs.push(attr);
                }
            };
            attributes.each(self.ctx.props_data(data.props), each).map_err(error)?;
            refs.into_iter().for_each(|attr| self.attr(attr));
            return Ok(());
        }
        let range = self.references_of(kind, data.name, data.props);
        self.refer(range.map_err(|message| op_error(self.module.op(place.id, op), message))?);
        Ok(())
    }

    /// Returns the references of a property list, as a range of `property_refs`.
    #[inline]
    fn references_of(
        &mut self,
        kind: OpNameInfo,
        name: OpName,
        props: Option<Props>,
    ) -> std::result::Result<std::ops::Range<u32>, String> {
        if let Some(range) = self.properties.get(name, props) {
            return Ok(range.clone());
        }
        let mut refs = std::mem::take(&mut self.property_refs);
        let first = refs.len() as u32;
        let written = self.collect_of(kind, name, props, &mut refs);
        let range = first..refs.len() as u32;
        self.property_refs = refs;
        written?;
        self.properties.insert(name, props, range.clone());
        Ok(range)
    }

    /// Adds the references in a property list to `refs`.
    #[inline]
    fn collect_of(
        &mut self,
        kind: OpNameInfo,
        name: OpName,
        props: Option<Props>,
        refs: &mut Vec<Ref>,
    ) -> std::result::Result<(), String> {
        if let Some((attr, _)) = self.unmade_list(props) {
            refs.push(Ref::Attr(attr));
            return Ok(());
        }
        match (self.out.attributes_of(kind), kind.def) {
            (Some(attributes), _) => attributes.each(self.ctx.props_data(props), |attr, _| {
                if let Some(attr) = attr {
                    refs.push(Ref::Attr(attr));
                }
            }),
            (None, Some(def)) => properties::write(def, name, props, &mut self.collector(refs)).map(drop),
            (None, None) => Ok(()),
        }
    }

    /// Adds the references in a counted property list to `refs`. Each list is requested once, so the references are not
    /// cached.
    fn collect(&mut self, name: OpName, props: Option<Props>, refs: &mut Vec<Ref>) -> Result<()> {
        let kind = self.out.kinds.get(name.index()).copied().unwrap_or_default();
        self.collect_of(kind, name, props, refs).map_err(|message| Error::new(Position::Unknown, message))
    }

    fn refer(&mut self, to: std::ops::Range<u32>) {
        for index in to {
            if let Some(found) = self.property_refs.get(index as usize) {
                self.reference(*found);
            }
        }
    }

    fn collector<'w>(&'w mut self, refs: &'w mut Vec<Ref>) -> DialectWriter<'w, 'c> {
        DialectWriter {
            ctx: self.ctx,
            version: self.options.version,
            release: self.options.target_release,
            followed: self.options.followed(self.module),
            dialect_versions: &self.options.dialect_versions,
            names: self.names,
            sink: Sink::Collect(refs),
        }
    }

    /// Ends the walk. Also returns whether the locations of the input file keep their numbers.
    fn finish(mut self) -> (Numbering, bool) {
        self.count_file();
        self.number_resources();
        let (as_they_are, ops);
        self.out.numbers.locs = self.attrs.apart.clone();
        (self.out.numbers.attrs, self.out.order.attrs, as_they_are) = self.attrs.finish();
        (self.out.numbers.types, self.out.order.types, _) = self.types.finish();
        (ops, self.out.order.ops, _) = self.ops.finish();
        for (kind, number) in self.out.kinds.iter_mut().zip(ops) {
            kind.number = number.saturating_sub(1);
        }
        self.out.dialects = self.dialects;
        if let Some(unmade) = self.file.and_then(|file| file.unmade.get()) {
            unmade.others().into_iter().for_each(|(attr, number)| self.out.numbers.set(attr, number));
        }
        self.out.splits.finish();
        (self.out, as_they_are)
    }

    /// Numbers the resources. In each dialect, resources that have content come first.
    fn number_resources(&mut self) {
        // All resources of dialects without a known definition are written, because it is unknown which attributes use
        // them.
        for (dialect, key) in self.module.resources_of_unknown_dialects() {
            self.resource(dialect, key);
        }
        let mut next = 0;
        let groups = self.module.dialect_resources.iter();
        let all = groups.flat_map(|group| group.entries.iter().map(move |(key, value)| ((group.name, *key), value)));
        let filled: FxHashSet<(Ident, Ident)> = all.filter_map(|(key, value)| value.is_some().then_some(key)).collect();
        for dialect in &mut self.dialects {
            let Some(name) = dialect.name.filter(|_| !dialect.resources.is_empty()) else { continue };
            dialect.resources.sort_by_key(|key| !filled.contains(&(name, *key)));
            for key in &dialect.resources {
                self.out.numbers.resources.insert((name, *key), next);
                next += 1;
            }
        }
    }
}
