//! The upstream MLIR dialects: definition files and hooks.
