//! MLIR serialization in pure Rust: text, bytecode, StableHLO artifacts and data layout.
