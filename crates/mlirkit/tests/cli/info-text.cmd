mlirkit info inputs/small.mlir
mlirkit info inputs/small.mlir --json
mlirkit info /dev/null
