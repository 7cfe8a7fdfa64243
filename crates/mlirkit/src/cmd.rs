//! The subcommands.

pub mod opt;
