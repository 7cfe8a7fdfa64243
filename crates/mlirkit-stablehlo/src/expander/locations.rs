//! Replacement of ranges in locations by their start position.

use mlirkit_ir::{Attr, AttrData, BodyId, Context, Module};
use rustc_hash::FxHashMap;

/// Replaces the ranges in all locations of a module.
pub(super) fn forget_ranges(module: &mut Module<'_>) {
    let mut places = LocationRewriter { ctx: module.context(), known: FxHashMap::default() };
    for id in (0..module.body_count()).filter_map(|id| u32::try_from(id).ok()) {
        if let Some(body) = module.body_mut(BodyId(id)) {
            body.replace_locations(|loc| places.of(loc));
        }
    }
}

struct LocationRewriter<'c> {
    ctx: &'c Context,
    known: FxHashMap<Attr, Attr>,
}

impl LocationRewriter<'_> {
    fn of(&mut self, loc: Attr) -> Attr {
        if let Some(known) = self.known.get(&loc) {
            return *known;
        }
        let place = mlirkit_diag::deep(|| self.without_ranges(loc));
        self.known.insert(loc, place);
        place
    }

    fn all(&mut self, attrs: &[Attr]) -> Box<[Attr]> {
        attrs.iter().map(|attr| self.of(*attr)).collect()
    }

    fn without_ranges(&mut self, loc: Attr) -> Attr {
        let ctx = self.ctx;
        let data = match ctx.attr_data(loc) {
            AttrData::FileRange(range) => {
                AttrData::FileLineCol { file: range.file, line: range.start_line, column: range.start_column }
            }
            AttrData::NameLoc { name, child } => AttrData::NameLoc { name: *name, child: self.of(*child) },
            AttrData::CallSiteLoc { callee, caller } => {
                AttrData::CallSiteLoc { callee: self.of(*callee), caller: self.of(*caller) }
            }
            AttrData::FusedLoc { locations, metadata } => {
                AttrData::FusedLoc { locations: self.all(locations), metadata: metadata.map(|data| self.of(data)) }
            }
            // The metadata of a fused location may contain locations.
            AttrData::Array(elements) => AttrData::Array(self.all(elements)),
            AttrData::Dictionary(entries) => {
                AttrData::Dictionary(entries.iter().map(|(name, value)| (*name, self.of(*value))).collect())
            }
            _ => return loc,
        };
        ctx.attr(data)
    }
}
