mlirkit layout inputs/layout.mlir
mlirkit layout inputs/layout.mlir --scope @kernels --type '!llvm.ptr<3>' --type i64 --json
