//! What changed between releases and no row says.

use mlirkit_ir::PortHook;

/// The body of `linalg.map` has an argument for what is written to since LLVM 22.
pub(crate) const MAPPER: PortHook = PortHook {
    newer: |op| {
        let init = op.operands.iter().find(|(name, _)| **name == *"init").and_then(|(_, values)| values.first());
        let ty = init.and_then(|init| (op.type_of)(*init));
        op.args.extend(ty.map(|ty| op.to.element_type_or_self(ty)));
        Ok(())
    },
    older: |op| {
        op.args.pop();
        Ok(())
    },
    numbers: &[],
};
