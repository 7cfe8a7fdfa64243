//! Attributes and properties of the operations of a file: each combination is worked out once.

use mlirkit_defs::OpDef;
use mlirkit_diag::Result;
use mlirkit_ir::{Attr, AttrData, Context, Ident, OpName, Props};
use mlirkit_wire::Reader;
use rustc_hash::FxHashMap;

use crate::codec::Codec;
use crate::decode::Decoder;
use crate::properties::{self, Place};

/// The attribute under which the properties of an operation stand whose definition is unknown: their bytes, which
/// nobody can understand without it.
const OPAQUE: &str = "opaque_properties";

/// What an operation has: its dictionary and its properties.
pub(crate) type Attributes = (Option<Attr>, Option<Props>);

/// What was worked out before.
#[derive(Default)]
pub(crate) struct AttributeCache {
    /// By operation name, dictionary and entry in the properties section.
    known: FxHashMap<(u32, Option<Attr>, u64), Attributes>,
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
        let key = (op.0, dictionary, entry.unwrap_or(NO_ENTRY));
        if let Some(found) = self.known.get(&key) {
            return Ok(*found);
        }
        let made = self.make(decoder, reader, op, dictionary, entry)?;
        self.known.insert(key, made);
        Ok(made)
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
        let Some(def) = def else {
            let registered = decoder.file.dialects.ops.get(index as usize).and_then(|op| op.registered);
            let props = match data {
                None => None,
                Some(data) if registered == Some(true) => Some(opaque(ctx, data.rest())),
                Some(data) => Some(decoder.fields(data).attr()?),
            };
            return Ok((dictionary, props.and_then(|props| ctx.props(&[Some(props)]))));
        };
        if !properties::has_properties(def) {
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
        let mut values = match data {
            None => vec![None; def.slots.len()],
            Some(data) => read_slots(decoder, name, def, data, &mut others)?,
        };
        let mut attrs = dictionary;
        let entries = ctx.dictionary_entries(dictionary);
        if !others.is_empty() || properties::has_inherent(ctx, def, entries) {
            for (name, value) in entries {
                match properties::place(ctx, def, *name, *value) {
                    Place::Slot(slot) => values[slot] = Some(*value),
                    Place::Lost => {}
                    Place::Dictionary => others.push((*name, *value)),
                }
            }
            attrs = (!others.is_empty()).then(|| ctx.dictionary(others));
        }
        for (value, slot) in values.iter_mut().zip(&def.slots).filter(|(value, _)| value.is_none()) {
            *value = properties::default(ctx, def, slot)?;
        }
        Ok((attrs, ctx.props(&values)))
    }
}

/// Reads the slots as the release that wrote the file had them, and puts them where they stand today. What today's row
/// does not know goes to `others`.
fn read_slots<'a>(
    decoder: &mut Decoder<'_, 'a, '_>,
    name: OpName,
    def: &'static OpDef,
    data: Reader<'a>,
    others: &mut Vec<(Ident, Attr)>,
) -> Result<Vec<Option<Attr>>> {
    let ctx = decoder.ctx;
    let dialect = ctx.dialect(ctx.op_name_data(name).dialect);
    let short = def.name.split_once('.').map_or(&*def.name, |(_, short)| short);
    let named = dialect.zip(decoder.file.release).and_then(|(dialect, release)| dialect.op_in_release(short, release));
    let first = named.unwrap_or(def);
    let (read, rest) = read_as(decoder, first, data);
    let (old, read) = if rest == 0 {
        (first, read?)
    } else {
        // What the producer calls itself does not always tell what it had: the row is right that uses every byte.
        let older = dialect.into_iter().flat_map(|dialect| dialect.older_rows(short).map(|(_, row)| row));
        let others = std::iter::once(def).chain(older).filter(|row| !std::ptr::eq(*row, first));
        let exact = others.into_iter().find_map(|row| match read_as(decoder, row, data) {
            (Ok(read), 0) => Some((row, read)),
            _ => None,
        });
        match exact {
            Some(found) => found,
            None => (first, read?),
        }
    };
    if std::ptr::eq(old, def) {
        return Ok(read);
    }
    let mut values = vec![None; def.slots.len()];
    for (slot, value) in old.slots.iter().zip(read) {
        let Some(value) = value else { continue };
        match def.slots.iter().position(|new| new.name == slot.name) {
            Some(at) => values[at] = Some(value),
            None => others.push((ctx.ident(&slot.name), value)),
        }
    }
    Ok(values)
}

/// The slots of a row, and how many bytes are left; some, if they cannot be read.
fn read_as<'a>(decoder: &mut Decoder<'_, 'a, '_>, row: &OpDef, data: Reader<'a>) -> (Result<Vec<Option<Attr>>>, usize) {
    let mut fields = decoder.fields(data);
    let read = properties::read(row, &mut fields);
    let rest = if read.is_ok() { fields.remaining() } else { usize::MAX };
    (read, rest)
}

fn opaque(ctx: &Context, bytes: &[u8]) -> Attr {
    let value = ctx.attr(AttrData::String { value: ctx.ident_bytes(bytes), ty: None });
    ctx.dictionary(vec![(ctx.ident(OPAQUE), value)])
}
