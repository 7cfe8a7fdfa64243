//! A search through the locations nested in a given location.

use rustc_hash::FxHashSet;

use crate::attr::AttrData;
use crate::context::Context;
use crate::ids::Attr;

impl Context {
    /// Calls `visit` for a location and the locations nested in it, outermost first. Returns the first result that is
    /// not `None`. Visits each distinct location once, because nested locations can be shared: a tree of 2^n locations
    /// may consist of only n distinct ones.
    pub fn find_in_location<'c, T>(
        &'c self,
        location: Attr,
        mut visit: impl FnMut(&'c AttrData) -> Option<T>,
    ) -> Option<T> {
        let (mut open, mut seen) = (vec![location], FxHashSet::default());
        while let Some(location) = open.pop() {
            if !seen.insert(location) {
                continue;
            }
            let data = self.attr_data(location);
            if let Some(found) = visit(data) {
                return Some(found);
            }
            let first = open.len();
            match data {
                AttrData::NameLoc { child, .. } => open.push(*child),
                AttrData::CallSiteLoc { callee, caller } => open.extend([*callee, *caller]),
                AttrData::FusedLoc { locations, metadata } => {
                    open.extend(locations);
                    open.extend(metadata.filter(|metadata| self.attr_data(*metadata).is_location()));
                }
                _ => {}
            }
            open[first..].reverse();
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use crate::{AttrData, Context, DialectSet};

    #[test]
    fn shared_parts_are_visited_once() {
        let ctx = Context::new(DialectSet::new());
        let named = |name: &str, child| ctx.attr(AttrData::NameLoc { name: ctx.ident(name), child });
        let mut location = ctx.unknown_loc();
        for _ in 0..64 {
            let locations = [named("a", location), named("b", location)].into();
            location = ctx.attr(AttrData::FusedLoc { locations, metadata: None });
        }
        let mut visited = 0;
        let found = ctx.find_in_location(location, |_| {
            visited += 1;
            None::<()>
        });
        assert_eq!((found, visited), (None, 3 * 64 + 1));
    }

    #[test]
    fn a_location_that_waits_is_visited_earlier_inside_another() {
        let ctx = Context::new(DialectSet::new());
        let named = |name: &str| ctx.attr(AttrData::NameLoc { name: ctx.ident(name), child: ctx.unknown_loc() });
        let callee = AttrData::FusedLoc { locations: [named("a")].into(), metadata: Some(named("meta")) };
        let site = ctx.attr(AttrData::CallSiteLoc { callee: ctx.attr(callee), caller: named("a") });
        let name = |data: &AttrData| match data {
            AttrData::NameLoc { name, .. } => Some(ctx.str(*name).to_owned()),
            _ => None,
        };
        assert_eq!(ctx.find_in_location(site, name).as_deref(), Some("a"));
    }

    #[test]
    fn metadata_that_is_a_location_is_visited_last() {
        let ctx = Context::new(DialectSet::new());
        let named = |name: &str| ctx.attr(AttrData::NameLoc { name: ctx.ident(name), child: ctx.unknown_loc() });
        let fused = AttrData::FusedLoc { locations: [ctx.unknown_loc()].into(), metadata: Some(named("meta")) };
        let name = |data: &AttrData| match data {
            AttrData::NameLoc { name, .. } => Some(ctx.str(*name).to_owned()),
            _ => None,
        };
        assert_eq!(ctx.find_in_location(ctx.attr(fused), name).as_deref(), Some("meta"));
    }
}
