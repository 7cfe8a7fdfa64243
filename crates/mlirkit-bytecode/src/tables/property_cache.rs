//! The attributes and properties of operations. Each combination in the file is decoded once.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

use mlirkit_defs::{Dialect, OpDef, Release, Slot, SlotKind};
use mlirkit_diag::Result;
use mlirkit_ir::{Attr, AttrData, Context, Ident, OpName, Props};
use mlirkit_wire::Reader;
use rustc_hash::FxHashMap;

use crate::codec::properties::{self, SlotPlace};
use crate::codec::registry::Codec;
use crate::tables::entries::Decoder;
use crate::tables::lazy_constants::Number;

/// The discardable attribute dictionary and the property list of an operation.
pub(crate) type OpAttributes = (Option<Attr>, Option<Props>);

/// The property list of each properties entry, shared by all threads. Nearly every entry is used with one operation
/// name only, by operations without a dictionary.
#[derive(Default)]
pub(crate) struct PropertyEntryCache(OnceLock<Box<[AtomicU64]>>);

impl PropertyEntryCache {
    /// Returns the operation name index and the property list stored for an entry; `None` if nothing is stored.
    #[inline]
    pub(crate) fn get(&self, entry: usize) -> Option<(u32, Option<Props>)> {
        Self::unpacked(self.0.get()?.get(entry)?.load(Ordering::Relaxed))
    }

    /// Stores the operation name index and the property list of an entry. Returns false if something else is already
    /// stored, or if the index is out of range.
    fn set(&self, entry: usize, count: usize, name: u32, props: Option<Props>) -> bool {
        let slots = self.0.get_or_init(|| (0..count).map(|_| AtomicU64::new(0)).collect());
        let Some((slot, name)) = slots.get(entry).zip(name.checked_add(1)) else { return false };
        let word = u64::from(name) << 32 | props.map_or(0, |props| props.index() as u64);
        match slot.compare_exchange(0, word, Ordering::Relaxed, Ordering::Relaxed) {
            Ok(_) => true,
            Err(known) => known == word,
        }
    }

    #[inline]
    fn unpacked(word: u64) -> Option<(u32, Option<Props>)> {
        let name = ((word >> 32) as u32).checked_sub(1)?;
        Some((name, Props::from_index(word as u32)))
    }
}

/// A cache for the combinations that [`PropertyEntryCache`] cannot store. Each reader has a separate one.
#[derive(Default)]
pub(crate) struct PropertyCache {
    /// Decoded attributes, by operation name index, dictionary and entry.
    others: FxHashMap<(u32, Option<Attr>, u64), OpAttributes>,
    /// How to read properties, by operation name index. The inner `None` means that reading depends on more than the
    /// operation's definition.
    plans: Vec<Option<Option<Box<ReadPlan>>>>,
    /// The values of the property slots in the properties entry being decoded.
    values: Vec<Option<Attr>>,
}

/// How to read the properties of operations with one name, if the file uses the context's definition. The slots are in
/// file order.
#[derive(Debug)]
struct ReadPlan {
    dialect: &'static Dialect,
    def: &'static OpDef,
    /// The slots, each with its default value.
    slots: Box<[(properties::SlotReader, Option<Attr>)]>,
    /// The kinds and types of numbers accepted so far. `None` unless the definition has a single slot whose constraint
    /// depends only on kind and type.
    numbers: Option<Vec<Number>>,
}

impl ReadPlan {
    /// The first version in which all slots have the order of the definition.
    const SINCE: u64 = 6;
    /// The first version with a properties section.
    const PROPERTIES_SINCE: u64 = 5;

    fn new(decoder: &Decoder<'_, '_, '_>, name: OpName) -> Option<Self> {
        let (ctx, file) = (decoder.ctx, decoder.file);
        let def = ctx.op_def(name).filter(|def| properties::has_properties(def))?;
        let same = file.release.is_none_or(|release| release == ctx.release()) && !file.is_snapshot;
        if !same || file.version < Self::SINCE || def.flags.has(mlirkit_defs::OpFlags::CUSTOM_PROPERTIES) {
            return None;
        }
        let dialect = ctx.dialect(ctx.op_name_data(name).dialect)?;
        let slot = |index: &u16| {
            let slot = def.slots.get(usize::from(*index))?;
            let default = properties::default(ctx, def, slot).ok()?;
            Some((properties::SlotReader::new(dialect, usize::from(*index), slot), default))
        };
        let slots: Box<[_]> = def.wire.iter().map(slot).collect::<Option<_>>()?;
        let numbers = matches!(&*slots, [(slot, _)] if slot.takes_numbers_by_type()).then(Vec::new);
        (slots.len() == def.slots.len()).then_some(Self { dialect, def, slots, numbers })
    }

