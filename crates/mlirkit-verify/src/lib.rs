//! Structural verification of MLIR IR.
