//! The subcommands.

pub mod inspect;
pub mod layout;
pub mod opt;
pub mod parse;
pub mod print;
pub mod shell;
pub mod stablehlo;
pub mod translate;
