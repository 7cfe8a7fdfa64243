mlirkit opt inputs/small.mlir
