mlirkit resources list inputs/weights.mlir --least=1
mlirkit weights list inputs/weights.mlir --least=16 --json