    /// Decodes a properties entry. `None` if it does not match the definition.
    fn read<'a>(
        &self,
        decoder: &mut Decoder<'_, 'a, '_>,
        data: Reader<'a>,
        values: &mut Vec<Option<Attr>>,
    ) -> Option<Option<Props>> {
        let ctx = decoder.ctx;
        values.clear();
        values.resize(self.slots.len(), None);
        let mut fields = decoder.fields(data);
        for (slot, default) in &self.slots {
            let value = slot.read(self.dialect, self.def, &mut fields).ok()?;
            *values.get_mut(slot.index)? = value.or(*default);
        }
        (fields.remaining() == 0).then(|| ctx.props(values))
    }
}

/// The entry number that represents an operation without an entry in the properties section.
const NO_ENTRY: u64 = u64::MAX;

impl PropertyCache {
    /// Returns the attributes of an operation, given its dictionary and its properties entry, which have just been
    /// read.
    pub(crate) fn get<'a>(
        &mut self,
        decoder: &mut Decoder<'_, 'a, '_>,
        reader: &Reader<'a>,
        op: (u32, OpName),
        dictionary: Option<Attr>,
        entry: Option<u64>,
    ) -> Result<OpAttributes> {
        let place = entry.filter(|_| dictionary.is_none()).and_then(|entry| usize::try_from(entry).ok());
        let made = &decoder.file.made;
        if let Some((_, props)) = place.and_then(|place| made.get(place)).filter(|(name, _)| *name == op.0) {
            return Ok((None, props));
        }
        let key = (op.0, dictionary, entry.unwrap_or(NO_ENTRY));
        if let Some(found) = self.others.get(&key) {
            return Ok(*found);
        }
        let planned = place.and_then(|place| self.planned(decoder, op, place));
        let made = match planned {
            Some(props) => (None, props),
            None => self.make(decoder, reader, op, dictionary, entry)?,
        };
        let file = decoder.file;
        let count = file.properties.len();
        let is_plain =
            matches!((place, made), (Some(place), (None, props)) if file.made.set(place, count, op.0, props));
        if !is_plain {
            self.others.insert(key, made);
        }
        Ok(made)
    }

    /// Iterates over the combinations in this cache: operation name index, dictionary, entry, and decoded attributes.
    pub(crate) fn others(&self) -> impl Iterator<Item = (u32, Option<Attr>, Option<u64>, OpAttributes)> {
        let entry = |entry: u64| Some(entry).filter(|entry| *entry != NO_ENTRY);
        self.others.iter().map(move |((name, dict, at), made)| (*name, *dict, entry(*at), *made))
    }

    /// Decodes a properties entry with the [plan](ReadPlan) for its operation name. `None` if there is no plan, or the
    /// entry does not match it.
    fn planned(
        &mut self,
        decoder: &mut Decoder<'_, '_, '_>,
        (index, name): (u32, OpName),
        entry: usize,
    ) -> Option<Option<Props>> {
        let index = index as usize;
        if self.plans.len() <= index {
            self.plans.resize_with(index + 1, || None);
        }
        let plan = self.plans.get_mut(index)?;
        let plan = plan.get_or_insert_with(|| ReadPlan::new(decoder, name).map(Box::new)).as_deref_mut()?;
        let data = decoder.file.properties.get(entry as u64)?;
        // A writer in which the operation was not registered stored a dictionary, whose index may happen to match the
        // definition.
        if decoder.file.dialects.ops.get(index).is_some_and(|op| op.registered == Some(false))
            && let Ok(attr) = decoder.fields(data).attr()
            && matches!(decoder.ctx.attr_data(attr), AttrData::Dictionary(_))
        {
            return None;
        }
        let number = if plan.numbers.is_some() { decoder.unmade_number(data.quick()) } else { None };
        let is_known = |(_, number)| plan.numbers.as_ref().is_some_and(|known| known.contains(&number));
        if let Some(known) = number.filter(|number| is_known(*number)) {
            let list = decoder.unmade_list(entry, known).map(Some);
            return list.or_else(|| plan.read(decoder, data, &mut self.values));
        }
        // The first number shows whether the slot accepts numbers of this kind and type.
        let made = plan.read(decoder, data, &mut self.values)?;
        if let Some((known, (_, number))) = plan.numbers.as_mut().zip(number) {
            known.push(number);
        }
        Some(made)
    }

    fn make<'a>(
        &mut self,
        decoder: &mut Decoder<'_, 'a, '_>,
        reader: &Reader<'a>,
        (index, name): (u32, OpName),
        dictionary: Option<Attr>,
        entry: Option<u64>,
    ) -> Result<OpAttributes> {
        let ctx = decoder.ctx;
        let def = ctx.op_def(name);
        let data = match entry {
            None => None,
            Some(entry) => Some(decoder.file.properties.resolve(reader, entry, ctx.op_str(name))?),
        };
        let registered = decoder.file.dialects.ops.get(index as usize).and_then(|op| op.registered);
        let Some(def) = def else {
            let props = match data {
                None => None,
                Some(data) if registered == Some(true) => Some(ctx.opaque_properties(data.rest())),
                Some(data) => Some(decoder.fields(data).attr()?),
            };
            return Ok((dictionary, props.and_then(|props| ctx.props(&[Some(props)]))));
        };
        // A writer in which the operation was not registered stored its properties as one attribute.
        let (data, dictionary) = match data {
            Some(data) if registered == Some(false) => (None, merged(decoder, data, dictionary)?),
            data => (data, dictionary),
        };
        // Another release may have stored properties although the current definition has none.
        if !properties::has_properties(def) && data.is_none() {
            return Ok((dictionary, None));
        }
        if def.flags.has(mlirkit_defs::OpFlags::CUSTOM_PROPERTIES)
            && let Some(data) = data
        {
            let codec = Codec::of(ctx, ctx.op_name_data(name).dialect);
            let props = match codec.interface() {
                Some(codec) => codec.read_properties(name, &mut decoder.fields(data))?,
                None => None,
            };
            let message = || data.error(format!("has properties but missing BytecodeOpInterface for {}", def.name));
            return props.map(|props| (dictionary, props)).ok_or_else(message);
        }
        let mut others: Vec<(Ident, Attr)> = Vec::new();
        let entries = ctx.dictionary_entries(dictionary);
        let mut followed = None;
        let mut values = match data {
            None => vec![None; def.slots.len()],
            Some(data) => {
                let (row, values) = read_slots(decoder, name, def, data, entries, &mut others)?;
                followed = Some(row);
                values
            }
        };
        if data.is_none() && registered != Some(false) {
            note_without_properties(decoder, name, def);
        }
        // A context for the release that wrote the file keeps what the development snapshot stored, and does not add
        // properties that were introduced later.
        let as_it_was = decoder.file.is_snapshot && decoder.file.release == Some(ctx.release());
        // In versions that store properties in entries, an operation without an entry had no properties. An operation
        // that was not registered in the writer had its properties in the dictionary.
        let had_none = followed.is_none() && decoder.file.version >= 5 && registered != Some(false);
        let followed = followed.unwrap_or(def);
        let knew = |slot: &Slot| std::ptr::eq(followed, def) || followed.slots.position(&slot.name).is_some();
        let had = |slot: &Slot| !had_none && knew(slot);
        let stays = |slot: usize| as_it_was && def.slots.get(slot).is_some_and(|slot| !had(slot));
        let mut attrs = dictionary;
        if !others.is_empty() || properties::has_inherent(ctx, def, entries) {
            for (name, value) in entries {
                match properties::place(ctx, def, *name, *value) {
                    SlotPlace::Slot(slot) if !stays(slot) => values[slot] = Some(*value),
                    SlotPlace::Lost => {}
                    SlotPlace::Slot(_) | SlotPlace::Dictionary => others.push((*name, *value)),
                }
            }
            attrs = (!others.is_empty()).then(|| ctx.dictionary(others));
        }
        for (index, slot) in def.slots.iter().enumerate() {
            if values.get(index).is_some_and(Option::is_none) && !stays(index) {
                values[index] = properties::default(ctx, def, slot)?;
            }
        }
        Ok((attrs, ctx.props(&values)))
    }
}

