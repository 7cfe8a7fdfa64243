//! The numbers that identify attributes, types and resources in the file being written.

use mlirkit_ir::{Attr, Ident, Type};
use rustc_hash::FxHashMap;

/// The numbers of attributes, types and resources in the file being written, indexed by handle.
#[derive(Debug, Default)]
pub(crate) struct Numbers {
    /// One more than the number of each attribute, or 0 if it has none. The attributes in `locs` are omitted.
    pub(crate) attrs: Vec<u32>,
    /// The handles of locations whose numbers are computed from their handles. The first of them has number 0.
    pub(crate) locs: std::ops::Range<usize>,
    pub(crate) types: Vec<u32>,
    pub(crate) resources: FxHashMap<(Ident, Ident), u32>,
}

impl Numbers {
    #[inline]
    pub(crate) fn attr(&self, attr: Attr) -> Option<u32> {
        let index = attr.index();
        if index < self.locs.start {
            return self.attrs.get(index)?.checked_sub(1);
        }
        if index < self.locs.end {
            return Some((index - self.locs.start) as u32);
        }
        self.attrs.get(index - self.locs.len())?.checked_sub(1)
    }

    /// Sets the number of an attribute that is not in `locs`.
    pub(crate) fn set(&mut self, attr: u32, number: u32) {
        let index = attr as usize;
        let place = if index < self.locs.start { index } else { index - self.locs.len() };
        if self.attrs.len() <= place {
            self.attrs.resize(place + 1, 0);
        }
        if let Some(slot) = self.attrs.get_mut(place) {
            *slot = number + 1;
        }
    }

    #[inline]
    pub(crate) fn ty(&self, ty: Type) -> Option<u32> {
        self.types.get(ty.index())?.checked_sub(1)
    }

    pub(crate) fn resource(&self, dialect: Ident, key: Ident) -> Option<u32> {
        self.resources.get(&(dialect, key)).copied()
    }
}
