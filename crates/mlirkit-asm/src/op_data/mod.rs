//! Operations as plain data, and cached facts about operation names, for both the parser and the printer.

pub mod arguments;
pub(crate) mod asm_names;
pub(crate) mod format_state;
pub(crate) mod op_info;
pub(crate) mod segments;
pub(crate) mod syntax;
