//! Arbitrary-width integers and every MLIR float kind, bits to text and back.
