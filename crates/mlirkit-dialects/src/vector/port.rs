//! Port hooks of the `vector` dialect: conversions between releases that `history.txt` cannot express.

use mlirkit_ir::{AttrData, DYNAMIC, PortHook};

/// A hook that ports `in_bounds`. Since LLVM 19 it has an entry for each dimension; in earlier releases, a missing
/// attribute means that no dimension is in bounds.
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

/// A hook that ports the position of `vector.extractelement` and `vector.insertelement`, which is one operand of any
/// integer type. `vector.extract` and `vector.insert` have a list of constants and indices instead.
pub(crate) const STATIC_POSITION: PortHook = PortHook {
    newer: |op| {
        let position = op.take_operands("position").first().copied();
        let constant = position.and_then(|position| (op.constant)(position)).and_then(|value| op.to.int_value(value));
        let (positions, dynamic) = match (position, constant) {
            (None, _) => (Vec::new(), Vec::new()),
            (_, Some(constant)) => (vec![constant], Vec::new()),
            (Some(position), None) if (op.type_of)(position) == Some(op.to.index_type()) => {
                (vec![DYNAMIC], vec![position])
            }
            _ => return Err("its position is no index and no constant".into()),
        };
        op.set_slot("static_position", op.to.i64_array(&positions));
        op.set_operands("dynamic_position", dynamic);
        Ok(())
    },
    older: |_| Ok(()),
    numbers: &[],
};
