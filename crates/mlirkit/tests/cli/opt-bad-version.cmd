mlirkit opt inputs/small.mlir --emit-bytecode --emit-bytecode-version=7
