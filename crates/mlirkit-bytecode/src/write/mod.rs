//! Writes a numbered module, section by section.

pub(crate) mod module;
pub(crate) mod op_headers;
pub(crate) mod op_section;
pub(crate) mod relocatable;
pub(crate) mod shared_entries;