/// Records that a development snapshot stored no properties for an operation, if one of the candidate definitions has
/// none.
fn note_without_properties(decoder: &Decoder<'_, '_, '_>, name: OpName, def: &OpDef) {
    let (ctx, file) = (decoder.ctx, decoder.file);
    let Some(followed) = file.followed.as_ref().filter(|_| file.version >= ReadPlan::PROPERTIES_SINCE) else { return };
    let short = def.name.split_once('.').map_or(&*def.name, |(_, short)| short);
    let Some(dialect) = ctx.dialect(ctx.op_name_data(name).dialect) else { return };
    let rows = dialect.op_rows(short, file.release).into_iter().map(|(_, row)| row);
    let without: Vec<_> = rows.filter(|row| !properties::has_properties(row)).collect();
    if !without.is_empty() {
        followed.note(name, without.into_iter());
    }
}

/// Merges the properties of an operation into its attributes. The operation was not registered in the writer, so its
/// properties are a dictionary.
fn merged<'a>(decoder: &mut Decoder<'_, 'a, '_>, data: Reader<'a>, dictionary: Option<Attr>) -> Result<Option<Attr>> {
    let ctx = decoder.ctx;
    let props = decoder.fields(data).attr()?;
    let AttrData::Dictionary(props) = ctx.attr_data(props) else {
        return Err(data.error("expected DictionaryAttr to set properties"));
    };
    let own = ctx.dictionary_entries(dictionary);
    let others = props.iter().filter(|(name, _)| !own.iter().any(|(known, _)| known == name));
    let entries: Vec<_> = own.iter().chain(others).copied().collect();
    Ok((!entries.is_empty()).then(|| ctx.dictionary(entries)))
}

