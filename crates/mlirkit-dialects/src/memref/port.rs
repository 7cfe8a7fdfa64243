//! Port hooks of the `memref` dialect: conversions between releases that `history.txt` cannot express.

use mlirkit_ir::PortHook;

/// A hook that adds the result of `memref.assume_alignment`. Since LLVM 21 the operation returns the memref with the
/// known alignment.
pub(crate) const RESULT: PortHook = PortHook {
    newer: |op| {
        let memref = op.operands.iter().flat_map(|(_, values)| values).next();
        op.results.extend(memref.and_then(|memref| (op.type_of)(*memref)));
        Ok(())
    },
    // Older releases lack the result. Nothing is converted here, because each use of the result is reported where it
    // occurs.
    older: |_| Ok(()),
    numbers: &[],
};
