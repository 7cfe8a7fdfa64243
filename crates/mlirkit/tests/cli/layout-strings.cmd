mlirkit layout --llvm 'e-m:e-i64:64-n8:16:32:64-S128'
mlirkit layout --llvm 'e-p:32:32' --type index
mlirkit layout inputs/layout.mlir --to-llvm
