mlirkit opt inputs/small.mlir --emit-bytecode --emit-bytecode-version=7
mlirkit opt inputs/small.mlir --emit-bytecode-version=3
mlirkit opt inputs/small.mlir --emit-bytecode --emit-bytecode-version=7 --mlir-print-op-on-diagnostic=0
