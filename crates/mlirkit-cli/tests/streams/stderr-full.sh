status 1 $M opt bad.mlir 2> /dev/full
status 1 $M opt none.mlir 2> /dev/full
status 1 $M translate --deserialize bad.mlir 2> /dev/full
status 1 $M layout none.mlir 2> /dev/full
status 1 $M stablehlo explain none 2> /dev/full
status 1 $M stablehlo version none 2> /dev/full
