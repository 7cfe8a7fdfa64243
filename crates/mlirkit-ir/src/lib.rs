//! MLIR IR: interned attributes and types, bodies, builder, walks.
