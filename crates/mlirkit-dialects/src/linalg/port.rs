//! Changes between releases that no row expresses.

use mlirkit_ir::PortHook;

/// The body of `linalg.map` has an argument for what is written to since LLVM 22.
pub(crate) const MAPPER: PortHook = PortHook {
    newer: |op| {
        let ty = op.operand("init").and_then(op.type_of);
        op.args.extend(ty.map(|ty| op.to.element_type_or_self(ty)));
        Ok(())
    },
    older: |op| {
        op.args.pop();
        Ok(())
    },
    numbers: &[],
};
