mlirkit translate --serialize --target=1.3.0 inputs/add.stablehlo.mlir > $T/artifact; echo $?; wc -c < $T/artifact
mlirkit translate --serialize --target=nonsense inputs/add.stablehlo.mlir > $T/artifact; echo $?
mlirkit translate inputs/add.stablehlo.mlir
