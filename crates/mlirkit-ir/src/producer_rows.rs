//! Which rows the properties of a file follow whose release's name stands for a year of snapshots.

use std::sync::{Mutex, PoisonError};

use mlirkit_defs::OpDef;
use rustc_hash::FxHashMap;

use crate::ids::OpName;

/// For each kind of operation the rows that all properties read so far fit, the likeliest first: whoever writes the file
/// again under its own name has to follow one of them.
#[derive(Debug, Default)]
pub struct ProducerRows(Mutex<FxHashMap<OpName, Vec<&'static OpDef>>>);

impl ProducerRows {
    /// Takes note that the properties of an operation fit these rows and no other.
    pub fn note(&self, name: OpName, rows: impl Iterator<Item = &'static OpDef>) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let rows: Vec<_> = rows.collect();
        match known.get_mut(&name) {
            Some(known) => known.retain(|row| rows.iter().any(|other| std::ptr::eq(*row, *other))),
            None => _ = known.insert(name, rows),
        }
    }

    /// The row that properties of this operation follow; `preferred` if it may be that one, or if nothing is known.
    pub fn row(&self, name: OpName, preferred: Option<&'static OpDef>) -> Option<&'static OpDef> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let rows = known.get(&name).map_or(&[][..], Vec::as_slice);
        let is_one = preferred.is_some_and(|row| rows.iter().any(|known| std::ptr::eq(*known, row)));
        if is_one { preferred } else { rows.first().copied().or(preferred) }
    }
}