/// The values of a definition's property slots.
type Values = Vec<Option<Attr>>;

/// Reads property slots with the definition of the release that wrote the file, and moves the values to the slots of
/// the current definition. Values without a current slot are added to `others`. Returns the definition that was used,
/// with the values.
fn read_slots<'a>(
    decoder: &mut Decoder<'_, 'a, '_>,
    name: OpName,
    def: &'static OpDef,
    data: Reader<'a>,
    entries: &[(Ident, Attr)],
    others: &mut Vec<(Ident, Attr)>,
) -> Result<Reading> {
    let ctx = decoder.ctx;
    let Some(dialect) = ctx.dialect(ctx.op_name_data(name).dialect) else { return Ok((def, Vec::new())) };
    let (row, read) = Candidates { name, dialect, def, data, entries }.choose(decoder)?;
    if std::ptr::eq(row, def) {
        return Ok((def, read));
    }
    let mut values = vec![None; def.slots.len()];
    for (slot, value) in row.slots.iter().zip(read) {
        let Some(value) = value else { continue };
        match def.slots.position(&slot.name) {
            Some(at) => values[at] = Some(value),
            // A value that equals the other release's default carries no information.
            None if slot.is_filled() && ctx.slot_default(slot).ok().flatten() == Some(value) => {}
            None => others.push((ctx.ident(&slot.name), value)),
        }
    }
    Ok((row, values))
}

/// The definitions that a properties entry may follow.
///
/// Entries are positional and not self-describing. The definition is chosen by the producer's release, and must match:
/// each slot accepts only attributes of its class, and the slots must consume all bytes. A release name may cover a
/// year of development snapshots, which use the definitions of the previous release or intermediate ones.
struct Candidates<'a, 'e> {
    name: OpName,
    dialect: &'static Dialect,
    /// The context's definition of the operation.
    def: &'static OpDef,
    data: Reader<'a>,
    /// The dictionary of the operation. No entry may have the name of a slot in the chosen definition.
    entries: &'e [(Ident, Attr)],
}

