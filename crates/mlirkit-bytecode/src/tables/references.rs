//! Finds the references between the entries of a file.

use bytes::Bytes;
use mlirkit_diag::Result;
use mlirkit_ir::{AttrData, Context};
use mlirkit_wire::{Reader, References, UsedProperties};

use crate::codec::options::ReadOptions;
use crate::tables::entries::{Decoder, Key};
use crate::tables::file::File;
use crate::tables::property_cache::PropertyCache;
use crate::tables::source::Input;

/// Decodes all attributes and types in a bytecode file, and the properties of operations listed in `used`, and returns
/// the references between entries. Operations themselves are not read. An entry that is stored as text or cannot be
/// decoded has no references.
///
/// # Errors
/// Fails if the header or a table is malformed.
pub fn references(ctx: &Context, input: Bytes, options: &ReadOptions, used: &[UsedProperties]) -> Result<References> {
    let input = Input::Whole(input);
    let file = File::open(&input, ctx, options)?;
    let mut found = References {
        attributes: vec![Vec::new(); file.attrs.len()],
        types: vec![Vec::new(); file.types.len()],
        properties: vec![Vec::new(); file.properties.len()],
        symbols: Vec::new(),
    };
    let mut decoder = Decoder::new(&file, &input, ctx, options);
    decoder.recorded = Some(Vec::new());
    let at = Reader::new(&[], 0, None);
    for index in 0..file.attrs.len() as u64 {
        if let Ok(attr) = decoder.attr(&at, index)
            && let AttrData::SymbolRef(path) = ctx.attr_data(attr)
            && let Some(first) = path.first()
        {
            found.symbols.push((index, ctx.str(*first).to_owned()));
        }
        decoder.sort_records(&mut found);
    }
    for index in 0..file.types.len() as u64 {
        // An entry that cannot be decoded has no references.
        let _ = decoder.ty(&at, index);
        decoder.sort_records(&mut found);
    }
    let mut cache = PropertyCache::default();
    for UsedProperties { op, attributes, properties } in used {
        let Some(name) = usize::try_from(*op).ok().and_then(|op| file.dialects.ops.get(op)) else { continue };
        let name = file.op_name(ctx, name);
        let dictionary = attributes.and_then(|index| decoder.attr(&at, index).ok());
        let _ = cache.get(&mut decoder, &at, (*op as u32, name), dictionary, Some(*properties));
        let records = decoder.recorded.as_mut().map(std::mem::take).unwrap_or_default();
        if let Some(list) = usize::try_from(*properties).ok().and_then(|index| found.properties.get_mut(index)) {
            list.extend(records.into_iter().filter(|(from, _)| from.is_none()).map(|(_, to)| to));
            list.sort_unstable();
            list.dedup();
        }
    }
    Ok(found)
}

impl Decoder<'_, '_, '_> {
    /// Moves the recorded references to the lists of the entries that contain them.
    fn sort_records(&mut self, found: &mut References) {
        for (from, to) in self.recorded.iter_mut().flat_map(|records| records.drain(..)) {
            let list = match from {
                Some(Key::Attr(index)) => found.attributes.get_mut(index as usize),
                Some(Key::Type(index)) => found.types.get_mut(index as usize),
                None => None,
            };
            if let Some(list) = list.filter(|list| list.len() > MANY || !list.contains(&to)) {
                list.push(to);
            }
        }
    }
}

/// The maximum length of a list that is searched for duplicates before a reference is added.
const MANY: usize = 32;
