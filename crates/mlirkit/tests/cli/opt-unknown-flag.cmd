mlirkit opt inputs/small.mlir --canonicalize
