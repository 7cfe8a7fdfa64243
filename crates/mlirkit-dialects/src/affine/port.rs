//! What changed between releases and no row says.

use mlirkit_ir::{DYNAMIC, PortHook};

/// `delinearize_index` may have constants in its basis since LLVM 20, and need not have the outermost bound.
pub(crate) const BASIS: PortHook = PortHook {
    newer: |op| {
        let basis = op.take_operands("basis");
        op.set_slot("static_basis", op.to.i64_array(&vec![DYNAMIC; basis.len()]));
        op.set_operands("dynamic_basis", basis);
        Ok(())
    },
    older: |op| {
        let constants =
            op.take_slot("static_basis").and_then(|basis| op.to.int_array_values(basis)).unwrap_or_default();
        if constants.iter().any(|bound| *bound != DYNAMIC) {
            return Err("constants in its basis cannot be said".into());
        }
        if constants.len() != op.results.len() {
            return Err("a basis without the outermost bound cannot be said".into());
        }
        let basis = op.take_operands("dynamic_basis");
        op.set_operands("basis", basis);
        Ok(())
    },
};
