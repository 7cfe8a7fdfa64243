mlirkit stablehlo explain ../../../../examples/mlp.vhlo.mlirbc --target=0.9.0
mlirkit stablehlo explain ../../../../examples/mlp.stablehlo.mlirbc --json
