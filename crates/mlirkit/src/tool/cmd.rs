//! The subcommands.

pub mod diff;
pub mod fingerprint;
pub mod inspect;
pub mod layout;
pub mod opt;
pub mod parse;
pub mod print;
pub mod resources;
pub mod shell;
pub mod stablehlo;
pub mod strip;
pub mod translate;
