mlirkit opt inputs/wrong-type.mlir --mlir-very-unsafe-disable-verifier-on-parsing --mlir-print-op-generic
