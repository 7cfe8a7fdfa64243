mlirkit opt - < inputs/small.mlir
mlirkit opt < inputs/syntax.mlir
