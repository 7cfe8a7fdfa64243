//! MLIR bytecode reader and writer.
