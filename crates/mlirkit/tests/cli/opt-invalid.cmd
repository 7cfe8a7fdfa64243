mlirkit opt inputs/wrong-type.mlir
