//! Source maps, positions and diagnostics for MLIR text and bytecode.
