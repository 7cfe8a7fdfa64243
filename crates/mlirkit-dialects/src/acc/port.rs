//! What changed between releases and no row says.

use mlirkit_ir::{Attr, PortHook, PortOp};

/// What a variable holds is said since LLVM 20, though the types of most variables say it too.
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

/// What the type of its variable says; `None` if that is a pointer to anything.
fn held(op: &PortOp<'_>) -> Option<Attr> {
    let ty = op.operand("var").or_else(|| op.operand("varPtr")).and_then(op.type_of)?;
    super::syntax::pointee(op.to, ty).unwrap_or(Some(ty)).map(|ty| op.to.type_attr(ty))
}
