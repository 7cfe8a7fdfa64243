//! What changed between releases and no row says.

use mlirkit_ir::PortHook;

/// What is known of an alignment is a value of its own since LLVM 21.
pub(crate) const RESULT: PortHook = PortHook {
    newer: |op| {
        let memref = op.operands.iter().flat_map(|(_, values)| values).next();
        op.results.extend(memref.and_then(|memref| (op.type_of)(*memref)));
        Ok(())
    },
    // If it is used, that is said where it goes.
    older: |_| Ok(()),
    numbers: &[],
};
