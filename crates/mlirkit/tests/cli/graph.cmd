mlirkit graph inputs/loop.mlir
mlirkit graph inputs/loop.mlir @f
mlirkit graph inputs/loop.mlir @f --format svg | grep -c '<rect'
mlirkit graph inputs/loop.mlir @f -o "$T/f.svg" && grep -c '<rect' "$T/f.svg"
mlirkit graph inputs/loop.mlir @h
printf 'module {\nmodule @m {\nfunc.func @f() { return }\n}\n}\n' | mlirkit graph - @f
