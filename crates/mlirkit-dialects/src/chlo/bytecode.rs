//! Bytecode encodings of the `chlo` dialect: the two comparison enums. All other attributes and types are stored in
//! printed form.

use mlirkit_bytecode::{BytecodeRegistry, RowCodec};

use crate::common::trace::{Events, events};

static EVENTS: Events = events!("chlo-bytecode", "mlir::chlo", "ChloBytecodeInterface", Calls);

/// The codec for the attributes and types whose encodings are described in the dialect's definition file.
pub(crate) static CODEC: RowCodec =
    RowCodec { names: ("chlo attribute", "builtin type"), trace: Some(&EVENTS), ..RowCodec::new("chlo") };

/// Adds the bytecode encodings of the `chlo` dialect.
pub(crate) fn register(registry: BytecodeRegistry) -> BytecodeRegistry {
    registry.with(&CODEC)
}
