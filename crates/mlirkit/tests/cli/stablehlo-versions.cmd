mlirkit stablehlo version ../../../../examples/mlp.vhlo.mlirbc
mlirkit stablehlo version inputs/small.mlir
