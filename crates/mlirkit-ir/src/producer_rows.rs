//! Tracks which historical operation definitions match a file's properties. This is needed if the producer string, such
//! as `MLIR23.0.0git`, can mean any development snapshot from a year.

use std::sync::{Mutex, PoisonError};

use mlirkit_defs::OpDef;
use rustc_hash::FxHashMap;

use crate::context::Context;
use crate::ids::OpName;

/// For each operation name, the definitions that match all properties read so far, most likely first. A writer that
/// keeps the producer string must use one of them.
#[derive(Debug, Default)]
pub struct ProducerRows(Mutex<FxHashMap<OpName, Vec<&'static OpDef>>>);

impl ProducerRows {
    /// Restricts the candidate definitions of an operation to `rows`.
    pub fn note(&self, name: OpName, rows: impl Iterator<Item = &'static OpDef>) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let rows: Vec<_> = rows.collect();
        match known.get_mut(&name) {
            Some(known) => known.retain(|row| rows.iter().any(|other| std::ptr::eq(*row, *other))),
            None => _ = known.insert(name, rows),
        }
    }

    /// Converts the recorded definitions to another context, in which operation names have different handles.
    pub(crate) fn in_context(&self, old: &Context, new: &Context) -> Self {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Self(Mutex::new(known.iter().map(|(name, rows)| (new.op_name(old.op_str(*name)), rows.clone())).collect()))
    }

    /// Returns the definition to use for an operation. This is `preferred` if it is a candidate or if there are no
    /// candidates, and the most likely candidate otherwise.
    pub fn row(&self, name: OpName, preferred: Option<&'static OpDef>) -> Option<&'static OpDef> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let rows = known.get(&name).map_or(&[][..], Vec::as_slice);
        let is_one = preferred.is_some_and(|row| rows.iter().any(|known| std::ptr::eq(*known, row)));
        if is_one { preferred } else { rows.first().copied().or(preferred) }
    }
}
