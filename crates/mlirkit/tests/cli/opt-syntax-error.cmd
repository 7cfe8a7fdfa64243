mlirkit opt inputs/syntax.mlir
