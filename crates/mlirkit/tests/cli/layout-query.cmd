mlirkit layout query inputs/layout.mlir --key index
mlirkit layout query inputs/layout.mlir --key '"nothing"'
