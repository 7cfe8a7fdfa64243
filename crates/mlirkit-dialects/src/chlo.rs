//! `chlo`: what its definition file cannot say.

pub(crate) mod bytecode;
