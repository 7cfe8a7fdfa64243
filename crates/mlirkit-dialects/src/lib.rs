//! The upstream MLIR dialects: definition files and hooks.

pub mod embedded;