/// An operation definition, with the values of its property slots.
type Reading = (&'static OpDef, Values);

impl<'a> Candidates<'a, '_> {
    fn choose(&self, decoder: &mut Decoder<'_, 'a, '_>) -> Result<Reading> {
        let short = self.def.name.split_once('.').map_or(&*self.def.name, |(_, short)| short);
        let release = decoder.file.release;
        // The context's definition belongs to the context's release.
        let same = release.is_none_or(|release| release == decoder.ctx.release());
        let dialect = release.filter(|_| !same).map_or(self.dialect, |release| self.dialect.at(release));
        let known = if same { Some(self.def) } else { dialect.op(short) };
        let own = known.unwrap_or(self.def);
        let first = self.read(decoder, dialect, own);
        // The LLVM release does not determine the definitions of dialects that are developed in other projects.
        let by_release = release.is_some() && self.dialect.follows_llvm();
        let is_exact = by_release && !decoder.file.is_snapshot && known.is_some();
        if is_exact || first.is_ok() && !(by_release && decoder.file.is_snapshot) {
            return first.map(|read| (own, read));
        }
        let mut found: Vec<Reading> = Vec::new();
        for (dialect, row) in self.dialect.op_rows(short, release) {
            if !self.names_nothing_of(decoder.ctx, row) {
                continue;
            }
            if let Ok(read) = self.read(decoder, dialect, row) {
                found.push((row, read));
            }
        }
        if release.is_some_and(|release| !release.is_published()) {
            // Every known tool that reports an unpublished release was built after the changes that led to that
            // release.
            let before = release.and_then(|of| self.dialect.at(Release(of.0.saturating_sub(1))).op(short));
            let is_later = |(row, _): &Reading| before.is_none_or(|before| !std::ptr::eq(*row, before));
            if found.iter().any(is_later) {
                found.retain(is_later);
            }
        }
        let Some((best, others)) = found.split_first() else { return first.map(|read| (own, read)) };
        if let Some(followed) = &decoder.file.followed {
            followed.note(self.name, found.iter().map(|(row, _)| *row));
        }
        if others.iter().all(|other| same_meaning(decoder.ctx, best, other) || renamed(best, other)) {
            return Ok(found.swap_remove(0));
        }
        let message = format!("'{}' op has properties that several releases read in different ways", self.def.name);
        let note = format!("at byte {}; --assume-release=N says which is meant", self.data.offset());
        Err(self.data.error(message).with_note(note))
    }

    /// Reads the property slots of a definition. Fails if any bytes remain.
    #[inline(always)]
    fn read(&self, decoder: &mut Decoder<'_, 'a, '_>, dialect: &'static Dialect, row: &OpDef) -> Result<Values> {
        let mut fields = decoder.fields(self.data);
        let read = properties::read(dialect, row, &mut fields)?;
        match fields.remaining() {
            0 => Ok(read),
            _ if !properties::has_properties(row) => {
                Err(self.data.error(format!("has properties but missing BytecodeOpInterface for {}", row.name)))
            }
            left => {
                let at = fields.offset();
                let message = format!("'{}' op has {left} bytes more than its properties take", row.name);
                Err(self.data.error(message).with_note(format!("they start at byte {at}")))
            }
        }
    }

    fn names_nothing_of(&self, ctx: &Context, row: &OpDef) -> bool {
        !self.entries.iter().any(|(name, _)| row.slots.position(ctx.str(*name)).is_some())
    }
}

/// Returns true if the two definitions yield the same values. Empty operand groups at the end are ignored.
fn same_meaning(ctx: &Context, a: &Reading, b: &Reading) -> bool {
    let said = |(row, values): &Reading| {
        let present = row.slots.iter().zip(values).filter_map(|(slot, value)| {
            let value = (*value)?;
            let sizes = matches!(slot.kind, SlotKind::OperandSegments | SlotKind::ResultSegments);
            let mut sizes = sizes.then(|| ctx.int_array_values(value)).flatten();
            while sizes.as_ref().is_some_and(|sizes| sizes.last() == Some(&0)) {
                sizes.as_mut().and_then(Vec::pop);
            }
            Some((slot.name.clone(), sizes.is_none().then_some(value), sizes))
        });
        let mut said: Vec<_> = present.collect();
        said.sort_unstable();
        said
    };
    said(a) == said(b)
}

/// Returns true if the only difference between two definitions is the name of one slot.
fn renamed((a, a_values): &Reading, (b, b_values): &Reading) -> bool {
    let in_order = |row: &OpDef, values: &Values| {
        let value = |index: &u16| values.get(usize::from(*index)).copied().flatten();
        row.wire.iter().map(value).collect::<Vec<_>>()
    };
    let new =
        |row: &OpDef, other: &OpDef| row.slots.iter().filter(|slot| other.slots.position(&slot.name).is_none()).count();
    in_order(a, a_values) == in_order(b, b_values) && new(a, b) == new(b, a) && new(a, b) <= 1
}
