//! Attributes and properties of the operations of a file: each combination is worked out once.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

use mlirkit_defs::{Dialect, OpDef, Slot, SlotKind};
use mlirkit_diag::Result;
use mlirkit_ir::{Attr, AttrData, Context, Ident, OpName, Props};
use mlirkit_wire::Reader;
use rustc_hash::FxHashMap;

use crate::codec::properties::{self, Place};
use crate::codec::registry::Codec;
use crate::tables::entries::Decoder;
use crate::tables::lazy_constants::Number;

/// What an operation has: its dictionary and its properties.
pub(crate) type Attributes = (Option<Attr>, Option<Props>);

/// By entry in the properties section, the properties that it stands for, for all who read the file: nearly all belong to one kind of
/// operation, which has nothing else.
#[derive(Default)]
pub(crate) struct EntriesMade(OnceLock<Box<[AtomicU64]>>);

impl EntriesMade {
    /// What is known of an entry: the index of the operation's name, and the properties.
    #[inline]
    pub(crate) fn get(&self, entry: usize) -> Option<(u32, Option<Props>)> {
        Self::unpacked(self.0.get()?.get(entry)?.load(Ordering::Relaxed))
    }

    /// Takes note of an entry of a section that has `count`; `false` if that is not possible, or something else is known.
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

/// What was worked out before, and is not what nearly all operations are like: [`EntriesMade`] has that.
#[derive(Default)]
pub(crate) struct AttributeCache {
    /// By operation name, dictionary and entry in the properties section.
    others: FxHashMap<(u32, Option<Attr>, u64), Attributes>,
    /// By operation name, how its properties are read; `None` where that depends on more than the row.
    plans: Vec<Option<Option<Box<Plan>>>>,
    /// What the slots of the entry being read hold.
    values: Vec<Option<Attr>>,
}

/// How the properties of a kind of operation are read from a file that follows the row of the context: slot by slot, in
/// the order of the file.
#[derive(Debug)]
struct Plan {
    dialect: &'static Dialect,
    def: &'static OpDef,
    /// Each with what it holds where the file says nothing.
    slots: Box<[(properties::SlotReader, Option<Attr>)]>,
    /// The kinds of numbers that the only slot has been seen to take, if it goes by kind and type.
    numbers: Option<Vec<Number>>,
}

impl Plan {
    /// The version since which slots stand in the order of the row, whatever they are.
    const SINCE: u64 = 6;

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

