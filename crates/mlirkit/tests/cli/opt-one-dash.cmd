mlirkit opt inputs/small.mlir -mlir-print-op-generic -mlir-print-debuginfo -mlir-print-local-scope
