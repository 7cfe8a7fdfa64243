//! The subcommands.

pub mod layout;
pub mod opt;
pub mod stablehlo;
pub mod translate;
