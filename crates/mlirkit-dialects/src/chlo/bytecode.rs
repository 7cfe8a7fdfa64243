//! `chlo` in bytecode: the two enums of comparisons. Everything else stands as text.

use mlirkit_bytecode::WireField::Enum;
use mlirkit_bytecode::{When, WireRow, WireTable};

use crate::common::trace::{Events, events};

static EVENTS: Events = events!("chlo-bytecode", "mlir::chlo", "ChloBytecodeInterface", Calls);

/// The encodings.
pub(crate) static TABLE: WireTable = WireTable {
    names: ("chlo attribute", "builtin type"),
    trace: Some(&EVENTS),
    ..WireTable::new(
        "chlo",
        &[
            WireRow { code: 0, row: "comparison_direction", when: When::Always, fields: &[("value", Enum)] },
            WireRow { code: 1, row: "comparison_type", when: When::Always, fields: &[("value", Enum)] },
        ],
        &[],
    )
};
