//! Names that operations suggest for values and blocks.

use mlirkit_defs::Release;
use mlirkit_ir::{BlockRef, OpRef, RegionRef, ValueId};

/// Names that an operation suggests for values and blocks in pretty text.
pub trait AsmNames: Send + Sync {
    /// Suggests names for results. Calls `set` with the first result of each named group, and its name.
    fn results(&self, _op: OpRef<'_, '_>, _set: &mut dyn FnMut(ValueId, &str)) {}
    /// Suggests names for the arguments of the entry block of a region.
    fn region_args(&self, _op: OpRef<'_, '_>, _region: RegionRef<'_, '_>, _set: &mut dyn FnMut(ValueId, &str)) {}
    /// Suggests names for blocks.
    fn blocks(&self, _op: OpRef<'_, '_>, _set: &mut dyn FnMut(BlockRef<'_, '_>, &str)) {}
    /// Returns the dialect whose prefix a release omits in the operation's regions.
    fn default_dialect(&self, _release: Release) -> Option<&'static str> {
        None
    }
}
