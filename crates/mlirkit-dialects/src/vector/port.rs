//! Changes between releases that no row expresses.

use mlirkit_ir::{AttrData, PortHook};

/// Since LLVM 19 each dimension says whether it is in bounds; where nothing was said, none was.
pub(crate) const IN_BOUNDS: PortHook = PortHook {
    newer: |op| {
        let map = op.slot("permutation_map").map(|map| op.to.attr_data(map));
        if let (None, Some(AttrData::AffineMap(map))) = (op.slot("in_bounds"), map) {
            op.set_slot("in_bounds", op.to.array_attr(&vec![op.to.bool_attr(false); map.results.len()]));
        }
        Ok(())
    },
    older: |_| Ok(()),
    numbers: &[],
};
