//! Hooks for the parts of the IREE dialects that their definition files cannot express.

pub(crate) mod aliases;
pub(crate) mod common;
pub(crate) mod flow;
pub(crate) mod hal;
pub(crate) mod names;
pub(crate) mod stream;
pub(crate) mod util;
pub(crate) mod vm;
