//! Port hooks of the `acc` dialect: conversions between releases that `history.txt` cannot express.

use mlirkit_ir::{Attr, PortHook, PortOp};

/// A hook that ports `varType`, the attribute for a variable's type. Since LLVM 20 it is stored explicitly, even if the
/// operand's type implies it.
pub(crate) const VAR_TYPE: PortHook = PortHook {
    newer: |op| {
        if op.has_slot(NAME)
            && let Some(held) = held(op)
        {
            op.set_slot(NAME, held);
        }
        Ok(())
    },
    older: |op| {
        if op.slot(NAME).is_some_and(|said| held(op) == Some(said)) {
            op.take_slot(NAME);
        }
        Ok(())
    },
    numbers: &[],
};

const NAME: &str = "varType";

/// Returns the type that the variable operand implies; `None` if the operand is an opaque pointer.
fn held(op: &PortOp<'_>) -> Option<Attr> {
    let ty = op.operand("var").or_else(|| op.operand("varPtr")).and_then(op.type_of)?;
    super::syntax::pointee(op.to, ty).unwrap_or(Some(ty)).map(|ty| op.to.type_attr(ty))
}
