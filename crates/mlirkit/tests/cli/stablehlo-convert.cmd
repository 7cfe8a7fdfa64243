mlirkit stablehlo downgrade ../../../../examples/mlp.vhlo.mlirbc --target=1.0.0 -o $T/old && mlirkit stablehlo version $T/old
mlirkit stablehlo upgrade $T/old --target=1.7.0 -o $T/new && mlirkit stablehlo version $T/new
mlirkit translate --serialize --target=1.4.0 inputs/add.stablehlo.mlir -o $T/tan
mlirkit stablehlo downgrade $T/tan --target=1.3.0 -o $T/none; echo $?; ls $T
mlirkit stablehlo upgrade inputs/small.mlir
mlirkit stablehlo upgrade ../../../../examples/mlp.vhlo.mlirbc --target=one
