//! MLIR data layout queries.
