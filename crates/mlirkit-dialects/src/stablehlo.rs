//! `stablehlo`: what its definition file cannot say.

pub(crate) mod bytecode;
