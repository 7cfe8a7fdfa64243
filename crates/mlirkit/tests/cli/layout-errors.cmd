mlirkit layout inputs/layout.mlir --type 'vector<'
mlirkit layout inputs/layout.mlir --type 'tensor<4xf32>'
mlirkit layout inputs/layout.mlir --scope @nowhere
mlirkit layout --llvm 'x-nonsense'
mlirkit layout < /dev/null
