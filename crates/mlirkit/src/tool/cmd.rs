//! The subcommands.

pub mod layout;
pub mod opt;
