mlirkit opt inputs/small.mlir --mlir-print-op-generic
