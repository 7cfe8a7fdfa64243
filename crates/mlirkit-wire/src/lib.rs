//! The MLIR bytecode container without IR.
