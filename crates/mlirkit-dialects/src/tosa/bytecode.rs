//! `tosa` in bytecode: everything stands as text. Upstream's interface exists for the day when that changes, so that a
//! version in a file is refused in its words.

use mlirkit_bytecode::WireTable;

/// No encodings.
pub(crate) static TABLE: WireTable = WireTable::new("tosa", &[], &[]);
