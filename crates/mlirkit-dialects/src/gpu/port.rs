//! Port hooks of the `gpu` dialect: conversions between releases that `history.txt` cannot express.

use mlirkit_ir::PortHook;

/// A hook that ports the attribute with the number of workgroup attributions. Since LLVM 23 it is omitted if it is
/// zero.
pub(crate) const ATTRIBUTIONS: PortHook = PortHook {
    newer: |op| {
        if op.has_slot(COUNT) && op.slot(COUNT).and_then(|count| op.to.int_value(count)) == Some(0) {
            op.take_slot(COUNT);
        }
        Ok(())
    },
    older: |op| {
        if op.slot(COUNT).is_none() && *op.row.name == *"gpu.func" && !op.has_slot(COUNT) {
            op.set_slot(COUNT, op.to.int_attr(op.to.i64_type(), 0));
        }
        Ok(())
    },
    numbers: &[],
};

const COUNT: &str = "workgroup_attributions";
