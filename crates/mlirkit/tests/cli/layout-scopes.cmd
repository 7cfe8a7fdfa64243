mlirkit layout inputs/layout.mlir
mlirkit layout inputs/layout.mlir --scope @kernels --type '!llvm.ptr<3>' --type i64 --json
mlirkit layout ../../../../examples/mlp.vhlo.mlirbc --type index | tail -1; mlirkit layout inputs/exported.bin --type f32 | tail -1
