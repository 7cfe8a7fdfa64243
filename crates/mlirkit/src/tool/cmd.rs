//! The subcommands.

pub mod diff;
pub mod extract;
pub mod fingerprint;
pub mod inspect;
pub mod layout;
pub mod link;
pub mod opt;
pub mod outline;
pub mod parse;
pub mod print;
pub mod resources;
pub mod shell;
pub mod split;
pub mod stablehlo;
pub mod strip;
pub mod translate;
