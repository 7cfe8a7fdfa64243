mlirkit opt inputs/small.mlir --release=llvm-21 | tail -1
mlirkit opt inputs/small.mlir --release=99
mlirkit opt inputs/small.mlir --producer-release=15
mlirkit opt inputs/small.mlir --release=21-git
