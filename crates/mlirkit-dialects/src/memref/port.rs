//! Port hooks of the `memref` dialect: conversions between releases that `history.txt` cannot express.

use mlirkit_ir::PortHook;

/// Since LLVM 21 the operation has a result: the memref with the known alignment.
pub(crate) const RESULT: PortHook = PortHook {
    newer: |op| {
        let memref = op.operands.iter().flat_map(|(_, values)| values).next();
        op.results.extend(memref.and_then(|memref| (op.type_of)(*memref)));
        Ok(())
    },
    // A use is reported at its destination.
    older: |_| Ok(()),
    numbers: &[],
};
