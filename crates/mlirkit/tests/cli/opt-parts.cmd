mlirkit opt inputs/parts.mlir --split-input-file
