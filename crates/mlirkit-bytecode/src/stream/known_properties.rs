//! The properties that several readers have met, in the order of the entries that say them.

use mlirkit_ir::OpName;
use rustc_hash::FxHashSet;

use crate::tables::file::File;
use crate::tables::property_cache::AttributeCache;
use crate::write::module::OfEntry;

/// What is known of entries, where it stands: a file may have as many as operations.
pub(crate) struct KnownProperties<'f, 'a> {
    file: &'f File<'a>,
    /// The few that are not the only ones of their entry, in its order.
    others: Vec<OfEntry>,
}

impl<'f, 'a> KnownProperties<'f, 'a> {
    /// `None` if an operation's dictionary is not what the file says, an entry has not been met, or an operation without one is of a kind that
    /// `has_properties`.
    pub(crate) fn new(
        readers: Vec<AttributeCache>,
        file: &'f File<'a>,
        has_properties: &FxHashSet<OpName>,
    ) -> Option<Self> {
        let mut others: Vec<OfEntry> = Vec::new();
        for (name, dictionary, entry, (attrs, props)) in readers.iter().flat_map(AttributeCache::others) {
            let name = *file.op_names.get(name as usize)?.get().filter(|_| attrs == dictionary)?;
            match entry {
                Some(entry) => others.push((entry, name, props)),
                // It is written without one if its kind has no properties.
                None if props.is_some() || has_properties.contains(&name) => return None,
                None => {}
            }
        }
        others.sort_unstable_by_key(|(entry, name, _)| (*entry, name.index()));
        others.dedup();
        let known = Self { file, others };
        let (mut next, mut complete) = (0, true);
        known.each(|(entry, ..)| {
            complete &= entry <= next;
            next = entry + 1;
            complete
        });
        (complete && next == file.properties.len() as u64).then_some(known)
    }

    /// Calls for the properties of each entry, one after the other, and each at least once, as long as that says to go on; whether it always has.
    pub(crate) fn each(&self, mut visit: impl FnMut(OfEntry) -> bool) -> bool {
        let mut others = &*self.others;
        (0..self.file.properties.len() as u64).all(|entry| {
            if let Some((name, props)) = self.file.made.get(entry as usize) {
                let name = self.file.op_names.get(name as usize).and_then(|name| name.get());
                if !name.is_some_and(|name| visit((entry, *name, props))) {
                    return false;
                }
            }
            while let Some((other, rest)) = others.split_first().filter(|(other, _)| other.0 == entry) {
                others = rest;
                if !visit(*other) {
                    return false;
                }
            }
            true
        })
    }
}
