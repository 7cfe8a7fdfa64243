//! Port hooks of the `llvm` dialect: conversions between releases that `history.txt` cannot express.

use mlirkit_ir::{AttrData, PortHook};

/// A hook that ports the flags of `llvm.getelementptr`. Since LLVM 21 there are several flags, and `inbounds` implies
/// `nusw`.
pub(crate) const GEP_FLAGS: PortHook = PortHook {
    newer: |op| {
        let inbounds = op.take_slot("inbounds").is_some();
        let flags = op.to.int_attr(op.to.i32_type(), if inbounds { INBOUNDS } else { 0 });
        op.set_slot("noWrapFlags", flags);
        Ok(())
    },
    older: |op| {
        let flags = op.take_slot("noWrapFlags").and_then(|flags| op.to.int_value(flags)).unwrap_or(0);
        let inbounds = flags & INBOUNDS == INBOUNDS;
        if inbounds {
            op.set_slot("inbounds", op.to.unit());
        }
        if flags != if inbounds { INBOUNDS } else { 0 } {
            op.lost.push("only its flag 'inbounds' is representable".into());
        }
        Ok(())
    },
    numbers: &[],
};

const INBOUNDS: i64 = 3;

/// A hook that ports the debug expressions of a global. Since LLVM 20 a global has a list of them.
pub(crate) const DEBUG_EXPRESSIONS: PortHook = PortHook {
    newer: |op| {
        if let Some(expression) = op.take_slot("dbg_expr") {
            op.set_slot("dbg_exprs", op.to.array_attr(&[expression]));
        }
        Ok(())
    },
    older: |op| {
        let Some(list) = op.take_slot("dbg_exprs") else { return Ok(()) };
        match op.to.attr_data(list) {
            AttrData::Array(items) => match &**items {
                [] => Ok(()),
                [first, others @ ..] => {
                    op.set_slot("dbg_expr", *first);
                    if !others.is_empty() {
                        op.lost.push("it cannot have several expressions for the debugger".into());
                    }
                    Ok(())
                }
            },
            _ => Ok(()),
        }
    },
    numbers: &[],
};

/// A hook that ports the thread-local mode, which was added in LLVM 24. Mode 0 means not thread-local, 1 is the default
/// mode.
pub(crate) const THREAD_LOCAL_MODE: PortHook = PortHook {
    newer: |op| {
        if op.take_slot("thread_local_").is_some() {
            op.set_slot("tls_mode", op.to.int_attr(op.to.i64_type(), 1));
        }
        Ok(())
    },
    older: |op| {
        match op.take_slot("tls_mode").and_then(|mode| op.to.int_value(mode)).unwrap_or(0) {
            0 => {}
            mode => {
                op.set_slot("thread_local_", op.to.unit());
                if mode != 1 {
                    op.lost.push("its thread-local mode is not representable".into());
                }
            }
        }
        Ok(())
    },
    numbers: &[],
};
