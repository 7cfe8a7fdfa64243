//! The subcommands.

pub mod inspect;
pub mod layout;
pub mod opt;
pub mod stablehlo;
pub mod translate;