    /// The properties that an entry holds; nothing if it does not hold what it should.
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

/// Stands for an operation without an entry in the properties section.
const NO_ENTRY: u64 = u64::MAX;

impl AttributeCache {
    /// The attributes of an operation from what its encoding holds; `reader` has just read it.
    pub(crate) fn get<'a>(
        &mut self,
        decoder: &mut Decoder<'_, 'a, '_>,
        reader: &Reader<'a>,
        op: (u32, OpName),
        dictionary: Option<Attr>,
        entry: Option<u64>,
    ) -> Result<Attributes> {
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

    /// All of them: the index of the operation name, the dictionary, the entry, and what they stand for.
    pub(crate) fn others(&self) -> impl Iterator<Item = (u32, Option<Attr>, Option<u64>, Attributes)> {
        let entry = |entry: u64| Some(entry).filter(|entry| *entry != NO_ENTRY);
        self.others.iter().map(move |((name, dict, at), made)| (*name, *dict, entry(*at), *made))
    }

    /// The properties of an operation that has nothing else, if they are what its row says.
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
        let plan = plan.get_or_insert_with(|| Plan::new(decoder, name).map(Box::new)).as_deref_mut()?;
        let data = decoder.file.properties.get(entry as u64)?;
        // Who did not know the operation wrote a dictionary, whose number may fit the row by chance.
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
        // Whether the slot takes such numbers is seen by one of them.
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
    ) -> Result<Attributes> {
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
        // Who did not know the operation wrote its properties as one attribute.
        let (data, dictionary) = match data {
            Some(data) if registered == Some(false) => (None, merged(decoder, data, dictionary)?),
            data => (data, dictionary),
        };
        // A release may have kept properties where the row in hand has none.
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
        // Who works in the release that wrote the file gets what its snapshot had where it had it, and nothing that came after.
        let as_it_was = decoder.file.is_snapshot && decoder.file.release == Some(ctx.release());
        // Without an entry the operation had no properties, if there were entries at all.
        let had_none = followed.is_none() && decoder.file.version >= 5;
        let followed = followed.unwrap_or(def);
        let knew = |slot: &Slot| std::ptr::eq(followed, def) || followed.slots.position(&slot.name).is_some();
        let had = |slot: &Slot| !had_none && knew(slot);
        let stays = |slot: usize| as_it_was && def.slots.get(slot).is_some_and(|slot| !had(slot));
        let mut attrs = dictionary;
        if !others.is_empty() || properties::has_inherent(ctx, def, entries) {
            for (name, value) in entries {
                match properties::place(ctx, def, *name, *value) {
                    Place::Slot(slot) if !stays(slot) => values[slot] = Some(*value),
                    Place::Lost => {}
                    Place::Slot(_) | Place::Dictionary => others.push((*name, *value)),
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

/// The attributes of an operation whose properties are a dictionary: both together.
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

/// The values of a row's slots.
type Values = Vec<Option<Attr>>;

/// Reads the slots as the release that wrote the file had them, and puts them where they stand today. What today's row
/// does not know goes to `others`. With it comes the row that the entry follows.
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
            // What the other release fills in by itself says nothing.
            None if slot.is_filled() && ctx.slot_default(slot).ok().flatten() == Some(value) => {}
            None => others.push((ctx.ident(&slot.name), value)),
        }
    }
    Ok((row, values))
}

/// The rows that an entry of the properties section may follow.
///
/// Native properties are positional and say nothing about themselves, so the right row is known by the producer's
/// release, and by what fits: every slot takes only what its class allows, and every byte belongs to a slot. A release's
/// name may stand for a year of snapshots, some with rows of the release before, some with rows in between.
struct Candidates<'a, 'e> {
    name: OpName,
    dialect: &'static Dialect,
    /// The row of the context.
    def: &'static OpDef,
    data: Reader<'a>,
    /// The dictionary of the operation: nothing in it has the name of a slot.
    entries: &'e [(Ident, Attr)],
}

/// A row and what its slots hold.
type Reading = (&'static OpDef, Values);

impl<'a> Candidates<'a, '_> {
    fn choose(&self, decoder: &mut Decoder<'_, 'a, '_>) -> Result<Reading> {
        let short = self.def.name.split_once('.').map_or(&*self.def.name, |(_, short)| short);
        let release = decoder.file.release;
        // The row in hand is that of the context's release.
        let same = release.is_none_or(|release| release == decoder.ctx.release());
        let dialect = release.filter(|_| !same).map_or(self.dialect, |release| self.dialect.at(release));
        let known = if same { Some(self.def) } else { dialect.op(short) };
        let own = known.unwrap_or(self.def);
        let first = self.read(decoder, dialect, own);
        // A dialect that is not LLVM's has releases of its own, about which the producer says little.
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

    /// The slots of a row, if every byte belongs to one.
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

/// Whether two rows read the same from the same bytes. Groups of operands at the end that are empty say nothing.
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

/// Whether two rows differ in the names of slots alone.
fn renamed((a, a_values): &Reading, (b, b_values): &Reading) -> bool {
    let in_order = |row: &OpDef, values: &Values| {
        let value = |index: &u16| values.get(usize::from(*index)).copied().flatten();
        row.wire.iter().map(value).collect::<Vec<_>>()
    };
    let new =
        |row: &OpDef, other: &OpDef| row.slots.iter().filter(|slot| other.slots.position(&slot.name).is_none()).count();
    in_order(a, a_values) == in_order(b, b_values) && new(a, b) == new(b, a) && new(a, b) <= 1
}
