//! `chlo` in bytecode: the two comparison enums. Everything else is stored as text.

use mlirkit_bytecode::{BytecodeRegistry, RowCodec};

use crate::common::trace::{Events, events};

static EVENTS: Events = events!("chlo-bytecode", "mlir::chlo", "ChloBytecodeInterface", Calls);

/// The codec that interprets the encodings of the rows.
pub(crate) static CODEC: RowCodec =
    RowCodec { names: ("chlo attribute", "builtin type"), trace: Some(&EVENTS), ..RowCodec::new("chlo") };

/// Adds the encodings of `chlo`.
pub(crate) fn register(registry: BytecodeRegistry) -> BytecodeRegistry {
    registry.with(&CODEC)
}
