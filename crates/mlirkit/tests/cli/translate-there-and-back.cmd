mlirkit translate --serialize --target=1.9.0 inputs/add.stablehlo.mlir -o $T/artifact
mlirkit translate --deserialize --print-stablehlo-version $T/artifact
