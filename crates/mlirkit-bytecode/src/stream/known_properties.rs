//! The property lists that several readers have decoded, sorted by properties entry.

use mlirkit_ir::OpName;
use rustc_hash::FxHashSet;

use crate::tables::file::File;
use crate::tables::property_cache::PropertyCache;
use crate::write::module::EntryProps;

/// The decoded property lists. They remain in the readers' caches, because there may be as many lists as operations.
pub(crate) struct KnownProperties<'f, 'a> {
    file: &'f File<'a>,
    /// The property lists whose properties entry has been decoded to more than one list, sorted by entry.
    others: Vec<EntryProps>,
}

impl<'f, 'a> KnownProperties<'f, 'a> {
    /// Collects the property lists. `None` if decoding changed the dictionary of an operation, or if an entry is not
    /// used. Also `None` if the name of an operation without an entry is in `has_properties`.
    pub(crate) fn new(
        readers: Vec<PropertyCache>,
        file: &'f File<'a>,
        has_properties: &FxHashSet<OpName>,
    ) -> Option<Self> {
        let mut others: Vec<EntryProps> = Vec::new();
        for (name, dictionary, entry, (attrs, props)) in readers.iter().flat_map(PropertyCache::others) {
            let name = *file.op_names.get(name as usize)?.get().filter(|_| attrs == dictionary)?;
            match entry {
                Some(entry) => others.push((entry, name, props)),
                // This operation is written without an entry if its name has no properties.
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

    /// Calls `visit` for each entry in order, at least once per entry, until it returns false. Returns true if every
    /// call returned true.
    pub(crate) fn each(&self, mut visit: impl FnMut(EntryProps) -> bool) -> bool {
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
