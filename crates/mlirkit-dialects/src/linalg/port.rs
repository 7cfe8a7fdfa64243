//! Port hooks of the `linalg` dialect: conversions between releases that `history.txt` cannot express.

use mlirkit_ir::PortHook;

/// A hook that ports the body of `linalg.map`. Since LLVM 22 it has an argument for the output.
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
