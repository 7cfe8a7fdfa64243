//! Operations as plain data, and facts about their names, for both parser and printer.

pub mod arguments;
pub(crate) mod asm_names;
pub(crate) mod format_state;
pub(crate) mod op_info;
pub(crate) mod segments;
pub(crate) mod syntax;
