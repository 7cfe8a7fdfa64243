mlirkit translate --serialize --target=current inputs/small.mlir > $T/artifact; echo $?
mlirkit translate --deserialize inputs/small.mlir
